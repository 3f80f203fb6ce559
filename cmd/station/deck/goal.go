package deck

import (
	"broadside/cmd/station/kit"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// gathering returns the open goals that ask for people on the level that is shown.
func (m *Map) gathering() (all []*picture.GoalRow) {
	for i := range m.v.Goals {
		g := &m.v.Goals[i]
		if g.Kind == scenario.Gather && g.Standing == scenario.Open && g.Area.Deck == int8(m.Deck) && g.Area.From.Level == m.Level {
			all = append(all, g)
		}
	}
	return all
}

// Goal returns an open goal that asks for people on a square, or nil.
func (m *Map) Goal(q deckplan.Square) *picture.GoalRow {
	for _, g := range m.gathering() {
		if g.Area.Has(int8(m.Deck), q) {
			return g
		}
	}
	return nil
}

// goal outlines where people are asked for.
func (m *Map) goal(g *picture.GoalRow) {
	c, from, to := kit.SideColour(g.Side), m.Box(g.Area.From), m.Box(g.Area.To)
	x, y := min(from.X, to.X), min(from.Y, to.Y)
	r := kit.Rect{X: x, Y: y, W: max(from.Right(), to.Right()) - x, H: max(from.Bottom(), to.Bottom()) - y}.Inset(1)
	corners := [...]kit.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
	for i, at := range corners {
		m.u.Line(at, corners[(i+1)%len(corners)], 2, c)
	}
	m.u.Text(kit.Rect{X: r.X + 4, Y: r.Y + 2, W: max(0, r.W-8), H: 18}, "goal", kit.Type{Size: kit.Small, Bold: true, Colour: c, Cut: true})
}
