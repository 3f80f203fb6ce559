package table

import (
	"time"

	"broadside/crew"
)

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
			t.petitionCrew(g)
			return "Newcomers have one seat of a ship while the battle runs, and more when the GM or somebody of its crew vouches for them."
		}
	}
	return ""
}

// admission closes the table to newcomers while a battle runs, or opens it, for a GM.
func (t *Table) admission(by *guest, closed bool) {
	if by.seat != crew.Master || !by.knows {
		t.log(by, "admission", "closed", closed, "refused", true)
		t.whisper(by, "Only the GM can close the table to newcomers.")
		return
	}
	if t.Closed == closed {
		return
	}
	t.Closed, t.chosen, t.restless = closed, true, true
	t.log(by, "admission", "closed", closed)
	t.note("%s", map[bool]string{true: "The GM closes the table: nobody new comes in while a battle runs.", false: "The GM opens the table to newcomers."}[closed])
	t.keep()
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

// petitionCrew tells those who could nod that a newcomer asks for more than one seat of
// a ship; not as often as a stranger likes.
func (t *Table) petitionCrew(g *guest) {
	if g.asked != 0 && t.now()-g.asked < t.ticks(time.Minute) {
		return
	}
	g.asked = t.now()
	l := t.lobbyFor(g)
	for _, o := range t.guests {
		how := "Ctrl+S"
		if o.seat == crew.Master {
			how = "F12"
		}
		if l.Vouches(o.client, g.client) {
			t.whisper(o, g.name+" came while the battle ran, and asks for a further seat of the ship. To allow it, vouch for them ("+how+").")
		}
	}
}

// nod lets a newcomer have more than one seat of a ship, on the word of its crew.
func (t *Table) nod(by, g *guest) {
	if !t.lobbyFor(by).Vouches(by.client, g.client) {
		t.whisper(by, "Only the GM, or the crew of their ship, vouches for somebody.")
		return
	}
	g.late, t.restless = false, true
	t.log(by, "nod", "client", g.client, "of", g.name)
	t.whisper(g, by.name+" vouches for you: take further seats of the ship.")
	t.keep()
}
