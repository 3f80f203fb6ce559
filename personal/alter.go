package personal

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/field"
)

// Altered is a square that is no longer as its plan draws it (HOUSE-MAP).
type Altered struct {
	At   Square
	Cell Cell
}

const maxAltered = 512

// alterable are the cells that a GM can make of a square. What burns stands apart
// from what a square is (Burn), and doors, consoles and ladders are where they are.
var alterable = [...]Cell{Wall, Floor, Window, LowCover, HighCover, Difficult, Duct, Shaft, Hatch}

// AsDrawn is what a ruling about a square gives for what its plan draws there.
const AsDrawn = -1

// Alterations are the cells that a GM can make of a square, by their symbols.
func Alterations() (list []byte) {
	for _, c := range alterable {
		list = append(list, symbolOf(c))
	}
	return list
}

// CellOf is what a symbol of a map stands for.
func CellOf(symbol byte) Cell {
	for _, s := range Symbols {
		if s.Symbol == symbol {
			return s.Cell
		}
	}
	return Void
}

func symbolOf(c Cell) byte {
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Symbol
		}
	}
	return ' '
}

// SymbolSays is what a symbol of a map is in words.
func SymbolSays(symbol byte) string {
	for _, s := range Symbols {
		if s.Symbol == symbol {
			return s.Says
		}
	}
	return ""
}

// Says is what a cell is in words.
func (c Cell) Says() string {
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Says
		}
	}
	return ""
}

func comparedTo(a Altered, q Square) int {
	b := a.At
	return int(b.Level-q.Level)*MaxHigh*MaxWide + int(b.Y-q.Y)*MaxWide + int(b.X-q.X)
}

// cell is what a square of a deck is now.
func (f *Fight) cell(deck int8, q Square) Cell {
	if a := f.Decks[deck].Altered; len(a) > 0 {
		if i, ok := slices.BinarySearchFunc(a, q, comparedTo); ok {
			return a[i].Cell
		}
	}
	return f.plan(deck).Cell(q)
}

// alter makes a square something else.
func (f *Fight) alter(deck int8, q Square, to Cell) {
	d := &f.Decks[deck]
	i, ok := slices.BinarySearchFunc(d.Altered, q, comparedTo)
	drawn := f.plan(deck).Cell(q) == to
	switch {
	case ok && drawn:
		d.Altered = slices.Delete(d.Altered, i, i+1)
	case ok:
		d.Altered[i].Cell = to
	case !drawn:
		d.Altered = slices.Insert(d.Altered, i, Altered{q, to})
	}
	f.doorStamp++
	f.emit(f.overlookers(deck, q), &SquareAltered{deck, q, to})
	for i := range f.People {
		if p := &f.People[i]; p.Deck == deck && p.State != Away && f.covers(p, q) {
			f.put(p, p.At) // what they stand in has changed
			f.drop(p)
		}
	}
}

// overlookers are the sides of which somebody sees a square.
func (f *Fight) overlookers(deck int8, q Square) (to ships.Sides) {
	for i := range f.People {
		o := &f.People[i]
		if to.Has(o.Side) || !o.Up() || o.Deck != deck || o.At.Level != q.Level || f.flags(o)&Blind != 0 {
			continue
		}
		if f.look(deck, o.At).sees(q) {
			to = to.With(o.Side)
		}
	}
	return to
}

// Hatches are the squares of a deck where people come in from outside.
func (f *Fight) Hatches(deck int8) (list []Square) {
	for _, h := range f.plan(deck).Hatches {
		if f.cell(deck, h) == Hatch {
			list = append(list, h)
		}
	}
	for _, a := range f.Decks[deck].Altered {
		if a.Cell == Hatch {
			list = append(list, a.At)
		}
	}
	return list
}

// OfDeck says whether a ruling is about a square of a deck, and not about a person.
func (r *Ruling) OfDeck() bool {
	switch r.Kind {
	case RuleDoor, RuleBurn, RuleBreak, RuleSquare:
		return true
	}
	return false
}

func (r *Ruling) checkDeck(f *Fight) error {
	if int(r.Deck) >= len(f.Decks) || f.plan(r.Deck).index(r.At) < 0 {
		return crew.Refuse(crew.Manners, "there is no such square")
	}
	switch r.Kind {
	case RuleSquare:
		return r.checkSquare(f)
	case RuleBurn:
		if f.cell(r.Deck, r.At).Solid() {
			return crew.Refuse(crew.Manners, "nothing burns in a wall")
		}
		if f.hazardous(r.Deck, r.At) == r.On {
			return crew.Refuse(crew.Manners, "that is so already")
		}
		return nil
	}
	n := f.door(r.Deck, r.At)
	if n < 0 {
		return crew.Refuse(crew.Manners, "there is no door at %s", r.At)
	}
	d := &f.Decks[r.Deck].Doors[n]
	switch by := f.standsAt(r.Deck, r.At); {
	case r.Kind == RuleBreak && d.Broken == r.On:
		return crew.Refuse(crew.Manners, "that is so already")
	case r.Kind == RuleDoor && d.Broken:
		return crew.Refuse(crew.Manners, "the door is broken: mend it first")
	case !r.On && by != nil: // it would be shut
		return crew.Refuse(crew.Manners, "%s stands in the door", by.Name)
	}
	return nil
}

// checkSquare refuses what a square cannot become.
func (r *Ruling) checkSquare(f *Fight) error {
	drawn, is := f.plan(r.Deck).Cell(r.At), f.cell(r.Deck, r.At)
	to := f.becomes(r)
	switch {
	case r.Number != AsDrawn && !slices.Contains(alterable[:], to):
		return crew.Refuse(crew.Manners, "a square cannot be made that")
	case drawn == ConsoleCell:
		return crew.Refuse(crew.Manners, "a console stands at %s", r.At)
	case is == to:
		return crew.Refuse(crew.Manners, "it is %s already", to.Says())
	case len(f.Decks[r.Deck].Altered) >= maxAltered:
		return crew.Refuse(crew.Manners, "%d squares of the deck are changed, and there can be no more", maxAltered)
	}
	if under := (Square{r.At.X, r.At.Y, r.At.Level + 1}); to == Shaft && (f.plan(r.Deck).index(under) < 0 || f.blocked(r.Deck, under)) {
		return crew.Refuse("HOUSE-SHAFT", "nothing is below that one could fall to")
	}
	shuts := to.Solid()
	for i := range f.Decks[r.Deck].Doors {
		if door := &f.plan(r.Deck).Doors[i]; door.At == r.At && to == DoorCell {
			s := &f.Decks[r.Deck].Doors[i]
			shuts = !s.Open && !s.Broken
		}
	}
	for i := range f.People {
		p := &f.People[i]
		if p.Deck != r.Deck || p.State == Away || p.State == Dead || !f.covers(p, r.At) {
			continue
		}
		if shuts || to == Duct && !f.crawlsThrough(p) {
			return crew.Refuse(crew.Manners, "%s stands there", p.Name)
		}
	}
	return nil
}

// becomes is the cell that a ruling makes of its square.
func (f *Fight) becomes(r *Ruling) Cell {
	if r.Number == AsDrawn {
		return f.plan(r.Deck).Cell(r.At)
	}
	return Cell(r.Number)
}

// SquareAltered says that a square has become something else.
type SquareAltered struct {
	Deck int8
	At   Square
	Cell Cell
}

func (*SquareAltered) Kind() ships.FactKind { return KindAltered }

// Fields describes a SquareAltered.
func (a *SquareAltered) Fields(c field.Coder) {
	field.Int(c, "deck", &a.Deck, 0, maxDecks-1)
	a.At.Fields(c)
	field.Int(c, "cell", &a.Cell, 0, int64(lastCell))
}

func (a *SquareAltered) Sentence(ships.Names) string {
	return fmt.Sprintf("At %s there is now: %s.", a.At, a.Cell.Says())
}

// Kindled says that a square has begun to burn, or burns no more.
type Kindled struct {
	Deck int8
	At   Square
	Out  bool
}

func (*Kindled) Kind() ships.FactKind { return KindKindled }

// Fields describes a Kindled.
func (k *Kindled) Fields(c field.Coder) {
	field.Int(c, "deck", &k.Deck, 0, maxDecks-1)
	k.At.Fields(c)
	field.Bool(c, "out", &k.Out)
}

func (k *Kindled) Sentence(ships.Names) string {
	if k.Out {
		return fmt.Sprintf("Nothing burns any more at %s.", k.At)
	}
	return fmt.Sprintf("It burns at %s.", k.At)
}
