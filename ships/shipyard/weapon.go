package shipyard

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// Grade is the grade of a weapon (SHIP-RANGE, SHIP-WSAVE).
type Grade uint8

// The grades of weapons.
const (
	Primary Grade = iota
	Secondary
	Tertiary
	Quaternary
)

var gradeNames = [...]string{"primary", "secondary", "tertiary", "quaternary"}

func (g Grade) String() string { return gradeNames[g] }

// DamageType is a type of damage (SHIP-TYPES).
type DamageType uint8

// The damage types.
const (
	Energy DamageType = iota
	Kinetic
	Pulse
	Thermite
)

var typeNames = [...]string{"energy", "kinetic", "pulse", "thermite"}

func (t DamageType) String() string { return typeNames[t] }

// OnShields returns what damage of a type is worth against shields (SHIP-TYPES).
func (t DamageType) OnShields() damage.Fraction {
	switch t {
	case Pulse:
		return damage.Fraction{Num: 2, Den: 1}
	case Thermite:
		return damage.Fraction{Num: 1, Den: 2}
	}
	return damage.Whole()
}

// OnHull returns what damage of a type is worth against the hull (SHIP-TYPES).
func (t DamageType) OnHull() damage.Fraction {
	f := t.OnShields()
	return damage.Fraction{Num: f.Den, Den: f.Num}
}

// ParseDamageType reads the name of a damage type.
func ParseDamageType(word string) (DamageType, error) {
	n, err := TypeWords.Find(word)
	return DamageType(n), err
}

// Weapon is a weapon fitted to ships of one size.
type Weapon struct {
	Key     string // its name in files
	Name    string
	Grade   Grade
	Type    DamageType
	Damage  dice.Dice
	Bonus   int8 // to hit, or to the save DC
	Attacks int8 // a round
	Ranges
	Ammo int16 // 0: it needs none
}

// Ranges are how far a weapon reaches.
type Ranges struct {
	Near space.Length
	Far  space.Length // 0: no long range
}

// Stretch changes ranges other than 0 by a function.
func (r *Ranges) Stretch(of func(int64) int64) {
	for _, p := range [...]*space.Length{&r.Near, &r.Far} {
		if *p > 0 {
			*p = min(max(1, space.Length(of(int64(*p)))), space.Reach)
		}
	}
}

// Pattern is a weapon before it is fitted to a ship: its row of the weapon table, with
// the numbers for small ships (A) and huge ones (B).
type Pattern struct {
	Weapon
	Heavy     dice.Dice // damage aboard huge ships
	HeavyAmmo int16     // ammunition aboard huge ships
}

// Fit returns the weapon fitted to a ship of a size. Tiny and large ships use dice one
// step down and half the ammunition, medium and gargantuan ones dice one step up and
// twice the ammunition (SHIP-DAMAGE).
func (p *Pattern) Fit(size Size) (Weapon, error) {
	w, row := p.Weapon, sizings[size]
	if row.heavy {
		w.Damage, w.Ammo = p.Heavy, p.HeavyAmmo
	}
	w.Ammo = w.Ammo * int16(row.ammo) / int16(row.multiplier)
	if w.Grade == Quaternary {
		return w, nil
	}
	faces, err := step(int(w.Damage.Faces), row.step)
	if err != nil {
		return Weapon{}, fmt.Errorf("weapon %s aboard a %s ship: %w", p.Key, size, err)
	}
	w.Damage.Faces = int8(faces)
	return w, nil
}

var ladder = [...]int{4, 6, 8, 10, 12}

func step(faces, by int) (int, error) {
	if by == 0 {
		return faces, nil
	}
	for i, f := range ladder {
		if f == faces && i+by >= 0 && i+by < len(ladder) {
			return ladder[i+by], nil
		}
	}
	return 0, fmt.Errorf("a d%d has no die %+d steps away: use d4 to d12", faces, by)
}

// CloseCombat is the distance within which every attack on a target is harder
// (SHIP-CLOSE).
const CloseCombat = 50 * space.Foot

// Band is a range band (SHIP-RANGE).
type Band uint8

// The bands.
const (
	InClose     Band = iota // within 50 ft
	UnderClose              // a secondary weapon's, inside its close range
	InNormal                // not hindered
	BeyondNear              // beyond normal range
	BeyondReach             // beyond the last range: impossible
)

func (n Band) String() string {
	return [...]string{"within 50 ft", "inside close range", "normal range", "long range", "out of range"}[n]
}

// BandOf returns the band of a range for a weapon. A band includes its far edge.
func (w *Weapon) BandOf(d space.Length) Band {
	far := w.Far
	if far == 0 {
		far = w.Near
	}
	switch {
	case d > far:
		return BeyondReach
	case d <= CloseCombat:
		return InClose
	case w.Grade == Secondary && d <= w.Near:
		return UnderClose
	case w.Grade != Secondary && d > w.Near:
		return BeyondNear
	}
	return InNormal
}

// WhyHindered returns why attacks in a band have disadvantage, or "".
func (n Band) WhyHindered() say.Text {
	if n == InNormal {
		return ""
	}
	return say.Text(n.String())
}

// Vocabularies of weapons.
var (
	gradeWords = schema.Vocabulary{Noun: "weapon grade", Words: gradeNames[:]}
	TypeWords  = schema.Vocabulary{Noun: "damage type", Words: typeNames[:]}
)

const (
	maxRange = 20_000 // feet
	MaxAmmo  = 1000
)

// Keys describes a row of the weapon table (companions A3).
func (p *Pattern) Keys(c schema.Coder) {
	c.Need("name", "grade")
	schema.Text(c, "name", &p.Name, crew.MaxName, "as people read it")
	schema.Switch(c, "grade", &p.Grade, gradeWords, "primary weapons are at a disadvantage beyond `near`, tertiary ones too, secondary ones inside it; a quaternary one drops bombs (SHIP-RANGE)", func() {
		if p.Grade != Quaternary {
			c.Need("type", "damage", "range")
		}
		if p.Grade >= Tertiary && !c.Has("ammunition") {
			c.Fault("", "a "+p.Grade.String()+" weapon needs ammunition", "add `ammunition: {small: 4, huge: 32}`")
		}
	})
	schema.Whole(c, "bonus", &p.Bonus, -10, 10, "to hit, or to the DC of the save")
	schema.Whole(c, "attacks", &p.Attacks, 1, 10, "a round")
	schema.Pick(c, "type", &p.Type, TypeWords, "of its damage (SHIP-TYPES)")
	schema.Record(c, "damage", "", "aboard small and huge ships; the other sizes follow from these (SHIP-DAMAGE)", func(c schema.Coder) {
		c.Need("small", "huge")
		schema.Dice(c, "small", &p.Damage, "aboard small ships")
		schema.Dice(c, "huge", &p.Heavy, "aboard huge ships")
	})
	schema.Record(c, "range", "", "beyond `far` nothing is hit", func(c schema.Coder) {
		c.Need("near", "far")
		schema.Feet(c, "near", &p.Near, 1, maxRange, "normal range; of a secondary weapon what is too close")
		schema.Feet(c, "far", &p.Far, 1, maxRange, "the last range")
		if p.Far > 0 && p.Far < p.Near {
			c.Fault("far", "the far range is nearer than the near one", "write the longer one as far")
		}
	})
	schema.Record(c, "ammunition", "", "aboard small and huge ships; the other sizes follow from these", func(c schema.Coder) {
		c.Need("small", "huge")
		schema.Whole(c, "small", &p.Ammo, 2, MaxAmmo, "aboard small ships")
		schema.Whole(c, "huge", &p.HeavyAmmo, 2, MaxAmmo, "aboard huge ships")
	})
}
