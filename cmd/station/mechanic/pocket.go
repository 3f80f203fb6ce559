package mechanic

import (
	"broadside/cmd/station/kit"
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
	height := footHeight
	if v.HasAlong(crew.Patch) {
		height += 50
	}
	all = append(all, view.Piece{Height: height, Show: func(r kit.Rect) (ordered []sim.Intent) {
		if s.patch(u, v, r) {
			ordered = append(ordered, &deployment.Patch{})
		}
		return ordered
	}})
	if v.Ship().State != ships.Able {
		all = append(all, view.Piece{Height: footHeight, Show: func(r kit.Rect) (ordered []sim.Intent) {
			if s.stabilise(u, v, r) {
				ordered = append(ordered, &deployment.Stabilise{})
			}
			return ordered
		}})
	}
	for i, w := range works(v) {
		w.Key = kit.Numbered("mechanic", i+1)
		all = append(all, view.Give(u, w.Action, func() sim.Intent { return w.give }))
	}
	return append(all, s.ready.Piece(u, v, response(v)))
}

// Situation draws the surroundings of the ship: cutting it open takes more room.
func (s *Screen) Situation(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	s.space.Whole = true
	s.space.Begin(u, v, r)
	s.space.Ships(0)
	s.space.End()
	return nil
}
