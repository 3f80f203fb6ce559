package action

import (
	"broadside/personal"
)

// Keyed reports whether the locks of a deck are no matter to somebody on it.
func Keyed(f *personal.Fight, p *personal.Person) bool {
	d := &f.Decks[p.Deck]
	return d.Bolts > 0 && d.Keys == p.Side
}
