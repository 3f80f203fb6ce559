package personal

import (
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// What an attack does beside its own damage: to its target, to those near it, and
// to its own wielder.

// ride is what a weapon does beside its damage.
func (f *Fight) ride(p *Person, m *means, t *Person, crit bool) {
	if m.arm != nil && m.arm.Dry {
		return
	}
	for i := range m.weapon.Riders {
		f.rideOn(p, m, t, &m.weapon.Riders[i], crit)
	}
}

func (f *Fight) rideOn(p *Person, m *means, t *Person, x *rulebook.Rider, crit bool) {
	n := x.Condition
	if crit && x.Crit >= 0 {
		n = x.Crit
	}
	if n < 0 && x.Table < 0 && x.Loses == (rulebook.Loss{}) && !x.Detonates && !x.Unfocuses {
		return
	}
	if x.Largest >= 0 && f.size(t) > x.Largest {
		return
	}
	if m.arm != nil && x.Once {
		m.arm.Dry = true
	}
	if x.Spares&(1<<f.SheetOf(t).Kind) != 0 {
		return
	}
	if x.Save >= 0 && !(crit && x.Telling) && f.save(t, saving{ability: x.Save, dc: f.against(p, m, x.DC), cause: m.weapon.Name}).Good() {
		return
	}
	f.loses(t, &x.Loses, m.weapon.Name)
	if x.Unfocuses {
		f.unfocus(t)
	}
	switch {
	case x.Detonates && f.detonate(&source{by: p, name: m.weapon.Name, ability: -1, times: 1, deck: p.Deck, from: p.At}, t):
	case x.Table >= 0:
		f.decide(x.Table, t, p, nil)
	case n >= 0:
		f.befall(t, Affliction{Condition: n, By: p.ID, Ends: x.Ends, Left: x.Rounds, Save: -1, Implied: -1})
	}
}

// loses takes dice of each reserve that somebody has.
func (f *Fight) loses(p *Person, x *rulebook.Loss, cause string) {
	for n := range f.Book().Reserves {
		if x[n] != (dice.Dice{}) && f.MostReserve(p, int8(n)) > 0 {
			f.spend(p, int8(n), f.lot(p, x[n], lossOf+f.Book().Reserves[n].Name, cause))
		}
	}
}

// gains fills reserves up by dice.
func (f *Fight) gains(p *Person, x *rulebook.Loss, cause string) {
	for n := range f.Book().Reserves {
		if x[n] != (dice.Dice{}) {
			f.restore(p, int8(n), f.lot(p, x[n], gainOf+f.Book().Reserves[n].Name, cause))
		}
	}
}

// What dice are thrown for that are no damage.
const (
	lossOf = "Loss of "
	gainOf = "Gain of "
	number = "Number"
	leaps  = "Squares"
)

var uses = [...]string{lossOf, gainOf, number, leaps}

// lot throws dice that are no damage, and tells of them where there are any.
func (f *Fight) lot(p *Person, d dice.Dice, what, cause string) int16 {
	if d.Count == 0 {
		return int16(d.Plus)
	}
	r := f.damageDice(what, d, 1, nil)
	f.inside(p, &DamageRolled{Roll: r, By: p.ID, Cause: cause})
	return int16(r.Total)
}

// guards is what a raised weapon adds to the Defence of whoever holds it.
func (f *Fight) guards(p *Person, w *rulebook.Weapon) int {
	if f.SheetOf(p).Untrained && w.Clumsy > 0 {
		return int(w.Clumsy)
	}
	return int(w.Guard)
}

// fumble throws on the table of a weapon that a natural 1 was thrown with.
func (f *Fight) fumble(p *Person, m *means, o *Outcome) {
	if m.weapon.Fumble >= 0 && o.Roll.Natural() == 1 {
		f.decide(m.weapon.Fumble, p, p, nil)
	}
	f.jinx(p, &o.Roll)
}

// jinx throws on the table of a condition in which a natural 1 is more than a miss.
func (f *Fight) jinx(p *Person, r *dice.Roll) {
	if r.Natural() != 1 {
		return
	}
	for i := range p.Conditions {
		if t := f.Book().Conditions[p.Conditions[i].Condition].Fumble; t >= 0 {
			f.decide(t, p, p, nil)
			return
		}
	}
}

// comesBack is what becomes of a weapon that returns: a hit brings it back, and it
// takes an action to catch; a miss leaves it lying.
func (f *Fight) comesBack(p, t *Person, m *means, hit bool) {
	if m.arm == nil || !m.ranged || m.weapon.Props&rulebook.Returns == 0 {
		return
	}
	if f.letLie(p, m.arm, t.At); hit && m.arm.Held == 0 {
		m.arm.Gone = false
		f.did(p, "has "+m.weapon.Name+" come back, to be caught", 0)
	}
}

// suits says whether what a weapon does besides is meant for such a creature.
func (f *Fight) suits(m *means, t *Person) bool {
	x := &m.weapon.Extra
	return x.Damage != (dice.Dice{}) && (x.Kinds == 0 || x.Kinds&(1<<f.SheetOf(t).Kind) != 0)
}

// extra is the type of what a weapon does besides to somebody, as a bit.
func (f *Fight) extra(m *means, t *Person) uint32 {
	if f.suits(m, t) {
		return 1 << m.weapon.Extra.Type
	}
	return 0
}

// besides throws it: dice that are added, and so not doubled.
func (f *Fight) besides(p *Person, m *means, t *Person) int32 {
	if t == nil || !f.suits(m, t) {
		return 0
	}
	return int32(f.lot(p, m.weapon.Extra.Damage, "damage", m.weapon.Name))
}

// instincts note what the nature of an attacker helps them with.
func (f *Fight) instincts(r *dice.Roll, p *Person, m *means, t *Person) {
	has := f.SheetOf(p).Features
	if has&rulebook.Pack != 0 && f.beset(p, t) {
		r.Advantage("the pack")
	}
	if has&rulebook.Frenzied != 0 && !m.ranged && t.HP < f.maxHP(t) {
		r.Advantage("the scent of blood")
	}
	if has&rulebook.Grappler != 0 && slices.ContainsFunc(p.Holds, func(h Hold) bool { return h.Person == t.ID }) {
		r.Advantage("a grip on them")
	}
}

// enough refuses one more of the attacks of a turn with what is only for some of them.
func (f *Fight) enough(p *Person, m *means) error {
	for i := range p.Arms {
		if list := f.SheetOf(p).Weapons; &p.Arms[i] == m.arm && i < len(list) && list[i].Most > 0 && m.arm.Fired >= list[i].Most {
			return crew.Refuse(f.Book().Actions[rulebook.ActAttack].Rule, "%s is for %d of the attacks of a turn", m.weapon.Name, list[i].Most)
		}
	}
	return nil
}

// fitting refuses a target that a weapon is not for.
func (f *Fight) fitting(m *means, t *Person) error {
	only := m.weapon.Only
	if len(only) == 0 || slices.ContainsFunc(only, func(n int16) bool { return f.suffers(t, n) }) {
		return nil
	}
	var names []string
	for _, n := range only {
		names = append(names, f.Book().Conditions[n].Name)
	}
	return f.Book().Refuse(rulebook.TopicRange, "%s is for who is %s", m.weapon.Name, strings.Join(names, " or "))
}

// beset says whether a friend of somebody's who can act stands beside a target.
func (f *Fight) beset(p, t *Person) bool {
	for i := range f.People {
		if o := &f.People[i]; o != p && o.Side == p.Side && o.State == Able && !f.helpless(o) && f.Distance(o, t) <= f.Book().Ranges.Reach {
			return true
		}
	}
	return false
}

// splash is what a hit does to others near its target, whoever they are, or to those
// of its side.
func (f *Fight) splash(x *rulebook.Splash, w *Wound, t *Person) {
	if x.Size == 0 {
		return
	}
	var near []crew.ID
	for i := range f.People {
		if o := &f.People[i]; o != t && !o.Out() && (!x.Theirs || o.Side == t.Side) && f.Distance(o, t) <= x.Size && f.LineOfSight(t, o) {
			near = append(near, o.ID)
		}
	}
	by := f.Person(w.By)
	if len(near) == 0 || by == nil {
		return
	}
	f.tell(t, &Caught{w.By, w.Cause, near})
	amount := w.Amount
	if x.Damage != (dice.Dice{}) {
		amount = int32(f.lot(by, x.Damage, "damage", w.Cause))
	}
	for _, id := range near {
		o := *w
		o.Target, o.Amount, o.Critical, o.Attack, o.Called, o.Spare, o.Parts = id, amount, false, false, false, false, nil
		f.hurt(o)
	}
}

// arc is half of the damage to one more who stands beside the target; chance
// chooses among several.
func (f *Fight) arc(p *Person, m *means, t *Person, amount int32) {
	var near []*Person
	for i := range f.People {
		if o := &f.People[i]; o != t && o != p && !o.Out() && f.Distance(t, o) <= f.Book().Square {
			near = append(near, o)
		}
	}
	if len(near) == 0 {
		return
	}
	pick := 0
	if len(near) > 1 {
		n, _ := f.Tray.Throw(len(near), "the arc")
		pick = n - 1
	}
	f.hurt(Wound{Target: near[pick].ID, By: p.ID, Type: m.weapon.Type, Amount: amount, Tags: rulebook.Ranged, Cause: m.weapon.Name + " arc"})
}

// strays says whether a miss hits the friendly body that gave the target its cover,
// in the variants where it can (ME-COVER-FRIEND).
func (f *Fight) strays(p *Person, total int, body *Person) bool {
	if body == nil || hostile(p, body) || f.Variants&(FriendlyFire|FriendlyArmour) == 0 {
		return false
	}
	hit, die := total >= f.Defence(body), 0
	if f.Variants&FriendlyArmour == 0 {
		die, _ = f.Tray.Throw(6, "a stray attack")
		hit = die%2 == 1
	}
	f.tell(body, &Strayed{By: p.ID, Target: body.ID, Hit: hit, Die: int8(die)})
	return hit
}

// stray is an attack with a weapon that has missed, and may hit somebody else.
func (f *Fight) stray(p *Person, m *means, b *Blow, body *Person) {
	if f.strays(p, int(b.Total), body) {
		f.hurt(Wound{Target: body.ID, By: p.ID, Type: m.weapon.Type, Amount: f.dealt(p, m, b, false), Tags: hitTags(m), Attack: true, Cause: m.weapon.Name})
	}
}
