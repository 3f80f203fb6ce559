package aim

import (
	"slices"

	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// MeansOf returns the means of an attack.
func MeansOf(f *personal.Fight, p *personal.Person, i *personal.Swing) (m personal.Means, err error) {
	book := f.Book()
	m = personal.Means{Hand: i.Hand, Reach: book.Ranges.Reach, Softer: i.Softer}
	if i.Hand == personal.WithCall && !book.Attack.Called {
		return m, book.Refuse(rulebook.TopicTurn, "%s has no called shots", book.Name)
	}
	if i.Weapon == 0 {
		u := book.Attack.Unarmed
		m.Weapon = rulebook.Weapon{Name: rulebook.UnarmedStrike, Damage: u.Damage, Type: u.Type, Props: rulebook.Natural, Abilities: u.Abilities, Drive: u.Drive, Traits: rulebook.Traits{Repeat: u.Repeat}, Table: -1, Vicious: -1, Fumble: -1}
		if i.Hand != personal.WithWeapon && i.Hand != personal.WithCall {
			return m, book.Refuse(rulebook.TopicHands, "a fist cannot be used like that")
		}
		return m, nil
	}
	if int(i.Weapon) > len(p.Arms) || p.Arms[i.Weapon-1].Gone {
		return m, book.Refuse(rulebook.TopicHands, personal.NoWeapon(f, p, i.Weapon))
	}
	m.Arm = &p.Arms[i.Weapon-1]
	m.Weapon = *f.Weapon(m.Arm)
	w := &m.Weapon
	switch {
	case m.Arm.Broken:
		return m, book.Refuse(rulebook.TopicHands, "%s is broken", w.Name)
	case w.Props&rulebook.Natural == 0 && !m.Arm.Drawn:
		return m, book.Refuse(rulebook.TopicHands, "draw %s first", w.Name)
	case m.Throws() && w.Props&rulebook.Thrown == 0:
		return m, book.Refuse(rulebook.TopicRange, "%s cannot be thrown", w.Name)
	case i.Hand == personal.WithTap && w.Props&rulebook.DoubleTap == 0:
		return m, book.Refuse(rulebook.TopicAmmo, "%s fires no double tap", w.Name)
	case i.Hand == personal.WithBurst && !FiresBursts(f, p, w):
		return m, book.Refuse(rulebook.TopicAmmo, "%s fires no bursts", w.Name)
	case i.Hand == personal.WithCharge && !w.Charging():
		return m, book.Refuse(rulebook.TopicAmmo, "%s cannot be charged", w.Name)
	case i.Hand == personal.WithButt && !w.Ranged():
		return m, book.Refuse(rulebook.TopicRange, "%s is not a gun to strike with", w.Name)
	}
	m.Reach += w.Reach
	m.Ranged = w.Ranged() || m.Throws()
	if f.Flags(p)&rulebook.Dumping != 0 {
		m.Saved = 1
	}
	if i.Hand == personal.WithButt {
		m.Weapon = buttOf(book, w)
		m.Ranged, m.Reach = false, book.Ranges.Reach
	}
	return m, nil
}

// buttOf returns the butt of a gun as a weapon, without the properties of its shots.
func buttOf(book *rulebook.Book, w *rulebook.Weapon) rulebook.Weapon {
	b := book.Attack.Butt
	if w.Butt.Damage != (dice.Dice{}) {
		b = w.Butt
	}
	const body = rulebook.TwoHanded | rulebook.Light | rulebook.Heavy | rulebook.Natural | rulebook.Untaught | rulebook.Enchanted
	return rulebook.Weapon{
		Key: w.Key, Name: rulebook.NameButt(w.Name), Kind: w.Kind, Pounds: w.Pounds, Props: w.Props & body,
		Damage: b.Damage, Type: b.Type, Abilities: b.Abilities, Drive: b.Drive, Traits: rulebook.Traits{Repeat: b.Repeat},
		Table: -1, Vicious: -1, Fumble: -1,
	}
}

// FiresBursts reports whether somebody fires bursts with a weapon.
func FiresBursts(f *personal.Fight, p *personal.Person, w *rulebook.Weapon) bool {
	return w.Props&rulebook.Burst != 0 || w.Ranged() && f.Flags(p)&rulebook.Dumping != 0
}

// LaunchWith returns what somebody throws, fires or lays a device with, or why they
// cannot: the weapon at a place from 1, or for 0 the first weapon for it that is ready,
// or else the hand.
func LaunchWith(f *personal.Fight, p *personal.Person, d *rulebook.Device, with uint8) (m personal.Means, err error) {
	for n := range p.Arms {
		place := uint8(n + 1)
		if !slices.Contains(d.With, p.Arms[n].Weapon) || with != 0 && with != place {
			continue
		}
		own, why := MeansOf(f, p, &personal.Swing{Weapon: place})
		if why == nil && with == 0 {
			why = personal.CheckLoaded(f, &own)
		}
		if why == nil {
			return own, nil
		}
		if err == nil {
			err = why
		}
	}
	book := f.Book()
	switch {
	case with == 0 && d.ByHand >= 0:
		return personal.Means{Weapon: book.Weapons[d.ByHand], Ranged: true}, nil
	case err == nil && with != 0 && len(d.With) == 0:
		err = book.Refuse(rulebook.TopicHands, "no weapon fires %s", d.Name)
	case err == nil && len(d.With) > 0:
		var names []string
		for _, n := range d.With {
			names = append(names, book.Weapons[n].Name)
		}
		takes := say.Join("%s or %s", say.Names(names))
		if 0 < with && int(with) <= len(p.Arms) {
			return m, book.Refuse(rulebook.TopicHands, "%s takes a %s, and no %s", d.Name, takes, book.Weapons[p.Arms[with-1].Weapon].Name)
		}
		err = book.Refuse(rulebook.TopicHands, "%s takes a %s, and %s has none", d.Name, takes, p.Name)
	}
	return personal.Means{}, err
}

// loads reports whether a weapon fires only devices that are loaded into it and has no
// shot of its own.
func loads(f *personal.Fight, m *personal.Means) bool {
	return m.Arm != nil && m.Weapon.Damage.IsNone() && m.Weapon.Fires == nil && slices.ContainsFunc(f.Book().Devices, func(d rulebook.Device) bool { return slices.Contains(d.With, m.Arm.Weapon) })
}

// IsGuess reports whether an attack on somebody can only be a guess.
func IsGuess(f *personal.Fight, p, t *personal.Person) bool {
	if p.IsUp() && !t.Hidden && f.InSight(p, t) {
		return false // one watcher is enough
	}
	return !f.Watchers(t).Has(p.Side) && !personal.Aware(f, p.Side, t)
}

// WeaponsBeside returns the other weapons in hand that strike together with that of an attack:
// loaded ones for the same distance that reach the target, or the square of a guess, right or
// wrong.
func WeaponsBeside(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, i *personal.Swing) (all []personal.Means) {
	if !f.Book().Attack.Together || m.Arm == nil || m.Hand != personal.WithWeapon && m.Hand != personal.WithArea || len(m.Weapon.Blast.Parts) > 0 {
		return nil
	}
	d := f.Distance(p, t)
	if i.Target == 0 || IsGuess(f, p, t) {
		d = f.DistanceTo(p, i.At)
	}
	for n := range p.Arms {
		a := &p.Arms[n]
		w := f.Weapon(a)
		if a == m.Arm || !a.Drawn || a.Broken || a.Gone || w.Ranged() != m.Ranged || len(w.Blast.Parts) > 0 {
			continue
		}
		o, err := MeansOf(f, p, &personal.Swing{Weapon: uint8(n + 1), Target: t.ID, Less: i.Less, Softer: i.Softer})
		o.Foreseen = m.Foreseen
		if err == nil && personal.CheckLoaded(f, &o) == nil && personal.InRange(f, &o, d) == nil {
			all = append(all, o)
		}
	}
	return all
}

// TargetSquare returns the square that an attack is aimed at.
func TargetSquare(f *personal.Fight, i *personal.Swing) deckplan.Square {
	if t := f.Person(i.Target); t != nil {
		return t.At
	}
	return i.At
}

// SaveDC returns the DC of a save against a weapon: its own, or its wielder's.
func SaveDC(f *personal.Fight, p *personal.Person, m *personal.Means, dc int8) int {
	if dc > 0 {
		return int(dc)
	}
	book := f.Book()
	n := int(book.Casting.Base) + f.Modifier(p, f.BestAbility(p, m.Weapon.Abilities))
	if trained(f, p, &m.Weapon) {
		n += personal.Proficiency(f, p)
	}
	return n
}

// FirerOf returns the source of a weapon's shots: its wielder, with the DC of saves
// against it.
func FirerOf(f *personal.Fight, p *personal.Person, m *personal.Means) personal.Source {
	shot := *m // a copy, so that an ordinary attack's own stays off the heap
	return personal.Source{By: p, Name: m.Weapon.Name, Shot: &shot, DC: SaveDC(f, p, m, 0), Ability: f.BestAbility(p, m.Weapon.Abilities), Times: 1, Deck: p.Deck, From: p.At}
}
