package screen

import (
	"broadside/personal"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/deckplan"
)

// across is how many squares of a deck are to be seen side by side.
const across = 22.0

// footage is the frame that shows where a scene plays on a deck.
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
	s.struck(u, v)
	s.deck.End()
}

// struck draws what a scene on a deck is about: shots, blows, what is broken.
func (s *Screen) struck(u *kit.UI, v *view.View) {
	now := &s.director.now
	e := effect.Effect{Kind: effect.Shot, Seed: uint32(now.entry.Tick) * 2654435761}
	upon := now.foot.at
	switch f := now.entry.Fact.(type) {
	case *personal.Attacked:
		e.Hit = f.Degree >= personal.Success
		if f.Defended {
			e.Hit = f.Degree < personal.Success
		}
		if p := v.Person(f.Target); p != nil {
			upon = p.At
		}
	case *personal.Guessed:
	case *personal.Battered, *personal.DoorMoved:
		e.Kind = effect.Ram
	case *personal.Died, *personal.Fell:
		e.Kind = effect.Fail
	default:
		return
	}
	e.Hull = s.lost(v)
	from := s.square(v, now.foot.by, now.foot.at)
	to := s.square(v, 0, upon)
	effect.Draw(u, e.Marks(from, to, v.Clock-now.start-now.lead(), v.Few))
}

// lost is what the one who was hit has lost in this scene.
func (s *Screen) lost(v *view.View) (n int32) {
	for i := range v.Log.Entries {
		e := &v.Log.Entries[i]
		if d, ok := e.Fact.(*personal.Damaged); ok && d.Person == s.director.now.foot.upon {
			for _, part := range s.director.now.parts {
				if part == e.Number {
					n += d.Lost
				}
			}
		}
	}
	return n
}

// square is where somebody stands, or a square.
func (s *Screen) square(v *view.View, id crew.ID, at deckplan.Square) effect.Spot {
	spot := effect.Spot{Colour: kit.Plain}
	if p := v.Person(id); p != nil {
		at, spot.Colour = p.At, kit.SideColour(p.Side)
	}
	box := s.deck.Box(at)
	spot.At, spot.Radius = box.Centre(), box.W*0.4
	return spot
}
