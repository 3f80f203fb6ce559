package story

import (
	"fmt"
	"slices"

	"broadside/personal/rulebook"
	"broadside/sim/schema"
)

// sheet reads: sheet KEY like KEY [, NUMBER VALUE]...: a copy of a sheet with changes,
// given by keys of a sheet or by the names of abilities and layers.
func (c *scene) sheet(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	key := p.next()
	b := c.rules()
	if b.Sheet(key) >= 0 {
		return fmt.Errorf("%w: there is a sheet %q already", ErrSetUp, key)
	}
	if err := p.need("like"); err != nil {
		return err
	}
	like := p.next()
	n := b.Sheet(like)
	if n < 0 {
		return c.noSheet(like)
	}
	s := own(b.Sheets[n])
	s.Key = key
	d := schema.Describe("", func(c schema.Coder) { x := own(s); x.Keys(c, b) })
	r, err := write(d, p, func(p *phrase) (bool, error) { return plainSheet(b, &s, p) })
	if err != nil {
		return err
	}
	if r.has("armour") {
		s.Defence = 0
	}
	if r.has("powers") {
		cast(b, &s)
	}
	rules := *b
	rules.Slots = 0 // a story may exceed what people can carry
	if err := r.read(func(c schema.Coder) { s.Keys(c, &rules) }); err != nil {
		return err
	}
	b.Sheets = append(b.Sheets, s)
	return nil
}

// own returns a copy of a sheet with lists of its own.
func own(s rulebook.Sheet) rulebook.Sheet {
	s.Weapons, s.Powers, s.Devices, s.Armour = slices.Clip(s.Weapons), slices.Clip(s.Powers), slices.Clip(s.Devices), slices.Clip(s.Armour)
	s.Trained, s.Innate, s.Begins, s.Unmoved, s.Percents = slices.Clip(s.Trained), slices.Clip(s.Innate), slices.Clip(s.Begins), slices.Clip(s.Unmoved), slices.Clip(s.Percents)
	return s
}

// cast gives people with powers a casting ability, if it is missing.
func cast(b *rulebook.Book, s *rulebook.Sheet) {
	if s.Slots == [rulebook.MaxSlots]int8{} {
		s.Slots = [rulebook.MaxSlots]int8{4, 3, 3, 3, 2}
	}
	if s.Casting < 0 {
		s.Casting = int8(len(b.Abilities) - 1)
	}
}

// plainSheet handles a word of a story that is not a key of a sheet, or replaces it by
// the key: abilities and layers by their names, ways to move, bare hands.
func plainSheet(b *rulebook.Book, s *rulebook.Sheet, p *phrase) (done bool, err error) {
	word := p.peek()
	if n := slices.IndexFunc(b.Abilities, func(name string) bool { return refer(name) == word }); n >= 0 {
		p.next()
		score, err := p.number(0, rulebook.MaxScore)
		s.Scores[n] = int8(score)
		return true, err
	}
	if n := slices.IndexFunc(b.Reserves, func(r rulebook.Reserve) bool { return r.Key == word }); n >= 0 {
		p.next()
		points, err := p.number(0, 500)
		s.Reserves[n] = int16(points)
		return true, err
	}
	switch {
	case slices.ContainsFunc(b.Layers, func(l rulebook.Layer) bool { return l.Key == word }):
		p.put("layer", word)
	case word == "speed" && len(p.words) > 1 && !slices.Contains(rulebook.ModeWords.Words, p.words[1].text):
		p.put("speed", rulebook.ModeWords.Words[rulebook.Walk])
	case slices.Contains(rulebook.ModeWords.Words[rulebook.FlyMode:], word):
		p.put("speed", word)
	case word == "unarmed":
		s.Weapons = nil
		p.next()
		return true, nil
	case word == "unarmoured":
		s.Armour = nil
		p.next()
		return true, nil
	}
	return false, nil
}
