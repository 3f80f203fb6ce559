package aim

import (
	"slices"

	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Prepare sets an empty shot to an attack with a weapon before its dice are thrown, or returns
// why it cannot be made.
func Prepare(f *personal.Fight, s *personal.Shot, p *personal.Person, m *personal.Means, t *personal.Person) error {
	book := f.Book()
	d := f.Distance(p, t)
	if err := personal.InRange(f, m, d); err != nil {
		return err
	}
	if err := checkTarget(f, m, t); err != nil {
		return err
	}
	if err := energy.FencedOff(f, p, m, t); err != nil {
		return err
	}
	shelter := m.Shelter(f, p, t)
	if shelter.Cover == space.TotalCover {
		return book.Refuse(rulebook.TopicCover, "they have total cover")
	}
	r := &s.Roll
	PrepareHit(f, r, p, m)
	s.Cover = shelter.Cover
	noteRepeats(f, r, p, m, t)
	energy.HoldBack(f, s, m)
	noteAccuracy(f, s, m, d)
	noteHindrances(f, r, p, m, t, d)
	tags := personal.TagsOf(f, d, m.Ranged)
	f.NoteConditions(r, personal.Question{Kind: rulebook.OnAttack, Tags: tags, Ability: -1, By: p, On: t})
	if s.Cover <= m.Weapon.Over {
		s.Cover = space.NoCover
	}
	s.Sure, s.Misfire = m.Weapon.Props&rulebook.Sure != 0 && m.Ranged && f.Sees(p, t), m.Misfires()
	s.Need = Defence(f, t) + CoverBonus(f, t, s.Cover, d) + unawarePenalty(f, p, t)
	return nil
}

// PrepareHit begins a roll to hit with a weapon, apart from its target and place.
func PrepareHit(f *personal.Fight, r *dice.Roll, p *personal.Person, m *personal.Means) {
	book := f.Book()
	r.Cause = "attack"
	switch {
	case m.Arm != nil && m.Arm.Fixed && m.Hand != personal.WithButt:
		r.Add("attack bonus", int(m.Arm.Bonus))
	case book.Attack.Ability:
		a := f.BestAbility(p, m.Weapon.Abilities)
		r.AddNamed(&f.Names, book.Abilities[a], f.Modifier(p, a))
		if book.Attack.Proficiency && (m.Arm == nil || trained(f, p, &m.Weapon)) {
			r.Add("proficiency", personal.Proficiency(f, p))
		}
		personal.NoteClumsy(f, r, p, a)
	}
	r.AddNamed(&f.Names, m.Weapon.Name, int(m.Weapon.Bonus))
}

// noteRepeats adds to a roll the penalty for earlier attacks of the turn (FOS-MAP), and the
// effects of the weapon's traits, which depend on target and turn.
func noteRepeats(f *personal.Fight, r *dice.Roll, p *personal.Person, m *personal.Means, t *personal.Person) {
	x := &m.Weapon.Traits
	each := f.Book().Attack.Repeat
	if x.Repeat > 0 {
		each = min(each, x.Repeat)
	}
	if p.Open && !p.Acting {
		r.Add("earlier attacks", -int(each)*int(p.Tries))
	}
	if a := m.Arm; a != nil {
		if a.Off {
			r.Add("after a miss", int(x.Rebounds))
		}
		if t != nil && a.First != 0 && (a.First != t.ID || a.Others) {
			r.Add("from one to the next", int(x.Sweeps))
		}
	}
	if x.Pierces > 0 && t != nil {
		r.Add("through armour", min(int(x.Pierces), armourBonus(f, t)))
	}
}

// noteHindrances adds to an attack the effects of distance, a foe nearby, sight and
// weight.
func noteHindrances(f *personal.Fight, r *dice.Roll, p *personal.Person, m *personal.Means, t *personal.Person, d int16) {
	book := f.Book()
	NoteRange(f, r, p, m, d)
	if m.Ranged && book.Ranges.Close > 0 && crowded(f, p, m, t) {
		r.Disadvantage("a foe nearby")
	}
	if m.Hand == personal.WithCall {
		r.Disadvantage("a called shot")
	}
	noteInstincts(f, r, p, m, t)
	noteWeight(f, r, p, m)
	if !f.Sees(p, t) {
		noteUnseen(f, r, p)
	}
	if !f.Sees(t, p) && t.State == personal.Able && book.Roles[rulebook.PartUnaware] < 0 {
		r.Advantage("unseen")
	}
}

// noteUnseen adds to an attack that its target is not seen, unless what blinds the attacker
// has a number of its own for that.
func noteUnseen(f *personal.Fight, r *dice.Roll, p *personal.Person) {
	for i := range p.Conditions {
		c := &f.Book().Conditions[p.Conditions[i].Condition]
		var own modifier.Tally
		c.Count(&own, rulebook.OnAttack)
		if c.Flags&rulebook.Blind != 0 && own.Of(0) != 0 {
			return
		}
	}
	r.Disadvantage("an unseen target")
}

// noteWeight notes that a weapon is too heavy for its wielder.
func noteWeight(f *personal.Fight, r *dice.Roll, p *personal.Person, m *personal.Means) {
	if x := f.Book().Attack.Heavy; m.Weapon.Props&rulebook.Heavy != 0 && m.Arm != nil && !m.Arm.Fixed && x.Ability >= 0 && f.SheetOf(p).Scores[x.Ability] < x.Least {
		r.Disadvantage("a heavy weapon")
	}
}

// NoteRange adds to an attack the effect of a distance beyond normal range.
func NoteRange(f *personal.Fight, r *dice.Roll, p *personal.Person, m *personal.Means, d int16) {
	switch n, each := increments(f, p, m, d); {
	case f.Book().Ranges.Step > 0:
		r.Add("range", -n*each)
	case m.Ranged && d > m.Weapon.Near:
		r.Disadvantage("beyond normal range")
	}
}

// noteInstincts adds to an attack what the nature of the attacker helps with.
func noteInstincts(f *personal.Fight, r *dice.Roll, p *personal.Person, m *personal.Means, t *personal.Person) {
	has := f.SheetOf(p).Features
	if has&rulebook.Pack != 0 && personal.FriendBeside(f, p, t) {
		r.Advantage("the pack")
	}
	if has&rulebook.Frenzied != 0 && !m.Ranged && t.HP < f.MaxHP(t) {
		r.Advantage("the scent of blood")
	}
	if has&rulebook.Grappler != 0 && slices.ContainsFunc(p.Holds, func(h personal.Hold) bool { return h.Person == t.ID }) {
		r.Advantage("a grip on them")
	}
}

// crowded reports whether an able foe who sees the attacker is near enough to hinder a
// ranged attack (ME-CLOSE). Hip fire is not hindered by its own target.
func crowded(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) bool {
	book := f.Book()
	if m.Weapon.Props&rulebook.HipFire != 0 && t != nil && f.Distance(p, t) <= book.Ranges.Close {
		return false
	}
	most, n, widest := book.Ranges.Close/book.Square, f.Span(p), book.Widest()
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || o.Deck != p.Deck || deckplan.Gap(p.At, n, o.At, widest) > most { // even for the widest
			continue
		}
		if !f.Helpless(o) && f.Distance(p, o) <= book.Ranges.Close && f.Sees(o, p) && (!m.Foreseen || personal.Aware(f, p.Side, o)) {
			return true
		}
	}
	return false
}

// checkTarget refuses a target that a weapon is not for.
func checkTarget(f *personal.Fight, m *personal.Means, t *personal.Person) error {
	only := m.Weapon.Only
	if len(only) == 0 || slices.ContainsFunc(only, func(n int16) bool { return f.Suffers(t, n) }) {
		return nil
	}
	var names []string
	for _, n := range only {
		names = append(names, f.Book().Conditions[n].Name)
	}
	return f.Book().Refuse(rulebook.TopicRange, "%s only works on targets that are %s", m.Weapon.Name, say.Join("%s or %s", say.Names(names)))
}

// noteAccuracy adds to an attack a weapon's bonus within its normal range, and its bonus
// for misses that have shown where it hits.
func noteAccuracy(f *personal.Fight, s *personal.Shot, m *personal.Means, d int16) {
	if m.Ranged && d <= m.Weapon.Near {
		s.Roll.Add("normal range", int(m.Weapon.Traits.Steady))
	}
	if m.Arm != nil && m.Weapon.Props&rulebook.Ranging != 0 {
		s.Roll.Add("earlier misses", int(m.Arm.Missed))
	}
}
