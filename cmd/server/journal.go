package main

import (
	"fmt"
	"log/slog"
	"os"
	"time"

	"broadside/cmd/server/keep"
	"broadside/sim"
	"broadside/sim/journal"
)

// newShelf is where the journals of the table at an address are kept.
func newShelf(dir, address string, log *slog.Logger) (*keep.Shelf, error) {
	folder, err := keep.Dir(dir)
	if err != nil {
		return nil, err
	}
	return keep.NewShelf(folder, portOf(address), log), nil
}

// shelfOf is the shelf of a table at an address, or of a member of a hall, which may
// go on at another one.
func shelfOf(s *settings, m *membership, address string, log *slog.Logger) (*keep.Shelf, error) {
	if m == nil {
		return newShelf(s.journalDir(), address, log)
	}
	return keep.NewShelf(m.folder, "hall", log), nil
}

// begin begins the journal of a battle.
func (h *hosting) begin(shelf *keep.Shelf, w *sim.World) (*keep.Keeper, error) {
	return shelf.Begin(journal.Header{Scenario: h.scenario.Key, Seed: h.seed, Started: time.Now().Unix(), Campaign: h.campaign}, w)
}

// carry has a battle of a campaign begin with what the one before has left, and names the
// ships that were lost there.
func (h *hosting) carry(shelf *keep.Shelf, w *sim.World) (lost []string, err error) {
	if h.campaign == "" {
		return nil, nil
	}
	was, err := shelf.Campaign(h.campaign)
	if err != nil || was == nil {
		return nil, err
	}
	return w.Carry(was)
}

// replayed plays a journal on disk again, to see that it leads where the battle
// did.
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
	w, err := r.Open()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if err := journal.Replay(w, r); err != nil {
		return w, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}
