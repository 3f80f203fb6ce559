package impact

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// lineWidth is how wide a line is that a superweapon burns before the bow.
const lineWidth = 100 * space.Foot

// Swept says whether a ship is where a feature of another strikes.
func Swept(b *ships.Battle, f *shipyard.Feature, own, t *ships.Ship) bool {
	switch {
	case t == own, t.State.Gone(), b.Range(own, t) > f.Reach:
		return false
	case f.Hook == shipyard.Line:
		return inLine(own, t, b.Disc(t).Radius)
	case t.Charge.Live, f.NoLarger() && b.ClassOf(t).Size > b.ClassOf(own).Size:
		return false
	}
	return !f.Arc || space.InCone(own.At, own.Heading, t.At)
}

// inLine says whether a ship's space touches the line before another's bow.
func inLine(s, t *ships.Ship, radius space.Length) bool {
	on := s.At.Ahead(s.Heading, space.Distance(s.At, t.At))
	return space.Nearer(on, t.At, lineWidth/2+radius)
}

// CheckSwept refuses to spend a feature where no ship is known to be. A line burns
// there too.
func CheckSwept(b *ships.Battle, u ships.User) error {
	if u.Feature.Hook == shipyard.Line {
		return nil
	}
	own := b.ShipOf(u.Member)
	for i := range b.Ships {
		if t := &b.Ships[i]; Swept(b, u.Feature, own, t) && b.Knows(own.Side, t) {
			return nil
		}
	}
	where := fmt.Sprintf("within %d ft", u.Feature.Reach.Feet())
	if u.Feature.Arc {
		where += " before the bow"
	}
	if u.Feature.NoLarger() {
		where += " and no larger than " + own.Name
	}
	return crew.Refuse(u.Rule(), "no ship that you know of is %s", where)
}

// strikeAll has a feature act on every ship where it strikes: the saves of all of them
// first, then what it does, with damage thrown once.
func strikeAll(b *ships.Battle, u ships.User) {
	type struck struct {
		space.ID
		shipyard.Result
	}
	s := b.ShipOf(u.Member)
	var hit []struck
	for i := range b.Ships {
		if t := &b.Ships[i]; Swept(b, u.Feature, s, t) {
			hit = append(hit, struck{t.ID, test(b, u, ships.Invocation{Target: t.ID})})
		}
	}
	for i := range u.Feature.Acts {
		a, amount := &u.Feature.Acts[i], int32(0)
		if a.Do == shipyard.Deal {
			r := throwAmount(b, u, a, ships.Invocation{}, "damage")
			amount = max(0, r.Total)
			b.TellWatchers(s, &ships.DamageRolled{By: u.Member.Seat, Mount: -1, Roll: r, Type: a.Type})
		}
		for _, h := range hit {
			switch {
			case a.If != shipyard.Either && a.If != h.Result:
			case a.Do == shipyard.Deal:
				Hurt(b, ships.Wound{Target: h.ID, By: s.ID, Type: a.Type, Amount: halved(b, u.Feature, a, b.Ship(h.ID), amount, h.Result)})
			default:
				DoAct(b, u, a, ships.Invocation{Target: h.ID}, h.Result)
			}
		}
	}
}
