package rulebook

import (
	"slices"

	"broadside/crew"
	"broadside/sim/schema"
)

func (w *Weapon) keys(c schema.Coder, b *Book) {
	w.Table, w.Vicious, w.Fumble = -1, -1, -1
	c.Need("name", "kind", "damage", "type")
	schema.Text(c, "name", &w.Name, crew.MaxName, "as people read it")
	schema.Text(c, "kind", &w.Kind, crew.MaxName, "kind of weapon for training: pistol, rifle")
	schema.Harm(c, "damage", &w.Damage, "of a hit")
	b.damageType(c, "type", &w.Type, "of the damage")
	schema.Record(c, "range", "", "without it the weapon is for melee; a single range has both alike", func(c schema.Coder) {
		c.Need("near")
		schema.Whole(c, "near", &w.Near, 1, 5000, "units of normal range, or of an increment")
		w.Far = w.Near * int16(b.Ranges.Steps)
		schema.Whole(c, "far", &w.Far, 1, 5000, "units beyond which nothing is hit")
		if !c.Has("far") && b.Ranges.Steps == 0 {
			c.Fault("", "far is missing", "add `far:`, or `increments:` to the book's `ranges:`")
		}
		if w.Far > 0 && w.Far < w.Near {
			c.Fault("far", "the far range is nearer than the near one", "write the longer one as far")
		}
	})
	schema.Whole(c, "reach", &w.Reach, 0, 100, "units added to ordinary reach")
	schema.Whole(c, "shots", &w.Heat, 0, 100, "attacks until it must be reloaded; 0: any number")
	schema.Whole(c, "loading", &w.Loading, 0, 10, "reload orders needed")
	schema.Set(c, "properties", &w.Props, Properties, "what it is or can do")
	b.abilitySet(c, "abilities", &w.Abilities, "the best of them is added")
	schema.Whole(c, "bonus", &w.Bonus, -10, 10, "to hit")
	schema.Whole(c, "plus", &w.Plus, -10, 20, "to damage")
	schema.Whole(c, "misfire", &w.Misfire, 0, 19, "a natural roll of at most this breaks it")
	schema.Whole(c, "drive", &w.Drive, 0, 200, "against the window of armour; 0: as much as the damage")
	schema.Whole(c, "guard", &w.Guard, 0, 10, "added to Defence when raised")
	w.materialKeys(c, b)
	schema.Whole(c, "untrained", &w.Clumsy, 0, 10, "added to Defence when raised by the untrained")
	b.ability(c, "vicious", &w.Vicious, "added to its damage")
	b.table(c, "fumble", &w.Fumble, "that its wielder rolls on after a natural 1")
	schema.Record(c, "splash", "splash", "what an attack does to others near its target", w.Splash.keys)
	schema.Record(c, "extra", "", "damage besides its own, to some kinds of creatures", func(c schema.Coder) { w.Extra.keys(c, b) })
	b.table(c, "table", &w.Table, "rolled on when it has turned a blow")
	b.conditionList(c, "only", &w.Only, "its target must have one of these")
	schema.Harm(c, "both-hands", &w.Both, "in both hands, if the other is free")
	w.riderKeys(c, b)
	w.quirkKeys(c, b)
	if w.Props&Thrown != 0 && w.Far == 0 {
		c.Fault("", "a weapon that can be thrown has no range", "add `range: {near: 6, far: 18}`")
	}
	w.idleKeys(c, b)
}

// materialKeys describes what a weapon is made of and weighs, and its explosion on a hit.
func (w *Weapon) materialKeys(c schema.Coder, b *Book) {
	b.damageTypes(c, "material", &w.Material, "types that its damage also counts as")
	schema.Whole(c, "pounds", &w.Pounds, 1, 2000, "that it weighs")
	schema.Whole(c, "critical-within", &w.Critical, 1, 5000, "units within which it can be critical")
	schema.Record(c, "explodes", "", "its explosion where it hits", func(c schema.Coder) {
		c.Need("parts")
		schema.Records(c, "parts", "", 4, "of the blast", func(c schema.Coder) {
			x := BlastPart{}
			c.Need("damage", "type")
			schema.Harm(c, "damage", &x.Damage, "of the part")
			b.damageType(c, "type", &x.Type, "of the damage")
			schema.Whole(c, "drive", &x.Drive, 0, 200, "against the window of armour")
			w.Blast.Parts = append(w.Blast.Parts, x)
		})
		schema.Whole(c, "size", &w.Blast.Size, 1, 1000, "units around")
		schema.Pick(c, "zone", &w.Blast.Zone, ZoneWords, "how it hits a whole zone: by everybody's defence, or by how near its point they are")
		schema.Whole(c, "high", &w.Blast.High, 1, 1000, "high damage of a zone")
		schema.Whole(c, "low", &w.Blast.Low, 1, 1000, "low damage of a zone")
		schema.Whole(c, "near", &w.Blast.Near, 1, 1000, "units around its point where the damage is high")
		schema.Truth(c, "lands", &w.Blast.Lands, "bursts where it lands, inside of shields over that place")
		if w.Blast.Zone != NoZone && (w.Blast.High < w.Blast.Low || w.Blast.Low == 0) {
			c.Fault("zone", "a zone needs a high and a low value", "add `high:` and `low:`, with `high` at least as great")
		}
		schema.RefuseIdle(c, &w.Blast, idleBlast)
	})
}

// riderKeys describes what a hit does besides damage.
func (w *Weapon) riderKeys(c schema.Coder, b *Book) {
	rider := func(c schema.Coder) {
		x := NoRider
		x.keys(c, b)
		w.Riders = append(w.Riders, x)
	}
	schema.Record(c, "rider", "rider", "what a hit does besides damage", rider)
	schema.Records(c, "riders", "rider", 4, "if there are several", rider)
	if a := &b.Attack; w.Props&Burst != 0 && a.Burst.DC == 0 {
		c.Fault("properties", "the book has no rules for bursts", "add `burst: {shots: 3, dc: 15}` to the book's `attack:`")
	} else if w.Props&Heavy != 0 && a.Heavy.Ability < 0 {
		c.Fault("properties", "the book has no rules for heavy weapons", "add `heavy:`, with an ability and its least score, to the book's `attack:`")
	}
}

// quirkKeys describes what a weapon does besides hitting.
func (w *Weapon) quirkKeys(c schema.Coder, b *Book) {
	schema.Whole(c, "each", &w.Each, 2, 10, "shots that each attack takes")
	schema.Whole(c, "burst-heat", &w.Sweep, 1, 10, "shots that a burst takes; without it the book's")
	if w.Props&Cooling != 0 {
		w.Cools = 1
	}
	schema.Whole(c, "cools", &w.Cools, 1, 10, "shots that a cooling weapon regains in a round without an attack")
	schema.Records(c, "adds", "", 4, "damage besides its own, of another type: part of the same hit", func(c schema.Coder) {
		x := Add{Save: -1}
		x.keys(c, b)
		w.Adds = append(w.Adds, x)
	})
	schema.Pick(c, "over", &w.Over, coverWords, "the highest degree of cover that it ignores")
	schema.Whole(c, "steady", &w.Traits.Steady, 1, 10, "to hit within normal range")
	schema.Record(c, "traits", "", "bonuses that depend on a turn's attacks and on the target, and what it gives to or takes from its wielder", func(c schema.Coder) { w.Traits.keys(c, b) })
	if b.Attack.Throws == DefenderThrows && !w.Traits.Deadly.IsNone() {
		c.Fault("traits", "`deadly` does nothing in this book: damage is rolled before the defender's roll can make the hit critical", "leave `deadly` out")
	}
	schema.Whole(c, "ward", &w.Ward, 1, 10, "added to Defence while in hand")
	b.layerSet(c, "passes", &w.Passes, "that it bypasses")
	schema.Record(c, "fires", "effect", "its effect instead of an attack against Defence, with its range, damage and type", func(c schema.Coder) { w.Fires = w.firing(c, b) })
	b.strike(c, "butt", &w.Butt, "a blow with it, if it is made for that")
	if (w.Cools > 0) != (w.Props&Cooling != 0) || w.Props&Cooling != 0 && w.Heat == 0 {
		c.Fault("", "a weapon cools only with shots and the property cooling", "add `shots:` and `properties: [cooling]`")
	}
	switch spends := w.Traits.Charge.Amount > 0; {
	case w.Charging() && w.Heat == 0 && !spends:
		c.Fault("", "charging takes shots, and the weapon has none", "add `shots:`, or `charge:` to its `traits:`")
	case w.Traits.Leeches && w.Fires != nil:
		c.Fault("traits", "`leeches` does nothing here: with `fires:` the weapon does not attack Defence", "write `leeches: true` under `fires:`")
	case spends && (!w.Charging() || w.Heat > 0):
		c.Fault("traits", "`charge` does nothing here: it needs a weapon without shots that adds damage when charged", "write `when: charged` under `adds:` without `shots:`, or leave `charge` out")
	}
}

// firing describes what a weapon fires instead of an attack against Defence. By default
// it has the weapon's range, damage and type.
func (w *Weapon) firing(c schema.Coder, b *Book) *Effect {
	e := Effect{}
	e.keys(c, b, setting{shot: true, able: true})
	e.Range = w.Far
	if !Has[*ThenOp](&e) {
		schema.Idle(c, "damage type", "a shot has the damage and type of its weapon", "write it beside `fires:`")
		e.Do, e.Type = append(Operations{&DamageOp{Dice: w.Damage}}, e.Do...), w.Type
	}
	if w.Far == 0 || e.Aim == ByTouch || e.Aim == ByAttack && !e.Together {
		c.Fault("", "`fires:` needs a range, and may not attack each target separately", "add `range:` to the weapon, and write `aim: save`, `aim: none`, or `aim: attack` with `together: true`")
	}
	return &e
}

func (x *Traits) keys(c schema.Coder, b *Book) {
	schema.Whole(c, "repeat", &x.Repeat, 1, 20, "instead of the book's penalty for earlier attacks")
	schema.Whole(c, "pierces", &x.Pierces, 1, 40, "to hit, at most what the target's armour adds")
	schema.Whole(c, "rebounds", &x.Rebounds, 1, 10, "to hit, after a miss with it in this turn")
	schema.Whole(c, "sweeps", &x.Sweeps, 1, 10, "to hit, after an attack with it on another target in this turn")
	schema.Truth(c, "forceful", &x.Forceful, "does a point more for each earlier attack of the turn")
	schema.Harm(c, "deadly", &x.Deadly, "extra damage on a critical hit, not doubled")
	schema.Truth(c, "leeches", &x.Leeches, "its wielder regains as many points as its hits take, past layers")
	schema.Record(c, "charge", "", "what charging it takes, instead of heat and a bonus action", func(c schema.Coder) {
		c.Need("reserve", "amount")
		n := int8(-1)
		b.reserve(c, "reserve", &n, "of its wielder's")
		schema.Whole(c, "amount", &x.Charge.Amount, 1, 100, "points of it")
		if x.Charge.Reserve = max(0, n); n >= 0 && b.Reserves[n].Counts {
			c.Fault("reserve", "nothing is paid with "+b.Reserves[n].Name+", a reserve that counts up from 0", "name a reserve without `counts: true`")
		}
	})
}

func (x *Add) keys(c schema.Coder, b *Book) {
	c.Need("damage", "type")
	schema.Harm(c, "damage", &x.Damage, "that is added")
	b.damageType(c, "type", &x.Type, "of the damage")
	schema.Pick(c, "when", &x.When, Occasions, "on each hit, by a charged shot, on somebody without any cover, instead of a hit, or on somebody with half of their hit points or fewer")
	if x.When == OnWounded && len(b.Injuries.Table) > 0 {
		c.Fault("when", "people of "+b.Name+" have injuries in place of hit points", "write `only:` and an injury")
	}
	b.creatures(c, "kinds", &x.Kinds, "of creatures; without it all")
	b.only(c, &x.Only, "the target must have one of these, caused by the wielder")
	b.ability(c, "save", &x.Save, "that halves it")
	schema.Whole(c, "dc", &x.DC, 1, 40, "that it must reach")
	schema.RefuseIdle(c, x, idleAdd)
}

func (x *Splash) keys(c schema.Coder) {
	c.Need("size")
	schema.Whole(c, "size", &x.Size, 1, 100, "units around the target")
	schema.Harm(c, "damage", &x.Damage, "of its own; without it as much as to the target")
	schema.Truth(c, "theirs", &x.Theirs, "only those of the target's side")
	schema.Truth(c, "misses", &x.Misses, "a miss does it too")
}

func (x *Extra) keys(c schema.Coder, b *Book) {
	c.Need("damage", "type")
	schema.Harm(c, "damage", &x.Damage, "that is added")
	b.damageType(c, "type", &x.Type, "of the damage")
	b.creatures(c, "kinds", &x.Kinds, "of creatures; without it all")
}

func (x *Rider) keys(c schema.Coder, b *Book) {
	b.condition(c, "condition", &x.Condition, "that the target then has")
	b.condition(c, "critical", &x.Crit, "instead, on a critical hit")
	b.table(c, "table", &x.Table, "rolled on instead")
	schema.Truth(c, "once", &x.Once, "applies to the first hit only")
	schema.Truth(c, "own", &x.Own, "its condition is for its wielder")
	schema.Truth(c, "after", &x.After, "applied after the damage of the hit, so that it does not change it")
	schema.Truth(c, "detonates", &x.Detonates, "detonates a primed target instead")
	schema.Truth(c, "unfocuses", &x.Unfocuses, "ends concentration, without a save")
	schema.Whole(c, "push", &x.Push, 1, 100, "units that the target is moved away")
	schema.Whole(c, "pull", &x.Pull, 1, 100, "units that the target is moved nearer")
	b.size(c, "largest", &x.Largest, "the largest that it moves or gives its condition")
	b.ability(c, "save", &x.Save, "against it")
	schema.Whole(c, "dc", &x.DC, 0, 40, "that the save must reach; without it the wielder's DC")
	schema.Truth(c, "telling", &x.Telling, "a critical hit allows no save")
	b.creatures(c, "spares", &x.Spares, "kinds that it spares")
	pickEnds(c, &x.Ends, "when the condition ends by itself")
	schema.Whole(c, "rounds", &x.Rounds, 0, 100, "that it lasts")
	b.loss(c, "loses", &x.Loses, "of reserves, by the target")
	if schema.RefuseIdle(c, x, idleRider); x.DoesNothing() {
		c.Fault("", "this does nothing", "add `condition:`, `table:`, `push:`, `pull:` or `loses:`")
	}
}

func (a *Armour) keys(c schema.Coder, b *Book) {
	a.Most, a.Layer, a.Weight, a.Pieces = -1, -1, -1, 1
	c.Need("name", "defence")
	schema.Text(c, "name", &a.Name, crew.MaxName, "as people read it")
	schema.Text(c, "says", &a.Says, 200, "what it does, in a sentence")
	schema.Whole(c, "defence", &a.Defence, 0, 20, "that it gives")
	schema.Whole(c, "most", &a.Most, 0, 20, "of the ability that Defence may add; without it all of it")
	schema.Record(c, "layer", "", "that it powers", func(c schema.Coder) {
		c.Need("key", "points")
		b.layer(c, "key", &a.Layer, "of the book's")
		schema.Whole(c, "points", &a.Points, 0, 1000, "that it has")
		schema.Whole(c, "regain", &a.Regain, 0, 1000, "in a round")
		schema.Whole(c, "stands", &a.Stands, 1, 40, "Defence instead of its wearer's while there are points")
		schema.Whole(c, "lends", &a.Lends, 1, 10, "to Defence while there are points")
	})
	b.weight(c, "weight", &a.Weight, "without it no burden")
	schema.Whole(c, "pieces", &a.Pieces, 1, 4, "that it counts as")
	schema.Record(c, "window", "", "the drive that it halves: less is stopped, more comes through whole", func(c schema.Coder) {
		c.Need("from", "to")
		schema.Whole(c, "from", &a.From, 1, 200, "least drive")
		schema.Whole(c, "to", &a.To, 1, 200, "most drive")
	})
	b.goesThrough(c, StageDrive, "window")
	b.damageTypes(c, "resists", &a.Resists, "half of damage of these")
	b.goesThrough(c, StageResist, "resists")
	b.damageTypes(c, "whole", &a.Whole, "that it never halves")
	schema.Whole(c, "pounds", &a.Pounds, 1, 2000, "that it weighs")
	b.percents(c, &a.Percents)
	schema.Whole(c, "dc", &a.DC, 0, 10, "added to the DC of its wearer's powers")
	b.soak(c, &a.Soak)
	b.unmoved(c, &a.Unmoved, "conditions that its wearer cannot have")
	c.Choices(schema.Key{Name: "powers", Doc: "that it lends, which its wearer need not be able to cast", Kind: schema.WordsKind, Most: 4, Of: "power", Words: b.powers()}, func(n int) {
		if p := &b.Powers[n]; p.Level > 0 || p.Effect.Aim != NoRoll {
			c.Fault("powers", p.Key+" takes a slot, or is aimed", "name a power of level 0 without an `aim:`")
			return
		}
		a.Powers = append(a.Powers, int16(n))
	})
	schema.RefuseIdle(c, a, idleArmour)
}

// soak describes dice taken off damage.
func (b *Book) soak(c schema.Coder, x *Soak) {
	schema.Record(c, "soak", "soak", "dice taken off damage", func(c schema.Coder) {
		c.Need("dice")
		schema.Harm(c, "dice", &x.Dice, "taken off")
		b.damageTypes(c, "types", &x.Types, "of damage; without it all")
		schema.Truth(c, "ordinary", &x.Plain, "only off blows that are not enchanted")
	})
	b.goesThrough(c, StageFlat, "soak")
}

func (b *Book) unmoved(c schema.Coder, to *[]int16, doc string) {
	schema.ListOfNamed(c, "unmoved-by", to, MaxConditions, "condition", b.conditions(), doc)
}

func (d *Device) keys(c schema.Coder, b *Book) {
	d.Act, d.Stick, d.ByHand, d.Worst = ActUse, -1, -1, -1
	c.Need("name")
	schema.Text(c, "name", &d.Name, crew.MaxName, "as people read it")
	schema.Text(c, "says", &d.Says, 400, "what it does, in a sentence")
	schema.Pick(c, "action", &d.Act, Acts, "by which it is used")
	if act := Acts.Words[d.Act]; !b.Actions[d.Act].Has {
		c.Fault("", "nobody can use this: "+b.Name+" has no order "+act, "add `"+act+":` and its rule to the `actions:` of the book, or leave the device out")
	}
	schema.Whole(c, "dc", &d.DC, 0, 40, "against it")
	b.effect(c, "effect", &d.Effect, setting{thing: true}, "what it does")
	weapons := schema.KeysOf(b.Weapons, func(w *Weapon) string { return w.Key })
	schema.ListOfNamed(c, "with", &d.With, MaxItems, "weapon", weapons, "that fire it, with their range and their bearer's skill; by default the first that is ready")
	schema.ListOfNamed(c, "left-by", &d.LeftBy, MaxItems, "weapon", weapons, "whose hits leave its burning ground where their target stood")
	schema.Named(c, "by-hand", &d.ByHand, "weapon", weapons, "with the numbers for throwing or laying it")
	schema.Whole(c, "pierces", &d.Pierces, 1, 40, "added to the DC of its save, at most what the target's armour adds")
	b.condition(c, "critical", &d.Worst, "instead of its effect's, if the save fails critically")
	schema.Truth(c, "delayed", &d.Delay, "works at the start of its thrower's next turn")
	b.ability(c, "sticks", &d.Stick, "of the attack that sticks it to somebody")
	schema.Truth(c, "seeks", &d.Seeks, "homes in on its target, who cannot save")
	schema.Truth(c, "mine", &d.Mine, "lies and waits for somebody to come near")
	schema.Truth(c, "alone", &d.Alone, "of a mine: affects only them")
	schema.Truth(c, "spares", &d.Spares, "of a mine: spares the side that laid it")
	b.effect(c, "blast", &d.Blast, setting{}, "of a lasting mine: when it is finally set off")
	if d.Mine && b.Mines.Notice == 0 {
		c.Fault("", "the book has no rules for mines", "add `mines: {notice: 10, disarm: 13, defence: 10}` to the book")
	}
	if !d.Mine && (d.Alone || d.Spares || d.Blast.Shape != NoArea) {
		c.Fault("", "`alone`, `spares` and `blast` are for mines", "add `mine: true`")
	}
	schema.Whole(c, "smoke", &d.Lasts, 1, 100, "rounds of smoke, which hides")
	d.Smoke = d.Lasts > 0
	schema.Whole(c, "lasts", &d.Lasts, 1, 100, "rounds that its area lasts")
	schema.Record(c, "marks", "", "what each mark above the first adds", func(c schema.Coder) {
		schema.Throw(c, "damage", &d.Marks.Damage, "more")
		schema.Whole(c, "dc", &d.Marks.DC, 1, 5, "more")
		schema.Whole(c, "size", &d.Marks.Size, 1, 10, "units more of its area")
		schema.Whole(c, "range", &d.Marks.Range, 1, 10, "units more")
		schema.Whole(c, "count", &d.Marks.Count, 1, 3, "areas more")
	})
	d.idleKeys(c, b)
}

// armed is a weapon and its book.
type armed struct {
	*Weapon
	b *Book
}

func (x *armed) ranged() bool { return x.Far > 0 }
func (x *armed) guards() bool { return x.Props&Guard != 0 }
func (x *armed) loads() bool  { return x.Heat > 0 }

// strikes reports whether a weapon makes attacks against Defence.
func (x *armed) strikes() bool { return x.Fires == nil }

// idleWeapon defines when the keys of a weapon have an effect.
var idleWeapon = []schema.Bearing[armed]{
	schema.Bear("steady misfire critical-within", (*armed).ranged, "it is a melee weapon", "write `range:`"),
	schema.Bear("butt", func(x *armed) bool { return x.Ranged() }, "it is not a gun", "write `range:`, without the property thrown"),
	schema.Bear("reach", func(x *armed) bool { return !x.Ranged() }, "it has a range", "leave out `range:`"),
	schema.Bear("both-hands", func(x *armed) bool { return x.Props&TwoHanded == 0 }, "it takes both hands anyway", "leave out the property two-handed"),
	schema.Bear("guard untrained table", (*armed).guards, "it cannot be raised", "write `properties: [guard]`"),
	schema.Bear("loading each burst-heat", (*armed).loads, "it has no shots", "write `shots:`"),
	schema.Bear("rider riders splash extra vicious fumble steady traits bonus plus misfire over passes both-hands critical-within", (*armed).strikes, "with `fires:` the weapon does not attack Defence", "write it under `fires:` if there is such a key"),
	schema.Bear("explodes", func(x *armed) bool { return x.Blast.Zone != NoZone || throwsFirst(x.b) }, "in this book shots do not explode where they hit", "write `fires:` with an `area:`"),
	schema.Bear("drive", func(x *armed) bool { return slices.Contains(x.b.Stages[OnHit], StageDrive) }, "in this book armour does not stop drive", "add `drive` to the `stages:` of the book"),
}

// throwsFirst reports whether the damage of an attack is thrown before its roll.
func throwsFirst(b *Book) bool { return b.Screens() || b.Attack.Together }

// propertyNeeds defines what properties of weapons need in order to have an effect.
var propertyNeeds = []struct {
	prop   Property
	when   func(*armed) bool
	why    string
	remedy string
}{
	{Burst | Arc | Fading | Sure | HipFire | DoubleTap, func(x *armed) bool { return x.Ranged() }, "it is not a gun", "write `range:`"},
	{Returns, (*armed).ranged, "it has no range", "write `range:`"},
	{Mirror, (*armed).guards, "it cannot be raised", "write guard as well"},
	{Charges | QuickLoad | SlowLoad | Single, (*armed).loads, "it has no shots", "write `shots:`"},
	{Exposing, func(x *armed) bool { return x.Fires != nil }, "the weapon has no `fires:`", "write `fires:`"},
	{Ranging | Draining | Phasic, (*armed).strikes, "with `fires:` the weapon does not attack Defence", "leave out `fires:`"},
	{Launcher, func(x *armed) bool { return x.b.Roles[PartAiming] >= 0 }, "the book has no condition that plays `aiming`", "add it to the `parts:` of the book"},
	{Precise, func(x *armed) bool { return x.b.Attack.Precise > 0 }, "the book gives precise weapons nothing", "add `precise:` to the `attack:` of the book"},
	{Whole, func(x *armed) bool { return x.b.Roles[PartSevered] >= 0 }, "no limbs are lost in this book", "add `severed:` to the `parts:` of the book"},
	{Sparing, func(x *armed) bool { return x.ranged() && x.b.Zero.Spare }, "it is a melee weapon, or no attack in this book spares lives", "write `range:`, and `spare: true` in the `zero:` of the book"},
}

// idleKeys refuses keys that have no effect in a weapon.
func (w *Weapon) idleKeys(c schema.Coder, b *Book) {
	x := &armed{w, b}
	schema.RefuseIdle(c, x, idleWeapon)
	for _, n := range propertyNeeds {
		for i, word := range propertyNames {
			if w.Props&n.prop&(1<<i) != 0 && !n.when(x) {
				c.Fault("properties", word+" does nothing here: "+n.why, n.remedy+", or leave "+word+" out")
			}
		}
	}
	for i := range w.Adds {
		if a := &w.Adds[i]; w.Fires != nil && (a.When != OnCharged || !w.Fires.damages(alike(a.Damage))) {
			c.Fault("adds", "this does nothing here: with `fires:` a weapon adds only dice with the faces of its damage, when charged", "write `when: charged` and dice with those faces, or leave it out")
		}
	}
}

// idleBlast defines when the keys of a weapon's explosion have an effect.
var idleBlast = []schema.Bearing[Explosion]{
	schema.Bear("size lands", func(x *Explosion) bool { return x.Zone == NoZone || x.Lands }, "it hits a whole zone", "leave out `zone:`"),
	schema.Bear("high low", func(x *Explosion) bool { return x.Zone != NoZone }, "it hits no zone", "write `zone: cluster` or point"),
	schema.Bear("near", func(x *Explosion) bool { return x.Zone == Point }, "the zone has no point", "write `zone: point`"),
}

// idleAdd, idleRider and idleBoost define when the keys of additions to hits have an
// effect.
var (
	idleAdd = []schema.Bearing[Add]{
		schema.Bear("dc", func(x *Add) bool { return x.Save >= 0 }, "nobody saves", "write `save:`"),
	}
	idleRider = []schema.Bearing[Rider]{
		schema.Bear("dc telling", func(x *Rider) bool { return x.Save >= 0 }, "nobody saves", "write `save:`"),
		schema.Bear("ends own", (*Rider).brings, "it gives no condition", "write `condition:`"),
		schema.Bear("largest", func(x *Rider) bool { return x.brings() || x.Push > 0 || x.Pull > 0 }, "it moves nobody and gives no condition", "write `condition:`, `push:` or `pull:`"),
		schema.Bear("rounds", func(x *Rider) bool { return x.Ends == EndsRounds }, "it does not last for rounds", "write `ends: rounds`"),
	}
)

// brings reports whether a rider can cause a condition.
func (x *Rider) brings() bool { return x.Condition >= 0 || x.Crit >= 0 }

// idleDevice defines when the keys of a device have an effect.
var idleDevice = []schema.Bearing[Device]{
	schema.Bear("dc", func(d *Device) bool { return d.Effect.asks() || d.Blast.asks() }, "nobody saves against its DC", "write `aim: save` in its effect"),
	schema.Bear("pierces critical", func(d *Device) bool { return d.Effect.Aim == BySave }, "nobody saves", "write `aim: save` in its effect"),
	schema.Bear("sticks", func(d *Device) bool { return d.Mine || d.Delay }, "it works at once", "write `delayed: true`"),
	schema.Bear("seeks", func(d *Device) bool { return d.Effect.Aim == BySave && d.Effect.Shape != NoArea }, "there is no area to save against", "write `aim: save` and an `area:` in its effect"),
	schema.Bear("left-by", func(d *Device) bool { return d.Lasts > 0 && !d.Smoke }, "it leaves no lasting area", "give it `lasts:`"),
	schema.Bear("lasts", func(d *Device) bool { return !d.Smoke && d.Effect.Shape != NoArea && len(d.Effect.Do) > 0 }, "it has no area that could last", "write an `area:` in its effect, and something that it does"),
}

// asks reports whether somebody saves against an effect by the DC of its source.
func (e *Effect) asks() bool {
	then := Find[*ThenOp](e)
	return e.Aim == BySave && e.DC == 0 || then != nil && then.Effect.asks()
}

// idleKeys refuses keys that have no effect in a device.
func (d *Device) idleKeys(c schema.Coder, b *Book) {
	schema.RefuseIdle(c, d, idleDevice)
	if b.Checks.Degrees == TwoDegrees {
		schema.Idle(c, "critical", "no save is critical in "+b.Name, "write `degrees: four` in the `checks:` of the book")
	}
	x, named := &d.Marks, d.Effect.asks() || d.Blast.asks()
	switch {
	case x.Damage.Count > 0 && !d.Effect.damages(alike(x.Damage)) && !d.Blast.damages(alike(x.Damage)):
		c.Fault("marks.damage", "its damage has no dice with these faces", "write dice with the faces of its damage, or leave it out")
	case x.DC > 0 && !named:
		c.Fault("marks.dc", "nobody saves against its DC", "write `aim: save` in its effect, or leave it out")
	case x.Size > 0 && d.Effect.Shape == NoArea:
		c.Fault("marks.size", "it has no area", "write an `area:` in its effect, or leave it out")
	}
}

// idleArmour defines when the keys of armour have an effect.
var idleArmour = []schema.Bearing[Armour]{
	schema.Bear("pieces", func(a *Armour) bool { return a.Weight >= 0 }, "it has no weight", "write `weight:`"),
	schema.Bear("whole", func(a *Armour) bool { return a.To > 0 }, "it has no window", "write `window:`"),
}
