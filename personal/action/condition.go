package action

import (
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// sufferConditions applies conditions at the start of a turn.
func sufferConditions(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	var room [8]personal.Affliction
	for _, a := range p.AppendConditions(room[:0]) {
		c := &book.Conditions[a.Condition]
		if by := f.Person(a.By); a.Ends == rulebook.EndsFocus && by != nil && by.Focus.Power >= 0 && rulebook.Has[*rulebook.GazeOp](&book.Powers[by.Focus.Power].Effect) && !f.LineOfSight(by, p) {
			combat.Unfocus(f, by)
			continue
		}
		if f.Suffers(p, a.Condition) {
			combat.DrainReserves(f, p, a.By, c)
		}
		if c.Damage == (dice.Dice{}) || !f.Suffers(p, a.Condition) {
			continue
		}
		times := 1
		if by := f.Person(a.By); c.Grows && by != nil {
			times = book.Growth(personal.Level(f, by))
		}
		r := f.DamageDice(say.Name(c.Name), c.Damage, times)
		personal.TellHarm(f, p, p, a.By, &r, say.Name(c.Name))
		f.AddWound(personal.Wound{Target: p.ID, By: a.By, Type: c.Type, Amount: r.Total, Bypass: c.Seeps, Cause: say.Name(c.Name)})
	}
}

// firstAidKit returns the index of the supply that stabilises, or -1.
func firstAidKit(f *personal.Fight, p *personal.Person) int {
	for n, s := range p.Devices {
		if f.Book().Devices[s.Device].Act == rulebook.ActStabilise && s.Count > 0 {
			return n
		}
	}
	return -1
}
