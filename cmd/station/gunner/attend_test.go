package gunner

import (
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/space"
)

// A shot is at what was shown when Fire was pressed: a target that nobody has chosen is replaced
// only on a screen on which nothing is pressed.
func TestFireIsMeantForWhatWasShown(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	for _, c := range []struct {
		name   string
		change func(*ships.Ship)
	}{
		{"out of range", func(k *ships.Ship) { k.At = space.Point{X: 9000 * space.Foot, Y: 9000 * space.Foot} }},
		{"destroyed", func(k *ships.Ship) { k.State = ships.Destroyed }},
	} {
		s, screen := stage.Set(t, "duel", seat), New()
		s.Turn(seat)
		s.Show(screen, kit.Input{})
		shown := screen.target
		c.change(s.World.Ship(shown))
		for _, i := range s.Press(screen, "F") {
			if f := i.(*deployment.Fire); f.Target != shown {
				t.Errorf("%s: %d was shown, and %d is shot at", c.name, shown, f.Target)
			}
		}
		s.Show(screen, kit.Input{})
		if screen.target == shown {
			t.Fatalf("%s: the target does not change: the test shows nothing", c.name)
		}
		if all := s.Press(screen, "F"); len(all) != 1 || s.World.Validate(&sim.Order{Seat: seat, Intent: all[0]}) != nil {
			t.Errorf("%s: the other cannot be shot at: %v", c.name, all)
		}
	}
}

// A readied shot is also meant for the target that was shown, and if no other is in sight, none is
// promised.
func TestNothingIsDoneToATargetThatIsGone(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	for _, c := range []struct {
		name string
		gone func(*ships.Ship, space.ID) bool
		says string
	}{
		{"one", func(k *ships.Ship, shown space.ID) bool { return k.ID == shown }, "The target is gone; another is chosen now."},
		{"all", func(k *ships.Ship, _ space.ID) bool { return k.ID != seat.Ship }, "The target is gone, and no other is in sight."},
	} {
		s, screen := stage.Set(t, "duel", seat), New()
		s.Turn(seat)
		s.Press(screen, "Y")
		shown := screen.target
		for i := range s.World.Ships {
			if k := &s.World.Ships[i]; c.gone(k, shown) {
				k.State = ships.Destroyed
			}
		}
		s.UI.Watch = true
		if ordered := s.Press(screen, "Enter"); len(ordered) > 0 {
			t.Errorf("%s: what was not shown is readied for: %+v", c.name, ordered[0])
		}
		if says := strings.Join(s.UI.Texts(), " "); !strings.Contains(says, c.says) {
			t.Errorf("%s: the station says %q", c.name, says)
		}
	}
}

// The choice to disable rather than destroy ends with the battle.
func TestDisableOnlyEndsWithTheBattle(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	s, screen := stage.Set(t, "duel", seat), New()
	s.Turn(seat)
	s.Show(screen, kit.Input{})
	for i, m := range s.Look().MountsOf(seat.Ship) {
		if m.Grade == shipyard.Primary {
			screen.weapon = uint8(i)
		}
	}
	screen.picked, screen.disable = true, true
	if s.Show(screen, kit.Input{}); !screen.disable {
		t.Fatal("the chosen weapon cannot disable")
	}
	s.World.Over = true
	if s.Show(screen, kit.Input{}); screen.disable {
		t.Error("after the battle the next shot would still only disable")
	}
}
