package pilot

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/space"
)

// helm draws throttle and rudder, for live tempo.
func (s *Screen) helm(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	sheet := v.Sheet()
	r = u.Panel(r, "HELM")
	if u.Now > s.asked+1 { // the ship decides then
		s.throttle, s.rudder = int(sheet.Throttle), int(sheet.Rudder)
	}
	throttle, rudder := s.throttle, s.rudder
	stop := kit.Action{Name: "All stop", Key: "pilot.stop", Does: "Throttle and rudder to zero."}
	for _, o := range v.OptionsOf(crew.Helm) {
		stop.Rule, stop.Why = o.Rule(), o.Why()
	}
	height := 32.0
	if u.Small {
		height = view.TouchHeight
	}
	foot := r.Foot(height)
	r.Foot(6)
	s.reading(u, v, r.Side(100))
	r.Side(6)
	across, apart := r.Foot(kit.Finger(u, 44)), 8.0
	if u.Small { // the whole height for a finger
		apart = 0
	}
	if v, ok := u.Lever("throttle", r.Trim(r.W*0.36, 8), throttle, 0, 100, 5, u.Accent); ok {
		throttle = v
	}
	for i, k := range []kit.Bound{"pilot.faster", "pilot.slower"} {
		u.KeyCap(kit.Rect{X: r.X, Y: r.Y + 6 + float64(i)*(r.H-32), W: 24, H: 20}, k)
	}
	u.KeyCap(across.Left(24), "pilot.port")
	u.KeyCap(across.Side(24), "pilot.starboard")
	if v, ok := u.Lever("rudder", across.Trim(12, apart), rudder, -100, 100, 5, u.Accent); ok {
		rudder = v
	}
	const step = 10
	switch {
	case u.Key("pilot.faster"):
		throttle += step
	case u.Key("pilot.slower"):
		throttle -= step
	case u.Key("pilot.port"):
		rudder -= step
	case u.Key("pilot.starboard"):
		rudder += step
	}
	if u.Do(foot, stop) {
		throttle, rudder = 0, 0
		s.throttle = -1
	}
	throttle, rudder = min(100, max(0, throttle)), min(100, max(-100, rudder))
	if throttle == s.throttle && rudder == s.rudder {
		return nil
	}
	if !stop.Possible() {
		u.Tell(kit.Toast{Text: stop.Why, Rule: stop.Rule, Tone: kit.Bad})
		return nil
	}
	s.throttle, s.rudder, s.asked = throttle, rudder, u.Now
	return []sim.Intent{&deployment.Helm{Throttle: int8(throttle), Rudder: int8(rudder)}}
}

// reading describes the setting of the levers in feet and degrees a round.
func (s *Screen) reading(u *kit.UI, v *view.View, r kit.Rect) {
	sheet := v.Sheet()
	speed := sheet.FlyingSpeed.Feet()
	turning := speed * max(s.rudder, -s.rudder) / 100
	ahead := min(speed-turning, speed*max(0, s.throttle)/100)
	degrees := 0
	if sheet.TurningSpeed > 0 {
		degrees = int(int64(turning) * 90 * int64(space.Foot) / int64(sheet.TurningSpeed))
	}
	side := say.Text("%d° ahead")
	if s.rudder < 0 {
		side = "%d° to port"
	} else if s.rudder > 0 {
		side = "%d° to starboard"
	}
	for _, part := range []struct {
		name  say.Text
		value string
		unit  say.Text
	}{
		{"Throttle", fmt.Sprintf("%d%%", max(0, s.throttle)), say.Of("%d ft a round", ahead)},
		{"Rudder", fmt.Sprintf("%d%%", max(s.rudder, -s.rudder)), say.Of(side, degrees)},
	} {
		u.Text(r.Top(17), part.name, kit.Type{Size: kit.Small, Colour: kit.Muted})
		u.Text(r.Top(26), say.Name(part.value), kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright})
		u.Text(r.Top(18), part.unit, kit.Type{Size: kit.Small, Colour: u.Accent, Cut: true})
		r.Top(5)
	}
}
