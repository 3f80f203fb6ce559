package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"github.com/spf13/cobra"
)

// cardsCommand prints cards by running the station next to the server, which knows the key
// bindings.
func cardsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "cards [SEAT...] [--to FILE]",
		Short: "Print a card for each seat, with its keys",
		Long: `Has the station in this program's folder write a PDF with a page for each seat:
what it is for, its keys as they are bound there, and its orders. It is the same as
"broadside cards".`,
		Example: `  broadside-server cards
  broadside-server cards pilot gunner --to crew.pdf`,
		DisableFlagParsing: true,
		RunE: func(c *cobra.Command, args []string) error {
			for _, arg := range args {
				if arg == "--help" || arg == "-h" {
					return c.Help()
				}
			}
			return runStation(c, append([]string{"cards"}, args...)...)
		},
	}
}

// runStation runs the station's program with the arguments.
func runStation(c *cobra.Command, args ...string) error {
	station, err := findStation()
	if err != nil {
		return err
	}
	run := exec.CommandContext(c.Context(), station, args...)
	run.Stdout, run.Stderr = c.OutOrStdout(), c.ErrOrStderr()
	return run.Run()
}

// findStation finds the station's program next to this one, or else in the PATH.
func findStation() (string, error) {
	name := "broadside"
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	if self, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(self), name)
		if info, err := os.Stat(beside); err == nil && info.Mode().IsRegular() {
			return beside, nil
		}
	}
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	return "", errors.New("the station makes this, and needs to be in the same folder: put " + name + " there, or install the package broadside")
}
