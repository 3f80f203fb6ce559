package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Hand says with what, and how, an attack is made.
type Hand uint8

// The hands.
const (
	WithWeapon      Hand = iota // Weapon, from 1; 0 is the bare fist
	WithButt                    // striking with a gun (ME-GUNBUTT)
	WithThrow                   // throwing a weapon that can be thrown
	WithSecond                  // the other hand, by bonus action (ME-TWOWEAPON)
	WithTap                     // once more with the same weapon, by bonus action
	WithBurst                   // an area, by the weapon's burst
	WithCall                    // at a spot that may be weak, with disadvantage
	WithSecondThrow             // the other hand, throwing what it holds
	WithCharge                  // charged by bonus action first
	lastHand        = WithCharge
)

// Swing is what an attack is made with, and at whom.
type Swing struct {
	Weapon uint8
	Hand   Hand
	Target crew.ID
	At     deckplan.Square // where Target is 0
	Spare  bool            // at 0, knock out instead (ME-KNOCKOUT, HOE-NONLETHAL)
}

// Fields describes a Swing.
func (i *Swing) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, MaxArms)
	field.Int(c, "hand", &i.Hand, 0, int64(lastHand))
	IdField(c, "target", &i.Target)
	i.At.Fields(c)
	field.Bool(c, "spare", &i.Spare)
}

// Means is a weapon in use: what it is, whose, and how it is used.
type Means struct {
	Arm    *ArmState // nil: the bare fist
	Weapon rulebook.Weapon
	Hand   Hand
	Ranged bool
	Reach  int16
	Saved  int8 // shots that a burst takes less
}

// Throws says whether the weapon leaves the hand (ME-TWOWEAPON).
func (m *Means) Throws() bool { return m.Hand == WithThrow || m.Hand == WithSecondThrow }

// Second says whether it is the attack of the other hand.
func (m *Means) Second() bool { return m.Hand == WithSecond || m.Hand == WithSecondThrow }

// Shot is an attack as it would be rolled now.
type Shot struct {
	Roll  dice.Roll
	Need  int
	Cover space.Cover
	Body  crew.ID // the creature that gives the cover

	Defended bool // the roll is the target's
	Sure     bool // it hits, whatever the roll
	Saved    bool // the roll is a save of the target's, which fails by Odds thousandths
	Odds     int
}

// Best is the ability of a set with the highest modifier.
func (f *Fight) Best(p *Person, set uint8) int8 {
	best := int8(0)
	found := false
	for a := range int8(rulebook.MaxAbilities) {
		if set&(1<<a) != 0 && (!found || f.Modifier(p, a) > f.Modifier(p, best)) {
			best, found = a, true
		}
	}
	return best
}

// Told is the fact of an attack that was thrown.
func (s *Shot) Told(by, on *Person, weapon string, o Outcome) *Attacked {
	return &Attacked{By: by.ID, Target: on.ID, Weapon: weapon, Roll: s.Roll, Need: int16(s.Need), Cover: s.Cover, Degree: o.Degree, Defended: s.Defended}
}

func HitTags(m *Means) rulebook.Tags {
	tags := rulebook.Melee
	if m.Ranged {
		tags = rulebook.Ranged
	}
	if m.Weapon.Props&rulebook.Heavy != 0 {
		tags |= rulebook.Weighty
	}
	return tags
}

// Arm finds a weapon of somebody's, or nil.
func (p *Person) Arm(n uint8) *ArmState {
	if n == 0 || int(n) > len(p.Arms) || p.Arms[n-1].Gone {
		return nil
	}
	return &p.Arms[n-1]
}

// NoWeapon says which weapon somebody has not, or has no more.
func NoWeapon(f *Fight, p *Person, n uint8) string {
	if n == 0 || int(n) > len(p.Arms) {
		return fmt.Sprintf("%s has no weapon %d", p.Name, n)
	}
	return fmt.Sprintf("%s has dropped or thrown %s", p.Name, f.Weapon(&p.Arms[n-1]).Name)
}

// GuardArm finds a shield in hand, paid for or not.
func GuardArm(f *Fight, p *Person) (uint8, error) {
	for n := range p.Arms {
		if a := &p.Arms[n]; f.Weapon(a).Props&rulebook.Guard != 0 && a.Drawn && !a.Broken && !a.Gone {
			return uint8(n + 1), nil
		}
	}
	return 0, f.Book().Refuse(rulebook.TopicShield, "%s holds no shield", p.Name)
}

// chargeHeat is what charging a shot takes before it is fired.
const chargeHeat = 2

// shots is how much heat an attack takes (ME-RELOAD).
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

// vents says whether a weapon is vented instead of taking clips (the variant Venting).
func vents(f *Fight, w *rulebook.Weapon) bool {
	return f.Variants&Venting != 0 && w.Heat > 0 && w.Props&(rulebook.Cooling|rulebook.Charges) == 0
}

// Loaded refuses what a weapon has not enough in it for. A vented one can be fired
// when it is too hot, and jams.
func Loaded(f *Fight, m *Means) error {
	book, n := f.Book(), shots(f, m)
	switch {
	case n == 0:
	case m.Arm.Jammed:
		return book.Refuse(rulebook.TopicAmmo, "%s has jammed, until a rest", m.Weapon.Name)
	case m.Arm.Heat >= n || m.Arm.Heat == 0 && n == 1 && vents(f, &m.Weapon):
	case m.Weapon.Props&rulebook.Charges != 0:
		return book.Refuse(rulebook.TopicAmmo, "%s has %d charges left, and this takes %d", m.Weapon.Name, m.Arm.Heat, n)
	case m.Weapon.Props&rulebook.Cooling != 0:
		return book.Refuse(rulebook.TopicAmmo, "%s has %d attacks left before it cools, and this takes %d", m.Weapon.Name, m.Arm.Heat, n)
	default:
		return book.Refuse(rulebook.TopicAmmo, "%s has %d attacks left before it must be reloaded, and this takes %d", m.Weapon.Name, m.Arm.Heat, n)
	}
	return nil
}

// Fired takes the heat of an attack, and says whether that jams the weapon.
func Fired(f *Fight, m *Means) (jams bool) {
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

// Cool lets the weapons that somebody has not fired since their last turn began cool,
// where they do so by themselves.
func Cool(f *Fight, p *Person) {
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.Weapon(a)
		n := w.Cools
		if vents(f, w) {
			n = 1
		}
		if !a.Shot && !a.Jammed {
			a.Heat = min(max(a.Heat, w.Heat), a.Heat+n)
		}
		a.Fired, a.Shot, a.First, a.Others, a.Off = 0, false, 0, false, false
	}
}

// Unjam makes all weapons ready again that only a rest makes ready.
func Unjam(f *Fight, p *Person) {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Jammed || f.Weapon(a).Props&rulebook.Cooling != 0 {
			a.Jammed, a.Heat = false, f.Weapon(a).Heat
		}
	}
}

// LacksLoad is why a weapon cannot be reloaded (ME-RELOAD, HOE-COMMON).
func LacksLoad(f *Fight, p *Person, a *ArmState) error {
	rule, w := f.Book().Actions[rulebook.ActReload].Rule, f.Weapon(a)
	switch {
	case !a.Drawn:
		return crew.Refuse(rule, "%s is not in hand", w.Name)
	case w.Heat == 0:
		return crew.Refuse(rule, "%s needs no reloading", w.Name)
	case a.Jammed:
		return crew.Refuse(rule, "%s has jammed, until a rest", w.Name)
	case w.Props&rulebook.Charges != 0:
		return crew.Refuse(rule, "%s takes charges, and there are none to be had in a fight", w.Name)
	case w.Props&rulebook.Cooling != 0:
		return crew.Refuse(rule, "%s takes no clips: it cools by %d in each round that it is not fired", w.Name, w.Cools)
	case a.Heat == w.Heat:
		return crew.Refuse(rule, "%s is fully loaded", w.Name)
	case TakesClip(f, w) && p.Clips == 0:
		return crew.Refuse(rule, "%s has no %s left", p.Name, f.Book().Clips.Name)
	}
	return nil
}

func TakesClip(f *Fight, w *rulebook.Weapon) bool { return f.Book().Clips.Name != "" && !vents(f, w) }
