package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Evade contests another pilot (SHIP-EVADE): won, the first attack of that ship
// on this one before the pilot's next turn has disadvantage; lost, the first
// attack of this ship on that one has.
type Evade struct {
	Target space.ID
	With
}

func (*Evade) Verb() crew.Verb { return crew.Evade }

// Fields describes an Evade.
func (i *Evade) Fields(c field.Coder) {
	shipField(c, "target", &i.Target)
	i.With.Fields(c)
}

// Check refuses targets that are unknown, gone, one's own, or without a pilot.
func (i *Evade) Check(b *Battle, by *crew.Member) error {
	t, err := b.foe(by, i.Target, "SHIP-EVADE")
	if err != nil {
		return err
	}
	if b.Pilot(t) == nil {
		return crew.Refuse("SHIP-EVADE", "%s has no pilot to contest", t.Name)
	}
	return b.checkWith(by, i.With, crew.Evade)
}

// Do throws the contest.
func (i *Evade) Do(b *Battle, by *crew.Member) {
	own, t := b.ship(by), b.Ship(i.Target)
	with := b.choose(by, i.With, t.ID)
	outcome := b.contest(by, b.Pilot(t), trying(crew.Evade, crew.Piloting, with))
	b.sequel(by, with, deed{target: t.ID}, outcome)
	e := Effect{Change: shipyard.Change{Touch: shipyard.Attacks, How: shipyard.Disadvantage, First: true}, Until: b.IDOf(by), Cause: crew.Evade}
	switch outcome {
	case Won:
		e.Ship, e.Against = t.ID, own.ID
	case LostContest:
		e.Ship, e.Against = own.ID, t.ID
	case Tie:
		return
	}
	b.Grant(e)
	b.Emit(b.Watchers(own)&b.Watchers(t), &Evaded{Hindered: e.Ship, Against: e.Against, All: outcome == Won && b.shakesAll(with)})
}

// shakesAll says whether what was chosen with a contest that is won hinders every
// attack, and not the first alone.
func (b *Battle) shakesAll(with []chosen) bool {
	for _, k := range with {
		for n := range k.Acts {
			if a := &k.Acts[n]; a.Do == shipyard.Modify && (a.On == shipyard.TheShip || a.On == shipyard.TheOther) && a.Touch&shipyard.Attacks != 0 && a.How == shipyard.Disadvantage && !a.First {
				return true
			}
		}
	}
	return false
}

// foe finds a ship that a member may act against: known, not gone, not one's own.
func (b *Battle) foe(by *crew.Member, id space.ID, rule string) (*Ship, error) {
	t, own := b.Ship(id), b.ship(by)
	switch {
	case t == nil || !b.Knows(own.Side, t):
		return nil, crew.Refuse(rule, "you know of no such ship")
	case t == own:
		return nil, crew.Refuse(rule, "%s is your own ship", t.Name)
	case t.State.Gone():
		return nil, crew.Refuse("SHIP-ZERO", "%s is %s", t.Name, t.State)
	}
	return t, nil
}

// Evaded says whose next attack on whom has disadvantage.
type Evaded struct {
	Hindered, Against space.ID
	All               bool // and not the next one alone
}

func (*Evaded) Kind() event.Kind { return KindEvaded }

// Fields describes an Evaded.
func (f *Evaded) Fields(c field.Coder) {
	shipField(c, "hindered", &f.Hindered)
	shipField(c, "against", &f.Against)
	field.Bool(c, "all", &f.All)
}

func (f *Evaded) Sentence(n event.Names) string {
	if f.All {
		return fmt.Sprintf("Every attack of %s on %s has disadvantage, until the pilot of %[2]s has another turn.", n.ShipName(f.Hindered), n.ShipName(f.Against))
	}
	return fmt.Sprintf("The first attack of %s on %s has disadvantage.", n.ShipName(f.Hindered), n.ShipName(f.Against))
}
