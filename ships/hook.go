package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// checkHook refuses what a hook cannot do now.
func (b *Battle) checkHook(u user, t *Ship) error {
	s := b.ship(u.m)
	switch u.f.Hook {
	case shipyard.QuickStart:
		return (&Jump{}).Check(b, u.m)
	case shipyard.Couple:
		return b.checkCouple(s, t)
	case shipyard.Lift, shipyard.Crown:
		count := 0
		b.stored(u.m, func(*Effect) { count++ })
		if count == 0 {
			return crew.Refuse(u.rule(), "you have no d20 stored: direct somebody first")
		}
	case shipyard.Rally:
		if rallied(u.m) == 0 {
			return crew.Refuse(u.rule(), "%s reaches twice as many as your Charisma adds, and it adds nothing", u.f.Name)
		}
	case shipyard.Nanites:
		switch {
		case s.HitDice == 0:
			return crew.Refuse("SHIP-PATCH", "no Hit Dice are left")
		case t.Hull >= t.MaxHull():
			return crew.Refuse("SHIP-PATCH", "the hull of %s is whole", t.Name)
		}
	case shipyard.Encore:
		if u.m.Action {
			return crew.Refuse(u.rule(), "you still have your action")
		}
	case shipyard.Shore:
		if s.State != Disabled {
			return crew.Refuse(u.rule(), "%s makes no destruction saves", s.Name)
		}
	}
	return nil
}

// hook does what a feature has of its own, before its acts.
func (b *Battle) hook(u user, d deed) {
	switch u.f.Hook {
	case shipyard.Lift, shipyard.Crown:
		b.raise(u)
	case shipyard.Rally:
		b.rally(u)
	case shipyard.Reroute:
		b.unroute(b.ship(u.m))
	case shipyard.Encore:
		u.m.Action = true
	case shipyard.AllHands:
		b.allHands(u, d)
	case shipyard.QuickStart:
		b.boot(u.m, 1)
	case shipyard.Couple:
		b.couple(b.ship(u.m), b.Ship(d.target))
	case shipyard.Dread:
		b.dread(u)
	case shipyard.Shore:
		b.shore(b.ship(u.m))
	case shipyard.Immune:
		b.immune(u)
	case shipyard.Nanites:
		b.nanites(u, b.Ship(d.target))
	}
}

// unroute ends what a ship's power has been rerouted to.
func (b *Battle) unroute(s *Ship) {
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Feature == 0 || b.FeatureOf(e.Feature).Hook != shipyard.Reroute {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
}
