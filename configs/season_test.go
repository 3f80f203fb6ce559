package configs

import (
	"strings"
	"testing"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
)

// A season is shipped: hulls of all sizes, people with characters of their own,
// powers that some of them have, and a scenario of each kind.
func TestShippedDataHasASeasonOfBattles(t *testing.T) {
	l := &loader{}
	l.readFolder(folder{shipped, "configs"})
	data := l.build()
	if data == nil || Broken(l.Problems) {
		t.Fatal(l.Problems)
	}
	hulls, sizes := 0, map[shipyard.Size]bool{}
	for i := range data.Library.Classes {
		if c := &data.Library.Classes[i]; c.Bomb == nil {
			hulls, sizes[c.Size] = hulls+1, true
		}
	}
	if hulls < 20 || len(sizes) != 6 {
		t.Errorf("%d hulls of %d sizes", hulls, len(sizes))
	}
	people := 0
	for i := range l.people {
		if !strings.HasSuffix(l.people[i].page.File, "hands.yaml") {
			people++
		}
	}
	if people < 40 {
		t.Errorf("%d people with names", people)
	}
	powers, casters := 0, 0
	for i := range data.Library.Features {
		if data.Library.Features[i].Kind == shipyard.Power {
			powers++
		}
	}
	for i := range l.persons {
		for _, h := range l.persons[i].Features {
			if data.Library.Features[h.Feature-1].Kind == shipyard.Power {
				casters++
				break
			}
		}
	}
	if powers < 20 || casters < 10 {
		t.Errorf("%d powers, and %d people who have any", powers, casters)
	}
	for _, kind := range seasons {
		for i := 0; ; i++ {
			if i == len(data.Scenarios) {
				t.Errorf("there is no %s", kind.name)
				break
			}
			if sc := &data.Scenarios[i]; sc.Foot == nil && kind.is(data.Library, sc) {
				break
			}
		}
	}
}

// seasons are the kinds of scenarios that a season needs, with what identifies each.
var seasons = []struct {
	name string
	is   func(*shipyard.Library, *scenario.Scenario) bool
}{
	{"escort", func(_ *shipyard.Library, sc *scenario.Scenario) bool {
		reach, protect := goalOf(sc, scenario.Reach, true), goalOf(sc, scenario.Protect, true)
		return reach != nil && protect != nil && reach.Ship == protect.Ship && friends(sc) > 2
	}},
	{"ambush from hiding", func(lib *shipyard.Library, sc *scenario.Scenario) bool {
		return hidden(lib, sc, false)
	}},
	{"blockade run", func(_ *shipyard.Library, sc *scenario.Scenario) bool {
		reach := goalOf(sc, scenario.Reach, true)
		return reach != nil && reach.Ship != 0 && friends(sc) == 1
	}},
	{"minefield", func(lib *shipyard.Library, sc *scenario.Scenario) bool { return hidden(lib, sc, true) }},
	{"rescue under fire", func(_ *shipyard.Library, sc *scenario.Scenario) bool {
		beat, reach := goalOf(sc, scenario.Beat, false), goalOf(sc, scenario.Reach, true)
		return beat != nil && beat.Ship != 0 && reach != nil && reach.Ship != beat.Ship
	}},
	{"capture without destroying", func(_ *shipyard.Library, sc *scenario.Scenario) bool {
		return goalOf(sc, scenario.Capture, true) != nil
	}},
	{"duel of cruisers", func(lib *shipyard.Library, sc *scenario.Scenario) bool {
		huge := event.Sides(0)
		for i := range sc.Ships {
			if a := &sc.Ships[i]; lib.Classes[a.Class].Size == shipyard.Huge {
				huge = huge.With(a.Side)
			}
		}
		return huge == event.Sides(0).With(0).With(1)
	}},
	{"fighter sweep", func(lib *shipyard.Library, sc *scenario.Scenario) bool {
		for i := range sc.Ships {
			if lib.Classes[sc.Ships[i].Class].Size > shipyard.Small {
				return false
			}
		}
		return true
	}},
	{"station assault", func(lib *shipyard.Library, sc *scenario.Scenario) bool {
		beat := goalOf(sc, scenario.Beat, true)
		for i := range sc.Ships {
			if beat != nil && sc.ShipID(i) == beat.Ship && lib.Classes[sc.Ships[i].Class].Station {
				return true
			}
		}
		return false
	}},
	{"pursuit by turns on the grid", func(_ *shipyard.Library, sc *scenario.Scenario) bool {
		return sc.Grid && goalOf(sc, scenario.Reach, false) != nil
	}},
}

// In a campaign a ship comes to each battle that has one of its name, so two battles must not give a
// name to two classes.
func TestNoTwoShippedBattlesShareAShip(t *testing.T) {
	data, problems := Load()
	if Broken(problems) {
		t.Fatal(problems)
	}
	of := map[string]string{}
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		for j := range sc.Ships {
			if name := sc.Ships[j].Name; sc.Sides[sc.Ships[j].Side].Players {
				if first := of[name]; first != "" && first != sc.Key {
					t.Errorf("%s is a ship of %s and of %s", name, first, sc.Key)
				}
				of[name] = sc.Key
			}
		}
	}
}

// goalOf returns a goal of players, or of the others, that is not minor.
func goalOf(sc *scenario.Scenario, kind scenario.GoalKind, players bool) *scenario.Goal {
	for i := range sc.Goals {
		if g := &sc.Goals[i]; g.Kind == kind && sc.Sides[g.Side].Players == players && !g.Minor {
			return g
		}
	}
	return nil
}

func friends(sc *scenario.Scenario) (n int) {
	for i := range sc.Ships {
		if sc.Sides[sc.Ships[i].Side].Players {
			n++
		}
	}
	return n
}

// hidden reports whether foes, or mines, are hidden from the players.
func hidden(lib *shipyard.Library, sc *scenario.Scenario, mines bool) bool {
	for i := range sc.Ships {
		a := &sc.Ships[i]
		if a.Hidden && !sc.Sides[a.Side].Players && (lib.Classes[a.Class].Bomb != nil) == mines {
			return true
		}
	}
	return false
}
