package rulebook

import "broadside/sim/schema"

// effect describes what a power or a device does.
func (b *Book) effect(c schema.Coder, key string, e *Effect, doc string) {
	schema.Record(c, key, "effect", doc, func(c schema.Coder) { e.keys(c, b) })
}

func (e *Effect) keys(c schema.Coder, b *Book) {
	e.Scope.keys(c, b)
	e.Contest.keys(c, b)
	b.damageType(c, "type", &e.Type, "of the damage")
	schema.Truth(c, "bypass", &e.Bypass, "passes what may be bypassed")
	schema.Truth(c, "add-ability", &e.AddMod, "the casting ability is added to damage and healing")
	schema.Pick(c, "ends", &e.Ends, EndWords, "when what it brings about ends by itself")
	schema.Whole(c, "rounds", &e.Rounds, 0, 100, "that it lasts")
	size := int8(-1)
	b.size(c, "largest", &size, "of those whom it moves or puts into its condition")
	e.Largest = size + 1
	for _, op := range vocabulary() {
		op.keys(c, b)
		if c.Has(op.word()) {
			e.Do = append(e.Do, op)
		}
	}
	schema.Record(c, "stays", "", "its area goes on: as long as its maker concentrates, or for rounds", func(c schema.Coder) {
		e.Stays = &Stays{Within: -1, Burden: -1}
		e.Stays.keys(c, b)
	})
	if x := e.Stays; x != nil && (x.Wall != (e.Shape == Wall) || x.Wall && !x.Later || x.Rolls > 0 && e.Shape != Sphere) {
		c.Fault("stays", "a wall stays as one and does nothing else, and only spheres roll", "give it `area: wall` and `stays: {later: true, wall: true}`, or `area: sphere`")
	}
	if e.Ends == EndsRounds && e.Rounds == 0 {
		c.Fault("", "it lasts for rounds, and no number of them is said", "add `rounds:`")
	}
	if e.Own && Has[*SwapOp](e) {
		c.Fault("swaps", "nobody trades places with themselves", "leave out `own:`")
	}
	if (e.Damages() || Has[*TurnOp](e)) && !c.Has("type") {
		c.Fault("", "damage without a type", "add `type:`")
	}
}

// idle reports whether an effect does nothing at all.
func (e *Effect) idle() bool { return len(e.Do) == 0 && e.Stays == nil && !e.Rushes }

// focuses reports whether what an effect brings about ends with the concentration on it.
func (e *Effect) focuses() bool {
	then := Find[*ThenOp](e)
	return e.Ends == EndsFocus || then != nil && then.Effect.focuses()
}

func (x *Scope) keys(c schema.Coder, b *Book) {
	schema.Whole(c, "range", &x.Range, 0, 5000, "units; 0: the user alone, or anyone within reach")
	schema.Pick(c, "area", &x.Shape, Shapes, "that it reaches; without it one")
	schema.Whole(c, "size", &x.Size, 0, 500, "units of the area")
	schema.Whole(c, "swells", &x.Swells, 1, 10, "units more for each level of the slot above the power's")
	schema.Whole(c, "count", &x.Count, 0, 30, "leaps, areas that a thing is thrown at, or friends at most")
	schema.Whole(c, "wider", &x.Wider, 1, 10, "more of `count` for each level of the slot above the power's")
	schema.Truth(c, "foes", &x.Foes, "an area spares friends")
	schema.Truth(c, "friends", &x.Friends, "an area is for friends alone")
	schema.Truth(c, "own", &x.Own, "works on its user, whatever target is named")
	b.creatures(c, "kinds", &x.Kinds, "of creatures whom it is for; without it all")
	b.creatures(c, "spares", &x.Spares, "and of those whom it is not for")
	b.only(c, &x.Only, "that the target must be in one of, by the user's doing")
	schema.Truth(c, "anyones", &x.Anyones, "or by anybody's")
	schema.Truth(c, "rushes", &x.Rushes, "the user comes to the target, or to the place, first")
	switch {
	case x.Shape != NoArea && x.Size == 0:
		c.Fault("", "an area without a size", "add `size:`")
	case x.Shape == NoArea && (x.Size > 0 || x.Swells > 0):
		c.Fault("", "a size, and no area that has it", "add `area:`, or leave out `size:` and `swells:`")
	}
}

func (x *Contest) keys(c schema.Coder, b *Book) {
	schema.Pick(c, "aim", &x.Aim, Aims, "how it finds whether it works")
	schema.Whole(c, "bonus", &x.Bonus, -10, 20, "to hit")
	b.ability(c, "save", &x.Ability, "of the save against it")
	schema.Whole(c, "dc", &x.DC, 1, 40, "that the save must reach; without it the number of its source")
	schema.Truth(c, "unaided", &x.Unaided, "no ability adds to that number")
	schema.Truth(c, "together", &x.Together, "one attack roll for all whom it reaches")
	schema.Truth(c, "half", &x.Half, "a successful save takes half")
	schema.Truth(c, "whole", &x.Whole, "a successful save spares from all but the damage")
	schema.Whole(c, "core", &x.Core, 1, 100, "units from its middle within which nobody can save")
	helps := int8(-1)
	if b.layer(c, "helped-by", &helps, "points of this layer give advantage on the save"); helps >= 0 {
		x.Helped = 1 << helps
	}
	switch {
	case x.Aim == BySave && !c.Has("save"):
		c.Fault("", "a save without its ability", "add `save:` and an ability")
	case x.Aim != BySave && (x.Half || x.Whole || x.Core > 0 || x.Helped > 0):
		c.Fault("", "`half`, `whole`, `core` and `helped-by` are about the save against it, and there is none", "write `aim: save` and an ability under `save:`, or leave them out")
	}
}

func (x *Stays) keys(c schema.Coder, b *Book) {
	schema.Truth(c, "later", &x.Later, "it does nothing as it is made")
	schema.Truth(c, "starts", &x.Starts, "works on who begins a turn in it")
	schema.Truth(c, "ends", &x.Ends, "on who ends one there")
	schema.Truth(c, "enters", &x.Enters, "on who comes into it, for the first time in a turn")
	schema.Truth(c, "rough", &x.Rough, "is difficult ground")
	schema.Truth(c, "follows", &x.Follows, "goes where its maker goes")
	schema.Whole(c, "rolls", &x.Rolls, 1, 100, "units that it goes on, away from where its maker stood, as each of their turns starts")
	schema.Truth(c, "wall", &x.Wall, "is a wall: nobody walks, sees or shoots through it")
	schema.Whole(c, "rounds", &x.Rounds, 1, 100, "without it as long as its maker concentrates")
	b.condition(c, "within", &x.Within, "of who is in it")
	b.condition(c, "burden", &x.Burden, "of its maker")
}
