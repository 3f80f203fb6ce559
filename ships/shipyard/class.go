// Package shipyard holds what ships are made of, as data: classes and their sizes,
// weapons, bombs, and features with the closed vocabulary that they are written in. It
// does not know about battles.
package shipyard

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Limits of a class and of a battle.
const (
	MaxMounts  = 32
	MaxShips   = 4096
	MaxObjects = 4096
)

// Armour is the armour of a hull.
type Armour struct {
	Key    string
	AC     int8
	PerDie int8 // hull points for each Hit Die
}

// Shield is the generator of a ship's shields. Capacity and Regen are in halves: of the
// hull point maximum, and of the highest face of a Hit Die.
type Shield struct {
	Key             string
	Capacity, Regen int8
}

// Armours and Shields list all kinds, the first being none.
var (
	Armours = [...]Armour{{"none", 0, 0}, {"deflection", 0, 0}, {"lightweight", 1, -1}, {"reinforced", -1, 1}}
	Shields = [...]Shield{{"none", 0, 0}, {"directional", 2, 2}, {"fortress", 4, 1}, {"quick-charge", 1, 4}}
)

// Mounting is a hardpoint and the weapon on it.
type Mounting struct {
	Weapon Weapon
	Turret bool
	Facing space.Angle // of a fixed hardpoint, from the ship's heading
	Loads  []Load      // what a quaternary weapon drops
	Bare   Ranges      // of the weapon, before features of the ship change them
}

// Place returns the text that names the hardpoint.
func (m *Mounting) Place() say.Text {
	if m.Turret {
		return "turret"
	}
	switch m.Facing.Norm() {
	case 0:
		return "fore"
	case space.Quarter:
		return "starboard"
	case 2 * space.Quarter:
		return "aft"
	case 3 * space.Quarter:
		return "port"
	}
	return say.Of("fixed %s", m.Facing)
}

// Class is a kind of ship with all its numbers. It never changes during a battle.
type Class struct {
	Key, Name  string
	Notes      string // for players and GMs
	Size       Size
	Tier       int8
	Station    bool         // a space station, which barely moves
	Across     space.Length // its space
	Str, Dex   int8         // scores
	Con        int8
	HitDice    int8
	HitDie     int8 // faces
	HullMax    int32
	ShieldMax  int32
	Regen      int32
	AC         int16 // without a pilot
	Fly, Turn  space.Length
	Armour     string
	Shield     string
	Saves      crew.Abilities // proficient in these
	Resists    Types
	Vulnerable Types
	Mounts     []Mounting
	Shape      string // the silhouette that stations draw
	Fuel       int16  // units
	Hyperdrive bool
	Bomb       *Bomb   // the class is a bomb; nil: it is a ship
	Crew       []Berth // the default crew
	Features   []crew.FeatureID
	Deck       string  // the plan of its decks, by key; it may have none
	Hooks      uint64  // of its features, a bit for each Hook
	Moments    Moments // answered by its features
	Sees       Veils   // that its features see through
	Bays       int16   // docking bays
	Upkeep     int16   // levels of system damage that maintenance removes besides the first
	Slaved     int16   // hardpoints, from the first, that its pilot can fire
	Locks      int16   // the DC to force a shut door aboard; 0: none is locked
}

// Types is a set of damage types.
type Types uint8

// Has reports whether t is in the set.
func (s Types) Has(t DamageType) bool { return s&(1<<t) != 0 }

// Berth is a place in a crew, with the numbers of its holder.
type Berth struct {
	Role  crew.Role
	Solo  bool // does everything, as in a snubfighter
	Brain bool // a droid brain: pilots and shoots, and repairs nothing
	crew.Member
}

// Design is what the numbers of a class are worked out from (companions A1, A2).
type Design struct {
	Key, Name, Notes, Shape string
	Size                    Size
	Tier                    int8
	Raises                  []crew.Ability // by one each: two at tier 1, one at each higher tier
	Peak                    []crew.Ability // what tier 5 raises most, if the size leaves a choice
	Station                 bool
	Hyperdrive              bool
	Across                  int  // feet
	Str, Dex, Con           int8 // 0: the size's own
	Armour, Shield          string
	Saves                   crew.Abilities
	Resists, Vulnerable     Types
	Mounts                  []Mounting
	Crew                    []Berth
}

// Build returns the class of a design by the formulas of the size table. Its error names what does not
// fit the size or the tier.
func (d *Design) Build() (Class, error) {
	row := sizings[d.Size]
	c := Class{
		Key: d.Key, Name: d.Name, Notes: d.Notes, Shape: d.Shape, Size: d.Size, Tier: d.Tier, Station: d.Station,
		Across: space.Length(d.Across) * space.Foot, Mounts: d.Mounts, Crew: d.Crew,
		HitDice: row.dice + d.Tier, HitDie: row.faces, Saves: d.Saves, Resists: d.Resists, Vulnerable: d.Vulnerable,
		Armour: d.Armour, Shield: d.Shield, Hyperdrive: d.Hyperdrive,
	}
	if _, _, err := fittings(d.Armour, d.Shield); err != nil {
		return Class{}, err
	}
	var err error
	if c.Str, c.Dex, c.Con, err = d.scores(); err != nil {
		return Class{}, err
	}
	if d.Across < row.least || row.most > 0 && d.Across > row.most {
		if row.most == 0 {
			return Class{}, fmt.Errorf("space %d ft does not fit a %s ship: at least %d ft", d.Across, d.Size, row.least)
		}
		return Class{}, fmt.Errorf("space %d ft does not fit a %s ship: %d to %d ft", d.Across, d.Size, row.least, row.most)
	}
	if len(d.Mounts) > int(c.Str) || len(d.Mounts) > MaxMounts {
		return Class{}, fmt.Errorf("%d hardpoints are more than its Strength score of %d allows", len(d.Mounts), c.Str)
	}
	c.deriveNumbers()
	return c, nil
}

// deriveNumbers sets the numbers that follow from scores, size, armour and shield.
func (c *Class) deriveNumbers() {
	row, con := sizings[c.Size], crew.Modifier(c.Con)
	armour, shield, _ := fittings(c.Armour, c.Shield)
	later := int(row.faces)/2 + 1
	c.HullMax = int32(int(row.faces) + con + (int(c.HitDice)-1)*(later+con))
	perDie := int32(armour.PerDie)
	if c.Station {
		perDie += stationHull
	}
	c.HullMax = max(1, c.HullMax+perDie*int32(c.HitDice))
	c.ShieldMax = c.HullMax * int32(shield.Capacity) / 2
	c.Regen = int32(row.faces) * int32(shield.Regen) / 2
	c.AC = row.armourClass + int16(armour.AC)
	c.Fuel = row.fuel
	if c.Station {
		c.Fly, c.Turn = stationFly, stationTurn
		return
	}
	c.Fly = max(LeastSpeed, space.Length(row.fly+50*(crew.Modifier(c.Str)-con))*space.Foot)
	c.Turn = max(LeastSpeed, space.Length(row.turn-50*(crew.Modifier(c.Dex)-con))*space.Foot)
	c.Turn = min(c.Turn, c.Fly)
}

func fittings(armour, shield string) (a Armour, s Shield, err error) {
	for _, x := range Armours {
		if x.Key == armour {
			a = x
		}
	}
	for _, x := range Shields {
		if x.Key == shield {
			s = x
		}
	}
	switch {
	case a.Key == "":
		err = fmt.Errorf("there is no armour %q: use none, deflection, lightweight or reinforced", armour)
	case s.Key == "":
		err = fmt.Errorf("there is no shield %q: use none, directional, fortress or quick-charge", shield)
	}
	return a, s, err
}

func or(a, b int8) int8 {
	if a != 0 {
		return a
	}
	return b
}

// Library is everything that battles are made of.
type Library struct {
	Patterns   []Pattern
	Bombs      []Bomb
	Classes    []Class
	Features   []Feature
	Conditions []Condition
	Knows      [LastKnown + 1]ConditionID // the conditions that rules know
}

// Counts reports whether any feature uses a multiple of a scale.
func (l *Library) Counts(of Scale) bool {
	return slices.ContainsFunc(l.Features, func(f Feature) bool {
		return f.UsesOf == of || slices.Contains(f.Test.DC[:], of) || slices.ContainsFunc(f.Acts, func(a Act) bool { return a.Of == of })
	})
}

// Pattern finds a weapon by its key, or nil.
func (l *Library) Pattern(key string) *Pattern {
	for i := range l.Patterns {
		if l.Patterns[i].Key == key {
			return &l.Patterns[i]
		}
	}
	return nil
}

// Bomb finds a bomb by its key, or nil.
func (l *Library) Bomb(key string) *Bomb {
	for i := range l.Bombs {
		if l.Bombs[i].Key == key {
			return &l.Bombs[i]
		}
	}
	return nil
}

// Class returns the index of a class by its key, or -1.
func (l *Library) Class(key string) int {
	for i := range l.Classes {
		if l.Classes[i].Key == key {
			return i
		}
	}
	return -1
}

// BayRoom returns the total room of a class's docking bays, in tiny ships.
func (c *Class) BayRoom() int {
	if c.Size < Large {
		return 0
	}
	return int(c.Bays) * bays[c.Size]
}

// Holds reports whether a ship of another class fits into the remaining room of the bays.
func (c *Class) Holds(other *Class, left int) bool {
	return other.Size < c.Size && BayBerths[other.Size] <= left
}

// BerthRoom returns the room that a ship of the class takes in a bay, in tiny ships.
func (c *Class) BerthRoom() int {
	if int(c.Size) >= len(BayBerths) {
		return 0
	}
	return BayBerths[c.Size]
}

// Numbers returns the initial numbers of a ship of the class.
func (c *Class) Numbers() Numbers {
	return Numbers{
		Str: c.Str, Dex: c.Dex, Con: c.Con, AC: c.AC,
		HullMax: c.HullMax, ShieldMax: c.ShieldMax, Regen: c.Regen, Fly: c.Fly, Turn: c.Turn,
	}
}

// TierDice returns how many tier dice a ship of the class has between maintenances:
// its tier, times 1 for a small ship to 5 for a gargantuan one.
func (c *Class) TierDice() int { return int(c.Size) * int(c.Tier) }

// MaxLeg is the maximum length of one leg of a course.
const MaxLeg = 10_000 * space.Foot

// Numbers are the numbers that a ship takes from its class and a GM may change.
type Numbers struct {
	Str, Dex, Con    int8
	AC               int16 // without a pilot
	HullMax          int32
	ShieldMax, Regen int32
	Fly, Turn        space.Length
}

// MaxPoints bounds hull and shield points, damage and their maxima.
const MaxPoints = 1_000_000

// Fields describes Numbers.
func (n *Numbers) Fields(c field.Coder) {
	field.Int(c, "Strength", &n.Str, 1, 40)
	field.Int(c, "Dexterity", &n.Dex, 1, 40)
	field.Int(c, "Constitution", &n.Con, 1, 40)
	field.Int(c, "AC", &n.AC, 0, 60)
	field.Int(c, "hull maximum", &n.HullMax, 1, MaxPoints)
	field.Int(c, "shield maximum", &n.ShieldMax, 0, MaxPoints)
	field.Int(c, "regeneration", &n.Regen, 0, MaxPoints)
	field.Int(c, "flying speed", &n.Fly, 0, int64(MaxLeg))
	field.Int(c, "turning speed", &n.Turn, 1, int64(MaxLeg))
}
