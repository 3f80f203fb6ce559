package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// Priced is an intent whose cost is not that of its verb alone.
type Priced interface {
	Price(*ships.Battle, *crew.Member) crew.Cost
}

// Cost is what an order takes from the turn: what its verb does, or what the
// feature says that it uses.
func Cost(b *ships.Battle, i ships.Intent, by *crew.Member) crew.Cost {
	if p, ok := i.(Priced); ok {
		return p.Price(b, by)
	}
	return crew.RuleOf(i.Verb()).Cost
}

func CheckReach(b *ships.Battle, u ships.User, own, t *ships.Ship) error {
	d := b.Range(own, t)
	switch {
	case t == own:
		return nil
	case u.Feature.Reach > 0 && d > u.Feature.Reach:
		return crew.Refuse(u.Rule(), "%s is %d ft away, more than %d", t.Name, d.Feet(), u.Feature.Reach.Feet())
	case u.Feature.Wary && marked(b, t, u.Member, u.Have.Feature):
		return crew.Refuse(u.Rule(), "%s has withstood %s, and is proof against it now", t.Name, u.Feature.Name)
	case u.Feature.Held != 0 && !t.HeldBy(own, u.Feature.Held):
		return crew.Refuse(u.Rule(), "%s is not held by %s", t.Name, own.Name)
	case u.Feature.Arc && !space.InCone(own.At, own.Heading, t.At):
		return crew.Refuse("SHIP-ARC", "%s is outside the arc before the bow", t.Name)
	case u.Feature.NoLarger() && b.ClassOf(t).Size > b.ClassOf(own).Size:
		return crew.Refuse(u.Rule(), "%s is larger than %s, and %s does nothing to it", t.Name, own.Name, u.Feature.Name)
	case u.Feature.Sizes != 0 && u.Feature.Target == shipyard.Foe && u.Feature.Kind == shipyard.Gambit && !u.Feature.Sizes.Has(b.ClassOf(t).Size):
		return crew.Refuse(u.Rule(), "%s is not for a %s ship", u.Feature.Name, b.ClassOf(t).Size)
	}
	return nil
}

// KeepWorking spends an action on what takes several, and says whether more are needed.
func KeepWorking(b *ships.Battle, u ships.User) bool {
	if u.Have.Used++; u.Have.Used < u.Feature.Work {
		b.TellOwnSide(b.ShipOf(u.Member), &ships.Working{By: u.Member.Seat, Name: u.Feature.Name, Work: u.Have.Used, Of: u.Feature.Work})
		return true
	}
	u.Have.Used = 0
	return false
}

// TellInvoked tells that a feature is used: to everyone who sees the ship if it is
// used on another side or sweeps, else to the own side.
func TellInvoked(b *ships.Battle, u ships.User, target space.ID, seat crew.Seat) {
	f := &ships.Invoked{By: u.Member.Seat, Name: u.Feature.Name, Target: target, Seat: seat}
	own := b.ShipOf(u.Member)
	if u.Feature.Sweeps() {
		b.TellWatchers(own, f)
		return
	}
	if t := b.Ship(max(target, seat.Ship)); t != nil && t.Side != own.Side {
		b.Emit(b.Watchers(own)&b.Watchers(t), f)
		return
	}
	b.TellOwnSide(own, f)
}
