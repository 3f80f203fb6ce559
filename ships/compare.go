package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

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
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "of", &f.Of, 0, int64(shipyard.LastSource))
	field.Int(c, "more", &f.More, -1, 1)
}

func (f *Compared) Sentence(n event.Names) string {
	return fmt.Sprintf("%s compares %s: %s has %s.", n.SeatName(f.By), f.Of.Compared(), n.ShipName(f.Ship),
		[...]string{"less", "as much", "more"}[f.More+1])
}
