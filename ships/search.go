package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Search looks for what hides (SHIP-SEARCH): a check with Perception or
// Investigation finds every ship whose Stealth it reaches, for the whole side.
type Search struct {
	Skill crew.Skill
}

func (*Search) Verb() crew.Verb { return crew.Search }

// Fields describes a Search.
func (i *Search) Fields(c field.Coder) {
	field.Int(c, "skill", &i.Skill, int64(crew.Perception), int64(crew.Investigation))
}

// Check refuses skills that find nothing.
func (i *Search) Check(b *Battle, by *crew.Member) error {
	switch s := b.ship(by); {
	case i.Skill != crew.Perception && i.Skill != crew.Investigation:
		return crew.Refuse("SHIP-SEARCH", "a search is made with Perception or Investigation")
	case s.Has(shipyard.Blinded):
		return crew.Refuse("SHIP-CONDITION", "%s is blinded: a search finds nothing", s.Name)
	}
	return nil
}

// Do throws the check.
func (i *Search) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	r := b.check(by, attempt{i.Skill, crew.Search, "Search with " + i.Skill.String(), nil})
	b.inside(s, &Searched{By: by.Seat, Roll: r})
	for n := range b.Ships {
		o := &b.Ships[n]
		if !b.Knows(s.Side, o) && int(r.Total) >= int(o.Stealth) {
			b.find(s, o)
		}
	}
}

// Searched is a roll to find what hides.
type Searched struct {
	By   crew.Seat
	Roll dice.Roll
}

func (*Searched) Kind() event.Kind { return KindSearched }

// Fields describes a Searched.
func (f *Searched) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Searched) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String())
}
