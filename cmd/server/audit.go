package main

import (
	"log/slog"
	"os"
	"path/filepath"

	"github.com/DeRuina/timberjack"
)

// audit is the log of who has tried what at a table, a JSON object a line, in
// the folder of the table's state. It is written beside the table.
type audit struct {
	log   *slog.Logger
	spool *spool
	file  *timberjack.Logger
}

// An audit log has so many files of so many megabytes; the oldest goes.
const (
	auditFiles = 4
	auditSize  = 16
)

// newAudit goes on with the audit log of the table at a port. The error says why
// nothing can be written; it is tried again with each line.
func newAudit(dir, port string) (*audit, error) {
	f := &timberjack.Logger{
		Filename: filepath.Join(dir, "audit-"+port+".log"), FileMode: 0o600,
		MaxSize: auditSize, MaxBackups: auditFiles - 1, AppendTimeAfterExt: true,
	}
	err := os.MkdirAll(dir, 0o700)
	if err == nil {
		_, err = f.Write(nil) // opens it
	}
	s := newSpool(screened{f})
	return &audit{slog.New(slog.NewJSONHandler(s, nil)), s, f}, err
}

// Close writes what still waits.
func (a *audit) Close() {
	a.spool.Close()
	_ = a.file.Close() // nothing is left to be written
}
