package personal

import (
	"broadside/crew"
	"broadside/sim/field"
)

// Intent is what somebody on a deck wants. Check throws no dice and changes
// nothing; Do is called in the same tick only if Check found nothing against it.
type Intent interface {
	field.Record
	Verb() crew.Verb
	// Check returns a *crew.Refusal if the rules do not allow the intent.
	Check(f *Fight, by *Person) error
	Do(f *Fight, by *Person)
}
