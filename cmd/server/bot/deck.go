package bot

import (
	"maps"
	"slices"

	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// ground is a deck as a brain remembers it: the parts that it has seen, row by row.
type ground struct {
	rows [][]byte // by rowOf; rows never seen are empty
	been map[deckplan.Square]bool

	leaps, soars bool // whether the fighter jumps over a shaft; goes over and through one
}

// remember adds what a picture shows of a deck.
func (b *fighter) remember(p *picture.Picture) {
	if b.decks == nil {
		b.decks = map[uint8]*ground{}
	}
	for i := range p.Lines {
		l := &p.Lines[i]
		g := b.decks[l.Deck]
		if g == nil {
			g = &ground{been: map[deckplan.Square]bool{}}
			b.decks[l.Deck] = g
		}
		n := rowOf(l.Level, l.Y)
		for len(g.rows) <= n {
			g.rows = append(g.rows, nil)
		}
		row := g.rows[n]
		for len(row) < len(l.Cells) {
			row = append(row, ' ')
		}
		for x := range l.Cells {
			if l.Cells[x] != ' ' {
				row[x] = l.Cells[x]
			}
		}
		g.rows[n] = row
	}
}

func rowOf(level int8, y int16) int { return int(level)*deckplan.MaxHeight + int(y) }

// square returns the square at x in a row.
func square(row, x int) deckplan.Square {
	return deckplan.Square{X: int16(x), Y: int16(row % deckplan.MaxHeight), Level: int8(row / deckplan.MaxHeight)}
}

func (g *ground) charAt(q deckplan.Square) byte {
	n := rowOf(q.Level, q.Y)
	if q.Y < 0 || q.Y >= deckplan.MaxHeight || n < 0 || n >= len(g.rows) || q.X < 0 || int(q.X) >= len(g.rows[n]) {
		return ' '
	}
	return g.rows[n][q.X]
}

// all returns the known squares with the symbol.
func (g *ground) all(symbol byte) (list []deckplan.Square) {
	for n, row := range g.rows {
		for x, c := range row {
			if c == symbol {
				list = append(list, square(n, x))
			}
		}
	}
	return list
}

var eight = [...]deckplan.Square{{X: 0, Y: -1}, {X: 1, Y: 0}, {X: 0, Y: 1}, {X: -1, Y: 0}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}, {X: -1, Y: -1}}

// ways holds the distance of each known square from a place.
type ways []int32

// index returns a square's place in ways, or -1.
func index(q deckplan.Square) int {
	if q.X < 0 || q.Y < 0 || q.X >= deckplan.MaxWidth || q.Y >= deckplan.MaxHeight || q.Level < 0 || q.Level >= deckplan.MaxLevels {
		return -1
	}
	return (int(q.Level)*deckplan.MaxHeight+int(q.Y))*deckplan.MaxWidth + int(q.X)
}

// distanceTo returns how far away a square is, and whether it can be reached.
func (w ways) distanceTo(q deckplan.Square) (int, bool) {
	n := index(q)
	if n < 0 || n >= len(w) || w[n] == 0 {
		return 0, false
	}
	return int(w[n]) - 1, true
}

// ways returns the number of squares from a place to every other known one, with a door counting as
// three; squares never seen are not entered.
func (g *ground) ways(from deckplan.Square) ways {
	levels := max(1, (len(g.rows)+deckplan.MaxHeight-1)/deckplan.MaxHeight)
	cost := make(ways, levels*deckplan.MaxHeight*deckplan.MaxWidth)
	if n := index(from); n < 0 || n >= len(cost) {
		return nil
	}
	cost[index(from)] = 1
	list := []deckplan.Square{from}
	for n := 0; n < len(list); n++ {
		here := list[n]
		spent := cost[index(here)]
		next := func(to deckplan.Square, more int32) {
			if i := index(to); i >= 0 && (cost[i] == 0 || cost[i] > spent+more) {
				cost[i] = spent + more
				list = append(list, to)
			}
		}
		g.eachBeside(here, next)
		g.eachAboveOrBelow(here, next)
	}
	return cost
}

// eachBeside calls next with each square of the same level that a step, or a leap over a shaft, leads
// to, and with its cost.
func (g *ground) eachBeside(here deckplan.Square, next func(to deckplan.Square, more int32)) {
	for _, d := range eight {
		to := here.Plus(d.X, d.Y)
		switch c := g.charAt(to); c {
		case ' ', '#', '=':
		case 'v': // bots do not fall on purpose
			far := to.Plus(d.X, d.Y)
			if g.soars {
				next(to, 1)
			} else if g.leaps && !solid(g.charAt(far)) && g.charAt(far) != '*' {
				next(far, 3)
			}
		case '+', 'x', '-': // takes time to open or squeeze through
			if d.X == 0 || d.Y == 0 {
				next(to, 3)
			}
		case '*':
			next(to, 8)
		default:
			if d.X != 0 && d.Y != 0 && (solid(g.charAt(here.Plus(d.X, 0))) || solid(g.charAt(here.Plus(0, d.Y)))) {
				continue
			}
			next(to, 1)
		}
	}
}

// eachAboveOrBelow does so with the squares of other levels to which a ladder or a shaft leads.
func (g *ground) eachAboveOrBelow(here deckplan.Square, next func(to deckplan.Square, more int32)) {
	if c := g.charAt(here); c >= '1' && c <= '9' {
		for _, q := range g.all(c) {
			if q.Level != here.Level {
				next(q, 2)
			}
		}
	}
	if down := (deckplan.Square{X: here.X, Y: here.Y, Level: here.Level + 1}); g.soars && g.charAt(here) == 'v' && !solid(g.charAt(down)) {
		next(down, 2)
	}
	if up := (deckplan.Square{X: here.X, Y: here.Y, Level: here.Level - 1}); g.soars && g.charAt(up) == 'v' {
		next(up, 2)
	}
}

// leadsOn reports whether a square is a ladder, or a shaft for a fighter who goes through shafts,
// whose other end was never seen.
func (g *ground) leadsOn(q deckplan.Square) bool {
	c := g.charAt(q)
	if c == 'v' {
		return g.soars && g.charAt(deckplan.Square{X: q.X, Y: q.Y, Level: q.Level + 1}) == ' '
	}
	return c >= '1' && c <= '9' && !slices.ContainsFunc(g.all(c), func(o deckplan.Square) bool { return o.Level != q.Level })
}

func solid(c byte) bool { return c == '#' || c == '=' || c == ' ' || c == '+' || c == 'x' || c == 'v' }

// How much of the chance to hit a line leaves.
const (
	openLine     = 1.0
	slightLine   = 0.9
	halfLine     = 0.8
	quartersLine = 0.55
)

// line returns how well somebody at b can be shot at from a: openLine at best, less past cover that
// a does not stand beside, and 0 without a clear line.
func (g *ground) line(a, b deckplan.Square) float64 {
	if a.Level != b.Level {
		return 0
	}
	dx, dy := int(b.X-a.X), int(b.Y-a.Y)
	n := max(dx, -dx, dy, -dy)
	open := openLine
	for i := 1; i < n; i++ {
		q := a.Plus(fraction(dx, i, n), fraction(dy, i, n))
		switch c := g.charAt(q); {
		case c == '#' || c == '+' || c == 'x' || c == ' ' || c == '%':
			return 0
		case apart(q, a) <= 1:
		case c == 'O':
			open = min(open, quartersLine)
		case c == ',':
			open = min(open, slightLine)
		case c == 'o':
			open = min(open, halfLine)
		}
	}
	return open
}

// fraction returns i/n of a length, to the nearest square.
func fraction(length, i, n int) int16 {
	if length < 0 {
		return -fraction(-length, i, n)
	}
	return int16((2*length*i + n) / (2 * n))
}

// beat is how far a patrol goes from squares already visited, in squares.
const beat = 5

// patrol returns the squares far from those already visited; when there are none left it starts
// again.
func (g *ground) patrol() (list []deckplan.Square) {
	been := slices.Collect(maps.Keys(g.been))
	for n, row := range g.rows {
	each:
		for x, c := range row {
			q := square(n, x)
			if c != '.' {
				continue
			}
			for _, o := range been {
				if apart(o, q) < beat {
					continue each
				}
			}
			list = append(list, q)
		}
	}
	if len(list) == 0 {
		g.been = map[deckplan.Square]bool{}
	}
	return list
}
