package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
)

// berths returns the crew of a ship, as the story has it so far.
func (c *scene) berths(n int) []shipyard.Berth {
	if c.Ships[n].Crew != nil {
		return c.Ships[n].Crew
	}
	return c.library.Classes[c.Ships[n].Class].Crew
}

// crew reads: crew SHIP [plain] ROLE... They take the numbers of the class's own people
// in their roles. Those whom the class does not have, and everybody after "plain", are
// plain: all abilities 10, proficiency 2, no skills. "solo" is one person who does
// everything, "brain" or "advanced-computer" a machine, "none" an empty ship.
func (c *scene) crew(_ *Stock, p *phrase) error {
	n, err := c.arrival(p)
	if err != nil {
		return err
	}
	old := slices.Clone(c.library.Classes[c.Ships[n].Class].Crew)
	berths := []shipyard.Berth{}
	if p.take("none") {
		c.Ships[n].Crew = berths
		return nil
	}
	for !p.done() {
		word := p.next()
		switch word {
		case "plain":
			old = nil
			continue
		case ",":
			continue
		}
		b := plain(crew.Pilot)
		if b.Solo = word == "solo"; b.Solo {
			b.Roles = crew.AllStations
		} else if kind, grade, ok := machine(word); ok {
			b.Install(crew.Mind{Kind: kind, Grade: grade})
			b.Name, b.Brain = word, kind == crew.Brain
			if kind == crew.Computer {
				b.Role = crew.Operator
			}
			berths = append(berths, b)
			continue
		} else if b.Role, err = crew.ParseRole(word); err != nil || !b.Role.Deployed() {
			return fmt.Errorf("%w: nobody serves as %q; use pilot, gunner, operator, mechanic, coordinator, solo, brain, computer or none", ErrName, word)
		} else {
			b = plain(b.Role)
		}
		for i := range old {
			if old[i].Role == b.Role && old[i].Solo == b.Solo {
				b = old[i]
				old = slices.Delete(old, i, i+1)
				break
			}
		}
		berths = append(berths, b)
	}
	c.Ships[n].Crew = berths
	return nil
}

// machine reads a machine with its grade: "brain", "advanced-computer".
func machine(word string) (crew.Machine, int8, bool) {
	grade, kind, graded := strings.Cut(word, "-")
	if !graded {
		grade, kind = crew.GradeNames()[0], word
	}
	of, n := map[string]crew.Machine{"brain": crew.Brain, "computer": crew.Computer}[kind], slices.Index(crew.GradeNames(), grade)
	return of, int8(n), of != crew.NoMachine && n >= 0
}

func plain(role crew.Role) shipyard.Berth {
	b := shipyard.Berth{Role: role}
	name := role.String()
	b.Name = strings.ToUpper(name[:1]) + name[1:]
	b.Roles, b.Proficiency, b.Gunnery = crew.Of(role), 2, true
	for i := range b.Scores {
		b.Scores[i] = 10
	}
	return b
}

// member reads: member SEAT [name NAME] [proficiency N] [ABILITY SCORE]...
// [skilled SKILL]... [expert SKILL]... [unskilled SKILL]... [gunnery yes|no]
// [deployment ROLE] [rank N] [feature KEY]... [points N] [craft ABILITY]
func (c *scene) member(_ *Stock, p *phrase) error {
	b, err := c.berth(p.next())
	for err == nil && !p.done() {
		switch w := p.next(); w {
		case ",":
		case "name":
			b.Name, err = p.name()
		case "proficiency":
			var n int
			n, err = p.number(0, 12)
			b.Proficiency = int8(n)
		case "skilled", "expert", "unskilled":
			err = train(b, w, p.next())
		case "gunnery":
			b.Gunnery, err = yes(p.next())
		case "deployment", "rank", "feature", "points", "craft":
			err = c.career(b, w, p)
		default:
			err = score(b, w, p)
		}
	}
	return err
}

// career reads what a member has learnt. A rank brings everything that comes with it
// automatically, in the deployment named before it, or in their own.
func (c *scene) career(b *shipyard.Berth, what string, p *phrase) (err error) {
	var n int
	switch what {
	case "deployment":
		b.Deployment, err = crew.ParseRole(p.next())
	case "rank":
		n, err = p.number(0, 5)
		b.Rank = int8(n)
		if b.Deployment == crew.NoRole {
			b.Deployment = b.Role
		}
		b.Features = nil
		c.library.Learn(&b.Member)
	case "feature":
		var id crew.FeatureID
		if id, err = c.feature(p.next()); err == nil {
			b.Features = append(slices.Clone(b.Features), crew.Have{Feature: id})
		}
	case "points":
		n, err = p.number(0, 100)
		b.PointsMax = int8(n)
	case "craft":
		word := p.next()
		for a := crew.Strength; a <= crew.Charisma; a++ {
			if refer(a.String()) == word {
				b.Craft = a
				return nil
			}
		}
		err = fmt.Errorf("%w: %q is not an ability; powers are cast with intelligence, wisdom or charisma", ErrName, word)
	}
	return err
}

// conditionOf finds a condition of ships.
func conditionOf(lib *shipyard.Library, key string) (shipyard.ConditionID, error) {
	if k := lib.Condition(key); k != shipyard.NoCondition {
		return k, nil
	}
	return 0, missing("condition", key, lib.ConditionKeys())
}

func (c *scene) feature(key string) (crew.FeatureID, error) { return featureID(&c.library, key) }

func featureID(lib *shipyard.Library, key string) (crew.FeatureID, error) {
	if id := lib.Feature(key); id != 0 {
		return id, nil
	}
	return 0, missing("feature", key, schema.KeysOf(lib.Features, func(f *shipyard.Feature) string { return f.Key }))
}

// fit reads: fit CLASS KEY [, KEY]... Modifications, and the role of a tier, for a hull
// of the story's own. What its size and tier bring comes automatically.
func (c *scene) fit(_ *Stock, p *phrase) error {
	n, err := classOf(&c.library, p.next())
	for err == nil && !p.done() {
		if p.take(",") {
			continue
		}
		var id crew.FeatureID
		if id, err = c.feature(p.next()); err == nil {
			c.library.Fit(&c.library.Classes[n], id)
		}
	}
	return err
}

// berth finds somebody's berth, copying the crew from the class, so that the class stays
// unchanged.
func (c *scene) berth(seat string) (*shipyard.Berth, error) {
	name, place, _ := strings.Cut(seat, ".")
	n := c.shipAt(name)
	if n < 0 {
		return nil, c.noShip(name)
	}
	role, number, err := crew.ParsePlace(place)
	if err != nil {
		return nil, err
	}
	c.Ships[n].Crew = append([]shipyard.Berth{}, c.berths(n)...)
	for i, s := range c.seats(n) {
		if s.Role == role && s.Number == number {
			return &c.Ships[n].Crew[i], nil
		}
	}
	var there []string
	for _, s := range c.seats(n) {
		there = append(there, s.String())
	}
	return nil, missing("seat", seat, there)
}

func train(b *shipyard.Berth, how, what string) error {
	for s := crew.Skill(0); s <= crew.LastSkill; s++ {
		if refer(strings.ReplaceAll(s.String(), "'", "")) != what {
			continue
		}
		switch how {
		case "skilled":
			b.Skilled = b.Skilled.With(s)
		case "expert":
			b.Expert = b.Expert.With(s)
		default:
			b.Skilled, b.Expert = b.Skilled&^(1<<s), b.Expert&^(1<<s)
		}
		return nil
	}
	return fmt.Errorf("%w: %q is not a skill; use piloting, technology, mechanics-kit, stealth, perception or investigation", ErrName, what)
}

func score(b *shipyard.Berth, word string, p *phrase) error {
	for a := crew.Strength; a <= crew.Charisma; a++ {
		if refer(a.String()) == word {
			n, err := p.number(1, 40)
			b.Scores[a] = int8(n)
			return err
		}
	}
	return fmt.Errorf("%w: %q; a member has name, proficiency, the six abilities, skilled, expert, unskilled, gunnery, deployment, rank, feature, points and craft", ErrName, word)
}

func yes(word string) (bool, error) {
	switch word {
	case "yes", "on":
		return true, nil
	case "no", "off":
		return false, nil
	}
	return false, fmt.Errorf("%w: %q is neither yes nor no", ErrSyntax, word)
}
