package keep

import (
	"slices"
	"strings"

	"broadside/sim/journal"
)

// Journals are the names of the journals of a folder, the latest first.
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

// Path is where a file of the shelf is, or without a name the shelf itself.
func (s *Shelf) Path(name string) string { return s.folder.Path(name) }

// Inspect looks what can be had of a journal, and changes nothing.
func (s *Shelf) Inspect(name string) (*journal.Salvage, error) {
	kept, err := s.folder.Read(name)
	if err != nil {
		return nil, err
	}
	snapshots := readSnapshots(s.folder, name)
	return s.Opener.Inspect(kept, snapshots...)
}

// Renew begins a journal of its own with what was offered of another, and has it
// be the one that was played last. It returns where it is.
func (s *Shelf) Renew(h journal.Header, o *journal.Offer) (string, error) {
	k, err := s.Begin(h, o.World)
	if err != nil {
		return "", err
	}
	k.Roster(&o.Roster)
	return k.Path(), k.Close()
}
