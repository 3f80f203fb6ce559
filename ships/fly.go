package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

func (b *Battle) BeginLeg(s *Ship) {
	b.align(s)
	s.From, s.Flown, s.Turned, s.Paid = s.At, 0, 0, 0
}

// Halt stops a ship where it is.
func (b *Battle) Halt(s *Ship) {
	s.Course = s.Course[:0]
	s.Throttle, s.Rudder, s.Ramming, s.Feet = 0, 0, 0, 0
	b.BeginLeg(s)
}

// HoldCourse drops what is left of a course.
func (b *Battle) HoldCourse(s *Ship) {
	s.Course = s.Course[:0]
	b.BeginLeg(s)
}

// Flew says that a ship has flown its course to the end, or as far as it could.
type Flew struct {
	Ship space.ID
	Left space.Length
}

func (*Flew) Kind() event.Kind { return KindFlew }

// Fields describes a Flew.
func (f *Flew) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
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
func (f *Held) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Held) Sentence(n event.Names) string {
	return n.ShipName(f.Ship) + " is stopped by what is in its way."
}
