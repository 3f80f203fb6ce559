package personal

import "broadside/personal/deckplan"

// sight is what can be seen from one square: a bit for each square of its level.
// It is worked out when it is asked for and kept for the next question; it is no
// part of the state.
type sight struct {
	deck   int8
	from   deckplan.Square
	stamp  uint32 // of the doors that it was worked out with
	wide   int16
	bits   [(deckplan.MaxWide*deckplan.MaxHigh + 63) / 64]uint64
	filled bool
}

func (s *sight) mark(x, y int16) {
	n := int(y)*int(s.wide) + int(x)
	s.bits[n>>6] |= 1 << (n & 63)
}

func (s *sight) sees(q deckplan.Square) bool {
	if !s.filled || q.Level != s.from.Level || q.X < 0 || q.Y < 0 || q.X >= s.wide {
		return false
	}
	n := int(q.Y)*int(s.wide) + int(q.X)
	return n>>6 < len(s.bits) && s.bits[n>>6]&(1<<(n&63)) != 0
}

// look is what can be seen from a square. Who sees is seen: the middle of a
// square is in sight when the straight line between the two middles is clear of
// walls and closed doors (ME-COVER, HOE-COVER).
func (f *Fight) look(deck int8, from deckplan.Square) *sight {
	s := &f.seen[f.nextSeen]
	for i := range f.seen {
		if x := &f.seen[i]; x.filled && x.deck == deck && x.from == from && x.stamp == f.doorStamp {
			return x
		}
	}
	f.nextSeen = (f.nextSeen + 1) % len(f.seen)
	p := f.plan(deck)
	*s = sight{deck: deck, from: from, stamp: f.doorStamp, wide: p.Wide, filled: true}
	if p.Index(from) < 0 {
		return s
	}
	s.mark(from.X, from.Y)
	c := cast{murk: f.murkOf(deck, from.Level), into: s, x: int32(from.X), y: int32(from.Y), wide: int32(p.Wide), high: int32(p.High)}
	for _, q := range quadrants {
		c.quadrant = q
		c.scan(1, slope{-1, 1}, slope{1, 1})
	}
	return s
}

// murk is which squares of a level nobody sees through, with the doors as they
// stand. It is no part of the state.
type murk struct {
	deck, level int8
	stamp       uint32
	opaque      []bool
}

func (f *Fight) murkOf(deck, level int8) []bool {
	m := &f.murk
	if len(m.opaque) > 0 && m.deck == deck && m.level == level && m.stamp == f.doorStamp {
		return m.opaque
	}
	p := f.plan(deck)
	m.deck, m.level, m.stamp, m.opaque = deck, level, f.doorStamp, m.opaque[:0]
	for y := range p.High {
		for x := range p.Wide {
			m.opaque = append(m.opaque, f.Opaque(deck, deckplan.Square{X: x, Y: y, Level: level}))
		}
	}
	return m.opaque
}

// quadrant is how rows and columns of a walk lie on the map.
type quadrant struct{ rowX, rowY, columnX, columnY int32 }

var quadrants = [...]quadrant{{0, -1, 1, 0}, {1, 0, 0, 1}, {0, 1, 1, 0}, {-1, 0, 0, 1}}

// cast is a walk over one of four quadrants, row by row away from the viewer.
// In a row the squares between two slopes are lit; what is opaque narrows them.
type cast struct {
	murk       []bool
	into       *sight
	x, y       int32
	wide, high int32
	quadrant
}

// slope is a column over a row, as a fraction.
type slope struct{ num, den int32 }

// scan lights a row between two slopes, and the rows behind it.
func (c *cast) scan(row int32, start, end slope) {
	for {
		// The first and the last column whose squares may lie between the slopes.
		first := deckplan.FloorHalf(2*row*start.num+start.den, 2*start.den)
		last := -deckplan.FloorHalf(-(2*row*end.num - end.den), 2*end.den)
		x, y := c.x+row*c.rowX+first*c.columnX, c.y+row*c.rowY+first*c.columnY
		wasOpaque, any := false, false
		for column := first; column <= last; column++ {
			opaque := true
			if uint32(x) < uint32(c.wide) && uint32(y) < uint32(c.high) {
				n := uint32(y*c.wide + x)
				opaque = c.murk[n]
				if opaque || column*start.den >= row*start.num && column*end.den <= row*end.num {
					c.into.bits[n>>6] |= 1 << (n & 63)
				}
			}
			if any && wasOpaque && !opaque {
				start = slope{2*column - 1, 2 * row}
			}
			if any && !wasOpaque && opaque {
				c.scan(row+1, start, slope{2*column - 1, 2 * row})
			}
			wasOpaque, any = opaque, true
			x, y = x+c.columnX, y+c.columnY
		}
		if !any || wasOpaque {
			return
		}
		row++
	}
}

// Look works out what can be seen from a square, and says how to ask for another.
func (f *Fight) Look(deck int8, from deckplan.Square) func(deckplan.Square) bool {
	return f.look(deck, from).sees
}
