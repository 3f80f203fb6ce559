package gm_test

import (
	"fmt"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"

	"broadside/cmd/station/gm"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

func TestTurnsTheTableToAnotherBattle(t *testing.T) {
	s, screen := set(t), gm.New()
	asked := ""
	s.Table = view.Table{
		Fight:     func(key string, _ bool) { asked += key + " " },
		Programme: &netcode.Programme{On: "convoy", Scenarios: []netcode.Scenario{{Key: "duel", Title: "The Toll at Lantern Gap"}, {Key: "convoy", Title: "Bread for Anchor Nine"}, {Key: "chase", Title: "The Long Way Round", Minutes: 30, People: [2]int8{2, 6}, Book: "Mass Effect 5e", Opening: "There are two ways round."}}},
	}
	press := func(keys ...kit.Key) {
		if ordered := s.Press(screen, keys...); len(ordered) != 0 {
			t.Errorf("%v ordered %v", keys, ordered)
		}
	}
	press("F6", "Enter")
	if asked != "convoy " {
		t.Fatalf("the same again asks for %q", asked)
	}
	press("F6", "Down", "Enter", "Enter")
	if asked != "convoy chase " {
		t.Errorf("another asks for %q", asked)
	}
	s.UI.Watch = true
	press("F6", "Down")
	if says := strings.Join(s.UI.Texts(), " "); !strings.Contains(says, "There are two ways round. 30 minutes, for 2 to 6 players, on foot by Mass Effect 5e.") {
		t.Errorf("what it is about, how long it takes and for how many it is stands nowhere: %s", says)
	}
	for _, name := range []string{"Bread for Anchor Nine: now, round 1", "The Long Way Round, 30 minutes"} {
		if s.UI.Where(name) == (kit.Rect{}) {
			t.Errorf("no row of the list says %q", name)
		}
	}
	s.UI.Watch = false
	s.Table.Fight = nil
	press("F6", "Up", "Enter")
	if asked != "convoy chase " {
		t.Errorf("without a link it asks for %q", asked)
	}
	s.Pictures("gm-battle", crew.GM, screen)
}

// The list of battles opens at the current one.
func TestTheListOfBattlesOpensAtTheCurrentOne(t *testing.T) {
	s, screen := set(t), gm.New()
	p := &netcode.Programme{On: "40"}
	for n := range 41 {
		p.Scenarios = append(p.Scenarios, netcode.Scenario{Key: fmt.Sprint(n), Title: fmt.Sprintf("Battle %d", n)})
	}
	s.Table = view.Table{Fight: func(string, bool) {}, Programme: p}
	s.UI.Watch = true
	s.Press(screen, "F6")
	s.Show(screen, kit.Input{})
	if at := s.UI.Where("Battle 40: now, round 1"); at == (kit.Rect{}) || at.Bottom() > kit.MinHeight {
		t.Errorf("the current battle stands at %v", at)
	}
}
