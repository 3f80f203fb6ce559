package main

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
)

// audit is the log of who has tried what at a table, a JSON object a line, in
// the folder of the table's state. It is written beside the table.
type audit struct {
	log   *slog.Logger
	spool *spool
	file  *auditFile
}

// An audit log has so many files of so many bytes; the oldest goes.
const (
	auditFiles = 4
	auditSize  = 16 << 20
)

// newAudit goes on with the audit log of the table at a port.
func newAudit(dir, port string) (*audit, error) {
	f := &auditFile{path: filepath.Join(dir, "audit-"+port+".log"), most: auditSize}
	if err := f.open(); err != nil {
		return nil, fmt.Errorf("the audit log: %w; choose another folder with --state", err)
	}
	s := newSpool(screened{f})
	return &audit{slog.New(slog.NewJSONHandler(s, nil)), s, f}, nil
}

// Close writes what still waits.
func (a *audit) Close() {
	a.spool.Close()
	_ = a.file.Close() // nothing is left to be written
}

// auditFile is the newest file of an audit log.
type auditFile struct {
	*os.File
	path       string
	size, most int64
}

func (f *auditFile) open() (err error) {
	if err = os.MkdirAll(filepath.Dir(f.path), 0o700); err != nil {
		return err
	}
	if f.File, err = os.OpenFile(f.path, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600); err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil {
		f.size = info.Size()
	}
	return err
}

// Write writes a line, to another file when this one is full.
func (f *auditFile) Write(b []byte) (int, error) {
	if f.size > 0 && f.size+int64(len(b)) > f.most {
		if err := f.turn(); err != nil {
			return 0, err
		}
	}
	n, err := f.File.Write(b)
	f.size += int64(n)
	return n, err
}

// turn begins the next file. Where that fails, this one goes on.
func (f *auditFile) turn() error {
	for n := auditFiles - 1; n > 0; n-- {
		if err := os.Rename(f.name(n-1), f.name(n)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	old := f.File
	if err := f.open(); err != nil {
		f.File = old
		return err
	}
	return old.Close()
}

// name is that of the file that is so many behind the newest.
func (f *auditFile) name(behind int) string {
	if behind == 0 {
		return f.path
	}
	return fmt.Sprintf("%s.%d", f.path, behind)
}
