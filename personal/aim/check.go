package aim

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
)

// MayAttack refuses attacks that cannot be made from here now.
func MayAttack(f *personal.Fight, p *personal.Person, i *personal.Swing) error {
	book := f.Book()
	m, err := MeansOf(f, p, i)
	if err != nil {
		return err
	}
	if err := personal.CheckForbidden(f, p, rulebook.ActAttack); err != nil {
		return err
	}
	if err := mayPay(f, p, &m); err != nil {
		return err
	}
	if err := personal.CheckLoaded(f, &m); err != nil {
		return err
	}
	if err := energy.MaySoften(f, p, &m, i); err != nil {
		return err
	}
	if i.Hand == personal.WithArea {
		if err := mayWiden(f, p, &m, i); err != nil {
			return err
		}
	}
	if m.Weapon.Blast.Zone != rulebook.NoZone {
		return mayBlanket(f, p, &m, i)
	}
	if i.Spare && (m.Ranged && m.Weapon.Props&rulebook.Sparing == 0 || !book.Zero.Spare) {
		return RefuseSparing(book, m.Weapon.Name)
	}
	if m.Weapon.Props&rulebook.Launcher != 0 && !f.Has(p, rulebook.PartAiming) && book.Roles[rulebook.PartAiming] >= 0 {
		return book.Refuse(rulebook.TopicAmmo, "%s must be aimed for a round first", m.Weapon.Name)
	}
	if m.Weapon.Props&rulebook.Launcher == 0 && f.Has(p, rulebook.PartAiming) {
		return personal.TakesAim(f, p)
	}
	if loads(f, &m) {
		return book.Refuse(rulebook.TopicDevice, "%s fires what is loaded into it: use that", m.Weapon.Name)
	}
	if e := ShotOf(f, p, &m); e != nil {
		return MayFire(f, p, e, i)
	}
	if i.Hand == personal.WithBurst {
		return mayBurst(f, p, &m, i.At)
	}
	if i.Target == 0 {
		return mayGuess(f, p, &m, i.At)
	}
	return mayAttackPerson(f, p, &m, i)
}

// mayWiden requires that the weapons of an attack can be fired at an area together.
func mayWiden(f *personal.Fight, p *personal.Person, m *personal.Means, i *personal.Swing) error {
	all := []personal.Means{*m}
	if t := f.Person(i.Target); t != nil {
		all = append(all, WeaponsBeside(f, p, m, t, i)...)
	}
	return energy.MayWiden(f, all)
}

// mayAttackPerson requires that the target of an attack is a person within sight and reach.
func mayAttackPerson(f *personal.Fight, p *personal.Person, m *personal.Means, i *personal.Swing) error {
	book, t := f.Book(), f.Person(i.Target)
	if t != nil && (t == p || t.IsOut() || t.Deck != p.Deck) {
		return book.Refuse(rulebook.TopicRange, "there is nobody to attack")
	}
	if t == nil || !f.Sees(p, t) && !personal.Aware(f, p.Side, t) {
		return book.Refuse(rulebook.TopicSight, "%s does not know where that is: attack a square in view instead", p.Name)
	}
	if err := f.MayHarm(p, t); err != nil {
		return err
	}
	return Prepare(f, &personal.Shot{}, p, m, t)
}

// mayPay requires that the attack is the next of an attack action in progress, or can be
// paid for.
func mayPay(f *personal.Fight, p *personal.Person, m *personal.Means) error {
	book := f.Book()
	switch m.Hand {
	case personal.WithSecond, personal.WithSecondThrow:
		return affordsSecond(f, p, m)
	case personal.WithTap:
		if m.Arm == nil || !m.Arm.Shot {
			return book.Refuse(rulebook.TopicAmmo, "a double tap follows an attack with the same weapon")
		}
		_, err := f.FindPrice(p, rulebook.ActTap)
		return err
	case personal.WithCharge:
		if x := m.Weapon.Traits.Charge; x.Amount > 0 {
			if left := p.Reserves[x.Reserve]; left < x.Amount {
				return book.Refuse(rulebook.TopicAmmo, "charging %s takes %d %s, and %s has %d left", m.Weapon.Name, x.Amount, book.Reserves[x.Reserve].Name, p.Name, left)
			}
			break
		}
		if _, err := f.FindPrice(p, rulebook.ActTap); err != nil || p.Acting {
			return book.Refuse(rulebook.TopicAmmo, "charging takes a bonus action on one's own turn")
		}
	}
	if p.Blows > 0 && (p.Began || p.Ambush.Open) {
		return checkMost(f, p, m)
	}
	_, err := f.FindPrice(p, rulebook.ActAttack)
	return err
}

// RefuseSparing returns the refusal to spare a life with something that cannot, naming
// what can.
func RefuseSparing(book *rulebook.Book, what string) error {
	if !book.Zero.Spare && book.Attack.Softer.Ability >= 0 {
		return book.Refuse(rulebook.TopicSpare, "%s cannot spare a life: hold the blow back", what)
	}
	return book.Refuse(rulebook.TopicSpare, "%s cannot spare a life", what)
}

// mayGuess refuses an attack on a square off the plan, out of sight or out of range.
func mayGuess(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) error {
	book := f.Book()
	d := f.DistanceTo(p, at)
	if f.Plan(p.Deck).Index(at) < 0 {
		return book.Refuse(rulebook.TopicRange, "there is no such square")
	}
	if !personal.Overlooks(f, p, at) {
		return book.Refuse(rulebook.TopicCover, "something solid is in the way")
	}
	return personal.InRange(f, m, d)
}

// mayBurst refuses a burst without enough shots in the weapon, or beyond its normal
// range.
func mayBurst(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) error {
	book := f.Book()
	switch {
	case f.Plan(p.Deck).Index(at) < 0 || !personal.Overlooks(f, p, at):
		return book.Refuse(rulebook.TopicCover, "something solid is in the way")
	case f.DistanceTo(p, at) > m.Weapon.Near:
		return book.Refuse(rulebook.TopicRange, "a burst reaches no farther than normal range, %d %s", m.Weapon.Near, book.Unit)
	}
	return nil
}

// CheckKnown refuses to aim at somebody whom the person's side does not know of, worded as for
// nobody.
func CheckKnown(f *personal.Fight, p *personal.Person, id crew.ID) error {
	if t := f.Person(id); id == 0 || t != nil && personal.Aware(f, p.Side, t) {
		return nil
	}
	return f.Book().Refuse(rulebook.TopicRange, "there is nobody to attack")
}

// MayFire refuses targets that cannot be fired at from here.
func MayFire(f *personal.Fight, p *personal.Person, e *rulebook.Effect, i *personal.Swing) error {
	at := i.At
	if err := CheckKnown(f, p, i.Target); err != nil {
		return err
	}
	if t := f.Person(i.Target); t != nil {
		if err := f.MayHarm(p, t); err != nil {
			return err
		}
		if t.Deck != p.Deck || t.IsOut() {
			return f.Book().Refuse(rulebook.TopicRange, "there is nobody to attack")
		}
		at = t.At
		if d := f.Distance(p, t); e.Shape.IsAroundMaker() && d > e.Size {
			return f.Book().Refuse(rulebook.TopicRange, "%d %s is beyond %d", d, f.Book().Unit, e.Size)
		}
	}
	return CheckReach(f, p, e, i.Target, at)
}

// mayBlanket refuses a zone that cannot be hit from here.
func mayBlanket(f *personal.Fight, p *personal.Person, m *personal.Means, i *personal.Swing) error {
	if err := CheckKnown(f, p, i.Target); err != nil {
		return err
	}
	at := TargetSquare(f, i)
	if f.Plan(p.Deck).Index(at) >= 0 && f.Blocked(p.Deck, at) {
		return f.Book().Refuse(rulebook.TopicRange, "there is no zone in that square")
	}
	return mayGuess(f, p, m, at)
}

// affordsSecond refuses a second attack that fighting with two light weapons does not
// allow (ME-TWOWEAPON).
func affordsSecond(f *personal.Fight, p *personal.Person, m *personal.Means) error {
	book := f.Book()
	switch {
	case !book.Attack.TwoWeapon:
		return book.Refuse(rulebook.TopicSecond, "%s has no attacks with a second hand", book.Name)
	case p.Struck == 0:
		return book.Refuse(rulebook.TopicSecond, "the second hand follows an attack with a light melee weapon in the first")
	}
	first := &p.Arms[p.Struck-1]
	if m.Arm == nil || first == m.Arm || m.Weapon.Props&rulebook.Light == 0 || m.Weapon.Ranged() {
		return book.Refuse(rulebook.TopicSecond, "both weapons must be light melee weapons, one in each hand")
	}
	_, err := f.FindPrice(p, rulebook.ActSecond)
	return err
}

// checkMost refuses another attack of a turn with a weapon that is limited to some of
// them.
func checkMost(f *personal.Fight, p *personal.Person, m *personal.Means) error {
	for i := range p.Arms {
		if list := f.SheetOf(p).Weapons; &p.Arms[i] == m.Arm && i < len(list) && list[i].Most > 0 && m.Arm.Fired >= list[i].Most {
			return crew.Refuse(f.Book().Actions[rulebook.ActAttack].Rule, "%s can be used with %d of a turn's attacks", m.Weapon.Name, list[i].Most)
		}
	}
	return nil
}
