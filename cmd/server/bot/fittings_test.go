package bot_test

import (
	"fmt"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// meeting returns a scenario with a ship of each side, bow to bow with a gap between them.
func meeting(data *configs.Data, one, other string, gap space.Length) *scenario.Scenario {
	class := func(key string) int16 { return int16(data.Library.Class(key)) }
	return &scenario.Scenario{Key: "meeting", Sides: []scenario.SideInfo{{Name: "One"}, {Name: "Other"}}, Ships: []ships.Arrival{
		{Name: "Here", Class: class(one), Side: 0, Special: true},
		{Name: "There", Class: class(other), Side: 1, Special: true, At: space.Point{Y: gap * space.Foot}, Heading: 180 * space.Degree},
	}}
}

// fit adds fittings to the class of a ship, as a class file's modifications do.
func fit(t *testing.T, data *configs.Data, class string, keys ...string) {
	t.Helper()
	c := &data.Library.Classes[data.Library.Class(class)]
	for _, key := range keys {
		id := data.Library.Feature(key)
		if id == 0 {
			t.Fatalf("there is no %s", key)
		}
		data.Library.Fit(c, id)
	}
}

// played plays a battle of at most the given number of rounds until said returns true, and reports
// whether it did.
func played(t *testing.T, data *configs.Data, sc *scenario.Scenario, seed uint64, rounds int32, said func(*sim.World, event.Fact) bool) bool {
	t.Helper()
	a, err := bot.NewArena(data.Library, sc, crew.Rounds, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !a.World.Over && a.World.Order.Round <= rounds {
		if err := a.Step(); err != nil {
			t.Fatal(err)
		}
		for _, e := range a.World.Events {
			if said(a.World, e.Fact) {
				return true
			}
		}
	}
	return false
}

// ever reports whether said returns true in one of a few battles.
func ever(t *testing.T, data *configs.Data, sc *scenario.Scenario, rounds int32, said func(*sim.World, event.Fact) bool) bool {
	t.Helper()
	for seed := range uint64(5) {
		if played(t, data, sc, seed, rounds, said) {
			return true
		}
	}
	return false
}

func afflicts(data *configs.Data, key string) func(*sim.World, event.Fact) bool {
	return func(w *sim.World, _ event.Fact) bool {
		return w.Ship(2) != nil && w.Ship(2).Has(data.Library.Condition(key))
	}
}

func TestATractorBeamIsUsed(t *testing.T) {
	data := load(t)
	if !ever(t, data, meeting(data, "destroyer", "corvette", 900), 4, afflicts(data, "tractored")) {
		t.Error("no corvette ahead of the bow of a destroyer has ever been tractored")
	}
}

// A prize is rammed with the harpoon, and then docked with.
func TestAHarpoonIsUsed(t *testing.T) {
	data := load(t)
	sc := meeting(data, "bailiff", "freighter", 500)
	sc.Goals = []scenario.Goal{{Side: 0, Kind: scenario.Capture, Ship: sc.ShipID(1), Text: "Taken."}}
	if !ever(t, data, sc, 8, afflicts(data, "harpooned")) {
		t.Error("no freighter has ever been harpooned")
	}
}

// A bomb is dropped if a foe is beside it, or follows, and not if one flies ahead.
func TestBombsAreDropped(t *testing.T) {
	data := load(t)
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	w := turnOf(t, data, meeting(data, "bomber", "hauler", 600), seat)
	own, foe := w.Ship(1), w.Ship(2)
	own.Own.Spent = ships.AllSpent
	for _, c := range []struct {
		feet  space.Length // astern
		drops bool
	}{{250, true}, {-250, false}, {900, false}} {
		foe.At, foe.Heading = own.At.Ahead(own.Heading, -c.feet*space.Foot), own.Heading
		if got := one(t, w, seat).Verb() == crew.Drop; got != c.drops {
			t.Errorf("a hauler %d ft astern: drops: %t; it orders %s", c.feet, got, one(t, w, seat).Verb())
		}
	}
}

// Point defence fires by itself, according to its standing order.
func TestPointDefenceShootsAtWhoComesNear(t *testing.T) {
	data := load(t)
	name := data.Library.Features[data.Library.Feature("point-defence")-1].Name
	sc := meeting(data, "frigate", "gunboat", 500)
	sc.Goals = []scenario.Goal{{Side: 1, Kind: scenario.Hold, Round: 20, Zone: space.Disc{Radius: 280 * space.Foot}, Text: "Held."}}
	if !ever(t, data, sc, 8, func(w *sim.World, f event.Fact) bool {
		i, ok := f.(*ships.Invoked)
		return ok && i.Name == name
	}) {
		t.Error("point defence has never fired at a gunboat")
	}
}

// The suppressor does not hinder a bot's foe, so the action is spent on something else.
func TestBotsDoNotSuppressCommunication(t *testing.T) {
	data := loadAnew(t)
	fit(t, data, "corvette", "suppressor")
	sc := meeting(data, "corvette", "corvette", 900)
	if ever(t, data, sc, 6, afflicts(data, "suppressed")) {
		t.Error("an operator has suppressed a ship")
	}
}

// With a quick starter, the ship jumps a turn after its course is ready.
func TestAQuickStarterIsUsed(t *testing.T) {
	data := loadAnew(t)
	seat := crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}
	fit(t, data, "blockade-runner", "quick-starter")
	sc := meeting(data, "blockade-runner", "waystation", 2500)
	sc.Goals = []scenario.Goal{{Side: 0, Kind: scenario.Escape, Ship: sc.ShipID(0), Text: "Away."}}
	w := turnOf(t, data, sc, seat)
	w.Ship(1).Hyperdrive.Plotted = true
	i, ok := one(t, w, seat).(*deployment.Invoke)
	if !ok || !w.FeatureOf(i.Feature).Tasks().Has(shipyard.Start) {
		t.Errorf("with a course it orders %v", one(t, w, seat).Verb())
	}
	sc.Goals = nil
	w = turnOf(t, data, sc, seat)
	w.Ship(1).Hyperdrive.Plotted = true
	if i, ok := one(t, w, seat).(*deployment.Invoke); ok && w.FeatureOf(i.Feature).Tasks().Has(shipyard.Start) {
		t.Error("it leaves a battle that it is to win")
	}
}

// A fighter that has lost half of its hull lands on its carrier, waits until its shields are up,
// and takes off again; an intact one does not land.
func TestAMauledFighterLands(t *testing.T) {
	data := load(t)
	sc := meeting(data, "carrier", "gunboat", 1500)
	sc.Ships = append(sc.Ships, ships.Arrival{
		Name: "Tern", Class: int16(data.Library.Class("fighter")), Side: 0, Special: true, At: space.Point{X: 450 * space.Foot},
	})
	seat := crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1}
	for _, c := range []struct {
		name           string
		hull, shield   int32 // halves that are left
		lands, departs bool
	}{{"whole", 2, 2, false, true}, {"half a hull, shields up", 1, 2, false, true}, {"mauled", 1, 0, true, false}} {
		t.Run(c.name, func(t *testing.T) {
			w := turnOf(t, data, sc, seat)
			s, nest := w.Ship(3), w.Ship(1)
			p := sight.View(w, seat)
			s.At = nest.At.Plus(space.Point{X: (p.Contact(nest.ID).Across+p.Contact(s.ID).Across)/2 + 30*space.Foot})
			s.HitDice = 0
			s.Hull, s.Shield = s.MaxHull()*c.hull/2, s.MaxShield()*c.shield/2
			if got := one(t, w, seat).Verb() == crew.Land; got != c.lands {
				t.Errorf("lands: %t; it orders %s", got, one(t, w, seat).Verb())
			}
			(&deployment.Land{Target: nest.ID}).Do(&w.Battle, member(w, seat))
			if orders := bot.New(seat, 1).Decide(sight.View(w, seat)); (len(orders) == 1 && orders[0].Verb() == crew.TakeOff) != c.departs {
				t.Errorf("in the bay it orders %v", fmt.Sprint(orders))
			}
		})
	}
}
