package bot

import (
	"math"

	"broadside/sim/space"
)

// vec is a place or a way in feet, x to the east and y to the north. A brain may use floats: what
// it orders is whole feet and degrees, and the rules judge that with their own integers.
type vec struct{ x, y float64 }

func place(p space.Point) vec { return vec{feet(p.X), feet(p.Y)} }

func feet(l space.Length) float64 { return float64(l) / float64(space.Foot) }

func (a vec) plus(b vec) vec         { return vec{a.x + b.x, a.y + b.y} }
func (a vec) minus(b vec) vec        { return vec{a.x - b.x, a.y - b.y} }
func (a vec) times(k float64) vec    { return vec{a.x * k, a.y * k} }
func (a vec) dot(b vec) float64      { return a.x*b.x + a.y*b.y }
func (a vec) cross(b vec) float64    { return a.x*b.y - a.y*b.x }
func (a vec) distance(b vec) float64 { return math.Sqrt((a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y)) }

// toward returns the direction of a heading in degrees.
func toward(heading float64) vec {
	sin, cos := math.Sincos(heading * math.Pi / 180)
	return vec{sin, cos}
}

// bearing returns the heading from a to b in degrees, from 0 to 360.
func (a vec) bearing(b vec) float64 {
	return wrap(math.Atan2(b.x-a.x, b.y-a.y) * 180 / math.Pi)
}

func wrap(degrees float64) float64 {
	if degrees = math.Mod(degrees, 360); degrees < 0 {
		degrees += 360
	}
	return degrees
}

// shorterTurn returns the shorter turn from one heading to another.
func shorterTurn(from, to float64) float64 {
	d := wrap(to - from)
	if d > 180 {
		d -= 360
	}
	return d
}

// pose is a ship's place and heading, in feet and degrees.
type pose struct {
	at      vec
	heading float64
}

// chord returns how much of the way from a to b lies in a circle.
func chord(a, b, middle vec, radius float64) float64 {
	way := b.minus(a)
	long := math.Sqrt(way.dot(way))
	if long == 0 {
		return 0
	}
	along := middle.minus(a).dot(way) / long
	aside := middle.minus(a).cross(way) / long
	if math.Abs(aside) >= radius {
		return 0
	}
	half := math.Sqrt(radius*radius - aside*aside)
	return max(0, min(long, along+half)-max(0, along-half))
}
