package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// struck is how an effect came out for somebody whom it reached.
type struck struct {
	id       crew.ID
	full     bool // all that it does beside its damage
	share    rulebook.Share
	critical bool
	amount   int32 // of the damage that was thrown before the roll; -1: it was not
}

// work brings an effect about: on a person, or on all in an area, whose saves are
// thrown in the order of their IDs before the damage, which is rolled once for
// all of them (ME-DAMAGE, HOE-DAMAGE).
func work(f *personal.Fight, s *personal.Source, e *rulebook.Effect, target crew.ID, at deckplan.Square) {
	ids := caught(f, s, e, target, at)
	if e.Rushes {
		rush(f, s, target, at)
	}
	if t := f.Person(target); e.Gaze >= 0 && t != nil && mirrors(f, t) {
		f.Did(t, "throws it back at", s.By.ID)
		Befall(f, s.By, personal.Affliction{Condition: e.Gaze, By: t.ID, Ends: rulebook.EndsNext, Save: -1, Implied: -1})
		return
	}
	if e.Shape != rulebook.NoArea {
		f.Emit(personal.Onlookers(f, s), &personal.Caught{By: s.By.ID, What: s.Name, People: ids})
	}
	thrown := int32(-1)
	if (e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch) && f.Book().Screens() && e.Damages() {
		thrown = harm(f, s, e, false)
	}
	var list []struck
	for _, id := range ids {
		if x := strikes(f, s, e, f.Person(id), at, thrown); x.full || x.share.Num > 0 {
			list = append(list, x)
		}
	}
	deal(f, s, e, list)
	for i := range list {
		switch {
		case list[i].full:
			affect(f, s, e, f.Person(list[i].id), at)
		case e.PrimeAll:
			prime(f, s, e, f.Person(list[i].id))
		}
	}
	if e.Shape == rulebook.NoArea && len(ids) == 0 {
		affect(f, s, e, s.By, at)
	}
}

// strikes finds how an effect comes out for somebody: by an attack, which what
// stands before the roll may stop, or by their save.
func strikes(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square, thrown int32) struck {
	strip(f, e, t)
	x := struck{id: t.ID, full: true, share: rulebook.Share{Num: 1, Den: 1}, amount: thrown}
	switch e.Aim {
	case rulebook.ByAttack, rulebook.ByTouch:
		if thrown >= 0 {
			w := woundOf(e, s, t.ID, thrown)
			if x.amount = screen(f, t, &w); x.amount == 0 {
				return struck{id: t.ID}
			}
		}
		o, body := spellAttack(f, s, e, t)
		switch {
		case o.Good():
			x.critical = o.Degree == personal.CriticalSuccess
		case strays(f, s.By, int(o.Roll.Total), body):
			x.id = body.ID
		default:
			return struck{id: t.ID}
		}
	case rulebook.BySave:
		d := withstands(f, s, e, t, at)
		x.full, x.critical = d < personal.Success, d == personal.CriticalFailure
		switch {
		case e.Half && f.SheetOf(t).Features&rulebook.Avoidance != 0:
			if x.share = f.Book().Checks.Shares[personal.Success]; d >= personal.Success {
				x.share = rulebook.Share{Num: 0, Den: 1}
			}
		case e.Half:
			x.share = f.Book().Checks.Shares[d]
		case d >= personal.Success && !e.Whole:
			x.share = rulebook.Share{Num: 0, Den: 1}
		}
	}
	return x
}

// woundOf is the damage of an effect on its way to somebody.
func woundOf(e *rulebook.Effect, s *personal.Source, to crew.ID, amount int32) personal.Wound {
	tags := rulebook.Ranged
	if e.Aim == rulebook.ByTouch {
		tags = 0
	}
	if s.Spell {
		tags |= rulebook.Spell
	}
	return personal.Wound{Target: to, By: s.By.ID, Type: e.Type, Amount: amount, Tags: tags, Bypass: e.Bypass, Attack: e.Aim != rulebook.BySave, Spare: s.Spare, Cause: s.Name}
}

// Resists is what somebody saves with against an effect.
func Resists(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) personal.Saving {
	book := f.Book()
	dc := s.Dc
	switch {
	case e.DC > 0:
		dc = int(e.DC)
	case e.Unaided:
		dc = s.Bare
	}
	x := personal.Saving{Ability: e.Ability, Dc: dc, Cause: s.Name, Fails: s.Stuck == t.ID && t.ID != 0}
	if s.Also == t.ID {
		x.Hindered = "in their hands"
	}
	if e.Ability == book.Cover.Save {
		from := s.From
		if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube || e.Shape == rulebook.Crossing {
			from = personal.PlaceOf(e, at, t.At)
		}
		if c := personal.ShelterOf(f, from, s.By, t).Cover; c != space.TotalCover {
			x.Cover = personal.Sheltering(f, t, c, deckplan.Near(from, t.At)*book.Square)
		}
	}
	if s.Spell {
		x.Tags = rulebook.Spell
	}
	if e.Ability == book.Cover.Save && slices.Contains(s.Wary, t.ID) {
		x.Edge, x.Why = true, "seen coming"
	}
	if e.ShieldEdge >= 0 && t.Pools[e.ShieldEdge].Points > 0 {
		x.Edge, x.Why = true, book.Layers[e.ShieldEdge].Name
	}
	if s.Far {
		x.Edge, x.Why = true, "beyond normal range"
	}
	x.Fails = x.Fails || e.Core > 0 && deckplan.Near(at, t.At)*book.Square <= e.Core
	return x
}

// withstands is how somebody saves against an effect.
func withstands(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) personal.Degree {
	x := Resists(f, s, e, t, at)
	o := Save(f, t, x)
	if e.Fumble >= 0 && o.Roll.Natural() == 1 {
		Decide(f, e.Fumble, t, s.By, nil)
	}
	return o.Degree
}

// harm throws the damage of an effect.
func harm(f *personal.Fight, s *personal.Source, e *rulebook.Effect, critical bool) int32 {
	d := e.Damage
	if e.Spends >= 0 {
		points := empty(f, s.By, e.Spends)
		if d.Count == 0 {
			return points
		}
		d.Count *= int8(min(points, 40))
	}
	if s.Grown.Faces == d.Faces {
		d.Count += s.Grown.Count
	}
	if s.Levels > 0 && s.More.Faces == d.Faces {
		d.Count += s.More.Count * int8(s.Levels)
		d.Plus += s.More.Plus * int8(s.Levels)
	}
	mod := 0
	if e.AddMod {
		mod = f.Modifier(s.By, s.Ability)
	}
	r := f.DamageDice("", dice.Dice{Count: d.Count, Faces: d.Faces}, s.Times*personal.Times(f.Book(), critical), nil)
	r.Mods = nil
	r.Add("power", int(d.Plus)+mod)
	r.Total = int32(max(0, r.Bonus()+total(r.Dice)))
	if len(r.Dice) > 0 || r.Total > 0 {
		f.Inside(s.By, &personal.DamageRolled{Roll: r, By: s.By.ID, Cause: s.Name})
	}
	return personal.Worth(f.Book(), r.Total, critical)
}

// empty takes all points of a layer.
func empty(f *personal.Fight, p *personal.Person, layer int8) int32 {
	pool := &p.Pools[layer]
	had := pool.Points
	pool.Points, pool.Begun = 0, 0
	f.Inside(p, &personal.Layered{Person: p.ID, Layer: f.Book().Layers[layer].Name, Amount: -had, Points: 0})
	Lend(f, p)
	return had
}

// deal rolls the damage once and gives each what is theirs, first those whom it
// strikes in full.
func deal(f *personal.Fight, s *personal.Source, e *rulebook.Effect, list []struck) {
	if !e.Damages() || !slices.ContainsFunc(list, func(x struck) bool { return x.share.Num > 0 }) {
		return
	}
	attack := e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch
	critical := attack && slices.ContainsFunc(list, func(x struck) bool { return x.critical })
	amount := list[0].amount
	if amount < 0 {
		amount = harm(f, s, e, critical)
	}
	dealt := int32(0)
	for _, full := range [2]bool{true, false} {
		for i := range list {
			x := &list[i]
			if x.full != full || x.share.Num == 0 {
				continue
			}
			n := amount
			if x.amount >= 0 {
				n = x.amount
			}
			w := woundOf(e, s, x.id, x.share.Of(n))
			w.Critical, w.Surge = critical || x.critical, personal.Surge(f.Book(), x.critical && attack)
			f.Hurt(w)
			if attack && e.Shape == rulebook.NoArea {
				boost(f, s.By, f.Person(x.id), &w, s.School)
			}
			splash(f, &e.Splash, &w, f.Person(x.id))
			dealt += w.Amount
		}
	}
	if e.Drain >= 0 && dealt > 0 {
		GiveLayer(f, s.By, e.Drain, dealt/2, false)
	}
}

// affect is what an effect does beside its damage.
func affect(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) {
	book := f.Book()
	if e.Heal.Count > 0 || e.Heal.Plus > 0 {
		d := e.Heal
		if s.More.Faces == d.Faces {
			d.Count += s.More.Count * int8(s.Levels)
		}
		r := f.DamageDice("healing", d, s.Times, nil)
		if e.AddMod {
			r.Add(book.Abilities[max(0, s.Ability)], f.Modifier(s.By, s.Ability))
			r.Total += int32(f.Modifier(s.By, s.Ability))
		}
		f.Inside(s.By, &personal.DamageRolled{Roll: r, By: s.By.ID, Cause: s.Name})
		Heal(f, t, r.Total)
	}
	reckon(f, s, e, t)
	if e.Layer >= 0 {
		points := e.Points
		if n := rulebook.AtLevel(e.Grown, f.SheetOf(s.By).Level); n > 0 {
			points = dice.Dice{Plus: n}
		}
		if e.Times > 0 {
			points = dice.Dice{Plus: e.Times * (f.SheetOf(s.By).Level + int8(f.Modifier(s.By, max(0, s.Ability))))}
		}
		if s.More.Faces == 0 {
			points.Plus += s.More.Plus * int8(s.Levels)
		}
		r := f.DamageDice(book.Layers[e.Layer].Name, points, 1, nil)
		GiveLayer(f, t, e.Layer, r.Total, s.Keep)
		if book.Layers[e.Layer].Stacking == rulebook.StackChoose {
			t.Pools[e.Layer].Most = max(t.Pools[e.Layer].Most, r.Total)
		}
		if e.Ends == rulebook.EndsRounds && !s.Keep {
			t.Pools[e.Layer].Left = e.Rounds
		}
	}
	if e.Raises >= 0 {
		GiveLayer(f, t, e.Raises, f.SheetOf(t).Pools[e.Raises].Points, false)
	}
	s.By.Turn.Blows += e.Blows
	if e.Detonate {
		detonate(f, s, t)
	}
	light := e.Largest < 0 || f.Size(t) <= e.Largest
	if e.Condition >= 0 && light {
		a := personal.Affliction{Condition: e.Condition, By: s.By.ID, Ends: e.Ends, Left: e.Rounds, Save: -1, Implied: -1, Levels: int8(s.Levels), Type: f.Meeting}
		if e.Again {
			a.Save = e.Ability
		}
		if c := &book.Conditions[e.Condition]; e.Again || c.Keeps || c.Boost.Rider.Save >= 0 {
			a.DC = int8(s.Dc)
		}
		Befall(f, t, a)
	}
	prime(f, s, e, t)
	if e.Push > 0 && light {
		from := s.From
		if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube {
			from = at
		}
		Push(f, t, from, e.Push+f.Lot(s.By, e.Throws, "distance", s.Name))
	}
	replenish(f, s, e)
	if e.Then != nil {
		work(f, s, e.Then, e.Then.Aimed(t.ID), at)
	}
}

// prime leaves somebody ready to be detonated, by default until the end of the next
// turn of whoever has done it.
func prime(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person) {
	if e.Prime < 0 {
		return
	}
	a := personal.Affliction{By: s.By.ID, Ends: rulebook.CasterEnd, Save: -1, Implied: -1}
	if e.Condition < 0 && e.Ends != rulebook.NeverEnds {
		a.Ends, a.Left = e.Ends, e.Rounds
	}
	for n := range f.Book().Conditions {
		if f.Book().Conditions[n].Primed == e.Prime {
			a.Condition = int16(n)
			Befall(f, t, a)
		}
	}
}

// replenish gives the user points of a layer back that has some.
func replenish(f *personal.Fight, s *personal.Source, e *rulebook.Effect) {
	if x := e.Refills; x.Layer >= 0 && s.By.Pools[x.Layer].Points > 0 {
		pool := &s.By.Pools[x.Layer]
		GiveLayer(f, s.By, x.Layer, min(pool.Points+int32(x.Points), max(pool.Points, pool.Most)), false)
	}
}

// reckon is what an effect does to what is no hit point: reserves, the track at 0,
// conditions that it cures, what is held, and whose side one strikes for.
func reckon(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person) {
	loses(f, t, &e.Loses, s.Name)
	gains(f, t, &e.Gains, s.Name)
	for _, n := range e.Cures {
		Relieve(f, t, n)
	}
	if e.Feeds != (dice.Dice{}) {
		r := f.DamageDice("healing", e.Feeds, 1, nil)
		f.Inside(s.By, &personal.DamageRolled{Roll: r, By: s.By.ID, Cause: s.Name})
		Heal(f, s.By, r.Total)
	}
	if e.Hampers {
		personal.Grant(f, personal.Edge{Checks: true, Attacks: true, Saves: true, Person: t.ID, Side: -1, Why: s.Name})
	}
	if e.Favours {
		personal.Grant(f, personal.Edge{Good: true, Checks: true, Attacks: true, Person: t.ID, Side: -1, Why: s.Name})
	}
	if e.Table >= 0 {
		Decide(f, e.Table, t, s.By, nil)
	}
	if e.Bad > 0 && t.State != personal.Dead {
		Change(f, t, rulebook.Change{Bad: e.Bad})
	}
	if e.Flits.Count > 0 && t.State != personal.Dead {
		flit(f, t, e.Flits, s.Name)
	}
	if e.Gifts {
		personal.Inherit(f, s.By, t)
	}
	if e.Rests {
		Rest(f, t)
	}
	if e.Calls.Sheet >= 0 {
		call(f, s.By, t, &e.Calls, s.Name)
	}
	if e.Spoils {
		spoil(f, t)
	}
	if e.Turns != (dice.Dice{}) {
		turn(f, t, e.Turns, s.Name, e.Type)
	}
	if e.Kills {
		Die(f, t, personal.DiedOf, s.Name)
	}
}

// detonate sets off what somebody is primed with, once, and says whether there was
// anything.
func detonate(f *personal.Fight, s *personal.Source, t *personal.Person) (any bool) {
	book := f.Book()
	for _, a := range slices.Clone(t.Conditions) {
		c := &book.Conditions[a.Condition]
		if c.Primed < 0 {
			continue
		}
		t.Conditions = slices.DeleteFunc(t.Conditions, func(x personal.Affliction) bool { return x.Condition == a.Condition })
		f.Tell(t, &personal.Passed{Person: t.ID, Condition: a.Condition, Name: c.Name})
		Relieve(f, t, a.Implied) // frozen, lifted: what primed them is over too
		blast := *s
		blast.Name, blast.Times, blast.Levels, blast.Spell, blast.From = c.Name+" detonation", 1, 0, true, t.At
		blast.Deck, blast.Lies = t.Deck, false
		work(f, &blast, &c.Blast, t.ID, t.At)
		any = true
	}
	return any
}

// caught is whom an effect reaches, in the order of their IDs, or along its leaps.
func caught(f *personal.Fight, s *personal.Source, e *rulebook.Effect, target crew.ID, at deckplan.Square) (ids []crew.ID) {
	if e.Shape == rulebook.NoArea || e.Shape == rulebook.Leaps {
		if f.Person(target) == nil {
			return nil
		}
		ids = append(ids, target)
		for n := int8(0); e.Shape == rulebook.Leaps && n < e.Count+e.Wider*int8(s.Levels); n++ {
			next := leap(f, s.By, f.Person(target), e.Size, ids)
			if next == 0 {
				break
			}
			ids = append(ids, next)
		}
		return ids
	}
	middle := at
	if e.Shape.Own() {
		middle = s.From
	}
	body := e.Shape == rulebook.Around && !s.Lies
	view := f.SightFrom(s.Deck, middle)
	for i := range f.People {
		p := &f.People[i]
		if p.Out() || p.Deck != s.Deck || p == s.By && !e.Friends && (e.Shape.Own() || e.Rushes) || e.Foes && !personal.Hostile(p, s.By) ||
			e.Friends && (personal.Hostile(p, s.By) || e.Heal != (dice.Dice{}) && p.HP >= f.MaxHP(p) || e.Count > 0 && len(ids) == int(e.Count)) {
			continue
		}
		if e.Shape == rulebook.Crossing {
			view = f.SightFrom(s.Deck, personal.PlaceOf(e, at, p.At))
		}
		if body && personal.Gap(f, s.By, p) <= e.Size/f.Book().Square && f.LineOfSight(s.By, p) ||
			!body && (p.ID == s.Also || personal.InArea(f, e, middle, at, p) && personal.AnySeen(f, view, p)) {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

// leap is the nearest one who has not been struck yet, of the other sides first.
func leap(f *personal.Fight, by, from *personal.Person, reach int16, struck []crew.ID) crew.ID {
	best, least := crew.ID(0), int16(1<<14)
	for i := range f.People {
		p := &f.People[i]
		if p.Out() || p == by || slices.Contains(struck, p.ID) || !personal.Hostile(p, by) || !f.LineOfSight(from, p) {
			continue
		}
		if d := f.Distance(from, p); d <= reach && d < least {
			best, least = p.ID, d
		}
	}
	return best
}

// body is the nearest dead body that somebody sees within so many units, or nil.
func body(f *personal.Fight, p *personal.Person, within int16) (best *personal.Person) {
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

// call notes who comes: at the body, which is gone then, or at whom the effect is on.
func call(f *personal.Fight, by, at *personal.Person, c *rulebook.Calls, cause string) {
	if c.Within > 0 {
		if at = body(f, by, c.Within); at == nil {
			return
		}
		at.State = personal.Away
	}
	n := max(1, f.Lot(by, c.Count, personal.Number, cause))
	a := personal.Arrival{Name: f.Book().Sheets[c.Sheet].Name, Sheet: c.Sheet, Side: by.Side, Deck: at.Deck, At: at.At, Near: true}
	for range n {
		if len(f.Comers) < personal.MaxComers {
			f.Comers = append(f.Comers, personal.Comer{By: by.ID, Says: c.Says, Rounds: c.Rounds, Arrival: a})
		}
	}
}

// Withdraw takes somebody off the decks.
func Withdraw(f *personal.Fight, p *personal.Person) {
	Stop(f, p)
	p.State, p.Open = personal.Away, false
	Slip(f, p)
}

// Arrive tells of somebody who has been called and let in, and counts their rounds.
func Arrive(f *personal.Fight, id crew.ID, c *personal.Comer) {
	p := f.Person(id)
	if p == nil {
		return
	}
	f.Did(p, c.Says, 0)
	if n := f.Book().Roles[rulebook.PartCalled]; c.Rounds > 0 && n >= 0 {
		Befall(f, p, personal.Affliction{Condition: n, By: c.By, Ends: rulebook.EndsRounds, Left: c.Rounds, Save: -1, Implied: -1})
	}
}
