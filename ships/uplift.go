package ships

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// How far a coordinator's Direct reaches with what they have learnt.
const (
	upliftReach = 60 * space.Foot
	planReach   = 5280 * space.Foot
)

// learnt says whether a member has a feature of a hook.
func (b *Battle) learnt(m *crew.Member, hook Hook) *crew.Have {
	for i := range m.Features {
		if b.FeatureOf(m.Features[i].Feature).Hook == hook {
			return &m.Features[i]
		}
	}
	return nil
}

// DirectReach is how far from their own ship a coordinator can direct.
func (b *Battle) DirectReach(m *crew.Member) space.Length {
	switch {
	case b.learnt(m, FarPlan) != nil:
		return planReach
	case b.learnt(m, Uplift) != nil:
		return upliftReach
	}
	return 0
}

// uplift stores a d20 for whoever is directed, who can have it take the place of
// the roll.
func (b *Battle) uplift(by *crew.Member, e Effect) {
	h := b.learnt(by, Uplift)
	if h == nil {
		return
	}
	r := dice.Roll{Cause: b.FeatureOf(h.Feature).Name}
	e.How, e.N, e.Feature = Natural, int16(r.Sum(&b.Tray, 1, 20)), h.Feature
	e.By = b.IDOf(by)
	b.inside(b.ship(by), &Thrown{By: by.Seat, Roll: r})
	b.Grant(e)
}

// stored walks the d20s that a coordinator has stored.
func (b *Battle) stored(by *crew.Member, each func(*Effect)) {
	id, h := b.IDOf(by), b.learnt(by, Uplift)
	for i := range b.Ships {
		for n := range b.Ships[i].Effects {
			if e := &b.Ships[i].Effects[n]; h != nil && e.By == id && e.Feature == h.Feature {
				each(e)
			}
		}
	}
}

// raise makes stored d20s better: by proficiency up to 20, or 20 at once.
func (b *Battle) raise(u user) {
	b.stored(u.m, func(e *Effect) {
		if e.N += int16(u.m.Proficiency); u.f.Hook == Crown || e.N > 20 {
			e.N = 20
		}
		r := dice.Roll{Cause: u.f.Name}
		r.Dice = append(r.Dice, dice.Die{Faces: 20, Value: e.N})
		r.Sum(&b.Tray, 0, 0)
		b.inside(b.ship(u.m), &Thrown{By: u.m.Seat, Roll: r})
	})
}

// rally gives the highest face of the deployment die to as many of the side
// within reach as twice the user's Charisma, the own crew first.
func (b *Battle) rally(u user) {
	own := b.ship(u.m)
	left := max(1, 2*u.m.Modifier(crew.Charisma))
	give := func(s *Ship) {
		for _, id := range s.Crew {
			if left == 0 {
				return
			}
			left--
			b.Grant(Effect{
				Change: Change{Touch: Checks | Attacks | Saves, How: Sure, N: int16(u.m.Die()), First: true},
				Ship:   s.ID, Member: id, By: b.IDOf(u.m), Until: b.IDOf(u.m), End: true, Turns: 2, Feature: u.h.Feature,
			})
		}
	}
	give(own)
	for i := range b.Ships {
		if s := &b.Ships[i]; s != own && s.Side == own.Side && !s.State.Gone() && b.Range(own, s) <= u.f.Reach && b.mute(own, s) == "" {
			give(s)
		}
	}
}
