package shipyard

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
)

// lowers says whether a change makes a roll or a number less.
func (x *Change) lowers() bool {
	switch x.How {
	case Disadvantage, Less, Resist:
		return true
	case Times:
		return x.N < 2
	case Plus:
		return x.N < 0
	}
	return false
}

// Touch is a set of the rolls and numbers of a ship that something can change.
type Touch uint32

// What can be touched.
const (
	Checks   Touch = 1 << iota // ability checks of those aboard
	Attacks                    // attacks from aboard
	Saves                      // saves of the ship
	Destruct                   // its destruction saves
	Deals                      // the damage of attacks from aboard
	Targeted                   // attacks on the ship
	Takes                      // the damage that its shields take
	ArmourAC
	FlySpeed
	TurnSpeed
	RegenRate
	ShieldRoom // the shield point maximum
	RamDamage
	Mending   // what a Hit Die gives back
	Suffers   // the damage of attacks on the ship, as it is rolled
	Shots     // bonus actions to attack with
	Spaces    // how difficult the spaces of other ships are
	Reactions // whether there are any
	Acting    // whether there is an action, a bonus action and more than one attack
	ShipStr   // scores, for good
	ShipDex
	ShipCon
	Fuelling  // the fuel that it holds
	lastTouch = Fuelling
)

const scoresTouch = ShipStr | ShipDex | ShipCon

// NumberTouches are those that are no rolls: dice for them are thrown at once.
const NumberTouches = ArmourAC | FlySpeed | TurnSpeed | RegenRate | ShieldRoom | Spaces | Takes | Reactions | Acting | scoresTouch | Fuelling

// How is the way in which something is changed.
type How uint8

// The ways.
const (
	Advantage How = iota
	Disadvantage
	Plus     // N is added
	Die      // N dice of Faces are added
	Less     // N dice of Faces are taken off
	Times    // N halves: 1 halves, 4 doubles, 0 leaves nothing
	Again    // damage dice that show N or less are thrown once more
	Critical // a d20 of N or more is a critical hit
	Harder   // a critical hit throws the weapon's dice N times more, a ram N Hit Dice more
	Highest  // damage dice show their highest faces
	Late     // N dice of Faces can be added once the roll lies on the table
	Natural  // the d20 can be made to show N then
	Sure     // N is added once the roll lies on the table
	Second   // it has advantage, once it lies on the table
	Anew     // the d20 is thrown anew once it lies on the table, where it shows N or less, or with N 0 whatever it shows
	Burst    // damage dice that show their highest face are thrown once more, and both count
	Enough   // whatever is lacking is added once the roll lies on the table
	Resist   // damage is resisted: with whatever else resists it, once
	lastHow  = Resist
)

// Late says whether a change waits until the roll lies on the table.
func (h How) Late() bool {
	return h == Late || h == Natural || h == Sure || h == Second || h == Anew || h == Enough
}

// Perils is a set of what a save can be against: conditions, being rammed, and
// losing the start of the hyperdrive.
type Perils uint32

// The perils that are no conditions.
const (
	PerilRam Perils = 1 << (LastCondition + 1 + iota)
	PerilStart
	allPerils = 1<<(LastCondition+3) - 1
)

// PerilNames are the perils in files, in their order.
func PerilNames() (names []string) {
	for k := range LastCondition + 1 {
		names = append(names, k.String())
	}
	return append(names, "ram", "start")
}

// Change is what an effect does, to what, and when it fits. A set that is
// empty fits everything.
type Change struct {
	Touch  Touch
	How    How
	N      int16
	Faces  int8
	Of     Source // what N is multiplied by, when it is a number to add
	Grades Grades // attacks with weapons of these
	Sizes  Sizes  // attacks on, or by, ships of these
	Mounts int8   // attacks with the first so many hardpoints; 0: all
	Skills crew.Skills
	Orders Orders         // checks of these orders
	Scores crew.Abilities // saves of these
	Types  Types          // attacks that deal these
	Perils Perils         // saves against these
	First  bool           // only the first roll that fits
	Every  bool           // the first roll that fits of each round
}

// Fields describes a Change.
func (x *Change) Fields(c field.Coder) {
	field.Int(c, "touch", &x.Touch, 0, 2*int64(lastTouch)-1)
	field.Int(c, "how", &x.How, 0, int64(lastHow))
	field.Int(c, "n", &x.N, -1000, 1000)
	field.Int(c, "faces", &x.Faces, 0, 20)
	field.Int(c, "of", &x.Of, 0, int64(LastSource))
	field.Int(c, "grades", &x.Grades, 0, 15)
	field.Int(c, "sizes", &x.Sizes, 0, 63)
	field.Int(c, "hardpoints", &x.Mounts, 0, MaxMounts)
	field.Int(c, "skills", &x.Skills, 0, 1<<16-1)
	field.Int(c, "orders", &x.Orders, 0, 1<<32-1)
	field.Int(c, "scores", &x.Scores, 0, 63)
	field.Int(c, "types", &x.Types, 0, 15)
	field.Int(c, "perils", &x.Perils, 0, int64(allPerils))
	field.Bool(c, "first", &x.First)
	field.Bool(c, "every", &x.Every)
}

// Orders is a set of the orders of a crew.
type Orders uint32

// Has says whether v is in the set.
func (s Orders) Has(v crew.Verb) bool { return v < 32 && s&(1<<v) != 0 }

// NoScore is the ability of saves that are tied to none.
const NoScore = crew.Charisma

// NoSkill is the skill of checks that are made with an ability alone.
const NoSkill = crew.LastSkill + 1

// Promise is the most that a change can come to once a roll lies on the table, or ""
// where it does not wait that long.
func (x *Change) Promise() say.Text {
	switch x.How {
	case Late:
		if x.N > 1 {
			return say.Of("up to +%dd%d", x.N, x.Faces)
		}
		return say.Of("up to +d%d", x.Faces)
	case Sure:
		return say.Of("up to +%d", x.N)
	case Natural:
		return say.Of("or a %d by", x.N)
	case Enough:
		return "or success by"
	case Second:
		return "or advantage by"
	case Anew:
		return "or anew by"
	}
	return ""
}

// Bears says whether a change does anything to a roll at all, as it lies there.
func (x *Change) Bears(r *dice.Roll) bool {
	switch x.How {
	case Second:
		return r.Edge() < 0 || len(r.Reasons) == 0 // else it has advantage, or what cancels it
	case Anew:
		return x.N == 0 || r.Natural() <= int(x.N)
	}
	return true
}
