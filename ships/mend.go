package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Patch spends one of the ship's Hit Dice on its hull (SHIP-PATCH).
type Patch struct {
	With
}

func (*Patch) Verb() crew.Verb { return crew.Patch }

// Fields describes a Patch.
func (i *Patch) Fields(c field.Coder) { i.With.Fields(c) }

// PatchDC is what the Mechanic's Kit check must reach: 10 or half the missing
// hit points, whichever is higher.
func PatchDC(s *Ship) int { return int(max(10, (s.MaxHull()-s.Hull)/2)) }

// Check refuses a ship with no Hit Dice left or nothing missing.
func (i *Patch) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	switch {
	case s.HitDice == 0:
		return crew.Refuse("SHIP-PATCH", "no Hit Dice are left")
	case s.Hull >= s.MaxHull():
		return crew.Refuse("SHIP-PATCH", "the hull is whole")
	}
	return b.checkWith(by, i.With, crew.Patch)
}

// Do throws the check, then the Hit Die: once on a success, twice and the lower
// on a failure.
func (i *Patch) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	need, with := PatchDC(s), b.choose(by, i.With, 0)
	r, ok := b.reach(by, trying(crew.Patch, crew.MechanicsKit, with), need)
	b.inside(s, &Checked{By: by.Seat, Roll: r, Need: int16(need), Success: ok})
	b.strain(by, &r)
	if s.State.Gone() {
		return
	}
	die := b.spend(s, by, ok, with)
	gained := b.repair(s, max(0, die.Total))
	b.inside(s, &Patched{By: by.Seat, Roll: die, Gained: gained})
}

// spend throws a Hit Die for the hull, or two where that was chosen, the check has
// succeeded and they are there.
func (b *Battle) spend(s *Ship, by *crew.Member, ok bool, with []chosen) dice.Roll {
	die := dice.Roll{Cause: "Patch, a Hit Die"}
	faces, count := int(b.ClassOf(s).HitDie), 1
	b.use(&die, rolling{touch: shipyard.Mending, by: by, member: b.IDOf(by), ship: s.ID})
	for _, k := range with {
		if ok && k.Hook == shipyard.TwoDice {
			count = min(2, int(s.HitDice))
			die.Add("ship Constitution", count*crew.Modifier(s.Con))
		}
	}
	s.HitDice -= int8(count)
	if ok {
		die.Sum(&b.Tray, count, faces)
	} else {
		die.Lower(&b.Tray, faces)
	}
	b.last(by, &die)
	return die
}

// last is the least that a Hit Die gives back in the hands of who has learnt it: twice
// their Intelligence, and 2.
func (b *Battle) last(by *crew.Member, die *dice.Roll) {
	h, least := b.learnt(by, shipyard.LastPatch), 2*max(1, by.Modifier(crew.Intelligence))
	if h != nil && int(die.Total) < least {
		die.Add(b.FeatureOf(h.Feature).Name, least-int(die.Total))
		die.Sum(&b.Tray, 0, 0)
	}
}

// repair adds hull points up to the maximum and returns how many (SHIP-REPAIR).
// A ship that was at 0 is able again.
func (b *Battle) repair(s *Ship, points int32) int32 {
	gained := max(0, min(points, s.MaxHull()-s.Hull))
	s.Hull += gained
	if s.Hull > 0 && (s.State == Disabled || s.State == Stable) {
		s.State, s.Successes = Able, 0
		b.seen(s, &Revived{s.ID})
	}
	return gained
}

// Patched says what a Hit Die gave back.
type Patched struct {
	By     crew.Seat
	Roll   dice.Roll
	Gained int32
}

func (*Patched) Kind() event.Kind { return KindPatched }

// Fields describes a Patched.
func (f *Patched) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, 0, shipyard.MaxPoints)
}

func (f *Patched) Sentence(n event.Names) string {
	return fmt.Sprintf("%s spends a Hit Die: %s; the hull regains %d.", n.SeatName(f.By), f.Roll.String(), f.Gained)
}

// Stabilise keeps a ship at 0 hit points from getting worse (SHIP-STABLE).
type Stabilise struct{}

func (*Stabilise) Verb() crew.Verb    { return crew.Stabilise }
func (*Stabilise) Fields(field.Coder) {}

// StabiliseDC is what the Mechanic's Kit check must reach.
const StabiliseDC = 10

// Check refuses a ship that is not at 0 hit points, or is stable already.
func (*Stabilise) Check(b *Battle, by *crew.Member) error {
	switch s := b.ship(by); s.State {
	case Disabled:
		return nil
	case Stable:
		return crew.Refuse("SHIP-STABLE", "%s is stable already", s.Name)
	default:
		return crew.Refuse("SHIP-STABLE", "%s is not at 0 hit points", s.Name)
	}
}

// Do throws the check.
func (*Stabilise) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	r, ok := b.reach(by, trying(crew.Stabilise, crew.MechanicsKit, nil), StabiliseDC)
	b.inside(s, &Checked{By: by.Seat, Roll: r, Need: StabiliseDC, Success: ok})
	b.strain(by, &r)
	if ok && s.State == Disabled {
		b.stabilise(s)
	}
}
