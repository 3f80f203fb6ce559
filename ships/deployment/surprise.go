package deployment

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/event"
)

// Surprise determines who is surprised when a battle begins (SHIP-SURPRISE). If every
// hostile ship is hidden from a crew, each of those ships rolls Stealth once, and members
// whose passive Perception is not above any of the totals have noticed no threat. A ship
// that a member notices is found by their side.
func Surprise(b *ships.Battle) {
	rolled, ambushed := make([]bool, len(b.Ships)), make([]bool, len(b.Ships))
	for i := range b.Ships {
		ambushed[i] = isAmbushed(b, &b.Ships[i])
	}
	for i := range b.Ships {
		if s := &b.Ships[i]; ambushed[i] {
			surprise(b, s, rolled)
			if slices.ContainsFunc(s.Crew, func(id crew.ID) bool { return b.Member(id).Surprised }) {
				impact.AnswerMoment(b, s, shipyard.Ambushed, 0)
			}
		}
	}
}

// isAmbushed reports whether a ship has enemies and all of them are hidden from it.
func isAmbushed(b *ships.Battle, s *ships.Ship) bool {
	enemies := false
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.Side == s.Side || o.State != ships.Able || o.Charge.Live {
			continue
		}
		if b.Knows(s.Side, o) {
			return false
		}
		enemies = true
	}
	return enemies
}

func surprise(b *ships.Battle, s *ships.Ship, rolled []bool) {
	least := int16(1 << 14)
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.Side == s.Side || o.State != ships.Able || o.Charge.Live {
			continue
		}
		if !rolled[i] {
			rolled[i] = true
			lieInWait(b, o)
		}
		least = min(least, o.Stealth)
	}
	for _, id := range s.Crew {
		if m := b.Member(id); m.Passive() <= int(least) {
			m.Surprised, m.Reaction = true, false
			b.TellOwnSide(s, &event.Surprised{Who: event.Actor{Seat: m.Seat}, On: true})
		}
	}
}

func lieInWait(b *ships.Battle, o *ships.Ship) {
	pilot := b.Pilot(o)
	r := stealth(b, o, pilot)
	r.ThrowD20(&b.Tray)
	lieLow(b, o, int(r.Total))
	f := &event.Hid{By: event.Actor{Seat: crew.Seat{Ship: o.ID}}, Roll: r}
	if pilot != nil {
		f.By.Seat = pilot.Seat
	}
	b.TellOwnSide(o, f)
}
