package bot

import (
	"maps"
	"slices"

	"broadside/personal"
	"broadside/sim/picture"
)

// ground is a deck as a brain remembers it: what it has seen of it, row by row.
type ground struct {
	rows [][]byte // by rowOf; those that were never seen are empty
	been map[personal.Square]bool

	leaps, soars bool // whoever looks jumps over a shaft; goes over and through one
}

// remember adds what a picture shows of a deck.
func (b *Brain) remember(p *picture.Picture) {
	if b.decks == nil {
		b.decks = map[uint8]*ground{}
	}
	for i := range p.Lines {
		l := &p.Lines[i]
		g := b.decks[l.Deck]
		if g == nil {
			g = &ground{been: map[personal.Square]bool{}}
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

func rowOf(level int8, y int16) int { return int(level)*personal.MaxHigh + int(y) }

// square is the one at x in a row.
func square(row, x int) personal.Square {
	return personal.Square{X: int16(x), Y: int16(row % personal.MaxHigh), Level: int8(row / personal.MaxHigh)}
}

func (g *ground) at(q personal.Square) byte {
	n := rowOf(q.Level, q.Y)
	if q.Y < 0 || q.Y >= personal.MaxHigh || n < 0 || n >= len(g.rows) || q.X < 0 || int(q.X) >= len(g.rows[n]) {
		return ' '
	}
	return g.rows[n][q.X]
}

// all are the known squares with a symbol.
func (g *ground) all(symbol byte) (list []personal.Square) {
	for n, row := range g.rows {
		for x, c := range row {
			if c == symbol {
				list = append(list, square(n, x))
			}
		}
	}
	return list
}

var eight = [...]personal.Square{{X: 0, Y: -1}, {X: 1, Y: 0}, {X: 0, Y: 1}, {X: -1, Y: 0}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}, {X: -1, Y: -1}}

// ways is how far every square that is known is from a place.
type ways []int32

// index is a square's place in ways, or -1.
func index(q personal.Square) int {
	if q.X < 0 || q.Y < 0 || q.X >= personal.MaxWide || q.Y >= personal.MaxHigh || q.Level < 0 || q.Level >= personal.MaxLevels {
		return -1
	}
	return (int(q.Level)*personal.MaxHigh+int(q.Y))*personal.MaxWide + int(q.X)
}

// to is how far a square is, and whether it can be got to.
func (w ways) to(q personal.Square) (int, bool) {
	n := index(q)
	if n < 0 || n >= len(w) || w[n] == 0 {
		return 0, false
	}
	return int(w[n]) - 1, true
}

// ways is how many squares it is from a place to every other that is known, doors
// counting as three; what was never seen is not entered.
func (g *ground) ways(from personal.Square) ways {
	levels := max(1, (len(g.rows)+personal.MaxHigh-1)/personal.MaxHigh)
	cost := make(ways, levels*personal.MaxHigh*personal.MaxWide)
	if n := index(from); n < 0 || n >= len(cost) {
		return nil
	}
	cost[index(from)] = 1
	list := []personal.Square{from}
	for n := 0; n < len(list); n++ {
		here := list[n]
		spent := cost[index(here)]
		next := func(to personal.Square, more int32) {
			if i := index(to); i >= 0 && (cost[i] == 0 || cost[i] > spent+more) {
				cost[i] = spent + more
				list = append(list, to)
			}
		}
		for _, d := range eight {
			to := here.Plus(d.X, d.Y)
			switch c := g.at(to); c {
			case ' ', '#', '=':
			case 'v': // bots do not fall on purpose
				far := to.Plus(d.X, d.Y)
				if g.soars {
					next(to, 1)
				} else if g.leaps && !solid(g.at(far)) && g.at(far) != '*' {
					next(far, 3)
				}
			case '+', 'x', '-': // to open, to squeeze
				if d.X == 0 || d.Y == 0 {
					next(to, 3)
				}
			case '*':
				next(to, 8)
			default:
				if d.X != 0 && d.Y != 0 && (solid(g.at(here.Plus(d.X, 0))) || solid(g.at(here.Plus(0, d.Y)))) {
					continue
				}
				next(to, 1)
			}
		}
		if c := g.at(here); c >= '1' && c <= '9' {
			for _, q := range g.all(c) {
				if q.Level != here.Level {
					next(q, 2)
				}
			}
		}
		if down := (personal.Square{X: here.X, Y: here.Y, Level: here.Level + 1}); g.soars && g.at(here) == 'v' && !solid(g.at(down)) {
			next(down, 2)
		}
		if up := (personal.Square{X: here.X, Y: here.Y, Level: here.Level - 1}); g.soars && g.at(up) == 'v' {
			next(up, 2)
		}
	}
	return cost
}

// leadsOn says whether a square is a ladder, or a shaft for who goes through one, whose
// other end was never seen.
func (g *ground) leadsOn(q personal.Square) bool {
	c := g.at(q)
	if c == 'v' {
		return g.soars && g.at(personal.Square{X: q.X, Y: q.Y, Level: q.Level + 1}) == ' '
	}
	return c >= '1' && c <= '9' && !slices.ContainsFunc(g.all(c), func(o personal.Square) bool { return o.Level != q.Level })
}

func solid(c byte) bool { return c == '#' || c == '=' || c == ' ' || c == '+' || c == 'x' || c == 'v' }

// What a line leaves of the chance to be hit.
const (
	openLine     = 1.0
	halfLine     = 0.8
	quartersLine = 0.55
)

// line is how well somebody at b can be shot at from a: openLine at best, less past
// cover that a does not stand at, 0 where no line is clear.
func (g *ground) line(a, b personal.Square) float64 {
	if a.Level != b.Level {
		return 0
	}
	dx, dy := int(b.X-a.X), int(b.Y-a.Y)
	n := max(dx, -dx, dy, -dy)
	open := openLine
	for i := 1; i < n; i++ {
		q := a.Plus(part(dx, i, n), part(dy, i, n))
		switch c := g.at(q); {
		case c == '#' || c == '+' || c == 'x' || c == ' ' || c == '%':
			return 0
		case apart(q, a) <= 1:
		case c == 'O':
			open = min(open, quartersLine)
		case c == 'o':
			open = min(open, halfLine)
		}
	}
	return open
}

// part is i of n parts of a length, to the nearest square.
func part(length, i, n int) int16 {
	if length < 0 {
		return -part(-length, i, n)
	}
	return int16((2*length*i + n) / (2 * n))
}

// beat is how far from where somebody has been a patrol goes, in squares.
const beat = 5

// patrol is what is far from where one has been; with nothing left it begins anew.
func (g *ground) patrol() (list []personal.Square) {
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
		g.been = map[personal.Square]bool{}
	}
	return list
}
