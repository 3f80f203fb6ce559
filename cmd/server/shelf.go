package main

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"time"

	"broadside/cmd/server/keep"
	"broadside/sim"
	"broadside/sim/journal"
)

// newShelf returns the folder of the journals of the table at an address.
func newShelf(dir, address string, log *slog.Logger) (*keep.Shelf, error) {
	folder, err := keep.Dir(dir)
	if err != nil {
		return nil, err
	}
	return keep.NewShelf(folder, portOf(address), log), nil
}

// shelfOf returns the shelf of a table at an address, or of a member of a hall, which may
// continue at another one.
func shelfOf(s *settings, m *membership, address string, log *slog.Logger) (*keep.Shelf, error) {
	if m == nil {
		return newShelf(s.journalDir(), address, log)
	}
	return keep.NewShelf(m.folder, "hall", log), nil
}

// begin starts the journal of a battle.
func (h *hosting) begin(shelf *keep.Shelf, w *sim.World) (*keep.Keeper, error) {
	return shelf.Begin(journal.Header{Scenario: h.scenario.Key, Seed: h.seed, Started: time.Now().Unix(), Campaign: h.campaign}, w)
}

// carry applies what the campaign's battles have left to this one, without that of the journal
// named but, and returns what that is, or nil if there was none, and the battles that it took.
func (h *hosting) carry(shelf *keep.Shelf, but string, w *sim.World) (*sim.Legacy, []*sim.World, error) {
	if h.campaign == "" {
		return nil, nil, nil
	}
	var earlier []*sim.World
	var unread error
	l, err := w.CarryOver(func(yield func(*sim.World) bool) {
		for was, err := range shelf.Campaign(h.campaign, but) {
			if unread = err; err != nil {
				return
			}
			earlier = append(earlier, was)
			if !yield(was) {
				return
			}
		}
	})
	if err = errors.Join(unread, err); err != nil || len(earlier) == 0 {
		return nil, nil, err
	}
	return &l, earlier, nil
}

// replayed replays a journal on disk and returns its last world, to compare with the
// battle's.
func replayed(path string) (*sim.World, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r, err := journal.NewReader(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	w, err := r.FirstWorld()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if err := journal.Replay(w, r); err != nil {
		return w, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}
