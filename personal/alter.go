package personal

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Altered is a square that is no longer as its plan draws it, and the symbol that
// it would have on a map (HOUSE-MAP).
type Altered struct {
	At     deckplan.Square
	Symbol byte
}

const (
	maxAltered = 512
	lastSymbol = 127
)

// alterable are the symbols that a GM can draw into a square. What burns stands
// apart from what a square is (Burn).
const alterable = `#.=oO~-v^+/x\PGSEC123456789`

// AsDrawn is what a ruling about a square gives for what its plan draws there.
const AsDrawn = -1

// SymbolSays is what a symbol of a map is in words.
func SymbolSays(symbol byte) string {
	for _, s := range deckplan.Symbols {
		if s.Symbol == symbol {
			return s.Says
		}
	}
	return ""
}

func comparedTo(a Altered, q deckplan.Square) int {
	b := a.At
	return int(b.Level-q.Level)*deckplan.MaxHigh*deckplan.MaxWide + int(b.Y-q.Y)*deckplan.MaxWide + int(b.X-q.X)
}

// altered is the symbol that a GM has drawn into a square, or 0.
func (f *Fight) altered(deck int8, q deckplan.Square) byte {
	if a := f.Decks[deck].Altered; len(a) > 0 {
		if i, ok := slices.BinarySearchFunc(a, q, comparedTo); ok {
			return a[i].Symbol
		}
	}
	return 0
}

// cell is what a square of a deck is now.
func (f *Fight) cell(deck int8, q deckplan.Square) deckplan.Cell {
	if symbol := f.altered(deck, q); symbol != 0 {
		return deckplan.CellOf(symbol)
	}
	return f.plan(deck).Cell(q)
}

// alter draws a symbol into a square, 0 for what the plan has there. A ladder comes
// and goes with its other end.
func (f *Fight) alter(deck int8, q deckplan.Square, symbol byte) {
	other, paired := f.builtLadder(deck, q)
	switch {
	case deckplan.CellOf(symbol) == deckplan.Ladder:
		symbol = f.freeFigure(deck)
		f.draw(deck, q, symbol)
		other, _ = f.ladderEnd(deck, q)
		f.draw(deck, other, symbol)
		return
	case paired && f.plan(deck).Cell(other).Solid():
		f.draw(deck, other, '.')
	case paired:
		f.draw(deck, other, 0)
	}
	f.draw(deck, q, symbol)
}

// draw makes one square what a symbol says, or as the plan has it.
func (f *Fight) draw(deck int8, q deckplan.Square, symbol byte) {
	d, plan := &f.Decks[deck], f.plan(deck)
	i, ok := slices.BinarySearchFunc(d.Altered, q, comparedTo)
	if symbol != 0 && deckplan.CellOf(symbol) == plan.Cell(q) && deckplan.CellOf(symbol) != deckplan.ConsoleCell && deckplan.CellOf(symbol) != deckplan.Ladder {
		if deckplan.CellOf(symbol) == deckplan.DoorCell {
			d.Doors[f.doorOf(deck, q)] = f.doorLike(symbol)
		}
		symbol = 0
	}
	switch {
	case ok && symbol == 0:
		d.Altered = slices.Delete(d.Altered, i, i+1)
	case ok:
		d.Altered[i].Symbol = symbol
	case symbol != 0:
		d.Altered = slices.Insert(d.Altered, i, Altered{q, symbol})
	}
	if deckplan.CellOf(symbol) == deckplan.DoorCell {
		f.hang(deck, q, symbol)
	}
	f.doorStamp++
	f.emit(f.overlookers(deck, q), &SquareAltered{deck, q, f.bare(deck, q)})
	for i := range f.People {
		if p := &f.People[i]; p.Deck == deck && p.State != Away && f.covers(p, q) {
			f.put(p, p.At) // what they stand in has changed
			f.drop(p)
		}
	}
}

// overlookers are the sides of which somebody sees a square.
func (f *Fight) overlookers(deck int8, q deckplan.Square) (to event.Sides) {
	for i := range f.People {
		o := &f.People[i]
		if to.Has(o.Side) || !o.Up() || o.Deck != deck || o.At.Level != q.Level || f.flags(o)&rulebook.Blind != 0 {
			continue
		}
		if f.look(deck, o.At).sees(q) {
			to = to.With(o.Side)
		}
	}
	return to
}

// Hatches are the squares of a deck where people come in from outside.
func (f *Fight) Hatches(deck int8) (list []deckplan.Square) {
	for _, h := range f.plan(deck).Hatches {
		if f.cell(deck, h) == deckplan.Hatch {
			list = append(list, h)
		}
	}
	for _, a := range f.Decks[deck].Altered {
		if deckplan.CellOf(a.Symbol) == deckplan.Hatch {
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
	if int(r.Deck) >= len(f.Decks) || f.plan(r.Deck).Index(r.At) < 0 {
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
	symbol := f.drawnBy(r)
	drawn, to, left := f.plan(r.Deck).Cell(r.At), deckplan.CellOf(symbol), maxAltered-len(f.Decks[r.Deck].Altered)
	switch {
	case r.Number != AsDrawn && (r.Number > lastSymbol || strings.IndexByte(alterable, byte(r.Number)) < 0):
		return crew.Refuse(crew.Manners, "%s: a square cannot be made that", r.At)
	case drawn == deckplan.ConsoleCell:
		return crew.Refuse(crew.Manners, "a console stands at %s", r.At)
	case f.door(r.Deck, r.At) >= 0 && to == deckplan.DoorCell:
		return crew.Refuse(crew.Manners, "there is a door at %s already: open, lock or break it", r.At)
	case f.cell(r.Deck, r.At) == to && (to != deckplan.ConsoleCell || f.bare(r.Deck, r.At) == symbol):
		return crew.Refuse(crew.Manners, "%s is so already: %s", r.At, SymbolSays(f.bare(r.Deck, r.At)))
	case left < 1 || to == deckplan.Ladder && left < 2:
		return crew.Refuse(crew.Manners, "%d squares of the deck are changed, and there can be no more", maxAltered)
	}
	if err := r.checkBuilt(f, drawn, to); err != nil {
		return err
	}
	shuts := to.Solid() || to == deckplan.DoorCell && !f.doorLike(symbol).Open
	if n := f.doorOf(r.Deck, r.At); r.Number == AsDrawn && to == deckplan.DoorCell && n >= 0 { // the plan's, as it was left
		s := &f.Decks[r.Deck].Doors[n]
		shuts = !s.Open && !s.Broken
	}
	for i := range f.People {
		p := &f.People[i]
		if p.Deck != r.Deck || p.State == Away || p.State == Dead || !f.covers(p, r.At) {
			continue
		}
		if shuts || to == deckplan.Duct && !f.crawlsThrough(p) {
			return crew.Refuse(crew.Manners, "%s stands at %s", p.Name, r.At)
		}
	}
	return nil
}

// checkBuilt refuses what needs more than its own square: something below, a hull
// around it, a ship to order, room for one more.
func (r *Ruling) checkBuilt(f *Fight, drawn, to deckplan.Cell) error {
	d := &f.Decks[r.Deck]
	switch under := (deckplan.Square{X: r.At.X, Y: r.At.Y, Level: r.At.Level + 1}); {
	case to == deckplan.Shaft && (f.plan(r.Deck).Index(under) < 0 || f.blocked(r.Deck, under)):
		return crew.Refuse("HOUSE-SHAFT", "%s: nothing is below that one could fall to", r.At)
	case r.Number == AsDrawn:
		return nil
	case drawn == deckplan.Void && (to == deckplan.DoorCell || to == deckplan.ConsoleCell || to == deckplan.Ladder):
		return crew.Refuse(crew.Manners, "%s is outside of the hull", r.At)
	case to == deckplan.DoorCell && f.doorOf(r.Deck, r.At) < 0 && len(d.Doors) >= deckplan.MaxDoors:
		return crew.Refuse(crew.Manners, "the deck has %d doors, and there can be no more", deckplan.MaxDoors)
	case to == deckplan.ConsoleCell && d.Ship == 0:
		return crew.Refuse(crew.Manners, "%s: this deck is no ship's, so nobody would order anything there", r.At)
	case to != deckplan.Ladder:
		return nil
	case drawn == deckplan.Ladder:
		return crew.Refuse(crew.Manners, "the plan has a ladder at %s: draw what the plan has", r.At)
	case f.freeFigure(r.Deck) == 0:
		return crew.Refuse(crew.Manners, "the deck has nine ladders, and there can be no more")
	}
	end, ok := f.ladderEnd(r.Deck, r.At)
	if !ok {
		return crew.Refuse(crew.Manners, "%s: there is no other level for a ladder to lead to", r.At)
	}
	switch c := f.cell(r.Deck, end); c {
	case deckplan.Void, deckplan.DoorCell, deckplan.ConsoleCell, deckplan.Ladder, deckplan.Shaft, deckplan.Hatch:
		return crew.Refuse(crew.Manners, "the ladder would end at %s, and there is %s", end, c.Says())
	}
	return nil
}

// drawnBy is the symbol that a ruling has in its square, as it would stand on a map.
func (f *Fight) drawnBy(r *Ruling) byte {
	if r.Number == AsDrawn {
		return f.plan(r.Deck).Symbol(r.At)
	}
	return byte(r.Number)
}

// SquareAltered says that a square has become something else.
type SquareAltered struct {
	Deck   int8
	At     deckplan.Square
	Symbol byte
}

func (*SquareAltered) Kind() event.Kind { return KindAltered }

// Fields describes a SquareAltered.
func (a *SquareAltered) Fields(c field.Coder) {
	field.Int(c, "deck", &a.Deck, 0, maxDecks-1)
	a.At.Fields(c)
	field.Int(c, "symbol", &a.Symbol, 0, lastSymbol)
}

func (a *SquareAltered) Sentence(event.Names) string {
	return fmt.Sprintf("At %s there is now: %s.", a.At, SymbolSays(a.Symbol))
}

// Kindled says that a square has begun to burn, or burns no more.
type Kindled struct {
	Deck int8
	At   deckplan.Square
	Out  bool
}

func (*Kindled) Kind() event.Kind { return KindKindled }

// Fields describes a Kindled.
func (k *Kindled) Fields(c field.Coder) {
	field.Int(c, "deck", &k.Deck, 0, maxDecks-1)
	k.At.Fields(c)
	field.Bool(c, "out", &k.Out)
}

func (k *Kindled) Sentence(event.Names) string {
	if k.Out {
		return fmt.Sprintf("Nothing burns any more at %s.", k.At)
	}
	return fmt.Sprintf("It burns at %s.", k.At)
}
