// Package energy works out how shots of energy, shields before a roll, stored damage and
// pseudogravity affect people, and how much.
package energy

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// GroupOf returns a person and the friends grouped with them, a chain of people who
// touch, in the order of their IDs.
func GroupOf(f *personal.Fight, t *personal.Person) []*personal.Person {
	in := map[*personal.Person]bool{t: true}
	for grown := f.Flags(t)&rulebook.Grouped != 0; grown; {
		grown = false
		for i := range f.People {
			o := &f.People[i]
			if in[o] || o.IsOut() || o.Side != t.Side || o.Deck != t.Deck || f.Flags(o)&rulebook.Grouped == 0 {
				continue
			}
			for j := range f.People {
				if x := &f.People[j]; in[x] && personal.SquaresApart(f, o, x) <= 1 {
					in[o], grown = true, true
					break
				}
			}
		}
	}
	var all []*personal.Person
	for i := range f.People {
		if o := &f.People[i]; in[o] {
			all = append(all, o)
		}
	}
	return all
}

// EnergyOf returns the energy of an attack that is pure energy, or 0.
func EnergyOf(b *rulebook.Book, all []personal.Portion) (sum int32) {
	for _, x := range all {
		if b.Attack.Energy&(1<<x.Type) == 0 {
			return 0
		}
		sum += x.Amount
	}
	return sum
}

// Widens returns the least energy with which an attack becomes one on an area: on purpose,
// whatever its energy, or by itself if it is strong enough. It is 0 if it does not
// (LOL-AOE).
func Widens(b *rulebook.Book, hand personal.Hand, all []personal.Portion) int32 {
	x := &b.Attack.Area
	least := x.Over
	if hand == personal.WithArea {
		least = x.Least
	}
	if least > 0 && EnergyOf(b, all) >= int32(least) {
		return int32(least)
	}
	return 0
}

// MayWiden refuses an area for an attack that is too weak, or not energy.
func MayWiden(f *personal.Fight, all []personal.Means) error {
	book, m := f.Book(), &all[0]
	x := &book.Attack.Area
	if x.Least == 0 {
		return book.Refuse(rulebook.TopicArea, "%s has no area attacks", book.Name)
	}
	if m.Weapon.Blast.Zone != rulebook.NoZone {
		return book.Refuse(rulebook.TopicArea, "%s falls on a whole zone", m.Weapon.Name)
	}
	if !m.Ranged || book.Attack.Energy&(1<<m.Weapon.Type) == 0 {
		return book.Refuse(rulebook.TopicArea, "only a shot of energy can burst among a group")
	}
	most := int16(0)
	for i := range all {
		w, softer := &all[i].Weapon, all[i].Softer
		if book.Attack.Energy&(1<<w.Type) == 0 {
			continue
		}
		if w.Damage.Count > 0 {
			return nil // its strength is known only when it is thrown
		}
		most += int16(Soften(w.Damage.Plus, softer)) + int16(Soften(w.Plus, softer))
	}
	if most < x.Least {
		return book.Refuse(rulebook.TopicArea, "%s is too weak to burst: that takes %d", m.Weapon.Name, x.Least)
	}
	return nil
}

// Shares returns a share of each portion, in hundredths, rounded down.
func Shares(all []personal.Portion, hundredths int16) (out []personal.Portion) {
	for _, x := range all {
		x.Amount = x.Amount * int32(hundredths) / 100
		x.Surge = 0
		out = append(out, x)
	}
	return out
}

// shields returns the layers that meet an attack on somebody before the roll, in order: their own, and
// those that friends extend to them (LOL-SHIELD-LOW, LOL-SHIELD-MED, LOL-SHIELD-ORDER).
func shields(f *personal.Fight, p *personal.Person, w *personal.Wound) (all []Screening) {
	book, by := f.Book(), f.Person(w.By)
	if by == p {
		return nil // never against one's own (LOL-SHIELD-ONEWAY)
	}
	for n := range book.Layers {
		l := &book.Layers[n]
		if !l.Screen || l.Aura.On || !personal.LayerApplies(l, w) || w.Passes&(1<<n) != 0 || w.Inner && l.Covers > 0 || w.Outer && l.Covers == 0 {
			continue
		}
		for i := range f.People {
			o := &f.People[i]
			if o.Pools[n].Points == 0 || !covers(f, l, o, p) || l.Covers > 0 && by != nil && comesFromWithin(f, by, p, o, l.Covers) {
				continue
			}
			all = append(all, Screening{o, n})
		}
	}
	slices.SortStableFunc(all, func(x, y Screening) int {
		a, b := book.Layers[x.Layer].Rank, book.Layers[y.Layer].Rank
		switch first := int(p.Standing.First) - 1; {
		case a != b || a == 0:
			return int(a) - int(b)
		case (x.Layer == first) != (y.Layer == first):
			if x.Layer == first {
				return -1
			}
			return 1
		}
		return int(x.Owner.Pools[x.Layer].Points - y.Owner.Pools[y.Layer].Points)
	})
	return all
}

// covers reports whether a bearer's layer covers a person: the bearer, or a friend as near as it
// extends.
func covers(f *personal.Fight, l *rulebook.Layer, o, p *personal.Person) bool {
	return o == p || l.Covers > 0 && o.Side == p.Side && !o.IsOut() && f.Distance(o, p) <= l.Covers
}

// comesFromWithin reports whether an attack begins inside a low shield that covers so
// far around its owner, or at its target's side: no such shield is between (LOL-SHIELD-LOW).
func comesFromWithin(f *personal.Fight, by, t, owner *personal.Person, covers int16) bool {
	return f.Distance(owner, by) <= covers || personal.SquaresApart(f, t, by) <= 1 ||
		slices.Contains(GroupOf(f, owner), by) || slices.Contains(GroupOf(f, t), by)
}

// Screening is a layer that protects somebody before the roll, and its bearer.
type Screening struct {
	Owner *personal.Person
	Layer int
}

// Accesses reports whether somebody has a source of a layer, however much is left in it.
func Accesses(f *personal.Fight, p *personal.Person, layer int8) bool {
	if layer < 0 {
		return false
	}
	if p.Pools[layer].Points > 0 || f.SheetOf(p).Pools[layer].Points > 0 {
		return true
	}
	for n, power := range f.Powers(p) {
		if f.Book().Powers[power].Effect.Lends() == layer && personal.HasPower(f, p, uint8(n+1)) {
			return true
		}
	}
	return false
}

// Stored damage answers people who touch its bearer, without a roll (LOL-AURA).

// Aura returns the layer of stored damage that somebody would answer with: the one they
// have chosen, or else the one with the most points, or -1 if they have none.
func Aura(f *personal.Fight, p *personal.Person, said uint8) int {
	best := -1
	for n := range f.Book().Layers {
		if l := &f.Book().Layers[n]; !l.Aura.On || p.Pools[n].Points == 0 {
			continue
		}
		if int(said) == n+1 {
			return n
		}
		if best < 0 || p.Pools[n].Points > p.Pools[best].Points {
			best = n
		}
	}
	return best
}

// leastPiercing returns the least multiple of 10 that gets entirely through a person's armour,
// or all points.
func leastPiercing(f *personal.Fight, l *rulebook.Layer, points int32, by *personal.Person) int32 {
	_, to := personal.HalvedDrive(f, by)
	for n := int32(10); n < points; n += 10 {
		drive := n
		if l.Aura.Drive > 0 {
			drive = int32(l.Aura.Drive)
		}
		if drive > int32(to) {
			return n
		}
	}
	return points
}

// Aglow reports whether somebody gives off light that they cannot hide: from stored
// energy, or from a condition (LOL-AURA-LIGHT, LOL-PSEUDO-LIGHT).
func Aglow(f *personal.Fight, p *personal.Person) bool {
	if f.Flags(p)&rulebook.Lit != 0 {
		return true
	}
	for n := range f.Book().Layers {
		if x := &f.Book().Layers[n].Aura; x.On && f.Book().Attack.Energy&(1<<x.Type) != 0 && p.Pools[n].Points > 0 {
			return true
		}
	}
	return false
}

// Pseudogravity moves people by points against their weight (LOL-PSEUDO).

// weight returns the weight of a person with everything and everybody they carry, in pounds.
func weight(f *personal.Fight, p *personal.Person) int32 {
	book, sheet := f.Book(), f.SheetOf(p)
	n := int32(sheet.Pounds)
	if n == 0 {
		n = int32(book.Sizes[f.Size(p)].Pounds)
	}
	for i := range p.Arms {
		if !p.Arms[i].Gone {
			n += int32(f.Weapon(&p.Arms[i]).Pounds)
		}
	}
	for a := range personal.WornArmour(f, p) {
		n += int32(a.Pounds)
	}
	for _, h := range p.Holds {
		if h.Carried {
			n += weight(f, f.Person(h.Person))
		}
	}
	return n
}

// EffectiveWeight returns somebody's effective weight, in hundredths of a pound: a flyer who does
// not want to be moved is heavier by a hundredth for each unit of flying speed, used or not, as
// long as they can act at all (LOL-PSEUDO-FLY).
func EffectiveWeight(f *personal.Fight, by, p *personal.Person) int64 {
	more := int64(0)
	if by != p && personal.Hostile(by, p) && f.Flags(p)&rulebook.Yields == 0 && !f.Helpless(p) {
		more = int64(personal.Speed(f, p, rulebook.FlyMode))
	}
	return int64(weight(f, p)) * (100 + more)
}

// SilencingAt returns the divisor of points at somebody's position, in quarters: the
// greatest silencing there, and a quarter of the others (LOL-SILENCE-STACK). The position
// of the one who spends them does not matter (LOL-SILENCE-LIMITS).
func SilencingAt(f *personal.Fight, p *personal.Person) int64 {
	most, sum := int64(0), int64(0)
	for i := range f.People {
		o := &f.People[i]
		if o.IsOut() || o.Deck != p.Deck {
			continue
		}
		for a := range o.EachCondition {
			x := f.Book().Conditions[a.Condition].Silences
			if x.By > 0 && f.Distance(o, p) <= x.Within {
				most = max(most, int64(x.By))
				sum += int64(x.By)
			}
		}
	}
	return max(4, 4*most+sum-most)
}

// CanBeCritical reports whether a hit from a distance can be critical at all (LOL-CRIT).
func CanBeCritical(f *personal.Fight, m *personal.Means, d int16) bool {
	within := f.Book().Attack.Within
	if m.Weapon.Critical > 0 {
		within = m.Weapon.Critical
	}
	return !m.Ranged || within == 0 || d <= within
}

// StrengthBonus returns what a melee weapon gains from its wielder's strength, or from as much
// of it as they use (LOL-REDUCE-MELEE).
func StrengthBonus(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow) int {
	a := f.Book().Attack.Power
	if a < 0 || m.Ranged || m.Hand == personal.WithButt {
		return 0
	}
	return max(0, f.Modifier(p, a)-int(b.Attack.Less))
}

// Soften returns a weapon's own damage in a held-back attack.
func Soften(n int8, softer uint8) int8 { return n / int8(1<<softer) }

// MaySoften refuses ways of holding an attack back that the book does not have.
func MaySoften(f *personal.Fight, p *personal.Person, m *personal.Means, i *personal.Swing) error {
	book := f.Book()
	x := book.Attack.Softer
	switch {
	case i.Softer == 0 && i.Less == 0:
	case x.Ability < 0:
		return book.Refuse(rulebook.TopicSpare, "%s has no rule for attacks that are held back", book.Name)
	case i.Less != 0 && m.Ranged:
		return book.Refuse(rulebook.TopicSpareShot, "%s adds nothing to %s", book.Abilities[x.Ability], m.Weapon.Name)
	case i.Less < 0 || int(i.Less) > f.Modifier(p, x.Ability):
		return book.Refuse(rulebook.TopicSpare, "%s has %d %s to use", p.Name, f.Modifier(p, x.Ability), book.Abilities[x.Ability])
	case i.Softer > 0 && m.Weapon.Blast.Zone != rulebook.NoZone:
		return book.Refuse(rulebook.TopicSpareShot, "an attack on a zone cannot be held back")
	case i.Softer > 1 && m.Ranged:
		return book.Refuse(rulebook.TopicSpareShot, "a ranged attack can be held back to a half, and no further")
	}
	return nil
}

// FencedOff refuses a melee attack on somebody defended by a group that the attacker does
// not belong to, if another member of the group can act (LOL-PSEUDO-GROUP).
func FencedOff(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) error {
	if m.Ranged || f.Flags(t)&rulebook.Guarded == 0 {
		return nil
	}
	group := GroupOf(f, t)
	if slices.Contains(group, p) || !slices.ContainsFunc(group, func(o *personal.Person) bool { return o != t && f.CanAct(o) }) {
		return nil
	}
	return f.Book().Refuse(rulebook.TopicPass, "%s is protected by a group: nobody outside it can strike them in melee", f.NameFor(p, t))
}

// DueTo returns how many of the degrees that a hit has crossed are due to its damage of a type.
func DueTo(a *personal.Account, crossed int32, kind int8, factor int32) int32 {
	mine, all := a.ByType[kind], int32(0)
	for _, n := range a.ByType {
		all += n
	}
	if mine == all {
		return crossed
	}
	return min(mine/factor, crossed)
}

// RemainingOf returns the portions with damage left.
func RemainingOf(all []personal.Portion) (some []personal.Portion) {
	for _, x := range all {
		if x.Amount > 0 {
			some = append(some, x)
		}
	}
	return some
}

// HoldBack adds to a shot the penalties for holding an attack back.
func HoldBack(f *personal.Fight, s *personal.Shot, m *personal.Means) {
	x := f.Book().Attack.Softer
	n := int(x.Melee)
	if m.Ranged {
		n = int(x.Ranged)
	}
	switch reason := int(f.Book().Attack.Reason); {
	case m.Softer == 0:
	case reason > 0:
		s.Roll.Add("held back", -n*reason)
	case n > 0:
		s.Roll.Disadvantage("held back")
	}
}

// Total returns the sum of all portions.
func Total(all []personal.Portion) (n int32) {
	for _, x := range all {
		n += x.Amount
	}
	return n
}

// TellRemains tells the GM what a shielded attack on an area can still do (LOL-AOE-SIDE).
func TellRemains(f *personal.Fight, p *personal.Person, name say.Text, thrown, left []personal.Portion) {
	if Total(left) == Total(thrown) {
		return
	}
	w := personal.Wound{}
	w.Gather(thrown)
	f.Emit(0, &personal.Smothered{By: p.ID, What: name, Amount: Total(thrown), Type: personal.TypesOf(f, &w)})
}

// TagsOf returns the tags of a hit that matter before the roll.
func TagsOf(f *personal.Fight, m *personal.Means, p, t *personal.Person) rulebook.Tags {
	tags := personal.HitTags(m)
	if len(m.Weapon.Blast.Parts) > 0 {
		tags |= rulebook.Explosive | rulebook.Impact
	}
	if p.HasHold(t.ID) || t.HasHold(p.ID) {
		tags |= rulebook.Gripped
	}
	return tags
}

// CarryThrown gives a wound the damage that was thrown before the roll, with the extra
// drive of a critical hit, and the share of an attack on an area.
func CarryThrown(f *personal.Fight, b *personal.Blow, m *personal.Means, w *personal.Wound, amount int32) {
	all := append([]personal.Portion(nil), b.Parts...)
	all[0].Amount = amount
	book := f.Book()
	for i := range all {
		if b.Degree < personal.CriticalSuccess || book.Attack.Critical == rulebook.CriticalChoice && b.Choice != ChoosesDrive || book.Attack.Critical < rulebook.CriticalDrive {
			all[i].Surge = 0
		}
	}
	also := w.Also
	w.Gather(all)
	w.Also |= also
	w.Tags = TagsOf(f, m, f.Person(b.By), f.Person(b.Target))
	if b.Choice > ChoosesDrive {
		w.Face = int8(b.Choice - 1)
	}
	if b.Attack.Hand == personal.WithArea {
		w.Scale = book.Attack.Area.Direct
	}
}

// ScreenWound lets shields before the roll take what they can of a wound, one point for
// one (LOL-SHIELD-POINTS): in order of rank, and within a rank the one that its bearer
// has chosen, or else the one with the fewest points first.
func ScreenWound(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	book := f.Book()
	for _, s := range shields(f, p, w) {
		l, pool := &book.Layers[s.Layer], &s.Owner.Pools[s.Layer]
		if a.Amount == 0 || pool.Points == 0 {
			continue
		}
		taken := int32(1)
		switch {
		case l.Each:
			a.Amount, a.Whole = 0, true
		default:
			taken, a.Amount = l.Absorb(pool.Points, a.Amount, w.Type, a.Doubled)
		}
		pool.Points -= taken
		if s.Owner == p {
			a.Lose(s.Layer, taken)
			continue
		}
		a.Notes = append(a.Notes, say.Of("by a friend's %s", l.Name))
		f.TellOwnSide(s.Owner, &personal.Layered{Person: s.Owner.ID, Layer: l.Name, Amount: -taken, Points: pool.Points})
	}
}

// MayAura refuses an amount that an aura cannot give.
func MayAura(f *personal.Fight, p *personal.Person, layer uint8, amount int32) error {
	n := Aura(f, p, layer)
	switch book := f.Book(); {
	case n < 0 || layer > 0 && n != int(layer)-1:
		return book.Refuse(rulebook.TopicAura, "%s has nothing stored there", p.Name)
	case amount > p.Pools[n].Points || amount%10 != 0 && amount != p.Pools[n].Points:
		return book.Refuse(rulebook.TopicAura, "%s has %d: spend all of it, or a multiple of 10", book.Layers[n].Name, p.Pools[n].Points)
	}
	return nil
}

// AnswerTouch makes an aura strike back at the person who has touched its bearer.
func AnswerTouch(f *personal.Fight, p, by *personal.Person, layer uint8, amount int32) {
	n := Aura(f, p, layer)
	if n < 0 || by == nil {
		return
	}
	l, pool := &f.Book().Layers[n], &p.Pools[n]
	if amount == 0 {
		amount = leastPiercing(f, l, pool.Points, by)
	}
	pool.Points -= amount
	f.TellDeed(p, say.Of("answers with %s when touched by", l.Name), by.ID)
	f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: l.Name, Amount: -amount, Points: pool.Points})
	f.AddWound(personal.Wound{Target: by.ID, By: p.ID, Type: l.Aura.Type, Amount: amount, Drive: l.Aura.Drive, Tags: rulebook.Melee, Face: f.Book().Injuries.Core, Aura: true, Cause: say.Name(l.Name)})
}

// ChoosesDrive is the choice of more drive for a critical hit. Choices from 2 are faces
// of the table of injuries.
const ChoosesDrive = 1

// MayChoose refuses choices that a critical hit does not have.
func MayChoose(f *personal.Fight, choice uint8) error {
	if int(choice) > len(f.Book().Injuries.Table)+1 {
		return f.Book().Refuse(rulebook.TopicReact, "there is no such injury")
	}
	return nil
}

// Choose sets the effect of a critical hit. The choice 0 is the book's default.
func Choose(f *personal.Fight, b *personal.Blow, choice uint8) {
	table := f.Book().Injuries.Table
	if choice == 0 {
		choice = ChoosesDrive
		if n := f.Book().Injuries.Choice; n > 0 {
			choice = uint8(n) + 1
		}
	}
	b.Choice = choice
	p := f.Person(b.By)
	if choice == ChoosesDrive {
		f.TellDeed(p, "finds a gap in the armour", 0)
	} else {
		f.TellDeed(p, say.Of("strikes so that the other is %s", f.Book().Conditions[table[choice-2]].Name), 0)
	}
}

// MayLift refuses points that are not there, and people who cannot be moved. Those who
// spend points can move themselves, but only to a place (LOL-PSEUDO).
func MayLift(f *personal.Fight, p *personal.Person, w *rulebook.Power, target crew.ID, points int16, to deckplan.Square) error {
	book := f.Book()
	switch t := f.Person(target); {
	case points > p.Reserves[w.Lift.Reserve]:
		return w.Refuse(book, "%s has %d %s", p.Name, p.Reserves[w.Lift.Reserve], book.Reserves[w.Lift.Reserve].Name)
	case t == nil:
		return book.Refuse(rulebook.TopicRange, "there is nobody to move")
	case t == p && w.Lift.Push > 0 && (to == (deckplan.Square{}) || to == p.At):
		return book.Refuse(rulebook.TopicRange, "%s needs a direction: nobody is pushed away from themselves", p.Name)
	}
	return nil
}
