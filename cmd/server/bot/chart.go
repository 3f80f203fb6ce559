package bot

import (
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// chart is the space around a ship: the zones by which the rules will judge a course, and the same
// in feet for quick estimates.
type chart struct {
	ships.Chart
	rings []ring // the zones within reach
	rocks []ring // everything that bars or slows a course, at any distance
	solid []hull // what hides ships and stops shots
}

// ring is a zone for the middle of this ship.
type ring struct {
	at     vec
	radius float64
	barred bool
	ship   space.ID
}

// hull is a body in space: a ship's, or an object's if there is no ship.
type hull struct {
	space.Disc
	ship space.ID
}

// clear is the distance kept between a course and what it must not touch, in feet.
const clear = 4

// survey charts what the picture shows, as a station does.
func (s *scene) survey() *chart {
	c := &chart{}
	c.Radius, c.Turn, c.Diagonals = s.own.Across/2, s.sheet.TurningSpeed, s.sheet.Diagonals
	if s.p.Head.Grid {
		c.Squares = s.own.Size.Squares()
	}
	reach, speed := s.sheet.Feet+c.Radius, feet(s.sheet.FlyingSpeed)
	for i := range s.p.Objects {
		o := &s.p.Objects[i]
		if o.Kind.Solid() {
			c.solid = append(c.solid, hull{o.Disc(), 0})
		}
		if z, ok := ships.ObjectZone(o); ok {
			c.add(z, speed, space.Within(s.own.At, o.At, reach+o.Radius))
		}
	}
	for i := range s.p.Contacts {
		k := &s.p.Contacts[i]
		if k == s.own || !k.State.Here() {
			continue
		}
		d := space.Disc{At: k.At, Radius: k.Across / 2}
		if k.Bomb {
			c.avoidBomb(s, k)
			continue
		}
		c.solid = append(c.solid, hull{d, k.ID})
		z := ships.ShipZone(k.ID, d, k.Side != s.own.Side, s.own.Size, k.Size)
		slack := space.Distance(space.Point{}, k.Step) * leadTicks
		c.add(z, speed, space.Within(s.own.At, k.At, reach+d.Radius+slack))
		if n := len(c.rings); n > 0 && c.rings[n-1].ship == k.ID {
			c.rings[n-1].radius += feet(slack)
		}
	}
	return c
}

// avoidBomb keeps courses away from a bomb, which no rule bars.
func (c *chart) avoidBomb(s *scene, k *picture.Contact) {
	r := ring{place(k.At), feet(blast) + beyond(s.own) + 2*clear, true, k.ID}
	c.rings, c.rocks = append(c.rings, r), append(c.rocks, r)
}

func (c *chart) add(z ships.Obstacle, speed float64, near bool) {
	r := ring{place(z.At), feet(z.Radius) + clear, z.Barred, z.Ship}
	if !z.Region {
		r.radius += feet(c.Radius)
	}
	if near {
		c.Zones = append(c.Zones, z)
		c.rings = append(c.rings, r)
	}
	if z.Ship != 0 && 4*r.radius > speed {
		r.barred = true // it cannot be crossed in one turn, and no turn may end in it
	}
	c.rocks = append(c.rocks, r)
}

// cost returns about what the way from a to b costs, in feet, and whether it is free.
func (c *chart) cost(a, b vec) (cost float64, free bool) {
	long := a.distance(b)
	slow := 0.0
	for i := range c.rings {
		r := &c.rings[i]
		in := chord(a, b, r.at, r.radius)
		if in == 0 {
			continue
		}
		if r.barred && a.distance(r.at) >= r.radius-clear {
			return 0, false
		}
		slow += in
	}
	return long + min(long, slow), true
}

// shipAt returns the ship whose space a place is in, or nil.
func (c *chart) shipAt(at vec) *ring {
	for i := range c.rings {
		if r := &c.rings[i]; r.ship != 0 && at.distance(r.at) < r.radius {
			return r
		}
	}
	return nil
}
