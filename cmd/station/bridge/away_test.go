package bridge

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
)

// A returning player reads about their own turn, and what was done in their name in the turns of
// others.
func TestWhoIsBackReadsOfNobodyElse(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	p := &picture.Picture{Crew: []picture.CrewRow{{Seat: seat, Name: "Ansel Roe"}}}
	p.Head.Tempo = crew.Rounds
	l := &log.Log{}
	v := view.New(nil, p, 1)
	v.Log = l
	turn := func(tick int64, of crew.Seat) {
		l.Entries = append(l.Entries, log.Entry{Tick: tick, Kind: sim.KindTurnBegan, Fact: &sim.TurnBegan{Seat: of}})
	}
	says := func(tick int64, who, what string) {
		l.Entries = append(l.Entries, log.Entry{Tick: tick, Who: who, What: what})
	}
	turn(10, seat)
	says(11, "", "The shields regain 8.")
	says(12, "Ansel Roe", "attacks the Deckhand")
	turn(20, crew.Seat{Ship: 1, Role: crew.Boots, Number: 3})
	says(21, "Sef Calder", "attacks the Deckhand")
	says(22, "", "Ansel Roe has moved to 2 2.")
	says(23, "", "The Deckhand is dead.")
	want := []string{"The shields regain 8.", "Ansel Roe attacks the Deckhand", "Ansel Roe has moved to 2 2."}
	if told := doneIn(v, netcode.MissedTurn{Seat: seat, From: 11, To: 22}); !slices.Equal(told, want) {
		t.Errorf("told is %q, not %q", strings.Join(told, "; "), want)
	}
}

// Somebody on a deck is named, and not called by their seat.
func TestWhoIsAwayIsNamedAsTheirPerson(t *testing.T) {
	seat := crew.Seat{Role: crew.Boots, Number: 2}
	p := &picture.Picture{People: []picture.PersonRow{{ID: 7, Seat: seat, Name: "Ada Finch"}}}
	v := view.New(nil, p, 1)
	for due, want := range map[int64]string{0: "A bot plays Ada Finch until they are back.", 20: "In 1 s a bot plays Ada Finch."} {
		if says := v.Say(waits(v, &netcode.Seat{Seat: seat, Due: due}, false)); says != want {
			t.Errorf("due at %d: %q, not %q", due, says, want)
		}
	}
}

// At a table that plays at half speed, ticks are counted down in seconds of the players.
func TestASlowTableCountsInSeconds(t *testing.T) {
	seat := crew.Seat{Role: crew.Boots, Number: 2}
	v := view.New(nil, &picture.Picture{}, 1)
	v.Beat = 0.1
	if says := v.Say(waits(v, &netcode.Seat{Seat: seat, Due: 200}, false)); !strings.HasPrefix(says, "In 20 s ") {
		t.Errorf("200 ticks of a tenth of a second are told as %q", says)
	}
}

func TestALineTellsOfWhoItBeginsWith(t *testing.T) {
	for _, c := range []struct {
		what, name string
		want       bool
	}{
		{"Grim's gunner fires", "Grim's gunner", true},
		{"Grim's gunner 2 fires", "Grim's gunner", false},
		{"Grim's gunner 2 fires", "Grim's gunner 2", true},
		{"Grim's gunner 21 fires", "Grim's gunner 2", false},
		{"Ox has moved", "Ox", true},
		{"Oxbow has moved", "Ox", false},
		{"Ox: kinetic takes 6 from the hull", "Ox", false},
	} {
		if got := tellsOf(c.what, c.name); got != c.want {
			t.Errorf("%q tells of %q: %v", c.what, c.name, got)
		}
	}
}

// A battle that is paused without a GM says who can let it go on.
func TestABattleThatWaitsForNoGMSaysWhatToDo(t *testing.T) {
	for _, holders := range [][]netcode.Holder{{}, {netcode.Open}, {netcode.Held}, {netcode.Taken}, {netcode.Taken, netcode.Open}, {netcode.Held, netcode.Open}} {
		want := len(holders) == 0 || holders[0] == netcode.Open
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		p := &picture.Picture{}
		p.Head.Paused, p.Head.Round = true, 2
		v := view.New(nil, p, 1)
		v.Table.Lobby = &netcode.Lobby{}
		for _, h := range holders {
			v.Table.Lobby.Seats = append(v.Table.Lobby.Seats, netcode.Seat{Seat: crew.Master, Holder: h})
		}
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		absence(u, v, &kit.Rect{W: kit.MinWidth, H: kit.MinHeight})
		u.End()
		if told := strings.Contains(strings.Join(u.Texts(), " "), "GM's chair"); told != want {
			t.Errorf("with the chairs %s it is told: %v", holders, told)
		}
		u.Begin(nil, 360, 640, kit.Input{}, 1)
		New(nil).Show(u, v)
		u.End()
		if told := strings.Contains(strings.Join(u.Texts(), " "), "GM's chair"); told != want || !u.Small {
			t.Errorf("with the chairs %s it is told on a phone: %v", holders, told)
		}
	}
}

// The keys that deal with an absent player say so if nobody is away.
func TestNobodyPresentIsRelieved(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	v := view.New(nil, &picture.Picture{}, 1)
	v.Table.Lobby = &netcode.Lobby{}
	v.Table.Relieve = func(crew.Seat, netcode.Relief, int) { t.Error("somebody is relieved") }
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Keys: []kit.Key{"Shift+B"}}, 1)
	absence(u, v, &kit.Rect{W: kit.MinWidth, H: kit.MinHeight})
	u.Toasts(u.Size)
	u.End()
	if told := strings.Join(u.Texts(), " "); !strings.Contains(told, "Nobody is away.") {
		t.Errorf("told is %q", told)
	}
}

func TestHowLongSomebodyWasAway(t *testing.T) {
	for time, want := range map[float64]string{-5: "0 seconds", 1: "1 second", 32.95: "32 seconds", 119: "119 seconds", 120: "2 minutes", 3600: "60 minutes"} {
		if got := spanOf(time).String(); got != want {
			t.Errorf("%v seconds are %q, not %q", time, got, want)
		}
	}
}
