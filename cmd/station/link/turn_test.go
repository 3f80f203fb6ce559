package link

import (
	"path/filepath"
	"testing"
	"time"

	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// fight returns a picture of a seat in a battle of a few seconds, with a tick of the table's.
func fight(t *testing.T, scenario string, seat crew.Seat, tick int64) *picture.Flat {
	t.Helper()
	b, err := rehearsal.Start(scenario, crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	flat := sight.View(b.World, seat).Flatten()
	flat.Tick = tick
	return flat
}

func TestLinkTurnsToAnotherBattle(t *testing.T) {
	dir := t.TempDir()
	d := door(t, "127.0.0.1:0", filepath.Join(dir, "id"))
	l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	defer l.Leave()
	table, _ := welcome(t, d)
	until(t, l, "the table lets it in", l.Joined)
	say := func(since int64, seat crew.Seat) {
		t.Helper()
		lobby := &netcode.Lobby{Scenario: "S", State: netcode.Playing, Since: since}
		if seat.Role != crew.NoRole {
			lobby.Seats = []netcode.Seat{{Seat: seat, Holder: netcode.Taken, Client: 1}}
		}
		if err := table.Send(lobby); err != nil {
			t.Fatal(err)
		}
	}
	show := func(flat *picture.Flat) {
		t.Helper()
		if err := table.SendFrame(picture.Diff(nil, flat)); err != nil {
			t.Fatal(err)
		}
	}
	shows := func(tick int64) func() bool {
		return func() bool { v := l.View(time.Now()); return v != nil && v.Tick == tick }
	}
	l.Sit(pilot)
	say(0, pilot)
	show(fight(t, "duel", pilot, 900))
	until(t, l, "a picture is there", shows(900))
	if err := table.Send(&netcode.Chat{From: "Mo", Text: "Once more?"}); err != nil {
		t.Fatal(err)
	}
	until(t, l, "the words are there", func() bool { return len(l.View(time.Now()).Log.Entries) > 0 })
	v := l.View(time.Now())
	was := v.Log
	v.Table.Fight("duel", false)
	if b := hear[*netcode.Battle](t, table); b.Scenario != "duel" {
		t.Errorf("asked for %+v", b)
	}

	// Its first picture overtakes the news, which then takes nothing of it away.
	if err := table.Send(&netcode.Brief{Text: "Once more."}); err != nil {
		t.Fatal(err)
	}
	show(fight(t, "duel", pilot, 950))
	until(t, l, "the other battle is there", shows(950))
	say(949, pilot)
	until(t, l, "the news is there", func() bool { return l.Turned })
	if l.Turned = false; !l.Another {
		t.Error("another battle is taken for a moment of the one before")
	}
	if !shows(950)() || l.View(time.Now()).Log == was || len(l.View(time.Now()).Log.Entries) != 0 {
		t.Error("what overtook the news is lost, or the log of the battle before is kept")
	}

	// After something is taken back the seat is aboard another ship, and a late frame comes.
	other := crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	say(1000, other)
	until(t, l, "the next one is there", func() bool { return l.Turned })
	if l.Turned = false; l.Another {
		t.Error("a moment of a battle is taken for another battle")
	}
	if l.Seat() != other || l.View(time.Now()) != nil {
		t.Errorf("the seat is %v, and a picture is shown: %v", l.Seat(), l.View(time.Now()) != nil)
	}
	l.take(&netcode.Frame{Frame: picture.Diff(nil, fight(t, "duel", other, 1000))}, time.Now())
	if l.View(time.Now()) != nil {
		t.Error("a frame of the battle before was taken")
	}
	show(fight(t, "duel", other, 1001))
	until(t, l, "its picture is there", shows(1001))

	// In the next battle there is no seat.
	say(1100, crew.Seat{})
	until(t, l, "the last one is there", func() bool { return l.Turned })
	if l.Seat() != (crew.Seat{}) || l.Mine() != nil {
		t.Errorf("a seat is left: %v", l.Seat())
	}
}

func TestLinkComesBackToTheSeatOfAnotherBattle(t *testing.T) {
	dir := t.TempDir()
	d := door(t, "127.0.0.1:0", filepath.Join(dir, "id"))
	l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	defer l.Leave()
	table, _ := welcome(t, d)
	until(t, l, "the table lets it in", l.Joined)
	l.Sit(pilot)
	say := func(since int64, seat crew.Seat) {
		t.Helper()
		if err := table.Send(&netcode.Lobby{Since: since, Seats: []netcode.Seat{{Seat: seat, Holder: netcode.Taken, Client: 1}}}); err != nil {
			t.Fatal(err)
		}
	}
	say(0, pilot)
	until(t, l, "the lobby is there", func() bool { return l.Lobby != nil })
	table.Close(netcode.Gone, "The link is cut.")
	until(t, l, "the loss is noticed", func() bool { return l.Lost() != "" })
	back := make(chan struct{})
	go func() {
		defer close(back)
		table, _ = welcome(t, d)
	}()
	until(t, l, "it is back", func() bool {
		select {
		case <-back:
			return l.Lost() == ""
		default:
			return false
		}
	})
	other := crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1}
	say(500, other) // meanwhile the table has turned to another battle
	if err := table.SendFrame(picture.Diff(nil, fight(t, "duel", other, 510))); err != nil {
		t.Fatal(err)
	}
	until(t, l, "the seat is there", func() bool { return l.Seat() == other })
	if err := table.SendFrame(picture.Diff(nil, fight(t, "duel", other, 511))); err != nil {
		t.Fatal(err)
	}
	until(t, l, "its picture is there", func() bool { v := l.View(time.Now()); return v != nil && v.Tick == 511 })
	l.Say("Here I am.")
	for heard := false; !heard; {
		switch m := hear[netcode.Message](t, table).(type) {
		case *netcode.Sit:
			t.Errorf("it asks for the seat %v of the battle before", m.Seat)
		case *netcode.Chat:
			heard = true
		}
	}
}

func TestLinkLooksFromAnotherOfItsSeats(t *testing.T) {
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	dir := t.TempDir()
	d := door(t, "127.0.0.1:0", filepath.Join(dir, "id"))
	l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	defer l.Leave()
	table, _ := welcome(t, d)
	until(t, l, "the table lets it in", l.Joined)
	say := func(seats ...crew.Seat) {
		t.Helper()
		lobby := &netcode.Lobby{State: netcode.Playing}
		for _, s := range seats {
			lobby.Seats = append(lobby.Seats, netcode.Seat{Seat: s, Holder: netcode.Taken, Client: 1})
		}
		if err := table.Send(lobby); err != nil {
			t.Fatal(err)
		}
	}
	show := func(seat crew.Seat, tick int64) {
		t.Helper()
		if err := table.SendFrame(picture.Diff(nil, fight(t, "duel", seat, tick))); err != nil {
			t.Fatal(err)
		}
	}
	shows := func(seat crew.Seat) func() bool {
		return func() bool { v := l.View(time.Now()); return v != nil && v.Head.Seat == seat }
	}
	var said netcode.Hold
	looks := func(want crew.Seat) {
		t.Helper()
		was := said
		for said = *hear[*netcode.Hold](t, table); said == was; { // it asks again if a picture takes long
			said = *hear[*netcode.Hold](t, table)
		}
		if said.Seat != want || said.How != netcode.Look {
			t.Errorf("it says %+v, and not that it looks from %v", said, want)
		}
	}
	l.Sit(pilot)
	say(pilot, gunner)
	show(pilot, 900)
	until(t, l, "a picture is there", shows(pilot))
	looks(pilot) // the table may switch to another of the seats that it has kept

	l.Look(gunner)
	looks(gunner)
	l.Order([]sim.Intent{&sim.EndTurn{}})
	if o := hear[*netcode.Order](t, table); o.Seat != pilot || !shows(pilot)() {
		t.Errorf("until there is a picture of the other seat, orders are given as %v", o.Seat)
	}
	l.Poll(l.looked.Add(time.Second + 1))
	if again := hear[*netcode.Hold](t, table); *again != said { // nothing has come meanwhile
		t.Errorf("it says %+v, and not again that it looks from %v", again, gunner)
	}
	show(gunner, 930)
	until(t, l, "the picture of the other is there", shows(gunner))
	l.Order([]sim.Intent{&sim.EndTurn{}})
	if o := hear[*netcode.Order](t, table); o.Seat != gunner {
		t.Errorf("orders are given as %v", o.Seat)
	}

	say(pilot) // the gunner's is given up
	until(t, l, "it goes back", func() bool { return l.Seat() == pilot })
	looks(pilot)

	say(pilot, gunner)
	until(t, l, "both are there", func() bool { return len(l.Lobby.SeatsOf(1)) == 2 })
	l.Look(gunner)
	looks(gunner)
	table.Close(netcode.Gone, "The link is cut.")
	until(t, l, "the loss is noticed", func() bool { return l.Lost() != "" })
	back := make(chan netcode.Link, 1)
	go func() {
		link, _ := welcome(t, d)
		back <- link
	}()
	until(t, l, "it is back", func() bool {
		select {
		case table = <-back:
			return true
		default:
			return false
		}
	})
	said = netcode.Hold{}
	say(pilot, gunner)
	until(t, l, "the seat is there", func() bool { return l.Lost() == "" && !l.fresh && l.Mine().Seat == gunner })
	looks(gunner)
}
