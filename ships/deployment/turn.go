// Package deployment holds the orders of the crew at each deployment, one file an order,
// and how turns begin and end and how ships fly.
package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
)

// StartTurn opens a member's turn: their budget refills, their weapons can fire again,
// what lasted until now ends, and if they are the pilot the ship's own turn starts.
func StartTurn(b *ships.Battle, id crew.ID) {
	m := b.Member(id)
	s := b.ShipOf(m)
	impact.RunOut(b, id)
	impact.EndAtTurnStart(b, id)
	impact.MoveCharges(b, id)
	impact.CountJumps(b, id)
	impact.ForgetReadied(b, id)
	if s == nil || !s.State.Crewed() {
		impact.EndAtTurnEnd(b, id) // it ends as it starts
		return
	}
	surprised := m.Surprised
	m.Refill()
	m.More = extraActions(b, m, s)
	impact.StartTurn(b, m)
	for i := range s.Mounts {
		if s.Mounts[i].Latch == id {
			s.Mounts[i].Latch, s.Mounts[i].Left = 0, 0
		}
	}
	if s.Own.By == id {
		s.Own.By = 0
	}
	starts := b.Pilot(s) == m && s.Own.By == 0
	if starts {
		s.Own.By = id
	}
	if s.State == ships.Stowed {
		if starts {
			s.Own.Spent = 0 // it may take off
			regenerate(b, s)
		}
		return
	}
	if starts {
		startShip(b, s)
	}
	if surprised {
		m.Close()
		impact.EndAtTurnEnd(b, id)
		if starts {
			s.Own.Spent = ships.AllSpent
		}
	}
}

// TakeHelm lets a pilot who comes to the helm in their own turn fly from then on, if the
// ship has had no turn in this round. What happens at the start of a ship's turn does
// not.
func TakeHelm(b *ships.Battle, id crew.ID) {
	m := b.Member(id)
	if s := b.ShipOf(m); s != nil && m.Open && b.Pilot(s) == m && s.Own.By == 0 {
		s.Own.By = id
		s.Own.Reset()
	}
}

// extraActions returns how many actions a machine that is the whole crew has besides the
// first: in all half its proficiency, rounded up, aboard a small ship, and its proficiency
// aboard a medium one.
func extraActions(b *ships.Battle, m *crew.Member, s *ships.Ship) int8 {
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

// startShip begins the ship's part of the pilot's turn: a destruction save at 0,
// regeneration of shields that have not collapsed, and a full flying speed.
func startShip(b *ships.Battle, s *ships.Ship) {
	s.Own.Reset()
	if len(s.Course) == 0 {
		s.Ramming = 0
	}
	if s.State == ships.Disabled {
		impact.DestructionSave(b, s)
	}
	if s.State.Gone() {
		return
	}
	regenerate(b, s)
	impact.EndureRegions(b, s)
	if s.State == ships.Able {
		impact.StruggleFree(b, s, shipyard.EachTurn)
	}
}

// regenerate gives a ship the shield points that come back with its pilot's turn, unless
// its shields have been down.
func regenerate(b *ships.Battle, s *ships.Ship) {
	if gain := min(s.Regeneration(), s.MaxShield()-s.Shield); gain > 0 && !s.Collapsed {
		s.Shield += gain
		b.TellOwnSide(s, &ships.Regenerated{Ship: s.ID, Amount: gain})
	}
}

// EndTurn closes a member's turn. Its remaining budget is lost, but a plotted course is
// flown to its end.
func EndTurn(b *ships.Battle, id crew.ID) {
	m := b.Member(id)
	if m.Open {
		m.Close()
		impact.EndAtTurnEnd(b, id)
		s := b.ShipOf(m)
		flown := s != nil && b.Pilot(s) == m && s.Own.Spent != ships.AllSpent
		if flown {
			impact.StruggleFree(b, s, shipyard.EachEnd)
		}
		impact.RepeatNerve(b, m)
		impact.EndTurn(b, m)
		if flown {
			impact.AnswerNearby(b, s)
		}
	}
	if s := b.ShipOf(m); s != nil && b.Pilot(s) == m && !s.UnderWay() {
		s.Own.Spent = ships.AllSpent
	}
}
