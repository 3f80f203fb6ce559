package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

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
	ShipField(c, "target", &f.Target)
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
