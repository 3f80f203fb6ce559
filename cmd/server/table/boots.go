package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal/action"
	"broadside/sim/sight"
)

// refuseBoots says in words why a guest may not have somebody on a deck who serves
// on no ship, or "".
func (t *Table) refuseBoots(g *guest, seat crew.Seat) string {
	side, ok := sight.SideOfSeat(t.world, seat)
	sides := t.world.Scenario.Sides
	switch {
	case !ok || !sight.CanView(t.world, seat) || t.Reel == nil && (int(side) >= len(sides) || !sides[side].Players):
		return "There is no such character for players."
	}
	if why := t.refuseSide(g, side); why != "" {
		return why
	}
	return t.occupied(g, seat)
}

// listBoots adds to a lobby the players' characters who serve on no ship. Those of
// a deck that is no ship's stand under the name of their side.
func (t *Table) listBoots(l *netcode.Lobby) {
	headed := false
	for i := range t.world.Fight.People {
		p := &t.world.Fight.People[i]
		m := t.world.Member(p.ID)
		sides := t.world.Scenario.Sides
		if m.Seat.Role != crew.Boots || int(p.Side) >= len(sides) || !sides[p.Side].Players || len(l.Seats)+netcode.MaxPlayers >= netcode.MaxSeats {
			continue
		}
		if m.Seat.Ship == 0 && !headed && len(l.Ships) < netcode.MaxShips {
			headed = true
			l.Ships = append(l.Ships, netcode.Ship{Name: netcode.CleanName(sides[p.Side].Name), Class: action.PlanOf(&t.world.Fight, p.Deck).Name, Side: uint8(p.Side)})
		}
		l.Seats = append(l.Seats, t.crewSeat(m))
	}
}
