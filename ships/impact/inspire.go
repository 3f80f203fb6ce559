package impact

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Brief is what a carrier of tier 4 gives a ship that takes off from it, once:
// advantage on its first check, attack or save.
func Brief(b *ships.Battle, s, t *ships.Ship) {
	h := b.Fitted(t, shipyard.Brief)
	if h == nil {
		return
	}
	for i := range s.Effects {
		if s.Effects[i].Feature == h.Feature {
			return
		}
	}
	b.TellOwnSide(t, &ships.Invoked{By: crew.Seat{Ship: t.ID}, Name: b.FeatureOf(h.Feature).Name, Target: s.ID})
	Grant(b, ships.Effect{Ship: s.ID, Feature: h.Feature}) // that it had it
	Grant(b, ships.Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, Modifier: modifier.Helps, First: true}, Ship: s.ID, Feature: h.Feature})
}

// Remote reports whether a member fires from the cockpit what is slaved to it.
func Remote(b *ships.Battle, by *crew.Member, s *ships.Ship) bool {
	return !by.Roles.Has(crew.Gunner) && b.ClassOf(s).Hooks&(1<<shipyard.Slaved) != 0
}

// unaimed is why what is fired from the cockpit is fired badly, or "".
func unaimed(b *ships.Battle, by *crew.Member, s *ships.Ship) say.Text {
	if !Remote(b, by, s) || b.Fitted(s, shipyard.Salvo) != nil {
		return ""
	}
	return "fired from the cockpit"
}

// How far a coordinator's Direct reaches with what they have learnt.
const (
	upliftReach              = 60 * space.Foot
	anywhere    space.Length = 1 << 40
)

// Knows reports whether a member has a feature of a hook.
func Knows(b *ships.Battle, m *crew.Member, hook shipyard.Hook) *crew.Have {
	for i := range m.Features {
		if b.FeatureOf(m.Features[i].Feature).Hook == hook {
			return &m.Features[i]
		}
	}
	return nil
}

// DirectReach is how far from their own ship a coordinator can direct.
func DirectReach(b *ships.Battle, m *crew.Member) (reach space.Length) {
	for i := range m.Features {
		f := b.FeatureOf(m.Features[i].Feature)
		switch {
		case f.Usage == shipyard.Passive && f.Adds(shipyard.Directed) > 0:
			reach = max(reach, cmp.Or(f.Reach, anywhere))
		case f.Hook == shipyard.Uplift:
			reach = max(reach, upliftReach)
		}
	}
	return reach
}

// DirectsTwo reports whether a coordinator can direct two at once.
func DirectsTwo(b *ships.Battle, m *crew.Member) (two bool) {
	what := ships.Rolling{Touch: shipyard.Directed, Ship: m.Seat.Ship, By: m, Member: b.IDOf(m)}
	Changes(b, &what, func(*shipyard.Change, say.Text, *crew.Member) { two = true })
	return two
}

// Uplift stores a d20 for those who are directed, one of whom can have it take the
// place of the roll.
func Uplift(b *ships.Battle, by *crew.Member, helped []ships.Effect) {
	h := Knows(b, by, shipyard.Uplift)
	if h == nil {
		return
	}
	r := dice.Roll{Cause: say.Name(b.FeatureOf(h.Feature).Name)}
	n := int16(r.Sum(&b.Tray, 1, 20))
	b.TellOwnSide(b.ShipOf(by), &ships.Thrown{By: by.Seat, Roll: r})
	for _, e := range helped {
		e.How, e.N, e.Feature, e.By = modifier.Natural, n, h.Feature, b.IDOf(by)
		Grant(b, e)
	}
}

// unstore takes a stored d20, which one has used, from the other who could have.
func unstore(b *ships.Battle, used []ships.Effect) {
	for _, u := range used {
		if u.Feature == 0 || b.FeatureOf(u.Feature).Hook != shipyard.Uplift {
			continue
		}
		for i := range b.Ships {
			s := &b.Ships[i]
			s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return e.Feature == u.Feature && e.By == u.By })
		}
	}
}

// Stored walks the d20s that a coordinator has stored.
func Stored(b *ships.Battle, by *crew.Member, each func(*ships.Effect)) {
	id, h := b.IDOf(by), Knows(b, by, shipyard.Uplift)
	for i := range b.Ships {
		for n := range b.Ships[i].Effects {
			if e := &b.Ships[i].Effects[n]; h != nil && e.By == id && e.Feature == h.Feature {
				each(e)
			}
		}
	}
}

// raise makes the stored d20 better, up to 20.
func raise(b *ships.Battle, u ships.User, a *shipyard.Act) {
	more := int(a.N) * source(b, a.Of, &ships.Rolling{Ship: u.Member.Seat.Ship}, u.Member)
	var n int16
	Stored(b, u.Member, func(e *ships.Effect) {
		e.N = int16(min(20, int(e.N)+more))
		n = e.N
	})
	r := dice.Roll{Cause: say.Name(u.Feature.Name)}
	r.Dice = append(r.Dice, dice.Die{Faces: 20, Value: n})
	r.Sum(&b.Tray, 0, 0)
	b.TellOwnSide(b.ShipOf(u.Member), &ships.Thrown{By: u.Member.Seat, Roll: r})
}

// Inspired reports whether somebody has a die of a coordinator's to add.
func Inspired(b *ships.Battle, m *crew.Member) bool {
	id := b.IDOf(m)
	return slices.ContainsFunc(b.ShipOf(m).Effects, func(e ships.Effect) bool {
		return e.Member == id && e.Feature > 0 && (b.FeatureOf(e.Feature).Inspires() || b.FeatureOf(e.Feature).Hook == shipyard.Rally)
	})
}

// Rallied is how many a rallying cry reaches: twice the user's Charisma.
func Rallied(m *crew.Member) int { return max(0, 2*m.Modifier(crew.Charisma)) }

// rally gives the highest face of the deployment die to others of the side within
// reach, the own crew first.
func rally(b *ships.Battle, u ships.User) {
	own := b.ShipOf(u.Member)
	left := Rallied(u.Member)
	give := func(s *ships.Ship) {
		for id, m := range b.AtConsoles(s) {
			if left == 0 {
				return
			}
			if m == u.Member || Inspired(b, m) {
				continue
			}
			left--
			b.TellOwnSide(own, &ships.Invoked{By: u.Member.Seat, Name: u.Feature.Name, Seat: m.Seat})
			Grant(b, ships.Effect{
				Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, Modifier: modifier.Modifier{How: modifier.Sure, N: int16(u.Member.Die())}, First: true},
				Ship:   s.ID, Member: id, By: b.IDOf(u.Member), Lasts: duration.Ends(2, b.IDOf(u.Member), false), Feature: u.Have.Feature,
			})
		}
	}
	give(own)
	for i := range b.Ships {
		if s := &b.Ships[i]; s != own && s.Side == own.Side && !s.State.Gone() && b.Range(own, s) <= u.Feature.Reach && b.Mute(own, s) == "" {
			give(s)
		}
	}
}
