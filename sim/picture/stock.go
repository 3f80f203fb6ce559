package picture

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// StockID identifies what can be counted: its kind and its place in the book, or 0.
type StockID uint16

// StockKind is what kind of thing a StockID names.
type StockKind uint8

// The kinds of stocks.
const (
	TokenStock   StockKind = iota // of a turn
	LayerStock                    // points before the hit points
	SlotStock                     // of a level; it has no name
	ReserveStock                  // points of one's own, by the book
	AttackStock                   // attacks left of an attack action; it has no name
)

// Actions are the first token of a book, which its turns are counted in.
const Actions = StockID(TokenStock)<<8 | 1

const maxStock = StockID(AttackStock)<<8 | 0xff

// StockOf returns the stock of a kind at a place, from 0.
func StockOf(k StockKind, place int) StockID { return StockID(k)<<8 | StockID(place+1) }

// Kind returns what kind of stock it is.
func (s StockID) Kind() StockKind { return StockKind(s >> 8) }

// Place returns its place among those of its kind, from 1: a slot's level.
func (s StockID) Place() int { return int(s & 0xff) }

// StockRow is what somebody has left of a stock.
type StockRow struct {
	Person crew.ID
	Stock  StockID // its kind << 8 | 1 + its place in the book: 0 is of a turn, 1 a layer, 2 slots, 3 a reserve, 4 attacks left
	Name   string
	Left   int32
	Most   int32 // -1: there is no limit
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
