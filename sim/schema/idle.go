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
	keys   string // one, or several with blanks between
	when   func(*T) bool
	why    string // they do nothing otherwise
	remedy string
}

// Bear returns when keys, with blanks between them, do anything, and else why not and what
// to do about it.
func Bear[T any](keys string, when func(*T) bool, why, remedy string) Bearing[T] {
	return Bearing[T]{keys, when, why, remedy}
}

// RefuseIdle refuses the keys of a record that do nothing where they stand.
func RefuseIdle[T any](c Coder, x *T, all []Bearing[T]) {
	for i := range all {
		if b := &all[i]; !b.when(x) {
			Idle(c, b.keys, b.why, b.remedy)
		}
	}
}
