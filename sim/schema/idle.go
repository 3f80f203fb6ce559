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
