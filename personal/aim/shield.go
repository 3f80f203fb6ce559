package aim

import (
	"broadside/personal"
	"broadside/personal/rulebook"
)

// MayGuard reports whether a weapon in hand can be raised as a shield.
func MayGuard(f *personal.Fight, a *personal.ArmState) bool {
	return a.Drawn && !a.Broken && !a.Gone && f.Weapon(a).Props&rulebook.Guard != 0
}

// BestShield returns the place of the shield in somebody's hands that guards best, from
// 1, or 0.
func BestShield(f *personal.Fight, p *personal.Person) (n uint8) {
	for i := range p.Arms {
		if a := &p.Arms[i]; MayGuard(f, a) && (n == 0 || ShieldBonus(f, p, f.Weapon(a)) > ShieldBonus(f, p, f.Weapon(p.Arm(n)))) {
			n = uint8(i + 1)
		}
	}
	return n
}

// LeastShield returns the place of the weakest shield that still turns a blow, from 1, or
// 0, because its loss matters least.
func LeastShield(f *personal.Fight, p *personal.Person, b *personal.Blow) (n uint8) {
	for i := range p.Arms {
		if a := &p.Arms[i]; MayGuard(f, a) && int(b.Total) < int(b.Need)+ShieldBonus(f, p, f.Weapon(a)) && (n == 0 || ShieldBonus(f, p, f.Weapon(a)) < ShieldBonus(f, p, f.Weapon(p.Arm(n)))) {
			n = uint8(i + 1)
		}
	}
	return n
}
