package main

import (
	"errors"
	"os"

	"github.com/spf13/cobra"

	"broadside/sim/story"
)

func storyCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "story FILE...",
		Short: "Play rules as stories, with the dice that they name",
		Long: `Plays stories: text files that set up ships, people and dice, give orders, and
list what the log must then say. Each is played by the same rules as a battle.
docs/stories.md explains how to write one.

If the log says something else, both are shown with the file and the line, and
the exit code is 1. With --rewrite the file is updated with what the log says now: read it
before you keep it.`,
		Example: `  broadside-server story docs/stories/*.story
  broadside-server story --rewrite my.story`,
		Args: func(_ *cobra.Command, paths []string) error {
			if len(paths) == 0 {
				return errors.New("name a story, such as docs/stories/a-first-story.story")
			}
			return nil
		},
		RunE: func(c *cobra.Command, paths []string) error {
			rewrite, err := c.Flags().GetBool("rewrite")
			if err != nil {
				return err
			}
			data, err := dataOf(c)
			if err != nil {
				return err
			}
			stock := &story.Stock{Library: data.Library, Scenarios: data.Scenarios, Persons: data.Persons}
			err = story.Main(stock, onDisk{}, paths, rewrite, c.OutOrStdout())
			if errors.Is(err, story.ErrFailed) {
				return exit(1) // each failure has been printed
			}
			return err
		},
	}
	dataFlag(c)
	c.Flags().Bool("rewrite", false, "write what the log says now into the files")
	return c
}

// onDisk is the file system of this machine.
type onDisk struct{}

func (onDisk) ReadFile(path string) ([]byte, error) { return os.ReadFile(path) }

// WriteFile writes a file, keeping the mode of an existing one.
func (onDisk) WriteFile(path string, text []byte) error { return os.WriteFile(path, text, 0o644) }
