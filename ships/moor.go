package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// DockReach is how near a ship must be to one that it docks with: 100 ft, so that
// nobody has to end their move in its space.
const DockReach = 100 * space.Foot

// Dock makes fast at a ship that cannot, or does not want to, get away
// (HOUSE-DOCK): one that is disabled, stable or tractored, docked already, or of
// the own side. Docked ships lie still.
type Dock struct {
	Target space.ID
}

func (*Dock) Verb() crew.Verb { return crew.Dock }

// Fields describes a Dock.
func (i *Dock) Fields(c field.Coder) { shipField(c, "target", &i.Target) }

// Check refuses ships that are too far away or would not lie still for it.
func (i *Dock) Check(b *Battle, by *crew.Member) error {
	s, t := b.ship(by), b.Ship(i.Target)
	switch {
	case t == nil || t == s || !b.Knows(s.Side, t):
		return crew.Refuse("HOUSE-DOCK", "you know of no such ship")
	case t.State.Gone() && t.State != Lost:
		return crew.Refuse("HOUSE-DOCK", "%s is %s", t.Name, t.State)
	case s.Docked != 0:
		return crew.Refuse("HOUSE-DOCK", "%s is docked already", s.Name)
	case t.Side != s.Side && t.State == Able && !t.Conditions().Has(shipyard.Tractored) && t.FlyingSpeed() > 0:
		return crew.Refuse("HOUSE-DOCK", "%s can still get away: disable it, hook it (Ram) with a boarding harpoon, or hold it with a tractor beam", t.Name)
	}
	if d := b.Range(s, t); d > DockReach {
		return crew.Refuse("HOUSE-DOCK", "%s is %d ft away, more than %d", t.Name, d.Feet(), DockReach.Feet())
	}
	return nil
}

// Do makes fast.
func (i *Dock) Do(b *Battle, by *crew.Member) {
	s, t := b.ship(by), b.Ship(i.Target)
	s.Docked = t.ID
	b.halt(s)
	b.halt(t)
	b.Emit(b.Watchers(s)|b.Watchers(t), &DockedWith{s.ID, t.ID, true})
}

// Undock casts off from whatever is made fast (HOUSE-DOCK).
type Undock struct{}

func (*Undock) Verb() crew.Verb    { return crew.Undock }
func (*Undock) Fields(field.Coder) {}

// Check refuses a ship that is made fast to nothing.
func (*Undock) Check(b *Battle, by *crew.Member) error {
	if s := b.ship(by); b.Mate(s) == nil {
		return crew.Refuse("HOUSE-DOCK", "%s is not docked", s.Name)
	}
	return nil
}

// Do casts off.
func (*Undock) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	if t := b.Mate(s); t != nil {
		b.castOff(s, t)
	}
}

func (b *Battle) castOff(s, t *Ship) {
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

// Part casts off ships whose mate is no more.
func (b *Battle) Part() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Docked == 0 || s.State == Stowed {
			continue
		}
		if t := b.Ship(s.Docked); t == nil || t.State == Destroyed || s.State == Destroyed {
			s.Docked = 0
		}
	}
}

// DockedWith says that two ships have been made fast, or cast off.
type DockedWith struct {
	Ship, Target space.ID
	On           bool
}

func (*DockedWith) Kind() event.Kind { return KindDocked }

// Fields describes a DockedWith.
func (f *DockedWith) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	shipField(c, "target", &f.Target)
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

// Pierce is a boarding pod that drives into a ship: a failed save is 2d4 kinetic
// damage. It says whether the pod is in.
func (b *Battle) Pierce(s, t *Ship, by crew.Seat) bool {
	x := PodTrial(by)
	if b.try(t, &x) {
		return false
	}
	damage := dice.Roll{Cause: "boarding pod"}
	amount := damage.Sum(&b.Tray, 2, 4)
	b.Emit(b.Watchers(s)&b.Watchers(t), &DamageRolled{By: by, Mount: -1, Roll: damage, Type: shipyard.Kinetic})
	b.Hurt(Wound{Target: t.ID, By: s.ID, Type: shipyard.Kinetic, Amount: int32(amount)})
	return true
}

// Sabotage adds a level of system damage from within (HOUSE-SABOTAGE).
func (b *Battle) Sabotage(s *Ship) {
	if !s.State.Gone() {
		b.damageSystems(s, 1)
	}
}

// Take gives a ship to another side (HOUSE-CAPTURE).
func (b *Battle) Take(s *Ship, by event.Side) {
	s.Side, s.Found = by, 0
	b.halt(s)
	b.seen(s, &Taken{s.ID, by})
}

// Taken says that a ship has been captured.
type Taken struct {
	Ship space.ID
	Side event.Side
}

func (*Taken) Kind() event.Kind { return KindTaken }

// Fields describes a Taken.
func (f *Taken) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
}

func (f *Taken) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is captured: every console of its bridge is held.", n.ShipName(f.Ship))
}
