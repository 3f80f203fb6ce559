package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Patch spends one of the ship's Hit Dice on its hull (SHIP-PATCH).
type Patch struct {
	ships.With
}

func (*Patch) Verb() crew.Verb { return crew.Patch }

// Fields describes a Patch.
func (i *Patch) Fields(c field.Coder) { i.With.Fields(c) }

// Check refuses a ship with no Hit Dice left or no hull points missing.
func (i *Patch) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	switch {
	case s.HitDice == 0:
		return crew.Refuse("SHIP-PATCH", "no Hit Dice are left")
	case s.Hull >= s.MaxHull():
		return crew.Refuse("SHIP-PATCH", "the hull is whole")
	}
	return impact.CheckWith(b, by, i.With, crew.Patch)
}

// Do throws the check, then each Hit Die: once on a success; on a failure twice, for the
// lower.
func (i *Patch) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	need, with := impact.PatchDC(s), impact.Choose(b, by, i.With, 0)
	r, ok := impact.Reach(b, by, impact.Trying(crew.Patch, crew.MechanicsKit, with), need)
	b.TellOwnSide(s, &event.Checked{By: event.Actor{Seat: by.Seat}, Roll: r, Need: int16(need), Success: ok})
	impact.StrainShip(b, by, &r)
	if !s.State.Crewed() {
		return
	}
	count, edge, con := 1, -1, 0
	if ok {
		edge = 0
		if more := impact.MoreHitDice(with); more > 0 {
			count, con = min(1+more, int(s.HitDice)), crew.Modifier(s.Con)
		}
	}
	for range count {
		die := dice.Roll{Cause: impact.PatchDie}
		die.Add("ship Constitution", con)
		die = impact.SpendHitDie(b, s, by, die, edge)
		b.TellOwnSide(s, &ships.Patched{By: by.Seat, Ship: s.ID, Roll: die, Gained: impact.RepairHull(b, s, die.Total)})
		if s.Hull >= s.MaxHull() {
			return
		}
	}
}

// Stabilise keeps a ship at 0 hit points from getting worse (SHIP-STABLE).
type Stabilise struct{}

func (*Stabilise) Verb() crew.Verb { return crew.Stabilise }

func (*Stabilise) Fields(field.Coder) {}

// Check refuses a ship that is not at 0 hit points, or is already stable.
func (*Stabilise) Check(b *ships.Battle, by *crew.Member) error {
	switch s := b.ShipOf(by); s.State {
	case ships.Disabled:
		return nil
	case ships.Stable:
		return crew.Refuse("SHIP-STABLE", "%s is stable already", s.Name)
	default:
		return crew.Refuse("SHIP-STABLE", "%s is not at 0 hit points", s.Name)
	}
}

// Do throws the check.
func (*Stabilise) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	r, ok := impact.Reach(b, by, impact.Trying(crew.Stabilise, crew.MechanicsKit, nil), impact.StabiliseDC)
	b.TellOwnSide(s, &event.Checked{By: event.Actor{Seat: by.Seat}, Roll: r, Need: impact.StabiliseDC, Success: ok})
	impact.StrainShip(b, by, &r)
	if ok && s.State == ships.Disabled {
		impact.StabiliseShip(b, s)
	}
}

// RefuseFallen refuses an order aboard a ship at 0 hit points. Its reason tells a mechanic
// what can still be done there, and everybody else who can still act.
func RefuseFallen(b *ships.Battle, m *crew.Member) error {
	s := b.ShipOf(m)
	if b.RolesOf(m).Has(crew.Mechanic) {
		return crew.Refuse("SHIP-ZERO", "%s is %s: nothing but repairs can be done aboard", s.Name, s.State)
	}
	return crew.Refuse("SHIP-ZERO", "%s is %s: only its mechanic can act", s.Name, s.State)
}

// RefuseIdle refuses an order aboard a ship without power, as RefuseFallen does at 0 hit points.
func RefuseIdle(b *ships.Battle, m *crew.Member) error {
	s := b.ShipOf(m)
	if b.RolesOf(m).Has(crew.Mechanic) {
		return crew.Refuse("SHIP-CONDITION", "%s has no power: nothing but repairs can be done aboard", s.Name)
	}
	return crew.Refuse("SHIP-CONDITION", "%s has no power: only its mechanic can act", s.Name)
}
