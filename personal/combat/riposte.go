package combat

import (
	"broadside/crew"
	"broadside/personal"
)

// riposte returns the opportunity attack of a reaction: one melee attack, or a strike with
// the butt of a gun (ME-OPPORTUNITY, ME-GUNBUTT).
func riposte(f *personal.Fight, p *personal.Person, weapon uint8, spare bool, target crew.ID) *Attack {
	a := &Attack{Weapon: weapon, Target: target, Spare: spare}
	switch n := int(weapon); {
	case n == 0:
		a.Weapon, a.Hand = personal.MeleeWeapon(f, p, f.Person(target))
	case n == personal.Fists:
		a.Weapon = 0
	case n <= len(p.Arms) && f.Weapon(&p.Arms[n-1]).Ranged():
		a.Hand = personal.WithButt
	}
	return a
}
