package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// AnswerMoment performs the features of a ship and its crew that work by themselves at a moment, on
// the ship that causes it, if any. It reports whether any did.
func AnswerMoment(b *ships.Battle, s *ships.Ship, at shipyard.Moment, target space.ID) (acted bool) {
	if b.ClassOf(s).Moments.Has(at) {
		itself := crew.Member{Seat: crew.Seat{Ship: s.ID}, Scores: [6]int8{10, 10, 10, 10, 10, 10}}
		acted = reflexes(b, &itself, s.Features, at, target)
	}
	for _, id := range s.Crew {
		m := b.Member(id)
		acted = reflexes(b, m, m.Features, at, target) || acted
	}
	return acted
}

// reflexes does what AnswerMoment does, for the features of one member. Only alerts are
// announced: a line from each ship after each shot would be too many, and rolls name the
// features that change them.
func reflexes(b *ships.Battle, m *crew.Member, has []crew.Have, at shipyard.Moment, target space.ID) (acted bool) {
	for i := range has {
		u := ships.User{Member: m, Have: &has[i], Feature: b.FeatureOf(has[i].Feature)}
		if u.Feature.Usage != shipyard.Reflex || u.Feature.Moment != at || CheckPayable(b, u) != nil {
			continue
		}
		if t := b.Ship(target); u.Feature.Once && t != nil {
			if hasMarked(b, t, m, u.Have.Feature) {
				continue
			}
			GrantEffect(b, ships.Effect{Ship: target, By: b.IDOf(m), Feature: u.Have.Feature})
		}
		faces := Pay(b, u)
		if at != shipyard.Falters && !u.Feature.Tasks().Has(shipyard.Alert) {
			TellInvoked(b, u, target, crew.Seat{})
		}
		Perform(b, u, ships.Invocation{Target: target, Faces: faces})
		acted = true
	}
	return acted
}

// alert ends the surprise of the user, or of some others of a crew.
func alert(b *ships.Battle, u ships.User, a *shipyard.Act, s *ships.Ship) {
	left := max(1, a.N)
	for _, id := range s.Crew {
		m := b.Member(id)
		if !m.Surprised || left == 0 || (m == u.Member) != (a.On == shipyard.User) {
			continue
		}
		m.Surprised, m.Reaction = false, true
		left--
		TellInvoked(b, u, 0, m.Seat)
	}
}
