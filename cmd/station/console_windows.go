package main

import (
	"os"
	"syscall"
	"unsafe"
)

// adoptConsole prints to the terminal from which the station was started: as a Windows GUI program
// it has no console of its own.
func adoptConsole() {
	if _, err := os.Stdout.Stat(); err == nil {
		return // output is redirected
	}
	const parent = ^uintptr(0)
	if ok, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); ok == 0 {
		return
	}
	if out, err := os.OpenFile("CONOUT$", os.O_WRONLY, 0); err == nil {
		os.Stdout, os.Stderr = out, out
	}
}

// complain shows why the station has ended if there is no terminal to print it.
func complain(text string) {
	if _, err := os.Stderr.Stat(); err == nil {
		return
	}
	words, err1 := syscall.UTF16PtrFromString(text)
	title, err2 := syscall.UTF16PtrFromString("Broadside")
	if err1 == nil && err2 == nil {
		const failed = 0x10
		_, _, _ = syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW").Call(0, uintptr(unsafe.Pointer(words)), uintptr(unsafe.Pointer(title)), failed) // there is nobody else to tell
	}
}
