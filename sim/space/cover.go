package space

// Cover is how much of a target an obstacle hides (SHIP-COVER).
type Cover uint8

// The degrees of cover.
const (
	NoCover     Cover = iota
	SlightCover       // of rulebooks that have more grades than ships do
	HalfCover
	ThreeQuartersCover
	TotalCover
)

// Bonus returns what cover adds to AC and to Dexterity saves.
func (c Cover) Bonus() int { return [...]int{0, 0, 2, 5, 0}[c] }

func (c Cover) String() string {
	return [...]string{"none", "slight cover", "half cover", "three-quarters cover", "total cover"}[c]
}

// Lane is the way of attacks from a point to a target.
type Lane struct {
	from   Point
	target Disc
	way    Point
	long   Length
}

// LaneTo returns the lane of attacks.
func LaneTo(from Point, target Disc) Lane {
	return Lane{from, target, target.At.Minus(from), Distance(from, target.At)}
}

// Box returns the box around the middle of the lane. The Shadow of what does not reach into it is NoCover.
func (l *Lane) Box() Box {
	to := l.target.At
	return Box{
		lo: Point{min(l.from.X, to.X), min(l.from.Y, to.Y)},
		hi: Point{max(l.from.X, to.X), max(l.from.Y, to.Y)},
	}.Wider(slack)
}

// Shadow returns the cover that one obstacle gives the target: the part of the
// target's width, as seen from where the lane begins, that lies in the
// obstacle's shadow. Half of it hidden is half cover, three quarters of it
// three-quarters cover, all of it total cover. An obstacle that is not between
// the two gives none, nor does one that the attack comes from within.
func (l *Lane) Shadow(obstacle Disc) Cover {
	d, toward := l.long, obstacle.At.Minus(l.from)
	beside := cross(l.way, toward)
	if off := int64((obstacle.Radius + 1) * d); beside >= off || beside <= -off {
		return NoCover // it does not reach the middle, and so hides less than half
	}
	if Nearer(l.from, obstacle.At, obstacle.Radius) {
		return NoCover
	}
	along := Length(dot(toward, l.way) / int64(d))
	if along <= 0 || along >= d {
		return NoCover
	}
	aside := Length(beside / int64(d))
	// What the obstacle hides is cast on a line across the target.
	left, right := (aside-obstacle.Radius)*d/along, (aside+obstacle.Radius)*d/along
	r := max(l.target.Radius, 1)
	hidden := min(right, r) - max(left, -r)
	switch {
	case hidden >= 2*r:
		return TotalCover
	case 2*hidden >= 3*r:
		return ThreeQuartersCover
	case hidden >= r:
		return HalfCover
	}
	return NoCover
}
