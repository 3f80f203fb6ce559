package personal

import (
	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Intent is what somebody on a deck wants. Check throws no dice and changes
// nothing; Do is called in the same tick only if Check found nothing against it.
type Intent interface {
	field.Record
	Verb() crew.Verb
	// Check returns a *crew.Refusal for what the rules do not allow.
	Check(f *Fight, by *Person) error
	Do(f *Fight, by *Person)
}

// Surprised says that somebody cannot act in their first turn, or can after all.
type Surprised struct {
	Person crew.ID
	On     bool
}

func (*Surprised) Kind() event.Kind { return KindSurprisedOne }

// Fields describes a Surprised.
func (f *Surprised) Fields(c field.Coder) {
	IdField(c, "person", &f.Person)
	field.Bool(c, "on", &f.On)
}

func (f *Surprised) Sentence() say.Text {
	if f.On {
		return say.Of("%s is surprised.", f.Person.Name())
	}
	return say.Of("%s is not surprised.", f.Person.Name())
}
