package personal

import (
	"slices"

	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Flags returns the flags of all of a person's conditions.
func (f *Fight) Flags(p *Person) (all rulebook.Flag) {
	book := f.Book()
	for i := range p.Conditions {
		all |= book.Conditions[p.Conditions[i].Condition].Flags
	}
	return all
}

// Has reports whether a person has the condition that plays a part.
func (f *Fight) Has(p *Person, part rulebook.Part) bool {
	return f.Suffers(p, f.Book().Roles[part])
}

func (f *Fight) Suffers(p *Person, condition int16) bool {
	if condition < 0 {
		return false
	}
	for i := range p.Conditions {
		if p.Conditions[i].Condition == condition {
			return true
		}
	}
	return false
}

// MayHarm refuses harm by a charmed person to their charmer.
func (f *Fight) MayHarm(p, t *Person) error {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if c := &book.Conditions[a.Condition]; c.Flags&rulebook.Peaceful != 0 && a.By == t.ID {
			return book.Refuse(rulebook.TopicTurn, "%s is %s and does them no harm", p.Name, c.Name)
		}
	}
	return nil
}

// applies reports whether a condition changes rolls of its bearer now: what keeps them alert, if
// they hear and can act; fear, if they have a line to somebody who frightens them or it has no cause.
func applies(f *Fight, p *Person, condition int16) bool {
	switch flags := f.Book().Conditions[condition].Flags; {
	case flags&rulebook.Alert != 0:
		return !f.Helpless(p) && f.Flags(p)&rulebook.Deaf == 0
	case flags&rulebook.Cowed == 0:
		return true
	}
	return slices.ContainsFunc(p.Conditions, func(a Affliction) bool {
		o := f.Person(a.By)
		return a.Condition == condition && (o == nil || o == p || f.LineOfSight(p, o))
	})
}

// checkFright refuses a step towards somebody who frightens the person.
func checkFright(f *Fight, p *Person, from, to deckplan.Square) error {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		c, o := &book.Conditions[a.Condition], f.Person(a.By)
		if c.Flags&rulebook.Cowed != 0 && o != nil && o != p && f.LineOfSight(p, o) &&
			deckplan.Gap(to, f.Span(p), o.At, f.Span(o)) < deckplan.Gap(from, f.Span(p), o.At, f.Span(o)) {
			return book.Refuse(rulebook.TopicMove, "%s is %s and will not go nearer to %s", p.Name, c.Name, f.NameFor(p, o))
		}
	}
	return nil
}

// Helpless reports whether somebody cannot act: at 0, or because of a condition.
func (f *Fight) Helpless(p *Person) bool {
	return !f.CanAct(p) || f.Flags(p)&rulebook.NoActions != 0
}

// IsImmune reports whether a person is immune to a condition, by nature or by what they
// wear.
func IsImmune(f *Fight, p *Person, condition int16) bool {
	if slices.Contains(f.SheetOf(p).Unmoved, condition) {
		return true
	}
	for a := range WornArmour(f, p) {
		if slices.Contains(a.Unmoved, condition) {
			return true
		}
	}
	return false
}

// EachCondition walks somebody's conditions, each once however many reasons they have for
// it, because a condition's effects do not add up.
func (p *Person) EachCondition(yield func(Affliction) bool) {
	for i, a := range p.Conditions {
		if p.first(i) && !yield(a) {
			return
		}
	}
}

// AppendConditions appends a person's conditions to a list, in the order of EachCondition, for walks that
// may remove some.
func (p *Person) AppendConditions(list []Affliction) []Affliction {
	for a := range p.EachCondition {
		list = append(list, a)
	}
	return list
}

// root returns the condition with which another has come, or that condition itself.
func (p *Person) root(a *Affliction) int16 {
	for range p.Conditions {
		n := slices.IndexFunc(p.Conditions, func(x Affliction) bool { return a.Implied >= 0 && x.Condition == a.Implied && x.By == a.By })
		if n < 0 {
			break
		}
		a = &p.Conditions[n]
	}
	return a.Condition
}

// first reports whether somebody's i-th affliction is the first with its condition.
func (p *Person) first(i int) bool {
	return !slices.ContainsFunc(p.Conditions[:i], func(x Affliction) bool { return x.Condition == p.Conditions[i].Condition })
}

// ExtraTokens returns what conditions add to the first token of a turn.
func ExtraTokens(f *Fight, p *Person) (n int8) {
	for a := range p.EachCondition {
		n += f.Book().Conditions[a.Condition].Actions
	}
	return n
}

// MaxHP returns the maximum of a person's hit points, as changed by conditions.
func (f *Fight) MaxHP(p *Person) int32 {
	most := p.MaxHP
	book := f.Book()
	for i := range p.Conditions {
		if c := &book.Conditions[p.Conditions[i].Condition]; c.Slow > 0 {
			most = min(most, p.MaxHP*int32(c.Slow)/100)
		}
	}
	return max(1, most)
}

// rollForgotten throws for the power that somebody loses to a condition, and returns its
// place on their sheet, or 0 if there is nothing to forget.
func rollForgotten(f *Fight, p *Person, c *rulebook.Condition) int8 {
	var places []int8
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		if place := uint8(i + 1); !IsForgotten(f, p, place) && !isLent(f, p, n) && (c.Flags&rulebook.ForgetsSpell == 0 || !f.Book().Exerts(w)) {
			places = append(places, int8(place))
		}
	}
	if len(places) == 0 {
		return 0
	}
	n, die := 1, say.Text("")
	if len(places) > 1 {
		n, _ = f.Tray.Throw(len(places), c.Name)
		die = say.Of(": d%d %d", len(places), n)
	}
	f.TellDeed(p, say.Of("has lost %s%s", f.Book().Powers[f.Powers(p)[places[n-1]-1]].Name, die), 0)
	return places[n-1]
}

// IsForgotten reports whether a condition has taken a power from somebody.
func IsForgotten(f *Fight, p *Person, place uint8) bool {
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if f.Book().Conditions[a.Condition].Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0 && a.Number == int8(place) {
			return true
		}
	}
	return false
}

// ConditionNumber returns the number that comes with a condition: how many of something it puts
// into a person, or which power it takes from them.
func ConditionNumber(f *Fight, p *Person, c *rulebook.Condition) int8 {
	switch {
	case c.Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0:
		return rollForgotten(f, p, c)
	case c.Flags&rulebook.Steers != 0 && p.Began:
		return 1
	case !c.Lot.IsNone():
		return int8(f.RollTold(p, c.Lot, Number, say.Name(c.Name)))
	}
	return 0
}

// ConditionText returns the text for a condition of somebody, with its number.
func (f *Fight) ConditionText(p *Person, a Affliction) say.Text {
	switch c := &f.Book().Conditions[a.Condition]; {
	case c.Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0 && a.Number > 0 && int(a.Number) <= len(f.Powers(p)):
		return say.Aside(c.Name, f.Book().Powers[f.Powers(p)[a.Number-1]].Name)
	case !c.Lot.IsNone():
		return say.Aside(c.Name, a.Number)
	default:
		return say.Name(c.Name)
	}
}

// The purposes of dice that are not damage.
const (
	LossOf say.Text = "Loss of %s"
	GainOf say.Text = "Gain of %s"
	Number say.Text = "Number"
	Leaps  say.Text = "Squares"
)

var uses = [...]say.Text{LossOf, GainOf, Number, Leaps}

// RollTold rolls dice that are not damage, and emits the roll if there are any.
func (f *Fight) RollTold(p *Person, d dice.Dice, what, cause say.Text) int16 {
	if d.Count == 0 {
		return int16(d.Plus)
	}
	r := f.DamageDice(what, d, 1)
	TellRoll(f, p, p.ID, &r, cause)
	return int16(r.Total)
}

// RollHarm rolls damage dice of somebody against another, and emits the result.
func RollHarm(f *Fight, p, to *Person, d dice.Dice, cause say.Text) int32 {
	r := f.DamageDice("", d, 1)
	if r.Dice.Len() > 0 || r.Total > 0 {
		TellHarm(f, p, to, p.ID, &r, cause)
	}
	return r.Total
}
