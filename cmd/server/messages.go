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
		Long: `Writes every message that the game tells, each as its own translation. Put the
language's tag in the first line, translate what stands behind the colons, and leave
out what you do not: it is told in English. Each %s, %S and %d is a value; where another
language has them in another order, number them, as in %[2]s. A message that a number
changes has forms: {by: 1, one: "%d Runde", other: "%d Runden"}.

The setting language has station and server tell in it; both name mistakes with the line.`,
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
