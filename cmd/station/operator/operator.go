// Package operator is the operator's station: what the sensors know, and whom to disturb.
package operator

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Screen is the operator's station.
type Screen struct {
	space  plot.Map
	target space.ID
	shown  space.ID  // the target that the list was last scrolled to
	seat   crew.Seat // of the target's crew
	ready  ready.Choice
}

// New makes an operator's station.
func New() *Screen { return &Screen{} }

// rings are the ranges drawn around the own ship.
var rings = [...]space.Length{250 * space.Foot, 500 * space.Foot, deployment.InterfereReach}

const footHeight = 164.0

// Show draws the station and returns what is ordered.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if v.Ship() == nil {
		return nil
	}
	s.target = v.Aim(u, s.target)
	foot := r.Foot(footHeight)
	r.Foot(kit.Gap)
	list := r.Side(max(332, r.W*0.34))
	ordered = append(ordered, s.search(u, v, list.Foot(34))...)
	list.Foot(kit.Gap)
	s.contacts(u, v, list)
	r.Side(kit.Gap)
	s.situation(u, v, r)
	return append(ordered, s.interfere(u, v, foot)...)
}

// situation draws what the sensors see, with the ranges that count.
func (s *Screen) situation(u *kit.UI, v *view.View, r kit.Rect) {
	own := v.Ship()
	m := &s.space
	m.Begin(u, v, r)
	p := v.PoseOf(own)
	at := m.Place(p.X, p.Y)
	reach := m.Feet(float64(deployment.InterfereReach)/1000 + max(0, float64(own.Across)/2000-25))
	sweep := u.Drift() * 40
	for i := range 6 {
		from := sweep - float64(i)*7
		u.Wedge(at, 0, reach, from-7, from, kit.Fade(u.Accent, 0.075-0.012*float64(i)), 0.5)
	}
	for _, ft := range rings {
		name := say.Of("%d ft", ft.Feet())
		if ft == deployment.InterfereReach {
			name = say.Of("%s: Interfere", name)
		}
		m.Ring(own, ft, u.Accent, name)
	}
	if k := v.Contact(s.target); k != nil {
		m.Sight(own, k, say.Of("%d ft", v.RangeTo(k)), u.Accent)
	}
	clicked := m.Ships(s.target)
	if k := v.Contact(clicked); k != nil && v.Foe(k) && !k.State.Gone() {
		s.target = clicked
	}
	m.End()
}

// seats returns the options of Interfere against the selected ship, one for each seat.
func (s *Screen) seats(v *view.View) []picture.Option {
	v.Ask(s.target)
	var rows []picture.Option
	for _, o := range v.Options {
		if o.Verb == crew.Interfere && o.Target == s.target {
			rows = append(rows, o)
		}
	}
	return rows
}
