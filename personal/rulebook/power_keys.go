package rulebook

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/schema"
)

func (p *Power) keys(c schema.Coder, b *Book) {
	p.School, p.Against, p.With, p.Takes = -1, -1, -1, Dose{Layer: -1}
	c.Need("name", "level")
	schema.Text(c, "name", &p.Name, crew.MaxName, "as people read it")
	schema.Text(c, "says", &p.Says, 400, "what it does, in a sentence")
	schema.Whole(c, "level", &p.Level, 0, MaxSlots, "of the slot that it takes")
	schema.Word(c, "rule", &p.Rule, "id of a rule", ruleID, "refusals name it; without it the one that the book has for casting")
	p.costKeys(c, b)
	p.answerKeys(c, b)
	schema.Truth(c, "skill", &p.Skill, "not a spell: it needs no hand, and resistance to spells does not apply")
	schema.Truth(c, "sure", &p.Sure, "it answers without being asked; no such power answers the effects of another")
	schema.Truth(c, "once", &p.Once, "once for each rest")
	schema.Whole(c, "recharge", &p.Recharge, 2, 6, "what a d6 must show at the start of a turn to make it usable again")
	levels(c, "uses", &p.Uses, 12, "how many for each rest, from a level")
	b.restNamed(c, "back", &p.Back, "that restores them; without it any does")
	b.dose(c, "takes", &p.Takes, "of a layer of its user's", "without it all its points")
	p.Lift = Lift{Aloft: -1, Glow: -1}
	schema.Record(c, "lift", "", "moves anything not heavier than the points that its user spends can lift", func(c schema.Coder) { p.Lift.keys(c, b) })
	b.damageTypes(c, "to", &p.Answered, "types of damage that it answers; without it all")
	p.freeKeys(c, b)
	schema.Truth(c, "concentration", &p.Focus, "that keeps it up")
	b.effect(c, "effect", &p.Effect, p.setting(), "what it does")
	if x := p.Effect.Stays; x != nil && (p.Effect.Shape == NoArea || p.Effect.Shape == Leaps || !p.Focus && x.Rounds == 0) {
		c.Fault("effect", "`stays:` needs an area and an end", "give the effect an `area:` and `rounds:`, or add `concentration: true`")
	}
	if p.Effect.focuses() && !p.Focus {
		c.Fault("effect", "its effect ends with concentration, and the power takes none", "add `concentration: true`, or write another `ends:`")
	}
	if p.Effect.doesNothing() && !p.Effect.Own && p.Lift.Pounds == 0 && p.Answers == NoPrompt {
		c.Fault("", "it does nothing to its target", "give its `effect:` something that it does, such as `damage:` and `type:`")
	}
	schema.Harm(c, "more", &p.More, "for each level of the slot above its own")
	schema.Truth(c, "growing", &p.Growth, "its dice are doubled, trebled and so on with its caster's level")
	schema.Throw(c, "grows", &p.Grows, "dice that are added that often instead")
	b.ability(c, "with", &p.With, "instead of the casting ability")
	schema.RefuseIdle(c, p, idlePower)
	p.idleKeys(c, b)
}

// setting returns the setting of a power's effect.
func (p *Power) setting() setting {
	return setting{power: true, focus: p.Focus, levels: p.levels(), caster: true, able: true, struck: p.Answers == Struck, moment: p.Answers}
}

// idleKeys refuses keys of a power that have no effect, by the book or beside its other
// keys.
func (p *Power) idleKeys(c schema.Coder, b *Book) {
	if len(b.Casting.Grows) == 0 {
		schema.Idle(c, "growing grows", "dice do not grow in "+b.Name, "add `grows:` and levels to the book's `casting:`")
	}
	if !p.rolls(b) {
		schema.Idle(c, "with", "it uses no ability", "write `aim: attack`, or `add-ability: true`")
	}
	if p.Focus && !p.keeps() {
		schema.Idle(c, "concentration", "it keeps nothing up", "write `ends: concentration` beside a condition, `stays:` or `repeats:`")
	}
	if p.Answers != NoPrompt && !p.Either && len(b.Tokens) > 0 && !b.Tokens[p.Act.Token].Any {
		schema.Idle(c, "casting", "a power that answers takes a reaction, or nothing", "write `either: true` to allow it in the user's own turn too")
	}
	switch {
	case p.Lift.Pounds > 0 && len(p.Effect.Do) > 0:
		c.Fault("effect", "a power that lifts does nothing else", "leave all but `range:` out of its effect")
	case p.Focus && p.Effect.Lends() >= 0 && !p.Effect.Own && (p.Effect.Range > 0 || p.Effect.Shape != NoArea):
		c.Fault("effect", "points given to others do not end with concentration", "write `own: true` in the effect, or leave out `concentration:`")
	}
}

// costKeys describes the cost of a power.
func (p *Power) costKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "reserve", &p.Cost, 0, 100, "of a reserve, instead of a slot")
	b.reserve(c, "from", &p.Reserve, "which reserve; without it the first")
	if p.Cost > 0 && len(b.Reserves) == 0 {
		c.Fault("reserve", "the book has no reserve to pay this with", "add `reserves:` to the book, or leave this out")
	}
	schema.Word(c, "casting", &p.Act, "token, or a number and a token", b.price, "what casting takes from a turn")
	schema.Word(c, "repeats", &p.Repeats, "token, or a number and a token", b.price, "what using it again takes while it is kept up, without a slot")
}

// answerKeys describes what a power answers.
func (p *Power) answerKeys(c schema.Coder, b *Book) {
	schema.Pick(c, "answers", &p.Answers, Moments, "up to `meets` it is used as a reaction; when a round begins, its owner sinks or somebody is felled it happens by itself")
	b.school(c, "school", &p.School, "of the book's")
	b.school(c, "against", &p.Against, "the school that it answers; without it any")
	schema.Whole(c, "within", &p.Within, 1, 1000, "units to the place of what it answers; without it its range")
	schema.Truth(c, "counters", &p.Counters, "what it answers has no effect")
	if p.Counters && p.Answers != Casting {
		c.Fault("counters", "only what is cast can be countered", "add `answers: casts`")
	}
	schema.Set(c, "when", &p.When, TagWords, "what the blow that it answers must be")
	schema.Truth(c, "either", &p.Either, "or in the user's own turn, for its price")
	if p.Either && (!p.Answers.Asked() || !c.Has("casting")) {
		c.Fault("either", "`either: true` needs a price, and a moment that a reaction answers", "add `casting:` and `answers:`")
	}
}

// freeKeys describes a power without a price.
func (p *Power) freeKeys(c schema.Coder, b *Book) {
	free := false
	schema.Truth(c, "free", &free, "without a price")
	schema.Truth(c, "own-turn", &p.OwnTurn, "but only in the user's own turn")
	schema.Truth(c, "unnoticed", &p.Unnoticed, "its use is not seen or heard by other sides")
	switch reaction := len(b.Tokens) > 0 && b.Tokens[p.Act.Token].Any; {
	case free && (c.Has("casting") || p.Answers != NoPrompt):
		c.Fault("free", "a free power has no `casting:` and no `answers:`", "leave out `free:`")
	case !free && p.Answers == NoPrompt && !c.Has("casting"):
		c.Fault("", "casting is missing", "add `casting:`")
	case p.Answers == NoPrompt && reaction:
		c.Fault("casting", "a power cast as a reaction has nothing to answer", "add `answers:`, such as struck, hurt, casts, thrown or falls")
	}
}

func (x *Lift) keys(c schema.Coder, b *Book) {
	c.Need("pounds", "reserve")
	schema.Whole(c, "pounds", &x.Pounds, 1, 1000, "for each point")
	b.reserve(c, "reserve", &x.Reserve, "of the points")
	schema.Whole(c, "push", &x.Push, 0, 1000, "units that it is moved")
	schema.Truth(c, "away", &x.Away, "from its user; without it where its user chooses")
	b.condition(c, "aloft", &x.Aloft, "of those held up")
	b.condition(c, "glow", &x.Glow, "of its user")
	schema.Truth(c, "tells", &x.Tells, "the silencing is told before points are chosen")
}

// levels describes numbers that each apply from a level.
func levels(c schema.Coder, key string, to *[]Level, most int, doc string) {
	schema.Records(c, key, "level", most, doc, func(c schema.Coder) {
		x := Level{}
		c.Need("from", "is")
		schema.Whole(c, "from", &x.From, 0, 20, "the level from which it applies")
		schema.Whole(c, "is", &x.Is, 1, 40, "the number")
		*to = append(*to, x)
	})
}

// dose describes points of a layer. Without a number it is all of them, which the word
// all stands for.
func (b *Book) dose(c schema.Coder, key string, x *Dose, doc, all string) {
	schema.Record(c, key, "", doc, func(c schema.Coder) {
		c.Need("layer")
		b.layer(c, "layer", &x.Layer, "of the book's")
		schema.Whole(c, "points", &x.Points, 1, 100, all)
	})
}

// idlePower defines when the keys of a power have an effect.
var idlePower = []schema.Bearing[Power]{
	schema.Bear("within", func(p *Power) bool { return p.Answers == Casting || p.Answers == Lobbed || p.Answers == Plunging }, "it answers nothing that happens at a distance", "write `answers: casts`, thrown or falls"),
	schema.Bear("against", func(p *Power) bool { return p.Answers == Casting }, "it answers no power", "write `answers: casts`"),
	schema.Bear("when to", func(p *Power) bool { return p.Answers == Struck || p.Answers == Hurt || p.Answers == Meeting }, "it answers no blow", "write `answers: struck`, hurt or meets"),
	schema.Bear("sure", func(p *Power) bool { return p.Answers == Hurt }, "it does not answer damage", "write `answers: hurt`"),
	schema.Bear("from", func(p *Power) bool { return p.Cost > 0 }, "it costs nothing from a reserve", "write `reserve:`"),
	schema.Bear("uses", func(p *Power) bool { return !p.Once && p.Recharge == 0 }, "`once:` or `recharge:` limits it already", "leave out `once:` and `recharge:`"),
	schema.Bear("repeats", func(p *Power) bool { return p.Focus }, "nobody concentrates on it", "write `concentration: true`"),
	schema.Bear("own-turn", func(p *Power) bool { return p.Act.Count == 0 && p.Answers == NoPrompt }, "only a free power can be limited to its user's turn", "write `free: true`"),
	schema.Bear("back", func(p *Power) bool { return p.Once || len(p.Uses) > 0 }, "it can be used any number of times", "write `once: true` or `uses:`"),
	schema.Bear("more", func(p *Power) bool { return p.levels() && p.Effect.adds(p.More) }, "no higher slot can be used, or there are no dice with these faces", "write it in a power of level 1 or higher, with the faces of its damage or healing"),
	schema.Bear("growing", func(p *Power) bool { return p.Effect.throws(func(dice.Dice) bool { return true }) }, "it rolls no dice", "write `damage:` or `heal:`"),
	schema.Bear("grows", func(p *Power) bool { return !p.Growth && p.Effect.damages(alike(p.Grows)) }, "its damage has no dice with these faces, or `growing:` applies already", "write dice with the faces of its damage, without `growing:`"),
}

// levels reports whether a power can use a slot of a higher level.
func (p *Power) levels() bool { return p.Level > 0 && p.Cost == 0 }

// rolls reports whether a power uses an ability of its user.
func (p *Power) rolls(b *Book) bool {
	e := &p.Effect
	give, n := Find[*GiveOp](e), e.Brings()
	return e.AddMod || give != nil && give.Times > 0 || e.tested() ||
		n >= 0 && (b.Conditions[n].Keeps || b.Conditions[n].Boost.Rider.Save >= 0 || b.Conditions[n].Thorns.Rider.Save >= 0)
}

// keeps reports whether concentration on a power keeps anything up.
func (p *Power) keeps() bool {
	e := &p.Effect
	return e.focuses() || e.Stays != nil || e.Lends() >= 0 || p.Repeats.Count > 0 || Has[*CallOp](e)
}
