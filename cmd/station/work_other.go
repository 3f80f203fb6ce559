//go:build !unix

package main

import "time"

// processorTime returns 0: it is not known here, where windows are drawn by a graphics card.
func processorTime() time.Duration { return 0 }
