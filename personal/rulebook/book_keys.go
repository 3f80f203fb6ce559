package rulebook

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"broadside/crew"
	"broadside/sim/damage"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// maxKey bounds the keys of a book's own lists, in bytes.
const maxKey = 40

// Keys describes a book without its chapters. The keys of their conditions and sheets are
// already known, so that the book can name them.
func (b *Book) Keys(c schema.Coder) {
	c.Need("name", "unit", "square", "round", "topics", "abilities", "modifiers", "types", "sizes", "tokens", "actions", "attack", "defence", "ranges", "doors", "zero")
	b.measureKeys(c)
	b.peopleKeys(c)
	b.turnKeys(c)
	b.armsKeys(c)
	b.damageKeys(c)
	b.placeKeys(c)
	schema.Words(c, "schools", 16, "name", into(&b.Schools), "kinds of powers")
	b.Focus.Ability = -1
	schema.Record(c, "focus", "", "the save that keeps concentration after damage", func(c schema.Coder) {
		b.ability(c, "ability", &b.Focus.Ability, "of the save; without it nothing can break it")
		schema.Whole(c, "least", &b.Focus.Least, 1, 40, "the save is against this, or half of the damage")
	})
	schema.Record(c, "casting", "", "the DC of powers, and what they take", b.Casting.keys)
	b.checkRules(c)
}

func into(list *[]string) func(string) error {
	return func(word string) error {
		*list = append(*list, word)
		return nil
	}
}

// measureKeys describes a book's units and names.
func (b *Book) measureKeys(c schema.Coder) {
	schema.Text(c, "name", &b.Name, crew.MaxName, "as people read it")
	schema.Text(c, "unit", &b.Unit, 8, "of every length: m, ft")
	b.Words = Words{Points: HitPoints, Defence: "defence"}
	schema.Record(c, "words", "", "the book's names for things", func(c schema.Coder) {
		schema.Text(c, "points", &b.Words.Points, crew.MaxName, "what damage takes")
		schema.Text(c, "defence", &b.Words.Defence, crew.MaxName, "what an attack must reach")
	})
	schema.Whole(c, "square", &b.Square, 1, 100, "units across a square of a deck")
	seconds := 0
	schema.Whole(c, "round", &seconds, 1, 60, "seconds")
	b.RoundTicks = int16(seconds * 20)
	schema.Record(c, "topics", "", "the id of the rule for each topic, which refusals name", b.topicKeys)
}

// topicKeys describes the rule id for each topic.
func (b *Book) topicKeys(c schema.Coder) {
	others := ""
	schema.Word(c, "others", &others, "id of a rule", ruleID, "of all topics that are not named")
	for i, name := range Topics.Words {
		b.Topics[i] = others
		schema.Word(c, name, &b.Topics[i], "id of a rule", ruleID, "of "+name)
		if !c.Has(name) && !c.Has("others") && Topic(i) != TopicSever && Topic(i) < TopicSpareShot {
			c.Fault("", "the topic "+name+" has no rule", fmt.Sprintf("add `%s:` and the id of a rule, or `others:` for all that are not named", name))
		}
	}
}

// ruleID reads the id of a rule, such as ME-TURN.
func ruleID(word string) (string, error) {
	parts := strings.Split(word, "-")
	good := len(parts) > 1 && len(parts[0]) >= 2 && len(parts[0]) <= 8 && !strings.ContainsAny(parts[0], "0123456789")
	for _, part := range parts {
		good = good && part != "" && strings.Trim(part, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == ""
	}
	if !good {
		return "", fmt.Errorf("%q is not the id of a rule: write it like ME-TURN", word)
	}
	return word, nil
}

// peopleKeys describes abilities, skills, sizes and other properties of people.
func (b *Book) peopleKeys(c schema.Coder) {
	schema.Words(c, "abilities", MaxAbilities, "name", into(&b.Abilities), "in the order of a sheet's `scores:`")
	last := -1
	schema.Records(c, "modifiers", "", MaxScore+1, "what a score adds, in steps from the lowest score to the highest", func(c schema.Coder) {
		from, is := 0, 0
		c.Need("from", "is")
		schema.Whole(c, "from", &from, 0, MaxScore, "the score from which it applies")
		schema.Whole(c, "is", &is, -20, 20, "what is added")
		if last < 0 && from > 0 {
			c.Fault("from", fmt.Sprintf("scores below %d have no modifier", from), "begin with `from: 0`")
		}
		if from <= last {
			c.Fault("", "the scores are not in rising order", "write the steps from the lowest score to the highest")
		}
		last = from
		for i := from; i <= MaxScore; i++ {
			b.Mods[i] = int8(is)
		}
	})
	schema.Words(c, "types", MaxTypes, "name", into(&b.Types), "of damage")
	schema.Words(c, "kinds", 16, "name", into(&b.Kinds), "of creatures")
	schema.Records(c, "skills", "", MaxSkills, "in which people can be proficient", func(c schema.Coder) {
		s := Skill{}
		c.Need("name", "ability")
		schema.Text(c, "name", &s.Name, crew.MaxName, "as people read it")
		b.ability(c, "ability", &s.Ability, "that it adds")
		schema.Pick(c, "part", &s.Part, SkillParts, "what the engine uses it for")
		b.Skills = append(b.Skills, s)
	})
	schema.Records(c, "sizes", "", 8, "of creatures, from the smallest", func(c schema.Coder) {
		s := Size{Squares: 1}
		c.Need("name", "squares")
		schema.Text(c, "name", &s.Name, crew.MaxName, "as people read it")
		schema.Whole(c, "squares", &s.Squares, 1, 10, "across, on a deck")
		schema.Whole(c, "across", &s.Across, 0, 100, "units")
		schema.Whole(c, "bulk", &s.Bulk, 0, 100, "of one that is carried; 0: bulk is not counted")
		schema.Whole(c, "pounds", &s.Pounds, 1, 30_000, "the usual weight, without what it carries")
		b.Sizes = append(b.Sizes, s)
	})
}

// turnKeys describes the contents of a turn.
func (b *Book) turnKeys(c schema.Coder) {
	schema.Records(c, "tokens", "", MaxTokens, "what a turn is paid with; the first is what `actions:` of sheets and conditions count", func(c schema.Coder) {
		t := Token{}
		c.Need("name", "count", "refill", "left")
		schema.Text(c, "name", &t.Name, crew.MaxName, "as prices name it")
		schema.Text(c, "plural", &t.Plural, crew.MaxName, "the plural, as people read it; without it the singular")
		schema.Whole(c, "count", &t.Count, 0, 20, "at a refill")
		schema.Pick(c, "refill", &t.Refill, Refills, "when they come back")
		schema.Pick(c, "left", &t.Left, Leftovers, "what happens to those left at the end of a turn: lost, held until the round ends, or kept")
		schema.Truth(c, "reactions", &t.Any, "may be spent in others' turns")
		b.Tokens = append(b.Tokens, t)
	})
	schema.Record(c, "actions", "", "what can be ordered, and its price", func(c schema.Coder) {
		for i, name := range Acts.Words {
			schema.Record(c, name, "action", "without it nobody can order this", func(c schema.Coder) { b.Actions[i] = b.action(c) })
		}
	})
	schema.Records(c, "reserves", "", MaxReserves, "what powers and exertions are paid with, besides slots", func(c schema.Coder) {
		x := Reserve{Ability: -1, Empty: -1}
		c.Need("key", "name")
		schema.Text(c, "key", &x.Key, maxKey, "by which others name it")
		schema.Text(c, "name", &x.Name, crew.MaxName, "as people read it")
		b.ability(c, "ability", &x.Ability, "whose score is the maximum; without it the sheet says")
		schema.Truth(c, "counts", &x.Counts, "begins at 0 and counts up to its maximum")
		b.condition(c, "empty", &x.Empty, "of people who have none left")
		b.Reserves = append(b.Reserves, x)
	})
	for i := range b.Roles {
		b.Roles[i] = -1
	}
	schema.Record(c, "parts", "", "which of its conditions plays a part in the engine", func(c schema.Coder) {
		for i, name := range Parts.Words {
			b.condition(c, name, &b.Roles[i], partSays[i])
		}
		if b.Roles[PartSevered] >= 0 && b.Topics[TopicSever] == "" {
			c.Fault("severed", "the topic sever has no rule", "add `sever:` and the id of a rule to `topics:`")
		}
	})
	b.Initiative.Ability = -1
	b.ability(c, "initiative", &b.Initiative.Ability, "added to the d20 of initiative")
	schema.Truth(c, "initiative-proficiency", &b.Initiative.Proficiency, "is added to it as well")
	schema.Truth(c, "initiative-check", &b.Initiative.Check, "it is a check of that ability, and affected like other checks")
	schema.Truth(c, "ambush", &b.Surprise.Ambush, "everybody on the surprising side takes one action first")
	schema.Truth(c, "surprised-for-the-round", &b.Surprise.Round, "surprise lasts until the first round ends; otherwise until the person's first turn ends")
	b.Levels.keys(c, b)
	b.Checks.Machines = -1
	b.ability(c, "machines", &b.Checks.Machines, "for consoles, if no skill plays that part")
}

// partSays describes the parts of conditions.
var partSays = [...]string{"lying", "at 0 and not dead", "dodging", "squeezing through", "grappled", "on difficult ground, where that is a condition", "taking aim", "summoned for a time",
	"aiming, for the next attack of the turn", "taking cover", "not seeing an attacker", "surprised, for the first round", "with a severed limb"}

func (b *Book) action(c schema.Coder) Action {
	a := Action{Has: true}
	c.Need("rule")
	schema.Word(c, "rule", &a.Rule, "id of a rule", ruleID, "refusals name it")
	schema.Words(c, "price", 3, "token, or a number and a token", func(word string) error {
		p, err := b.price(word)
		a.Prices = append(a.Prices, p)
		return err
	}, "what it costs; of several, the first that can be paid")
	schema.Truth(c, "half-speed", &a.Half, "also costs half of the speed")
	schema.Truth(c, "full-speed", &a.Full, "also costs all of the speed")
	schema.Truth(c, "any-time", &a.Any, "also out of turn, once their first turn has begun; only for an action without a price")
	schema.Truth(c, "whenever", &a.Whenever, "also before their first turn; only for an action without a price")
	return a
}

// price reads "action" or "2 action".
func (b *Book) price(word string) (Price, error) {
	count, name := 1, word
	if n, rest, ok := strings.Cut(word, " "); ok {
		times, err := strconv.Atoi(n)
		if err != nil || times < 1 || times > 20 {
			return Price{}, fmt.Errorf("%q is not a price: write action or 2 action", word)
		}
		count, name = times, rest
	}
	names := schema.KeysOf(b.Tokens, func(t *Token) string { return t.Name })
	if n := slices.Index(names, name); n >= 0 {
		return Price{Token: int8(n), Count: int8(count)}, nil
	}
	return Price{}, schema.Vocabulary{Noun: "token", Words: names}.Miss(name)
}

// armsKeys describes attacks and Defence.
func (b *Book) armsKeys(c schema.Coder) {
	schema.Whole(c, "weapon-slots", &b.Slots, 1, 16, "for the weapons of a sheet: a two-handed one takes 2, one that is `at-hand` none; without it any number")
	schema.Record(c, "clips", "", "what reloading takes; without it reloads are not counted", func(c schema.Coder) {
		c.Need("name")
		schema.Text(c, "name", &b.Clips.Name, crew.MaxName, "as people read it")
		schema.Whole(c, "rapid", &b.Clips.Rapid, 1, 40, "DC of a check of quick hands")
	})
	schema.Record(c, "attack", "", "how an attack roll is made", func(c schema.Coder) { b.Attack.keys(c, b) })
	schema.Record(c, "defence", "", "what it must reach", func(c schema.Coder) {
		d := &b.Defence
		c.Need("ability")
		schema.Whole(c, "base", &d.Base, 0, 40, "without anything added")
		b.ability(c, "ability", &d.Ability, "whose modifier is added")
		schema.Truth(c, "score", &d.Score, "the whole score is added instead")
		schema.Truth(c, "proficiency", &d.Proficiency, "is added as well")
	})
	schema.Record(c, "cover", "", "what each degree of it adds", func(c schema.Coder) {
		b.Cover.keys(c, b)
	})
	schema.Record(c, "ranges", "", "what distance does to an attack", func(c schema.Coder) {
		x := &b.Ranges
		c.Need("reach")
		schema.Whole(c, "reach", &x.Reach, 1, 100, "units, of a creature with ordinary arms")
		schema.Whole(c, "close", &x.Close, 0, 100, "units: a seeing, able foe this near hinders shots; 0: none does")
		schema.Truth(c, "beyond", &x.Beyond, "weapons fire beyond their one range, with disadvantage")
		schema.Record(c, "increments", "", "a weapon's near range is one of several", func(c schema.Coder) {
			c.Need("penalty", "most")
			schema.Whole(c, "penalty", &x.Step, 1, 20, "taken off an attack for each beyond the first")
			x.Aimed = x.Step
			schema.Whole(c, "aimed", &x.Aimed, 0, 20, "or this much, when aimed")
			schema.Whole(c, "most", &x.Steps, 1, 20, "maximum number of increments")
		})
	})
}

// damageKeys describes the stages and effects of damage.
func (b *Book) damageKeys(c schema.Coder) {
	last := int16(0)
	schema.Records(c, "rests", "", 6, "kinds of rest, from the shortest; each also does what the shorter ones do; without them all rests are alike", func(c schema.Coder) {
		x := Rest{Heals: damage.Fraction{Den: 1}}
		x.keys(c)
		if x.Minutes <= last {
			c.Fault("", "the rests are not in order of length", "write them from the shortest to the longest")
		}
		last = x.Minutes
		b.Rests = append(b.Rests, x)
	})
	schema.Records(c, "layers", "", MaxLayers, "layers that protect points", func(c schema.Coder) {
		l := Layer{}
		l.keys(c, b)
		b.Layers = append(b.Layers, l)
	})
	schema.Entries(c, "tables", "table", 16, "what a die decides", func(key string, c schema.Coder) {
		t := Table{Key: key}
		t.keys(c, b)
		b.Tables = append(b.Tables, t)
	})
	b.Checks = CheckRules{Machines: b.Checks.Machines, Step: 10, Shares: [4]damage.Fraction{{Num: 1, Den: 1}, {Num: 1, Den: 1}, {Num: 1, Den: 2}, {Num: 1, Den: 2}}}
	schema.Record(c, "checks", "", "how a roll becomes a degree", b.Checks.keys)
	schema.Record(c, "stages", "", "what damage goes through, in order", b.stageKeys)
	b.checkLayersReached(c)
	schema.Pick(c, "toll", &b.Toll, TollWords, "what damage takes")
	b.Injuries.Ability = -1
	schema.Record(c, "injuries", "", "in books where damage adds up to injuries: a degree for each multiple of base and score", func(c schema.Coder) { b.Injuries.keys(c, b) })
	if b.Toll == TakesInjuries && len(b.Injuries.Table) == 0 {
		c.Fault("toll", "`toll: injuries` needs a table of injuries", "add `injuries:` with a table of conditions")
	}
	if b.Toll != TakesInjuries && len(b.Injuries.Table) > 0 {
		c.Fault("injuries", "damage takes hit points, so nobody suffers injuries", "add `toll: injuries`, or leave them out")
	}
	schema.Record(c, "zero", "", "what happens at 0 points", func(c schema.Coder) { b.Zero.keys(c, b) })
}

// placeKeys describes ground, falls, doors, mines and burdens.
func (b *Book) placeKeys(c schema.Coder) {
	b.Movement.Strength = -1
	schema.Record(c, "movement", "", "what a square costs besides its length", func(c schema.Coder) { b.Movement.keys(c, b) })
	schema.Record(c, "falls", "", "what falling does", func(c schema.Coder) {
		x := &b.Falls
		c.Need("every", "faces", "most", "type")
		schema.Whole(c, "every", &x.Every, 1, 100, "units for each die")
		schema.Whole(c, "faces", &x.Faces, 2, 20, "of the dice")
		schema.Whole(c, "most", &x.Most, 1, 100, "dice")
		b.damageType(c, "type", &x.Type, "of the damage")
		schema.Truth(c, "prone", &x.Prone, "people hurt by a fall are prone")
		schema.Truth(c, "cushioned", &x.Cushioned, "but not those who lose only points of layers")
	})
	schema.Record(c, "doors", "", "of a deck", func(c schema.Coder) {
		x := &b.Doors
		c.Need("defence", "points", "force", "ability")
		schema.Whole(c, "defence", &x.Defence, 1, 40, "against attacks")
		schema.Whole(c, "points", &x.Points, 1, 1000, "until it is broken")
		schema.Whole(c, "force", &x.Force, 1, 40, "DC to force a lock")
		b.ability(c, "ability", &x.Ability, "of that check")
	})
	schema.Record(c, "mines", "", "devices that lie and wait", func(c schema.Coder) {
		x := &b.Mines
		c.Need("notice", "disarm", "defence")
		schema.Whole(c, "notice", &x.Notice, 1, 40, "DC to notice one")
		schema.Whole(c, "disarm", &x.Disarm, 1, 40, "DC to disarm it")
		schema.Whole(c, "defence", &x.Defence, 1, 40, "against an attack that sets it off")
	})
	schema.Words(c, "weights", 8, "name", into(&b.Weights), "of armour")
	schema.Records(c, "burdens", "", 16, "what a number of pieces of a weight require, or more pieces until the next burden", func(c schema.Coder) {
		x := Burden{}
		x.keys(c, b)
		b.Burdens = append(b.Burdens, x)
	})
	schema.Record(c, "unused", "", "the effects of pieces that their wearer is not used to", func(c schema.Coder) {
		c.Need("pieces", "casting", "abilities")
		schema.Whole(c, "pieces", &b.Unused.Pieces, 1, 10, "how many hinder")
		schema.Whole(c, "casting", &b.Unused.Casting, 1, 10, "how many prevent casting")
		b.abilitySet(c, "abilities", &b.Unused.Abilities, "rolls with one of these are hindered")
	})
}

func (x *Burden) keys(c schema.Coder, b *Book) {
	c.Need("weight", "pieces")
	b.weight(c, "weight", &x.Weight, "of the pieces")
	schema.Whole(c, "pieces", &x.Pieces, 1, 4, "how many")
	schema.Whole(c, "strength", &x.Strength, 1, 40, "below which it slows")
	if x.Strength > 0 && b.Movement.Strength < 0 {
		c.Fault("strength", "the book does not say which ability is strength", "add `strength:` and an ability to the book's `movement:`")
	}
	schema.Whole(c, "slow", &x.Slow, 1, 100, "units of speed that are lost")
	schema.Truth(c, "loud", &x.Loud, "disadvantage on Stealth")
}

func (x *MovementRules) keys(c schema.Coder, b *Book) {
	schema.Truth(c, "difficult", &x.Difficult, "each unit on difficult ground costs one more; otherwise it has the condition of the part `rough`")
	schema.Truth(c, "creatures", &x.Creatures, "the space of another creature is difficult")
	schema.Whole(c, "sizes", &x.Sizes, 0, 6, "a foe's space may be entered at this difference of sizes")
	schema.Truth(c, "share", &x.Share, "creatures of other sizes may stay in one space")
	schema.Truth(c, "squeeze", &x.Squeeze, "through narrow places")
	schema.Truth(c, "crawl", &x.Crawl, "prone movement costs one more a unit")
	schema.Truth(c, "strikes", &x.Strikes, "leaving a foe's reach gives it an opportunity attack")
	schema.Truth(c, "drag-halves", &x.DragHalves, "dragging somebody halves the speed")
	schema.Whole(c, "jump", &x.Jump, 0, 100, "maximum length of a jump in units")
	schema.Whole(c, "leap", &x.Leap, 1, 10, "or the speed divided by this: 2 is half")
	schema.Truth(c, "halved-once", &x.Once, "crawling, climbing, swimming and difficult ground halve it, once")
	b.ability(c, "strength", &x.Strength, "whose score is the bulk that a person can carry")
}

// coverWords are the degrees of cover that an attack can penetrate.
var coverWords = Vocabulary{Noun: "degree of cover", Words: []string{"none", "slight", "half", "three-quarters"}}

func (x *CoverRules) keys(c schema.Coder, b *Book) {
	for i, name := range coverWords.Words[1:] {
		schema.Whole(c, name, &x.Bonus[i+1], 0, 20, name+" cover")
	}
	schema.Record(c, "names", "", "the book's names for them, if they differ", func(c schema.Coder) {
		for i, name := range coverWords.Words[1:] {
			schema.Text(c, name, &x.Names[i+1], crew.MaxName, "as people read it")
		}
	})
	x.Save, x.State, x.Bodies, x.Hides = -1, -1, space.HalfCover, space.ThreeQuartersCover
	b.ability(c, "save", &x.Save, "whose saves it helps too")
	schema.Pick(c, "creatures", &x.Bodies, coverWords, "cover by a creature in between; without it half")
	schema.Pick(c, "hides", &x.Hides, coverWords, "the least cover that people can hide behind; without it three-quarters")
	b.condition(c, "state", &x.State, "that counts as cover, to which other cover adds nothing")
	schema.Record(c, "taken", "", "what taking cover does", func(c schema.Coder) {
		c.Need("times")
		schema.Whole(c, "times", &x.Taken.Times, 1, 4, "multiplies the bonus")
		schema.Pick(c, "prone", &x.Taken.Prone, coverWords, "cover by lying flat")
		schema.Whole(c, "from", &x.Taken.From, 0, 100, "against foes at least this many units away")
	})
}

func (x *Rest) keys(c schema.Coder) {
	c.Need("key", "name", "minutes")
	schema.Text(c, "key", &x.Key, maxKey, "by which others name it")
	schema.Text(c, "name", &x.Name, crew.MaxName, "as people read it")
	schema.Whole(c, "minutes", &x.Minutes, 1, 24*60, "that it takes")
	schema.Whole(c, "asleep", &x.Asleep, 1, 24*60, "minutes of those")
	n := -1
	schema.Pick(c, "heals", &n, shareWords, "of the maximum of points")
	if n >= 0 {
		x.Heals = shares[n]
	}
	schema.Truth(c, "daily", &x.Daily, "heals once between two longer ones")
	if x.Asleep > x.Minutes {
		c.Fault("asleep", "the sleep is longer than the rest", "write at most the minutes of the rest")
	}
}

// restNamed describes a kind of rest, as its index from 1.
func (b *Book) restNamed(c schema.Coder, key string, to *int8, doc string) {
	n := int8(-1)
	schema.Named(c, key, &n, "rest", schema.KeysOf(b.Rests, func(x *Rest) string { return x.Key }), doc)
	*to = n + 1
}

func (x *CastRules) keys(c schema.Coder) {
	schema.Whole(c, "base", &x.Base, 0, 40, "of the DC of saves")
	schema.Truth(c, "proficiency", &x.Proficiency, "is added")
	schema.Truth(c, "score", &x.Score, "the whole ability score is added, not its modifier")
	schema.Truth(c, "hand", &x.Hand, "a free hand is needed")
	schema.Numbers(c, "grows", &x.Grows, 10, 1, 40, "levels at which growing dice increase")
	schema.Record(c, "counter", "", "the DC to counter a power of too high a level", func(c schema.Coder) {
		c.Need("base", "times")
		schema.Whole(c, "base", &x.Counter.Base, 0, 40, "without its level")
		schema.Whole(c, "times", &x.Counter.Times, 0, 10, "how many times its level is added")
	})
}

func (x *LevelRules) keys(c schema.Coder, b *Book) {
	x.Ability, x.Reserve = -1, -1
	schema.Record(c, "levels", "", "what a level gives; without it the book has none", func(c schema.Coder) {
		c.Need("most")
		schema.Whole(c, "most", &x.Most, 1, 40, "the highest level")
		schema.Numbers(c, "proficiency", &x.Rises, 10, 1, 40, "levels at which it rises by one")
		schema.Harm(c, "points", &x.Points, "the maximum of points rises by, unless the sheet says `gains`")
		b.ability(c, "ability", &x.Ability, "whose modifier is added to that")
		schema.Truth(c, "adds", &x.Adds, "a rise of proficiency adds one to it too")
		schema.Record(c, "reserve", "", "of those who have any of it", func(c schema.Coder) {
			c.Need("key", "points")
			b.reserve(c, "key", &x.Reserve, "of the book's")
			schema.Whole(c, "points", &x.Stock, 1, 100, "by which its maximum rises")
		})
	})
}

func (t *Table) keys(c schema.Coder, b *Book) {
	c.Need("name", "rows")
	schema.Text(c, "name", &t.Name, crew.MaxName, "as people read it")
	schema.Truth(c, "once", &t.Once, "not rolled for somebody already in one of its conditions")
	schema.Records(c, "rows", "", 20, "one for each face of the die", func(c schema.Coder) {
		row := TableRow{Condition: -1}
		row.keys(c, b)
		t.Rows = append(t.Rows, row)
	})
	throwable(c, "rows", len(t.Rows))
}

// throwable refuses a table whose number of rows fits no die.
func throwable(c schema.Coder, key string, faces int) {
	if faces > 0 && !slices.Contains([]int{4, 6, 8, 10, 12, 20}, faces) {
		c.Fault(key, fmt.Sprintf("the table has %d rows, and no die has %[1]d faces", faces), "write 4, 6, 8, 10, 12 or 20 rows")
	}
}

func (row *TableRow) keys(c schema.Coder, b *Book) {
	c.Need("says")
	schema.Text(c, "says", &row.Says, 2*crew.MaxName, "what happens")
	b.condition(c, "condition", &row.Condition, "that they then have")
	schema.Truth(c, "both", &row.Both, "and the other person too")
	schema.Harm(c, "damage", &row.Damage, "that they take")
	schema.Truth(c, "fells", &row.Fells, "brings them to 0 points")
	schema.Whole(c, "bad", &row.Bad, 0, 10, "bad results added to the track at 0")
	schema.Whole(c, "disarms", &row.Disarms, 1, 100, "units that the other person's weapon flies")
	schema.Truth(c, "breaks", &row.Breaks, "the weapon breaks")
	schema.Whole(c, "again", &row.Again, 1, 5, "how often to roll again, without this row")
	schema.Records(c, "effects", "effect", 4, "that work on them", func(c schema.Coder) {
		e := Effect{}
		e.keys(c, b, setting{})
		row.Effects = append(row.Effects, e)
	})
}
