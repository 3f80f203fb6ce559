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

// InterfereReach is how far Interfere reaches: 1,000 ft.
const InterfereReach = 1000 * space.Foot

// Interfere disturbs a creature deployed on a ship within 1,000 ft (SHIP-INTERFERE):
// winning a Technology contest gives disadvantage on its next check or attack before the
// operator's next turn.
type Interfere struct {
	Target crew.Seat
	ships.With
}

func (*Interfere) Verb() crew.Verb { return crew.Interfere }

// Fields describes an Interfere.
func (i *Interfere) Fields(c field.Coder) {
	i.Target.Fields(c)
	i.With.Fields(c)
}

// Check refuses creatures that are unknown, not deployed, or too far away.
func (i *Interfere) Check(b *ships.Battle, by *crew.Member) error {
	t, err := b.Foe(by, i.Target.Ship, "SHIP-INTERFERE")
	if err != nil {
		return err
	}
	if m, _ := b.HolderOf(i.Target); m == nil || m.Away {
		return crew.Refuse("SHIP-INTERFERE", "nobody is deployed as %s on %s", i.Target, t.Name)
	}
	if b.Range(b.ShipOf(by), t) > InterfereReach { // without the distance, as in checkAim
		return crew.Refuse("SHIP-INTERFERE", "%s is more than %d ft away", t.Name, InterfereReach.Feet())
	}
	return impact.CheckWith(b, by, i.With, crew.Interfere)
}

// Do throws the contest.
func (i *Interfere) Do(b *ships.Battle, by *crew.Member) {
	m, id := b.HolderOf(i.Target)
	with := impact.Choose(b, by, i.With, m.Seat.Ship)
	outcome := impact.Contest(b, by, m, impact.Trying(crew.Interfere, crew.Technology, with))
	impact.ActOnTarget(b, by, with, ships.Invocation{Target: m.Seat.Ship, Seat: m.Seat}, outcome)
	if outcome != event.Won {
		return
	}
	impact.GrantEffect(b, ships.Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks, Modifier: modifier.Hinders, First: true}, Ship: m.Seat.Ship, Member: id, Lasts: duration.Starts(1, b.IDOf(by)), Cause: crew.Interfere})
	b.Emit(b.Watchers(b.Ship(i.Target.Ship)), &ships.Interfered{Hindered: i.Target, All: shakesAll(b, with)})
}
