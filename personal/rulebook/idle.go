package rulebook

import "broadside/sim/schema"

// bearing is when keys of a record do anything, by what stands beside them. Where they do
// not, they are refused: whoever wrote them waits for something.
type bearing[T any] struct {
	keys   string // one, or several with blanks between
	when   func(*T) bool
	why    string // they do nothing otherwise
	remedy string
}

// refuseIdle refuses the keys of a record that do nothing where they stand.
func refuseIdle[T any](c schema.Coder, x *T, all []bearing[T]) {
	for i := range all {
		if b := &all[i]; !b.when(x) {
			schema.Idle(c, b.keys, b.why, b.remedy)
		}
	}
}
