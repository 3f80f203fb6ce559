package link

import (
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

func TestTwoSeatsOfAStationOutliveTheTable(t *testing.T) {
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	n := host(t)
	n.sit("Ada", pilot)
	l := n.links[0]
	both := func() bool { return len(l.Lobby.SeatsOf(l.Welcome.Client)) == 2 }
	l.Hold(gunner, netcode.Beside)
	n.until(20*time.Second, "both seats are hers", both)
	for _, seat := range []crew.Seat{gunner, pilot, gunner} {
		l.Look(seat)
		n.until(20*time.Second, "its picture is there", func() bool { return l.feed.now.Head.Seat == seat })
		told := len(l.Refusals)
		l.Order([]sim.Intent{&sim.EndTurn{}})
		tick := l.feed.now.Tick
		n.until(20*time.Second, "the order is answered", func() bool { return l.feed.now.Tick > tick+5 })
		for _, r := range l.Refusals[told:] {
			if r.Rule == crew.Manners {
				t.Errorf("an order as %v: %s", seat, r.Why)
			}
		}
	}
	if err := n.table().Kill(); err != nil {
		t.Fatal(err)
	}
	killed := time.Now()
	n.until(20*time.Second, "both seats are hers again, and she looks from the one that she did", func() bool {
		return l.Lost() == "" && l.feed.arrived.After(killed) && both() && l.seat == gunner && l.feed.now != nil && l.feed.now.Head.Seat == gunner
	})
	l.Hold(gunner, netcode.Yield)
	n.until(20*time.Second, "she looks from what is left", func() bool { return l.feed.now != nil && l.feed.now.Head.Seat == pilot && !both() })
}
