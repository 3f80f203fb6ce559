package event

import (
	"broadside/sim/field"
	"broadside/sim/say"
)

// Surprised reports that somebody is surprised, or no longer is.
type Surprised struct {
	Who Actor
	On  bool
}

func (*Surprised) Kind() Kind { return KindSurprised }

// Fields describes a Surprised.
func (f *Surprised) Fields(c field.Coder) {
	f.Who.Fields(c)
	field.Bool(c, "on", &f.On)
}

// Sentence returns what surprise costs at a console. On foot each book defines that.
func (f *Surprised) Sentence() say.Text {
	switch {
	case !f.On:
		return say.Of("%s is not surprised.", f.Who.Name())
	case f.Who.Person == 0:
		return say.Of("%s is surprised: no move, action or reaction before their first turn is over.", f.Who.Name())
	}
	return say.Of("%s is surprised.", f.Who.Name())
}
