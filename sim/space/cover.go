package space

// Cover is how much of a target an obstacle hides (SHIP-COVER).
type Cover uint8

// The degrees of cover.
const (
	NoCover     Cover = iota
	SlightCover       // for rulebooks with more degrees than ships have
	HalfCover
	ThreeQuartersCover
	TotalCover
)

// Bonus returns what cover adds to AC and to Dexterity saves.
func (c Cover) Bonus() int { return [...]int{0, 0, 2, 5, 0}[c] }

func (c Cover) String() string {
	return [...]string{"none", "slight cover", "half cover", "three-quarters cover", "total cover"}[c]
}

// Lane is the path of attacks from a point to a target.
type Lane struct {
	from   Point
	target Disc
	way    Point
	long   Length
}

// LaneTo returns the lane from a point to a target.
func LaneTo(from Point, target Disc) Lane {
	return Lane{from, target, target.At.Minus(from), Distance(from, target.At)}
}

// Box returns the box around the middle of the lane. The Shadow of an obstacle that does not reach into it
// is NoCover.
func (l *Lane) Box() Box {
	to := l.target.At
	return Box{
		lo: Point{min(l.from.X, to.X), min(l.from.Y, to.Y)},
		hi: Point{max(l.from.X, to.X), max(l.from.Y, to.Y)},
	}.Wider(slack)
}

// Shadow returns the cover that one obstacle gives the target, by the part of the
// target's width, as seen from the start of the lane, that lies in the obstacle's shadow:
// half is half cover, three quarters three-quarters cover, and all total cover. An
// obstacle that is not between the two gives none, nor does one that contains the start.
func (l *Lane) Shadow(obstacle Disc) Cover {
	d, toward := l.long, obstacle.At.Minus(l.from)
	beside := cross(l.way, toward)
	if off := int64((obstacle.Radius + 1) * d); beside >= off || beside <= -off {
		return NoCover // it does not reach the middle, so it hides less than half
	}
	if Nearer(l.from, obstacle.At, obstacle.Radius) {
		return NoCover
	}
	along := Length(dot(toward, l.way) / int64(d))
	if along <= 0 || along >= d {
		return NoCover
	}
	aside := Length(beside / int64(d))
	// Project the obstacle on a line across the target.
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

// Clearance returns how far an obstacle is from the middle of the lane, at least. While it is
// more than 0, the Shadow is NoCover, and the middle does not cross the obstacle. Both hold until
// the start, the target or the obstacle has moved by half of the clearance.
func (l *Lane) Clearance(obstacle Disc) Length {
	if l.long == 0 {
		return Distance(l.from, obstacle.At) - obstacle.Radius - slack
	}
	toward := obstacle.At.Minus(l.from)
	aside, along := Length(cross(l.way, toward)/int64(l.long)), Length(dot(toward, l.way)/int64(l.long))
	return max(aside, -aside, -along, along-l.long) - obstacle.Radius - slack
}
