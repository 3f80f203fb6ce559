package deployment

import (
	"broadside/ships"
	"broadside/sim/space"
)

// Move flies every ship through one tick. Pace is the number of ticks over which a full
// flying speed is spread.
func move(b *ships.Battle, pace int16) {
	b.Lurkers = b.Lurkers[:0]
	for i := range b.Ships {
		s := &b.Ships[i]
		s.Step = space.Point{}
		if s.Hidden {
			b.Lurkers = append(b.Lurkers, int32(i))
		}
	}
	for i := range b.Ships {
		s := &b.Ships[i]
		bow := s.Heading
		moveShip(b, s, int64(pace))
		s.ReckonFrom(bow)
	}
}

// chartNear returns the chart of a ship's surroundings for one tick.
func chartNear(b *ships.Battle, s *ships.Ship, reach space.Length) *ships.Chart {
	class := b.ClassOf(s)
	c := &b.Local
	*c = b.StepChart(s, c.Zones[:0])
	reach += c.Radius
	if b.Grid {
		reach += 3 * space.Square // the corners of squares, and the square to enter
	}
	for _, n := range b.AppendNear(space.Around(s.At, reach)) {
		object, o := b.Thing(n)
		if object != nil {
			if z, ok := ships.ObjectZone(object); ok {
				c.Zones = append(c.Zones, z)
			}
			continue
		}
		if o != s && o.State.Here() && !o.Charge.Live && !b.Hauls(s, o) {
			z := ships.ShipZone(o.ID, b.Disc(o), o.Side != s.Side, class.Size, b.ClassOf(o).Size)
			z.Unseen = !b.Knows(s.Side, o)
			c.Zones = append(c.Zones, z)
		}
	}
	return c
}

// moveShip flies a ship for its share of the speed in one tick: along its course, or else
// by rudder and throttle.
func moveShip(b *ships.Battle, s *ships.Ship, pace int64) {
	if !s.Moving() {
		cutShort(b, s)
		return
	}
	speed := int64(s.FlyingSpeed())
	beat := int64(s.Own.Beat)
	feet := s.Feet()
	share := min(feet, space.Length(speed*(beat+1)/pace-speed*beat/pace))
	if s.Own.Beat < 1<<14 {
		s.Own.Beat++
	}
	was, spent := s.At, s.Own.Spent
	b.NoteFlight(share)
	c := chartNear(b, s, share)
	if len(s.Course) > 0 {
		followCourse(b, s, c, share)
	} else {
		steer(b, s, c, share)
	}
	if s.Step = s.At.Minus(was); s.At != was {
		b.ComeOut(s, was)
	}
	if len(s.Course) > 0 && s.Own.Spent == spent && share == feet {
		s.Own.Spent += feet // too little is left for anything
	}
	cutShort(b, s)
}

// cutShort ends the course of a ship that has been slowed and has no feet left for it.
func cutShort(b *ships.Battle, s *ships.Ship) {
	if len(s.Course) > 0 && s.State == ships.Able && s.Feet() == 0 {
		b.HoldCourse(s)
		b.TellOwnSide(s, &ships.Flew{Ship: s.ID})
	}
}

// followCourse flies a course as far as a share of the speed allows.
func followCourse(b *ships.Battle, s *ships.Ship, c *ships.Chart, share space.Length) {
	for len(s.Course) > 0 && s.State == ships.Able {
		leg := &s.Course[0]
		paid, done := s.TurnAlong(leg, share)
		if done {
			var flown space.Length
			flown, done = flyAhead(b, s, c, leg.Ahead, share-paid)
			paid += flown
		}
		s.Own.Spent += paid
		share -= paid
		if len(s.Course) == 0 || !done {
			return
		}
		s.Course = s.Course[:copy(s.Course, s.Course[1:])]
		b.BeginLeg(s)
	}
	if s.State == ships.Able {
		b.TellOwnSide(s, &ships.Flew{Ship: s.ID, Left: s.Feet()})
	}
}

// flyAhead flies a leg's way in steps of a foot, or of a square, each at its own cost.
func flyAhead(b *ships.Battle, s *ships.Ship, c *ships.Chart, way, share space.Length) (paid space.Length, done bool) {
	t := ships.Track{From: s.From, Heading: s.Heading}
	for s.Flown < way {
		within := s.Flown % c.Stretch()
		rate := c.FootCost(t, s.Flown, s.Own.Diagonals)
		d := min(c.Stretch()-within, way-s.Flown, (share-paid)/rate)
		if d == 0 {
			return paid, false
		}
		if z := c.Hindrance(t, s.Flown, d); z != nil && (z.Ship == 0 || z.Ship != s.Ramming) {
			b.HoldCourse(s)
			tellStopped(b, s, z)
			return paid, false
		}
		s.Flown += d
		s.At = c.Along(t, s.Flown)
		s.Own.Diagonals += c.DiagonalsAt(t, s.Flown)
		paid += d * rate
		if collide(b, s, c) {
			return paid, false
		}
	}
	return paid, true
}

// steer flies by rudder and throttle. The rudder takes its part of the share first; the
// throttle uses the rest.
func steer(b *ships.Battle, s *ships.Ship, c *ships.Chart, share space.Length) {
	turning := share * space.Length(max(s.Rudder, -s.Rudder)) / 100
	if turning > 0 {
		angle := space.Angle(int64(turning) * int64(space.Quarter) / int64(s.TurningSpeed()))
		if s.Rudder < 0 {
			angle = -angle
		}
		s.Heading = (s.Heading + angle).Norm()
		s.Own.Spent += turning
	}
	pay := min(share-turning, share*space.Length(s.Throttle)/100)
	rate := space.Length(1)
	if c.Difficult(s.At) {
		rate = 2
	}
	next := s.At.Ahead(s.Heading, pay/rate)
	if z := c.Blocked(s.At, next); z != nil {
		s.Throttle = 0
		tellStopped(b, s, z)
		return
	}
	s.At = next
	s.Own.Spent += pay
}

// tellStopped tells a crew that their ship can fly no farther. A hidden ship that it has
// nearly hit is revealed to them.
func tellStopped(b *ships.Battle, s *ships.Ship, z *ships.Obstacle) {
	b.TellOwnSide(s, &ships.Held{Ship: s.ID})
	if o := b.Ship(z.Ship); z.Unseen && o != nil {
		b.Find(s, o)
	}
}

// collide rams the ship that s is ramming once s is in its space, and reports whether s
// can fly no farther.
func collide(b *ships.Battle, s *ships.Ship, c *ships.Chart) bool {
	if s.Ramming == 0 || c.Between(s) || !c.IsMetAt(s.At, s.Ramming) {
		return false
	}
	t := b.Ship(s.Ramming)
	s.Ramming = 0
	if t != nil && !t.State.Gone() {
		ramShip(b, s, t)
	}
	return s.State != ships.Able
}
