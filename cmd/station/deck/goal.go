package deck

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// gathering returns the open goals for people on the level shown.
func (m *Map) gathering() (all []*picture.GoalRow) {
	for i := range m.v.Goals {
		g := &m.v.Goals[i]
		if g.Kind == scenario.Gather && g.Standing == scenario.Open && g.Area.Deck == int8(m.Deck) && g.Area.From.Level == m.Level {
			all = append(all, g)
		}
	}
	return all
}

// Goal returns an open goal for people on a square, or nil.
func (m *Map) Goal(q deckplan.Square) *picture.GoalRow {
	for _, g := range m.gathering() {
		if g.Area.Has(int8(m.Deck), q) {
			return g
		}
	}
	return nil
}

// goal outlines the squares of a goal.
func (m *Map) goal(g *picture.GoalRow) {
	c, from, to := kit.SideColour(g.Side), m.Box(g.Area.From), m.Box(g.Area.To)
	x, y := min(from.X, to.X), min(from.Y, to.Y)
	r := kit.Rect{X: x, Y: y, W: max(from.Right(), to.Right()) - x, H: max(from.Bottom(), to.Bottom()) - y}.Inset(1)
	corners := [...]kit.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
	for i, at := range corners {
		m.u.Line(at, corners[(i+1)%len(corners)], 2, c)
	}
	t := kit.Type{Size: kit.Small, Bold: true, Colour: c, Cut: true}
	at := m.bare(g, int16(math.Ceil((m.u.Width("goal", t)+8)/m.cell)))
	m.u.Text(kit.Rect{X: m.Box(at).X + 4, Y: m.Box(at).Y + 2, W: max(0, r.Right()-m.Box(at).X-8), H: 18}, "goal", t)
}

// bare returns the first square of a goal's area from which a number of squares to the right are floor,
// as far as is known, so that a word hides nothing there; where there is none, the area's first.
func (m *Map) bare(g *picture.GoalRow, width int16) deckplan.Square {
	from, to := g.Area.From, g.Area.To
	first := deckplan.Square{X: min(from.X, to.X), Y: min(from.Y, to.Y), Level: from.Level}
	for y := first.Y; y <= max(from.Y, to.Y); y++ {
		floor := int16(0)
		for x := first.X; x <= max(from.X, to.X); x++ {
			q := deckplan.Square{X: x, Y: y, Level: from.Level}
			if symbol := m.Symbol(q); symbol != '.' && symbol != ' ' {
				floor = 0
			} else if floor++; floor == width {
				return q.Plus(1-width, 0)
			}
		}
	}
	return first
}
