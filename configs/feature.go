package configs

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
)

// maxActs is how many things a feature may do.
const maxActs = 8

// maxBrings is how many others may come with one.
const maxBrings = 8

// feature reads a feature over the vocabulary of ships.Words. Features that it
// names are looked up when all have been read.
func (e *entry) feature(m *mapping, lib *shipyard.Library) (f shipyard.Feature) {
	f.Key = e.key
	wrong := m.errors
	m.need("name", "says", "kind", "use")
	m.text("name", &f.Name, crew.MaxName)
	m.text("says", &f.Says, scenario.MaxText)
	vocabulary(m, "kind", &f.Kind, shipyard.Words.Kinds)
	vocabulary(m, "use", &f.Usage, shipyard.Words.Usages)
	word(m, "role", &f.Role, parseDeployment)
	whole(m, "rank", &f.Rank, 0, 5)
	m.sizes("sizes", &f.Sizes)
	whole(m, "tier", &f.Tier, 0, shipyard.MaxTier)
	m.named("needs", &f.Needs, lib)
	m.sizes("stock", &f.Stock)
	m.truth("comes", &f.Comes)
	m.words("brings", maxBrings, func(s string) error {
		id, err := featureID(lib, s)
		f.Brings = append(f.Brings, id)
		return err
	})
	m.named("replaces", &f.Replaces, lib)
	word(m, "cost", &f.Cost, parseCost)
	word(m, "with", &f.With, parseWith)
	m.named("after", &f.After, lib)
	vocabulary(m, "when", &f.Moment, shipyard.Words.Moments)
	m.truth("once", &f.Once)
	vocabulary(m, "pool", &f.Pool, shipyard.Words.Pools)
	whole(m, "uses", &f.Uses, 0, 100)
	whole(m, "takes", &f.Takes, 0, 100)
	vocabulary(m, "uses-of", &f.UsesOf, shipyard.Words.Sources)
	m.named("shares", &f.Shares, lib)
	whole(m, "work", &f.Work, 0, 100)
	m.truth("focus", &f.Focus)
	vocabulary(m, "target", &f.Target, shipyard.Words.Targets)
	m.feet("reach", &f.Reach, 1, maxRange)
	m.truth("arc", &f.Arc)
	set(m, "held", &f.Held, shipyard.PerilNames()[:shipyard.LastCondition+1])
	m.truth("wary", &f.Wary)
	word(m, "die", &f.Faces, parseFaces)
	set(m, "asks", &f.Asks, shipyard.Words.Sources)
	m.within("test", func(m *mapping) { m.challenge(&f.Test) })
	m.each("acts", maxActs, func(m *mapping) {
		var a shipyard.Act
		m.act(&a)
		f.Acts = append(f.Acts, a)
	})
	vocabulary(m, "hook", &f.Hook, shipyard.Words.Hooks)
	if n := m.ask("weapon"); n != nil {
		m.parseWord(n, m.at("weapon"), func(key string) error {
			if lib.Pattern(key) == nil {
				return fmt.Errorf("there is no weapon %q: write the key of an entry in weapons", key)
			}
			f.Weapon = key
			return nil
		})
	}
	if err := f.Sound(); err != nil && m.errors == wrong { // what could not be read is missing only here
		m.sayError(m.line, m.path, err, "see docs/data.md for what goes with what")
	}
	return f
}

// vocabulary reads one of a closed list of words as its place in the list.
func vocabulary[T ~uint8](m *mapping, key string, to *T, words []string) {
	word(m, key, to, func(s string) (T, error) {
		if i := slices.Index(words, s); i >= 0 {
			return T(i), nil
		}
		return 0, fmt.Errorf("there is no %s %q: use %s", key, s, orList(words))
	})
}

// named reads the key of another feature.
func (m *mapping) named(key string, to *crew.FeatureID, lib *shipyard.Library) {
	word(m, key, to, func(s string) (crew.FeatureID, error) { return featureID(lib, s) })
}

func featureID(lib *shipyard.Library, key string) (crew.FeatureID, error) {
	if id := lib.Feature(key); id != 0 {
		return id, nil
	}
	var keys []string
	for i := range lib.Features {
		keys = append(keys, lib.Features[i].Key)
	}
	if near := nearest(key, keys); near != "" {
		return 0, fmt.Errorf("there is no feature %q: did you mean %s?", key, near)
	}
	return 0, fmt.Errorf("there is no feature %q: write the key of an entry in features", key)
}

func parseDeployment(s string) (crew.Role, error) {
	role, err := crew.ParseRole(s)
	if err != nil || !role.Deployed() {
		return 0, fmt.Errorf("%q is no deployment: use pilot, gunner, operator, mechanic or coordinator", s)
	}
	return role, nil
}

func parseCost(s string) (crew.Cost, error) {
	for _, c := range []crew.Cost{crew.Free, crew.Action, crew.Bonus, crew.Reaction} {
		if strings.TrimSuffix(c.String(), " action") == s {
			return c, nil
		}
	}
	return 0, fmt.Errorf("there is no cost %q: use free, action, bonus or reaction", s)
}

func parseWith(s string) (crew.Verb, error) {
	for _, v := range shipyard.Words.With {
		if v.String() == s {
			return v, nil
		}
	}
	var names []string
	for _, v := range shipyard.Words.With {
		names = append(names, v.String())
	}
	return 0, fmt.Errorf("nothing goes with %q: use %s", s, orList(names))
}

var facesForm = regexp.MustCompile(`^d(4|6|8|10|12|20)$`)

// parseFaces reads "d6".
func parseFaces(s string) (int8, error) {
	part := facesForm.FindStringSubmatch(s)
	if part == nil {
		return 0, fmt.Errorf("%q is no die: use d4, d6, d8, d10, d12 or d20", s)
	}
	n, _ := strconv.Atoi(part[1])
	return int8(n), nil
}

func (m *mapping) sizes(key string, to *shipyard.Sizes) {
	m.words(key, 6, func(s string) error {
		z, err := shipyard.ParseSize(s)
		*to |= 1 << z
		return err
	})
}

// challenge reads what a feature is tested by.
func (m *mapping) challenge(t *shipyard.Challenge) {
	if m.find("contest") != nil {
		t.Kind = shipyard.Contest
	} else {
		t.Kind = shipyard.Save
		m.need("save")
	}
	word(m, "contest", &t.Skill, parseSkill)
	word(m, "save", &t.Score, parseAbility)
	n := 0
	m.words("dc", len(t.DC), func(s string) error {
		of := slices.Index(shipyard.Words.Sources, s)
		if of < 1 {
			return fmt.Errorf("there is no source %q: use %s", s, orList(shipyard.Words.Sources[1:]))
		}
		t.DC[n] = shipyard.Source(of)
		n++
		return nil
	})
	m.truth("sized", &t.Sized)
	whole(m, "apart", &t.Apart, 1, 5)
	m.sizes("worse", &t.Worse)
}

func parseSkill(s string) (crew.Skill, error) {
	if i := slices.Index(skills, s); i >= 0 {
		return crew.Skill(i), nil
	}
	return 0, fmt.Errorf("there is no skill %q: use %s", s, orList(skills))
}

func parseAbility(s string) (crew.Ability, error) {
	if i := slices.Index(abilities, s); i >= 0 {
		return crew.Ability(i), nil
	}
	return 0, fmt.Errorf("there is no ability %q: use %s", s, orList(abilities))
}

// act reads one of the things that a feature does.
func (m *mapping) act(a *shipyard.Act) {
	m.need("do")
	vocabulary(m, "do", &a.Do, shipyard.Words.Tasks)
	vocabulary(m, "on", &a.On, shipyard.Words.Whom)
	vocabulary(m, "if", &a.If, shipyard.Words.Results)
	set(m, "touch", &a.Touch, shipyard.Words.Touches)
	vocabulary(m, "how", &a.How, shipyard.Words.Hows)
	whole(m, "n", &a.N, -1000, 1000)
	if n := m.find("die"); n != nil && n.Value == "pool" {
		m.ask("die")
		a.Pooled = true
	} else {
		word(m, "die", &a.Faces, parseFaces)
	}
	if (a.Pooled || a.Faces > 0) && a.N == 0 {
		a.N = 1
	}
	vocabulary(m, "of", &a.Of, shipyard.Words.Sources)
	set(m, "grades", &a.Grades, shipyard.Words.Grades)
	m.sizes("sizes", &a.Sizes)
	whole(m, "hardpoints", &a.Mounts, 0, shipyard.MaxMounts)
	m.skills("skills", &a.Skills)
	m.orders("orders", &a.Orders)
	set(m, "saves", &a.Scores, abilities)
	set(m, "against", &a.Perils, shipyard.PerilNames())
	set(m, "types", &a.Types, shipyard.DamageTypeNames())
	m.truth("first", &a.First)
	m.truth("every-round", &a.Every)
	m.truth("versus", &a.Versus)
	m.truth("others", &a.Others)
	whole(m, "turns", &a.Turns, 0, 120)
	vocabulary(m, "turns-of", &a.Whose, shipyard.Words.Whose)
	m.truth("end", &a.End)
	word(m, "dice", &a.Dice, parseDice)
	whole(m, "hit-dice", &a.HitDice, 0, 10)
	if m.find("plus") != nil {
		whole(m, "plus", &a.Dice.Plus, -100, 100)
	}
	m.truth("half", &a.Half)
	m.truth("pure", &a.Pure)
	word(m, "type", &a.Type, shipyard.ParseDamageType)
	word(m, "condition", &a.State, shipyard.ParseCondition)
	m.truth("no-larger", &a.NoLarger)
	vocabulary(m, "retry", &a.Retry, shipyard.Words.Retries)
	m.words("conditions", 16, func(s string) error {
		k, err := shipyard.ParseCondition(s)
		a.Ends |= 1 << k
		return err
	})
}

// orders reads the orders of a crew whose checks a change touches.
func (m *mapping) orders(key string, to *shipyard.Orders) {
	m.words(key, 8, func(s string) error {
		for _, row := range crew.Table() {
			if row.Name == s && row.Verb < 32 {
				*to |= 1 << row.Verb
				return nil
			}
		}
		return fmt.Errorf("there is no order %q: use evade, interfere, patch, stabilise, search or hide", s)
	})
}

// set reads a list of words, or one word, as the set of their places in a list.
func set[T ~uint8 | ~uint16 | ~uint32](m *mapping, key string, to *T, words []string) {
	one := func(s string) error {
		i := slices.Index(words, s)
		if i < 0 {
			return fmt.Errorf("there is no %s %q: use %s", key, s, orList(words))
		}
		*to |= 1 << i
		return nil
	}
	if n := m.find(key); n != nil && n.Kind == yaml.ScalarNode {
		m.ask(key)
		m.parseWord(n, m.at(key), one)
		return
	}
	m.words(key, len(words), one)
}

// reserve gives every feature its place, so that features can name each other.
func (l *loader) reserve(lib *shipyard.Library) {
	if len(l.features) > crew.MaxFeatures {
		e := &l.features[crew.MaxFeatures]
		e.page.say(e.line, e.key, "there are too many features", fmt.Sprintf("have at most %d", crew.MaxFeatures))
		return
	}
	for i := range l.features {
		lib.Features = append(lib.Features, shipyard.Feature{Key: l.features[i].key})
	}
}
