package rulebook

import (
	"slices"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/modifier"
	"broadside/sim/schema"
)

func (x *Condition) keys(c schema.Coder, b *Book) {
	x.Pace.Speed, x.Step, x.Primed, x.Hands, x.Strain.Collapse.Into = -1, -1, -1, -1, -1
	x.Fumble, x.Strain.Drained, x.While = -1, -1, -1
	c.Need("name")
	schema.Text(c, "name", &x.Name, crew.MaxName, "as people read it")
	schema.Text(c, "says", &x.Says, 400, "what it does, in a sentence")
	b.conditionList(c, "implies", &x.Implies, "last as long as it does")
	b.conditionList(c, "brings", &x.Brings, "begin with it and remain")
	schema.Set(c, "flags", &x.Flags, Flags, "what it does to its bearer")
	schema.Set(c, "bars", &x.Bars, Acts, "what its bearer cannot do")
	schema.Whole(c, "speed", &x.Pace.Speed, 0, 1000, "maximum, in units")
	b.abilitySet(c, "fails", &x.FailSaves, "whose saves fail")
	schema.Records(c, "modifiers", "", 12, "changes of rolls: its bearer's, or those of others against the bearer", func(c schema.Coder) {
		m := RollChange{}
		m.keys(c, b)
		x.Mods = append(x.Mods, m)
	})
	if x.Flags&Unnoticed != 0 && len(x.Mods) > 0 {
		c.Fault("modifiers", "a roll shows what changes it, so an unnoticed condition cannot change rolls", "leave out `modifiers:` or the flag")
	}
	schema.Set(c, "breaks", &x.Breaks, Breaks, "what ends it early")
	schema.Record(c, "damage", "", "at the start of each turn", func(c schema.Coder) {
		c.Need("dice", "type")
		schema.Harm(c, "dice", &x.Damage, "of the damage")
		b.damageType(c, "type", &x.Type, "of the damage")
		schema.Truth(c, "growing", &x.Grows, "with the level of the one who caused it")
		schema.Truth(c, "bypass", &x.Seeps, "bypasses what can be bypassed")
	})
	schema.Whole(c, "fly", &x.Pace.Fly, 1, 200, "units that its bearer can fly")
	x.escapeKeys(c, b)
	b.condition(c, "next", &x.Step, "the next level of it, for those that have levels")
	x.burdenKeys(c, b)
	b.damageTypes(c, "resists", &x.Proofing.Resist, "half of damage of these")
	b.percents(c, &x.Proofing.Percents)
	schema.Record(c, "silences", "", "divides the points of pseudogravity spent near its bearer", func(c schema.Coder) {
		c.Need("by", "within")
		schema.Whole(c, "by", &x.Silences.By, 1, 100, "what they are divided by")
		schema.Whole(c, "within", &x.Silences.Within, 1, 5000, "units")
	})
	schema.Record(c, "primed", "", "waits for a detonation", func(c schema.Coder) {
		c.Need("type")
		b.damageType(c, "type", &x.Primed, "of the priming")
		b.effect(c, "blast", &x.Blast, setting{able: true}, "of the detonation")
	})
	schema.Whole(c, "hit-points", &x.Slow, 1, 100, "percent of their maximum that are left")
	b.boost(c, "boost", &x.Boost, "added to its bearer's hits")
	b.boost(c, "thorns", &x.Thorns, "on people who hit its bearer")
	b.layer(c, "while", &x.While, "it ends with the points of this layer, and affects nobody without them")
	schema.Truth(c, "soaks", &x.Proofing.Soaks, "resists the type of the damage that its power answered")
	b.goesThrough(c, StageResist, "resists")
	b.goesThrough(c, StageResist, "soaks") // it names no types, so it cannot be written as a share
	schema.Truth(c, "kills", &x.Kills, "its bearer dies")
	schema.Whole(c, "actions", &x.Actions, -5, 5, "added to the first token at each refill")
	b.loss(c, "loses", &x.Strain.Loses, "of reserves, at the start of each turn")
	schema.RefuseIdle(c, x, idleCondition)
}

func (x *Condition) escapeKeys(c schema.Coder, b *Book) {
	schema.Record(c, "escape", "", "the check that ends it by an action", func(c schema.Coder) {
		c.Need("actions")
		schema.Whole(c, "actions", &x.Escape.Actions, 1, 10, "that a try takes")
		b.ability(c, "ability", &x.Escape.Ability, "of the check")
		schema.Whole(c, "dc", &x.Escape.DC, 0, 40, "that it must reach")
		schema.Truth(c, "by-others", &x.Escape.Others, "only somebody else can free them")
		schema.Truth(c, "though-stunned", &x.Escape.Numbed, "it can be tried by people who cannot act")
		schema.Truth(c, "as-cast", &x.Keeps, "against the DC of the power that caused it")
		switch {
		case x.Keeps:
			schema.Idle(c, "dc", "the DC is the power's", "leave out `as-cast:`")
		case x.Escape.DC == 0:
			schema.Idle(c, "ability", "the check has no DC", "write `dc:` or `as-cast: true`")
		}
	})
}

// burdenKeys describes what a condition takes from its bearer in addition.
func (x *Condition) burdenKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "hands", &x.Hands, 0, 2, "that can be used; without it all")
	schema.Whole(c, "track", &x.Track, 0, 10, "subtracted from the track at 0")
	schema.Harm(c, "tender", &x.Tender, "more damage, whenever hurt")
	schema.Harm(c, "lot", &x.Lot, "how many things are stuck in them: an escape removes one, the last ends it")
	schema.Whole(c, "larger", &x.Larger, 1, 3, "added to the size")
	schema.Record(c, "ease", "", "the save at each rest that removes a level", func(c schema.Coder) {
		c.Need("ability", "dc")
		b.ability(c, "ability", &x.Ease.Ability, "of the save")
		schema.Whole(c, "dc", &x.Ease.DC, 1, 40, "that it must reach")
	})
	schema.Moved(c, "unrest", "ease")
	schema.Truth(c, "eases", &x.Eases, "each rest removes a level")
	schema.Record(c, "lowers", "", "subtracted from the maximum of each reserve", func(c schema.Coder) {
		for i := range b.Reserves {
			schema.Whole(c, b.Reserves[i].Key, &x.Strain.Lowers[i], 0, 100, b.Reserves[i].Name)
		}
	})
	schema.Whole(c, "faster", &x.Pace.Faster, 1, 100, "units added to every speed that the bearer has")
	b.table(c, "fumble", &x.Fumble, "rolled on after a natural 1 on an attack or a check")
	b.table(c, "drained", &x.Strain.Drained, "rolled on when it empties a reserve")
	b.conditionList(c, "leaves", &x.Leaves, "begin when it ends")
	b.effect(c, "after", &x.After, setting{}, "on its bearer, when it runs out, or when the layer in its `while` is empty")
	schema.Record(c, "collapses", "", "losing enough of a reserve leads to another condition", func(c schema.Coder) {
		c.Need("reserve", "at", "into")
		b.reserve(c, "reserve", &x.Strain.Collapse.Reserve, "that is lost")
		schema.Whole(c, "at", &x.Strain.Collapse.At, 1, 100, "how much")
		b.condition(c, "into", &x.Strain.Collapse.Into, "that it leads to")
	})
}

// edgeWords are the first two ways of modifiers.
var edgeWords = Vocabulary{Noun: "edge", Words: modifier.Ways[:modifier.Disadvantage+1]}

func (x *RollChange) keys(c schema.Coder, b *Book) {
	c.Need("roll")
	schema.Pick(c, "roll", &x.Roll, RollKinds, "that it changes")
	schema.Truth(c, "against", &x.Against, "the roll of another against its bearer")
	edge, value, d, minus := int8(-1), int16(0), dice.Dice{}, false
	schema.Pick(c, "edge", &edge, edgeWords, "that the roll has")
	schema.Whole(c, "value", &value, -100, 100, "added")
	schema.Throw(c, "dice", &d, "thrown and added")
	schema.Truth(c, "minus", &minus, "they are subtracted")
	if edge >= 0 {
		x.Does = append(x.Does, modifier.Modifier{How: modifier.How(edge)})
	}
	if value != 0 {
		x.Does = append(x.Does, modifier.Modifier{How: modifier.Plus, N: value})
	}
	if d.Count > 0 {
		m := modifier.Modifier{How: modifier.Die, N: int16(d.Count), Faces: d.Faces}
		if minus {
			m = m.Reversed()
		}
		x.Does = append(x.Does, m)
	}
	schema.Set(c, "when", &x.When, TagWords, "all of them are required")
	b.abilitySet(c, "abilities", &x.Abilities, "of the check or save; without it and skills any")
	b.skillSet(c, "skills", &x.Skills, "of the check, beside those of the abilities")
	schema.Whole(c, "company", &x.Company, 1, 1000, "units within which another person, not a creature, is required")
	if schema.RefuseIdle(c, x, idleChange); len(x.Does) == 0 {
		c.Fault("", "this changes nothing", "add `edge:`, `value:` or `dice:`")
	}
}

// boost describes what a condition adds to hits. Without a type it has that of the damage
// that was answered.
func (b *Book) boost(c schema.Coder, key string, x *Boost, doc string) {
	*x = Boost{Type: -1, School: -1, Rider: NoRider}
	schema.Record(c, key, "boost", doc, func(c schema.Coder) {
		c.Need("damage")
		schema.Harm(c, "damage", &x.Damage, "that is added")
		schema.Harm(c, "more", &x.More, "for each level of the slot above the power's")
		schema.Truth(c, "growing", &x.Growing, "with the level of the one who caused it")
		b.damageType(c, "type", &x.Type, "of the damage; without it that of the damage that the power answered")
		schema.Set(c, "when", &x.When, TagWords, "what a hit with a weapon must be")
		b.school(c, "school", &x.School, "also applies to powers of this school at one target")
		schema.Record(c, "rider", "rider", "what else the hit does", func(c schema.Coder) { x.Rider.keys(c, b) })
		schema.Truth(c, "once", &x.Once, "the first hit that uses it ends it")
		if key == "thorns" && !c.Has("type") {
			c.Fault("", "there is damage but no type", "add `type:`")
		}
		if key == "thorns" && c.Has("school") {
			c.Fault("school", "`thorns` answer hits, not powers", "leave `school` out")
		}
	})
}

// idleCondition defines when the keys of a condition have an effect.
var idleCondition = []schema.Bearing[Condition]{
	schema.Bear("lot", func(x *Condition) bool { return x.Escape.Actions > 0 || !x.After.doesNothing() }, "nothing removes them, and they do nothing", "write `escape:` or `after:`"),
	schema.Bear("drained", func(x *Condition) bool { return x.Strain.Loses != (Loss{}) }, "it takes nothing from a reserve", "write `loses:`"),
	schema.Bear("after", func(x *Condition) bool { return !x.After.doesNothing() }, "it does nothing", "give it something that it does, such as `damage:` and `type:`"),
}

// idleChange defines when the keys of a change of rolls have an effect.
var idleChange = []schema.Bearing[RollChange]{
	schema.Bear("company", func(x *RollChange) bool { return x.Roll < OnDefence }, "`roll:` names a number, not a roll", "write `roll: attack`, check or save"),
	schema.Bear("against", func(x *RollChange) bool { return x.Roll == OnAttack || x.Roll == OnCheck }, "only attacks and checks are made against somebody", "write `roll: attack` or `roll: check`"),
	schema.Bear("when", func(x *RollChange) bool { return x.When&^whenever[x.Roll] == 0 }, "such a roll cannot meet these", "write `roll: attack`; checks and saves take only `seen` and `spell`"),
	schema.Bear("edge dice", func(x *RollChange) bool { return x.Roll < OnDefence }, "`roll:` names a number, not a roll", "write `value:`"),
	schema.Bear("abilities", func(x *RollChange) bool { return x.Roll == OnCheck || x.Roll == OnSave }, "it changes no check or save", "write `roll: check` or `roll: save`"),
	schema.Bear("skills", func(x *RollChange) bool { return x.Roll == OnCheck }, "it changes no check", "write `roll: check`"),
	schema.Bear("minus", func(x *RollChange) bool { return x.throws() }, "no dice are rolled", "write `dice:`"),
}

// whenever lists the tags that rolls of a kind can have.
var whenever = [...]Tags{OnAttack: 2*LastTag - 1, OnCheck: Seen | Spell, OnSave: Seen | Spell, OnDamage: 0}

func (x *RollChange) throws() bool {
	return slices.ContainsFunc(x.Does, func(m modifier.Modifier) bool { return m.How == modifier.Die || m.How == modifier.Less })
}
