package sim

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Signal is a word that the GM calls: an event of the table's own, for which orders
// can be readied (SHIP-READY).
type Signal struct {
	Word  string
	Sides event.Sides // who hears it
}

func (*Signal) Verb() crew.Verb { return crew.RuleCall }

// Fields describes a Signal.
func (r *Signal) Fields(c field.Coder) {
	field.Text(c, "word", &r.Word, ships.MaxWord)
	field.Int(c, "sides", &r.Sides, 0, int64(event.AllSides))
}

func (r *Signal) Check(*World) error {
	if r.Word == "" {
		return crew.Refuse(crew.Manners, "say which word is called")
	}
	return nil
}

func (r *Signal) Do(w *World) { w.Emit(r.Sides, &ships.Called{By: crew.Master, Word: r.Word}) }
