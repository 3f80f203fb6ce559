package deployment

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

// sideslip lets the target of an attack slip away before the roll, and reports whether it
// is out of reach now.
func sideslip(b *ships.Battle, s, t *ships.Ship, i *Fire) bool {
	away := false
	impact.Standing(b, t, shipyard.Aimed, func(u ships.User) {
		x := slipOf(u.Feature)
		if x == nil || away || t.FlyingSpeed() == 0 || impact.BearOn(b, s, int(i.Weapon), t, impact.Sightline{}).Saves {
			return // it answers attack rolls
		}
		each, die := space.Length(x.N)*space.Foot, x.Faces
		if x.Pooled {
			die = impact.FacesOf(b, u)
		}
		most := each * max(1, space.Length(die))
		ways := waysOut(b, s, t, i, most)
		if len(ways) == 0 && u.Have.Stance != crew.Always {
			return
		}
		ways = append(ways, space.Bearing(s.At, t.At))
		faces := impact.Pay(b, u)
		impact.TellInvoked(b, u, 0, crew.Seat{})
		feet := each
		if x.Pooled {
			die = faces
		}
		if die > 0 {
			r := dice.Roll{Cause: say.Name(u.Feature.Name)}
			feet *= space.Length(r.ThrowSum(&b.Tray, 1, int(die)))
			b.TellOwnSide(t, &ships.Thrown{By: u.Member.Seat, Roll: r})
		}
		from := t.At
		slipped := space.Length(0)
		for _, way := range ways {
			t.At, slipped = b.StraightEnd(t, from, way, feet)
			if away = unreachable(b, s, t, i); away {
				break
			}
		}
		b.MoveShip(t, t.At)
		b.HoldCourse(t)
		b.TellWatchers(t, &ships.Slipped{Ship: t.ID, Feet: slipped, Away: away})
		impact.EnterMoved(b, t, from)
	})
	return away
}

// slipOf returns the act by which a feature makes its ship slip away, or nil.
func slipOf(f *shipyard.Feature) *shipyard.Act {
	if n := slices.IndexFunc(f.Acts, func(a shipyard.Act) bool { return a.Do == shipyard.Slip }); n >= 0 {
		return &f.Acts[n]
	}
	return nil
}

// waysOut returns the directions in which a ship could escape an attack's reach.
func waysOut(b *ships.Battle, s, t *ships.Ship, i *Fire, most space.Length) (ways []space.Angle) {
	line, from := space.Bearing(s.At, t.At), t.At
	for _, turn := range [...]space.Angle{0, space.Quarter, -space.Quarter} {
		way := (line + turn).Norm()
		t.At, _ = b.StraightEnd(t, from, way, most)
		if unreachable(b, s, t, i) {
			ways = append(ways, way)
		}
		t.At = from
	}
	return ways
}

func unreachable(b *ships.Battle, s, t *ships.Ship, i *Fire) bool {
	return checkAim(b, impact.BearOn(b, s, int(i.Weapon), t, impact.TraceSight(b, s, t)), "") != nil
}
