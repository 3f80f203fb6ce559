package link

import (
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

func TestTwoSeatsOfAStationOutliveTheTable(t *testing.T) {
	t.Parallel()
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	n := host(t)
	n.sit("Ada", pilot)
	l := n.links[0]
	both := func() bool { return len(l.Lobby.SeatsOf(l.Welcome.Client)) == 2 }
	l.Hold(gunner, netcode.Beside)
	n.until("both seats are hers", both)
	for _, seat := range []crew.Seat{gunner, pilot, gunner} {
		l.Look(seat)
		n.until("its picture is there", func() bool { return l.feed.now.Head.Seat == seat })
		l.Refusals, l.Talk = nil, nil
		l.Order([]sim.Intent{&sim.EndTurn{}})
		l.Say("Done.") // the table checks the seat of an order before it passes this on
		n.until("what was said after the order is heard", func() bool { return len(l.Talk) > 0 })
		for _, r := range l.Refusals {
			if r.Rule == crew.Manners {
				t.Errorf("an order as %v: %s", seat, r.Why)
			}
		}
	}
	over := l.link
	if err := n.table().Kill(); err != nil {
		t.Fatal(err)
	}
	n.until("both seats are hers again, and she looks from the one that she did", func() bool {
		return l.link != nil && l.link != over && both() && l.seat == gunner && l.feed.now != nil && l.feed.now.Head.Seat == gunner
	})
	l.Hold(gunner, netcode.Yield)
	n.until("she looks from what is left", func() bool { return l.feed.now != nil && l.feed.now.Head.Seat == pilot && !both() })
}

// Somebody who is refused another seat, as with a wrong password for the GM's chair, is not away for
// the table, and goes on at their own.
func TestARefusedSeatLeavesOnesOwn(t *testing.T) {
	t.Parallel()
	n := host(t)
	n.sit("Ada", pilot)
	l := n.links[0]
	n.until("a picture", func() bool { return l.feed.now != nil && l.feed.now.Head.Seat == pilot })
	l.Talk = nil
	read := l.feed.log.Count
	if read == 0 {
		t.Fatal("nothing has been told: the test shows nothing")
	}
	l.SitWith(crew.Master, "wrong")
	n.until("a refusal", func() bool { return len(l.Talk) > 0 })
	n.until("her picture again", func() bool { return l.seat == pilot && l.feed.now != nil && l.feed.now.Head.Seat == pilot })
	if l.feed.log.Count < read {
		t.Errorf("of %d lines of the log %d are left", read, l.feed.log.Count)
	}
	if !l.IsDenied() || l.IsDenied() || l.Mine().Holder != netcode.Taken {
		t.Errorf("her seat is %v", l.Mine().Holder)
	}
}
