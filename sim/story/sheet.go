package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/personal/rulebook"
)

// sheet reads: sheet KEY like KEY [, NUMBER VALUE]...: somebody of the story's
// own, like another but for these.
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
	s := b.Sheets[n]
	s.Key = key
	s.Weapons, s.Powers, s.Devices, s.Armour = slices.Clone(s.Weapons), slices.Clone(s.Powers), slices.Clone(s.Devices), slices.Clone(s.Armour)
	var err error
	for err == nil && !p.done() {
		if p.take(",") {
			continue
		}
		err = alter(b, &s, p.next(), p)
	}
	b.Sheets = append(b.Sheets, s)
	return err
}

// numbers are what a sheet has one number of.
var numbers = [...]struct {
	word      string
	low, high int
	set       func(*rulebook.Sheet, int)
}{
	{"hp", 1, 10_000, func(s *rulebook.Sheet, n int) { s.HP = int32(n) }},
	{"defence", 1, 60, func(s *rulebook.Sheet, n int) { s.Defence = int8(n) }},
	{"proficiency", 0, 12, func(s *rulebook.Sheet, n int) { s.Proficiency = int8(n) }},
	{"attacks", 1, 10, func(s *rulebook.Sheet, n int) { s.Attacks = int8(n) }},
	{"actions", 1, 10, func(s *rulebook.Sheet, n int) { s.Actions = int8(n) }},
	{"reduces", 0, 100, func(s *rulebook.Sheet, n int) { s.Reduce = int8(n) }},
	{"clips", 0, 20, func(s *rulebook.Sheet, n int) { s.Clips = int8(n) }},
	{"level", 1, 20, func(s *rulebook.Sheet, n int) { s.Level = int8(n) }},
	{"track", 1, 20, func(s *rulebook.Sheet, n int) { s.Bad = int8(n) }},
	{"reserve", 0, 500, func(s *rulebook.Sheet, n int) { s.Reserves[0] = int16(n) }},
	{"untrained", 0, 1, func(s *rulebook.Sheet, n int) { s.Untrained = n > 0 }},
	{"speed", 0, 500, func(s *rulebook.Sheet, n int) { s.Speeds[rulebook.Walk] = int16(n) }},
	{"fly", 0, 500, func(s *rulebook.Sheet, n int) { s.Speeds[rulebook.FlyMode] = int16(n) }},
	{"climb", 0, 500, func(s *rulebook.Sheet, n int) { s.Speeds[rulebook.Climb] = int16(n) }},
	{"swim", 0, 500, func(s *rulebook.Sheet, n int) { s.Speeds[rulebook.Swim] = int16(n) }},
}

// alter changes one thing of a sheet.
func alter(b *rulebook.Book, s *rulebook.Sheet, word string, p *phrase) error {
	for _, x := range numbers {
		if x.word == word {
			n, err := p.number(x.low, x.high)
			x.set(s, n)
			return err
		}
	}
	if n := slices.IndexFunc(b.Abilities, func(name string) bool { return refer(name) == word }); n >= 0 {
		score, err := p.number(1, rulebook.MaxScore)
		s.Scores[n] = int8(score)
		return err
	}
	if n := slices.IndexFunc(b.Layers, func(l rulebook.Layer) bool { return l.Key == word }); n >= 0 {
		return alterPool(&s.Pools[n], p)
	}
	switch word {
	case "special":
		s.Special = true
	case "unarmed":
		s.Weapons = nil
	case "unarmoured":
		s.Armour = nil
	case "size":
		return alterSize(b, s, p.next())
	default:
		return alterLists(b, s, word, p)
	}
	return nil
}

// alterPool reads: POINTS [regain POINTS] [dice N].
func alterPool(pool *rulebook.Pool, p *phrase) error {
	points, err := p.number(0, 1000)
	*pool = rulebook.Pool{Points: int32(points), Lends: -1}
	if err == nil && p.take("regain") {
		points, err = p.number(0, 1000)
		pool.Regain = int32(points)
	}
	if err == nil && p.take("dice") {
		points, err = p.number(1, 10)
		pool.Dice = int8(points)
	}
	return err
}

func alterSize(b *rulebook.Book, s *rulebook.Sheet, name string) error {
	for i := range b.Sizes {
		if b.Sizes[i].Name == name {
			s.Size = int8(i)
			return nil
		}
	}
	return missing("size", name, keys(b.Sizes, func(z *rulebook.Size) string { return z.Name }))
}

// several is what a sheet has several of, by their names in the book.
type several struct {
	word  string
	names []string
}

func severals(b *rulebook.Book) []several {
	skills := keys(b.Skills, func(k *rulebook.Skill) string { return refer(k.Name) })
	return []several{
		{"weapon", keys(b.Weapons, func(w *rulebook.Weapon) string { return w.Key })},
		{"armour", keys(b.Armours, func(a *rulebook.Armour) string { return a.Key })},
		{"power", keys(b.Powers, func(w *rulebook.Power) string { return w.Key })},
		{"device", keys(b.Devices, func(d *rulebook.Device) string { return d.Key })},
		{"trained", slices.Compact(slices.Sorted(slices.Values(keys(b.Weapons, func(w *rulebook.Weapon) string { return refer(w.Kind) }))))},
		{"used-to", b.Weights},
		{"skilled", skills},
		{"expert", skills},
		{"feature", rulebook.FeatureList.Words},
		{"resists", b.Types},
		{"vulnerable", b.Types},
		{"immune", b.Types},
	}
}

// noSuch says what a sheet has.
func noSuch(b *rulebook.Book, word string, lists []several) error {
	has := keys(lists, func(l *several) string { return l.word })
	for _, x := range numbers {
		has = append(has, x.word)
	}
	for _, a := range b.Abilities {
		has = append(has, refer(a))
	}
	has = append(has, keys(b.Layers, func(l *rulebook.Layer) string { return l.Key })...)
	return fmt.Errorf("%w: a sheet has no %q; it has size, special, unarmed, unarmoured, %s", ErrName, word, strings.Join(has, ", "))
}

// alterLists changes what a sheet has several of.
func alterLists(b *rulebook.Book, s *rulebook.Sheet, word string, p *phrase) error {
	lists := severals(b)
	l := slices.IndexFunc(lists, func(l several) bool { return l.word == word })
	if l < 0 {
		return noSuch(b, word, lists)
	}
	name := p.next()
	n := slices.Index(lists[l].names, name)
	if n < 0 {
		return missing(word, name, lists[l].names)
	}
	switch word {
	case "weapon":
		arm := rulebook.Arm{Weapon: int16(n)}
		if p.take("bonus") {
			bonus, err := p.number(-10, 30)
			if err != nil {
				return err
			}
			arm.Fixed, arm.Bonus = true, int8(bonus)
			if p.take("plus") {
				plus, err := p.number(-10, 30)
				if err != nil {
					return err
				}
				arm.Plus = int8(plus)
			}
		}
		s.Weapons = append(s.Weapons, arm)
	case "armour":
		s.Armour, s.Defence = append(s.Armour, int16(n)), 0
		s.Powers = append(s.Powers, b.Armours[n].Powers...)
	case "power":
		s.Powers = append(s.Powers, int16(n))
		if s.Slots == [rulebook.MaxSlots]int8{} {
			s.Slots = [rulebook.MaxSlots]int8{4, 3, 3, 3, 2}
		}
		if s.Casting < 0 {
			s.Casting = int8(len(b.Abilities) - 1)
		}
	case "device":
		count, err := p.number(1, 100)
		if err != nil {
			return err
		}
		x := rulebook.Supply{Device: int16(n), Count: int8(count)}
		if p.take("mark") {
			if count, err = p.number(1, 10); err != nil {
				return err
			}
			x.Mark = int8(count)
		}
		s.Devices = append(s.Devices, x)
	case "trained":
		for i := range b.Weapons {
			if k := b.Weapons[i].Kind; refer(k) == name && !slices.Contains(s.Trained, k) {
				s.Trained = append(s.Trained, k)
			}
		}
	case "used-to":
		s.Worn |= 1 << n
	case "skilled":
		s.Skilled |= 1 << n
	case "expert":
		s.Expert |= 1 << n
	case "feature":
		s.Features |= 1 << n
	case "resists":
		s.Resists |= 1 << n
	case "vulnerable":
		s.Vulnerable |= 1 << n
	case "immune":
		s.Immune |= 1 << n
	}
	return nil
}
