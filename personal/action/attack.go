package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
)

// coolWeapons cools the weapons that cool by themselves and that somebody has not fired
// since their last turn began.
func coolWeapons(f *personal.Fight, p *personal.Person) {
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.Weapon(a)
		n := w.Cools
		if personal.Vents(f, w) {
			n = 1
		}
		if !a.Shot && !a.Jammed {
			a.Heat = min(max(a.Heat, w.Heat), a.Heat+n)
		}
		a.Fired, a.Shot, a.First, a.Others, a.Off = 0, false, 0, false, false
	}
}

// lacksLoad returns the refusal to reload a weapon, or nil (ME-RELOAD, HOE-COMMON).
func lacksLoad(f *personal.Fight, p *personal.Person, a *personal.ArmState) error {
	rule, w := f.Book().Actions[rulebook.ActReload].Rule, f.Weapon(a)
	switch {
	case a.Broken:
		return crew.Refuse(rule, "%s is broken", w.Name)
	case !a.Drawn:
		return crew.Refuse(rule, "%s is not in hand", w.Name)
	case w.Heat == 0:
		return crew.Refuse(rule, "%s needs no reloading", w.Name)
	case a.Jammed:
		return crew.Refuse(rule, "%s has jammed, until a rest", w.Name)
	case w.Props&rulebook.Charges != 0:
		return crew.Refuse(rule, "%s takes charges, which cannot be regained during a fight", w.Name)
	case w.Props&rulebook.Cooling != 0:
		return crew.Refuse(rule, "%s uses no clips: it cools by %d in each round that it is not fired", w.Name, w.Cools)
	case a.Heat == w.Heat:
		return crew.Refuse(rule, "%s is fully loaded", w.Name)
	case personal.TakesClip(f, w) && p.Clips == 0:
		return crew.Refuse(rule, "%s has no %s left", p.Name, f.Book().Clips.Name)
	}
	return nil
}
