package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Fly plots a course: legs of a turn and a way ahead (SHIP-FLY, SHIP-TURN). It
// takes the place of what is left of the last one; no legs at all hold the ship.
// A turn has as many courses as its feet pay for, around the action and between
// its attacks (SHIP-BREAK, SHIP-BETWEEN).
type Fly struct {
	Legs []Leg
}

func (*Fly) Verb() crew.Verb { return crew.Fly }

// Fields describes a Fly.
func (i *Fly) Fields(c field.Coder) { legsField(c, &i.Legs) }

func legsField(c field.Coder, legs *[]Leg) {
	field.List(c, "legs", legs, MaxLegs, func(c field.Coder, l *Leg) { l.Fields(c) })
}

// Check refuses courses that cost more than is left, run into something, or end
// in the space of another ship.
func (i *Fly) Check(b *Battle, by *crew.Member) error { return b.checkCourse(b.ship(by), i.Legs, 0) }

func (b *Battle) checkCourse(s *Ship, legs []Leg, ramming space.ID) error {
	if err := b.checkGrid(legs); err != nil {
		return err
	}
	plan := b.Plan(s, legs, ramming)
	switch {
	case plan.Blocked != nil && plan.Blocked.Edge():
		return crew.Refuse("SHIP-FLY", "the course leaves the map after %d ft", plan.Cost.Feet())
	case plan.Blocked != nil && plan.Blocked.Ship == 0:
		return crew.Refuse("SHIP-TERRAIN", "the course runs into a solid obstacle after %d ft", plan.Cost.Feet())
	case plan.Blocked != nil:
		return crew.Refuse("SHIP-PASS", "the course runs through the space of %s, which is hostile and less than two sizes apart", b.Ship(plan.Blocked.Ship).Name)
	case plan.Cost > s.Feet:
		return crew.Refuse("SHIP-FLY", "the course costs %s and %s of flying speed is left", plan.Cost, s.Feet)
	case plan.Within != nil:
		return crew.Refuse("SHIP-PASS", "the course ends in the space of %s", b.Ship(plan.Within.Ship).Name)
	}
	return nil
}

// Plan works out a course for a ship as its own side knows the space around.
func (b *Battle) Plan(s *Ship, legs []Leg, ramming space.ID) Plan {
	c := b.chart(s, length(legs), nil)
	plan := c.Plan(Pose{s.At, s.Heading}, legs, ramming)
	if len(s.Course) > 0 && plan.Blocked == nil {
		// Who turns or holds amid a course ends the move there.
		plan.Within = c.within(plan.End.At, ramming)
	}
	return plan
}

func length(legs []Leg) (way space.Length) {
	for _, l := range legs {
		way += l.Ahead
	}
	return way
}

// Do plots the course.
func (i *Fly) Do(b *Battle, by *crew.Member) { b.plot(b.ship(by), i.Legs) }

func (b *Battle) plot(s *Ship, legs []Leg) {
	s.Course = append(s.Course[:0], legs...)
	s.Throttle, s.Rudder = 0, 0
	b.beginLeg(s)
}

func (b *Battle) beginLeg(s *Ship) {
	b.align(s)
	s.From, s.Flown, s.Turned, s.Paid = s.At, 0, 0, 0
}

// halt stops a ship where it is.
func (b *Battle) halt(s *Ship) {
	s.Course = s.Course[:0]
	s.Throttle, s.Rudder, s.Ramming, s.Feet = 0, 0, 0, 0
	b.beginLeg(s)
}

// HoldCourse drops what is left of a course.
func (b *Battle) HoldCourse(s *Ship) {
	s.Course = s.Course[:0]
	b.beginLeg(s)
}

// Helm sets throttle and rudder: the part of the speed, in percent, that goes
// ahead and into turning, to starboard above 0. It takes the place of a course.
// On the grid ships fly by courses alone.
type Helm struct {
	Throttle, Rudder int8
}

func (*Helm) Verb() crew.Verb { return crew.Helm }

// Fields describes a Helm.
func (i *Helm) Fields(c field.Coder) {
	field.Int(c, "throttle", &i.Throttle, 0, 100)
	field.Int(c, "rudder", &i.Rudder, -100, 100)
}

// Check refuses throttle and rudder on the grid.
func (i *Helm) Check(b *Battle, _ *crew.Member) error {
	if b.Grid {
		return crew.Refuse("SHIP-GRID", "on the grid a ship flies by courses of squares: plot one")
	}
	return nil
}

// Do sets them.
func (i *Helm) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	b.HoldCourse(s)
	s.Throttle, s.Rudder = i.Throttle, i.Rudder
}

// Flew says that a ship has flown its course to the end, or as far as it could.
type Flew struct {
	Ship space.ID
	Left space.Length
}

func (*Flew) Kind() event.Kind { return KindFlew }

// Fields describes a Flew.
func (f *Flew) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "left", &f.Left, 0, int64(shipyard.MaxLeg))
}

func (f *Flew) Sentence(n event.Names) string {
	return fmt.Sprintf("%s has flown its course; %s of flying speed is left.", n.ShipName(f.Ship), f.Left)
}

// Held says that something has stopped a ship on its way.
type Held struct {
	Ship space.ID
}

func (*Held) Kind() event.Kind { return KindHeld }

// Fields describes a Held.
func (f *Held) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Held) Sentence(n event.Names) string {
	return n.ShipName(f.Ship) + " is stopped by what is in its way."
}
