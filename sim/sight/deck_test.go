package sight_test

import (
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// theirs is the deck of the Knife, aboard which nobody of the crew is.
const theirs = 1

// boarders begins the scenario in a tempo, with a fixture on the deck of the Knife.
func boarders(t *testing.T, tempo crew.Tempo) *sim.World {
	t.Helper()
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	sc := *data.Scenario("boarders")
	foot := *sc.Foot
	sc.Foot = &foot
	foot.Fixtures = []scenario.Fixture{{Name: "Bilge valve", Deck: theirs, At: deckplan.Square{X: 4, Y: 4}}}
	w, err := sim.New(data.Library, &sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, {Seat: crew.Master, Intent: &sim.Pause{}}}); err != nil {
		t.Fatal(err)
	}
	return w
}

// What stands and lies on a deck is shown to those whose deck it is, or who see its square.
func TestFaultDecksOfOthersShowNothingUnseen(t *testing.T) {
	w := boarders(t, crew.Rounds)
	p := w.PersonAt(crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1})
	if p.Deck != theirs || len(p.Arms) == 0 {
		t.Fatal("the pilot of the Knife has no weapon to lose")
	}
	for i := range p.Arms {
		a := &p.Arms[i]
		a.Drawn, a.Gone, a.Lies, a.Deck = false, true, p.At, p.Deck
	}
	count := func(p *picture.Picture) (consoles, fixtures, weapons int) {
		for _, k := range p.Consoles {
			if k.Deck == theirs {
				consoles++
			}
		}
		for _, x := range p.Things {
			switch {
			case x.Deck != theirs:
			case x.Person == 0:
				fixtures++
			default:
				weapons++
			}
		}
		return consoles, fixtures, weapons
	}
	if k, f, a := count(sight.View(w, crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})); k > 0 || f > 0 || a > 0 {
		t.Errorf("the crew of the Patience is shown %d consoles, %d fixtures and %d weapons aboard the Knife", k, f, a)
	}
	for _, seat := range []crew.Seat{crew.Master, {Ship: 2, Role: crew.Pilot, Number: 1}} {
		if k, f, a := count(sight.View(w, seat)); k == 0 || f != 1 || a == 0 {
			t.Errorf("the seat %v is shown %d consoles, %d fixtures and %d weapons aboard the Knife", seat, k, f, a)
		}
	}
}
