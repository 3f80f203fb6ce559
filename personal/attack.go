package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Hand is how an attack is made with what is in hand.
type Hand uint8

// The hands.
const (
	WithWeapon      Hand = iota // Weapon, from 1; 0 is the bare fist
	WithButt                    // striking with a gun (ME-GUNBUTT)
	WithThrow                   // throwing a weapon that can be thrown
	WithSecond                  // the other hand, as a bonus action (ME-TWOWEAPON)
	WithTap                     // once more with the same weapon, as a bonus action
	WithBurst                   // an area, by the weapon's burst
	WithCall                    // a called shot, with disadvantage
	WithSecondThrow             // the other hand, throwing what it holds
	WithCharge                  // first charged as a bonus action
	WithArea                    // at all who are grouped with the target (LOL-AOE)
	LastHand        = WithArea
)

// Swing is the means and the target of an attack.
type Swing struct {
	Weapon uint8
	Hand   Hand
	Target crew.ID
	At     deckplan.Square // if Target is 0
	Spare  bool            // at 0, knock out instead (ME-KNOCKOUT, HOE-NONLETHAL)
	Softer uint8           // half of the weapon's damage, or 2 a quarter (LOL-REDUCE-MELEE, LOL-REDUCE-RANGED)
	Less   int8            // strength held back
}

// HeldBack reports whether less damage is dealt than could be.
func (i *Swing) HeldBack() bool { return i.Softer > 0 || i.Less > 0 }

// Fields describes a Swing.
func (i *Swing) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, MaxArms)
	field.Int(c, "hand", &i.Hand, 0, int64(LastHand))
	IDField(c, "target", &i.Target)
	i.At.Fields(c)
	field.Bool(c, "spare", &i.Spare)
	field.Int(c, "softer", &i.Softer, 0, 2)
	field.Int(c, "less", &i.Less, 0, rulebook.MaxScore)
}

// Means is a weapon in use: which, whose, and how.
type Means struct {
	Arm    *ArmState // nil: the bare fist
	Weapon rulebook.Weapon
	Hand   Hand
	Ranged bool
	Reach  int16
	Saved  int8 // shots by which a burst is cheaper
	Softer uint8

	Foreseen bool // a forecast: only those that the attacker's side knows of give cover, hinder or help
}

// Throws reports whether the weapon leaves the hand (ME-TWOWEAPON).
func (m *Means) Throws() bool { return m.Hand == WithThrow || m.Hand == WithSecondThrow }

// IsOffHand reports whether the attack is made with the off hand.
func (m *Means) IsOffHand() bool { return m.Hand == WithSecond || m.Hand == WithSecondThrow }

// Misfires returns the natural roll up to which the weapon breaks, or 0.
func (m *Means) Misfires() int8 {
	if m.Arm == nil || !m.Ranged {
		return 0
	}
	return m.Weapon.Misfire
}

// Shot is an attack as it would be rolled now.
type Shot struct {
	Roll  dice.Roll
	Need  int
	Cover space.Cover

	Defended bool // the roll is the target's
	Sure     bool // hits whatever the roll
	Saved    bool // the roll is the target's save, which fails by Odds thousandths
	Odds     int
	Misfire  int8  // a natural roll of at most this misses
	Harm     int32 // expected damage, in tenths, if it has been foreseen
}

// Blow returns the pending part of an effect that has hit somebody. Amount is the damage,
// or -1 if it has not been thrown yet.
func (s *Shot) Blow(of *Source, t *Person, o *Outcome, amount int32) Blow {
	b := Blow{By: of.By.ID, Target: t.ID, What: of.Of, Degree: o.Degree, Total: int16(o.Total), Need: int16(s.Need)}
	if s.Sure {
		b.Need = Unmissable
	}
	if b.Thrown = amount >= 0; b.Thrown {
		b.Parts = []Portion{{Amount: amount}}
	}
	return b
}

// BestAbility returns the ability of a set with the highest modifier.
func (f *Fight) BestAbility(p *Person, set uint8) int8 {
	best := int8(0)
	found := false
	for a := range int8(rulebook.MaxAbilities) {
		if set&(1<<a) != 0 && (!found || f.Modifier(p, a) > f.Modifier(p, best)) {
			best, found = a, true
		}
	}
	return best
}

// Told returns the fact of a thrown attack.
func (s *Shot) Told(f *Fight, by, on *Person, weapon string, o Outcome) *Attacked {
	a := f.facts.attacks.New()
	a.By, a.Target, a.Weapon, a.Roll = by.ID, on.ID, weapon, s.Roll
	a.Need, a.Degree, a.Defended = int16(s.Need), o.Degree, s.Defended
	if s.Cover != space.NoCover {
		a.Cover = f.Book().CoverName(s.Cover)
	}
	return a
}

func HitTags(m *Means) rulebook.Tags {
	tags := rulebook.Melee
	if m.Ranged {
		tags = rulebook.Ranged
	}
	if m.Weapon.Props&rulebook.Heavy != 0 {
		tags |= rulebook.Weighty
	}
	if m.Weapon.Traits.Leeches {
		tags |= rulebook.Leech
	}
	return tags
}

// Arm returns somebody's weapon at a place from 1, or nil.
func (p *Person) Arm(n uint8) *ArmState {
	if n == 0 || int(n) > len(p.Arms) || p.Arms[n-1].Gone {
		return nil
	}
	return &p.Arms[n-1]
}

// PlaceOf returns the place of a weapon among a person's own, from 1, or 0 if it is not
// theirs.
func (p *Person) PlaceOf(a *ArmState) uint8 {
	for n := range p.Arms {
		if &p.Arms[n] == a {
			return uint8(n + 1)
		}
	}
	return 0
}

// NoWeapon returns the text of a refusal for a weapon that a person lacks or has lost.
func NoWeapon(f *Fight, p *Person, n uint8) say.Text {
	if n == 0 || int(n) > len(p.Arms) {
		return say.Of("%s has no weapon %d", p.Name, n)
	}
	return say.Of("%s has dropped or thrown %s", p.Name, f.Weapon(&p.Arms[n-1]).Name)
}

// chargeHeat is the heat of charging a shot before it is fired.
const chargeHeat = 2

// shots returns the heat of an attack (ME-RELOAD).
func shots(f *Fight, m *Means) int8 {
	w := &m.Weapon
	each := max(1, w.Each)
	switch {
	case w.Heat == 0 || m.Arm == nil || !m.Ranged || m.Throws():
		return 0
	case m.Hand == WithBurst && w.Sweep > 0:
		return w.Sweep - m.Saved
	case m.Hand == WithBurst:
		return f.Book().Attack.Burst.Shots - m.Saved
	case m.Hand == WithCharge:
		return each + chargeHeat
	}
	return each
}

// Vents reports whether a weapon is vented instead of taking clips (the variant Venting).
func Vents(f *Fight, w *rulebook.Weapon) bool {
	return f.Variants&Venting != 0 && w.Heat > 0 && w.Props&(rulebook.Cooling|rulebook.Charges) == 0
}

// CheckLoaded refuses attacks for which a weapon is not loaded enough. A vented weapon
// can be fired when it is too hot, and jams.
func CheckLoaded(f *Fight, m *Means) error {
	book, n := f.Book(), shots(f, m)
	switch {
	case n == 0:
	case m.Arm.Jammed:
		return book.Refuse(rulebook.TopicAmmo, "%s has jammed, until a rest", m.Weapon.Name)
	case m.Arm.Heat >= n || m.Arm.Heat == 0 && n == 1 && Vents(f, &m.Weapon):
	case m.Weapon.Props&rulebook.Charges != 0:
		return book.Refuse(rulebook.TopicAmmo, "%s left in %s, and this takes %d", say.Count(int(m.Arm.Heat), "%d charge", "%d charges"), m.Weapon.Name, n)
	case m.Weapon.Props&rulebook.Cooling != 0:
		return book.Refuse(rulebook.TopicAmmo, "let %s cool first: %s left, and this takes %d", m.Weapon.Name, say.Count(int(m.Arm.Heat), "%d attack", "%d attacks"), n)
	default:
		return book.Refuse(rulebook.TopicAmmo, "reload %s first: %s left, and this takes %d", m.Weapon.Name, say.Count(int(m.Arm.Heat), "%d attack", "%d attacks"), n)
	}
	return nil
}

// HeatWeapon adds the heat of an attack, and reports whether that jams the weapon.
func HeatWeapon(f *Fight, m *Means) (jams bool) {
	if m.Arm == nil {
		return false
	}
	was, n := m.Arm.Heat, shots(f, m)
	m.Arm.Heat -= min(was, n)
	m.Arm.Fired++
	m.Arm.Shot = m.Arm.Shot || m.Ranged
	jams = n > 0 && m.Arm.Heat == 0 && (was == 0 || m.Weapon.Props&rulebook.Cooling != 0)
	m.Arm.Jammed = m.Arm.Jammed || jams
	if m.Weapon.Props&rulebook.Single != 0 {
		m.Arm.Heat, m.Arm.Loads = 0, 0
	}
	return jams
}

// UnjamAll unjams all weapons that only a rest unjams.
func UnjamAll(f *Fight, p *Person) {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Jammed || f.Weapon(a).Props&rulebook.Cooling != 0 {
			a.Jammed, a.Heat = false, f.Weapon(a).Heat
		}
	}
}

func TakesClip(f *Fight, w *rulebook.Weapon) bool { return f.Book().Clips.Name != "" && !Vents(f, w) }

// InRange refuses what is out of reach (ME-RANGE, ME-MELEE, HOE-RANGE).
func InRange(f *Fight, m *Means, d int16) error {
	book := f.Book()
	topic := rulebook.TopicReach
	if m.Ranged {
		topic = rulebook.TopicRange
	}
	switch {
	case d >= deckplan.LengthOf(deckplan.Elsewhere, book.Square):
		return book.Refuse(topic, "that is on another level")
	case !m.Ranged && d > m.Reach:
		return book.Refuse(topic, "%d %s is beyond a reach of %d %s", d, book.Unit, m.Reach, book.Unit)
	case m.Ranged && d > m.Weapon.Far && !book.Ranges.Beyond:
		return book.Refuse(topic, "%d %s is beyond the range of %s, %d %s", d, book.Unit, m.Weapon.Name, m.Weapon.Far, book.Unit)
	}
	return nil
}

// TagsOf returns the tags of an attack over a distance that conditions may ask for.
func TagsOf(f *Fight, d int16, ranged bool) rulebook.Tags {
	tags := rulebook.Melee
	if ranged {
		tags = rulebook.Ranged
	}
	if d <= f.Book().Ranges.Reach {
		return tags | rulebook.Met
	}
	return tags | rulebook.Apart
}

// FriendBeside reports whether an able friend of a person is adjacent to a target.
func FriendBeside(f *Fight, p, t *Person) bool {
	return somebodyBeside(f, p, t, func(o *Person) bool { return o.Side == p.Side })
}

// OtherFoeBeside reports whether another able foe of a target is adjacent to it; if foreseen, one
// of whom the person's side knows.
func OtherFoeBeside(f *Fight, p, t *Person, foreseen bool) bool {
	return somebodyBeside(f, p, t, func(o *Person) bool { return Hostile(t, o) && (!foreseen || Aware(f, p.Side, o)) })
}

// somebodyBeside reports whether another able person of a kind is adjacent to a target.
func somebodyBeside(f *Fight, p, t *Person, kind func(*Person) bool) bool {
	for i := range f.People {
		if o := &f.People[i]; o != p && o != t && kind(o) && o.State == Able && !f.Helpless(o) && o.Deck == t.Deck && f.Distance(o, t) <= f.Book().Ranges.Reach {
			return true
		}
	}
	return false
}

// MeleeWeapon returns the weapon and hand of a strike that names neither: the first melee
// weapon in hand that reaches the target, or else the butt of a gun, or else the fist.
func MeleeWeapon(f *Fight, p, target *Person) (weapon uint8, hand Hand) {
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.Weapon(a)
		switch {
		case a.Gone || a.Broken || !a.Drawn && w.Props&rulebook.Natural == 0:
		case w.Ranged():
			if weapon == 0 && !f.Book().Attack.Butt.Damage.IsNone() {
				weapon, hand = uint8(i+1), WithButt
			}
		case !w.Damage.IsNone() && (target == nil || f.Distance(p, target) <= f.Book().Ranges.Reach+w.Reach):
			return uint8(i + 1), WithWeapon
		}
	}
	return weapon, hand
}

// InBurst returns the people in the two by two squares whose lowest corner is at.
func InBurst(f *Fight, deck int8, at deckplan.Square) (ids []crew.ID) {
	for i := range f.People {
		p := &f.People[i]
		if p.Deck != deck || p.IsOut() {
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
