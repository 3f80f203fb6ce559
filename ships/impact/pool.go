package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// versatile is the die that a member of rank versatileRank has free once a round.
const versatile, versatileRank = 4, 3

// CheckPayable returns why a feature cannot be paid for now, or nil.
func CheckPayable(b *ships.Battle, u ships.User) error {
	f, s := u.Feature, b.ShipOf(u.Member)
	switch {
	case f.Once && f.Usage != shipyard.Reflex && paidFrom(b, u).Have.Done:
		return crew.Refuse("SHIP-FEATURE", "%s is used, until your next turn", f.Name)
	case f.Kind == shipyard.Tactic && tactical(b, u.Member):
		return crew.Refuse("SHIP-FEATURE", "one tactic a turn, and you have used one")
	}
	free := u.Member.Rank >= versatileRank && !u.Member.Freed
	switch f.Pool {
	case shipyard.DeploymentDice:
		switch {
		case u.Spare && !free:
			return crew.Refuse("SHIP-FEATURE", "the free d4 is for rank %d, once a round", versatileRank)
		case !u.Spare && u.Member.Dice == 0 && !free:
			return crew.Refuse("SHIP-FEATURE", "no deployment dice are left until a rest")
		}
	case shipyard.TierDice:
		if s.Dice == 0 || b.ClassOf(s).Tier == 0 {
			return crew.Refuse("SHIP-FEATURE", "no tier dice are left until maintenance")
		}
	case shipyard.Own:
		if pot := paidFrom(b, u); int(pot.Have.Used)+f.Price() > uses(b, pot) {
			return crew.Refuse("SHIP-FEATURE", "%s is spent before %s", pot.Feature.Name, f.Renewal())
		}
	case shipyard.Points:
		if int16(u.Member.Points) < f.Uses {
			return crew.Refuse("SHIP-POWER", "%s takes %d power points and %d are left", f.Name, f.Uses, u.Member.Points)
		}
	}
	return nil
}

// paidFrom returns the feature whose uses pay for a feature: itself, or the one that it
// shares uses with.
func paidFrom(b *ships.Battle, u ships.User) ships.User {
	if u.Feature.Shares != 0 {
		if h := findFeature(b, u.Member, u.Feature.Shares); h != nil {
			return ships.User{Member: u.Member, Have: h, Feature: b.FeatureOf(u.Feature.Shares)}
		}
	}
	return u
}

// uses returns the maximum uses of a feature.
func uses(b *ships.Battle, u ships.User) int {
	r := ships.Rolling{Ship: u.Member.Seat.Ship}
	return max(1, int(u.Feature.Uses)*scaleValue(b, u.Feature.UsesOf, &r, u.Member))
}

// tactical reports whether a member has used a tactic this turn.
func tactical(b *ships.Battle, m *crew.Member) bool {
	for i := range m.Features {
		if m.Features[i].Done && b.FeatureOf(m.Features[i].Feature).Kind == shipyard.Tactic {
			return true
		}
	}
	return false
}

// FreeDie reports whether a member's free d4 of this round can serve a feature.
func FreeDie(b *ships.Battle, m *crew.Member, f *shipyard.Feature) bool {
	return f.Pool == shipyard.DeploymentDice && m.Rank >= versatileRank && !m.Freed
}

// FacesOf returns the faces of the die that would pay for a feature. Without a deployment
// die it is the free d4.
func FacesOf(b *ships.Battle, u ships.User) int8 {
	switch {
	case u.Feature.Faces > 0:
		return u.Feature.Faces
	case u.Feature.Pool == shipyard.TierDice:
		return crew.DieOf(b.ClassOf(b.ShipOf(u.Member)).Tier)
	case u.Feature.Pool == shipyard.DeploymentDice && (u.Spare || u.Member.Dice == 0):
		return versatile
	}
	return u.Member.Die()
}

// Pay pays for a feature, and returns the faces of the die.
func Pay(b *ships.Battle, u ships.User) int8 {
	faces := FacesOf(b, u)
	u.Have.Done, paidFrom(b, u).Have.Done = true, true
	if u.Feature.Cost == crew.Reaction {
		u.Member.Spend(crew.Reaction)
	}
	switch u.Feature.Pool {
	case shipyard.DeploymentDice:
		if u.Spare || u.Member.Dice == 0 {
			u.Member.Freed = true
		} else {
			u.Member.Dice--
		}
	case shipyard.TierDice:
		b.ShipOf(u.Member).Dice--
	case shipyard.Own:
		paidFrom(b, u).Have.Used += int8(u.Feature.Price())
	case shipyard.Points:
		u.Member.Points -= int8(u.Feature.Uses)
	}
	return faces
}

// StartTurn resets, at the start of a member's turn, what their features count by turns.
func StartTurn(b *ships.Battle, m *crew.Member) {
	m.Freed = false
	for i := range m.Features {
		m.Features[i].Done = false
	}
	s := b.ShipOf(m)
	for i := 0; s != nil && i < len(s.Features); i++ {
		if s.Features[i].Done && mayWork(b, m, s, b.FeatureOf(s.Features[i].Feature)) {
			s.Features[i].Done = false
		}
	}
}

// DieFor returns the faces of the die that a feature would throw now, or 0.
func DieFor(b *ships.Battle, m *crew.Member, h *crew.Have) int8 {
	f := b.FeatureOf(h.Feature)
	if f.Pool != shipyard.DeploymentDice && f.Pool != shipyard.TierDice && f.Faces == 0 {
		return 0
	}
	return FacesOf(b, ships.User{Member: m, Have: h, Feature: f})
}

// EndTurn ends a member's turn for their features: one more tactic can be used before the
// next.
func EndTurn(b *ships.Battle, m *crew.Member) {
	for i := range m.Features {
		if h := &m.Features[i]; b.FeatureOf(h.Feature).Kind == shipyard.Tactic {
			h.Done = false
		}
	}
}

// PoolOf returns what is left in a member's pool for a feature, and its size.
func PoolOf(b *ships.Battle, m *crew.Member, h *crew.Have) (left, most int) {
	u := ships.User{Member: m, Have: h, Feature: b.FeatureOf(h.Feature)}
	switch s := b.ShipOf(m); u.Feature.Pool {
	case shipyard.DeploymentDice:
		return int(m.Dice), int(crew.DiceOf(m.Rank))
	case shipyard.TierDice:
		return int(s.Dice), b.ClassOf(s).TierDice()
	case shipyard.Own:
		u = paidFrom(b, u)
		most = uses(b, u)
		return max(0, most-int(u.Have.Used)), most
	case shipyard.Points:
		return int(m.Points), int(m.PointsMax)
	}
	return 0, 0
}
