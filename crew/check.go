package crew

// Test is what a check is made with where a GM may choose: a bare ability, or a skill.
type Test uint8

// LastTest is the highest test aboard ships. On foot, tests are the abilities and the
// skills of the book, counted in the same way, up to MaxTest.
const (
	LastTest = Test(Charisma) + 1 + Test(LastSkill)
	MaxTest  = Test(Charisma) + 32
)

// Skilled returns the test of a skill.
func Skilled(s Skill) Test { return Test(Charisma) + 1 + Test(s) }

// Skill returns the skill of a test, and false for the test of a bare ability.
func (t Test) Skill() (Skill, bool) {
	if t <= Test(Charisma) {
		return 0, false
	}
	return Skill(t - Test(Charisma) - 1), true
}

// Ability returns the ability that the test is made with.
func (t Test) Ability() Ability {
	if s, ok := t.Skill(); ok {
		return s.Ability()
	}
	return Ability(t)
}

func (t Test) String() string {
	if s, ok := t.Skill(); ok {
		return s.String()
	}
	return t.Ability().String()
}
