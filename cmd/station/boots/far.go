package boots

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// approach orders the part of the way to a far square that can be walked now, if the first click on
// the square offered that, or says why there is none.
func (s *Screen) approach(u *kit.UI, v *view.View, me *picture.PersonRow, own *picture.SelfRow, q deckplan.Square) []sim.Intent {
	path := s.wayTowards(v, me, own, q)
	if len(path) < 2 {
		u.Tell(kit.Toast{Text: s.unreached(v, me, own, q), Tone: kit.Bad})
		return nil
	}
	to := path[len(path)-1]
	if offer := (far{me.ID, q, to, v.Head.Round}); s.far != offer {
		s.far = offer
		u.Tell(kit.Toast{Text: say.Of("Too far for now. Choose the square again to go towards it, as far as %d %d.", to.X, to.Y), Tone: kit.Warn})
		return nil
	}
	return []sim.Intent{s.gait.move(path[1:])}
}

// far is the offer to walk as far as to on the way to a square that is too far away to reach now; a
// second click on that in the same turn accepts it.
type far struct {
	who    crew.ID
	at, to deckplan.Square
	round  int32
}

// wayTowards returns the way to the reachable square from which the rest of the way to another is
// shortest, as far as the deck is known, or nil if none is nearer than the character's own.
func (s *Screen) wayTowards(v *view.View, me *picture.PersonRow, own *picture.SelfRow, q deckplan.Square) []deckplan.Square {
	if s.deck.Deck != me.Deck || q.Level != me.At.Level || s.gait.jump || s.gait.step || !me.Open || own.Left == 0 || !s.deck.IsPassable(q) {
		return nil
	}
	seen := map[deckplan.Square]bool{q: true}
	for round := []deckplan.Square{q}; len(round) > 0; {
		var next, best []deckplan.Square
		cost := int16(0)
		for _, at := range round {
			if at == me.At {
				return nil
			}
			if way, step := s.path(v, me, at); len(way) > 1 && s.personOn(v, at) == nil && (best == nil || step.Cost < cost) {
				best, cost = way, step.Cost
			}
			for _, by := range neighbours {
				if on := at.Plus(by[0], by[1]); !seen[on] && s.deck.IsPassable(on) && (by[0] == 0 || by[1] == 0 || s.deck.IsPassable(at.Plus(by[0], 0)) && s.deck.IsPassable(at.Plus(0, by[1]))) {
					seen[on] = true
					next = append(next, on)
				}
			}
		}
		if best != nil {
			return best
		}
		round = next
	}
	return nil
}

var neighbours = [...][2]int16{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}
