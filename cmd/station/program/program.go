// Package program finds or builds the programs that tests run as separate processes. Only tests use
// it.
package program

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

var (
	mu     sync.Mutex
	folder string            // the folder of built programs, or ""
	built  map[string]string // paths by name and flags
)

// Path returns the path of a program of this project, such as "server": the one that
// BROADSIDE_SERVER names, as "make test" does, or one that is built, once in a test binary. With
// flags for go build it is always built.
func Path(t testing.TB, name string, flags ...string) string {
	t.Helper()
	if ready := os.Getenv("BROADSIDE_" + strings.ToUpper(name)); ready != "" && len(flags) == 0 {
		return ready
	}
	mu.Lock()
	defer mu.Unlock()
	key := strings.Join(append([]string{name}, flags...), " ")
	if path := built[key]; path != "" {
		return path
	}
	if folder == "" {
		dir, err := os.MkdirTemp("", "broadside-*")
		if err != nil {
			t.Fatal(err)
		}
		folder, built = dir, map[string]string{}
	}
	path := filepath.Join(folder, strings.ReplaceAll(key, " ", "_"))
	c := exec.Command("go", append(append([]string{"build"}, flags...), "-o", path, "broadside/cmd/"+name)...)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	built[key] = path
	return path
}

// Remove removes the built programs. TestMain calls it at the end.
func Remove() {
	mu.Lock()
	defer mu.Unlock()
	if folder != "" {
		_ = os.RemoveAll(folder) // a temporary folder
		folder, built = "", nil
	}
}
