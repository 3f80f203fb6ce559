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

// ErrInUse means that another server is playing the battle.
var ErrInUse = errors.New("a server is playing this battle")

// Folder holds journals by name. Servers use a folder on disk, tests use folders that fail
// and are cut off.
type Folder interface {
	// Names returns the names of all files.
	Names() ([]string, error)
	// Create creates a file, which must not exist.
	Create(name string) (File, error)
	// Open opens a file for writing.
	Open(name string) (File, error)
	// Read returns the contents of a file.
	Read(name string) ([]byte, error)
	// Rename replaces a file by another atomically.
	Rename(from, to string) error
	Remove(name string) error
	// Sync flushes the names to the disk.
	Sync() error
	// Lock locks a name for this process until it ends or calls unlock. The error wraps
	// ErrInUse if another process has the lock.
	Lock(name string) (unlock func() error, err error)
	// Path returns the path of a file, for people.
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

// Dir returns a folder on disk, which it creates if missing.
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
		return nil // NTFS logs names itself, and cannot open a folder to sync it
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
		// Windows does not remove an open file, so this cannot remove one that another process
		// has opened since.
		err := l.Unlock()
		_ = os.Remove(l.Path())
		return err
	}, nil
}
