package personal

import (
	"broadside/crew"
	"broadside/personal/deckplan"
)

// letLie leaves a weapon of somebody's on the deck, where they can draw it again, or to
// whoever catches what falls near to them.
func (f *Fight) letLie(p *Person, a *ArmState, at deckplan.Square) {
	a.Drawn, a.Gone = false, true
	a.Lies, a.Deck, a.Held = at, p.Deck, 0
	for n := range p.Arms {
		if &p.Arms[n] == a && p.Raised == uint8(n+1) {
			p.Raised = 0
		}
	}
	if o := f.catcher(a); o != nil {
		a.Held = o.ID
		f.did(p, "loses "+f.weapon(a).Name+" to", o.ID)
	}
}

// catcher is whoever catches what lies somewhere, the first of several.
func (f *Fight) catcher(a *ArmState) *Person {
	for i := range f.People {
		o := &f.People[i]
		if n := f.SheetOf(o).Catches; n > 0 && o.State == Able && o.Deck == a.Deck && o.At.Level == a.Lies.Level && f.distanceTo(o, a.Lies) <= n {
			return o
		}
	}
	return nil
}

// mayPick asks for somebody to stand beside a weapon of theirs that lies there.
func (f *Fight) mayPick(p *Person, a *ArmState, rule string) error {
	book, w := f.Book(), f.weapon(a)
	lies := a.Lies
	if o := f.Person(a.Held); o != nil {
		if o.State == Able {
			return crew.Refuse(rule, "%s %s, out of reach", w.Name, f.Lies(p, a))
		}
		lies = o.At
	}
	if a.Deck != p.Deck || lies.Level != p.At.Level || f.distanceTo(p, lies) > book.Ranges.Reach {
		return crew.Refuse(rule, "%s lies at %s", w.Name, lies)
	}
	return nil
}

// Lies tells where a weapon of somebody's lies that they do not carry, or "".
func (f *Fight) Lies(p *Person, a *ArmState) string {
	o := f.Person(a.Held)
	switch {
	case !a.Gone:
		return ""
	case o != nil && o.State == Able:
		if !f.Aware(p, o) {
			return "floats beside something"
		}
		return "floats beside " + o.Name
	case o != nil:
		return "lies at " + o.At.String()
	}
	return "lies at " + a.Lies.String()
}
