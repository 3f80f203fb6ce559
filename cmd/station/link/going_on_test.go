package link

import (
	"path/filepath"
	"testing"
	"time"

	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// A station whose table continues from the picture that it has keeps its log, and hears of nothing
// twice.
func TestStationGoesOnFromWhatItHolds(t *testing.T) {
	d := door(t, "127.0.0.1:0", filepath.Join(t.TempDir(), "id"))
	l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	defer l.Leave()
	table, hello := welcome(t, d)
	if hello.Recall != (netcode.Recall{}) {
		t.Errorf("a stranger holds %+v", hello.Recall)
	}
	b, err := rehearsal.Start("duel", crew.Live, 3)
	if err != nil {
		t.Fatal(err)
	}
	show := func(link netcode.Link, base *picture.Flat) *picture.Flat {
		if err := b.Wait(1); err != nil {
			t.Fatal(err)
		}
		flat := sight.View(b.World, pilot).Flatten()
		if err := link.SendFrame(picture.Diff(base, flat)); err != nil {
			t.Fatal(err)
		}
		until(t, l, "a picture is there", func() bool { v := l.View(time.Now()); return v != nil && v.Tick == flat.Tick })
		return flat
	}
	down := func(tick int64) event.Event { return event.Event{Tick: tick, Fact: &ships.ShieldsDown{Ship: 1}} }
	seats := []netcode.Seat{{Seat: pilot, Holder: netcode.Taken, Client: 1}}
	for _, m := range []netcode.Message{
		&netcode.Brief{}, &netcode.Lobby{Seats: seats, Mark: 5}, &netcode.Events{Events: []event.Event{down(1), down(3), down(3)}},
	} {
		if err := table.Send(m); err != nil {
			t.Fatal(err)
		}
	}
	until(t, l, "the lobby is there", func() bool { return l.Lobby != nil })
	held := show(table, nil)
	for held.Tick < 3 {
		held = show(table, held)
	}

	l.Ready(true)
	hear[*netcode.Ready](t, table)
	table.Close(netcode.Gone, "")
	back := make(chan struct{})
	go func() { table, hello = accept(t, d); close(back) }()
	until(t, l, "it knocks again", func() bool {
		select {
		case <-back:
			return true
		default:
			return false
		}
	})
	if want := (netcode.Recall{Held: held.Tick, Told: 3, Lobby: 5}); hello.Recall != want {
		t.Errorf("it holds %+v, and not %+v", hello.Recall, want)
	}
	for _, m := range []netcode.Message{
		&netcode.Welcome{Protocol: netcode.Protocol, Client: 1, Ticks: 20, Base: held.Tick},
		&netcode.Events{Events: []event.Event{down(3), down(3), down(3), down(4)}},
	} {
		if err := table.Send(m); err != nil {
			t.Fatal(err)
		}
	}
	until(t, l, "it is back", func() bool { return l.Lost() == "" })
	show(table, held)
	if ready := hear[*netcode.Ready](t, table); !ready.Ready {
		t.Error("it is not ready any more")
	}
	if n := len(l.View(time.Now()).Log.Entries); n != 5 {
		t.Errorf("the log has %d entries of 5 events", n)
	}

	table.Close(netcode.Gone, "") // and now it continues from nothing
	back = make(chan struct{})
	go func() { table, _ = welcome(t, d); close(back) }()
	until(t, l, "it knocks once more", func() bool {
		select {
		case <-back:
			return l.Lost() == ""
		default:
			return false
		}
	})
	if l.View(time.Now()) != nil {
		t.Error("what is not gone on from is still shown")
	}
}
