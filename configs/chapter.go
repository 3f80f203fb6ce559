package configs

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
)

// A chapter adds to a book: conditions, weapons, armour, powers, devices and
// sheets. Whatever one names may stand in any chapter of the same book.

// chapters walks the chapters of the book, in the order of their files, and reads
// one list of each.
func (r *bookReader) eachChapter(list string, limit int, read func(key string, line int, m *mapping)) {
	for i := range r.chapters {
		m := r.open(&r.chapters[i])
		if m == nil {
			continue
		}
		m.entries(list, limit, read)
	}
}

// open is a chapter of this book, or nil. A chapter is walked once for each kind
// of thing, so that they can name each other.
func (r *bookReader) open(e *entry) *mapping {
	book := ""
	told := e.page.told
	errors, problems := r.errors, len(r.problems)
	m := e.page.mapping(e.node, e.key)
	if m != nil {
		m.text("book", &book, maxKey)
	}
	if book != r.book.Key {
		e.page.told, r.errors, r.problems = told, errors, r.problems[:problems]
		return nil
	}
	return m
}

// chapterLists are what a chapter may hold.
var chapterLists = []string{"conditions", "weapons", "armour", "powers", "devices", "sheets"}

// readChapters reads the chapters, first what others name.
func (r *bookReader) readChapters() {
	b := r.book
	for i := range r.chapters {
		if m := r.open(&r.chapters[i]); m != nil {
			m.known = append(m.known, chapterLists...)
			m.done()
		}
	}
	n := 0
	r.eachChapter("conditions", rulebook.MaxConditions, func(_ string, _ int, m *mapping) {
		if n < len(b.Conditions) {
			r.readCondition(m, &b.Conditions[n])
		}
		n++
	})
	r.eachChapter("weapons", rulebook.MaxItems, r.weapon)
	r.eachChapter("devices", rulebook.MaxItems, r.device)
	r.eachChapter("powers", rulebook.MaxItems, r.power)
	r.eachChapter("armour", rulebook.MaxItems, r.armour)
	r.eachChapter("sheets", rulebook.MaxItems, r.sheet)
}

// conditionNames notes the conditions by their keys before anything names them.
func (r *bookReader) conditionNames() {
	b := r.book
	for i := range r.chapters {
		e := &r.chapters[i]
		m := r.open(e)
		if m == nil {
			continue
		}
		list := m.find("conditions")
		if list == nil {
			continue
		}
		x := m.page.mapping(list, m.at("conditions"))
		if x == nil {
			continue
		}
		for j := range x.keys {
			if b.Condition(x.keys[j].Value) >= 0 {
				m.say(x.keys[j].Line, x.at(x.keys[j].Value), "there is a condition of this name in the book already", "give it another name")
			}
			if goodKey(x.keys[j].Value) {
				b.Conditions = append(b.Conditions, rulebook.Condition{Key: x.keys[j].Value})
				r.lines = append(r.lines, conditionLine{m.page, x.keys[j].Line, x.at(x.keys[j].Value)})
			}
		}
	}
	if len(b.Conditions) > rulebook.MaxConditions {
		r.add(Problem{File: b.Key, Message: "the book has too many conditions", Remedy: "have at most 128"})
		b.Conditions = b.Conditions[:rulebook.MaxConditions]
	}
}

// sheetNames notes the sheets by their keys before anything calls them.
func (r *bookReader) sheetNames() {
	for i := range r.chapters {
		m := r.open(&r.chapters[i])
		if m == nil {
			continue
		}
		if list := m.find("sheets"); list != nil {
			if x := m.page.mapping(list, m.at("sheets")); x != nil {
				for _, k := range x.keys {
					r.sheets = append(r.sheets, k.Value)
				}
			}
		}
	}
}

// condition reads the key of a condition; "none" is -1.
func (r *bookReader) condition(m *mapping, key string, to *int16) {
	word(m, key, to, func(w string) (int16, error) { return r.conditionOf(w) })
}

func (r *bookReader) conditionOf(w string) (int16, error) {
	if n := r.book.Condition(w); n >= 0 {
		return n, nil
	}
	var keys []string
	for i := range r.book.Conditions {
		keys = append(keys, r.book.Conditions[i].Key)
	}
	return -1, noSuch("condition", w, keys)
}

func (r *bookReader) conditionList(m *mapping, key string, to *[]int16) {
	m.words(key, 8, func(w string) error {
		n, err := r.conditionOf(w)
		if err == nil {
			*to = append(*to, n)
		}
		return err
	})
}

func (r *bookReader) abilities(m *mapping, key string, to *uint8) {
	m.words(key, rulebook.MaxAbilities, func(w string) error {
		for i, name := range r.book.Abilities {
			if name == w {
				*to |= 1 << i
				return nil
			}
		}
		return noSuch("ability", w, r.book.Abilities)
	})
}

func (r *bookReader) readCondition(m *mapping, c *rulebook.Condition) {
	c.Speed, c.Step, c.Primed, c.Hands, c.Collapse.Into = -1, -1, -1, -1, -1
	c.Fumble, c.Drained, c.While = -1, -1, -1
	c.Blast, c.After = plainEffect(), plainEffect()
	m.need("name")
	m.text("name", &c.Name, crew.MaxName)
	m.text("says", &c.Says, 400)
	r.conditionList(m, "implies", &c.Implies)
	r.conditionList(m, "brings", &c.Brings)
	flags(m, "flags", &c.Flags, rulebook.Flags)
	whole(m, "speed", &c.Speed, 0, 1000)
	r.abilities(m, "fails", &c.FailSaves)
	m.each("modifiers", 12, func(m *mapping) { c.Mods = append(c.Mods, r.modifier(m)) })
	flags(m, "breaks", &c.Breaks, rulebook.Breaks)
	m.within("damage", func(m *mapping) {
		m.need("dice", "type")
		word(m, "dice", &c.Damage, parseHarm)
		r.kind(m, "type", &c.Type)
		m.truth("growing", &c.Grows)
		m.truth("bypass", &c.Seeps)
	})
	whole(m, "fly", &c.Fly, 1, 200)
	m.within("escape", func(m *mapping) {
		m.need("actions")
		whole(m, "actions", &c.Escape.Actions, 1, 10)
		r.ability(m, "ability", &c.Escape.Ability)
		whole(m, "dc", &c.Escape.DC, 0, 40)
		m.truth("by-others", &c.Escape.Others)
		m.truth("though-stunned", &c.Escape.Numbed)
		m.truth("as-cast", &c.Keeps)
	})
	r.condition(m, "next", &c.Step)
	r.burdens(m, c)
	r.kinds(m, "resists", &c.Resist)
	percents(r, m, &c.Percents)
	m.within("silences", func(m *mapping) {
		m.need("by", "within")
		whole(m, "by", &c.Silences.By, 1, 100)
		whole(m, "within", &c.Silences.Within, 1, 5000)
	})
	m.within("primed", func(m *mapping) {
		m.need("type")
		r.kind(m, "type", &c.Primed)
		m.within("blast", func(m *mapping) { r.effect(m, &c.Blast) })
	})
	whole(m, "hit-points", &c.Slow, 1, 100)
	r.boost(m, "boost", &c.Boost)
	r.boost(m, "thorns", &c.Thorns)
	r.layer(m, "while", &c.While)
	m.truth("soaks", &c.Soaks)
	m.truth("kills", &c.Kills)
	whole(m, "actions", &c.Actions, -5, 5)
	r.loss(m, "loses", &c.Loses)
}

func (r *bookReader) modifier(m *mapping) (x rulebook.Modifier) {
	m.need("roll")
	pick(m, "roll", &x.Roll, rulebook.RollKinds)
	m.truth("against", &x.Against)
	edge := ""
	word(m, "edge", &edge, oneOf("edge", []string{"advantage", "disadvantage"}))
	switch edge {
	case "advantage":
		x.Edge = 1
	case "disadvantage":
		x.Edge = -1
	}
	whole(m, "value", &x.Value, -100, 100)
	word(m, "dice", &x.Dice, parseHarm)
	m.truth("minus", &x.Minus)
	flags(m, "when", &x.When, rulebook.TagWords)
	r.abilities(m, "abilities", &x.Abilities)
	whole(m, "company", &x.Company, 1, 1000)
	return x
}

func (r *bookReader) kinds(m *mapping, key string, to *uint32) {
	m.words(key, rulebook.MaxTypes, func(w string) error {
		n := slices.Index(r.book.Types, w)
		if n < 0 {
			return noSuch("damage type", w, r.book.Types)
		}
		*to |= 1 << n
		return nil
	})
}

// twice reports a key that the book has already.
func (r *bookReader) twice(m *mapping, key string, line int, there bool) {
	if there {
		m.say(line, m.path, "the book has one of this key already", "give one of the two another key")
	}
}

func (r *bookReader) weapon(key string, line int, m *mapping) {
	w := rulebook.Weapon{Key: key, Table: -1, Vicious: -1, Fumble: -1}
	r.twice(m, key, line, r.book.Weapon(key) >= 0)
	m.need("name", "kind", "damage", "type")
	m.text("name", &w.Name, crew.MaxName)
	m.text("kind", &w.Kind, crew.MaxName)
	word(m, "damage", &w.Damage, parseHarm)
	r.kind(m, "type", &w.Type)
	m.within("range", func(m *mapping) {
		m.need("near", "far")
		whole(m, "near", &w.Near, 1, 5000)
		whole(m, "far", &w.Far, 1, 5000)
		if w.Far > 0 && w.Far < w.Near {
			m.say(m.lineOf("far"), m.at("far"), "the far range is nearer than the near one", "write the longer one as far")
		}
	})
	whole(m, "reach", &w.Reach, 0, 100)
	whole(m, "shots", &w.Heat, 0, 100)
	whole(m, "loading", &w.Loading, 0, 10)
	flags(m, "properties", &w.Props, rulebook.Properties)
	r.abilities(m, "abilities", &w.Abilities)
	whole(m, "bonus", &w.Bonus, -10, 10)
	whole(m, "plus", &w.Plus, -10, 20)
	whole(m, "misfire", &w.Misfire, 0, 19)
	whole(m, "drive", &w.Drive, 0, 200)
	whole(m, "guard", &w.Guard, 0, 10)
	explosive(r, m, &w)
	whole(m, "untrained", &w.Clumsy, 0, 10)
	r.ability(m, "vicious", &w.Vicious)
	r.tableNamed(m, "fumble", &w.Fumble)
	m.within("splash", func(m *mapping) { splash(m, &w.Splash) })
	m.within("extra", func(m *mapping) { r.extra(m, &w.Extra) })
	r.tableNamed(m, "table", &w.Table)
	r.conditionList(m, "only", &w.Only)
	word(m, "both-hands", &w.Both, parseHarm)
	m.within("rider", func(m *mapping) { w.Riders = append(w.Riders, r.rider(m)) })
	m.each("riders", 4, func(m *mapping) { w.Riders = append(w.Riders, r.rider(m)) })
	if a := &r.book.Attack; w.Props&rulebook.Burst != 0 && a.Burst.DC == 0 {
		m.say(m.lineOf("properties"), m.at("properties"), "the book has no rules for bursts", "add `burst: {shots: 3, dc: 15}` to the book's `attack:`")
	} else if w.Props&rulebook.Heavy != 0 && a.Heavy.Ability < 0 {
		m.say(m.lineOf("properties"), m.at("properties"), "the book has no rules for heavy weapons", "add `heavy:`, with an ability and the least score of it, to the book's `attack:`")
	}
	r.quirks(m, &w)
	if w.Props&rulebook.Thrown != 0 && w.Far == 0 {
		m.say(m.line, m.path, "a weapon that can be thrown has no range", "add `range: {near: 6, far: 18}`")
	}
	r.book.Weapons = append(r.book.Weapons, w)
}

func (r *bookReader) rider(m *mapping) rulebook.Rider {
	x := rulebook.NoRider
	r.condition(m, "condition", &x.Condition)
	r.condition(m, "critical", &x.Crit)
	r.tableNamed(m, "table", &x.Table)
	m.truth("once", &x.Once)
	m.truth("detonates", &x.Detonates)
	m.truth("unfocuses", &x.Unfocuses)
	byKey(m, "largest", &x.Largest, "size", keysOf(r.book.Sizes, func(s *rulebook.Size) string { return s.Name }))
	r.ability(m, "save", &x.Save)
	whole(m, "dc", &x.DC, 0, 40)
	m.truth("telling", &x.Telling)
	r.creatures(m, "spares", &x.Spares)
	pick(m, "ends", &x.Ends, rulebook.EndWords)
	whole(m, "rounds", &x.Rounds, 0, 100)
	r.loss(m, "loses", &x.Loses)
	return x
}

func (r *bookReader) armour(key string, line int, m *mapping) {
	a := rulebook.Armour{Key: key, Most: -1, Layer: -1, Weight: -1, Pieces: 1}
	there := slices.ContainsFunc(r.book.Armours, func(x rulebook.Armour) bool { return x.Key == key })
	r.twice(m, key, line, there)
	m.need("name", "defence")
	m.text("name", &a.Name, crew.MaxName)
	m.text("says", &a.Says, 200)
	whole(m, "defence", &a.Defence, 0, 20)
	whole(m, "most", &a.Most, 0, 20)
	m.within("layer", func(m *mapping) {
		m.need("key", "points")
		r.layer(m, "key", &a.Layer)
		whole(m, "points", &a.Points, 0, 1000)
		whole(m, "regain", &a.Regain, 0, 1000)
	})
	byKey(m, "weight", &a.Weight, "weight of armour", r.book.Weights)
	whole(m, "pieces", &a.Pieces, 1, 4)
	m.within("window", func(m *mapping) {
		m.need("from", "to")
		whole(m, "from", &a.From, 1, 200)
		whole(m, "to", &a.To, 1, 200)
	})
	r.kinds(m, "resists", &a.Resists)
	r.kinds(m, "whole", &a.Whole)
	whole(m, "pounds", &a.Pounds, 1, 2000)
	percents(r, m, &a.Percents)
	r.armourGifts(m, &a)
	r.book.Armours = append(r.book.Armours, a)
}

func (r *bookReader) layer(m *mapping, key string, to *int8) {
	byKey(m, key, to, "layer", keysOf(r.book.Layers, func(l *rulebook.Layer) string { return l.Key }))
}

func (r *bookReader) device(key string, line int, m *mapping) {
	d := rulebook.Device{Key: key, Act: rulebook.ActUse, Stick: -1, Effect: plainEffect(), Blast: plainEffect()}
	r.twice(m, key, line, r.book.Device(key) >= 0)
	m.need("name")
	m.text("name", &d.Name, crew.MaxName)
	m.text("says", &d.Says, 400)
	pick(m, "action", &d.Act, rulebook.Acts)
	whole(m, "dc", &d.DC, 0, 40)
	m.within("effect", func(m *mapping) { r.effect(m, &d.Effect) })
	m.truth("delayed", &d.Delay)
	r.ability(m, "sticks", &d.Stick)
	m.truth("seeks", &d.Seeks)
	r.mine(m, &d)
	whole(m, "smoke", &d.Lasts, 1, 100)
	d.Smoke = d.Lasts > 0
	whole(m, "lasts", &d.Lasts, 1, 100)
	m.within("marks", func(m *mapping) {
		word(m, "damage", &d.Marks.Damage, parseHarm)
		whole(m, "dc", &d.Marks.DC, 1, 5)
		whole(m, "size", &d.Marks.Size, 1, 10)
		whole(m, "range", &d.Marks.Range, 1, 10)
		whole(m, "count", &d.Marks.Count, 1, 3)
	})
	r.book.Devices = append(r.book.Devices, d)
}

// mine reads what lies and waits.
func (r *bookReader) mine(m *mapping, d *rulebook.Device) {
	m.truth("mine", &d.Mine)
	m.truth("alone", &d.Alone)
	m.truth("spares", &d.Spares)
	m.within("blast", func(m *mapping) { r.effect(m, &d.Blast) })
	if d.Mine && r.book.Mines.Notice == 0 {
		m.say(m.line, m.path, "the book has no rules for mines", "add `mines: {notice: 10, disarm: 13, defence: 10}` to the book")
	}
	if !d.Mine && (d.Alone || d.Spares || d.Blast.Shape != rulebook.NoArea) {
		m.say(m.line, m.path, "this is for what lies and waits", "add `mine: true`")
	}
}

func (r *bookReader) power(key string, line int, m *mapping) {
	p := rulebook.Power{Key: key, Effect: plainEffect(), School: -1, Against: -1, With: -1, Takes: rulebook.Dose{Layer: -1}}
	r.twice(m, key, line, r.book.Power(key) >= 0)
	m.need("name", "level")
	m.text("name", &p.Name, crew.MaxName)
	m.text("says", &p.Says, 400)
	whole(m, "level", &p.Level, 0, rulebook.MaxSlots)
	whole(m, "reserve", &p.Cost, 0, 100)
	r.reserveNamed(m, "from", &p.Reserve)
	if p.Cost > 0 && len(r.book.Reserves) == 0 {
		m.say(m.lineOf("reserve"), m.at("reserve"), "the book has no reserve to pay this with", "add `reserves:` to the book, or leave this out")
	}
	word(m, "casting", &p.Act, r.price)
	pick(m, "answers", &p.Answers, rulebook.Moments)
	r.school(m, "school", &p.School)
	r.school(m, "against", &p.Against)
	whole(m, "within", &p.Within, 1, 1000)
	m.truth("counters", &p.Counters)
	if p.Counters && p.Answers != rulebook.Casting {
		m.say(m.lineOf("counters"), m.at("counters"), "only what is cast can be countered", "add `answers: casts`")
	}
	flags(m, "when", &p.When, rulebook.TagWords)
	m.truth("either", &p.Either)
	if p.Either && (!p.Answers.Asked() || m.find("casting") == nil) {
		m.say(m.lineOf("either"), m.at("either"), "what is used either way has a price, and a moment that it answers", "add `casting:` and `answers:`")
	}
	m.truth("skill", &p.Skill)
	m.truth("sure", &p.Sure)
	m.truth("once", &p.Once)
	whole(m, "recharge", &p.Recharge, 2, 6)
	m.each("uses", 12, func(m *mapping) { p.Uses = append(p.Uses, level(m)) })
	m.within("takes", func(m *mapping) { r.dose(m, &p.Takes) })
	p.Lift = rulebook.Lift{Aloft: -1, Glow: -1}
	m.within("lift", func(m *mapping) { lift(r, m, &p.Lift) })
	r.kinds(m, "to", &p.Answered)
	free := false
	m.truth("free", &free)
	switch reaction := len(r.book.Tokens) > 0 && r.book.Tokens[p.Act.Token].Any; {
	case free && (m.find("casting") != nil || p.Answers != rulebook.NoMoment):
		m.say(m.lineOf("free"), m.at("free"), "what is free has no price, and answers nothing", "leave out `free:`")
	case !free && p.Answers == rulebook.NoMoment && m.find("casting") == nil:
		m.need("casting")
	case p.Answers == rulebook.NoMoment && reaction:
		m.say(m.lineOf("casting"), m.at("casting"), "a power that is cast by reaction answers nothing", "add `answers:`, with struck, hurt, casts, thrown or falls")
	}
	m.truth("concentration", &p.Focus)
	m.within("effect", func(m *mapping) { r.effect(m, &p.Effect) })
	if x := p.Effect.Stays; x != nil && (p.Effect.Shape == rulebook.NoArea || p.Effect.Shape == rulebook.Leaps || !p.Focus && x.Rounds == 0) {
		m.say(m.lineOf("effect"), m.at("effect"), "what stays is an area, and has an end", "give the effect an `area:`, and its `stays:` rounds, or add `concentration: true`")
	}
	word(m, "more", &p.More, parseHarm)
	m.truth("growing", &p.Growth)
	word(m, "grows", &p.Grows, parseHarm)
	r.ability(m, "with", &p.With)
	r.book.Powers = append(r.book.Powers, p)
}

func (r *bookReader) school(m *mapping, key string, to *int8) {
	byKey(m, key, to, "school of powers", r.book.Schools)
}

// plainEffect does nothing yet.
func plainEffect() rulebook.Effect {
	return rulebook.Effect{Ability: -1, Layer: -1, Condition: -1, Prime: -1, Drain: -1, Spends: -1, ShieldEdge: -1, Table: -1, Fumble: -1, Only: -1, Gaze: -1, Largest: -1, Raises: -1, Refills: rulebook.Dose{Layer: -1}, Calls: rulebook.Calls{Sheet: -1}}
}

func (r *bookReader) effect(m *mapping, e *rulebook.Effect) {
	whole(m, "range", &e.Range, 0, 5000)
	pick(m, "area", &e.Shape, rulebook.Shapes)
	whole(m, "size", &e.Size, 0, 500)
	whole(m, "count", &e.Count, 0, 30)
	pick(m, "aim", &e.Aim, rulebook.Aims)
	r.ability(m, "save", &e.Ability)
	whole(m, "dc", &e.DC, 1, 40)
	m.truth("half", &e.Half)
	m.truth("whole", &e.Whole)
	word(m, "damage", &e.Damage, parseHarm)
	r.kind(m, "type", &e.Type)
	m.truth("bypass", &e.Bypass)
	m.truth("add-ability", &e.AddMod)
	word(m, "heal", &e.Heal, parseHarm)
	r.layer(m, "layer", &e.Layer)
	word(m, "points", &e.Points, parseHarm)
	r.condition(m, "condition", &e.Condition)
	pick(m, "ends", &e.Ends, rulebook.EndWords)
	whole(m, "rounds", &e.Rounds, 0, 100)
	m.truth("again", &e.Again)
	whole(m, "push", &e.Push, 0, 100)
	whole(m, "core", &e.Core, 1, 100)
	r.layerSet(m, "strips", &e.Strips)
	whole(m, "attacks", &e.Blows, 0, 10)
	word(m, "soak", &e.Soak, parseHarm)
	m.truth("foes", &e.Foes)
	r.kind(m, "primes", &e.Prime)
	m.truth("detonates", &e.Detonate)
	r.layer(m, "drains-to", &e.Drain)
	r.layer(m, "spends", &e.Spends)
	r.layer(m, "helped-by", &e.ShieldEdge)
	r.further(m, e)
	switch {
	case e.Aim == rulebook.BySave && e.Ability < 0:
		m.say(m.line, m.path, "a save without its ability", "add `save:` and an ability")
	case e.Shape != rulebook.NoArea && e.Size == 0:
		m.say(m.line, m.path, "an area without a size", "add `size:`")
	case e.Ends == rulebook.EndsRounds && e.Rounds == 0:
		m.say(m.line, m.path, "it lasts for rounds, and no number of them is said", "add `rounds:`")
	}
}
