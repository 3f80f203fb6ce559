// Rules writes the table of docs/rules.md: each rule of sim/story with the stories of docs/stories
// that play it.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

//go:generate go run . ../..

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: rules FOLDER, the project's own")
		os.Exit(2)
	}
	if err := rewrite(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// rewrite updates the page of a project.
func rewrite(root string) error {
	was, now, err := pages(root)
	if err != nil || now == was {
		return err
	}
	return os.WriteFile(pagePath(root), []byte(now), 0o644)
}

// pages returns the page as it is and as it should be.
func pages(root string) (was, now string, err error) {
	text, err := os.ReadFile(pagePath(root))
	if err != nil {
		return "", "", err
	}
	tree := os.DirFS(root)
	told, err := stories(tree)
	if err != nil {
		return "", "", err
	}
	named, err := mentions(tree)
	if err != nil {
		return "", "", err
	}
	now, err = write(string(text), told, named)
	return string(text), now, err
}

func pagePath(root string) string { return filepath.Join(root, "docs", "rules.md") }
