package crew

// Test is what a check is made with where a GM may choose: an ability alone, or a
// skill.
type Test uint8

// LastTest is the highest test that there is aboard ships. On foot, tests are the
// abilities and the skills of the book, counted in the same way, as far as MaxTest.
const (
	LastTest = Test(Charisma) + 1 + Test(LastSkill)
	MaxTest  = Test(Charisma) + 32
)

// Skilled is the test of a skill.
func Skilled(s Skill) Test { return Test(Charisma) + 1 + Test(s) }

// Skill is the skill of a test, where it has one.
func (t Test) Skill() (Skill, bool) {
	if t <= Test(Charisma) {
		return 0, false
	}
	return Skill(t - Test(Charisma) - 1), true
}

// Ability is what the test is made with.
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
