package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/say"
	"broadside/sim/space"
)

// applyRiders applies what a weapon does besides its damage, before or after it.
func applyRiders(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, crit, after bool) {
	if m.Arm != nil && m.Arm.Dry {
		return
	}
	for i := range m.Weapon.Riders {
		if x := &m.Weapon.Riders[i]; x.After == after {
			rideOn(f, p, m, t, x, crit)
		}
	}
}

func rideOn(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, x *rulebook.Rider, crit bool) {
	n := x.Condition
	if crit && x.Crit >= 0 {
		n = x.Crit
	}
	if n < 0 && x.DoesNothing() {
		return
	}
	if x.Largest >= 0 && f.Size(t) > x.Largest {
		return
	}
	if m.Arm != nil && x.Once {
		m.Arm.Dry = true
	}
	if x.Spares&(1<<f.SheetOf(t).Kind) != 0 {
		return
	}
	if x.Save >= 0 && !(crit && x.Telling) && Save(f, t, personal.Saving{Ability: x.Save, DC: aim.SaveDC(f, p, m, x.DC), Cause: f.Names.Of(m.Weapon.Name)}).Good() {
		return
	}
	loseReserves(f, t, &x.Loses, f.Names.Of(m.Weapon.Name))
	if x.Unfocuses {
		Unfocus(f, t)
	}
	if x.Push > 0 {
		Push(f, t, p.At, x.Push)
	}
	if x.Pull > 0 {
		pull(f, t, p, p.At, x.Pull)
	}
	switch {
	case x.Detonates && detonate(f, &personal.Source{By: p, Name: m.Weapon.Name, Ability: -1, Times: 1, Deck: p.Deck, From: p.At}, t):
	case x.Table >= 0:
		RollOnTable(f, x.Table, t, p, nil)
	case n >= 0:
		if x.Own {
			t = p
		}
		Afflict(f, t, personal.Affliction{Condition: n, By: p.ID, Ends: x.Ends, Lasts: duration.Rounds(int16(x.Rounds)), Save: -1, Implied: -1})
	}
}

// loseReserves takes dice from each of somebody's reserves.
func loseReserves(f *personal.Fight, p *personal.Person, x *rulebook.Loss, cause say.Text) {
	for n := range f.Book().Reserves {
		if x[n] != (dice.Dice{}) && f.MostReserve(p, int8(n)) > 0 {
			SpendReserve(f, p, int8(n), f.RollTold(p, x[n], say.Of(personal.LossOf, f.Book().Reserves[n].Name), cause))
		}
	}
}

// GainReserves adds dice to reserves, a number of times.
func GainReserves(f *personal.Fight, p *personal.Person, x *rulebook.Loss, cause say.Text, times int32) {
	for n := range f.Book().Reserves {
		if x[n] == (dice.Dice{}) {
			continue
		}
		gained := int16(0)
		for range times {
			gained += f.RollTold(p, x[n], say.Of(personal.GainOf, f.Book().Reserves[n].Name), cause)
		}
		FillReserve(f, p, int8(n), gained)
	}
}

// fumble throws on the table of a weapon after a natural 1.
func fumble(f *personal.Fight, p *personal.Person, m *personal.Means, o *personal.Outcome) {
	if m.Weapon.Fumble >= 0 && o.Natural == 1 {
		RollOnTable(f, m.Weapon.Fumble, p, p, nil)
	}
	fumbleByCondition(f, p, o)
}

// fumbleByCondition throws on the table of a condition that makes a natural 1 a fumble.
func fumbleByCondition(f *personal.Fight, p *personal.Person, o *personal.Outcome) {
	if o.Natural != 1 {
		return
	}
	for i := range p.Conditions {
		if t := f.Book().Conditions[p.Conditions[i].Condition].Fumble; t >= 0 {
			RollOnTable(f, t, p, p, nil)
			return
		}
	}
}

// comesBack reports whether a weapon returns after it hits.
func comesBack(m *personal.Means) bool {
	return m.Arm != nil && m.Ranged && m.Weapon.Props&rulebook.Returns != 0
}

// bringBack returns such a weapon after a hit, to be caught with an action, and leaves it
// lying after a miss.
func bringBack(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square, hit bool) {
	if LetLie(f, p, m.Arm, at); hit && m.Arm.Held == 0 {
		m.Arm.Gone = false
		f.TellDeed(p, say.Of("can catch the returning %s", m.Weapon.Name), 0)
	}
}

// extraWorks reports whether the additional effect of a weapon works on a creature.
func extraWorks(f *personal.Fight, m *personal.Means, t *personal.Person) bool {
	x := &m.Weapon.Extra
	return x.Damage != (dice.Dice{}) && (x.Kinds == 0 || x.Kinds&(1<<f.SheetOf(t).Kind) != 0)
}

// extraType returns the type of a weapon's additional damage to a person, as a bit.
func extraType(f *personal.Fight, m *personal.Means, t *personal.Person) uint32 {
	if extraWorks(f, m, t) {
		return 1 << m.Weapon.Extra.Type
	}
	return 0
}

// extraDamage rolls a weapon's additional damage. Its dice are an addition and not
// doubled.
func extraDamage(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) int32 {
	if t == nil || !extraWorks(f, m, t) {
		return 0
	}
	return personal.RollHarm(f, p, t, m.Weapon.Extra.Damage, f.Names.Of(m.Weapon.Name))
}

// splash applies a hit to others near its target, friends too, or to those of the
// target's side.
func splash(f *personal.Fight, x *rulebook.Splash, w *personal.Wound, t *personal.Person) {
	if x.Size == 0 {
		return
	}
	var near []crew.ID
	for i := range f.People {
		if o := &f.People[i]; o != t && !o.IsOut() && (!x.Theirs || o.Side == t.Side) && f.Distance(o, t) <= x.Size && f.LineOfSight(t, o) {
			near = append(near, o.ID)
		}
	}
	by := f.Person(w.By)
	if len(near) == 0 || by == nil {
		return
	}
	personal.TellCaught(f, f.Watchers(t), &personal.Caught{By: w.By, What: w.Cause, People: near})
	amount := w.Amount
	if x.Damage != (dice.Dice{}) {
		amount = personal.RollHarm(f, by, t, x.Damage, w.Cause)
	}
	for _, id := range near {
		o := *w
		o.Target, o.Amount, o.Critical, o.Called, o.Spare, o.Parts = id, amount, false, false, false, nil
		o.Changes.Clear()
		f.AddWound(o)
	}
}

// arcOn deals half of the damage to one more person adjacent to the target, chosen at random.
func arcOn(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, amount int32) {
	var near []*personal.Person
	for i := range f.People {
		if o := &f.People[i]; o != t && o != p && !o.IsOut() && f.Distance(t, o) <= f.Book().Square {
			near = append(near, o)
		}
	}
	if len(near) == 0 {
		return
	}
	pick := 0
	if len(near) > 1 {
		n, _ := f.Tray.Throw(len(near), "the arc")
		pick = n - 1
	}
	w := personal.Wound{Target: near[pick].ID, By: p.ID, Type: m.Weapon.Type, Amount: amount, Tags: rulebook.Ranged, Cause: say.Of("%s arc", m.Weapon.Name)}
	w.Change("half of it", amount/2)
	f.AddWound(w)
}

// strayTarget returns the friend whose cover makes a miss hit them, in variants with this
// rule (ME-COVER-FRIEND), or nil. A guess never strays, because that would show that it
// was right.
func strayTarget(f *personal.Fight, p *personal.Person, total int, d personal.Degree, t *personal.Person) *personal.Person {
	if f.Variants&(personal.FriendlyFire|personal.FriendlyArmour) == 0 || aim.IsGuess(f, p, t) {
		return nil
	}
	body := f.BestShelter(p, t).Body
	if body == nil || personal.Hostile(p, body) {
		return nil
	}
	hit, die := d > personal.CriticalFailure && total >= aim.Defence(f, body), 0
	if f.Variants&personal.FriendlyArmour == 0 {
		die, _ = f.Tray.Throw(6, "a stray attack")
		hit = die%2 == 1
	}
	f.Tell(body, &personal.Strayed{By: p.ID, Target: body.ID, Hit: hit, Die: int8(die)})
	if !hit {
		return nil
	}
	return body
}

// strayShot lets an attack that has missed hit somebody else, by variants with this rule.
func strayShot(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person) {
	if body := strayTarget(f, p, int(b.Total), b.Degree, t); body != nil {
		b.Target, b.Edge = body.ID, -1 // no sneak attack
		dealHit(f, b, m, p, body)
	}
}

// partsOf throws a weapon's extra damage for an occasion.
func partsOf(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, when rulebook.Occasion, crit bool) (parts []personal.Portion) {
	book := f.Book()
	for i := range m.Weapon.Adds {
		x := &m.Weapon.Adds[i]
		if !addsTo(f, p, t, x, when) {
			continue
		}
		share := damage.Whole()
		if x.Save >= 0 {
			share = book.Checks.Shares[Save(f, t, savesAdd(f, p, m, x)).Degree]
		}
		r := f.DamageDice("", addedDice(m, x), strategy.DiceTimes(book, crit))
		strategy.RaiseCritical(book, &r, crit)
		r.AddLate("by the save", int(share.Points(r.Total)-r.Total))
		personal.TellHarm(f, p, t, p.ID, &r, f.Names.Of(m.Weapon.Name))
		parts = append(parts, personal.Portion{Type: x.Type, Amount: r.Total})
	}
	return parts
}

// addsTo reports whether extra damage is for an occasion and a target.
func addsTo(f *personal.Fight, p, t *personal.Person, x *rulebook.Add, when rulebook.Occasion) bool {
	return x.When == when && (x.Kinds == 0 || x.Kinds&(1<<f.SheetOf(t).Kind) != 0) && (x.Only == nil || personal.InOne(t, x.Only, p.ID))
}

// addedDice returns the dice of extra damage.
func addedDice(m *personal.Means, x *rulebook.Add) dice.Dice {
	d := x.Damage
	if m.Ranged {
		d.Plus = energy.Soften(d.Plus, m.Softer)
	}
	return d
}

// savesAdd returns the save against extra damage.
func savesAdd(f *personal.Fight, p *personal.Person, m *personal.Means, x *rulebook.Add) personal.Saving {
	return personal.Saving{Ability: x.Save, DC: aim.SaveDC(f, p, m, x.DC), Cause: f.Names.Of(m.Weapon.Name)}
}

// hitOccasions are the occasions for extra damage of a hit, in order.
var hitOccasions = [...]rulebook.Occasion{rulebook.OnEachHit, rulebook.OnCharged, rulebook.OnOpen, rulebook.OnWounded}

// isOccasion reports whether a hit is such an occasion. Nobody foresees how wounded a foe is.
func isOccasion(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, when rulebook.Occasion) bool {
	switch when {
	case rulebook.OnCharged:
		return m.Hand == personal.WithCharge
	case rulebook.OnOpen:
		return m.Shelter(f, p, t).Cover == space.NoCover
	case rulebook.OnWounded:
		return !m.Foreseen && t.HP <= f.MaxHP(t)/2
	}
	return true
}

// addedDamage returns all the damage that a hit adds to the weapon's own.
func addedDamage(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, crit bool) (parts []personal.Portion) {
	for _, when := range hitOccasions {
		if len(m.Weapon.Adds) > 0 && isOccasion(f, p, m, t, when) {
			parts = append(parts, partsOf(f, p, m, t, when, crit)...)
		}
	}
	return parts
}

// leaveGround leaves the ground that a weapon's hits create where the target stood.
func leaveGround(f *personal.Fight, p *personal.Person, m *personal.Means, on int8, at deckplan.Square) {
	for _, device := range m.Weapon.Splash.Ground {
		SpreadCloud(f, p.ID, on, device, 1, at)
	}
}

// graze deals the damage of a miss.
func graze(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) {
	for _, x := range partsOf(f, p, m, t, rulebook.OnMiss, false) {
		f.AddWound(personal.Wound{Target: t.ID, By: p.ID, Type: x.Type, Amount: x.Amount, Tags: personal.HitTags(m), Cause: f.Names.Of(m.Weapon.Name)})
	}
	if m.Weapon.Splash.Misses {
		splash(f, &m.Weapon.Splash, &personal.Wound{Target: t.ID, By: p.ID, Type: m.Weapon.Type, Tags: personal.HitTags(m), Attack: true, Cause: f.Names.Of(m.Weapon.Name)}, t)
	}
}

// healByHit heals a wielder by half the damage of a hit.
func healByHit(f *personal.Fight, p *personal.Person, m *personal.Means, amount int32) {
	if m.Weapon.Props&rulebook.Draining != 0 {
		Heal(f, p, amount/2)
	}
}

// boostFits reports whether a boost applies to a hit.
func boostFits(x *rulebook.Boost, w *personal.Wound, school int8) bool {
	if w.Tags&rulebook.Spell != 0 {
		return x.School >= 0 && x.School == school
	}
	return x.When&^w.Tags == 0
}

// boostDice returns the dice that a condition of its dealer adds to a hit, and the factor of
// their number; no dice if it adds nothing.
func boostDice(f *personal.Fight, a *personal.Affliction, w *personal.Wound, school int8) (d dice.Dice, times int) {
	x := &f.Book().Conditions[a.Condition].Boost
	if x.Damage.IsNone() || !boostFits(x, w, school) {
		return d, 0
	}
	d, times = x.Damage, strategy.DiceTimes(f.Book(), w.Critical)
	d.Count += x.More.Count * a.Levels
	if by := f.Person(a.By); x.Growing && by != nil {
		times *= f.Book().Growth(personal.Level(f, by))
	}
	return d, times
}

// boostHit deals a hit with what the conditions of its dealer add to it.
func boostHit(f *personal.Fight, p, t *personal.Person, w *personal.Wound, school int8) {
	book, place := f.Book(), len(f.Wounds)
	f.Wounds = append(f.Wounds, *w)
	if len(p.Conditions) == 0 {
		return
	}
	var room [8]personal.Affliction
	for _, a := range p.AppendConditions(room[:0]) {
		c := &book.Conditions[a.Condition]
		d, times := boostDice(f, &a, w, school)
		if d.IsNone() || !f.Suffers(p, a.Condition) {
			continue
		}
		kind := c.Boost.Type
		if kind < 0 {
			kind = a.Type
		}
		r := f.DamageDice("", d, times)
		strategy.RaiseCritical(book, &r, w.Critical)
		personal.TellHarm(f, p, t, p.ID, &r, say.Name(c.Name))
		rider := c.Boost.Rider
		if rider.DC == 0 {
			rider.DC = a.DC
		}
		rideOn(f, p, &personal.Means{Weapon: rulebook.Weapon{Name: c.Name}}, t, &rider, w.Critical)
		whole := &f.Wounds[place]
		whole.Parts = append(slices.Clip(whole.Parts), personal.Portion{Type: kind, Amount: r.Total})
		if c.Boost.Once {
			useUpBoost(f, p, &a)
		}
	}
}

// useUpBoost ends a condition whose boost has been used, and the concentration on it.
func useUpBoost(f *personal.Fight, p *personal.Person, a *personal.Affliction) {
	Relieve(f, p, a.Condition)
	if by := f.Person(a.By); by != nil && a.Ends == rulebook.EndsFocus && by.Focus.Power >= 0 && f.Book().Powers[by.Focus.Power].Effect.Brings() == a.Condition {
		Unfocus(f, by)
	}
}

// strikeBack hurts a person who has hit somebody whose conditions strike back.
func strikeBack(f *personal.Fight, t, by *personal.Person, w *personal.Wound) {
	var room [8]personal.Affliction
	for _, a := range t.AppendConditions(room[:0]) {
		c := &f.Book().Conditions[a.Condition]
		x := &c.Thorns
		if x.Damage == (dice.Dice{}) || !boostFits(x, w, -1) {
			continue
		}
		d, rider := x.Damage, x.Rider
		d.Count += x.More.Count * a.Levels
		d.Plus += x.More.Plus * a.Levels
		if maker := f.Person(a.By); x.Growing && maker != nil {
			d.Count *= int8(f.Book().Growth(personal.Level(f, maker)))
		}
		f.AddWound(personal.Wound{Target: by.ID, By: t.ID, Type: x.Type, Amount: personal.RollHarm(f, t, by, d, say.Name(c.Name)), Cause: say.Name(c.Name)})
		if rider.DC == 0 {
			rider.DC = a.DC
		}
		rideOn(f, t, &personal.Means{Weapon: rulebook.Weapon{Name: c.Name}}, by, &rider, false)
		if x.Once {
			useUpBoost(f, t, &a)
		}
	}
}
