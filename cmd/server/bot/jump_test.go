package bot_test

import (
	"slices"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/duration"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// A ship that is to escape works out a course, starts its hyperdrive, keeps away meanwhile, and
// wins by jumping.
func TestAShipThatIsToEscapeJumps(t *testing.T) {
	data := load(t)
	class := func(key string) int16 { return int16(data.Library.Class(key)) }
	sc := &scenario.Scenario{
		Key: "away", Sides: []scenario.SideInfo{{Name: "One"}, {Name: "Other"}},
		Ships: []ships.Arrival{
			{Name: "Runner", Class: class("blockade-runner"), Side: 0},
			{Name: "Watch", Class: class("waystation"), Side: 1, At: space.Point{Y: 2500 * space.Foot}},
		},
	}
	sc.Goals = []scenario.Goal{{Side: 0, Kind: scenario.Escape, Ship: sc.ShipID(0), Text: "Away."}}
	gone := 0
	for seed := range uint64(6) {
		a, err := bot.NewArena(data.Library, sc, crew.Rounds, seed)
		if err != nil {
			t.Fatal(err)
		}
		if err := a.Play(60, 1<<40); err != nil {
			t.Fatal(err)
		}
		if a.World.Ships[0].State == ships.Away && a.World.Winners.Has(0) {
			gone++
		}
	}
	if gone == 0 {
		t.Error("nobody has ever jumped")
	}
}

// A fighter that begins in the bay of a carrier takes off, and fights.
func TestAFighterTakesOffFromItsCarrier(t *testing.T) {
	data := load(t)
	class := func(key string) int16 { return int16(data.Library.Class(key)) }
	sc := &scenario.Scenario{
		Key: "sortie", Sides: []scenario.SideInfo{{Name: "One"}, {Name: "Other"}},
		Ships: []ships.Arrival{
			{Name: "Nest", Class: class("carrier"), Side: 0, Special: true},
			{Name: "Tern", Class: class("fighter"), Side: 0, Bay: "Nest"},
			{Name: "Watch", Class: class("waystation"), Side: 1, At: space.Point{Y: 4000 * space.Foot}},
		},
	}
	a, err := bot.NewArena(data.Library, sc, crew.Rounds, 1)
	if err != nil {
		t.Fatal(err)
	}
	tern := func() *ships.Ship { // ships in a bay are the last
		return &a.World.Ships[slices.IndexFunc(a.World.Ships, func(s ships.Ship) bool { return s.Name == "Tern" })]
	}
	if tern().State != ships.Stowed {
		t.Fatalf("it begins %s", tern().State)
	}
	if err := a.Play(2, 1<<40); err != nil {
		t.Fatal(err)
	}
	if tern().State == ships.Stowed {
		t.Error("it is still in its bay after two rounds")
	}
}

func TestMechanicIsRidOfACondition(t *testing.T) {
	data := load(t)
	seat := crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}
	w := turnOf(t, data, gunnery(data), seat)
	own, stunned := w.Ship(1), data.Library.Condition("stunned")
	impact.Afflict(&w.Battle, own, ships.Affliction{Kind: stunned, Lasts: duration.Rounds(10), Retry: shipyard.ByMechanic, Save: crew.Constitution, DC: 12})
	if i, ok := one(t, w, seat).(*deployment.Resave); !ok || i.Condition != stunned {
		t.Errorf("aboard a stunned ship it orders %v", one(t, w, seat).Verb())
	}
}

// Before the first shot, the operator of a gunboat readies something that hinders the first foe to
// come within reach, and a gunner the weapon that will reach it.
func TestSomebodyWaitsForTheFoeToCome(t *testing.T) {
	data := load(t)
	sc := data.Scenario("duel")
	for role, response := range map[crew.Role]crew.Verb{crew.Operator: crew.Interfere, crew.Gunner: crew.Attack} {
		seat := crew.Seat{Ship: 1, Role: role, Number: 1}
		w := turnOf(t, data, sc, seat)
		member(w, seat).Features = nil
		own := w.Ship(1)
		for i := range w.Ships[1:] {
			w.Ships[1+i].At = own.At.Plus(space.Point{X: -1150 * space.Foot, Y: space.Length(i) * 200 * space.Foot})
		}
		w.Objects, own.Own.Spent = nil, ships.AllSpent
		if i, ok := one(t, w, seat).(*deployment.Ready); !ok || i.Response.Verb() != response {
			t.Errorf("the %s orders %s, not to be ready", role, one(t, w, seat).Verb())
		}
	}
}
