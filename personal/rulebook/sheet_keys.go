package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/sim/schema"
)

// NewSheet returns an empty sheet.
func NewSheet(key string) Sheet {
	s := Sheet{Key: key, Experience: Experience{Level: 1}, Spellcasting: Spellcasting{Casting: -1}, Attacks: 1, Trail: -1, Weakness: Weakness{Condition: -1, Table: -1}}
	for i := range s.Pools {
		s.Pools[i].Lends = -1
	}
	return s
}

// Keys describes a person: an NPC with the numbers of their stat block, or a character
// whose numbers are worked out.
func (s *Sheet) Keys(c schema.Coder, b *Book) {
	s.figureKeys(c, b)
	c.Need("name", "size", "scores", "hp", "speed")
	schema.Text(c, "name", &s.Name, crew.MaxName, "as people read it")
	schema.Text(c, "notes", &s.Notes, 600, "for the GM")
	schema.Text(c, "class", &s.Class, crew.MaxName, "of a player's character")
	schema.Truth(c, "special", &s.Special, "falls at 0 and does not die")
	b.size(c, "size", &s.Size, "of the book's")
	schema.Whole(c, "level", &s.Experience.Level, 0, 40, "of a character")
	schema.Harm(c, "gains", &s.Experience.Gains, "points of the next level, by the class; without it the book's")
	s.scoreKeys(c, b)
	s.learntKeys(c, b)
	schema.Whole(c, "hp", &s.HP, 1, 10_000, "maximum of points")
	schema.Whole(c, "defence", &s.Defence, 0, 60, "0: worked out")
	worn := len(s.Armour)
	schema.ListOfNamed(c, "armour", &s.Armour, 8, "armour", schema.KeysOf(b.Armours, func(a *Armour) string { return a.Key }), "that is worn")
	s.natureKeys(c, b)
	schema.Record(c, "speed", "", "in units", func(c schema.Coder) {
		for i, name := range ModeWords.Words {
			schema.Whole(c, name, &s.Speeds[i], 0, 500, "a round")
		}
	})
	s.armsKeys(c, b)
	own := s.powerKeys(c, b)
	for _, n := range s.Armour[worn:] {
		s.Resists |= b.Armours[n].Resists
		s.Powers = append(s.Powers, b.Armours[n].Powers...)
	}
	s.layerKeys(c, b)
	s.proofKeys(c, b)
	s.traitKeys(c, b)
	if s.Casting < 0 && slices.ContainsFunc(s.Powers[:own], func(n int16) bool { return b.Powers[n].Learnt() }) {
		c.Fault("powers", "there are powers, but no ability to cast them with", "add `casting:`")
	}
}

// figureKeys describes the figures that a sheet plays if a scenario names no sheet. A
// book has at most one sheet for each.
func (s *Sheet) figureKeys(c schema.Coder, b *Book) {
	if slices.Contains(Figures.Words, s.Key) {
		c.Fault("", s.Key+" is a figure, so a sheet cannot have that key", "give the sheet another key, and write `plays: ["+s.Key+"]`")
	}
	c.Choices(schema.Key{Name: "plays", Doc: "figures: a scenario that names these instead of sheets can use any book", Kind: schema.WordsKind, Most: len(Figures.Words), Of: Figures.Noun, Words: Figures.Words, Closed: true}, func(n int) {
		if other := b.Figure(n); other >= 0 && b.Sheets[other].Key != s.Key {
			c.Fault("plays", fmt.Sprintf("%s plays the %s already", b.Sheets[other].Key, Figures.Words[n]), "let one sheet play each figure")
			return
		}
		s.Plays |= 1 << n
	})
}

// scoreKeys describes the abilities in the order of the book.
func (s *Sheet) scoreKeys(c schema.Coder, b *Book) {
	var scores []int8
	schema.Numbers(c, "scores", &scores, MaxAbilities, 0, MaxScore, "of the abilities, in the order of the book")
	copy(s.Scores[:], scores)
	if n := len(scores); n != len(b.Abilities) && c.Has("scores") {
		c.Fault("scores", fmt.Sprintf("%d scores for %d abilities", n, len(b.Abilities)), "write them in order: "+strings.Join(b.Abilities, ", "))
	}
	for i := len(scores); c.Has("scores") && i < len(s.Scores); i++ {
		if s.Scores[i] == 0 {
			s.Scores[i] = 10
		}
	}
	var modifiers []int8
	schema.Numbers(c, "modifiers", &modifiers, MaxAbilities, -10, 20, "instead of those of the scores")
	if n := len(modifiers); n > 0 && n != len(b.Abilities) {
		c.Fault("modifiers", fmt.Sprintf("%d modifiers for %d abilities", n, len(b.Abilities)), "write them in order: "+strings.Join(b.Abilities, ", "))
		return
	}
	if c.Has("modifiers") {
		s.Modifiers = modifiers
	}
}

// learntKeys describes what proficiency applies to.
func (s *Sheet) learntKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "proficiency", &s.Proficiency, 0, 12, "bonus")
	schema.Whole(c, "initiative", &s.Initiative, -10, 10, "added to its roll, besides the book's")
	b.skillSet(c, "skilled", &s.Skilled, "skills that it helps with")
	b.skillSet(c, "expert", &s.Expert, "skills that it helps with doubly")
	b.abilitySet(c, "saves", &s.Saves, "whose saves it helps with")
	schema.Truth(c, "untrained", &s.Untrained, "not proficient with any weapon")
	kinds := b.weaponKinds()
	c.Choices(schema.Key{Name: "trained", Doc: "kinds of weapons that it helps with; without it all", Kind: schema.WordsKind, Most: 12, Of: "kind of weapon", Words: kinds}, func(n int) {
		if !slices.Contains(s.Trained, kinds[n]) {
			s.Trained = append(s.Trained, kinds[n])
		}
	})
	schema.SetOfNamed(c, "used-to", &s.Worn, "weight of armour", b.Weights, "without it all")
}

// natureKeys describes a creature's nature, apart from its numbers.
func (s *Sheet) natureKeys(c schema.Coder, b *Book) {
	b.creature(c, "kind", &s.Kind, "of the book's")
	b.soak(c, &s.Soak)
	schema.Record(c, "regrows", "", "what it regains at the start of each turn; it dies only if such a turn begins with it at 0", func(c schema.Coder) {
		c.Need("points")
		schema.Whole(c, "points", &s.Regrows.Points, 1, 50, "that it regains")
		b.damageTypes(c, "not-after", &s.Regrows.Not, "not in the turn that follows damage of these")
	})
	b.conditionList(c, "always", &s.Begins, "that it always has")
	schema.Record(c, "weakness", "", "a weakness: against damage of some types, or to a called shot", func(c schema.Coder) {
		x := &s.Weakness
		c.Need("says")
		schema.Text(c, "says", &x.Says, 60, "where that is")
		b.damageTypes(c, "types", &x.Types, "of damage that finds it")
		schema.Truth(c, "spot", &x.Spot, "a called shot finds it")
		schema.Harm(c, "extra", &x.Extra, "more damage")
		schema.Truth(c, "kills", &x.Kills, "it dies")
		schema.Truth(c, "critical", &x.Critical, "the hit is critical")
		b.condition(c, "condition", &x.Condition, "that it then has")
		b.table(c, "table", &x.Table, "to roll on")
	})
}

// armsKeys describes what somebody fights with.
func (s *Sheet) armsKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "actions", &s.Actions, 0, 10, "of the first token; 0: the book's")
	schema.Whole(c, "attacks", &s.Attacks, 1, 10, "of one attack action")
	schema.Records(c, "weapons", "", 12, "carried weapons; the first for which hands are free is in hand", func(c schema.Coder) {
		a := Arm{}
		a.keys(c, b)
		s.Weapons = append(s.Weapons, a)
	})
	slots := 0
	for _, x := range s.Weapons {
		if x.Weapon >= 0 && int(x.Weapon) < len(b.Weapons) {
			slots += b.Weapons[x.Weapon].Slots()
		}
	}
	if most := int(b.Slots); most > 0 && slots > most {
		c.Fault("weapons", fmt.Sprintf("these weapons take %d slots, and the book gives %d", slots, most), "leave one out: a two-handed one takes 2 slots, another 1, one that is `at-hand` none")
	}
	schema.Records(c, "devices", "", 12, "grenades and other things to use", func(c schema.Coder) {
		x := Supply{}
		c.Need("device", "count")
		schema.Named(c, "device", &x.Device, "device", b.devices(), "of the book's")
		schema.Whole(c, "count", &x.Count, 1, MostSupplies, "how many")
		schema.Whole(c, "mark", &x.Mark, 1, 10, "of them")
		s.Devices = append(s.Devices, x)
	})
	schema.Whole(c, "clips", &s.Clips, 0, 20, "to reload with")
}

func (b *Book) devices() []string {
	return schema.KeysOf(b.Devices, func(d *Device) string { return d.Key })
}

func (a *Arm) keys(c schema.Coder, b *Book) {
	c.Need("weapon")
	schema.Named(c, "weapon", &a.Weapon, "weapon", schema.KeysOf(b.Weapons, func(w *Weapon) string { return w.Key }), "of the book's")
	a.Fixed = c.Has("bonus")
	schema.Whole(c, "bonus", &a.Bonus, -10, 30, "of a stat block: all that is added to the roll")
	schema.Whole(c, "plus", &a.Plus, -10, 30, "of a stat block: all that is added to the damage")
	if !a.Fixed {
		schema.Idle(c, "plus", "the numbers of a stat block go together", "write `bonus:`")
	}
	schema.Whole(c, "attacks", &a.Blows, 1, 6, "with it of one attack action; without it as many as the sheet's")
	schema.Whole(c, "most", &a.Most, 1, 6, "maximum attacks of a turn with it")
}

// powerKeys describes somebody's powers, and returns how many they have of their own.
func (s *Sheet) powerKeys(c schema.Coder, b *Book) int {
	schema.ListOfNamed(c, "powers", &s.Powers, 40, "power", b.powers(), "that are known")
	schema.Records(c, "innate", "", 40, "powers that take no slot", func(c schema.Coder) {
		n, x := int16(-1), Innate{}
		c.Need("power")
		schema.Named(c, "power", &n, "power", b.powers(), "of the book's")
		schema.Whole(c, "uses", &x.Uses, 1, 20, "for each rest; without it any number")
		schema.Whole(c, "slot", &x.Slot, 1, MaxSlots, "the level that it is cast at; without it its own")
		if n < 0 {
			return
		}
		if w := &b.Powers[n]; x.Slot > 0 && x.Slot < w.Level {
			c.Fault("slot", fmt.Sprintf("%s is of level %d", w.Name, w.Level), "name a slot of that level or a higher one, or none")
		}
		s.Powers = append(s.Powers, n)
		x.Place = uint8(len(s.Powers))
		s.Innate = append(s.Innate, x)
	})
	b.ability(c, "casting", &s.Casting, "that powers are cast with")
	var slots []int8
	schema.Numbers(c, "slots", &slots, MaxSlots, 0, 20, "of each level, from the first")
	if len(slots) > 0 {
		s.Slots = [MaxSlots]int8{} // a copy of a sheet has no higher ones than it names
		copy(s.Slots[:], slots)
	}
	schema.Whole(c, "reserve", &s.Reserves[0], 0, 500, "points of the book's first reserve")
	schema.Records(c, "reserves", "", MaxReserves, "the maximum of each reserve", func(c schema.Coder) {
		n := int8(0)
		c.Need("key", "points")
		b.reserve(c, "key", &n, "of the book's")
		schema.Whole(c, "points", &s.Reserves[n], 0, 500, "at most")
	})
	return len(s.Powers)
}

// layerKeys describes the layers that protect somebody's points.
func (s *Sheet) layerKeys(c schema.Coder, b *Book) {
	schema.Records(c, "layers", "", MaxLayers, "layers that protect points", func(c schema.Coder) {
		n, x := int8(-1), LayerPoints{Lends: -1}
		c.Need("key", "points")
		b.layer(c, "key", &n, "of the book's")
		schema.Whole(c, "points", &x.Points, 0, 10_000, "that it has")
		schema.Whole(c, "regain", &x.Regain, 0, 10_000, "in a round")
		schema.Whole(c, "dice", &x.Dice, 1, 10, "that each tick takes off a hit; without it one")
		schema.Truth(c, "down", &x.Down, "down when a fight begins, until a power raises it")
		b.condition(c, "lends", &x.Lends, "while it has points")
		if n >= 0 {
			s.Pools[n] = x
		}
	})
}

// proofKeys describes how somebody's nature changes damage and conditions.
func (s *Sheet) proofKeys(c schema.Coder, b *Book) {
	b.damageTypes(c, "resists", &s.Resists, "half of damage of these")
	b.damageTypes(c, "vulnerable", &s.Vulnerable, "twice the damage of these")
	b.damageTypes(c, "immune", &s.Immune, "no damage of these")
	b.goesThrough(c, StageResist, "resists")
	b.goesThrough(c, StageVulnerable, "vulnerable")
	b.goesThrough(c, StageImmune, "immune")
	b.percents(c, &s.Percents)
	schema.Whole(c, "pounds", &s.Pounds, 1, 30_000, "without it as its size has")
	b.unmoved(c, &s.Unmoved, "conditions that it cannot have")
	schema.Whole(c, "reduces", &s.Reduce, 0, 50, "off every damage")
	b.goesThrough(c, StageFlat, "reduces")
	schema.Whole(c, "track", &s.Bad, 0, 20, "its track at 0; 0: the book's")
}

// traitKeys describes what somebody can do beyond the common rules.
func (s *Sheet) traitKeys(c schema.Coder, b *Book) {
	schema.Set(c, "features", &s.Features, FeatureList, "what can be done beyond the common rules")
	schema.Throw(c, "sneak-attack", &s.Sneak, "more damage once a turn, with advantage, or unhindered on a target that has another foe beside it")
	if s.Sneak.Count > 0 {
		s.Features |= SneakAttack
	}
	schema.Whole(c, "minds", &s.Minds, 1, 1000, "units within which it hears what others think")
	schema.Whole(c, "catches", &s.Catches, 1, 1000, "things dropped or thrown within this number of units float to it")
	schema.Named(c, "trail", &s.Trail, "device", b.devices(), "it leaves the lasting area of this device on each square that it walks off")
	if n := s.Trail; n >= 0 && (b.Devices[n].Lasts == 0 || b.Devices[n].Smoke) {
		c.Fault("trail", b.Devices[n].Name+" leaves no lasting area", "give it `lasts:`, or name another")
	}
}
