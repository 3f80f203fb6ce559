package crew

import (
	"testing"

	"broadside/sim/field"
)

// act is an order of a test.
type act struct{ verb Verb }

func (*act) Fields(field.Coder) {}
func (a *act) Verb() Verb       { return a.verb }

func TestCircumstancesAreReadByTheirNames(t *testing.T) {
	for circumstance := range lastCircumstance + 1 {
		if read, ok := ParseCircumstance(circumstance.String()); !ok || read != circumstance {
			t.Errorf("%s is read as %s", circumstance, read)
		}
		if circumstance.LogText(false) == "" && circumstance.LogText(true) == "" {
			t.Errorf("nobody waits for %s", circumstance)
		}
	}
	if _, ok := ParseCircumstance("thunder"); ok {
		t.Error("thunder is a circumstance")
	}
}

// Each fight has its own circumstances; a Wait without a response or a word is refused in
// both.
func TestWaitsAreJudged(t *testing.T) {
	type wait = Wait[ID, int, *act]
	dodge := &act{Dodge}
	for _, row := range []struct {
		circumstance Circumstance
		word         string
		do           *act
		onFoot       bool
		legal        bool
	}{
		{WhenNear, "", dodge, true, true},
		{WhenNear, "", nil, true, false},
		{WhenInArc, "", dodge, false, true},
		{WhenInArc, "", dodge, true, false},
		{WhenOpened, "", dodge, true, true},
		{WhenOpened, "", dodge, false, false},
		{WhenCalled, "", dodge, true, false},
		{WhenCalled, "now", dodge, true, true},
	} {
		w := wait{When: row.circumstance, Word: row.word, Response: row.do}
		if err := w.Check("ME-READY", row.onFoot); (err == nil) != row.legal {
			t.Errorf("%+v: %v", row, err)
		}
	}
}
