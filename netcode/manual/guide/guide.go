// Package guide reads what the guides tell people to type. Only tests use it.
package guide

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spf13/cobra"
)

// Pages are the guides, from the top folder.
var Pages = []string{"README.md", "CONTRIBUTING.md", "docs/playing.md", "docs/hosting.md", "docs/writing.md", "docs/many-tables.md"}

var inline = regexp.MustCompile("`([^`\n]+)`")

// Command is something to type, on one of the pages.
type Command struct {
	Page  string
	Words []string
}

func (c Command) String() string {
	return fmt.Sprintf("%s says %q", c.Page, strings.Join(c.Words, " "))
}

// Commands returns everything on the pages that is in backquotes, or on a line of its own.
func Commands(top string) (list []Command, err error) {
	for _, name := range Pages {
		text, err := os.ReadFile(filepath.Join(top, name))
		if err != nil {
			return nil, err
		}
		var lines []string
		for _, m := range inline.FindAllStringSubmatch(string(text), -1) {
			lines = append(lines, m[1])
		}
		for _, line := range strings.Split(string(text), "\n") {
			if typed, ok := strings.CutPrefix(line, "    "); ok {
				lines = append(lines, typed)
			}
		}
		for _, line := range lines {
			if words := strings.Fields(line); len(words) > 0 {
				list = append(list, Command{name, words})
			}
		}
	}
	return list, nil
}

// Of returns the arguments if it is a command of a program.
func (c Command) Of(program string) (args []string, ok bool) {
	if strings.TrimPrefix(c.Words[0], "bin/") != program {
		return nil, false
	}
	return c.Words[1:], true
}

// Find returns the command that a program, whose root is given, would run, with its flags set. It
// fails if the program refuses the arguments.
func Find(root *cobra.Command, args []string) (*cobra.Command, error) {
	c, rest, err := root.Find(args)
	if err != nil {
		return nil, err
	}
	c.InitDefaultHelpFlag()
	c.InitDefaultVersionFlag()
	if c.DisableFlagParsing {
		return c, nil
	}
	if err := c.ParseFlags(rest); err != nil {
		return nil, err
	}
	if c == root && root.HasSubCommands() && c.Flags().NFlag() == 0 && !root.Runnable() {
		return nil, errors.New("there is no such command")
	}
	if err := c.ValidateArgs(c.Flags().Args()); err != nil {
		return nil, err
	}
	return c, c.ValidateRequiredFlags()
}
