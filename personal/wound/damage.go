// Package wound holds what damage does to people: the stages that it goes through and
// what it takes, the track at 0, injuries, and death.
package wound

import (
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/energy"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/say"
)

// Settle applies the damage that was gathered, and its consequences.
func Settle(f *personal.Fight) {
	for i := 0; i < len(f.Wounds); i++ {
		w := f.Wounds[i]
		if p := f.Person(w.Target); p != nil && !p.IsOut() && !combat.OffersMeeting(f, p, &w) {
			takeWound(f, p, &w)
			movement.ComeDown(f, p)
		}
	}
	f.Wounds = f.Wounds[:0]
}

// takeWound takes a wound through the book's stages and from hit points.
func takeWound(f *personal.Fight, p *personal.Person, w *personal.Wound) {
	a := personal.Account{Amount: w.Amount, Changes: w.Changes}
	if exploitWeakness(f, p, w, &a); p.IsOut() {
		return
	}
	combat.TakePhase(f, rulebook.OnHit, p, w, &a)
	a.ByType[w.Type] += a.Amount
	takeParts(f, p, w, &a)
	if a.Amount > 0 {
		rollTender(f, p, &a)
	}
	a.Hp = min(a.Amount, personal.MaxPoints)
	personal.TellDamage(f, personal.ExceptUnaware(f, rulebook.Numb, p, f.Watchers(p)), p, w, &a)
	combat.DisturbLayers(f, p, w, &a)
	combat.ApplyLayers(f, p)
	if (a.Hp > 0 || a.Taken() > 0) && f.SheetOf(p).Regrows.Not&w.Types() != 0 {
		p.Repose.Charred = true
	}
	if a.Hp > 0 {
		left := p.HP
		if f.Book().Toll == rulebook.TakesInjuries {
			addInjury(f, p, a.Hp, w)
		} else {
			combat.BringDown(f, p, w.By, func() { takePoints(f, p, a.Hp, w) })
		}
		leech(f, w, a.Hp, left)
		combat.OffersAnswer(f, p, w)
	} else {
		endsSleep(f, p, w)
	}
	followInjury(f, p, w, &a)
	if a.Hp > 0 || a.Taken() > 0 {
		checkConcentration(f, p, a.Hp)
		combat.BreakOff(f, p, rulebook.BreakHurt)
		if p.State != personal.Dead {
			combat.SaveWhenHurt(f, p)
		}
	}
}

// leech heals the person who dealt a wound by what it took, limited to what there was to take. It
// does nothing for the unhurt.
func leech(f *personal.Fight, w *personal.Wound, taken, left int32) {
	by := f.Person(w.By)
	if by == nil || w.Tags&rulebook.Leech == 0 {
		return
	}
	if f.Book().Toll == rulebook.TakesInjuries {
		if by.Harm > 0 {
			combat.Heal(f, by, taken)
		}
		return
	}
	if by.HP < f.MaxHP(by) {
		combat.Heal(f, by, min(taken, left))
	}
}

// endsSleep makes a critical hit on the unconscious kill even if it costs no hit points,
// in books where any does (HOE-CRITKILL).
func endsSleep(f *personal.Fight, p *personal.Person, w *personal.Wound) {
	z := &f.Book().Zero
	if w.Attack && w.Critical && z.HurtCrit.Dead && (p.HP == 0 || z.Senseless && f.Has(p, rulebook.PartDown)) {
		combat.ChangeTracks(f, p, z.HurtCrit)
	}
}

// rollTender throws what conditions add whenever somebody is hurt.
func rollTender(f *personal.Fight, p *personal.Person, a *personal.Account) {
	for x := range p.EachCondition {
		if c := &f.Book().Conditions[x.Condition]; !c.Tender.IsNone() {
			r := f.DamageDice(say.Name(c.Name), c.Tender, 1)
			personal.TellHarm(f, p, p, x.By, &r, say.Name(c.Name))
			a.Change(say.Name(c.Name), a.Amount+r.Total)
		}
	}
}

// exploitWeakness applies what a wound does to a person with a weakness: more dice, a
// condition, a throw on a table, or death.
func exploitWeakness(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	x := &f.SheetOf(p).Weakness
	if (x.Types&(w.Types()|w.Also) == 0 || x.Critical) && !(x.Spot && w.Called) {
		return
	}
	f.TellDeed(p, say.Of("has a weakness: %s", x.Says), 0)
	by := f.Person(w.By)
	if by == nil {
		by = p
	}
	if x.Extra != (dice.Dice{}) {
		a.Change("weakness", a.Amount+personal.RollHarm(f, by, p, x.Extra, "weakness"))
	}
	switch {
	case x.Kills:
		combat.BringDown(f, p, w.By, func() { combat.Die(f, p, personal.DiedOf, "its weakness") })
	case x.Table >= 0:
		combat.RollOnTable(f, x.Table, p, by, nil)
	case x.Condition >= 0:
		combat.Afflict(f, p, personal.Affliction{Condition: x.Condition, By: w.By, Save: -1, Implied: -1})
	}
}

// addInjury accumulates damage. Each multiple of the factor that it crosses is a degree of
// injury, and all degrees of a hit are of the type that is rolled or was chosen (LOL-INJURY).
func addInjury(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound) {
	table := f.Book().Injuries.Table
	n := int(w.Face)
	if n == 0 {
		n, _ = f.Tray.Throw(len(table), "injury")
	}
	factor, before := personal.InjuryFactor(f, p), p.Harm
	p.Harm = min(personal.MaxPoints, p.Harm+damage)
	w.Crossed = p.Harm/factor - before/factor
	f.Tell(p, &personal.Injured{Person: p.ID, Die: int8(n), Type: f.Book().Conditions[table[n-1]].Name, Harm: p.Harm, Factor: factor, Degrees: int8(min(100, w.Crossed))})
	if w.Crossed == 0 {
		return
	}
	for range min(w.Crossed, personal.MaxDegrees) {
		if len(p.Faces) == personal.MaxDegrees {
			p.Faces = append(p.Faces[:0], p.Faces[1:]...)
		}
		p.Faces = append(p.Faces, int8(n))
	}
	f.Sparing = w.Spare
	combat.Worsen(f, p, personal.Affliction{Condition: table[n-1], By: w.By, Save: -1, Implied: -1}, w.Crossed)
	f.Sparing = false
}

// followInjury applies what damage of some types does in addition, by the degrees of injury
// due to it: all that a hit of one type has crossed, or else its share by the factor
// (LOL-COMBINED-DEGREES, LOL-ENERGY-SUM, LOL-HEAT, LOL-FROST, LOL-BLAST).
func followInjury(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	book := f.Book()
	for n := range book.Injuries.Sequels {
		x := &book.Injuries.Sequels[n]
		if w.Types()&(1<<x.Type) == 0 || x.Spares&(1<<f.SheetOf(p).Kind) != 0 || energy.Accesses(f, p, x.Without) || p.IsOut() {
			continue
		}
		degrees := energy.DueTo(a, w.Crossed, x.Type, personal.InjuryFactor(f, p))
		if degrees < int32(x.Degrees) {
			continue
		}
		if x.Later.Ability >= 0 {
			for len(p.Degrees) <= n {
				p.Degrees = append(p.Degrees, 0)
			}
			p.Degrees[n] += int8(min(degrees, 100-int32(p.Degrees[n])))
		}
		times := int32(1)
		if x.Each {
			times = min(degrees, personal.MaxDegrees)
		}
		by := w.By
		if w.Aura {
			by = p.ID // the attacker, struck in return (LOL-AURA-BOTH)
		}
		combat.GainReserves(f, p, &x.Gains, w.Cause, times)
		if x.Condition >= 0 {
			combat.Worsen(f, p, personal.Affliction{Condition: x.Condition, By: by, Ends: x.Ends, Lasts: duration.Rounds(int16(x.Rounds)), Save: -1, Implied: -1}, times)
		}
	}
}

// Conclude rolls for the aftermath of everyone's injuries when a combat ends.
func Conclude(f *personal.Fight) {
	for i := range f.People {
		combat.RollAftermath(f, &f.People[i])
	}
}

// takeParts takes the parts of a hit with other types through the stages, each as damage
// of its own type. Stages that apply to a whole hit have been applied already.
func takeParts(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	for _, x := range w.Parts {
		o, b := w.Part(&x), personal.Account{Amount: x.Amount, Reduced: a.Reduced}
		combat.TakePhase(f, rulebook.OnHit, p, &o, &b)
		a.Reduced = b.Reduced
		a.ByType[x.Type] += b.Amount
		a.Amount += b.Amount
		a.AddPart(&b)
	}
}
