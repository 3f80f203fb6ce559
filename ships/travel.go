package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// day is how many hours of flight a unit of fuel lasts. In an atmosphere it lasts one.
const day = 24

// MaxTravel is how many hours may pass at once.
const MaxTravel = 30 * day

// Travel lets hours pass aboard a ship while nobody shoots (SHIP-REPAIR): it burns
// fuel, its crew rest, what lasts for minutes ends, shields that stand are whole
// again, and a stable ship may come back. Air says that the ship flies in an
// atmosphere all the time.
func (b *Battle) Travel(s *Ship, hours int32, air bool) {
	f := &Travelled{Ship: s.ID, Hours: hours, Air: air, Burnt: b.burnt(s, hours, air)}
	s.Fuel -= f.Burnt
	b.refreshed(s, hours)
	b.sift(s, func(a *Affliction) bool { return a.Rounds == 0 })
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Until == 0 {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
	s.Hyperdrive.Boot = 0
	if !s.Collapsed && s.Regeneration() > 0 && s.Fuel > 0 {
		s.Shield = s.MaxShield()
	}
	f.Left = s.Fuel
	b.inside(s, f)
	if s.State == Stable {
		b.restFor(s, hours*hour)
	}
}

// burnt is how much of its fuel a ship burns in some hours: a unit with each full
// day of flight, or with each hour in an atmosphere. What has no drive, drifts or lies
// in a bay burns none.
func (b *Battle) burnt(s *Ship, hours int32, air bool) int16 {
	switch {
	case b.ClassOf(s).Station || s.State == Stowed, s.State == Stable:
		return 0
	case air:
		return min(s.Fuel, int16(hours))
	}
	all := int32(s.Aloft) + hours
	s.Aloft = int8(all % day)
	return min(s.Fuel, int16(all/day))
}

// refreshed gives a crew what so many hours of rest do: a long one all that they have
// spent, a short one to those of rank 5 their dice and what they have learnt at it.
func (b *Battle) refreshed(s *Ship, hours int32) {
	for _, id := range s.Crew {
		m := b.Member(id)
		switch {
		case hours >= longRest:
			m.Rest()
		case m.Rank == shortRank:
			m.Dice = crew.DiceOf(m.Rank)
			for i := range m.Features {
				if h := &m.Features[i]; b.FeatureOf(h.Feature).Rank == shortRank {
					h.Used = 0
				}
			}
		}
	}
}

// Travelled says that hours have passed aboard a ship.
type Travelled struct {
	Ship        space.ID
	Hours       int32
	Air         bool
	Burnt, Left int16 // fuel
}

func (*Travelled) Kind() event.Kind { return KindTravelled }

// Fields describes a Travelled.
func (f *Travelled) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "hours", &f.Hours, 1, MaxTravel)
	field.Bool(c, "air", &f.Air)
	field.Int(c, "burnt", &f.Burnt, 0, maxFuel)
	field.Int(c, "left", &f.Left, 0, maxFuel)
}

func (f *Travelled) Sentence(n event.Names) string {
	where, rest := "", ""
	if f.Air {
		where = " in an atmosphere"
	}
	if f.Hours >= longRest {
		rest = " The crew has rested."
	}
	pass := "pass"
	if f.Hours == 1 || f.Hours == day {
		pass = "passes"
	}
	return fmt.Sprintf("Aboard %s %s %s%s: %d fuel burnt, %d left.%s", n.ShipName(f.Ship), hours(f.Hours), pass, where, f.Burnt, f.Left, rest)
}
