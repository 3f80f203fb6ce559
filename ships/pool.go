package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// versatile is the die that a member of rank 3 has for nothing once a round.
const versatile, versatileRank = 4, 3

// payable says why a feature cannot be paid for now, or nil. Spare asks for the
// free d4 of rank 3 in place of a deployment die.
func (b *Battle) payable(u user, spare bool) error {
	f, s := u.f, b.ship(u.m)
	switch {
	case f.Once && b.pot(u).h.Done:
		return crew.Refuse("SHIP-FEATURE", "%s is used, until your next turn", f.Name)
	case f.Kind == shipyard.Tactic && b.tactical(u.m):
		return crew.Refuse("SHIP-FEATURE", "one tactic a turn, and you have used one")
	}
	free := u.m.Rank >= versatileRank && !u.m.Freed
	switch f.Pool {
	case shipyard.DeploymentDice:
		switch {
		case spare && !free:
			return crew.Refuse("SHIP-FEATURE", "the free d4 is for rank %d, once a round", versatileRank)
		case !spare && u.m.Dice == 0 && !free:
			return crew.Refuse("SHIP-FEATURE", "no deployment dice are left before a rest")
		}
	case shipyard.TierDice:
		if s.Dice == 0 || b.ClassOf(s).Tier == 0 {
			return crew.Refuse("SHIP-FEATURE", "no tier dice are left before maintenance")
		}
	case shipyard.Own:
		if pot := b.pot(u); int(pot.h.Used)+f.Price() > b.uses(pot) {
			return crew.Refuse("SHIP-FEATURE", "%s is spent before %s", pot.f.Name, f.Renewal())
		}
	case shipyard.Points:
		if int16(u.m.Points) < f.Uses {
			return crew.Refuse("SHIP-POWER", "%s takes %d power points and %d are left", f.Name, f.Uses, u.m.Points)
		}
	}
	return nil
}

// pot is what a feature is paid from: itself, or what it shares its uses with.
func (b *Battle) pot(u user) user {
	if u.f.Shares != 0 {
		if h := b.have(u.m, u.f.Shares); h != nil {
			return user{u.m, h, b.FeatureOf(u.f.Shares)}
		}
	}
	return u
}

// uses is how often a feature can be used in all.
func (b *Battle) uses(u user) int {
	r := rolling{ship: u.m.Seat.Ship}
	return max(1, int(u.f.Uses)*b.source(u.f.UsesOf, &r, u.m))
}

// tactical says whether a member has used a tactic this turn.
func (b *Battle) tactical(m *crew.Member) bool {
	for i := range m.Features {
		if m.Features[i].Done && b.FeatureOf(m.Features[i].Feature).Kind == shipyard.Tactic {
			return true
		}
	}
	return false
}

// FreeDie says whether a member's free d4 of this round can serve a feature.
func (b *Battle) FreeDie(m *crew.Member, f *shipyard.Feature) bool {
	return f.Pool == shipyard.DeploymentDice && m.Rank >= versatileRank && !m.Freed
}

// faces are those of the die that a feature would be paid with. Without a
// deployment die the free d4 serves.
func (b *Battle) faces(u user, spare bool) int8 {
	switch {
	case u.f.Faces > 0:
		return u.f.Faces
	case u.f.Pool == shipyard.TierDice:
		return crew.DieOf(b.ClassOf(b.ship(u.m)).Tier)
	case u.f.Pool == shipyard.DeploymentDice && (spare || u.m.Dice == 0):
		return versatile
	}
	return u.m.Die()
}

// pay takes the price of a feature, and returns the faces of the die paid with.
func (b *Battle) pay(u user, spare bool) int8 {
	faces := b.faces(u, spare)
	u.h.Done, b.pot(u).h.Done = true, true
	if u.f.Cost == crew.Reaction {
		u.m.Spend(crew.Reaction)
	}
	switch u.f.Pool {
	case shipyard.DeploymentDice:
		if spare || u.m.Dice == 0 {
			u.m.Freed = true
		} else {
			u.m.Dice--
		}
	case shipyard.TierDice:
		b.ship(u.m).Dice--
	case shipyard.Own:
		b.pot(u).h.Used += int8(u.f.Price())
	case shipyard.Points:
		u.m.Points -= int8(u.f.Uses)
	}
	return faces
}

// refresh is the start of a member's turn for the features that they use.
func (b *Battle) refresh(m *crew.Member) {
	m.Freed = false
	for i := range m.Features {
		m.Features[i].Done = false
	}
	s := b.ship(m)
	for i := 0; s != nil && i < len(s.Features); i++ {
		if s.Features[i].Done && b.works(m, s, b.FeatureOf(s.Features[i].Feature)) {
			s.Features[i].Done = false
		}
	}
}

// DieFor is the faces of the die that a feature would throw now, or 0.
func (b *Battle) DieFor(m *crew.Member, h *crew.Have) int8 {
	f := b.FeatureOf(h.Feature)
	if f.Pool != shipyard.DeploymentDice && f.Pool != shipyard.TierDice && f.Faces == 0 {
		return 0
	}
	return b.faces(user{m, h, f}, false)
}

// rearm is the end of a member's turn: one tactic more can be used before the next.
func (b *Battle) rearm(m *crew.Member) {
	for i := range m.Features {
		if h := &m.Features[i]; b.FeatureOf(h.Feature).Kind == shipyard.Tactic {
			h.Done = false
		}
	}
}

// PoolOf tells what is left of a member's pool for a feature, and of how much.
func (b *Battle) PoolOf(m *crew.Member, h *crew.Have) (left, most int) {
	u := user{m, h, b.FeatureOf(h.Feature)}
	switch s := b.ship(m); u.f.Pool {
	case shipyard.DeploymentDice:
		return int(m.Dice), int(crew.DiceOf(m.Rank))
	case shipyard.TierDice:
		return int(s.Dice), b.ClassOf(s).TierDice()
	case shipyard.Own:
		u = b.pot(u)
		most = b.uses(u)
		return max(0, most-int(u.h.Used)), most
	case shipyard.Points:
		return int(m.Points), int(m.PointsMax)
	}
	return 0, 0
}
