package deployment

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Ram drives the ship through another ship's space (SHIP-RAM). Legs are the course of the
// run; the ram happens when it enters that space. The order lets the ship in, whatever
// the sizes, and does not make it leave.
type Ram struct {
	Target space.ID
	Legs   []ships.Leg
	ships.With
}

func (*Ram) Verb() crew.Verb { return crew.Ram }

// Fields describes a Ram.
func (i *Ram) Fields(c field.Coder) {
	ships.ShipField(c, "target", &i.Target)
	legsField(c, &i.Legs)
	i.With.Fields(c)
}

// Check refuses runs of docked ships, and runs that cost too much or do not reach the target's space.
func (i *Ram) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	t, err := b.Foe(by, i.Target, "SHIP-RAM")
	if err != nil {
		return err
	}
	if t.Charge.Live {
		return crew.Refuse("SHIP-RAM", "%s is a bomb: it goes off when it is touched", t.Name)
	}
	if err := checkMoored(b, s); err != nil {
		return err
	}
	if length(i.Legs) > s.Feet() && !b.Grid {
		// A run is offered at every ship, so most are refused before they are worked out
		// foot by foot.
		return crew.Refuse("SHIP-FLY", "the run is longer than the flying speed that is left")
	}
	if err := checkCourse(b, s, i.Legs, t.ID); err != nil {
		return err
	}
	flies := slices.ContainsFunc(i.Legs, func(l ships.Leg) bool { return l.Ahead > 0 })
	if !flies || !planCourse(b, s, i.Legs, t.ID).Met {
		return crew.Refuse("SHIP-RAM", "the course does not pass through the space of %s", t.Name)
	}
	return impact.CheckWith(b, by, i.With, crew.Ram)
}

// Do begins the run.
func (i *Ram) Do(b *ships.Battle, by *crew.Member) {
	s, t := b.ShipOf(by), b.Ship(i.Target)
	plot(b, s, i.Legs)
	s.Ramming = t.ID
	impact.KeepForRam(b, by, s, impact.Choose(b, by, i.With, t.ID))
	b.Emit(b.Watchers(s)&b.Watchers(t), &ships.RamDeclared{Ship: s.ID, Target: t.ID})
	if c := b.Chart(s, 0, nil); c.IsMetAt(s.At, t.ID) {
		s.Ramming = 0
		ramShip(b, s, t)
	}
}

// RamWorth returns the expected damage of a ram, in tenths, apart from features chosen with
// it.
func RamWorth(b *ships.Battle, s *ships.Ship) int64 {
	r := dice.Roll{}
	r.Add("ship Strength", crew.Modifier(s.Str))
	impact.RamDice(b, s, &r)
	return max(0, average(&r, 2, int(b.ClassOf(s).HitDie))/100+10*int64(r.Bonus()))
}

// ramSave returns the save of a ram's target. A larger target has disadvantage, a smaller
// one advantage.
func ramSave(b *ships.Battle, s, t *ships.Ship, purpose impact.Purpose) dice.Roll {
	r := impact.SaveOf(b, t, crew.Dexterity, "the ram", purpose)
	own, other := b.ClassOf(s).Size, b.ClassOf(t).Size
	switch {
	case other > own:
		r.Disadvantage("larger than the rammer")
	case other < own:
		r.Advantage("smaller than the rammer")
	}
	return r
}

func ramming(b *ships.Battle, t *ships.Ship) ships.Rolling {
	return impact.Resisting(b, t, &ships.Trial{Save: crew.Dexterity, Of: shipyard.PerilRam})
}

// RamChance returns the chance, in thousandths, that the target of a ram fails its save,
// and the save.
func RamChance(b *ships.Battle, s, t *ships.Ship) (int, dice.Roll) {
	r := ramSave(b, s, t, impact.Weighed)
	impact.NoteExpected(b, &r, impact.RamSaving(b, s, t))
	impact.NoteExpected(b, &r, ramming(b, t))
	if t.WhyFails(crew.Dexterity) != "" {
		return 1000, r
	}
	return 1000 - dice.Chance(&r, impact.RamDC(b, s)), r
}

// ramShip throws the save, and on a failure two of the rammer's Hit Dice: both
// ships take the damage, the rammer half while it has shield points.
func ramShip(b *ships.Battle, s, t *ships.Ship) {
	b.Reveal(s)
	both := b.Watchers(s) & b.Watchers(t)
	by := crew.Seat{Ship: s.ID, Role: crew.Pilot, Number: 1}
	if p := b.Pilot(s); p != nil {
		by = p.Seat
	}
	r := ramSave(b, s, t, impact.Thrown)
	what := ramming(b, t)
	need, fails := impact.RamDC(b, s), t.WhyFails(crew.Dexterity)
	if fails == "" {
		impact.HelpSave(b, t, &r, &what)
	}
	impact.UseChanges(b, &r, impact.RamSaving(b, s, t))
	impact.UseChanges(b, &r, what)
	if fails == "" {
		r.ThrowD20(&b.Tray)
		impact.ApplyLate(b, &r, need, &what)
	}
	ok := fails == "" && int(r.Total) >= need
	b.Emit(both, &ships.Saved{Ship: t.ID, By: by, Mount: -1, Roll: r, Need: int16(need), Success: ok, Fails: fails})
	if p := b.Pilot(t); p != nil {
		impact.StrainShip(b, p, &r)
	}
	if ok || t.State.Gone() {
		return
	}
	dealt := dice.Roll{Cause: "ram damage"}
	dealt.Add("ship Strength", crew.Modifier(s.Str))
	impact.RamDice(b, s, &dealt)
	amount := int32(max(0, dealt.ThrowSum(&b.Tray, 2, int(b.ClassOf(s).HitDie))))
	b.Emit(both, &ships.DamageRolled{By: by, Mount: -1, Roll: dealt, Type: shipyard.Kinetic})
	more := impact.RollRamDamage(b, s, by, both)
	impact.Hurt(b, ships.Wound{Target: t.ID, By: s.ID, Type: shipyard.Kinetic, Amount: amount + more})
	impact.Hurt(b, recoil(b, s, t, amount, more))
	b.Emit(both, &ships.Rammed{Ship: s.ID, Target: t.ID, Shielded: s.Shield > 0})
	impact.Harpoon(b, s, t)
}

// recoil returns the wound that a rammer takes from its own ram: half the damage while it
// has shield points. It resists what features add to the ram, or all of it, once
// (SHIP-RESIST).
func recoil(b *ships.Battle, s, t *ships.Ship, amount, more int32) ships.Wound {
	w := ships.Wound{Target: s.ID, By: t.ID, Type: shipyard.Kinetic, Amount: amount + more, Resists: impact.ResistsRam(b, s)}
	if !impact.ResistanceTo(b, s, &w).Resists {
		w.Change("resisted of the ram's extra damage", amount+more/2)
	}
	if s.Shield > 0 {
		w.Change("while its shields hold", w.Amount/2)
	}
	return w
}
