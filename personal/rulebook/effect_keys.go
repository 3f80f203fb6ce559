package rulebook

import (
	"broadside/sim/dice"
	"broadside/sim/schema"
)

// effect describes what a power or a device does.
func (b *Book) effect(c schema.Coder, key string, e *Effect, in setting, doc string) {
	schema.Record(c, key, "effect", doc, func(c schema.Coder) { e.keys(c, b, in) })
}

// pickEnds describes when a condition ends by itself.
func pickEnds(c schema.Coder, ends *Ends, says string) {
	schema.Reworded(c, "ends", []schema.Reword{{Word: "maker-falls", To: []schema.Rewrite{{Key: "ends", Text: "let-go"}}}})
	schema.Pick(c, "ends", ends, EndWords, says)
}

func (e *Effect) keys(c schema.Coder, b *Book, in setting) {
	e.Scope.keys(c, b)
	e.Contest.keys(c, b)
	b.damageType(c, "type", &e.Type, "of the damage")
	schema.Truth(c, "bypass", &e.Bypass, "bypasses what can be bypassed")
	schema.Truth(c, "add-ability", &e.AddMod, "the casting ability is added to damage and healing")
	pickEnds(c, &e.Ends, "when what it causes ends by itself")
	schema.Whole(c, "rounds", &e.Rounds, 0, 100, "that it lasts")
	size := int8(-1)
	b.size(c, "largest", &size, "the largest that it moves or puts into its condition")
	e.Largest = size + 1
	for _, op := range vocabulary() {
		if then, ok := op.(*ThenOp); ok {
			then.under(c, b, in)
		} else {
			op.keys(c, b)
		}
		if c.Has(op.word()) {
			e.Do = append(e.Do, op)
		}
	}
	schema.Record(c, "stays", "", "its area lasts: while its maker concentrates, or for rounds", func(c schema.Coder) {
		e.Stays = &Stays{Within: -1, Burden: -1}
		e.Stays.keys(c, b)
		schema.RefuseIdle(c, &staying{e.Stays, e, in.focus}, idleStays)
	})
	schema.RefuseIdle(c, &placed{e, in, c.Has}, idleEffect)
	if x := e.Stays; x != nil && (x.Wall != (e.Shape == Wall) || x.Wall && !x.Later || x.Rolls > 0 && e.Shape != Sphere) {
		c.Fault("stays", "`area: wall` goes with `stays: {later: true, wall: true}`, and `rolls:` with a sphere", "write all of these for a wall, or `area: sphere`")
	}
	if in.below && e.doesNothing() {
		c.Fault("", "the effect under `then:` does nothing", "give it something that it does, such as `damage:` and `type:`")
	}
	if e.Foes && e.Friends {
		c.Fault("friends", "`foes` and `friends` exclude each other", "keep one of the two")
	}
	if e.Ends == EndsFocus && !in.power && c.Has("ends") {
		c.Fault("ends", "only a power has concentration that could end", "write another `ends:`")
	}
	if e.Ends == EndsRounds && e.Rounds == 0 {
		c.Fault("", "`ends: rounds` needs a number of rounds", "add `rounds:`")
	}
	if e.Own && Has[*SwapOp](e) {
		c.Fault("swaps", "`swaps` needs a target other than the user", "leave out `own:`")
	}
	if (e.Damages() || Has[*TurnOp](e)) && !c.Has("type") {
		c.Fault("", "there is damage but no type", "add `type:`")
	}
}

// doesNothing reports whether an effect does nothing at all.
func (e *Effect) doesNothing() bool { return len(e.Do) == 0 && e.Stays == nil && !e.Rushes }

// focuses reports whether what an effect causes ends with the concentration on it.
func (e *Effect) focuses() bool {
	then := Find[*ThenOp](e)
	return e.Ends == EndsFocus || then != nil && then.Effect.focuses()
}

func (x *Scope) keys(c schema.Coder, b *Book) {
	schema.Whole(c, "range", &x.Range, 0, 5000, "units; 0: the user alone, or anyone within reach")
	schema.Pick(c, "area", &x.Shape, Shapes, "its shape; without it one target")
	schema.Whole(c, "size", &x.Size, 0, 500, "units of the area")
	schema.Whole(c, "swells", &x.Swells, 1, 10, "units added for each level of the slot above the power's")
	schema.Whole(c, "count", &x.Count, 0, 30, "leaps, areas that a thing is thrown at, or friends at most")
	schema.Whole(c, "wider", &x.Wider, 1, 10, "added to `count` for each level of the slot above the power's")
	schema.Truth(c, "foes", &x.Foes, "an area spares friends")
	schema.Truth(c, "friends", &x.Friends, "an area is only for friends, and leaps go to friends")
	schema.Truth(c, "own", &x.Own, "affects its user, whatever target is named")
	b.creatures(c, "kinds", &x.Kinds, "of creatures that it is for; without it all")
	b.creatures(c, "spares", &x.Spares, "of creatures that it is not for")
	b.only(c, &x.Only, "the target must have one of these, caused by the user")
	schema.Truth(c, "anyones", &x.Anyones, "or caused by anybody")
	schema.Truth(c, "rushes", &x.Rushes, "the user comes to the target, or to the place, first")
	switch {
	case x.Shape != NoArea && x.Size == 0:
		c.Fault("", "there is an area but no size", "add `size:`")
	case x.Shape == NoArea && (x.Size > 0 || x.Swells > 0):
		c.Fault("", "there is a size but no area", "add `area:`, or leave out `size:` and `swells:`")
	}
}

func (x *Contest) keys(c schema.Coder, b *Book) {
	schema.Pick(c, "aim", &x.Aim, Aims, "how it is resolved")
	schema.Whole(c, "bonus", &x.Bonus, -10, 20, "to hit")
	b.ability(c, "save", &x.Ability, "of the save against it")
	schema.Whole(c, "dc", &x.DC, 1, 40, "that the save must reach; without it the DC of its source")
	schema.Truth(c, "unaided", &x.Unaided, "no ability adds to that DC")
	schema.Truth(c, "together", &x.Together, "one attack roll for everybody that it reaches")
	schema.Truth(c, "half", &x.Half, "a successful save takes half")
	schema.Truth(c, "whole", &x.Whole, "a successful save avoids everything but the damage")
	schema.Whole(c, "core", &x.Core, 1, 100, "units from its middle within which nobody can save")
	helps := int8(-1)
	if b.layer(c, "helped-by", &helps, "points of this layer give advantage on the save"); helps >= 0 {
		x.Helped = 1 << helps
	}
	switch {
	case x.Aim == BySave && !c.Has("save"):
		c.Fault("", "there is a save but no ability", "add `save:` and an ability")
	case x.Aim != BySave && (x.Half || x.Whole || x.Core > 0 || x.Helped > 0):
		c.Fault("", "`half`, `whole`, `core` and `helped-by` need a save", "write `aim: save` and an ability under `save:`, or leave them out")
	}
}

func (x *Stays) keys(c schema.Coder, b *Book) {
	schema.Truth(c, "later", &x.Later, "it does nothing when it is made")
	schema.Truth(c, "starts", &x.Starts, "affects people who begin a turn in it")
	schema.Truth(c, "ends", &x.Ends, "affects people who end a turn in it")
	schema.Truth(c, "enters", &x.Enters, "affects people who enter it, the first time in a turn")
	schema.Truth(c, "rough", &x.Rough, "is difficult ground")
	schema.Truth(c, "follows", &x.Follows, "moves with its maker")
	schema.Whole(c, "rolls", &x.Rolls, 1, 100, "units that it rolls at the start of each turn of its maker, away from where the maker stood")
	schema.Whole(c, "grows", &x.Grows, 1, 100, "units by which it grows at the start of each round, up to 500")
	schema.Truth(c, "wall", &x.Wall, "is a wall: nobody walks, sees or shoots through it")
	schema.Whole(c, "rounds", &x.Rounds, 1, 100, "without it while its maker concentrates")
	b.condition(c, "within", &x.Within, "of people in it")
	b.condition(c, "burden", &x.Burden, "of its maker")
}

// setting is what an effect belongs to, as far as its keys depend on it.
type setting struct {
	power  bool   // it is the effect of a power that is cast
	below  bool   // it stands under the `then:` of another
	thing  bool   // it is the effect of a device, which can be thrown at several places
	shot   bool   // a weapon fires it, with its own range
	focus  bool   // somebody concentrates on it
	levels bool   // it can have a slot of a higher level
	caster bool   // it has the numbers of its user's powers
	able   bool   // an ability of its user applies to it
	struck bool   // it answers a blow before its damage
	moment Prompt // what it answers
}

// placed is an effect in its setting.
type placed struct {
	*Effect
	setting
	has func(string) bool
}

func (x *placed) attacks() bool { return x.Aim == ByAttack || x.Aim == ByTouch }

func (x *placed) saves() bool { return x.Aim == BySave }

// damages reports whether an effect deals damage, of its own or of the weapon that fires it.
func (x *placed) damages() bool {
	return x.Effect.Damages() || x.shot && !x.below && !x.has("then")
}

func (x *placed) heals() bool { return Has[*HealOp](x.Effect) }

// around reports whether an effect has an area around a place named by its user.
func (x *placed) around() bool { return x.Shape == Sphere || x.Shape == Cube || x.Shape == Crossing }

// lasts reports whether an effect causes something that can end in different ways.
func (x *placed) lasts() bool {
	give := Has[*GiveOp](x.Effect) && x.Ends == EndsRounds // with concentration they end in any case
	return give || Has[*AfflictOp](x.Effect) || Has[*PrimeOp](x.Effect)
}

// counts reports whether an effect has a number of targets, or of places.
func (x *placed) counts() bool {
	return x.Shape == Leaps || x.Friends && x.Shape != NoArea || !x.below && (x.thing && x.Shape != NoArea || x.power && (x.Shape == Sphere || x.Shape == Cube))
}

// ranged reports whether the range of an effect matters.
func (x *placed) ranged() bool {
	switch {
	case x.shot && !x.below:
		return false
	case x.attacks() || x.moment != NoPrompt && !x.below:
		return true
	}
	return (x.thing || x.power && !x.Shape.IsAroundMaker() && !(x.Own && x.Shape == NoArea)) && !x.below
}

// idleEffect defines when the keys of an effect have an effect.
var idleEffect = []schema.Bearing[placed]{
	schema.Bear("bonus", (*placed).attacks, "there is no attack", "write `aim: attack`"),
	schema.Bear("together", func(x *placed) bool { return x.attacks() && x.Shape != NoArea }, "there is no attack on an area", "write `aim: attack` and an `area:`"),
	schema.Bear("save", func(x *placed) bool { return x.saves() || x.has("again") }, "nobody saves", "write `aim: save`"),
	schema.Bear("dc", func(x *placed) bool { return x.saves() || x.has("again") }, "nobody saves", "write `aim: save`"),
	schema.Bear("unaided", func(x *placed) bool { return x.saves() && x.DC == 0 && x.caster }, "there is no save against the user's own DC", "write `aim: save` without `dc:` in a power"),
	schema.Bear("half", (*placed).damages, "it deals no damage", "write `damage:` and its `type:`"),
	schema.Bear("whole", func(x *placed) bool { return x.damages() && !x.Half }, "it deals no damage, or `half:` applies already", "write `damage:` without `half:`"),
	schema.Bear("core", (*placed).around, "it has no area around a place", "write `area: sphere`, cube or crossing"),
	schema.Bear("type", func(x *placed) bool { return x.damages() || x.attacks() || Has[*TurnOp](x.Effect) }, "it deals no damage", "write `damage:`"),
	schema.Bear("bypass", (*placed).damages, "it deals no damage", "write `damage:`"),
	schema.Bear("add-ability", func(x *placed) bool { return (x.damages() || x.heals()) && x.able }, "there is no damage or healing to add an ability to", "write it in a power with `damage:` or `heal:`"),
	schema.Bear("ends", (*placed).lasts, "it causes nothing that ends that way", "write `condition:`"),
	schema.Bear("rounds", func(x *placed) bool { return x.Ends == EndsRounds || x.focus && !x.below }, "it does not last for rounds", "write `ends: rounds`"),
	schema.Bear("largest", func(x *placed) bool {
		return Has[*AfflictOp](x.Effect) || Has[*PushOp](x.Effect) || Has[*PullOp](x.Effect) || Has[*SwapOp](x.Effect)
	}, "it moves nobody and gives no condition", "write `condition:`, `push:` or `pull:`"),
	schema.Bear("count", (*placed).counts, "it has no leaps, areas or friends to count", "write `area: leaps`, or an area with `friends: true`"),
	schema.Bear("wider", func(x *placed) bool { return x.counts() && x.levels && !x.below }, "it has no `count` that grows with the slot", "write it with `area: leaps` in a power of level 1 or higher"),
	schema.Bear("swells", func(x *placed) bool { return x.levels && !x.below }, "no higher slot can be used", "write it in a power of level 1 or higher that takes a slot"),
	schema.Bear("foes", func(x *placed) bool { return x.Shape != NoArea && x.Shape != Leaps && !x.Friends }, "it has no area in which friends could be hit", "write an `area:` such as sphere"),
	schema.Bear("friends", func(x *placed) bool { return x.Shape != NoArea && x.Shape != Wall }, "it has no area for friends", "write an `area:` such as sphere"),
	schema.Bear("range", (*placed).ranged, "it starts at its user, or at a target settled elsewhere", "write the range in the weapon, or in the effect above `then:`"),
	schema.Bear("own", func(x *placed) bool { return x.below || !x.shot }, "a shot affects its target", "write it under `then:`"),
	schema.Bear("anyones", func(x *placed) bool { return len(x.Only) > 0 }, "it requires no condition", "write `only:`"),
	schema.Bear("splash drains-to leeches", (*placed).damages, "it deals no damage", "write `damage:`"),
	schema.Bear("soak", func(x *placed) bool { return x.struck && !x.below }, "it does not answer a hit before its damage is rolled", "write it in a power with `answers: struck`"),
	schema.Bear("gaze", func(x *placed) bool { return x.focus && !x.below }, "nobody concentrates on it", "write it in a power with `concentration: true`"),
	schema.Bear("fumble", (*placed).saves, "nobody saves", "write `aim: save`"),
	schema.Bear("again", func(x *placed) bool { return Has[*AfflictOp](x.Effect) && x.has("save") }, "there is no condition to end, or no ability to save with", "write `condition:` and `save:`"),
	schema.Bear("primes-all", func(x *placed) bool { return Has[*PrimeOp](x.Effect) && x.saves() }, "it primes nobody, or nobody saves", "write `primes:` and `aim: save`"),
	schema.Bear("points grown times", func(x *placed) bool { return Has[*GiveOp](x.Effect) }, "it names no layer", "write `layer:`"),
	schema.Bear("layer", func(x *placed) bool { return x.has("points") || x.has("grown") || x.has("times") }, "it gives no points", "write `points:`"),
	schema.Bear("throws", func(x *placed) bool { return Has[*PushOp](x.Effect) }, "nobody is pushed", "write `push:`"),
	schema.Bear("stays", func(x *placed) bool { return x.power && !x.below }, "only a power's area can last", "write it in the effect of a power, or `lasts:` in a device"),
}

// staying is a lasting area, and its effect.
type staying struct {
	*Stays
	of    *Effect
	focus bool
}

var idleStays = []schema.Bearing[staying]{
	schema.Bear("starts ends enters", func(x *staying) bool { return len(x.of.Do) > 0 }, "the effect does nothing to people", "give it something that it does, such as `damage:` and `type:`"),
	schema.Bear("grows", func(x *staying) bool { return !x.Wall }, "a wall does not grow", "leave out `wall:`"),
	schema.Bear("follows", func(x *staying) bool { return x.Rolls == 0 && !x.Wall }, "it rolls, or is a wall", "leave out `rolls:` and `wall:`"),
	schema.Bear("rounds", func(x *staying) bool { return !x.focus }, "it lasts while its maker concentrates", "write `rounds:` beside `stays:` as its maximum"),
	schema.Bear("burden", func(x *staying) bool { return x.focus }, "nobody concentrates on it", "write `concentration: true` in the power"),
}

// tested reports whether an effect, or what follows from it, uses an ability of its user
// in a roll or in a DC.
func (e *Effect) tested() bool {
	then := Find[*ThenOp](e)
	return e.Aim == ByAttack || e.Aim == ByTouch || e.Aim == BySave && e.DC == 0 && !e.Unaided || then != nil && then.Effect.tested()
}

// damages reports whether a predicate holds for damage dice of an effect, or of what
// follows from it.
func (e *Effect) damages(so func(dice.Dice) bool) bool {
	x, then := Find[*DamageOp](e), Find[*ThenOp](e)
	return x != nil && so(x.Dice) || then != nil && then.Effect.damages(so)
}

// throws reports whether a predicate holds for dice of damage or of healing.
func (e *Effect) throws(so func(dice.Dice) bool) bool {
	x, then := Find[*HealOp](e), Find[*ThenOp](e)
	return e.damages(so) || x != nil && so(x.Dice) || then != nil && then.Effect.throws(so)
}

// alike returns a predicate for dice with the same faces as d.
func alike(d dice.Dice) func(dice.Dice) bool {
	return func(x dice.Dice) bool { return x.Faces == d.Faces }
}

// adds reports whether what a higher slot adds has any effect.
func (e *Effect) adds(more dice.Dice) bool {
	give := Find[*GiveOp](e)
	return e.throws(alike(more)) || give != nil && more.Faces == 0
}
