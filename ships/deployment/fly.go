package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Fly plots a course: legs of a turn and a way ahead (SHIP-FLY, SHIP-TURN). It replaces
// what is left of the last course; without legs it holds the ship. A turn has as many
// courses as its feet pay for, around the action and between its attacks (SHIP-BREAK,
// SHIP-BETWEEN).
type Fly struct {
	Legs []ships.Leg
}

func (*Fly) Verb() crew.Verb { return crew.Fly }

// Fields describes a Fly.
func (i *Fly) Fields(c field.Coder) { legsField(c, &i.Legs) }

func legsField(c field.Coder, legs *[]ships.Leg) {
	field.List(c, "legs", legs, ships.MaxLegs, func(c field.Coder, l *ships.Leg) { l.Fields(c) })
}

// Check refuses courses of docked ships, and courses that cost more than is left, hit
// something, or end in another ship's space.
func (i *Fly) Check(b *ships.Battle, by *crew.Member) error {
	return checkCourse(b, b.ShipOf(by), i.Legs, 0)
}

func checkCourse(b *ships.Battle, s *ships.Ship, legs []ships.Leg, ramming space.ID) error {
	if err := checkMoored(b, s); err != nil {
		return err
	}
	if err := b.CheckGrid(legs); err != nil {
		return err
	}
	plan := planCourse(b, s, legs, ramming)
	switch {
	case plan.Blocked != nil && plan.Blocked.Edge():
		return crew.Refuse("SHIP-FLY", "the course leaves the map after %d ft", plan.Cost.Feet())
	case plan.Blocked != nil && plan.Blocked.Ship == 0:
		return crew.Refuse("SHIP-TERRAIN", "the course runs into a solid obstacle after %d ft", plan.Cost.Feet())
	case plan.Blocked != nil:
		return crew.Refuse("SHIP-PASS", "the course runs through the space of %s, which is hostile and less than two sizes apart", b.Ship(plan.Blocked.Ship).Name)
	case plan.Cost > s.Feet():
		if more := plan.Cost - level(s, legs); more > 0 && !b.Grid {
			return crew.Refuse("SHIP-FLY", "the course costs %s and %s is left; each foot in a ship's space or in difficult terrain costs two, which adds %s", plan.Cost, s.Feet(), more)
		}
		return crew.Refuse("SHIP-FLY", "the course costs %s and %s of flying speed is left", plan.Cost, s.Feet())
	case plan.Within != nil:
		return crew.Refuse("SHIP-PASS", "the course ends in the space of %s", b.Ship(plan.Within.Ship).Name)
	}
	return nil
}

// planCourse works out a course for a ship as its own side knows the space around.
func planCourse(b *ships.Battle, s *ships.Ship, legs []ships.Leg, ramming space.ID) ships.Route {
	c := b.Chart(s, length(legs), nil)
	plan := c.Plan(ships.Pose{At: s.At, Heading: s.Heading}, legs, ramming)
	if len(s.Course) > 0 && plan.Blocked == nil {
		// A ship that turns or holds amid a course ends its move there.
		plan.Within = c.OccupantAt(plan.End.At, ramming)
	}
	return plan
}

// level returns what a course would cost a ship over open space.
func level(s *ships.Ship, legs []ships.Leg) space.Length {
	cost := length(legs)
	for _, l := range legs {
		cost += ships.TurnCost(l.Turn, s.TurningSpeed())
	}
	return cost
}

func length(legs []ships.Leg) (way space.Length) {
	for _, l := range legs {
		way += l.Ahead
	}
	return way
}

// Do plots the course.
func (i *Fly) Do(b *ships.Battle, by *crew.Member) { plot(b, b.ShipOf(by), i.Legs) }

func plot(b *ships.Battle, s *ships.Ship, legs []ships.Leg) {
	s.Course = append(s.Course[:0], legs...)
	s.Throttle, s.Rudder, s.Ramming = 0, 0, 0
	b.BeginLeg(s)
}

// Helm sets throttle and rudder: the percentage of the speed that goes ahead, and into
// turning, to starboard above 0. It replaces a course. On the grid ships fly by courses
// alone.
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
func (i *Helm) Check(b *ships.Battle, _ *crew.Member) error {
	if b.Grid {
		return crew.Refuse("SHIP-GRID", "on the grid a ship flies a course of squares: plot one")
	}
	return nil
}

// Do sets throttle and rudder.
func (i *Helm) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	b.HoldCourse(s)
	s.Throttle, s.Rudder, s.Ramming = i.Throttle, i.Rudder, 0
}
