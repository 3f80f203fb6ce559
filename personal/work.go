package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
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
func (f *Fight) work(s *source, e *rulebook.Effect, target crew.ID, at deckplan.Square) {
	ids := f.caught(s, e, target, at)
	if e.Rushes {
		f.rush(s, target, at)
	}
	if t := f.Person(target); e.Gaze >= 0 && t != nil && f.mirrors(t) {
		f.did(t, "throws it back at", s.by.ID)
		f.befall(s.by, Affliction{Condition: e.Gaze, By: t.ID, Ends: rulebook.EndsNext, Save: -1, Implied: -1})
		return
	}
	if e.Shape != rulebook.NoArea {
		f.emit(f.onlookers(s), &Caught{s.by.ID, s.name, ids})
	}
	thrown := int32(-1)
	if (e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch) && f.Book().Screens() && e.Damages() {
		thrown = f.harm(s, e, false)
	}
	var list []struck
	for _, id := range ids {
		if x := f.strikes(s, e, f.Person(id), at, thrown); x.full || x.share.Num > 0 {
			list = append(list, x)
		}
	}
	f.deal(s, e, list)
	for i := range list {
		switch {
		case list[i].full:
			f.affect(s, e, f.Person(list[i].id), at)
		case e.PrimeAll:
			f.prime(s, e, f.Person(list[i].id))
		}
	}
	if e.Shape == rulebook.NoArea && len(ids) == 0 {
		f.affect(s, e, s.by, at)
	}
}

// onlookers are the sides that see something work: whoever does it, or where it lies.
func (f *Fight) onlookers(s *source) event.Sides {
	if s.lies {
		return f.overlookers(s.deck, s.from)
	}
	return f.watchers(s.by)
}

// strikes finds how an effect comes out for somebody: by an attack, which what
// stands before the roll may stop, or by their save.
func (f *Fight) strikes(s *source, e *rulebook.Effect, t *Person, at deckplan.Square, thrown int32) struck {
	f.strip(e, t)
	x := struck{id: t.ID, full: true, share: rulebook.Share{Num: 1, Den: 1}, amount: thrown}
	switch e.Aim {
	case rulebook.ByAttack, rulebook.ByTouch:
		if thrown >= 0 {
			w := woundOf(e, s, t.ID, thrown)
			if x.amount = f.screen(t, &w); x.amount == 0 {
				return struck{id: t.ID}
			}
		}
		o, body := f.spellAttack(s, e, t)
		switch {
		case o.Good():
			x.critical = o.Degree == CriticalSuccess
		case f.strays(s.by, int(o.Roll.Total), body):
			x.id = body.ID
		default:
			return struck{id: t.ID}
		}
	case rulebook.BySave:
		d := f.withstands(s, e, t, at)
		x.full, x.critical = d < Success, d == CriticalFailure
		switch {
		case e.Half && f.SheetOf(t).Features&rulebook.Avoidance != 0:
			if x.share = f.Book().Checks.Shares[Success]; d >= Success {
				x.share = rulebook.Share{Num: 0, Den: 1}
			}
		case e.Half:
			x.share = f.Book().Checks.Shares[d]
		case d >= Success && !e.Whole:
			x.share = rulebook.Share{Num: 0, Den: 1}
		}
	}
	return x
}

// woundOf is the damage of an effect on its way to somebody.
func woundOf(e *rulebook.Effect, s *source, to crew.ID, amount int32) Wound {
	tags := rulebook.Ranged
	if e.Aim == rulebook.ByTouch {
		tags = 0
	}
	if s.spell {
		tags |= rulebook.Spell
	}
	return Wound{Target: to, By: s.by.ID, Type: e.Type, Amount: amount, Tags: tags, Bypass: e.Bypass, Attack: e.Aim != rulebook.BySave, Spare: s.spare, Cause: s.name}
}

// resists is what somebody saves with against an effect.
func (f *Fight) resists(s *source, e *rulebook.Effect, t *Person, at deckplan.Square) saving {
	book := f.Book()
	dc := s.dc
	switch {
	case e.DC > 0:
		dc = int(e.DC)
	case e.Unaided:
		dc = s.bare
	}
	x := saving{ability: e.Ability, dc: dc, cause: s.name, fails: s.stuck == t.ID && t.ID != 0}
	if s.also == t.ID {
		x.hindered = "in their hands"
	}
	if e.Ability == book.CoverSave {
		from := s.from
		if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube {
			from = at
		}
		if c := f.shelter(from, s.by, t).Cover; c != space.TotalCover {
			x.cover = int(book.Cover[c])
		}
	}
	if s.spell {
		x.tags = rulebook.Spell
	}
	if e.Ability == book.CoverSave && slices.Contains(s.wary, t.ID) {
		x.edge, x.why = true, "seen coming"
	}
	if e.ShieldEdge >= 0 && t.Pools[e.ShieldEdge].Points > 0 {
		x.edge, x.why = true, book.Layers[e.ShieldEdge].Name
	}
	if s.far {
		x.edge, x.why = true, "beyond normal range"
	}
	x.fails = x.fails || e.Core > 0 && deckplan.Near(at, t.At)*book.Square <= e.Core
	return x
}

// withstands is how somebody saves against an effect.
func (f *Fight) withstands(s *source, e *rulebook.Effect, t *Person, at deckplan.Square) Degree {
	x := f.resists(s, e, t, at)
	o := f.save(t, x)
	if e.Fumble >= 0 && o.Roll.Natural() == 1 {
		f.decide(e.Fumble, t, s.by, nil)
	}
	return o.Degree
}

// harm throws the damage of an effect.
func (f *Fight) harm(s *source, e *rulebook.Effect, critical bool) int32 {
	d := e.Damage
	if e.Spends >= 0 {
		points := f.empty(s.by, e.Spends)
		if d.Count == 0 {
			return points
		}
		d.Count *= int8(min(points, 40))
	}
	if s.grown.Faces == d.Faces {
		d.Count += s.grown.Count
	}
	if s.levels > 0 && s.more.Faces == d.Faces {
		d.Count += s.more.Count * int8(s.levels)
		d.Plus += s.more.Plus * int8(s.levels)
	}
	mod := 0
	if e.AddMod {
		mod = f.modifier(s.by, s.ability)
	}
	r := f.damageDice("", dice.Dice{Count: d.Count, Faces: d.Faces}, s.times*times(f.Book(), critical), nil)
	r.Mods = nil
	r.Add("power", int(d.Plus)+mod)
	r.Total = int32(max(0, r.Bonus()+total(r.Dice)))
	if len(r.Dice) > 0 || r.Total > 0 {
		f.inside(s.by, &DamageRolled{Roll: r, By: s.by.ID, Cause: s.name})
	}
	return worth(f.Book(), r.Total, critical)
}

// empty takes all points of a layer.
func (f *Fight) empty(p *Person, layer int8) int32 {
	pool := &p.Pools[layer]
	had := pool.Points
	pool.Points, pool.Begun = 0, 0
	f.inside(p, &Layered{p.ID, f.Book().Layers[layer].Name, -had, 0})
	f.lend(p)
	return had
}

// deal rolls the damage once and gives each what is theirs, first those whom it
// strikes in full.
func (f *Fight) deal(s *source, e *rulebook.Effect, list []struck) {
	if !e.Damages() || !slices.ContainsFunc(list, func(x struck) bool { return x.share.Num > 0 }) {
		return
	}
	attack := e.Aim == rulebook.ByAttack || e.Aim == rulebook.ByTouch
	critical := attack && slices.ContainsFunc(list, func(x struck) bool { return x.critical })
	amount := list[0].amount
	if amount < 0 {
		amount = f.harm(s, e, critical)
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
			w.Critical, w.Surge = critical || x.critical, surge(f.Book(), x.critical && attack)
			f.hurt(w)
			if attack && e.Shape == rulebook.NoArea {
				f.boost(s.by, f.Person(x.id), &w, s.school)
			}
			f.splash(&e.Splash, &w, f.Person(x.id))
			dealt += w.Amount
		}
	}
	if e.Drain >= 0 && dealt > 0 {
		f.GiveLayer(s.by, e.Drain, dealt/2, false)
	}
}

// affect is what an effect does beside its damage.
func (f *Fight) affect(s *source, e *rulebook.Effect, t *Person, at deckplan.Square) {
	book := f.Book()
	if e.Heal.Count > 0 || e.Heal.Plus > 0 {
		d := e.Heal
		if s.more.Faces == d.Faces {
			d.Count += s.more.Count * int8(s.levels)
		}
		r := f.damageDice("healing", d, s.times, nil)
		if e.AddMod {
			r.Add(book.Abilities[max(0, s.ability)], f.modifier(s.by, s.ability))
			r.Total += int32(f.modifier(s.by, s.ability))
		}
		f.inside(s.by, &DamageRolled{Roll: r, By: s.by.ID, Cause: s.name})
		f.Heal(t, r.Total)
	}
	f.reckon(s, e, t)
	if e.Layer >= 0 {
		points := e.Points
		if n := rulebook.AtLevel(e.Grown, f.SheetOf(s.by).Level); n > 0 {
			points = dice.Dice{Plus: n}
		}
		if e.Times > 0 {
			points = dice.Dice{Plus: e.Times * (f.SheetOf(s.by).Level + int8(f.modifier(s.by, max(0, s.ability))))}
		}
		if s.more.Faces == 0 {
			points.Plus += s.more.Plus * int8(s.levels)
		}
		r := f.damageDice(book.Layers[e.Layer].Name, points, 1, nil)
		f.GiveLayer(t, e.Layer, r.Total, s.keep)
		if book.Layers[e.Layer].Stacking == rulebook.StackChoose {
			t.Pools[e.Layer].Most = max(t.Pools[e.Layer].Most, r.Total)
		}
		if e.Ends == rulebook.EndsRounds && !s.keep {
			t.Pools[e.Layer].Left = e.Rounds
		}
	}
	if e.Raises >= 0 {
		f.GiveLayer(t, e.Raises, f.SheetOf(t).Pools[e.Raises].Points, false)
	}
	s.by.Turn.Blows += e.Blows
	if e.Detonate {
		f.detonate(s, t)
	}
	light := e.Largest < 0 || f.size(t) <= e.Largest
	if e.Condition >= 0 && light {
		a := Affliction{Condition: e.Condition, By: s.by.ID, Ends: e.Ends, Left: e.Rounds, Save: -1, Implied: -1, Levels: int8(s.levels), Type: f.meeting}
		if e.Again {
			a.Save = e.Ability
		}
		if c := &book.Conditions[e.Condition]; e.Again || c.Keeps || c.Boost.Rider.Save >= 0 {
			a.DC = int8(s.dc)
		}
		f.befall(t, a)
	}
	f.prime(s, e, t)
	if e.Push > 0 && light {
		from := s.from
		if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube {
			from = at
		}
		f.push(t, from, e.Push+f.lot(s.by, e.Throws, "distance", s.name))
	}
	f.replenish(s, e)
	if e.Then != nil {
		f.work(s, e.Then, e.Then.Aimed(t.ID), at)
	}
}

// prime leaves somebody ready to be detonated, by default until the end of the next
// turn of whoever has done it.
func (f *Fight) prime(s *source, e *rulebook.Effect, t *Person) {
	if e.Prime < 0 {
		return
	}
	a := Affliction{By: s.by.ID, Ends: rulebook.CasterEnd, Save: -1, Implied: -1}
	if e.Condition < 0 && e.Ends != rulebook.NeverEnds {
		a.Ends, a.Left = e.Ends, e.Rounds
	}
	for n := range f.Book().Conditions {
		if f.Book().Conditions[n].Primed == e.Prime {
			a.Condition = int16(n)
			f.befall(t, a)
		}
	}
}

// replenish gives the user points of a layer back that has some.
func (f *Fight) replenish(s *source, e *rulebook.Effect) {
	if x := e.Refills; x.Layer >= 0 && s.by.Pools[x.Layer].Points > 0 {
		pool := &s.by.Pools[x.Layer]
		f.GiveLayer(s.by, x.Layer, min(pool.Points+int32(x.Points), max(pool.Points, pool.Most)), false)
	}
}

// reckon is what an effect does to what is no hit point: reserves, the track at 0,
// conditions that it cures, what is held, and whose side one strikes for.
func (f *Fight) reckon(s *source, e *rulebook.Effect, t *Person) {
	f.loses(t, &e.Loses, s.name)
	f.gains(t, &e.Gains, s.name)
	for _, n := range e.Cures {
		f.relieve(t, n)
	}
	if e.Feeds != (dice.Dice{}) {
		r := f.damageDice("healing", e.Feeds, 1, nil)
		f.inside(s.by, &DamageRolled{Roll: r, By: s.by.ID, Cause: s.name})
		f.Heal(s.by, r.Total)
	}
	if e.Hampers {
		f.Grant(Edge{Checks: true, Attacks: true, Saves: true, Person: t.ID, Side: -1, Why: s.name})
	}
	if e.Favours {
		f.Grant(Edge{Good: true, Checks: true, Attacks: true, Person: t.ID, Side: -1, Why: s.name})
	}
	if e.Table >= 0 {
		f.decide(e.Table, t, s.by, nil)
	}
	if e.Bad > 0 && t.State != Dead {
		f.change(t, rulebook.Change{Bad: e.Bad})
	}
	if e.Flits.Count > 0 && t.State != Dead {
		f.flit(t, e.Flits, s.name)
	}
	if e.Gifts {
		f.inherit(s.by, t)
	}
	if e.Rests {
		f.rest(t)
	}
	if e.Calls.Sheet >= 0 {
		f.call(s.by, t, &e.Calls, s.name)
	}
	if e.Spoils {
		f.spoil(t)
	}
	if e.Turns != (dice.Dice{}) {
		f.turn(t, e.Turns, s.name, e.Type)
	}
	if e.Kills {
		f.die(t, DiedOf, s.name)
	}
}

// detonate sets off what somebody is primed with, once, and says whether there was
// anything.
func (f *Fight) detonate(s *source, t *Person) (any bool) {
	book := f.Book()
	for _, a := range slices.Clone(t.Conditions) {
		c := &book.Conditions[a.Condition]
		if c.Primed < 0 {
			continue
		}
		t.Conditions = slices.DeleteFunc(t.Conditions, func(x Affliction) bool { return x.Condition == a.Condition })
		f.tell(t, &Passed{t.ID, a.Condition, c.Name})
		f.relieve(t, a.Implied) // frozen, lifted: what primed them is over too
		blast := *s
		blast.name, blast.times, blast.levels, blast.spell, blast.from = c.Name+" detonation", 1, 0, true, t.At
		blast.deck, blast.lies = t.Deck, false
		f.work(&blast, &c.Blast, t.ID, t.At)
		any = true
	}
	return any
}

// caught is whom an effect reaches, in the order of their IDs, or along its leaps.
func (f *Fight) caught(s *source, e *rulebook.Effect, target crew.ID, at deckplan.Square) (ids []crew.ID) {
	if e.Shape == rulebook.NoArea || e.Shape == rulebook.Leaps {
		if f.Person(target) == nil {
			return nil
		}
		ids = append(ids, target)
		for n := int8(0); e.Shape == rulebook.Leaps && n < e.Count+e.Wider*int8(s.levels); n++ {
			next := f.leap(s.by, f.Person(target), e.Size, ids)
			if next == 0 {
				break
			}
			ids = append(ids, next)
		}
		return ids
	}
	middle := at
	if e.Shape.Own() {
		middle = s.from
	}
	body := e.Shape == rulebook.Around && !s.lies
	view := f.look(s.deck, middle)
	for i := range f.People {
		p := &f.People[i]
		if p.Out() || p.Deck != s.deck || p == s.by && !e.Friends && (e.Shape.Own() || e.Rushes) || e.Foes && !hostile(p, s.by) ||
			e.Friends && (hostile(p, s.by) || e.Heal != (dice.Dice{}) && p.HP >= f.maxHP(p) || e.Count > 0 && len(ids) == int(e.Count)) {
			continue
		}
		if body && f.gap(s.by, p) <= e.Size/f.Book().Square && f.LineOfSight(s.by, p) ||
			!body && (p.ID == s.also || f.inArea(e, middle, at, p) && f.anySeen(view, p)) {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

func (f *Fight) anySeen(view *sight, p *Person) bool {
	n := f.span(p)
	for i := range n * n {
		if view.sees(p.At.Plus(i%n, i/n)) {
			return true
		}
	}
	return false
}

// inArea says whether any square of somebody's space is in an area.
func (f *Fight) inArea(e *rulebook.Effect, middle, at deckplan.Square, p *Person) bool {
	n, reach := f.span(p), e.Size/f.Book().Square
	if p.At.Level != middle.Level {
		return false
	}
	for i := range n * n {
		if e.Shape.Covers(middle, at, p.At.Plus(i%n, i/n), reach) {
			return true
		}
	}
	return false
}

// leap is the nearest one who has not been struck yet, of the other sides first.
func (f *Fight) leap(by, from *Person, reach int16, struck []crew.ID) crew.ID {
	best, least := crew.ID(0), int16(1<<14)
	for i := range f.People {
		p := &f.People[i]
		if p.Out() || p == by || slices.Contains(struck, p.ID) || !hostile(p, by) || !f.LineOfSight(from, p) {
			continue
		}
		if d := f.Distance(from, p); d <= reach && d < least {
			best, least = p.ID, d
		}
	}
	return best
}
