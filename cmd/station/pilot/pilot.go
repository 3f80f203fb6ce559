// Package pilot is the pilot's station: the map, a course before it is flown, throttle and rudder,
// Evade and Ram.
package pilot

import (
	"broadside/sim/say"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
)

// Screen is the pilot's station.
type Screen struct {
	space  plot.Map
	legs   []ships.Leg
	target space.ID
	chart  ships.Chart
	plan   ships.Route
	ready  ready.Choice

	throttle, rudder int // as set here, until a picture shows them
	asked            float64
}

// New makes a pilot's station.
func New() *Screen { return &Screen{} }

// Show draws the station and returns what is ordered.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if v.Ship() == nil || v.Sheet() == nil {
		return nil
	}
	s.keys(u, v)
	s.target = v.Aim(u, s.target)
	left := r.Left(276)
	r.Left(kit.Gap)
	height := 126.0 // room for three controls to say why they are off
	if v.HasAlong(crew.Evade) || v.HasAlong(crew.Ram) {
		height += 38
	}
	foot := r.Foot(height)
	r.Foot(kit.Gap)
	s.situation(u, v, r)
	s.work(v)
	if v.Ship().State != ships.Able {
		s.legs = nil
		s.zero(u, v, left)
		return append(ordered, s.actions(u, v, foot)...)
	}
	if v.Head.Tempo == crew.Live {
		ordered = append(ordered, s.helm(u, v, left.Foot(min(236, left.H*0.44)))...)
		left.Foot(kit.Gap)
	}
	ordered = append(ordered, s.course(u, v, left)...)
	return append(ordered, s.actions(u, v, foot)...)
}

func (s *Screen) keys(u *kit.UI, v *view.View) {
	switch {
	case closed(v) != "":
		s.legs = nil
	case u.Key("any.left"):
		s.turn(-turnStep(v))
	case u.Key("any.right"):
		s.turn(turnStep(v))
	case u.Key("any.up"):
		s.ahead(aheadStep)
	case u.Key("any.down"):
		s.ahead(-aheadStep)
	}
}

// work computes the plotted course, by the rules with which the server judges it.
func (s *Screen) work(v *view.View) {
	own := v.Ship()
	s.chart = v.Chart(reach(s.legs) + v.Sheet().Feet)
	s.plan = s.chart.Plan(ships.Pose{At: own.At, Heading: own.Heading}, s.legs, 0)
}

// situation draws the map and handles clicks on it.
func (s *Screen) situation(u *kit.UI, v *view.View, r kit.Rect) {
	s.work(v)
	own, sheet := v.Ship(), v.Sheet()
	m := &s.space
	m.Begin(u, v, r)
	for _, w := range v.MountsOf(own.ID) {
		if len(s.legs) > 0 { // the arcs at its end decide whether the gunner can fire
			m.ArcFrom(s.plan.End, own, &w, kit.Accent(crew.Gunner))
		} else {
			m.Arc(own, &w, kit.Accent(crew.Gunner))
		}
	}
	if sheet.Feet >= 60*space.Foot {
		m.Ring(own, sheet.Feet, u.Accent, say.Of("%d ft straight ahead", sheet.Feet.Feet()))
	}
	m.CourseLeft(own, v.Legs, u.Accent)
	c := u.Accent
	if rule, _ := judge(v, &s.plan, sheet.Feet); rule != "" {
		c = kit.Bad
	}
	m.Course(own, s.legs, &s.chart, 0, c)
	s.ghost(u, v, r)
	m.Ships(s.target)
	switch _, clicked := m.Aimed(); {
	case clicked:
		target, leg := s.click(v, u.In.Mouse)
		switch {
		case target != 0:
			s.target = target
		case closed(v) != "":
		case leg.Ahead == 0:
			u.Tell(kit.Toast{Text: "There is not a foot of speed left to get there.", Rule: "SHIP-FLY", Tone: kit.Bad})
		default:
			s.add(leg)
		}
	case u.In.Right && u.Over(r):
		s.undo()
	}
	m.End()
}

// click returns the effect of a click at a place of the screen: it makes a foe the target, or adds
// a leg towards what is there, such as the present target; a leg without length if no speed is
// left.
func (s *Screen) click(v *view.View, at kit.Point) (target space.ID, leg ships.Leg) {
	if k := v.Contact(plot.Under(&s.space, at)); k != nil && v.Foe(k) && !k.State.Gone() && k.ID != s.target {
		return k.ID, leg
	}
	return 0, s.chart.LegToward(s.plan.End, s.space.Where(at), v.Sheet().Feet-s.plan.Cost)
}

// ghost shows what a click would do: choose a target, or add a leg.
func (s *Screen) ghost(u *kit.UI, v *view.View, r kit.Rect) {
	if !u.Over(r) || u.In.Held {
		return
	}
	target, leg := s.click(v, u.In.Mouse)
	if target != 0 {
		s.space.Hint(say.Of("click: %s", say.Of("choose %s", target.Name())), u.Accent)
		return
	}
	if closed(v) != "" || leg.Ahead == 0 || s.plan.Blocked != nil || len(s.legs) >= ships.MaxLegs {
		return
	}
	plan := s.chart.Plan(s.plan.End, []ships.Leg{leg}, 0)
	a, b := s.space.PlaceOf(s.plan.End.At), s.space.PlaceOf(plan.End.At)
	u.Dashes(a, b, 1.5, 5, kit.Fade(u.Accent, 0.7))
	u.Ring(b, 5, 1.5, kit.Fade(u.Accent, 0.7))
	says := say.Of("%d ft ahead, costs %d", leg.Ahead.Feet(), plan.Cost.Feet())
	switch turn := leg.Turn / space.Degree; {
	case leg.Turn < 0:
		says = say.Pair(say.Of("%d° to port", -turn), says)
	case leg.Turn > 0:
		says = say.Pair(say.Of("%d° to starboard", turn), says)
	}
	s.space.Hint(say.Of("click: %s", says), u.Accent)
}
