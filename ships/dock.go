package ships

import (
	"errors"
	"hash/fnv"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// LandedIn reports that a ship has gone into a docking bay, or left it.
type LandedIn struct {
	Ship, Target space.ID
	In           bool
}

func (*LandedIn) Kind() event.Kind { return KindLandedIn }

// Fields describes a LandedIn.
func (f *LandedIn) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "in", &f.In)
}

func (f *LandedIn) Sentence() say.Text {
	if f.In {
		return say.Of("%s lands aboard %s.", f.Ship.Name(), f.Target.Name())
	}
	return say.Of("%s takes off from %s.", f.Ship.Name(), f.Target.Name())
}

// DockReach is how near a ship must be to one that it docks with: 100 ft, so that
// nobody has to end their move in its space.
const DockReach = 100 * space.Foot

// CastOff separates two ships that are made fast to each other.
func (b *Battle) CastOff(s, t *Ship) {
	if s.Docked == t.ID {
		s.Docked = 0
	}
	if t.Docked == s.ID {
		t.Docked = 0
	}
	b.dockTo(s)
	b.dockTo(t)
	b.Emit(b.Watchers(s)&b.Watchers(t), &DockedWith{s.ID, t.ID, false})
}

// CastOffGone casts ships off from ships that are gone or have been moved away, by a
// ruling or a tractor beam.
func (b *Battle) CastOffGone() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Docked == 0 || s.State == Stowed {
			continue
		}
		switch t := b.Ship(s.Docked); {
		case t == nil || !t.State.Here() || !s.State.Here():
			s.Docked = 0
			b.dockTo(s)
		case b.Range(s, t) > DockReach:
			b.CastOff(s, t)
		}
	}
}

// dockTo makes a ship fast to one that is still made fast to it, so that both lie still. A
// ship that it carries by its couplers does not hold it.
func (b *Battle) dockTo(s *Ship) {
	for i := range b.Ships {
		if o := &b.Ships[i]; s.Docked == 0 && o.Docked == s.ID && o.State.Here() && s.State.Here() && !s.HeldBy(o, b.Library.Known(shipyard.Laden).Set()) {
			s.Docked = o.ID
		}
	}
}

// IsFast reports whether one of two ships is made fast to the other.
func (b *Battle) IsFast(s, t *Ship) bool {
	return s.State != Stowed && t.State != Stowed && (s.Docked == t.ID || t.Docked == s.ID)
}

// MateOf returns the ship that a ship is made fast to, or that is made fast to it, or nil.
func (b *Battle) MateOf(s *Ship) *Ship {
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

// DockedWith reports that two ships have docked or cast off.
type DockedWith struct {
	Ship, Target space.ID
	On           bool
}

func (*DockedWith) Kind() event.Kind { return KindDockedWith }

// Fields describes a DockedWith.
func (f *DockedWith) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "on", &f.On)
}

func (f *DockedWith) Sentence() say.Text {
	if f.On {
		return say.Of("%s docks with %s.", f.Ship.Name(), f.Target.Name())
	}
	return say.Of("%s casts off from %s.", f.Ship.Name(), f.Target.Name())
}

// PodTrial returns a ship's save against a boarding pod (HOUSE-POD).
func PodTrial(by crew.Seat) Trial {
	return Trial{By: by, Save: crew.Dexterity, DC: 12, Cause: "a boarding pod", Hindered: "boarding pod"}
}

// Taken reports that a ship has been captured.
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

func (f *Taken) Sentence() say.Text {
	return say.Of("%s is captured: every console aboard is held.", f.Ship.Name())
}

// Arrival is a ship that comes into a battle, and where.
type Arrival struct {
	Name    string
	Class   int16
	Side    event.Side
	Group   string
	Special bool
	Hidden  bool
	At      space.Point
	Heading space.Angle
	Crew    []shipyard.Berth // nil: the class's default
	Bay     string           // the ship in whose docking bay it begins; "": in space
}

// ErrJoin means that a ship cannot come into the battle.
var ErrJoin = errors.New("the ship cannot join")

// FirstSecret is the first of the IDs that are not assigned in sequence.
const FirstSecret space.ID = 1 << 14

// SecretID returns an ID that is not taken for a ship that must not be known to all from
// the start. It is derived from the ship's name, so that no gap in the sequence reveals
// the ship.
func SecretID(name string, taken func(space.ID) bool) space.ID {
	h := fnv.New32a()
	h.Write([]byte(name))
	const count = uint32(space.MaxID-FirstSecret) + 1
	for n := h.Sum32() % count; ; n = (n + 1) % count {
		if id := FirstSecret + space.ID(n); !taken(id) {
			return id
		}
	}
}
