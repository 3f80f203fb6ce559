package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// FireAt attacks a place where something may be hiding, or an object (SHIP-PLACE). It is
// an attack like Fire, with the same weapons and the same action.
type FireAt struct {
	Weapon  uint8 // the ship's mount, from 0
	At      space.Point
	Object  space.ID // an asteroid or a wreck; 0: the place
	Attacks uint8    // how many of the weapon's attacks; 0: all remaining
}

func (*FireAt) Verb() crew.Verb { return crew.FireAt }

// Fields describes a FireAt.
func (i *FireAt) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	i.At.Fields(c)
	field.Int(c, "object", &i.Object, 0, space.MaxID)
	field.Int(c, "attacks", &i.Attacks, 0, 100)
}

// asFire returns the order as a Fire without a target.
func (i *FireAt) asFire() *Fire { return &Fire{Weapon: i.Weapon, Attacks: i.Attacks} }

// Continues reports whether the order goes on with attacks that the action has paid for.
func (i *FireAt) Continues(b *ships.Battle, by *crew.Member) bool { return i.asFire().Continues(b, by) }

// Check refuses weapons that cannot fire and places that cannot be hit. It uses only what
// the member's side knows.
func (i *FireAt) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if err := i.asFire().checkWeapon(b, by, s); err != nil {
		return err
	}
	d, o := i.targetOf(b)
	if i.Object != 0 {
		if o == nil || !o.Kind.Solid() {
			return crew.Refuse("SHIP-PLACE", "there is no such asteroid or wreck")
		}
		return checkAim(b, impact.AimInto(b, by, s, int(i.Weapon), d, o), b.Telling.Names.Of(o.Name))
	}
	for n := range b.Objects {
		if o := &b.Objects[n]; o.Kind.Solid() && space.Nearer(d.At, o.At, o.Radius) {
			return crew.Refuse("SHIP-PLACE", "%s is there: fire at it", o.Name)
		}
	}
	for n := range b.Ships {
		if t := &b.Ships[n]; t.State.Here() && b.Knows(s.Side, t) && space.Nearer(d.At, t.At, b.Disc(t).Radius) {
			return crew.Refuse("SHIP-PLACE", "%s is there: fire at it", t.Name)
		}
	}
	return checkAim(b, impact.AimInto(b, by, s, int(i.Weapon), d, nil), "that place")
}

// targetOf returns the target: a disc, and the object there if it is one.
func (i *FireAt) targetOf(b *ships.Battle) (space.Disc, *ships.Object) {
	if o := b.Object(i.Object); i.Object != 0 && o != nil {
		return o.Disc(), o
	}
	at := i.At
	if b.Grid {
		at = space.Snap(at, 1)
	}
	return space.Disc{At: at, Radius: ships.PlaceRadius}, nil
}

// Do throws the attacks one after another.
func (i *FireAt) Do(b *ships.Battle, by *crew.Member) {
	s, fire := b.ShipOf(by), i.asFire()
	m, w := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon
	count, _ := fire.attacksOf(b, by, s, false)
	var found *ships.Ship // the rest of a volley is aimed at the ship that it has found
	for ; count > 0 && s.State == ships.Able && (w.Ammo == 0 || m.Ammo > 0); count-- {
		if found != nil && unreachable(b, s, found, fire) {
			break
		}
		m.Left--
		if w.Ammo > 0 {
			m.Ammo--
		}
		if found != nil {
			rollAttack(b, by, s, found, fire, nil)
			continue
		}
		found = i.shootOnce(b, by, s, fire)
	}
}

// shootOnce makes one attack, and returns the ship that it has found, or nil.
func (i *FireAt) shootOnce(b *ships.Battle, by *crew.Member, s *ships.Ship, fire *Fire) *ships.Ship {
	d, o := i.targetOf(b)
	a := impact.AimInto(b, by, s, int(i.Weapon), d, o)
	what, t := impact.Attacking(b, by, s, nil, &a), findLurking(b, s, d)
	if o != nil {
		t = nil
	}
	if t == nil || !a.Saves { // it is the save of the ship there that they change
		impact.UseChanges(b, &a.Roll, what)
	}
	a.Critical = impact.CriticalFrom(b, &what)
	b.Reveal(s)
	f := &ships.FiredAt{By: by.Seat, Mount: i.Weapon, At: d.At, Away: a.Range, Bearing: space.Bearing(s.At, d.At)}
	f.Roll.Cause = a.Roll.Cause
	if !a.Saves {
		a.Roll.ThrowD20(&b.Tray)
		f.Roll = a.Roll
	}
	switch {
	case o != nil:
		f.Object, f.Need = o.Name, int16(a.Need)
		f.Hit = a.Saves || isHit(&a, a.Need)
	case t != nil && a.Saves:
		f.Hit = true
	case t != nil:
		f.Hit = isHit(&a, b.ArmourClass(t)+b.CoverOf(s, t).Bonus())
	}
	if f.Critical = f.Hit && !a.Saves && a.Roll.Natural() >= a.Critical; f.Hit && t != nil {
		f.Target = t.ID
	}
	b.Emit(b.Watchers(s), f)
	impact.StrainShip(b, by, &f.Roll)
	switch {
	case !f.Hit:
		impact.ForfeitMissed(b, s, &what)
		return nil
	case o != nil:
		w := rollDamage(b, by, s, nil, fire, &a, f.Critical) // it saves against nothing
		w.Target, w.By, w.Type = o.ID, s.ID, a.Mounting.Weapon.Type
		b.Wounds = append(b.Wounds, w)
		return nil
	}
	b.Reveal(t)
	if a.Saves {
		a = impact.AimAt(b, by, s, int(i.Weapon), t, impact.Thrown)
		a.Roll.Advantage("target unseen")
		impact.UseOnAttack(b, by, s, t, &a, impact.Thrown)
		saved(b, by, s, t, fire, &a)
		return t
	}
	wound(b, by, s, t, fire, &a, rollDamage(b, by, s, t, fire, &a, f.Critical))
	impact.ActOnCritical(b, by, s, t, &a, f.Critical)
	return t
}

// isHit reports whether a roll hits: a 20 does, a 1 does not (SHIP-NAT).
func isHit(a *ships.AimedShot, need int) bool {
	natural := a.Roll.Natural()
	return natural == 20 || natural != 1 && int(a.Roll.Total) >= need
}

// findLurking returns the nearest ship to a place that is unknown to s's side and whose
// space the place touches, or nil. A ship wholly behind cover cannot be hit.
func findLurking(b *ships.Battle, s *ships.Ship, d space.Disc) (found *ships.Ship) {
	for i := range b.Ships {
		t := &b.Ships[i]
		if !t.State.Here() || b.Knows(s.Side, t) || !space.Nearer(d.At, t.At, d.Radius+b.Disc(t).Radius) || b.CoverOf(s, t) == space.TotalCover {
			continue
		}
		if found == nil || space.Distance(d.At, t.At) < space.Distance(d.At, found.At) {
			found = t
		}
	}
	return found
}
