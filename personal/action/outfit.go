package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// mayOutfit refuses to give somebody what they have no room for, and to take what they lack.
func (r *DeckRuling) mayOutfit(f *personal.Fight, p *personal.Person) error {
	name := r.outfitName(f)
	natural := r.Kind == RuleArm && f.Book().Weapons[r.Number].Props&rulebook.Natural != 0
	switch {
	case r.Amount == 0:
		return crew.Refuse(crew.Manners, "say how many")
	case natural:
		return crew.Refuse(crew.Manners, "%s is part of a body", name)
	case r.Amount < 0 && r.find(p) < 0:
		return crew.Refuse(crew.Manners, "%s has no %s", p.Name, name)
	case r.Amount > 0 && r.room(p) < 0:
		return crew.Refuse(crew.Manners, "%s carries all that they can", p.Name)
	}
	return nil
}

// outfitName returns the name of the weapon or the thing.
func (r *DeckRuling) outfitName(f *personal.Fight) string {
	if r.Kind == RuleArm {
		return f.Book().Weapons[r.Number].Name
	}
	return f.Book().Devices[r.Number].Name
}

// find returns the index among what somebody carries of the weapon or the thing, or -1.
func (r *DeckRuling) find(p *personal.Person) int {
	if r.Kind == RuleArm {
		return slices.IndexFunc(p.Arms, func(a personal.ArmState) bool { return a.Weapon == r.Number && !a.Taken })
	}
	return slices.IndexFunc(p.Devices, func(s rulebook.Supply) bool { return s.Device == r.Number && s.Count > 0 })
}

// room returns the index at which it is put, or -1.
func (r *DeckRuling) room(p *personal.Person) int {
	if r.Kind == RuleArm {
		return roomFor(p, &personal.ArmState{Weapon: r.Number})
	}
	return supplyOf(p, rulebook.Supply{Device: r.Number})
}

// outfit gives somebody a weapon, full and in a free hand, or things; or takes them.
func (r *DeckRuling) outfit(f *personal.Fight, p *personal.Person) {
	name, n := r.outfitName(f), r.Amount
	switch {
	case r.Kind == RuleArm && n > 0:
		w := &f.Book().Weapons[r.Number]
		receive(f, p, personal.ArmState{Weapon: r.Number, Heat: w.Heat, Drawn: f.HandsFree(p) >= w.Hands()})
		n = 1
	case r.Kind == RuleArm:
		at := r.find(p)
		if o := f.Readied.Find(p.ID); o != nil && combat.NamesArm(o.Response, uint8(at+1)) {
			combat.ForgetReadied(f, p.ID)
		}
		lose(p, at)
		n = -1
	case n > 0:
		at := r.room(p)
		if at == len(p.Devices) {
			p.Devices = append(p.Devices, rulebook.Supply{Device: r.Number})
		}
		s := &p.Devices[at]
		n = min(n, int32(rulebook.MostSupplies-s.Count))
		s.Count += int8(n)
	default:
		s := &p.Devices[r.find(p)]
		n = max(n, -int32(s.Count))
		s.Count += int8(n)
	}
	switch {
	case n == 1:
		f.TellDeed(p, say.Of("is given %s", name), 0)
	case n > 1:
		f.TellDeed(p, say.Of("is given %d × %s", n, name), 0)
	case n == -1:
		f.TellDeed(p, say.Of("loses %s", name), 0)
	default:
		f.TellDeed(p, say.Of("loses %d × %s", -n, name), 0)
	}
}

// receive puts a weapon among what somebody carries. What a stat block says about one that was at
// its place counts again; an order readied with another that was there is dropped.
func receive(f *personal.Fight, to *personal.Person, own personal.ArmState) {
	at := roomFor(to, &own)
	if at == len(to.Arms) {
		to.Arms = append(to.Arms, personal.ArmState{Weapon: own.Weapon})
	}
	x := &to.Arms[at]
	if r := f.Readied.Find(to.ID); r != nil && x.Weapon != own.Weapon && combat.NamesArm(r.Response, uint8(at+1)) {
		combat.ForgetReadied(f, to.ID)
	}
	if x.Weapon == own.Weapon {
		own.Fixed, own.Bonus = x.Fixed, x.Bonus
	}
	*x = own
}

// lose takes the weapon at an index from somebody.
func lose(from *personal.Person, n int) {
	a := &from.Arms[n]
	*a = personal.ArmState{Weapon: a.Weapon, Fixed: a.Fixed, Bonus: a.Bonus, Gone: true, Taken: true}
	if from.Raised == uint8(n+1) {
		from.Raised = 0
	}
}
