package night_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"syscall"
	"time"

	"broadside/cmd/server/keep"
)

// disk is a keep.Folder in memory that fails on demand. It knows what a power cut would leave of
// each file.
type disk struct {
	mu     sync.Mutex
	files  map[string]*file
	names  map[string]*file // those that the folder would have after a power cut
	locked map[string]bool
	full   bool          // nothing more can be written
	slow   time.Duration // the duration of each sync
}

// file is a file, and how much of it has reached the disk.
type file struct {
	data   []byte
	synced int
}

func newDisk() *disk {
	return &disk{files: map[string]*file{}, names: map[string]*file{}, locked: map[string]bool{}}
}

// ail sets the state of the disk.
func (d *disk) ail(full bool, slow time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.full, d.slow = full, slow
}

// killed returns the disk that a killed program leaves: everything written is there.
func (d *disk) killed() *disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	left := newDisk()
	for name, f := range d.files {
		left.put(name, f.data)
	}
	return left
}

// powerless returns what a power cut leaves: of each file what had been synced, and of the rest a
// part, or zeros in its place; names that had not been synced may be missing, and a bit of a
// snapshot may have flipped.
func (d *disk) powerless(dice *rand.Rand) *disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	left := newDisk()
	names := d.names
	if dice.IntN(2) == 0 {
		names = d.files
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		f := names[name]
		n := min(f.synced, len(f.data))
		if more := len(f.data) - n; more > 0 {
			n += dice.IntN(more + 1)
		}
		b := bytes.Clone(f.data[:n])
		if dice.IntN(3) == 0 {
			b = append(b, make([]byte, len(f.data)-n)...)
		}
		if len(b) > 0 && dice.IntN(4) == 0 && bytes.HasSuffix([]byte(name), []byte(".snapshot")) {
			b[dice.IntN(len(b))] ^= 1 << dice.IntN(8)
		}
		left.put(name, b)
	}
	return left
}

func (d *disk) put(name string, b []byte) {
	f := &file{bytes.Clone(b), len(b)}
	d.files[name], d.names[name] = f, f
}

func (d *disk) fails(what, name string) error {
	if d.full {
		return &fs.PathError{Op: what, Path: name, Err: syscall.ENOSPC}
	}
	return nil
}

func (d *disk) Path(name string) string { return "/night/" + name }

func (d *disk) Names() ([]string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Sorted(maps.Keys(d.files)), nil
}

func (d *disk) Create(name string) (keep.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.files[name] != nil {
		return nil, fs.ErrExist
	}
	if err := d.fails("create", name); err != nil {
		return nil, err
	}
	d.files[name] = &file{}
	return open{d, name, d.files[name]}, nil
}

func (d *disk) Open(name string) (keep.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.files[name] == nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return open{d, name, d.files[name]}, nil
}

func (d *disk) Read(name string) ([]byte, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.files[name] == nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return bytes.Clone(d.files[name].data), nil
}

func (d *disk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.files[from] == nil {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	d.files[to] = d.files[from]
	delete(d.files, from)
	return nil
}

func (d *disk) Remove(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.files[name] == nil {
		return fs.ErrNotExist
	}
	delete(d.files, name)
	return nil
}

func (d *disk) Sync() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.names = maps.Clone(d.files)
	return nil
}

func (d *disk) Lock(name string) (func() error, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.locked[name] {
		return nil, fmt.Errorf("%s: %w", name, keep.ErrInUse)
	}
	d.locked[name] = true
	return func() error {
		d.mu.Lock()
		defer d.mu.Unlock()
		delete(d.locked, name)
		return nil
	}, nil
}

// open is an open file of a disk.
type open struct {
	d    *disk
	name string
	f    *file
}

// WriteAt writes half of what it is given where the disk is full.
func (o open) WriteAt(b []byte, at int64) (int, error) {
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	err := o.d.fails("write", o.name)
	if err != nil {
		b = b[:len(b)/2]
	}
	if short := int(at) + len(b) - len(o.f.data); short > 0 {
		o.f.data = append(o.f.data, make([]byte, short)...)
	}
	copy(o.f.data[at:], b)
	return len(b), err
}

func (o open) Truncate(size int64) error {
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	o.f.data = o.f.data[:size]
	return nil
}

func (o open) Sync() error {
	time.Sleep(time.Microsecond) // so that the order of writes is the same in each night of a seed
	o.d.mu.Lock()
	slow := o.d.slow
	n := len(o.f.data)
	o.d.mu.Unlock()
	time.Sleep(slow)
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	o.f.synced = min(n, len(o.f.data))
	return nil
}

func (o open) Close() error { return nil }
