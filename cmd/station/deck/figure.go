package deck

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim/picture"
)

// figure is where somebody was last drawn, in squares, and when.
type figure struct {
	deck  uint8
	level int8
	x, y  float64
	clock float64
}

const (
	pace = 20.0 / personal.StepTicks // squares a second, at a walk
	leap = 2.5                       // squares; a longer way was not walked
)

// figure returns where somebody is drawn: on the way to where they are, at walking pace, or faster
// if they have fallen behind.
func (m *Map) figure(p *picture.PersonRow) kit.Rect {
	to := figure{p.Deck, p.At.Level, float64(p.At.X), float64(p.At.Y), m.v.Clock}
	if m.figures == nil {
		m.figures = map[crew.ID]figure{}
	}
	if was, known := m.figures[p.ID]; known && was.deck == to.deck && was.level == to.level && !m.v.Few && !m.u.Still {
		to = was.toward(to)
	}
	m.figures[p.ID] = to
	if to.x != float64(p.At.X) || to.y != float64(p.At.Y) {
		m.v.Drifts = true
	}
	side := m.cell * float64(max(1, p.Squares))
	return kit.Rect{X: m.x + to.x*m.cell, Y: m.y + to.y*m.cell, W: side, H: side}
}

// share returns a person's part of their box if several people are in one square or fly above each
// other: a quarter of it. The fifth is drawn over the first.
func (m *Map) share(p *picture.PersonRow, box kit.Rect) kit.Rect {
	before, all := 0, 0
	for i := range m.v.People {
		o := &m.v.People[i]
		if o.Deck != p.Deck || o.At != p.At || o.Squares != p.Squares || o.State == personal.Dead {
			continue
		}
		if all++; o.ID == p.ID {
			before = all - 1
		}
	}
	if all < 2 || p.State == personal.Dead {
		return box
	}
	box.W, box.H = box.W/2, box.H/2
	box.X += box.W * float64(before%2)
	if all == 2 {
		box.Y += box.H / 2
	} else {
		box.Y += box.H * float64(before/2%2)
	}
	return box
}

// toward returns how far somebody has come towards to, at its time.
func (f figure) toward(to figure) figure {
	dx, dy, passed := to.x-f.x, to.y-f.y, to.clock-f.clock
	far := max(math.Abs(dx), math.Abs(dy)) // a diagonal step takes no longer
	if way := passed * max(pace, pace*far); passed >= 0 && far <= leap && way < far {
		to.x, to.y = f.x+dx*way/far, f.y+dy*way/far
	}
	return to
}
