package table

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

// deed is a tick in which somebody, and not only bots, gave orders, and how the battle stood
// before it.
type deed struct {
	tick   int64 // of the battle
	state  []byte
	events []event.Event
	text   string
	by     []*guest
}

// before is the state of the battle, if somebody has given an order.
func (t *Table) before() *deed {
	if !slices.ContainsFunc(t.from, func(g *guest) bool { return g != nil }) {
		return nil
	}
	state, err := t.world.Snapshot()
	if err != nil {
		t.Log.Error("the state of the battle cannot be kept", "error", err)
		return nil
	}
	return &deed{tick: t.world.Tick + 1, state: state, events: slices.Clone(t.history)}
}

// ordered keeps what can be taken back of a tick.
func (t *Table) ordered(d *deed, r *sim.Result) {
	if d == nil {
		return
	}
	var orders []string
	for i, a := range r.Answers {
		o := &t.orders[i]
		who := t.world.SeatName(o.Seat) + ": " + crew.RuleOf(o.Intent.Verb()).Title
		if t.from[i] == nil || a.Refusal != nil {
			continue
		}
		if !slices.Contains(orders, who) {
			orders = append(orders, who)
		}
		if !slices.Contains(d.by, t.from[i]) {
			d.by = append(d.by, t.from[i])
		}
	}
	if len(orders) == 0 {
		return
	}
	d.text = fmt.Sprintf("round %d, %s", t.world.Order.Round, strings.Join(orders, "; "))
	if len(r.Accepted) == 1 && r.Accepted[0].Seat == crew.Master && len(r.Events) > 0 { // a ruling's name tells little
		d.text = fmt.Sprintf("round %d: %s", t.world.Order.Round, strings.TrimSuffix(r.Events[0].Fact.Sentence(t.world), "."))
	}
	if t.deeds = append(t.deeds, d); len(t.deeds) > netcode.MaxDeeds {
		at := t.leastMissed()
		t.deeds = slices.Delete(t.deeds, at, at+1)
	}
}

// leastMissed is the first deed of whoever alone has most of them, so that nobody's
// orders push those of others out.
func (t *Table) leastMissed() int {
	first, count := map[*guest]int{}, map[*guest]int{}
	least := 0
	for at, d := range t.deeds {
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

// takeBack has the battle stand as it did before a deed, for a GM.
func (t *Table) takeBack(g *guest, m *netcode.Back) {
	if g.seat != crew.Master || t.Reel != nil {
		t.whisper(g, "Only the GM of a battle takes orders back.")
		return
	}
	if at := slices.IndexFunc(t.deeds, func(d *deed) bool { return d.tick == m.Tick }); at >= 0 {
		t.rewind(g, at)
	} else if m.Tick != 0 {
		t.whisper(g, "That order cannot be taken back any more.")
	}
	t.tellDeeds(g)
}

// rewind goes back to before a deed. It is an operation of the journal: the state
// of then stands in it from here on, and the battle goes on from that.
func (t *Table) rewind(g *guest, at int) {
	d := t.deeds[at]
	w, err := sim.Restore(t.world.Library, t.world.Scenario, d.state)
	if err != nil {
		t.Log.Error("an order cannot be taken back", "tick", d.tick, "error", err)
		t.whisper(g, "That order cannot be taken back.")
		return
	}
	t.past += t.world.Tick - w.Tick // so that ticks of the table count on
	t.world, t.history, t.deeds = w, d.events, t.deeds[:at]
	t.changed, t.bound = t.now(), w.Begun()
	clear(t.sights)
	then := &journal.State{Tick: w.Tick, World: d.state, Events: d.events}
	t.recent.rebase(then)
	if t.Journal != nil {
		t.Journal.Back(then)
	}
	t.keep()
	t.retire() // what bots have thought of is of another battle
	t.engage()
	for _, o := range t.guests {
		o.feed.reset()
	}
	t.restless = true
	t.sendLobby() // before anything of what comes now
	when := "before it began"
	if w.Begun() {
		when = fmt.Sprintf("in round %d", w.Order.Round)
	}
	said := fmt.Sprintf("The GM takes something back: the battle stands as it did %s, and is paused.", when)
	for _, o := range t.guests { // what it was may be a secret
		if o.seat.Role != crew.NoRole {
			t.seated(o)
		}
		t.whisper(o, said)
	}
	t.note("The GM takes back: %s.", d.text)
	t.log(g, "take back", "order", d.text, "of", d.tick)
	t.rule(&sim.Pause{On: true})
}

// tellDeeds tells a GM what can be taken back.
func (t *Table) tellDeeds(g *guest) {
	m := &netcode.Back{}
	for _, d := range slices.Backward(t.deeds) {
		m.Deeds = append(m.Deeds, netcode.Deed{Tick: d.tick, Text: netcode.CleanLine(d.text, netcode.MaxDeed/4)})
	}
	t.send(g, m)
}
