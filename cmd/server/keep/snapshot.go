package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"broadside/sim/journal"
)

// Suffixes of file names.
const (
	journalEnd  = ".journal"
	snapshotEnd = ".snapshot"
	lockEnd     = ".lock"
	halfEnd     = ".half" // incomplete
)

// keptSnapshots is the number of snapshots of a journal that are kept.
const keptSnapshots = 3

// snapOn writes snapshots until the keeper is closed.
func (k *Keeper) snapOn() {
	for {
		select {
		case <-k.quit:
			return
		case <-k.held:
			k.snap()
		}
	}
}

// snap writes a snapshot of the latest state, once the journal up to it has reached the disk.
func (k *Keeper) snap() {
	k.mu.Lock()
	s := k.state
	due := s != nil && s.Offset <= k.synced
	if due {
		k.state = nil
	}
	k.mu.Unlock()
	if !due {
		return
	}
	err := k.writeSnapshot(s)
	if err == nil {
		err = k.prune()
	}
	if err != nil {
		k.log.Error("a snapshot cannot be written; the journal is whole", "file", k.Path(), "error", err)
	}
	k.mu.Lock()
	k.spoilt = err
	k.mu.Unlock()
}

func (k *Keeper) writeSnapshot(s *journal.State) error {
	b, err := journal.Snapshot(k.begun, s)
	if err != nil {
		return err
	}
	return replace(k.folder, fmt.Sprintf("%s%012d%s", k.stem(), s.Offset, snapshotEnd), b)
}

func (k *Keeper) stem() string { return strings.TrimSuffix(k.name, journalEnd) + "." }

// prune removes the oldest snapshots.
func (k *Keeper) prune() error {
	names, err := snapshotsOf(k.folder, k.name)
	if err != nil {
		return err
	}
	for _, name := range names[min(len(names), keptSnapshots):] {
		err = errors.Join(err, k.folder.Remove(name))
	}
	return err
}

// snapshotsOf returns the names of a journal's snapshots, latest first.
func snapshotsOf(f Folder, name string) ([]string, error) {
	all, err := f.Names()
	if err != nil {
		return nil, err
	}
	stem := strings.TrimSuffix(name, journalEnd) + "."
	var names []string
	for _, n := range all {
		if strings.HasPrefix(n, stem) && strings.HasSuffix(n, snapshotEnd) {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	slices.Reverse(names)
	return names, nil
}

// replace writes a file atomically.
func replace(f Folder, name string, b []byte) error {
	half := name + halfEnd
	if err := f.Remove(half); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	file, err := f.Create(half)
	if err != nil {
		return err
	}
	_, err = file.WriteAt(b, 0)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return errors.Join(err, f.Remove(half))
	}
	if err := f.Rename(half, name); err != nil {
		return err
	}
	return f.Sync()
}

// cause returns an error without the path, which people have been told.
func cause(err error) error {
	if p := (*os.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}
