package impact

import (
	"broadside/crew"
	"broadside/ships"
)

// Forget drops what a member has readied.
func Forget(b *ships.Battle, id crew.ID) {
	kept := b.Readied[:0]
	for _, r := range b.Readied {
		if r.Member != id {
			kept = append(kept, r)
		}
	}
	b.Readied = kept
}
