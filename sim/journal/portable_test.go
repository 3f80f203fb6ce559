package journal_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"broadside/sim/journal"
)

// The folder of recordings that several machines play, and whether this one writes its
// states or compares them; set by make test-portable.
const (
	recordingsIn = "BROADSIDE_RECORDINGS"
	writeStates  = "BROADSIDE_WRITE_STATES"
)

// TestRecordingsAreTheSameOnEveryMachine plays recordings of bots. The first machine
// writes the state after every tick, the others compare theirs with it.
func TestRecordingsAreTheSameOnEveryMachine(t *testing.T) {
	dir := os.Getenv(recordingsIn)
	if dir == "" {
		t.Skip("make test-portable brings recordings")
	}
	found, err := filepath.Glob(filepath.Join(dir, "*.journal"))
	if err != nil || len(found) == 0 {
		t.Fatalf("there are no recordings in %s: %v", dir, err)
	}
	for _, path := range found {
		t.Run(filepath.Base(path), func(t *testing.T) {
			ticks, err := onThisMachine(path, os.Getenv(writeStates) != "")
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s/%s comes to the same in each of %d ticks", runtime.GOOS, runtime.GOARCH, ticks)
		})
	}
}

func onThisMachine(path string, write bool) (ticks int64, err error) {
	kept, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	rec, err := journal.Read(bytes.NewReader(kept))
	if err != nil {
		return 0, err
	}
	p, err := rec.NewPlayer()
	if err != nil {
		return 0, err
	}
	states := strings.TrimSuffix(path, ".journal") + ".states"
	if write {
		f, err := os.Create(states)
		if err != nil {
			return 0, err
		}
		defer f.Close()
		z := gzip.NewWriter(f)
		n, err := journal.WriteStates(z, p)
		return int64(n), errors.Join(err, rec.Torn, z.Close())
	}
	f, err := os.Open(states)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	z, err := gzip.NewReader(bufio.NewReader(f))
	if err != nil {
		return 0, err
	}
	alike, d, err := journal.Differ(p, journal.ReadStates(z, rec.Library, rec.Scenario))
	switch {
	case err != nil:
		return alike, err
	case d != nil:
		return alike, fmt.Errorf("this machine and the first: %v", d)
	case alike != rec.LastTick():
		return alike, fmt.Errorf("only %d of %d ticks could be compared", alike, rec.LastTick())
	}
	return alike, nil
}
