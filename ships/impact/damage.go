package impact

import (
	"broadside/ships"
	"broadside/ships/shipyard"
)

// Layers tells what a damage type is worth against shields and hull (SHIP-TYPES).
var Layers = [...]struct{ Shield, Hull ships.Fraction }{
	shipyard.Energy:   {ships.Fraction{Num: 1, Den: 1}, ships.Fraction{Num: 1, Den: 1}},
	shipyard.Kinetic:  {ships.Fraction{Num: 1, Den: 1}, ships.Fraction{Num: 1, Den: 1}},
	shipyard.Pulse:    {ships.Fraction{Num: 2, Den: 1}, ships.Fraction{Num: 1, Den: 2}},
	shipyard.Thermite: {ships.Fraction{Num: 1, Den: 2}, ships.Fraction{Num: 2, Den: 1}},
}

// blow is damage as it arrives. Screen is what shields make of it besides their
// own factor.
type blow struct {
	amount              int32
	kind                shipyard.DamageType
	resists, vulnerable bool
	screen              ships.Fraction
}

// Strike works out what damage of a type takes from shields, and what from the
// hull under them. Resistance halves and vulnerability doubles after all else,
// once each (SHIP-RESIST); each layer rounds down once. What shields cannot
// hold goes on as the damage that was rolled, not as it was multiplied.
func Strike(amount, shield int32, t shipyard.DamageType, resists, vulnerable bool) (fromShield, fromHull int32) {
	return blow{amount, t, resists, vulnerable, ships.Fraction{Num: 1, Den: 1}}.on(shield)
}

func (w blow) on(shield int32) (fromShield, fromHull int32) {
	fromShield, rest := w.held(shield)
	onHull := w.factor(Layers[w.kind].Hull)
	return fromShield, int32(int64(rest) * onHull.Num / onHull.Den)
}

// factor is a layer's own, and then resistance and vulnerability.
func (w blow) factor(f ships.Fraction) ships.Fraction {
	if w.resists {
		f = f.Times(1, 2)
	}
	if w.vulnerable {
		f = f.Times(2, 1)
	}
	return f
}

// held is what shields take, and what they leave of the damage as it was rolled.
func (w blow) held(shield int32) (taken, rest int32) {
	f := w.factor(Layers[w.kind].Shield.Times(w.screen.Num, w.screen.Den))
	if shield == 0 || f.Num == 0 {
		return 0, max(0, w.amount)
	}
	amount, held := int64(w.amount), int64(shield)*f.Den
	if amount*f.Num <= held {
		return int32(amount * f.Num / f.Den), 0
	}
	return shield, int32(max(0, amount-(held+f.Num-1)/f.Num))
}

// Hurt gathers damage that no weapon of a ship deals.
func Hurt(b *ships.Battle, w ships.Wound) { b.Wounds = append(b.Wounds, w) }

// Settle applies the damage gathered in this tick (SHIP-SP, SHIP-HP), and then
// that of whatever it has set off.
func Settle(b *ships.Battle) {
	settle(b)
	for len(b.Blasts) > 0 {
		s := b.Ship(b.Blasts[0])
		b.Blasts = b.Blasts[:copy(b.Blasts, b.Blasts[1:])]
		blast(b, s)
		settle(b)
	}
}

func settle(b *ships.Battle) {
	for i := 0; i < len(b.Wounds); i++ {
		w := &b.Wounds[i]
		s := b.Ship(w.Target)
		if s == nil || s.State.Gone() || withheld(b, i) {
			continue
		}
		able := s.State == ships.Able
		up := s.Hull > 0
		suffer(b, s, w)
		if up && s.Hull == 0 && w.Shot {
			felled(b, w)
		}
		w.Spared = w.Disable && able && s.State == ships.Stable
	}
	b.Wounds = b.Wounds[:0]
}

// withheld says whether an attacker has disabled the target of a wound earlier
// in this tick, and so deals it no more (SHIP-DISABLE).
func withheld(b *ships.Battle, n int) bool {
	w := &b.Wounds[n]
	for i := range b.Wounds[:n] {
		if x := &b.Wounds[i]; x.Spared && x.By == w.By && x.Target == w.Target && w.Disable {
			return true
		}
	}
	return false
}

func suffer(b *ships.Battle, s *ships.Ship, w *ships.Wound) {
	class := b.ClassOf(s)
	hit := blow{w.Amount, w.Type, class.Resists.Has(w.Type), class.Vulnerable.Has(w.Type), s.Screen()}
	if w.Pure {
		hit = blow{amount: w.Amount, screen: ships.Fraction{Num: 1, Den: 1}}
	}
	if s.Untouchable() {
		hit.amount = 0
	}
	if o := blanketed(b, s, w); o != nil && hit.amount > 0 {
		if hit.amount = cover(b, o, s, w); hit.amount == 0 {
			return
		}
	}
	if past := bled(b, s, w); past > 0 {
		hit.amount -= past
		b.TellWatchers(s, &ships.Damaged{Ship: s.ID, Type: w.Type, Hull: past})
		Breach(b, s, past, w)
	}
	fromShield, fromHull := hit.on(s.Shield)
	s.Shield -= fromShield
	b.TellWatchers(s, &ships.Damaged{Ship: s.ID, Type: w.Type, Shield: fromShield, Hull: fromHull, By: w.By})
	if fromShield > 0 && s.Shield == 0 {
		s.Collapsed = true
		b.TellWatchers(s, &ships.ShieldsDown{Ship: s.ID})
		drained(b, s)
	}
	if fromHull > 0 {
		Breach(b, s, fromHull, w)
	}
	rattle(b, s, fromShield+fromHull)
}
