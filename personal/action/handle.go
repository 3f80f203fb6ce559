package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// HandleOnFoot handles a thing as a readied reaction (ME-READY): a fixture by its number from
// 1, or what the text describes.
type HandleOnFoot struct {
	Text  string
	Thing crew.FixtureID
}

func (*HandleOnFoot) Verb() crew.Verb { return crew.Handle }

// Fields describes a HandleOnFoot.
func (i *HandleOnFoot) Fields(c field.Coder) {
	field.Text(c, "text", &i.Text, personal.MaxWords)
	field.Int(c, "thing", &i.Thing, 0, crew.MaxFixtures)
}

// Check refuses things out of reach, and an empty description.
func (i *HandleOnFoot) Check(f *personal.Fight, p *personal.Person) error {
	return f.Things.MayHandle(p, i.Thing, i.Text)
}

// Do handles the thing.
func (i *HandleOnFoot) Do(f *personal.Fight, p *personal.Person) { f.Things.Handle(p, i.Thing, i.Text) }

// isKnown refuses a thing that the person's side does not know of.
func (i *HandleOnFoot) isKnown(f *personal.Fight, p *personal.Person) error {
	if rule := f.Book().Actions[rulebook.ActHandle].Rule; i.Thing > 0 && !f.Things.Knows(p, i.Thing) {
		return crew.Refuse(rule, "there is no such thing")
	} else if i.Thing == 0 && i.Text == "" {
		return crew.Refuse(rule, "say what you do")
	}
	return nil
}
