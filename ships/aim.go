package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Aim is everything that decides an attack before its dice are thrown.
type Aim struct {
	Mounting *shipyard.Mounting
	Range    space.Length
	Band     shipyard.Band
	InArc    bool
	Cover    space.Cover
	Saves    bool      // the target makes a Dexterity save; nobody rolls to hit
	Fails    string    // the condition by which it fails without a roll
	Need     int       // AC with cover, or the save DC
	Roll     dice.Roll // of the attacker, or of the target's save
	Critical int       // from which natural roll a hit is critical
	Chosen   []chosen  // what was chosen with the attack
	Mount    uint8
	Result   shipyard.Result // of the target's save, once it is made
	Later    bool            // an attack after the first, which first rolls no longer touch
}

// aim works out an attack of a gunner with a mount on a ship.
func (b *Battle) aim(by *crew.Member, s *Ship, mount int, t *Ship) Aim {
	m := b.reaching(s, &b.ClassOf(s).Mounts[mount])
	a := Aim{Mounting: m, Mount: uint8(mount), Range: b.Range(s, t), Cover: b.CoverOf(s, t)}
	a.Band = m.Weapon.BandOf(a.Range)
	a.InArc = m.Turret || space.InCone(s.At, (s.Heading+m.Facing).Norm(), t.At)
	a.Saves = m.Weapon.Grade >= shipyard.Tertiary || b.ClassOf(s).Size.Saving()
	if a.Saves {
		b.weighSave(by, s, t, &a)
	} else {
		b.weighAttack(by, s, t, &a)
	}
	return a
}

// weighAttack is d20 + proficiency + the ship's Dexterity + the weapon's bonus
// against AC (SHIP-TOHIT).
func (b *Battle) weighAttack(by *crew.Member, s, t *Ship, a *Aim) {
	w := &a.Mounting.Weapon
	a.Need = b.ArmourClass(t) + a.Cover.Bonus()
	a.Roll.Cause = w.Name
	if by.Gunnery {
		a.Roll.Add("proficiency", int(by.Proficiency))
	}
	a.Roll.Add("ship Dexterity", crew.Modifier(s.Dex))
	a.Roll.Add(w.Name, int(w.Bonus))
	for _, why := range [...]string{a.Band.Trouble(), b.unaimed(by, s)} {
		if why != "" {
			a.Roll.Disadvantage(why)
		}
	}
	if s.System >= 3 {
		a.Roll.Disadvantage("system damage 3")
	}
	b.conditionEdges(&a.Roll, s, t, false)
	if b.obscured(s, t) && !b.sees(s, t) && !b.peers(s) {
		a.Roll.Disadvantage("dust")
	}
}

// weighSave is the target's Dexterity save against 8 + proficiency + the
// ship's Dexterity + the weapon's bonus (SHIP-WSAVE). What would hinder the
// attack helps the save.
func (b *Battle) weighSave(by *crew.Member, s, t *Ship, a *Aim) {
	w := &a.Mounting.Weapon
	a.Need = 8 + crew.Modifier(s.Dex) + int(w.Bonus)
	if by.Gunnery {
		a.Need += int(by.Proficiency)
	}
	a.Fails = t.fails(crew.Dexterity)
	a.Roll = b.saveOf(t, crew.Dexterity, w.Name)
	a.Roll.Add(a.Cover.String(), a.Cover.Bonus())
	for _, why := range [...]string{a.Band.Trouble(), b.unaimed(by, s)} {
		if why != "" {
			a.Roll.Advantage(why)
		}
	}
	if s.System >= 3 {
		a.Roll.Advantage("attacker's system damage 3")
	}
	b.conditionEdges(&a.Roll, s, t, true)
	if b.obscured(s, t) && !b.sees(s, t) && !b.peers(s) {
		a.Roll.Advantage("dust")
	}
}

// attacking is what changes are asked about a gunner's attack; shotAt is what
// those of the target are asked.
func (b *Battle) attacking(by *crew.Member, s, t *Ship, a *Aim) rolling {
	r := rolling{
		touch: shipyard.Attacks, by: by, member: b.IDOf(by), ship: s.ID, against: t.ID, turned: a.Saves,
		grade: a.Mounting.Weapon.Grade, mount: a.Mount, size: b.ClassOf(t).Size, chosen: a.Chosen,
		deals: a.Mounting.Weapon.Type, result: a.Result,
	}
	if by.Gunnery {
		r.skilled = int(by.Proficiency)
	}
	return r
}

func (b *Battle) shotAt(by *crew.Member, s, t *Ship, a *Aim) rolling {
	return rolling{
		touch: shipyard.Targeted, member: b.IDOf(by), ship: t.ID, against: s.ID, turned: a.Saves,
		grade: a.Mounting.Weapon.Grade, size: b.ClassOf(s).Size, deals: a.Mounting.Weapon.Type,
	}
}

// useOnAttack applies what bears on an attack, on one attack alone or on all of
// them: being unseen, the changes to the attack, and with a save those to the
// target's save too. For a save, what helps the attack hinders it.
func (b *Battle) useOnAttack(by *crew.Member, s, t *Ship, a *Aim, apply func(*Battle, *dice.Roll, rolling)) {
	out, in, save := b.attacking(by, s, t, a), b.shotAt(by, s, t, a), b.saving(t, crew.Dexterity)
	out.later, in.later, save.later = a.Later, a.Later, a.Later
	unseen := !a.Later && !b.Knows(t.Side, s)
	switch {
	case unseen && a.Saves:
		a.Roll.Disadvantage("attacker unseen")
	case unseen:
		a.Roll.Advantage("unseen")
	}
	apply(b, &a.Roll, out)
	apply(b, &a.Roll, in)
	if a.Saves {
		apply(b, &a.Roll, save)
	}
	a.Critical = 20
	b.changes(&out, func(x *shipyard.Change, _ string, _ *crew.Member) {
		if x.How == shipyard.Critical {
			a.Critical = min(a.Critical, int(x.N))
		}
	})
}

// CoverOf is the best cover that anything between two ships gives the second,
// or what the GM has set (SHIP-COVER). Ships that the first one's side does not
// know of hide nothing.
func (b *Battle) CoverOf(s, t *Ship) space.Cover {
	if t.Cover > 0 {
		return space.Cover(t.Cover - 1)
	}
	best, target := space.NoCover, b.Disc(t)
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind.Solid() {
			best = max(best, space.Shadow(s.At, target, o.Disc()))
		}
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if o != s && o != t && o.State.Here() && !o.Charge.Live && b.Knows(s.Side, o) {
			best = max(best, space.Shadow(s.At, target, b.Disc(o)))
		}
	}
	return best
}
