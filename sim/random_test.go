package sim_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// anyOrder draws an order that may or may not be legal, from a seat that usually may give
// such orders.
func anyOrder(w *sim.World) func(*rapid.T) sim.Order {
	return func(t *rapid.T) sim.Order {
		i := anyIntent(t, true)
		seat := crew.Seat{
			Ship:   rapid.SampledFrom([]space.ID{0, 1, 2, lurker, 4}).Draw(t, "ship"),
			Role:   crew.Role(rapid.IntRange(0, 7).Draw(t, "role")),
			Number: 1,
		}
		if rapid.IntRange(0, 9).Draw(t, "stranger") > 0 {
			seat = fitting(t, w, i.Verb(), seat)
		}
		return sim.Order{Seat: seat, Number: rapid.Uint32Range(0, 9).Draw(t, "number"), Intent: i}
	}
}

// fitting returns a seat whose role may order a verb, preferably one whose turn is open.
func fitting(t *rapid.T, w *sim.World, v crew.Verb, otherwise crew.Seat) crew.Seat {
	roles := crew.PermissionOf(v).Roles
	if roles.Has(crew.GM) {
		return crew.Master
	}
	var open []crew.Seat
	for i := range w.Members {
		if m := &w.Members[i]; m.Open && m.Roles&roles != 0 {
			open = append(open, m.Seat)
		}
	}
	if len(open) == 0 {
		return otherwise
	}
	return rapid.SampledFrom(open).Draw(t, "open")
}

func anyIntent(t *rapid.T, nest bool) sim.Intent {
	id := func() space.ID {
		n := space.ID(rapid.IntRange(0, 5).Draw(t, "id"))
		if n == 3 {
			return lurker
		}
		return n
	}
	seat := func() crew.Seat {
		return crew.Seat{Ship: id(), Role: crew.Role(rapid.IntRange(0, 5).Draw(t, "role")), Number: 1}
	}
	yes := func() bool { return rapid.Bool().Draw(t, "yes") }
	legs := func() []ships.Leg {
		return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) ships.Leg {
			return ships.Leg{Turn: space.Angle(rapid.IntRange(-18, 18).Draw(t, "turn")) * 10 * space.Degree, Ahead: space.Length(rapid.IntRange(0, 300).Draw(t, "ahead")) * space.Foot}
		}), 0, 3).Draw(t, "legs")
	}
	fire := &deployment.Fire{Weapon: uint8(rapid.IntRange(0, 2).Draw(t, "weapon")), Target: id(), Disable: yes()}
	list := []sim.Intent{
		&sim.EndTurn{}, &sim.EndTurn{}, fire, fire, &deployment.Fly{Legs: legs()}, &deployment.Helm{Throttle: 100, Rudder: int8(rapid.IntRange(-100, 100).Draw(t, "rudder"))},
		&deployment.Fire{Target: 2}, &deployment.Fire{Target: 1}, &deployment.Ram{Target: 2, Legs: []ships.Leg{{Ahead: 290 * space.Foot}}}, &deployment.Fly{Legs: []ships.Leg{{Turn: 45 * space.Degree, Ahead: 50 * space.Foot}}},
		&deployment.Evade{Target: id()}, &deployment.Interfere{Target: seat()}, &deployment.Direct{Helped: seat(), Target: id()}, &deployment.Patch{}, &deployment.Stabilise{},
		&deployment.Ram{Target: id(), Legs: legs()}, &sim.React{Reply: crew.Reply{Take: yes()}}, &deployment.Hide{}, &deployment.Search{Skill: crew.Perception}, &sim.Surprise{Seat: seat(), On: yes()},
		&deployment.Ready{When: crew.Circumstance(rapid.IntRange(0, 4).Draw(t, "trigger")), Subject: id(), Where: ships.Limit{Feet: 500 * space.Foot}, Response: fire},
		&sim.Pause{On: rapid.IntRange(0, 5).Draw(t, "pause") == 0}, &sim.SetTempo{Tempo: crew.Tempo(rapid.IntRange(0, int(crew.MaxTempo)).Draw(t, "tempo"))},
		&sim.ForceEnd{}, &sim.SetInitiative{Seat: seat(), Total: int16(rapid.IntRange(-5, 30).Draw(t, "total"))},
		&sim.Spawn{Name: "Late", Side: 1, At: space.Point{X: 500 * space.Foot}}, &sim.Place{Ship: id(), At: space.Point{Y: 99 * space.Foot}},
		&sim.Edit{Ship: id(), Number: sim.Number(rapid.IntRange(0, 15).Draw(t, "what")), Value: int32(rapid.IntRange(0, 40).Draw(t, "value"))},
		&sim.Remove{Ship: id()}, &sim.GrantEdge{Seat: seat(), Good: yes()}, &sim.SetCover{Ship: id(), Cover: int8(rapid.IntRange(0, 4).Draw(t, "cover"))},
		&sim.Damage{Ship: id(), Type: shipyard.DamageType(rapid.IntRange(0, 3).Draw(t, "type")), Amount: int32(rapid.IntRange(-20, 90).Draw(t, "amount"))},
		&sim.SetDice{Dice: []dice.Fixed{{Value: int16(rapid.IntRange(0, 4).Draw(t, "die"))}}}, &sim.HoldOrders{On: yes()},
		&sim.Release{Number: uint16(rapid.IntRange(0, 3).Draw(t, "held"))}, &sim.CancelOrder{Number: 1}, &sim.SetHidden{Ship: id(), Hidden: yes()},
		&sim.Say{Text: "well", Sides: event.AllSides}, &sim.Finish{Over: rapid.IntRange(0, 9).Draw(t, "over") == 0}, &sim.Rename{Ship: id(), Name: "Other"},
		&sim.Pull{Trigger: uint8(rapid.IntRange(0, 3).Draw(t, "trigger")), What: sim.Pulling(rapid.IntRange(0, 2).Draw(t, "what"))},
	}
	i := rapid.IntRange(0, len(list)).Draw(t, "intent")
	if i < len(list) {
		return list[i]
	}
	if nest {
		return &sim.Command{Seat: seat(), Intent: anyIntent(t, false)}
	}
	return &deployment.Patch{}
}

func TestRandomOrdersNeverBreakTheWorld(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		tempo := crew.Tempo(rapid.IntRange(0, int(crew.MaxTempo)).Draw(rt, "tempo"))
		w, again := begin(t, tempo), begin(t, tempo)
		for range rapid.IntRange(0, 2).Draw(rt, "rounds") * crew.RoundTicks {
			step(t, w)
			step(t, again)
		}
		for range rapid.IntRange(1, 120).Draw(rt, "ticks") {
			orders := rapid.SliceOfN(rapid.Custom(anyOrder(w)), 0, 4).Draw(rt, "orders")
			for i := range orders {
				before := w.Hash()
				w.Validate(&orders[i])
				if w.Hash() != before {
					rt.Fatalf("Validate changed the world: %#v", orders[i].Intent)
				}
			}
			r, err := w.Step(orders)
			if err != nil {
				rt.Fatalf("the world broke: %v", err)
			}
			for i := range r.Accepted {
				travels(rt, &r.Accepted[i], &sim.Order{})
			}
			for _, e := range r.Events {
				travels(rt, e.Fact, sim.NewFact(e.Fact.Kind()))
				if e.Fact.Sentence() == "" {
					rt.Fatalf("%T says nothing", e.Fact)
				}
			}
			for _, seat := range []crew.Seat{hesperPilot, {Ship: 2, Role: crew.Gunner, Number: 1}, crew.Master} {
				if sight.CanView(w, seat) {
					if _, err := whole(sight.View(w, seat).Flatten()); err != nil {
						rt.Fatalf("the picture of %v: %v", seat, err)
					}
				}
			}
			replayed, err := again.Step(append([]sim.Order(nil), r.Accepted...))
			if err != nil || replayed.Hash != r.Hash {
				rt.Fatalf("a replay of the accepted orders differs: %v", err)
			}
			if len(r.Accepted) > 0 {
				if err := sameFromNothing(w); err != nil {
					rt.Fatal(err)
				}
			}
		}
		if err := sameFromNothing(w); err != nil {
			rt.Fatal(err)
		}
	})
}

// travels packs a record and reads it into an empty one.
func travels(t *rapid.T, r, empty field.Record) {
	packed, err := field.Pack(r)
	if err != nil {
		t.Fatalf("%T: %v", r, err)
	}
	if err := field.Unpack(packed, empty); err != nil {
		t.Fatalf("%T: %v", r, err)
	}
	if again, err := field.Pack(empty); err != nil || !bytes.Equal(packed, again) {
		t.Fatalf("%T comes back as another: %v", r, err)
	}
}

// TestRefusedOrdersChangeNothing steps two equal worlds, one of them with orders that are
// all refused.
func TestRefusedOrdersChangeNothing(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		w, quiet := begin(t, crew.Live), begin(t, crew.Live)
		for range rapid.IntRange(1, 30).Draw(rt, "ticks") {
			var refused []sim.Order
			for _, o := range rapid.SliceOfN(rapid.Custom(anyOrder(w)), 0, 6).Draw(rt, "orders") {
				if w.Validate(&o) != nil {
					refused = append(refused, o)
				}
			}
			r, err := w.Step(refused)
			if err != nil {
				rt.Fatal(err)
			}
			for _, a := range r.Answers {
				if a.Refusal == nil || a.Refusal.Rule == "" || a.Refusal.Why == "" {
					rt.Fatalf("an order was not refused with a reason: %+v", a)
				}
			}
			if other, _ := quiet.Step(nil); other.Hash != r.Hash {
				rt.Fatal("refused orders changed the world")
			}
		}
	})
}
