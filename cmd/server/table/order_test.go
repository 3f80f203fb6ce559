package table_test

import (
	"bytes"
	"strings"
	"sync/atomic"
	"testing"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/space"
)

func TestOrdersThatAreNotOnesOwnAreRefused(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		c := h.sits("Ada", gunner)
		m := h.sits("Mo", crew.Master)
		if r := h.order(m, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		// After this the first turn is not the gunner's.
		if r := h.order(m, crew.Master, &sim.SetInitiative{Seat: pilot, Total: 90}); r != nil {
			t.Fatal(r)
		}
		fire := &deployment.Fire{Target: 2}
		for _, row := range []struct {
			what string
			seat crew.Seat
			do   sim.Intent
			rule string
		}{
			{"another's seat", pilot, &sim.EndTurn{}, crew.Manners},
			{"another ship", raider, &sim.EndTurn{}, crew.Manners},
			{"the GM's chair", crew.Master, &sim.Pause{On: true}, crew.Manners},
			{"a ruling from a station", gunner, &sim.Pause{On: true}, "SHIP-ROLE"},
			{"another role's order", gunner, &deployment.Patch{}, "SHIP-ROLE"},
			{"no such ship", crew.Seat{Ship: 99, Role: crew.Gunner, Number: 1}, fire, crew.Manners},
		} {
			if r := h.order(c, row.seat, row.do); r == nil || r.Rule != row.rule || r.Why == "" {
				t.Errorf("%s: %v, want a refusal under %s", row.what, r, row.rule)
			}
		}
		s := h.sits("Sam", screen)
		if r := h.order(s, screen, &sim.EndTurn{}); r == nil {
			t.Error("an order from the main screen was obeyed")
		}
		n := h.join("Nan")
		if r := h.order(n, gunner, fire); r == nil {
			t.Error("an order of somebody without a seat was obeyed")
		}
	})
}

// inMemory is a journal without a disk.
type inMemory struct {
	closing
	*testing.T
	kept []byte
}

func (m *inMemory) KeepTick(r *sim.Result, _ bool) {
	var err error
	if m.kept, err = journal.Append(m.kept, &journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash}); err != nil {
		m.Error(err)
	}
}

func (m *inMemory) KeepReturn(s *journal.State) {
	var err error
	if m.kept, err = journal.Append(m.kept, s); err != nil {
		m.Error(err)
	}
}

func TestRefusedOrdersChangeNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		lib, sc := lurking(t)
		w, err := sim.New(lib, sc, 7)
		if err != nil {
			t.Fatal(err)
		}
		j := &inMemory{closing: closing{new(atomic.Int32)}, T: t}
		if j.kept, err = journal.Begin(journal.Header{Scenario: sc.Key, Seed: 7}, w); err != nil {
			t.Fatal(err)
		}
		h := host(t, func(s *table.Settings) { s.World, s.Journal = w, j })
		m := h.sits("Mo", crew.Master)
		c, p := h.sits("Ada", gunner), h.sits("Bo", pilot)
		dead := h.sits("Di", crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1})
		for _, i := range []sim.Intent{
			&sim.SetInitiative{Seat: gunner, Total: 90}, &sim.Pause{}, &sim.Damage{Ship: 3, Type: shipyard.Kinetic, Amount: 5000},
		} {
			if r := h.order(m, crew.Master, i); r != nil {
				t.Fatal(r)
			}
		}
		for _, row := range []struct {
			what string
			by   *client.Client
			seat crew.Seat
			do   sim.Intent
		}{
			{"a ship that is not there", c, gunner, &deployment.Fire{Target: 99}},
			{"an unseen ship", c, gunner, &deployment.Fire{Target: 4}},
			{"a dead ship", c, gunner, &deployment.Fire{Target: 3}},
			{"no such weapon", c, gunner, &deployment.Fire{Weapon: 31, Target: 2}},
			{"another's turn", p, pilot, &deployment.Fly{Legs: []ships.Leg{{Ahead: 50 * space.Foot}}}},
			{"an order from a dead ship", dead, dead.Seat(), &sim.EndTurn{}},
			{"an order for a dead ship's seat", c, dead.Seat(), &sim.EndTurn{}},
			{"another's seat", c, pilot, &sim.EndTurn{}},
			{"a ruling of nothing", m, crew.Master, &sim.Edit{Ship: 99}},
			{"a number out of its bounds", m, crew.Master, &sim.Edit{Ship: 1, Number: sim.ACNumber, Value: 9999}},
		} {
			r := h.order(row.by, row.seat, row.do)
			if r == nil || r.Why == "" || r.Rule == "" {
				t.Errorf("%s: refused with %v", row.what, r)
			}
		}
		if a, b := h.order(c, gunner, &deployment.Fire{Target: 4}), h.order(c, gunner, &deployment.Fire{Target: 99}); strings.ReplaceAll(a.Why.String(), "4", "99") != b.Why.String() {
			t.Errorf("an unseen ship is refused with %q, one that is not there with %q", a.Why, b.Why)
		}
		h.end()

		// Without the refused orders the battle comes to the same state.
		r, err := journal.NewReader(bytes.NewReader(j.kept))
		if err != nil {
			t.Fatal(err)
		}
		again, err := r.FirstWorld()
		if err != nil {
			t.Fatal(err)
		}
		if err := journal.Replay(again, r); err != nil {
			t.Fatal(err)
		}
		if again.Hash() != w.Hash() {
			t.Error("the refused orders have changed the world")
		}
	})
}
