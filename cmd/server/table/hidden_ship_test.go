package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/sight"
	"broadside/sim/space"
)

func TestFaultHiddenShipIsNotFoundByAskingForItsSeats(t *testing.T) {
	s := stepByStep(t, nil)
	gm, ada, wu := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Wu", helmOfTwo)
	answers := func(l *line) {
		t.Helper()
		for _, role := range []crew.Role{crew.Pilot, crew.Screen, crew.Boots} {
			var said []string
			for _, at := range []crew.Seat{hiddenHelm, nowhere} {
				at.Role = role
				l.heard()
				l.says(&netcode.Sit{Seat: at})
				s.pass(1)
				said = append(said, strings.Join(l.heard(), " "))
			}
			if said[0] != said[1] || !strings.HasPrefix(said[0], "There is no such") {
				t.Errorf("%s asks for a seat as %v: of a hidden ship %q, of none %q", l.guest.name, role, said[0], said[1])
			}
		}
	}
	for _, l := range []*line{ada, wu} {
		l.says(&netcode.Ready{Ready: true})
	}
	gm.orders(crew.Master, &sim.Pause{})
	s.pass(3)
	if s.state() != netcode.Playing {
		t.Fatalf("the battle is %v", s.state())
	}
	answers(ada)
	answers(s.comes("192.0.2.10:1", "Una"))
	for _, at := range []crew.Seat{hiddenHelm, nowhere} {
		ada.heard()
		ada.says(&netcode.Absence{Seat: at})
		s.pass(1)
		if said := ada.heard(); len(said) != 1 || !strings.HasPrefix(said[0], "That is for the GM") {
			t.Errorf("who asks to have somebody at %v relieved hears %q", at, said)
		}
	}
	if said := gm.heard(); slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, "asks for a seat") }) {
		t.Errorf("the GM hears %q", said)
	}
	sits := func(l *line) {
		t.Helper()
		l.says(&netcode.Sit{Seat: hiddenHelm})
		s.pass(1)
		if l.seat != hiddenHelm {
			t.Errorf("%s may know of the ship, and is told %q", l.guest.name, l.heard())
		}
		l.says(&netcode.Stand{})
		s.pass(1)
	}
	sits(wu)
	sits(wu) // having stood up they still belong to the side
	gm.says(&netcode.Kick{Client: ada.client, Ban: netcode.Vouch})
	s.pass(1)
	sits(ada)
}

// pointAtHidden points out the hidden ship as the GM, and forgets what the lines have been told
// before.
func (s *stepped) pointAtHidden(gm *line, all map[*line]bool) {
	for x := range all {
		x.heard()
	}
	gm.says(&netcode.Point{Ship: hiddenID, Deck: netcode.NoDeck})
	s.pass(1)
}

// isPointed reports whether the line has been shown a point.
func (l *line) isPointed() bool {
	return slices.ContainsFunc(l.told, func(m netcode.Message) bool { return m.Kind() == netcode.KindPoint })
}

func TestFaultGMPointsAtAHiddenShip(t *testing.T) {
	s := stepByStep(t, nil)
	s.world.Ship(hiddenID).Side = 0
	gm := s.comes("192.0.2.7:1", "Mo", crew.Master)
	ada, wu := s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Wu", helmOfTwo)
	sam := s.comes("192.0.2.8:2", "Sam", crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
	una := s.comes("192.0.2.10:1", "Una")
	points := func(all map[*line]bool) {
		t.Helper()
		s.pointAtHidden(gm, all)
		for l, may := range all {
			if told := l.isPointed(); told != may {
				t.Errorf("the battle is %v: %s, who may know the ship: %v, is shown it: %v", s.state(), l.guest.name, may, told)
			}
		}
	}
	points(map[*line]bool{gm: true, ada: false, wu: false, una: false})
	for _, l := range []*line{ada, wu, sam} {
		l.says(&netcode.Ready{Ready: true})
	}
	gm.orders(crew.Master, &sim.Pause{})
	s.pass(2)
	sam.says(&netcode.Stand{})
	s.pass(1)
	points(map[*line]bool{gm: true, ada: true, sam: true, wu: false, una: false})
}

// A ship in a bay gives away what is to come.
func TestFaultShipsInABayAreKeptFromTheOtherSide(t *testing.T) {
	s := stepByStep(t, nil)
	lies := s.world.Ship(hiddenID)
	lies.Hidden, lies.State, lies.Docked = false, ships.Stowed, 2
	gm, ada, wu := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Wu", helmOfTwo)
	una := s.comes("192.0.2.10:1", "Una")
	learn := func(all map[*line]bool) {
		t.Helper()
		s.pointAtHidden(gm, all)
		for l, may := range all {
			told := l.isPointed()
			lists := slices.ContainsFunc(s.lobby.lobbyFor(l.guest).Ships, func(k netcode.Ship) bool { return k.ID == hiddenID })
			if told != may || lists != may {
				t.Errorf("the battle is %v: %s, who may know the ship: %v, is shown it: %v, and has it in the lobby: %v", s.state(), l.guest.name, may, told, lists)
			}
		}
	}
	learn(map[*line]bool{gm: true, ada: false, wu: false, una: false})
	for _, l := range []*line{ada, wu} {
		l.says(&netcode.Ready{Ready: true})
	}
	gm.orders(crew.Master, &sim.Pause{})
	s.pass(3)
	learn(map[*line]bool{gm: true, ada: false, wu: true, una: false})
	ada.heard()
	ada.says(&netcode.Sit{Seat: hiddenHelm})
	s.pass(1)
	if said := ada.heard(); len(said) != 1 || !strings.HasPrefix(said[0], "There is no such ship") {
		t.Errorf("who asks for its helm hears %q", said)
	}
}

func TestFaultLobbyListsNobodyAboardAHiddenShip(t *testing.T) {
	s := stepByStep(t, func(s *Settings) {
		data := Shipped(t)
		w, err := sim.New(data.Library, data.Scenario("boarders").Crewed(), 7)
		if err != nil {
			t.Fatal(err)
		}
		w.Ship(1).Hidden, s.World = true, w
	})
	eve, ada := s.comes("192.0.2.8:1", "Eve", helmOfTwo), s.comes("192.0.2.9:1", "Ada", helmOfOne)
	aboard := func(l *line) (n int) {
		for _, seat := range s.lobby.lobbyFor(l.guest).Seats {
			if seat.Seat.Ship == 1 && seat.Seat.Role == crew.Boots {
				n++
			}
		}
		return n
	}
	if n := aboard(eve); n != 0 {
		t.Errorf("the other side is told of %d who are aboard a hidden ship", n)
	}
	if aboard(ada) == 0 {
		t.Error("its own crew is not told who is aboard")
	}
	s.begun, eve.sworn, eve.side = true, true, 1
	for _, seat := range s.lobby.lobbyFor(ada.guest).Seats {
		if side, _ := sight.SideOfSeat(s.world, seat.Seat); side == 0 && seat.Seat.Role == crew.Boots {
			eve.says(&netcode.Sit{Seat: seat.Seat})
			s.pass(1)
			if said := eve.heard(); len(said) != 1 || !strings.HasPrefix(said[0], "There is no such") {
				t.Errorf("who asks for the seat of %s is told %q", seat.Who, said)
			}
			return
		}
	}
	t.Error("nobody of the ship's side is aboard on foot")
}

// The main screen of a captured ship is its captors', and its viewers are not. A crew that goes
// over with its ship is bound to its new side.
func TestFaultCapturedShipShowsNobodyWhatItsCaptorsKnow(t *testing.T) {
	s := stepByStep(t, func(s *Settings) {
		data := Shipped(t)
		w, err := sim.New(data.Library, data.Scenario("boarders").Crewed(), 7)
		if err != nil {
			t.Fatal(err)
		}
		s.World = w
	})
	ada, sam := s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Sam", crew.Seat{Ship: 1, Role: crew.Screen, Number: 1})
	eve := s.comes("192.0.2.10:1", "Eve", helmOfTwo)
	for _, l := range []*line{ada, sam, eve} {
		l.says(&netcode.Ready{Ready: true})
	}
	s.pass(3)
	if !ada.sworn || !sam.sworn {
		t.Fatalf("the battle is %v", s.state())
	}
	s.world.Endless, s.world.Ship(1).Side = true, 1
	sam.ear.heard = nil
	s.pass(1)
	for _, h := range sam.ear.heard {
		if m, err := netcode.Decode(h.bytes, netcode.ToClient); err != nil || m.Kind() != netcode.KindLobby {
			t.Errorf("who looks on is shown %x, %v", h.bytes, err)
		}
	}
	if said := sam.heard(); sam.seat.Role != crew.NoRole || !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, "captured") }) {
		t.Errorf("who looks on sits at %v and is told %q", sam.seat, said)
	}
	sam.says(&netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}})
	s.pass(1)
	if sam.seat.Role != crew.NoRole {
		t.Error("who looked on sits down again")
	}
	eve.says(&netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}})
	s.pass(1)
	if eve.seat != helmOfTwo || eve.side != 1 {
		t.Errorf("one of its captors sits down among its crew, at %v, and is shown what side %d knows", eve.seat, eve.side)
	}
	ada.says(&netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}})
	s.pass(1)
	if ada.side != 0 || ada.seat != helmOfOne {
		t.Errorf("its pilot, who is aboard, sits at %v and is of side %d", ada.seat, ada.side)
	}
	s.world.Ship(1).Side = 0
	gm := s.comes("192.0.2.7:1", "Mo", crew.Master)
	gm.orders(crew.Master, &sim.Edit{Ship: 1, Number: sim.SideNumber, Value: 1})
	s.pass(1)
	if sides := s.machineOf(hostOf("192.0.2.8:1")).sides; ada.side != 1 || !sides.Has(0) || !sides.Has(1) {
		t.Errorf("its pilot, who goes over with it, is of side %d, and her machine has seen %b", ada.side, sides)
	}
}

// A notice of ships lost in the previous battle tells nobody of one that is hidden in this one.
func TestFaultNoticeOfLostShipsTellsOfNoneThatHides(t *testing.T) {
	s := stepByStep(t, nil)
	lost := s.world.Ship(1).Name
	s.Legacy = &sim.Legacy{Lost: []string{lost, s.world.Ship(hiddenID).Name}}
	gm, ada := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne)
	notice := func(l *line) string { return s.lobby.lobbyFor(l.guest).Notice.String() }
	if said := notice(ada); strings.Contains(said, "Lurker") || !strings.Contains(said, lost) {
		t.Errorf("a player is told %q", said)
	}
	if said := notice(gm); !strings.Contains(said, "Lurker") {
		t.Errorf("the GM is told %q", said)
	}
}

// Before a battle begins its notice names those who died in an earlier one.
func TestNoticeTellsOfThoseWhoComeDead(t *testing.T) {
	s := stepByStep(t, func(s *Settings) {
		data := Shipped(t)
		w, err := sim.New(data.Library, data.Scenario("boarders").Crewed(), 7)
		if err != nil {
			t.Fatal(err)
		}
		p := &w.Fight.People[0]
		p.State, p.HP = personal.Dead, 0
		s.World = w
	})
	gm := s.comes("192.0.2.7:1", "Mo", crew.Master)
	notice := func() string { return s.lobby.lobbyFor(gm.guest).Notice.String() }
	if said := notice(); said != "" {
		t.Errorf("without an earlier battle the GM is told %q", said)
	}
	s.Legacy = &sim.Legacy{}
	if dead, said := s.world.Fight.People[0].Name, notice(); !strings.Contains(said, dead) || strings.Contains(said, s.world.Fight.People[1].Name) {
		t.Errorf("%s is dead, and the GM is told %q", dead, said)
	}
	s.begun = true
	if said := notice(); strings.Contains(said, "Dead") {
		t.Errorf("in the battle the GM is told %q", said)
	}
}

// What the GM points to on the deck of a hidden ship is shown only to those who know the ship.
func TestFaultGMPointsAtADeckOfAHiddenShip(t *testing.T) {
	for hidden, helms := range map[space.ID][2]crew.Seat{1: {helmOfOne, helmOfTwo}, 2: {helmOfTwo, helmOfOne}} {
		s := stepByStep(t, func(s *Settings) {
			data := Shipped(t)
			w, err := sim.New(data.Library, data.Scenario("boarders").Crewed(), 7)
			if err != nil {
				t.Fatal(err)
			}
			w.Ship(hidden).Hidden, s.World = true, w
		})
		gm, aboard, outside := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helms[0]), s.comes("192.0.2.9:1", "Eve", helms[1])
		for deck, d := range s.world.Fight.Decks {
			aboard.heard()
			outside.heard()
			gm.says(&netcode.Point{Deck: int8(deck)})
			s.pass(1)
			if outside.isPointed() != (d.Ship != hidden) || !aboard.isPointed() {
				t.Errorf("a square of the deck of ship %d, where ship %d is hidden, is shown outside: %v, aboard: %v", d.Ship, hidden, outside.isPointed(), aboard.isPointed())
			}
		}
		var told []string
		for deck := range len(s.world.Fight.Decks) + 1 {
			if deck < len(s.world.Fight.Decks) && s.world.Fight.Decks[deck].Ship != hidden {
				continue
			}
			outside.heard()
			outside.says(&netcode.Point{Deck: int8(deck)})
			s.pass(1)
			shown := outside.isPointed()
			told = append(told, fmt.Sprint(outside.heard(), shown))
		}
		if len(told) != 2 || told[0] != told[1] {
			t.Errorf("who points to the deck of a hidden ship, and to one that is not there, is told %q", told)
		}
	}
}

// What somebody points to is not shown to the other ships of their side.
func TestPointsStayAboard(t *testing.T) {
	s := stepByStep(t, nil)
	s.world.Ship(2).Side = s.world.Ship(1).Side
	ada, eve := s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Eve", helmOfTwo)
	ada.says(&netcode.Point{Ship: 1, Deck: netcode.NoDeck})
	s.pass(1)
	if ours, theirs := ada.guest, eve.guest; ours.side != theirs.side || !ada.isPointed() || eve.isPointed() {
		t.Errorf("on sides %d and %d a point is shown aboard: %v, aboard a friend: %v", ours.side, theirs.side, ada.isPointed(), eve.isPointed())
	}
}
