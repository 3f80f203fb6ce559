package boots

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// A number of the own character that changes is shown with its former value, and the log says why.
func TestAChangedNumberOfAPersonTellsFromWhatToWhat(t *testing.T) {
	s, screen, v, me := onDeck(t)
	f := &s.World.Fight

	c := slices.IndexFunc(f.Book().Conditions, func(c rulebook.Condition) bool { return c.Flags&rulebook.NoMove != 0 })
	if c < 0 {
		t.Fatal("the book has no such condition")
	}
	was := self(v, me).Speed
	s.Rule(&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleAfflict, Person: me.ID, Number: int16(c)}})
	name := f.Book().Conditions[c].Name
	told := func(e log.Entry) bool {
		return strings.Contains(e.What, "speed 10 → 0 m ("+name)
	}
	v = s.Look()
	if was != 10 || !slices.ContainsFunc(v.Log.Entries, told) {
		t.Errorf("from %d, the log does not tell it: %+v", was, v.Log.Entries)
	}
	s.UI.Watch = true
	s.Show(screen, kit.Input{})
	if texts := s.UI.Texts(); !slices.ContainsFunc(texts, func(x string) bool { return strings.Contains(x, "speed 0 m, was 10") }) {
		t.Errorf("the sheet does not tell it: %q", texts)
	}
	s.Picture("boots-a-changed-number", crew.Boots, screen)
	s.Pass(9 * 20)
	s.Show(screen, kit.Input{})
	if texts := s.UI.Texts(); slices.ContainsFunc(texts, func(x string) bool { return strings.Contains(x, "was 10") }) {
		t.Error("it is news for ever")
	}
}

// Under the mouse a person's points, and what is left of a weapon, tell from what to what and why.
func TestUnderTheMouseAGaugeTellsWhy(t *testing.T) {
	s, screen, v, me := onDeck(t)
	arm := slices.IndexFunc(v.Gear, func(g picture.GearRow) bool { return g.Kind == picture.ArmGear && g.Most > 1 })
	if arm < 0 {
		t.Fatal("no weapon of theirs counts its attacks")
	}
	for _, r := range []action.DeckRuling{
		{Kind: action.RuleHP, Amount: me.HP - 2}, {Kind: action.RuleLoad, Number: int16(v.Gear[arm].Number - 1), Amount: 1},
	} {
		r.Person = me.ID
		s.Rule(&sim.OnFoot{DeckRuling: r})
	}
	told := map[string]bool{}
	for y := 50.0; y < kit.MinHeight; y += 10 {
		for range 2 {
			s.Show(screen, kit.Input{Mouse: kit.Point{X: 60, Y: y}})
		}
		told[strings.Join(s.UI.Texts(), " ")] = true
	}
	for _, want := range []string{
		fmt.Sprintf("%d → %d. The GM rules: ", me.HP, me.HP-2), fmt.Sprintf("Left %d → 1. The GM rules: ", v.Gear[arm].Count),
	} {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(told)), func(x string) bool { return strings.Contains(x, want) }) {
			t.Errorf("nothing tells %q", want)
		}
	}
}
