package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"broadside/configs/language"
)

func messagesCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "messages",
		Short: "Write a language file to start from",
		Long: `Writes every message of the game, each as its own translation. Put the
language's tag in the first line, translate what follows the colons, and leave
out what you do not: it appears in English. Each %s, %S and %d is a value; where another
language needs them in another order, number them, as in %[2]s. A message that a number
changes has forms: {by: 1, one: "%d Runde", other: "%d Runden"}.

The setting "language" makes the station and the server use it; both report mistakes by line.`,
		Example: `  broadside-server messages > ~/.config/broadside/languages/de.yaml
  broadside --language de`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			to := c.OutOrStdout()
			if _, err := fmt.Fprintln(to, "language: en\nmessages:"); err != nil {
				return err
			}
			for _, m := range language.Messages() {
				if _, err := fmt.Fprintf(to, "  %s: %[1]s\n", strconv.Quote(m)); err != nil {
					return err
				}
			}
			return nil
		},
	}
}
