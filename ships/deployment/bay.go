package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Land takes a ship into a friend's docking bay within 100 ft (SHIP-BAY).
type Land struct {
	Target space.ID
}

func (*Land) Verb() crew.Verb { return crew.Land }

// Fields describes a Land.
func (i *Land) Fields(c field.Coder) { ships.ShipField(c, "target", &i.Target) }

// Check refuses ships that are not friends or are too far away, and bays that are full.
func (i *Land) Check(b *ships.Battle, by *crew.Member) error {
	s, t := b.ShipOf(by), b.Ship(i.Target)
	switch {
	case t == nil || t == s || t.Side != s.Side || t.State.Gone():
		return crew.Refuse("SHIP-BAY", "land aboard another ship on your side")
	case b.MateOf(s) != nil:
		return crew.Refuse("SHIP-BAY", "%s is made fast to a ship", s.Name)
	case s.FlyingSpeed() == 0:
		return crew.Refuse("SHIP-BAY", "%s cannot move", s.Name)
	case b.Range(s, t) > ships.DockReach:
		return ships.RefuseFar("SHIP-BAY", t, b.Range(s, t), ships.DockReach)
	}
	return impact.RoomFor(b, s, t)
}

// Do stows the ship.
func (i *Land) Do(b *ships.Battle, by *crew.Member) {
	s, t := b.ShipOf(by), b.Ship(i.Target)
	b.Emit(b.Watchers(s)&b.Watchers(t), &ships.LandedIn{Ship: s.ID, Target: t.ID, In: true})
	impact.StowShip(b, s, t)
}

// TakeOff leaves the docking bay, ahead of the carrier's bow.
type TakeOff struct{}

func (*TakeOff) Verb() crew.Verb { return crew.TakeOff }

func (*TakeOff) Fields(field.Coder) {}

// Check refuses ships that are not in a bay, or whose carrier is in one itself.
func (*TakeOff) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if s.State != ships.Stowed {
		return crew.Refuse("SHIP-BAY", "%s is not in a docking bay", s.Name)
	}
	if t := b.Ship(s.Docked); t.State == ships.Stowed {
		return crew.Refuse("SHIP-BAY", "%s is in the docking bay of %s: take off first", t.Name, b.Ship(t.Docked).Name)
	}
	return nil
}

// Do takes off, with the benefits of the carrier's features.
func (*TakeOff) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	t := b.Ship(s.Docked)
	s.State, s.Docked = ships.Able, 0
	s.Heading = t.Heading
	b.MoveShip(s, impact.ClearPlace(b, s, t))
	b.HoldCourse(s)
	b.Emit(b.Watchers(s)&b.Watchers(t), &ships.LandedIn{Ship: s.ID, Target: t.ID, In: false})
	impact.AnswerMoment(b, t, shipyard.Launches, s.ID)
}
