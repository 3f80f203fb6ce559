package main

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"broadside/sim"
	"broadside/sim/journal"
)

// journalFile is the journal of a battle on disk. What is written is handed to
// the operating system at once, which keeps it when the server dies; that it
// reaches the disk is seen to beside the table.
type journalFile struct {
	*journal.Writer
	file *os.File
	stop chan struct{}
	done sync.WaitGroup
}

// syncEvery is how much of a battle a power cut may cost.
const syncEvery = time.Second

// newJournal begins the journal of a battle in a folder.
func (h *hosting) newJournal(dir string, log *slog.Logger) (*journalFile, error) {
	data, err := journal.Fingerprint(h.data.Library, h.scenario)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the folder for journals: %w; choose another with --state", err)
	}
	now := time.Now()
	name := fmt.Sprintf("%s-%s-*.journal", h.scenario.Key, now.Format("2006-01-02-150405"))
	file, err := os.CreateTemp(dir, name)
	if err != nil {
		return nil, fmt.Errorf("the journal: %w; choose another folder with --state", err)
	}
	j := &journalFile{file: file, stop: make(chan struct{})}
	if j.Writer, err = journal.NewWriter(file, journal.Header{Scenario: h.scenario.Key, Seed: h.seed, Data: data, Started: now.Unix()}); err != nil {
		return nil, errors.Join(err, file.Close(), os.Remove(file.Name()))
	}
	j.done.Go(func() { j.sync(log) })
	return j, nil
}

func (j *journalFile) sync(log *slog.Logger) {
	t := time.NewTicker(syncEvery)
	defer t.Stop()
	for {
		select {
		case <-j.stop:
			return
		case <-t.C:
			if err := j.file.Sync(); err != nil {
				log.Error("the journal does not reach the disk; a power cut would lose it", "file", j.file.Name(), "error", err)
			}
		}
	}
}

// Close brings the journal to the disk.
func (j *journalFile) Close() error {
	close(j.stop)
	j.done.Wait()
	return errors.Join(j.file.Sync(), j.file.Close())
}

// replayed plays a journal on disk again, to see that it leads where the battle
// did.
func replayed(path string, h *hosting) (*sim.World, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r, err := journal.NewReader(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	w, err := r.Open(h.data.Library, h.scenario)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if err := journal.Replay(w, r); err != nil {
		return w, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}
