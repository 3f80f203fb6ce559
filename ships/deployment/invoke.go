package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Invoke uses a feature that has an order of its own (SHIP-FEATURE). The feature defines
// its cost: an action, a bonus action (SHIP-BONUS) or nothing, and something from a pool.
type Invoke struct {
	Feature crew.FeatureID
	Target  space.ID          // the target, if the feature is used on a ship
	Seat    crew.Seat         // the target, if the feature is used on a person
	Spare   bool              // the free d4 of rank 3 in place of a deployment die
	Of      [2]shipyard.Scale // the scales to compare, if the feature compares
}

func (*Invoke) Verb() crew.Verb { return crew.Feature }

// Fields describes an Invoke.
func (i *Invoke) Fields(c field.Coder) {
	field.Int(c, "feature", &i.Feature, 1, crew.MaxFeatures)
	ships.ShipField(c, "target", &i.Target)
	i.Seat.Fields(c)
	field.Bool(c, "spare", &i.Spare)
	for n := range i.Of {
		field.Int(c, "of", &i.Of[n], 0, int64(shipyard.LastScale))
	}
}

// Price returns the cost of the feature.
func (i *Invoke) Price(b *ships.Battle, _ *crew.Member) crew.Cost {
	if i.Feature == 0 || int(i.Feature) > len(b.Library.Features) {
		return crew.Free
	}
	return b.FeatureOf(i.Feature).Cost
}

// Check refuses features that the member does not have or that need no order, empty
// pools, and unsuitable targets.
func (i *Invoke) Check(b *ships.Battle, by *crew.Member) error {
	return checkInvoke(b, i, by, false)
}

func checkInvoke(b *ships.Battle, i *Invoke, by *crew.Member, power bool) error {
	h := impact.Owned(b, by, i.Feature)
	if h == nil {
		return impact.Unlearnt(b, i.Feature)
	}
	u := ships.User{Member: by, Have: h, Feature: b.FeatureOf(i.Feature), Spare: i.Spare}
	switch {
	case (u.Feature.Kind == shipyard.Power) != power && power:
		return crew.Refuse("SHIP-POWER", "%s is not a power", u.Feature.Name)
	case (u.Feature.Kind == shipyard.Power) != power:
		return crew.Refuse("SHIP-POWER", "%s is a power: cast it", u.Feature.Name)
	case b.ShipOf(by).State != ships.Able && !u.Feature.Tasks().Has(shipyard.Shore):
		return RefuseFallen(b, by)
	case u.Feature.Usage == shipyard.Along:
		return crew.Refuse("SHIP-FEATURE", "%s is chosen with another order", u.Feature.Name)
	case u.Feature.Usage != shipyard.Ordered:
		return crew.Refuse("SHIP-FEATURE", "%s works by itself", u.Feature.Name)
	}
	if err := impact.CheckPayable(b, u); err != nil {
		return err
	}
	if err := checkTarget(b, u, i); err != nil {
		return err
	}
	if err := i.checkAsked(u.Feature); err != nil {
		return err
	}
	return checkActs(b, u, b.Ship(i.Target))
}

// checkTarget refuses targets that a feature cannot be used on.
func checkTarget(b *ships.Battle, u ships.User, i *Invoke) error {
	own := b.ShipOf(u.Member)
	switch u.Feature.Target {
	case shipyard.Nobody:
		return nil
	case shipyard.EveryShip, shipyard.Line:
		return impact.CheckSwept(b, u)
	case shipyard.FoeCrews:
		return nil
	case shipyard.Crewmates:
		if impact.MostReached(b, u) == 0 {
			return crew.Refuse(u.Rule(), "%s reaches %d times your %s, which is not above 0", u.Feature.Name, u.Feature.Most.N, shipyard.ScaleTitles[u.Feature.Most.Of])
		}
		return nil
	case shipyard.Friend:
		t := b.Ship(i.Target)
		if t == nil || t.Side != own.Side || t == own || t.State.Gone() || t.Charge.Live {
			return crew.Refuse("SHIP-FEATURE", "%s needs another ship on your side", u.Feature.Name)
		}
		return impact.CheckReach(b, u, own, t)
	case shipyard.Foe:
		t, err := b.Foe(u.Member, i.Target, u.Rule())
		switch {
		case err != nil:
			return err
		case t.Charge.Live:
			return crew.Refuse(u.Rule(), "%s is a bomb, not a ship", t.Name)
		}
		return checkPath(b, u, own, t)
	}
	m, _ := b.HolderOf(i.Seat)
	if m == nil || !b.Knows(own.Side, b.ShipOf(m)) {
		return crew.Refuse("SHIP-FEATURE", "nobody is there")
	}
	t := b.ShipOf(m)
	if u.Feature.Target == shipyard.FoeCrew {
		if _, err := b.Foe(u.Member, t.ID, u.Rule()); err != nil {
			return err
		}
	} else if err := checkFriend(b, u, m); err != nil {
		return err
	}
	if m.Away && m != u.Member {
		return crew.Refuse(u.Rule(), "the %s of %s is not at their console", m.Seat, t.Name)
	}
	return checkPath(b, u, own, t)
}

// checkPath refuses a ship that a feature does not reach. No power can be aimed at a hostile ship
// that is wholly hidden (SHIP-COVER).
func checkPath(b *ships.Battle, u ships.User, own, t *ships.Ship) error {
	if err := impact.CheckReach(b, u, own, t); err != nil {
		return err
	}
	if u.Feature.Kind == shipyard.Power && t.Side != own.Side && b.CoverOf(own, t) == space.TotalCover {
		return crew.Refuse("SHIP-COVER", "%s is wholly hidden behind cover", t.Name)
	}
	return nil
}

// checkFriend refuses people on whom a feature for one's own side cannot be used.
func checkFriend(b *ships.Battle, u ships.User, m *crew.Member) error {
	own, t := b.ShipOf(u.Member), b.ShipOf(m)
	switch {
	case m == u.Member && u.Feature.ForOthers():
		return crew.Refuse(u.Rule(), "%s works on somebody else, not on you", u.Feature.Name)
	case t.Side != own.Side:
		return crew.Refuse("SHIP-FEATURE", "%s of %s is not on your side", m.Name, t.Name)
	case u.Feature.Inspires() && impact.Inspired(b, m):
		return crew.Refuse(u.Rule(), "%s of %s already has such a die, and can have one at a time", m.Name, t.Name)
	}
	if why := b.WhyMute(own, t); why != "" && u.Feature.Kind != shipyard.Power {
		return crew.Refuse("SHIP-CONDITION", why)
	}
	return nil
}

// Do pays for the feature, announces it, and performs its acts.
func (i *Invoke) Do(b *ships.Battle, by *crew.Member) {
	u := ships.User{Member: by, Have: impact.Owned(b, by, i.Feature), Feature: b.FeatureOf(i.Feature), Spare: i.Spare}
	if u.Feature.Work > 0 && impact.KeepWorking(b, u) {
		return
	}
	faces := impact.Pay(b, u)
	impact.TellInvoked(b, u, i.Target, i.Seat)
	impact.Perform(b, u, ships.Invocation{Target: i.Target, Seat: i.Seat, Faces: faces, Of: i.Of})
}

// Cast casts a power (SHIP-POWER): a feature of a kind of its own, which every deployment
// can have.
type Cast struct {
	Invoke
}

func (*Cast) Verb() crew.Verb { return crew.CastPower }

// Check refuses what Invoke does, and hostile targets that are unknown.
func (i *Cast) Check(b *ships.Battle, by *crew.Member) error {
	return checkInvoke(b, &i.Invoke, by, true)
}

// Stand sets a standing order, for a feature that answers by itself or for a member's
// readied response.
type Stand struct {
	Feature crew.FeatureID // 0: the readied response
	Stance  crew.Stance
}

func (*Stand) Verb() crew.Verb { return crew.Stand }

// Fields describes a Stand.
func (i *Stand) Fields(c field.Coder) {
	field.Int(c, "feature", &i.Feature, 0, crew.MaxFeatures)
	crew.StanceField(c, "stance", &i.Stance)
}

// Check refuses features that take no standing orders.
func (i *Stand) Check(b *ships.Battle, by *crew.Member) error {
	if i.Feature == 0 {
		return nil
	}
	switch h := impact.Owned(b, by, i.Feature); {
	case h == nil:
		return impact.Unlearnt(b, i.Feature)
	case b.FeatureOf(i.Feature).Usage != shipyard.Standing:
		return crew.Refuse("SHIP-FEATURE", "%s cannot have a standing order", b.FeatureOf(i.Feature).Name)
	}
	return nil
}

// Do sets the standing order.
func (i *Stand) Do(b *ships.Battle, by *crew.Member) {
	stood := &ships.Stood{By: by.Seat, Stance: i.Stance}
	if i.Feature == 0 {
		by.Readied = i.Stance
	} else {
		impact.Owned(b, by, i.Feature).Stance = i.Stance
		stood.Name = b.FeatureOf(i.Feature).Name
	}
	b.TellOwnSide(b.ShipOf(by), stood)
}
