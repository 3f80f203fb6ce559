package hall

import (
	"slices"

	"broadside/cmd/server/keep"
)

// Mirror is a folder whose changes are copied to the hall. The folder itself is written first
// and never waits for the copy.
type Mirror struct {
	keep.Folder
	copy *Copy
}

// newMirror returns a mirror of a folder.
func newMirror(f keep.Folder, c *Copy) *Mirror {
	c.folder = f
	return &Mirror{f, c}
}

// Create implements keep.Folder.
func (m *Mirror) Create(name string) (keep.File, error) {
	f, err := m.Folder.Create(name)
	if err != nil {
		return nil, err
	}
	m.copy.add(change{kind: created, name: name})
	return &mirrored{f, name, m.copy}, nil
}

// Open implements keep.Folder.
func (m *Mirror) Open(name string) (keep.File, error) {
	f, err := m.Folder.Open(name)
	if err != nil {
		return nil, err
	}
	m.copy.own(name)
	return &mirrored{f, name, m.copy}, nil
}

// Rename implements keep.Folder.
func (m *Mirror) Rename(from, to string) error {
	err := m.Folder.Rename(from, to)
	if err == nil {
		m.copy.add(change{kind: renamed, name: from, to: to})
	}
	return err
}

// Remove implements keep.Folder.
func (m *Mirror) Remove(name string) error {
	err := m.Folder.Remove(name)
	if err == nil {
		m.copy.add(change{kind: removed, name: name})
	}
	return err
}

// mirrored is an open file of a Mirror.
type mirrored struct {
	keep.File
	name string
	copy *Copy
}

// WriteAt implements keep.File.
func (f *mirrored) WriteAt(b []byte, at int64) (int, error) {
	n, err := f.File.WriteAt(b, at)
	if err == nil {
		for piece := range slices.Chunk(b, maxPiece) {
			f.copy.add(change{kind: written, name: f.name, at: at, data: slices.Clone(piece)})
			at += int64(len(piece))
		}
	}
	return n, err
}

// Truncate implements keep.File.
func (f *mirrored) Truncate(size int64) error {
	err := f.File.Truncate(size)
	if err == nil {
		f.copy.add(change{kind: cut, name: f.name, at: size})
	}
	return err
}
