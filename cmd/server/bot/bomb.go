package bot

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// blast is how far bots keep from bombs, and how near a foe must be to a bomb for it to matter.
const blast = 100 * space.Foot

// follows is the distance in feet within which a pursuing foe flies into a bomb by itself.
const follows = 400

// bomb returns a bomb in the picture, or nil.
func (s *scene) bomb(id space.ID) *picture.Contact {
	if k := s.p.Contact(id); k != nil && k.Bomb {
		return k
	}
	return nil
}

// weighClearing shoots at a bomb that is not too near, if there is no better target.
func (b *Brain) weighClearing(s *scene, o *picture.Option) act {
	k, m := s.bomb(o.Target), s.mount(o.Weapon)
	if k == nil || m == nil || o.Feature != 0 || k.State != ships.Able || m.AmmoMax > 0 || s.p.RangeBetween(s.own, k) <= blast+clear*space.Foot {
		return act{}
	}
	value := 0.15 * s.scale * float64(o.Chance) / 1000
	fire := &deployment.Fire{Weapon: o.Weapon, Target: o.Target, Attacks: 1}
	return act{name: fmt.Sprint("fire ", o.Weapon, o.Target), intent: fire, value: value}
}

// weighDrop drops a bomb beside a foe, or in the path of a pursuer.
func (b *Brain) weighDrop(s *scene, o *picture.Option) act {
	m := s.mount(o.Weapon)
	if m == nil {
		return act{}
	}
	way := toward(s.here.heading + float64(m.Facing)/float64(space.Degree))
	at := s.here.at.plus(way.times(feet(s.own.Across)/2 + 100))
	value := 0.0
	for i := range s.foes {
		f := &s.foes[i]
		if !f.able {
			continue
		}
		prize := f.prize(max(5, float64(o.Hull)/10))
		gap, back := at.distance(f.at)-feet(f.k.Across)/2, at.minus(f.at)
		switch {
		case gap <= float64(o.Radius)+50:
			value += 0.6 * prize
		case gap <= follows && back.dot(f.nose) > 0.8*at.distance(f.at):
			value += 0.25 * prize
		}
	}
	for i := range s.p.Contacts {
		k := &s.p.Contacts[i]
		if k.Side == s.own.Side && k != s.own && !k.Bomb && at.distance(place(k.At)) <= float64(o.Radius)+feet(k.Across/2)+50 {
			return act{}
		}
	}
	drop := &deployment.Drop{Weapon: o.Weapon, Load: o.Item}
	return act{name: fmt.Sprint("drop ", o.Weapon, o.Item), intent: drop, value: value, now: true}
}

// detonates detonates a bomb of the seat's own with a foe beside it and no friend.
func (b *Brain) detonates(s *scene) (string, sim.Intent) {
	for i := range s.p.Options {
		o := &s.p.Options[i]
		k := s.bomb(o.Target)
		if o.Verb != crew.Detonate || o.Rule() != "" || k == nil || b.tried("detonate") {
			continue
		}
		foes, friends := 0, 0
		for j := range s.p.Contacts {
			switch x := &s.p.Contacts[j]; {
			case x.Bomb || x.State.Gone() || !space.Within(x.At, k.At, blast+x.Across/2):
			case x.Side == s.own.Side:
				friends++
			default:
				foes++
			}
		}
		if foes > friends {
			return "detonate", &deployment.Detonate{Bomb: k.ID}
		}
	}
	return "", nil
}

// weighReload values a reload at less than a tenth of a round of the weapon: the battle may be over
// before it counts.
func (b *Brain) weighReload(s *scene, o *picture.Option) act {
	m := s.mount(o.Weapon)
	if m == nil || s.own.State != ships.Able {
		return act{}
	}
	one := float64(m.Damage.Count)*float64(m.Damage.Faces+1)/2 + float64(m.Damage.Plus)
	value := 0.03 * one * typicalDamage[s.own.Size] / typicalHull[s.own.Size]
	if s.me.Roles.Has(crew.Gunner) {
		value *= 0.3
	}
	return act{name: fmt.Sprint("reload ", o.Weapon, o.Item), intent: &deployment.Reload{Weapon: o.Weapon, Load: o.Item}, value: value}
}
