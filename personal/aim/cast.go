package aim

import (
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// SourceOf returns the source of the effect of somebody's power, used with a slot of a level.
func SourceOf(f *personal.Fight, p *personal.Person, w *rulebook.Power, slot int8) personal.Source {
	book, sheet := f.Book(), f.SheetOf(p)
	s := personal.Source{By: p, Name: w.Name, Ability: sheet.Casting, Times: 1, More: w.More, Spell: !book.Exerts(w), Reflex: w.Sure, School: w.School, Deck: p.Deck, From: p.At}
	if w.With >= 0 {
		s.Ability = w.With
	}
	s.DC = int(book.Casting.Base) + wornDC(f, p)
	if book.Casting.Proficiency {
		s.DC += personal.Proficiency(f, p)
	}
	s.Bare = s.DC
	switch {
	case s.Ability < 0:
	case book.Casting.Score:
		s.DC += int(sheet.Scores[s.Ability])
	default:
		s.DC += f.Modifier(p, s.Ability)
	}
	if slot > w.Level {
		s.Levels = int(slot - w.Level)
	}
	switch {
	case w.Growth:
		s.Times = f.Book().Growth(personal.Level(f, p))
	case w.Grows.Count > 0:
		s.Grown = dice.Dice{Count: w.Grows.Count * int8(f.Book().Growth(personal.Level(f, p))-1), Faces: w.Grows.Faces}
	}
	return s
}

// PowerDC returns the DC of saves against somebody's power, or 0 if nobody saves against it.
func PowerDC(f *personal.Fight, p *personal.Person, w *rulebook.Power) int16 {
	if w.Effect.Aim != rulebook.BySave {
		return 0
	}
	s := SourceOf(f, p, w, 0)
	return int16(max(0, DC(&s, &w.Effect)))
}

// wornDC returns what armour adds to the DC of its wearer's powers.
func wornDC(f *personal.Fight, p *personal.Person) (n int) {
	for a := range personal.WornArmour(f, p) {
		n += int(a.DC)
	}
	return n
}

// SpellRoll returns the attack roll of a power, apart from its target, with its means and its tags.
func SpellRoll(f *personal.Fight, s *personal.Source, e *rulebook.Effect) (shot personal.Shot, m personal.Means, tags rulebook.Tags) {
	book := f.Book()
	shot.Roll = dice.Roll{Cause: "attack"}
	r := &shot.Roll
	if s.Shot != nil {
		m = *s.Shot
		m.Foreseen = m.Foreseen || s.Foreseen
		PrepareHit(f, r, s.By, &m)
		return shot, m, 0
	}
	r.Add(f.Names.Of(s.Name), int(e.Bonus))
	if book.Attack.Ability && s.Ability >= 0 {
		r.Add(f.Names.Of(book.Abilities[s.Ability]), f.Modifier(s.By, s.Ability))
		r.Add("proficiency", personal.Proficiency(f, s.By))
	}
	if s.Spell {
		tags = rulebook.Spell
	}
	return shot, personal.Means{Weapon: rulebook.Weapon{Name: s.Name, Near: e.Range, Far: e.Range}, Ranged: e.Aim == rulebook.ByAttack, Foreseen: s.Foreseen}, tags
}

// NoteSling adds to an attack without a weapon what hinders and helps it, and what it needs
// to hit.
func NoteSling(f *personal.Fight, s *personal.Shot, by *personal.Person, m *personal.Means, t *personal.Person, tags rulebook.Tags) {
	d := f.Distance(by, t)
	s.Cover = m.Shelter(f, by, t).Cover
	noteRepeats(f, &s.Roll, by, m, t)
	noteHindrances(f, &s.Roll, by, m, t, d)
	f.NoteConditions(&s.Roll, personal.Question{Kind: rulebook.OnAttack, Tags: personal.TagsOf(f, d, m.Ranged) | tags, Ability: -1, By: by, On: t})
	s.Need = Defence(f, t) + CoverBonus(f, t, s.Cover, d) + unawarePenalty(f, by, t)
}
