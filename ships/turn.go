package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// StartTurn opens a member's turn: their budget refills, their weapons can fire
// again, what lasted until now ends, and with the pilot the ship's own turn
// starts.
func (b *Battle) StartTurn(id crew.ID) {
	m := b.Member(id)
	s := b.ship(m)
	b.fuse(id)
	b.lapse(id, false)
	b.wane(id)
	b.adrift(id)
	b.countdown(id)
	b.forget(id)
	if s == nil || !s.State.Crewed() {
		return
	}
	if s.State == Stowed {
		m.Refill()
		return
	}
	surprised := m.Surprised
	m.Refill()
	m.More = b.besides(m, s)
	b.refresh(m)
	for i := range s.Mounts {
		if s.Mounts[i].Latch == id {
			s.Mounts[i].Latch, s.Mounts[i].Left = 0, 0
		}
	}
	if b.RolesOf(m).Has(crew.Pilot) {
		b.startShip(s)
	}
	if surprised {
		m.Close()
		b.lapse(id, true)
		if b.RolesOf(m).Has(crew.Pilot) {
			s.Feet = 0
		}
	}
}

// besides is how many actions a machine that is the whole crew has besides the one:
// half its proficiency, rounded up, aboard a small ship, and as much as that aboard
// a medium one, in all.
func (b *Battle) besides(m *crew.Member, s *Ship) int8 {
	switch {
	case !m.Mind.Busy() || s.Hampered():
		return 0
	case b.ClassOf(s).Size == shipyard.Medium:
		return m.Proficiency - 1
	case b.ClassOf(s).Size == shipyard.Small:
		return (m.Proficiency+1)/2 - 1
	}
	return 0
}

// startShip is the start of the pilot's turn: a destruction save at 0, shields
// regenerate unless they have been down, and the flying speed is back.
func (b *Battle) startShip(s *Ship) {
	s.Feet, s.Beat, s.Diagonals = 0, 0, 0
	if len(s.Course) == 0 {
		s.Ramming = 0
	}
	if s.State == Disabled {
		b.destructionSave(s)
	}
	if s.State.Gone() {
		return
	}
	if gain := min(s.Regeneration(), s.MaxShield()-s.Shield); gain > 0 && !s.Collapsed {
		s.Shield += gain
		b.inside(s, &Regenerated{s.ID, gain})
	}
	b.weather(s)
	if s.State == Able {
		b.struggle(s)
		b.recover(s, shipyard.ThrowOff)
		s.Feet = s.FlyingSpeed()
	}
}

// EndTurn closes a member's turn: what is left of it is lost, but a course that
// is being flown is flown to its end.
func (b *Battle) EndTurn(id crew.ID) {
	m := b.Member(id)
	if m.Open {
		m.Close()
		b.lapse(id, true)
		s := b.ship(m)
		flown := s != nil && b.RolesOf(m).Has(crew.Pilot)
		if flown {
			b.recover(s, shipyard.ShakeOff)
		}
		b.calm(m)
		b.rearm(m)
		if flown {
			b.linger(s)
		}
	}
	if s := b.ship(m); s != nil && b.RolesOf(m).Has(crew.Pilot) && !s.UnderWay() {
		s.Feet = 0
	}
}

// UnderWay says whether a ship still flies what its pilot has ordered.
func (s *Ship) UnderWay() bool {
	return len(s.Course) > 0 && s.Feet > 0 && s.FlyingSpeed() > 0 && s.State == Able
}

// Regenerated is what shields regained.
type Regenerated struct {
	Ship   space.ID
	Amount int32
}

func (*Regenerated) Kind() event.Kind { return KindRegenerated }

// Fields describes a Regenerated.
func (f *Regenerated) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints)
}

func (f *Regenerated) Sentence(n event.Names) string {
	return fmt.Sprintf("The shields of %s regain %d.", n.ShipName(f.Ship), f.Amount)
}
