package rulebook

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/damage"
	"broadside/sim/schema"
)

// degreeWords are the keys of the degrees, from the worst.
var degreeWords = [4]string{"critical-failure", "failure", "success", "critical-success"}

// shareWords are the words for parts of a number, and shares what they are.
var (
	shareWords = Vocabulary{Noun: "share", Words: []string{"none", "half", "all", "twice"}}
	shares     = [...]damage.Fraction{{Num: 0, Den: 1}, {Num: 1, Den: 2}, {Num: 1, Den: 1}, {Num: 2, Den: 1}}
)

func (x *CheckRules) keys(c schema.Coder) {
	c.Need("degrees")
	schema.Pick(c, "degrees", &x.Degrees, DegreesWords, "success and failure, where a natural 20 and 1 decide an attack; or four by a margin, which a 20 and a 1 shift by one")
	schema.Whole(c, "step", &x.Step, 1, 40, "margin of the outer degrees, where there are four")
	schema.Truth(c, "saves", &x.Saves, "a save is a check like others, and what touches those touches it")
	schema.Record(c, "halved", "", "what a save against halved damage leaves by each degree", func(c schema.Coder) {
		for i, name := range degreeWords {
			n := -1
			schema.Pick(c, name, &n, shareWords, "of the damage")
			if n >= 0 {
				x.Shares[i] = shares[n]
			}
		}
	})
}

// stageKeys describes the stages of each phase.
func (b *Book) stageKeys(c schema.Coder) {
	for i, phase := range PhaseWords.Words {
		c.Choices(schema.Key{Name: phase, Doc: phaseSays[i], Kind: schema.WordsKind, Most: 16, Of: StageWords.Noun, Words: StageWords.Words, Closed: true}, func(n int) {
			s := Stage(n)
			if int(s.Phase()) != i {
				c.Fault(phase, StageWords.Words[n]+" is not a stage of this phase", "write it under "+PhaseWords.Words[s.Phase()])
			}
			if slices.Contains(b.Stages[i], s) {
				c.Fault(phase, "damage goes through "+StageWords.Words[n]+" twice", "keep one of the two")
			}
			b.Stages[i] = append(b.Stages[i], s)
		})
	}
}

// phaseSays are the phases in words.
var phaseSays = [...]string{"before anybody throws: screens, which can stop a shot", "after a hit: what damage goes through"}

// checkLayersReached refuses layers that no stage comes to.
func (b *Book) checkLayersReached(c schema.Coder) {
	for i := range b.Layers {
		phase, stage := OnHit, StageLayers
		if b.Layers[i].Screen {
			phase, stage = BeforeRoll, StageScreens
		}
		if !slices.Contains(b.Stages[phase], stage) {
			c.Fault("stages", fmt.Sprintf("nothing comes to the layer %s", b.Layers[i].Key),
				fmt.Sprintf("write %s among the stages under %s", StageWords.Words[stage], PhaseWords.Words[phase]))
		}
	}
}

// maxFaces is how many conditions a table of injuries may have.
const maxFaces = 20

func (x *InjuryRules) keys(c schema.Coder, b *Book) {
	c.Need("base", "table")
	schema.Whole(c, "base", &x.Base, 0, 100, "of the factor")
	b.ability(c, "ability", &x.Ability, "whose score is added to it")
	schema.ListOfNamed(c, "table", &x.Table, maxFaces, "condition", b.conditions(), "conditions by the faces of the die that tells the type; their degrees lead on by `next`, and one with the flag `fells` ends it")
	throwable(c, "table", len(x.Table))
	schema.Whole(c, "aura", &x.Core, 1, maxFaces, "the face that auras inflict without a die; without it they throw it too")
	schema.Whole(c, "choice", &x.Choice, 1, maxFaces, "the face that a critical hit takes where nobody chooses; without it more drive")
	if faces := len(x.Table); int(max(x.Core, x.Choice)) > faces {
		c.Fault("table", fmt.Sprintf("the table has %d faces, and `aura:` or `choice:` names one beyond", faces), fmt.Sprintf("name one from 1 to %d", faces))
	}
	schema.Records(c, "sequels", "", 24, "what else damage of a type does", func(c schema.Coder) {
		s := Sequel{Condition: -1, Without: -1, Later: Sickness{Ability: -1, Into: -1}}
		s.keys(c, b)
		x.Sequels = append(x.Sequels, s)
	})
}

func (x *Sequel) keys(c schema.Coder, b *Book) {
	c.Need("type")
	b.damageType(c, "type", &x.Type, "of the damage")
	schema.Whole(c, "degrees", &x.Degrees, 0, 20, "of injury that are due to it; 0: any hit, injury or none")
	schema.Truth(c, "each", &x.Each, "once for each degree")
	b.condition(c, "condition", &x.Condition, "that befalls them")
	schema.Pick(c, "ends", &x.Ends, EndWords, "when it ends by itself")
	schema.Whole(c, "rounds", &x.Rounds, 1, 100, "that it lasts")
	b.loss(c, "gains", &x.Gains, "of reserves that count up")
	b.creatures(c, "spares", &x.Spares, "kinds that it does nothing to")
	b.layer(c, "without", &x.Without, "somebody with a source of this layer is spared")
	schema.Record(c, "later", "", "a roll after the combat", func(c schema.Coder) {
		l := &x.Later
		c.Need("name", "ability", "base", "dice", "every")
		schema.Text(c, "name", &l.Name, crew.MaxName, "as people read it")
		b.ability(c, "ability", &l.Ability, "whose score is added")
		schema.Whole(c, "base", &l.Base, 0, 100, "of the number to stay at or below")
		schema.Throw(c, "dice", &l.Dice, "thrown low")
		schema.Whole(c, "every", &l.Every, 1, 20, "degrees beyond the first for each reason against it")
		b.condition(c, "into", &l.Into, "that a failure leads to; without it the GM says")
	})
	if x.Each && x.Degrees == 0 {
		c.Fault("each", "there is nothing to count for a hit without injury", "add `degrees: 1`")
	}
}

// keys describes how an attack roll is made of its numbers.
func (a *AttackRules) keys(c schema.Coder, b *Book) {
	c.Need("unarmed")
	schema.Truth(c, "ability", &a.Ability, "the attack's ability is added, to the roll and to weapon damage")
	schema.Truth(c, "proficiency", &a.Proficiency, "is added to the roll")
	schema.Truth(c, "critical-spells", &a.CritSpells, "a natural 20 doubles the dice of spells as well")
	schema.Truth(c, "two-weapon", &a.TwoWeapon, "an attack with the other hand as well")
	schema.Truth(c, "called", &a.Called, "a shot can be called at a spot that may be weak")
	schema.Whole(c, "repeat", &a.Repeat, 1, 20, "taken off for each attack that a turn of one's own has had already")
	schema.Whole(c, "blast", &a.Blast, 1, 40, "with the attack bonus, what must be reached to escape what is thrown or fired `with:` a weapon")
	schema.Truth(c, "melee-damage", &a.Melee, "the ability is added to the damage of melee hits alone")
	a.Thrown = -1
	b.ability(c, "thrown", &a.Thrown, "added to the damage of what is thrown")
	a.rollKeys(c, b)
	b.strike(c, "unarmed", &a.Unarmed, "bare hands")
	b.strike(c, "butt", &a.Butt, "a blow with a gun")
	schema.Record(c, "burst", "", "an area in place of one target", func(c schema.Coder) {
		c.Need("shots", "dc")
		schema.Whole(c, "shots", &a.Burst.Shots, 1, 100, "that it takes")
		schema.Whole(c, "dc", &a.Burst.DC, 1, 40, "that a save to escape it must reach")
	})
	a.Heavy.Ability = -1
	schema.Record(c, "heavy", "", "when heavy weapons hinder; without it they never do", func(c schema.Coder) {
		c.Need("ability", "least")
		b.ability(c, "ability", &a.Heavy.Ability, "whose score counts")
		schema.Whole(c, "least", &a.Heavy.Least, 1, MaxScore, "the score below which they do")
	})
	a.Softer.Ability = -1
	schema.Record(c, "softer", "", "how a blow is held back; without it none can be", func(c schema.Coder) {
		c.Need("ability", "melee", "ranged")
		b.ability(c, "ability", &a.Softer.Ability, "of which less can be used in melee, for nothing")
		schema.Whole(c, "melee", &a.Softer.Melee, 0, 20, "reasons against an attack of a half or a quarter of the weapon's damage")
		schema.Whole(c, "ranged", &a.Softer.Ranged, 0, 20, "reasons against one of half of its damage and drive")
	})
}

// rollKeys describes who throws for an attack, and what a critical hit does.
func (a *AttackRules) rollKeys(c schema.Coder, b *Book) {
	schema.Pick(c, "thrown-by", &a.Throws, ThrowerWords, "who throws: against Defence, or low against base and Defence less what the attack adds, with the dice of `defence-roll:`")
	schema.Record(c, "defence-roll", "", "of the defender, where they throw", func(c schema.Coder) {
		c.Need("dice", "base", "critical")
		schema.Throw(c, "dice", &a.Defence.Dice, "that are thrown")
		schema.Whole(c, "base", &a.Defence.Base, 0, 100, "of the number to stay at or below")
		schema.Whole(c, "critical", &a.Defence.Fails, 1, 100, "by so much, and the hit is critical")
	})
	if a.Throws == DefenderThrows && a.Defence.Dice.Count == 0 {
		c.Fault("thrown-by", "the defender throws, and nothing is said of what", "add `defence-roll: {dice: 2d20, base: 10, critical: 20}`")
	}
	schema.Whole(c, "reason", &a.Reason, 0, 20, "what a reason for or against an attack is worth; 0: a second d20")
	schema.Pick(c, "critical", &a.Critical, CriticalWords, "what a critical hit does more")
	schema.Whole(c, "surge", &a.Surge, 0, 100, "what a critical hit adds to drive")
	schema.Whole(c, "precise", &a.Precise, 0, 100, "and to that of a precise weapon in melee, where it is more")
	schema.Whole(c, "critical-within", &a.Within, 1, 5000, "units within which ranged weapons can be critical; without it at any range")
	schema.Truth(c, "plain-damage", &a.Plain, "the attack's ability is not added to weapon damage")
	schema.Truth(c, "together", &a.Together, "all weapons in hand strike as one attack")
	b.damageTypes(c, "energy", &a.Energy, "types whose drive is always as much as the damage, but for what a weapon carries")
	a.Power = -1
	b.ability(c, "power", &a.Power, "whose score is added to the damage and the drive of melee weapons")
	schema.Record(c, "area", "", "how an attack with energy becomes one on all around its target", func(c schema.Coder) {
		c.Need("least", "direct", "around")
		schema.Whole(c, "least", &a.Area.Least, 1, 1000, "damage below which none is made on purpose")
		schema.Whole(c, "over", &a.Area.Over, 1, 1000, "damage from which it happens by itself")
		schema.Whole(c, "direct", &a.Area.Direct, 1, 100, "percent of the damage of one made on purpose")
		schema.Whole(c, "around", &a.Area.Around, 1, 100, "percent for those around")
	})
}

// strike describes an attack without a weapon made for it.
func (b *Book) strike(c schema.Coder, key string, s *Strike, doc string) {
	schema.Record(c, key, "strike", doc, func(c schema.Coder) {
		c.Need("damage", "type")
		schema.Harm(c, "damage", &s.Damage, "of a hit")
		b.damageType(c, "type", &s.Type, "of the damage")
		b.abilitySet(c, "abilities", &s.Abilities, "the best of them is added")
		schema.Whole(c, "repeat", &s.Repeat, 1, 20, "in place of the book's penalty for earlier attacks")
		schema.Whole(c, "drive", &s.Drive, 0, 1000, "against the window of armour, however it is held back; without it as much as the damage")
	})
}

func (l *Layer) keys(c schema.Coder, b *Book) {
	c.Need("key", "name")
	schema.Text(c, "key", &l.Key, maxKey, "by which others name it")
	schema.Text(c, "name", &l.Name, crew.MaxName, "as people read it")
	schema.Whole(c, "ticks", &l.Ticks, 0, 20, "faces of the die that a tick takes off a hit; 0: a pool of points")
	schema.Set(c, "bypass", &l.Bypass, TagWords, "hits with any of these pass it")
	schema.Truth(c, "pierced", &l.Pierce, "and so do those that bypass")
	schema.Truth(c, "screen", &l.Screen, "stands before the roll, and can stop a shot before anybody throws")
	b.damageTypes(c, "only", &l.Only, "that it stops; without it all")
	schema.Records(c, "factors", "", 8, "what damage of a type is worth against it", func(c schema.Coder) {
		x := Factor{Num: 1, Den: 1}
		c.Need("type")
		b.damageType(c, "type", &x.Type, "of the damage")
		schema.Whole(c, "times", &x.Num, 0, 100, "so many times")
		schema.Whole(c, "over", &x.Den, 1, 100, "divided by this")
		l.Factors = append(l.Factors, x)
	})
	schema.Set(c, "regain", &l.Regain, RegainWords, "what lets it begin to regain its points")
	schema.Pick(c, "stacking", &l.Stacking, StackWords, "what becomes of new points where there are some: filled up to its maximum, its owner chooses, added, or the higher of the two")
	schema.Truth(c, "halves", &l.Halves, "takes half of the damage of attacks, and leaves half")
	schema.Truth(c, "returns", &l.Returns, "and what it leaves of a shot, but of a heavy weapon, falls on who has fired it")
	schema.Truth(c, "rest", &l.Rest, "full after a rest, or a minute of peace")
	schema.Truth(c, "fades", &l.Fades, "gone after a rest")
	schema.Truth(c, "waking", &l.Waking, "gone with consciousness")
	b.restNamed(c, "after", &l.After, "that fills it")
	schema.Truth(c, "pure", &l.Pure, "stops only weapons that do nothing but its types")
	schema.Whole(c, "covers", &l.Covers, 1, 1000, "units around its bearer within which it stands before friends too, against what comes from beyond")
	schema.Whole(c, "rank", &l.Rank, 1, 9, "those of one rank are met in the order that their owner likes")
	b.conditionList(c, "cures", &l.Cures, "end as its bearer is given points of it")
	schema.Truth(c, "each", &l.Each, "a point stops all of a part, however much")
	schema.Record(c, "aura", "", "stored damage, which answers who touches its bearer", func(c schema.Coder) {
		l.Aura.On = true
		c.Need("type")
		b.damageType(c, "type", &l.Aura.Type, "of the damage")
		schema.Whole(c, "drive", &l.Aura.Drive, 0, 200, "against the window of armour; 0: as much as the damage")
		schema.Truth(c, "mind", &l.Aura.Mind, "kept by the mind alone")
	})
}

// percents describes shares of damage, one after another.
func (b *Book) percents(c schema.Coder, to *[]Percent) {
	schema.Records(c, "percents", "", 8, "shares of damage that are taken after all else, one after another", func(c schema.Coder) {
		x := Percent{}
		c.Need("types", "share")
		b.damageTypes(c, "types", &x.Types, "any of them")
		b.damageTypes(c, "not", &x.Not, "but with none of these")
		schema.Whole(c, "share", &x.Share, 0, 1000, "percent")
		*to = append(*to, x)
	})
	b.goesThrough(c, StagePercent, "percents")
}

// goesThrough refuses keys that a stage would apply in a book whose damage never comes to it.
func (b *Book) goesThrough(c schema.Coder, s Stage, keys string) {
	if slices.Contains(b.Stages[s.Phase()], s) {
		return
	}
	word := StageWords.Words[s]
	remedy := "write " + word + " among the `stages:` of the book under " + PhaseWords.Words[s.Phase()]
	if keys != "soaks" && (s == StageResist || s == StageVulnerable) && slices.Contains(b.Stages[OnHit], StagePercent) {
		remedy = "write a share of these types among its `percents:`"
	}
	schema.Idle(c, keys, "damage in "+b.Name+" does not go through "+word, remedy)
}

func (z *Zero) keys(c schema.Coder, b *Book) {
	c.Need("name", "bad", "bad-word", "dc", "critical-failure", "failure", "success", "critical-success")
	schema.Text(c, "name", &z.Name, crew.MaxName, "of the save")
	schema.Whole(c, "bad", &z.Bad, 1, 20, "of these, and it is over")
	schema.Whole(c, "good", &z.Good, 0, 20, "of these, and one is stable; 0: none are counted")
	schema.Text(c, "bad-word", &z.BadWord, crew.MaxName, "what one of the bad is called")
	schema.Whole(c, "dc", &z.DC, 1, 40, "that the save must reach")
	for i, name := range degreeWords {
		change(c, name, &z.ByDegree[i], "what this degree of the save does")
	}
	z.Ability = -1
	b.ability(c, "ability", &z.Ability, "of the save; without it a bare d20")
	change(c, "falls", &z.Falls, "what the wound does that brings to 0")
	z.FallsCrit = z.Falls
	change(c, "falls-critical", &z.FallsCrit, "and a critical one")
	change(c, "hurt", &z.Hurt, "what any damage at 0 does")
	change(c, "hurt-critical", &z.HurtCrit, "and a critical hit")
	schema.Truth(c, "hurt-maximum", &z.HurtMax, "damage of at least the maximum at 0 kills")
	schema.Truth(c, "overflow", &z.Overflow, "what is left over of at least the maximum kills")
	z.Massive.Ability = -1
	schema.Record(c, "massive", "", "a hit of at least the maximum has to be withstood", func(c schema.Coder) {
		c.Need("ability", "dc")
		b.ability(c, "ability", &z.Massive.Ability, "of the check")
		schema.Whole(c, "dc", &z.Massive.DC, 1, 40, "that it must reach")
	})
	schema.Pick(c, "reset", &z.Reset, ResetWords, "when the tracks are empty again")
	schema.Truth(c, "takes-turn", &z.TakesTurn, "the save is all that a turn holds, even when it wakes")
	schema.Truth(c, "spare", &z.Spare, "melee may spare a life")
	schema.Truth(c, "last-words", &z.LastWords, "who dies says something")
	schema.Truth(c, "senseless", &z.Senseless, "damage to the unconscious changes the track though they have points left")
	schema.Record(c, "rise", "", "what the stable regain by themselves", func(c schema.Coder) {
		c.Need("points", "hours")
		schema.Whole(c, "points", &z.Rise.Points, 1, 100, "that they regain")
		schema.Whole(c, "hours", &z.Rise.Hours, 1, 20, "faces of the die that tells after how many")
	})
	schema.Truth(c, "rest-heals", &z.RestHeals, "a rest gives all points back")
	schema.Truth(c, "awake", &z.Awake, "somebody at 0 acts, as their conditions let them")
	schema.Truth(c, "foes-critical", &z.FoesCrit, "of hits only a foe's critical one counts as critical")
	z.Stabilise = StabilisingCheck{Ability: -1, Skill: -1}
	schema.Record(c, "stabilise", "", "the check that ends saves at 0", func(c schema.Coder) {
		b.ability(c, "ability", &z.Stabilise.Ability, "of the check")
		b.skill(c, "skill", &z.Stabilise.Skill, "or its skill")
		schema.Whole(c, "dc", &z.Stabilise.DC, 1, 40, "that it must reach")
		schema.Truth(c, "kit", &z.Stabilise.Kit, "needs a kit")
		schema.Truth(c, "kept", &z.Stabilise.Kept, "which is not used up")
		change(c, "critical-failure", &z.Stabilise.Botched, "what this does")
	})
	z.checkTracks(c)
}

// checkTracks refuses tracks at 0 to which no save adds.
func (z *Zero) checkTracks(c schema.Coder) {
	ends, saves := false, false
	for _, x := range z.ByDegree {
		ends, saves = ends || x.Bad > 0 || x.Dead, saves || x.Good > 0
	}
	if !ends {
		c.Fault("bad", "no save adds to this track, so that it has no end", "give `failure:` or `critical-failure:` a `bad: 1`")
	}
	if saves && z.Good == 0 {
		c.Fault("", "a save adds to the good, and nothing says when that track ends", "add `good: 3`, or leave `good:` out of the degrees")
	}
	if !saves && z.Good > 0 {
		c.Fault("good", "no save adds to this track, so that it has no end", "give `success:` a `good: 1`, or leave `good:` out")
	}
}

func change(c schema.Coder, key string, x *ZeroChange, doc string) {
	schema.Record(c, key, "change", doc, func(c schema.Coder) {
		schema.Whole(c, "bad", &x.Bad, -20, 20, "more of the bad")
		schema.Whole(c, "good", &x.Good, 0, 20, "more of the good")
		schema.Whole(c, "wake", &x.Wake, 0, 100, "awake with so many points")
		schema.Truth(c, "dead", &x.Dead, "it is over")
	})
}
