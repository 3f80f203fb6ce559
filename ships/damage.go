package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Wound is damage on its way: gathered while a tick's orders are obeyed, and
// settled together at its end, so that nobody is saved by being asked first.
type Wound struct {
	Target, By space.ID
	Type       shipyard.DamageType
	Amount     int32
	Critical   bool
	Disable    bool // a primary weapon's choice at 0 hit points
	Pure       bool // nothing makes it less: no layer, no resistance
	Shot       bool // of a weapon: Member's, with Mount
	Member     crew.ID
	Mount      uint8
	chosen     []chosen
	spared     bool // the choice was made: what else the attacker deals in this tick is withheld
}

// fraction is a multiplier of damage.
type fraction struct{ num, den int64 }

func (f fraction) times(num, den int64) fraction { return fraction{f.num * num, f.den * den} }

// layers tells what a damage type is worth against shields and hull (SHIP-TYPES).
var layers = [...]struct{ shield, hull fraction }{
	shipyard.Energy:   {fraction{1, 1}, fraction{1, 1}},
	shipyard.Kinetic:  {fraction{1, 1}, fraction{1, 1}},
	shipyard.Pulse:    {fraction{2, 1}, fraction{1, 2}},
	shipyard.Thermite: {fraction{1, 2}, fraction{2, 1}},
}

// blow is damage as it arrives. Screen is what shields make of it besides their
// own factor.
type blow struct {
	amount              int32
	kind                shipyard.DamageType
	resists, vulnerable bool
	screen              fraction
}

// screen is what a ship's shields make of damage, by what power they have.
func (s *Ship) screen() fraction {
	f := fraction{1, 1}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch&shipyard.Takes != 0 && e.How == shipyard.Times {
			f = f.times(int64(e.N), 2)
		}
	}
	return f
}

// Strike works out what damage of a type takes from shields, and what from the
// hull under them. Resistance halves and vulnerability doubles after all else,
// once each (SHIP-RESIST); each layer rounds down once. What shields cannot
// hold goes on as the damage that was rolled, not as it was multiplied.
func Strike(amount, shield int32, t shipyard.DamageType, resists, vulnerable bool) (fromShield, fromHull int32) {
	return blow{amount, t, resists, vulnerable, fraction{1, 1}}.on(shield)
}

func (w blow) on(shield int32) (fromShield, fromHull int32) {
	fromShield, rest := w.held(shield)
	onHull := w.factor(layers[w.kind].hull)
	return fromShield, int32(int64(rest) * onHull.num / onHull.den)
}

// factor is a layer's own, and then resistance and vulnerability.
func (w blow) factor(f fraction) fraction {
	if w.resists {
		f = f.times(1, 2)
	}
	if w.vulnerable {
		f = f.times(2, 1)
	}
	return f
}

// held is what shields take, and what they leave of the damage as it was rolled.
func (w blow) held(shield int32) (taken, rest int32) {
	f := w.factor(layers[w.kind].shield.times(w.screen.num, w.screen.den))
	if shield == 0 || f.num == 0 {
		return 0, max(0, w.amount)
	}
	amount, held := int64(w.amount), int64(shield)*f.den
	if amount*f.num <= held {
		return int32(amount * f.num / f.den), 0
	}
	return shield, int32(max(0, amount-(held+f.num-1)/f.num))
}

// Hurt gathers damage that no weapon of a ship deals.
func (b *Battle) Hurt(w Wound) { b.wounds = append(b.wounds, w) }

// Settle applies the damage gathered in this tick (SHIP-SP, SHIP-HP), and then
// that of whatever it has set off.
func (b *Battle) Settle() {
	b.settle()
	for len(b.blasts) > 0 {
		s := b.Ship(b.blasts[0])
		b.blasts = b.blasts[:copy(b.blasts, b.blasts[1:])]
		b.blast(s)
		b.settle()
	}
}

func (b *Battle) settle() {
	for i := 0; i < len(b.wounds); i++ {
		w := &b.wounds[i]
		s := b.Ship(w.Target)
		if s == nil || s.State.Gone() || b.withheld(i) {
			continue
		}
		able := s.State == Able
		up := s.Hull > 0
		b.suffer(s, w)
		if up && s.Hull == 0 && w.Shot {
			b.felled(w)
		}
		w.spared = w.Disable && able && s.State == Stable
	}
	b.wounds = b.wounds[:0]
}

// withheld says whether an attacker has disabled the target of a wound earlier
// in this tick, and so deals it no more (SHIP-DISABLE).
func (b *Battle) withheld(n int) bool {
	w := &b.wounds[n]
	for i := range b.wounds[:n] {
		if x := &b.wounds[i]; x.spared && x.By == w.By && x.Target == w.Target && w.Disable {
			return true
		}
	}
	return false
}

func (b *Battle) suffer(s *Ship, w *Wound) {
	class := b.ClassOf(s)
	hit := blow{w.Amount, w.Type, class.Resists.Has(w.Type), class.Vulnerable.Has(w.Type), s.screen()}
	if w.Pure {
		hit = blow{amount: w.Amount, screen: fraction{1, 1}}
	}
	if s.untouchable() {
		hit.amount = 0
	}
	if o := b.blanketed(s, w); o != nil && hit.amount > 0 {
		if hit.amount = b.cover(o, s, w); hit.amount == 0 {
			return
		}
	}
	if past := b.bled(s, w); past > 0 {
		hit.amount -= past
		b.seen(s, &Damaged{Ship: s.ID, Type: w.Type, Hull: past})
		b.breach(s, past, w)
	}
	fromShield, fromHull := hit.on(s.Shield)
	s.Shield -= fromShield
	b.seen(s, &Damaged{Ship: s.ID, Type: w.Type, Shield: fromShield, Hull: fromHull, By: w.By})
	if fromShield > 0 && s.Shield == 0 {
		s.Collapsed = true
		b.seen(s, &ShieldsDown{s.ID})
		b.drained(s)
	}
	if fromHull > 0 {
		b.breach(s, fromHull, w)
	}
	b.rattle(s, fromShield+fromHull)
}

// Damaged is what a ship lost.
type Damaged struct {
	Ship         space.ID
	Type         shipyard.DamageType
	Shield, Hull int32
	By           space.ID // for the reckoning after a battle; it does not travel
}

func (*Damaged) Kind() event.Kind { return KindDamaged }

// Fields describes a Damaged.
func (f *Damaged) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "shield", &f.Shield, 0, shipyard.MaxPoints)
	field.Int(c, "hull", &f.Hull, 0, shipyard.MaxPoints*4)
}

func (f *Damaged) Sentence(n event.Names) string {
	name := capital(n.ShipName(f.Ship))
	switch {
	case f.Shield > 0 && f.Hull > 0:
		return fmt.Sprintf("%s: %s takes %d from the shields and %d from the hull.", name, f.Type, f.Shield, f.Hull)
	case f.Shield > 0:
		return fmt.Sprintf("%s: %s takes %d from the shields.", name, f.Type, f.Shield)
	case f.Hull > 0:
		return fmt.Sprintf("%s: %s takes %d from the hull.", name, f.Type, f.Hull)
	}
	return fmt.Sprintf("%s: %s does no harm.", name, f.Type)
}

// ShieldsDown says that shields have reached 0 and will not regenerate.
type ShieldsDown struct {
	Ship space.ID
}

func (*ShieldsDown) Kind() event.Kind { return KindShieldsDown }

// Fields describes a ShieldsDown.
func (f *ShieldsDown) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *ShieldsDown) Sentence(n event.Names) string {
	return "The shields of " + n.ShipName(f.Ship) + " are down."
}
