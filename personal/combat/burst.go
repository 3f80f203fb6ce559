package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
)

// fireBurst fires at a cube of two squares: everybody in it saves or takes the weapon's
// damage, which is rolled once.
func fireBurst(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) {
	caught := personal.InBurst(f, p.Deck, at)
	book := f.Book()
	var hit []crew.ID
	for _, id := range caught {
		t := f.Person(id)
		cover := personal.ShelterOf(f, p.At, p, t, false)
		if cover.Cover == space.TotalCover {
			continue
		}
		if !Save(f, t, personal.Saving{Ability: book.Cover.Save, Dc: int(book.Attack.Burst.DC), Cause: say.Of("%s burst", m.Weapon.Name), Cover: int(book.Cover.Bonus[cover.Cover]), By: p}).Good() {
			hit = append(hit, id)
		}
	}
	if len(hit) == 0 {
		return
	}
	b := personal.Blow{}
	amount := rollDamage(f, p, m, &b, false)
	parts := partsOf(f, p, m, f.Person(hit[0]), rulebook.OnEachHit, false)
	for _, id := range hit {
		f.AddWound(personal.Wound{Target: id, By: p.ID, Type: m.Weapon.Type, Amount: amount, Parts: parts, Tags: rulebook.Ranged, Attack: true, Cause: say.Of("%s burst", m.Weapon.Name)})
	}
}

// attackSquare makes an attack on a square. A wrong guess misses whatever the roll; the
// die is thrown all the same, so that the log gives nothing away (ME-UNSEEN).
func attackSquare(f *personal.Fight, p *personal.Person, m *personal.Means, i *Attack) {
	if n := f.Door(p.Deck, i.At); n >= 0 && f.Shut(p.Deck, i.At) {
		attackDoor(f, p, m, n, i)
		return
	}
	if t := guessedAt(f, p, i.At); t != nil && reaches(f, p, m, t) {
		right := *i
		right.Target = t.ID
		strike(f, p, m, t, &right)
		return
	}
	if n := f.MineAt(p.Deck, i.At, p.Side); n >= 0 {
		shootMine(f, p, m, n)
		return
	}
	if damageFirst(f.Book()) {
		nobody := *p
		nobody.At = i.At
		rollVolley(f, p, m, &nobody, &personal.Blow{By: p.ID, Attack: personal.Swing(*i)})
	}
	strikeNobody(f, p, m, i.At, f.Watchers(p))
}

// guessedAt returns the person whom an attack on a square is aimed at, or nil: somebody known to
// be there, or else somebody unknown to the attacker's side. Where spaces are shared, those who
// are known do not count, so that an attack beside them does not reveal whether anybody else is
// there.
func guessedAt(f *personal.Fight, p *personal.Person, q deckplan.Square) (guessed *personal.Person) {
	for i := range f.People {
		t := &f.People[i]
		switch {
		case t == p || !personal.Occupies(f, t, p.Deck, q):
		case !aim.IsGuess(f, p, t):
			if !f.Book().Movement.Share {
				return t
			}
		case guessed == nil:
			guessed = t
		}
	}
	return guessed
}

// reaches reports whether an attack from here can reach somebody.
func reaches(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) bool {
	return aim.Prepare(f, &personal.Shot{}, p, m, t) == nil
}

// strikeNobody rolls an attack on an empty square and tells it to sides. The attacker
// suffers the consequences of a miss.
func strikeNobody(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square, to event.Sides) {
	s := aim.GuessRoll(f, p, m, at)
	f.UseEdges(&s.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side)})
	strategy.SettleReasons(f, &s)
	o := strategy.Throw(f.Book(), &s, f.Tray)
	o.Degree = personal.Failure
	broke := misfires(m, &o)
	BreakOff(f, p, rulebook.BreakRolls)
	f.Emit(to, &personal.Guessed{By: p.ID, Weapon: m.Weapon.Name, Roll: s.Roll})
	sufferDie(f, p, m, &o, 0, broke)
	if comesBack(m) {
		bringBack(f, p, m, at, false)
	}
}

// guessTold returns the fact, before its dice, by which the attacker's side learns of an
// attack on a square where it knows of nobody, or nil if it knows of the target.
func guessTold(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, at deckplan.Square) *personal.Guessed {
	if !aim.IsGuess(f, p, t) {
		return nil
	}
	s := aim.GuessRoll(f, p, m, at)
	f.NoteEdges(&s.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side)})
	strategy.SettleReasons(f, &s)
	return &personal.Guessed{By: p.ID, Weapon: m.Weapon.Name, Roll: s.Roll}
}

// tellGuess emits that fact with the dice. A right guess that misses reads like a wrong
// one.
func tellGuess(f *personal.Fight, p *personal.Person, told *personal.Guessed, thrown *dice.Roll, hit bool) {
	if told == nil {
		return
	}
	r := &told.Roll
	for _, d := range thrown.Dice.All() {
		if d.Name == "" {
			r.Dice.Add(d)
		}
	}
	r.Total, told.Hit = int32(sumOf(r.Dice.All())+r.Bonus()), hit
	f.EmitLess(event.Sides(0).With(p.Side), told)
}

// attackDoor makes an attack on a closed door.
func attackDoor(f *personal.Fight, p *personal.Person, m *personal.Means, n int, i *Attack) {
	book := f.Book()
	d := &f.Decks[p.Deck].Doors[n]
	r := attackThing(f, p, m, i.At)
	countAttack(f, p)
	o := strategy.DecisiveOutcome(book, &r, int(book.Doors.Defence))
	told := &personal.Battered{By: p.ID, At: i.At, Roll: r, Need: int16(book.Doors.Defence)}
	f.Tell(p, told)
	if !o.Good() {
		return
	}
	told.Lost = int16(rollDamage(f, p, m, &personal.Blow{}, o.Degree == personal.CriticalSuccess))
	if d.Points -= min(d.Points, told.Lost); d.Points == 0 {
		d.Broken, d.Open, d.Locked = true, true, false
		told.Broken = true
		f.DoorStamp++
	}
}

// fireShot applies the effect of a shot that is not an attack roll.
func fireShot(f *personal.Fight, p *personal.Person, m *personal.Means, e *rulebook.Effect, i *Attack) {
	at := i.At
	if t := f.Person(i.Target); t != nil {
		at = t.At
	}
	s := aim.FirerOf(f, p, m)
	s.Far = f.DistanceTo(p, at) > m.Weapon.Near
	personal.TellUse(f, p, personal.Used{By: p.ID, What: m.Weapon.Name, On: i.Target})
	playOn(f, &s, e, i.Target, at)
}

// throwTogether returns the people whom a shot with one roll reaches, its target first, since the roll
// is made against them. The roll of a shot at a place is made here.
func throwTogether(f *personal.Fight, s *personal.Source, ids []crew.ID, target crew.ID, at deckplan.Square) []crew.ID {
	n := slices.Index(ids, target)
	if n < 0 {
		r := attackThing(f, s.By, s.Shot, at)
		s.Thrown = &r
		countAttack(f, s.By)
		return ids
	}
	return slices.Insert(slices.Delete(ids, n, n+1), 0, target)
}

// stripLayers removes the points of layers.
func stripLayers(f *personal.Fight, e *rulebook.Effect, t *personal.Person) {
	x := rulebook.Find[*rulebook.StripOp](e)
	if x == nil {
		return
	}
	for n := range f.Book().Layers {
		if x.Layers&(1<<n) != 0 && t.Pools[n].Points > 0 {
			emptyLayer(f, t, int8(n))
		}
	}
}

// exposeSelf leaves a person exposed, as taking aim does, until their next turn.
func exposeSelf(f *personal.Fight, p *personal.Person) {
	if n := f.Book().Roles[rulebook.PartAiming]; n >= 0 {
		Afflict(f, p, personal.Affliction{Condition: n, By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	}
}

// rollVolley rolls the damage of a hit: of its weapon and, in a book where all weapons in
// hand strike as one, of the others, each with its own additions (LOL-COMBINED,
// LOL-RESIST-SPLIT).
func rollVolley(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, b *personal.Blow) []personal.Portion {
	all := rollSalvo(f, p, m, t, b, 0)
	for n, o := range aim.WeaponsBeside(f, p, m, t, &b.Attack) {
		personal.HeatWeapon(f, &o)
		all = append(all, rollSalvo(f, p, &o, t, b, uint8(n+1))...)
	}
	return all
}

// rollSalvo throws the damage of one weapon of an attack. The parts of an explosive keep
// their own drives (LOL-EXPLOSIVE).
func rollSalvo(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, b *personal.Blow, of uint8) (all []personal.Portion) {
	book := f.Book()
	surge := book.Attack.Surge
	if !m.Ranged && m.Weapon.Props&rulebook.Precise != 0 {
		surge = max(surge, book.Attack.Precise)
	}
	for _, x := range m.Weapon.Blast.Parts {
		x.Damage.Plus = energy.Soften(x.Damage.Plus, m.Softer)
		r := f.DamageDice("", x.Damage, 1)
		personal.TellHarm(f, p, t, p.ID, &r, f.Names.Of(m.Weapon.Name))
		all = append(all, personal.Portion{Type: x.Type, Amount: r.Total, Drive: x.Drive >> m.Softer, Surge: surge, Of: of})
	}
	if all != nil {
		return all
	}
	drive := m.Weapon.Drive
	if drive > 0 {
		drive += int16(energy.StrengthBonus(f, p, m, b))
	}
	if m.Ranged {
		drive >>= m.Softer
	}
	all = append(all, personal.Portion{Type: m.Weapon.Type, Amount: rollDamage(f, p, m, b, false), Drive: drive, Surge: surge, Also: m.Weapon.Material, Of: of})
	for _, x := range addedDamage(f, p, m, t, false) {
		x.Of, x.Surge, x.Carried = of, surge, true
		if int32(drive) >= x.Amount {
			x.Drive = drive
		}
		all = append(all, x)
	}
	return all
}

// hitAround applies an attack on an area to those around its target, and to the target if
// it has evaded (LOL-AOE-SPLIT).
func hitAround(f *personal.Fight, b *personal.Blow, m *personal.Means, p, t *personal.Person) {
	book := f.Book()
	boom := len(m.Weapon.Blast.Parts) > 0
	if !boom && (b.Widens == 0 || energy.EnergyOf(book, b.Rest) < b.Widens) {
		return
	}
	hit := b.Degree >= personal.Success || len(b.Parts) == 0
	told := &personal.Caught{By: p.ID, What: f.Names.Of(m.Weapon.Name)}
	var wounds []personal.Wound
	for _, o := range reachedAround(f, m, t) {
		all := b.Rest
		if o == t {
			all = b.Parts
			if hit || !boom && energy.EnergyOf(book, all) < b.Widens {
				continue
			}
		}
		w := personal.Wound{Target: o.ID, By: p.ID, Tags: rulebook.Ranged, Cause: f.Names.Of(m.Weapon.Name), Spare: b.Attack.HeldBack()}
		if boom {
			w.Tags |= rulebook.Explosive
		}
		w.Gather(energy.Shares(all, book.Attack.Area.Around))
		told.People = append(told.People, o.ID)
		wounds = append(wounds, w)
	}
	personal.TellCaught(f, f.Watchers(t), told)
	for i := range wounds {
		w := &wounds[i]
		if o := f.Person(w.Target); o != t || boom {
			screenWound(f, o, w)
		}
		if all := energy.RemainingOf(w.Portions()); len(all) > 0 {
			w.Gather(all)
			f.AddWound(*w)
		}
	}
}

// reachedAround returns whom an attack on an area reaches: its target, those grouped with
// them, and everybody whom the blast of the weapon reaches.
func reachedAround(f *personal.Fight, m *personal.Means, t *personal.Person) []*personal.Person {
	all := energy.GroupOf(f, t)
	for i := range f.People {
		o := &f.People[i]
		if n := m.Weapon.Blast.Size; n > 0 && !slices.Contains(all, o) && !o.IsOut() && o.Deck == t.Deck && f.Distance(o, t) <= n && f.LineOfSight(t, o) {
			all = append(all, o)
		}
	}
	return all
}

// Attacks on a whole zone, which is what a deck's doors enclose (LOL-ZAOE).

// attackZone fires at a zone. Those in it defend according to their distance from its
// point.
func attackZone(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) {
	x := &m.Weapon.Blast
	part := x.Parts[0]
	in := energy.Compartment(f, p.Deck, at)
	told := &personal.Caught{By: p.ID, What: f.Names.Of(m.Weapon.Name)}
	for i := range f.People {
		if o := &f.People[i]; !o.IsOut() && o.Deck == p.Deck && energy.IsInside(f, o, in) {
			told.People = append(told.People, o.ID)
		}
	}
	personal.TellCaught(f, f.Watchers(p), told)
	domes := energy.Domes(f, p, m, told.People, at)
	var wounds []personal.Wound
	for _, id := range told.People {
		o := f.Person(id)
		value := int32(x.Low)
		switch near := f.DistanceTo(o, at) <= x.Near; {
		case x.Zone == rulebook.Cluster && !energy.StopsAll(f, domes, o) && !evades(f, p, m, o), x.Zone == rulebook.Point && near:
			value = int32(x.High)
		}
		w := personal.Wound{Target: id, By: p.ID, Type: part.Type, Amount: value, Drive: part.Drive, Tags: rulebook.Ranged, Cause: f.Names.Of(m.Weapon.Name), Inner: true}
		w.Amount = energy.LeftBy(f, domes, o, w.Amount)
		screenWound(f, o, &w)
		if w.Amount > 0 {
			wounds = append(wounds, w)
		}
	}
	for _, w := range wounds {
		f.AddWound(w)
	}
}

// evades rolls a zone's attack on a person in it, and reports whether they evade it.
func evades(f *personal.Fight, p *personal.Person, m *personal.Means, o *personal.Person) bool {
	shot := personal.Shot{Roll: dice.Roll{Cause: "attack"}}
	a := f.BestAbility(p, m.Weapon.Abilities)
	shot.Roll.Add(f.Names.Of(f.Book().Abilities[a]), f.Modifier(p, a))
	aim.NoteRange(f, &shot.Roll, p, m, f.Distance(p, o))
	f.NoteConditions(&shot.Roll, personal.Question{Kind: rulebook.OnAttack, Tags: personal.TagsOf(f, f.Distance(p, o), true), Ability: -1, By: p, On: o})
	shot.Need = aim.Defence(f, o)
	out := throwAttack(f, &shot, p, o)
	f.Tell(o, shot.Told(f, p, o, m.Weapon.Name, out))
	return !out.Good()
}
