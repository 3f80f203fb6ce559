package impact

import (
	"broadside/ships"
	"broadside/ships/shipyard"
)

// compare tells the own side whether a ship has more of something than their own.
func compare(b *ships.Battle, u ships.User, of shipyard.Source, own, t *ships.Ship) {
	mine, theirs := measure(b, of, own), measure(b, of, t)
	f := &ships.Compared{By: u.Member.Seat, Ship: t.ID, Of: of}
	switch {
	case theirs > mine:
		f.More = 1
	case theirs < mine:
		f.More = -1
	}
	b.TellOwnSide(own, f)
}

// measure is how much a ship has of what can be compared: of ranks, those of all
// its crew together.
func measure(b *ships.Battle, of shipyard.Source, s *ships.Ship) (n int) {
	switch of {
	case shipyard.CrewRank:
		for _, id := range s.Crew {
			n += int(b.Member(id).Rank)
		}
		return n
	case shipyard.ShipStrength:
		return int(s.Str)
	case shipyard.ShipDexterity:
		return int(s.Dex)
	case shipyard.ShipConstitution:
		return int(s.Con)
	case shipyard.ShipTier:
		return int(b.ClassOf(s).Tier)
	}
	return source(b, of, &ships.Rolling{Ship: s.ID}, nil)
}
