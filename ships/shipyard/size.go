package shipyard

import (
	"broadside/sim/schema"
	"broadside/sim/space"
)

// Size is one of the six size categories (SHIP-SIZE).
type Size uint8

// The sizes.
const (
	Tiny Size = iota
	Small
	Medium
	Large
	Huge
	Gargantuan
)

var sizeNames = [...]string{"tiny", "small", "medium", "large", "huge", "gargantuan"}

func (s Size) String() string { return sizeNames[s] }

// ParseSize reads the name of a size.
func ParseSize(word string) (Size, error) {
	n, err := SizeWords.Find(word)
	return Size(n), err
}

// sizing is a column of the size table: the initial numbers of ships of a size.
type sizing struct {
	str, dex, con    int8
	dice, faces      int8
	armourClass      int16
	fly, turn        int // feet
	least, most      int // feet of space; most 0 is unlimited
	ammo, multiplier int // reload counts are multiplied and divided by these
	step             int // weapon dice go up or down this many steps
	heavy            bool
	squares          int // on the grid, each way
	fuel             int16
}

var sizings = [...]sizing{
	Tiny:       {8, 18, 8, 1, 4, 10, 400, 300, 1, 25, 1, 2, -1, false, 1, 5},
	Small:      {10, 16, 10, 3, 6, 9, 350, 250, 25, 50, 1, 1, 0, false, 1, 10},
	Medium:     {12, 14, 12, 5, 8, 8, 300, 200, 50, 250, 2, 1, 1, false, 2, 30},
	Large:      {14, 12, 14, 7, 10, 7, 250, 150, 250, 2500, 1, 2, -1, true, 4, 300},
	Huge:       {16, 10, 16, 9, 12, 6, 200, 100, 2500, 25000, 1, 1, 0, true, 8, 600},
	Gargantuan: {18, 8, 18, 11, 20, 5, 150, 50, 25000, 0, 2, 1, 1, true, 16, 1800},
}

// Spaces returns the least and the greatest width of the space of a ship of a size, in
// feet; most is 0 if it is unlimited.
func (s Size) Spaces() (least, most int) { return sizings[s].least, sizings[s].most }

// HasHyperdrive reports whether ships of the size have a hyperdrive by default
// (SHIP-JUMP).
func (s Size) HasHyperdrive() bool { return s >= Medium }

// CallsForSaves reports whether all weapons of ships of the size call for a save and none rolls to
// hit (SHIP-WSAVE).
func (s Size) CallsForSaves() bool { return s >= Large }

// FreeSpace is how much of a ship's radius does not count in ranges: small craft count by
// their centres, large ones by their edges.
const FreeSpace = 25 * space.Foot

// The room that ships take in a docking bay, and the room of one bay by the carrier's
// size: two medium ships aboard a large one, a large ship aboard a huge one, a huge one
// aboard a gargantuan one (SHIP-BAY). A medium ship takes the room of five small ones,
// and a small ship that of two tiny ones.
var (
	BayBerths = [...]int{Tiny: 1, Small: 2, Medium: 10, Large: 100, Huge: 1000}
	bays      = [...]int{Large: 20, Huge: 100, Gargantuan: 1000}
)

// Squares returns how many squares of the grid a ship of a size takes in each direction
// (SHIP-GRID, SHIP-SIZE).
func (s Size) Squares() int { return sizings[s].squares }

// SizeWords is the vocabulary of sizes.
var SizeWords = schema.Vocabulary{Noun: "size", Words: sizeNames[:]}
