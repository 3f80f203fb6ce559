package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/space"
)

// Evade contests another pilot (SHIP-EVADE). If it is won, that ship's first attack on
// this one before the pilot's next turn has disadvantage; if it is lost, this ship's
// first attack on that one has.
type Evade struct {
	Target space.ID
	ships.With
}

func (*Evade) Verb() crew.Verb { return crew.Evade }

// Fields describes an Evade.
func (i *Evade) Fields(c field.Coder) {
	ships.ShipField(c, "target", &i.Target)
	i.With.Fields(c)
}

// Check refuses targets that are unknown, gone, friendly, or without a pilot.
func (i *Evade) Check(b *ships.Battle, by *crew.Member) error {
	t, err := b.Foe(by, i.Target, "SHIP-EVADE")
	if err != nil {
		return err
	}
	if b.Pilot(t) == nil {
		return crew.Refuse("SHIP-EVADE", "%s has no pilot to contest", t.Name)
	}
	return impact.CheckWith(b, by, i.With, crew.Evade)
}

// Do throws the contest.
func (i *Evade) Do(b *ships.Battle, by *crew.Member) {
	own, t := b.ShipOf(by), b.Ship(i.Target)
	with := impact.Choose(b, by, i.With, t.ID)
	outcome := impact.Contest(b, by, b.Pilot(t), impact.Trying(crew.Evade, crew.Piloting, with))
	impact.ActOnTarget(b, by, with, ships.Invocation{Target: t.ID}, outcome)
	e := ships.Effect{Change: shipyard.Change{Touch: shipyard.Attacks, Modifier: modifier.Hinders, First: true}, Lasts: duration.Starts(1, b.IDOf(by)), Cause: crew.Evade}
	switch outcome {
	case event.Won:
		e.Ship, e.Against = t.ID, own.ID
	case event.Lost:
		e.Ship, e.Against = own.ID, t.ID
	case event.Tie:
		return
	}
	impact.GrantEffect(b, e)
	b.Emit(b.Watchers(own)&b.Watchers(t), &ships.Evaded{Hindered: e.Ship, Against: e.Against, All: outcome == event.Won && shakesAll(b, with)})
}

// shakesAll reports whether a feature chosen with a won contest hinders every attack
// instead of only the first.
func shakesAll(b *ships.Battle, with []ships.Chosen) bool {
	for _, k := range with {
		for n := range k.Acts {
			if a := &k.Acts[n]; a.Do == shipyard.Modify && (a.On == shipyard.TheShip || a.On == shipyard.TheOther) && a.Touch&shipyard.Attacks != 0 && a.How == modifier.Disadvantage && !a.First {
				return true
			}
		}
	}
	return false
}
