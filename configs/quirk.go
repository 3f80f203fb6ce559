package configs

import (
	"fmt"

	"broadside/personal/rulebook"
	"broadside/sim/space"
)

// quirks reads what a weapon of a persons' book does beside hitting.
func (r *bookReader) quirks(m *mapping, w *rulebook.Weapon) {
	whole(m, "each", &w.Each, 2, 10)
	whole(m, "burst-heat", &w.Sweep, 1, 10)
	if w.Props&rulebook.Cooling != 0 {
		w.Cools = 1
	}
	whole(m, "cools", &w.Cools, 1, 10)
	m.each("adds", 4, func(m *mapping) { w.Adds = append(w.Adds, r.adds(m)) })
	word(m, "over", &w.Over, parseOver)
	whole(m, "steady", &w.Steady, 1, 10)
	whole(m, "ward", &w.Ward, 1, 10)
	r.layerSet(m, "passes", &w.Passes)
	m.within("fires", func(m *mapping) { w.Fires = r.firing(m, w) })
	m.within("butt", func(m *mapping) { r.strike(m, &w.Butt) })
	if (w.Cools > 0) != (w.Props&rulebook.Cooling != 0) || w.Props&rulebook.Cooling != 0 && w.Heat == 0 {
		m.say(m.line, m.path, "only what has shots and is cooling cools by itself", "add `shots:` and `properties: [cooling]`")
	}
	if w.Charging() && w.Heat == 0 {
		m.say(m.line, m.path, "a charge takes heat, and this has none", "add `shots:`")
	}
}

// firing reads what a weapon fires that is no attack against Defence: of its own range,
// damage and type where it names no others.
func (r *bookReader) firing(m *mapping, w *rulebook.Weapon) *rulebook.Effect {
	e := plainEffect()
	r.effect(m, &e)
	e.Range = w.Far
	if e.Then == nil {
		e.Damage, e.Type = w.Damage, w.Type
	}
	if w.Far == 0 || e.Aim != rulebook.NoRoll && e.Aim != rulebook.BySave || e.Shape == rulebook.Leaps {
		m.say(m.line, m.path, "what a weapon fires has a range, and a save or nothing against it", "add `range:` to the weapon and `aim: save`, or `aim: none`")
	}
	return &e
}

// layerSet reads layers as a set.
func (r *bookReader) layerSet(m *mapping, key string, to *uint16) {
	m.words(key, rulebook.MaxLayers, func(word string) error {
		for n := range r.book.Layers {
			if r.book.Layers[n].Key == word {
				*to |= 1 << n
				return nil
			}
		}
		return noSuch("layer", word, keysOf(r.book.Layers, func(l *rulebook.Layer) string { return l.Key }))
	})
}

func (r *bookReader) adds(m *mapping) rulebook.Add {
	x := rulebook.Add{Save: -1}
	m.need("damage", "type")
	word(m, "damage", &x.Damage, parseHarm)
	r.kind(m, "type", &x.Type)
	pick(m, "when", &x.When, rulebook.Occasions)
	r.creatures(m, "kinds", &x.Kinds)
	r.ability(m, "save", &x.Save)
	whole(m, "dc", &x.DC, 1, 40)
	return x
}

func parseOver(w string) (space.Cover, error) {
	switch w {
	case "half":
		return space.HalfCover, nil
	case "three-quarters":
		return space.ThreeQuartersCover, nil
	}
	return 0, fmt.Errorf("there is no cover %q to shoot past: use half or three-quarters", w)
}

// slots asks whether a sheet carries no more weapons than its book lets anybody.
func (r *bookReader) slots(m *mapping, s *rulebook.Sheet) {
	n := 0
	for _, x := range s.Weapons {
		if x.Weapon >= 0 && int(x.Weapon) < len(r.book.Weapons) {
			n += r.book.Weapons[x.Weapon].Slots()
		}
	}
	if most := int(r.book.Slots); most > 0 && n > most {
		m.say(m.lineOf("weapons"), m.at("weapons"), fmt.Sprintf("these weapons take %d slots, and there are %d", n, most), "leave one out: a two-handed one takes 2 slots, another 1, one that is `at-hand` none")
	}
}
