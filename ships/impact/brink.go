package impact

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// drained lets a crew answer that its shields have reached 0.
func drained(b *ships.Battle, s *ships.Ship) {
	Standing(b, s, shipyard.Drained, func(u ships.User) {
		if s.Shield == 0 {
			answerWith(b, u)
		}
	})
}

// wrecked lets a crew answer that the hull would reach 0, and says whether it is
// at 1 instead.
func wrecked(b *ships.Battle, s *ships.Ship) bool {
	held := false
	Standing(b, s, shipyard.Wrecked, func(u ships.User) {
		if !held {
			answerWith(b, u)
			held, s.Hull = true, 1
		}
	})
	return held
}

// answerWith pays for a feature that answers and has it act.
func answerWith(b *ships.Battle, u ships.User) {
	faces := Pay(b, u, false)
	TellInvoked(b, u, 0, crew.Seat{})
	Perform(b, u, ships.Invocation{Faces: faces})
}

// RecoverFrom is a start or an end of a pilot's turn for what the ship can throw off
// then: one save against each cause.
func RecoverFrom(b *ships.Battle, s *ships.Ship, when shipyard.Hook) {
	var done []crew.FeatureID
	for n := 0; n < len(s.Effects); n++ {
		e := s.Effects[n]
		if e.Feature == 0 || b.FeatureOf(e.Feature).Hook != when || slices.Contains(done, e.Feature) {
			continue
		}
		done = append(done, e.Feature)
		by := b.Member(e.By)
		if x := TrialOf(b, by, b.FeatureOf(e.Feature), s); TrySave(b, s, &x) {
			kept := s.Effects[:0]
			for _, o := range s.Effects {
				if o.Feature != e.Feature {
					kept = append(kept, o)
				}
			}
			s.Effects, n = kept, -1
		}
	}
}
