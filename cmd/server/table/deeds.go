package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// deed is a tick in which somebody other than a bot gave orders, and the state of the battle before
// it.
type deed struct {
	tick   int64 // of the battle
	state  []byte
	events []event.Event
	orders say.Text // who ordered what
	text   say.Text // the same, or the outcome of a ruling
	by     []*guest
}

// isKnownTo reports whether a guest may know what was ordered: a GM, and those of the same side aboard
// the ship of everybody who ordered it.
func (d *deed) isKnownTo(w *sim.World, g *guest) bool {
	side, sits := sight.SideOfSeat(w, g.seat)
	return g.seat == crew.Master || g.seat.Role.PlaysPerson() && g.seat.Ship != 0 && sits && !slices.ContainsFunc(d.by, func(o *guest) bool {
		theirs, ok := sight.SideOfSeat(w, o.seat)
		return o.seat.Ship != g.seat.Ship || !ok || theirs != side
	})
}

// memory holds what can be taken back.
type memory struct {
	*company
	pending   *pending
	chronicle *chronicle
	deeds     []*deed // the oldest first
}

// noteState returns the state of the battle if somebody has given an order, or nil.
func (mem *memory) noteState() *deed {
	if !slices.ContainsFunc(mem.pending.given, func(o given) bool { return o.from != nil && o.why == "" }) {
		return nil
	}
	state, err := mem.world.Snapshot()
	if err != nil {
		mem.Log.Error("the state of the battle cannot be kept", "error", err)
		return nil
	}
	return &deed{tick: mem.world.Tick + 1, state: state, events: slices.Clip(mem.chronicle.history)}
}

// keepDeed keeps what can be taken back of a tick.
func (mem *memory) keepDeed(d *deed, r *sim.Result) {
	if d == nil {
		return
	}
	var orders []say.Text
	for o, a := range mem.pending.outcomes(r.Answers) {
		who := say.Label(mem.callSeat(o.Seat), crew.PermissionOf(o.Intent.Verb()).Title)
		if o.from == nil || a.Refusal != nil {
			continue
		}
		if !slices.Contains(orders, who) {
			orders = append(orders, who)
		}
		if !slices.Contains(d.by, o.from) {
			d.by = append(d.by, o.from)
		}
	}
	if len(orders) == 0 {
		return
	}
	d.orders = say.Of("round %d, %s", mem.world.Order.Round, say.Clauses(orders...))
	d.text = d.orders
	if len(r.Accepted) == 1 && r.Accepted[0].Seat == crew.Master && len(r.Events) > 0 { // a ruling's name tells little
		d.text = say.Of("round %d: %s", mem.world.Order.Round, r.Events[0].Fact.Sentence())
	}
	if mem.deeds = append(mem.deeds, d); len(mem.deeds) > netcode.MaxDeeds {
		at := mem.leastMissed()
		mem.deeds = slices.Delete(mem.deeds, at, at+1)
	}
}

// leastMissed returns the index of the first deed of the person who alone has the most, so that
// nobody's orders push out those of others.
func (mem *memory) leastMissed() int {
	first, count := map[*guest]int{}, map[*guest]int{}
	least := 0
	for at, d := range mem.deeds {
		if len(d.by) != 1 {
			continue
		}
		by := d.by[0]
		if count[by]++; count[by] == 1 {
			first[by] = at
		}
	}
	most := 0
	for by, n := range count {
		if n > most || n == most && first[by] < least {
			least, most = first[by], n
		}
	}
	return least
}

// tellDeeds sends a GM what can be taken back.
func (mem *memory) tellDeeds(g *guest) {
	m := &netcode.Back{}
	for _, d := range slices.Backward(mem.deeds) {
		text := d.text
		if len(text) > netcode.MaxDeed {
			text = say.Name(netcode.CleanLine(mem.english(text), netcode.MaxDeed/4))
		}
		m.Deeds = append(m.Deeds, netcode.Deed{Tick: d.tick, Text: text})
	}
	mem.send(g, m)
}
