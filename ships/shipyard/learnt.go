package shipyard

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/schema"
)

const (
	maxActs   = 8 // of a feature
	maxBrings = 8 // features that come with one
)

// abilityWords and skillWords name the abilities and skills of a crew, in order.
var (
	abilityWords = schema.Vocabulary{Noun: "ability", Words: []string{"str", "dex", "con", "int", "wis", "cha"}}
	skillWords   = schema.Vocabulary{Noun: "skill", Words: []string{"piloting", "technology", "mechanics-kit", "stealth", "perception", "investigation"}}
	roleWords    = []string{"pilot", "gunner", "operator", "mechanic", "coordinator"}
)

// vocabulary returns the vocabulary of a key, with its list of words.
func vocabulary(key string, words []string) schema.Vocabulary {
	return schema.Vocabulary{Noun: key, Words: words}
}

// Keys describes a feature in the vocabulary of Words. The library has the features that
// it names.
func (f *Feature) Keys(c schema.Coder, lib *Library) {
	c.Need("name", "says", "kind", "use")
	schema.Text(c, "name", &f.Name, crew.MaxName, "as people read it")
	schema.Text(c, "says", &f.Says, maxNotes, "what it does, in a sentence for its user")
	schema.Pick(c, "kind", &f.Kind, vocabulary("kind", Words.Kinds), "`feature` comes automatically with a rank, `tier` with a size and a tier")
	schema.Pick(c, "use", &f.Usage, vocabulary("use", Words.Usages), "always, by an order of its own, with another order, by a standing order during something else, or by itself at a moment")
	deployment(c, "role", &f.Role, "the deployment that learns it; for a ship's feature, the one that operates it: without one everybody, `gunner` every gunner")
	schema.Whole(c, "rank", &f.Rank, 0, 5, "from which rank")
	sizes(c, "sizes", &f.Sizes, "ships of these; without it any")
	schema.Whole(c, "tier", &f.Tier, 0, MaxTier, "from which tier")
	lib.named(c, "needs", &f.Needs, "a feature that it requires")
	sizes(c, "stock", &f.Built.Stock, "ships of these are built with it")
	schema.Truth(c, "comes", &f.Built.Comes, "automatically, with the feature that it `needs`")
	lib.FeatureList(c, "brings", &f.Brings, maxBrings, "features that come with it")
	lib.named(c, "replaces", &f.Built.Replaces, "the feature that it replaces")
	f.price(c, lib)
	f.aim(c, lib)
	schema.Record(c, "test", "", "what decides whether it works on its target", f.Test.keys)
	schema.Pick(c, "retry", &f.Retry, vocabulary("retry", Words.Retries), "when its target saves again, to end all that it has changed: at the start or the end of each turn of the pilot; for `target: foe-crews`, at the end of each person's turn")
	schema.Records(c, "acts", "act", maxActs, "what it does", func(c schema.Coder) {
		var a Act
		a.keys(c, lib)
		schema.RefuseIdle(c, &actOf{&a, f}, idleAct)
		f.Acts = append(f.Acts, a)
	})
	lib.FeatureList(c, "ends", &f.Ends, maxBrings, "features whose changes to the user's ship end when it is used")
	set(c, "sees", &f.Sees, vocabulary("veil", Words.Veils), "what it sees through within its reach, while somebody operates it: ships that hide or are invisible, and dust")
	schema.Reworded(c, "hook", Reworded[:])
	schema.Pick(c, "hook", &f.Hook, vocabulary("hook", Words.Hooks), "what it does that the other keys cannot express")
	weapon := int16(-1)
	schema.Named(c, "weapon", &weapon, "weapon", schema.KeysOf(lib.Patterns, func(p *Pattern) string { return p.Key }), "a built-in weapon that comes with it")
	if weapon >= 0 {
		f.Weapon = lib.Patterns[weapon].Key
	}
	schema.RefuseIdle(c, f, idleFeature)
}

// price describes when a feature is used, and what it costs.
func (f *Feature) price(c schema.Coder, lib *Library) {
	schema.Pick(c, "cost", &f.Cost, vocabulary("cost", costWords), "what it takes from a turn")
	with := int8(-1)
	schema.Pick(c, "with", &with, vocabulary("order", withWords()), "of `use: along`: the order that it goes with")
	if with >= 0 {
		f.With = Words.With[with]
	}
	lib.named(c, "after", &f.After, "of `use: along`: the feature that it goes with")
	schema.Pick(c, "when", &f.Moment, vocabulary("moment", Words.Moments), "of `use: standing` and `use: reflex`: what it answers; `beaten` is damage at 0, for which the ship then gains no system damage, `launches` the ship launching another, which is the target, and `falters` a target failing its save against a weapon of another ship of the side, where neither that ship nor the user's is smaller than the target")
	schema.Truth(c, "once", &f.Once, "once in each turn of its user; if it makes critical hits harder, once a round; of `use: reflex`, once for each target")
	schema.Pick(c, "pool", &f.Pool, vocabulary("pool", Words.Pools), "what it is paid with")
	schema.Whole(c, "uses", &f.Uses, 0, 100, "the size of its own pool, or its price in power points")
	schema.Whole(c, "takes", &f.Takes, 0, 100, "how many uses of its own pool it takes each time; without it one")
	schema.Pick(c, "uses-of", &f.UsesOf, vocabulary("scale", Words.Scales), "what `uses` are multiplied by")
	lib.named(c, "shares", &f.Shares, "the feature whose uses and turn it shares")
	schema.Whole(c, "work", &f.Work, 0, 100, "how many actions it needs; without it one")
	schema.Truth(c, "focus", &f.Focus, "kept up by concentration, one at a time")
}

// aim describes the target of a feature.
func (f *Feature) aim(c schema.Coder, lib *Library) {
	schema.Pick(c, "target", &f.Target, vocabulary("target", Words.Targets), "whom it is used on; `every-ship` is every ship within reach, friends too, and `line` every ship in a line ahead of the bow, 100 ft wide; `crewmates` are others on the user's side, from the same crew first, and `foe-crews` is everybody aboard hostile ships that know of the user's ship")
	schema.Whole(c, "most", &f.Most.N, 1, 100, "of `target: crewmates`: how many")
	schema.Pick(c, "most-of", &f.Most.Of, vocabulary("scale", Words.Scales), "what `most` is multiplied by")
	schema.Feet(c, "reach", &f.Reach, 1, maxRange, "how far; without it any distance")
	schema.Truth(c, "arc", &f.Arc, "only ahead of the bow")
	lib.ConditionSet(c, "held", &f.Held, "only ships with one of these conditions, caused by the user's ship")
	schema.Truth(c, "wary", &f.Wary, "a ship that withstands it is immune to it afterwards")
	schema.Word(c, "die", &f.Faces, "a die", parseFaces, "its own, instead of the pool's")
	schema.Word(c, "lasts", &f.Lasts, "a die", parseFaces, "rolled once for the number of turns that all its changes last")
	set(c, "asks", &f.Asks, vocabulary("scale", Words.Scales), "the user chooses two of these to compare")
}

func (t *Challenge) keys(c schema.Coder) {
	t.Kind = Save
	if c.Has("contest") {
		t.Kind = Contest
	}
	c.NeedOne("save", "contest")
	schema.Pick(c, "contest", &t.Skill, skillWords, "a contest of this skill")
	schema.Pick(c, "save", &t.Score, abilityWords, "a save, against 8 and what `dc` names; of `target: foe-crews`, of each of them")
	var scales []Scale
	schema.ListOfNamed(c, "dc", &scales, len(t.DC), "scale", Words.Scales[1:], "what is added to the 8")
	for i, of := range scales {
		t.DC[i] = of + 1
	}
	schema.Truth(c, "sized", &t.Sized, "larger ships have advantage, smaller ones disadvantage")
	schema.Whole(c, "apart", &t.Apart, 1, 5, "of `sized`: from this many sizes of difference")
	if !t.Sized {
		schema.Idle(c, "apart", "the test ignores sizes", "write `sized: true`")
	}
	if t.Kind != Save {
		schema.Idle(c, "dc sized worse", "nobody saves", "write `save:` in place of `contest:`")
	}
	sizes(c, "worse", &t.Worse, "ships of these sizes have disadvantage")
}

// keys describes an act.
func (a *Act) keys(c schema.Coder, lib *Library) {
	c.Need("do")
	schema.Pick(c, "do", &a.Do, vocabulary("task", Words.Tasks), "what is done; a `change` touches a roll or a number, `charge` restores shields, `burn` uses up flying speed; `fall-back` moves `n` feet away, `advance` `n` halves of the flying speed ahead; `rouse` gives the user an extra action, or `n` members of a crew one in exchange for their reaction; `renew` restores a ship's flying speed; `raise` adds to a stored d20, `shore` makes a destruction save succeed, `destruction-save` calls for one, `overload` for one instead of a level of system damage; `alert` ends the surprise of the user, or of `n` others of a crew, `start` readies a hyperdrive in `n` rounds; `slip` moves a ship that is aimed at `n` feet, or that many for each point of the die")
	if a.Do == Inflict {
		c.Need("condition")
	}
	schema.Pick(c, "on", &a.On, vocabulary("bearer", Words.Whom), "to whom; `crew` is everybody aboard, one by one, and `behind` the nearest foe within reach behind the target that the shot would hit too")
	schema.Pick(c, "if", &a.If, vocabulary("result", Words.Results), "of the feature's test")
	set(c, "touch", &a.Touch, vocabulary("roll or number", Words.Touches), "what is changed; a higher score is `touch: constitution`")
	schema.Reworded(c, "how", rewordedHows[:])
	schema.Pick(c, "how", &a.How, vocabulary("way", Words.Hows), "how it is changed; `milder` leaves no damage after a save that would halve it, and half after a failure; `instead` replaces the number with a check of `skills`, if that is higher; `by-skill` makes a check one of these `skills`")
	schema.Whole(c, "n", &a.N, -1000, 1000, "the number, or how many dice; for a condition that holds, the feet that it pulls a ship each turn")
	c.Word(schema.Key{Name: "die", Doc: "of a change; `pool` is the die that was spent", Kind: schema.WordKind, Form: "a die, or pool"}, func(word string) (err error) {
		if a.Pooled = word == "pool"; !a.Pooled {
			a.Faces, err = parseFaces(word)
		}
		return err
	})
	if (a.Pooled || a.Faces > 0) && a.N == 0 {
		a.N = 1
	}
	schema.Pick(c, "of", &a.Of, vocabulary("scale", Words.Scales), "what `n` is multiplied by")
	a.limits(c, lib)
	schema.Whole(c, "turns", &a.Turns, 0, 120, "how many turns it lasts, until the start of the last one; without it one, or with `use: reflex` until it is used")
	schema.Pick(c, "turns-of", &a.Whose, vocabulary("owner of turns", Words.Whose), "whose turns are counted")
	schema.Truth(c, "end", &a.End, "until the end of the last one")
	schema.Dice(c, "dice", &a.Dice, "of damage, or of points given back")
	schema.Whole(c, "hit-dice", &a.HitDice, 0, 10, "and this many of the ship's Hit Dice")
	schema.Whole(c, "plus", &a.Dice.Plus, -100, 100, "added to the dice")
	schema.Truth(c, "half", &a.Half, "half of the damage on a successful save")
	schema.Truth(c, "pure", &a.Pure, "nothing reduces the damage")
	schema.Pick(c, "type", &a.Type, TypeWords, "of the damage")
	schema.Truth(c, "alike", &a.Alike, "the same type as the damage that it answers, or that goes on behind the target")
	lib.ConditionKey(c, "condition", &a.State, "that is inflicted")
	schema.Truth(c, "lapse", &a.Lapse, "done when the feature's changes run out")
	schema.Truth(c, "no-larger", &a.NoLarger, "only on ships no larger than the user's")
	schema.Pick(c, "retry", &a.Retry, vocabulary("retry", Words.Retries), "when the ship saves again")
	lib.ConditionSet(c, "conditions", &a.Ends, "that are relieved")
}

// limits describes the limits on the rolls that an act applies to.
func (a *Act) limits(c schema.Coder, lib *Library) {
	set(c, "grades", &a.Grades, vocabulary("grade", Words.Grades), "attacks with weapons of these")
	sizes(c, "sizes", &a.Sizes, "attacks on, or by, ships of these")
	schema.Whole(c, "hardpoints", &a.Mounts, 0, MaxMounts, "attacks with this many hardpoints, from the first")
	skillSet(c, "skills", &a.Skills, "checks of these, or the skill that replaces another")
	orders(c, "orders", &a.Orders, "checks of these orders")
	set(c, "saves", &a.Scores, abilityWords, "saves of these abilities")
	lib.PerilKey(c, "against", &a.Perils, "saves against these: conditions, `ram`, and `start`, which is the hyperdrive being stopped as it starts")
	set(c, "types", &a.Types, TypeWords, "attacks that deal these")
	schema.Truth(c, "first", &a.First, "only the first roll that fits")
	schema.Truth(c, "every-round", &a.Every, "the first roll that fits of each round")
	schema.Truth(c, "versus", &a.Versus, "only attacks on the target, or by it")
	schema.Truth(c, "others", &a.Others, "only rolls by others than the user")
}

var costWords = []string{"free", "action", "bonus", "reaction"}

func withWords() (words []string) {
	for _, v := range Words.With {
		words = append(words, v.String())
	}
	return words
}

func (l *Library) featureKeys() []string {
	return schema.KeysOf(l.Features, func(f *Feature) string { return f.Key })
}

// named describes the key of another feature.
func (l *Library) named(c schema.Coder, key string, to *crew.FeatureID, doc string) {
	if n, ok := c.Choice(schema.Key{Name: key, Doc: doc, Kind: schema.WordKind, Of: "feature", Words: l.featureKeys()}); ok {
		*to = crew.FeatureID(n + 1)
	}
}

// FeatureKey describes the key of one feature, as a list.
func (l *Library) FeatureKey(c schema.Coder, key string, to *[]crew.FeatureID, doc string) {
	var id crew.FeatureID
	if l.named(c, key, &id, doc); id > 0 {
		*to = append(*to, id)
	}
}

// FeatureList describes a list of features by their keys.
func (l *Library) FeatureList(c schema.Coder, key string, to *[]crew.FeatureID, most int, doc string) {
	c.Choices(schema.Key{Name: key, Doc: doc, Kind: schema.WordsKind, Most: most, Of: "feature", Words: l.featureKeys()}, func(n int) { *to = append(*to, crew.FeatureID(n+1)) })
}

// deployment describes one of the five deployments.
func deployment(c schema.Coder, key string, to *crew.Role, doc string) {
	schema.Among(c, key, to, roleWords, func(word string) (crew.Role, error) {
		role, err := crew.ParseRole(word)
		if err != nil || !role.Deployed() {
			return 0, schema.Vocabulary{Noun: "deployment", Words: roleWords}.Miss(word)
		}
		return role, nil
	}, doc)
}

// skillSet describes a list of skills, which replaces the previous set.
func skillSet(c schema.Coder, key string, to *crew.Skills, doc string) {
	if c.Has(key) {
		*to = 0
	}
	schema.Set(c, key, to, skillWords, doc)
}

// set describes a list of words, or one word alone, as the set of their places.
func set[T field.Integer](c schema.Coder, key string, to *T, v schema.Vocabulary, doc string) {
	c.Choices(schema.Key{Name: key, Doc: doc, Kind: schema.WordsKind, Most: len(v.Words), Of: v.Noun, Words: v.Words, Closed: true, Single: true}, func(n int) { *to |= 1 << n })
}

func sizes(c schema.Coder, key string, to *Sizes, doc string) {
	schema.Set(c, key, to, SizeWords, doc)
}

// checkedOrders are the names of orders that are checks.
var checkedOrders = []string{"evade", "interfere", "patch", "stabilise", "search", "hide", "astrogate"}

// orders describes the orders of a crew whose checks a change touches.
func orders(c schema.Coder, key string, to *Orders, doc string) {
	c.Words(schema.Key{Name: key, Doc: doc, Kind: schema.WordsKind, Most: 8, Of: "order"}, func(word string) error {
		for _, row := range crew.Table() {
			if row.Name == word && row.Verb < 32 {
				*to |= 1 << row.Verb
				return nil
			}
		}
		return schema.Vocabulary{Noun: "order", Words: checkedOrders}.Miss(word)
	})
}

// parseFaces reads "d6".
func parseFaces(word string) (int8, error) {
	faces := []string{"d4", "d6", "d8", "d10", "d12", "d20"}
	n := slices.Index(faces, word)
	if n < 0 {
		return 0, fmt.Errorf("%q is not a die: use %s", word, schema.OrList(faces))
	}
	return [...]int8{4, 6, 8, 10, 12, 20}[n], nil
}
