package impact

import (
	"broadside/ships"
	"broadside/ships/shipyard"
)

// hook does what a feature has of its own, before its acts.
func hook(b *ships.Battle, u ships.User, d ships.Invocation) {
	switch u.Feature.Hook {
	case shipyard.Lift, shipyard.Crown:
		raise(b, u)
	case shipyard.Rally:
		rally(b, u)
	case shipyard.Reroute:
		unroute(b, b.ShipOf(u.Member))
	case shipyard.Encore:
		u.Member.Action = true
	case shipyard.AllHands:
		allHands(b, u, d)
	case shipyard.QuickStart:
		Boot(b, u.Member, 1)
	case shipyard.Couple:
		couple(b, b.ShipOf(u.Member), b.Ship(d.Target))
	case shipyard.Dread:
		dread(b, u)
	case shipyard.Shore:
		shore(b, b.ShipOf(u.Member))
	case shipyard.Immune:
		immune(b, u)
	case shipyard.Nanites:
		nanites(b, u, b.Ship(d.Target))
	}
}

// unroute ends what a ship's power has been rerouted to.
func unroute(b *ships.Battle, s *ships.Ship) {
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Feature == 0 || b.FeatureOf(e.Feature).Hook != shipyard.Reroute {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
}
