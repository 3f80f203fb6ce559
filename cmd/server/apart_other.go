//go:build !unix

package main

import "syscall"

// apart starts a process that a signal to this one's terminal does not reach.
func apart() *syscall.SysProcAttr { return nil }
