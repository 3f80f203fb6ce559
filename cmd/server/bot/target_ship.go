package bot

import (
	"fmt"
	"math"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// How a bot chooses targets from a ship; target_foot.go does so on foot.

// weighAttack counts the expected damage against the layer that it meets.
func (b *Brain) weighAttack(s *scene, o *picture.Option) act {
	f, m := s.foe(o.Target), s.mount(o.Weapon)
	if f == nil || m == nil {
		return b.weighClearing(s, o)
	}
	damage := float64(o.Hull) / 10
	if f.k.Shields {
		damage = float64(o.Shield) / 10
	}
	value := f.prize(damage)
	if f.k.State == ships.Stable || f.k.State == ships.Disabled && s.isToBeCaptured(f) {
		return act{} // more would destroy it
	}
	if m.AmmoMax > 0 {
		value *= saved
	}
	if s.live && !m.Turret && s.edge(m, f) {
		value *= 0.5
	}
	fire := &deployment.Fire{Weapon: o.Weapon, Target: o.Target}
	if s.isToBeCaptured(f) {
		if fire.Disable = m.Grade == shipyard.Primary; !fire.Disable && !f.k.Shields {
			return act{} // it could destroy the ship
		}
	}
	if left := max(m.Left, m.Attacks); left > 1 && (!f.able || damage >= f.left || s.isToBeCaptured(f) && f.k.Worn && !f.k.Shields) {
		fire.Attacks = 1 // to see what the first one does
	}
	if o.Feature != 0 {
		fire.With = ships.With{Features: []crew.FeatureID{o.Feature}}
		value += s.gambit(o, f)
	}
	return act{name: fmt.Sprint("fire ", o.Weapon, o.Target, o.Feature), intent: fire, value: value, now: true}
}

// edge reports whether a foe is about to leave the cone of a fixed gun.
func (s *scene) edge(m *picture.MountRow, f *foe) bool {
	dir := toward(s.here.heading + float64(m.Facing)/float64(space.Degree))
	for _, at := range [2]vec{f.at, place(f.k.At)} {
		way := at.minus(s.here.at)
		if way.dot(dir) < (coneEdge+0.01)*math.Sqrt(way.dot(way)) {
			return true
		}
	}
	return false
}

// weigh values each foe by what every ship of the side can see, so that friends choose the same
// one.
func (s *scene) weigh() {
	middle, best := s.middle(), 0.0
	for i := range s.foes {
		f := &s.foes[i]
		f.weight = 1
		if f.k.Worn {
			f.weight *= 1.35
		}
		if !f.k.Shields {
			f.weight *= 1.2
		}
		for g := range s.p.Goals {
			f.weight *= s.goalWeight(&s.p.Goals[g], f)
		}
		if f.flees(middle) {
			f.weight *= 1.6
		}
		switch f.k.State {
		case ships.Disabled:
			f.weight *= 0.15
		case ships.Stable:
			f.weight *= 0.02
		}
		urgency := f.weight * f.danger / f.left / (1 + middle.distance(f.at)/1500)
		if urgency > best {
			best, s.focus = urgency, i
		}
	}
	if s.focus >= 0 {
		s.foes[s.focus].weight *= 1.3
	}
}

// goalWeight returns the factor by which a side's goal makes a foe worth more, itself or by a
// friend near it.
func (s *scene) goalWeight(g *picture.GoalRow, f *foe) float64 {
	if g.Standing != scenario.Open || g.Side != s.own.Side {
		return 1
	}
	if g.Kind == scenario.Hold {
		return 1 + 0.8/(1+place(g.Zone.At).distance(f.at)/400)
	}
	if g.Ship == 0 {
		return 1
	}
	if g.Ship == f.k.ID {
		return 1.8
	}
	if friend := s.p.Contact(g.Ship); friend != nil && friend.Side == s.own.Side {
		return 1 + 0.6/(1+place(friend.At).distance(f.at)/800)
	}
	return 1
}

// isToBeCaptured reports whether the ship's side means to capture a foe.
func (s *scene) isToBeCaptured(f *foe) bool {
	return wants(s.p, s.own.Side, scenario.Capture, f.k.ID)
}

// flees reports whether a foe has its back to the fight. A ship that flees carries something that
// the others want, or will return.
func (f *foe) flees(from vec) bool {
	way := f.at.minus(from)
	far := math.Sqrt(way.dot(way))
	return f.able && far > 500 && way.dot(f.nose) > 0.8*far
}

// middle returns the middle of the side's able ships.
func (s *scene) middle() vec {
	var sum vec
	n := 0.0
	for i := range s.p.Contacts {
		if k := &s.p.Contacts[i]; k.Side == s.own.Side && k.State == ships.Able && !k.Bomb {
			sum, n = sum.plus(place(k.At)), n+1
		}
	}
	if n == 0 {
		return s.here.at
	}
	return sum.times(1 / n)
}
