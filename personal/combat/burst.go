package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
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
		if !Save(f, t, personal.Saving{Ability: book.Cover.Save, DC: int(book.Attack.Burst.DC), Cause: say.Of("%s burst", m.Weapon.Name), Cover: int(book.Cover.Bonus[cover.Cover]), By: p}).Good() {
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
