package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
)

// MaxWord is the longest word that can be called, in bytes.
const MaxWord = 40

// Call is a word to the own side, free as all speech is (SHIP-OBJECT): whoever has
// readied something for it may act (SHIP-READY).
type Call struct {
	Word string
}

func (*Call) Verb() crew.Verb { return crew.Call }

// Fields describes a Call.
func (i *Call) Fields(c field.Coder) { field.Text(c, "word", &i.Word, MaxWord) }

// Check refuses silence.
func (i *Call) Check(*Battle, *crew.Member) error {
	if i.Word == "" {
		return crew.Refuse("SHIP-OBJECT", "say which word you call")
	}
	return nil
}

// Do calls it.
func (i *Call) Do(b *Battle, by *crew.Member) { b.inside(b.ship(by), &Called{by.Seat, i.Word}) }

// Called says that a word was called.
type Called struct {
	By   crew.Seat
	Word string
}

func (*Called) Kind() event.Kind { return KindCalled }

// Fields describes a Called.
func (f *Called) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "word", &f.Word, MaxWord)
}

func (f *Called) Sentence(n event.Names) string {
	return fmt.Sprintf("%s calls: %s!", n.SeatName(f.By), f.Word)
}
