package crew

import "broadside/sim/field"

// Mind is the kind and grade of a machine that serves aboard; a person's is zero.
type Mind struct {
	Kind  Machine
	Grade int8 // 0 to MaxGrade
}

// Machine is a kind of machine.
type Machine uint8

// The machines.
const (
	NoMachine   Machine = iota
	Brain               // a droid brain: the whole crew of its ship
	Computer            // a central computer: it does what nobody else aboard can
	lastMachine = Computer
)

// MaxGrade is the best grade of a machine. A machine of grade n needs a ship of tier n.
const MaxGrade = 5

// grades has the numbers of each grade: Intelligence, proficiency bonus, and what a
// brain adds to initiative.
var grades = [...]struct {
	name               string
	mind, proficiency  int8
	initiative         int8
	quick, busy, sharp bool // advantage on initiative; several actions; a best trick
}{
	{name: "basic", mind: 12, proficiency: 2},
	{name: "premium", mind: 14, proficiency: 2, busy: true},
	{name: "prototype", mind: 16, proficiency: 3, busy: true, initiative: 5},
	{name: "advanced", mind: 18, proficiency: 4, busy: true, initiative: 5, quick: true},
	{name: "legendary", mind: 20, proficiency: 5, busy: true, initiative: 5, quick: true, sharp: true},
	{name: "artifact", mind: 22, proficiency: 6, busy: true, initiative: 5, quick: true, sharp: true},
}

// GradeNames returns the names of the grades, in order.
func GradeNames() (names []string) {
	for i := range grades {
		names = append(names, grades[i].name)
	}
	return names
}

// Fields describes a Mind.
func (m *Mind) Fields(c field.Coder) {
	field.Int(c, "machine", &m.Kind, 0, int64(lastMachine))
	field.Int(c, "grade", &m.Grade, 0, MaxGrade)
}

// Standby reports whether the machine acts only in place of those who are absent.
func (m Mind) Standby() bool { return m.Kind == Computer }

// HasAdvantage reports whether the machine has advantage on what it does best: Evade for a
// brain, Interfere for a computer.
func (m Mind) HasAdvantage() bool { return m.Kind != NoMachine && grades[m.Grade].sharp }

// ComputerInitiative is the initiative of a central computer.
const ComputerInitiative = 20

// Initiative returns what a brain adds to its initiative roll, and whether it has
// advantage.
func (m Mind) Initiative() (bonus int, advantage bool) {
	return int(grades[m.Grade].initiative), grades[m.Grade].quick
}

// Busy reports whether a brain may have several actions a turn.
func (m Mind) Busy() bool { return m.Kind == Brain && grades[m.Grade].busy }

// Install makes a member a machine: it sets Intelligence, proficiency, roles and skills
// by the grade.
func (m *Member) Install(mind Mind) {
	row := grades[mind.Grade]
	m.Mind, m.Proficiency, m.Scores[Intelligence] = mind, row.proficiency, row.mind
	switch mind.Kind {
	case Brain:
		m.Roles, m.Skilled, m.Gunnery = Of(Pilot, Gunner), Skills(0).With(Piloting), true
		if mind.Grade >= 1 {
			m.Roles = AllStations
			m.Skilled = m.Skilled.With(Technology).With(MechanicsKit)
		}
	case Computer:
		m.Roles, m.Skilled = Of(Operator), Skills(0).With(Technology)
		if mind.Grade >= 1 {
			m.Roles |= Of(Mechanic)
			m.Skilled = m.Skilled.With(MechanicsKit)
		}
		if mind.Grade >= 2 {
			m.Roles |= Of(Gunner)
			m.Gunnery = true
		}
		if mind.Grade >= 3 {
			m.Roles |= Of(Pilot)
			m.Skilled = m.Skilled.With(Piloting)
		}
	}
	if mind.Grade == MaxGrade {
		m.Expert = m.Expert.With(Piloting)
		if mind.Kind == Computer {
			m.Expert = Skills(0).With(Technology)
		}
	}
}
