package keep

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"

	"github.com/gofrs/flock"
)

// ErrInUse means that another server plays the battle.
var ErrInUse = errors.New("a server is playing this battle")

// Folder is where journals are kept, by their names in it. The one that there is
// is on disk; tests have others, which fail and are cut off.
type Folder interface {
	// Names are those of all files.
	Names() ([]string, error)
	// Create makes a file that is not there yet.
	Create(name string) (File, error)
	// Open opens a file to write in.
	Open(name string) (File, error)
	// Read is all that is in a file.
	Read(name string) ([]byte, error)
	// Rename puts a file in the place of another, at once or not at all.
	Rename(from, to string) error
	Remove(name string) error
	// Sync brings the names to the disk.
	Sync() error
	// Lock keeps a name for this process, for as long as it lives, or until
	// what it returns is called. The error wraps ErrInUse if another has it.
	Lock(name string) (unlock func() error, err error)
	// Path is where a file is, for people.
	Path(name string) string
}

// File is an open file of a Folder.
type File interface {
	io.WriterAt
	Truncate(size int64) error
	Sync() error
	Close() error
}

type onDisk struct{ dir string }

// Dir is a folder on disk. It is made if it is not there.
func Dir(dir string) (Folder, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the folder for journals: %w; choose another with --state", err)
	}
	return onDisk{dir}, nil
}

func (d onDisk) Path(name string) string { return filepath.Join(d.dir, name) }

func (d onDisk) Names() ([]string, error) {
	entries, err := os.ReadDir(d.dir)
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() {
			names = append(names, e.Name())
		}
	}
	return names, err
}

func (d onDisk) Create(name string) (File, error) {
	return os.OpenFile(d.Path(name), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
}

func (d onDisk) Open(name string) (File, error) { return os.OpenFile(d.Path(name), os.O_RDWR, 0) }

func (d onDisk) Read(name string) ([]byte, error) { return os.ReadFile(d.Path(name)) }

func (d onDisk) Rename(from, to string) error { return os.Rename(d.Path(from), d.Path(to)) }

func (d onDisk) Remove(name string) error { return os.Remove(d.Path(name)) }

func (d onDisk) Sync() error {
	if runtime.GOOS == "windows" {
		return nil // NTFS logs names by itself, and opens no folder to sync it
	}
	f, err := os.Open(d.dir)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

func (d onDisk) Lock(name string) (func() error, error) {
	l := flock.New(d.Path(name+lockEnd), flock.SetPermissions(0o600))
	switch ours, err := l.TryLock(); {
	case err != nil:
		return nil, err
	case !ours:
		return nil, fmt.Errorf("%s: %w", d.Path(name), ErrInUse)
	}
	return func() error {
		if runtime.GOOS != "windows" {
			return errors.Join(os.Remove(l.Path()), l.Unlock())
		}
		// There, a file that is open cannot be removed, and so not by us where another has
		// opened it since.
		err := l.Unlock()
		_ = os.Remove(l.Path())
		return err
	}, nil
}
