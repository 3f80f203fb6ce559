package boots

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// manner is the choice of how to use the chosen gear.
type manner struct {
	slot   int8  // of a power; 0: the lowest possible
	keep   bool  // whether to keep the points that there are
	points int16 // points to lift with; 0: all
	softer uint8 // divides a weapon's damage by 2 or 4
	less   int8  // strength not to use
}

// take chooses a carried thing, with the usual way to use it.
func (s *Screen) take(gear int) {
	s.gear, s.hand, s.marks, s.manner = gear, 0, nil, manner{}
}

// slots returns the levels of slots with which gear can be used.
func slots(g *picture.GearRow) (levels []int8) {
	for n := range int8(rulebook.MaxSlots) {
		if g.Slots&(1<<n) != 0 {
			levels = append(levels, n+1)
		}
	}
	return levels
}

// choice returns a control that changes how something is used without ordering anything.
func choice(name say.Text, key kit.Bound, does say.Text, on bool, do func()) extra {
	return extra{kit.Action{Name: name, Key: key, Does: does, On: on, Cut: true}, func() sim.Intent {
		do()
		return nil
	}}
}

// manners returns the controls for how the chosen gear is used.
func (s *Screen) manners(v *view.View) (list []extra) {
	g, m := s.chosen(v), &s.manner
	if g == nil {
		return nil
	}
	if levels := slots(g); len(levels) > 0 {
		if m.slot != 0 && !slices.Contains(levels, m.slot) {
			m.slot = 0
		}
		name := say.Text("Slot: the lowest")
		if m.slot > 0 {
			name = say.Of("Slot: level %d", m.slot)
		}
		list = append(list, choice(name, "boots.slot", "The slot that the power takes: a higher one may do more.", m.slot > 0, func() {
			at := slices.Index(levels, m.slot) + 1
			if m.slot = 0; at < len(levels) {
				m.slot = levels[at]
			}
		}))
	}
	if g.Keeps {
		name := say.Text("Points: the new")
		if m.keep {
			name = say.Text("Points: the old")
		}
		list = append(list, choice(name, "boots.keep", "Whether the new points replace those that are left.", m.keep, func() { m.keep = !m.keep }))
	}
	if g.Points > 0 {
		list = append(list, s.lifting(g)...)
	}
	if g.Kind == picture.ArmGear {
		list = append(list, s.restraint(v, g)...)
	}
	return list
}

// lifting returns the controls for the points with which a power lifts.
func (s *Screen) lifting(g *picture.GearRow) []extra {
	m := &s.manner
	m.points = min(m.points, g.Points)
	now := m.points
	if now == 0 {
		now = g.Points
	}
	set := func(to int16) func() {
		return func() {
			if m.points = max(1, min(to, g.Points)); m.points == g.Points {
				m.points = 0
			}
		}
	}
	does := say.Of("Lifts with %d of %d points.", now, g.Points)
	return []extra{
		choice(say.Of("Fewer points: %d", now), "boots.less", does, m.points > 0, set(now-1)),
		choice("Ten fewer", kit.Bound("boots.less").Second(), does, false, set(now-10)),
		choice("More points", "boots.more", does, false, set(now+1)),
		choice("Ten more", kit.Bound("boots.more").Second(), does, false, set(now+10)),
	}
}

// restraint returns the controls for holding back an attack.
func (s *Screen) restraint(v *view.View, g *picture.GearRow) (list []extra) {
	softest, most, m := uint8(0), int16(0), &s.manner
	for i := range v.Acts {
		if a := &v.Acts[i]; a.Verb == crew.Strike && a.Item == g.Number && a.Person == s.target {
			softest, most = max(softest, a.Softer), max(most, a.Most)
		}
	}
	m.softer, m.less = min(m.softer, softest), int8(min(int16(m.less), most))
	if softest > 0 {
		list = append(list, choice(say.Of("Damage: %s", [...]say.Text{"all", "half", "a quarter"}[m.softer]), "boots.softer", "How much of the weapon's damage you use. To hold it back counts against the attack.", m.softer > 0, func() {
			m.softer = (m.softer + 1) % (softest + 1)
		}))
	}
	if most > 0 {
		strength := choice(say.Of("Strength: %d of %d", most-int16(m.less), most), "boots.strength", "How much of your strength you put into it. Less costs nothing.", m.less > 0, func() {
			m.less = int8((int16(m.less) + 1) % (most + 1))
		})
		strength.Short = say.Of("Str %d of %d", most-int16(m.less), most)
		list = append(list, strength)
	}
	return list
}
