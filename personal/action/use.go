package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/movement"
)

// findMines finds the mines in sight that a search reaches.
func findMines(f *personal.Fight, p *personal.Person, total int) {
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		if !m.Knows(p.Side) && total >= int(f.Book().Mines.Notice) && personal.Overlooks(f, p, m.At) {
			movement.NoticeMine(f, p, m)
		}
	}
}

// setOffDelayed sets off what was thrown with a delay, at the start of its thrower's turn.
func setOffDelayed(f *personal.Fight, id crew.ID) {
	for deck := range f.Decks {
		for n := 0; n < len(f.Decks[deck].Mines); {
			m := &f.Decks[deck].Mines[n]
			if !m.Due || m.By != uint16(id) {
				n++
				continue
			}
			t := f.Person(crew.ID(m.Stuck))
			switch {
			case t == nil || t.State == personal.Away:
				combat.BlastMine(f, int8(deck), n)
			case t.Deck == int8(deck):
				m.At = t.At
				combat.BlastMine(f, t.Deck, n)
			default: // it has moved along with its bearer
				stuck := combat.TakeMine(f, int8(deck), n)
				stuck.At = t.At
				there := &f.Decks[t.Deck]
				there.Mines = append(there.Mines, stuck)
				combat.BlastMine(f, t.Deck, len(there.Mines)-1)
			}
		}
	}
}
