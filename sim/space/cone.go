package space

// unit returns the direction of a heading, with components up to One.
func unit(h Angle) Point { return Point{Length(Sin(h)), Length(Cos(h))} }

// Cone is what a fixed hardpoint at a point covers: at every distance as wide as that distance,
// edges included (SHIP-ARC). It does not contain its origin.
type Cone struct{ origin, direction Point }

// ConeTo returns the cone from a point in the direction of a heading.
func ConeTo(origin Point, heading Angle) Cone { return Cone{origin, unit(heading)} }

// InCone reports whether a point lies in the cone from an origin.
func InCone(origin Point, heading Angle, p Point) bool { return ConeTo(origin, heading).Has(p) }

// Has reports whether a point lies in the cone.
func (c Cone) Has(p Point) bool {
	way := p.Minus(c.origin)
	along, across := dot(way, c.direction), cross(way, c.direction)
	if across < 0 {
		across = -across
	}
	// Half the width is half the distance. The tolerance of one unit in the sine keeps
	// the edge itself inside at every heading.
	slack := int64(abs(int64(way.X)) + abs(int64(way.Y)))
	return along > 0 && 2*across <= along+4*slack
}

// Bearing returns the heading from one point to another, to a thousandth of a degree. It
// is 0 if the points are the same.
func Bearing(from, to Point) Angle {
	way := to.Minus(from)
	if way.X == 0 && way.Y == 0 {
		return 0
	}
	// The half-plane test turns bisection on the table into an arctangent.
	lo, hi := Angle(0), 2*Quarter
	flip := way.X < 0 || way.X == 0 && way.Y < 0
	if flip {
		way = Point{-way.X, -way.Y}
	}
	for hi-lo > 1 {
		mid := (lo + hi) / 2
		if cross(way, unit(mid)) >= 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	best := lo
	if off(way, hi) < off(way, lo) {
		best = hi
	}
	if flip {
		best += 2 * Quarter
	}
	return best.Norm()
}

func off(way Point, h Angle) uint64 { return abs(cross(way, unit(h))) }

// Between returns the turn from one heading to another, the shorter way round, in
// -180° < a ≤ 180°.
func Between(from, to Angle) Angle {
	d := (to - from).Norm()
	if d > Circle/2 {
		d -= Circle
	}
	return d
}
