package rulebook

import (
	"broadside/crew"
	"broadside/sim/schema"
)

func (p *Power) keys(c schema.Coder, b *Book) {
	p.Effect, p.School, p.Against, p.With, p.Takes = PlainEffect(), -1, -1, -1, Dose{Layer: -1}
	c.Need("name", "level")
	schema.Text(c, "name", &p.Name, crew.MaxName, "as people read it")
	schema.Text(c, "says", &p.Says, 400, "what it does, in a sentence")
	schema.Whole(c, "level", &p.Level, 0, MaxSlots, "of the slot that it takes")
	p.costKeys(c, b)
	p.answerKeys(c, b)
	schema.Truth(c, "skill", &p.Skill, "no spell: it takes no hand, and what resists spells does not resist it")
	schema.Truth(c, "sure", &p.Sure, "it answers without being asked for")
	schema.Truth(c, "once", &p.Once, "once for each rest")
	schema.Whole(c, "recharge", &p.Recharge, 2, 6, "what a d6 must show, at the start of a turn, for it to be used again")
	levels(c, "uses", &p.Uses, 12, "so many for each rest, from a level on")
	b.restNamed(c, "back", &p.Back, "that gives them back; without it any does")
	b.dose(c, "takes", &p.Takes, "of a layer of its user's")
	p.Lift = Lift{Aloft: -1, Glow: -1}
	schema.Record(c, "lift", "", "moves what weighs no more than the points that its user names can lift", func(c schema.Coder) { p.Lift.keys(c, b) })
	b.damageTypes(c, "to", &p.Answered, "types of damage that it answers; without it all")
	p.freeKeys(c, b)
	schema.Truth(c, "concentration", &p.Focus, "that keeps it up")
	b.effect(c, "effect", &p.Effect, "what it does")
	if x := p.Effect.Stays; x != nil && (p.Effect.Shape == NoArea || p.Effect.Shape == Leaps || !p.Focus && x.Rounds == 0) {
		c.Fault("effect", "what stays is an area, and has an end", "give the effect an `area:`, and its `stays:` rounds, or add `concentration: true`")
	}
	schema.Harm(c, "more", &p.More, "for each level of the slot above its own")
	schema.Truth(c, "growing", &p.Growth, "its dice are doubled, trebled and so on with its caster's level")
	schema.Harm(c, "grows", &p.Grows, "are added so often instead")
	b.ability(c, "with", &p.With, "in place of the casting ability")
}

// costKeys describes what a power is paid with.
func (p *Power) costKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "reserve", &p.Cost, 0, 100, "of a reserve, in place of a slot")
	b.reserve(c, "from", &p.Reserve, "which reserve; without it the first")
	if p.Cost > 0 && len(b.Reserves) == 0 {
		c.Fault("reserve", "the book has no reserve to pay this with", "add `reserves:` to the book, or leave this out")
	}
	schema.Word(c, "casting", &p.Act, "token, or a number and a token", b.price, "what casting takes of a turn")
}

// answerKeys describes what a power answers.
func (p *Power) answerKeys(c schema.Coder, b *Book) {
	schema.Pick(c, "answers", &p.Answers, Moments, "up to `meets` it is used by reaction; as a round begins, its owner sinks or somebody is felled it happens by itself")
	b.school(c, "school", &p.School, "of the book's")
	b.school(c, "against", &p.Against, "the school that it answers; without it any")
	schema.Whole(c, "within", &p.Within, 1, 1000, "units to where what it answers comes about; without it its range")
	schema.Truth(c, "counters", &p.Counters, "what it answers has no effect")
	if p.Counters && p.Answers != Casting {
		c.Fault("counters", "only what is cast can be countered", "add `answers: casts`")
	}
	schema.Set(c, "when", &p.When, TagWords, "what the blow must be that it answers")
	schema.Truth(c, "either", &p.Either, "or in a turn of one's own, for its price")
	if p.Either && (!p.Answers.Asked() || !c.Has("casting")) {
		c.Fault("either", "what is used either way has a price, and a moment that it answers", "add `casting:` and `answers:`")
	}
}

// freeKeys describes a power without a price.
func (p *Power) freeKeys(c schema.Coder, b *Book) {
	free := false
	schema.Truth(c, "free", &free, "without a price")
	schema.Truth(c, "own-turn", &p.OwnTurn, "but in a turn of one's own alone")
	switch reaction := len(b.Tokens) > 0 && b.Tokens[p.Act.Token].Any; {
	case free && (c.Has("casting") || p.Answers != NoMoment):
		c.Fault("free", "what is free has no price, and answers nothing", "leave out `free:`")
	case !free && p.Answers == NoMoment && !c.Has("casting"):
		c.Fault("", "casting is missing", "add `casting:`")
	case p.Answers == NoMoment && reaction:
		c.Fault("casting", "a power that is cast by reaction answers nothing", "add `answers:`, with struck, hurt, casts, thrown or falls")
	}
}

func (x *Lift) keys(c schema.Coder, b *Book) {
	c.Need("pounds", "reserve")
	schema.Whole(c, "pounds", &x.Pounds, 1, 1000, "for each point")
	b.reserve(c, "reserve", &x.Reserve, "that the points are of")
	schema.Whole(c, "push", &x.Push, 0, 1000, "units that it is moved")
	schema.Truth(c, "away", &x.Away, "from its user; else to where its user wants it")
	b.condition(c, "aloft", &x.Aloft, "of who is held up")
	b.condition(c, "glow", &x.Glow, "of its user")
	schema.Truth(c, "tells", &x.Tells, "how much silencing there is, before points are named")
}

// PlainEffect does nothing yet.
func PlainEffect() Effect {
	return Effect{Ability: -1, Layer: -1, Condition: -1, Prime: -1, Drain: -1, Spends: -1, ShieldEdge: -1, Table: -1, Fumble: -1, Only: -1, Gaze: -1, Largest: -1, Raises: -1, Refills: Dose{Layer: -1}, Calls: Calls{Sheet: -1}}
}

// effect describes what a power or a device does.
func (b *Book) effect(c schema.Coder, key string, e *Effect, doc string) {
	schema.Record(c, key, "effect", doc, func(c schema.Coder) { e.keys(c, b) })
}

func (e *Effect) keys(c schema.Coder, b *Book) {
	e.aimKeys(c, b)
	e.harmKeys(c, b)
	e.helpKeys(c, b)
	e.stateKeys(c, b)
	e.moveKeys(c, b)
	switch {
	case e.Aim == BySave && e.Ability < 0:
		c.Fault("", "a save without its ability", "add `save:` and an ability")
	case e.Shape != NoArea && e.Size == 0:
		c.Fault("", "an area without a size", "add `size:`")
	case e.Ends == EndsRounds && e.Rounds == 0:
		c.Fault("", "it lasts for rounds, and no number of them is said", "add `rounds:`")
	}
}

// aimKeys describes whom an effect is on, and how it finds whether it works.
func (e *Effect) aimKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "range", &e.Range, 0, 5000, "units; 0: the user alone, or whoever can be touched")
	schema.Pick(c, "area", &e.Shape, Shapes, "that it reaches; without it one")
	schema.Whole(c, "size", &e.Size, 0, 500, "units of the area")
	schema.Whole(c, "swells", &e.Swells, 1, 10, "units more for each level of the slot above the power's")
	schema.Whole(c, "count", &e.Count, 0, 30, "leaps, areas that a thing is thrown at, or friends at most")
	schema.Whole(c, "wider", &e.Wider, 1, 10, "more of `count` for each level of the slot above the power's")
	schema.Truth(c, "foes", &e.Foes, "an area spares friends")
	schema.Truth(c, "friends", &e.Friends, "an area is for friends alone")
	schema.Truth(c, "own", &e.Own, "works on its user, whoever is named")
	b.creatures(c, "kinds", &e.Kinds, "of creatures whom it is for; without it all")
	b.creatures(c, "spares", &e.Spares, "and of those whom it is not for")
	schema.Pick(c, "aim", &e.Aim, Aims, "how it finds whether it works")
	schema.Whole(c, "bonus", &e.Bonus, -10, 20, "to hit")
	b.ability(c, "save", &e.Ability, "of the save against it")
	schema.Whole(c, "dc", &e.DC, 1, 40, "that the save must reach; without it the number of its source")
	schema.Truth(c, "unaided", &e.Unaided, "no ability adds to that number")
	schema.Truth(c, "half", &e.Half, "a successful save takes half")
	schema.Truth(c, "whole", &e.Whole, "a successful save spares from all but the damage")
	schema.Whole(c, "core", &e.Core, 1, 100, "units from its middle within which nobody can save")
	b.layer(c, "helped-by", &e.ShieldEdge, "points of this layer give advantage on the save")
	b.table(c, "fumble", &e.Fumble, "thrown on by a natural 1 on the save")
	schema.Record(c, "stays", "", "its area goes on: as long as its maker concentrates, or for rounds", func(c schema.Coder) {
		e.Stays = &Stays{Within: -1, Burden: -1}
		e.Stays.keys(c, b)
	})
}

// harmKeys describes what an effect does to whom it reaches.
func (e *Effect) harmKeys(c schema.Coder, b *Book) {
	schema.Harm(c, "damage", &e.Damage, "that it deals")
	b.damageType(c, "type", &e.Type, "of the damage")
	schema.Truth(c, "bypass", &e.Bypass, "passes what may be bypassed")
	schema.Truth(c, "touches", &e.Touches, "its type counts though it does no damage")
	schema.Truth(c, "add-ability", &e.AddMod, "the casting ability is added")
	b.layerSet(c, "strips", &e.Strips, "layers that lose their points before anything else")
	b.layer(c, "spends", &e.Spends, "a layer whose points are all that it does")
	b.layer(c, "drains-to", &e.Drain, "a layer that regains half of what was dealt")
	schema.Record(c, "splash", "splash", "what it does to others near its target", e.Splash.keys)
	b.loss(c, "loses", &e.Loses, "of reserves, by the target")
	schema.Whole(c, "track", &e.Bad, 0, 5, "of the track at 0")
	b.table(c, "table", &e.Table, "thrown on")
	schema.Harm(c, "turns", &e.Turns, "the target strikes a friend in reach, or takes this")
	schema.Truth(c, "spoils", &e.Spoils, "what the target holds is broken")
	schema.Truth(c, "kills", &e.Kills, "the target dies")
	schema.Record(c, "then", "effect", "on the same target, of a hit or a failed save", func(c schema.Coder) {
		then := PlainEffect()
		then.keys(c, b)
		e.Then = &then
	})
}

// helpKeys describes what an effect gives.
func (e *Effect) helpKeys(c schema.Coder, b *Book) {
	schema.Harm(c, "heal", &e.Heal, "points that come back")
	b.layer(c, "layer", &e.Layer, "that gains `points`")
	schema.Harm(c, "points", &e.Points, "that it gains")
	levels(c, "grown", &e.Grown, 20, "or so many, by the user's level")
	schema.Whole(c, "times", &e.Times, 1, 4, "or so many times the user's level and modifier")
	b.layer(c, "raises", &e.Raises, "layer that has all the points of its bearer's sheet again")
	b.dose(c, "refills", &e.Refills, "of a layer of the user's that is not empty")
	b.loss(c, "gains", &e.Gains, "of reserves")
	schema.Harm(c, "feeds", &e.Feeds, "what the user regains")
	b.conditionList(c, "cures", &e.Cures, "that it ends")
	schema.Truth(c, "rests", &e.Rests, "the target has had a rest")
	schema.Truth(c, "favours", &e.Favours, "the user has advantage on the next check or attack")
	schema.Whole(c, "attacks", &e.Blows, 0, 10, "that the user may make at once")
	schema.Harm(c, "soak", &e.Soak, "off the blow that it answers")
	schema.Truth(c, "gifts", &e.Gifts, "its user has the powers of the target from then on")
	schema.Record(c, "calls", "", "somebody comes", func(c schema.Coder) { e.Calls.keys(c, b) })
}

// stateKeys describes conditions that an effect brings, and asks for.
func (e *Effect) stateKeys(c schema.Coder, b *Book) {
	b.condition(c, "condition", &e.Condition, "that befalls the target")
	schema.Pick(c, "ends", &e.Ends, EndWords, "when it ends by itself")
	schema.Whole(c, "rounds", &e.Rounds, 0, 100, "that it lasts")
	schema.Truth(c, "again", &e.Again, "a save at each end of turn ends it")
	b.condition(c, "only", &e.Only, "that the target must be in, by the user's doing")
	schema.Truth(c, "anyones", &e.Anyones, "or by anybody's")
	b.condition(c, "gaze", &e.Gaze, "it ends when sight does, and a mirror brings this upon its user instead")
	schema.Truth(c, "hampers", &e.Hampers, "the target has disadvantage on their next attack, check or save")
	b.damageType(c, "primes", &e.Prime, "the target is primed with it")
	schema.Truth(c, "primes-all", &e.PrimeAll, "who saves is primed too")
	schema.Truth(c, "detonates", &e.Detonate, "who is primed goes off")
}

// moveKeys describes how an effect moves people.
func (e *Effect) moveKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "push", &e.Push, 0, 100, "units")
	schema.Harm(c, "throws", &e.Throws, "more units of push")
	b.size(c, "largest", &e.Largest, "of those whom it moves or puts into its condition")
	schema.Truth(c, "rushes", &e.Rushes, "the user comes to the target, or to the place, first")
	schema.Harm(c, "flits", &e.Flits, "squares: the target is elsewhere at once")
}

func (x *Stays) keys(c schema.Coder, b *Book) {
	schema.Truth(c, "later", &x.Later, "it does nothing as it is made")
	schema.Truth(c, "starts", &x.Starts, "works on who begins a turn in it")
	schema.Truth(c, "ends", &x.Ends, "on who ends one there")
	schema.Truth(c, "enters", &x.Enters, "on who comes into it, for the first time in a turn")
	schema.Truth(c, "rough", &x.Rough, "is difficult ground")
	schema.Truth(c, "follows", &x.Follows, "goes where its maker goes")
	schema.Whole(c, "rounds", &x.Rounds, 1, 100, "without it as long as its maker concentrates")
	b.condition(c, "within", &x.Within, "of who is in it")
	b.condition(c, "burden", &x.Burden, "of its maker")
}

// keys describes who comes.
func (x *Calls) keys(c schema.Coder, b *Book) {
	c.Need("sheet", "says")
	schema.Named(c, "sheet", &x.Sheet, "sheet", schema.KeysOf(b.Sheets, func(s *Sheet) string { return s.Key }), "of the book's")
	schema.Harm(c, "count", &x.Count, "how many; without it one")
	schema.Whole(c, "rounds", &x.Rounds, 1, 100, "that they stay; without it for good")
	schema.Text(c, "says", &x.Says, crew.MaxName, "how they come")
	schema.Whole(c, "within", &x.Within, 1, 5000, "units to the body that it takes, the nearest in sight; without it it takes none")
}

// levels describes numbers that each hold from a level on.
func levels(c schema.Coder, key string, to *[]Level, most int, doc string) {
	schema.Records(c, key, "level", most, doc, func(c schema.Coder) {
		x := Level{}
		c.Need("from", "is")
		schema.Whole(c, "from", &x.From, 0, 20, "the level from which it holds")
		schema.Whole(c, "is", &x.Is, 1, 40, "the number")
		*to = append(*to, x)
	})
}

// dose describes points of a layer; without a number it is all of them.
func (b *Book) dose(c schema.Coder, key string, x *Dose, doc string) {
	schema.Record(c, key, "", doc, func(c schema.Coder) {
		c.Need("layer")
		b.layer(c, "layer", &x.Layer, "of the book's")
		schema.Whole(c, "points", &x.Points, 1, 100, "without it all that it has")
	})
}
