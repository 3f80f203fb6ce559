package space

// Square is the side of a square of the grid: 50 ft (SHIP-GRID). Squares have
// their middles at whole multiples of it.
const Square = 50 * Foot

// Eighth is the turn between two of the eight directions of the grid.
const Eighth = Circle / 8

// Snap returns the nearest place to p for something that takes n squares in each
// direction.
func Snap(p Point, n int) Point { return Point{snap(p.X, n), snap(p.Y, n)} }

func snap(l Length, n int) Length {
	off := Length(0)
	if n%2 == 0 {
		off = Square / 2
	}
	l += Square/2 - off
	down := l / Square
	if l < 0 && l%Square != 0 {
		down--
	}
	return down*Square + off
}

// Direction returns the nearest of the eight directions to a heading.
func Direction(h Angle) Angle { return ((h + Eighth/2) / Eighth * Eighth).Norm() }

// Diagonal reports whether a direction of the grid crosses squares at their corners.
func Diagonal(h Angle) bool { return Direction(h)%Quarter != 0 }

// Along returns the place that a distance of squares leads to from p in a direction of
// the grid. A diagonal square is longer than its 50 ft.
func (p Point) Along(h Angle, d Length) Point {
	for i, s := range [...]Point{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}} {
		if Direction(h) == Angle(i)*Eighth {
			return Point{p.X + s.X*d, p.Y + s.Y*d}
		}
	}
	return p
}

// Count returns the range on the grid between two blocks of a and b squares in each
// direction, by the shortest route, from the square next to the first one into the
// second. Every second diagonal square counts twice.
func Count(p Point, a int, q Point, b int) Length {
	x, y := steps(p.X-q.X, a+b), steps(p.Y-q.Y, a+b)
	across, straight := min(x, y), max(x, y)-min(x, y)
	return (straight + across + across/2) * Square
}

// steps returns how many squares apart two blocks are on one axis, including the edge of
// the second one.
func steps(way Length, both int) Length {
	if way < 0 {
		way = -way
	}
	return max(0, way-Length(both)*Square/2+Square+Square/2-1) / Square
}
