package shipyard

import (
	"slices"

	"broadside/crew"
	"broadside/sim/modifier"
	"broadside/sim/schema"
)

// actOf is an act of a feature.
type actOf struct {
	*Act
	of *Feature
}

const (
	amounts = 1<<Deal | 1<<Mend | 1<<Screen | 1<<Burn
	counted = amounts | 1<<FallBack | 1<<Advance | 1<<Rouse | 1<<Raise | 1<<Alert | 1<<Start | 1<<Slip | 1<<Shoot
)

func (x *actOf) does(t Tasks) bool { return t.Has(x.Do) }
func (x *actOf) changes() bool     { return x.Do == Modify }

// alters reports whether an act changes any of some rolls or numbers.
func (x *actOf) alters(t Touch) bool { return x.changes() && x.Touch&t != 0 }

// counts reports whether a number defines how much an act changes or does.
func (x *actOf) counts() bool {
	switch x.How {
	case modifier.Advantage, modifier.Disadvantage, modifier.Highest, modifier.Second, modifier.Burst, modifier.Enough, modifier.Resist, modifier.Milder, modifier.Instead, modifier.BySkill:
		if x.changes() {
			return false
		}
	}
	return x.changes() || x.Do == Inflict || x.does(1<<Deal|1<<Mend|1<<Screen) && x.Of != One || x.does(counted&^(1<<Deal|1<<Mend|1<<Screen))
}

// throws reports whether a change throws a die, or limits the number on one.
func (x *actOf) throws() bool {
	switch x.How {
	case modifier.Die, modifier.Less, modifier.Late, modifier.Natural:
		return x.changes()
	}
	return x.Pooled && (x.changes() || x.does(amounts|1<<Slip))
}

// tested reports whether a feature has a test.
func (f *Feature) tested() bool {
	return f.Test.Kind != NoTest || f.With != crew.NoVerb || f.After != 0
}

// idleAct defines when the keys of an act have an effect.
var idleAct = []schema.Bearing[actOf]{
	schema.Bear("touch how first every-round versus others", (*actOf).changes, "the act changes no roll or number", "write `do: change`"),
	schema.Bear("turns-of end", func(x *actOf) bool { return x.changes() && x.of.Usage != Passive }, "nothing here is counted in turns", "write `do: change` in a feature that is not passive"),
	schema.Bear("turns", func(x *actOf) bool { return (x.changes() || x.Do == Inflict) && x.of.Lasts == 0 }, "nothing here lasts for these turns", "write `do: change` or `do: inflict`, and no `lasts:`"),
	schema.Bear("n", (*actOf).counts, "the act needs no number", "write a `how:` or `do:` that takes one"),
	schema.Bear("of", func(x *actOf) bool { return x.changes() || x.does(amounts|1<<Raise) }, "the act has no number to multiply", "write `do: change`, or an act with dice"),
	schema.Bear("die", (*actOf).throws, "the act rolls no die", "write `how: die`, less, late or natural"),
	schema.Bear("dice plus hit-dice", func(x *actOf) bool { return x.does(amounts) }, "the act rolls no dice", "write `do: damage`, mend, charge or burn"),
	schema.Bear("pure type alike", func(x *actOf) bool { return x.Do == Deal }, "the act deals no damage", "write `do: damage`"),
	schema.Bear("half", func(x *actOf) bool { return x.Do == Deal && x.of.Test.Kind == Save }, "there is no save against its damage", "write `do: damage`, and a `test:` with a save"),
	schema.Bear("if", func(x *actOf) bool { return x.of.tested() }, "the feature has no test", "write a `test:`"),
	schema.Bear("condition no-larger retry", func(x *actOf) bool { return x.Do == Inflict }, "the act inflicts no condition", "write `do: inflict`"),
	schema.Bear("conditions", func(x *actOf) bool { return x.Do == Relieve }, "the act relieves no conditions", "write `do: relieve`"),
	schema.Bear("skills", func(x *actOf) bool { return x.alters(Checks) || x.How == modifier.Instead }, "the act changes no check", "write `touch: check`"),
	schema.Bear("orders", func(x *actOf) bool { return x.alters(Checks) }, "the act changes no check", "write `touch: check`"),
	schema.Bear("saves against", func(x *actOf) bool { return x.alters(Saves) }, "the act changes no save", "write `touch: save`"),
	schema.Bear("hardpoints", func(x *actOf) bool { return x.alters(Attacks | Deals | Reaches) }, "the act changes no attack", "write `touch: attack`"),
}

// idleFeature defines when the keys of a feature have an effect.
var idleFeature = []schema.Bearing[Feature]{
	schema.Bear("sizes tier stock comes brings replaces", func(f *Feature) bool { return f.Kind.Fitted() }, "it is for ships, and this is for people", "write it in what a ship is fitted with"),
	schema.Bear("rank", func(f *Feature) bool { return !f.Kind.Fitted() }, "it is for people, and this is for ships", "write `tier:`"),
	schema.Bear("cost", func(f *Feature) bool { return f.Usage != Passive }, "a passive feature is never used", "write `use: order`"),
	schema.Bear("uses-of", func(f *Feature) bool { return f.Uses > 0 }, "it has no uses", "write `uses:`"),
	schema.Bear("uses", func(f *Feature) bool { return f.Pool == Own || f.Pool == Points }, "it has no pool of its own and takes no points", "write `pool: own`"),
	schema.Bear("die", func(f *Feature) bool { return f.pooled() }, "no act throws it", "write `die: pool` in an act"),
	schema.Bear("arc reach", func(f *Feature) bool {
		return f.Target != Nobody || f.Shoots() || f.Sees != 0 || f.Moment == Nears || f.Moment == Launches || f.touches(Directed) || f.reachesBehind()
	}, "it has no target", "write `target:`"),
	schema.Bear("most-of", func(f *Feature) bool { return f.Most.N > 0 }, "there is no `most` to multiply", "write `most:`"),
}

// reachesBehind reports whether a feature acts on the ship behind its target.
func (f *Feature) reachesBehind() bool {
	return slices.ContainsFunc(f.Acts, func(a Act) bool { return a.On == Behind })
}

// pooled reports whether an act throws the die of its feature.
func (f *Feature) pooled() bool {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Pooled || a.Do == Shoot || a.Lapse {
			return true
		}
	}
	return false
}
