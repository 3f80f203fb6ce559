package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// DockReach is how near a ship must be to one that it docks with: 100 ft, so that
// nobody has to end their move in its space.
const DockReach = 100 * space.Foot

func (b *Battle) CastOff(s, t *Ship) {
	s.Docked = 0
	if t.Docked == s.ID {
		t.Docked = 0
	}
	b.Emit(b.Watchers(s)|b.Watchers(t), &DockedWith{s.ID, t.ID, false})
}

// Mate is the ship that a ship is made fast to, or that is made fast to it, or nil.
func (b *Battle) Mate(s *Ship) *Ship {
	if s.Docked != 0 && s.State != Stowed {
		return b.Ship(s.Docked)
	}
	for i := range b.Ships {
		if t := &b.Ships[i]; t.Docked == s.ID && t.State != Stowed {
			return t
		}
	}
	return nil
}

// DockedWith says that two ships have been made fast, or cast off.
type DockedWith struct {
	Ship, Target space.ID
	On           bool
}

func (*DockedWith) Kind() event.Kind { return KindDocked }

// Fields describes a DockedWith.
func (f *DockedWith) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "on", &f.On)
}

func (f *DockedWith) Sentence(n event.Names) string {
	if f.On {
		return fmt.Sprintf("%s docks with %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
	}
	return fmt.Sprintf("%s casts off from %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
}

// PodTrial is a ship's save against a boarding pod (HOUSE-POD).
func PodTrial(by crew.Seat) Trial {
	return Trial{By: by, Save: crew.Dexterity, DC: 12, Cause: "a boarding pod", Hindered: "boarding pod"}
}

// Taken says that a ship has been captured.
type Taken struct {
	Ship space.ID
	Side event.Side
}

func (*Taken) Kind() event.Kind { return KindTaken }

// Fields describes a Taken.
func (f *Taken) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
}

func (f *Taken) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is captured: every console of its bridge is held.", n.ShipName(f.Ship))
}
