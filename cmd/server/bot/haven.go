package bot

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/picture"
)

// spared is the divisor of hull and shields at or below which a ship makes for a friend's bay.
const spared = 2

// needsBay reports whether the ship has lost so much that it belongs in a docking bay.
func (s *scene) needsBay() bool {
	return s.sheet.MaxHull > 0 && s.sheet.Hull*spared <= s.sheet.MaxHull && s.sheet.Shield*spared <= s.sheet.MaxShield
}

// nearestBay returns the nearest friend with a docking bay for a badly damaged ship, or nil.
func (s *scene) nearestBay() (best *picture.Contact) {
	if !s.needsBay() || s.own.State != ships.Able {
		return nil
	}
	for i := range s.p.Options {
		o := &s.p.Options[i]
		k := s.p.Contact(o.Target)
		if o.Verb != crew.Land || k == nil || k.State != ships.Able || o.Rule() != "" && s.p.RangeBetween(s.own, k) <= ships.DockReach {
			continue // there is no room for it
		}
		if best == nil || s.here.at.distance(place(k.At)) < s.here.at.distance(place(best.At)) {
			best = k
		}
	}
	return best
}

// weighLand takes a badly damaged ship out of the fight.
func (s *scene) weighLand(o *picture.Option) act {
	if k := s.nearestBay(); k == nil || k.ID != o.Target {
		return act{}
	}
	return act{name: fmt.Sprint("land ", o.Target), intent: &deployment.Land{Target: o.Target}, value: 10, now: true}
}

// weighTakeOff waits in a bay until the shields are up again, while the carrier can look after
// itself.
func (s *scene) weighTakeOff(o *picture.Option) act {
	k := s.p.Contact(o.Target)
	if k != nil && k.State == ships.Able && !k.Worn && s.needsBay() {
		return act{}
	}
	return act{name: "take off", intent: &deployment.TakeOff{}, value: 4, now: true}
}
