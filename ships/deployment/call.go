package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/field"
)

// Call calls a word to one's side, free as all speech is (SHIP-OBJECT). Players who have
// readied a response to the word may react (SHIP-READY).
type Call struct {
	Word string
}

func (*Call) Verb() crew.Verb { return crew.Call }

// Fields describes a Call.
func (i *Call) Fields(c field.Coder) { field.Text(c, "word", &i.Word, crew.MaxWord) }

// Check refuses an empty word.
func (i *Call) Check(*ships.Battle, *crew.Member) error {
	if i.Word == "" {
		return crew.Refuse("SHIP-OBJECT", "say which word you call")
	}
	return nil
}

// Do calls the word.
func (i *Call) Do(b *ships.Battle, by *crew.Member) {
	b.TellOwnSide(b.ShipOf(by), &ships.Called{By: by.Seat, Word: i.Word})
}
