package combat

import (
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
)

// Check throws a check against a DC. A need below 0 means that others compare with the
// result.
func Check(f *personal.Fight, p *personal.Person, ability, skill int8, need int, cause say.Text) personal.Outcome {
	r := f.PrepareCheck(p, ability, skill, cause, nil)
	ThrowCheck(f, p, &r)
	o := strategy.OutcomeOf(f.Book(), &r, need)
	if f.Flags(p)&rulebook.FailChecks != 0 {
		o.Degree = personal.Failure
	}
	f.TellOwnSide(p, &event.Checked{By: event.Actor{Person: p.ID}, Roll: r, Need: int16(need), Success: o.Good(), Critical: o.Degree == personal.CriticalSuccess || o.Degree == personal.CriticalFailure, Open: need < 0})
	fumbleByCondition(f, p, &o)
	return o
}

// ThrowCheck throws the d20 of a check.
func ThrowCheck(f *personal.Fight, p *personal.Person, r *dice.Roll) {
	f.UseEdges(r, personal.Edging{Check: true, Person: p.ID})
	r.ThrowD20(f.Tray)
	BreakOff(f, p, rulebook.BreakRolls)
}

// ThrowSave throws the d20 of a save.
func ThrowSave(f *personal.Fight, p *personal.Person, r *dice.Roll) {
	f.UseEdges(r, personal.Edging{Save: true, Check: f.Book().Checks.Saves, Person: p.ID})
	r.ThrowD20(f.Tray)
	BreakOff(f, p, rulebook.BreakRolls)
}

// Save throws a saving throw, or fails it without a die if a condition says so.
func Save(f *personal.Fight, p *personal.Person, s personal.Saving) personal.Outcome {
	book := f.Book()
	r := personal.ToSave(f, p, s)
	ability := ""
	if s.Ability >= 0 {
		ability = book.Abilities[s.Ability]
	}
	if s.Fails || personal.FailsSave(f, p, s.Ability, s.Ends) {
		f.Tell(p, &personal.Saved{By: p.ID, Ability: ability, Roll: dice.Roll{Cause: s.Cause}, Need: int16(s.DC), Degree: personal.Failure, Sure: true})
		return personal.Outcome{Degree: personal.Failure}
	}
	ThrowSave(f, p, &r)
	o := strategy.OutcomeOf(book, &r, s.DC)
	f.Tell(p, &personal.Saved{By: p.ID, Ability: ability, Roll: r, Need: int16(s.DC), Degree: o.Degree})
	if book.Checks.Saves {
		fumbleByCondition(f, p, &o)
	}
	return o
}

// Contest throws two checks, the active side's first. A tie changes nothing.
func Contest(f *personal.Fight, by, against *personal.Person, skill, other int8, cause say.Text) bool {
	a, b := f.PrepareCheck(by, -1, skill, cause, against), f.PrepareCheck(against, -1, other, cause, by)
	f.UseEdges(&a, personal.Edging{Check: true, Person: by.ID})
	f.UseEdges(&b, personal.Edging{Check: true, Person: against.ID})
	a.ThrowD20(f.Tray)
	b.ThrowD20(f.Tray)
	BreakOff(f, by, rulebook.BreakRolls)
	BreakOff(f, against, rulebook.BreakRolls)
	outcome := event.Tie
	switch {
	case f.Flags(against)&rulebook.FailChecks != 0 || a.Total > b.Total:
		outcome = event.Won
	case a.Total < b.Total:
		outcome = event.Lost
	}
	personal.TellBoth(f, by, against, &event.Contested{By: event.Actor{Person: by.ID}, Against: event.Actor{Person: against.ID}, Roll: a, Counter: b, Outcome: outcome})
	return outcome == event.Won
}

// throwAttack makes the roll of an attack, with the edges that fit it.
func throwAttack(f *personal.Fight, s *personal.Shot, by, on *personal.Person) personal.Outcome {
	f.UseEdges(&s.Roll, personal.Edging{Attack: true, Person: by.ID, Against: on.ID, Side: int8(by.Side)})
	strategy.SettleReasons(f, s)
	o := strategy.Throw(f.Book(), s, f.Tray)
	BreakOff(f, by, rulebook.BreakRolls)
	if s.Sure {
		o.Degree = max(o.Degree, personal.Success)
	}
	return o
}
