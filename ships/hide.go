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

// Hide takes a ship out of sight (SHIP-HIDE): Dexterity (Stealth) against the
// best passive Perception of each other side. A ship hides inside a field, or
// behind three-quarters cover from every ship of the others that knows of it.
type Hide struct{}

func (*Hide) Verb() crew.Verb    { return crew.Hide }
func (*Hide) Fields(field.Coder) {}

// Check refuses a ship that is in plain sight, or hidden from all already.
func (*Hide) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	if s.Hidden && s.Found == 0 {
		return crew.Refuse("SHIP-HIDE", "%s is hidden already", s.Name)
	}
	for i := range b.Ships {
		if o := &b.Ships[i]; b.Knows(s.Side, o) && b.plain(o, s) {
			return crew.Refuse("SHIP-HIDE", "%s has %s in plain sight: hide inside a field, or behind three-quarters cover", o.Name, s.Name)
		}
	}
	return nil
}

// plain says whether a ship has another in plain sight.
func (b *Battle) plain(s, o *Ship) bool {
	return s.Side != o.Side && s.State == Able && !s.Charge.Live && !s.Has(shipyard.Blinded) &&
		!b.inField(o) && !o.Has(shipyard.Invisible) && b.CoverOf(s, o) < space.ThreeQuartersCover
}

// comeOut shows, after a ship has moved, what has come into plain sight: itself
// where it hides, and what it has flown around a cover of.
func (b *Battle) comeOut(s *Ship, was space.Point) {
	for i := range b.Ships {
		o := &b.Ships[i]
		if s.Hidden && !b.Knows(o.Side, s) && b.plain(o, s) {
			s.Found = s.Found.With(o.Side)
			b.Emit(event.Sides(0).With(s.Side).With(o.Side), &Revealed{s.ID})
		}
		if !o.Hidden || o.Charge.Live || !o.State.Here() || b.Knows(s.Side, o) || !b.plain(s, o) {
			continue
		}
		now := s.At
		s.At = was
		before := b.plain(s, o)
		if s.At = now; !before {
			b.find(s, o)
		}
	}
}

// find lets a ship's side know of one that hides.
func (b *Battle) find(s, o *Ship) {
	o.Found = o.Found.With(s.Side)
	b.inside(s, &Revealed{o.ID})
}

func (b *Battle) inField(s *Ship) bool {
	for i := range b.Objects {
		if o := &b.Objects[i]; (o.Kind == Field && o.Left == 0 || o.Kind == Dust) && space.Nearer(s.At, o.At, o.Radius) {
			return true
		}
	}
	return false
}

// Do throws the check.
func (*Hide) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	r := b.stealth(s, by)
	b.use(&r, b.checking(by, crew.Stealth))
	r.D20(&b.Tray)
	b.inside(s, &Hid{By: by.Seat, Roll: r})
	b.strain(by, &r)
	b.lieLow(s, int(r.Total))
}

// lieLow hides a ship from every side with nobody to notice it.
func (b *Battle) lieLow(s *Ship, stealth int) {
	s.Hidden, s.Stealth, s.Found = true, int16(stealth), 0
	for side := range event.Side(event.MaxSides) {
		if side != s.Side && b.passive(side) > stealth {
			s.Found = s.Found.With(side)
		}
	}
}

// stealth is what a ship's Stealth is rolled with: its own Dexterity, and its
// pilot's proficiency where it covers both Stealth and Piloting.
func (b *Battle) stealth(s *Ship, pilot *crew.Member) dice.Roll {
	r := dice.Roll{Cause: "Hide"}
	r.Add("ship Dexterity", crew.Modifier(s.Dex))
	if pilot != nil && pilot.SkillBonus(crew.Stealth) > 0 && pilot.SkillBonus(crew.Piloting) > 0 {
		r.Add("Stealth proficiency", int(pilot.Proficiency))
	}
	s.burden(&r)
	return r
}

// StealthPreview is what a ship's Stealth would be rolled with now.
func (b *Battle) StealthPreview(pilot *crew.Member) dice.Roll {
	r := b.stealth(b.ship(pilot), pilot)
	b.expected(&r, b.checking(pilot, crew.Stealth))
	return r
}

// Conceal gives a ship that was hidden without a roll the Stealth of one that
// takes its time: 10 and its modifiers.
func (b *Battle) Conceal(s *Ship) {
	r := b.stealth(s, b.Pilot(s))
	s.Stealth = int16(10 + r.Bonus())
}

// passive is the best passive Perception aboard a side's ships that can still
// look out, or -1.
func (b *Battle) passive(side event.Side) int {
	best := -1
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side == side && s.State == Able && !s.Has(shipyard.Blinded) {
			for _, id := range s.Crew {
				best = max(best, b.Member(id).Passive())
			}
		}
	}
	return best
}

// Hid is a Stealth roll of a ship that hides.
type Hid struct {
	By   crew.Seat
	Roll dice.Roll
}

func (*Hid) Kind() event.Kind { return KindHid }

// Fields describes a Hid.
func (f *Hid) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Hid) Sentence(n event.Names) string {
	if f.By.Role == crew.NoRole {
		return fmt.Sprintf("%s hides: Stealth %s.", capital(n.ShipName(f.By.Ship)), f.Roll.String())
	}
	return fmt.Sprintf("%s hides %s: Stealth %s.", n.SeatName(f.By), n.ShipName(f.By.Ship), f.Roll.String())
}
