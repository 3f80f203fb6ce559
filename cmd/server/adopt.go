package main

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"broadside/cmd/server/hall"
	"broadside/cmd/server/keep"
)

// Files in the state folder of a running table that a hall has started: a lock, and its
// process id.
const (
	runsLock = "table"
	runsFile = "table.pid"
)

// adopt takes over the running tables of an earlier hall of this folder that was killed.
func (k *club) adopt(host *hall.Host) {
	folders, err := filepath.Glob(filepath.Join(k.dir, "tables", "*"))
	if err != nil {
		k.log.Error("tables that run here already cannot be found", "error", err)
	}
	for _, state := range folders {
		if !runs(state) {
			continue
		}
		var p *os.Process
		b, err := os.ReadFile(filepath.Join(state, runsFile))
		if err == nil {
			var pid int
			if pid, err = strconv.Atoi(strings.TrimSpace(string(b))); err == nil {
				p, err = os.FindProcess(pid)
			}
		}
		if err != nil {
			k.log.Warn("a table runs here that this hall cannot end", "folder", state, "error", err)
			continue
		}
		k.log.Warn("a table that was started by an earlier hall goes on", "folder", state)
		k.add(p)
		ended := make(chan struct{})
		host.Adopt(state, ended)
		go func() {
			defer close(ended)
			for runs(state) { // even while this hall is ending, which waits for it
				time.Sleep(time.Second)
			}
			k.remove(p)
		}()
	}
}

// runs reports whether the table of a folder is running.
func runs(state string) bool {
	if _, err := os.Stat(state); err != nil {
		return false // do not create it here
	}
	folder, err := keep.Dir(state)
	if err != nil {
		return false
	}
	unlock, err := folder.Lock(runsLock)
	if err == nil {
		err = unlock()
	}
	return errors.Is(err, keep.ErrInUse)
}

// markRunning marks the table as running for the next hall of this folder, until done is
// called.
func markRunning(state string) (done func(), err error) {
	folder, err := keep.Dir(state)
	if err != nil {
		return nil, err
	}
	unlock, err := folder.Lock(runsLock)
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(state, runsFile), []byte(strconv.Itoa(os.Getpid())+"\n"), 0o600); err != nil {
		return nil, errors.Join(err, unlock())
	}
	return func() { _ = unlock() }, nil // it ends with this process in any case
}
