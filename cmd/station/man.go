//go:build !js

package main

import (
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"broadside/netcode"
)

// manCommand writes the man pages that packages hold.
func manCommand() *cobra.Command {
	return &cobra.Command{
		Use: "man FOLDER", Short: "Write the man pages into a folder", Hidden: true, Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			return doc.GenManTree(c.Root(), &doc.GenManHeader{Source: "Broadside " + netcode.Build(), Manual: "Broadside"}, args[0])
		},
	}
}
