package gunner

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
)

// Column returns the pieces of the station in one column, from the top, for a small window.
func (s *Screen) Column(u *kit.UI, v *view.View) (all []view.Piece) {
	own := v.Ship()
	if own == nil {
		return nil
	}
	mounts := v.MountsOf(own.ID)
	s.attend(u, v, mounts)
	if len(mounts) == 0 {
		return []view.Piece{view.Draw(60, func(r kit.Rect) { s.weapons(u, v, r, mounts) })}
	}
	m := &mounts[s.weapon]
	for _, k := range v.Foes() {
		all = append(all, view.Draw(view.OrderHeight, func(r kit.Rect) {
			if u.Clicked(r) {
				s.aim(u, k.ID)
			}
			s.row(u, v, r, k, m)
		}))
	}
	if len(all) == 0 {
		all = append(all, view.Draw(30, func(r kit.Rect) {
			u.Text(r, "No hostile ship is in sight.", kit.Type{Colour: kit.Muted})
		}))
	}
	if height := s.noteHeight(u, v, view.ColumnWidth(u)); height > 0 {
		all = append(all, view.Draw(height, func(r kit.Rect) { s.note(u, v, r) }))
	}
	if v.HasAlong(crew.Attack) {
		all = append(all, view.Draw(alongHeight, func(r kit.Rect) { v.ChooseAlong(u, r, "gunner.with", crew.Attack) }))
	}
	fire, one, response := s.shots(v, m)
	all = append(all, view.Give(u, fire, func() sim.Intent { return s.order(0) }),
		view.Give(u, one, func() sim.Intent { return s.order(1) }),
		view.Draw(view.OrderHeight, func(r kit.Rect) {
			if u.Do(r, s.mercy(m)) {
				s.disable = !s.disable
			}
		}))
	for i := range mounts {
		all = append(all, view.Draw(96, func(r kit.Rect) { s.pick(u, v, r, mounts, i) }))
	}
	return append(all, s.ready.Piece(u, v, response))
}

// Situation draws the map, on which a touch chooses a target, and returns the orders given there.
func (s *Screen) Situation(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	if own := v.Ship(); own != nil {
		s.situation(u, v, r, v.MountsOf(own.ID))
	}
	return nil
}
