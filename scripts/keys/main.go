// Keys writes docs/keys.md and the JSON schemas of docs/schema from the descriptions by which data
// files are read.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"broadside/configs"
	"broadside/configs/reference"
)

//go:generate go run . ../../docs

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: keys FOLDER, that of the documents")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write(docs string) error {
	if err := os.WriteFile(filepath.Join(docs, "keys.md"), []byte(reference.Page()), 0o644); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(docs, "schema"), 0o755); err != nil {
		return err
	}
	for _, f := range configs.Folders() {
		text, err := reference.JSON(f)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(docs, "schema", f.Name+".schema.json"), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
