package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Limit is where a ship has to come, or go beyond, to trigger a wait.
type Limit struct {
	Feet   space.Length
	Weapon uint8 // into whose arc
}

// Fields describes a Limit.
func (l *Limit) Fields(c field.Coder) {
	field.Int(c, "feet", &l.Feet, 0, int64(shipyard.MaxLeg))
	field.Int(c, "weapon", &l.Weapon, 0, shipyard.MaxMounts-1)
}

// The waits of crew members, and what they have readied.
type (
	Wait    = crew.Wait[space.ID, Limit, Intent]
	Readied = crew.Readied[space.ID, Limit, Intent]
)

// Called reports that a word was called.
type Called struct {
	By   crew.Seat
	Word string
}

func (*Called) Kind() event.Kind { return KindCalled }

// Fields describes a Called.
func (f *Called) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "word", &f.Word, crew.MaxWord)
}

// Calls returns the word, for those on decks who wait for it.
func (f *Called) Calls() string { return f.Word }

func (f *Called) Sentence() say.Text {
	return say.Of("%s calls: %s!", f.By.Name(), f.Word)
}
