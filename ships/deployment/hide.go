package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Hide takes a ship out of sight (SHIP-HIDE): Dexterity (Stealth) against the best
// passive Perception of each other side. A ship hides inside a field, or behind
// three-quarters cover from every ship of the other sides that knows of it.
type Hide struct{}

func (*Hide) Verb() crew.Verb { return crew.Hide }

func (*Hide) Fields(field.Coder) {}

// Check refuses a ship that is in plain sight, or already hidden from everybody.
func (*Hide) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if s.Hidden && s.Found == 0 {
		return crew.Refuse("SHIP-HIDE", "%s is hidden already", s.Name)
	}
	if o := SeenBy(b, s, b.CoverOf); o != nil {
		if ships.Linked(b, s, o) {
			return crew.Refuse("SHIP-HIDE", "%s is tied to %s, and knows where it is", o.Name, s.Name)
		}
		return crew.Refuse("SHIP-HIDE", "%s has %s in plain sight: hide inside a field, or behind three-quarters cover", o.Name, s.Name)
	}
	return nil
}

// SeenBy returns a ship that has another in plain sight, as far as its crew knows, or nil. The cover
// of the other is worked out by Battle.CoverOf, or by a function that returns the same.
func SeenBy(b *ships.Battle, s *ships.Ship, cover func(o, s *ships.Ship) space.Cover) *ships.Ship {
	for i := range b.Ships {
		if o := &b.Ships[i]; b.Knows(s.Side, o) && ships.InPlainSightBy(cover, b, o, s) {
			return o
		}
	}
	return nil
}

// Do throws the check.
func (*Hide) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	r, what := stealth(b, s, by), impact.Checking(b, by, crew.Stealth)
	impact.UseChanges(b, &r, what)
	r.ThrowD20(&b.Tray)
	impact.EndStored(b, &what)
	b.TellOwnSide(s, &event.Hid{By: event.Actor{Seat: by.Seat}, Roll: r})
	if impact.StrainShip(b, by, &r); !s.State.Gone() {
		lieLow(b, s, int(r.Total))
	}
}

// lieLow hides a ship from every side that has nobody who notices it.
func lieLow(b *ships.Battle, s *ships.Ship, stealth int) {
	s.Hidden, s.Stealth, s.Found = true, int16(stealth), 0
	for side := range event.Side(event.MaxSides) {
		if side != s.Side && passive(b, side) > stealth {
			s.Found = s.Found.With(side)
		}
	}
}

// stealth returns the roll of a ship's Stealth: its own Dexterity, and its pilot's
// proficiency if that covers both Stealth and Piloting.
func stealth(b *ships.Battle, s *ships.Ship, pilot *crew.Member) dice.Roll {
	r := dice.Roll{Cause: "Hide"}
	r.Add("ship Dexterity", crew.Modifier(s.Dex))
	if pilot != nil && pilot.SkillBonus(crew.Stealth) > 0 && pilot.SkillBonus(crew.Piloting) > 0 {
		r.Add("Stealth proficiency", int(pilot.Proficiency))
	}
	s.NoteHindrances(&r)
	return r
}

// StealthPreview returns the roll of a ship's Stealth if it hid now.
func StealthPreview(b *ships.Battle, pilot *crew.Member) dice.Roll {
	r := stealth(b, b.ShipOf(pilot), pilot)
	impact.NoteExpected(b, &r, impact.Checking(b, pilot, crew.Stealth))
	return r
}

// Conceal gives a ship that was hidden without a roll the Stealth of one that takes its
// time: 10 plus its modifiers.
func Conceal(b *ships.Battle, s *ships.Ship) {
	r := stealth(b, s, b.Pilot(s))
	s.Stealth = int16(10 + r.Bonus())
}

// passive returns the best passive Perception aboard a side's ships that can still look
// out, or -1.
func passive(b *ships.Battle, side event.Side) int {
	best := -1
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side == side && s.State == ships.Able && !s.Suffers(shipyard.Blind) {
			for _, m := range b.AtConsoles(s) {
				best = max(best, m.Passive())
			}
		}
	}
	return best
}
