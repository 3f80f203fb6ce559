package ships

import (
	"broadside/sim/space"
)

// Move flies every ship through one tick. Pace is the number of ticks over
// which a whole flying speed is spread.
func (b *Battle) Move(pace int16) {
	if !b.chartSpace(space.Length(pace)) {
		return
	}
	for i := range b.Ships {
		b.move(&b.Ships[i], int64(pace))
	}
}

func (s *Ship) moving() bool {
	return s.State == Able && s.Feet > 0 && (len(s.Course) > 0 || s.Throttle != 0 || s.Rudder != 0)
}

// chartSpace indexes what ships can fly into, if any ship moves at all. The
// index has ships where they were when the tick began; drift is how far any of
// them can have flown since.
func (b *Battle) chartSpace(pace space.Length) bool {
	b.drift, b.widest = 0, 0
	for i := range b.Ships {
		s := &b.Ships[i]
		s.Step = space.Point{}
		b.widest = max(b.widest, 2*space.Square+b.Disc(s).Radius)
		if s.moving() {
			b.drift = max(b.drift, s.FlyingSpeed()/pace+1)
		}
	}
	if b.drift == 0 {
		return false
	}
	b.laid = len(b.Objects)
	b.near.Reset(b.laid + len(b.Ships))
	for i := range b.Objects {
		b.near.Add(b.Objects[i].Disc())
	}
	for i := range b.Ships {
		b.near.Add(b.Disc(&b.Ships[i]))
	}
	return true
}

// ownChart is the chart of a ship without anything around it.
func (b *Battle) ownChart(s *Ship, room []Zone) Chart {
	c := Chart{Radius: b.Across(s) / 2, Turn: s.TurningSpeed(), Diagonals: s.Diagonals, Light: s.Light(), Zones: room}
	if b.Grid {
		c.Squares = b.ClassOf(s).Size.Squares()
	}
	return c
}

// chartNear is the chart of a ship's surroundings for one tick, from the index.
func (b *Battle) chartNear(s *Ship, reach space.Length) *Chart {
	class := b.ClassOf(s)
	c := &b.local
	*c = b.ownChart(s, c.Zones[:0])
	reach += c.Radius + b.drift
	if b.Grid {
		reach += b.widest // the corners of squares, and the square to enter
	}
	b.found = b.near.Near(b.found[:0], s.At, reach)
	for _, n := range b.found {
		if int(n) < b.laid {
			if z, ok := ObjectZone(&b.Objects[n]); ok {
				c.Zones = append(c.Zones, z)
			}
			continue
		}
		o := &b.Ships[int(n)-b.laid]
		if o != s && o.State.Here() && !o.Charge.Live && !b.hauls(s, o) {
			z := ShipZone(o.ID, b.Disc(o), o.Side != s.Side, class.Size, b.ClassOf(o).Size)
			z.Unseen = !b.Knows(s.Side, o)
			c.Zones = append(c.Zones, z)
		}
	}
	return c
}

// move pays a ship's share of its speed for one tick: a course first, else
// rudder and throttle.
func (b *Battle) move(s *Ship, pace int64) {
	if !s.moving() {
		return
	}
	speed := int64(s.FlyingSpeed())
	beat := int64(s.Beat)
	share := min(s.Feet, space.Length(speed*(beat+1)/pace-speed*beat/pace))
	if s.Beat < 1<<14 {
		s.Beat++
	}
	was, feet := s.At, s.Feet
	c := b.chartNear(s, share)
	if len(s.Course) > 0 {
		b.follow(s, c, share)
	} else {
		b.steer(s, c, share)
	}
	if s.Step = s.At.Minus(was); s.At != was {
		b.comeOut(s, was)
	}
	if len(s.Course) > 0 && s.Feet == feet && share == feet {
		s.Feet = 0 // too little is left for anything
	}
}

// follow flies a course as far as a share of the speed goes.
func (b *Battle) follow(s *Ship, c *Chart, share space.Length) {
	for len(s.Course) > 0 && s.State == Able {
		leg := &s.Course[0]
		paid, done := s.turn(leg, share)
		if done {
			var flown space.Length
			flown, done = b.ahead(s, c, leg.Ahead, share-paid)
			paid += flown
		}
		s.Feet -= paid
		share -= paid
		if len(s.Course) == 0 || !done {
			return
		}
		s.Course = s.Course[:copy(s.Course, s.Course[1:])]
		b.beginLeg(s)
	}
	if s.State == Able {
		b.inside(s, &Flew{s.ID, s.Feet})
	}
}

// turn pays for a leg's turn and comes about in proportion.
func (s *Ship) turn(leg *Leg, share space.Length) (paid space.Length, done bool) {
	whole, sign := leg.Turn, space.Angle(1)
	if whole < 0 {
		whole, sign = -whole, -1
	}
	if s.Turned == whole {
		return 0, true
	}
	total := TurnCost(whole, s.TurningSpeed())
	paid = max(0, min(share, total-s.Paid))
	s.Paid += paid
	turned := whole
	if s.Paid < total {
		turned = space.Angle(int64(whole) * int64(s.Paid) / int64(total))
	}
	s.Heading = (s.Heading + sign*(turned-s.Turned)).Norm()
	s.Turned = turned
	return paid, turned == whole
}

// ahead flies a leg's way in steps of a foot, or of a square, each paid at one
// rate.
func (b *Battle) ahead(s *Ship, c *Chart, way, share space.Length) (paid space.Length, done bool) {
	t := track{s.From, s.Heading}
	for s.Flown < way {
		within := s.Flown % c.stretch()
		rate := c.rate(t, s.Flown, s.Diagonals)
		d := min(c.stretch()-within, way-s.Flown, (share-paid)/rate)
		if d == 0 {
			return paid, false
		}
		if z := c.hindrance(t, s.Flown, d); z != nil && (z.Ship == 0 || z.Ship != s.Ramming) {
			b.HoldCourse(s)
			b.stopped(s, z)
			return paid, false
		}
		s.Flown += d
		s.At = c.along(t, s.Flown)
		s.Diagonals += c.crossed(t, s.Flown)
		paid += d * rate
		if b.collide(s, c) {
			return paid, false
		}
	}
	return paid, true
}

// steer flies by rudder and throttle. The rudder takes its part of the share
// first; the throttle has what it leaves.
func (b *Battle) steer(s *Ship, c *Chart, share space.Length) {
	turning := share * space.Length(max(s.Rudder, -s.Rudder)) / 100
	if turning > 0 {
		angle := space.Angle(int64(turning) * int64(space.Quarter) / int64(s.TurningSpeed()))
		if s.Rudder < 0 {
			angle = -angle
		}
		s.Heading = (s.Heading + angle).Norm()
		s.Feet -= turning
	}
	pay := min(share-turning, share*space.Length(s.Throttle)/100)
	rate := space.Length(1)
	if c.Difficult(s.At) {
		rate = 2
	}
	next := s.At.Ahead(s.Heading, pay/rate)
	if z := c.blocked(s.At, next); z != nil && (z.Ship == 0 || z.Ship != s.Ramming) {
		s.Throttle = 0
		b.stopped(s, z)
		return
	}
	s.At = next
	s.Feet -= pay
	b.collide(s, c)
}

// stopped tells a crew that their ship can fly no further. What it has all but
// run into is hidden from them no longer.
func (b *Battle) stopped(s *Ship, z *Zone) {
	b.inside(s, &Held{s.ID})
	if o := b.Ship(z.Ship); z.Unseen && o != nil {
		b.find(s, o)
	}
}

// collide rams the ship that s means to ram once it is in its space. It says
// whether s can fly no further.
func (b *Battle) collide(s *Ship, c *Chart) bool {
	if s.Ramming == 0 || c.between(s) || !c.meets(s.At, s.Ramming) {
		return false
	}
	t := b.Ship(s.Ramming)
	s.Ramming = 0
	if t != nil && !t.State.Gone() {
		b.ram(s, t)
	}
	return s.State != Able
}
