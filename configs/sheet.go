package configs

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
)

// sheet reads a person: an NPC with the numbers of their stat block, or a
// character whose numbers are worked out.
func (r *bookReader) sheet(key string, line int, m *mapping) {
	b := r.book
	s := rulebook.Sheet{Key: key, Level: 1, Casting: -1, Attacks: 1}
	for i := range s.Pools {
		s.Pools[i].Lends = -1
	}
	r.twice(m, key, line, b.Sheet(key) >= 0)
	r.figures(m, key, line, &s)
	m.need("name", "size", "scores", "hp", "speed")
	m.text("name", &s.Name, crew.MaxName)
	m.text("notes", &s.Notes, 600)
	m.text("class", &s.Class, crew.MaxName)
	m.truth("special", &s.Special)
	word(m, "size", &s.Size, func(w string) (int8, error) {
		var names []string
		for i := range b.Sizes {
			if b.Sizes[i].Name == w {
				return int8(i), nil
			}
			names = append(names, b.Sizes[i].Name)
		}
		return 0, noSuch("size", w, names)
	})
	whole(m, "level", &s.Level, 0, 40)
	r.sheetScores(m, &s)
	whole(m, "proficiency", &s.Proficiency, 0, 12)
	r.skills(m, "skilled", &s.Skilled)
	r.skills(m, "expert", &s.Expert)
	r.abilities(m, "saves", &s.Saves)
	whole(m, "hp", &s.HP, 1, 10_000)
	whole(m, "defence", &s.Defence, 0, 60)
	m.words("armour", 8, func(w string) error {
		n := slices.IndexFunc(b.Armours, func(a rulebook.Armour) bool { return a.Key == w })
		if n < 0 {
			return noSuch("armour", w, keysOf(b.Armours, func(a *rulebook.Armour) string { return a.Key }))
		}
		s.Armour = append(s.Armour, int16(n))
		s.Resists |= b.Armours[n].Resists
		return nil
	})
	r.nature(m, &s)
	r.speeds(m, &s)
	whole(m, "actions", &s.Actions, 0, 10)
	whole(m, "attacks", &s.Attacks, 1, 10)
	m.each("weapons", 12, func(m *mapping) { s.Weapons = append(s.Weapons, r.arm(m)) })
	r.slots(m, &s)
	m.truth("untrained", &s.Untrained)
	m.words("powers", 40, func(w string) error {
		n := b.Power(w)
		if n < 0 {
			return noSuch("power", w, keysOf(b.Powers, func(p *rulebook.Power) string { return p.Key }))
		}
		s.Powers = append(s.Powers, n)
		return nil
	})
	m.each("innate", 40, func(m *mapping) { r.innate(m, &s) })
	own := len(s.Powers)
	for _, n := range s.Armour {
		s.Powers = append(s.Powers, b.Armours[n].Powers...)
	}
	r.ability(m, "casting", &s.Casting)
	level := 0
	m.list("slots", rulebook.MaxSlots, func(n *yamlNode, path string) {
		if v, ok := m.number(n, path, 0, 20); ok {
			s.Slots[level] = int8(v)
		}
		level++
	})
	reserves(r, m, &s)
	m.each("devices", 12, func(m *mapping) { s.Devices = append(s.Devices, r.supply(m)) })
	m.words("trained", 12, func(w string) error {
		kinds := keysOf(b.Weapons, func(x *rulebook.Weapon) string { return x.Kind })
		if !slices.Contains(kinds, w) {
			slices.Sort(kinds)
			return noSuch("kind of weapon", w, slices.Compact(kinds))
		}
		s.Trained = append(s.Trained, w)
		return nil
	})
	m.words("used-to", 8, func(w string) error {
		n := slices.Index(b.Weights, w)
		if n < 0 {
			return noSuch("weight of armour", w, b.Weights)
		}
		s.Worn |= 1 << n
		return nil
	})
	whole(m, "clips", &s.Clips, 0, 20)
	m.each("layers", rulebook.MaxLayers, func(m *mapping) {
		n := int8(-1)
		m.need("key", "points")
		r.layer(m, "key", &n)
		if n >= 0 {
			whole(m, "points", &s.Pools[n].Points, 0, 10_000)
			whole(m, "regain", &s.Pools[n].Regain, 0, 10_000)
			whole(m, "dice", &s.Pools[n].Dice, 1, 10)
			m.truth("down", &s.Pools[n].Down)
			r.condition(m, "lends", &s.Pools[n].Lends)
		} else {
			m.known = append(m.known, "points", "regain", "dice", "down", "lends")
		}
	})
	proof(r, m, &s)
	flags(m, "features", &s.Features, rulebook.FeatureList)
	word(m, "sneak-attack", &s.Sneak, parseHarm)
	if s.Sneak.Count > 0 {
		s.Features |= rulebook.SneakAttack
	}
	whole(m, "reduces", &s.Reduce, 0, 50)
	whole(m, "minds", &s.Minds, 1, 1000)
	whole(m, "catches", &s.Catches, 1, 1000)
	s.Trail = -1
	byKey(m, "trail", &s.Trail, "device", keysOf(b.Devices, func(d *rulebook.Device) string { return d.Key }))
	if n := s.Trail; n >= 0 && (b.Devices[n].Lasts == 0 || b.Devices[n].Smoke) {
		m.say(m.lineOf("trail"), m.at("trail"), b.Devices[n].Name+" leaves no ground that goes on working", "give it `lasts:`, or name another")
	}
	whole(m, "track", &s.Bad, 0, 20)
	if s.Casting < 0 && slices.ContainsFunc(s.Powers[:own], func(n int16) bool { return b.Powers[n].Learnt() }) {
		m.say(m.lineOf("powers"), m.at("powers"), "there are powers, and no ability to cast them with", "add `casting:`")
	}
	b.Sheets = append(b.Sheets, s)
}

// reserves reads how much of each reserve somebody has at most.
func reserves(r *bookReader, m *mapping, s *rulebook.Sheet) {
	whole(m, "reserve", &s.Reserves[0], 0, 500)
	m.each("reserves", rulebook.MaxReserves, func(m *mapping) {
		n := int8(0)
		m.need("key", "points")
		r.reserveNamed(m, "key", &n)
		whole(m, "points", &s.Reserves[n], 0, 500)
	})
}

// proof reads what somebody's nature does with types of damage and with conditions.
func proof(r *bookReader, m *mapping, s *rulebook.Sheet) {
	r.kinds(m, "resists", &s.Resists)
	r.kinds(m, "vulnerable", &s.Vulnerable)
	r.kinds(m, "immune", &s.Immune)
	percents(r, m, &s.Percents)
	whole(m, "pounds", &s.Pounds, 1, 30_000)
	r.unmoved(m, &s.Unmoved)
}

// innate reads a power that a sheet takes no slot for.
func (r *bookReader) innate(m *mapping, s *rulebook.Sheet) {
	n := int16(-1)
	m.need("power")
	byKey(m, "power", &n, "power", keysOf(r.book.Powers, func(p *rulebook.Power) string { return p.Key }))
	if n < 0 {
		m.known = append(m.known, "uses", "slot")
		return
	}
	s.Powers = append(s.Powers, n)
	x := rulebook.Innate{Place: uint8(len(s.Powers))}
	whole(m, "uses", &x.Uses, 1, 20)
	whole(m, "slot", &x.Slot, 1, rulebook.MaxSlots)
	if w := &r.book.Powers[n]; x.Slot > 0 && x.Slot < w.Level {
		m.say(m.lineOf("slot"), m.at("slot"), fmt.Sprintf("%s is of level %d", w.Name, w.Level), "name a slot of that level or a higher one, or none")
	}
	s.Innate = append(s.Innate, x)
}

// figures reads whom a sheet plays where a scenario names no sheet. A book has one
// sheet for each at most.
func (r *bookReader) figures(m *mapping, key string, line int, s *rulebook.Sheet) {
	if _, err := rulebook.Figures.Find(key); err == nil {
		m.say(line, m.path, key+" is a figure, and no key of a sheet", "give the sheet another key, and write `plays: ["+key+"]`")
	}
	m.words("plays", len(rulebook.Figures.Words), func(w string) error {
		n, err := rulebook.Figures.Find(w)
		if err != nil {
			return err
		}
		if other := r.book.Figure(n); other >= 0 {
			return fmt.Errorf("%s plays the %s already: let one sheet play each figure", r.book.Sheets[other].Key, w)
		}
		s.Plays |= 1 << n
		return nil
	})
}

// sheetScores reads the abilities in the order of the book.
func (r *bookReader) sheetScores(m *mapping, s *rulebook.Sheet) {
	n := 0
	m.list("scores", len(r.book.Abilities), func(node *yamlNode, path string) {
		if v, ok := m.number(node, path, 1, rulebook.MaxScore); ok {
			s.Scores[n] = int8(v)
		}
		n++
	})
	if n != len(r.book.Abilities) && m.find("scores") != nil {
		m.say(m.lineOf("scores"), m.at("scores"), fmt.Sprintf("%d scores for %d abilities", n, len(r.book.Abilities)), "write them in order: "+orList(r.book.Abilities))
	}
	for i := range s.Scores {
		if s.Scores[i] == 0 {
			s.Scores[i] = 10
		}
	}
}

func (r *bookReader) skills(m *mapping, key string, to *uint32) {
	m.words(key, rulebook.MaxSkills, func(w string) error {
		n, err := r.skillOf(w)
		if err == nil {
			*to |= 1 << n
		}
		return err
	})
}

func (r *bookReader) speeds(m *mapping, s *rulebook.Sheet) {
	m.within("speed", func(m *mapping) {
		for i, name := range rulebook.ModeWords.Words {
			whole(m, name, &s.Speeds[i], 0, 500)
		}
	})
}

func (r *bookReader) arm(m *mapping) (a rulebook.Arm) {
	b := r.book
	m.need("weapon")
	word(m, "weapon", &a.Weapon, func(w string) (int16, error) {
		n := b.Weapon(w)
		if n < 0 {
			return 0, noSuch("weapon", w, keysOf(b.Weapons, func(x *rulebook.Weapon) string { return x.Key }))
		}
		return n, nil
	})
	a.Fixed = m.find("bonus") != nil
	whole(m, "bonus", &a.Bonus, -10, 30)
	whole(m, "plus", &a.Plus, -10, 30)
	whole(m, "attacks", &a.Blows, 1, 6)
	whole(m, "most", &a.Most, 1, 6)
	return a
}

func (r *bookReader) supply(m *mapping) (x rulebook.Supply) {
	b := r.book
	m.need("device", "count")
	word(m, "device", &x.Device, func(w string) (int16, error) {
		n := b.Device(w)
		if n < 0 {
			return 0, noSuch("device", w, keysOf(b.Devices, func(d *rulebook.Device) string { return d.Key }))
		}
		return n, nil
	})
	whole(m, "count", &x.Count, 1, 100)
	whole(m, "mark", &x.Mark, 1, 10)
	return x
}

func keysOf[T any](list []T, key func(*T) string) (keys []string) {
	for i := range list {
		keys = append(keys, key(&list[i]))
	}
	return keys
}
