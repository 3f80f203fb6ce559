package configs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A file of an older release is named with the new place of its key, and rewritten.
func TestOldKeysAreFixedOnDisk(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "chapters", "mine.yaml")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	const old = "mine:\n  book: me5e\n  conditions:\n    my-fever:   # of the marshes\n      unrest: {ability: Constitution, dc: 12}  # each rest\n      name: Fever\n"
	if err := os.WriteFile(file, []byte(old), 0o640); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, Check(dir), file, 5, "unrest is ease now", "check --fix")
	fixed, err := Fix(dir)
	if err != nil || len(fixed) != 1 || fixed[0] != file {
		t.Fatalf("%v is fixed, with %v", fixed, err)
	}
	text, err := os.ReadFile(file)
	if want := strings.Replace(old, "unrest:", "ease:", 1); err != nil || string(text) != want {
		t.Errorf("%v, and the file is\n%s", err, text)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if problems := Check(dir); Broken(problems) {
		t.Error(problems)
	}
	if fixed, err := Fix(dir); err != nil || fixed != nil {
		t.Errorf("once more %v is fixed, with %v", fixed, err)
	}
}
