// Package program finds or builds the programs that tests run in processes of their
// own. Only tests use it.
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
	folder string            // of what was built, or ""
	built  map[string]string // paths by names and flags
)

// Path returns the path of a program of this project, such as "server". It is the one
// that BROADSIDE_SERVER names, as "make test" does, or else is built, once in a test
// binary. With flags of go build it is always built.
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

// Remove removes what was built. TestMain calls it at the end.
func Remove() {
	mu.Lock()
	defer mu.Unlock()
	if folder != "" {
		_ = os.RemoveAll(folder) // of the temporary ones
		folder, built = "", nil
	}
}
