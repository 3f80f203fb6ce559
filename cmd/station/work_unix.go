//go:build unix

package main

import (
	"syscall"
	"time"
)

// processorTime returns how long the processor has worked for this program.
func processorTime() time.Duration {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
