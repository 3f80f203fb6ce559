//go:build unix

package main

import "syscall"

// apart returns attributes for a process that signals from this one's terminal do not reach.
func apart() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
