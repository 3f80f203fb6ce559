package ships

import (
	"broadside/crew"
	"broadside/sim/space"
)

// FootprintOf returns the diameter of the space that a ship controls, on the grid that of
// its squares.
func (b *Battle) FootprintOf(s *Ship) space.Length {
	class := b.ClassOf(s)
	if b.Grid {
		return space.Length(class.Size.Squares()) * space.Square
	}
	return class.Across
}

// PlaceShip places a ship, on the grid in whole squares.
func (b *Battle) PlaceShip(s *Ship, p Pose) {
	if b.Grid {
		p = p.onGrid(b.ClassOf(s).Size.Squares())
	}
	b.MoveShip(s, p.At)
	s.Heading = p.Heading.Norm()
	b.HoldCourse(s)
}

func (p Pose) onGrid(squares int) Pose {
	return Pose{space.Snap(p.At, squares), space.Direction(p.Heading)}
}

// alignToGrid moves a ship that stops between two squares into the nearer one.
func (b *Battle) alignToGrid(s *Ship) {
	if b.Grid {
		p := Pose{s.At, s.Heading}.onGrid(b.ClassOf(s).Size.Squares())
		b.MoveShip(s, p.At)
		s.Heading = p.Heading
	}
}

// Track is a way straight ahead.
type Track struct {
	From    space.Point
	Heading space.Angle
}

// Between reports whether a ship is on its way from one square to the next.
func (c *Chart) Between(s *Ship) bool { return c.Squares > 0 && s.Flown%space.Square != 0 }

// Stretch returns the length of way that is paid for and judged as one.
func (c *Chart) Stretch() space.Length {
	if c.Squares > 0 {
		return space.Square
	}
	return space.Foot
}

// Along returns the place reached after a part of a way.
func (c *Chart) Along(t Track, flown space.Length) space.Point {
	if c.Squares > 0 {
		return t.From.Along(t.Heading, flown)
	}
	return t.From.Ahead(t.Heading, flown)
}

// FootCost returns the cost of each foot at a point of a way: one, one more in difficult
// terrain, and one more for every second square entered at a corner. On the open map a
// foot is judged by its middle, so that a way through terrain costs its length once more;
// on the grid by the square that it enters.
func (c *Chart) FootCost(t Track, flown space.Length, diagonals int8) space.Length {
	rate, where := space.Length(1), flown-flown%c.Stretch()
	if c.Squares > 0 {
		where += space.Square
		if space.Diagonal(t.Heading) && diagonals%2 == 1 {
			rate++
		}
	} else {
		where += space.Foot / 2
	}
	if c.Difficult(c.Along(t, where)) {
		rate++
	}
	return rate
}

// DiagonalsAt returns 1 at the end of a diagonal square, else 0.
func (c *Chart) DiagonalsAt(t Track, flown space.Length) int8 {
	if c.Squares > 0 && flown%space.Square == 0 && space.Diagonal(t.Heading) {
		return 1
	}
	return 0
}

// Hindrance returns the zone that stops the next part of a way, or nil. On the grid it
// judges whole squares, and no corner of anything solid can be cut.
func (c *Chart) Hindrance(t Track, flown, d space.Length) *Obstacle {
	if c.Squares == 0 {
		return c.Blocked(c.Along(t, flown), c.Along(t, flown+d))
	}
	begin := flown - flown%space.Square
	here, next := c.Along(t, begin), c.Along(t, begin+space.Square)
	if z := c.Blocked(here, next); z != nil || !space.Diagonal(t.Heading) {
		return z
	}
	for i := range c.Zones {
		z := &c.Zones[i]
		if z.Barred && z.Ship == 0 && !c.covers(z, here) &&
			(c.covers(z, space.Point{X: next.X, Y: here.Y}) || c.covers(z, space.Point{X: here.X, Y: next.Y})) {
			return z
		}
	}
	return nil
}

// covers reports whether a zone affects the squares of a ship with its middle at p.
// Another ship does if its squares overlap them; an obstacle, if they include a square
// whose middle it covers or its own middle's square; a region, if it covers the middle of
// the ship.
func (c *Chart) covers(z *Obstacle, p space.Point) bool {
	half := space.Length(c.Squares) * space.Square / 2
	if z.Ship != 0 {
		return gap(p.X, z.At.X) < half+z.Radius && gap(p.Y, z.At.Y) < half+z.Radius
	}
	if z.Region {
		return space.Nearer(p, z.At, z.Radius)
	}
	near := space.Point{X: c.nearest(p.X, z.At.X), Y: c.nearest(p.Y, z.At.Y)}
	return space.Nearer(near, z.At, z.Radius) || gap(near.X, z.At.X) < space.Square/2 && gap(near.Y, z.At.Y) < space.Square/2
}

// nearest returns the middle of the ship's square that is nearest to a place, on one
// axis.
func (c *Chart) nearest(own, other space.Length) space.Length {
	least := own - space.Length(c.Squares-1)*space.Square/2
	n := (other - least + space.Square/2) / space.Square
	return least + space.Length(max(0, min(c.Squares-1, int(n))))*space.Square
}

func gap(a, b space.Length) space.Length { return max(a-b, b-a) }

// CheckGrid refuses legs that are not in whole squares and eighths of a turn.
func (b *Battle) CheckGrid(legs []Leg) error {
	for _, l := range legs {
		if b.Grid && (l.Turn%space.Eighth != 0 || l.Ahead%space.Square != 0) {
			return crew.Refuse("SHIP-GRID", "%s and then %s is not on the grid: turn by 45°, and fly squares of %s", l.Turn, l.Ahead, space.Square)
		}
	}
	return nil
}

func runSquares(p Pose, target space.Point) (legs []Leg) {
	way := target.Minus(p.At)
	x, y := gap(way.X, 0)/space.Square, gap(way.Y, 0)/space.Square
	add := func(to space.Point, squares space.Length) {
		if squares > 0 {
			heading := space.Direction(space.Bearing(space.Point{}, to))
			legs = append(legs, Leg{Turn: space.Between(p.Heading, heading), Ahead: squares * space.Square})
			p.Heading = heading
		}
	}
	add(space.Point{X: way.X * gap(way.Y, 0) / max(1, gap(way.X, 0)), Y: way.Y}, min(x, y))
	if x > y {
		add(space.Point{X: way.X}, x-y)
	} else {
		add(space.Point{Y: way.Y}, y-x)
	}
	return legs
}
