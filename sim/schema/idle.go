package schema

import "strings"

// Idle refuses keys of a record, separated by blanks, that have no effect beside its
// other keys, because their author expects one.
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

// Bearing defines when keys of a record have an effect, depending on its other keys.
type Bearing[T any] struct {
	keys   string // one, or several separated by blanks
	when   func(*T) bool
	why    string // why they have no effect otherwise
	remedy string
}

// Bear returns the Bearing of keys, separated by blanks: when they have an effect, and
// otherwise the reason and the remedy.
func Bear[T any](keys string, when func(*T) bool, why, remedy string) Bearing[T] {
	return Bearing[T]{keys, when, why, remedy}
}

// RefuseIdle refuses the keys of a record that have no effect.
func RefuseIdle[T any](c Coder, x *T, all []Bearing[T]) {
	for i := range all {
		if b := &all[i]; !b.when(x) {
			Idle(c, b.keys, b.why, b.remedy)
		}
	}
}
