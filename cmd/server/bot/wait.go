package bot

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/picture"
	"broadside/sim/space"
)

const (
	theirFeet = 300  // how far a foe is assumed to fly in a round
	farthest  = 1800 // feet within reach of the common weapons
	later     = 0.15 // worth of a chance yet to come, relative to a present one
)

// nears reports whether a foe may come within reach before the seat's next turn.
func (s *scene) nears(f *foe, reach float64) bool {
	if f.able {
		reach += theirFeet
	}
	return f.k.State != ships.Stable && s.rangeTo(s.here.at, f) <= reach+feet(s.sheet.FlyingSpeed)
}

// waits returns the orders worth readying for what may come before the seat's next turn.
func (b *Brain) waits(s *scene) []act {
	switch {
	case s.live || s.me.Waiting || s.own.State != ships.Able || !s.may(crew.Ready):
		return nil
	case s.me.Roles.Has(crew.Gunner):
		return s.shotsToCome()
	case s.me.Roles.Has(crew.Operator):
		return b.awaitInterference(s)
	case s.me.Roles.Has(crew.Mechanic) && s.sheet.HitDice > 0:
		patch := &deployment.Ready{When: crew.WhenAttacked, Response: &deployment.Patch{}}
		return []act{{name: "ready a patch", intent: patch, value: max(worthy, later*s.wanted(float64(s.sheet.HitDie)/2)), now: true}}
	case s.me.Roles.Has(crew.Pilot) && !s.isFoeNear():
		evade := &deployment.Ready{When: crew.WhenSeen, Response: &deployment.Evade{}}
		return []act{{name: "ready to evade anybody who comes into sight", intent: evade, value: worthy, now: true}}
	}
	return nil
}

// shotsToCome returns a readied shot of each gun at each foe that may come into its arc and reach,
// or that is there behind cover; and while no foe is near, at the first to come into sight.
func (s *scene) shotsToCome() (list []act) {
	nose, unseen := toward(s.here.heading), worthy
	if !s.known() {
		unseen = 2 * worthy
	}
	for g := range s.guns {
		w := &s.guns[g]
		if !s.isFoeNear() && !w.row.Latched {
			fire := &deployment.Ready{When: crew.WhenSeen, Response: &deployment.Fire{Weapon: w.row.Mount}}
			list = append(list, act{name: fmt.Sprint("ready ", w.row.Mount, " for anybody who comes into sight"), intent: fire, value: unseen, now: true})
		}
		for f := range s.foes {
			k := &s.foes[f]
			h := s.hitOf(g, f)
			o := s.shot(w, k)
			if o == nil || o.Rule() == "" || w.row.Latched || !s.nears(k, w.far) {
				continue
			}
			fire := &deployment.Ready{When: crew.WhenInArc, Subject: k.k.ID, Where: ships.Limit{Weapon: w.row.Mount}, Response: &deployment.Fire{Weapon: w.row.Mount, Target: k.k.ID}}
			if now, _ := w.worth(s, s.here.at, nose.turn(w.turned), k, h); now > 0 && o.Cover == space.TotalCover {
				fire.When = crew.WhenAttacked
			}
			list = append(list, act{name: fmt.Sprint("ready ", w.row.Mount, k.k.ID), intent: fire, value: max(worthy, later*h.troubled), now: true})
		}
	}
	return list
}

// known reports whether the seat knows of an able foe.
func (s *scene) known() bool {
	return slices.ContainsFunc(s.foes, func(f foe) bool { return f.able })
}

// shot returns the option to fire a gun at a foe, or nil.
func (s *scene) shot(w *gun, f *foe) *picture.Option {
	for i := range s.p.Options {
		if o := &s.p.Options[i]; o.Verb == crew.Attack && o.Weapon == w.row.Mount && o.Target == f.k.ID && o.Feature == 0 {
			return o
		}
	}
	return nil
}

// isFoeNear reports whether an able foe is near: otherwise a hidden one may be nearer.
func (s *scene) isFoeNear() bool {
	return slices.ContainsFunc(s.foes, func(f foe) bool { return f.able && s.rangeTo(s.here.at, &f) <= lookout })
}

// awaitInterference readies interference with each foe's gunner or pilot for when they come within
// reach, before they shoot; and while no foe is near, with the gunner of the first to come into
// sight.
func (b *Brain) awaitInterference(s *scene) (list []act) {
	if !s.isFoeNear() {
		noise := &deployment.Interfere{Target: crew.Seat{Role: crew.Gunner, Number: 1}}
		list = append(list, act{name: "ready to interfere with anybody who comes into sight", intent: &deployment.Ready{When: crew.WhenSeen, Response: noise}, value: worthy, now: true})
	}
	for i := range s.p.Options {
		o := &s.p.Options[i]
		f := s.foe(o.Target)
		if o.Verb != crew.Interfere || f == nil || s.p.RangeBetween(s.own, f.k) <= deployment.InterfereReach || !s.nears(f, feet(deployment.InterfereReach)) {
			continue
		}
		if a := b.weighInterfere(s, o); a.value >= worthy {
			a.intent = &deployment.Ready{When: crew.WhenNear, Subject: o.Target, Where: ships.Limit{Feet: deployment.InterfereReach}, Response: &deployment.Interfere{Target: o.Seat}}
			a.name = "ready to " + a.name
			a.value = max(worthy, later*a.value)
			list = append(list, a)
		}
	}
	return list
}
