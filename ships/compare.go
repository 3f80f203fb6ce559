package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/space"
)

// compare tells the own side whether a ship has more of something than their own.
func (b *Battle) compare(u user, a *Act, own, t *Ship) {
	mine := b.source(a.Of, &rolling{ship: own.ID}, nil)
	theirs := b.source(a.Of, &rolling{ship: t.ID}, nil)
	if a.Of == CrewRank {
		mine, theirs = b.bestRank(own), b.bestRank(t)
	}
	f := &Compared{By: u.m.Seat, Ship: t.ID, Of: a.Of}
	switch {
	case theirs > mine:
		f.More = 1
	case theirs < mine:
		f.More = -1
	}
	b.inside(own, f)
}

func (b *Battle) bestRank(s *Ship) (best int) {
	for _, id := range s.Crew {
		best = max(best, int(b.Member(id).Rank))
	}
	return best
}

// Compared says whether a ship has more of something than the own one, without
// a number.
type Compared struct {
	By   crew.Seat
	Ship space.ID
	Of   Source
	More int8 // +1 more, 0 as much, -1 less
}

func (*Compared) Kind() FactKind { return KindCompared }

// Fields describes a Compared.
func (f *Compared) Fields(c field.Coder) {
	f.By.Fields(c)
	shipField(c, "ship", &f.Ship)
	field.Int(c, "of", &f.Of, 0, int64(lastSource))
	field.Int(c, "more", &f.More, -1, 1)
}

func (f *Compared) Sentence(n Names) string {
	return fmt.Sprintf("%s compares %s: %s has %s.", n.SeatName(f.By), sourceTitles[f.Of], n.ShipName(f.Ship),
		[...]string{"less", "as much", "more"}[f.More+1])
}
