package boots_test

import (
	"reflect"
	"slices"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/picture"
)

// Each order keeps its place, whether it can be given or not.
func TestOrdersKeepTheirPlaces(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	places := func() map[string]int {
		s.Show(screen, kit.Input{})
		all := map[string]int{}
		for i, a := range s.UI.Offers() {
			all[a.Name.String()] = i
		}
		return all
	}
	first := places()
	check := func(when string) {
		now := places()
		for _, name := range []string{"Move: walk", "Dash", "Disengage", "Dodge", "Hide", "Search", "Investigate"} {
			if at, stands := now[name]; !stands || at != first[name] {
				t.Errorf("%s %q stands at %d (%v), and was at %d", when, name, at, stands, first[name])
			}
		}
	}
	s.Order(seat, &action.Deed{What: crew.Dodge})
	check("after an action")
	s.Order(seat, &sim.EndTurn{})
	check("in somebody else's turn")
}

// A healing that would heal nobody needs confirmation.
func TestAHealingThatHealsNothingIsAskedForAgain(t *testing.T) {
	s, screen, _ := armed(t)
	at := slices.IndexFunc(s.Look().Gear, func(g picture.GearRow) bool { return g.Heals && g.Kind == picture.DeviceGear })
	if at < 0 {
		t.Fatal("nobody carries what heals")
	}
	if ordered := s.Press(screen, kit.Key(rune('1'+at)), "Enter"); len(ordered) != 0 {
		t.Errorf("unhurt, Enter orders %+v", ordered[0])
	}
	if ordered := s.Press(screen, "Enter"); len(ordered) != 1 {
		t.Errorf("asked for again it orders %v", ordered)
	}
	s.World.PersonAt(maren).HP--
	if ordered := s.Press(screen, "Enter"); len(ordered) != 1 {
		t.Errorf("hurt, Enter orders %v", ordered)
	}
}

// A turn in which somebody can still be attacked ends when that is ordered twice, and at once if
// nobody can be.
func TestATurnWithAnAttackLeftIsEndedTwice(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	ends := func() bool {
		ordered := s.Press(screen, "N")
		return len(ordered) == 1 && ordered[0].Verb() == crew.EndTurn
	}
	if !ends() {
		t.Fatal("with nobody in sight the turn does not end")
	}
	p := s.World.PersonAt(seat)
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != p.Side && o.State == personal.Able {
			o.Deck, o.At = p.Deck, p.At.Plus(1, 0)
			break
		}
	}
	if ends() {
		t.Error("with a foe beside it the turn ends at once")
	}
	if !ends() {
		t.Error("asked for again it does not end")
	}
	if ends() {
		t.Error("the next time nothing asks again")
	}
	s.Order(seat, &action.Deed{What: crew.Dodge})
	if !ends() {
		t.Error("with the action spent the turn does not end")
	}
}

// Somebody who boards a ship reads which of its consoles each order is about.
func TestOrdersAtAConsoleNameIt(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	p := s.World.PersonAt(seat)
	for i := range s.World.Fight.People { // none of them defends the bridge
		if o := &s.World.Fight.People[i]; o.Side != p.Side {
			o.Deck, o.At = p.Deck, p.At
		}
	}
	var bridge []crew.ConsoleID // of the pilot and the gunner, who sit side by side
	for _, k := range s.World.Aboard.Consoles {
		if k.Seat.Ship == 2 && (k.Seat.Role == crew.Pilot || k.Seat.Role == crew.Gunner) {
			bridge = append(bridge, k.Number)
			p.Deck, p.At = k.Deck, k.At
		}
	}
	for _, row := range []struct {
		key  kit.Key
		name string
		want sim.Intent
	}{
		{"F6", "Seize: pilot", &sim.Seize{Console: bridge[0]}},
		{"Shift+F6", "Seize: gunner", &sim.Seize{Console: bridge[1]}},
		{"F7", "Sabotage: pilot", &sim.Sabotage{Console: bridge[0]}},
		{"Shift+F7", "Sabotage: gunner", &sim.Sabotage{Console: bridge[1]}},
		{"Ctrl+F7", "Kill: pilot", &sim.Sabotage{Console: bridge[0], Kill: true}},
		{"Ctrl+Shift+F7", "Kill: gunner", &sim.Sabotage{Console: bridge[1], Kill: true}},
	} {
		s.Show(screen, kit.Input{})
		if !slices.ContainsFunc(s.UI.Offers(), func(a kit.Action) bool { return a.Name.String() == row.name }) {
			t.Errorf("nothing is called %q", row.name)
		}
		if ordered := s.Press(screen, row.key); len(ordered) != 1 || !reflect.DeepEqual(ordered[0], row.want) {
			t.Errorf("%s orders %+v", row.key, ordered)
		}
	}
	s.Pictures("boots-console", seat.Role, screen)
}
