package combat

import (
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
)

// wound takes damage from hit points, and does what happens at 0 (ME-HP). An excess of
// at least the maximum kills at once (ME-INSTANT), unless the attacker has chosen to
// spare the target (ME-KNOCKOUT, HOE-NONLETHAL).
func wound(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound) {
	z := &f.Book().Zero
	if p.HP == 0 {
		beat(f, p, damage, w)
		return
	}
	most := f.MaxHP(p)
	over := damage - p.HP
	asleep := f.Has(p, rulebook.PartDown)
	// The check uses the values before the hit.
	var might dice.Roll
	if z.Massive.Ability >= 0 {
		might = f.Trial(p, z.Massive.Ability, -1, "massive damage", nil)
	}
	if p.HP = max(0, p.HP-damage); p.HP > 0 {
		withstand(f, p, damage, w, asleep, might)
		insult(f, p, w, asleep)
		return
	}
	switch {
	case w.Spare:
		Fall(f, p)
		Steady(f, p)
	case holdsOut(f, p):
	case z.Overflow && over >= most && !regrows(f, p):
		Die(f, p, personal.DiedMassive, "")
	case asleep && z.Senseless && w.Critical && z.HurtCrit.Dead:
		Change(f, p, z.HurtCrit)
	default:
		sink(f, p)
		Change(f, p, z.FallChange(criticalAtZero(f, p, w)))
		withstand(f, p, damage, w, asleep, might)
		insult(f, p, w, asleep)
		felled(f, p, w.By)
	}
}

// insult is damage to somebody who was unconscious with hit points left, where that
// counts as much as at 0 (HOE-CRITKILL, HOE-STABLE).
func insult(f *personal.Fight, p *personal.Person, w *personal.Wound, asleep bool) {
	z := &f.Book().Zero
	if !z.Senseless || !asleep {
		return
	}
	if w.Critical {
		Change(f, p, z.HurtCrit)
		return
	}
	Change(f, p, z.Hurt)
}

// sink is what happens at 0 without more: those who are not special die (ME-NPC, HOE-NPC).
func sink(f *personal.Fight, p *personal.Person) {
	if !p.Special && !regrows(f, p) {
		Die(f, p, personal.DiedAtZero, "")
		return
	}
	Fall(f, p)
}

// withstand is the check against one attack of at least the maximum, which anyone who was
// unconscious fails (HOE-MASSIVE).
func withstand(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound, asleep bool, r dice.Roll) {
	m := f.Book().Zero.Massive
	if m.Ability < 0 || !w.Attack || damage < f.MaxHP(p) || p.State == personal.Dead {
		return
	}
	if asleep {
		Die(f, p, personal.DiedMassive, "")
		return
	}
	Throw(f, p, &r)
	ok := int(r.Total) >= int(m.DC)
	f.Inside(p, &event.Checked{By: event.Actor{Person: p.ID}, Roll: r, Need: int16(m.DC), Success: ok})
	if !ok {
		Die(f, p, personal.DiedMassive, "")
	}
}

// beat is damage to somebody at 0 (ME-DMG0, HOE-CRITKILL, HOE-STABLE). A stable
// one is stable no longer.
func beat(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound) {
	z := &f.Book().Zero
	if regrows(f, p) {
		return
	}
	if massive := z.Massive.Ability >= 0 && w.Attack; (z.HurtMax || massive) && damage >= f.MaxHP(p) {
		Die(f, p, personal.DiedMassive, "")
		return
	}
	if p.State == personal.Stable {
		unsteady(f, p)
	}
	if criticalAtZero(f, p, w) {
		Change(f, p, z.HurtCrit)
		return
	}
	Change(f, p, z.Hurt)
}

// Change is what a degree of the save or a wound does on the tracks (FOS-DYING-TRACK).
func Change(f *personal.Fight, p *personal.Person, c rulebook.Change) {
	z := &f.Book().Zero
	switch {
	case c.Dead:
		Die(f, p, personal.DiedOf, "a critical hit")
		return
	case c.Wake > 0:
		Heal(f, p, c.Wake)
		return
	}
	if p.State == personal.Dead {
		return
	}
	most := mostBad(f, p)
	p.Bad = max(0, min(most, p.Bad+c.Bad))
	p.Good += c.Good
	if c.Bad != 0 || c.Good > 0 {
		f.Inside(p, &personal.Counted{Person: p.ID, Bad: p.Bad, MostBad: most, Good: p.Good, MostGood: z.Good, Word: z.BadWord})
	}
	switch {
	case c.Bad > 0 && p.Bad >= most:
		Die(f, p, personal.DiedTrack, "")
	case z.Good > 0 && p.Good >= z.Good, c.Bad < 0 && p.Bad == 0:
		Steady(f, p)
	}
}

// SetTrack sets how far the bad track has come, short of its end. Where saves lead back
// along it, its start is no dying at all (FOS-DYING).
func SetTrack(f *personal.Fight, p *personal.Person, bad int32) {
	p.Bad = int8(min(max(0, bad), int32(mostBad(f, p))-1))
	if f.Book().Zero.ByDegree[personal.Success].Bad >= 0 {
		return
	}
	switch {
	case p.State == personal.Dying && p.Bad == 0:
		Steady(f, p)
	case p.State == personal.Stable && p.Bad > 0:
		unsteady(f, p)
	}
}

// mostBad returns the end of somebody's bad track, as conditions leave it.
func mostBad(f *personal.Fight, p *personal.Person) int8 {
	n := p.MostBad
	for a := range p.Each {
		n -= f.Book().Conditions[a.Condition].Track
	}
	return max(1, n)
}

// keepLeft sets somebody's track at 0 so that as much of it is left as was before its end
// moved, or as there still is.
func keepLeft(f *personal.Fight, p *personal.Person, left int8) {
	p.Bad = max(0, mostBad(f, p)-left)
}

// Fall is to lose consciousness at 0 (ME-UNCONSCIOUS, HOE-MORTALITY).
func Fall(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.State, p.Good = personal.Dying, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Fell{Person: p.ID, Awake: book.Zero.Awake})
	Stop(f, p)
	for i := range book.Layers {
		if book.Layers[i].Waking {
			Vanish(f, p, i)
		}
	}
	if n := book.Roles[rulebook.PartDown]; n >= 0 {
		befall(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1}, true)
	}
}

// Stop ends everything that a person was doing.
func Stop(f *personal.Fight, p *personal.Person) {
	p.Path = p.Path[:0]
	p.Blows = 0
	if !f.Acts(p) {
		p.Raised = 0
	}
	Unfocus(f, p)
	ReleaseHeld(f, p)
	Forget(f, p.ID)
	for i := range p.Pools {
		p.Pools[i].Begun = 0
	}
	orphan(f, p.ID)
}

// Steady makes somebody at 0 stable: no more saves (ME-STABLE, HOE-STABLE).
func Steady(f *personal.Fight, p *personal.Person) {
	p.State, p.Good, p.Repose.Rest, p.Repose.Hours = personal.Stable, 0, 0, 0
	if f.Book().Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Steadied{Person: p.ID})
}

// unsteady makes somebody who was stable save again.
func unsteady(f *personal.Fight, p *personal.Person) {
	p.State, p.Repose.Rest, p.Repose.Hours = personal.Dying, 0, 0
	f.Tell(p, &personal.Unsteady{Person: p.ID})
}

// Wake is to have hit points again.
func Wake(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.State, p.Good, p.Repose.Rest, p.Repose.Hours = personal.Able, 0, 0, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Woke{Person: p.ID, Awake: book.Zero.Awake})
	down := book.Roles[rulebook.PartDown]
	if gone := lift(f, p, func(a *personal.Affliction) bool { return a.Condition == down }); len(gone) > 0 && !f.Suffers(p, down) {
		leave(f, p, down) // that it ends has been told
	}
}

// Die is the end of somebody, with last words where the book grants them (HOE-LASTWORDS).
func Die(f *personal.Fight, p *personal.Person, how personal.Death, of string) {
	if p.State == personal.Dead || reborn(f, p) {
		return
	}
	p.State, p.HP = personal.Dead, 0
	Stop(f, p)
	p.Open = false
	for i := range f.People {
		Loose(f, &f.People[i], p.ID)
	}
	f.Tell(p, &personal.Died{Person: p.ID, How: how, Of: of, LastWords: f.Book().Zero.LastWords && p.Special})
}

// reborn reports whether a condition keeps somebody from death: it ends, and they stand
// up whole.
func reborn(f *personal.Fight, p *personal.Person) bool {
	for i := range p.Conditions {
		if n := p.Conditions[i].Condition; f.Book().Conditions[n].Flags&rulebook.Reborn != 0 {
			Relieve(f, p, n)
			p.HP, p.Bad = 0, 0
			p.State = personal.Dying
			Heal(f, p, f.MaxHP(p))
			return true
		}
	}
	return false
}

// DeathSave is thrown at the start of a turn at 0 (ME-DEATHSAVE, ME-DEATHSAVE-NAT,
// HOE-MORTALITY, HOE-MORTALITY-NAT, FOS-DEATHSAVE).
func DeathSave(f *personal.Fight, p *personal.Person) {
	z := &f.Book().Zero
	r := personal.ToSave(f, p, personal.Saving{Ability: z.Ability, Cause: say.Name(z.Name)})
	throwSave(f, p, &r)
	o := strategy.OutcomeOf(f.Book(), r, int(z.DC), true)
	f.Inside(p, &personal.DeathSaved{By: p.ID, Roll: r, Need: int16(z.DC), Degree: o.Degree})
	Change(f, p, z.ByDegree[o.Degree])
}

// Pass counts the hours of the stable, and wakes them (ME-STABLE), and the time
// since there were two sides to fight, which fills shields (ME-REGEN-REST).
func Pass(f *personal.Fight) {
	if !f.Begun() {
		return
	}
	stir(f)
	if contested(f) {
		f.Peace = 0
		return
	}
	if f.Peace < personal.MinuteTicks {
		if f.Peace++; f.Peace == personal.MinuteTicks {
			rested(f)
		}
	}
}

// contested reports whether two sides have somebody up.
func contested(f *personal.Fight) bool {
	first := -1
	for i := range f.People {
		p := &f.People[i]
		if p.State != personal.Able {
			continue
		}
		if first >= 0 && f.People[first].Side != p.Side {
			return true
		}
		if first < 0 {
			first = i
		}
	}
	return false
}

func stir(f *personal.Fight) {
	for i := range f.People {
		if p := &f.People[i]; p.State == personal.Stable && f.Book().Zero.Rise.Points > 0 {
			Lie(f, p, 1)
		}
	}
}

// Lie counts how long somebody who is stable has lain there, and wakes them when their
// hours are over.
func Lie(f *personal.Fight, p *personal.Person, ticks int32) {
	rise, hours := f.Book().Zero.Rise, p.Repose.Rest/personal.HourTicks
	if p.Repose.Rest += ticks; p.Repose.Rest/personal.HourTicks == hours {
		return
	}
	if p.Repose.Hours == 0 {
		n, _ := f.Tray.Throw(int(rise.Hours), "hours until "+p.Name+" stirs")
		p.Repose.Hours = int8(n)
		f.Inside(p, &personal.Waits{Person: p.ID, Hours: p.Repose.Hours})
	}
	if p.Repose.Rest >= int32(p.Repose.Hours)*personal.HourTicks {
		Heal(f, p, rise.Points)
	}
}

// regrows reports whether somebody regains hit points by their nature.
func regrows(f *personal.Fight, p *personal.Person) bool { return f.SheetOf(p).Regrows.Points > 0 }

// Regrow is what they regain at the start of a turn, at 0 as well; who does not, and is
// at 0, dies.
func Regrow(f *personal.Fight, p *personal.Person) {
	if !regrows(f, p) || p.Out() {
		return
	}
	switch charred := p.Charred; {
	case !charred && p.HP < f.MaxHP(p):
		Heal(f, p, int32(f.SheetOf(p).Regrows.Points))
	case charred && p.HP == 0:
		Die(f, p, personal.DiedAtZero, "")
	}
	p.Charred = false
}

// criticalAtZero reports whether what somebody takes counts as critical at 0 (FOS-DYING).
func criticalAtZero(f *personal.Fight, p *personal.Person, w *personal.Wound) bool {
	by := f.Person(w.By)
	return w.Critical && (!f.Book().Zero.FoesCrit || !w.Attack || by == nil || personal.Hostile(p, by))
}
