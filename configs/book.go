package configs

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// footbooks reads the books, their chapters, and the decks.
func (l *loader) footbooks() *rulebook.Library {
	lib := &rulebook.Library{}
	for i := range l.books {
		e := &l.books[i]
		var b rulebook.Book
		r := &bookReader{loader: l, book: &b}
		if l.whole(e, func(m *mapping) { r.read(e.key, m) }) {
			lib.Books = append(lib.Books, b)
		}
	}
	for i := range l.chapters {
		l.hasBook(&l.chapters[i])
	}
	for i := range l.decks {
		e := &l.decks[i]
		var p deckplan.Plan
		if l.whole(e, func(m *mapping) { p = e.plan(m, lib) }) {
			lib.Plans = append(lib.Plans, p)
		}
	}
	return lib
}

// hasBook reports a chapter of a book that there is not.
func (l *loader) hasBook(e *entry) {
	book, keys := "", []string(nil)
	for i := range l.books {
		keys = append(keys, l.books[i].key)
	}
	if m := e.page.mapping(e.node, e.key); m != nil && m.need("book") {
		word(m, "book", &book, func(w string) (string, error) {
			if slices.Contains(keys, w) {
				return w, nil
			}
			return "", noSuch("book", w, keys)
		})
	}
}

// bookReader reads a book: its rules, and then what its chapters add.
type bookReader struct {
	*loader
	book   *rulebook.Book
	lines  []conditionLine // where the conditions of the book stand
	sheets []string        // their keys, in the order in which they will be read
}

type conditionLine struct {
	page *page
	line int
	path string
}

func (r *bookReader) read(key string, m *mapping) {
	b := r.book
	b.Key = key
	m.need("name", "unit", "square", "round", "topics", "abilities", "modifiers", "types", "sizes", "tokens", "actions", "attack", "defence", "ranges", "doors", "zero")
	m.text("name", &b.Name, crew.MaxName)
	m.text("unit", &b.Unit, 8)
	b.Words = rulebook.Words{Points: "hit points", Defence: "defence"}
	m.within("words", func(m *mapping) {
		m.text("points", &b.Words.Points, crew.MaxName)
		m.text("defence", &b.Words.Defence, crew.MaxName)
	})
	whole(m, "square", &b.Square, 1, 100)
	seconds := 0
	whole(m, "round", &seconds, 1, 60)
	b.RoundTicks = int16(seconds * 20)
	m.within("topics", r.topics)
	m.words("abilities", rulebook.MaxAbilities, func(w string) error { b.Abilities = append(b.Abilities, w); return nil })
	r.modifiers(m)
	m.words("types", rulebook.MaxTypes, func(w string) error { b.Types = append(b.Types, w); return nil })
	m.words("kinds", 16, func(w string) error { b.Kinds = append(b.Kinds, w); return nil })
	m.each("skills", rulebook.MaxSkills, r.skill)
	m.each("sizes", 8, r.size)
	m.each("tokens", rulebook.MaxTokens, r.token)
	r.conditionNames()
	r.sheetNames()
	m.within("actions", r.actions)
	m.each("reserves", rulebook.MaxReserves, r.reserve)
	m.entries("tables", 16, r.table)
	for i := range b.Roles {
		b.Roles[i] = -1
	}
	m.within("parts", r.roles)
	b.Initiative.Ability = -1
	r.ability(m, "initiative", &b.Initiative.Ability)
	m.truth("ambush", &b.Ambush)
	whole(m, "weapon-slots", &b.Slots, 1, 16)
	m.within("clips", func(m *mapping) {
		m.need("name")
		m.text("name", &b.Clips.Name, crew.MaxName)
		whole(m, "rapid", &b.Clips.Rapid, 1, 40)
	})
	b.Machines = -1
	r.ability(m, "machines", &b.Machines)
	m.within("attack", r.attack)
	m.within("defence", r.defence)
	m.within("cover", r.cover)
	m.within("ranges", r.ranges)
	r.layers(m)
	r.strategies(m)
	m.within("zero", r.zero)
	b.Movement.Strength = -1
	m.within("movement", r.movement)
	m.within("falls", r.falls)
	m.within("doors", r.doors)
	m.within("mines", r.mines)
	m.words("weights", 8, func(w string) error {
		b.Weights = append(b.Weights, w)
		return nil
	})
	m.each("burdens", 16, func(m *mapping) {
		var x rulebook.Burden
		m.need("weight", "pieces")
		byKey(m, "weight", &x.Weight, "weight of armour", b.Weights)
		whole(m, "pieces", &x.Pieces, 1, 4)
		whole(m, "strength", &x.Strength, 1, 40)
		if x.Strength > 0 && b.Movement.Strength < 0 {
			m.say(m.lineOf("strength"), m.at("strength"), "no ability is said to be strength", "add `strength:` and an ability to the book's `movement:`")
		}
		whole(m, "slow", &x.Slow, 1, 100)
		m.truth("loud", &x.Loud)
		b.Burdens = append(b.Burdens, x)
	})
	m.within("unused", func(m *mapping) {
		m.need("pieces", "casting", "abilities")
		whole(m, "pieces", &b.Unused.Pieces, 1, 10)
		whole(m, "casting", &b.Unused.Casting, 1, 10)
		r.abilities(m, "abilities", &b.Unused.Abilities)
	})
	m.words("schools", 16, func(w string) error {
		b.Schools = append(b.Schools, w)
		return nil
	})
	b.Focus.Ability = -1
	m.within("focus", r.focus)
	m.within("casting", r.casting)
	r.lacking(m)
	r.readChapters()
	r.chains()
}

// topics reads the id of the rule for each topic; others is for those that are not
// named.
func (r *bookReader) topics(m *mapping) {
	others := ""
	word(m, "others", &others, func(w string) (string, error) { return w, ruleID(w) })
	for i, name := range rulebook.Topics.Words {
		r.book.Topics[i] = others
		switch n := m.ask(name); {
		case n != nil:
			m.parseWord(n, m.at(name), func(w string) error {
				r.book.Topics[i] = w
				return ruleID(w)
			})
		case m.find("others") == nil:
			m.say(m.line, m.path, "the topic "+name+" has no rule", fmt.Sprintf("add `%s:` and the id of a rule, or `others:` for all that are not named", name))
		}
	}
}

var idForm = regexp.MustCompile(`^[A-Z]{2,8}(-[A-Z0-9]+)+$`)

func ruleID(w string) error {
	if !idForm.MatchString(w) {
		return fmt.Errorf("%q is no id of a rule: write it like ME-TURN", w)
	}
	return nil
}

// modifiers are steps: from a score on, an ability adds so much.
func (r *bookReader) modifiers(m *mapping) {
	last := -1
	m.each("modifiers", rulebook.MaxScore+1, func(m *mapping) {
		from, is := 0, 0
		m.need("from", "is")
		whole(m, "from", &from, 0, rulebook.MaxScore)
		whole(m, "is", &is, -20, 20)
		if from <= last {
			m.say(m.line, m.path, "the scores do not rise", "write the steps from the lowest score to the highest")
		}
		last = from
		for i := from; i <= rulebook.MaxScore; i++ {
			r.book.Mods[i] = int8(is)
		}
	})
}

func (r *bookReader) skill(m *mapping) {
	s := rulebook.Skill{}
	m.need("name", "ability")
	m.text("name", &s.Name, crew.MaxName)
	r.ability(m, "ability", &s.Ability)
	pick(m, "part", &s.Part, rulebook.SkillParts)
	r.book.Skills = append(r.book.Skills, s)
}

func (r *bookReader) size(m *mapping) {
	s := rulebook.Size{Squares: 1}
	m.need("name", "squares")
	m.text("name", &s.Name, crew.MaxName)
	whole(m, "squares", &s.Squares, 1, 10)
	whole(m, "across", &s.Across, 0, 100)
	whole(m, "bulk", &s.Bulk, 0, 100)
	whole(m, "pounds", &s.Pounds, 1, 30_000)
	r.book.Sizes = append(r.book.Sizes, s)
}

func (r *bookReader) token(m *mapping) {
	t := rulebook.Token{}
	m.need("name", "count", "refill", "left")
	m.text("name", &t.Name, crew.MaxName)
	whole(m, "count", &t.Count, 0, 20)
	pick(m, "refill", &t.Refill, rulebook.Refills)
	pick(m, "left", &t.Left, rulebook.Leftovers)
	m.truth("reactions", &t.Any)
	r.book.Tokens = append(r.book.Tokens, t)
}

func (r *bookReader) actions(m *mapping) {
	for i, name := range rulebook.Acts.Words {
		m.within(name, func(m *mapping) {
			a := rulebook.Action{Has: true}
			m.need("rule")
			word(m, "rule", &a.Rule, func(w string) (string, error) { return w, ruleID(w) })
			m.words("price", 3, func(w string) error {
				p, err := r.price(w)
				a.Prices = append(a.Prices, p)
				return err
			})
			m.truth("half-speed", &a.Half)
			m.truth("any-time", &a.Any)
			m.truth("whenever", &a.Whenever)
			r.book.Actions[i] = a
		})
	}
}

// price reads "action" or "2 action".
func (r *bookReader) price(w string) (rulebook.Price, error) {
	count, name := 1, w
	if n, rest, ok := strings.Cut(w, " "); ok {
		c, err := strconv.Atoi(n)
		if err != nil || c < 1 || c > 20 {
			return rulebook.Price{}, fmt.Errorf("%q is no price: write action or 2 action", w)
		}
		count, name = c, rest
	}
	var names []string
	for i := range r.book.Tokens {
		if r.book.Tokens[i].Name == name {
			return rulebook.Price{Token: int8(i), Count: int8(count)}, nil
		}
		names = append(names, r.book.Tokens[i].Name)
	}
	return rulebook.Price{}, noSuch("token", name, names)
}

func (r *bookReader) roles(m *mapping) {
	for i, name := range rulebook.Parts.Words {
		r.condition(m, name, &r.book.Roles[i])
	}
}

func (r *bookReader) attack(m *mapping) {
	a := &r.book.Attack
	m.need("unarmed")
	m.truth("ability", &a.Ability)
	m.truth("proficiency", &a.Proficiency)
	m.truth("critical-spells", &a.CritSpells)
	m.truth("two-weapon", &a.TwoWeapon)
	m.truth("called", &a.Called)
	r.attackRoll(m, a)
	m.within("unarmed", func(m *mapping) { r.strike(m, &a.Unarmed) })
	m.within("butt", func(m *mapping) { r.strike(m, &a.Butt) })
	m.within("burst", func(m *mapping) {
		m.need("shots", "dc")
		whole(m, "shots", &a.Burst.Shots, 1, 100)
		whole(m, "dc", &a.Burst.DC, 1, 40)
	})
	a.Heavy.Ability = -1
	m.within("heavy", func(m *mapping) {
		m.need("ability", "least")
		r.ability(m, "ability", &a.Heavy.Ability)
		whole(m, "least", &a.Heavy.Least, 1, rulebook.MaxScore)
	})
}

func (r *bookReader) strike(m *mapping, s *rulebook.Strike) {
	m.need("damage", "type")
	word(m, "damage", &s.Damage, parseHarm)
	r.kind(m, "type", &s.Type)
	r.abilities(m, "abilities", &s.Abilities)
}

func (r *bookReader) defence(m *mapping) {
	d := &r.book.Defence
	m.need("ability")
	whole(m, "base", &d.Base, 0, 40)
	r.ability(m, "ability", &d.Ability)
	m.truth("score", &d.Score)
	m.truth("proficiency", &d.Proficiency)
}

func (r *bookReader) cover(m *mapping) {
	whole(m, "half", &r.book.Cover[1], 0, 20)
	whole(m, "three-quarters", &r.book.Cover[2], 0, 20)
	r.book.CoverSave = -1
	r.ability(m, "save", &r.book.CoverSave)
}

func (r *bookReader) ranges(m *mapping) {
	x := &r.book.Ranges
	m.need("reach")
	whole(m, "reach", &x.Reach, 1, 100)
	whole(m, "close", &x.Close, 0, 100)
	m.truth("beyond", &x.Beyond)
}

func (r *bookReader) layers(m *mapping) {
	m.each("layers", rulebook.MaxLayers, func(m *mapping) {
		l := rulebook.Layer{}
		m.need("key", "name")
		m.text("key", &l.Key, maxKey)
		m.text("name", &l.Name, crew.MaxName)
		whole(m, "ticks", &l.Ticks, 0, 20)
		flags(m, "bypass", &l.Bypass, rulebook.TagWords)
		m.truth("pierced", &l.Pierce)
		m.truth("screen", &l.Screen)
		r.kinds(m, "only", &l.Only)
		m.each("factors", 8, func(m *mapping) {
			x := rulebook.Factor{Num: 1, Den: 1}
			m.need("type")
			r.kind(m, "type", &x.Type)
			whole(m, "times", &x.Num, 0, 100)
			whole(m, "over", &x.Den, 1, 100)
			l.Factors = append(l.Factors, x)
		})
		flags(m, "regain", &l.Regain, rulebook.RegainWords)
		pick(m, "stacking", &l.Stacking, rulebook.StackWords)
		m.truth("halves", &l.Halves)
		m.truth("returns", &l.Returns)
		m.truth("rest", &l.Rest)
		m.truth("fades", &l.Fades)
		m.truth("waking", &l.Waking)
		m.truth("pure", &l.Pure)
		whole(m, "covers", &l.Covers, 1, 1000)
		m.truth("each", &l.Each)
		m.within("aura", func(m *mapping) { aura(r, m, &l) })
		r.book.Layers = append(r.book.Layers, l)
	})
}

func (r *bookReader) zero(m *mapping) {
	z := &r.book.Zero
	m.need("name", "bad", "bad-word", "dc", "critical-failure", "failure", "success", "critical-success")
	m.text("name", &z.Name, crew.MaxName)
	whole(m, "bad", &z.Bad, 1, 20)
	whole(m, "good", &z.Good, 0, 20)
	m.text("bad-word", &z.BadWord, crew.MaxName)
	whole(m, "dc", &z.DC, 1, 40)
	for i, name := range degreeKeys {
		m.within(name, func(m *mapping) { change(m, &z.ByDegree[i]) })
	}
	z.Ability = -1
	r.ability(m, "ability", &z.Ability)
	m.within("falls", func(m *mapping) { change(m, &z.Falls) })
	z.FallsCrit = z.Falls
	m.within("falls-critical", func(m *mapping) { change(m, &z.FallsCrit) })
	m.within("hurt", func(m *mapping) { change(m, &z.Hurt) })
	m.within("hurt-critical", func(m *mapping) { change(m, &z.HurtCrit) })
	m.truth("hurt-maximum", &z.HurtMax)
	m.truth("overflow", &z.Overflow)
	z.Massive.Ability = -1
	m.within("massive", func(m *mapping) {
		m.need("ability", "dc")
		r.ability(m, "ability", &z.Massive.Ability)
		whole(m, "dc", &z.Massive.DC, 1, 40)
	})
	pick(m, "reset", &z.Reset, rulebook.ResetWords)
	m.truth("takes-turn", &z.TakesTurn)
	m.truth("spare", &z.Spare)
	m.truth("last-words", &z.LastWords)
	m.truth("senseless", &z.Senseless)
	m.within("rise", func(m *mapping) {
		m.need("points", "hours")
		whole(m, "points", &z.Rise.Points, 1, 100)
		whole(m, "hours", &z.Rise.Hours, 1, 20)
	})
	m.truth("rest-heals", &z.RestHeals)
	z.Stabilise = rulebook.Stabilise{Ability: -1, Skill: -1}
	m.within("stabilise", func(m *mapping) {
		r.ability(m, "ability", &z.Stabilise.Ability)
		r.skillNamed(m, "skill", &z.Stabilise.Skill)
		whole(m, "dc", &z.Stabilise.DC, 1, 40)
		m.truth("kit", &z.Stabilise.Kit)
		m.within("critical-failure", func(m *mapping) { change(m, &z.Stabilise.Botched) })
	})
}

func change(m *mapping, c *rulebook.Change) {
	whole(m, "bad", &c.Bad, -20, 20)
	whole(m, "good", &c.Good, 0, 20)
	whole(m, "wake", &c.Wake, 0, 100)
	m.truth("dead", &c.Dead)
}

func (r *bookReader) movement(m *mapping) {
	x := &r.book.Movement
	m.truth("difficult", &x.Difficult)
	m.truth("creatures", &x.Creatures)
	whole(m, "sizes", &x.Sizes, 0, 6)
	m.truth("share", &x.Share)
	m.truth("squeeze", &x.Squeeze)
	m.truth("crawl", &x.Crawl)
	m.truth("strikes", &x.Strikes)
	m.truth("drag-halves", &x.DragHalves)
	whole(m, "jump", &x.Jump, 0, 100)
	r.ability(m, "strength", &x.Strength)
}

func (r *bookReader) falls(m *mapping) {
	x := &r.book.Falls
	m.need("every", "faces", "most", "type")
	whole(m, "every", &x.Every, 1, 100)
	whole(m, "faces", &x.Faces, 2, 20)
	whole(m, "most", &x.Most, 1, 100)
	r.kind(m, "type", &x.Type)
	m.truth("prone", &x.Prone)
}

func (r *bookReader) doors(m *mapping) {
	x := &r.book.Doors
	m.need("defence", "points", "force", "ability")
	whole(m, "defence", &x.Defence, 1, 40)
	whole(m, "points", &x.Points, 1, 1000)
	whole(m, "force", &x.Force, 1, 40)
	r.ability(m, "ability", &x.Ability)
}

func (r *bookReader) mines(m *mapping) {
	x := &r.book.Mines
	m.need("notice", "disarm", "defence")
	whole(m, "notice", &x.Notice, 1, 40)
	whole(m, "disarm", &x.Disarm, 1, 40)
	whole(m, "defence", &x.Defence, 1, 40)
}

func (r *bookReader) focus(m *mapping) {
	r.ability(m, "ability", &r.book.Focus.Ability)
	whole(m, "least", &r.book.Focus.Least, 1, 40)
}

func (r *bookReader) casting(m *mapping) {
	x := &r.book.Casting
	whole(m, "base", &x.Base, 0, 40)
	m.truth("proficiency", &x.Proficiency)
	m.truth("score", &x.Score)
	m.truth("hand", &x.Hand)
	m.list("grows", 10, func(n *yamlNode, path string) {
		if v, ok := m.number(n, path, 1, 40); ok {
			x.Grows = append(x.Grows, int8(v))
		}
	})
	m.within("counter", func(m *mapping) {
		m.need("base", "times")
		whole(m, "base", &x.Counter.Base, 0, 40)
		whole(m, "times", &x.Counter.Times, 0, 10)
	})
}

// ability reads the name of an ability of the book.
func (r *bookReader) ability(m *mapping, key string, to *int8) {
	word(m, key, to, func(w string) (int8, error) {
		n := slices.IndexFunc(r.book.Abilities, func(s string) bool { return strings.EqualFold(s, w) })
		if n < 0 {
			return 0, noSuch("ability", w, r.book.Abilities)
		}
		return int8(n), nil
	})
}

func (r *bookReader) kind(m *mapping, key string, to *int8) {
	word(m, key, to, func(w string) (int8, error) {
		n := slices.Index(r.book.Types, w)
		if n < 0 {
			return 0, noSuch("damage type", w, r.book.Types)
		}
		return int8(n), nil
	})
}

func (r *bookReader) skillNamed(m *mapping, key string, to *int8) {
	word(m, key, to, func(w string) (int8, error) {
		n, err := r.skillOf(w)
		return n, err
	})
}

func (r *bookReader) skillOf(w string) (int8, error) {
	var names []string
	for i := range r.book.Skills {
		if strings.EqualFold(r.book.Skills[i].Name, w) {
			return int8(i), nil
		}
		names = append(names, r.book.Skills[i].Name)
	}
	return 0, noSuch("skill", w, names)
}

// pick reads a word of a closed vocabulary.
func pick[T ~uint8](m *mapping, key string, to *T, v rulebook.Vocabulary) {
	word(m, key, to, func(w string) (T, error) {
		n, err := v.Find(w)
		return T(n), err
	})
}

// flags reads a list of words of a closed vocabulary into a set.
func flags[T ~uint8 | ~uint16 | ~uint32 | ~uint64](m *mapping, key string, to *T, v rulebook.Vocabulary) {
	m.words(key, 64, func(w string) error {
		n, err := v.Find(w)
		if err == nil {
			*to |= 1 << n
		}
		return err
	})
}

var harmForm = regexp.MustCompile(`^(\d{1,2})d(\d{1,3})([+-]\d{1,2})?$`)

// parseHarm reads dice of persons' books: 2d6, 1d8+1, or a number without dice.
func parseHarm(w string) (dice.Dice, error) {
	if n, err := strconv.Atoi(w); err == nil && n >= 0 && n <= 100 {
		return dice.Dice{Plus: int8(n)}, nil
	}
	part := harmForm.FindStringSubmatch(w)
	if part == nil {
		return dice.Dice{}, fmt.Errorf("%q are no dice: write them like 2d6, 1d8+1 or 3", w)
	}
	count, _ := strconv.Atoi(part[1])
	faces, _ := strconv.Atoi(part[2])
	plus, _ := strconv.Atoi(part[3])
	if count < 1 || count > 40 || !slices.Contains([]int{4, 6, 8, 10, 12, 20}, faces) {
		return dice.Dice{}, fmt.Errorf("%q cannot be thrown: use 1 to 40 dice of 4, 6, 8, 10, 12 or 20 faces", w)
	}
	return dice.Dice{Count: int8(count), Faces: int8(faces), Plus: int8(plus)}, nil
}

// entries reads a mapping of any keys below a key.
func (m *mapping) entries(key string, limit int, read func(key string, line int, m *mapping)) {
	n := m.ask(key)
	if n == nil {
		return
	}
	x := m.page.mapping(n, m.at(key))
	if x == nil {
		return
	}
	if len(x.keys) > limit {
		m.say(n.Line, m.at(key), fmt.Sprintf("%d entries are too many", len(x.keys)), fmt.Sprintf("have at most %d", limit))
		return
	}
	for i := range x.keys {
		k := x.keys[i].Value
		if !goodKey(k) {
			m.say(x.keys[i].Line, x.at(k), fmt.Sprintf("%q is no key", short(k)), "use small letters, digits and hyphens, "+strconv.Itoa(maxKey)+" at most")
			continue
		}
		if y := m.page.mapping(x.values[i], x.at(k)); y != nil {
			read(k, x.keys[i].Line, y)
			y.done()
		}
	}
}
