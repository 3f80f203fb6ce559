package bot

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
)

// ground is a deck as a brain remembers it: what it has seen of it, row by row.
type ground struct {
	rows map[[2]int16][]byte // by level and y
	been map[personal.Square]bool
}

// remember adds what a picture shows of a deck.
func (b *Brain) remember(p *sim.Picture) {
	if b.decks == nil {
		b.decks = map[uint8]*ground{}
	}
	for i := range p.Lines {
		l := &p.Lines[i]
		g := b.decks[l.Deck]
		if g == nil {
			g = &ground{rows: map[[2]int16][]byte{}, been: map[personal.Square]bool{}}
			b.decks[l.Deck] = g
		}
		key := [2]int16{int16(l.Level), l.Y}
		row := g.rows[key]
		for len(row) < len(l.Cells) {
			row = append(row, ' ')
		}
		for x := range l.Cells {
			if l.Cells[x] != ' ' {
				row[x] = l.Cells[x]
			}
		}
		g.rows[key] = row
	}
}

func (g *ground) at(q personal.Square) byte {
	row := g.rows[[2]int16{int16(q.Level), q.Y}]
	if q.X < 0 || int(q.X) >= len(row) {
		return ' '
	}
	return row[q.X]
}

var eight = [...]personal.Square{{X: 0, Y: -1}, {X: 1, Y: 0}, {X: 0, Y: 1}, {X: -1, Y: 0}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}, {X: -1, Y: -1}}

// ways is how many squares it is from a place to every other that is known, doors
// counting as three; what was never seen is not entered, but counts as a goal.
func (g *ground) ways(from personal.Square) map[personal.Square]int {
	cost := map[personal.Square]int{from: 0}
	list := []personal.Square{from}
	for n := 0; n < len(list); n++ {
		here := list[n]
		next := func(to personal.Square, more int) {
			if was, ok := cost[to]; !ok || was > cost[here]+more {
				cost[to] = cost[here] + more
				list = append(list, to)
			}
		}
		for _, d := range eight {
			to := here.Plus(d.X, d.Y)
			switch c := g.at(to); c {
			case ' ', '#', '=', 'v':
			case '+', 'x':
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
			for key, row := range g.rows {
				if x := slices.Index(row, c); x >= 0 && int8(key[0]) != here.Level {
					next(personal.Square{X: int16(x), Y: key[1], Level: int8(key[0])}, 2)
				}
			}
		}
	}
	return cost
}

func solid(c byte) bool { return c == '#' || c == '=' || c == ' ' || c == '+' || c == 'x' || c == 'v' }

// goal is where somebody wants to be, and how near to it is enough.
func (b *Brain) goal(s *boots, g *ground) (goals []personal.Square, enough int) {
	if meet := s.meeting(g); meet != nil {
		return meet, 0
	}
	for _, f := range s.foes {
		if f.State == personal.Able {
			goals = append(goals, f.At)
		}
	}
	own := s.deck != nil && s.deck.Ship != 0 && s.p.Contact(s.deck.Ship) != nil && s.p.Contact(s.deck.Ship).Side == s.me.Side
	for i := range s.p.Consoles {
		k := &s.p.Consoles[i]
		if uint8(k.Deck) != s.me.Deck {
			continue
		}
		if wanted := !own && k.Holder != int8(s.me.Side)+1 || own && (k.Holder != 0 || k.Dead); wanted {
			goals = append(goals, k.At)
		}
		if own && b.seat.Role == k.Seat.Role && b.seat.Ship == k.Seat.Ship {
			goals = append(goals, k.At)
		}
	}
	if len(goals) > 0 {
		return goals, 1
	}
	if own { // a boarder waits at a hatch
		for key, row := range g.rows {
			for x, c := range row {
				if c == '^' {
					goals = append(goals, personal.Square{X: int16(x), Y: key[1], Level: int8(key[0])})
				}
			}
		}
		return goals, 1
	}
	if goals = s.frontier(g); len(goals) == 0 {
		goals = g.patrol()
	}
	return goals, 0
}

// beat is how far from where somebody has been a patrol goes, in squares.
const beat = 5

// patrol is what is far from where one has been; with nothing left it begins anew.
func (g *ground) patrol() (list []personal.Square) {
	for key, row := range g.rows {
	square:
		for x, c := range row {
			q := personal.Square{X: int16(x), Y: key[1], Level: int8(key[0])}
			if c != '.' {
				continue
			}
			for o := range g.been {
				if apart(o, q) < beat {
					continue square
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

// frontier is what is known next to what is not, and has not been stood on yet.
func (s *boots) frontier(g *ground) (list []personal.Square) {
	for key, row := range g.rows {
		for x, c := range row {
			q := personal.Square{X: int16(x), Y: key[1], Level: int8(key[0])}
			if solid(c) && c != '+' && c != 'x' || c == '^' || g.been[q] {
				continue
			}
			for _, d := range eight[:4] {
				if g.at(q.Plus(d.X, d.Y)) == ' ' || c == '+' || c == 'x' || c >= '1' && c <= '9' {
					list = append(list, q)
					break
				}
			}
		}
	}
	return list
}

// meeting are the squares where the side's people are to gather, nearest goal first.
func (s *boots) meeting(ground *ground) (list []personal.Square) {
	for i := range s.p.Goals {
		g := &s.p.Goals[i]
		a := &g.Area
		if g.Kind != sim.Gather || g.Standing != sim.Open || g.Side != s.me.Side || uint8(a.Deck) != s.me.Deck {
			continue
		}
		for y := min(a.From.Y, a.To.Y); y <= max(a.From.Y, a.To.Y); y++ {
			for x := min(a.From.X, a.To.X); x <= max(a.From.X, a.To.X); x++ {
				if q := (personal.Square{X: x, Y: y, Level: a.From.Level}); !solid(ground.at(q)) {
					list = append(list, q)
				}
			}
		}
		if !g.Minor {
			return list
		}
	}
	return list
}

// leaving says whether a goal that decides the battle calls one's people together.
func (s *boots) leaving() bool {
	return slices.ContainsFunc(s.p.Goals, func(g sim.GoalRow) bool {
		return g.Kind == sim.Gather && g.Standing == sim.Open && g.Side == s.me.Side && !g.Minor
	})
}

// walk goes toward the nearest goal: along the steps that the turn allows, through
// doors that are opened on the way. Who shoots keeps what cover there is.
func (b *Brain) walk(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil {
		return "", nil
	}
	g.been[s.me.At] = true
	goals, enough := b.goal(s, g)
	if len(goals) == 0 {
		return "", nil
	}
	slices.SortFunc(goals, func(a, b personal.Square) int { // of equals the first is taken
		return int(a.Level-b.Level)*1_000_000 + int(a.Y-b.Y)*1000 + int(a.X-b.X)
	})
	best, from := -1, map[personal.Square]int{}
	for _, goal := range goals {
		ways := g.ways(goal)
		if n, ok := ways[s.me.At]; ok && (best < 0 || n < best) {
			best, from = n, ways
		}
	}
	if best < 0 || best <= enough {
		return "", nil
	}
	// A door in the way is opened, or forced, from beside it.
	for _, d := range eight[:4] {
		q := s.me.At.Plus(d.X, d.Y)
		n, ok := from[q]
		if c := g.at(q); ok && n < best && (c == '+' || c == 'x') {
			what := crew.Door
			if c == 'x' {
				what = crew.Force
			}
			return fmt.Sprint(what, q), &personal.Deed{What: what, At: q}
		}
	}
	var step *sim.StepRow
	least := best
	for i := range s.p.Steps {
		st := &s.p.Steps[i]
		n, ok := from[st.At]
		if !ok || b.taken(s, st.At) || slices.Contains(b.turn.failed, fmt.Sprint("walk ", st.At)) {
			continue
		}
		if n < least || n == least && step != nil && shelter(g, st.At) > shelter(g, step.At) {
			step, least = st, n
		}
	}
	if step == nil || step.At == s.me.At {
		return "", nil
	}
	return fmt.Sprint("walk ", step.At), &personal.Move{Path: pathTo(s.p.Steps, step)}
}

func (b *Brain) taken(s *boots, q personal.Square) bool {
	for i := range s.p.People {
		if o := &s.p.People[i]; o.Deck == s.me.Deck && o.At == q && o.ID != s.me.ID && o.State != personal.Dead {
			return true
		}
	}
	return false
}

// shelter is how many things beside a square can hide somebody there.
func shelter(g *ground, q personal.Square) (n int) {
	for _, d := range eight[:4] {
		switch g.at(q.Plus(d.X, d.Y)) {
		case 'o', 'O', '#':
			n++
		}
	}
	return n
}

// pathTo is the way to a step, without the square where one stands.
func pathTo(steps []sim.StepRow, to *sim.StepRow) (path []personal.Square) {
	for at := to; at != nil && at.From != at.At; {
		path = append(path, at.At)
		var before *sim.StepRow
		for i := range steps {
			if steps[i].At == at.From {
				before = &steps[i]
			}
		}
		at = before
	}
	slices.Reverse(path)
	return path
}
