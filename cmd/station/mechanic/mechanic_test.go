package mechanic_test

import (
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/mechanic"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/dice"
)

func TestMain(m *testing.M) { stage.Main(m) }

var seat = crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}

// hurt returns a battle in which the mechanic acts aboard a damaged ship.
func hurt(t *testing.T, hull int32) *stage.Stage {
	s := stage.Set(t, "duel", seat)
	s.Turn(seat)
	s.Rule(&sim.Edit{Ship: 1, Number: sim.HullNumber, Value: hull})
	return s
}

func TestPatches(t *testing.T) {
	s, screen := hurt(t, 12), mechanic.New()
	ordered := s.Press(screen, "S", "P")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	if _, ok := ordered[0].(*deployment.Patch); !ok {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, ordered[0])
	if more := s.Press(screen, "P"); len(more) != 0 {
		t.Errorf("ordered again with the action spent: %v", more)
	}
}

func TestWholeHullsAreNotPatched(t *testing.T) {
	s := stage.Set(t, "duel", seat)
	s.Turn(seat)
	if ordered := s.Press(mechanic.New(), "P", "S"); len(ordered) != 0 {
		t.Errorf("ordered %v", ordered)
	}
	if told := strings.Join(s.UI.Texts(), " "); strings.Contains(told, "Gives back") || !strings.Contains(told, "The hull is whole.") {
		t.Errorf("the control of a whole hull says %q", told)
	}
	// There is power to give instead.
	for _, i := range s.Press(mechanic.New(), "E") {
		if boost, ok := i.(*deployment.Invoke); ok && boost.Feature == s.World.Library.Feature("boost-engines") {
			s.Order(seat, i)
			return
		}
	}
	t.Error("the engines were not boosted")
}

func TestStabilises(t *testing.T) {
	s, screen := hurt(t, 0), mechanic.New()
	ordered := s.Press(screen, "S")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	s.Rule(&sim.SetDice{Dice: []dice.Fixed{{Faces: 20, Value: 20}}})
	s.Order(seat, ordered[0])
	if state := s.World.Ship(1).State; state != ships.Stable {
		t.Errorf("the ship is %v", state)
	}
}

func TestReadies(t *testing.T) {
	s, screen := hurt(t, 12), mechanic.New()
	ordered := s.Press(screen, "Y", "3", "Enter")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	s.Order(seat, ordered[0])
}

func TestPictures(t *testing.T) {
	s := stage.Set(t, "duel", seat)
	s.Pictures("mechanic-whole", crew.Mechanic, mechanic.New())
	s.Turn(seat)
	s.Rule(
		&sim.Edit{Ship: 1, Number: sim.HullNumber, Value: 12}, &sim.Edit{Ship: 1, Number: sim.ShieldNumber, Value: 9},
		&sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 2}, &sim.Edit{Ship: 1, Number: sim.HitDiceNumber, Value: 3},
	)
	s.Picture("mechanic", crew.Mechanic, mechanic.New())
	s.Rule(&sim.Damage{Ship: 1, Amount: 50}, &sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 5})
	s.Picture("mechanic-disabled", crew.Mechanic, mechanic.New())
}

// A pilot who flies a fighter alone has every station.
func TestAloneAboard(t *testing.T) {
	alone := crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1}
	s := stage.Set(t, "duel", alone)
	s.Turn(alone)
	s.Rule(&sim.Edit{Ship: 3, Number: sim.HullNumber, Value: 3})
	if ordered := s.Press(mechanic.New(), "P"); len(ordered) != 1 {
		t.Errorf("ordered %v", ordered)
	}
}

func TestOrdersOnlyWhatIsPossible(t *testing.T) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		s := stage.Set(t, "duel", seat)
		s.Rule(&sim.SetTempo{Tempo: tempo})
		s.Rule(&sim.Edit{Ship: 1, Number: sim.HullNumber, Value: 2})
		never := func(sim.Intent) bool { return false }
		if n := s.Monkey(mechanic.New(), 1500, never); n == 0 {
			t.Errorf("nothing was ordered in %v tempo", tempo)
		}
	}
}

// What the table has not judged yet is not possible.
func TestNothingIsPossibleWithoutOptions(t *testing.T) {
	s, screen := hurt(t, 0), mechanic.New()
	v := *s.Look()
	p := *v.Picture
	p.Options, v.Picture = nil, &p
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	screen.Show(s.UI, &v, kit.Rect{W: kit.MinWidth, H: 600})
	s.UI.End()
	seen := 0
	for _, a := range s.UI.Offers() {
		if a.Name == "Patch" || a.Name == "Stabilise" {
			if seen++; a.Possible() {
				t.Errorf("%s is possible", a.Name)
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d of 2 orders are offered", seen)
	}
}
