package table

import (
	"broadside/sim"
	"broadside/sim/event"
)

// MaxEarlier is the most battles of a campaign from which ships and people can come to the next.
const MaxEarlier = 32

// Earlier gathers the battles of a campaign from which ships and people can come to another, the
// latest first. The zero value is empty.
type Earlier struct {
	Worlds []*sim.World

	most map[player]int // of each, the most that were in one of the battles
}

// player is what a ship or a person of the players is known by in a campaign.
type player struct{ name, kind string }

// Add takes a battle before those gathered so far, unless everybody of the players was in one of
// these too. It reports whether there is room for more.
func (e *Earlier) Add(w *sim.World) (more bool) {
	if e.most == nil {
		e.most = map[player]int{}
	}
	missed := false
	for p, n := range countPlayers(w) {
		if n > e.most[p] {
			e.most[p], missed = n, true
		}
	}
	if missed {
		e.Worlds = append(e.Worlds, w)
	}
	return len(e.Worlds) < MaxEarlier
}

// countPlayers counts the ships and people of the players in a battle.
func countPlayers(w *sim.World) map[player]int {
	all := map[player]int{}
	sides := w.Scenario.Sides
	playsFor := func(s event.Side) bool { return int(s) < len(sides) && sides[s].Players }
	for i := range w.Ships {
		if s := &w.Ships[i]; playsFor(s.Side) {
			all[player{s.Name, "ship " + w.ClassOf(s).Key}]++
		}
	}
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; playsFor(p.Side) {
			all[player{p.Name, w.Fight.Book().Key + " " + w.Fight.SheetOf(p).Key}]++
		}
	}
	return all
}
