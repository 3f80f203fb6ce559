package rulebook

// Burden is what a number of pieces of a weight require, or more pieces until the next
// Burden.
type Burden struct {
	Weight, Pieces int8
	Strength       int8 // below which it slows
	Slow           int16
	Loud           bool // disadvantage on Stealth
}

// UnusedRules are the effects of pieces that their wearer is not used to: how many hinder
// rolls with an ability of a set, and how many prevent casting.
type UnusedRules struct {
	Pieces, Casting int8
	Abilities       uint8
}

// Armour is a piece or suit of armour.
type Armour struct {
	Key, Name string
	Says      string
	Defence   int8
	Most      int8 // of the ability that Defence may add; -1: all of it
	Layer     int8 // the layer that it powers, with Points and Regain; -1: none
	Points    int32
	Regain    int32
	Stands    int8   // Defence instead of its wearer's while the layer has points; 0: theirs
	Lends     int8   // to Defence while the layer has points
	Weight    int8   // of the book's; -1: no burden
	Pieces    int8   // pieces that it counts as
	From, To  int16  // the drive that it halves: less is stopped, more comes through whole
	Whole     uint32 // types that it never halves
	Pounds    int16
	Percents  []Percent
	Resists   uint32
	Unmoved   []int16 // conditions to which its wearer is immune
	Soak      Soak
	DC        int8 // added to the DC of its wearer's powers
	Powers    []int16
}
