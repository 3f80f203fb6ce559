package mainscreen

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
)

// across is how many squares of a deck are shown side by side.
const across = 22.0

// footage returns the frame of a scene on a deck.
func footage(v *view.View, s *scene, r kit.Rect) frame {
	x, y, n := float64(s.foot.at.X), float64(s.foot.at.Y), 1.0
	for _, id := range [2]crew.ID{s.foot.by, s.foot.upon} {
		if p := v.Person(id); p != nil && p.Deck == s.foot.deck && p.At.Level == s.foot.at.Level {
			x, y, n = x+float64(p.At.X), y+float64(p.At.Y), n+1
		}
	}
	return frame{x/n + 0.5, y/n + 0.5, max(26, r.W/across)}
}

// aboard draws the deck of a scene.
func (s *Screen) aboard(u *kit.UI, v *view.View, r kit.Rect, f frame) {
	foot := &s.director.now.foot
	s.deck.Deck, s.deck.Level = foot.deck, foot.at.Level
	s.deck.Frame(f.x, f.y, f.zoom)
	s.deck.Begin(u, v, r, foot.at)
	s.deck.People(0)
	s.deck.End()
}
