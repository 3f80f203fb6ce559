package main

import (
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// relief is a request about somebody who is away.
type relief struct {
	seat crew.Seat
	how  netcode.Relief
}

// waiting returns the view of Mara's seat in the turn of a player who is away.
func waiting(t *testing.T, scenario string, seat, away crew.Seat, due int64) (*view.View, *[]relief) {
	t.Helper()
	b := fought(t, scenario, crew.Rounds, away, 2)
	v := holding(viewOf(b, seat), seat)
	v.Table.Lobby.Wait = 60
	v.Table.Lobby.Seats = append(v.Table.Lobby.Seats, netcode.Seat{Seat: away, Holder: netcode.Held, Who: "Wenceslas the Mechanic", Client: 2})
	if due > 0 {
		v.Table.Lobby.Seats[1].Due = v.Tick + due
	}
	var asked []relief
	v.Table.Relieve = func(seat crew.Seat, how netcode.Relief, _ int) { asked = append(asked, relief{seat, how}) }
	return v, &asked
}

func TestCoordinatorAndGMHandOnTheTurnOfWhoIsAway(t *testing.T) {
	mechanic := at(1, crew.Mechanic)
	for name, seat := range map[string]crew.Seat{"coordinator": at(1, crew.Coordinator), "gm": crew.Master} {
		v, asked := waiting(t, "duel", seat, mechanic, 840)
		pose(t, "away-"+name, onBridge(v))
		screen := bridge.New(screens())
		headless(t, func(u *kit.UI) { screen.Show(u, v) }, "Shift+B", "Shift+N")
		if len(*asked) != 2 || (*asked)[0] != (relief{mechanic, netcode.PlayOn}) || (*asked)[1] != (relief{mechanic, netcode.SkipTurn}) {
			t.Errorf("the %s has asked for %v", name, *asked)
		}
	}
	v, asked := waiting(t, "duel", at(1, crew.Gunner), mechanic, 840)
	v.Table.Lobby.Seats = append(v.Table.Lobby.Seats, netcode.Seat{Seat: at(1, crew.Coordinator), Holder: netcode.Taken, Who: "Bo", Client: 3})
	pose(t, "away-gunner", onBridge(v))
	screen := bridge.New(screens())
	headless(t, func(u *kit.UI) { screen.Show(u, v) }, "Shift+B", "Shift+N")
	if len(*asked) != 0 {
		t.Errorf("the gunner has asked for %v", *asked)
	}
}

// At the least height, with a tab for one's boots, the band leaves every console room for its texts.
func TestTheBandOfWhoIsAwayLeavesRoom(t *testing.T) {
	for role := crew.Pilot; role <= crew.Coordinator; role++ {
		away := at(1, crew.Pilot)
		if role == crew.Pilot {
			away.Role = crew.Gunner
		}
		v, _ := waiting(t, "prize", at(1, role), away, 840)
		pose(t, "away-prize-"+role.String(), onBridge(v))
	}
}

func TestWhoIsBackReadsWhatWasDone(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 3)
	v := viewOf(b, seat)
	round := v.Head.Round - 1
	from, to := int64(0), int64(0)
	for _, e := range v.Log.Entries {
		if e.Kind == ships.KindAttacked && e.Who == v.SeatName(seat) {
			from, to = e.Tick, e.Tick+20
		}
	}
	if from == 0 {
		t.Fatal("the gunner has done nothing: the test shows nothing")
	}
	v.Missed = &netcode.Missed{Since: from - 900, Turns: []netcode.MissedTurn{
		{Seat: seat, Round: round - 1, From: from - 200, To: from - 200, Skipped: "Captain Reeve Castellan"},
		{Seat: seat, Round: round, From: from, To: to},
	}}
	pose(t, "missed", onBridge(v))
	screen := bridge.New(screens())
	headless(t, func(u *kit.UI) { screen.Show(u, v) })
	if screen.Read {
		t.Error("it is read before anybody could")
	}
	var ordered int
	headless(t, func(u *kit.UI) { ordered += len(screen.Show(u, v)) }, "N", "Enter")
	if !screen.Read || ordered != 0 {
		t.Errorf("read: %v; below it %d orders were given", screen.Read, ordered)
	}
}
