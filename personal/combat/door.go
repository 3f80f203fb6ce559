package combat

import (
	"slices"

	"broadside/personal"
	"broadside/personal/deckplan"
)

// Draw makes one square what a symbol says, or as the plan has it.
func Draw(f *personal.Fight, deck int8, q deckplan.Square, symbol byte) {
	d, plan := &f.Decks[deck], f.Plan(deck)
	i, ok := slices.BinarySearchFunc(d.Altered, q, personal.ComparedTo)
	if symbol != 0 && deckplan.CellOf(symbol) == plan.Cell(q) && deckplan.CellOf(symbol) != deckplan.ConsoleCell && deckplan.CellOf(symbol) != deckplan.Ladder {
		if deckplan.CellOf(symbol) == deckplan.DoorCell {
			d.Doors[f.DoorOf(deck, q)] = personal.DoorLike(f, symbol)
		}
		symbol = 0
	}
	switch {
	case ok && symbol == 0:
		d.Altered = slices.Delete(d.Altered, i, i+1)
	case ok:
		d.Altered[i].Symbol = symbol
	case symbol != 0:
		d.Altered = slices.Insert(d.Altered, i, personal.Altered{At: q, Symbol: symbol})
	}
	if deckplan.CellOf(symbol) == deckplan.DoorCell {
		personal.Hang(f, deck, q, symbol)
	}
	f.DoorStamp++
	f.Emit(f.Overlookers(deck, q), &personal.SquareAltered{Deck: deck, At: q, Symbol: f.Bare(deck, q)})
	for i := range f.People {
		if p := &f.People[i]; p.Deck == deck && p.State != personal.Away && f.Covers(p, q) {
			Put(f, p, p.At) // what they stand in has changed
			Drop(f, p)
		}
	}
}
