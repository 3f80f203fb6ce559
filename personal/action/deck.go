package action

import (
	"broadside/personal"
)

// hasKey reports whether a person can pass the locks of a deck freely.
func hasKey(f *personal.Fight, p *personal.Person) bool {
	d := &f.Decks[p.Deck]
	return d.Bolts > 0 && d.Keys == p.Side
}
