package boots

import (
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/say"
)

// A GM who changes something about a person sees the present value, and the new one.
func TestAGMSeesWhatIsAndWhatWillBe(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Master), New()
	s.Turn(crew.Seat{Ship: 1, Role: crew.Boots, Number: 1})
	me := s.Look().People[0]
	rule := func(r action.DeckRuling) {
		r.Person, r.Deck = me.ID, int8(me.Deck)
		s.Rule(&sim.OnFoot{DeckRuling: r})
	}
	rule(action.DeckRuling{Kind: action.RuleHP, Amount: 7})
	rule(action.DeckRuling{Kind: action.RuleAfflict})
	s.Rule(&sim.SetInitiative{Seat: me.Seat, Total: 17})
	v := s.Look()
	p, to := person(v, me.ID), me.At.Plus(1, 0)
	screen.judge.amount = 12
	does := map[kit.Bound]kit.Action{}
	for _, e := range screen.judge.entries(v, p, mark{me.Deck, to}) {
		does[e.Key] = e.Action
	}
	told := func(t say.Text) string { return say.English(t, nil) }
	for key, wants := range map[kit.Bound][]string{
		"ruling.points":     {"From 7 to 12."},
		"ruling.initiative": {"From 17 to 12;"},
		"ruling.afflict":    {"Now: ", told(p.Conditions)},
		"ruling.relieve":    {"Now: ", told(p.Conditions)},
		"ruling.place":      {"From " + me.At.String() + " to " + to.String()},
		"ruling.stack":      {"Now 0."},
	} {
		for _, want := range wants {
			if got := told(does[key].Does); !strings.Contains(got, want) || want == "" {
				t.Errorf("%s says %q, not %q", key, got, want)
			}
		}
	}
	now := told(present(v, p))
	for _, want := range []string{"7 of ", "initiative 17", "at " + me.At.String(), told(p.Conditions)} {
		if !strings.Contains(now, want) {
			t.Errorf("of %q stands nothing in %q", want, now)
		}
	}
}

// A level with 0 points would be one with those of the book: the control for points asks for some.
func TestALevelWithPointsAsksForThem(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Master), New()
	s.Turn(crew.Seat{Ship: 1, Role: crew.Boots, Number: 1})
	v := s.Look()
	for amount, may := range map[int]bool{0: false, 1: true} {
		screen.judge.amount = amount
		for _, e := range screen.judge.entries(v, &v.People[0], mark{}) {
			if (e.Key == "ruling.level-with" || e.Key == "ruling.level-back") && e.Possible() != may || e.Key == "ruling.level" && !e.Possible() {
				t.Errorf("with %d points %q says %q", amount, e.Name, e.Why)
			}
		}
	}
}

// By a book without levels the page has no controls for them.
func TestNoLevelsByABookWithoutThem(t *testing.T) {
	for scenario, has := range map[string]bool{"prize": true, "undertow": false} {
		s, screen := stage.Set(t, scenario, crew.Master), New()
		v := s.Look()
		n := 0
		for _, e := range screen.judge.entries(v, &v.People[0], mark{}) {
			if strings.HasPrefix(string(e.Key), "ruling.level") {
				n++
			}
		}
		if n > 0 != has || n > 0 && n != 3 {
			t.Errorf("in %s there are %d controls for levels", scenario, n)
		}
	}
}

// Nobody is moved to where they are, or to a square of a deck that is not theirs.
func TestAGMPutsNobodyOnAnotherDeck(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Master), New()
	v := s.Look()
	p := &v.People[0]
	for to, possible := range map[mark]bool{
		{p.Deck, p.At}: false, {p.Deck + 1, p.At.Plus(1, 0)}: false, {p.Deck, p.At.Plus(1, 0)}: true,
	} {
		for _, e := range screen.judge.entries(v, p, to) {
			if e.Key == "ruling.place" && e.Possible() != possible {
				t.Errorf("to %v: %q", to, e.Why)
			}
		}
	}
}
