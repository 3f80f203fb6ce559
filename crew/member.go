package crew

import (
	"math/bits"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Ability is one of the six abilities.
type Ability uint8

// The abilities, in the order of a character sheet.
const (
	Strength Ability = iota
	Dexterity
	Constitution
	Intelligence
	Wisdom
	Charisma
)

func (a Ability) String() string {
	return [...]string{"Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom", "Charisma"}[a]
}

// Abilities is a set of abilities.
type Abilities uint8

// Has reports whether a is in the set.
func (set Abilities) Has(a Ability) bool { return set&(1<<a) != 0 }

// Skill is a skill that a member can be proficient in.
type Skill uint8

// The skills that starship combat uses.
const (
	Piloting Skill = iota
	Technology
	MechanicsKit
	Stealth
	Perception
	Investigation
	LastSkill = Investigation
)

func (s Skill) String() string {
	return [...]string{"Piloting", "Technology", "Mechanic's Kit", "Stealth", "Perception", "Investigation"}[s]
}

// Ability returns the ability that a skill is checked with.
func (s Skill) Ability() Ability {
	return [...]Ability{Intelligence, Intelligence, Intelligence, Dexterity, Wisdom, Intelligence}[s]
}

// Skills is a set of skills.
type Skills uint16

// Has reports whether s is in the set.
func (set Skills) Has(s Skill) bool { return set&(1<<s) != 0 }

// Count returns how many skills are in the set.
func (set Skills) Count() int { return bits.OnesCount16(uint16(set)) }

// First returns the first skill of a set that is not empty.
func (set Skills) First() Skill { return Skill(bits.TrailingZeros16(uint16(set))) }

// With returns the set with s added.
func (set Skills) With(s Skill) Skills { return set | 1<<s }

// Modifier returns the modifier of an ability score: (score - 10) / 2, rounded down.
func Modifier(score int8) int { return (int(score) - 10) >> 1 }

// ID names a crew member: a number by the Numbering of the battle. 0 is nobody.
type ID uint16

// Name returns the text that names a member.
func (id ID) Name() say.Text { return say.Person(int(id)) }

// ConsoleID is the number of a console on the decks of a battle, from 0, by its Numbering. No console
// has the number MaxConsoles.
type ConsoleID uint8

// MaxConsoles is how many consoles the decks of a battle may have.
const MaxConsoles = 255

// FixtureID is the number of a fixture on the decks of a battle, from 1, by its Numbering. 0 is none.
type FixtureID uint8

// MaxFixtures is how many fixtures the decks of a scenario may have.
const MaxFixtures = 32

// MaxMembers is how many crew members a battle may have.
const MaxMembers = 16384

// Member is one person aboard: their seat, their numbers, and what remains of their
// turn.
type Member struct {
	Seat        Seat
	Name        string
	Roles       Roles // whose verbs they may use; in a snubfighter, everyone's
	Scores      [6]int8
	Proficiency int8
	Skilled     Skills // proficient
	Expert      Skills // proficient, with twice the bonus
	Gunnery     bool   // proficient with all martial weapons, and so with those of ships
	Away        bool   // not at their console, or unable to use it: they take no action there
	Readied     Stance // whether they use what they have readied without being asked
	Mind        Mind
	Career
	Budget
}

// LastingFields describes a Member.
func (m *Member) LastingFields(c field.Coder) {
	m.Seat.Fields(c)
	field.Text(c, "name", &m.Name, MaxName)
	field.Int(c, "roles", &m.Roles, 0, 1<<16-1)
	for i := range m.Scores {
		field.Int(c, "score", &m.Scores[i], 1, 40)
	}
	field.Int(c, "proficiency", &m.Proficiency, 0, 12)
	field.Int(c, "skilled", &m.Skilled, 0, 1<<16-1)
	field.Int(c, "expert", &m.Expert, 0, 1<<16-1)
	field.Bool(c, "gunnery", &m.Gunnery)
	m.Career.Fields(c)
	field.Bool(c, "away", &m.Away)
	StanceField(c, "readied", &m.Readied)
	m.Budget.Fields(c)
	m.Mind.Fields(c)
}

// Matches reports whether two members are equal in every field.
func (m *Member) Matches(o *Member) bool {
	return m.Seat == o.Seat && m.Name == o.Name && m.Roles == o.Roles && m.Scores == o.Scores && m.Proficiency == o.Proficiency &&
		m.Skilled == o.Skilled && m.Expert == o.Expert && m.Gunnery == o.Gunnery && m.Away == o.Away && m.Readied == o.Readied && m.Mind == o.Mind &&
		m.Budget == o.Budget && m.Career.matches(&o.Career)
}

// Keep makes m a copy of o.
func (m *Member) Keep(o *Member) {
	features := append(m.Features[:0], o.Features...)
	*m = *o
	m.Features = features
}

// MaxName is the maximum length of the name of a person, a ship or a weapon, in bytes.
const MaxName = 64

// Modifier returns the modifier of one of the member's abilities.
func (m *Member) Modifier(a Ability) int { return Modifier(m.Scores[a]) }

// SkillBonus returns what proficiency adds to a check with a skill.
func (m *Member) SkillBonus(s Skill) int {
	switch {
	case m.Expert.Has(s):
		return 2 * int(m.Proficiency)
	case m.Skilled.Has(s):
		return int(m.Proficiency)
	}
	return 0
}

// Passive returns a member's passive Perception: 10 plus what they add to the check.
func (m *Member) Passive() int {
	return 10 + m.Modifier(Perception.Ability()) + m.SkillBonus(Perception)
}
