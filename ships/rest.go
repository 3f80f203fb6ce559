package ships

import (
	"fmt"

	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// hour is an hour in ticks.
const hour = 60 * 60 * 20

// maxRest is the longest that a stable ship waits for a hit point.
const maxRest = 4 * hour

// healStable lets a tick pass for stable ships: one that nobody repairs regains 1
// hit point after 1d4 hours (SHIP-STABLE). The d4 is thrown when the first hour
// is over.
func (b *Battle) healStable() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.State != Stable {
			continue
		}
		if s.Rest++; s.Rest%hour == 0 {
			b.restFor(s, 0)
		}
	}
}

// restFor lets time pass for a stable ship: 1 hit point after 1d4 hours. The d4 is
// thrown when the first hour is over.
func (b *Battle) restFor(s *Ship, ticks int32) {
	if s.Rest = min(s.Rest+ticks, maxRest); s.Rest < hour {
		return
	}
	if s.Hours == 0 {
		r := dice.Roll{Cause: "hours until a stable ship regains a hit point"}
		s.Hours = int8(r.Sum(&b.Tray, 1, 4))
		b.inside(s, &Rested{s.ID, r})
	}
	if s.Rest >= int32(s.Hours)*hour {
		b.repair(s, 1)
	}
}

// Rested says how many hours a stable ship needs to regain a hit point.
type Rested struct {
	Ship space.ID
	Roll dice.Roll
}

func (*Rested) Kind() event.Kind { return KindRested }

// Fields describes a Rested.
func (f *Rested) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
}

func (f *Rested) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, hours of rest for a hit point: %s.", n.ShipName(f.Ship), f.Roll.String())
}
