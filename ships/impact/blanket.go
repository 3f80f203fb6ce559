package impact

import (
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// blanketReach is how far shields can be spread over friends, and how near whoever
// hurts them is under these shields.
const blanketReach = 500 * space.Foot

// blanketed is the ship whose shields take what is dealt to another, or nil: a
// friend within 500 ft with its shields up, while the attacker is further away than
// that.
func blanketed(b *ships.Battle, s *ships.Ship, w *ships.Wound) *ships.Ship {
	by := b.Ship(w.By)
	if by == nil || by.Side == s.Side {
		return nil
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if b.ClassOf(o).Hooks&(1<<shipyard.Blanket) != 0 && o != s && o.Side == s.Side && o.Shield > 0 && o.CanAct() &&
			b.Range(o, s) <= blanketReach && b.Range(o, by) > blanketReach {
			return o
		}
	}
	return nil
}

// cover has the shields of one ship take damage for another, and returns what they
// leave of it, as it was rolled.
func cover(b *ships.Battle, o, s *ships.Ship, w *ships.Wound) int32 {
	class := b.ClassOf(o)
	hit := blow{w.Amount, w.Type, class.Resists.Has(w.Type), class.Vulnerable.Has(w.Type), o.Screen()}
	taken, left := hit.held(o.Shield)
	o.Shield -= taken
	b.TellWatchers(o, &ships.Covered{Ship: o.ID, Friend: s.ID, Type: w.Type, Shield: taken})
	if taken > 0 && o.Shield == 0 {
		o.Collapsed = true
		b.TellWatchers(o, &ships.ShieldsDown{Ship: o.ID})
		drained(b, o)
	}
	return left
}
