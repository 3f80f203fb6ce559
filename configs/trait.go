package configs

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
)

// What makes creatures, armour and powers their own: weaknesses, hides, losses of
// reserves, what armour lends.

// loss reads dice by reserve: {stamina: 1d4, mana: 2}.
func (r *bookReader) loss(m *mapping, key string, to *rulebook.Loss) {
	m.within(key, func(m *mapping) {
		for i := range r.book.Reserves {
			word(m, r.book.Reserves[i].Key, &to[i], parseHarm)
		}
	})
}

func splash(m *mapping, x *rulebook.Splash) {
	m.need("size")
	whole(m, "size", &x.Size, 1, 100)
	word(m, "damage", &x.Damage, parseHarm)
	m.truth("theirs", &x.Theirs)
	m.truth("misses", &x.Misses)
}

func (r *bookReader) extra(m *mapping, x *rulebook.Extra) {
	m.need("damage", "type")
	word(m, "damage", &x.Damage, parseHarm)
	r.kind(m, "type", &x.Type)
	r.creatures(m, "kinds", &x.Kinds)
}

// creatures reads kinds of creatures as a set of numbers from 1.
func (r *bookReader) creatures(m *mapping, key string, to *uint32) {
	m.words(key, 16, func(w string) error {
		n, err := r.creature(w)
		*to |= 1 << n
		return err
	})
}

func (r *bookReader) creature(w string) (int8, error) {
	for i, k := range r.book.Kinds {
		if k == w {
			return int8(i + 1), nil
		}
	}
	return 0, noSuch("kind of creature", w, r.book.Kinds)
}

func (r *bookReader) soak(m *mapping, key string, x *rulebook.Soak) {
	m.within(key, func(m *mapping) {
		m.need("dice")
		word(m, "dice", &x.Dice, parseHarm)
		r.kinds(m, "types", &x.Types)
		m.truth("ordinary", &x.Plain)
	})
}

// armourGifts is what armour does beside its Defence.
func (r *bookReader) armourGifts(m *mapping, a *rulebook.Armour) {
	whole(m, "dc", &a.DC, 0, 10)
	r.soak(m, "soak", &a.Soak)
	r.unmoved(m, &a.Unmoved)
	m.words("powers", 4, func(w string) error {
		n := r.book.Power(w)
		if n < 0 {
			return noSuch("power", w, keysOf(r.book.Powers, func(p *rulebook.Power) string { return p.Key }))
		}
		if p := &r.book.Powers[n]; p.Cost > 0 || p.Level > 0 || p.Effect.Aim != rulebook.NoRoll {
			return fmt.Errorf("%s is paid for, or aimed: armour lends what its wearer need not be able to do", w)
		}
		a.Powers = append(a.Powers, n)
		return nil
	})
}

func (r *bookReader) unmoved(m *mapping, to *[]int16) {
	m.words("unmoved-by", rulebook.MaxConditions, func(w string) error {
		n, err := r.conditionOf(w)
		if err == nil {
			*to = append(*to, n)
		}
		return err
	})
}

// nature reads what a creature is, beside its numbers.
func (r *bookReader) nature(m *mapping, s *rulebook.Sheet) {
	word(m, "kind", &s.Kind, r.creature)
	m.list("modifiers", len(r.book.Abilities), func(node *yamlNode, path string) {
		if v, ok := m.number(node, path, -10, 20); ok {
			s.Modifiers = append(s.Modifiers, int8(v))
		}
	})
	if n := len(s.Modifiers); n > 0 && n != len(r.book.Abilities) {
		m.say(m.lineOf("modifiers"), m.at("modifiers"), fmt.Sprintf("%d modifiers for %d abilities", n, len(r.book.Abilities)), "write them in order: "+orList(r.book.Abilities))
		s.Modifiers = nil
	}
	r.soak(m, "soak", &s.Soak)
	m.within("regrows", func(m *mapping) {
		m.need("points")
		whole(m, "points", &s.Regrows.Points, 1, 50)
		r.kinds(m, "not-after", &s.Regrows.Not)
	})
	r.conditionList(m, "always", &s.Begins)
	s.Weakness = rulebook.Weakness{Condition: -1, Table: -1}
	m.within("weakness", func(m *mapping) {
		x := &s.Weakness
		m.need("says")
		m.text("says", &x.Says, 60)
		r.kinds(m, "types", &x.Types)
		m.truth("spot", &x.Spot)
		word(m, "extra", &x.Extra, parseHarm)
		m.truth("kills", &x.Kills)
		m.truth("critical", &x.Critical)
		r.condition(m, "condition", &x.Condition)
		r.tableNamed(m, "table", &x.Table)
	})
}

// further is what an effect does beside damage, healing and a condition.
func (r *bookReader) further(m *mapping, e *rulebook.Effect) {
	whole(m, "bonus", &e.Bonus, -10, 20)
	m.within("splash", func(m *mapping) { splash(m, &e.Splash) })
	r.loss(m, "loses", &e.Loses)
	r.loss(m, "gains", &e.Gains)
	whole(m, "track", &e.Bad, 0, 5)
	r.tableNamed(m, "table", &e.Table)
	r.tableNamed(m, "fumble", &e.Fumble)
	r.conditionList(m, "cures", &e.Cures)
	r.condition(m, "only", &e.Only)
	word(m, "turns", &e.Turns, parseHarm)
	m.truth("spoils", &e.Spoils)
	m.truth("touches", &e.Touches)
	r.condition(m, "gaze", &e.Gaze)
	m.truth("favours", &e.Favours)
	word(m, "feeds", &e.Feeds, parseHarm)
	m.truth("kills", &e.Kills)
	byKey(m, "largest", &e.Largest, "size", keysOf(r.book.Sizes, func(s *rulebook.Size) string { return s.Name }))
	m.within("then", func(m *mapping) {
		then := plainEffect()
		r.effect(m, &then)
		e.Then = &then
	})
	m.truth("primes-all", &e.PrimeAll)
	m.truth("hampers", &e.Hampers)
	m.within("refills", func(m *mapping) { r.dose(m, &e.Refills) })
	m.truth("friends", &e.Friends)
	m.truth("rests", &e.Rests)
	word(m, "flits", &e.Flits, parseHarm)
	m.truth("gifts", &e.Gifts)
	m.truth("own", &e.Own)
	m.within("calls", func(m *mapping) { r.calls(m, e) })
	m.truth("rushes", &e.Rushes)
	whole(m, "times", &e.Times, 1, 4)
	m.truth("unaided", &e.Unaided)
	m.truth("anyones", &e.Anyones)
	word(m, "throws", &e.Throws, parseHarm)
	r.layer(m, "raises", &e.Raises)
	whole(m, "wider", &e.Wider, 1, 10)
	whole(m, "swells", &e.Swells, 1, 10)
	m.within("stays", func(m *mapping) { e.Stays = r.stays(m) })
	r.creatures(m, "kinds", &e.Kinds)
	r.creatures(m, "spares", &e.Spares)
	m.each("grown", 20, func(m *mapping) { e.Grown = append(e.Grown, level(m)) })
}

// stays reads how an area goes on.
func (r *bookReader) stays(m *mapping) *rulebook.Stays {
	x := &rulebook.Stays{Within: -1, Burden: -1}
	for _, t := range []struct {
		key string
		to  *bool
	}{{"later", &x.Later}, {"starts", &x.Starts}, {"ends", &x.Ends}, {"enters", &x.Enters}, {"rough", &x.Rough}, {"follows", &x.Follows}} {
		m.truth(t.key, t.to)
	}
	whole(m, "rounds", &x.Rounds, 1, 100)
	r.condition(m, "within", &x.Within)
	r.condition(m, "burden", &x.Burden)
	return x
}

// boost reads what a condition adds to its bearer's hits; without a type it is of
// that of the damage that was answered.
func (r *bookReader) boost(m *mapping, key string, x *rulebook.Boost) {
	*x = rulebook.Boost{Type: -1, School: -1, Rider: rulebook.NoRider}
	m.within(key, func(m *mapping) {
		m.need("damage")
		word(m, "damage", &x.Damage, parseHarm)
		word(m, "more", &x.More, parseHarm)
		m.truth("growing", &x.Growing)
		r.kind(m, "type", &x.Type)
		flags(m, "when", &x.When, rulebook.TagWords)
		r.school(m, "school", &x.School)
		m.within("rider", func(m *mapping) { x.Rider = r.rider(m) })
		m.truth("once", &x.Once)
	})
}

// calls reads who comes.
func (r *bookReader) calls(m *mapping, e *rulebook.Effect) {
	c := &e.Calls
	m.need("sheet", "says")
	byKey(m, "sheet", &c.Sheet, "sheet", r.sheets)
	word(m, "count", &c.Count, parseHarm)
	whole(m, "rounds", &c.Rounds, 1, 100)
	m.text("says", &c.Says, crew.MaxName)
	whole(m, "within", &c.Within, 1, 5000)
}

// level reads a number that holds from a level on.
func level(m *mapping) (x rulebook.Level) {
	m.need("from", "is")
	whole(m, "from", &x.From, 0, 20)
	whole(m, "is", &x.Is, 1, 40)
	return x
}

// dose reads points of a layer; without a number it is all of them.
func (r *bookReader) dose(m *mapping, x *rulebook.Dose) {
	m.need("layer")
	r.layer(m, "layer", &x.Layer)
	whole(m, "points", &x.Points, 1, 100)
}

// lift reads how a power moves what the points that its user names can lift.
func lift(r *bookReader, m *mapping, x *rulebook.Lift) {
	m.need("pounds", "reserve")
	whole(m, "pounds", &x.Pounds, 1, 1000)
	r.reserveNamed(m, "reserve", &x.Reserve)
	whole(m, "push", &x.Push, 0, 1000)
	m.truth("away", &x.Away)
	r.condition(m, "aloft", &x.Aloft)
	r.condition(m, "glow", &x.Glow)
	m.truth("tells", &x.Tells)
}

// explosive reads what a weapon is made of and weighs, and what goes off where it hits.
func explosive(r *bookReader, m *mapping, w *rulebook.Weapon) {
	r.kinds(m, "material", &w.Material)
	whole(m, "pounds", &w.Pounds, 1, 2000)
	whole(m, "critical-within", &w.Critical, 1, 5000)
	m.within("explodes", func(m *mapping) {
		m.need("parts")
		m.each("parts", 4, func(m *mapping) {
			x := rulebook.BlastPart{}
			m.need("damage", "type")
			word(m, "damage", &x.Damage, parseHarm)
			r.kind(m, "type", &x.Type)
			whole(m, "drive", &x.Drive, 0, 200)
			w.Blast.Parts = append(w.Blast.Parts, x)
		})
		whole(m, "size", &w.Blast.Size, 1, 1000)
	})
}
