package log

import (
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
)

// A save belongs to the ship that makes it: its mark says how the roll went,
// its colour for whom that is good.
func TestSaveIsMarkedForWhoMakesIt(t *testing.T) {
	p := &sim.Picture{}
	for _, c := range []struct {
		target space.ID
		saved  bool
		tone   Tone
		colour kit.Colour
	}{
		{1, true, Well, kit.Good},
		{1, false, Badly, kit.Warn},
		{2, true, Well, kit.Bad},
		{2, false, Badly, kit.Good},
	} {
		l := Log{Hostile: func(id space.ID) bool { return id == 2 }}
		by := crew.Seat{Ship: 3 - c.target, Role: crew.Gunner, Number: 1}
		l.Add(ships.Event{Fact: &ships.Saved{By: by, Ship: c.target, Need: 13, Success: c.saved}}, p)
		e := &l.Entries[0]
		if e.Tone != c.tone || e.Colour() != c.colour {
			t.Errorf("a save of ship %d, made %v: tone %d, colour %v", c.target, c.saved, e.Tone, e.Colour())
		}
	}
}
