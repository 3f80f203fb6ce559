//go:build !js

package main

import (
	"github.com/atotto/clipboard"

	"broadside/cmd/station/kit"
)

// board is the clipboard of the system.
type board struct{}

func openClipboard() kit.Clipboard { return board{} }

func (board) Read() (string, error)   { return clipboard.ReadAll() }
func (board) Write(text string) error { return clipboard.WriteAll(text) }
