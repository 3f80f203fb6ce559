package rough

import (
	"os"
	"path/filepath"
	"testing"
)

// KeepPicture writes a PNG into the folder LOOKS, for people to look at, and creates the folder if
// it is missing. Without LOOKS it does nothing.
func KeepPicture(t testing.TB, name string, png []byte) {
	t.Helper()
	dir := os.Getenv("LOOKS")
	if dir == "" {
		return
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatalf("the folder of LOOKS: %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), png, 0o644); err != nil {
		t.Fatal(err)
	}
}
