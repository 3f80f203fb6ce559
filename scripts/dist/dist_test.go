package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func newRelease(t *testing.T) *release {
	return &release{version: "1.2.0", when: time.Unix(1700000000, 0).UTC(), out: t.TempDir()}
}

// TestArchivesKeepWhatRuns reads archives as their users do.
func TestArchivesKeepWhatRuns(t *testing.T) {
	r := newRelease(t)
	var files tree
	files.add("share/notes", 0o644, []byte("notes"))
	files.add("bin/broadside", 0o755, []byte("program"))
	files = files.below("broadside-1.2.0")
	if err := errors.Join(r.zip("a.zip", files), r.tar("a.tar.gz", files), r.zip("b.zip", files)); err != nil {
		t.Fatal(err)
	}
	z, err := zip.OpenReader(filepath.Join(r.out, "a.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	b, err := os.ReadFile(filepath.Join(r.out, "a.tar.gz"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	a := tar.NewReader(g)
	for i, want := range []file{files[0], files[1]} {
		h, err := a.Next()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(a)
		if h.Name != want.path || h.FileInfo().Mode() != want.mode || !bytes.Equal(data, want.data) || err != nil {
			t.Errorf("the tarball has %s, %v, %q, %v; not %v", h.Name, h.FileInfo().Mode(), data, err, want)
		}
		if f := z.File[i]; f.Name != want.path || f.Mode() != want.mode || !f.Modified.Equal(r.when) {
			t.Errorf("the ZIP has %s, %v, %v; not %v", f.Name, f.Mode(), f.Modified, want)
		}
	}
	one, err1 := os.ReadFile(filepath.Join(r.out, "a.zip"))
	two, err2 := os.ReadFile(filepath.Join(r.out, "b.zip"))
	if !bytes.Equal(one, two) || err1 != nil || err2 != nil {
		t.Errorf("the same files make two ZIPs: %v, %v", err1, err2)
	}
}

func TestIconOfMacOSHoldsPictures(t *testing.T) {
	b := icns()
	if string(b[:4]) != "icns" || int(binary.BigEndian.Uint32(b[4:])) != len(b) {
		t.Fatalf("it begins with %q, and %d of its %d bytes", b[:4], binary.BigEndian.Uint32(b[4:]), len(b))
	}
	var widths []int
	for rest := b[8:]; len(rest) > 0; {
		size := binary.BigEndian.Uint32(rest[4:])
		i, err := png.Decode(bytes.NewReader(rest[8:size]))
		if err != nil {
			t.Fatal(err)
		}
		widths, rest = append(widths, i.Bounds().Dx()), rest[size:]
	}
	if !slices.Equal(widths, []int{16, 32, 64, 128, 256, 512}) {
		t.Errorf("it has the widths %v", widths)
	}
}

// TestTextsAreFilled looks for placeholders that were not replaced.
func TestTextsAreFilled(t *testing.T) {
	for name, words := range map[string][]string{
		"broadside.control": {"VERSION", "ARCH", "SIZE"}, "broadside-server.control": {"VERSION", "ARCH", "SIZE"}, "Info.plist": {"NUMBER", "VERSION"},
		"README.windows": {"VERSION"}, "README.macos": {"VERSION"}, "README.linux": {"VERSION"},
	} {
		var pairs []string
		for _, w := range words {
			if !strings.Contains(string(text(name)), w) {
				t.Errorf("%s has no %s", name, w)
			}
			pairs = append(pairs, w, "1")
		}
		for _, w := range []string{"VERSION", "NUMBER", "ARCH", "SIZE"} {
			if strings.Contains(string(text(name, pairs...)), w) {
				t.Errorf("%s keeps the word %s", name, w)
			}
		}
	}
}
