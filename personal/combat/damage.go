package combat

import (
	"slices"

	"broadside/personal"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
)

// TakePhase takes a wound through the stages of a phase, and notes by name how each changes the
// damage, apart from what layers lose to it. A screen also loses the point at which it breaks.
func TakePhase(f *personal.Fight, n rulebook.Phase, p *personal.Person, w *personal.Wound, a *personal.Account) {
	was := a.Amount + a.Taken()
	for _, s := range f.Book().Stages[n] {
		notes := len(a.Notes)
		applyStage(f, s, p, w, a)
		now := a.Amount + a.Taken()
		if by := now - was; by != 0 && len(a.Notes) > notes {
			dice.NoteChange(&a.Changes, say.List(a.Notes[notes:]), by)
			a.Notes = a.Notes[:notes]
		}
		was = now
	}
}

// screenWound takes damage aimed at a person through the stages before the roll, and returns
// how much is left to roll for. If drive equals the damage, it loses as much.
func screenWound(f *personal.Fight, p *personal.Person, w *personal.Wound) int32 {
	a := personal.Account{Amount: w.Amount}
	w.Mask = w.Types()
	TakePhase(f, rulebook.BeforeRoll, p, w, &a)
	var met []int8 // types that have lost damage
	if a.Screened() {
		met = append(met, w.Type)
	}
	stopped := a.Whole
	for i := range w.Parts {
		x := &w.Parts[i]
		if stopped && x.Carried {
			x.Drive = 0 // its damage is gone (LOL-COMBINED-KINETIC)
		}
		o, b := w.Part(x), personal.Account{Amount: x.Amount}
		TakePhase(f, rulebook.BeforeRoll, p, &o, &b)
		x.Amount = b.Amount
		if !x.Carried {
			stopped = b.Whole
		}
		if b.Screened() && !slices.Contains(met, x.Type) {
			met = append(met, x.Type)
		}
		a.AddPart(&b)
	}
	if w.Amount = a.Amount; met != nil {
		told := &personal.Damaged{Person: p.ID, Type: personal.NameTypes(f, met), Cause: w.Cause, Layers: a.Layers, Names: personal.LayerNames(f), Points: "shields", Before: true, Notes: a.Notes, Changes: a.Changes}
		f.Tell(p, told)
		DisturbLayers(f, p, w, &a)
	}
	for _, x := range w.Parts {
		a.Amount += x.Amount
	}
	return a.Amount
}

// applyStage takes a wound through a stage, which changes the damage depending on its
// target.
func applyStage(f *personal.Fight, s rulebook.Stage, p *personal.Person, w *personal.Wound, a *personal.Account) {
	switch s { // a table of functions would move every wound to the heap
	case rulebook.StageFlat:
		strategy.TakeFlat(f, p, w, a)
	case rulebook.StageImmune:
		strategy.StopImmune(f, p, w, a)
	case rulebook.StageResist:
		strategy.HalveResisted(f, p, w, a)
	case rulebook.StageVulnerable:
		strategy.DoubleVulnerable(f, p, w, a)
	case rulebook.StageLayers:
		takeLayers(f, p, w, a)
	case rulebook.StageScreens:
		energy.ScreenWound(f, p, w, a)
	case rulebook.StageDrive:
		strategy.PierceArmour(f, p, w, a)
	case rulebook.StagePercent:
		strategy.TakePercent(f, p, w, a)
	}
}

// takeLayers takes a wound through the layers after the roll, in order. What one of them
// cannot hold continues as rolled (ME-SHIELD, ME-LIGHTNING, ME-TEMPHP); what bypasses a
// layer, as melee does shields, never meets it (ME-SHIELD-MELEE, LOL-SHIELD-HIGH).
func takeLayers(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	book := f.Book()
	for n := range book.Layers {
		l, pool := &book.Layers[n], &p.Pools[n]
		if l.Covers > 0 && !l.Screen {
			takeDome(f, p, w, a, int8(n))
			continue
		}
		if pool.Points == 0 || a.Amount == 0 || l.Screen || !personal.LayerApplies(l, w) || w.Passes&(1<<n) != 0 || w.Trails && l.Ticks > 0 || l.Rank > 0 && isOwnShot(p, w) {
			continue
		}
		if l.Ticks > 0 {
			off := f.RollTold(p, dice.Dice{Count: max(1, f.SheetOf(p).Pools[n].Dice), Faces: l.Ticks}, "soak", say.Name(l.Name))
			pool.Points--
			lost := min(a.Amount, int32(off))
			a.Lose(n, lost)
			a.Amount -= lost
			continue
		}
		if l.Halves {
			shareWound(f, p, w, a, n)
			continue
		}
		var taken int32
		was := a.Amount
		taken, a.Amount = l.Absorb(pool.Points, a.Amount, w.Type, a.Doubled)
		pool.Points -= taken
		a.Lose(n, taken)
		if taken != was-a.Amount {
			a.Notes = append(a.Notes, say.Name(l.Name))
		}
	}
	if was := a.Amount; w.Scale > 0 {
		if a.Amount = personal.ScaledShare(w, was); a.Amount != was {
			a.Notes = append(a.Notes, say.Of("at %d %%", w.Scale))
		}
	}
}

// isOwnShot reports whether somebody is caught by their own shot or explosion (LOL-SHIELD-ONEWAY).
func isOwnShot(p *personal.Person, w *personal.Wound) bool {
	return w.By == p.ID && w.Tags&rulebook.Ranged != 0
}

// takeDome lets a dome take damage from outside for those under it. Only the first dome
// counts.
func takeDome(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account, n int8) {
	l, by := &f.Book().Layers[n], f.Person(w.By)
	if a.Amount == 0 || by == nil || by.Deck != p.Deck || !personal.LayerApplies(l, w) {
		return
	}
	for i := range f.People {
		o := &f.People[i]
		pool := &o.Pools[n]
		if pool.Points == 0 || a.Amount == 0 || o != p && f.Distance(o, p) > l.Covers || f.Distance(o, by) <= l.Covers {
			continue
		}
		taken := int32(0)
		taken, a.Amount = l.Absorb(pool.Points, a.Amount, w.Type, a.Doubled)
		pool.Points -= taken
		f.TellOwnSide(o, &personal.Layered{Person: o.ID, Layer: l.Name, Amount: -taken, Points: pool.Points})
		if taken > 0 {
			a.Notes = append(a.Notes, say.Name(l.Name))
		}
		if pool.Points == 0 {
			loseLayer(f, o, n)
		}
	}
}

// shareWound lets a layer take half of the damage of an attack by somebody in sight. The
// other half of a shot hits the attacker.
func shareWound(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account, n int) {
	l, pool, by := &f.Book().Layers[n], &p.Pools[n], f.Person(w.By)
	if !w.Attack || by == nil || !f.Sees(p, by) {
		return
	}
	taken, left, rest := l.Halve(pool.Points, a.Amount)
	if l.Returns && w.Tags&(rulebook.Ranged|rulebook.Spell|rulebook.Weighty) == rulebook.Ranged {
		f.AddWound(personal.Wound{Target: by.ID, By: p.ID, Type: w.Type, Amount: left, Cause: say.Name(l.Name)})
		a.Notes = append(a.Notes, "sent back")
		left = 0
	}
	pool.Points -= taken
	a.Lose(n, taken)
	a.Amount = left + rest
	if pool.Points == 0 {
		loseLayer(f, p, int8(n))
	}
}

// loseLayer ends the concentration that keeps up an empty layer.
func loseLayer(f *personal.Fight, p *personal.Person, layer int8) {
	if n := p.Focus.Power; n >= 0 && f.Book().Powers[n].Effect.Lends() == layer {
		Unfocus(f, p)
	}
}

// stripLayers removes the points of layers.
func stripLayers(f *personal.Fight, e *rulebook.Effect, t *personal.Person) {
	x := rulebook.Find[*rulebook.StripOp](e)
	if x == nil {
		return
	}
	for n := range f.Book().Layers {
		if x.Layers&(1<<n) != 0 && t.Pools[n].Points > 0 {
			emptyLayer(f, t, int8(n))
		}
	}
}

// Heal restores hit points, up to the maximum. The dead regain nothing (ME-HEAL,
// HOE-HEAL).
func Heal(f *personal.Fight, p *personal.Person, amount int32) {
	if p.IsOut() || amount <= 0 {
		return
	}
	if f.Book().Toll == rulebook.TakesInjuries {
		healDegrees(f, p, amount)
		return
	}
	gained := min(amount, f.MaxHP(p)-p.HP)
	p.HP += gained
	f.Emit(personal.ExceptUnaware(f, rulebook.Numb, p, event.Sides(0).With(p.Side)), &personal.Healed{Person: p.ID, Amount: gained, HP: p.HP})
	BreakOff(f, p, rulebook.BreakHealed)
	if p.State != personal.Able && p.HP > 0 {
		WakeUp(f, p)
	}
}

// GiveLayer adds points to a layer by its stacking. Where there is a choice between the old and
// the new, the new ones count.
func GiveLayer(f *personal.Fight, p *personal.Person, layer int8, points int32) {
	OfferLayer(f, p, layer, points, false)
}

// OfferLayer does the same for somebody who has chosen whether to keep the old ones (ME-TEMPHP,
// FOS-TEMPHP).
func OfferLayer(f *personal.Fight, p *personal.Person, layer int8, points int32, keep bool) {
	l, pool := &f.Book().Layers[layer], &p.Pools[layer]
	was := pool.Points
	switch how := l.Stacking; {
	case points < 0 || how == rulebook.StackAdd:
		pool.Points = max(0, was+points) // a GM may take more than there is
	case how == rulebook.StackTop:
		pool.Points = min(max(pool.Most, was), was+points)
	case how == rulebook.StackBest:
		pool.Points = max(was, points)
	case !keep: // rulebook.StackChoose
		pool.Points = points
	}
	f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: l.Name, Amount: pool.Points - was, Points: pool.Points})
	ApplyLayers(f, p)
	if pool.Points > was {
		endConditions(f, p, func(a *personal.Affliction) bool { return slices.Contains(l.Cures, a.Condition) }, nil)
		if energy.Aglow(f, p) {
			giveAway(f, p, silent) // a light, however it was caused
		}
	}
}

// ApplyLayers applies the conditions that the layers of somebody's sheet lend while they have
// points.
func ApplyLayers(f *personal.Fight, p *personal.Person) {
	for _, a := range slices.Clone(p.Conditions) {
		c := &f.Book().Conditions[a.Condition]
		if c.While < 0 || p.Pools[c.While].Points > 0 || !f.Suffers(p, a.Condition) {
			continue
		}
		if Relieve(f, p, a.Condition); len(c.After.Do) > 0 {
			runOut(f, p, a)
		}
	}
	for n, x := range f.SheetOf(p).Pools {
		if x.Lends < 0 {
			continue
		}
		switch has := f.Suffers(p, x.Lends); {
		case p.Pools[n].Points > 0 && !has:
			Afflict(f, p, personal.Affliction{Condition: x.Lends, Save: -1, Implied: -1})
		case p.Pools[n].Points == 0 && has:
			Relieve(f, p, x.Lends)
		}
	}
}

// hitsWeakness reports whether a hit is critical because of its target's weakness.
func hitsWeakness(f *personal.Fight, m *personal.Means, t *personal.Person) bool {
	x := &f.SheetOf(t).Weakness
	if !x.Critical || x.Types&(1<<m.Weapon.Type|extraType(f, m, t)) == 0 {
		return false
	}
	f.TellDeed(t, say.Of("has a weakness: %s", x.Says), 0)
	return true
}

// healInjuries reduces accumulated damage, and removes the latest degrees whose multiples it
// falls below. What they have caused stays, and so does what the remaining degrees keep up.
func healInjuries(f *personal.Fight, p *personal.Person, amount int32) {
	book, factor, before := f.Book(), personal.InjuryFactor(f, p), p.Harm
	p.Harm = max(0, p.Harm-amount)
	for n := before/factor - p.Harm/factor; n > 0 && len(p.Faces) > 0; n-- {
		last := p.Faces[len(p.Faces)-1]
		p.Faces = p.Faces[:len(p.Faces)-1]
		left := 0
		for _, n := range p.Faces {
			if book.Injuries.Table[n-1] == book.Injuries.Table[last-1] {
				left++
			}
		}
		stepBack(f, p, book.Injuries.Table[last-1], left)
	}
}

// stepBack reduces an injury by a level, unless the remaining degrees of it keep it up.
func stepBack(f *personal.Fight, p *personal.Person, injury int16, degrees int) {
	was := int16(-1)
	for c := injury; c >= 0; c = f.Book().Conditions[c].Step {
		if degrees--; !f.Suffers(p, c) {
			was = c
			continue
		}
		if degrees >= 0 {
			return
		}
		Relieve(f, p, c)
		if was >= 0 {
			Afflict(f, p, personal.Affliction{Condition: was, Save: -1, Implied: -1})
		}
		return
	}
}

// healDegrees heals in books where damage makes injuries: a person stands up again once
// no injury keeps them down.
func healDegrees(f *personal.Fight, p *personal.Person, amount int32) {
	healInjuries(f, p, amount)
	f.TellOwnSide(p, &personal.Convalesced{Person: p.ID, Amount: amount, Harm: p.Harm})
	BreakOff(f, p, rulebook.BreakHealed)
	if p.State != personal.Able && f.Flags(p)&rulebook.Fells == 0 {
		p.HP = f.MaxHP(p)
		WakeUp(f, p)
	}
}

// RollAftermath rolls for the aftermath of a person's injuries once combat is over
// (LOL-PARTICLE).
func RollAftermath(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	for n, degrees := range p.Degrees {
		x := &book.Injuries.Sequels[n].Later
		if degrees == 0 || p.IsOut() {
			continue
		}
		need := int(x.Base) + f.Modifier(p, x.Ability)
		r := dice.Roll{Cause: say.Name(x.Name)}
		if against := int(degrees-1) / int(x.Every); against > 0 {
			need -= against * int(book.Attack.Reason)
		}
		r.ThrowSum(f.Tray, int(x.Dice.Count), int(x.Dice.Faces))
		well := int(r.Total) <= need
		f.TellOwnSide(p, &personal.Warded{By: p.ID, Roll: r, Need: int16(need), Success: well})
		if !well && x.Into >= 0 {
			Afflict(f, p, personal.Affliction{Condition: x.Into, Save: -1, Implied: -1})
		}
	}
	p.Degrees = p.Degrees[:0]
}
