package configs

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
)

// reserve reads what powers are paid with.
func (r *bookReader) reserve(m *mapping) {
	x := rulebook.Reserve{Ability: -1, Empty: -1}
	m.need("key", "name")
	m.text("key", &x.Key, maxKey)
	m.text("name", &x.Name, crew.MaxName)
	r.ability(m, "ability", &x.Ability)
	m.truth("counts", &x.Counts)
	r.condition(m, "empty", &x.Empty)
	r.book.Reserves = append(r.book.Reserves, x)
}

func (r *bookReader) reserveNamed(m *mapping, key string, to *int8) {
	byKey(m, key, to, "reserve", keysOf(r.book.Reserves, func(x *rulebook.Reserve) string { return x.Key }))
}

// byKey reads the place of one of a list of keys.
func byKey[T ~int8 | ~int16](m *mapping, key string, to *T, noun string, keys []string) {
	word(m, key, to, func(w string) (T, error) {
		if n := slices.Index(keys, w); n >= 0 {
			return T(n), nil
		}
		return -1, noSuch(noun, w, keys)
	})
}

// table reads what a die decides, a row a face.
func (r *bookReader) table(key string, _ int, m *mapping) {
	t := rulebook.Table{Key: key}
	m.need("name", "rows")
	m.text("name", &t.Name, crew.MaxName)
	m.truth("once", &t.Once)
	m.each("rows", 20, func(m *mapping) {
		row := rulebook.TableRow{Condition: -1}
		m.need("says")
		m.text("says", &row.Says, 2*crew.MaxName)
		r.condition(m, "condition", &row.Condition)
		m.truth("both", &row.Both)
		word(m, "damage", &row.Damage, parseHarm)
		m.truth("fells", &row.Fells)
		whole(m, "bad", &row.Bad, 0, 10)
		whole(m, "disarms", &row.Disarms, 1, 100)
		m.truth("breaks", &row.Breaks)
		whole(m, "again", &row.Again, 1, 5)
		m.each("effects", 4, func(m *mapping) {
			e := plainEffect()
			r.effect(m, &e)
			row.Effects = append(row.Effects, e)
		})
		t.Rows = append(t.Rows, row)
	})
	if n := len(t.Rows); n > 0 && !slices.Contains([]int{4, 6, 8, 10, 12, 20}, n) {
		m.say(m.lineOf("rows"), m.at("rows"), "no die has so many faces as this table has rows", "write 4, 6, 8, 10, 12 or 20 of them")
	}
	r.book.Tables = append(r.book.Tables, t)
}

func (r *bookReader) tableNamed(m *mapping, key string, to *int16) {
	byKey(m, key, to, "table", keysOf(r.book.Tables, func(x *rulebook.Table) string { return x.Key }))
}

// burdens reads what a condition takes from its bearer besides.
func (r *bookReader) burdens(m *mapping, c *rulebook.Condition) {
	whole(m, "hands", &c.Hands, 0, 2)
	whole(m, "track", &c.Track, 0, 10)
	word(m, "tender", &c.Tender, parseHarm)
	word(m, "lot", &c.Lot, parseHarm)
	whole(m, "larger", &c.Larger, 1, 3)
	m.within("ease", func(m *mapping) {
		m.need("ability", "dc")
		r.ability(m, "ability", &c.Ease.Ability)
		whole(m, "dc", &c.Ease.DC, 1, 40)
	})
	m.truth("eases", &c.Eases)
	m.within("lowers", func(m *mapping) {
		for i := range r.book.Reserves {
			whole(m, r.book.Reserves[i].Key, &c.Lowers[i], 0, 100)
		}
	})
	whole(m, "faster", &c.Faster, 1, 100)
	r.tableNamed(m, "fumble", &c.Fumble)
	r.tableNamed(m, "drained", &c.Drained)
	r.conditionList(m, "leaves", &c.Leaves)
	m.within("after", func(m *mapping) { r.effect(m, &c.After) })
	m.within("collapses", func(m *mapping) {
		m.need("reserve", "at", "into")
		r.reserveNamed(m, "reserve", &c.Collapse.Reserve)
		whole(m, "at", &c.Collapse.At, 1, 100)
		r.condition(m, "into", &c.Collapse.Into)
	})
}
