package ships

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// CloseCombat is how near a target makes every attack on it harder (SHIP-CLOSE).
const CloseCombat = 50 * space.Foot

// Band is where a range lies (SHIP-RANGE).
type Band uint8

// The bands.
const (
	InClose     Band = iota // within 50 ft
	UnderClose              // a secondary weapon's, inside its close range
	InNormal                // no trouble
	BeyondNear              // beyond normal range
	BeyondReach             // beyond the last range: impossible
)

func (n Band) String() string {
	return [...]string{"within 50 ft", "inside close range", "normal range", "long range", "out of range"}[n]
}

// BandOf says where a range lies for a weapon. A band includes its far edge.
func (w *Weapon) BandOf(d space.Length) Band {
	far := w.Far
	if far == 0 {
		far = w.Near
	}
	switch {
	case d > far:
		return BeyondReach
	case d <= CloseCombat:
		return InClose
	case w.Grade == Secondary && d <= w.Near:
		return UnderClose
	case w.Grade != Secondary && d > w.Near:
		return BeyondNear
	}
	return InNormal
}

// trouble is why a band is a disadvantage, or "".
func (n Band) trouble() string {
	if n == InNormal {
		return ""
	}
	return n.String()
}

// Aim is everything that decides an attack before its dice are thrown.
type Aim struct {
	Mounting *Mounting
	Range    space.Length
	Band     Band
	InArc    bool
	Cover    space.Cover
	Saves    bool      // the target makes a Dexterity save; nobody rolls to hit
	Fails    string    // the condition by which it fails without a roll
	Need     int       // AC with cover, or the save DC
	Roll     dice.Roll // of the attacker, or of the target's save
}

// aim works out an attack of a gunner with a mount on a ship.
func (b *Battle) aim(by *crew.Member, s *Ship, mount int, t *Ship) Aim {
	m := &b.ClassOf(s).Mounts[mount]
	a := Aim{Mounting: m, Range: b.Range(s, t), Cover: b.CoverOf(s, t)}
	a.Band = m.Weapon.BandOf(a.Range)
	a.InArc = m.Turret || space.InCone(s.At, (s.Heading+m.Facing).Norm(), t.At)
	a.Saves = m.Weapon.Grade >= Tertiary || b.ClassOf(s).Size.Saving()
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
	if why := a.Band.trouble(); why != "" {
		a.Roll.Disadvantage(why)
	}
	if s.System >= 3 {
		a.Roll.Disadvantage("system damage 3")
	}
	conditionEdges(&a.Roll, s, t, false)
	if b.obscured(s, t) {
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
	if why := a.Band.trouble(); why != "" {
		a.Roll.Advantage(why)
	}
	if s.System >= 3 {
		a.Roll.Advantage("attacker's system damage 3")
	}
	conditionEdges(&a.Roll, s, t, true)
	if b.obscured(s, t) {
		a.Roll.Advantage("dust")
	}
}

// attacking is what effects are asked about a gunner's attack.
func (b *Battle) attacking(by *crew.Member, s, t *Ship) rolling {
	return rolling{attack: true, member: b.IDOf(by), ship: s.ID, against: t.ID}
}

// useOnAttack applies what touches one attack alone: being unseen, the effects on
// the attack, and with a save those on the
// target's save too. For a save, what helps the attack hinders it.
func (b *Battle) useOnAttack(by *crew.Member, s, t *Ship, a *Aim, apply func(*Battle, *dice.Roll, rolling)) {
	unseen := !b.Knows(t.Side, s)
	if !a.Saves {
		if unseen {
			a.Roll.Advantage("unseen")
		}
		apply(b, &a.Roll, b.attacking(by, s, t))
		return
	}
	if unseen {
		a.Roll.Disadvantage("attacker unseen")
	}
	var turned dice.Roll
	apply(b, &turned, b.attacking(by, s, t))
	for _, x := range turned.Reasons {
		a.Roll.Reasons = append(a.Roll.Reasons, dice.Reason{Name: x.Name + " (attack)", Good: !x.Good})
	}
	apply(b, &a.Roll, rolling{save: true, ship: t.ID})
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
