// Package deckplan holds plans of decks, square by square, and the geometry of
// squares.
package deckplan

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Limits of a deck plan.
const (
	MaxWidth  = 96
	MaxHeight = 64
	MaxLevels = 8
	MaxDoors  = 250
)

// Square is a place on a deck: east and south from the corner of its level.
type Square struct {
	X, Y  int16
	Level int8
}

// Fields describes a Square.
func (q *Square) Fields(c field.Coder) {
	field.Int(c, "x", &q.X, 0, MaxWidth-1)
	field.Int(c, "y", &q.Y, 0, MaxHeight-1)
	field.Int(c, "level", &q.Level, 0, MaxLevels-1)
}

func (q Square) String() string { return fmt.Sprintf("%d %d on level %d", q.X, q.Y, q.Level+1) }

// Placed is the message that names a square, by column, row and level.
const Placed say.Text = "%d %d on level %d"

// Text returns the name of a square as a text.
func (q Square) Text() say.Text { return say.Of(Placed, q.X, q.Y, q.Level+1) }

// place returns the square as files write it: its column and its row, from 0.
func (q Square) place() string { return fmt.Sprintf("[%d, %d]", q.X, q.Y) }

// Plus returns the square x squares east and y squares south.
func (q Square) Plus(x, y int16) Square { return Square{q.X + x, q.Y + y, q.Level} }

// Cell is what a square of a plan holds.
type Cell uint8

// The cells.
const (
	Void Cell = iota
	Wall
	Floor
	Window   // stops bodies, but not sight
	DoorCell // see Plan.Doors
	SlightCover
	LowCover
	HighCover
	Difficult
	Hazard
	ConsoleCell // see Plan.Consoles
	Hatch       // to the outside: where boarders come in
	Ladder      // to the ladder of the same figure on another level
	Mark        // floor, where a side may begin
	Duct        // so narrow that creatures that fill a square have to squeeze
	Shaft       // open to the same square of the next level
	lastCell    = Shaft
)

// Symbols is the characters of a map, indexed by cell.
var Symbols = [...]struct {
	Symbol byte
	Cell   Cell
	Says   say.Text
}{
	{' ', Void, "outside"},
	{'_', Void, "nothing"},
	{'#', Wall, "wall"},
	{'.', Floor, "floor"},
	{'=', Window, "window"},
	{'+', DoorCell, "closed door"},
	{'/', DoorCell, "open door"},
	{'x', DoorCell, "locked door"},
	{'\\', DoorCell, "broken door"},
	{',', SlightCover, "slight cover"},
	{'o', LowCover, "half cover"},
	{'O', HighCover, "three-quarters cover"},
	{'~', Difficult, "difficult ground"},
	{'-', Duct, "narrow duct"},
	{'v', Shaft, "shaft down"},
	{'*', Hazard, "hazard"},
	{'^', Hatch, "hatch"},
	{'P', ConsoleCell, "pilot's console"},
	{'G', ConsoleCell, "gunner's console"},
	{'S', ConsoleCell, "operator's console (sensors)"},
	{'E', ConsoleCell, "mechanic's console (engines)"},
	{'C', ConsoleCell, "coordinator's console"},
	{'a', Mark, "where the first side begins"},
	{'b', Mark, "where the second side begins"},
	{'1', Ladder, "ladder"}, {'2', Ladder, "ladder"}, {'3', Ladder, "ladder"}, {'4', Ladder, "ladder"},
	{'5', Ladder, "ladder"}, {'6', Ladder, "ladder"}, {'7', Ladder, "ladder"}, {'8', Ladder, "ladder"}, {'9', Ladder, "ladder"},
}

// Plan is a map of the decks of a ship or a station. It never changes; a Deck holds the
// state of its doors and squares in a fight.
type Plan struct {
	Key, Name, Notes string
	Width, Height    int16
	Levels           []string // their names
	Cells            []Cell   // level by level, row by row
	Doors            []Door
	Consoles         []Console
	Ladders          []LadderEnd
	Hatches          []Square
	Marks            [2][]Square // where sides begin
	Hazard           dice.Dice
	HazardType       string
	Size             string // of the hulls that it is for; "" for stations
}

// Door is a door of a plan as the fight begins.
type Door struct {
	At     Square
	Open   bool
	Lock   bool
	Broken bool
}

// Console is a place to order a ship from.
type Console struct {
	At   Square
	Role crew.Role
}

// LadderEnd is one end of a ladder.
type LadderEnd struct {
	At     Square
	Figure byte
}

// Index returns the index of a square in Cells, or -1 outside.
func (p *Plan) Index(q Square) int {
	if q.X < 0 || q.Y < 0 || q.X >= p.Width || q.Y >= p.Height || q.Level < 0 || int(q.Level) >= len(p.Levels) {
		return -1
	}
	return (int(q.Level)*int(p.Height)+int(q.Y))*int(p.Width) + int(q.X)
}

// Cell returns what a square holds. Outside of the map it is Void.
func (p *Plan) Cell(q Square) Cell {
	if i := p.Index(q); i >= 0 {
		return p.Cells[i]
	}
	return Void
}

// PlanError is a fault in a plan, and where it is.
type PlanError struct {
	Level   int // from 0
	Row     int // from 0 in the map of the level; -1: the plan as a whole
	Message string
	Remedy  string
}

func (e *PlanError) Error() string { return e.Message }

// AddLevel reads the map of another level, one string for each row.
func (p *Plan) AddLevel(name string, rows []string) []PlanError {
	level := int8(len(p.Levels))
	p.Levels = append(p.Levels, name)
	var wrong []PlanError
	for y := int16(0); y < p.Height; y++ {
		row := ""
		if int(y) < len(rows) {
			row = rows[y]
		}
		for x := int16(0); x < p.Width; x++ {
			symbol := byte(' ')
			if int(x) < len(row) {
				symbol = row[x]
			}
			cell, ok := p.place(symbol, Square{x, y, level})
			if !ok {
				wrong = append(wrong, PlanError{int(level), int(y), fmt.Sprintf("square %s: %q is not a symbol of a deck", Square{X: x, Y: y}.place(), symbol), "use " + legend()})
			}
			p.Cells = append(p.Cells, cell)
		}
	}
	return wrong
}

func legend() string {
	var all []string
	for _, s := range Symbols {
		if s.Cell != Ladder {
			all = append(all, fmt.Sprintf("%c %s", s.Symbol, s.Says))
		}
	}
	return strings.Join(all, ", ") + ", 1 to 9 ladder"
}

func (p *Plan) place(symbol byte, at Square) (Cell, bool) {
	for _, s := range Symbols {
		if s.Symbol != symbol {
			continue
		}
		switch s.Cell {
		case DoorCell:
			p.Doors = append(p.Doors, Door{at, symbol == '/', symbol == 'x', symbol == '\\'})
		case ConsoleCell:
			p.Consoles = append(p.Consoles, Console{at, consoleRole(symbol)})
		case Ladder:
			p.Ladders = append(p.Ladders, LadderEnd{at, symbol})
		case Hatch:
			p.Hatches = append(p.Hatches, at)
		case Mark:
			p.Marks[symbol-'a'] = append(p.Marks[symbol-'a'], at)
		}
		return s.Cell, true
	}
	return Void, false
}

// Symbol returns the map symbol of a square.
func (p *Plan) Symbol(q Square) byte {
	for _, c := range p.Consoles {
		if c.At == q {
			return consoleSymbol(c.Role)
		}
	}
	for _, l := range p.Ladders {
		if l.At == q {
			return l.Figure
		}
	}
	return p.Cell(q).Symbol()
}

// Symbol returns the first symbol of a cell.
func (c Cell) Symbol() byte {
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Symbol
		}
	}
	return ' '
}

func consoleSymbol(r crew.Role) byte {
	for _, s := range Symbols {
		if s.Cell == ConsoleCell && consoleRole(s.Symbol) == r {
			return s.Symbol
		}
	}
	return '.'
}

// ConsoleRole returns the role of the console for which a map symbol stands.
func ConsoleRole(symbol byte) (crew.Role, bool) {
	return consoleRole(symbol), CellOf(symbol) == ConsoleCell
}

func consoleRole(symbol byte) crew.Role {
	switch symbol {
	case 'P':
		return crew.Pilot
	case 'G':
		return crew.Gunner
	case 'S':
		return crew.Operator
	case 'E':
		return crew.Mechanic
	}
	return crew.Coordinator
}

// Solid reports whether a cell can never be entered.
func (c Cell) Solid() bool { return c == Void || c == Wall || c == Window }

// Judge returns the faults of a whole plan: unreachable squares, holes in the hull,
// ladders that end nowhere, too many doors, and a ship's deck without a way in or without
// its consoles.
func (p *Plan) Judge(ship bool) (wrong []PlanError) {
	say := func(q Square, remedy, format string, args ...any) {
		wrong = append(wrong, PlanError{int(q.Level), int(q.Y), fmt.Sprintf("square %s: ", q.place()) + fmt.Sprintf(format, args...), remedy})
	}
	whole := func(remedy, format string, args ...any) {
		wrong = append(wrong, PlanError{0, -1, fmt.Sprintf(format, args...), remedy})
	}
	if len(p.Doors) > MaxDoors {
		whole(fmt.Sprintf("have at most %d", MaxDoors), "%d doors are too many", len(p.Doors))
	}
	for i, l := range p.Ladders {
		if _, ok := p.otherEnd(i); !ok {
			say(l.At, "put the same figure at one place on one other level", "ladder %c does not lead anywhere", l.Figure)
		}
	}
	for i, c := range p.Cells {
		q := p.square(i)
		if under := p.Cell(Square{q.X, q.Y, q.Level + 1}); c == Shaft && (under.Solid() || under == DoorCell) {
			say(q, "draw a floor at the same place of the next level, or close the shaft", "the shaft leads nowhere")
		}
	}
	p.judgeHull(say)
	p.judgeReach(say, whole)
	if ship {
		for role := crew.Pilot; role <= crew.Coordinator; role++ {
			if !p.hasConsole(role) {
				whole("put it on the map, where its crew can stand", "there is no console for the %s", role)
			}
		}
		if len(p.Hatches) == 0 {
			whole("put ^ where boarders can come in", "there is no hatch")
		}
	}
	return wrong
}

func (p *Plan) hasConsole(role crew.Role) bool {
	return slices.ContainsFunc(p.Consoles, func(c Console) bool { return c.Role == role })
}

func (p *Plan) judgeHull(say func(Square, string, string, ...any)) {
	for i, c := range p.Cells {
		q := p.square(i)
		if c == Void || c == Wall || c == Window || c == Hatch {
			continue
		}
		for _, d := range straight {
			if p.Cell(q.Plus(d.X, d.Y)) == Void {
				remedy := "close the hull with #, or put ^ there"
				if c == ConsoleCell {
					say(q, remedy, "a console stands outside of the hull")
				} else {
					say(q, remedy, "the hull is open here")
				}
				break
			}
		}
	}
}

func (p *Plan) judgeReach(say func(Square, string, string, ...any), whole func(string, string, ...any)) {
	start := -1
	for i, c := range p.Cells {
		if !c.Solid() {
			start = i
			break
		}
	}
	if start < 0 {
		whole("draw a floor", "there is nowhere to stand")
		return
	}
	seen := make([]bool, len(p.Cells))
	p.flood(start, seen)
	for i, c := range p.Cells {
		if !c.Solid() && !seen[i] {
			say(p.square(i), "open a way to it with a door, or make it wall", "this cannot be reached from %s of level %d", p.square(start).place(), p.square(start).Level+1)
			p.flood(i, seen) // one report for each sealed room
		}
	}
}

func (p *Plan) flood(from int, seen []bool) {
	stack := []int{from}
	seen[from] = true
	visit := func(i int) {
		if i >= 0 && !seen[i] && !p.Cells[i].Solid() {
			seen[i] = true
			stack = append(stack, i)
		}
	}
	for len(stack) > 0 {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		q := p.square(i)
		for _, d := range straight {
			visit(p.Index(q.Plus(d.X, d.Y)))
		}
		for n, l := range p.Ladders {
			if l.At == q {
				if to, ok := p.otherEnd(n); ok {
					visit(p.Index(to))
				}
			}
		}
	}
}

func (p *Plan) square(i int) Square {
	row := i / int(p.Width)
	return Square{int16(i % int(p.Width)), int16(row % int(p.Height)), int8(row / int(p.Height))}
}

// otherEnd returns where a ladder leads. It must have exactly two ends, on two levels.
func (p *Plan) otherEnd(n int) (to Square, ok bool) {
	from := p.Ladders[n]
	count := 0
	for i, l := range p.Ladders {
		if i != n && l.Figure == from.Figure {
			to = l.At
			count++
		}
	}
	return to, count == 1 && to.Level != from.At.Level
}

// Ladder returns where the ladder of a square leads.
func (p *Plan) Ladder(q Square) (Square, bool) {
	for i := range p.Ladders {
		if p.Ladders[i].At == q {
			return p.otherEnd(i)
		}
	}
	return q, false
}

// straight lists the four directions without a diagonal, around all eight.
var (
	straight   = [...]Square{{0, -1, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}}
	Neighbours = [...]Square{{0, -1, 0}, {1, -1, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}, {-1, -1, 0}}
)

// Change sets a square of a plan that is being drawn to a symbol.
func (p *Plan) Change(symbol byte, at Square) {
	if i := p.Index(at); i >= 0 {
		if cell, ok := p.place(symbol, at); ok {
			p.Cells[i] = cell
		}
	}
}

// LadderTo returns where the ladder of a square leads.
func (p *Plan) LadderTo(from Square) (Square, bool) { return p.Ladder(from) }

// CellOf returns the cell for which a map symbol stands.
func CellOf(symbol byte) Cell {
	for _, s := range Symbols {
		if s.Symbol == symbol {
			return s.Cell
		}
	}
	return Void
}
