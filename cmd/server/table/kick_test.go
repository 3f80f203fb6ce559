package table

import (
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

func TestFaultGMBarsTheirOwnNetwork(t *testing.T) {
	s := stepByStep(t, nil)
	gm := s.comes("192.0.2.7:4000", "Mo", crew.Master)
	eve, ada := s.comes("192.0.2.7:4001", "Eve"), s.comes("192.0.2.7:4002", "Ada")
	gm.says(&netcode.Kick{Client: eve.client, Ban: netcode.Bar}, &netcode.Chat{Text: "Gone."})
	s.pass(1)
	if eve.ended == nil || ada.ended != nil || gm.ended != nil {
		t.Errorf("of one network are sent away: the one who should be %v, another %v, the GM %v", eve.ended, ada.ended, gm.ended)
	}
	if said := gm.heard(); len(said) != 1 || !strings.Contains(said[0], "the same network as you") {
		t.Errorf("the GM hears %q", said)
	}
	if l := s.call("192.0.2.7:4003", netcode.Hello{Name: "Rob"}); l.ended != nil {
		t.Errorf("the GM's network is barred: %v", l.ended)
	}
}

// Sending guests away in the middle of a tick costs nobody their turn to be heard.
func TestKickHoldsUpNobody(t *testing.T) {
	s := stepByStep(t, nil)
	eve, rob := s.comes("192.0.2.8:4000", "Eve"), s.comes("192.0.2.9:4000", "Rob")
	gm := s.comes("192.0.2.7:4000", "Mo", crew.Master)
	ada, sam := s.comes("192.0.2.10:4000", "Ada"), s.comes("192.0.2.11:4000", "Sam")
	for _, l := range []*line{eve, rob, sam} {
		gm.says(&netcode.Kick{Client: l.client})
		l.says(&netcode.Sit{Seat: helmOfTwo})
	}
	ada.says(&netcode.Sit{Seat: helmOfOne})
	s.pass(1)
	if ada.seat != helmOfOne {
		t.Error("who comes behind those who are sent away is not heard")
	}
	if len(s.guests) != 2 || slices.ContainsFunc(s.guests, func(g *guest) bool { return g.seat == helmOfTwo }) {
		t.Errorf("%d guests are left", len(s.guests))
	}
}

// A coordinator takes no turn from a crew member who is here.
func TestNobodyIsRelievedWhoIsHere(t *testing.T) {
	s := stepByStep(t, nil)
	s.comes("192.0.2.7:4000", "Ada", helmOfOne)
	bo := s.comes("192.0.2.8:4000", "Bo", crew.Seat{Ship: 1, Role: crew.Coordinator, Number: 1})
	for _, how := range []netcode.Relief{netcode.PlayOn, netcode.SkipTurn} {
		bo.heard()
		bo.says(&netcode.Absence{Seat: helmOfOne, How: how})
		s.pass(1)
		if said := bo.heard(); len(said) != 1 || !strings.Contains(said[0], "is not away") {
			t.Errorf("to %v, the coordinator hears %q", how, said)
		}
	}
}

// A turn is skipped only while it could be ended. Otherwise the one who asks is told why not, and
// the absent player is told of no skip.
func TestNoTurnIsSkippedThatCannotBeEnded(t *testing.T) {
	s := stepByStep(t, nil)
	gm := s.comes("192.0.2.7:4000", "Mo", crew.Master)
	ada := s.comes("192.0.2.8:4000", "Ada", helmOfOne)
	s.comes("192.0.2.9:4000", "Wu", helmOfTwo)
	gm.orders(crew.Master, &sim.Pause{}) // which begins the battle
	s.pass(2)
	_, id := s.world.HolderOf(helmOfOne)
	_, other := s.world.HolderOf(helmOfTwo)
	ada.Close(netcode.Lost, "")
	s.pass(1)
	for _, x := range []struct {
		open    bool
		windows crew.Windows
		want    string
		missed  int
	}{
		{false, nil, "not the turn of Ada", 0},
		{false, crew.Windows{{Member: id, Left: 100}}, "cannot be ended now", 0},
		{true, crew.Windows{{Member: other, Left: 100}}, "cannot be ended now", 0},
		{true, nil, "", 1},
	} {
		gm.heard()
		s.world.Member(id).Open, s.world.Windows = x.open, x.windows
		gm.says(&netcode.Absence{Seat: helmOfOne, How: netcode.SkipTurn})
		s.pass(1)
		if said := strings.Join(gm.heard(), "\n"); !strings.Contains(said, x.want) || x.want == "" && said != "" {
			t.Errorf("%+v: the GM hears %q", x, said)
		}
		if len(ada.missed) != x.missed {
			t.Errorf("%+v: Ada has missed %+v", x, ada.missed)
		}
	}
}
