package table

import (
	"context"
	"log/slog"

	"broadside/crew"
	"broadside/sim"
)

// The audit log tells who has tried what: who came and from where, who sat down,
// and each order of a player, whether it was obeyed or not. Of orders that are
// alike, the first is told at once, and those that follow are counted: so that
// nobody can wash the log away.

// try is an order, and what became of it.
type try struct {
	seat crew.Seat // that was obeyed
	verb crew.Verb
	rule string // by which it was refused, or "" where it was obeyed
}

// countEvery is after how many ticks orders that are alike are counted out.
const countEvery = 10 * TicksPerSecond

// log tells the audit log what a guest does.
func (t *Table) log(g *guest, what string, args ...any) {
	if t.Audit == nil {
		return
	}
	t.Audit.Info(what, append([]any{"tick", t.now(), "name", g.name, "client", g.client, "host", g.host}, args...)...)
}

// logOf tells it what is done at a machine, nobody knows by whom.
func (t *Table) logOf(host, what string, args ...any) {
	if t.Audit == nil {
		return
	}
	t.Audit.Info(what, append([]any{"tick", t.now(), "host", host}, args...)...)
}

// logOrder tells it of an order and what became of it.
func (t *Table) logOrder(g *guest, a sim.Answer, v crew.Verb) {
	if t.Audit == nil {
		return
	}
	attrs := []slog.Attr{
		slog.Int64("tick", t.now()), slog.String("name", g.name), slog.Uint64("client", uint64(g.client)), slog.String("host", g.host),
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
		attrs = append(attrs, slog.String("rule", r.Rule), slog.String("why", r.Why))
	}
	t.Audit.LogAttrs(context.Background(), slog.LevelInfo, "order", attrs...)
}

// countTries counts orders out from time to time.
func (t *Table) countTries() {
	if t.world.Tick%countEvery == 0 {
		for _, g := range t.guests {
			t.logTries(g)
		}
	}
}

// logTries counts out what a guest has tried again since.
func (t *Table) logTries(g *guest) {
	for key, n := range g.tries {
		if n > 0 {
			t.log(g, "orders", "ship", key.seat.Ship, "seat", key.seat.Place(), "order", key.verb.String(), "obeyed", key.rule == "", "rule", key.rule, "more", n)
		}
	}
	clear(g.tries)
}
