package main

import (
	"slices"
	"testing"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/crew"
	"broadside/netcode"
)

// turned returns a station whose table has turned to something.
func turned(t *testing.T, seat crew.Seat, another bool, reel *netcode.Reel) (g *station, was *bridge.Bridge, told []string) {
	t.Helper()
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	l := &link.Link{Another: another, Reel: reel, Welcome: &netcode.Welcome{Client: 1}}
	l.Lobby = &netcode.Lobby{Scenario: "Bread", Seats: []netcode.Seat{{Seat: seat, Holder: netcode.Taken, Client: 1}}}
	was = bridge.New(screens())
	g = &station{ui: u, link: l, aboard: true, bridges: map[crew.Seat]*bridge.Bridge{seat: was}}
	u.Begin(nil, 1280, 720, kit.Input{}, 1)
	g.turn()
	u.Toasts(u.Size)
	u.End()
	return g, was, u.Texts()
}

// A GM who takes an order back keeps what was chosen; in another battle nothing is.
func TestWhatTheGMHasChosenOutlivesATakeBack(t *testing.T) {
	if g, was, told := turned(t, crew.Master, false, nil); g.bridges[crew.Master] != was || len(told) > 0 {
		t.Errorf("after an order was taken back the console is new, or %q is told", told)
	}
	if g, was, told := turned(t, crew.Master, true, nil); g.bridges[crew.Master] == was || !slices.Contains(told, "Another battle: Bread.") {
		t.Errorf("in another battle the console is that of before, or %q is told", told)
	}
}

// A battle that is shown again is announced as a replay, and a leap in it is not announced.
func TestAReplayIsToldAsOne(t *testing.T) {
	reel := &netcode.Reel{Last: 100}
	if _, _, told := turned(t, crew.Master, true, reel); !slices.Contains(told, "Replay: Bread.") || len(told) != 1 {
		t.Errorf("of a replay %q is told", told)
	}
	if g, was, told := turned(t, crew.Master, false, reel); len(told) > 0 || g.bridges[crew.Master] != was {
		t.Errorf("of a leap in a replay %q is told", told)
	}
}

// A player who reads about the next battle, and gets ready there, finds nothing over it.
func TestWhatThePlateTellsIsNotToldOverIt(t *testing.T) {
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	if _, _, told := turned(t, gunner, true, nil); len(told) > 0 {
		t.Errorf("over the plate %q is told", told)
	}
	if _, _, told := turned(t, gunner, true, &netcode.Reel{Last: 100}); !slices.Contains(told, "Replay: Bread.") {
		t.Errorf("of a replay, which has no plate, %q is told", told)
	}
}

// The main screen shows the title of a battle as it begins, and nothing over its ships before.
func TestTheMainScreenIsToldOfNoBattle(t *testing.T) {
	screen := crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}
	if _, _, told := turned(t, screen, true, nil); len(told) > 0 {
		t.Errorf("on the main screen %q is told", told)
	}
	if _, _, told := turned(t, screen, true, &netcode.Reel{Last: 100}); !slices.Contains(told, "Replay: Bread.") {
		t.Errorf("of a replay %q is told", told)
	}
}
