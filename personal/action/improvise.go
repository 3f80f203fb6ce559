package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// MayAct requires that somebody can act and pay for an act. A price above 0 is set by a
// GM, in the first of the book's tokens.
func MayAct(f *personal.Fight, p *personal.Person, act rulebook.ActionKind, price int8) error {
	return Validate(f, p, &paid{act, price})
}

// PayAct pays for an act.
func PayAct(f *personal.Fight, p *personal.Person, act rulebook.ActionKind, price int8) {
	if price > 0 {
		p.Tokens[0] -= min(price, p.Tokens[0])
		return
	}
	f.Pay(p, act)
}

// paid stands in for an order carried out elsewhere: only its price is checked here.
type paid struct {
	act   rulebook.ActionKind
	price int8
}

func (*paid) Verb() crew.Verb { return crew.NoVerb }

func (*paid) Fields(field.Coder) {}

func (i *paid) Check(f *personal.Fight, p *personal.Person) error {
	_, err := f.FindPrice(p, i.act)
	if t := &f.Book().Tokens[0]; err == nil && i.price > 0 && p.Tokens[0] < i.price {
		err = crew.Refuse(f.Book().Actions[i.act].Rule, "that takes %d %s, and %s has %d left", i.price, t.Called(i.price), p.Name, p.Tokens[0])
	}
	return err
}

func (*paid) Do(*personal.Fight, *personal.Person) {}

// TestOf returns the ability and the skill of a book for a test, -1 for none. Tests are
// numbered by the book's abilities, then its skills.
func TestOf(b *rulebook.Book, t crew.Test) (ability, skill int8, ok bool) {
	const first = crew.Test(crew.Charisma) + 1
	if t < first {
		return int8(t), -1, int(t) < len(b.Abilities)
	}
	return -1, int8(t - first), int(t-first) < len(b.Skills)
}

// TestName returns the book's name for a test.
func TestName(b *rulebook.Book, t crew.Test) string {
	switch ability, skill, ok := TestOf(b, t); {
	case !ok:
		return "nothing"
	case skill >= 0:
		return b.Skills[skill].Name
	default:
		return b.Abilities[ability]
	}
}

// Improvise throws the check of an improvised action (ME-IMPROVISE, HOE-IMPROVISE). Edge is
// advantage or disadvantage by the GM's ruling.
func Improvise(f *personal.Fight, p *personal.Person, t crew.Test, edge int8) dice.Roll {
	ability, skill, _ := TestOf(f.Book(), t)
	r := f.PrepareCheck(p, ability, skill, say.Of("improvised %s", TestName(f.Book(), t)), nil)
	switch edge {
	case 1:
		r.Advantage("GM")
	case -1:
		r.Disadvantage("GM")
	}
	combat.ThrowCheck(f, p, &r)
	return r
}

// GrantOutcome gives a person advantage or disadvantage on their next check or attack, until
// the next turn of the one who caused it.
func GrantOutcome(f *personal.Fight, by, to crew.ID, good bool) {
	personal.GrantEdge(f, personal.Edge{Modifier: modifier.Lean(good), Checks: true, Attacks: true, Person: to, Lasts: duration.Starts(1, by), Why: "improvised", Side: -1})
}
