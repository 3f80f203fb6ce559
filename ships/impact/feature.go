package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// source is a source's number for a roll, or with no owner that of its ship's
// pilot.
func source(b *ships.Battle, of shipyard.Source, r *ships.Rolling, m *crew.Member) int {
	s := b.Ship(r.Ship)
	if m == nil {
		m = b.Pilot(s)
	}
	if m == nil {
		m = &crew.Member{Scores: [6]int8{10, 10, 10, 10, 10, 10}}
	}
	switch of {
	case shipyard.Proficiency:
		return r.Skilled
	case shipyard.ShipStrength:
		return crew.Modifier(s.Str)
	case shipyard.ShipDexterity:
		return crew.Modifier(s.Dex)
	case shipyard.ShipConstitution:
		return crew.Modifier(s.Con)
	case shipyard.HalfDexterity:
		return shipyard.HalveDexterity(s.Dex)
	case shipyard.CrewIntelligence:
		return m.Modifier(crew.Intelligence)
	case shipyard.AtLeastOne:
		return max(1, m.Modifier(crew.Intelligence))
	case shipyard.CrewCharisma:
		return m.Modifier(crew.Charisma)
	case shipyard.CrewTechnology:
		return m.Modifier(crew.Intelligence) + m.SkillBonus(crew.Technology)
	case shipyard.CrewCraft:
		return m.Modifier(m.Craft)
	case shipyard.CrewRank:
		return int(m.Rank)
	case shipyard.ShipTier:
		return max(1, int(b.ClassOf(s).Tier))
	case shipyard.CrewProficiency:
		return int(m.Proficiency)
	case shipyard.CrewDexterity:
		return m.Modifier(crew.Dexterity)
	case shipyard.TierUses:
		return b.ClassOf(s).TierDice()
	case shipyard.ShipAC:
		return b.ArmourClass(s)
	case shipyard.ShipPoints:
		return int(s.Hull + s.Shield)
	}
	return 1
}

// Owned finds a feature that a member can use: their own, or one of the ship's
// that their deployment works.
func Owned(b *ships.Battle, m *crew.Member, id crew.FeatureID) *crew.Have {
	h := have(b, m, id)
	if s := b.ShipOf(m); h != nil && b.FeatureOf(id).Kind.Fitted() && !works(b, m, s, b.FeatureOf(id)) {
		return nil
	}
	return h
}

// Unlearnt refuses a feature that a member does not have, and says who can.
func Unlearnt(b *ships.Battle, id crew.FeatureID) error {
	if id == 0 || int(id) > len(b.Library.Features) {
		return crew.Refuse("SHIP-FEATURE", "you have no such feature")
	}
	f := b.FeatureOf(id)
	switch {
	case f.Kind.Fitted():
		return crew.Refuse("SHIP-FEATURE", "%s is not yours to use aboard this ship", f.Name)
	case f.Role == crew.NoRole || f.Rank == 0:
		return crew.Refuse("SHIP-FEATURE", "you have not learnt %s", f.Name)
	}
	return crew.Refuse("SHIP-FEATURE", "you have not learnt %s (%s, from rank %d)", f.Name, f.Role, f.Rank)
}

// have finds a feature that a member has learnt or that their ship has.
func have(b *ships.Battle, m *crew.Member, id crew.FeatureID) *crew.Have {
	for i := range m.Features {
		if m.Features[i].Feature == id {
			return &m.Features[i]
		}
	}
	s := b.ShipOf(m)
	for i := 0; s != nil && i < len(s.Features); i++ {
		if s.Features[i].Feature == id {
			return &s.Features[i]
		}
	}
	return nil
}

// works says whether a feature of a ship is a member's to work: that of the
// first of the deployment that it names. Without such a one, it is nobody's. What
// is ordered of guns is every gunner's, and what names no deployment everybody's.
func works(b *ships.Battle, m *crew.Member, s *ships.Ship, f *shipyard.Feature) bool {
	switch {
	case !f.Kind.Fitted():
		return false
	case f.Role == crew.NoRole:
		return !m.Away && !m.Mind.Standby()
	case f.Role == crew.Gunner && f.Usage != shipyard.Standing && m.Roles.Has(crew.Gunner) && !m.Away && !m.Mind.Standby():
		return true
	}
	return b.Deployed(s, f.Role) == m
}

// Usable is every feature that a member can use or profits from.
func Usable(b *ships.Battle, m *crew.Member) (all []*crew.Have) {
	for i := range m.Features {
		all = append(all, &m.Features[i])
	}
	if s := b.ShipOf(m); s != nil {
		for i := range s.Features {
			if works(b, m, s, b.FeatureOf(s.Features[i].Feature)) {
				all = append(all, &s.Features[i])
			}
		}
	}
	return all
}
