package main

import (
	"log/slog"
	"os"
	"path/filepath"

	"github.com/DeRuina/timberjack"
)

// audit is the log of what everybody has tried at a table, one JSON object a line, in the
// table's state folder. It is written outside the table's goroutine.
type audit struct {
	log   *slog.Logger
	spool *spool
	file  *timberjack.Logger
}

// The number of files of an audit log, and their size in megabytes; the oldest is deleted.
const (
	auditFiles = 4
	auditSize  = 16
)

// newAudit opens the audit log of the table at a port. The error says why it cannot be
// written; each line tries again.
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

// Close writes the remaining lines.
func (a *audit) Close() {
	a.spool.Close()
	_ = a.file.Close() // everything is written already
}
