package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Search looks for hidden ships (SHIP-SEARCH): a check with Perception or Investigation
// finds every ship whose Stealth it reaches, for the whole side.
type Search struct {
	Skill crew.Skill
}

func (*Search) Verb() crew.Verb { return crew.Search }

// Fields describes a Search.
func (i *Search) Fields(c field.Coder) {
	field.Int(c, "skill", &i.Skill, int64(crew.Perception), int64(crew.Investigation))
}

// Check refuses other skills.
func (i *Search) Check(b *ships.Battle, by *crew.Member) error {
	switch s := b.ShipOf(by); {
	case i.Skill != crew.Perception && i.Skill != crew.Investigation:
		return crew.Refuse("SHIP-SEARCH", "a search is made with Perception or Investigation")
	case s.Suffers(shipyard.Blind):
		return crew.Refuse("SHIP-CONDITION", "%s is %s: a search finds nothing", s.Name, s.NameOf(shipyard.Blind))
	}
	return nil
}

// Do throws the check.
func (i *Search) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	r := impact.Check(b, by, ships.Attempt{Skill: i.Skill, Order: crew.Search, Cause: say.Text(i.Skill.String()), With: nil})
	b.TellOwnSide(s, &event.Searched{By: event.Actor{Seat: by.Seat}, Roll: r})
	if impact.StrainShip(b, by, &r); s.State.Gone() {
		return
	}
	for n := range b.Ships {
		o := &b.Ships[n]
		if o.State.Here() && int(r.Total) >= int(o.Stealth) {
			b.Find(s, o)
		}
	}
}
