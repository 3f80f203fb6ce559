package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// weigh gathers what a member's check with a skill would be rolled with. The
// roll holds no dice yet. System damage touches every check of a deployment,
// since a deployed crew acts through the ship (SHIP-SYSDMG, level 1).
func weigh(b *ships.Battle, m *crew.Member, skill crew.Skill, cause string) dice.Roll {
	if skill == shipyard.NoSkill {
		return WeighTest(b, m, crew.Test(crew.Intelligence), cause)
	}
	return WeighTest(b, m, crew.Skilled(skill), cause)
}

// WeighTest does so for a skill or an ability alone.
func WeighTest(b *ships.Battle, m *crew.Member, t crew.Test, cause string) dice.Roll {
	r := dice.Roll{Cause: cause}
	r.Add(t.Ability().String(), m.Modifier(t.Ability()))
	if skill, ok := t.Skill(); ok {
		name := skill.String() + " proficiency"
		if m.Expert.Has(skill) {
			name = skill.String() + " expertise"
		}
		r.Add(name, m.SkillBonus(skill))
	}
	if s := b.ShipOf(m); s != nil {
		s.Burden(&r)
		skill, ok := t.Skill()
		s.Troubled(&r, ok && (skill == crew.Technology && s.Hyperdrive.Trouble&ships.BadSensors != 0 || skill == crew.Piloting && s.Hyperdrive.Trouble&ships.BadHelm != 0))
	}
	return r
}

// Checking is what effects are asked about a member's check.
func Checking(b *ships.Battle, m *crew.Member, skill crew.Skill) ships.Rolling {
	return ships.Rolling{Touch: shipyard.Checks, By: m, Member: b.IDOf(m), Ship: m.Seat.Ship, Skill: skill, Skilled: m.SkillBonus(skill)}
}

// Trying is the attempt of an order.
func Trying(order crew.Verb, skill crew.Skill, with []ships.Chosen) ships.Attempt {
	return ships.Attempt{Skill: skill, Order: order, Cause: crew.RuleOf(order).Title, With: with}
}

func attempting(b *ships.Battle, m *crew.Member, t ships.Attempt) ships.Rolling {
	what := Checking(b, m, t.Skill)
	what.Order, what.Chosen = t.Order, t.With
	return what
}

// Check throws a member's check. Whoever asks tells of it, and then lets the
// ship be strained by it.
func Check(b *ships.Battle, m *crew.Member, t ships.Attempt) dice.Roll {
	r := weigh(b, m, t.Skill, t.Cause)
	sharpen(m, &r, t.Order)
	UseChanges(b, &r, attempting(b, m, t))
	r.D20(&b.Tray)
	return r
}

// sharpen is the trick that a machine of a high grade is best at.
func sharpen(m *crew.Member, r *dice.Roll, order crew.Verb) {
	if m.Mind.Sharp() && (m.Mind.Kind == crew.Brain && order == crew.Evade || m.Mind.Kind == crew.Computer && order == crew.Interfere) {
		r.Advantage(m.Name)
	}
}

// Reach throws a check that must reach a number.
func Reach(b *ships.Battle, m *crew.Member, t ships.Attempt, need int) (dice.Roll, bool) {
	r, what := Check(b, m, t), attempting(b, m, t)
	Late(b, &r, need, &what)
	return r, int(r.Total) >= need
}

// CheckPreview is what a member's check would be rolled with now.
func CheckPreview(b *ships.Battle, m *crew.Member, order crew.Verb, skill crew.Skill) dice.Roll {
	r := weigh(b, m, skill, "check")
	sharpen(m, &r, order)
	Expected(b, &r, attempting(b, m, ships.Attempt{Skill: skill, Order: order}))
	return r
}

// Strain is level 5 of system damage: when one of the crew throws a 1, the ship
// makes a destruction save, and a failure costs a level (SHIP-SYSDMG).
func Strain(b *ships.Battle, m *crew.Member, r *dice.Roll) {
	s := b.ShipOf(m)
	if s == nil || s.System != 5 || s.State.Gone() || r.Natural() != 1 {
		return
	}
	save := dice.Roll{Cause: "destruction save of a used ship"}
	save.Disadvantage("system damage 3")
	ok := save.D20(&b.Tray) >= 10
	b.TellOwnSide(s, &ships.Checked{By: m.Seat, Roll: save, Need: 10, Success: ok})
	if !ok {
		DamageSystems(b, s, 1)
	}
}

// Contest throws both checks, the one who asks first.
func Contest(b *ships.Battle, by, against *crew.Member, t ships.Attempt) ships.Outcome {
	f := &ships.Contested{By: by.Seat, Against: against.Seat}
	f.Roll = Check(b, by, t)
	answer := ships.Attempt{Skill: t.Skill, Cause: t.Cause}
	f.Counter = Check(b, against, answer)
	mine, theirs := attempting(b, by, t), attempting(b, against, answer)
	Late(b, &f.Roll, int(f.Counter.Total)+1, &mine)
	Late(b, &f.Counter, int(f.Roll.Total), &theirs)
	switch {
	case f.Roll.Total > f.Counter.Total:
		f.Outcome = ships.Won
	case f.Roll.Total < f.Counter.Total:
		f.Outcome = ships.LostContest
	}
	b.Emit(b.Watchers(b.ShipOf(by))&b.Watchers(b.ShipOf(against)), f)
	Strain(b, by, &f.Roll)
	Strain(b, against, &f.Counter)
	return f.Outcome
}
