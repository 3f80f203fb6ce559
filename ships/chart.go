package ships

import (
	"sort"

	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// Obstacle is a part of space that costs or forbids movement.
type Obstacle struct {
	space.Disc
	Ship   space.ID // whose space it is; 0: an object's
	Barred bool     // may not be entered: solid, or a hostile ship's of like size
	Region bool     // entered by the middle of a ship, not by its edge
	Unseen bool     // of a ship unknown to the pilot: stops, but costs nothing
}

// Chart is what a ship's pilot knows of the surrounding space: enough to work out the
// cost of a course. The server judges by the same Chart that a station draws.
type Chart struct {
	Radius    space.Length // of the ship's own space
	Turn      space.Length // its turning speed
	Squares   int          // of the ship, each way, on the grid; 0 on the open map
	Diagonals int8         // squares that it has entered at a corner this turn
	Light     bool         // the spaces of ships are not difficult terrain
	Zones     []Obstacle
}

// inside reports whether a ship with its middle at p is in a zone.
func (c *Chart) inside(z *Obstacle, p space.Point) bool {
	if c.Squares > 0 {
		return c.covers(z, p)
	}
	if z.Region {
		return space.Nearer(p, z.At, z.Radius)
	}
	return space.Nearer(p, z.At, z.Radius+c.Radius)
}

// Difficult reports whether a foot flown from p costs another one (SHIP-TERRAIN).
func (c *Chart) Difficult(p space.Point) bool {
	for i := range c.Zones {
		if z := &c.Zones[i]; !z.Unseen && !(c.Light && z.Ship != 0) && c.inside(&c.Zones[i], p) {
			return true
		}
	}
	return false
}

// outsideZone returns the zone outside the map.
func outsideZone() *Obstacle { return &Obstacle{Barred: true, Region: true} }

// Edge reports whether the zone is the space outside the map.
func (z *Obstacle) Edge() bool { return *z == *outsideZone() }

// Blocked returns a barred zone that the way from p to q enters, or nil. A zone that the
// ship is already in does not hold it there.
func (c *Chart) Blocked(p, q space.Point) *Obstacle {
	if !q.OnMap() {
		return outsideZone()
	}
	for i := range c.Zones {
		if z := &c.Zones[i]; z.Barred && c.inside(z, q) && !c.inside(z, p) {
			return z
		}
	}
	return nil
}

// TurnCost returns what a turn costs at a turning speed, rounded up to the next foot
// for the whole turn (SHIP-TURN).
func TurnCost(turn space.Angle, speed space.Length) space.Length {
	if turn < 0 {
		turn = -turn
	}
	const unit = int64(space.Quarter) * int64(space.Foot)
	return space.Length((int64(turn)*int64(speed)+unit-1)/unit) * space.Foot
}

// Pose is where a ship is and where it points.
type Pose struct {
	At      space.Point
	Heading space.Angle
}

// Route is the result of planning a course.
type Route struct {
	End     Pose
	Cost    space.Length
	Blocked *Obstacle     // the first zone that stops the course, or nil
	Within  *Obstacle     // the ship's space that the course would end in, or nil
	Met     bool          // the course passes through the space of the ship Ramming
	Marks   []space.Point // the corners of the course, its start first

	diagonals int8
}

// Plan works out a course foot by foot, or square by square. Ramming is the ship
// whose space may be entered, or 0.
func (c *Chart) Plan(p Pose, legs []Leg, ramming space.ID) Route {
	if c.Squares > 0 {
		p = p.onGrid(c.Squares)
	}
	plan := Route{End: p, Marks: []space.Point{p.At}, diagonals: c.Diagonals}
	plan.Met = c.IsMetAt(p.At, ramming)
	for _, leg := range legs {
		plan.Cost += TurnCost(leg.Turn, c.Turn)
		plan.End.Heading = (plan.End.Heading + leg.Turn).Norm()
		if !c.planAhead(&plan, leg.Ahead, ramming) {
			return plan
		}
		plan.Marks = append(plan.Marks, plan.End.At)
	}
	if plan.End.At != p.At {
		plan.Within = c.OccupantAt(plan.End.At, ramming)
	}
	return plan
}

func (c *Chart) planAhead(plan *Route, way space.Length, ramming space.ID) bool {
	t := Track{plan.End.At, plan.End.Heading}
	for flown := space.Length(0); flown < way; {
		d := min(c.Stretch(), way-flown)
		if z := c.Hindrance(t, flown, d); z != nil && (z.Ship == 0 || z.Ship != ramming) {
			plan.Blocked = z
			return false
		}
		plan.Cost += d * c.FootCost(t, flown, plan.diagonals)
		plan.diagonals += c.DiagonalsAt(t, flown+d)
		plan.End.At = c.Along(t, flown+d)
		flown += d
		plan.Met = plan.Met || c.IsMetAt(plan.End.At, ramming)
	}
	return true
}

// IsMetAt reports whether a ship with its middle at p is in the space of another ship; id 0 is none.
func (c *Chart) IsMetAt(p space.Point, id space.ID) bool {
	for i := range c.Zones {
		if z := &c.Zones[i]; id != 0 && z.Ship == id && c.inside(z, p) {
			return true
		}
	}
	return false
}

// OccupantAt returns the ship's space that a place is in, other than that of the ship
// that is being rammed, or nil.
func (c *Chart) OccupantAt(p space.Point, ramming space.ID) *Obstacle {
	for i := range c.Zones {
		if z := &c.Zones[i]; z.Ship != 0 && z.Ship != ramming && c.inside(z, p) {
			return z
		}
	}
	return nil
}

// LegToward returns the leg from a pose to a place, no longer than the remaining feet
// allow: in whole degrees and feet, or in squares.
func (c *Chart) LegToward(from Pose, to space.Point, left space.Length) Leg {
	if c.Squares > 0 {
		from = from.onGrid(c.Squares)
	}
	l := Leg{Turn: space.Between(from.Heading, space.Bearing(from.At, to)), Ahead: space.Distance(from.At, to)}
	unit := space.Degree
	if c.Squares > 0 {
		unit = space.Eighth
	}
	l.Turn = nearestTurn(l.Turn, unit)
	if c.Squares > 0 && space.Diagonal(from.Heading+l.Turn) {
		l.Ahead = l.Ahead * 5 / 7 // the ratio of a square's side to its diagonal
	}
	if c.Squares > 0 {
		l.Ahead += space.Square / 2
	}
	steps := sort.Search(int(l.Ahead/c.Stretch()), func(n int) bool {
		l.Ahead = space.Length(n+1) * c.Stretch()
		plan := c.Plan(from, []Leg{l}, 0)
		return plan.Cost > left || plan.Blocked != nil
	})
	l.Ahead = space.Length(steps) * c.Stretch()
	return l
}

func nearestTurn(turn, unit space.Angle) space.Angle {
	if turn < 0 {
		return -nearestTurn(-turn, unit)
	}
	return (turn + unit/2) / unit * unit
}

// ObjectZone returns the zone of an object, and whether it has one.
func ObjectZone(o *Object) (Obstacle, bool) {
	return Obstacle{Disc: o.Disc(), Barred: o.Kind.Solid(), Region: o.Kind == Field}, o.Kind.Solid() || o.Kind == Field
}

// ShipZone returns the zone of another ship: difficult terrain, and barred where it
// is hostile and less than two sizes apart (SHIP-PASS).
func ShipZone(id space.ID, d space.Disc, hostile bool, own, other shipyard.Size) Obstacle {
	apart := int(own) - int(other)
	return Obstacle{Disc: d, Ship: id, Barred: hostile && apart > -2 && apart < 2}
}

// Chart gathers the zones within reach of a ship, as its side knows them.
func (b *Battle) Chart(s *Ship, reach space.Length, room []Obstacle) Chart {
	class := b.ClassOf(s)
	c := b.OwnChart(s, room)
	if b.Grid {
		reach *= 2 // diagonal squares are longer than they cost
	}
	for i := range b.Objects {
		o := &b.Objects[i]
		if z, ok := ObjectZone(o); ok && space.Within(s.At, o.At, reach+c.Radius+o.Radius) {
			c.Zones = append(c.Zones, z)
		}
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if o == s || !o.State.Here() || o.Charge.Live || b.Hauls(s, o) || !b.Knows(s.Side, o) {
			continue
		}
		d := b.Disc(o)
		if space.Within(s.At, o.At, reach+c.Radius+d.Radius) {
			c.Zones = append(c.Zones, ShipZone(o.ID, d, o.Side != s.Side, class.Size, b.ClassOf(o).Size))
		}
	}
	return c
}
