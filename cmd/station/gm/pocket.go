package gm

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim"
	"broadside/sim/space"
)

// Pages returns the console page by page, for a small window.
func (s *Screen) Pages(u *kit.UI, v *view.View) []view.Page {
	s.follow(v)
	s.pickup, s.hit, s.aimed = 0, false, space.Point{}
	rule := view.Page{Name: "Rule", Show: func(r kit.Rect) []sim.Intent { return s.pocketRule(u, v, r) }}
	around := view.Page{Name: "Map", Show: func(r kit.Rect) []sim.Intent { return s.pocketMap(u, v, r) }}
	pages := []view.Page{
		rule,
		{Name: "Ships", Show: func(r kit.Rect) []sim.Intent { return s.tabs(u, v, r) }},
		{Name: "Sheet", Show: func(r kit.Rect) []sim.Intent { s.sheet(u, v, r); return nil }},
		around,
	}
	if v.Reel != nil { // there is nothing to rule
		pages[0], pages[3] = around, view.Page{Name: "Table", Show: func(r kit.Rect) []sim.Intent { s.pocketRecorded(u, v, r); return nil }}
	}
	return pages
}

// The least heights of a tool: with the map beside it, and by itself.
const (
	leastTool  = 400.0
	toolHeight = 520.0
)

// pocketRecorded draws what a recording has in place of rulings.
func (s *Screen) pocketRecorded(u *kit.UI, v *view.View, r kit.Rect) {
	s.recorded(u, v, r.Top(kit.Finger(u, barHeight)))
	r.Top(6)
	if s.tool != nil {
		s.pocketTool(u, v, r, toolHeight)
	}
}

// pocketRule draws the rulings on the whole table and on the chosen ship, or the open one.
func (s *Screen) pocketRule(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if _, on := s.tool.(onMap); on {
		return s.pocketMap(u, v, r)
	}
	if s.tool != nil {
		return s.pocketTool(u, v, r, toolHeight)
	}
	if r.H > 900 { // a tablet has room for the map, too
		s.situation(u, v, r.Top(r.H*0.4))
		r.Top(6)
	}
	const controls, gap, frame = 9, 6, 40
	each := kit.Finger(u, 0)
	if r.W > 700 {
		above, below := r.Columns(2, gap)[0], r.Columns(2, gap)[1]
		u.Scroll("table rulings", above, rowsHeight(controls, each), func(r kit.Rect) {
			ordered = append(ordered, s.table(u, v, r.Top(rowsHeight(controls, each)))...)
		})
		u.Scroll("rulings", below, menuRows*each+frame, func(r kit.Rect) { ordered = append(ordered, s.menu(u, v, r)...) })
		return ordered
	}
	table, menu := rowsHeight(controls, each), menuRows*each+frame
	u.Scroll("rulings", r, table+gap+menu, func(r kit.Rect) {
		ordered = append(ordered, s.table(u, v, r.Top(table))...)
		r.Top(gap)
		ordered = append(ordered, s.menu(u, v, r.Top(menu))...)
	})
	return ordered
}

// pocketTool draws the open ruling.
func (s *Screen) pocketTool(u *kit.UI, v *view.View, r kit.Rect, least float64) (ordered []sim.Intent) {
	u.Scroll("tool", r, max(r.H, least), func(r kit.Rect) { ordered = s.drawer(u, v, r) })
	return ordered
}

// pocketMap draws the map, with the ruling whose place is chosen there.
func (s *Screen) pocketMap(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if _, on := s.tool.(onMap); !on {
		s.situation(u, v, r)
		return nil
	}
	part := r.Top(r.H * 0.42)
	if r.W > 700 && r.H < 500 {
		r.Y, r.H = part.Y, part.H+r.H
		part = r.Left(r.W * 0.45)
	}
	s.situation(u, v, part)
	r.Top(6)
	return s.pocketTool(u, v, r, leastTool)
}

// rowsHeight returns the height of n controls in rows of two.
func rowsHeight(n int, each float64) float64 { return float64((n+1)/2) * each }
