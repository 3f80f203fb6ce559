package table

import "broadside/crew"

// Whoever comes while the battle runs may have one seat of a ship, and no more of
// them from the same network, until the GM vouches for them or somebody of the crew
// nods: a stranger does not take a whole ship.

// refuseLate says in words why a guest may not have a seat of a ship, in place of
// those they have or beside them, or "".
func (t *Table) refuseLate(g *guest, seat crew.Seat, beside bool) string {
	if t.Reel != nil || !g.late || !seat.Role.Plays() || t.home(g.host) || !t.anyoneSettled(g) {
		return ""
	}
	for _, o := range t.guests {
		if !o.late || o == g && !beside || networkOf(o.host) != networkOf(g.host) {
			continue
		}
		if o.seat.Role.Plays() && o.seat.Ship == seat.Ship && o.seat != seat {
			return "Newcomers have one seat of a ship while the battle runs, and more when the GM or somebody of its crew vouches for them."
		}
	}
	return ""
}

// anyoneSettled says whether anybody is here who could nod.
func (t *Table) anyoneSettled(g *guest) bool {
	for _, o := range t.guests {
		if o != g && o.here() && (o.seat == crew.Master && o.knows || !o.late && o.seat.Role.Plays()) {
			return true
		}
	}
	return false
}

// nod lets a newcomer have more than one seat of a ship, on the word of its crew.
func (t *Table) nod(by, g *guest) {
	if by.late || !by.seat.Role.Plays() || by.seat.Ship != g.seat.Ship || !t.world.Begun() {
		t.whisper(by, "Only the GM, or the crew of their ship, vouches for somebody.")
		return
	}
	g.late = false
	t.log(by, "nod", "client", g.client, "of", g.name)
	t.whisper(g, by.name+" vouches for you: take further seats of the ship.")
	t.keep()
}
