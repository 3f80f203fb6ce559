package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// InterfereReach is how far Interfere reaches: 1,000 ft.
const InterfereReach = 1000 * space.Foot

// Interfere disturbs a creature deployed on a ship within 1,000 ft
// (SHIP-INTERFERE): a Technology contest won gives disadvantage on its next
// check or attack before the operator's next turn.
type Interfere struct {
	Target crew.Seat
	With
}

func (*Interfere) Verb() crew.Verb { return crew.Interfere }

// Fields describes an Interfere.
func (i *Interfere) Fields(c field.Coder) {
	i.Target.Fields(c)
	i.With.Fields(c)
}

// Check refuses creatures that are unknown, not deployed, or too far away.
func (i *Interfere) Check(b *Battle, by *crew.Member) error {
	t, err := b.foe(by, i.Target.Ship, "SHIP-INTERFERE")
	if err != nil {
		return err
	}
	if m, _ := b.At(i.Target); m == nil {
		return crew.Refuse("SHIP-INTERFERE", "nobody is deployed as %s on %s", i.Target, t.Name)
	}
	if d := b.Range(b.ship(by), t); d > InterfereReach {
		return crew.Refuse("SHIP-INTERFERE", "%s is %d ft away, more than %d", t.Name, d.Feet(), InterfereReach.Feet())
	}
	return b.checkWith(by, i.With, crew.Interfere)
}

// Do throws the contest.
func (i *Interfere) Do(b *Battle, by *crew.Member) {
	m, id := b.At(i.Target)
	with := b.choose(by, i.With, m.Seat.Ship)
	outcome := b.contest(by, m, trying(crew.Interfere, crew.Technology, with))
	b.sequel(by, with, deed{target: m.Seat.Ship, seat: m.Seat}, outcome)
	if outcome != Won {
		return
	}
	b.Grant(Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks, How: shipyard.Disadvantage, First: true}, Ship: m.Seat.Ship, Member: id, Until: b.IDOf(by), Cause: crew.Interfere})
	b.Emit(b.Watchers(b.Ship(i.Target.Ship)), &Interfered{Hindered: i.Target, All: b.shakesAll(with)})
}

// Interfered says whose next check or attack has disadvantage.
type Interfered struct {
	Hindered crew.Seat
	All      bool // and every other before the operator's next turn
}

func (*Interfered) Kind() event.Kind { return KindInterfered }

// Fields describes an Interfered.
func (f *Interfered) Fields(c field.Coder) {
	f.Hindered.Fields(c)
	field.Bool(c, "all", &f.All)
}

func (f *Interfered) Sentence(n event.Names) string {
	if f.Hindered.Role == crew.NoRole {
		return fmt.Sprintf("The next check or attack made aboard %s has disadvantage.", n.ShipName(f.Hindered.Ship))
	}
	if f.All {
		return fmt.Sprintf("Every check and attack of %s has disadvantage, until whoever interferes has another turn.", n.SeatName(f.Hindered))
	}
	return fmt.Sprintf("The next check or attack of %s has disadvantage.", n.SeatName(f.Hindered))
}
