package table

import (
	"time"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"
)

// beginning decides when the battle begins.
type beginning struct {
	*company
	pending *pending
	at      int64 // the tick of the table in which it begins unless somebody holds it up; 0: not set
}

// lastCall is how long ready players wait for somebody without a seat.
const lastCall = 10 * time.Second

// mostNamed is the most guests without a seat who are named.
const mostNamed = 4

// beginIfReady begins the battle: at once, or when somebody has sat down and everyone with a seat
// is ready, the GM too. While somebody at the table has no seat, it waits for them.
func (b *beginning) beginIfReady() {
	set := b.at
	b.at = 0
	switch ready := b.areReady(nil); {
	case b.begun || b.world.Begun():
	case b.Now || ready && (len(b.unseated()) == 0 || set != 0 && b.now() >= set):
		b.begun = true
		b.pending.addRuling(&sim.Pause{On: false})
	case ready && set != 0:
		b.at = set
	case ready:
		b.at = b.now() + b.ticks(lastCall)
	}
	b.restless = b.restless || b.at != set
}

// areReady reports whether somebody has sat down, and everyone with a seat except but is ready. A
// GM counts as long as their chair is held.
func (b *beginning) areReady(but *guest) bool {
	sits := false
	for _, g := range b.guests {
		switch {
		case g == but:
		case g.seat == crew.Master:
			if !g.ready && (g.link != nil || b.holdsSeat(g)) {
				return false
			}
		case g.link != nil && g.seat.Role.PlaysPerson():
			if sits = true; !g.ready {
				return false
			}
		}
	}
	return sits
}

// unseated returns the names of the guests who are here without a seat.
func (b *beginning) unseated() (names []say.Text) {
	for _, g := range b.guests {
		if g.here() && g.seat.Role == crew.NoRole {
			names = append(names, say.Name(g.name))
		}
	}
	return names
}

// notice tells a guest how long the table waits for somebody without a seat, or a GM that it waits
// for them; "" if neither.
func (b *beginning) notice(g *guest) say.Text {
	names := b.unseated()
	missing := say.Of("%s has no seat yet.", say.List(names))
	switch n := len(names); {
	case n > mostNamed:
		missing = say.Of("%d people have no seats yet.", n)
	case n > 1:
		missing = say.Of("%s have no seats yet.", say.List(names))
	}
	switch {
	case b.begun || b.world.Begun():
		return ""
	case g.seat == crew.Master && !g.ready && b.areReady(g):
		if len(names) == 0 {
			missing = ""
		}
		return say.Sentences("Everybody with a seat is ready: Run begins the battle.", missing)
	case b.at == 0 || len(names) == 0:
		return ""
	}
	left := (time.Duration(b.at-b.now())*b.Tick + time.Second - 1) / time.Second
	return say.Sentences(say.Of("The battle begins in %d s.", int(left)), missing, "Anybody who is ready can hold it, with Ready.")
}
