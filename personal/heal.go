package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
)

// mayStabilise asks for somebody at 0 beside the helper (ME-STABLE, HOE-STABLE).
func (i *Deed) mayStabilise(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActStabilise].Rule
	o := f.Person(i.Person)
	switch {
	case o == nil || o == p || o.State != Dying:
		return crew.Refuse(rule, "there is nobody to stabilise")
	case f.Distance(p, o) > f.Book().Ranges.Reach:
		return crew.Refuse(rule, "%s is out of reach", o.Name)
	case f.Book().Zero.Stabilise.Kit && f.kit(p) < 0:
		return crew.Refuse(rule, "%s has no kit for that", p.Name)
	}
	return nil
}

// kit is the place of the thing that stabilises among somebody's supplies, or -1.
func (f *Fight) kit(p *Person) int {
	for n, s := range f.SheetOf(p).Devices {
		if f.Book().Devices[s.Device].Act == rulebook.ActStabilise && p.Devices[n] > 0 {
			return n
		}
	}
	return -1
}

func (i *Deed) stabilise(f *Fight, p *Person) {
	x := f.Book().Zero.Stabilise
	if x.Kit {
		p.Devices[f.kit(p)]--
	}
	switch o := f.check(p, x.Ability, x.Skill, int(x.DC), "stabilise"); {
	case o.Good():
		f.steady(f.Person(i.Person))
	case o.Degree == CriticalFailure:
		f.change(f.Person(i.Person), x.Botched)
	}
}
