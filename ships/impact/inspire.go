package impact

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Remote reports whether a member fires slaved guns from the cockpit.
func Remote(b *ships.Battle, by *crew.Member, s *ships.Ship) bool {
	return !by.Roles.Has(crew.Gunner) && b.ClassOf(s).Slaved > 0
}

// whyUnaimed returns why guns fired from the cockpit have disadvantage, or "".
func whyUnaimed(b *ships.Battle, by *crew.Member, s *ships.Ship) say.Text {
	if !Remote(b, by, s) {
		return ""
	}
	badly := true
	Changes(b, &ships.Rolling{Touch: shipyard.Remotes, Ship: s.ID, By: by, Member: b.IDOf(by)}, func(x *shipyard.Change, _ say.Text, _ *crew.Member) {
		badly = badly && (x.How != modifier.Times || x.N != 0)
	})
	if !badly {
		return ""
	}
	return "fired from the cockpit"
}

// anywhere is the reach of Direct with a feature that sets no limit.
const anywhere space.Length = 1 << 40

// DirectReach returns how far from their own ship a coordinator can direct with the features
// that they have.
func DirectReach(b *ships.Battle, m *crew.Member) (reach space.Length) {
	for i := range m.Features {
		f := b.FeatureOf(m.Features[i].Feature)
		if touches, _ := f.Touches(); touches&shipyard.Directed != 0 {
			reach = max(reach, cmp.Or(f.Reach, anywhere))
		}
	}
	return reach
}

// DirectsTwo reports whether a coordinator can direct two at once.
func DirectsTwo(b *ships.Battle, m *crew.Member) (two bool) {
	what := ships.Rolling{Touch: shipyard.Directed, Ship: m.Seat.Ship, By: m, Member: b.IDOf(m)}
	Changes(b, &what, func(x *shipyard.Change, _ say.Text, _ *crew.Member) { two = two || x.How == modifier.Plus })
	return two
}

// HelpMore adds, for those who are directed, what features of the ship and the coordinator
// give besides advantage. A stored d20 can replace a roll of one of them.
func HelpMore(b *ships.Battle, by *crew.Member, helped []ships.Effect) {
	own := b.ShipOf(by)
	for _, has := range [...][]crew.Have{own.Features, by.Features} {
		for _, h := range has {
			f := b.FeatureOf(h.Feature)
			for i := range f.Acts {
				x := f.Acts[i].Change
				if x.Touch&shipyard.Directed == 0 || !x.How.Late() {
					continue
				}
				if x.How == modifier.Natural && x.Faces > 0 {
					r := dice.Roll{Cause: say.Name(f.Name)}
					x.N, x.Faces = int16(r.ThrowSum(&b.Tray, 1, int(x.Faces))), 0
					b.TellOwnSide(own, &ships.Thrown{By: by.Seat, Roll: r})
				} else if x.Of != shipyard.One && x.Of != shipyard.Proficiency {
					x.N *= int16(scaleValue(b, x.Of, &ships.Rolling{Ship: own.ID}, by))
				}
				for _, e := range helped {
					e.Modifier, e.Feature, e.By = x.Modifier, h.Feature, b.IDOf(by)
					GrantEffect(b, e)
				}
			}
		}
	}
}

// isStored reports whether an effect is a d20 stored for those who are directed.
func isStored(e *ships.Effect) bool { return e.Cause == crew.Direct && e.How == modifier.Natural }

// takeStored removes a stored d20 that one has used from the other who could have used
// it.
func takeStored(b *ships.Battle, used []ships.Effect) {
	for _, u := range used {
		if !isStored(&u) {
			continue
		}
		for i := range b.Ships {
			s := &b.Ships[i]
			s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return isStored(&e) && e.Feature == u.Feature && e.By == u.By })
		}
	}
}

// EndStored removes the d20s stored for a roll that is over: each is for the roll that Direct
// helps, and for no later one.
func EndStored(b *ships.Battle, what *ships.Rolling) {
	if s := b.Ship(what.Ship); s != nil {
		s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return isStored(&e) && e.Fits(what) })
	}
}

// Stored walks the d20s that a coordinator has stored.
func Stored(b *ships.Battle, by *crew.Member, each func(*ships.Effect)) {
	id := b.IDOf(by)
	for i := range b.Ships {
		for n := range b.Ships[i].Effects {
			if e := &b.Ships[i].Effects[n]; e.By == id && isStored(e) {
				each(e)
			}
		}
	}
}

// improveStored raises the stored d20, up to 20.
func improveStored(b *ships.Battle, u ships.User, a *shipyard.Act) {
	more := int(a.N) * scaleValue(b, a.Of, &ships.Rolling{Ship: u.Member.Seat.Ship}, u.Member)
	var n int16
	Stored(b, u.Member, func(e *ships.Effect) {
		e.N = int16(min(20, int(e.N)+more))
		n = e.N
	})
	r := dice.Roll{Cause: say.Name(u.Feature.Name), Dice: field.FewOf(dice.Die{Faces: 20, Value: n})}
	r.ThrowSum(&b.Tray, 0, 0)
	b.TellOwnSide(b.ShipOf(u.Member), &ships.Thrown{By: u.Member.Seat, Roll: r})
}

// Inspired reports whether somebody has a coordinator's die to add.
func Inspired(b *ships.Battle, m *crew.Member) bool {
	id := b.IDOf(m)
	return slices.ContainsFunc(b.ShipOf(m).Effects, func(e ships.Effect) bool {
		return e.Member == id && e.Feature > 0 && b.FeatureOf(e.Feature).Inspires()
	})
}
