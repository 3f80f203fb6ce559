package space

// Disc is the space that something occupies.
type Disc struct {
	At     Point
	Radius Length
}

// Crosses reports whether the straight line from one point to another touches a disc.
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
