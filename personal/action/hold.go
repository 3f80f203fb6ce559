package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// mayRelease asks for somebody who is held: the one named, or anybody.
func (i *Deed) mayRelease(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActRelease].Rule
	switch {
	case len(p.Holds) == 0:
		return crew.Refuse(rule, "%s holds nobody", p.Name)
	case i.Person != 0 && !p.HasHold(i.Person):
		return crew.Refuse(rule, "%s does not hold them", p.Name)
	}
	return nil
}

// release lets go of the one named, or of all.
func (i *Deed) release(f *personal.Fight, p *personal.Person) {
	if i.Person != 0 {
		combat.Loose(f, p, i.Person)
		return
	}
	combat.ReleaseHeld(f, p)
}

// LayHands asks for somebody within reach whom one may harm.
func LayHands(f *personal.Fight, p *personal.Person, id crew.ID, rule string) error {
	o, err := grabbable(f, p, id, rule)
	if err != nil {
		return err
	}
	if err := energy.FencedOff(f, p, &personal.Means{}, o); err != nil {
		return err
	}
	return f.AtPeace(p, o)
}

// Wrestling is what a grapple or a shove would be thrown with, and against what.
func Wrestling(f *personal.Fight, p, o *personal.Person) (mine, theirs dice.Roll) {
	mine = f.Trial(p, -1, f.Book().SkillFor(rulebook.SkillGrapple), "", o)
	theirs = f.Trial(o, -1, personal.Better(f, o), "", p)
	f.Expected(&mine, personal.Edging{Check: true, Person: p.ID})
	f.Expected(&theirs, personal.Edging{Check: true, Person: o.ID})
	return mine, theirs
}

// Bound finds the condition that somebody can work free of, or -1.
func Bound(f *personal.Fight, p *personal.Person) int16 {
	book := f.Book()
	numb := f.Flags(p)&rulebook.NoActions != 0
	for i := range p.Conditions {
		n := p.Conditions[i].Condition
		if x := &book.Conditions[n].Escape; x.Actions > 0 && !x.Others && (x.Numbed || !numb) {
			return n
		}
	}
	return -1
}

// Encased reports whether somebody can be freed only by others.
func Encased(f *personal.Fight, p *personal.Person) bool { return casing(f, p) >= 0 }
