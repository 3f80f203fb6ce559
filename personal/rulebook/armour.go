package rulebook

// Burden is what so many pieces of a weight ask for, and more of them until another
// one does.
type Burden struct {
	Weight, Pieces int8
	Strength       int8 // or else it slows
	Slow           int16
	Loud           bool // disadvantage on Stealth
}

// UnusedRules are what comes of pieces that their wearer is not used to: so many of
// them hinder whatever asks for an ability of a set, so many keep from casting.
type UnusedRules struct {
	Pieces, Casting int8
	Abilities       uint8
}

// Armour is what is worn.
type Armour struct {
	Key, Name string
	Says      string
	Defence   int8
	Most      int8 // of the ability that Defence may add; -1: all of it
	Layer     int8 // that it feeds, with Points and Regain; -1: none
	Points    int32
	Regain    int32
	Stands    int8   // Defence in place of its wearer's while the layer has points; 0: theirs
	Lends     int8   // to Defence while the layer has points
	Weight    int8   // of the book's; -1: it burdens nobody
	Pieces    int8   // that it counts as
	From, To  int16  // the drive that it halves: below it nothing comes through, above it all
	Whole     uint32 // types that it never halves
	Pounds    int16
	Percents  []Percent
	Resists   uint32
	Unmoved   []int16 // conditions that cannot befall its wearer
	Soak      Soak
	DC        int8 // on the number against the powers of its wearer
	Powers    []int16
}
