package boots

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// cursor is the square of a deck that was clicked last, or to which the arrows were moved.
type cursor struct {
	at    deckplan.Square
	set   bool
	keyed bool // moved by the arrows, until the mouse moves
	mouse kit.Point
}

// arrows move the cursor.
var arrows = [...]struct {
	key  kit.Bound
	x, y int16
}{{"any.left", -1, 0}, {"any.right", 1, 0}, {"any.up", 0, -1}, {"any.down", 0, 1}}

// point returns the square under the mouse or the arrow cursor, which starts from a square; whether
// there is one; and whether it was chosen: by Space, by a click, or by a GM's second click, of
// which the first marks a square, or by a click with the palette open.
func (s *Screen) point(u *kit.UI, v *view.View, from deckplan.Square) (q deckplan.Square, over, given bool) {
	c, d := &s.cursor, s.deck.Row()
	if d == nil {
		return q, false, false
	}
	if !c.set {
		c.at, c.set = from, true
	}
	q, over = s.deck.Square()
	if u.In.Mouse != c.mouse {
		c.mouse, c.keyed = u.In.Mouse, c.keyed && !over
	}
	for _, a := range arrows {
		if !u.Key(a.key) {
			continue
		}
		if !c.keyed {
			c.at, c.keyed = from, true
		}
		c.at = c.at.Plus(a.x, a.y)
		c.at.X, c.at.Y = max(0, min(c.at.X, d.Width-1)), max(0, min(c.at.Y, d.Height-1))
	}
	c.at.Level = s.deck.Level
	rules := v.Head.Seat.Role == crew.GM
	switch {
	case c.keyed:
		q, over, given = c.at, true, u.Key("boots.go")
	case over && (u.In.Pressed && !u.In.Drags || u.In.Right):
		given = u.Touched(s.deck.Box(q)) && (!rules || s.brush.open || c.at == q)
		c.at = q
	}
	if over {
		s.deck.Point(q)
	} else {
		s.deck.Point(c.at)
	}
	if c.keyed || rules {
		u.Outline(kit.Chamfer(s.deck.Box(c.at).Inset(1), 3), 1.5, kit.Bright)
	}
	return q, over, given
}

// pointed returns the person whose figure the mouse or the cursor is on, or 0.
func (s *Screen) pointed(v *view.View, q deckplan.Square, over bool) crew.ID {
	if p := s.personOn(v, q); over && p != nil {
		return p.ID
	}
	return 0
}

// personOn returns who stands on a square, or nil.
func (s *Screen) personOn(v *view.View, q deckplan.Square) *picture.PersonRow {
	for i := range v.People {
		if p := &v.People[i]; p.At == q && p.Deck == s.deck.Deck {
			return p
		}
	}
	return nil
}
