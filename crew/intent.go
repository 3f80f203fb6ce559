package crew

import (
	"fmt"
	"slices"

	"broadside/sim/field"
)

// Intent is what a seat wants: of its ship, of somebody on foot, or of the world.
type Intent interface {
	field.Record
	Verb() Verb
}

// IntentIn is an intent that a member of a fight has. Check throws no dice and changes
// nothing; Do is called in the same tick only if Check found nothing against it.
type IntentIn[Fight, Member any] interface {
	Intent
	// Check returns a *Refusal for what the rules do not allow.
	Check(f Fight, by Member) error
	Do(f Fight, by Member)
}

// comparableIntent is an intent that can be missing.
type comparableIntent interface {
	comparable
	Intent
}

// IntentField describes an intent inside another record: its verb, then the fields of the
// intent that the function makes for that verb. A verb without an intent, or one listed
// in not, fails the walk before any field is read.
func IntentField[I comparableIntent](c field.Coder, key string, p *I, intent func(Verb) I, not ...Verb) {
	var v Verb
	var none I
	if *p != none {
		v = (*p).Verb()
	}
	was := v
	field.Int(c, key, &v, 0, int64(LastVerb))
	if c.Err() != nil {
		return
	}
	if v != was || *p == none {
		*p = intent(v)
	}
	if *p == none || slices.Contains(not, v) {
		c.Fail(fmt.Errorf("%s: %d cannot be ordered here", key, v))
		return
	}
	(*p).Fields(c)
}
