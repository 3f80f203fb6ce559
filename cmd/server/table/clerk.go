package table

import (
	"context"
	"fmt"
	"log/slog"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// The audit log tells who has tried what: who came and from where, who sat down,
// and each order of a player, whether it was obeyed or not. Of orders that are
// alike, the first is told at once, and those that follow are counted: so that
// nobody can wash the log away.

// clerk writes down what happens at the table: notes for the terminal, and the audit
// log.
type clerk struct {
	*bout
	machines map[string]*machine
}

// countEvery is after how many ticks orders that are alike are counted out.
const countEvery = 10 * TicksPerSecond

// machineOf is what is remembered of a machine.
func (c *clerk) machineOf(host string) *machine {
	host = networkOf(host)
	if len(c.machines) >= maxMachines && c.machines[host] == nil {
		host = ""
	}
	m := c.machines[host]
	if m == nil {
		m = &machine{joins: rate.NewLimiter(1, joinsAtOnce), notes: rate.NewLimiter(1, notesAtOnce)}
		c.machines[host] = m
	}
	return m
}

// note tells the terminal what happens around the table.
func (c *clerk) note(format string, args ...any) {
	if c.Note != nil {
		c.Note(netcode.Sentence(fmt.Sprintf(format, args...)))
	}
}

// noteOf is a note of what a machine does, which may do it as often as it likes:
// some are left out, and counted.
func (c *clerk) noteOf(host, format string, args ...any) {
	m := c.machineOf(host)
	if !m.notes.Allow() {
		m.unsaid++
		return
	}
	if m.unsaid > 0 {
		c.note("(%d more notes of %s were left out)", m.unsaid, host)
		m.unsaid = 0
	}
	c.note(format, args...)
}

// log tells the audit log what a guest does.
func (c *clerk) log(g *guest, what string, args ...any) {
	if c.Audit == nil {
		return
	}
	c.Audit.Info(what, append([]any{"tick", c.now(), "name", g.name, "client", g.client, "host", g.host}, args...)...)
}

// logOf tells it what is done at a machine, nobody knows by whom.
func (c *clerk) logOf(host, what string, args ...any) {
	if c.Audit == nil {
		return
	}
	c.Audit.Info(what, append([]any{"tick", c.now(), "host", host}, args...)...)
}

// logOrder tells it of an order and what became of it.
func (c *clerk) logOrder(g *guest, a sim.Answer, v crew.Verb) {
	if c.Audit == nil {
		return
	}
	attrs := []slog.Attr{
		slog.Int64("tick", c.now()), slog.String("name", g.name), slog.Uint64("client", uint64(g.client)), slog.String("host", g.host),
		slog.Uint64("ship", uint64(a.Seat.Ship)), slog.String("seat", a.Seat.Place()), slog.String("order", v.String()), slog.Bool("obeyed", a.Refusal == nil),
	}
	key := try{seat: a.Seat, verb: v}
	if a.Refusal != nil {
		key = try{verb: v, rule: a.Refusal.Rule} // in whoever's name
	}
	n, again := g.tries[key]
	if g.tries[key] = n + 1; again {
		return
	}
	g.tries[key] = 0
	if r := a.Refusal; r != nil {
		attrs = append(attrs, slog.String("rule", r.Rule), slog.String("why", r.Why.String()), slog.String("text", string(r.Why)))
	}
	c.Audit.LogAttrs(context.Background(), slog.LevelInfo, "order", attrs...)
}

// logTries counts out what a guest has tried again since.
func (c *clerk) logTries(g *guest) {
	for key, n := range g.tries {
		if n > 0 {
			c.log(g, "orders", "ship", key.seat.Ship, "seat", key.seat.Place(), "order", key.verb.String(), "obeyed", key.rule == "", "rule", key.rule, "more", n)
		}
	}
	clear(g.tries)
}
