package pilot

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// actions draws what a pilot can do to another ship: the target, Evade, Ram, Dock.
func (s *Screen) actions(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	cols := r.Shares(kit.Gap, 1.15, 1.2, 1.2, 0.85)
	s.target = v.Target(u, cols[0], s.target)
	for i, verb := range []crew.Verb{crew.Evade, crew.Ram} {
		if v.HasAlong(verb) {
			v.ChooseAlong(u, cols[1+i].Foot(34), [...]kit.Bound{"pilot.with", "pilot.with-second"}[i], verb)
			cols[1+i].Foot(4)
		}
	}
	if u.Do(cols[1], v.WithGoing(crew.Evade, s.evade(v))) {
		ordered = append(ordered, &deployment.Evade{Target: s.target})
	}
	if o := v.Option(crew.Evade, 0, s.target); o != nil && o.Reasons() != "" {
		u.Hint(cols[1], kit.Sentence(view.Reasons(o.Reasons())))
	}
	legs, ram := s.ram(v)
	if u.Do(cols[2], v.WithGoing(crew.Ram, ram)) {
		ordered = append(ordered, &deployment.Ram{Target: s.target, Legs: legs})
		s.legs = nil
	}
	dock, mooring := s.dock(v)
	rows := 2
	if mooring != nil {
		rows = 3
	}
	last := cols[3].Rows(rows, 6)
	if mooring != nil && u.Do(last[2], dock) {
		ordered = append(ordered, mooring)
	}
	if u.Do(last[1], s.hide(v)) {
		ordered = append(ordered, &deployment.Hide{})
	}
	evade := &deployment.Evade{Target: s.target}
	response := ready.Response{Intent: evade, Says: ready.Words(v, evade), Subject: s.target}
	if i := s.ready.Do(u, v, last[0], response); i != nil {
		ordered = append(ordered, i)
	}
	return ordered
}

func (s *Screen) hide(v *view.View) kit.Action {
	a := kit.Action{Name: "Hide", Key: "pilot.hide", Does: crew.PermissionOf(crew.Hide).Says}
	v.Judge(&a, crew.Hide)
	for _, o := range v.OptionsOf(crew.Hide) {
		a.Does = say.Of("Stealth %s: those whose passive Perception it reaches lose sight of you, until you fire.", view.Bonus(o.Bonus, o.Edge))
	}
	return a
}

func (s *Screen) evade(v *view.View) kit.Action {
	a := kit.Action{Name: "Evade", Key: "pilot.evade", Does: crew.PermissionOf(crew.Evade).Says}
	o := v.Option(crew.Evade, 0, s.target)
	if o == nil {
		a.Rule, a.Why = "SHIP-EVADE", missing(v, crew.Evade, s.target)
		return a
	}
	a.Rule, a.Why = o.Rule(), o.Why()
	a.Does = say.Of("Piloting %s: %s to hinder its next attack on you; lost, yours on it.", view.Bonus(o.Bonus, o.Edge), view.Percent(o.Chance))
	return a
}

// missing returns why there is no order about a ship.
func missing(v *view.View, verb crew.Verb, target space.ID) say.Text {
	if v.Awaits(verb, target) {
		return view.Soon
	}
	return "Choose a ship first."
}

// ram returns the run along the plotted course if that reaches the target, unless only the run
// straight at it is allowed.
func (s *Screen) ram(v *view.View) ([]ships.Leg, kit.Action) {
	a := kit.Action{Name: "Ram", Key: "pilot.ram", Does: crew.PermissionOf(crew.Ram).Says}
	hooks := slices.ContainsFunc(v.Features, func(r picture.FeatureRow) bool { return r.Hook == shipyard.Harpoon })
	if hooks {
		a.Name = "Ram, harpoon"
	}
	o, t, own := v.Option(crew.Ram, 0, s.target), v.Contact(s.target), v.Ship()
	if o == nil || t == nil {
		a.Rule, a.Why = "SHIP-RAM", missing(v, crew.Ram, s.target)
		return nil, a
	}
	pose, left := ships.Pose{At: own.At, Heading: own.Heading}, v.Sheet().Feet
	chart := v.Chart(reach(s.legs) + space.Distance(own.At, t.At))
	legs, rule, why := chart.RamCourse(pose, t.ID, t.At), o.Rule(), o.Why()
	plan := chart.Plan(pose, legs, t.ID)
	if own := chart.Plan(pose, s.legs, t.ID); len(s.legs) > 0 && own.Met {
		if r, w := judge(v, &own, left); r == "" || rule != "" {
			legs, plan = append([]ships.Leg(nil), s.legs...), own
			if r != "" || courseRule(rule) { // that is about the straight run, not this one
				rule, why = r, w
			}
		}
	}
	a.Rule, a.Why = rule, why
	message := say.Text("%d ft. It saves %s against %d: %s fail. Then %s to both, half to you with shields.")
	if hooks {
		message = "%d ft. It saves %s against %d: %s fail, and are hooked. Then %s to both, half to you with shields."
	}
	a.Does = say.Of(message, plan.Cost.Feet(), view.Bonus(o.Bonus, o.Edge), o.Need, view.Percent(o.Chance), view.Tenths(o.Hull))
	return legs, a
}

// courseRule reports whether a refusal is about the course and not about the time.
func courseRule(rule string) bool {
	return rule == "SHIP-FLY" || rule == "SHIP-TERRAIN" || rule == "SHIP-PASS"
}
