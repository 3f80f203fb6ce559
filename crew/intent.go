package crew

import (
	"fmt"
	"slices"

	"broadside/sim/field"
)

// Intent is what somebody wants, in space or on foot.
type Intent interface {
	comparable
	field.Record
	Verb() Verb
}

// IntentField walks an intent inside another record: its verb, then the fields of the
// intent that the function makes for that verb. A verb without an intent, or one in
// not, fails the walk before any field is read.
func IntentField[I Intent](c field.Coder, key string, p *I, intent func(Verb) I, not ...Verb) {
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
