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

// Bursts says whether somebody fires bursts with a weapon.
func Bursts(f *personal.Fight, p *personal.Person, w *rulebook.Weapon) bool {
	return w.Props&rulebook.Burst != 0 || w.Ranged() && f.Flags(p)&rulebook.Dumping != 0
}

// checkBurst refuses a burst without enough in the weapon, or out of its normal
// range.
func checkBurst(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) error {
	book := f.Book()
	switch {
	case f.Plan(p.Deck).Index(at) < 0 || !f.SightFrom(p.Deck, p.At).Sees(at):
		return book.Refuse(rulebook.TopicCover, "something solid is in the way")
	case f.DistanceTo(p, at) > m.Weapon.Near:
		return book.Refuse(rulebook.TopicRange, "a burst reaches no farther than normal range, %d %s", m.Weapon.Near, book.Unit)
	}
	return nil
}

// burst is a cube of two squares: all in it save or take the weapon's damage,
// which is rolled once.
func burst(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) {
	caught := inBurst(f, p.Deck, at)
	book := f.Book()
	var hit []crew.ID
	for _, id := range caught {
		t := f.Person(id)
		cover := personal.ShelterOf(f, p.At, p, t)
		if cover.Cover == space.TotalCover {
			continue
		}
		if !Save(f, t, personal.Saving{Ability: book.Cover.Save, Dc: int(book.Attack.Burst.DC), Cause: m.Weapon.Name + " burst", Cover: int(book.Cover.Bonus[cover.Cover])}).Good() {
			hit = append(hit, id)
		}
	}
	if len(hit) == 0 {
		return
	}
	b := personal.Blow{}
	amount := dealt(f, p, m, &b, false)
	parts := partsOf(f, p, m, f.Person(hit[0]), rulebook.OnEachHit, false)
	for _, id := range hit {
		f.Hurt(personal.Wound{Target: id, By: p.ID, Type: m.Weapon.Type, Amount: amount, Parts: parts, Tags: rulebook.Ranged, Attack: true, Cause: m.Weapon.Name + " burst"})
	}
}

// inBurst is who stands in the two squares by two whose least corner is at.
func inBurst(f *personal.Fight, deck int8, at deckplan.Square) (ids []crew.ID) {
	for i := range f.People {
		p := &f.People[i]
		if p.Deck != deck || p.Out() {
			continue
		}
		for _, q := range [4]deckplan.Square{at, at.Plus(1, 0), at.Plus(0, 1), at.Plus(1, 1)} {
			if f.Covers(p, q) && !slices.Contains(ids, p.ID) {
				ids = append(ids, p.ID)
			}
		}
	}
	return ids
}

// guess is an attack on a square. A wrong guess misses whatever the die shows,
// which is thrown all the same, so that the log gives nothing away (ME-UNSEEN).
func guess(f *personal.Fight, p *personal.Person, m *personal.Means, i *Attack) {
	if n := f.Door(p.Deck, i.At); n >= 0 && f.Shut(p.Deck, i.At) {
		batter(f, p, m, n, i)
		return
	}
	t := personal.StandsAt(f, p.Deck, i.At)
	if t != nil && t != p {
		strike(f, p, m, t, &Attack{Weapon: i.Weapon, Hand: i.Hand, Target: t.ID, Spare: i.Spare})
		return
	}
	if n := f.MineAt(p.Deck, i.At, p.Side); n >= 0 {
		shoot(f, p, m, n)
		return
	}
	r := dice.Roll{Cause: "attack"}
	r.Disadvantage("an unseen target")
	r.D20(f.Tray)
	f.Emit(f.Watchers(p), &personal.Guessed{By: p.ID, Weapon: m.Weapon.Name, Roll: r})
}

// batter is an attack on a closed door.
func batter(f *personal.Fight, p *personal.Person, m *personal.Means, n int, i *Attack) {
	book := f.Book()
	d := &f.Decks[p.Deck].Doors[n]
	r := rollAt(f, p, m, i.At)
	r.D20(f.Tray)
	o := personal.OutcomeOf(book, r, int(book.Doors.Defence), true)
	told := &personal.Battered{By: p.ID, At: i.At, Roll: r, Need: int16(book.Doors.Defence)}
	f.Tell(p, told)
	if !o.Good() {
		return
	}
	told.Lost = int16(dealt(f, p, m, &personal.Blow{}, o.Degree == personal.CriticalSuccess))
	if d.Points -= min(d.Points, told.Lost); d.Points == 0 {
		d.Broken, d.Open, d.Locked = true, true, false
		told.Broken = true
		f.DoorStamp++
	}
}

// Fires is what a weapon in use fires, with the dice of a charge, or nil where it is
// attacked with as others are.
func Fires(f *personal.Fight, p *personal.Person, m *personal.Means) *rulebook.Effect {
	if m.Weapon.Fires == nil || m.Hand == personal.WithButt {
		return nil
	}
	e := *m.Weapon.Fires
	e.AddMod = e.AddMod && (m.Hand != personal.WithTap || f.Modifier(p, f.Best(p, m.Weapon.Abilities)) < 0)
	for i := range m.Weapon.Adds {
		if x := &m.Weapon.Adds[i]; m.Hand == personal.WithCharge && x.When == rulebook.OnCharged && x.Damage.Faces == e.Damage.Faces {
			e.Damage.Count += x.Damage.Count
		}
	}
	return &e
}

// muzzle is who fires a weapon, and the number of the save against it.
func muzzle(f *personal.Fight, p *personal.Person, m *personal.Means) personal.Source {
	return personal.Source{By: p, Name: m.Weapon.Name, Dc: against(f, p, m, 0), Ability: f.Best(p, m.Weapon.Abilities), Times: 1, Deck: p.Deck, From: p.At}
}

// mayFire refuses what cannot be fired at, from here.
func mayFire(f *personal.Fight, p *personal.Person, e *rulebook.Effect, i *Attack) error {
	at := i.At
	if t := f.Person(i.Target); t != nil {
		if err := f.AtPeace(p, t); err != nil {
			return err
		}
		if t.Deck != p.Deck || t.Out() {
			return f.Book().Refuse(rulebook.TopicRange, "there is nobody to attack")
		}
		at = t.At
		if d := f.Distance(p, t); e.Shape.Own() && d > e.Size {
			return f.Book().Refuse(rulebook.TopicRange, "%d %s is beyond %d", d, f.Book().Unit, e.Size)
		}
	}
	return reaches(f, p, e, i.Target, at)
}

// fire lets it work.
func fire(f *personal.Fight, p *personal.Person, m *personal.Means, e *rulebook.Effect, i *Attack) {
	at := i.At
	if t := f.Person(i.Target); t != nil {
		at = t.At
	}
	s := muzzle(f, p, m)
	s.Far = f.DistanceTo(p, at) > m.Weapon.Near
	f.Tell(p, &personal.Used{By: p.ID, What: m.Weapon.Name, On: i.Target})
	work(f, &s, e, i.Target, at)
}

// Foresee is a shot that somebody saves against: their roll and its number.
func Foresee(f *personal.Fight, p *personal.Person, m *personal.Means, e *rulebook.Effect, t *personal.Person) (personal.Shot, error) {
	if err := mayFire(f, p, e, &Attack{Target: t.ID}); err != nil {
		return personal.Shot{}, err
	}
	if e.Aim != rulebook.BySave {
		return personal.Shot{Sure: true}, nil
	}
	s := muzzle(f, p, m)
	s.Far = f.Distance(p, t) > m.Weapon.Near
	x := resists(f, &s, e, t, t.At)
	shot := personal.Shot{Roll: personal.ToSave(f, t, x), Need: x.Dc, Saved: true, Odds: 1000}
	if !x.Fails && !personal.FailsSave(f, t, x.Ability) {
		shot.Odds = 1000 - dice.Chance(&shot.Roll, x.Dc)
	}
	return shot, nil
}

// strip takes the points of layers.
func strip(f *personal.Fight, e *rulebook.Effect, t *personal.Person) {
	for n := range f.Book().Layers {
		if e.Strips&(1<<n) != 0 && t.Pools[n].Points > 0 {
			empty(f, t, int8(n))
		}
	}
}

// exposed leaves somebody as open as who takes aim, until their next turn.
func exposed(f *personal.Fight, p *personal.Person) {
	if n := f.Book().Roles[rulebook.PartAiming]; n >= 0 {
		Befall(f, p, personal.Affliction{Condition: n, By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	}
}
