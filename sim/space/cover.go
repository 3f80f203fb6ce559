package space

// Disc is the space that something takes.
type Disc struct {
	At     Point
	Radius Length
}

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

// Shadow returns the cover that one obstacle gives a target against an attack from
// a point: the part of the target's width, as seen from there, that lies in the
// obstacle's shadow. Half of it hidden is half cover, three quarters of it
// three-quarters cover, all of it total cover. An obstacle that is not between
// the two gives none, nor does one that the attack comes from within.
func Shadow(from Point, target, obstacle Disc) Cover {
	way := target.At.Minus(from)
	d := Distance(from, target.At)
	if d == 0 || Nearer(from, obstacle.At, obstacle.Radius) {
		return NoCover
	}
	toward := obstacle.At.Minus(from)
	along := Length(dot(toward, way) / int64(d))
	if along <= 0 || along >= d {
		return NoCover
	}
	aside := Length(cross(way, toward) / int64(d))
	// What the obstacle hides is cast on a line across the target.
	left, right := (aside-obstacle.Radius)*d/along, (aside+obstacle.Radius)*d/along
	r := max(target.Radius, 1)
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

// Box is a part of space with sides to the north, east, south and west.
type Box struct {
	lo, hi Point
}

// slack makes good what Shadow rounds off.
const slack = 4

// LaneTo returns the box around an attack's way, as wide as the target. The Shadow of what
// does not reach into it is NoCover.
func LaneTo(from Point, target Disc) Box {
	return Box{
		lo: Point{min(from.X, target.At.X), min(from.Y, target.At.Y)},
		hi: Point{max(from.X, target.At.X), max(from.Y, target.At.Y)},
	}.Wider(target.Radius + slack)
}

// Around returns the box around everything that is within r of p.
func Around(p Point, r Length) Box { return Box{p, p}.Wider(r) }

// Wider returns the box with its sides moved out by r.
func (b Box) Wider(r Length) Box {
	return Box{lo: Point{b.lo.X - r, b.lo.Y - r}, hi: Point{b.hi.X + r, b.hi.Y + r}}
}

// Touches reports whether a disc may reach into the box: its own box does.
func (b *Box) Touches(d Disc) bool {
	return d.At.X+d.Radius >= b.lo.X && d.At.X-d.Radius <= b.hi.X && d.At.Y+d.Radius >= b.lo.Y && d.At.Y-d.Radius <= b.hi.Y
}

// Crosses reports whether the straight way from one point to another touches a disc.
func Crosses(from, to Point, d Disc) bool {
	if Nearer(from, d.At, d.Radius) || Nearer(to, d.At, d.Radius) {
		return true
	}
	way, toward := to.Minus(from), d.At.Minus(from)
	length := Distance(from, to)
	if length == 0 {
		return false
	}
	along := Length(dot(toward, way) / int64(length))
	aside := Length(cross(way, toward) / int64(length))
	return along > 0 && along < length && aside < d.Radius && -aside < d.Radius
}
