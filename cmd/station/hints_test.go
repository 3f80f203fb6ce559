package main

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/sim/sight"
)

// What a brief has in brackets is a control at a station of the players.
func TestBriefsNameControls(t *testing.T) {
	named := regexp.MustCompile(`\[([^\]]+)\]`)
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	tried := 0
	for _, sc := range slices.Concat(data.Scenarios, data.Lessons) {
		if !named.MatchString(sc.Brief) {
			continue
		}
		b, err := rehearsal.Start(sc.Key, crew.Rounds, 7)
		if err != nil {
			t.Fatal(err)
		}
		var offers []string
		for i := range b.World.Members {
			seat := b.World.Members[i].Seat
			side, ok := sight.SideOfSeat(b.World, seat)
			if !ok || int(side) >= len(b.World.Scenario.Sides) || !b.World.Scenario.Sides[side].Players {
				continue
			}
			for _, keys := range [][]kit.Key{nil, {"Home"}, {"L"}} {
				p := newPlayer(t, viewOf(b, seat), screens())
				p.press(append(keys, "")...)
				for _, a := range p.ui.Offers() {
					offers = append(offers, a.Name.String())
				}
			}
		}
		for _, found := range named.FindAllStringSubmatch(sc.Brief, -1) {
			tried++
			onFoot := func(r crew.Permission) bool { return r.Title.String() == found[1] && r.Roles.Has(crew.Boots) }
			if slices.ContainsFunc(append(slices.Clone(crew.Table()), crew.FootTable()...), onFoot) {
				continue // a deck offers it, under this name, when it is possible
			}
			if !slices.ContainsFunc(offers, func(name string) bool { return strings.HasPrefix(name, found[1]) }) {
				t.Errorf("%s names the control %s, and no station has it", sc.Key, found[1])
			}
		}
	}
	if tried < 5 {
		t.Errorf("only %d controls are named", tried)
	}
}
