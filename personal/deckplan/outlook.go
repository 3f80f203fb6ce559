package deckplan

// Outlook is what can be seen from one square: a bit for each square of its level.
type Outlook struct {
	From  Square
	Width int16
	Bits  [(MaxWidth*MaxHeight + 63) / 64]uint64
}

// Sees reports whether a square can be seen.
func (o *Outlook) Sees(q Square) bool {
	if q.Level != o.From.Level || q.X < 0 || q.Y < 0 || q.X >= o.Width {
		return false
	}
	n := int(q.Y)*int(o.Width) + int(q.X)
	return n>>6 < len(o.Bits) && o.Bits[n>>6]&(1<<(n&63)) != 0
}

// Look sets an Outlook to what can be seen from a square of a level of this width and height, with
// its opaque squares row by row.
func (o *Outlook) Look(from Square, width, height int16, opaque []bool) {
	*o = Outlook{From: from, Width: width}
	n := int(from.Y)*int(width) + int(from.X)
	o.Bits[n>>6] |= 1 << (n & 63)
	c := cast{opaque: opaque, into: o, x: int32(from.X), y: int32(from.Y), width: int32(width), height: int32(height)}
	for _, q := range quadrants {
		c.quadrant = q
		c.scan(1, slope{-1, 1}, slope{1, 1})
	}
}

// quadrant maps the rows and columns of a walk to the map.
type quadrant struct{ rowX, rowY, columnX, columnY int32 }

var quadrants = [...]quadrant{{0, -1, 1, 0}, {1, 0, 0, 1}, {0, 1, 1, 0}, {-1, 0, 0, 1}}

// cast is a walk over one of four quadrants, row by row away from the viewer. The squares
// of a row between two slopes are lit; opaque ones narrow them.
type cast struct {
	opaque        []bool
	into          *Outlook
	x, y          int32
	width, height int32
	quadrant
}

// slope is a column divided by a row, as a fraction.
type slope struct{ num, den int32 }

// scan lights a row between two slopes, and the rows behind it.
func (c *cast) scan(row int32, start, end slope) {
	for {
		// The first and the last column whose squares may lie between the slopes.
		first := FloorHalf(2*row*start.num+start.den, 2*start.den)
		last := -FloorHalf(-(2*row*end.num - end.den), 2*end.den)
		x, y := c.x+row*c.rowX+first*c.columnX, c.y+row*c.rowY+first*c.columnY
		blocked, any := false, false
		for column := first; column <= last; column++ {
			blocks := true
			if uint32(x) < uint32(c.width) && uint32(y) < uint32(c.height) {
				n := uint32(y*c.width + x)
				blocks = c.opaque[n]
				if blocks || column*start.den >= row*start.num && column*end.den <= row*end.num {
					c.into.Bits[n>>6] |= 1 << (n & 63)
				}
			}
			if any && blocked && !blocks {
				start = slope{2*column - 1, 2 * row}
			}
			if any && !blocked && blocks {
				c.scan(row+1, start, slope{2*column - 1, 2 * row})
			}
			blocked, any = blocks, true
			x, y = x+c.columnX, y+c.columnY
		}
		if !any || blocked {
			return
		}
		row++
	}
}
