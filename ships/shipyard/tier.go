package shipyard

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/space"
)

// MaxTier is the highest tier of a ship.
const MaxTier = 5

// The speeds of a space station, instead of its size's, and what is added to each of its
// Hit Dice.
const (
	stationFly  = 50 * space.Foot
	stationTurn = 100 * space.Foot
	LeastSpeed  = 50 * space.Foot // below which scores and features cannot reduce it
	stationHull = 2
)

// ceiling is the highest score to which a size's Strength and Constitution, and its
// Dexterity, are raised. Peak is what tier 5 adds to the scores chosen for it, then how
// many these are, and what it adds to the others.
type ceiling struct {
	sturdy, agile      int8
	peak, chosen, rest int8
}

var ceilings = [...]ceiling{
	Tiny:       {20, 26, 0, 0, 0},
	Small:      {20, 24, 2, 1, 0},
	Medium:     {20, 22, 2, 2, 0},
	Large:      {22, 20, 2, 0, 2},
	Huge:       {24, 20, 4, 1, 2},
	Gargantuan: {26, 20, 4, 2, 2},
}

// scores returns the scores of a ship of tier 0 as raised by its tier.
func (d *Design) scores() (str, dex, con int8, err error) {
	row, most := sizings[d.Size], ceilings[d.Size]
	raises, peaks := 0, 0
	if d.Tier > 0 {
		raises = int(d.Tier)
		if d.Size > Tiny {
			raises++
		}
	}
	if d.Tier == MaxTier {
		peaks = int(most.chosen)
	}
	switch {
	case d.Tier < 0 || d.Tier > MaxTier:
		return 0, 0, 0, fmt.Errorf("there is no tier %d: write 0 to %d", d.Tier, MaxTier)
	case d.Station && d.Size < Large:
		return 0, 0, 0, fmt.Errorf("a %s ship is not a space station: make it large, huge or gargantuan", d.Size)
	case len(d.Raises) != raises:
		return 0, 0, 0, fmt.Errorf("tier %d raises %d scores by one, not %d: list %d under raises", d.Tier, raises, len(d.Raises), raises)
	case len(d.Peak) != peaks || peaks == 2 && d.Peak[0] == d.Peak[1]:
		return 0, 0, 0, fmt.Errorf("a %s ship of tier %d names %d different scores as its peak: list %d under peak", d.Size, d.Tier, peaks, peaks)
	}
	scores := [...]int8{crew.Strength: or(d.Str, row.str), crew.Dexterity: or(d.Dex, row.dex), crew.Constitution: or(d.Con, row.con)}
	for _, a := range d.Raises {
		scores[a]++
	}
	for a := range scores {
		limit := most.sturdy
		if crew.Ability(a) == crew.Dexterity {
			limit = most.agile
		}
		if scores[a] > limit {
			return 0, 0, 0, fmt.Errorf("its %s of %d is more than a %s ship can have: keep it to %d", crew.Ability(a), scores[a], d.Size, limit)
		}
		if d.Tier == MaxTier {
			scores[a] += most.rest
		}
	}
	for _, a := range d.Peak {
		scores[a] += most.peak - most.rest
	}
	return scores[0], scores[1], scores[2], nil
}
