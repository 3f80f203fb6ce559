// Package aim works out attacks before their dice are rolled, and finds the people whom
// an effect can be aimed at and reaches.
package aim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/say"
	"broadside/sim/space"
)

// CheckReach refuses targets that an effect cannot reach.
func CheckReach(f *personal.Fight, p *personal.Person, e *rulebook.Effect, target crew.ID, at deckplan.Square) error {
	switch e.Shape {
	case rulebook.Sphere, rulebook.Cube, rulebook.Cone, rulebook.Line, rulebook.Crossing, rulebook.Wall:
		return checkPlace(f, p, e, personal.PlaceOf(f, p.Deck, e, at, p.At))
	case rulebook.Around:
		return nil
	}
	if target == 0 && e.Range == 0 && !e.Names() {
		return nil
	}
	return checkPerson(f, p, e, target)
}

// checkPlace refuses a square that an area cannot be brought to.
func checkPlace(f *personal.Fight, p *personal.Person, e *rulebook.Effect, at deckplan.Square) error {
	book := f.Book()
	switch {
	case f.Plan(p.Deck).Index(at) < 0 || at.Level != p.At.Level:
		return book.Refuse(rulebook.TopicRange, "there is no such square")
	case e.Shape.IsAroundMaker():
		if at == p.At {
			return book.Refuse(rulebook.TopicRange, "a %s needs a direction", say.Text(rulebook.ShapeNames[e.Shape]))
		}
	case f.DistanceTo(p, at) > e.Range:
		return book.Refuse(rulebook.TopicRange, "that is %d %s away, beyond %d", f.DistanceTo(p, at), book.Unit, e.Range)
	case !personal.Overlooks(f, p, at) || e.Shape != rulebook.Wall && personal.Opaque(f, p.Deck, at):
		return book.Refuse(rulebook.TopicCover, "something solid is in the way")
	}
	return checkWall(f, p, e, at)
}

// checkPerson refuses somebody whom an effect without an area cannot be brought to.
func checkPerson(f *personal.Fight, p *personal.Person, e *rulebook.Effect, target crew.ID) error {
	book, reach := f.Book(), e.Range
	if e.Aim == rulebook.ByTouch || e.Range == 0 {
		reach = book.Ranges.Reach
	}
	t := f.Person(target)
	if t == nil && target != 0 { // in the words for somebody who hides
		return book.Refuse(rulebook.TopicSight, "%s does not see them", p.Name)
	}
	if t != nil && t.State == personal.Dead && rulebook.Has[*rulebook.HealOp](e) {
		return book.Refuse(rulebook.TopicHeal, "%s is dead, and the dead regain nothing", f.NameFor(p, t))
	}
	if t == nil || t.IsOut() || t.Deck != p.Deck {
		return book.Refuse(rulebook.TopicRange, "there is nobody to reach")
	}
	if t == p {
		return nil
	}
	switch d := f.Distance(p, t); {
	case !f.Sees(p, t) && (t.Side != p.Side || d > book.Ranges.Reach):
		return book.Refuse(rulebook.TopicSight, "%s does not see them", p.Name)
	case d > reach:
		return book.Refuse(rulebook.TopicRange, "they are %d %s away, beyond %d", d, book.Unit, reach)
	case personal.Covered(f, p, t):
		return book.Refuse(rulebook.TopicCover, "they have total cover")
	}
	return nil
}

// checkWall refuses a wall where the side knows that somebody stands: no refusal gives
// anybody away.
func checkWall(f *personal.Fight, p *personal.Person, e *rulebook.Effect, at deckplan.Square) error {
	for i := range f.People {
		o := &f.People[i]
		if e.Shape == rulebook.Wall && !o.IsOut() && o.Deck == p.Deck && personal.InArea(f, e, at, p.At, 0, o) && personal.Aware(f, p.Side, o) {
			return f.Book().Refuse(rulebook.TopicRange, "%s stands where the wall would be", f.NameFor(p, o))
		}
	}
	return nil
}

// CheckTarget refuses a power or a device that is not for its target: not for their kind, or
// only for a condition that they are not in. The power is nil for a device.
func CheckTarget(f *personal.Fight, p *personal.Person, w *rulebook.Power, name string, e *rulebook.Effect, t *personal.Person) error {
	book := f.Book()
	if e.Own {
		t = p
	}
	if t == nil || e.Shape != rulebook.NoArea && e.Shape != rulebook.Leaps || isFor(f, p, e, t) {
		return nil
	}
	switch kind := uint32(1) << f.SheetOf(t).Kind; {
	case e.Kinds != 0 && e.Kinds&kind == 0:
		return w.Refuse(book, "%s works only on what is %s", name, book.NameKinds(e.Kinds))
	case e.Spares&kind != 0:
		return w.Refuse(book, "%s does nothing to what is %s", name, book.NameKinds(e.Spares))
	}
	var names []string
	for _, n := range e.Only {
		names = append(names, book.Conditions[n].Name)
	}
	if e.Anyones {
		return w.Refuse(book, "%s only works on targets that are %s", name, say.Join("%s or %s", say.Names(names)))
	}
	return w.Refuse(book, "%s only works on targets that %s has %s", name, p.Name, say.Join("%s or %s", say.Names(names)))
}

// isFor reports whether an effect is for people of somebody's kind and conditions.
func isFor(f *personal.Fight, by *personal.Person, e *rulebook.Effect, p *personal.Person) bool {
	kind, author := uint32(1)<<f.SheetOf(p).Kind, by.ID
	if e.Anyones {
		author = 0
	}
	return (e.Kinds == 0 || e.Kinds&kind != 0) && e.Spares&kind == 0 && (len(e.Only) == 0 || personal.InOne(p, e.Only, author))
}

// TargetsOf returns the people whom an effect reaches and is for, sorted by ID, or in the
// order of its leaps. An effect without a target is for its user.
func TargetsOf(f *personal.Fight, s *personal.Source, e *rulebook.Effect, target crew.ID, at deckplan.Square) []crew.ID {
	if e.Shape == rulebook.NoArea || e.Shape == rulebook.Leaps {
		return targetAndLeaps(f, s, e, target)
	}
	return peopleInArea(f, s, e, at)
}

// targetAndLeaps returns the one whom an effect without an area is for, then those it leaps to.
func targetAndLeaps(f *personal.Fight, s *personal.Source, e *rulebook.Effect, target crew.ID) (ids []crew.ID) {
	if target == 0 && e.Shape == rulebook.NoArea && !e.IsForPlace() {
		target = s.By.ID
	}
	if t := f.Person(target); t == nil || !isFor(f, s.By, e, t) {
		return nil
	}
	ids = append(ids, target)
	for n := int8(0); e.Shape == rulebook.Leaps && n < e.Count; n++ {
		next := NextLeap(f, s.By, f.Person(target), e, ids)
		if next == 0 {
			break
		}
		ids = append(ids, next)
	}
	return ids
}

// peopleInArea returns those in the area of an effect at a square whom it is for, sorted by ID.
func peopleInArea(f *personal.Fight, s *personal.Source, e *rulebook.Effect, at deckplan.Square) (ids []crew.ID) {
	middle, height := at, int16(0)
	if e.Shape.IsAroundMaker() {
		middle = s.From
		if !s.Lies {
			height = s.By.Height
		}
	}
	aroundBody := e.Shape == rulebook.Around && !s.Lies
	view := f.SightFrom(s.Deck, middle)
	for i := range f.People {
		p := &f.People[i]
		if p.IsOut() || p.Deck != s.Deck || !Affects(f, s.By, e, p) {
			continue
		}
		if e.Friends && e.Count > 0 && len(ids) == int(e.Count) {
			break
		}
		if e.Shape == rulebook.Crossing {
			view = f.SightFrom(s.Deck, personal.PlaceOf(f, s.Deck, e, at, p.At))
		}
		within := false
		if aroundBody {
			within = f.Distance(s.By, p) <= e.Size && f.LineOfSight(s.By, p)
		} else {
			within = p.ID == s.Also || personal.InArea(f, e, middle, at, height, p) && personal.AnySeen(f, view, p)
		}
		if within {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

// Affects reports whether somebody's area affects a person who is in it: it may spare its user, friends,
// foes, and those who lack no points.
func Affects(f *personal.Fight, by *personal.Person, e *rulebook.Effect, p *personal.Person) bool {
	switch hostile := personal.Hostile(p, by); {
	case p == by && !e.Friends && (e.Shape.IsAroundMaker() || e.Rushes):
		return false
	case e.Foes && !hostile, e.Friends && hostile:
		return false
	case e.Friends && rulebook.Has[*rulebook.HealOp](e) && p.HP >= f.MaxHP(p):
		return false
	}
	return isFor(f, by, e, p)
}

// NextLeap returns the nearest foe not yet struck to whom an effect leaps, or friend if it is
// for friends.
func NextLeap(f *personal.Fight, by, from *personal.Person, e *rulebook.Effect, struck []crew.ID) crew.ID {
	best, least := crew.ID(0), int16(1<<14)
	for i := range f.People {
		p := &f.People[i]
		if p.IsOut() || p == by || slices.Contains(struck, p.ID) || personal.Hostile(p, by) == e.Friends || !isFor(f, by, e, p) || !f.LineOfSight(from, p) {
			continue
		}
		if d := f.Distance(from, p); d <= e.Size && d < least {
			best, least = p.ID, d
		}
	}
	return best
}

// NearestBody returns the nearest dead body that somebody sees within a number of units, or
// nil.
func NearestBody(f *personal.Fight, p *personal.Person, within int16) (best *personal.Person) {
	least := within + 1
	for i := range f.People {
		o := &f.People[i]
		if o.State != personal.Dead || o.Deck != p.Deck || !f.InSight(p, o) {
			continue
		}
		if d := f.Distance(p, o); d < least {
			best, least = o, d
		}
	}
	return best
}

// DC returns the DC of saves against an effect: its own, or that of its source.
func DC(s *personal.Source, e *rulebook.Effect) int {
	switch {
	case e.DC > 0:
		return int(e.DC)
	case e.Unaided:
		return s.Bare
	}
	return s.DC
}

// SaveAgainst returns somebody's save against an effect.
func SaveAgainst(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) personal.Saving {
	book, dc := f.Book(), DC(s, e)
	if s.Pierces > 0 {
		dc += min(int(s.Pierces), armourBonus(f, t))
	}
	x := personal.Saving{Ability: e.Ability, DC: dc, Cause: f.Names.Of(s.Name), By: s.By, Fails: s.Stuck == t.ID && t.ID != 0}
	if s.Also == t.ID {
		x.Hindered = "in their hands"
	}
	if e.Ability == book.Cover.Save {
		from := s.From
		if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube || e.Shape == rulebook.Crossing {
			from = personal.PlaceOf(f, s.Deck, e, at, t.At)
		}
		c := personal.ShelterOf(f, from, s.By, t, s.Foreseen).Cover
		if e.Shape == rulebook.Crossing {
			c = max(c, personal.CoverIn(f, from, s.By, t, s.Foreseen))
		}
		if c != space.TotalCover {
			x.Cover = CoverBonus(f, t, c, deckplan.Near(from, t.At)*book.Square)
		}
	}
	if s.Spell {
		x.Tags = rulebook.Spell
	}
	if e.Ability == book.Cover.Save && slices.Contains(s.Wary, t.ID) {
		x.Edge, x.Why = true, "seen coming"
	}
	for n := range book.Layers {
		if e.Helped&(1<<n) != 0 && t.Pools[n].Points > 0 {
			x.Edge, x.Why = true, say.Name(book.Layers[n].Name)
		}
	}
	if s.Far {
		x.Edge, x.Why = true, "beyond normal range"
	}
	x.Fails = x.Fails || e.Core > 0 && deckplan.Near(at, t.At)*book.Square <= e.Core
	return x
}
