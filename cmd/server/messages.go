package main

import (
	"bufio"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"broadside/configs"
	"broadside/configs/language"
)

func messagesCommand() *cobra.Command {
	names := false
	cmd := &cobra.Command{
		Use:   "messages",
		Short: "Write a language file to start from",
		Long: `Writes every message of the game, each as its own translation. Put the
language's tag in the first line, translate what follows the colons, and leave
out what you do not: it appears in English. Each %s, %S and %d is a value; where another
language needs them in another order, number them, as in %[2]s. A message that a number
changes has forms: {by: 1, one: "%d Runde", other: "%d Runden"}.

With --names the names and texts of the data follow: weapons, powers, conditions, lessons,
scenarios and the rest, each whole.

The setting "language" makes the station and the server use it; both report mistakes by line.`,
		Example: `  broadside-server messages > ~/.config/broadside/languages/de.yaml
  broadside --language de`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			to := bufio.NewWriter(c.OutOrStdout())
			fmt.Fprintln(to, "language: en")
			writeLines(to, "messages", language.Messages())
			if names {
				writeLines(to, "names", configs.Texts())
			}
			return to.Flush()
		},
	}
	cmd.Flags().BoolVar(&names, "names", false, "the names and texts of the shipped data too")
	return cmd
}

// writeLines writes a section of a language file in which each text is told as it is.
func writeLines(to *bufio.Writer, section string, texts []string) {
	fmt.Fprintln(to, section+":")
	for _, text := range texts {
		fmt.Fprintf(to, "  %s: %[1]s\n", strconv.Quote(text))
	}
}
