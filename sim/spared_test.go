package sim_test

import (
	"slices"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/modifier"
)

// TestAVolleyEndsWhereItHasDisabled settles two disabling shots at a ship that deals
// damage when its shields break: the first disables it, and the second is withheld.
func TestAVolleyEndsWhereItHasDisabled(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	backlash := shipyard.Feature{Name: "Backlash", Usage: shipyard.Reflex, Moment: shipyard.Drained}
	backlash.Acts = []shipyard.Act{{Do: shipyard.Deal, On: shipyard.OwnShip, Dice: dice.Dice{Count: 1, Faces: 4}, Change: shipyard.Change{Modifier: modifier.Modifier{N: 1}}}}
	lib := *data.Library
	lib.Features, lib.Classes = append(slices.Clone(lib.Features), backlash), slices.Clone(lib.Classes)
	w, err := sim.New(&lib, data.Scenario("duel"), 7)
	if err != nil {
		t.Fatal(err)
	}
	by, s := &w.Ships[0], &w.Ships[1]
	w.ClassOf(s).Moments |= 1 << shipyard.Drained
	s.Features = append(s.Features, crew.Have{Feature: crew.FeatureID(len(lib.Features))})
	s.Special, s.Shield, s.ShieldMax, s.Hull = true, 5, 5, 5
	for range 2 {
		impact.Hurt(&w.Battle, ships.Wound{Target: s.ID, By: by.ID, Member: by.Crew[0], Type: shipyard.Kinetic, Amount: 10, Disable: true, Shot: true})
	}
	impact.Settle(&w.Battle)
	dealt, answered := 0, false
	for _, e := range w.Events {
		if f, ok := e.Fact.(*ships.Damaged); ok && f.By == by.ID {
			dealt++
		} else {
			answered = answered || ok
		}
	}
	if !answered || s.State != ships.Stable && s.State != ships.Disabled || dealt != 1 {
		t.Errorf("the ship has answered: %v, is %s, and %d of the two shots were dealt", answered, s.State, dealt)
	}
}
