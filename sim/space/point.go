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

// Plus returns the point moved by q.
func (p Point) Plus(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Minus returns the way from q to p.
func (p Point) Minus(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Ahead returns the point at a distance from p along a heading.
func (p Point) Ahead(h Angle, d Length) Point {
	return Point{p.X + Length(round(int64(d), Sin(h))), p.Y + Length(round(int64(d), Cos(h)))}
}

// round returns a·b/One to the nearest integer, halves away from zero, so that distances
// east and west are symmetric. The product may need 128 bits.
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

// Distance returns the length of the straight way between two points, rounded down.
func Distance(p, q Point) Length {
	d := p.Minus(q)
	return Length(root(uint64(d.X*d.X) + uint64(d.Y*d.Y)))
}

// MostDistance returns no less than the distance between two points, without a square root.
func MostDistance(p, q Point) Length {
	d := p.Minus(q)
	x, y := max(d.X, -d.X), max(d.Y, -d.Y)
	return max(x, y) + (min(x, y)+1)/2
}

// Within reports whether two points are at most r apart, without a square root.
func Within(p, q Point, r Length) bool {
	d := p.Minus(q)
	return r >= 0 && d.X*d.X+d.Y*d.Y <= r*r
}

// Nearer reports whether two points are less than r apart: circles whose radii sum to r
// overlap then, and at exactly r they only touch.
func Nearer(p, q Point, r Length) bool {
	d := p.Minus(q)
	return r > 0 && d.X*d.X+d.Y*d.Y < r*r
}

// root returns the integer square root, rounded down.
func root(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	shift := (64 - bits.Len64(n)) / 2
	m := n << (2 * shift)        // at least a quarter of the range
	x := uint64(roots[m>>56-64]) // eight correct bits, doubled by each division
	x = x<<7 + (m>>41)/x
	x = (x<<15 + (m>>17)/x) >> shift
	for x*x > n {
		x--
	}
	for n-x*x > 2*x {
		x++
	}
	return x
}

// roots are the square roots of 64 to 255, in sixteenths.
var roots = [192]uint8{
	128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
	144, 144, 145, 146, 147, 148, 149, 150, 151, 151, 152, 153, 154, 155, 156, 156,
	157, 158, 159, 160, 160, 161, 162, 163, 164, 164, 165, 166, 167, 167, 168, 169,
	170, 170, 171, 172, 173, 173, 174, 175, 176, 176, 177, 178, 179, 179, 180, 181,
	181, 182, 183, 183, 184, 185, 186, 186, 187, 188, 188, 189, 190, 190, 191, 192,
	192, 193, 194, 194, 195, 196, 196, 197, 198, 198, 199, 200, 200, 201, 201, 202,
	203, 203, 204, 205, 205, 206, 206, 207, 208, 208, 209, 210, 210, 211, 211, 212,
	213, 213, 214, 214, 215, 216, 216, 217, 217, 218, 219, 219, 220, 220, 221, 221,
	222, 223, 223, 224, 224, 225, 225, 226, 227, 227, 228, 228, 229, 229, 230, 230,
	231, 232, 232, 233, 233, 234, 234, 235, 235, 236, 237, 237, 238, 238, 239, 239,
	240, 240, 241, 241, 242, 242, 243, 243, 244, 244, 245, 246, 246, 247, 247, 248,
	248, 249, 249, 250, 250, 251, 251, 252, 252, 253, 253, 254, 254, 255, 255, 255,
}

// dot and cross are the products of two vectors. Neither overflows within Reach, nor if
// one of the two is a direction of length One.
func dot(p, q Point) int64   { return int64(p.X)*int64(q.X) + int64(p.Y)*int64(q.Y) }
func cross(p, q Point) int64 { return int64(p.X)*int64(q.Y) - int64(p.Y)*int64(q.X) }
