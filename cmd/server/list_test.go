package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every list has every entry with its key, including those of a folder.
func TestEveryKindIsListed(t *testing.T) {
	dir := t.TempDir()
	gun := "lance: {name: boarding lance, grade: primary, type: thermite, damage: {small: 2d6, huge: 4d6}, range: {near: 150, far: 450}}\n"
	if err := os.MkdirAll(filepath.Join(dir, "weapons"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "weapons/lance.yaml"), []byte(gun), 0o644); err != nil {
		t.Fatal(err)
	}
	data, err := loadData(os.Stderr, []string{dir})
	if err != nil {
		t.Fatal(err)
	}
	for word, holds := range map[string]string{
		"classes": "corvette", "weapons": "lance", "bombs": "bomblet", "armour": "lightweight", "crew": "tobin-sayre", "features": "precision-gambit",
		"powers": "spark-lash", "modifications": "docking-bay", "conditions": "blinded", "scenarios": "convoy", "decks": "prison", "books": "me5e",
		"sheets": "brigid-sloane", "gear": "warden-rifle", "states": "prone",
	} {
		found := false
		for _, k := range catalogues {
			if k.word != word {
				continue
			}
			for _, line := range k.lines(data) {
				found = found || strings.Contains(strings.Join(line, " "), holds)
			}
		}
		if !found {
			t.Errorf("%s: %q is not listed", word, holds)
		}
	}
	if len(catalogues) != 15 {
		t.Errorf("there are %d kinds of lists", len(catalogues))
	}
}

func TestAnUnknownListNamesTheKnownOnes(t *testing.T) {
	if _, errs, code := run(t, "foo"); code != 1 || !strings.Contains(errs, `no command "foo"; "broadside-server --help"`) {
		t.Errorf("exit code %d: %s", code, errs)
	}
	if _, errs, code := run(t, "host", "--bot-pace", "10"); code != 1 || !strings.Contains(errs, "such as 10s") {
		t.Errorf("exit code %d: %s", code, errs)
	}
	if _, errs, code := run(t, "list", "shps"); code != 1 || !strings.Contains(errs, `no list of "shps"; choose one of classes, weapons`) {
		t.Errorf("exit code %d: %s", code, errs)
	}
}
