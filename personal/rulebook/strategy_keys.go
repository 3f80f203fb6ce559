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

// shareWords are the words for parts of a number, and shares their values.
var (
	shareWords = Vocabulary{Noun: "share", Words: []string{"none", "half", "all", "twice"}}
	shares     = [...]damage.Fraction{{Num: 0, Den: 1}, {Num: 1, Den: 2}, {Num: 1, Den: 1}, {Num: 2, Den: 1}}
)

func (x *CheckRules) keys(c schema.Coder) {
	c.Need("degrees")
	schema.Pick(c, "degrees", &x.Degrees, DegreesWords, "success and failure, with a natural 20 and 1 deciding an attack; or four by a margin, which a 20 and a 1 shift by one")
	schema.Whole(c, "step", &x.Step, 1, 40, "margin of the outer degrees, if there are four")
	schema.Truth(c, "saves", &x.Saves, "saves are affected like other checks")
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

// phaseSays describes the phases.
var phaseSays = [...]string{"before anybody throws: screens, which can stop a shot", "after a hit: what damage goes through"}

// checkLayersReached refuses layers that no stage reaches.
func (b *Book) checkLayersReached(c schema.Coder) {
	for i := range b.Layers {
		phase, stage := OnHit, StageLayers
		if b.Layers[i].Screen {
			phase, stage = BeforeRoll, StageScreens
		}
		if !slices.Contains(b.Stages[phase], stage) {
			c.Fault("stages", fmt.Sprintf("no stage reaches the layer %s", b.Layers[i].Key),
				fmt.Sprintf("add %s to the stages under %s", StageWords.Words[stage], PhaseWords.Words[phase]))
		}
	}
}

// maxFaces is how many conditions a table of injuries may have.
const maxFaces = 20

func (x *InjuryRules) keys(c schema.Coder, b *Book) {
	c.Need("base", "table")
	schema.Whole(c, "base", &x.Base, 0, 100, "of the factor")
	b.ability(c, "ability", &x.Ability, "whose score is added to it")
	schema.ListOfNamed(c, "table", &x.Table, maxFaces, "condition", b.conditions(), "conditions by the faces of the die for the type; their degrees are linked by `next`, and one with the flag `fells` ends it")
	throwable(c, "table", len(x.Table))
	schema.Whole(c, "aura", &x.Core, 1, maxFaces, "the face that auras inflict without a die; without it it is thrown")
	schema.Whole(c, "choice", &x.Choice, 1, maxFaces, "the default face of a critical hit; without it more drive")
	if faces := len(x.Table); int(max(x.Core, x.Choice)) > faces {
		c.Fault("table", fmt.Sprintf("the table has only %d faces, and `aura:` or `choice:` names a higher one", faces), fmt.Sprintf("name one from 1 to %d", faces))
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
	schema.Whole(c, "degrees", &x.Degrees, 0, 20, "of injury that are due to it; 0: any hit, with or without an injury")
	schema.Truth(c, "each", &x.Each, "once for each degree")
	b.condition(c, "condition", &x.Condition, "that they then have")
	pickEnds(c, &x.Ends, "when it ends by itself")
	schema.Whole(c, "rounds", &x.Rounds, 1, 100, "that it lasts")
	b.loss(c, "gains", &x.Gains, "of reserves that count up")
	b.creatures(c, "spares", &x.Spares, "kinds that it spares")
	b.layer(c, "without", &x.Without, "somebody with a source of this layer is spared")
	schema.Record(c, "later", "", "a roll after the combat", func(c schema.Coder) {
		l := &x.Later
		c.Need("name", "ability", "base", "dice", "every")
		schema.Text(c, "name", &l.Name, crew.MaxName, "as people read it")
		b.ability(c, "ability", &l.Ability, "whose score is added")
		schema.Whole(c, "base", &l.Base, 0, 100, "of the number that the roll must not exceed")
		schema.Throw(c, "dice", &l.Dice, "to roll low with")
		schema.Whole(c, "every", &l.Every, 1, 20, "degrees beyond the first that make each reason against it")
		b.condition(c, "into", &l.Into, "that a failure leads to; without it the GM says")
	})
	if x.Each && x.Degrees == 0 {
		c.Fault("each", "`each` counts degrees of injury, and needs at least one", "add `degrees: 1`")
	}
}

// keys describes the parts of an attack roll.
func (a *AttackRules) keys(c schema.Coder, b *Book) {
	c.Need("unarmed")
	schema.Truth(c, "ability", &a.Ability, "the attack's ability is added, to the roll and to weapon damage")
	schema.Truth(c, "proficiency", &a.Proficiency, "is added to the roll")
	schema.Truth(c, "critical-spells", &a.CritSpells, "a natural 20 doubles the dice of spells as well")
	schema.Truth(c, "two-weapon", &a.TwoWeapon, "an attack with the off hand as well")
	schema.Truth(c, "called", &a.Called, "a shot can be called at a weak spot")
	schema.Whole(c, "repeat", &a.Repeat, 1, 20, "penalty for each earlier attack of the person's own turn")
	schema.Whole(c, "blast", &a.Blast, 1, 40, "plus the attack bonus, the DC against devices thrown or fired `with:` a weapon")
	schema.Truth(c, "melee-damage", &a.Melee, "the ability is added only to the damage of melee hits")
	a.Thrown = -1
	b.ability(c, "thrown", &a.Thrown, "added to the damage of thrown weapons")
	a.rollKeys(c, b)
	b.strike(c, "unarmed", &a.Unarmed, "bare hands")
	b.strike(c, "butt", &a.Butt, "a blow with a gun")
	schema.Record(c, "burst", "", "an area instead of one target", func(c schema.Coder) {
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
		b.ability(c, "ability", &a.Softer.Ability, "of which less can be used in melee, at no cost")
		schema.Whole(c, "melee", &a.Softer.Melee, 0, 20, "reasons against an attack of a half or a quarter of the weapon's damage")
		schema.Whole(c, "ranged", &a.Softer.Ranged, 0, 20, "reasons against one of half of its damage and drive")
	})
}

// rollKeys describes who throws for an attack, and what a critical hit does.
func (a *AttackRules) rollKeys(c schema.Coder, b *Book) {
	schema.Pick(c, "thrown-by", &a.Throws, ThrowerWords, "who rolls: the attacker against Defence, or the defender, with the dice of `defence-roll:`, who must roll at most base plus Defence minus the attack's bonus")
	schema.Record(c, "defence-roll", "", "of the defender, if they throw", func(c schema.Coder) {
		c.Need("dice", "base", "critical")
		schema.Throw(c, "dice", &a.Defence.Dice, "that are rolled")
		schema.Whole(c, "base", &a.Defence.Base, 0, 100, "of the number that the roll must not exceed")
		schema.Whole(c, "critical", &a.Defence.Fails, 1, 100, "exceeding it by this much makes the hit critical")
	})
	if a.Throws == DefenderThrows && a.Defence.Dice.Count == 0 {
		c.Fault("thrown-by", "the defender rolls, and has no dice", "add `defence-roll: {dice: 2d20, base: 10, critical: 20}`")
	}
	schema.Whole(c, "reason", &a.Reason, 0, 20, "the value of a reason for or against an attack; 0: a second d20")
	schema.Pick(c, "critical", &a.Critical, CriticalWords, "the effect of a critical hit")
	schema.Whole(c, "surge", &a.Surge, 0, 100, "what a critical hit adds to drive")
	schema.Whole(c, "precise", &a.Precise, 0, 100, "the same for a precise weapon in melee, if it is more")
	schema.Whole(c, "critical-within", &a.Within, 1, 5000, "units within which ranged weapons can be critical; without it at any range")
	schema.Truth(c, "plain-damage", &a.Plain, "the attack's ability is not added to weapon damage")
	schema.Truth(c, "together", &a.Together, "all weapons in hand strike as one attack")
	schema.Truth(c, "parries", &a.Parries, "what is raised is lowered as its bearer's next turn begins")
	b.damageTypes(c, "energy", &a.Energy, "types whose drive always equals the damage, unless a weapon carries them")
	a.Power = -1
	b.ability(c, "power", &a.Power, "whose score is added to the damage and the drive of melee weapons")
	schema.Record(c, "area", "", "how an attack with energy also hits everybody around its target", func(c schema.Coder) {
		c.Need("least", "direct", "around")
		schema.Whole(c, "least", &a.Area.Least, 1, 1000, "minimum damage to do it on purpose")
		schema.Whole(c, "over", &a.Area.Over, 1, 1000, "damage from which it happens by itself")
		schema.Whole(c, "direct", &a.Area.Direct, 1, 100, "percent of the damage, on purpose")
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
		schema.Whole(c, "repeat", &s.Repeat, 1, 20, "instead of the book's penalty for earlier attacks")
		schema.Whole(c, "drive", &s.Drive, 0, 1000, "against the window of armour, even if held back; without it as much as the damage")
	})
}

func (l *Layer) keys(c schema.Coder, b *Book) {
	c.Need("key", "name")
	schema.Text(c, "key", &l.Key, maxKey, "by which others name it")
	schema.Text(c, "name", &l.Name, crew.MaxName, "as people read it")
	schema.Whole(c, "ticks", &l.Ticks, 0, 20, "the layer has ticks, not points: a hit uses one up, and a die of this number of faces is taken off it")
	schema.Set(c, "bypass", &l.Bypass, TagWords, "hits with any of these bypass it")
	schema.Truth(c, "pierced", &l.Pierce, "and so do those that bypass")
	schema.Truth(c, "screen", &l.Screen, "meets a shot before the attack is rolled, and can stop it")
	b.damageTypes(c, "only", &l.Only, "that it stops; without it all")
	schema.Records(c, "factors", "", 8, "the worth of damage of a type against it", func(c schema.Coder) {
		x := Factor{Num: 1, Den: 1}
		c.Need("type")
		b.damageType(c, "type", &x.Type, "of the damage")
		schema.Whole(c, "times", &x.Num, 0, 100, "multiplied by this")
		schema.Whole(c, "over", &x.Den, 1, 100, "divided by this")
		l.Factors = append(l.Factors, x)
	})
	schema.Set(c, "regain", &l.Regain, RegainWords, "what lets it begin to regain its points")
	schema.Pick(c, "stacking", &l.Stacking, StackWords, "how new points combine with old ones: filled up to its maximum, its owner chooses, added, or the higher of the two")
	schema.Truth(c, "halves", &l.Halves, "takes half of the damage of attacks, and leaves half")
	schema.Truth(c, "returns", &l.Returns, "and what it leaves of a shot, except of a heavy weapon, hits the attacker")
	schema.Truth(c, "rest", &l.Rest, "filled by a rest, or a minute of peace")
	schema.Truth(c, "fades", &l.Fades, "lost after a rest")
	schema.Truth(c, "waking", &l.Waking, "lost with consciousness")
	b.restNamed(c, "after", &l.After, "that fills it")
	schema.Truth(c, "pure", &l.Pure, "stops only weapons that deal nothing but its types")
	schema.Whole(c, "covers", &l.Covers, 1, 1000, "units around its bearer within which it also covers friends, against attacks from outside")
	schema.Whole(c, "rank", &l.Rank, 1, 9, "attacks meet layers of lower rank first, and those of equal rank in the order that their owner chooses")
	b.conditionList(c, "cures", &l.Cures, "end when its bearer gets points of it")
	schema.Truth(c, "each", &l.Each, "a point stops a whole portion, however large")
	schema.Record(c, "aura", "", "stored damage, which answers people who touch its bearer", func(c schema.Coder) {
		l.Aura.On = true
		c.Need("type")
		b.damageType(c, "type", &l.Aura.Type, "of the damage")
		schema.Whole(c, "drive", &l.Aura.Drive, 0, 200, "against the window of armour; 0: as much as the damage")
		schema.Truth(c, "mind", &l.Aura.Mind, "kept up by the mind alone")
	})
}

// percents describes shares of damage, applied one after another.
func (b *Book) percents(c schema.Coder, to *[]Percent) {
	schema.Records(c, "percents", "", 8, "shares of damage, applied after everything else, one after another", func(c schema.Coder) {
		x := Percent{}
		c.Need("types", "share")
		b.damageTypes(c, "types", &x.Types, "any of them")
		b.damageTypes(c, "not", &x.Not, "but of none of these")
		schema.Whole(c, "share", &x.Share, 0, 1000, "percent")
		*to = append(*to, x)
	})
	b.goesThrough(c, StagePercent, "percents")
}

// goesThrough refuses keys for a stage that the book's damage never reaches.
func (b *Book) goesThrough(c schema.Coder, s Stage, keys string) {
	if slices.Contains(b.Stages[s.Phase()], s) {
		return
	}
	word := StageWords.Words[s]
	remedy := "write " + word + " among the `stages:` of the book under " + PhaseWords.Words[s.Phase()]
	if keys != "soaks" && (s == StageResist || s == StageVulnerable) && slices.Contains(b.Stages[OnHit], StagePercent) {
		remedy = "write a share for these types under its `percents:`"
	}
	schema.Idle(c, keys, "damage in "+b.Name+" does not go through "+word, remedy)
}

func (z *Zero) keys(c schema.Coder, b *Book) {
	c.Need("name", "bad", "bad-word", "dc", "critical-failure", "failure", "success", "critical-success")
	schema.Text(c, "name", &z.Name, crew.MaxName, "of the save")
	schema.Whole(c, "bad", &z.Bad, 1, 20, "how many bad results end it")
	schema.Whole(c, "good", &z.Good, 0, 20, "how many good results make stable; 0: not counted")
	schema.Text(c, "bad-word", &z.BadWord, crew.MaxName, "what a bad result is called")
	schema.Whole(c, "dc", &z.DC, 1, 40, "that the save must reach")
	for i, name := range degreeWords {
		change(c, name, &z.ByDegree[i], "what this degree of the save does")
	}
	z.Ability = -1
	b.ability(c, "ability", &z.Ability, "of the save; without it a bare d20")
	change(c, "falls", &z.Falls, "what a wound that brings somebody to 0 does")
	z.FallsCrit = z.Falls
	change(c, "falls-critical", &z.FallsCrit, "what a critical hit that brings somebody to 0 does instead")
	change(c, "hurt", &z.Hurt, "what any damage at 0 does")
	change(c, "hurt-critical", &z.HurtCrit, "what a critical hit at 0 does instead")
	schema.Truth(c, "hurt-maximum", &z.HurtMax, "at 0, damage of at least the maximum kills")
	schema.Truth(c, "overflow", &z.Overflow, "excess damage of at least the maximum kills")
	z.Massive.Ability = -1
	schema.Record(c, "massive", "", "the check to survive a hit of at least the maximum", func(c schema.Coder) {
		c.Need("ability", "dc")
		b.ability(c, "ability", &z.Massive.Ability, "of the check")
		schema.Whole(c, "dc", &z.Massive.DC, 1, 40, "that it must reach")
	})
	schema.Pick(c, "reset", &z.Reset, ResetWords, "when the tracks are reset")
	schema.Truth(c, "takes-turn", &z.TakesTurn, "the save takes the whole turn, even if they wake")
	schema.Truth(c, "spare", &z.Spare, "melee may spare a life")
	schema.Truth(c, "last-words", &z.LastWords, "people who die say something")
	schema.Truth(c, "senseless", &z.Senseless, "damage to the unconscious changes the track even if they have points left")
	schema.Record(c, "rise", "", "what stable people regain by themselves", func(c schema.Coder) {
		c.Need("points", "hours")
		schema.Whole(c, "points", &z.Rise.Points, 1, 100, "that they regain")
		schema.Whole(c, "hours", &z.Rise.Hours, 1, 20, "faces of the die for the hours until then")
	})
	schema.Truth(c, "rest-heals", &z.RestHeals, "a rest restores all points")
	schema.Truth(c, "awake", &z.Awake, "people at 0 can act, as far as their conditions allow")
	schema.Truth(c, "foes-critical", &z.FoesCrit, "only a foe's critical hit counts as one")
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

// checkTracks refuses tracks at 0 that no save changes.
func (z *Zero) checkTracks(c schema.Coder) {
	ends, saves := false, false
	for _, x := range z.ByDegree {
		ends, saves = ends || x.Bad > 0 || x.Dead, saves || x.Good > 0
	}
	if !ends {
		c.Fault("bad", "no save adds to this track, so it never fills", "give `failure:` or `critical-failure:` a `bad: 1`")
	}
	if saves && z.Good == 0 {
		c.Fault("", "a save adds to the good track, which has no length", "add `good: 3`, or leave `good:` out of the degrees")
	}
	if !saves && z.Good > 0 {
		c.Fault("good", "no save adds to this track, so it never fills", "give `success:` a `good: 1`, or leave `good:` out")
	}
}

func change(c schema.Coder, key string, x *ZeroChange, doc string) {
	schema.Record(c, key, "change", doc, func(c schema.Coder) {
		schema.Whole(c, "bad", &x.Bad, -20, 20, "added to the bad results")
		schema.Whole(c, "good", &x.Good, 0, 20, "added to the good results")
		schema.Whole(c, "wake", &x.Wake, 0, 100, "conscious with this many points")
		schema.Truth(c, "dead", &x.Dead, "they die")
	})
}
