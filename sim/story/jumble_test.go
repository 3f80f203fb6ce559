package story_test

import (
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// everybody returns a world in which all members have learnt everything that their
// deployment can, and all ships carry everything.
func everybody(t *testing.T, lib *shipyard.Library) *sim.World {
	w := newTrial(t, lib, lib.Feature("second-breath"), 5).World
	const most = 60
	for i := range w.Members {
		m := &w.Members[i]
		m.Deployment, m.Rank, m.Points, m.PointsMax, m.Craft, m.Features = m.Seat.Role, 5, 60, 60, crew.Wisdom, nil
		m.Dice = crew.DiceOf(5)
		for n := range lib.Features {
			f := &lib.Features[n]
			if !f.Kind.Fitted() && (f.Role == crew.NoRole || f.Role == m.Deployment) && len(m.Features) < most {
				m.Features = append(m.Features, crew.Have{Feature: crew.FeatureID(n + 1), Stance: crew.Stance(n % 3)})
			}
		}
	}
	for i := range w.Ships {
		s := &w.Ships[i]
		s.Features, s.Dice = nil, 9
		for n := range lib.Features {
			if lib.Features[n].Kind.Fitted() && lib.Features[n].Weapon == "" && len(s.Features) < most {
				s.Features = append(s.Features, crew.Have{Feature: crew.FeatureID(n + 1), Stance: crew.Always})
			}
		}
	}
	return w
}

// Whatever is used on whatever, checking changes nothing, no invariant breaks, and the
// world can be restored from its snapshot.
func TestAnyFeatureOnAnythingBreaksNothing(t *testing.T) {
	lib := stock(t).Library
	rapid.Check(t, func(rt *rapid.T) {
		w := everybody(t, lib)
		step := func(orders ...sim.Order) {
			for i := range orders {
				before := w.Hash()
				w.Validate(&orders[i])
				if w.Hash() != before {
					rt.Fatal("asking whether an order is allowed has changed the world")
				}
			}
			if _, err := w.Step(orders); err != nil {
				rt.Fatal(err)
			}
		}
		step(sim.Order{Seat: crew.Master, Intent: &sim.Finish{}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
		if rapid.Bool().Draw(rt, "live") {
			step(sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}})
		}
		for range rapid.IntRange(1, 60).Draw(rt, "orders") {
			seat := w.Members[rapid.IntRange(0, len(w.Members)-1).Draw(rt, "who")].Seat
			for i := range w.Members {
				if w.Members[i].Open && rapid.IntRange(0, 3).Draw(rt, "open") > 0 {
					seat = w.Members[i].Seat
				}
			}
			step(sim.Order{Seat: seat, Intent: anyUse(rt, w, lib)})
			if rapid.IntRange(0, 4).Draw(rt, "end") == 0 {
				step(sim.Order{Seat: crew.Master, Intent: &sim.ForceEnd{}})
			}
		}
		sight.View(w, w.Members[0].Seat)
		packed, err := w.Snapshot()
		if err != nil {
			rt.Fatal(err)
		}
		again, err := sim.Restore(w.Library, w.Scenario, packed)
		if err != nil {
			rt.Fatal(err)
		}
		if again.Hash() != w.Hash() {
			rt.Fatal("restored from a snapshot it is another world")
		}
	})
}

func anyUse(t *rapid.T, w *sim.World, lib *shipyard.Library) sim.Intent {
	id := func() crew.FeatureID {
		return crew.FeatureID(rapid.IntRange(1, len(lib.Features)+1).Draw(t, "feature"))
	}
	target := space.ID(rapid.IntRange(0, 5).Draw(t, "target"))
	seat := w.Members[rapid.IntRange(0, len(w.Members)-1).Draw(t, "seat")].Seat
	invoke := deployment.Invoke{Feature: id(), Target: target, Seat: seat, Spare: rapid.Bool().Draw(t, "spare"), Of: shipyard.Comparable.Pair()}
	with := ships.With{Features: []crew.FeatureID{id()}, Spare: invoke.Spare}
	if rapid.Bool().Draw(t, "bare") {
		with.Features = nil
	}
	fire := &deployment.Fire{Weapon: uint8(rapid.IntRange(0, 3).Draw(t, "weapon")), Target: target, Bonus: rapid.IntRange(0, 5).Draw(t, "bonus") == 0, With: with}
	list := []sim.Intent{
		&invoke, &invoke, &invoke, &invoke, &deployment.Cast{Invoke: invoke}, &deployment.Cast{Invoke: invoke}, fire, fire,
		&deployment.Stand{Feature: invoke.Feature, Stance: crew.Stance(rapid.IntRange(0, 2).Draw(t, "stance"))},
		&deployment.Evade{Target: target, With: with}, &deployment.Interfere{Target: seat, With: with}, &deployment.Patch{With: with},
		&deployment.Direct{Helped: seat, Also: w.Members[0].Seat}, &deployment.Ram{Target: target, Legs: []ships.Leg{{Ahead: 200 * space.Foot}}, With: with},
	}
	return list[rapid.IntRange(0, len(list)-1).Draw(t, "intent")]
}
