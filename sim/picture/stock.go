package picture

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// StockID identifies something that can be counted, by its kind and its index in the
// book, or is 0.
type StockID uint16

// StockKind is a kind of stock.
type StockKind uint8

// The kinds of stocks.
const (
	TokenStock   StockKind = iota // of a turn
	LayerStock                    // points of a layer
	SlotStock                     // of a level; it has no name
	ReserveStock                  // points of a reserve of the book
	AttackStock                   // attacks left of an attack action; it has no name
)

// Actions is the first token of a book, by which it counts turns.
const Actions = StockID(TokenStock)<<8 | 1

const maxStock = StockID(AttackStock)<<8 | 0xff

// StockOf returns the stock of a kind with an index from 0.
func StockOf(k StockKind, place int) StockID { return StockID(k)<<8 | StockID(place+1) }

// Kind returns the kind of a stock.
func (s StockID) Kind() StockKind { return StockKind(s >> 8) }

// Place returns the place of a stock among those of its kind, from 1; for slots it is the
// level.
func (s StockID) Place() int { return int(s & 0xff) }

// StockRow is what somebody has left of a stock.
type StockRow struct {
	Person crew.ID
	Stock  StockID // its kind << 8 | 1 + its place in the book: 0 is of a turn, 1 a layer, 2 slots, 3 a reserve, 4 attacks left
	Name   string
	Left   int32
	Most   int32 // -1: unlimited
}

// Fields describes a StockRow.
func (s *StockRow) Fields(c field.Coder) {
	field.Int(c, "person", &s.Person, 1, crew.MaxMembers)
	field.Int(c, "stock", &s.Stock, 1, int64(maxStock))
	field.Text(c, "name", &s.Name, rulebook.MaxName)
	field.Int(c, "left", &s.Left, -personal.MaxPoints, personal.MaxPoints)
	field.Int(c, "most", &s.Most, -1, personal.MaxPoints)
}

// StockLeft returns how much of a stock a person has left, or 0 if they have none.
func (p *Picture) StockLeft(of crew.ID, s StockID) int32 {
	for i := range p.Stocks {
		if r := &p.Stocks[i]; r.Person == of && r.Stock == s {
			return r.Left
		}
	}
	return 0
}
