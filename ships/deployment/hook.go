package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
)

// checkActs refuses what a feature cannot do now.
func checkActs(b *ships.Battle, u ships.User, t *ships.Ship) error {
	s := b.ShipOf(u.Member)
	for i := range u.Feature.Acts {
		var err error
		switch a := &u.Feature.Acts[i]; {
		case a.Do == shipyard.Couple:
			err = impact.CheckCouple(b, s, t)
		case a.Do == shipyard.Raise:
			err = checkStored(b, u)
		case a.Do == shipyard.Start:
			err = (&Jump{}).Check(b, u.Member)
		case a.Do == shipyard.Patch && s.HitDice == 0:
			return crew.Refuse("SHIP-PATCH", "no Hit Dice are left")
		case a.Do == shipyard.Patch && t.Hull >= t.MaxHull():
			return crew.Refuse("SHIP-PATCH", "the hull of %s is whole", t.Name)
		case a.Do == shipyard.Rouse && a.On == shipyard.User && u.Member.Action:
			return crew.Refuse(u.Rule(), "you still have your action")
		case a.Do == shipyard.Shore && s.State != ships.Disabled:
			return crew.Refuse(u.Rule(), "%s makes no destruction saves", s.Name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func checkStored(b *ships.Battle, u ships.User) error {
	count := 0
	impact.Stored(b, u.Member, func(*ships.Effect) { count++ })
	if count == 0 {
		return crew.Refuse(u.Rule(), "you have no d20 stored: direct somebody first")
	}
	return nil
}
