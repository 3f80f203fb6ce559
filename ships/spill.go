package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// A line of cargo behind a ship: as long and as wide as three discs in a row.
const (
	spillDiscs  = 3
	spillRadius = 50 * space.Foot
	spillRounds = Minute
)

// spill leaves a line of cargo behind a ship, difficult terrain for a minute. It
// begins where the ship's own space ends.
func (b *Battle) spill(s *Ship) {
	back := (s.Heading + space.Circle/2).Norm()
	for n := range space.Length(spillDiscs) {
		if b.LastID+1 >= firstSecret || len(b.Objects) >= shipyard.MaxObjects {
			break
		}
		b.LastID++
		b.Objects = append(b.Objects, Object{
			ID: b.LastID, Kind: Field, Name: "crates", At: s.At.Ahead(back, b.Disc(s).Radius+(2*n+1)*spillRadius),
			Radius: spillRadius, Left: spillRounds,
		})
	}
	b.seen(s, &Spilled{s.ID})
}

// scatter counts down what lies about for a while only.
func (b *Battle) scatter() {
	kept := b.Objects[:0]
	for _, o := range b.Objects {
		if o.Left == 0 || o.Left > 1 {
			o.Left = max(0, o.Left-1)
			kept = append(kept, o)
		}
	}
	b.Objects = kept
}

// Spilled says that a ship has left cargo behind.
type Spilled struct {
	Ship space.ID
}

func (*Spilled) Kind() event.Kind { return KindSpilled }

// Fields describes a Spilled.
func (f *Spilled) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Spilled) Sentence(n event.Names) string {
	return fmt.Sprintf("Behind %s, crates drift over a line of %d by %d ft: difficult terrain for %d rounds.",
		n.ShipName(f.Ship), 2*spillDiscs*spillRadius.Feet(), 2*spillRadius.Feet(), spillRounds)
}
