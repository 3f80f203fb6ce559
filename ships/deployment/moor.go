package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Dock makes fast to a ship that cannot, or does not want to, get away (HOUSE-DOCK): one
// that is disabled, stable, tractored, already docked, or of the same side. Docked ships
// lie still.
type Dock struct {
	Target space.ID
}

func (*Dock) Verb() crew.Verb { return crew.Dock }

// Fields describes a Dock.
func (i *Dock) Fields(c field.Coder) { ships.ShipField(c, "target", &i.Target) }

// Check refuses ships that are too far away or would not lie still.
func (i *Dock) Check(b *ships.Battle, by *crew.Member) error {
	s, t := b.ShipOf(by), b.Ship(i.Target)
	switch {
	case t == nil || t == s || !b.Knows(s.Side, t):
		return crew.Refuse("HOUSE-DOCK", "you know of no such ship")
	case t.State.Gone() && t.State != ships.Lost:
		return crew.Refuse("HOUSE-DOCK", "%s is %s", t.Name, t.State)
	case t.Charge.Live:
		return crew.Refuse("HOUSE-DOCK", "%s is a bomb, not a ship", t.Name)
	case s.Docked != 0:
		return crew.Refuse("HOUSE-DOCK", "%s is docked already", s.Name)
	case impact.Carrier(b, t) != nil:
		return crew.Refuse("HOUSE-DOCK", "%s is carried by %s", t.Name, impact.Carrier(b, t).Name)
	case t.Side != s.Side && t.State == ships.Able && t.FlyingSpeed() > 0:
		return crew.Refuse("HOUSE-DOCK", "%s can still get away: disable it, hook it (Ram) with a boarding harpoon, or hold it with a tractor beam", t.Name)
	}
	if d := b.Range(s, t); d > ships.DockReach {
		return ships.RefuseFar("HOUSE-DOCK", t, d, ships.DockReach)
	}
	return nil
}

// Do makes the ship fast.
func (i *Dock) Do(b *ships.Battle, by *crew.Member) {
	s, t := b.ShipOf(by), b.Ship(i.Target)
	s.Docked = t.ID
	if t.Docked == 0 {
		t.Docked = s.ID
	}
	b.Halt(s)
	b.Halt(t)
	b.Emit(b.Watchers(s)&b.Watchers(t), &ships.DockedWith{Ship: s.ID, Target: t.ID, On: true})
}

// Undock casts off from every ship that is made fast (HOUSE-DOCK).
type Undock struct{}

func (*Undock) Verb() crew.Verb { return crew.Undock }

func (*Undock) Fields(field.Coder) {}

// Check refuses a ship that is not made fast, and ships that are coupled.
func (*Undock) Check(b *ships.Battle, by *crew.Member) error { return checkCastOff(b, b.ShipOf(by)) }

func checkCastOff(b *ships.Battle, s *ships.Ship) error {
	switch t := b.MateOf(s); {
	case t == nil:
		return crew.Refuse("HOUSE-DOCK", "%s is not docked", s.Name)
	case impact.Carrier(b, s) == t:
		return crew.Refuse("HOUSE-DOCK", "%s is coupled: the mechanic of %s can let it go", s.Name, t.Name)
	case impact.Carrier(b, t) == s:
		return crew.Refuse("HOUSE-DOCK", "%s is coupled: the mechanic of %s can let it go", t.Name, s.Name)
	}
	return nil
}

// checkMoored refuses to fly a ship that is docked or coupled (HOUSE-DOCK).
func checkMoored(b *ships.Battle, s *ships.Ship) error {
	if s.Docked == 0 {
		return nil
	}
	if err := checkCastOff(b, s); err != nil {
		return err
	}
	return crew.Refuse("HOUSE-DOCK", "%s is docked: cast off first", s.Name)
}

// Do casts off.
func (*Undock) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	if t := b.MateOf(s); t != nil {
		b.CastOff(s, t)
	}
}

// DriveInto drives a boarding pod into a ship, which takes 2d4 kinetic damage if its save
// fails. It reports whether the pod is in.
func DriveInto(b *ships.Battle, s, t *ships.Ship, by crew.Seat) bool {
	x := ships.PodTrial(by)
	if impact.TrySave(b, t, &x) {
		return false
	}
	if t.State.Fallen() { // lost by that save
		return true
	}
	damage := dice.Roll{Cause: "boarding pod"}
	amount := damage.ThrowSum(&b.Tray, 2, 4)
	ships.TellDamage(b, s, b.Watchers(t), ships.DamageRolled{By: by, Mount: -1, Roll: damage, Type: shipyard.Kinetic})
	impact.Hurt(b, ships.Wound{Target: t.ID, By: s.ID, Type: shipyard.Kinetic, Amount: int32(amount)})
	return true
}

// Sabotage adds a level of system damage from inside the ship (HOUSE-SABOTAGE).
func Sabotage(b *ships.Battle, s *ships.Ship) {
	if !s.State.Gone() {
		impact.DamageSystems(b, s, 1)
	}
}

// TakeShip gives a ship to another side (HOUSE-CAPTURE).
func TakeShip(b *ships.Battle, s *ships.Ship, by event.Side) {
	s.Side, s.Found = by, 0
	b.Halt(s)
	s.Own.Spent = ships.AllSpent
	b.TellWatchers(s, &ships.Taken{Ship: s.ID, Side: by})
}
