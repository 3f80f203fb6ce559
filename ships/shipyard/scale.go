package shipyard

import (
	"broadside/crew"
	"broadside/sim/say"
)

// Comparable are the scales by which ships can be compared.
const Comparable Scales = 1<<ShipStrength | 1<<ShipDexterity | 1<<ShipConstitution | 1<<ShipAC | 1<<ShipPoints | 1<<ShipTier | 1<<CrewRank

// Compared returns the text for what is compared.
func (of Scale) Compared() say.Text {
	switch of {
	case ShipStrength:
		return say.Text(crew.Strength.String())
	case ShipDexterity:
		return say.Text(crew.Dexterity.String())
	case ShipConstitution:
		return say.Text(crew.Constitution.String())
	case CrewRank:
		return "ranks of the crew"
	}
	return ScaleTitles[of]
}

// Pair returns the first two of a set.
func (s Scales) Pair() (of [2]Scale) {
	copy(of[:], s.List())
	return of
}

// Pool is what a feature spends.
type Pool uint8

// The pools.
const (
	NoPool Pool = iota
	DeploymentDice
	TierDice
	Own      // Uses of its own, back after a rest; of a ship, after maintenance
	Points   // power points
	LastPool = Points
)

// Scale is a number of a ship or member by which others are multiplied.
type Scale uint8

// The scales.
const (
	One         Scale = iota
	Proficiency       // as it counts in the roll at hand
	ShipStrength
	ShipDexterity
	ShipConstitution
	HalfDexterity // at least 1
	CrewIntelligence
	CrewCharisma
	CrewTechnology // the bonus to Technology checks
	CrewCraft      // the ability that powers are cast with
	CrewRank
	ShipTier
	CrewProficiency
	ShipAC     // to compare with
	ShipPoints // hull and shield points, to compare with
	CrewDexterity
	TierUses   // the tier, times 1 for a small ship up to 5 for a gargantuan one
	AtLeastOne // crew intelligence, but at least 1
	CrewDie    // the highest face of the die of the deployment
	LastScale  = CrewDie
)

// Scales is a set of scales.
type Scales uint32

// Has reports whether of is in the set.
func (s Scales) Has(of Scale) bool { return s&(1<<of) != 0 }

// List returns what is in the set.
func (s Scales) List() (list []Scale) {
	for of := One; of <= LastScale; of++ {
		if s.Has(of) {
			list = append(list, of)
		}
	}
	return list
}

// HalveDexterity returns half of a Dexterity modifier, but at least 1.
func HalveDexterity(score int8) int { return max(1, crew.Modifier(score)/2) }
