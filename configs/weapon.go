package configs

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Limits of a weapon.
const (
	maxRange = 20_000 // feet
	maxAmmo  = 1000
)

// weapon reads a row of the weapon table (companions A3).
func (e *entry) weapon(m *mapping) (p shipyard.Pattern) {
	p.Key, p.Attacks = e.key, 1
	m.need("name", "grade")
	m.text("name", &p.Name, crew.MaxName)
	word(m, "grade", &p.Grade, parseGrade)
	if p.Grade != shipyard.Quaternary {
		m.need("type", "damage", "range")
	}
	word(m, "type", &p.Type, shipyard.ParseDamageType)
	whole(m, "bonus", &p.Bonus, -10, 10)
	whole(m, "attacks", &p.Attacks, 1, 10)
	m.within("damage", func(m *mapping) {
		m.need("small", "huge")
		word(m, "small", &p.Damage, parseDice)
		word(m, "huge", &p.Heavy, parseDice)
	})
	m.within("range", func(m *mapping) {
		m.need("near", "far")
		m.feet("near", &p.Near, 1, maxRange)
		m.feet("far", &p.Far, 1, maxRange)
		if p.Far > 0 && p.Far < p.Near {
			m.say(m.lineOf("far"), m.at("far"), "the far range is nearer than the near one", "write the longer one as far")
		}
	})
	m.within("ammunition", func(m *mapping) {
		m.need("small", "huge")
		whole(m, "small", &p.Ammo, 2, maxAmmo)
		whole(m, "huge", &p.HeavyAmmo, 2, maxAmmo)
	})
	if p.Grade >= shipyard.Tertiary && m.find("ammunition") == nil {
		m.say(m.line, m.path, "a "+p.Grade.String()+" weapon needs ammunition", "add `ammunition: {small: 4, huge: 32}`")
	}
	return p
}

func parseGrade(word string) (shipyard.Grade, error) {
	for g := shipyard.Primary; g <= shipyard.Quaternary; g++ {
		if g.String() == word {
			return g, nil
		}
	}
	return 0, fmt.Errorf("there is no weapon grade %q : use primary, secondary, tertiary or quaternary", word)
}

// feet reads a length in feet.
func (m *mapping) feet(key string, to *space.Length, low, high int) {
	n := 0
	whole(m, key, &n, low, high)
	*to = space.Length(n) * space.Foot
}

var diceForm = regexp.MustCompile(`^(\d{1,2})d(\d{1,2})([+-]\d{1,2})?$`)

// parseDice reads "2d6" or "1d6+1".
func parseDice(word string) (dice.Dice, error) {
	part := diceForm.FindStringSubmatch(word)
	if part == nil {
		return dice.Dice{}, fmt.Errorf("%q are no dice: write them like 2d6 or 1d8+1", word)
	}
	count, _ := strconv.Atoi(part[1])
	faces, _ := strconv.Atoi(part[2])
	plus, _ := strconv.Atoi(part[3])
	if count < 1 || count > 40 || !slices.Contains([]int{4, 6, 8, 10, 12}, faces) {
		return dice.Dice{}, fmt.Errorf("%q cannot be thrown: use 1 to 40 dice of 4, 6, 8, 10 or 12 faces", word)
	}
	return dice.Dice{Count: int8(count), Faces: int8(faces), Plus: int8(plus)}, nil
}
