package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
)

// door finds the door of a square, or -1.
func (f *Fight) door(deck int8, q deckplan.Square) int {
	if f.cell(deck, q) != deckplan.DoorCell {
		return -1
	}
	return f.doorOf(deck, q)
}

// doorOf finds the door that a square has, or had before it became something else:
// one of the plan's, or one that a GM has hung. It is -1 where there never was one.
func (f *Fight) doorOf(deck int8, q deckplan.Square) int {
	p := f.plan(deck)
	for i := range p.Doors {
		if p.Doors[i].At == q {
			return i
		}
	}
	if n := slices.Index(f.Decks[deck].Hung, q); n >= 0 {
		return len(p.Doors) + n
	}
	return -1
}

// hang puts a door into a square, as its symbol has it.
func (f *Fight) hang(deck int8, q deckplan.Square, symbol byte) {
	d := &f.Decks[deck]
	n := f.doorOf(deck, q)
	if n < 0 {
		n = len(d.Doors)
		d.Hung, d.Doors = append(d.Hung, q), append(d.Doors, DoorState{})
	}
	d.Doors[n] = f.doorLike(symbol)
}

// doorLike is a door as its symbol has it.
func (f *Fight) doorLike(symbol byte) DoorState {
	s := DoorState{Open: symbol == '/' || symbol == '\\', Locked: symbol == 'x', Broken: symbol == '\\'}
	if !s.Broken {
		s.Points = f.Book().Doors.Points
	}
	return s
}

// freeFigure is a figure that no ladder of a deck has yet, or 0.
func (f *Fight) freeFigure(deck int8) byte {
	for figure := byte('1'); figure <= '9'; figure++ {
		if !slices.ContainsFunc(f.plan(deck).Ladders, func(l deckplan.LadderEnd) bool { return l.Figure == figure }) &&
			!slices.ContainsFunc(f.Decks[deck].Altered, func(a Altered) bool { return a.Symbol == figure }) {
			return figure
		}
	}
	return 0
}

// ladderEnd is where a ladder leads that a GM draws: to the same place of the next
// level down, or from the lowest of the next one up.
func (f *Fight) ladderEnd(deck int8, q deckplan.Square) (deckplan.Square, bool) {
	switch levels := int8(len(f.plan(deck).Levels)); {
	case levels < 2:
		return q, false
	case q.Level+1 < levels:
		return deckplan.Square{X: q.X, Y: q.Y, Level: q.Level + 1}, true
	}
	return deckplan.Square{X: q.X, Y: q.Y, Level: q.Level - 1}, true
}

// builtLadder is the other end of a ladder that a GM has drawn.
func (f *Fight) builtLadder(deck int8, q deckplan.Square) (deckplan.Square, bool) {
	figure := f.altered(deck, q)
	if deckplan.CellOf(figure) != deckplan.Ladder {
		return q, false
	}
	for _, a := range f.Decks[deck].Altered {
		if a.Symbol == figure && a.At != q {
			return a.At, true
		}
	}
	return q, false
}

// bare is the symbol of a square for itself, whatever burns or hangs over it.
func (f *Fight) bare(deck int8, q deckplan.Square) byte {
	if symbol := f.altered(deck, q); symbol != 0 {
		return symbol
	}
	return f.plan(deck).Symbol(q)
}

// ConsoleAt is whose console stands in a square.
func (f *Fight) ConsoleAt(deck int8, q deckplan.Square) (crew.Role, bool) {
	return deckplan.ConsoleRole(f.bare(deck, q))
}
