package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// mayRelease requires somebody who is held: the one named, or anyone.
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

// release releases the one named, or everybody.
func (i *Deed) release(f *personal.Fight, p *personal.Person) {
	if i.Person != 0 {
		combat.EndHold(f, p, i.Person)
		return
	}
	combat.ReleaseHeld(f, p)
}

// layHands requires a person within reach whom p may harm.
func layHands(f *personal.Fight, p *personal.Person, id crew.ID, rule string) error {
	o, err := checkGrab(f, p, id, rule)
	if err != nil {
		return err
	}
	if err := energy.FencedOff(f, p, &personal.Means{}, o); err != nil {
		return err
	}
	if personal.Hostile(p, o) && personal.Covered(f, p, o) {
		return f.Book().Refuse(rulebook.TopicCover, "they have total cover")
	}
	return f.MayHarm(p, o)
}

// WrestlingRolls returns the rolls of a grapple or a shove.
func WrestlingRolls(f *personal.Fight, p, o *personal.Person) (mine, theirs dice.Roll) {
	mine = f.PrepareCheck(p, -1, f.Book().SkillFor(rulebook.SkillGrapple), "", o)
	theirs = f.PrepareCheck(o, -1, personal.BetterDefence(f, o), "", p)
	f.NoteEdges(&mine, personal.Edging{Check: true, Person: p.ID})
	f.NoteEdges(&theirs, personal.Edging{Check: true, Person: o.ID})
	return mine, theirs
}

// Bond is something that somebody can escape from: a holder, or a condition by its number
// among the book's conditions that can be escaped.
type Bond struct {
	Holder    crew.ID
	Number    uint8
	condition int16 // -1: a grip
}

// Name returns the name of the condition, or "" for a grip.
func (b *Bond) Name(book *rulebook.Book) say.Text {
	if b.condition < 0 {
		return ""
	}
	return say.Name(book.Conditions[b.condition].Name)
}

// BondsOf returns everything that a person can escape from now: those who hold them, then
// conditions. Only some conditions can be escaped by people who cannot act.
func BondsOf(f *personal.Fight, p *personal.Person) (list []Bond) {
	numb := f.Flags(p)&rulebook.NoActions != 0
	for i := range f.People {
		if o := &f.People[i]; o.Grips(p.ID) && !personal.HoldsFast(o, p) && !numb {
			list = append(list, Bond{Holder: o.ID, condition: -1})
		}
	}
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		x := &book.Conditions[a.Condition].Escape
		if !breakable(x) || numb && !x.Numbed || a.Implied >= 0 && breakable(&book.Conditions[a.Implied].Escape) {
			continue
		}
		if b := (Bond{Number: BondNumber(book, a.Condition), condition: a.Condition}); !slices.Contains(list, b) {
			list = append(list, b)
		}
	}
	return list
}

// breakable reports whether people can free themselves of a condition.
func breakable(x *rulebook.Escape) bool { return x.Actions > 0 && !x.Others }

// BondNumber returns the number of a condition among the book's conditions that can be
// escaped, from 1, or 0 if it cannot be escaped or its number is too high for an order.
func BondNumber(book *rulebook.Book, condition int16) (number uint8) {
	if !breakable(&book.Conditions[condition].Escape) {
		return 0
	}
	for i := range book.Conditions[:condition+1] {
		if breakable(&book.Conditions[i].Escape) {
			number++
		}
	}
	if number > personal.MaxArms {
		return 0
	}
	return number
}

// Encased reports whether somebody can be freed only by others.
func Encased(f *personal.Fight, p *personal.Person) bool { return casingOf(f, p) >= 0 }
