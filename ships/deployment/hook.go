package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
)

// checkHook refuses what a hook cannot do now.
func checkHook(b *ships.Battle, u ships.User, t *ships.Ship) error {
	s := b.ShipOf(u.Member)
	switch u.Feature.Hook {
	case shipyard.QuickStart:
		return (&Jump{}).Check(b, u.Member)
	case shipyard.Couple:
		return impact.CheckCouple(b, s, t)
	case shipyard.Lift, shipyard.Crown:
		count := 0
		impact.Stored(b, u.Member, func(*ships.Effect) { count++ })
		if count == 0 {
			return crew.Refuse(u.Rule(), "you have no d20 stored: direct somebody first")
		}
	case shipyard.Rally:
		if impact.Rallied(u.Member) == 0 {
			return crew.Refuse(u.Rule(), "%s reaches twice as many as your Charisma adds, and it adds nothing", u.Feature.Name)
		}
	case shipyard.Nanites:
		switch {
		case s.HitDice == 0:
			return crew.Refuse("SHIP-PATCH", "no Hit Dice are left")
		case t.Hull >= t.MaxHull():
			return crew.Refuse("SHIP-PATCH", "the hull of %s is whole", t.Name)
		}
	case shipyard.Encore:
		if u.Member.Action {
			return crew.Refuse(u.Rule(), "you still have your action")
		}
	case shipyard.Shore:
		if s.State != ships.Disabled {
			return crew.Refuse(u.Rule(), "%s makes no destruction saves", s.Name)
		}
	}
	return nil
}
