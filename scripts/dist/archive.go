package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"cmp"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
)

// tree holds the files of a package, by their paths in it.
type tree []file

type file struct {
	path string
	mode fs.FileMode
	data []byte
}

func (t *tree) add(path string, mode fs.FileMode, data []byte) {
	*t = append(*t, file{path, mode, data})
}

// below returns the same tree in a folder.
func (t tree) below(dir string) tree {
	moved := slices.Clone(t)
	for i := range moved {
		moved[i].path = path.Join(dir, moved[i].path)
	}
	slices.SortFunc(moved, func(a, b file) int { return cmp.Compare(a.path, b.path) })
	return moved
}

// zip writes the tree as a ZIP file.
func (r *release) zip(name string, t tree) (err error) {
	return r.create(name, func(w io.Writer) error {
		z := zip.NewWriter(w)
		for _, f := range t {
			h := &zip.FileHeader{Name: f.path, Method: zip.Deflate, Modified: r.when}
			h.SetMode(f.mode)
			part, err := z.CreateHeader(h)
			if err == nil {
				_, err = part.Write(f.data)
			}
			if err != nil {
				return err
			}
		}
		return z.Close()
	})
}

// tar writes the tree as a compressed tarball.
func (r *release) tar(name string, t tree) error {
	return r.create(name, func(w io.Writer) error {
		z := gzip.NewWriter(w)
		a := tar.NewWriter(z)
		for _, f := range t {
			h := &tar.Header{Name: f.path, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: r.when, Uname: "root", Gname: "root"}
			if err := a.WriteHeader(h); err != nil {
				return err
			}
			if _, err := a.Write(f.data); err != nil {
				return err
			}
		}
		return errors.Join(a.Close(), z.Close())
	})
}

func (r *release) create(name string, write func(io.Writer) error) error {
	f, err := os.Create(filepath.Join(r.out, name))
	if err != nil {
		return err
	}
	return errors.Join(write(f), f.Close())
}

func compress(b []byte) []byte {
	var out bytes.Buffer
	z, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is valid
	_, _ = z.Write(b)                                       // writing to memory never fails
	_ = z.Close()
	return out.Bytes()
}
