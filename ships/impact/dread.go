package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// dread frightens every crew of the others that sees the ship: who fails a Wisdom
// save has disadvantage on the first roll of each round, for a minute.
func dread(b *ships.Battle, u ships.User) {
	own := b.ShipOf(u.Member)
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Side == own.Side || s.State.Gone() || s.Charge.Live || !b.Knows(s.Side, own) {
			continue
		}
		for _, id := range s.Crew {
			if nerve(b, u.Member, u.Feature, id) {
				continue
			}
			Grant(b, ships.Effect{
				Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks | shipyard.Saves, How: shipyard.Disadvantage, Every: true},
				Ship:   s.ID, Member: id, By: b.IDOf(u.Member), Until: b.IDOf(u.Member), Turns: ships.Minute, Feature: u.Have.Feature,
			})
		}
	}
}

// nerve throws a member's Wisdom save against being frightened.
func nerve(b *ships.Battle, by *crew.Member, f *shipyard.Feature, id crew.ID) bool {
	m := b.Member(id)
	need := 8 + int(by.Proficiency) + by.Modifier(crew.Charisma)
	r := dice.Roll{Cause: "Wisdom save against " + f.Name}
	r.Add(crew.Wisdom.String(), m.Modifier(crew.Wisdom))
	ok := r.D20(&b.Tray) >= need
	b.Emit(b.Watchers(b.ShipOf(m))&b.Watchers(b.ShipOf(by)), &ships.Frightened{By: m.Seat, Roll: r, Need: int16(need), Success: ok})
	return ok
}

// Calm is the end of a member's turn for their fear: the save once more.
func Calm(b *ships.Battle, m *crew.Member) {
	s, id := b.ShipOf(m), b.IDOf(m)
	if s == nil {
		return
	}
	for n := 0; n < len(s.Effects); n++ {
		e := s.Effects[n]
		if e.Feature == 0 || e.Member != id || b.FeatureOf(e.Feature).Hook != shipyard.Dread {
			continue
		}
		if by := b.Member(e.By); nerve(b, by, b.FeatureOf(e.Feature), id) {
			s.Effects = append(s.Effects[:n], s.Effects[n+1:]...)
			n--
		}
	}
}
