package deckplan

import (
	"cmp"
	"iter"
	"math"
)

// FloorHalf returns a/b rounded down, for b above 0.
func FloorHalf(a, b int32) int32 {
	q := a / b
	if a%b != 0 && a < 0 {
		q--
	}
	return q
}

// Sign returns 1, 0 or -1 for a positive number, 0 or a negative one.
func Sign(n int16) int16 { return int16(cmp.Compare(n, 0)) }

// Space returns the squares of a space that is across squares wide, row by row. This is the
// first of them.
func (q Square) Space(across int16) iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for y := range across {
			for x := range across {
				if !yield(q.Plus(x, y)) {
					return
				}
			}
		}
	}
}

// Rectangle is the squares between two corners.
type Rectangle struct{ west, north, east, south int16 }

// RectangleOf returns the rectangle with two squares as its corners.
func RectangleOf(a, b Square) Rectangle {
	return Rectangle{min(a.X, b.X), min(a.Y, b.Y), max(a.X, b.X), max(a.Y, b.Y)}
}

// Meets reports whether a space that is across squares wide overlaps the rectangle.
func (r *Rectangle) Meets(at Square, across int16) bool {
	return at.X <= r.east && at.Y <= r.south && at.X+across > r.west && at.Y+across > r.north
}

// WalkLine walks the squares whose interior is crossed by the straight line between two
// centres, without both ends, until visit returns true. A line through a corner touches
// neither of the squares beside it.
func WalkLine(from, to Square, visit func(Square) bool) {
	dx, dy := int32(to.X-from.X), int32(to.Y-from.Y)
	sx, sy := int16(1), int16(1)
	if dx < 0 {
		dx, sx = -dx, -1
	}
	if dy < 0 {
		dy, sy = -dy, -1
	}
	// The line leaves a square sideways when its share of dx is spent first.
	err := dx - dy
	at := from
	dx, dy = 2*dx, 2*dy
	for at != to {
		switch {
		case err > 0:
			at.X += sx
			err -= dy
		case err < 0:
			at.Y += sy
			err += dx
		default:
			at.X += sx
			at.Y += sy
			err += dx - dy
		}
		if at == to || !visit(at) {
			return
		}
	}
}

// Near returns the distance between two squares in squares, a diagonal counting as one.
func Near(a, b Square) int16 {
	return max(Abs(a.X-b.X), Abs(a.Y-b.Y))
}

func Abs(n int16) int16 {
	if n < 0 {
		return -n
	}
	return n
}

// InCone reports whether a square lies in a cone that is as wide as it is far.
func InCone(from, toward, q Square, reach int16) bool {
	dx, dy := int32(toward.X-from.X), int32(toward.Y-from.Y)
	x, y := int32(q.X-from.X), int32(q.Y-from.Y)
	along, aside := dx*x+dy*y, dx*y-dy*x
	return along > 0 && Near(from, q) <= reach && 2*max(aside, -aside) <= along
}

// InLine reports whether a square lies on a line that is a square wide.
func InLine(from, toward, q Square, reach int16) bool {
	dx, dy := int32(toward.X-from.X), int32(toward.Y-from.Y)
	x, y := int32(q.X-from.X), int32(q.Y-from.Y)
	aside := dx*y - dy*x
	return dx*x+dy*y > 0 && Near(from, q) <= reach && 4*aside*aside <= dx*dx+dy*dy
}

// Elsewhere is the distance in squares of whatever is on another level or deck.
const Elsewhere = 1 << 12

// Gap returns how many squares apart two bodies are, each given by its first square and its
// width: 0 if they overlap, 1 beside each other, Elsewhere on different levels.
func Gap(a Square, n int16, b Square, m int16) int16 {
	if a.Level != b.Level {
		return Elsewhere
	}
	dx := max(b.X-(a.X+n-1), a.X-(b.X+m-1), 0)
	dy := max(b.Y-(a.Y+n-1), a.Y-(b.Y+m-1), 0)
	return max(dx, dy)
}

// LengthOf returns how long some squares in a row are, each width units wide. Whatever is
// Elsewhere is as far away as can be, however wide squares are.
func LengthOf(squares, width int16) int16 {
	return int16(min(int32(squares)*int32(width), math.MaxInt16))
}

// PairKey returns the key of two squares of a level of a deck, whose coordinates are below 128. It
// is never 0.
func PairKey(deck int8, a, b Square) uint64 {
	return 1<<63 | uint64(uint8(deck))<<40 | uint64(uint8(a.Level))<<32 | uint64(uint8(a.X))<<24 | uint64(uint8(a.Y))<<16 | uint64(uint8(b.X))<<8 | uint64(uint8(b.Y))
}
