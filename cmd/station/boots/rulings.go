package boots

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// rulings are what a GM opens: the palette for the deck, and the page of rulings on
// the chosen person.
func (s *Screen) rulings(u *kit.UI, v *view.View, r kit.Rect) {
	cols := r.Columns(3, kit.Gap)
	if u.Do(cols[0], kit.Action{Name: "Change the deck", Key: "Ctrl+D", On: s.brush.open, Cut: true, Does: "Walls, cover, ground, doors, fire: by a click."}) {
		s.brush.open = !s.brush.open
	}
	who := kit.Action{Name: "Rule", Key: "Ctrl+R", Does: "On " + name(v, s.target) + ".", Cut: true}
	if person(v, s.target) == nil {
		who.Why = "Choose somebody."
	}
	if u.Do(cols[1], who) {
		s.judge.open = true
		if s.judge.amount == 0 {
			s.judge.amount = 10
		}
	}
	if u.Do(cols[2], kit.Action{Name: "Next deck", Key: "U", Does: "Or level."}) {
		s.elsewhere(v)
	}
}
