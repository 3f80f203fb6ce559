package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Invoke uses a feature that has an order of its own (SHIP-FEATURE). What it
// takes is the feature's to say: an action, a bonus action (SHIP-BONUS) or
// nothing, and something from a pool.
type Invoke struct {
	Feature crew.FeatureID
	Target  space.ID           // a ship, where the feature has one for its target
	Seat    crew.Seat          // a person, where the feature has one
	Spare   bool               // the free d4 of rank 3 in place of a deployment die
	Of      [2]shipyard.Source // what is compared, where the feature asks
}

func (*Invoke) Verb() crew.Verb { return crew.Feature }

// Fields describes an Invoke.
func (i *Invoke) Fields(c field.Coder) {
	field.Int(c, "feature", &i.Feature, 1, crew.MaxFeatures)
	shipField(c, "target", &i.Target)
	i.Seat.Fields(c)
	field.Bool(c, "spare", &i.Spare)
	for n := range i.Of {
		field.Int(c, "of", &i.Of[n], 0, int64(shipyard.LastSource))
	}
}

// Priced is an intent whose cost is not that of its verb alone.
type Priced interface {
	Price(*Battle, *crew.Member) crew.Cost
}

// Cost is what an order takes from the turn: what its verb does, or what the
// feature says that it uses.
func (b *Battle) Cost(i Intent, by *crew.Member) crew.Cost {
	if p, ok := i.(Priced); ok {
		return p.Price(b, by)
	}
	return crew.RuleOf(i.Verb()).Cost
}

// Price is the cost that the feature names.
func (i *Invoke) Price(b *Battle, _ *crew.Member) crew.Cost {
	if i.Feature == 0 || int(i.Feature) > len(b.Library.Features) {
		return crew.Free
	}
	return b.FeatureOf(i.Feature).Cost
}

// Check refuses features that the member does not have or that need no order,
// pools that are empty, and targets that do not suit.
func (i *Invoke) Check(b *Battle, by *crew.Member) error {
	return b.checkInvoke(i, by, false)
}

func (b *Battle) checkInvoke(i *Invoke, by *crew.Member, power bool) error {
	h := b.owned(by, i.Feature)
	if h == nil {
		return b.unlearnt(i.Feature)
	}
	u := user{by, h, b.FeatureOf(i.Feature)}
	switch {
	case (u.f.Kind == shipyard.Power) != power && power:
		return crew.Refuse("SHIP-POWER", "%s is no power", u.f.Name)
	case (u.f.Kind == shipyard.Power) != power:
		return crew.Refuse("SHIP-POWER", "%s is a power: cast it", u.f.Name)
	case b.ship(by).State != Able && u.f.Hook != shipyard.Shore:
		return crew.Refuse("SHIP-ZERO", "%s is %s: only its mechanic can act", b.ship(by).Name, b.ship(by).State)
	case u.f.Usage == shipyard.Along:
		return crew.Refuse("SHIP-FEATURE", "%s is chosen with another order", u.f.Name)
	case u.f.Usage != shipyard.Ordered:
		return crew.Refuse("SHIP-FEATURE", "%s works by itself", u.f.Name)
	}
	if err := b.payable(u, i.Spare); err != nil {
		return err
	}
	if err := b.checkTarget(u, i); err != nil {
		return err
	}
	if err := i.checkAsked(u.f); err != nil {
		return err
	}
	return b.checkHook(u, b.Ship(i.Target))
}

// checkTarget asks whether a feature can be used on what it is aimed at.
func (b *Battle) checkTarget(u user, i *Invoke) error {
	own := b.ship(u.m)
	switch u.f.Target {
	case shipyard.Nobody:
		if u.f.Sweeps() {
			return b.checkSwept(u)
		}
		return nil
	case shipyard.Friend:
		t := b.Ship(i.Target)
		if t == nil || t.Side != own.Side || t == own || t.State.Gone() || t.Charge.Live {
			return crew.Refuse("SHIP-FEATURE", "%s needs another ship of your side", u.f.Name)
		}
		return b.checkReach(u, own, t)
	case shipyard.Foe:
		t, err := b.foe(u.m, i.Target, u.rule())
		if err != nil {
			return err
		}
		return b.checkReach(u, own, t)
	}
	m, _ := b.At(i.Seat)
	if m == nil {
		return crew.Refuse("SHIP-FEATURE", "nobody is there")
	}
	t := b.ship(m)
	if u.f.Target == shipyard.FoeCrew {
		if _, err := b.foe(u.m, t.ID, u.rule()); err != nil {
			return err
		}
	} else if m == u.m && u.f.ForOthers() {
		return crew.Refuse(u.rule(), "%s is for somebody else than you", u.f.Name)
	} else if u.f.Inspires() && b.inspired(m) {
		return crew.Refuse(u.rule(), "%s of %s has such a die, and can have one at a time", m.Name, t.Name)
	} else if t.Side != own.Side {
		return crew.Refuse("SHIP-FEATURE", "%s of %s is not of your side", m.Name, t.Name)
	} else if why := b.mute(own, t); why != "" && u.f.Kind != shipyard.Power {
		return crew.Refuse("SHIP-CONDITION", "%s", why)
	}
	return b.checkReach(u, own, t)
}

// rule is the id under which a feature is refused.
func (u user) rule() string {
	if u.f.Kind == shipyard.Power {
		return "SHIP-POWER"
	}
	return "SHIP-FEATURE"
}

func (b *Battle) checkReach(u user, own, t *Ship) error {
	d := b.Range(own, t)
	switch {
	case t == own:
		return nil
	case u.f.Reach > 0 && d > u.f.Reach:
		return crew.Refuse(u.rule(), "%s is %d ft away, more than %d", t.Name, d.Feet(), u.f.Reach.Feet())
	case u.f.Wary && b.marked(t, u.m, u.h.Feature):
		return crew.Refuse(u.rule(), "%s has withstood %s, and is proof against it now", t.Name, u.f.Name)
	case u.f.Held != 0 && !t.heldBy(own, u.f.Held):
		return crew.Refuse(u.rule(), "%s is not held by %s", t.Name, own.Name)
	case u.f.Arc && !space.InCone(own.At, own.Heading, t.At):
		return crew.Refuse("SHIP-ARC", "%s is outside the arc before the bow", t.Name)
	case u.f.NoLarger() && b.ClassOf(t).Size > b.ClassOf(own).Size:
		return crew.Refuse(u.rule(), "%s is larger than %s, and %s does nothing to it", t.Name, own.Name, u.f.Name)
	case u.f.Sizes != 0 && u.f.Target == shipyard.Foe && u.f.Kind == shipyard.Gambit && !u.f.Sizes.Has(b.ClassOf(t).Size):
		return crew.Refuse(u.rule(), "%s is not for a %s ship", u.f.Name, b.ClassOf(t).Size)
	}
	return nil
}

// Do pays, tells, and has the feature act.
func (i *Invoke) Do(b *Battle, by *crew.Member) {
	u := user{by, b.owned(by, i.Feature), b.FeatureOf(i.Feature)}
	if u.f.Work > 0 && b.working(u) {
		return
	}
	faces := b.pay(u, i.Spare)
	b.invoked(u, i.Target, i.Seat)
	b.perform(u, deed{i.Target, i.Seat, faces, i.Of})
}

// working spends an action on what takes several, and says whether more are needed.
func (b *Battle) working(u user) bool {
	if u.h.Used++; u.h.Used < u.f.Work {
		b.inside(b.ship(u.m), &Working{u.m.Seat, u.f.Name, u.h.Used, u.f.Work})
		return true
	}
	u.h.Used = 0
	return false
}

// Cast casts a power (SHIP-POWER): a feature of its own kind, which every
// deployment can have.
type Cast struct {
	Invoke
}

func (*Cast) Verb() crew.Verb { return crew.CastPower }

// Check refuses what Invoke does, and hostile targets that are not known of.
func (i *Cast) Check(b *Battle, by *crew.Member) error { return b.checkInvoke(&i.Invoke, by, true) }

// Stand sets a standing order: what a feature does that answers by itself.
type Stand struct {
	Feature crew.FeatureID
	Stance  crew.Stance
}

func (*Stand) Verb() crew.Verb { return crew.Stand }

// Fields describes a Stand.
func (i *Stand) Fields(c field.Coder) {
	field.Int(c, "feature", &i.Feature, 1, crew.MaxFeatures)
	field.Int(c, "stance", &i.Stance, 0, int64(crew.LastStance))
}

// Check refuses features that take no standing orders.
func (i *Stand) Check(b *Battle, by *crew.Member) error {
	switch h := b.owned(by, i.Feature); {
	case h == nil:
		return b.unlearnt(i.Feature)
	case b.FeatureOf(i.Feature).Usage != shipyard.Standing:
		return crew.Refuse("SHIP-FEATURE", "%s takes no standing order", b.FeatureOf(i.Feature).Name)
	}
	return nil
}

// Do sets it.
func (i *Stand) Do(b *Battle, by *crew.Member) {
	b.owned(by, i.Feature).Stance = i.Stance
	b.inside(b.ship(by), &Stood{by.Seat, b.FeatureOf(i.Feature).Name, i.Stance})
}

// invoked tells that a feature is used: to everyone who sees the ship if it is
// used on another side or sweeps, else to the own side.
func (b *Battle) invoked(u user, target space.ID, seat crew.Seat) {
	f := &Invoked{By: u.m.Seat, Name: u.f.Name, Target: target, Seat: seat}
	own := b.ship(u.m)
	if u.f.Sweeps() {
		b.seen(own, f)
		return
	}
	if t := b.Ship(max(target, seat.Ship)); t != nil && t.Side != own.Side {
		b.Emit(b.Watchers(own)&b.Watchers(t), f)
		return
	}
	b.inside(own, f)
}

// Invoked says that a feature is used.
type Invoked struct {
	By     crew.Seat
	Name   string // of the feature
	Target space.ID
	Seat   crew.Seat
}

func (*Invoked) Kind() event.Kind { return KindInvoked }

// Fields describes an Invoked.
func (f *Invoked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	shipField(c, "target", &f.Target)
	f.Seat.Fields(c)
}

func (f *Invoked) Sentence(n event.Names) string {
	on := ""
	switch {
	case f.Seat.Ship != 0:
		on = " on " + n.SeatName(f.Seat)
	case f.Target != 0:
		on = " on " + n.ShipName(f.Target)
	}
	by := n.SeatName(f.By)
	if f.By.Role == crew.NoRole {
		by = n.ShipName(f.By.Ship) // it works by itself
	}
	return fmt.Sprintf("%s uses %s%s.", by, f.Name, on)
}

// Working says how far something has come that takes several actions.
type Working struct {
	By       crew.Seat
	Name     string
	Work, Of int8
}

func (*Working) Kind() event.Kind { return KindWorking }

// Fields describes a Working.
func (f *Working) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	field.Int(c, "work", &f.Work, 0, 127)
	field.Int(c, "of", &f.Of, 0, 127)
}

func (f *Working) Sentence(n event.Names) string {
	return fmt.Sprintf("%s works on %s: %d of %d actions.", n.SeatName(f.By), f.Name, f.Work, f.Of)
}

// Stood says what a standing order is from now on.
type Stood struct {
	By     crew.Seat
	Name   string
	Stance crew.Stance
}

func (*Stood) Kind() event.Kind { return KindStood }

// Fields describes a Stood.
func (f *Stood) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	field.Int(c, "stance", &f.Stance, 0, int64(crew.LastStance))
}

func (f *Stood) Sentence(n event.Names) string {
	return n.SeatName(f.By) + " will " + fmt.Sprintf([...]string{
		"use %s when it changes the outcome.", "never use %s.", "use %s whenever possible.",
	}[f.Stance], f.Name)
}
