package space

// Box is a part of space with sides to the north, east, south and west.
type Box struct {
	lo, hi Point
}

// slack makes up for what Shadow rounds off.
const slack = 4

// Around returns the box around everything that is within r of p.
func Around(p Point, r Length) Box { return Box{p, p}.Wider(r) }

// Wider returns the box with its sides moved out by r.
func (b Box) Wider(r Length) Box {
	return Box{lo: Point{b.lo.X - r, b.lo.Y - r}, hi: Point{b.hi.X + r, b.hi.Y + r}}
}

// Touches reports whether a disc may reach into the box, because its own box does.
func (b *Box) Touches(d Disc) bool {
	return d.At.X+d.Radius >= b.lo.X && d.At.X-d.Radius <= b.hi.X && d.At.Y+d.Radius >= b.lo.Y && d.At.Y-d.Radius <= b.hi.Y
}
