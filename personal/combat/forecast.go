package combat

import (
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
)

// The expected damage of an attack is the average of what its dice deal to its target: before
// layers, resistances, armour and weaknesses take from it or add to it, and before anybody
// reacts, since the attacker may know of neither. Averages are in thousandths of a point. Where a
// share is given in percent, it is that share of the damage which is averaged.

// ForeseeStrike notes in an attack with a weapon its expected damage.
func ForeseeStrike(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, i *Attack, s *personal.Shot) {
	if m.Weapon.Blast.Zone != rulebook.NoZone {
		return // what everyone in the zone takes is no attack on one of them
	}
	book := f.Book()
	b := personal.Blow{By: p.ID, Attack: personal.Swing(*i), Target: t.ID, Edge: int8(s.Roll.Edge())}
	worth := [...]int{personal.Success: hitMean(f, p, m, &b, t, false), personal.CriticalSuccess: hitMean(f, p, m, &b, t, true)}
	worth[personal.Failure] = missMean(f, p, m, &b, t)
	if f.Flags(p)&rulebook.Telling != 0 {
		worth[personal.Success] = worth[personal.CriticalSuccess]
	}
	sure, never := isSureCritical(f, p, t), !energy.CanBeCritical(f, m, f.Distance(p, t))
	s.Harm = tenths(strategy.AverageAttack(book, s, func(d personal.Degree) int {
		switch d = max(d, personal.Failure); {
		case d == personal.CriticalSuccess && never:
			d = personal.Success
		case d == personal.Success && sure && !never:
			d = personal.CriticalSuccess
		}
		return worth[d]
	}))
}

// volleyMean returns the average damage of a share of an attack whose damage is thrown before its
// roll: with its weapon, and with others in hand. A sneak attack adds to one of them.
func volleyMean(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person, share int64) int {
	mean, beside := salvoMean(f, p, m, b, t, share), *b
	beside.Edge = -1
	for _, o := range aim.WeaponsBeside(f, p, m, t, &b.Attack) {
		mean += salvoMean(f, p, &o, &beside, t, share)
	}
	return mean
}

// tenths rounds an average to tenths of a point.
func tenths(mean int) int32 { return int32((mean + 50) / 100) }

// hitMean returns the average damage of a hit.
func hitMean(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person, crit bool) (mean int) {
	share := int64(100)
	if b.Attack.Hand == personal.WithArea {
		share = int64(f.Book().Attack.Area.Direct)
	}
	if damageFirst(f.Book()) {
		mean = volleyMean(f, p, m, b, t, share)
	} else {
		mean = ownMean(f, p, m, b, t, crit, 100)
		mean += addedMean(f, p, m, t, crit, 100)
	}
	w := personal.Wound{Tags: personal.HitTags(m), Critical: crit}
	return mean + boostMean(f, p, &w, -1)
}

// ownMean returns the average of a share of a weapon's own damage.
func ownMean(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person, crit bool, share int64) int {
	book := f.Book()
	d := damageDice{}
	d.roll.Weighed = true
	d.prepare(f, p, m, b, t, crit)
	sets, plus := [5]dice.Set{d.sets[0], d.sets[1], d.sets[2]}, d.roll.Bonus()
	if extraWorks(f, m, t) {
		sets[3], plus = setOf(m.Weapon.Extra.Damage, 1), plus+int(m.Weapon.Extra.Damage.Plus)
	}
	times, den := int64(strategy.TotalTimes(book, crit)), int64(1)
	if !damageFirst(book) && fades(f, p, m, t) {
		den = 2
	}
	mean := portionMean(sets[:], plus, times, den, share)
	if x := m.Weapon.Traits.Deadly; crit {
		mean += portionMean([]dice.Set{setOf(x, 1)}, int(x.Plus), 1, den, share)
	}
	return mean
}

// setOf returns dice, their number multiplied, without what is added.
func setOf(d dice.Dice, times int) dice.Set {
	return dice.Set{Count: int(d.Count) * times, Faces: int(d.Faces)}
}

// portionMean returns the average of num/den of a share of a sum.
func portionMean(sets []dice.Set, plus int, num, den, share int64) int {
	if num *= share; num%100 == 0 {
		num /= 100
	} else {
		den *= 100
	}
	if num%den == 0 {
		num, den = num/den, 1
	}
	return int(dice.Mean(sets, plus, num, den))
}

// salvoMean returns the average of a share of the damage of one weapon in an attack whose damage is
// thrown before its roll.
func salvoMean(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person, share int64) (mean int) {
	for _, x := range m.Weapon.Blast.Parts {
		mean += portionMean([]dice.Set{setOf(x.Damage, 1)}, int(energy.Soften(x.Damage.Plus, m.Softer)), 1, 1, share)
	}
	if len(m.Weapon.Blast.Parts) > 0 {
		return mean
	}
	return ownMean(f, p, m, b, t, false, share) + addedMean(f, p, m, t, false, share)
}

// addedMean returns the average of a share of what a hit with a weapon adds.
func addedMean(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, crit bool, share int64) (mean int) {
	for i := range m.Weapon.Adds {
		if x := &m.Weapon.Adds[i]; x.When != rulebook.OnMiss && addsTo(f, p, t, x, x.When) && isOccasion(f, p, m, t, x.When) {
			mean += addMean(f, p, m, t, x, crit, share)
		}
	}
	return mean
}

// addMean returns the average of a share of extra damage, over the save against it.
func addMean(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, x *rulebook.Add, crit bool, share int64) int {
	book, d := f.Book(), addedDice(m, x)
	sets, times := [1]dice.Set{setOf(d, strategy.DiceTimes(book, crit))}, int64(strategy.TotalTimes(book, crit))
	if x.Save < 0 {
		return portionMean(sets[:], int(d.Plus), times, 1, share)
	}
	return saveMean(f, t, savesAdd(f, p, m, x), func(d personal.Degree) int {
		part := book.Checks.Shares[d]
		return portionMean(sets[:], int(x.Damage.Plus), times*part.Num, part.Den, share)
	})
}

// saveMean returns the average of what each degree of a save is worth.
func saveMean(f *personal.Fight, t *personal.Person, x personal.Saving, worth func(personal.Degree) int) int {
	if x.Fails || personal.FailsSave(f, t, x.Ability, nil) {
		return worth(personal.Failure)
	}
	var by [personal.CriticalSuccess + 1]int
	for d := range by {
		by[d] = worth(personal.Degree(d))
	}
	r := personal.ToSave(f, t, x)
	f.NoteEdges(&r, personal.Edging{Save: true, Check: f.Book().Checks.Saves, Person: t.ID})
	return strategy.AverageCheck(f.Book(), &r, x.DC, func(d personal.Degree, _ int) int { return by[d] })
}

// boostMean returns the average of what the conditions of its dealer add to a hit.
func boostMean(f *personal.Fight, p *personal.Person, w *personal.Wound, school int8) (mean int) {
	for a := range p.EachCondition {
		if d, times := boostDice(f, &a, w, school); !d.IsNone() {
			mean += int(dice.Mean([]dice.Set{setOf(d, times)}, int(d.Plus), int64(strategy.TotalTimes(f.Book(), w.Critical)), 1))
		}
	}
	return mean
}

// missMean returns the average damage of a miss: the weapon's own, and the share of a target
// that evades an attack on an area.
func missMean(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person) (mean int) {
	for i := range m.Weapon.Adds {
		if x := &m.Weapon.Adds[i]; addsTo(f, p, t, x, rulebook.OnMiss) {
			mean += addMean(f, p, m, t, x, false, 100)
		}
	}
	if boom := len(m.Weapon.Blast.Parts) > 0; damageFirst(f.Book()) && (boom || widensAlways(f, p, m, b, t)) {
		mean += volleyMean(f, p, m, b, t, int64(f.Book().Attack.Area.Around))
	}
	return mean
}

// widensAlways reports whether an attack is pure energy, and at its weakest strong enough for an
// area.
func widensAlways(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person) bool {
	least := []personal.Portion{{Type: m.Weapon.Type, Amount: int32(ownMean(f, p, m, b, t, false, 100) / 1000)}}
	for i := range m.Weapon.Adds {
		if x := &m.Weapon.Adds[i]; x.When != rulebook.OnMiss && addsTo(f, p, t, x, x.When) && isOccasion(f, p, m, t, x.When) {
			least = append(least, personal.Portion{Type: x.Type, Amount: int32(x.Damage.Count) + int32(addedDice(m, x).Plus)})
		}
	}
	for _, o := range aim.WeaponsBeside(f, p, m, t, &b.Attack) {
		least = append(least, personal.Portion{Type: o.Weapon.Type, Amount: int32(ownMean(f, p, &o, b, t, false, 100) / 1000)})
	}
	return energy.Widens(f.Book(), b.Attack.Hand, least) > 0
}

// ForeseeEffect notes in a shot the expected damage of an effect on somebody: of its attack, or of
// their save against it.
func ForeseeEffect(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square, shot *personal.Shot) {
	shot.Harm = tenths(effectMean(f, s, e, t, at, shot))
}

// SlingAt returns an effect's attack on somebody before its dice, or its refusal.
func SlingAt(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person) (personal.Shot, error) {
	shot, m, tags := aim.SpellRoll(f, s, e)
	if m.Ranged {
		if err := personal.InRange(f, &m, f.Distance(s.By, t)); err != nil {
			return personal.Shot{}, err
		}
	}
	aim.NoteSling(f, &shot, s.By, &m, t, tags)
	f.NoteEdges(&shot.Roll, personal.Edging{Attack: true, Person: s.By.ID, Side: int8(s.By.Side), Against: t.ID})
	strategy.SettleReasons(f, &shot)
	return shot, nil
}

// effectMean returns the average damage of an effect, and of what follows from it, to its target.
func effectMean(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square, shot *personal.Shot) int {
	book := f.Book()
	switch e.Aim {
	case rulebook.ByAttack, rulebook.ByTouch:
		crits, sure := !s.Spell || book.Attack.CritSpells, isSureCritical(f, s.By, t)
		hit, critical := struckMean(f, s, e, t, false), struckMean(f, s, e, t, true)
		return strategy.AverageAttack(book, shot, func(d personal.Degree) int {
			switch {
			case d < personal.Success:
				return 0
			case crits && (sure || d == personal.CriticalSuccess):
				return critical
			}
			return hit
		})
	case rulebook.BySave:
		return saveMean(f, t, aim.SaveAgainst(f, s, e, t, at), func(d personal.Degree) int {
			part := shareOf(f, e, d, false)
			mean := harmMean(f, s, e, false, part.Num, part.Den)
			if d < personal.Success {
				mean += thenMean(f, s, e, t)
			}
			return mean
		})
	}
	return struckMean(f, s, e, t, false)
}

// struckMean returns the average damage of an effect that has hit.
func struckMean(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, critical bool) int {
	mean := harmMean(f, s, e, critical, 1, 1) + thenMean(f, s, e, t)
	if (e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch) && e.Shape == rulebook.NoArea && e.Damages() {
		w := woundOf(e, s, t.ID, 0)
		w.Critical = critical
		mean += boostMean(f, s.By, &w, s.School)
	}
	return mean
}

// harmMean returns the average of a share of an effect's damage.
func harmMean(f *personal.Fight, s *personal.Source, e *rulebook.Effect, critical bool, num, den int64) int {
	if !e.Damages() || num == 0 {
		return 0
	}
	d, mod, points := harmDice(f, s, e)
	if points > 0 {
		return 1000 * int(int64(points)*num/den)
	}
	critical = critical && !f.Book().Screens() // thrown before the roll
	times := s.Times * strategy.DiceTimes(f.Book(), critical)
	return int(dice.Mean([]dice.Set{setOf(d, times)}, int(d.Plus)+mod, num*int64(strategy.TotalTimes(f.Book(), critical)), den))
}

// thenMean returns the average damage of what an effect does next to the target that it has hit.
func thenMean(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person) int {
	x := rulebook.Find[*rulebook.ThenOp](e)
	if x == nil || x.Effect.Own || x.Effect.Shape != rulebook.NoArea {
		return 0
	}
	var shot personal.Shot
	if x.Effect.Aim == rulebook.ByAttack || x.Effect.Aim == rulebook.ByTouch {
		var err error
		if shot, err = SlingAt(f, s, &x.Effect, t); err != nil {
			return 0
		}
	}
	return effectMean(f, s, &x.Effect, t, t.At, &shot)
}
