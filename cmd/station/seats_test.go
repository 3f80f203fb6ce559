package main

import (
	"testing"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
)

// holding makes a view that of a player who has several seats of a crew.
func holding(v *view.View, seats ...crew.Seat) *view.View {
	l := &netcode.Lobby{State: netcode.Playing}
	for _, s := range seats {
		l.Seats = append(l.Seats, netcode.Seat{Seat: s, Holder: netcode.Taken, Who: "Mara", Client: 1})
	}
	v.Table.Lobby, v.Table.Client = l, 1
	v.Table.Hold = func(crew.Seat, netcode.How) {}
	return v
}

func TestSeatsOfOnePlayerAreTabs(t *testing.T) {
	pilot, gunner, mechanic := at(1, crew.Pilot), at(1, crew.Gunner), at(1, crew.Mechanic)
	b := fought(t, "duel", crew.Rounds, gunner, 2)
	goes := func(v *view.View, keys ...kit.Key) (to bridge.Place) {
		t.Helper()
		screen := bridge.New(screens())
		headless(t, func(u *kit.UI) {
			screen.Show(u, v)
			if screen.Goes.Role != crew.NoRole {
				to, screen.Goes = screen.Goes, bridge.Place{}
			}
		}, keys...)
		return to
	}
	v := holding(viewOf(b, gunner), pilot, gunner, mechanic)
	pose(t, "two-seats", onBridge(v))
	crowd := holding(viewOf(b, gunner), pilot, gunner)
	crowd.Table.Lobby.Seats = append(crowd.Table.Lobby.Seats,
		netcode.Seat{Seat: at(1, crew.Operator), Holder: netcode.Bot, Who: "Captain Reeve Castellan"},
		netcode.Seat{Seat: mechanic, Holder: netcode.Taken, Who: "Wenceslas the Mechanic", Client: 2},
		netcode.Seat{Seat: at(1, crew.Coordinator), Holder: netcode.Held, Who: "Wenceslas the Mechanic", Client: 3})
	pose(t, "seats-of-the-crew", onBridge(crowd), "Ctrl+S")
	crowd.Table.Lobby.Players = []netcode.Player{{Client: crowd.Table.Client, Name: "Ada", Here: true}, {Client: 2, Name: "Wenceslas the Mechanic", Here: true, Late: true}}
	vouched := uint32(0)
	crowd.Table.Kick = func(client uint32, ban netcode.Ban) {
		if ban == netcode.Vouch {
			vouched = client
		}
	}
	pose(t, "vouching-for-a-newcomer", onBridge(crowd), "Ctrl+S")
	goes(crowd, "Ctrl+S", "4")
	if vouched != 2 {
		t.Errorf("the crew vouches for client %d", vouched)
	}
	pose(t, "two-seats-live", onBridge(holding(seatIn(t, "duel", crew.Live, pilot, 2), pilot, gunner)))
	for key, want := range map[kit.Key]crew.Seat{"F1": pilot, "F2": {}, "F3": mechanic, "End": mechanic} {
		if to := goes(v, key); to.Seat != want {
			t.Errorf("%s goes to %v, not %v", key, to.Seat, want)
		}
	}
	if to := goes(holding(viewOf(b, mechanic), pilot, gunner, mechanic), "End"); to.Seat != pilot {
		t.Errorf("after the last seat comes %v", to.Seat)
	}
	if to := goes(holding(viewOf(b, gunner), gunner), "F1", "End"); to.Role != crew.NoRole {
		t.Errorf("a player with one seat goes to %v", to.Seat)
	}
}

func TestBellRingsForTheSeatThatIsWaitedFor(t *testing.T) {
	pilot, gunner := at(1, crew.Pilot), at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, gunner, 2)
	from := func(seat crew.Seat) *view.View { return holding(viewOf(b, seat), pilot, gunner) }
	var bell bridge.Bell
	if to := bell.Rings(from(pilot)); to != gunner {
		t.Fatalf("in the gunner's turn it rings for %v", to)
	}
	if to := bell.Rings(from(pilot)); to.Role != crew.NoRole {
		t.Errorf("a player who goes back is called again, to %v", to)
	}
	for _, change := range []func(*picture.Picture){func(p *picture.Picture) { p.Head.Awaited = at(1, crew.Mechanic) }, func(p *picture.Picture) { p.Head.Paused = true }, func(*picture.Picture) {}} {
		v := from(pilot)
		if change(v.Picture); bell.Rings(v).Role != crew.NoRole {
			t.Error("whoever has gone back is called again by what is no turn of theirs")
		}
	}
	reacts := from(pilot)
	reacts.Head.Awaited = gunner
	if to := new(bridge.Bell).Rings(reacts); to != gunner {
		t.Errorf("for the gunner's reaction it rings for %v", to)
	}
	if to := bell.Rings(from(gunner)); to.Role != crew.NoRole {
		t.Errorf("at the seat itself it rings for %v", to)
	}
	if err := b.Give(gunner, &sim.EndTurn{}); err != nil {
		t.Fatal(err)
	}
	if err := b.Await(pilot); err != nil {
		t.Fatal(err)
	}
	if to := bell.Rings(from(gunner)); to != pilot {
		t.Errorf("in the pilot's turn it rings for %v", to)
	}
	var other bridge.Bell
	if to := other.Rings(holding(viewOf(b, gunner), gunner)); to.Role != crew.NoRole {
		t.Errorf("it rings for %v, which another has", to)
	}
	live, err := rehearsal.Start("duel", crew.Live, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := live.Fight(pilot, 1); err != nil {
		t.Fatal(err)
	}
	if to := other.Rings(holding(viewOf(live, pilot), pilot, gunner)); to.Role != crew.NoRole {
		t.Errorf("live it rings for %v", to)
	}
}

func TestAFurtherSeatIsTakenAndGivenUp(t *testing.T) {
	p := fullHall()
	var h lobby.Hall
	all := handled(t, &h, &p, kit.Input{}, press("A"), press("Left"), press("A"), press("Right"), press("Right"), press("A"))
	for i, c := range all {
		if c.Yield != nil || (c.Beside != nil) != (i == 3) {
			t.Errorf("step %d asks for %+v", i, c)
		}
	}
	if b := all[3].Beside; b == nil || *b != p.Lobby.Seats[0].Seat {
		t.Errorf("A asks for %v", b)
	}
	p.Lobby.Seats[0] = netcode.Seat{Seat: p.Lobby.Seats[0].Seat, Holder: netcode.Taken, Who: "Mara", Client: 1}
	h = lobby.Hall{}
	pose(t, "hall-two-seats", func(u *kit.UI) { h.Show(u, p) }, "Left")
	h = lobby.Hall{}
	all = handled(t, &h, &p, kit.Input{}, press("Left"), press("A"), press("Enter"), press("Right"), press("A"), press("Enter"))
	for i, want := range map[int]crew.Seat{2: p.Lobby.Seats[0].Seat, 5: p.Lobby.Seats[1].Seat} {
		if y := all[i].Yield; y == nil || *y != want {
			t.Errorf("step %d gives %v up, not %v", i, y, want)
		}
		if e := all[i+1].Enter; e == nil || *e != want {
			t.Errorf("step %d enters %v, not %v", i+1, e, want)
		}
	}
}
