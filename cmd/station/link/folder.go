//go:build !js

package link

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
	"github.com/moby/sys/atomicwriter"
)

// OpenTokens opens the folder of tokens. If dir is empty, tokens are only kept in memory.
func OpenTokens(dir string) (*Tokens, error) {
	t := Forgetful()
	if dir == "" {
		return t, nil
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the folder of the tables' tokens: %w", err)
	}
	old, err := filepath.Glob(filepath.Join(dir, "*.token"))
	if err != nil {
		return nil, err
	}
	for _, path := range old {
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > tokenAge {
			_ = os.Remove(path) // it is of no more use, and does no harm
		}
	}
	t.kept = folder(dir)
	return t, nil
}

// folder is a store on disk, with a file for each text.
type folder string

func (f folder) path(name string) string { return filepath.Join(string(f), name) }

func (f folder) read(name string) (string, error) {
	b, err := os.ReadFile(f.path(name))
	return string(b), err
}

func (f folder) write(name, text string) error {
	return atomicwriter.WriteFile(f.path(name), []byte(text), 0o600)
}

func (f folder) remove(name string) error { return os.Remove(f.path(name)) }

func (f folder) lock(name string) (io.Closer, bool) {
	lock := flock.New(f.path(name) + ".lock")
	mine, err := lock.TryLock()
	return lock, mine && err == nil
}
