package crew

import "broadside/sim/field"

// Mind is what a machine that serves aboard is; a person's is empty.
type Mind struct {
	Kind  Machine
	Grade int8 // 0 to MaxGrade
}

// Machine is a kind of machine.
type Machine uint8

// The machines.
const (
	NoMachine   Machine = iota
	Brain               // a droid brain: it is the whole crew
	Computer            // a central computer: it does what nobody else aboard does
	lastMachine = Computer
)

// MaxGrade is the best grade of a machine, which takes a ship of that tier.
const MaxGrade = 5

// grades tells by grade what machines come to: Intelligence, proficiency bonus, and
// what a brain adds to initiative.
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

// GradeNames are the grades of machines, in their order.
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

// Standby reports whether it acts only for those who are not there.
func (m Mind) Standby() bool { return m.Kind == Computer }

// Sharp reports whether it has advantage on what it does best: Evade for a brain,
// Interfere for a computer.
func (m Mind) Sharp() bool { return m.Kind != NoMachine && grades[m.Grade].sharp }

// ComputerInitiative is when a central computer acts.
const ComputerInitiative = 20

// Initiative is what a brain adds to the roll, and whether it has advantage.
func (m Mind) Initiative() (bonus int, advantage bool) {
	return int(grades[m.Grade].initiative), grades[m.Grade].quick
}

// Busy reports whether a brain may have several actions a turn.
func (m Mind) Busy() bool { return m.Kind == Brain && grades[m.Grade].busy }

// Install makes a member a machine of its grade: Intelligence, proficiency, what it
// can do and what it is trained in.
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
