package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// fitted says whether a ship has a feature of a hook that works by itself.
func (b *Battle) fitted(s *Ship, hook shipyard.Hook) *crew.Have {
	if b.ClassOf(s).Hooks&(1<<hook) == 0 {
		return nil
	}
	for i := range s.Features {
		if b.FeatureOf(s.Features[i].Feature).Hook == hook {
			return &s.Features[i]
		}
	}
	return nil
}

// reaching is a mounting as a ship's sights let it reach.
func (b *Battle) reaching(s *Ship, m *shipyard.Mounting) *shipyard.Mounting {
	if m.Weapon.Grade > shipyard.Secondary || b.fitted(s, shipyard.Pinpoint) == nil {
		return m
	}
	far := *m
	far.Weapon.Near, far.Weapon.Far = m.Weapon.Near*3/2, m.Weapon.Far*3/2
	return &far
}

// BulkheadDC is what a check to force a lock behind bulkheads must reach.
const BulkheadDC = 20

// Bulkheads says whether a ship's doors are proof against boarders.
func (b *Battle) Bulkheads(s *Ship) bool { return b.fitted(s, shipyard.Bulkhead) != nil }

// hardy says whether damage at 0 calls for a save in place of a level.
func (b *Battle) hardy(s *Ship) bool {
	h := b.fitted(s, shipyard.Hardy)
	if h != nil {
		b.inside(s, &Invoked{By: crew.Seat{Ship: s.ID}, Name: b.FeatureOf(h.Feature).Name})
	}
	return h != nil
}

// untouchable says whether nothing hurts a ship.
func (s *Ship) untouchable() bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch&shipyard.Suffers != 0 && e.How == shipyard.Times && e.N == 0 {
			return true
		}
	}
	return false
}

// bled is what of a shot goes past the shields that still hold: as much as the
// Strength of the ship that fires.
func (b *Battle) bled(s *Ship, w *Wound) int32 {
	by := b.Ship(w.By)
	if !w.Shot || by == nil || s.Shield == 0 || s.untouchable() {
		return 0
	}
	h := b.fitted(by, shipyard.Bleed)
	if h == nil {
		return 0
	}
	past := max(0, min(w.Amount, int32(crew.Modifier(by.Str))))
	if past > 0 {
		b.Emit(b.Watchers(by)&b.Watchers(s), &Invoked{By: crew.Seat{Ship: by.ID}, Name: b.FeatureOf(h.Feature).Name, Target: s.ID})
	}
	return past
}

// crits lets what is loaded act on a ship that a critical hit has struck, or a save
// that shows 1; or one that both of two d20 would have struck.
func (b *Battle) crits(by *crew.Member, s, t *Ship, a *Aim, critical bool) {
	what := b.attacking(by, s, t, a)
	answer := func(u user) {
		if !changeLoads(&u.f.Acts[0].Change, &what) {
			return
		}
		b.pay(u, false)
		b.invoked(u, t.ID, crew.Seat{})
		b.perform(u, deed{target: t.ID})
	}
	if critical {
		b.standing(s, shipyard.Crits, answer)
	}
	if critical || a.doubled() {
		b.standing(s, shipyard.Tells, answer)
	}
}

// loads says whether an act comes with the weapon of an attack.
func changeLoads(x *shipyard.Change, r *rolling) bool {
	return (x.Grades == 0 || x.Grades.Has(r.grade)) && (x.Types == 0 || x.Types.Has(r.deals))
}

// doubled says whether both d20 of an attack hit, the better as well as the worse, or
// both of a save fail.
func (a *Aim) doubled() bool {
	edge := a.Roll.Edge()
	if a.Saves {
		edge = -edge
	}
	if edge <= 0 || len(a.Roll.Dice) < 2 {
		return false
	}
	other := a.Roll.Dice[0]
	if !other.Dropped {
		other = a.Roll.Dice[1]
	}
	total := int(a.Roll.Total) - a.Roll.Natural() + int(other.Value)
	if a.Saves {
		return total < a.Need
	}
	return total >= a.Need && other.Value > 1
}

// rake is what a large ship's failed save against another's weapon is worth to those
// of its side who concentrate their fire: the next save against each of them has
// disadvantage, until the end of the target's own next turn.
func (b *Battle) rake(s, t *Ship) {
	p := b.Pilot(t)
	if b.ClassOf(s).Size < shipyard.Large || b.ClassOf(t).Size < shipyard.Large || p == nil {
		return
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if o == s || o.Side != s.Side || !o.CanAct() {
			continue
		}
		if h := b.fitted(o, shipyard.Concentrate); h != nil {
			b.Grant(Effect{Change: shipyard.Change{Touch: shipyard.Targeted, How: shipyard.Advantage, First: true}, Ship: t.ID, Against: o.ID, By: b.IDOf(p),
				Until: b.IDOf(p), End: true, Turns: 1, Feature: h.Feature})
		}
	}
}

// heed lets a ship have help with a save before it is rolled.
func (b *Battle) heed(t *Ship, r *dice.Roll, what *rolling) {
	b.standing(t, shipyard.Aimed, func(u user) {
		for n := range u.f.Acts {
			x := &u.f.Acts[n]
			if x.Do != shipyard.Modify || !changeFits(&x.Change, what) {
				continue
			}
			b.pay(u, false)
			b.invoked(u, 0, crew.Seat{})
			b.put(r, &x.Change, &rolling{ship: t.ID, by: u.m}, u.f.Name, u.m)
			return
		}
	})
}

// retroFeet is how far retro thrusters throw a ship.
const retroFeet = 50 * space.Foot

// thrown moves a ship back, away from another, or ahead where there is none.
func (b *Battle) thrown(t, from *Ship, feet space.Length) {
	way := t.Heading
	if from != nil {
		way = space.Bearing(from.At, t.At)
	}
	was := t.At
	at, moved := b.gone(t, was, way, feet)
	t.At = at
	b.HoldCourse(t)
	b.seen(t, &Slipped{Ship: t.ID, Feet: moved})
}

// feedbackDice are what a feedback shield throws, by the ship's size.
var feedbackDice = [...]int{shipyard.Tiny: 4, shipyard.Small: 6, shipyard.Medium: 8, shipyard.Large: 10, shipyard.Huge: 12, shipyard.Gargantuan: 20}

// feedback hurts whoever has hit a ship, with damage of the same type.
func (b *Battle) feedback(u user, s, t *Ship, of shipyard.DamageType) {
	b.pay(u, false)
	b.invoked(u, s.ID, crew.Seat{})
	r := dice.Roll{Cause: u.f.Name + ", damage"}
	r.Sum(&b.Tray, 1, feedbackDice[b.ClassOf(t).Size])
	b.Emit(b.Watchers(s)&b.Watchers(t), &DamageRolled{By: u.m.Seat, Mount: -1, Roll: r, Type: of})
	b.Hurt(Wound{Target: s.ID, By: t.ID, Type: of, Amount: r.Total})
}

// allHands gives a ship its feet, and five of its crew an action for their
// reaction: the own ship, or the one that is ordered to.
func (b *Battle) allHands(u user, d deed) {
	s := b.ship(u.m)
	if t := b.Ship(d.target); t != nil {
		s = t
	}
	s.Feet = s.FlyingSpeed()
	left := 5
	for _, id := range s.Crew {
		if m := b.Member(id); m != u.m && m.Reaction && left > 0 {
			m.Open, m.Action, m.Reaction = true, true, false
			left--
		}
	}
}

// shore has a ship's next destruction save succeed at once.
func (b *Battle) shore(s *Ship) {
	if s.Successes++; s.Successes == 3 {
		b.stabilise(s)
	}
}

// immune keeps everything from a ship for 1d4 rounds.
func (b *Battle) immune(u user) {
	s := b.ship(u.m)
	r := dice.Roll{Cause: u.f.Name + ", rounds"}
	turns := int8(r.Sum(&b.Tray, 1, 4))
	b.inside(s, &Thrown{By: u.m.Seat, Roll: r})
	for _, x := range [...]shipyard.Change{
		{Touch: shipyard.Suffers, How: shipyard.Times}, {Touch: shipyard.FlySpeed, How: shipyard.Times, N: 1}, {Touch: shipyard.TurnSpeed, How: shipyard.Times, N: 4},
	} {
		b.Grant(Effect{Change: x, Ship: s.ID, By: b.IDOf(u.m), Until: b.IDOf(u.m), Turns: turns, Feature: u.h.Feature})
	}
	s.Feet = min(s.Feet, s.FlyingSpeed())
}

// blasts are how far a ship that blows itself up reaches, by its size, in feet.
var blasts = [...]space.Length{shipyard.Tiny: 50, shipyard.Small: 100, shipyard.Medium: 200, shipyard.Large: 400, shipyard.Huge: 1000, shipyard.Gargantuan: 2000}

// fuse does what happens when an effect runs out that counts a member's turns.
func (b *Battle) fuse(id crew.ID) {
	for i := range b.Ships {
		s := &b.Ships[i]
		done := false
		for n := 0; n < len(s.Effects) && !done; n++ {
			e := s.Effects[n]
			if e.Until != id || e.End || e.Turns > 1 || e.Feature == 0 || s.State.Gone() {
				continue
			}
			switch b.FeatureOf(e.Feature).Hook {
			case shipyard.Scuttle:
				b.scuttle(s, e.By)
				done = true
			case shipyard.Immune:
				b.overdone(s)
				done = true
			}
		}
	}
}

// overdone is what a drive that has done too much costs: a destruction save, or
// a level of system damage.
func (b *Battle) overdone(s *Ship) {
	r := dice.Roll{Cause: "destruction save of an overdone drive"}
	ok := r.D20(&b.Tray) >= 10
	b.inside(s, &DestructionSaved{Ship: s.ID, Roll: r, Success: ok})
	if !ok {
		b.damageSystems(s, 1)
	}
}

// scuttle blows a ship up: all its Hit Dice with Strength each, thermite, to all
// near it.
func (b *Battle) scuttle(s *Ship, by crew.ID) {
	class := b.ClassOf(s)
	r := dice.Roll{Cause: "self-destruction"}
	r.Add("ship Strength", int(class.HitDice)*crew.Modifier(s.Str))
	amount := int32(r.Sum(&b.Tray, int(class.HitDice), int(class.HitDie)))
	b.seen(s, &DamageRolled{By: b.Member(by).Seat, Mount: -1, Roll: r, Type: shipyard.Thermite})
	for i := range b.Ships {
		if t := &b.Ships[i]; t != s && !t.State.Gone() && b.Range(s, t) <= blasts[class.Size]*space.Foot {
			b.Hurt(Wound{Target: t.ID, By: s.ID, Type: shipyard.Thermite, Amount: max(0, amount)})
		}
	}
	b.destroy(s, Exploded)
}

// nanites patch another ship, with a Hit Die of its own.
func (b *Battle) nanites(u user, t *Ship) {
	need := PatchDC(t)
	r, ok := b.reach(u.m, attempt{crew.MechanicsKit, crew.Patch, u.f.Name, nil}, need)
	b.inside(b.ship(u.m), &Checked{By: u.m.Seat, Roll: r, Need: int16(need), Success: ok})
	b.strain(u.m, &r)
	own := b.ship(u.m)
	if own.HitDice == 0 || t.State.Gone() {
		return
	}
	die := b.spend(own, u.m, ok, nil)
	b.inside(t, &Patched{By: u.m.Seat, Roll: die, Gained: b.repair(t, max(0, die.Total))})
}

// Opening lets crews do what they do before the first turn.
func (b *Battle) Opening() {
	for i := range b.Ships {
		b.standing(&b.Ships[i], shipyard.Opens, func(u user) { b.answerWith(u) })
	}
}
