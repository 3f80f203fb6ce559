package keep_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"broadside/cmd/server/keep"
)

// disk is a Folder in memory. It records every operation, so that its contents after a power cut at
// any moment can be derived, and it fails on demand.
type disk struct {
	mu     sync.Mutex
	base   map[string][]byte // its initial contents
	files  map[string][]byte
	locked map[string]bool
	open   int // files that are open
	log    []deed

	fail  func(what, name string) error // of a write, sync or create
	lossy bool                          // a failed sync loses what it was to bring to the disk
	kept  map[string]int                // bytes of each file that have been synced
	delay func(what string) time.Duration
}

// deed is an operation on a disk or, with a tick, the publication of that tick by the battle.
type deed struct {
	what, name, to string
	at             int64
	data           []byte
	tick           int64
}

func newDisk() *disk {
	return &disk{files: map[string][]byte{}, locked: map[string]bool{}, kept: map[string]int{}}
}

func (d *disk) does(e deed) error {
	if d.delay != nil {
		time.Sleep(d.delay(e.what))
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.fail != nil {
		if err := d.fail(e.what, e.name); err != nil {
			return &fs.PathError{Op: e.what, Path: e.name, Err: err}
		}
	}
	d.log = append(d.log, e)
	apply(d.files, e)
	return nil
}

// apply applies an operation to files.
func apply(files map[string][]byte, e deed) {
	switch e.what {
	case "create":
		files[e.name] = nil
	case "write":
		b := files[e.name]
		if short := int(e.at) + len(e.data) - len(b); short > 0 {
			b = append(b, make([]byte, short)...)
		}
		copy(b[e.at:], e.data)
		files[e.name] = b
	case "truncate":
		files[e.name] = files[e.name][:e.at]
	case "rename":
		files[e.to] = files[e.name]
		delete(files, e.name)
	case "remove":
		delete(files, e.name)
	}
}

// published records that a tick has been told.
func (d *disk) published(tick int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.log = append(d.log, deed{what: "publish", tick: tick})
}

// after returns what a power cut leaves after a number of deeds: of each file what had been synced,
// and of the rest some bytes, or none, or zeros in their place. Names that had not been synced may
// or may not be there.
func (d *disk) after(deeds int, chance *rand.Rand) *disk {
	files, synced := clone(d.base), clone(d.base)
	names := clone(d.base)
	var loose []deed // since the folder was synced
	for _, e := range d.log[:deeds] {
		switch e.what {
		case "sync":
			synced[e.name] = bytes.Clone(files[e.name])
		case "sync folder":
			names, loose = maps.Clone(files), nil
		case "create", "remove", "rename":
			loose = append(loose, e)
		}
		if e.what == "rename" {
			synced[e.to] = synced[e.name]
		}
		apply(files, e)
	}
	left := newDisk()
	for name := range names {
		if b, there := files[name]; there {
			left.files[name] = torn(synced[name], b, chance)
		}
	}
	if chance.IntN(2) == 0 {
		for _, e := range loose { // they have reached the disk all the same
			switch e.what {
			case "create":
				left.files[e.name] = torn(synced[e.name], files[e.name], chance)
			case "rename":
				delete(left.files, e.name)
				left.files[e.to] = torn(synced[e.to], files[e.to], chance)
			case "remove":
				delete(left.files, e.name)
			}
		}
	}
	left.base = clone(left.files)
	return left
}

func clone(files map[string][]byte) map[string][]byte {
	c := map[string][]byte{}
	for name, b := range files {
		c[name] = bytes.Clone(b)
	}
	return c
}

// torn returns what is left of bytes of which some had been synced.
func torn(synced, all []byte, chance *rand.Rand) []byte {
	if len(all) < len(synced) {
		return bytes.Clone(all)
	}
	n := len(synced) + chance.IntN(len(all)-len(synced)+1)
	left := append(bytes.Clone(synced), all[len(synced):n]...)
	if chance.IntN(3) == 0 {
		left = append(left, make([]byte, len(all)-n)...)
	}
	return left
}

func (d *disk) Path(name string) string { return "/disk/" + name }

func (d *disk) Names() ([]string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Sorted(maps.Keys(d.files)), nil
}

func (d *disk) Create(name string) (keep.File, error) {
	if _, err := d.Read(name); err == nil {
		return nil, fs.ErrExist
	}
	return d.opened(name, d.does(deed{what: "create", name: name}))
}

func (d *disk) Open(name string) (keep.File, error) {
	_, err := d.Read(name)
	return d.opened(name, err)
}

// opened counts a file until it is closed.
func (d *disk) opened(name string, err error) (keep.File, error) {
	if err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.open++
	return simFile{d, name}, nil
}

// leftOpen returns how many files are open.
func (d *disk) leftOpen() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.open
}

func (d *disk) Read(name string) ([]byte, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	b, there := d.files[name]
	if !there {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return bytes.Clone(b), nil
}

func (d *disk) Rename(from, to string) error {
	return d.does(deed{what: "rename", name: from, to: to})
}

func (d *disk) Remove(name string) error {
	if _, err := d.Read(name); err != nil {
		return err
	}
	return d.does(deed{what: "remove", name: name})
}

func (d *disk) Sync() error { return d.does(deed{what: "sync folder"}) }

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

// simFile is a file of a disk.
type simFile struct {
	d    *disk
	name string
}

// WriteAt writes half of what it is given where the disk fails in that.
func (f simFile) WriteAt(b []byte, at int64) (int, error) {
	err := f.d.does(deed{what: "write", name: f.name, at: at, data: bytes.Clone(b)})
	if err != nil {
		f.d.mu.Lock()
		defer f.d.mu.Unlock()
		half := deed{what: "write", name: f.name, at: at, data: bytes.Clone(b[:len(b)/2])}
		f.d.log = append(f.d.log, half)
		apply(f.d.files, half)
		return len(b) / 2, err
	}
	return len(b), nil
}

func (f simFile) Truncate(size int64) error {
	return f.d.does(deed{what: "truncate", name: f.name, at: size})
}
func (f simFile) Close() error {
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	f.d.open--
	return nil
}

func (f simFile) Sync() error {
	size := func() int {
		f.d.mu.Lock()
		defer f.d.mu.Unlock()
		return len(f.d.files[f.name])
	}()
	err := f.d.does(deed{what: "sync", name: f.name})
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if err == nil {
		f.d.kept[f.name] = size
	} else if kept := f.d.kept[f.name]; f.d.lossy && kept < size {
		clear(f.d.files[f.name][kept:size])
	}
	return err
}
