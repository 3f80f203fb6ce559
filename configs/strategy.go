package configs

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
)

// strategies reads what a book chooses by name: how rolls become degrees, who
// throws, what comes before the roll and after it, what damage takes.
func (r *bookReader) strategies(m *mapping) {
	b := r.book
	b.Checks = rulebook.CheckRules{Step: 10, Shares: [4]rulebook.Share{{Num: 1, Den: 1}, {Num: 1, Den: 1}, {Num: 1, Den: 2}, {Num: 1, Den: 2}}}
	m.within("checks", r.checks)
	m.within("stages", r.stages)
	r.walked(m)
	pick(m, "toll", &b.Toll, rulebook.TollWords)
	b.Injuries.Ability = -1
	m.within("injuries", r.injuries)
	if b.Toll == rulebook.TakesInjuries && len(b.Injuries.Table) == 0 {
		m.say(m.lineOf("toll"), m.at("toll"), "damage takes injuries, and there are none", "add `injuries:` with a table of conditions")
	}
}

func (r *bookReader) checks(m *mapping) {
	x := &r.book.Checks
	m.need("degrees")
	pick(m, "degrees", &x.Degrees, rulebook.DegreesWords)
	whole(m, "step", &x.Step, 1, 40)
	m.truth("saves", &x.Saves)
	m.within("halved", func(m *mapping) {
		for i, name := range degreeKeys {
			word(m, name, &x.Shares[i], parseShare)
		}
	})
}

// degreeKeys are the keys of the degrees, from the worst.
var degreeKeys = [4]string{"critical-failure", "failure", "success", "critical-success"}

// parseShare reads a part of a number: none, half, all or twice.
func parseShare(w string) (rulebook.Share, error) {
	words := []string{"none", "half", "all", "twice"}
	n := slices.Index(words, w)
	if n < 0 {
		return rulebook.Share{}, fmt.Errorf("there is no share %q: use %s", w, orList(words))
	}
	return [...]rulebook.Share{{Num: 0, Den: 1}, {Num: 1, Den: 2}, {Num: 1, Den: 1}, {Num: 2, Den: 1}}[n], nil
}

// stages reads the stages of each phase.
func (r *bookReader) stages(m *mapping) {
	for i, phase := range rulebook.PhaseWords.Words {
		m.words(phase, 16, func(w string) error {
			n, err := rulebook.StageWords.Find(w)
			if err != nil {
				return noSuch("stage", w, stagesOf(i))
			}
			if s := rulebook.Stage(n); int(s.Phase()) != i {
				return fmt.Errorf("%s is no stage of this phase: write it under %s", w, rulebook.PhaseWords.Words[s.Phase()])
			}
			r.book.Stages[i] = append(r.book.Stages[i], rulebook.Stage(n))
			return nil
		})
	}
}

// stagesOf are the stages of a phase, by name.
func stagesOf(phase int) (list []string) {
	for n, w := range rulebook.StageWords.Words {
		if int(rulebook.Stage(n).Phase()) == phase {
			list = append(list, w)
		}
	}
	return list
}

// walked refuses layers that no stage comes to.
func (r *bookReader) walked(m *mapping) {
	b := r.book
	for i := range b.Layers {
		phase, stage := rulebook.OnHit, rulebook.StageLayers
		if b.Layers[i].Screen {
			phase, stage = rulebook.BeforeRoll, rulebook.StageScreens
		}
		if !slices.Contains(b.Stages[phase], stage) {
			name := rulebook.StageWords.Words[stage]
			m.say(m.lineOf("stages"), m.at("stages"), fmt.Sprintf("nothing comes to the layer %s", b.Layers[i].Key),
				fmt.Sprintf("write %s among the stages under %s", name, rulebook.PhaseWords.Words[phase]))
		}
	}
}

func (r *bookReader) injuries(m *mapping) {
	x := &r.book.Injuries
	m.need("base", "table")
	whole(m, "base", &x.Base, 0, 100)
	r.ability(m, "ability", &x.Ability)
	m.words("table", 20, func(w string) error {
		n, err := r.conditionOf(w)
		if err == nil {
			x.Table = append(x.Table, n)
		}
		return err
	})
	whole(m, "aura", &x.Core, 1, max(1, len(x.Table)))
	whole(m, "choice", &x.Choice, 1, max(1, len(x.Table)))
	m.each("sequels", 24, func(m *mapping) { x.Sequels = append(x.Sequels, sequel(r, m)) })
}

// sequel reads what damage of a type does besides, by the degrees due to it.
func sequel(r *bookReader, m *mapping) rulebook.Sequel {
	x := rulebook.Sequel{Condition: -1, Without: -1, Later: rulebook.Sickness{Ability: -1, Into: -1}}
	m.need("type")
	r.kind(m, "type", &x.Type)
	whole(m, "degrees", &x.Degrees, 0, 20)
	m.truth("each", &x.Each)
	r.condition(m, "condition", &x.Condition)
	pick(m, "ends", &x.Ends, rulebook.EndWords)
	whole(m, "rounds", &x.Rounds, 1, 100)
	r.loss(m, "gains", &x.Gains)
	r.creatures(m, "spares", &x.Spares)
	r.layer(m, "without", &x.Without)
	m.within("later", func(m *mapping) {
		l := &x.Later
		m.need("name", "ability", "base", "dice", "every")
		m.text("name", &l.Name, crew.MaxName)
		r.ability(m, "ability", &l.Ability)
		whole(m, "base", &l.Base, 0, 100)
		word(m, "dice", &l.Dice, parseHarm)
		whole(m, "every", &l.Every, 1, 20)
		r.condition(m, "into", &l.Into)
	})
	if x.Each && x.Degrees == 0 {
		m.say(m.lineOf("each"), m.at("each"), "there is nothing to count for a hit without injury", "add `degrees: 1`")
	}
	return x
}

// aura reads what a layer does that is stored damage.
func aura(r *bookReader, m *mapping, l *rulebook.Layer) {
	l.Aura.On = true
	m.need("type")
	r.kind(m, "type", &l.Aura.Type)
	whole(m, "drive", &l.Aura.Drive, 0, 200)
	m.truth("mind", &l.Aura.Mind)
}

// percents reads shares of damage, one after another.
func percents(r *bookReader, m *mapping, to *[]rulebook.Percent) {
	m.each("percents", 8, func(m *mapping) {
		x := rulebook.Percent{}
		m.need("types", "share")
		r.kinds(m, "types", &x.Types)
		r.kinds(m, "not", &x.Not)
		whole(m, "share", &x.Share, 0, 1000)
		*to = append(*to, x)
	})
}

// attackRoll reads who throws for an attack, and what a critical hit does.
func (r *bookReader) attackRoll(m *mapping, a *rulebook.AttackRules) {
	pick(m, "thrown-by", &a.Throws, rulebook.ThrowerWords)
	m.within("defence-roll", func(m *mapping) {
		m.need("dice", "base", "critical")
		word(m, "dice", &a.Defence.Dice, parseHarm)
		whole(m, "base", &a.Defence.Base, 0, 100)
		whole(m, "critical", &a.Defence.Fails, 1, 100)
	})
	if a.Throws == rulebook.DefenderThrows && a.Defence.Dice.Count == 0 {
		m.say(m.lineOf("thrown-by"), m.at("thrown-by"), "the defender throws, and nothing is said of what", "add `defence-roll: {dice: 2d20, base: 10, critical: 20}`")
	}
	whole(m, "reason", &a.Reason, 0, 20)
	pick(m, "critical", &a.Critical, rulebook.CriticalWords)
	whole(m, "surge", &a.Surge, 0, 100)
	whole(m, "precise", &a.Precise, 0, 100)
	whole(m, "critical-within", &a.Within, 1, 5000)
	m.truth("plain-damage", &a.Plain)
	m.truth("together", &a.Together)
	r.kinds(m, "energy", &a.Energy)
	a.Power, a.Softer.Ability = -1, -1
	r.ability(m, "power", &a.Power)
	m.within("area", func(m *mapping) {
		m.need("least", "direct", "around")
		whole(m, "least", &a.Area.Least, 1, 1000)
		whole(m, "over", &a.Area.Over, 1, 1000)
		whole(m, "direct", &a.Area.Direct, 1, 100)
		whole(m, "around", &a.Area.Around, 1, 100)
	})
	m.within("softer", func(m *mapping) {
		m.need("ability", "melee", "ranged")
		r.ability(m, "ability", &a.Softer.Ability)
		whole(m, "melee", &a.Softer.Melee, 0, 20)
		whole(m, "ranged", &a.Softer.Ranged, 0, 20)
	})
}

// chains refuses conditions that bring themselves about, or lead back to where
// they began.
func (r *bookReader) chains() {
	b := r.book
	for i := range b.Conditions {
		for _, way := range []struct {
			name string
			to   func(*rulebook.Condition) []int16
		}{
			{"next", func(c *rulebook.Condition) []int16 { return []int16{c.Step} }},
			{"implies or brings", func(c *rulebook.Condition) []int16 { return append(slices.Clone(c.Implies), c.Brings...) }},
		} {
			if leadsBack(b, int16(i), way.to) {
				at := &r.lines[i]
				at.page.say(at.line, at.path, fmt.Sprintf("the condition %s leads back to itself by %s", b.Conditions[i].Key, way.name), "cut the circle")
			}
		}
	}
}

// leadsBack says whether a condition can be reached from itself.
func leadsBack(b *rulebook.Book, from int16, way func(*rulebook.Condition) []int16) bool {
	seen := make([]bool, len(b.Conditions))
	for open := []int16{from}; len(open) > 0; {
		n := open[len(open)-1]
		open = open[:len(open)-1]
		for _, to := range way(&b.Conditions[n]) {
			if to == from {
				return true
			}
			if to >= 0 && !seen[to] {
				seen[to] = true
				open = append(open, to)
			}
		}
	}
	return false
}
