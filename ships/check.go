package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// weigh gathers what a member's check with a skill would be rolled with. The
// roll holds no dice yet. System damage touches every check of a deployment,
// since a deployed crew acts through the ship (SHIP-SYSDMG, level 1).
func (b *Battle) weigh(m *crew.Member, skill crew.Skill, cause string) dice.Roll {
	if skill == shipyard.NoSkill {
		return b.weighTest(m, crew.Test(crew.Intelligence), cause)
	}
	return b.weighTest(m, crew.Skilled(skill), cause)
}

// weighTest does so for a skill or an ability alone.
func (b *Battle) weighTest(m *crew.Member, t crew.Test, cause string) dice.Roll {
	r := dice.Roll{Cause: cause}
	r.Add(t.Ability().String(), m.Modifier(t.Ability()))
	if skill, ok := t.Skill(); ok {
		name := skill.String() + " proficiency"
		if m.Expert.Has(skill) {
			name = skill.String() + " expertise"
		}
		r.Add(name, m.SkillBonus(skill))
	}
	if s := b.ship(m); s != nil {
		s.burden(&r)
		skill, ok := t.Skill()
		s.troubled(&r, ok && (skill == crew.Technology && s.Hyperdrive.Trouble&BadSensors != 0 || skill == crew.Piloting && s.Hyperdrive.Trouble&BadHelm != 0))
	}
	return r
}

func (s *Ship) troubled(r *dice.Roll, is bool) {
	if is {
		r.Disadvantage("hyperspace mishap")
	}
}

// burden notes what hinders every check that is made through a ship.
func (s *Ship) burden(r *dice.Roll) {
	if s.System >= 1 {
		r.Disadvantage("system damage 1")
	}
	for _, k := range s.Conditions().List() {
		edge(r, shipyard.ConditionRules[k].Checks, k.String(), false)
	}
}

// checking is what effects are asked about a member's check.
func (b *Battle) checking(m *crew.Member, skill crew.Skill) rolling {
	return rolling{touch: shipyard.Checks, by: m, member: b.IDOf(m), ship: m.Seat.Ship, skill: skill, skilled: m.SkillBonus(skill)}
}

// attempt is a check that somebody is about to make: with what, for which order,
// what it is called, and what was chosen to go with it.
type attempt struct {
	skill crew.Skill
	order crew.Verb
	cause string
	with  []chosen
}

// trying is the attempt of an order.
func trying(order crew.Verb, skill crew.Skill, with []chosen) attempt {
	return attempt{skill, order, crew.RuleOf(order).Title, with}
}

func (b *Battle) attempting(m *crew.Member, t attempt) rolling {
	what := b.checking(m, t.skill)
	what.order, what.chosen = t.order, t.with
	return what
}

// check throws a member's check. Whoever asks tells of it, and then lets the
// ship be strained by it.
func (b *Battle) check(m *crew.Member, t attempt) dice.Roll {
	r := b.weigh(m, t.skill, t.cause)
	sharpen(m, &r, t.order)
	b.use(&r, b.attempting(m, t))
	r.D20(&b.Tray)
	return r
}

// sharpen is the trick that a machine of a high grade is best at.
func sharpen(m *crew.Member, r *dice.Roll, order crew.Verb) {
	if m.Mind.Sharp() && (m.Mind.Kind == crew.Brain && order == crew.Evade || m.Mind.Kind == crew.Computer && order == crew.Interfere) {
		r.Advantage(m.Name)
	}
}

// reach throws a check that must reach a number.
func (b *Battle) reach(m *crew.Member, t attempt, need int) (dice.Roll, bool) {
	r, what := b.check(m, t), b.attempting(m, t)
	b.late(&r, need, &what)
	return r, int(r.Total) >= need
}

// CheckPreview is what a member's check would be rolled with now.
func (b *Battle) CheckPreview(m *crew.Member, order crew.Verb, skill crew.Skill) dice.Roll {
	r := b.weigh(m, skill, "check")
	sharpen(m, &r, order)
	b.expected(&r, b.attempting(m, attempt{skill: skill, order: order}))
	return r
}

// strain is level 5 of system damage: when one of the crew throws a 1, the ship
// makes a destruction save, and a failure costs a level (SHIP-SYSDMG).
func (b *Battle) strain(m *crew.Member, r *dice.Roll) {
	s := b.ship(m)
	if s == nil || s.System != 5 || s.State.Gone() || r.Natural() != 1 {
		return
	}
	save := dice.Roll{Cause: "destruction save of a used ship"}
	save.Disadvantage("system damage 3")
	ok := save.D20(&b.Tray) >= 10
	b.inside(s, &Checked{By: m.Seat, Roll: save, Need: 10, Success: ok})
	if !ok {
		b.damageSystems(s, 1)
	}
}

// Checked is a check against a number.
type Checked struct {
	By      crew.Seat
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Checked) Kind() event.Kind { return KindChecked }

// Fields describes a Checked.
func (f *Checked) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 10_000)
	field.Bool(c, "success", &f.Success)
}

func (f *Checked) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s against %d, %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

func success(ok bool) string {
	if ok {
		return "success"
	}
	return "failure"
}

// Outcome is how a contest ended.
type Outcome uint8

// The outcomes. In a tie nothing changes.
const (
	Tie Outcome = iota
	Won
	LostContest
)

// Contested is a contest of two checks.
type Contested struct {
	By, Against   crew.Seat
	Roll, Counter dice.Roll
	Outcome       Outcome
}

func (*Contested) Kind() event.Kind { return KindContested }

// Fields describes a Contested.
func (f *Contested) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Against.Fields(c)
	f.Roll.Fields(c)
	f.Counter.Fields(c)
	field.Int(c, "outcome", &f.Outcome, 0, int64(LostContest))
}

func (f *Contested) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s, against %s: %s, %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(),
		n.SeatName(f.Against), f.Counter.String(), [...]string{"a tie", "won", "lost"}[f.Outcome])
}

// contest throws both checks, the one who asks first.
func (b *Battle) contest(by, against *crew.Member, t attempt) Outcome {
	f := &Contested{By: by.Seat, Against: against.Seat}
	f.Roll = b.check(by, t)
	answer := attempt{skill: t.skill, cause: t.cause}
	f.Counter = b.check(against, answer)
	mine, theirs := b.attempting(by, t), b.attempting(against, answer)
	b.late(&f.Roll, int(f.Counter.Total)+1, &mine)
	b.late(&f.Counter, int(f.Roll.Total), &theirs)
	switch {
	case f.Roll.Total > f.Counter.Total:
		f.Outcome = Won
	case f.Roll.Total < f.Counter.Total:
		f.Outcome = LostContest
	}
	b.Emit(b.Watchers(b.ship(by))&b.Watchers(b.ship(against)), f)
	b.strain(by, &f.Roll)
	b.strain(against, &f.Counter)
	return f.Outcome
}
