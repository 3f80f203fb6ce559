package configs

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
)

// bomb reads what a quaternary weapon drops (companions A3).
func (e *entry) bomb(m *mapping) (k shipyard.Bomb) {
	k.Key = e.key
	m.need("name", "radius", "save")
	m.text("name", &k.Name, crew.MaxName-8)
	m.text("says", &k.Says, crew.MaxName*4)
	m.feet("radius", &k.Radius, 1, maxRange)
	word(m, "save", &k.Save, func(word string) (crew.Ability, error) {
		for i, name := range [...]string{"str", "dex", "con"} {
			if name == word {
				return crew.Ability(i), nil
			}
		}
		return 0, fmt.Errorf("there is no save %q: use str, dex or con", word)
	})
	m.truth("half", &k.Half)
	m.truth("proximity", &k.Proximity)
	m.truth("no-larger", &k.NoLarger)
	if m.find("damage") != nil {
		m.need("type")
	}
	word(m, "type", &k.Type, shipyard.ParseDamageType)
	m.within("damage", func(m *mapping) {
		m.need("small", "huge")
		word(m, "small", &k.Damage, parseDice)
		word(m, "huge", &k.Heavy, parseDice)
	})
	if m.find("condition") != nil {
		k.Afflicts = true
		word(m, "condition", &k.Condition, shipyard.ParseCondition)
	}
	switch err := k.Check(); {
	case err != nil:
		m.say(m.line, m.path, err.Error(), "change its damage")
	case k.Damage.Count == 0 && !k.Afflicts:
		m.say(m.line, m.path, "this bomb does nothing", "give it damage, or a condition")
	}
	return k
}

// loads reads what a hardpoint of a quaternary weapon drops: a number of each
// bomb, together no more than its ammunition.
func (l *loader) loads(m *mapping, w *shipyard.Weapon, lib *shipyard.Library) (list []shipyard.Load) {
	if w.Grade != shipyard.Quaternary {
		return nil
	}
	m.need("bombs")
	sum := int16(0)
	m.within("bombs", func(m *mapping) {
		for _, key := range m.keys {
			load := shipyard.Load{}
			m.parseWord(key, m.at(key.Value), func(key string) (err error) {
				load.Bomb, err = l.bombOf(key, lib)
				return err
			})
			whole(m, key.Value, &load.Count, 1, maxAmmo)
			sum += load.Count
			list = append(list, load)
		}
	})
	if sum > w.Ammo {
		m.say(m.lineOf("bombs"), m.at("bombs"), fmt.Sprintf("%d bombs are more than the %s carries aboard a ship of this size", sum, w.Name),
			fmt.Sprintf("load %d in all", w.Ammo))
	}
	return list
}

func (l *loader) bombOf(key string, lib *shipyard.Library) (*shipyard.Bomb, error) {
	if k := lib.Bomb(key); k != nil {
		return k, nil
	}
	var keys []string
	for i := range l.bombs {
		keys = append(keys, l.bombs[i].key)
	}
	return nil, noSuch("bomb", key, keys)
}
