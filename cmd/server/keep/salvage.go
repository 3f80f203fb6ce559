package keep

import (
	"errors"
	"slices"
	"strings"

	"broadside/sim/journal"
)

// Journals returns the names of the journals of a folder, latest first.
func (s *Shelf) Journals() ([]string, error) {
	names, err := s.folder.Names()
	if err != nil {
		return nil, err
	}
	names = slices.DeleteFunc(names, func(n string) bool { return !strings.HasSuffix(n, journalEnd) })
	slices.Sort(names)
	slices.Reverse(names)
	return names, nil
}

// Path returns the path of a file of the shelf, or of the shelf if name is empty.
func (s *Shelf) Path(name string) string { return s.folder.Path(name) }

// Inspect returns what can be recovered of a journal, without changing anything.
func (s *Shelf) Inspect(name string) (*journal.Salvage, error) {
	kept, err := s.folder.Read(name)
	if err != nil {
		return nil, err
	}
	snapshots := readSnapshots(s.folder, name)
	return s.Opener.Inspect(kept, snapshots...)
}

// InUse reports whether a table plays a journal now.
func (s *Shelf) InUse(name string) bool {
	unlock, err := s.folder.Lock(name)
	if err == nil {
		err = unlock()
	}
	return errors.Is(err, ErrInUse)
}

// Renew starts a new journal with what was recovered of another, and marks it as the one
// played last. It returns its path.
func (s *Shelf) Renew(h journal.Header, o *journal.Offer) (string, error) {
	k, err := s.Begin(h, o.World)
	if err != nil {
		return "", err
	}
	k.KeepRoster(&o.Roster)
	return k.Path(), k.Close()
}
