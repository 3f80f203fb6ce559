package table

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// The audit log records who tried what: who came and from where, who sat down, and each order of a
// player, obeyed or not. Of like orders the first is written at once and the rest are counted. Of
// everything else that a machine may do without limit, some lines are left out and counted, so that
// nobody can flood the log.

// clerk writes down what happens at the table: notes for the terminal, and the audit log.
type clerk struct {
	*bout
	machines map[string]*machine
}

// countEvery is the number of ticks between counts of like orders.
const countEvery = 10 * TicksPerSecond

// leftOutEvery is the number of ticks between counts of lines that were left out.
const leftOutEvery = 60 * TicksPerSecond

// machineOf returns what is remembered of a machine. When there are too many, those that have long
// been silent are forgotten.
func (c *clerk) machineOf(host string) *machine {
	host, now := netcode.NetworkOf(host), time.Now()
	if len(c.machines) >= maxMachines && c.machines[host] == nil {
		maps.DeleteFunc(c.machines, func(_ string, m *machine) bool { return m.sides == 0 && now.Sub(m.used) > calm })
	}
	if len(c.machines) >= maxMachines && c.machines[host] == nil {
		host = together
	}
	m := c.machines[host]
	if m == nil {
		m = &machine{
			joins: rate.NewLimiter(1, joinsAtOnce), changes: rate.NewLimiter(rate.Every(changeEvery/2), 4*changesAtOnce), talk: rate.NewLimiter(linesOfTalk, talkAtOnce),
			notes: rate.NewLimiter(1, notesAtOnce), alarms: rate.NewLimiter(rate.Every(30*time.Second), alarmsAtOnce), orders: rate.NewLimiter(5, ordersAtOnce), lines: map[string]*lines{},
		}
		c.machines[host] = m
	}
	m.used = now
	return m
}

// note tells the terminal what happens at the table.
func (c *clerk) note(format string, args ...any) {
	if c.Note != nil {
		c.Note(netcode.Sentence(fmt.Sprintf(format, args...)))
	}
}

// noteOf notes what a machine does. A machine may do things without limit, so some notes are left
// out and counted.
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

// log writes what a guest does into the audit log.
func (c *clerk) log(g *guest, what string, args ...any) {
	args = append([]any{"tick", c.now(), "name", g.name, "client", g.client, "host", g.host}, args...)
	if g.knows { // the GM's lines are not limited
		c.write(what, args...)
		return
	}
	c.writeOf(g.host, what, args...)
}

// logOf writes what an unknown person does at a machine into the audit log.
func (c *clerk) logOf(host, what string, args ...any) {
	c.writeOf(host, what, append([]any{"tick", c.now(), "host", host}, args...)...)
}

func (c *clerk) write(what string, args ...any) {
	if c.Audit == nil {
		return
	}
	r := slog.NewRecord(time.Now(), slog.LevelInfo, what, 0) // without a source position
	r.Add(args...)
	c.writeEntry(r)
}

// writeEntry writes an entry of the audit log. Handling its errors is up to the log.
func (c *clerk) writeEntry(r slog.Record) { _ = c.Audit.Handler().Handle(context.Background(), r) }

// writeOf writes a line about a machine, or leaves it out if there are too many of its kind, and
// counts those.
func (c *clerk) writeOf(host, what string, args ...any) {
	if c.Audit == nil {
		return
	}
	m := c.machineOf(host)
	l := m.lines[what]
	if l == nil {
		l = &lines{limit: rate.NewLimiter(rate.Every(10*time.Second), linesAtOnce)}
		m.lines[what] = l
	}
	switch {
	case !l.limit.Allow():
		l.left++
		return
	case l.left > 0:
		args = append(args, "left out", l.left)
		l.left = 0
	}
	c.write(what, args...)
}

// logLeftOut writes how many lines were left out.
func (c *clerk) logLeftOut() {
	for host, m := range c.machines {
		for what, l := range m.lines {
			if l.left > 0 {
				c.write(what, "tick", c.now(), "host", host, "left out", l.left)
				l.left = 0
			}
		}
	}
}

// logOrder writes an order and its outcome into the audit log.
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
		key = try{verb: v, rule: a.Refusal.Rule} // for whichever seat
	}
	n, again := g.tries[key]
	if g.tries[key] = n + 1; again || !g.knows && !c.machineOf(g.host).orders.Allow() {
		return
	}
	g.tries[key] = 0
	if r := a.Refusal; r != nil {
		attrs = append(attrs, slog.String("rule", r.Rule), slog.String("why", r.Why.String()), slog.String("text", string(r.Why)))
	}
	entry := slog.NewRecord(time.Now(), slog.LevelInfo, "order", 0)
	entry.AddAttrs(attrs...)
	c.writeEntry(entry)
}

// logTries writes how often a guest has repeated each order since the last count. If there are too
// many kinds, the rest is counted together.
func (c *clerk) logTries(g *guest) {
	who := []any{"tick", c.now(), "name", g.name, "client", g.client, "host", g.host}
	rest := 0
	for key, n := range g.tries {
		switch {
		case n == 0:
		case !g.knows && !c.machineOf(g.host).orders.Allow():
			rest += n
		default:
			c.write("orders", append(who, "ship", key.seat.Ship, "seat", key.seat.Place(), "order", key.verb.String(), "obeyed", key.rule == "", "rule", key.rule, "more", n)...)
		}
	}
	if rest > 0 {
		c.write("orders", append(who, "order", "of many kinds", "more", rest)...)
	}
	clear(g.tries)
}
