package crew

import (
	"broadside/sim/field"
	"broadside/sim/say"
)

// Ability is one of the six.
type Ability uint8

// The abilities, in the order of every sheet.
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

// Skill is what a check can be proficient in.
type Skill uint8

// The skills that a starship fight asks for.
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

// Ability is the one that a skill is checked with.
func (s Skill) Ability() Ability {
	return [...]Ability{Intelligence, Intelligence, Intelligence, Dexterity, Wisdom, Intelligence}[s]
}

// Skills is a set of skills.
type Skills uint16

// Has reports whether s is in the set.
func (set Skills) Has(s Skill) bool { return set&(1<<s) != 0 }

// With is the set with s in it.
func (set Skills) With(s Skill) Skills { return set | 1<<s }

// Modifier is what an ability score adds: (score − 10) / 2, rounded down.
func Modifier(score int8) int { return (int(score) - 10) >> 1 }

// ID names a crew member: the place in the world's list, from 1. 0 is nobody.
type ID uint16

// Name is what somebody is called.
func (id ID) Name() say.Text { return say.Person(int(id)) }

// MaxMembers is how many crew members a battle may have.
const MaxMembers = 16384

// Member is one person who acts: their seat, their numbers, and what is left of
// their turn.
type Member struct {
	Seat        Seat
	Name        string
	Roles       Roles // what they may order; in a snubfighter, everything
	Scores      [6]int8
	Proficiency int8
	Skilled     Skills // proficiency counts
	Expert      Skills // proficiency counts twice
	Gunnery     bool   // proficient with any martial weapon, so with a ship's
	Away        bool   // not at their console, or it is not theirs to use: they do nothing at it
	Readied     Stance // whether they take what they have readied unasked
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

// Matches reports whether two members are the same in every field.
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

// MaxName is the longest name of a person, a ship or a weapon, in bytes.
const MaxName = 64

// Modifier is what one of the member's abilities adds.
func (m *Member) Modifier(a Ability) int { return Modifier(m.Scores[a]) }

// SkillBonus is what proficiency adds to a check with a skill.
func (m *Member) SkillBonus(s Skill) int {
	switch {
	case m.Expert.Has(s):
		return 2 * int(m.Proficiency)
	case m.Skilled.Has(s):
		return int(m.Proficiency)
	}
	return 0
}

// Passive is a member's passive Perception: 10 and what a check would add.
func (m *Member) Passive() int {
	return 10 + m.Modifier(Perception.Ability()) + m.SkillBonus(Perception)
}
