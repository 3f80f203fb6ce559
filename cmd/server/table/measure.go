package table

import (
	"time"

	"broadside/sim"
)

// measureTick makes a tick and reports its measurements.
func (t *Table) measureTick(due time.Time) error {
	if t.Measured == nil {
		return t.makeTick()
	}
	begun := time.Now()
	t.lately = Measure{Late: max(0, begun.Sub(due))}
	err := t.makeTick()
	t.lately.Took, t.lately.Frames = time.Since(begun), t.frames.sent
	for _, g := range t.guests {
		if g.link != nil {
			t.lately.Players++
		}
	}
	if t.Journal != nil {
		t.lately.Unwritten, t.lately.Synced = t.Journal.Lag()
	}
	t.Measured(t.lately)
	return err
}

// countOrders counts the orders of a step by outcome.
func (t *Table) countOrders(r *sim.Result) {
	t.lately.Obeyed, t.lately.Refused, t.lately.Events = len(r.Accepted), len(r.Answers)-len(r.Accepted), len(r.Events)
}
