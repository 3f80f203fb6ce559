// Package coordinator is the coordinator's station: who acts and when, the state of the crew and of
// the ships around, and whom to help.
package coordinator

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Screen is the coordinator's station.
type Screen struct {
	space  plot.Map
	helped crew.Seat
	shown  crew.Seat // the seat that was scrolled to
	target space.ID
	ready  ready.Choice
	order  Order
}

// New makes a coordinator's station.
func New() *Screen { return &Screen{space: plot.Map{Whole: true, Quiet: true}} }

const (
	alertHeight  = 42.0
	directHeight = 150.0
)

// Show draws the station and returns what is ordered.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if v.Ship() == nil || v.Sheet() == nil {
		return nil
	}
	s.target = v.Aim(u, s.target)
	alerts(u, v, r.Top(alertHeight))
	r.Top(kit.Gap)
	foot := r.Foot(directHeight)
	r.Foot(kit.Gap)
	s.order.Show(u, v, r.Left(r.W*0.28))
	r.Left(kit.Gap)
	s.crew(u, v, r.Left(r.W*0.55))
	r.Left(kit.Gap)
	s.ships(u, v, r.Foot(min(r.H*0.67, max(r.H*0.4, shipsHeight(v)))))
	r.Foot(kit.Gap)
	s.situation(u, v, r)
	return append(ordered, s.direct(u, v, foot)...)
}

func (s *Screen) situation(u *kit.UI, v *view.View, r kit.Rect) {
	m := &s.space
	m.Begin(u, v, r)
	if k := v.Contact(m.Ships(s.target)); k != nil && v.Foe(k) && !k.State.Gone() {
		s.target = k.ID
	}
	m.End()
}

// direct draws the order Direct in its two forms, and Ready.
func (s *Screen) direct(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	helped, title := s.name(v), say.Text("DIRECT")
	if helped != "" {
		title = say.Label(title, helped)
		if s.helped.Ship == v.Head.Seat.Ship {
			title = say.Pair(title, say.Text(s.helped.String()))
		}
	}
	cols := u.Panel(r, title).Columns(4, kit.Gap)
	check, attack := s.check(v, helped), s.attack(v, helped)
	if u.Do(cols[0], check) {
		ordered = append(ordered, &deployment.Direct{Helped: s.helped})
	}
	if u.Do(cols[1], attack) {
		ordered = append(ordered, &deployment.Direct{Helped: s.helped, Target: s.target})
	}
	s.target = v.Target(u, cols[2], s.target)
	if helped == "" {
		u.Do(cols[3], kit.Action{Name: "Ready", Key: "ready.open", Rule: "SHIP-READY", Why: "There is nobody aboard for you to direct."})
		return ordered
	}
	if i := s.ready.Do(u, v, cols[3], s.response(v)); i != nil {
		ordered = append(ordered, i)
	}
	return ordered
}

// response returns the order to be done as a reaction.
func (s *Screen) response(v *view.View) ready.Response {
	what := ready.Response{Intent: &deployment.Direct{Helped: s.helped}, Says: say.Of("Direct the %s: next check", say.Text(s.helped.String())), Subject: s.target}
	if s.target != 0 && v.OptionAt(crew.Direct, s.helped, s.target) != nil {
		what.Intent = &deployment.Direct{Helped: s.helped, Target: s.target}
		what.Says = say.Of("Direct the %s: attack on %s", s.helped, s.target.Name())
	}
	return what
}

// name returns the name of the person to be helped, or "".
func (s *Screen) name(v *view.View) say.Text {
	if m := v.CrewAt(s.helped); m != nil {
		return say.Name(m.Name)
	}
	if v.OptionAt(crew.Direct, s.helped, 0) != nil {
		return s.helped.Name()
	}
	return ""
}

func (s *Screen) check(v *view.View, helped say.Text) kit.Action {
	a := kit.Action{Name: "Next check", Key: "coordinator.check"}
	o := v.OptionAt(crew.Direct, s.helped, 0)
	if o == nil || helped == "" {
		a.Rule, a.Why = "SHIP-DIRECT", "Choose one of the crew first."
		return a
	}
	a.Rule, a.Why = o.Rule(), o.Why()
	a.Does = say.Of("Advantage on the next check of %s, before your next turn. Costs your action.", helped)
	return a
}

// aims reports whether the person to be helped can attack somebody.
func (s *Screen) aims(v *view.View) bool {
	return slices.ContainsFunc(v.OptionsOf(crew.Direct), func(o picture.Option) bool { return o.Seat == s.helped && o.Target != 0 })
}

func (s *Screen) attack(v *view.View, helped say.Text) kit.Action {
	a := kit.Action{Name: "First attack", Key: "coordinator.attack"}
	o := v.OptionAt(crew.Direct, s.helped, s.target)
	switch {
	case helped == "":
		a.Rule, a.Why = "SHIP-DIRECT", "Choose one of the crew first."
	case o == nil && s.aims(v) && v.Awaits(crew.Direct, s.target):
		a.Rule, a.Why = "SHIP-DIRECT", view.Soon
	case o == nil && len(v.Foes()) > 0 && s.target != 0:
		a.Rule, a.Why = "SHIP-DIRECT", say.Of("%s is not a gunner and attacks nobody.", helped)
	case s.target == 0 || o == nil:
		a.Rule, a.Why = "SHIP-DIRECT", "There is no target in sight."
	default:
		a.Rule, a.Why = o.Rule(), o.Why()
		a.Does = say.Of("Advantage on the first attack of %s on %s before your next turn. Costs your action.", helped, s.target.Name())
	}
	return a
}
