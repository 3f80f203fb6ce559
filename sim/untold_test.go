package sim_test

import (
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// A side that is told of rolls that break ties is told of at least two tied members.
func TestFaultTiesTellOfNobodyWhoHides(t *testing.T) {
	told := 0
	for seed := range uint64(60) {
		of := skirmish(t)
		w, err := sim.New(of.Library, of.Scenario, seed)
		if err != nil {
			t.Fatal(err)
		}
		r := step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
		for side := range event.Side(2) {
			ties := 0
			for _, e := range r.Events {
				if f, ok := e.Fact.(*sim.InitiativeRolled); ok && f.Tie && e.Sides.Has(side) {
					ties++
				}
			}
			if ties == 1 {
				t.Errorf("seed %d: side %d is told of one roll that breaks a tie, and so that somebody else was tied", seed, side)
			}
			told += ties
		}
	}
	if told == 0 {
		t.Error("nobody was tied")
	}
}

// namer notes whether a fact refers to a ship.
type namer struct {
	of   space.ID
	told bool
}

func (s *namer) Call(t say.Thing) say.Text {
	s.told = s.told || t.Ship != nil && *t.Ship == int(s.of) || t.Seat != nil && t.Seat[0] == int(s.of)
	return "a ship"
}

// A ship that is in a bay from the start is in no number, fact or refusal that the other side
// gets.
func TestFaultShipsInABayAreToldToTheirSideAlone(t *testing.T) {
	of := skirmish(t)
	lib := *of.Library
	hangar := lib.Classes[0]
	hangar.Key, hangar.Name, hangar.Size, hangar.Bays = "hangar", "Hangar", shipyard.Huge, 4
	lib.Classes = append(slices.Clone(lib.Classes), hangar)
	sc := *of.Scenario
	sc.Ships = []ships.Arrival{
		{Name: "Hesper", Special: true}, {Name: "Nest", Class: 1, Side: 1, At: space.Point{X: 3000 * space.Foot}},
		{Name: "Tern", Side: 1, Bay: "Nest"}, {Name: "Magpie", At: space.Point{Y: 900 * space.Foot}},
	}
	sc.Reinforcements, sc.Goals, sc.Triggers, sc.Objects = nil, nil, nil, nil
	w, err := sim.New(&lib, &sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	tern := sc.ShipID(2)
	if s := w.Ship(tern); s == nil || s.State != ships.Stowed {
		t.Fatalf("it is %v", s)
	}
	var seen []space.ID
	for _, k := range sight.View(w, hesperPilot).Contacts {
		seen = append(seen, k.ID)
	}
	if !slices.Equal(seen, []space.ID{1, 2, 3}) {
		t.Errorf("the ships that all see are numbered %v", seen)
	}
	own := false
	for range 2 * crew.RoundTicks {
		r := step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}}, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}},
			sim.Order{Seat: crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}, Intent: &deployment.Search{Skill: crew.Perception}})
		for _, e := range r.Events {
			n := namer{of: tern}
			if say.English(e.Fact.Sentence(), &n); n.told && e.Sides.Has(0) {
				t.Errorf("the other side is told of it by %T", e.Fact)
			}
			own = own || n.told
		}
	}
	if !own {
		t.Error("nobody is told of it")
	}
	for _, i := range []func(space.ID) sim.Intent{
		func(id space.ID) sim.Intent { return &deployment.Evade{Target: id} },
		func(id space.ID) sim.Intent { return &deployment.Fire{Target: id} },
		func(id space.ID) sim.Intent { return &deployment.Dock{Target: id} },
	} {
		why := func(id space.ID) string {
			for role := crew.Pilot; role <= crew.Gunner; role++ {
				err := w.Validate(&sim.Order{Seat: crew.Seat{Ship: 1, Role: role, Number: 1}, Intent: i(id)})
				if r := err; r != nil && r.Rule != "SHIP-ROLE" {
					return r.Why.String()
				}
			}
			return ""
		}
		if lies, none := why(tern), why(60_001); lies != none || !strings.Contains(none, "no such ship") {
			t.Errorf("%T: a ship in a bay is refused with %q, and one that there is not with %q", i(1), lies, none)
		}
	}
}

// A seat's goals are numbered as they are shown, so that no gap reveals those of others or those
// to come.
func TestFaultGoalsOfOthersAreNotCounted(t *testing.T) {
	of := skirmish(t)
	sc := *of.Scenario
	sc.Goals = []scenario.Goal{{Side: 1, Text: "theirs"}, {Text: "first"}, {Text: "later", Later: true}, {Text: "second"}}
	w, err := sim.New(of.Library, &sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[crew.Seat]int{hesperPilot: 2, crew.Master: 4} {
		goals := sight.View(w, seat).Goals
		if len(goals) != want {
			t.Errorf("%v is shown %d goals", seat, len(goals))
		}
		for at, g := range goals {
			if int(g.Number) != at {
				t.Errorf("%v is shown the %d. goal as number %d", seat, at+1, g.Number)
			}
		}
	}
}
