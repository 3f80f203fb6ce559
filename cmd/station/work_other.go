//go:build !unix

package main

import "time"

// processorTime returns 0: it is not measured here, where a graphics card draws windows.
func processorTime() time.Duration { return 0 }
