package pilot

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
)

// Column returns the pieces of the station in one column, from the top, for a small window.
func (s *Screen) Column(u *kit.UI, v *view.View) (all []view.Piece) {
	if v.Ship() == nil || v.Sheet() == nil {
		return nil
	}
	s.keys(u, v)
	s.target = v.Aim(u, s.target)
	s.work(v)
	if v.Ship().State == ships.Able {
		all = append(all, s.plotting(u, v)...)
	} else {
		s.legs = nil
		all = append(all, view.Draw(330, func(r kit.Rect) { s.zero(u, v, r) }))
	}
	all = append(all, view.Draw(view.OrderHeight, func(r kit.Rect) { s.target = v.Target(u, r, s.target) }))
	for i, verb := range []crew.Verb{crew.Evade, crew.Ram} {
		if v.HasAlong(verb) {
			all = append(all, view.Draw(view.TouchHeight, func(r kit.Rect) {
				v.ChooseAlong(u, r, [...]kit.Bound{"pilot.with", "pilot.with-second"}[i], verb)
			}))
		}
	}
	legs, ram := s.ram(v)
	all = append(all, view.Give(u, v.WithGoing(crew.Evade, s.evade(v)), func() sim.Intent { return &deployment.Evade{Target: s.target} }),
		view.Give(u, v.WithGoing(crew.Ram, ram), func() sim.Intent {
			s.legs = nil
			return &deployment.Ram{Target: s.target, Legs: legs}
		}))
	if dock, mooring := s.dock(v); mooring != nil {
		all = append(all, view.Give(u, dock, func() sim.Intent { return mooring }))
	}
	all = append(all, view.Give(u, s.hide(v), func() sim.Intent { return &deployment.Hide{} }))
	evade := &deployment.Evade{Target: s.target}
	return append(all, s.ready.Piece(u, v, ready.Response{Intent: evade, Says: ready.Words(v, evade), Subject: s.target}))
}

// plotting returns the pieces for plotting a course or, in live tempo, for steering.
func (s *Screen) plotting(u *kit.UI, v *view.View) (all []view.Piece) {
	if v.Head.Tempo == crew.Live {
		all = append(all, view.Piece{Height: 236, Show: func(r kit.Rect) []sim.Intent { return s.helm(u, v, r) }})
	}
	return append(all,
		view.Draw(48, func(r kit.Rect) { s.spent(u, v, r) }),
		view.Draw(100, func(r kit.Rect) { s.steps(u, v, r) }),
		view.Draw(max(44, 24*float64(len(s.legs))), func(r kit.Rect) { s.list(u, v, r) }),
		view.Piece{Height: view.TouchHeight, Show: func(r kit.Rect) []sim.Intent { return s.edit(u, v, r) }},
		view.Piece{Height: view.OrderHeight, Show: func(r kit.Rect) []sim.Intent { return s.give(u, v, r) }},
	)
}

// Situation draws the map, on which a touch adds a leg or chooses a target, and returns the orders given there.
func (s *Screen) Situation(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	if v.Ship() != nil && v.Sheet() != nil {
		s.situation(u, v, r)
	}
	return nil
}
