// Package manual writes the man pages of both programs.
package manual

import (
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"broadside/netcode"
)

// Command returns the hidden command that writes a man page for each command of its root, for
// packages.
func Command() *cobra.Command {
	return &cobra.Command{
		Use: "man FOLDER", Short: "Write the man pages into a folder", Hidden: true, Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			return doc.GenManTree(c.Root(), &doc.GenManHeader{Source: "Broadside " + netcode.Build(), Manual: "Broadside"}, args[0])
		},
	}
}
