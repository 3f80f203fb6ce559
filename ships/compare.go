package ships

import (
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// checkAsked refuses what is not two different things that the feature asks for.
func (i *Invoke) checkAsked(f *shipyard.Feature) error {
	if a, b := i.Of[0], i.Of[1]; f.Asks == 0 || a != b && f.Asks.Has(a) && f.Asks.Has(b) {
		return nil
	}
	var names []string
	for _, of := range f.Asks.List() {
		names = append(names, of.Compared())
	}
	return crew.Refuse("SHIP-FEATURE", "%s compares two different things: choose among %s", f.Name, strings.Join(names, ", "))
}

// compare tells the own side whether a ship has more of something than their own.
func (b *Battle) compare(u user, of shipyard.Source, own, t *Ship) {
	mine, theirs := b.measure(of, own), b.measure(of, t)
	f := &Compared{By: u.m.Seat, Ship: t.ID, Of: of}
	switch {
	case theirs > mine:
		f.More = 1
	case theirs < mine:
		f.More = -1
	}
	b.inside(own, f)
}

// measure is how much a ship has of what can be compared: of ranks, those of all
// its crew together.
func (b *Battle) measure(of shipyard.Source, s *Ship) (n int) {
	switch of {
	case shipyard.CrewRank:
		for _, id := range s.Crew {
			n += int(b.Member(id).Rank)
		}
		return n
	case shipyard.ShipStrength:
		return int(s.Str)
	case shipyard.ShipDexterity:
		return int(s.Dex)
	case shipyard.ShipConstitution:
		return int(s.Con)
	case shipyard.ShipTier:
		return int(b.ClassOf(s).Tier)
	}
	return b.source(of, &rolling{ship: s.ID}, nil)
}

// Compared says whether a ship has more of something than the own one, without
// a number.
type Compared struct {
	By   crew.Seat
	Ship space.ID
	Of   shipyard.Source
	More int8 // +1 more, 0 as much, -1 less
}

func (*Compared) Kind() event.Kind { return KindCompared }

// Fields describes a Compared.
func (f *Compared) Fields(c field.Coder) {
	f.By.Fields(c)
	shipField(c, "ship", &f.Ship)
	field.Int(c, "of", &f.Of, 0, int64(shipyard.LastSource))
	field.Int(c, "more", &f.More, -1, 1)
}

func (f *Compared) Sentence(n event.Names) string {
	return fmt.Sprintf("%s compares %s: %s has %s.", n.SeatName(f.By), f.Of.Compared(), n.ShipName(f.Ship),
		[...]string{"less", "as much", "more"}[f.More+1])
}
