package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/duration"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/space"
)

// Direct helps somebody aboard (SHIP-DIRECT): advantage on their next check, or,
// with a target, on their first attack on it, before the coordinator's next turn.
type Direct struct {
	Helped crew.Seat
	Target space.ID  // 0: the next check
	Also   crew.Seat // a second seat, for coordinators who can direct two
}

func (*Direct) Verb() crew.Verb { return crew.Direct }

// Fields describes a Direct.
func (i *Direct) Fields(c field.Coder) {
	i.Helped.Fields(c)
	ships.ShipField(c, "target", &i.Target)
	i.Also.Fields(c)
}

// Check refuses members who are not within 5 ft, as crewmates always are unless the ship
// has a deck that shows otherwise, and targets that cannot be attacked.
func (i *Direct) Check(b *ships.Battle, by *crew.Member) error {
	if i.Also.Ship != 0 {
		switch {
		case !impact.DirectsTwo(b, by):
			return crew.Refuse("SHIP-DIRECT", "you cannot direct two at once")
		case i.Also == i.Helped:
			return crew.Refuse("SHIP-DIRECT", "direct two different people")
		}
		second := Direct{Helped: i.Also, Target: i.Target}
		if err := second.Check(b, by); err != nil {
			return err
		}
	}
	m, _ := b.HolderOf(i.Helped)
	switch {
	case m == nil || !b.Knows(b.ShipOf(by).Side, b.ShipOf(m)):
		return crew.Refuse("SHIP-DIRECT", "there is nobody to help")
	case m == by:
		return crew.Refuse("SHIP-DIRECT", "you cannot direct yourself")
	case m.Seat.Ship != by.Seat.Ship && b.ShipOf(m).Side != b.ShipOf(by).Side:
		return crew.Refuse("SHIP-DIRECT", "%s of %s is not on your side", m.Name, b.ShipOf(m).Name)
	case m.Away:
		return crew.Refuse("SHIP-DIRECT", "the %s of %s is not at their console", m.Seat, b.ShipOf(m).Name)
	case m.Seat.Ship != by.Seat.Ship && (impact.DirectReach(b, by) == 0 || b.Range(b.ShipOf(m), b.ShipOf(by)) > impact.DirectReach(b, by)):
		return crew.Refuse("SHIP-DIRECT", "%s of %s is not within %d ft of you", m.Name, b.ShipOf(m).Name, max(5, impact.DirectReach(b, by).Feet()))
	}
	if why := b.WhyMute(b.ShipOf(by), b.ShipOf(m)); why != "" {
		return crew.Refuse("SHIP-CONDITION", why)
	}
	switch {
	case i.Target == 0:
		return nil
	case !b.RolesOf(m).Has(crew.Gunner):
		return crew.Refuse("SHIP-DIRECT", "%s is not a gunner and attacks nobody", m.Name)
	}
	_, err := b.Foe(by, i.Target, "SHIP-DIRECT")
	return err
}

// Do grants the advantage.
func (i *Direct) Do(b *ships.Battle, by *crew.Member) {
	helped := []ships.Effect{i.helpGiven(b, by, i.Helped)}
	if i.Also.Ship != 0 {
		helped = append(helped, i.helpGiven(b, by, i.Also))
	}
	impact.HelpMore(b, by, helped)
}

func (i *Direct) helpGiven(b *ships.Battle, by *crew.Member, seat crew.Seat) ships.Effect {
	_, helped := b.HolderOf(seat)
	e := ships.Effect{Change: shipyard.Change{Touch: shipyard.Checks, Modifier: modifier.Helps, First: true}, Ship: seat.Ship, Member: helped, Lasts: duration.Starts(1, b.IDOf(by)), Cause: crew.Direct}
	if i.Target != 0 {
		e.Touch, e.Against = shipyard.Attacks, i.Target
	}
	impact.GrantEffect(b, e)
	b.TellOwnSide(b.ShipOf(by), &ships.Directed{By: by.Seat, Helped: seat, Target: i.Target})
	return e
}
