package rough

import (
	"os"
	"path/filepath"
	"testing"
)

func TestPicturesAreKeptInAFolderThatIsMade(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there")
	t.Setenv("LOOKS", dir)
	KeepPicture(t, "a", []byte("png"))
	if b, err := os.ReadFile(filepath.Join(dir, "a.png")); err != nil || string(b) != "png" {
		t.Errorf("kept %q, %v", b, err)
	}
}
