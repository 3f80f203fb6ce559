//go:build !js

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"broadside/cmd/station/cards"
	"broadside/crew"
)

// cardsCommand prints cards for seats.
func cardsCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "cards [SEAT...]",
		Short: "Print a card for each seat, with its keys as they are bound here",
		Long: `Writes a PDF with a page for each seat: what it is for, its keys as they are bound at
this station, and its orders with what they cost. Without a seat it has all of them.`,
		Example: `  broadside cards
  broadside cards pilot gunner --to crew.pdf`,
		RunE: func(c *cobra.Command, args []string) error {
			roles, err := seatsOf(args)
			if err != nil {
				return err
			}
			set, err := readBindings()
			if err != nil {
				return err
			}
			to, err := c.Flags().GetString("to")
			if err != nil {
				return err
			}
			if end := filepath.Ext(to); end != "" && !strings.EqualFold(end, ".pdf") {
				return fmt.Errorf("%s: cards are written as a PDF; name a file that ends in .pdf with --to", to)
			}
			out, err := os.Create(to)
			if err != nil {
				return fmt.Errorf("%w; name a writable file with --to", err)
			}
			err = cards.Write(out, roles, set)
			if shut := out.Close(); err == nil {
				err = shut
			}
			if err != nil {
				_ = os.Remove(to) // what has been written of it is useless
				return fmt.Errorf("%s: %w", to, err)
			}
			_, err = fmt.Fprintf(c.OutOrStdout(), "%s: print it on A4.\n", to)
			return err
		},
	}
	c.Flags().String("to", "broadside-cards.pdf", "the `file` that is written")
	return c
}

// seatsOf returns the seats for which cards are requested.
func seatsOf(words []string) (roles []crew.Role, err error) {
	all := cards.Roles()
	if len(words) == 0 {
		return all, nil
	}
	var names []string
	for _, r := range all {
		names = append(names, r.String())
	}
	for _, word := range words {
		role, err := crew.ParseRole(strings.ToLower(word))
		switch {
		case err == nil && role == crew.Screen:
			return nil, fmt.Errorf("the main screen has no card: nothing is ordered at it; ask for %s", strings.Join(names, ", "))
		case err != nil || !slices.Contains(all, role):
			return nil, fmt.Errorf("no scenario has a seat %q, so there is no card for it; ask for %s", word, strings.Join(names, ", "))
		}
		roles = append(roles, role)
	}
	return roles, nil
}
