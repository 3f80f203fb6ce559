package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
)

// MaxWord is the longest word that can be called, in bytes.
const MaxWord = 40

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
