package main

import (
	"fmt"
	"log/slog"
	"os"
	"slices"
	"time"

	"broadside/cmd/server/keep"
	"broadside/cmd/server/table"
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

// carry applies what the campaign's battles have left to this one, and returns what that is, or
// nil if there was none, and those battles.
func (h *hosting) carry(shelf *keep.Shelf, w *sim.World) (*sim.Legacy, []*sim.World, error) {
	earlier, err := earlierBattles(shelf, h.campaign, "")
	if err != nil || len(earlier) == 0 {
		return nil, nil, err
	}
	l, err := w.CarryOver(slices.Values(earlier))
	return &l, earlier, err
}

// earlierBattles returns the battles of a campaign from which ships and people can come, the latest
// first, without that of the journal named but.
func earlierBattles(shelf *keep.Shelf, campaign, but string) ([]*sim.World, error) {
	if campaign == "" {
		return nil, nil
	}
	var all table.Earlier
	for was, err := range shelf.Campaign(campaign, but) {
		if err != nil {
			return nil, err
		}
		if !all.Add(was) {
			break
		}
	}
	return all.Worlds, nil
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
