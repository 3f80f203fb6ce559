package mainscreen

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim"
)

// Pages returns the pages of a small window: the stage with the latest events, and who fights.
func (s *Screen) Pages(u *kit.UI, v *view.View) []view.Page {
	s.follow(v)
	return []view.Page{
		{Name: "Battle", Show: func(r kit.Rect) []sim.Intent {
			height := 104.0
			if r.W < r.H {
				height = 168
			}
			banner := r.Foot(height)
			r.Foot(6)
			s.stage(u, v, r, 0)
			s.drawOver(u, v, r, 0)
			u.Plate(banner, kit.Panel, kit.Edge)
			tell(u, latest(v, 3), banner)
			return nil
		}},
		{Name: "Ships", Show: func(r kit.Rect) []sim.Intent {
			u.Scroll("ships", r, max(r.H, leastHeight(v)), func(r kit.Rect) { s.sides(u, v, r) })
			return nil
		}},
	}
}
