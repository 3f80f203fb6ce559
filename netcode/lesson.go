package netcode

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/scenario"
)

// Lesson says what the battle teaches, and at which seat. It follows the brief of a battle
// that teaches something.
type Lesson struct {
	Key  string // of the scenario
	Seat crew.Seat
	scenario.Lesson
}

// Kind returns KindLesson.
func (*Lesson) Kind() Kind { return KindLesson }

// Fields describes a Lesson.
func (l *Lesson) Fields(c field.Coder) {
	field.Text(c, "scenario", &l.Key, MaxKey)
	l.Seat.Fields(c)
	l.Lesson.Fields(c)
}
