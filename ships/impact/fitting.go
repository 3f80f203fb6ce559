package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// reaching is a mounting as a ship's sights let it reach.
func reaching(b *ships.Battle, s *ships.Ship, m *shipyard.Mounting) *shipyard.Mounting {
	if m.Weapon.Grade > shipyard.Secondary || b.Fitted(s, shipyard.Pinpoint) == nil {
		return m
	}
	far := *m
	far.Weapon.Near, far.Weapon.Far = m.Weapon.Near*3/2, m.Weapon.Far*3/2
	return &far
}

// BulkheadDC is what a check to force a lock behind bulkheads must reach.
const BulkheadDC = 20

// Bulkheads says whether a ship's doors are proof against boarders.
func Bulkheads(b *ships.Battle, s *ships.Ship) bool { return b.Fitted(s, shipyard.Bulkhead) != nil }

// hardy says whether damage at 0 calls for a save in place of a level.
func hardy(b *ships.Battle, s *ships.Ship) bool {
	h := b.Fitted(s, shipyard.Hardy)
	if h != nil {
		b.TellOwnSide(s, &ships.Invoked{By: crew.Seat{Ship: s.ID}, Name: b.FeatureOf(h.Feature).Name})
	}
	return h != nil
}

// bled is what of a shot goes past the shields that still hold: as much as the
// Strength of the ship that fires.
func bled(b *ships.Battle, s *ships.Ship, w *ships.Wound) int32 {
	by := b.Ship(w.By)
	if !w.Shot || by == nil || s.Shield == 0 || s.Untouchable() {
		return 0
	}
	h := b.Fitted(by, shipyard.Bleed)
	if h == nil {
		return 0
	}
	past := max(0, min(w.Amount, int32(crew.Modifier(by.Str))))
	if past > 0 {
		b.Emit(b.Watchers(by)&b.Watchers(s), &ships.Invoked{By: crew.Seat{Ship: by.ID}, Name: b.FeatureOf(h.Feature).Name, Target: s.ID})
	}
	return past
}

// Crits lets what is loaded act on a ship that a critical hit has struck, or a save
// that shows 1; or one that both of two d20 would have struck.
func Crits(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.Aim, critical bool) {
	what := Attacking(b, by, s, t, a)
	answer := func(u ships.User) {
		if !changeLoads(&u.Feature.Acts[0].Change, &what) {
			return
		}
		Pay(b, u, false)
		TellInvoked(b, u, t.ID, crew.Seat{})
		Perform(b, u, ships.Invocation{Target: t.ID})
	}
	if critical {
		Standing(b, s, shipyard.Crits, answer)
	}
	if critical || a.Doubled() {
		Standing(b, s, shipyard.Tells, answer)
	}
}

// loads says whether an act comes with the weapon of an attack.
func changeLoads(x *shipyard.Change, r *ships.Rolling) bool {
	return (x.Grades == 0 || x.Grades.Has(r.Grade)) && (x.Types == 0 || x.Types.Has(r.Deals))
}

// Rake is what a large ship's failed save against another's weapon is worth to those
// of its side who concentrate their fire: the next save against each of them has
// disadvantage, until the end of the target's own next turn.
func Rake(b *ships.Battle, s, t *ships.Ship) {
	p := b.Pilot(t)
	if b.ClassOf(s).Size < shipyard.Large || b.ClassOf(t).Size < shipyard.Large || p == nil {
		return
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if o == s || o.Side != s.Side || !o.CanAct() {
			continue
		}
		if h := b.Fitted(o, shipyard.Concentrate); h != nil {
			Grant(b, ships.Effect{Change: shipyard.Change{Touch: shipyard.Targeted, How: shipyard.Advantage, First: true}, Ship: t.ID, Against: o.ID, By: b.IDOf(p),
				Until: b.IDOf(p), End: true, Turns: 1, Feature: h.Feature})
		}
	}
}

// heed lets a ship have help with a save before it is rolled.
func heed(b *ships.Battle, t *ships.Ship, r *dice.Roll, what *ships.Rolling) {
	Standing(b, t, shipyard.Aimed, func(u ships.User) {
		for n := range u.Feature.Acts {
			x := &u.Feature.Acts[n]
			if x.Do != shipyard.Modify || !ships.ChangeFits(&x.Change, what) {
				continue
			}
			Pay(b, u, false)
			TellInvoked(b, u, 0, crew.Seat{})
			put(b, r, &x.Change, &ships.Rolling{Ship: t.ID, By: u.Member}, u.Feature.Name, u.Member)
			return
		}
	})
}

// retroFeet is how far retro thrusters throw a ship.
const retroFeet = 50 * space.Foot

// thrown moves a ship back, away from another, or ahead where there is none.
func thrown(b *ships.Battle, t, from *ships.Ship, feet space.Length) {
	way := t.Heading
	if from != nil {
		way = space.Bearing(from.At, t.At)
	}
	was := t.At
	at, moved := b.Gone(t, was, way, feet)
	t.At = at
	b.HoldCourse(t)
	b.TellWatchers(t, &ships.Slipped{Ship: t.ID, Feet: moved})
}

// feedbackDice are what a feedback shield throws, by the ship's size.
var feedbackDice = [...]int{shipyard.Tiny: 4, shipyard.Small: 6, shipyard.Medium: 8, shipyard.Large: 10, shipyard.Huge: 12, shipyard.Gargantuan: 20}

// feedback hurts whoever has hit a ship, with damage of the same type.
func feedback(b *ships.Battle, u ships.User, s, t *ships.Ship, of shipyard.DamageType) {
	Pay(b, u, false)
	TellInvoked(b, u, s.ID, crew.Seat{})
	r := dice.Roll{Cause: u.Feature.Name + ", damage"}
	r.Sum(&b.Tray, 1, feedbackDice[b.ClassOf(t).Size])
	b.Emit(b.Watchers(s)&b.Watchers(t), &ships.DamageRolled{By: u.Member.Seat, Mount: -1, Roll: r, Type: of})
	Hurt(b, ships.Wound{Target: s.ID, By: t.ID, Type: of, Amount: r.Total})
}

// allHands gives a ship its feet, and five of its crew an action for their
// reaction: the own ship, or the one that is ordered to.
func allHands(b *ships.Battle, u ships.User, d ships.Invocation) {
	s := b.ShipOf(u.Member)
	if t := b.Ship(d.Target); t != nil {
		s = t
	}
	s.Feet = s.FlyingSpeed()
	left := 5
	for _, id := range s.Crew {
		if m := b.Member(id); m != u.Member && m.Reaction && left > 0 {
			m.Open, m.Action, m.Reaction = true, true, false
			left--
		}
	}
}

// shore has a ship's next destruction save succeed at once.
func shore(b *ships.Battle, s *ships.Ship) {
	if s.Successes++; s.Successes == 3 {
		StabiliseShip(b, s)
	}
}

// immune keeps everything from a ship for 1d4 rounds.
func immune(b *ships.Battle, u ships.User) {
	s := b.ShipOf(u.Member)
	r := dice.Roll{Cause: u.Feature.Name + ", rounds"}
	turns := int8(r.Sum(&b.Tray, 1, 4))
	b.TellOwnSide(s, &ships.Thrown{By: u.Member.Seat, Roll: r})
	for _, x := range [...]shipyard.Change{
		{Touch: shipyard.Suffers, How: shipyard.Times}, {Touch: shipyard.FlySpeed, How: shipyard.Times, N: 1}, {Touch: shipyard.TurnSpeed, How: shipyard.Times, N: 4},
	} {
		Grant(b, ships.Effect{Change: x, Ship: s.ID, By: b.IDOf(u.Member), Until: b.IDOf(u.Member), Turns: turns, Feature: u.Have.Feature})
	}
	s.Feet = min(s.Feet, s.FlyingSpeed())
}

// blasts are how far a ship that blows itself up reaches, by its size, in feet.
var blasts = [...]space.Length{shipyard.Tiny: 50, shipyard.Small: 100, shipyard.Medium: 200, shipyard.Large: 400, shipyard.Huge: 1000, shipyard.Gargantuan: 2000}

// Fuse does what happens when an effect runs out that counts a member's turns.
func Fuse(b *ships.Battle, id crew.ID) {
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
				scuttle(b, s, e.By)
				done = true
			case shipyard.Immune:
				overdone(b, s)
				done = true
			}
		}
	}
}

// overdone is what a drive that has done too much costs: a destruction save, or
// a level of system damage.
func overdone(b *ships.Battle, s *ships.Ship) {
	r := dice.Roll{Cause: "destruction save of an overdone drive"}
	ok := r.D20(&b.Tray) >= 10
	b.TellOwnSide(s, &ships.DestructionSaved{Ship: s.ID, Roll: r, Success: ok})
	if !ok {
		DamageSystems(b, s, 1)
	}
}

// scuttle blows a ship up: all its Hit Dice with Strength each, thermite, to all
// near it.
func scuttle(b *ships.Battle, s *ships.Ship, by crew.ID) {
	class := b.ClassOf(s)
	r := dice.Roll{Cause: "self-destruction"}
	r.Add("ship Strength", int(class.HitDice)*crew.Modifier(s.Str))
	amount := int32(r.Sum(&b.Tray, int(class.HitDice), int(class.HitDie)))
	b.TellWatchers(s, &ships.DamageRolled{By: b.Member(by).Seat, Mount: -1, Roll: r, Type: shipyard.Thermite})
	for i := range b.Ships {
		if t := &b.Ships[i]; t != s && !t.State.Gone() && b.Range(s, t) <= blasts[class.Size]*space.Foot {
			Hurt(b, ships.Wound{Target: t.ID, By: s.ID, Type: shipyard.Thermite, Amount: max(0, amount)})
		}
	}
	destroy(b, s, ships.Exploded)
}

// nanites patch another ship, with a Hit Die of its own.
func nanites(b *ships.Battle, u ships.User, t *ships.Ship) {
	need := PatchDC(t)
	r, ok := Reach(b, u.Member, ships.Attempt{Skill: crew.MechanicsKit, Order: crew.Patch, Cause: u.Feature.Name, With: nil}, need)
	b.TellOwnSide(b.ShipOf(u.Member), &ships.Checked{By: u.Member.Seat, Roll: r, Need: int16(need), Success: ok})
	Strain(b, u.Member, &r)
	own := b.ShipOf(u.Member)
	if own.HitDice == 0 || t.State.Gone() {
		return
	}
	die := Spend(b, own, u.Member, ok, nil)
	b.TellOwnSide(t, &ships.Patched{By: u.Member.Seat, Roll: die, Gained: RepairHull(b, t, max(0, die.Total))})
}

// Opening lets crews do what they do before the first turn.
func Opening(b *ships.Battle) {
	for i := range b.Ships {
		Standing(b, &b.Ships[i], shipyard.Opens, func(u ships.User) { answerWith(b, u) })
	}
}
