package shipyard

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/schema"
)

// Touch is a set of the rolls and numbers of a ship that something can change.
type Touch int64

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
	Harmed    // any damage to the ship, which it resists
	Braves    // what regions deal to the ship, the same
	Reaches   // how far its weapons reach
	BayCount  // its docking bays
	Upkeep    // the levels of system damage that maintenance removes
	Locks     // the DC to force a shut door aboard
	RamSaves  // saves of others against its rams, and its harpoon
	Mishaps   // the roll for a mishap, low being mild
	Directed  // whether Direct can help one more, or what else it gives
	Bleeds    // how much of a shot from the ship goes past shields that hold
	HitDice   // how many Hit Dice a patch spends beside the first
	Starts    // the rounds that its hyperdrive takes to start
	Slaves    // how many hardpoints, from the first, its pilot can fire
	Remotes   // the disadvantage of slaved guns, not a number, which can be removed
	lastTouch = Remotes

	// AllTouches is everything that can be touched.
	AllTouches = 2*lastTouch - 1
)

const scoresTouch = ShipStr | ShipDex | ShipCon

// builtTouches are what a ship is built with and no effect changes.
const builtTouches = scoresTouch | BayCount | Upkeep | Locks | Slaves

// NumberTouches are the numbers, as opposed to rolls: dice for them are thrown at once.
const NumberTouches = ArmourAC | FlySpeed | TurnSpeed | RegenRate | ShieldRoom | Spaces | Takes | Reactions | Acting | builtTouches | Fuelling | Reaches | Directed | Bleeds | HitDice | Starts | Remotes

// Perils is a set of what a save can be against: conditions, being rammed, and the
// hyperdrive being stopped.
type Perils uint32

// The perils other than conditions.
const (
	PerilRam Perils = 1 << (MaxConditions + iota)
	PerilStart
	allPerils = 1<<(MaxConditions+2) - 1
)

// Peril returns the set of what a save against a condition is against.
func (k ConditionID) Peril() Perils { return Perils(k.Set()) }

// PerilKey describes a list of perils by their keys.
func (l *Library) PerilKey(c schema.Coder, key string, to *Perils, doc string) {
	conditions := l.ConditionKeys()
	words := append(conditions, "ram", "start")
	c.Choices(schema.Key{Name: key, Doc: doc, Kind: schema.WordsKind, Most: len(words), Of: "condition", Words: words, Single: true}, func(n int) {
		switch n - len(conditions) {
		case 0:
			*to |= PerilRam
		case 1:
			*to |= PerilStart
		default:
			*to |= ConditionID(n).Peril()
		}
	})
}

// Change is what an effect does to rolls or numbers, and the limits on which. An empty
// set is no limit.
type Change struct {
	Touch Touch
	modifier.Modifier
	Of     Scale  // what N is multiplied by, when it is a number to add
	Grades Grades // attacks with weapons of these
	Sizes  Sizes  // attacks on, or by, ships of these
	Mounts int8   // attacks with this many hardpoints, from the first; 0: all
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
	field.Int(c, "touch", &x.Touch, 0, int64(AllTouches))
	field.Int(c, "how", &x.How, 0, int64(modifier.LastHow))
	field.Int(c, "n", &x.N, -1000, 1000)
	field.Int(c, "faces", &x.Faces, 0, 20)
	field.Int(c, "of", &x.Of, 0, int64(LastScale))
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

// Has reports whether v is in the set.
func (s Orders) Has(v crew.Verb) bool { return v < 32 && s&(1<<v) != 0 }

// NoScore is the ability of saves without an ability.
const NoScore = crew.Charisma

// NoSkill is the skill of checks with an ability alone.
const NoSkill = crew.LastSkill + 1
