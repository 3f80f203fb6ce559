// Settings writes docs/settings.md from the settings of both programs.
package main

import (
	"fmt"
	"os"

	"broadside/configs/setting"
)

//go:generate go run . ../../docs/settings.md

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: settings FILE, the page to write")
		os.Exit(2)
	}
	if err := os.WriteFile(os.Args[1], []byte(setting.Page()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
