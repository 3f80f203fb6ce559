package wound

import (
	"broadside/personal"
	"broadside/personal/combat"
)

// checkConcentration checks whether a person who is hurt keeps their concentration.
func checkConcentration(f *personal.Fight, p *personal.Person, lost int32) {
	x := f.Book().Focus
	if p.Focus.Power < 0 || x.Ability < 0 || p.State != personal.Able || lost == 0 {
		return
	}
	if !combat.Save(f, p, personal.Saving{Ability: x.Ability, DC: max(int(x.Least), int(lost/2)), Cause: "concentration"}).Good() {
		combat.Unfocus(f, p)
	}
}
