package boots_test

import (
	"slices"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// A GM rules on the person where the arrows have gone; the table obeys each ruling of the page.
func TestAGMRulesOnAPerson(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Master), boots.New()
	s.Turn(crew.Seat{Ship: 1, Role: crew.Boots, Number: 1})
	v := s.Look()
	me := v.People[0]
	for _, p := range v.People {
		if p.Seat == v.Head.Acts {
			me = p
		}
	}
	if ordered := s.Press(screen, "Ctrl+T"); len(ordered) != 1 || *ordered[0].(*action.Stand) != (action.Stand{Standing: v.Selves[0].Standing}) {
		t.Errorf("to play them in a bot's place orders %v", ordered)
	} else {
		s.Rule(&sim.Command{Seat: me.Seat, Intent: ordered[0]})
	}
	s.Press(screen, "Right", "Left", "Space", "Ctrl+R")
	for key, want := range map[kit.Key]action.RulingKind{
		"D": action.RuleHurt, "K": action.RuleCheck, "G": action.RuleHeal, "P": action.RuleHP, "A": action.RuleEdge, "L": action.RuleEdge,
		"V": action.RuleAfflict, "X": action.RuleRelieve, "S": action.RuleSpecial, "N": action.RuleSpecial, "U": action.RuleSurprise,
		"M": action.RuleSurprise, "Z": action.RuleHide, "B": action.RuleRest,
		"E": action.RuleLayer, "Shift+V": action.RuleCover, "Shift+B": action.RuleRest, "Shift+P": action.RuleVariant,
	} {
		ordered := s.Press(screen, key)
		if len(ordered) != 1 {
			t.Fatalf("%s orders %v", key, ordered)
		}
		r, ok := ordered[0].(*sim.OnFoot)
		if !ok || r.Kind != want || r.Person != me.ID && !r.OfAll() {
			t.Fatalf("%s rules %+v, not kind %d on %d", key, ordered[0], want, me.ID)
		}
		s.Rule(r)
	}
	if ordered := s.Press(screen, "I"); len(ordered) != 1 || *ordered[0].(*sim.SetInitiative) != (sim.SetInitiative{Seat: me.Seat, Total: 10}) {
		t.Errorf("a place in the initiative orders %v", ordered)
	} else {
		s.Rule(ordered[0])
	}
	s.Picture("boots-rulings", crew.GM, screen)
	for range 6 { // past the abilities
		s.Press(screen, "W")
	}
	s.Press(screen, "Tab")
	if ordered := s.Press(screen, "O"); len(ordered) == 1 {
		s.Rule(ordered[0])
	} else if ordered = s.Press(screen, "Tab", "O"); len(ordered) == 1 {
		s.Rule(ordered[0])
	} else {
		t.Errorf("a contest orders %v", ordered)
	}
}

// The page has whatever else a book has.
func TestAGMRulesOnReservesAndTables(t *testing.T) {
	s, screen := stage.Set(t, "lantern", crew.Master), boots.New()
	s.Press(screen, "Right", "Left", "Space", "Ctrl+R")
	for key, want := range map[kit.Key]action.RulingKind{"F": action.RuleReserve, "J": action.RuleReserve, "Shift+D": action.RuleTable} {
		ordered := s.Press(screen, key)
		if len(ordered) != 1 {
			t.Fatalf("%s orders %v", key, ordered)
		}
		r, ok := ordered[0].(*sim.OnFoot)
		if !ok || r.Kind != want {
			t.Fatalf("%s rules %+v, not kind %d", key, ordered[0], want)
		}
		s.Rule(r)
	}
}

func TestArrowsAndSpaceWalk(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5} // the foremost in a passage
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	v := s.Look()
	from, to := v.Selves[0].ID, v.Steps[0].At
	at := to
	taken := map[deckplan.Square]bool{}
	for _, p := range v.People {
		if taken[p.At] = true; p.ID == from {
			at = p.At
		}
	}
	for _, st := range v.Steps {
		if st.At.Level == at.Level && !taken[st.At] {
			to = st.At
		}
	}
	for ; at.X < to.X; at.X++ {
		s.Press(screen, "Right")
	}
	for ; at.X > to.X; at.X-- {
		s.Press(screen, "Left")
	}
	for ; at.Y < to.Y; at.Y++ {
		s.Press(screen, "Down")
	}
	for ; at.Y > to.Y; at.Y-- {
		s.Press(screen, "Up")
	}
	ordered := s.Press(screen, "Space")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	move, ok := ordered[0].(*movement.Move)
	if !ok || move.Path[len(move.Path)-1] != to {
		t.Fatalf("ordered %+v, not to %v", ordered[0], to)
	}
	s.Order(seat, move)
}

// The dead who lie in the way are stepped over by a click; those beside the character are chosen
// first.
func TestAClickStepsOverTheDead(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	var me picture.PersonRow
	for _, p := range s.Look().People {
		if p.Seat == seat {
			me = p
		} else {
			s.Rule(&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: 500}})
		}
	}
	v := s.Look()
	var there deckplan.Square
	for _, p := range v.People {
		far := max(p.At.X-me.At.X, me.At.X-p.At.X, p.At.Y-me.At.Y, me.At.Y-p.At.Y) > 1
		if far && p.State == personal.Dead && slices.ContainsFunc(v.Steps, func(st picture.StepRow) bool { return st.At == p.At }) {
			there = p.At
		}
	}
	if there == (deckplan.Square{}) {
		t.Fatalf("nobody lies where %s could go: %+v", me.Name, v.People)
	}
	var keys []kit.Key
	for at := me.At; at != there; {
		switch {
		case at.X < there.X:
			keys, at.X = append(keys, "Right"), at.X+1
		case at.X > there.X:
			keys, at.X = append(keys, "Left"), at.X-1
		case at.Y < there.Y:
			keys, at.Y = append(keys, "Down"), at.Y+1
		default:
			keys, at.Y = append(keys, "Up"), at.Y-1
		}
	}
	ordered := s.Press(screen, append(keys, "Space")...)
	if len(ordered) != 1 || ordered[0].Verb() != crew.Walk {
		t.Errorf("a click on the dead orders %v", ordered)
	}
}

// TestAGMRunsAFightOnFoot stops and starts the clock from a deck, where a GM of a fight on foot
// begins.
func TestAGMRunsAFightOnFoot(t *testing.T) {
	s, screen := stage.Set(t, "lantern", crew.Master), boots.New()
	for _, on := range []bool{true, false} {
		ordered := s.Press(screen, "Shift+P")
		if len(ordered) != 1 {
			t.Fatalf("ordered %v", ordered)
		}
		if p, is := ordered[0].(*sim.Pause); !is || p.On != on {
			t.Fatalf("ordered %+v", ordered[0])
		}
		s.Rule(ordered...)
	}
}

// A GM gives people weapons and things by name, and takes them; the table obeys or says why not.
func TestAGMGivesEquipment(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Master), boots.New()
	s.Turn(crew.Seat{Ship: 1, Role: crew.Boots, Number: 1})
	s.Press(screen, "Right", "Left", "Space", "Ctrl+R", "Shift+E")
	book, third := s.World.Fight.Book(), int16(0)
	for left := 2; left > 0 || book.Weapons[third].Props&rulebook.Natural != 0; third++ {
		if book.Weapons[third].Props&rulebook.Natural == 0 {
			left--
		}
	}
	for _, c := range []struct {
		keys   []kit.Key
		kind   action.RulingKind
		number int16
		amount int32
	}{
		{[]kit.Key{"Down", "Down", "Enter"}, action.RuleArm, third, 1},
		{[]kit.Key{"Delete"}, action.RuleArm, third, -1},
		{[]kit.Key{"Shift+K", "Down", "Enter"}, action.RuleSupply, 1, 1},
	} {
		ordered := s.Press(screen, c.keys...)
		if len(ordered) != 1 {
			t.Fatalf("%v orders %v", c.keys, ordered)
		}
		r := ordered[0].(*sim.OnFoot)
		if r.Kind != c.kind || r.Number != c.number || r.Amount != c.amount {
			t.Errorf("%v rules %+v", c.keys, r.DeckRuling)
		}
		s.Rule(r)
	}
	s.Picture("boots-equipment", crew.GM, screen)
	if ordered := s.Press(screen, "Shift+E", "G"); len(ordered) != 1 || ordered[0].(*sim.OnFoot).Kind != action.RuleHeal {
		t.Errorf("back among the rulings, G orders %v", ordered)
	}
}
