package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
)

// drained lets a crew answer that its shields have reached 0.
func (b *Battle) drained(s *Ship) {
	b.standing(s, shipyard.Drained, func(u user) {
		if s.Shield == 0 {
			b.answerWith(u)
		}
	})
}

// wrecked lets a crew answer that the hull would reach 0, and says whether it is
// at 1 instead.
func (b *Battle) wrecked(s *Ship) bool {
	held := false
	b.standing(s, shipyard.Wrecked, func(u user) {
		if !held {
			b.answerWith(u)
			held, s.Hull = true, 1
		}
	})
	return held
}

// answerWith pays for a feature that answers and has it act.
func (b *Battle) answerWith(u user) {
	faces := b.pay(u, false)
	b.invoked(u, 0, crew.Seat{})
	b.perform(u, deed{faces: faces})
}

// recover is a start or an end of a pilot's turn for what the ship can throw off
// then: one save against each cause.
func (b *Battle) recover(s *Ship, when shipyard.Hook) {
	var done []crew.FeatureID
	for n := 0; n < len(s.Effects); n++ {
		e := s.Effects[n]
		if e.Feature == 0 || b.FeatureOf(e.Feature).Hook != when || slices.Contains(done, e.Feature) {
			continue
		}
		done = append(done, e.Feature)
		by := b.Member(e.By)
		if x := b.Trial(by, b.FeatureOf(e.Feature), s); b.try(s, &x) {
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
