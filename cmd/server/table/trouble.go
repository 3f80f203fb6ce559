package table

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"broadside/crew"
	"broadside/netcode"
)

// Notices stand at the top of a station for as long as they hold.
const (
	// warnFor is how long a warning stands there.
	warnFor = time.Minute
	// paceOver is over how many ticks the pace is taken.
	paceOver = 20
	// behind is how much longer they may take before all are told, in percent.
	behind = 20
)

// notices are what is wrong with the table.
type notices struct {
	warning string // for the GM
	warned  int64  // the tick of the table in which it was given
	slow    string // for all
	pace    pace
}

// minds says whether a guest is told what is wrong with the table: who has the GM's
// chair, and while nobody is in it, who may have it.
func (t *Table) minds(g *guest) bool {
	return g.seat == crew.Master || g.knows && !slices.ContainsFunc(t.guests, func(o *guest) bool { return o.seat == crew.Master && o.here() })
}

// warn tells the GM that something has gone wrong with the table.
func (t *Table) warn(text string) {
	t.alarm(text)
	t.warning, t.warned, t.restless = text, t.now(), true
}

// notice is what a guest should know of the table as it is now, or "".
func (t *Table) notice(g *guest) string {
	text := t.slow
	if t.minds(g) {
		switch {
		case t.warning != "" && t.now()-t.warned < t.ticks(warnFor):
			text = strings.TrimSpace(t.warning + " " + text)
		case t.Journal != nil && t.Journal.Trouble() != "":
			text = strings.TrimSpace(t.Journal.Trouble() + " " + text)
		}
	}
	return netcode.CleanLine(text, netcode.MaxChat)
}

// pace is how fast time passes at a table: the server's own clock, which does not
// jump when somebody sets another time.
type pace struct {
	began time.Time
	ticks int
}

// passed notes that a tick has passed, and tells all when time has become slow,
// or is as fast as it should again. A table that was stopped or starved makes
// every tick, later.
func (t *Table) passed(now time.Time) {
	if t.pace.began.IsZero() {
		t.pace.began = now
	}
	if t.pace.ticks++; t.pace.ticks <= paceOver {
		return
	}
	took, due := now.Sub(t.pace.began), paceOver*t.Tick
	t.pace = pace{began: now, ticks: 1}
	was := t.slow
	t.slow = ""
	if percent := int(100 * due / took); 100*took > (100+behind)*due {
		t.slow = fmt.Sprintf("The server's machine is busy: time passes at %d %% of its pace. No turn is lost.", percent)
	}
	t.restless = t.restless || t.slow != was
}
