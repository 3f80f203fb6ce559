package crew

import (
	"testing"

	"broadside/sim/field"
)

// act is an order of a test.
type act struct{ verb Verb }

func (*act) Fields(field.Coder) {}
func (a *act) Verb() Verb       { return a.verb }

func TestTriggersAreReadByTheirNames(t *testing.T) {
	for trigger := range lastTrigger + 1 {
		if read, ok := ParseTrigger(trigger.String()); !ok || read != trigger {
			t.Errorf("%s is read as %s", trigger, read)
		}
		if trigger.LogText(false) == "" && trigger.LogText(true) == "" {
			t.Errorf("nobody waits for %s", trigger)
		}
	}
	if _, ok := ParseTrigger("thunder"); ok {
		t.Error("thunder is a trigger")
	}
}

// A fight has its own triggers; what has nothing to do, or no word, is refused in both.
func TestWaitsAreJudged(t *testing.T) {
	type wait = Wait[ID, int, *act]
	dodge := &act{Dodge}
	for _, row := range []struct {
		trigger Trigger
		word    string
		do      *act
		onFoot  bool
		legal   bool
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
		w := wait{Trigger: row.trigger, Word: row.word, Response: row.do}
		if err := w.Check("ME-READY", row.onFoot); (err == nil) != row.legal {
			t.Errorf("%+v: %v", row, err)
		}
	}
}
