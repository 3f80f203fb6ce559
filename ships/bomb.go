package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// MaxBombs is how many kinds of bombs there may be.
const MaxBombs = 32

// A bomb that a scenario or a GM lays counts as let go by a Small ship and a
// gunner with proficiency 2.
const (
	laidBy = shipyard.Small
	laidDC = 8 + 2 + 3
)

// Charge is what makes a ship of the battle a bomb that drifts.
type Charge struct {
	Live   bool    // it is a bomb
	By     crew.ID // who let it go; 0: nobody, or nobody who is still there
	From   space.ID
	Size   shipyard.Size // of the ship that let it go
	Damage dice.Dice
	DC     int16
	Drift  space.Length // a round
	Left   int16        // rounds until it goes off by itself; 0: it never does
	Armed  bool         // Proximity: it looks for ships
}

// Fields describes a Charge.
func (g *Charge) Fields(c field.Coder) {
	field.Bool(c, "live", &g.Live)
	field.Int(c, "by", &g.By, 0, crew.MaxMembers)
	shipField(c, "from", &g.From)
	field.Int(c, "size", &g.Size, 0, int64(shipyard.Gargantuan))
	field.Int(c, "dice", &g.Damage.Count, 0, 100)
	field.Int(c, "faces", &g.Damage.Faces, 0, 100)
	field.Int(c, "plus", &g.Damage.Plus, -100, 100)
	field.Int(c, "DC", &g.DC, 0, 1000)
	field.Int(c, "drift", &g.Drift, 0, int64(shipyard.MaxLeg))
	field.Int(c, "left", &g.Left, 0, maxRounds)
	field.Bool(c, "armed", &g.Armed)
}

// laid is the charge of a bomb that nobody aboard a ship has let go.
func chargeOf(k *shipyard.Bomb) Charge {
	return Charge{Live: true, Size: laidBy, Damage: k.Fit(laidBy), DC: laidDC, Armed: k.Proximity}
}

// adrift moves the charges that a member has let go, and counts their minute.
func (b *Battle) adrift(id crew.ID) {
	for i := range b.Ships {
		s := &b.Ships[i]
		g := &s.Charge
		if !g.Live || g.By != id || s.State != Able {
			continue
		}
		if g.Drift > 0 && b.drifts(s) {
			continue
		}
		b.linger(s)
		g.Armed = b.ClassOf(s).Bomb.Proximity
		if g.Left > 0 {
			if g.Left--; g.Left == 0 {
				b.detonate(s)
			}
		}
	}
}

// drifts takes a charge a round further, and says whether it has met something.
func (b *Battle) drifts(s *Ship) bool {
	from := s.At
	for way := space.Length(0); way < s.Charge.Drift; way += space.Foot {
		next := from.Ahead(s.Heading, way+space.Foot)
		if !next.OnMap() {
			s.Charge.Drift = 0
			break
		}
		s.At = next
		if b.touches(s) {
			b.detonate(s)
			return true
		}
	}
	b.seen(s, &Drifted{s.ID, space.Distance(from, s.At)})
	return false
}

// touches says whether a charge is in the space of a ship, or in something solid.
func (b *Battle) touches(s *Ship) bool {
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

// tripCharges sets off the charges that ships have touched, or have come near to.
func (b *Battle) tripCharges() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Charge.Live && s.State == Able && (b.touches(s) || b.tripped(s)) {
			b.detonate(s)
		}
	}
}

func (b *Battle) tripped(s *Ship) bool {
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

// detonate sets a charge off; its blast is worked out when the tick's damage is
// settled.
func (b *Battle) detonate(s *Ship) {
	s.State, s.Hull = Destroyed, 0
	s.Charge.Left = spentRounds
	b.reveal(s)
	b.seen(s, &Detonated{s.ID})
	b.blasts = append(b.blasts, s.ID)
}

// sweep takes away what is left of charges that went off.
func (b *Battle) sweep() {
	for i := len(b.Ships) - 1; i >= 0; i-- {
		if s := &b.Ships[i]; s.Charge.Live && s.State == Destroyed {
			if s.Charge.Left--; s.Charge.Left <= 0 {
				b.Dismiss(s.ID)
			}
		}
	}
}

// seatOf is the seat of a member, or none.
func (b *Battle) seatOf(id crew.ID) crew.Seat {
	if m := b.Member(id); m != nil {
		return m.Seat
	}
	return crew.Seat{}
}

// Drifted says that a charge has moved.
type Drifted struct {
	Ship space.ID
	Feet space.Length
}

func (*Drifted) Kind() event.Kind { return KindDrifted }

// Fields describes a Drifted.
func (f *Drifted) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
}

func (f *Drifted) Sentence(n event.Names) string {
	return fmt.Sprintf("%s drifts %d ft.", capital(n.ShipName(f.Ship)), f.Feet.Feet())
}

// Detonated says that a charge has gone off.
type Detonated struct {
	Ship space.ID
}

func (*Detonated) Kind() event.Kind { return KindDetonated }

// Fields describes a Detonated.
func (f *Detonated) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Detonated) Sentence(n event.Names) string { return capital(n.ShipName(f.Ship)) + " goes off." }
