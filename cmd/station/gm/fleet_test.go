package gm

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// The list of ships has room for every number, however long.
func TestTheListOfShipsCutsNoNumber(t *testing.T) {
	s := stage.Set(t, "duel", crew.Master)
	v := s.Look()
	v.Contacts[0].Hull, v.Contacts[0].HullMax = 12_000, 12_000
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	defer s.UI.End()
	for _, room := range []float64{500, 700} {
		cells := columns(kit.Rect{W: room, H: 28}, widths(s.UI, v))
		if need := s.UI.Width(pointsOf(12_000, 12_000), kit.Type{Size: kit.Small, Bold: true}); cells[2].W < need || cells[3].W < need || cells[0].W < 100 {
			t.Errorf("in %v points the number needs %v of %v, and the name has %v", room, need, cells[2].W, cells[0].W)
		}
	}
}

// The list of a crew cuts no name for the words that somebody acts, or that a bot plays them.
func TestTheListOfACrewCutsNoName(t *testing.T) {
	const name = "Captain Reeve Castellan"
	seat := crew.Seat{Ship: 1, Role: crew.Coordinator, Number: 1}
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		s := stage.Set(t, "duel", crew.Master)
		s.Rule(&sim.SetTempo{Tempo: tempo})
		if tempo == crew.Rounds {
			s.Turn(seat)
		}
		v := s.Look()
		v.CrewAt(seat).Name = name
		v.Table.Lobby = &netcode.Lobby{Seats: []netcode.Seat{{Seat: seat, Holder: netcode.Bot}}}
		m := v.CrewAt(seat)
		word, as := doing(v, m)
		s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
		New().member(s.UI, v, kit.Rect{W: 356, H: 24}, m, kit.Choice(5), s.UI.Width(word, as))
		s.UI.End()
		if !slices.Contains(s.UI.Texts(), name) {
			t.Errorf("in tempo %v the GM reads %q", tempo, s.UI.Texts())
		}
	}
}

// Whom nobody has named is called by their seat.
func TestNobodyIsNamedByNothing(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	v := stage.Set(t, "duel", crew.Master).Look()
	v.CrewAt(seat).Name = ""
	if got, want := v.Tell(nameOf(v, seat)), v.SeatName(seat); got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
