package boots

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/sim"
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
	s.Pass(lingers * 20)
	s.Show(screen, kit.Input{})
	if texts := s.UI.Texts(); slices.ContainsFunc(texts, func(x string) bool { return strings.Contains(x, "was 10") }) {
		t.Error("it is news for ever")
	}
}
