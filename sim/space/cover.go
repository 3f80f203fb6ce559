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
