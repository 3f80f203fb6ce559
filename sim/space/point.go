package space

import (
	"math/bits"

	"broadside/sim/field"
)

// Point is a place on the map: X to the east, Y to the north.
type Point struct {
	X, Y Length
}

// Fields describes a Point, within Reach.
func (p *Point) Fields(c field.Coder) {
	field.Int(c, "x", &p.X, -int64(Reach), int64(Reach))
	field.Int(c, "y", &p.Y, -int64(Reach), int64(Reach))
}

// Mix mixes a Point into a Hash.
func (p *Point) Mix(h *field.Hash) { h.Pair(int64(p.X), int64(p.Y)) }

// OnMap reports whether the point is within Reach.
func (p Point) OnMap() bool {
	return -Reach <= p.X && p.X <= Reach && -Reach <= p.Y && p.Y <= Reach
}

// Plus is the point moved by q.
func (p Point) Plus(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Minus is the way from q to p.
func (p Point) Minus(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Ahead is the point at a distance from p along a heading.
func (p Point) Ahead(h Angle, d Length) Point {
	return Point{p.X + Length(round(int64(d), Sin(h))), p.Y + Length(round(int64(d), Cos(h)))}
}

// round is a·b/One to the nearest integer, halves away from zero, so that a way
// east and the same way west are equally long. The product may need 128 bits.
func round(a, b int64) int64 {
	neg := (a < 0) != (b < 0)
	hi, lo := bits.Mul64(abs(a), abs(b))
	lo, carry := bits.Add64(lo, One/2, 0)
	n := int64((hi+carry)<<34 | lo>>30)
	if neg {
		return -n
	}
	return n
}

func abs(a int64) uint64 {
	if a < 0 {
		return uint64(-a)
	}
	return uint64(a)
}

// Distance is the length of the straight way between two points, rounded down.
func Distance(p, q Point) Length {
	d := p.Minus(q)
	return Length(root(uint64(d.X*d.X) + uint64(d.Y*d.Y)))
}

// Within reports whether two points are at most r apart, without a root.
func Within(p, q Point, r Length) bool {
	d := p.Minus(q)
	return r >= 0 && d.X*d.X+d.Y*d.Y <= r*r
}

// Nearer reports whether two points are less than r apart: circles whose radii
// sum to r then overlap, and at exactly r they only touch.
func Nearer(p, q Point, r Length) bool {
	d := p.Minus(q)
	return r > 0 && d.X*d.X+d.Y*d.Y < r*r
}

// root is the integer square root, rounded down.
func root(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	x := uint64(1) << ((bits.Len64(n) + 1) / 2)
	for {
		y := (x + n/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}

// dot and cross are the products of two vectors. Within Reach neither overflows,
// nor where one of the two is a direction of length One.
func dot(p, q Point) int64   { return int64(p.X)*int64(q.X) + int64(p.Y)*int64(q.Y) }
func cross(p, q Point) int64 { return int64(p.X)*int64(q.Y) - int64(p.Y)*int64(q.X) }
