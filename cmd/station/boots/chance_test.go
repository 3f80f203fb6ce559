package boots_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// A power shows its chance before its dice, as a weapon does: its attack's, or that of failing a
// save.
func TestAPowerTellsItsChance(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s := stage.Set(t, "prize", seat)
	for s.World.PersonAt(seat) == nil || s.World.PersonAt(seat).Name != "Tobias Renn" {
		if seat.Number++; seat.Number > 99 {
			t.Fatal("Tobias Renn has no seat")
		}
	}
	s = stage.Set(t, "prize", seat)
	s.Turn(seat)
	f, p := &s.World.Fight, s.World.PersonAt(seat)
	foe := slices.IndexFunc(f.People, func(o personal.Person) bool { return o.Side != p.Side })
	o := &f.People[foe]
	o.Deck, o.Hidden = p.Deck, false
	clear := func(i int16) bool { // some squares away, and in sight
		o.At = p.At.Plus(i%31-15, i/31-15)
		return f.Distance(p, o) >= 4 && f.InWay(o, o.At) == nil && f.Sees(p, o) && f.BestShelter(p, o).Cover != space.TotalCover
	}
	for i := int16(0); !clear(i); i++ {
		if i == 31*31 {
			t.Fatal("there is no place for a foe")
		}
	}
	cover := f.BestShelter(p, o).Cover
	need := aim.Defence(f, o) + aim.CoverBonus(f, o, cover, f.Distance(p, o))
	misses := need - 5 - 1 // of twenty faces, twice: the foe has not seen them
	screen := boots.New()
	hits := 400 - misses*misses // and 39 of them are critical, with twice the dice
	for name, want := range map[string]string{
		"Kindle":      fmt.Sprintf("+5 against AC %d with %s: %d%%, expect %s damage. Advantage: unseen.", need, cover, (hits+2)/4, view.Tenths(int16((hits+39)*110/400))),
		"Leaping Arc": "saves, ",
	} {
		v := s.Look()
		place := slices.IndexFunc(v.Gear, func(g picture.GearRow) bool { return g.Name == name })
		if place < 0 {
			t.Fatalf("%s is not carried", name)
		}
		s.Press(screen, "Tab", kit.Key(fmt.Sprint(place+1)))
		if s.Press(screen, ""); !strings.Contains(strings.Join(s.UI.Texts(), " "), want) || !strings.Contains(strings.Join(s.UI.Texts(), " "), "expect ") {
			t.Errorf("%s does not say %q: %q", name, want, s.UI.Texts())
		}
	}
}

// An attack on somebody in total cover shows no chance, since none is computed.
func TestAnAttackThatCannotBeMadeTellsNoChance(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s := stage.Set(t, "prize", seat)
	s.Turn(seat)
	f, p := &s.World.Fight, s.World.PersonAt(seat)
	o := &f.People[slices.IndexFunc(f.People, func(o personal.Person) bool { return o.Side != p.Side })]
	o.Deck, o.Hidden = p.Deck, false
	covered := func(i int16) bool { // some squares away, in total cover and still known
		o.At = p.At.Plus(i%31-15, i/31-15)
		if f.InWay(o, o.At) != nil || f.BestShelter(p, o).Cover != space.TotalCover {
			return false
		}
		return slices.ContainsFunc(s.Look().Acts, func(a picture.ActRow) bool { return a.Verb == crew.Strike && a.Person == o.ID && a.Need == 0 })
	}
	for i := int16(0); !covered(i); i++ {
		if i == 31*31 {
			t.Fatal("there is no place for a foe")
		}
	}
	screen := boots.New()
	s.Press(screen, "Tab", "1")
	if s.Press(screen, ""); strings.Contains(strings.Join(s.UI.Texts(), " "), "against AC 0") {
		t.Errorf("a chance is told: %q", s.UI.Texts())
	}
}
