package wound

import (
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
)

// takePoints takes damage from hit points, and applies what happens at 0 (ME-HP). Excess
// damage of at least the maximum kills at once (ME-INSTANT), unless the attacker has chosen
// to spare the target (ME-KNOCKOUT, HOE-NONLETHAL).
func takePoints(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound) {
	z := &f.Book().Zero
	if p.HP == 0 {
		hurtAtZero(f, p, damage, w)
		return
	}
	most := f.MaxHP(p)
	over := damage - p.HP
	asleep := f.Has(p, rulebook.PartDown)
	// The check uses the values before the hit.
	var might dice.Roll
	if z.Massive.Ability >= 0 {
		might = f.PrepareCheck(p, z.Massive.Ability, -1, "massive damage", nil)
	}
	if p.HP = max(0, p.HP-damage); p.HP > 0 {
		checkMassive(f, p, damage, w, asleep, &might)
		hurtUnconscious(f, p, w, asleep)
		return
	}
	switch {
	case w.Spare:
		combat.LoseConsciousness(f, p)
		combat.Stabilise(f, p)
	case holdsOut(f, p):
	case z.Overflow && over >= most && !combat.Regrows(f, p):
		combat.Die(f, p, personal.DiedMassive, "")
	case asleep && z.Senseless && w.Critical && z.HurtCrit.Dead:
		combat.ChangeTracks(f, p, z.HurtCrit)
	default:
		combat.DropToZero(f, p)
		combat.ChangeTracks(f, p, z.FallChange(criticalAtZero(f, p, w)))
		checkMassive(f, p, damage, w, asleep, &might)
		hurtUnconscious(f, p, w, asleep)
	}
}

// hurtUnconscious deals damage to somebody who was unconscious with hit points left, in books
// where that counts as at 0 (HOE-CRITKILL, HOE-STABLE).
func hurtUnconscious(f *personal.Fight, p *personal.Person, w *personal.Wound, asleep bool) {
	z := &f.Book().Zero
	if !z.Senseless || !asleep {
		return
	}
	if w.Critical {
		combat.ChangeTracks(f, p, z.HurtCrit)
		return
	}
	combat.ChangeTracks(f, p, z.Hurt)
}

// checkMassive throws the check against a single attack of at least the maximum, which people
// who were unconscious fail (HOE-MASSIVE).
func checkMassive(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound, asleep bool, r *dice.Roll) {
	m := f.Book().Zero.Massive
	if m.Ability < 0 || !w.Attack || damage < f.MaxHP(p) || p.State == personal.Dead {
		return
	}
	if asleep {
		combat.Die(f, p, personal.DiedMassive, "")
		return
	}
	combat.ThrowCheck(f, p, r)
	ok := int(r.Total) >= int(m.DC)
	f.TellOwnSide(p, &event.Checked{By: event.Actor{Person: p.ID}, Roll: *r, Need: int16(m.DC), Success: ok})
	if !ok {
		combat.Die(f, p, personal.DiedMassive, "")
	}
}

// hurtAtZero deals damage to somebody at 0, which ends being stable (ME-DMG0,
// HOE-CRITKILL, HOE-STABLE).
func hurtAtZero(f *personal.Fight, p *personal.Person, damage int32, w *personal.Wound) {
	z := &f.Book().Zero
	if combat.Regrows(f, p) {
		return
	}
	if massive := z.Massive.Ability >= 0 && w.Attack; (z.HurtMax || massive) && damage >= f.MaxHP(p) {
		combat.Die(f, p, personal.DiedMassive, "")
		return
	}
	if p.State == personal.Stable {
		endStable(f, p)
	}
	if criticalAtZero(f, p, w) {
		combat.ChangeTracks(f, p, z.HurtCrit)
		return
	}
	combat.ChangeTracks(f, p, z.Hurt)
}

// SetTrack sets the bad track, short of its end. In books where saves reduce it, a track
// at its beginning means that somebody is not dying (FOS-DYING).
func SetTrack(f *personal.Fight, p *personal.Person, bad int32) {
	p.Bad = int8(min(max(0, bad), int32(combat.MostBad(f, p))-1))
	if f.Book().Zero.ByDegree[personal.Success].Bad >= 0 {
		return
	}
	switch {
	case p.State == personal.Dying && p.Bad == 0:
		combat.Stabilise(f, p)
	case p.State == personal.Stable && p.Bad > 0:
		endStable(f, p)
	}
}

// endStable makes a stable person save again.
func endStable(f *personal.Fight, p *personal.Person) {
	p.State = personal.Dying
	f.Tell(p, &personal.Unsteady{Person: p.ID})
}

// DeathSave throws the roll at the start of a turn at 0 (ME-DEATHSAVE, ME-DEATHSAVE-NAT,
// HOE-MORTALITY, HOE-MORTALITY-NAT, FOS-DEATHSAVE).
func DeathSave(f *personal.Fight, p *personal.Person) {
	z := &f.Book().Zero
	r := personal.ToSave(f, p, personal.Saving{Ability: z.Ability, Cause: say.Name(z.Name)})
	combat.ThrowSave(f, p, &r)
	o := strategy.DecisiveOutcome(f.Book(), &r, int(z.DC))
	f.TellOwnSide(p, &personal.DeathSaved{By: p.ID, Roll: r, Need: int16(z.DC), Degree: o.Degree})
	combat.ChangeTracks(f, p, z.ByDegree[o.Degree])
}

// Pass counts the hours of the stable, and wakes them (ME-STABLE), and the time since two
// sides were fighting, which fills shields (ME-REGEN-REST).
func Pass(f *personal.Fight) {
	if !f.HasDecks() {
		return
	}
	stir(f)
	if isContested(f) {
		f.Peace = 0
		return
	}
	if f.Peace < personal.MinuteTicks {
		if f.Peace++; f.Peace == personal.MinuteTicks {
			rechargeRested(f)
		}
	}
}

// isContested reports whether two sides have somebody who is up.
func isContested(f *personal.Fight) bool {
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
			CountLying(f, p, 1)
		}
	}
}

// CountLying counts how long a stable person has lain there, and wakes them when their hours
// are over.
func CountLying(f *personal.Fight, p *personal.Person, ticks int32) {
	rise, hours := f.Book().Zero.Rise, p.Repose.Rest/personal.HourTicks
	if p.Repose.Rest += ticks; p.Repose.Rest/personal.HourTicks == hours {
		return
	}
	if p.Repose.Hours == 0 {
		n, _ := f.Tray.Throw(int(rise.Hours), "hours until "+p.Name+" stirs")
		p.Repose.Hours = int8(n)
		f.TellOwnSide(p, &personal.Waits{Person: p.ID, Hours: p.Repose.Hours})
	}
	if p.Repose.Rest >= int32(p.Repose.Hours)*personal.HourTicks {
		combat.Heal(f, p, rise.Points)
	}
}

// RegainByNature restores what somebody regains at the start of a turn, even at 0. A person at 0 who regains
// nothing dies.
func RegainByNature(f *personal.Fight, p *personal.Person) {
	if !combat.Regrows(f, p) || p.IsOut() {
		return
	}
	switch charred := p.Repose.Charred; {
	case !charred && p.HP < f.MaxHP(p):
		combat.Heal(f, p, int32(f.SheetOf(p).Regrows.Points))
	case charred && p.HP == 0:
		combat.Die(f, p, personal.DiedAtZero, "")
	}
	p.Repose.Charred = false
}

// criticalAtZero reports whether a wound counts as critical at 0 (FOS-DYING).
func criticalAtZero(f *personal.Fight, p *personal.Person, w *personal.Wound) bool {
	by := f.Person(w.By)
	return w.Critical && (!f.Book().Zero.FoesCrit || !w.Attack || by == nil || personal.Hostile(p, by))
}

// holdsOut reports whether a person stays up in spite of a wound that has brought them to
// 0.
func holdsOut(f *personal.Fight, p *personal.Person) bool {
	return combat.AnswerMoment(f, p, rulebook.Sinking, 0) && p.HP > 0
}

// rechargeRested fills the layers that a rest fills, a minute after the fight
// (ME-REGEN-REST).
func rechargeRested(f *personal.Fight) {
	for i := range f.People {
		if p := &f.People[i]; !p.IsOut() {
			combat.RechargeLayers(f, p)
			combat.RollAftermath(f, p)
		}
	}
}
