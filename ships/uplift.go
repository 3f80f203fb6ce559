package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// How far a coordinator's Direct reaches with what they have learnt.
const (
	upliftReach = 60 * space.Foot
	planReach   = 5280 * space.Foot
)

// learnt says whether a member has a feature of a hook.
func (b *Battle) learnt(m *crew.Member, hook shipyard.Hook) *crew.Have {
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
	case b.learnt(m, shipyard.FarPlan) != nil:
		return planReach
	case b.learnt(m, shipyard.Uplift) != nil:
		return upliftReach
	}
	return 0
}

// uplift stores a d20 for those who are directed, one of whom can have it take the
// place of the roll.
func (b *Battle) uplift(by *crew.Member, helped []Effect) {
	h := b.learnt(by, shipyard.Uplift)
	if h == nil {
		return
	}
	r := dice.Roll{Cause: b.FeatureOf(h.Feature).Name}
	n := int16(r.Sum(&b.Tray, 1, 20))
	b.inside(b.ship(by), &Thrown{By: by.Seat, Roll: r})
	for _, e := range helped {
		e.How, e.N, e.Feature, e.By = shipyard.Natural, n, h.Feature, b.IDOf(by)
		b.Grant(e)
	}
}

// unstore takes a stored d20, which one has used, from the other who could have.
func (b *Battle) unstore(used []Effect) {
	for _, u := range used {
		if u.Feature == 0 || b.FeatureOf(u.Feature).Hook != shipyard.Uplift {
			continue
		}
		for i := range b.Ships {
			s := &b.Ships[i]
			s.Effects = slices.DeleteFunc(s.Effects, func(e Effect) bool { return e.Feature == u.Feature && e.By == u.By })
		}
	}
}

// stored walks the d20s that a coordinator has stored.
func (b *Battle) stored(by *crew.Member, each func(*Effect)) {
	id, h := b.IDOf(by), b.learnt(by, shipyard.Uplift)
	for i := range b.Ships {
		for n := range b.Ships[i].Effects {
			if e := &b.Ships[i].Effects[n]; h != nil && e.By == id && e.Feature == h.Feature {
				each(e)
			}
		}
	}
}

// raise makes the stored d20 better: by proficiency up to 20, or 20 at once.
func (b *Battle) raise(u user) {
	var n int16
	b.stored(u.m, func(e *Effect) {
		if e.N += int16(u.m.Proficiency); u.f.Hook == shipyard.Crown || e.N > 20 {
			e.N = 20
		}
		n = e.N
	})
	r := dice.Roll{Cause: u.f.Name}
	r.Dice = append(r.Dice, dice.Die{Faces: 20, Value: n})
	r.Sum(&b.Tray, 0, 0)
	b.inside(b.ship(u.m), &Thrown{By: u.m.Seat, Roll: r})
}

// inspired says whether somebody has a die of a coordinator's to add.
func (b *Battle) inspired(m *crew.Member) bool {
	id := b.IDOf(m)
	return slices.ContainsFunc(b.ship(m).Effects, func(e Effect) bool {
		return e.Member == id && e.Feature > 0 && (b.FeatureOf(e.Feature).Inspires() || b.FeatureOf(e.Feature).Hook == shipyard.Rally)
	})
}

// rallied is how many a rallying cry reaches: twice the user's Charisma.
func rallied(m *crew.Member) int { return max(0, 2*m.Modifier(crew.Charisma)) }

// rally gives the highest face of the deployment die to others of the side within
// reach, the own crew first.
func (b *Battle) rally(u user) {
	own := b.ship(u.m)
	left := rallied(u.m)
	give := func(s *Ship) {
		for _, id := range s.Crew {
			if left == 0 {
				return
			}
			m := b.Member(id)
			if m == u.m || b.inspired(m) {
				continue
			}
			left--
			b.inside(own, &Invoked{By: u.m.Seat, Name: u.f.Name, Seat: m.Seat})
			b.Grant(Effect{
				Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, How: shipyard.Sure, N: int16(u.m.Die()), First: true},
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
