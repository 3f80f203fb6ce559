package netcode

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/sim/space"
)

// crewed returns a lobby with two ships. Newcomers are the clients from 20 on.
func crewed(seats ...Seat) *Lobby {
	l := &Lobby{Ships: []Ship{{ID: 1}, {ID: 2}}, Seats: seats}
	for _, s := range seats {
		l.Players = append(l.Players, Player{Client: s.Client, Here: true, Late: s.Client >= 20})
	}
	return l
}

func taken(client uint32, ship space.ID, role crew.Role) Seat {
	s := Seat{Holder: Taken, Client: client}
	s.Seat.Ship, s.Seat.Role, s.Seat.Number = ship, role, 1
	return s
}

func TestWhoDecidesAboutThoseWhoAreAway(t *testing.T) {
	pilot := taken(1, 1, crew.Pilot)
	gunner, coordinator, screen := taken(2, 1, crew.Gunner), taken(3, 1, crew.Coordinator), taken(4, 1, crew.Screen)
	gm, other, their := taken(5, 0, crew.GM), taken(6, 2, crew.Gunner), taken(7, 2, crew.Coordinator)
	away, absent := coordinator, taken(9, 1, crew.Operator)
	away.Holder, absent.Holder = Held, Held
	foe := taken(8, 1, crew.Boots)
	foe.Side = 1
	for _, row := range []struct {
		what  string
		lobby *Lobby
		may   []uint32
	}{
		{"with a coordinator", crewed(pilot, gunner, coordinator, screen, other, their), []uint32{3}},
		{"with a GM", crewed(pilot, gunner, gm, screen, other, their), []uint32{5}},
		{"with both", crewed(pilot, gunner, coordinator, gm), []uint32{3, 5}},
		{"with neither", crewed(pilot, gunner, screen, other, their), []uint32{1, 2}},
		{"with a foe aboard", crewed(pilot, foe), []uint32{1}},
		{"with a coordinator who is away too", crewed(pilot, gunner, away, screen, other), []uint32{1, 2}},
	} {
		row.lobby.Seats = append(row.lobby.Seats, absent)
		for client := uint32(1); client < 10; client++ {
			want := slices.Contains(row.may, client)
			if row.lobby.CanRelieve(client, absent.Seat) != want {
				t.Errorf("%s, client %d decides: %v", row.what, client, !want)
			}
		}
	}
}

func TestWhoVouchesForNewcomers(t *testing.T) {
	foe := taken(6, 1, crew.Boots)
	foe.Side = 1
	l := crewed(foe, taken(1, 1, crew.Pilot), taken(2, 1, crew.Screen), taken(3, 2, crew.Pilot), taken(5, 0, crew.GM),
		taken(20, 1, crew.Gunner), taken(21, 1, crew.Mechanic))
	l.Players = append(l.Players, Player{Client: 22, Here: true, Late: true}) // without a seat
	for late := uint32(1); late < 24; late++ {
		for by := uint32(1); by < 24; by++ {
			want := (late >= 20 && late <= 22) && by == 5 || (late == 20 || late == 21) && by == 1
			if l.CanVouch(by, late) != want {
				t.Errorf("client %d vouches for client %d: %v", by, late, !want)
			}
		}
	}
}
