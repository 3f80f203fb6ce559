package schema

import "strings"

// Idle refuses keys of a record that do nothing beside what stands there: whoever wrote
// them waits for something. The keys have blanks between them.
func Idle(c Coder, keys, why, remedy string) {
	for key := range strings.FieldsSeq(keys) {
		if c.Has(key) {
			c.Fault(key, "`"+key+"` does nothing here: "+why, remedy+", or leave `"+key+"` out, as `broadside-server check --fix FOLDER` does")
			if m, ok := c.(Mover); ok {
				m.Idle(key)
			}
		}
	}
}

// Bearing is when keys of a record do anything, by what stands beside them.
type Bearing[T any] struct {
	Keys   string // one, or several with blanks between
	When   func(*T) bool
	Why    string // they do nothing otherwise
	Remedy string
}

// RefuseIdle refuses the keys of a record that do nothing where they stand.
func RefuseIdle[T any](c Coder, x *T, all []Bearing[T]) {
	for i := range all {
		if b := &all[i]; !b.When(x) {
			Idle(c, b.Keys, b.Why, b.Remedy)
		}
	}
}
