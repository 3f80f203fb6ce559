package bot_test

import (
	"testing"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// turnOf plays a battle in rounds tempo until a seat's turn is open.
func turnOf(t *testing.T, data *configs.Data, sc *scenario.Scenario, seat crew.Seat) *sim.World {
	t.Helper()
	a, err := bot.NewArena(data.Library, sc, crew.Rounds, 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 5000 {
		if m, _ := a.World.HolderOf(seat); m.Open {
			return a.World
		}
		if err := a.Step(); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("the turn of %s never begins", seat)
	return nil
}

// one returns the only order that a new brain gives for a seat.
func one(t *testing.T, w *sim.World, seat crew.Seat) sim.Intent {
	t.Helper()
	orders := bot.New(seat, 1).Decide(sight.View(w, seat))
	if len(orders) != 1 {
		t.Fatalf("%s gives %d orders", seat, len(orders))
	}
	if r := w.Validate(&sim.Order{Seat: seat, Number: 1, Intent: orders[0]}); r != nil {
		t.Fatalf("%s orders %s: %v", seat, orders[0].Verb(), r)
	}
	return orders[0]
}

// gunnery returns a scenario with a gunboat that has a frigate ahead of its bow.
func gunnery(data *configs.Data) *scenario.Scenario {
	class := func(key string) int16 { return int16(data.Library.Class(key)) }
	return &scenario.Scenario{Key: "gunnery", Sides: []scenario.SideInfo{{Name: "One"}, {Name: "Other"}}, Ships: []ships.Arrival{
		{Name: "Gunboat", Class: class("gunboat"), Side: 0},
		{Name: "Frigate", Class: class("frigate"), Side: 1, At: space.Point{Y: 480 * space.Foot}, Heading: 90 * space.Degree},
	}}
}

func TestGunnerMeetsTheLayer(t *testing.T) {
	data := load(t)
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	for _, c := range []struct {
		shield int32
		want   shipyard.DamageType
	}{{60, shipyard.Pulse}, {0, shipyard.Thermite}} {
		w := turnOf(t, data, gunnery(data), seat)
		own, foe := w.Ship(1), w.Ship(2)
		own.At, own.Heading, foe.At = space.Point{}, 0, space.Point{Y: 480 * space.Foot}
		for i := range own.Mounts {
			own.Mounts[i].Latch = 0
		}
		foe.Shield = c.shield
		fire, ok := one(t, w, seat).(*deployment.Fire)
		if !ok {
			t.Fatalf("shields %d: no shot", c.shield)
		}
		if got := w.ClassOf(own).Mounts[fire.Weapon].Weapon.Type; got != c.want || fire.Target != foe.ID {
			t.Errorf("shields %d: fires %s at %d, want %s at %d", c.shield, got, fire.Target, c.want, foe.ID)
		}
		if fire.Disable {
			t.Error("it disables unasked")
		}
	}
}

func TestMechanicBringsTheShipBack(t *testing.T) {
	data := load(t)
	seat := crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}
	w := turnOf(t, data, data.Scenario("duel"), seat)
	own := w.Ship(1)
	own.Special = true
	impact.SetHull(&w.Battle, own, 0)
	if i := one(t, w, seat); i.Verb() != crew.Patch {
		t.Errorf("at 0 hull points it orders %s, want a Patch", i.Verb())
	}
	own.HitDice = 0
	if i := one(t, w, seat); i.Verb() != crew.Stabilise {
		t.Errorf("with no Hit Dice it orders %s, want to stabilise", i.Verb())
	}
	impact.SetHull(&w.Battle, own, own.MaxHull())
	member(w, seat).Features = nil
	if i := one(t, w, seat); i.Verb() != crew.EndTurn {
		t.Errorf("aboard a whole ship, with nothing learnt, it orders %s, want the end of its turn", i.Verb())
	}
}

func TestSomebodyLooksForWhatHides(t *testing.T) {
	data := load(t)
	sc := *data.Scenario("duel")
	sc.Ships = append([]ships.Arrival(nil), sc.Ships...)
	for i := range sc.Ships[1:] {
		sc.Ships[1+i].Hidden = true
	}
	seat := crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}
	w := turnOf(t, data, &sc, seat)
	for i := range w.Ships[1:] {
		w.Ships[1+i].Hidden, w.Ships[1+i].Found = true, 0
	}
	deployment.StartTurn(&w.Battle, w.IDOf(member(w, seat)))
	if i := one(t, w, seat); i.Verb() != crew.Search {
		t.Errorf("with nobody in sight it orders %s, want a Search", i.Verb())
	}
}

func member(w *sim.World, seat crew.Seat) *crew.Member {
	m, _ := w.HolderOf(seat)
	return m
}

// A brain whose orders never have an effect gives few, and ends its turn.
func TestOrdersWithoutEffectAreNotRepeated(t *testing.T) {
	data := load(t)
	for _, role := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Coordinator} {
		seat := crew.Seat{Ship: 1, Role: role, Number: 1}
		w := turnOf(t, data, data.Scenario("duel"), seat)
		p, brain := sight.View(w, seat), bot.New(seat, 1)
		ended, given := false, 0
		for range 200 {
			for _, i := range brain.Decide(p) {
				given++
				ended = ended || i.Verb() == crew.EndTurn
			}
			p.Tick += 2
		}
		if !ended || given > 15 {
			t.Errorf("%s: %d orders in 20 s, turn ended: %v", role, given, ended)
		}
	}
}

func TestPausedBrainsRest(t *testing.T) {
	data := load(t)
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	w := turnOf(t, data, data.Scenario("duel"), seat)
	w.Paused = true
	if orders := bot.New(seat, 1).Decide(sight.View(w, seat)); len(orders) != 0 {
		t.Errorf("ordered %s in a pause", orders[0].Verb())
	}
}

func TestSameSeedSameBattle(t *testing.T) {
	data := load(t)
	var hashes [2]uint64
	for i := range hashes {
		a, err := bot.NewArena(data.Library, data.Scenario("duel"), crew.Live, 7)
		if err != nil {
			t.Fatal(err)
		}
		if err := a.Play(4, 1<<40); err != nil {
			t.Fatal(err)
		}
		hashes[i] = a.World.Hash()
	}
	if hashes[0] != hashes[1] {
		t.Error("two battles of one seed differ")
	}
}

// A bot whose ship is captured acts on the deck, and ends its turn there: it has no console any more.
func TestCrewOfACapturedShipGoOnDeck(t *testing.T) {
	data := load(t)
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	w := turnOf(t, data, data.Scenario("prize"), seat)
	w.Ship(1).Side = 1
	p, brain := sight.View(w, seat), bot.New(seat, 1)
	if len(p.Sheets)+len(p.Mounts)+len(p.Crew) > 0 || len(p.Selves) == 0 {
		t.Fatalf("the gunner is shown %d sheets, %d mounts, %d of a crew", len(p.Sheets), len(p.Mounts), len(p.Crew))
	}
	for range 200 {
		if len(brain.Decide(p)) > 0 {
			return
		}
		p.Tick += 2
	}
	t.Error("the bot orders nothing in 20 s, and everybody waits for it")
}
