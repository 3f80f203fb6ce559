package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Direct helps somebody aboard (SHIP-DIRECT): advantage on their next check, or,
// with a target, on their first attack on it, before the coordinator's next turn.
type Direct struct {
	Helped crew.Seat
	Target space.ID  // 0: the next check
	Also   crew.Seat // a second one, for whoever can direct two
}

func (*Direct) Verb() crew.Verb { return crew.Direct }

// Fields describes a Direct.
func (i *Direct) Fields(c field.Coder) {
	i.Helped.Fields(c)
	shipField(c, "target", &i.Target)
	i.Also.Fields(c)
}

// Check refuses those who are not within 5 ft, which the crew of one ship are,
// and targets that cannot be attacked.
func (i *Direct) Check(b *Battle, by *crew.Member) error {
	if i.Also.Ship != 0 {
		switch {
		case b.learnt(by, shipyard.FarPlan) == nil && b.fitted(b.ship(by), shipyard.Council) == nil:
			return crew.Refuse("SHIP-DIRECT", "you cannot direct two at once")
		case i.Also == i.Helped:
			return crew.Refuse("SHIP-DIRECT", "direct two different people")
		}
		second := Direct{Helped: i.Also, Target: i.Target}
		if err := second.Check(b, by); err != nil {
			return err
		}
	}
	m, _ := b.At(i.Helped)
	switch {
	case m == nil:
		return crew.Refuse("SHIP-DIRECT", "nobody is there to be helped")
	case m == by:
		return crew.Refuse("SHIP-DIRECT", "you cannot direct yourself")
	case m.Seat.Ship != by.Seat.Ship && b.ship(m).Side != b.ship(by).Side:
		return crew.Refuse("SHIP-DIRECT", "%s of %s is not of your side", m.Name, b.ship(m).Name)
	case m.Seat.Ship != by.Seat.Ship && (b.DirectReach(by) == 0 || b.Range(b.ship(m), b.ship(by)) > b.DirectReach(by)):
		return crew.Refuse("SHIP-DIRECT", "%s of %s is not within %d ft of you", m.Name, b.ship(m).Name, max(5, b.DirectReach(by).Feet()))
	case b.mute(b.ship(by), b.ship(m)) != "":
		return crew.Refuse("SHIP-CONDITION", "%s", b.mute(b.ship(by), b.ship(m)))
	case i.Target == 0:
		return nil
	case !b.RolesOf(m).Has(crew.Gunner):
		return crew.Refuse("SHIP-DIRECT", "%s is no gunner and attacks nobody", m.Name)
	}
	_, err := b.foe(by, i.Target, "SHIP-DIRECT")
	return err
}

// Do grants the advantage.
func (i *Direct) Do(b *Battle, by *crew.Member) {
	helped := []Effect{i.help(b, by, i.Helped)}
	if i.Also.Ship != 0 {
		helped = append(helped, i.help(b, by, i.Also))
	}
	b.uplift(by, helped)
}

func (i *Direct) help(b *Battle, by *crew.Member, seat crew.Seat) Effect {
	_, helped := b.At(seat)
	e := Effect{Change: shipyard.Change{Touch: shipyard.Checks, How: shipyard.Advantage, First: true}, Ship: seat.Ship, Member: helped, Until: b.IDOf(by), Cause: crew.Direct}
	if i.Target != 0 {
		e.Touch, e.Against = shipyard.Attacks, i.Target
	}
	b.Grant(e)
	b.inside(b.ship(by), &Directed{By: by.Seat, Helped: seat, Target: i.Target})
	if h := b.fitted(b.ship(by), shipyard.Redirect); h != nil {
		again := e
		again.How, again.Feature, again.By = shipyard.Anew, h.Feature, b.IDOf(by)
		b.Grant(again)
	}
	return e
}

// Directed says who is helped with what.
type Directed struct {
	By, Helped crew.Seat
	Target     space.ID
	Either     bool // the next check or attack, whichever comes first
}

func (*Directed) Kind() event.Kind { return KindDirected }

// Fields describes a Directed.
func (f *Directed) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Helped.Fields(c)
	shipField(c, "target", &f.Target)
	field.Bool(c, "either", &f.Either)
}

func (f *Directed) Sentence(n event.Names) string {
	what := "the next check"
	if f.Either {
		return fmt.Sprintf("%s: advantage on the next check or attack.", n.SeatName(f.Helped))
	}
	if f.Target != 0 {
		what = "the first attack on " + n.ShipName(f.Target)
	}
	return fmt.Sprintf("%s directs %s: advantage on %s.", n.SeatName(f.By), n.SeatName(f.Helped), what)
}
