package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// A bomb that a scenario or a GM lays counts as let go by a Small ship and a
// gunner with proficiency 2.
const (
	laidBy = shipyard.Small
	laidDC = 8 + 2 + 3
)

// laid is the charge of a bomb that nobody aboard a ship has let go.
func ChargeOf(k *shipyard.Bomb) ships.Charge {
	return ships.Charge{Live: true, Size: laidBy, Damage: k.Fit(laidBy), DC: laidDC, Armed: k.Proximity}
}

// Adrift moves the charges that a member has let go, and counts their minute.
func Adrift(b *ships.Battle, id crew.ID) {
	for i := range b.Ships {
		s := &b.Ships[i]
		g := &s.Charge
		if !g.Live || g.By != id || s.State != ships.Able {
			continue
		}
		if g.Drift > 0 && drifts(b, s) {
			continue
		}
		Linger(b, s)
		g.Armed = b.ClassOf(s).Bomb.Proximity
		if g.Left > 0 {
			if g.Left--; g.Left == 0 {
				DetonateCharge(b, s)
			}
		}
	}
}

// drifts takes a charge a round further, and says whether it has met something.
func drifts(b *ships.Battle, s *ships.Ship) bool {
	from := s.At
	for way := space.Length(0); way < s.Charge.Drift; way += space.Foot {
		next := from.Ahead(s.Heading, way+space.Foot)
		if !next.OnMap() {
			s.Charge.Drift = 0
			break
		}
		s.At = next
		if touches(b, s) {
			DetonateCharge(b, s)
			return true
		}
	}
	b.TellWatchers(s, &ships.Drifted{Ship: s.ID, Feet: space.Distance(from, s.At)})
	return false
}

// touches says whether a charge is in the space of a ship, or in something solid.
func touches(b *ships.Battle, s *ships.Ship) bool {
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.State.Here() && !o.Charge.Live && space.Nearer(s.At, o.At, b.Disc(o).Radius) {
			return true
		}
	}
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind.Solid() && space.Nearer(s.At, o.At, o.Radius) {
			return true
		}
	}
	return false
}

// TripCharges sets off the charges that ships have touched, or have come near to.
func TripCharges(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Charge.Live && s.State == ships.Able && (touches(b, s) || tripped(b, s)) {
			DetonateCharge(b, s)
		}
	}
}

func tripped(b *ships.Battle, s *ships.Ship) bool {
	if !s.Charge.Armed {
		return false
	}
	radius := b.ClassOf(s).Bomb.Radius
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.State.Here() && !o.Charge.Live && b.Range(s, o) <= radius {
			return true
		}
	}
	return false
}

// spentRounds is how long what is left of a charge is kept, so that it can still
// be named.
const spentRounds = 2

// DetonateCharge sets a charge off; its blast is worked out when the tick's damage is
// settled.
func DetonateCharge(b *ships.Battle, s *ships.Ship) {
	s.State, s.Hull = ships.Destroyed, 0
	s.Charge.Left = spentRounds
	b.Reveal(s)
	b.TellWatchers(s, &ships.Detonated{Ship: s.ID})
	b.Blasts = append(b.Blasts, s.ID)
}

// sweep takes away what is left of charges that went off.
func sweep(b *ships.Battle) {
	for i := len(b.Ships) - 1; i >= 0; i-- {
		if s := &b.Ships[i]; s.Charge.Live && s.State == ships.Destroyed {
			if s.Charge.Left--; s.Charge.Left <= 0 {
				Dismiss(b, s.ID)
			}
		}
	}
}

// seatOf is the seat of a member, or none.
func seatOf(b *ships.Battle, id crew.ID) crew.Seat {
	if m := b.Member(id); m != nil {
		return m.Seat
	}
	return crew.Seat{}
}
