package ships

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/field"
)

// Intent is what a deployed crew member wants. Check throws no dice and changes
// nothing; Do is called in the same tick only if Check found nothing against it.
type Intent interface {
	field.Record
	Verb() crew.Verb
	// Check returns a *crew.Refusal for what the rules do not allow.
	Check(b *Battle, by *crew.Member) error
	Do(b *Battle, by *crew.Member)
}

// IntentField walks an intent inside another record: its verb, then the fields of
// what is made for the verb.
// A verb that is none of a crew's, or that the record may not hold, fails the
// walk before anything of it is read.
func IntentField(c field.Coder, p *Intent, intent func(crew.Verb) Intent, not ...crew.Verb) {
	var v crew.Verb
	if *p != nil {
		v = (*p).Verb()
	}
	was := v
	field.Int(c, "verb", &v, 0, int64(crew.LastVerb))
	if c.Err() != nil {
		return
	}
	if v != was || *p == nil {
		*p = intent(v)
	}
	if *p == nil || slices.Contains(not, v) {
		c.Fail(fmt.Errorf("verb: %d is nothing that a crew can do here", v))
		return
	}
	(*p).Fields(c)
}
