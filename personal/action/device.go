package action

import (
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/event"
)

// MinesKnown returns the places in a deck's list of the mines that a side knows of; what
// sticks somewhere and is about to go off, those who see its square know.
func MinesKnown(f *personal.Fight, deck int8, s event.Side, sees func(deckplan.Square) bool) (list []int) {
	for n := range f.Decks[deck].Mines {
		if m := &f.Decks[deck].Mines[n]; m.Knows(s) || m.Due && sees(m.At) {
			list = append(list, n)
		}
	}
	return list
}

// HasWord reports whether a mine of somebody's own, on a square, waits for their word.
func HasWord(f *personal.Fight, p *personal.Person, at deckplan.Square) bool {
	n := f.MineAt(p.Deck, at, p.Side)
	if n < 0 {
		return false
	}
	m := &f.Decks[p.Deck].Mines[n]
	return m.By == uint16(p.ID) && f.Book().Devices[m.Device].Blast.Damages()
}
