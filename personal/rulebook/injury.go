package rulebook

import (
	"slices"

	"broadside/sim/dice"
)

// InjuryRules define how accumulated damage becomes injuries, in books that have them
// instead of hit points. An injury is a condition whose levels are its degrees; one of
// them fells or kills.
type InjuryRules struct {
	Base    int8
	Ability int8    // its score is added; -1: none
	Table   []int16 // conditions, by the faces of the die for the type
	Core    int8    // the face that auras inflict without a die; 0: it is thrown
	Choice  int8    // the default face of a critical hit; 0: more drive
	Sequels []Sequel
}

// Harms reports whether a condition is harm that remains after a fight: an injury, a
// wound, a lost limb, a sickness, or an empty reserve.
func (b *Book) Harms(n int16) bool {
	if n == b.Roles[PartSevered] {
		return true
	}
	for i := range b.Tables {
		if t := &b.Tables[i]; t.Once && slices.ContainsFunc(t.Rows, func(r TableRow) bool { return r.Condition == n }) {
			return true
		}
	}
	for _, level := range b.Injuries.Table {
		for ; level >= 0; level = b.Conditions[level].Step {
			if level == n {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.Injuries.Sequels, func(s Sequel) bool { return s.Later.Ability >= 0 && s.Later.Into == n }) ||
		slices.ContainsFunc(b.Reserves, func(r Reserve) bool { return r.Empty == n })
}

// Sequel is what damage of a type does in addition, once enough degrees of injury are due
// to it.
type Sequel struct {
	Type      int8
	Degrees   int8  // 0: any hit, with or without an injury
	Each      bool  // once for each degree
	Condition int16 // -1: none
	Ends      Ends
	Rounds    int8
	Gains     Loss   // of reserves that count up
	Spares    uint32 // bits of Sheet.Kind
	Without   int8   // people with a source of this layer are spared; -1: nobody is
	Later     Sickness
}

// Sickness is a roll after combat against the effects of degrees of injury. Ability -1:
// there is none.
type Sickness struct {
	Name    string
	Ability int8
	Base    int8
	Dice    dice.Dice // thrown low
	Every   int8      // degrees beyond the first that make each reason against it
	Into    int16     // the condition that a failure leads to; -1: the GM says
}

// Percent is a share of damage that somebody takes, after everything else.
type Percent struct {
	Types uint32 // damage of any of them
	Not   uint32 // but of none of these
	Share int16  // hundredths
}

// Proof is how somebody's nature changes damage of some types.
type Proof struct {
	Resists, Vulnerable, Immune uint32
	Percents                    []Percent // one after another
}

// AreaRules define how an attack with energy also hits everybody around its target. Least
// 0: it never does.
type AreaRules struct {
	Least          int16 // minimum damage to do it on purpose
	Over           int16 // damage from which it happens by itself; 0: never
	Direct, Around int16 // hundredths of the damage, on purpose and for those around
}

// SofterRules define how blows are held back. Ability -1: they cannot be.
type SofterRules struct {
	Ability int8 // of which less can be used in melee, at no cost
	Melee   int8 // reasons against an attack of a half or a quarter of the weapon's damage
	Ranged  int8 // reasons against one of half of its damage and drive
}
