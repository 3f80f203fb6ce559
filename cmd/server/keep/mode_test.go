package keep

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// A journal contains everything about a battle, so nobody else on the machine may read it.
func TestJournalsAreTheHostsAlone(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no modes of files")
	}
	dir := filepath.Join(t.TempDir(), "journals")
	folder, err := Dir(dir)
	if err != nil {
		t.Fatal(err)
	}
	file, err := folder.Create("a.journal")
	if err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{dir, folder.Path("a.journal")} {
		if info, err := os.Stat(path); err != nil || info.Mode()&0o077 != 0 {
			t.Errorf("%s has the mode %v: %v", path, info.Mode(), err)
		}
	}
}
