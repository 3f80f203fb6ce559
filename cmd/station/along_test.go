package main

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/space"
)

// A gambit is chosen beside the order to fire, is shown on it, changes its forecast, and goes along
// with it; the page of features closes when something is chosen on it, and Esc releases the choice.
func TestWhatGoesWithAnOrderStandsOnIt(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "ambush", crew.Rounds, seat, 1)
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side != b.Ship(1).Side {
			if err := b.Give(crew.Master, &sim.SetHidden{Ship: s.ID}); err != nil {
				t.Fatal(err)
			}
			s.At = b.Ship(1).At.Ahead(b.Ship(1).Heading, 400*space.Foot)
		}
	}
	fire := func(p *player) kit.Action {
		t.Helper()
		for _, a := range p.ui.Offers() {
			if a.Key == "gunner.fire" {
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
			if !slices.ContainsFunc(p.ui.Offers(), func(a kit.Action) bool {
				return a.Key == "bridge.features" && strings.HasSuffix(a.Name.String(), "now")
			}) {
				t.Error("nothing announces what can go with an order")
			}
			p.press(append(keys, "")...)
			with := fire(p)
			row := p.view.FeatureRow(p.view.Along.Chosen[0])
			if !strings.Contains(with.Name.String(), row.Name) || with.Does == plain.Does {
				t.Errorf("with %s the order is %q, which does %q", row.Name, with.Name.String(), with.Does.String())
			}
			p.press("Escape", "")
			if now := fire(p); p.Leave || now.Name.String() != plain.Name.String() {
				t.Errorf("after Esc the order is %q, and the station is left: %v", now.Name.String(), p.Leave)
			}
			p.press(append(keys, "")...)
			ordered := p.press("F")
			if len(ordered) != 1 {
				t.Fatalf("ordered %v", ordered)
			}
			if f, ok := ordered[0].(*deployment.Fire); !ok || !slices.Equal(f.Features, []crew.FeatureID{row.Feature}) {
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
	if len(ordered) != 1 || ordered[0].(*deployment.Fire).Weapon < 2 {
		t.Errorf("ordered %+v", ordered)
	}
}

// A number of the own ship that changes is shown with its former value and the reason, in the log
// and on its gauge.
func TestAChangedNumberTellsFromWhatToWhat(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	before := viewOf(b, seat)
	for _, i := range []sim.Intent{
		&sim.SetCondition{Ship: 1, Condition: b.World.Library.Condition("shocked"), On: true, Rounds: 3}, &sim.Damage{Ship: 1, Amount: 5}, &sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 1},
	} {
		if err := b.Give(crew.Master, i); err != nil {
			t.Fatal(err)
		}
	}
	after := viewOf(b, seat)
	if !slices.ContainsFunc(after.Log.Entries, func(e log.Entry) bool { return strings.Contains(e.What, "flying speed 300 → 150 ft (shocked)") }) {
		t.Errorf("the log does not tell it: %+v", after.Log.Entries[len(after.Log.Entries)-5:])
	}
	for i := range b.World.Ships {
		if b.World.Ships[i].Side != 0 {
			for _, e := range viewOf(b, crew.Seat{Ship: b.World.Ships[i].ID, Role: crew.Pilot, Number: 1}).Log.Entries {
				if e.Kind == ships.KindChanged && e.At == 1 {
					t.Errorf("a foe is told: %s", e.What)
				}
			}
		}
	}
	p := newPlayer(t, before, screens())
	p.ui.Watch = true
	p.press()
	p.view = after
	if p.press(); !slices.Contains(p.ui.Texts(), "Flying: was 300") || !slices.Contains(p.ui.Texts(), "Shields 33 →") {
		t.Errorf("the gauges do not tell what the numbers were: %q", p.ui.Texts())
	}
	p.now += 3600
	told := false
	for x := 0.0; x < kit.MinWidth && !told; x += 20 { // long afterwards, over the gauge
		for range 2 {
			p.now += 0.05
			p.ui.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: x, Y: kit.MinHeight - 50}}, p.now)
			p.Show(p.ui, p.view)
			p.ui.End()
		}
		told = strings.Contains(strings.Join(p.ui.Texts(), " "), "flying speed 300 → 150 ft (shocked)")
	}
	if !told || slices.Contains(p.ui.Texts(), "Flying: was 300") {
		t.Errorf("an hour later the gauge does not tell why: %q", p.ui.Texts())
	}
	var screen *bridge.Bridge
	var of *kit.UI
	pose(t, "changed", func(u *kit.UI) {
		if u != of {
			screen, of = bridge.New(screens()), u
			screen.Show(u, before)
			return
		}
		screen.Show(u, after)
	})
}

// Where a number and its former value have no room beside each other, the number stands alone.
func TestANumberIsNotCutForItsFormerValue(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	p := newPlayer(t, viewOf(b, seat), screens())
	p.ui.Watch = true
	p.press()
	if err := b.Give(crew.Master, &sim.Edit{Ship: 1, Number: sim.TurnNumber, Value: 300}); err != nil {
		t.Fatal(err)
	}
	p.view = viewOf(b, seat)
	if p.press(); !slices.Contains(p.ui.Texts(), "90° for 300 ft") {
		t.Errorf("the cost of turning does not stand there: %q", p.ui.Texts())
	}
}
