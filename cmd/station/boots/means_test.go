package boots

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// beside returns a stage of Forge of Stars in the turn of somebody with a foe beside them.
func beside(t *testing.T) (s *stage.Stage, me, foe *personal.Person) {
	seat := crew.Seat{Role: crew.Boots, Number: 1}
	s = stage.Set(t, "ring", seat)
	if err := s.Await(seat); err != nil {
		t.Fatal(err)
	}
	f := &s.World.Fight
	me = s.World.PersonAt(seat)
	foe = &f.People[slices.IndexFunc(f.People, func(o personal.Person) bool { return o.Side != me.Side })]
	foe.Deck, foe.At, foe.HP, foe.Hidden = me.Deck, me.At.Plus(1, 0), foe.MaxHP, false
	return s, me, foe
}

// A condition is explained under the mouse, on the own sheet and in the list of others.
func TestConditionsAreExplained(t *testing.T) {
	s, me, foe := beside(t)
	book := s.World.Fight.Book()
	prone := slices.IndexFunc(book.Conditions, func(c rulebook.Condition) bool { return c.Name == "prone" })
	for _, p := range []*personal.Person{me, foe} {
		s.Rule(&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleAfflict, Person: p.ID, Number: int16(prone)}})
	}
	screen := New()
	for title, x := range map[string]float64{"the sheet": 120, "the list": 400} {
		told := false
		for y := 50.0; y < 700 && !told; y += 9 {
			s.Show(screen, kit.Input{Mouse: kit.Point{X: x, Y: y}})
			told = strings.Contains(strings.Join(s.UI.Texts(), " "), "Prone: flat-footed, −2 to attacks, and")
		}
		if !told {
			t.Errorf("nothing in %s tells what prone means", title)
		}
	}
}

// What earlier attacks of the turn take from the next one is shown before it is made.
func TestAnAttackTellsWhatItIsLessBy(t *testing.T) {
	s, me, foe := beside(t)
	screen := New()
	screen.target = foe.ID
	says := func() string {
		s.Press(screen, "1", "")
		return strings.Join(s.UI.Texts(), " ")
	}
	if got := says(); strings.Contains(got, "earlier attacks") {
		t.Errorf("before the first attack it says %q", got)
	}
	foe.HP, foe.MaxHP = 99, 99
	s.Order(s.World.Member(me.ID).Seat, &combat.Attack{Weapon: 1, Target: foe.ID})
	if got := says(); !strings.Contains(got, "−5 earlier attacks") {
		t.Errorf("after the first attack it says %q", got)
	}
}

// If the target rolls, the forecast shows which of their rolls is a hit.
func TestAnAttackTellsWhoThrows(t *testing.T) {
	seat := crew.Seat{Role: crew.Boots, Number: 1}
	s := stage.Set(t, "undertow", seat)
	if err := s.Await(seat); err != nil {
		t.Fatal(err)
	}
	f, me, screen := &s.World.Fight, s.World.PersonAt(seat), New()
	foe := &f.People[slices.IndexFunc(f.People, func(o personal.Person) bool { return o.Side != me.Side })]
	foe.Deck, foe.At, foe.Hidden = me.Deck, me.At.Plus(3, 0), false
	screen.target = foe.ID
	s.Press(screen, "1", "")
	if got := strings.Join(s.UI.Texts(), " "); !strings.Contains(got, " defends: a throw of more than ") || strings.Contains(got, "+0 against") {
		t.Errorf("it says %q", got)
	}
}

// Of weapons with the same name that cannot be picked up one is listed, and each that can be.
func TestThingsOutOfReachAreListedOnce(t *testing.T) {
	s, _, foe := beside(t)
	v := s.Look()
	v.Acts = nil
	for place := range 4 {
		v.Acts = append(v.Acts, picture.ActRow{Verb: crew.PickUp, Person: foe.ID, Item: uint8(place + 1)})
		v.Things = append(v.Things, picture.ThingRow{Name: "knife", Person: foe.ID, Number: uint8(place + 1)})
	}
	screen := New()
	if got := len(screen.possible(v)); got != 4 {
		t.Errorf("of four that can be picked up %d are listed", got)
	}
	for i := range v.Acts {
		v.Acts[i].Rule, v.Acts[i].Why = "FOS-ACTIONS", "It is not your turn."
	}
	if got := len(screen.possible(v)); got != 1 {
		t.Errorf("of four that cannot be picked up %d are listed", got)
	}
}
