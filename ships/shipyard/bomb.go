package shipyard

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// Bomb is something that a quaternary weapon drops and that goes off later (SHIP-BOMB).
type Bomb struct {
	Key, Name, Says string
	Radius          space.Length // of its blast
	Save            crew.Ability
	Half            bool // a success halves the damage; else it spares the ship
	Type            DamageType
	Damage, Heavy   dice.Dice // from small ships and from huge ones; no dice: no damage
	Proximity       bool      // goes off when a ship comes within its radius
	Afflicts        bool
	Condition       ConditionID // of ships that fail the save, for a minute
	NoLarger        bool        // only for ships no larger than the one that dropped it
}

// Numbers of every bomb in flight.
const (
	bombAC    = 20
	BombDrift = 100 * space.Foot // a round
	bombSpace = 10 * space.Foot  // across
)

// Fit returns the damage of the bomb dropped by a ship of a size, with dice stepped as
// for weapons.
func (k *Bomb) Fit(size Size) dice.Dice {
	row, d := sizings[size], k.Damage
	if row.heavy {
		d = k.Heavy
	}
	if d.Count > 0 {
		faces, err := step(int(d.Faces), row.step)
		if err == nil {
			d.Faces = int8(faces)
		}
	}
	return d
}

// Average returns the average damage of a blast to ships that fail their save, in tenths,
// dropped by a ship of a size and a Strength.
func (k *Bomb) Average(size Size, strength int8) int16 {
	d := k.Fit(size)
	if d.Count == 0 {
		return 0
	}
	return max(0, int16(d.Count)*int16(d.Faces+1)*5+(int16(d.Plus)+int16(crew.Modifier(strength)))*10)
}

// Check returns what is wrong with the numbers of a bomb.
func (k *Bomb) Check() error {
	for size := Tiny; size <= Gargantuan; size++ {
		row, d := sizings[size], k.Damage
		if row.heavy {
			d = k.Heavy
		}
		if d.Count == 0 {
			continue
		}
		if _, err := step(int(d.Faces), row.step); err != nil {
			return fmt.Errorf("bomb %s from a %s ship: %w", k.Key, size, err)
		}
	}
	return nil
}

// Class returns the class of the bomb as a thing in space that can be seen, hidden and
// shot at.
func (k *Bomb) Class() Class {
	return Class{
		Key: k.Key, Name: k.Name, Notes: k.Says, Shape: "mine", Size: Tiny, Across: bombSpace,
		Str: 1, Dex: 10, Con: 10, HitDie: 4, HullMax: 1, AC: bombAC, Turn: space.Foot, Armour: "none", Shield: "none", Fuel: 1, Bomb: k,
	}
}

// Load is a kind of bomb and how many of it a full mount carries.
type Load struct {
	Bomb  *Bomb
	Count int16
}

// Keys describes what a quaternary weapon drops (companions A3). Its condition is one of a library.
func (k *Bomb) Keys(c schema.Coder, lib *Library) {
	c.Need("name", "radius", "save")
	schema.Text(c, "name", &k.Name, crew.MaxName-8, "as people read it")
	schema.Text(c, "says", &k.Says, crew.MaxName*4, "what it does, in a sentence")
	schema.Feet(c, "radius", &k.Radius, 1, maxRange, "of its blast")
	schema.Pick(c, "save", &k.Save, schema.Vocabulary{Noun: "save", Words: ScoreWords}, "of ships in the blast")
	schema.Truth(c, "half", &k.Half, "half the damage for those who save; without it none")
	schema.Truth(c, "proximity", &k.Proximity, "it goes off when a ship comes within its radius")
	schema.Truth(c, "no-larger", &k.NoLarger, "the condition is only for ships no larger than the one that dropped it")
	if c.Has("damage") {
		c.Need("type")
	}
	schema.Pick(c, "type", &k.Type, TypeWords, "of its damage")
	schema.Record(c, "damage", "", "from small and huge ships; the other sizes follow from these", func(c schema.Coder) {
		c.Need("small", "huge")
		schema.Dice(c, "small", &k.Damage, "from small ships")
		schema.Dice(c, "huge", &k.Heavy, "from huge ships")
	})
	k.Afflicts = c.Has("condition")
	lib.ConditionKey(c, "condition", &k.Condition, "of those who fail, for a minute (SHIP-CONDITION)")
	switch err := k.Check(); {
	case err != nil:
		c.Fault("", err.Error(), "change its damage")
	case k.Damage.Count == 0 && !k.Afflicts:
		c.Fault("", "this bomb does nothing", "give it damage, or a condition")
	}
}
