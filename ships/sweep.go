package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// lineWidth is how wide a line is that a superweapon burns before the bow.
const lineWidth = 100 * space.Foot

// Swept says whether a ship is where a feature of another strikes.
func (b *Battle) Swept(f *shipyard.Feature, own, t *Ship) bool {
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
func inLine(s, t *Ship, radius space.Length) bool {
	on := s.At.Ahead(s.Heading, space.Distance(s.At, t.At))
	return space.Nearer(on, t.At, lineWidth/2+radius)
}

// checkSwept refuses to spend a feature where no ship is known to be. A line burns
// there too.
func (b *Battle) checkSwept(u user) error {
	if u.f.Hook == shipyard.Line {
		return nil
	}
	own := b.ship(u.m)
	for i := range b.Ships {
		if t := &b.Ships[i]; b.Swept(u.f, own, t) && b.Knows(own.Side, t) {
			return nil
		}
	}
	where := fmt.Sprintf("within %d ft", u.f.Reach.Feet())
	if u.f.Arc {
		where += " before the bow"
	}
	if u.f.NoLarger() {
		where += " and no larger than " + own.Name
	}
	return crew.Refuse(u.rule(), "no ship that you know of is %s", where)
}

// strikeAll has a feature act on every ship where it strikes: the saves of all of them
// first, then what it does, with damage thrown once.
func (b *Battle) strikeAll(u user) {
	type struck struct {
		space.ID
		shipyard.Result
	}
	s := b.ship(u.m)
	var hit []struck
	for i := range b.Ships {
		if t := &b.Ships[i]; b.Swept(u.f, s, t) {
			hit = append(hit, struck{t.ID, b.test(u, deed{target: t.ID})})
		}
	}
	for i := range u.f.Acts {
		a, amount := &u.f.Acts[i], int32(0)
		if a.Do == shipyard.Deal {
			r := b.amount(u, a, deed{}, "damage")
			amount = max(0, r.Total)
			b.seen(s, &DamageRolled{By: u.m.Seat, Mount: -1, Roll: r, Type: a.Type})
		}
		for _, h := range hit {
			switch {
			case a.If != shipyard.Either && a.If != h.Result:
			case a.Do == shipyard.Deal:
				b.Hurt(Wound{Target: h.ID, By: s.ID, Type: a.Type, Amount: b.halved(u.f, a, b.Ship(h.ID), amount, h.Result)})
			default:
				b.act(u, a, deed{target: h.ID}, h.Result)
			}
		}
	}
}
