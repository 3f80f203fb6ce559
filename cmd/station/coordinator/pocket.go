package coordinator

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
)

// Column returns the pieces of the station in one column, from the top, for a small window.
func (s *Screen) Column(u *kit.UI, v *view.View) (all []view.Piece) {
	if v.Ship() == nil || v.Sheet() == nil {
		return nil
	}
	s.target = v.Aim(u, s.target)
	mine, others := own(v), beyond(v)
	s.choose(u, v, mine, others)
	all = append(all, view.Draw(alertHeight, func(r kit.Rect) { alerts(u, v, r) }))
	key := 0
	for _, m := range mine {
		cap := kit.Bound("")
		if v.OptionAt(crew.Direct, m.Seat, 0) != nil {
			key++
			cap = kit.Choice(key)
		}
		all = append(all, view.Draw(mostCard, func(r kit.Rect) { s.card(u, v, r, m, cap) }))
	}
	for i, seat := range others {
		all = append(all, view.Draw(view.TouchHeight, func(r kit.Rect) { s.other(u, v, r, seat, kit.Choice(key+i+1)) }))
	}
	helped := s.name(v)
	all = append(all,
		view.Give(u, s.check(v, helped), func() sim.Intent { return &deployment.Direct{Helped: s.helped} }),
		view.Draw(view.OrderHeight, func(r kit.Rect) { s.target = v.Target(u, r, s.target) }),
		view.Give(u, s.attack(v, helped), func() sim.Intent { return &deployment.Direct{Helped: s.helped, Target: s.target} }))
	if helped != "" {
		all = append(all, s.ready.Piece(u, v, s.response(v)))
	}
	return append(all, view.Draw(70+stopHeight*float64(len(v.Turns)), func(r kit.Rect) { s.order.Show(u, v, r) }))
}

// Situation draws the map, and returns the orders given there.
func (s *Screen) Situation(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	if v.Ship() != nil && v.Sheet() != nil {
		s.situation(u, v, r)
	}
	return nil
}
