package deployment

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
)

// Travel lets hours pass aboard a ship outside of combat (SHIP-REPAIR): it burns fuel,
// its crew rests, what lasts for minutes ends, shields that have not collapsed are whole
// again, and a stable ship may recover. If air is set, the ship flies in an atmosphere
// all the time.
func Travel(b *ships.Battle, s *ships.Ship, hours int32, air bool) {
	f := &ships.Travelled{Ship: s.ID, Hours: hours, Air: air, Burnt: fuelBurnt(b, s, hours, air)}
	s.Fuel -= f.Burnt
	restCrew(b, s, hours)
	impact.SiftAfflictions(b, s, func(a *ships.Affliction) bool { return a.Lasts.Left == 0 })
	s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return e.Lasts.Left != 0 })
	s.Hyperdrive.Boot = 0
	if !s.Collapsed && s.Regeneration() > 0 && s.Fuel > 0 {
		s.Shield = s.MaxShield()
	}
	f.Left = s.Fuel
	b.TellOwnSide(s, f)
	if s.State == ships.Stable {
		restFor(b, s, hours*ships.Hour)
	}
}

// fuelBurnt returns how much fuel a ship burns in some hours: a unit for each full day of
// flight, or for each hour in an atmosphere. A ship that has no drive, drifts or lies in a
// bay burns none.
func fuelBurnt(b *ships.Battle, s *ships.Ship, hours int32, air bool) int16 {
	switch {
	case b.ClassOf(s).Station || s.State == ships.Stowed, s.State == ships.Stable:
		return 0
	case air:
		return min(s.Fuel, int16(hours))
	}
	all := int32(s.Aloft) + hours
	s.Aloft = int8(all % ships.Day)
	return min(s.Fuel, int16(all/ships.Day))
}

// restCrew gives a crew a rest of some hours. A long rest restores everything; a short
// one restores the dice, and the features learnt for it, of members of rank 5.
func restCrew(b *ships.Battle, s *ships.Ship, hours int32) {
	for _, id := range s.Crew {
		m := b.Member(id)
		switch {
		case hours >= ships.LongRest:
			m.Rest()
		case m.Rank == ships.ShortRank:
			m.Dice = crew.DiceOf(m.Rank)
			for i := range m.Features {
				if h := &m.Features[i]; b.FeatureOf(h.Feature).Rank == ships.ShortRank {
					h.Used = 0
				}
			}
		}
	}
}
