package combat

import (
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/say"
)

// LetLie leaves somebody's weapon on the deck, where they can draw it again, or gives it
// to a person who catches what falls near them.
func LetLie(f *personal.Fight, p *personal.Person, a *personal.ArmState, at deckplan.Square) {
	a.Drawn, a.Gone = false, true
	a.Lies, a.Deck, a.Held = at, p.Deck, 0
	for n := range p.Arms {
		if &p.Arms[n] == a && p.Raised == uint8(n+1) {
			p.Raised = 0
		}
	}
	if o := catcherOf(f, a); o != nil {
		a.Held = o.ID
		f.TellDeed(p, say.Of("loses %s to", f.Weapon(a).Name), o.ID)
	}
}

// fetchWeapons brings the weapons that lie within a number of units of a square to somebody:
// their own are carried again, those of others float beside them.
func fetchWeapons(f *personal.Fight, p *personal.Person, at deckplan.Square, within int16) {
	for i := range f.People {
		o := &f.People[i]
		for n := range o.Arms {
			a := &o.Arms[n]
			if !a.Gone || a.Taken || a.Deck != p.Deck || a.Held == p.ID || deckplan.Near(a.Lies, at)*f.Book().Square > within || a.Lies.Level != at.Level {
				continue
			}
			if f.TellDeed(p, say.Of("summons %s", f.Weapon(a).Name), 0); o == p {
				a.Gone, a.Held = false, 0
			} else {
				a.Held = p.ID
			}
		}
	}
}

// catcherOf returns the first person who can catch a weapon where it lies, or nil.
func catcherOf(f *personal.Fight, a *personal.ArmState) *personal.Person {
	for i := range f.People {
		o := &f.People[i]
		if n := f.SheetOf(o).Catches; n > 0 && o.State == personal.Able && o.Deck == a.Deck && o.At.Level == a.Lies.Level && f.DistanceTo(o, a.Lies) <= n {
			return o
		}
	}
	return nil
}
