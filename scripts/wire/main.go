// Wire writes the tables of docs/wire.md: every message, order, fact and section of a frame with
// its fields, from the descriptions by which the program itself reads them, and an exchange in
// bytes.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

//go:generate go run . ../..

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: wire FOLDER, the project's own")
		os.Exit(2)
	}
	was, now, err := pages(os.Args[1])
	if err == nil && was != now {
		err = os.WriteFile(pagePath(os.Args[1]), []byte(now), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func pagePath(root string) string { return filepath.Join(root, "docs", "wire.md") }

// pages returns the page as it is and as it should be.
func pages(root string) (was, now string, err error) {
	text, err := os.ReadFile(pagePath(root))
	if err != nil {
		return "", "", err
	}
	says, err := sayings(root)
	if err != nil {
		return "", "", err
	}
	now = string(text)
	src := &source{root: root, pkgs: map[string]*pkg{}}
	for name, write := range map[string]func(comments) (string, error){
		"messages": messages, "orders": orders, "facts": facts, "frames": frames, "exchange": exchange,
		"words":    func(comments) (string, error) { return words(src) },
		"meanings": func(comments) (string, error) { return meanings(src) },
	} {
		table, err := write(says)
		if err != nil {
			return "", "", fmt.Errorf("%s: %w", name, err)
		}
		if now, err = replace(now, name, table); err != nil {
			return "", "", err
		}
	}
	return string(text), now, nil
}
