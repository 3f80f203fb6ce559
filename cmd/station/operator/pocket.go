package operator

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
)

// Column returns the pieces of the station in one column, from the top, for a small window.
func (s *Screen) Column(u *kit.UI, v *view.View) (all []view.Piece) {
	if v.Ship() == nil {
		return nil
	}
	s.target = v.Aim(u, s.target)
	rows := s.seats(v)
	chosen := s.choose(u, rows)
	all = append(all, view.Draw(view.OrderHeight, func(r kit.Rect) { s.target = v.Target(u, r, s.target) }))
	for i := range rows {
		all = append(all, view.Draw(view.TouchHeight, func(r kit.Rect) { s.tile(u, v, r, i, &rows[i], true) }))
	}
	if v.HasAlong(crew.Interfere) {
		all = append(all, view.Draw(view.TouchHeight, func(r kit.Rect) { v.ChooseAlong(u, r, "operator.with", crew.Interfere) }))
	}
	interfere := view.Give(u, v.WithGoing(crew.Interfere, s.action(v, chosen)), func() sim.Intent { return &deployment.Interfere{Target: chosen.Seat} })
	interfere.Height = 108
	all = append(all, interfere, s.ready.Piece(u, v, s.response(v, chosen)),
		view.Piece{Height: view.OrderHeight, Show: func(r kit.Rect) []sim.Intent { return s.search(u, v, r) }})
	if k := v.Contact(s.target); k != nil {
		all = append(all, view.Draw(fileHeight, func(r kit.Rect) { s.file(u, v, k, r) }))
	}
	return all
}

// Situation draws what the sensors see, and returns the orders given there.
func (s *Screen) Situation(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	if v.Ship() != nil {
		s.situation(u, v, r)
	}
	return nil
}
