//go:build !windows

package main

func adoptConsole() {}

func complain(string) {}
