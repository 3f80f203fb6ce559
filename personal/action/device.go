package action

import (
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/event"
)

// MinesKnown returns the indexes of a deck's mines that a side knows of. A thing that
// sticks somewhere and is about to go off is known to those who see its square.
func MinesKnown(f *personal.Fight, deck int8, s event.Side, sees func(deckplan.Square) bool) (list []int) {
	for n := range f.Decks[deck].Mines {
		if m := &f.Decks[deck].Mines[n]; m.Knows(s) || m.Due && sees(m.At) {
			list = append(list, n)
		}
	}
	return list
}

// HasWord reports whether a mine on a square waits for a person's word.
func HasWord(f *personal.Fight, p *personal.Person, at deckplan.Square) bool {
	n := f.MineAt(p.Deck, at, p.Side)
	if n < 0 {
		return false
	}
	m := &f.Decks[p.Deck].Mines[n]
	return m.By == uint16(p.ID) && f.Book().Devices[m.Device].Blast.Damages()
}
