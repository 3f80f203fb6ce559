package main

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/space"
)

// A gambit is chosen beside the order to fire, stands on it, changes what it promises,
// and goes with it; the page of features closes when something is chosen on it.
func TestWhatGoesWithAnOrderStandsOnIt(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "ambush", crew.Rounds, seat, 1)
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side != b.Ship(1).Side {
			if err := b.Give(crew.Master, &sim.Hide{Ship: s.ID}); err != nil {
				t.Fatal(err)
			}
			s.At = b.Ship(1).At.Ahead(b.Ship(1).Heading, 400*space.Foot)
		}
	}
	fire := func(p *player) kit.Action {
		t.Helper()
		for _, a := range p.ui.Offers() {
			if a.Key == "F" {
				return a
			}
		}
		t.Fatal("there is no order to fire")
		return kit.Action{}
	}
	for name, keys := range map[string][]kit.Key{"beside the order": {"X"}, "on the page": {"B", "1"}} {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t, viewOf(b, seat), screens())
			p.press("1", "")
			plain := fire(p)
			if !slices.ContainsFunc(p.ui.Offers(), func(a kit.Action) bool { return a.Key == "B" && strings.HasSuffix(a.Name, "now") }) {
				t.Error("nothing announces what can go with an order")
			}
			p.press(append(keys, "")...)
			with := fire(p)
			row := p.view.FeatureRow(p.view.Along.Chosen[0])
			if !strings.Contains(with.Name, row.Name) || with.Does == plain.Does {
				t.Errorf("with %s the order is %q, which does %q", row.Name, with.Name, with.Does)
			}
			ordered := p.press("F")
			if len(ordered) != 1 {
				t.Fatalf("ordered %v", ordered)
			}
			if f, ok := ordered[0].(*ships.Fire); !ok || !slices.Equal(f.Features, []crew.FeatureID{row.Feature}) {
				t.Errorf("ordered %+v", ordered[0])
			}
		})
	}
}

// The gunner begins at a weapon that reaches the target.
func TestGunnerBeginsAtAWeaponThatServes(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side != b.Ship(1).Side {
			s.At = b.Ship(1).At.Ahead(b.Ship(1).Heading, 1000*space.Foot) // beyond the laser cannons
		}
	}
	p := newPlayer(t, viewOf(b, seat), screens())
	ordered := p.press("F")
	if len(ordered) != 1 || ordered[0].(*ships.Fire).Weapon < 2 {
		t.Errorf("ordered %+v", ordered)
	}
}
