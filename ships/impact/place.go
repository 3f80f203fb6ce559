package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// AimInto returns an attack of a gunner with a mount on a disc: an object, or a place
// whose content is unknown. Nothing hidden affects it, so that it reveals nothing
// (SHIP-PLACE).
func AimInto(b *ships.Battle, by *crew.Member, s *ships.Ship, mount int, d space.Disc, o *ships.Object) ships.AimedShot {
	ac, but := 0, space.ID(0)
	if o != nil {
		ac, but = ships.ObjectAC, o.ID
	}
	a := bearingOf(b, s, mount, d.At, b.RangeTo(s, d), b.CoverOn(s, d, but))
	a.Need, a.Critical = ac+a.Cover.Bonus(), 20
	weighShot(b, by, s, &a)
	for k := range b.Library.Rules(s.Conditions()) {
		k.Weigh(&a.Roll, shipyard.Attacks, k.Name, false)
	}
	if o == nil {
		a.Roll.Disadvantage("target unseen")
	}
	return a
}

// damageObject takes damage off an object: a foot of its radius for each point (SHIP-PLACE).
func damageObject(b *ships.Battle, w *ships.Wound) {
	for i := range b.Objects {
		o := &b.Objects[i]
		if o.ID != w.Target {
			continue
		}
		f := &ships.Eroded{Object: o.Name, Type: w.Type, Amount: w.Type.OnHull().Points(w.Amount)}
		o.Radius = max(0, o.Radius-space.Length(f.Amount)*space.Foot)
		f.Left = o.Radius
		b.Emit(event.AllSides, f)
		if o.Radius == 0 {
			b.Objects = append(b.Objects[:i], b.Objects[i+1:]...)
			b.Resurvey()
		}
		return
	}
}
