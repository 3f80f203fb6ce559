package impact

import (
	"broadside/ships"
	"broadside/sim/space"
)

// draw pulls a ship straight towards another, until their spaces touch or
// something solid is between them.
func draw(b *ships.Battle, s *ships.Ship, by space.ID, feet space.Length) {
	t := b.Ship(by)
	if t == nil {
		return
	}
	gap := space.Distance(s.At, t.At) - b.Disc(s).Radius - b.Disc(t).Radius
	from, way := s.At, space.Bearing(s.At, t.At)
	c := b.Chart(s, feet, nil)
	moved := space.Length(0)
	for feet = min(feet, gap); moved < feet; {
		next := from.Ahead(way, min(moved+space.Foot, feet))
		if z := c.Blocked(s.At, next); z != nil {
			break
		}
		s.At = next
		moved = min(moved+space.Foot, feet)
	}
	if moved > 0 {
		b.HoldCourse(s)
		b.Emit(b.Watchers(s)&b.Watchers(t), &ships.Pulled{Ship: s.ID, By: by, Feet: moved})
	}
}
