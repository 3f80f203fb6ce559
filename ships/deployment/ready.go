package deployment

import (
	"cmp"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Ready waits for a circumstance and then, as a reaction, does what an action could have
// done (SHIP-READY). A response that needs a target and names none is aimed at the ship
// that triggers it.
type Ready ships.Wait

func (*Ready) Verb() crew.Verb { return crew.Ready }

// Fields describes a Ready.
func (i *Ready) Fields(c field.Coder) {
	(*ships.Wait)(i).Fields(c, (*ships.Limit).Fields, "verb", NewIntent)
}

// Check refuses responses that the seat could not order, and responses that are not
// actions.
func (i *Ready) Check(b *ships.Battle, by *crew.Member) error {
	if err := (*ships.Wait)(i).Check("SHIP-READY", false); err != nil {
		return err
	}
	row := crew.PermissionOf(i.Response.Verb())
	title := row.Title
	if id := invokes(i.Response); id != 0 {
		if impact.Owned(b, by, id) == nil {
			return impact.Unlearnt(b, id)
		}
		title = say.Name(b.FeatureOf(id).Name)
	}
	switch {
	case impact.Cost(b, i.Response, by) != crew.Action || row.Verb == crew.Ready:
		return crew.Refuse("SHIP-READY", "%s is not an action and cannot be a response", title)
	case b.RolesOf(by)&row.Roles == 0:
		return crew.Refuse("SHIP-ROLE", "%s is for the %s", row.Title, row.Roles)
	case i.Subject != 0:
		if _, err := b.Foe(by, i.Subject, "SHIP-READY"); err != nil && i.When != crew.WhenSeen {
			return err
		}
	}
	switch own := b.ShipOf(by); {
	case i.When == crew.WhenCalled && aimed(b, i.Response, own.ID) != i.Response:
		return crew.Refuse("SHIP-READY", "a foe never calls a word: name a target")
	case i.When == crew.WhenInArc && int(i.Where.Weapon) >= len(own.Mounts):
		return crew.Refuse("SHIP-READY", "%s has no weapon %d", own.Name, i.Where.Weapon)
	}
	return nil
}

// Do starts waiting. A circumstance that already holds must end before it can happen.
func (i *Ready) Do(b *ships.Battle, by *crew.Member) {
	id := b.IDOf(by)
	impact.ForgetReadied(b, id)
	b.Readied.Add(ships.Readied{Member: id, Wait: ships.Wait(*i)}, watch{b})
	b.TellOwnSide(b.ShipOf(by), &event.HasReadied{By: event.Actor{Seat: by.Seat}, Response: i.Response.Verb(), For: i.When.LogText(false)})
}

// aimed returns a response, aimed at a ship if it needs a target and names none. A ship that
// is to come into sight cannot be named in advance.
func aimed(b *ships.Battle, response ships.Intent, at space.ID) ships.Intent {
	switch i := response.(type) {
	case *Fire:
		if to := *i; i.Target == 0 {
			to.Target = at
			return &to
		}
	case *Evade:
		if to := *i; i.Target == 0 {
			to.Target = at
			return &to
		}
	case *Ram:
		if to := *i; i.Target == 0 {
			to.Target = at
			return &to
		}
	case *Dock:
		if i.Target == 0 {
			return &Dock{at}
		}
	case *Land:
		if i.Target == 0 {
			return &Land{at}
		}
	case *Interfere:
		if to := *i; i.Target.Ship == 0 {
			to.Target = postOf(b, i.Target, at)
			return &to
		}
	case *Invoke:
		if to, aims := invokedAt(b, i, at); aims {
			return &to
		}
	case *Cast:
		if to, aims := invokedAt(b, &i.Invoke, at); aims {
			return &Cast{to}
		}
	}
	return response
}

// invokedAt returns the use of a feature, aimed at a ship or a post there if it needs a target
// and names none, and reports whether that was so.
func invokedAt(b *ships.Battle, i *Invoke, at space.ID) (to Invoke, aims bool) {
	to = *i
	switch b.FeatureOf(i.Feature).Target {
	case shipyard.Foe:
		to.Target, aims = cmp.Or(i.Target, at), i.Target == 0
	case shipyard.FoeCrew:
		to.Seat, aims = postOf(b, i.Seat, at), i.Seat.Ship == 0
	}
	return to, aims
}

// postOf returns a seat. A seat without a ship becomes that of the member who does its work on the
// given ship.
func postOf(b *ships.Battle, seat crew.Seat, at space.ID) crew.Seat {
	s := b.Ship(at)
	if seat.Ship != 0 || s == nil {
		return seat
	}
	if m := b.Deployed(s, seat.Role); m != nil {
		return m.Seat
	}
	seat.Ship = at
	return seat
}

// invokes returns the feature that an order uses, or 0.
func invokes(i ships.Intent) crew.FeatureID {
	switch i := i.(type) {
	case *Invoke:
		return i.Feature
	case *Cast:
		return i.Feature
	}
	return 0
}

// watch is a battle as its members with readied responses see it.
type watch struct{ *ships.Battle }

// CanReact reports whether a member can still react in this round, at their console.
func (b watch) CanReact(id crew.ID) bool {
	m := b.Member(id)
	return m.Reaction && !m.Away && b.ShipOf(m).CanReact()
}

// Ask opens a window for a member with a readied response.
func (b watch) Ask(x crew.Window) *crew.Window {
	asked := b.Windows.Add(x)
	if m := b.Member(x.Member); asked != nil {
		b.TellOwnSide(b.ShipOf(m), &event.MayReact{By: event.Actor{Seat: m.Seat}, With: b.Readied.Find(x.Member).When.LogText(false)})
	}
	return asked
}

// Happened reports whether the ship was attacked or the word was called, and by which
// ship.
func (b watch) Happened(r *ships.Readied) (space.ID, bool) {
	own := b.ShipOf(b.Member(r.Member))
	for i := range b.News {
		e := &b.News[i]
		by, shot := firedAt(e.Fact, own.ID)
		switch {
		case r.When == crew.WhenAttacked && shot && (r.Subject == 0 || r.Subject == by):
			return by, true
		case r.When == crew.WhenCalled && called(b.Battle, e, own, r.Word):
			return 0, true
		}
	}
	return 0, false
}

// firedAt reports whether a fact is an attack on a ship, and by which one.
func firedAt(f event.Fact, own space.ID) (by space.ID, shot bool) {
	switch f := f.(type) {
	case *ships.Attacked:
		return f.By.Ship, f.Target == own
	case *ships.FiredAt:
		return f.By.Ship, f.Target == own
	case *ships.Saved:
		return f.By.Ship, f.Ship == own && f.Mount >= 0
	}
	return 0, false
}

// called reports whether a ship hears a word: from aboard, from a ship within hearing, or
// from the GM.
func called(b *ships.Battle, e *event.Event, own *ships.Ship, word string) bool {
	f, calls := e.Fact.(*ships.Called)
	if !calls || !e.Sides.Has(own.Side) || !strings.EqualFold(f.Word, word) {
		return false
	}
	from := b.Ship(f.By.Ship)
	return from == nil || b.WhyMute(from, own) == ""
}

// Holding appends the ships that a circumstance applies to now.
func (b watch) Holding(list []space.ID, r *ships.Readied) []space.ID {
	own := b.ShipOf(b.Member(r.Member))
	for i := range b.Ships {
		t := &b.Ships[i]
		if t == own || t.State.Gone() || !b.Knows(own.Side, t) {
			continue
		}
		if (r.Subject == t.ID || r.Subject == 0 && t.Side != own.Side && !t.Charge.Live) && holds(b.Battle, r, own, t) {
			list = append(list, t.ID)
		}
	}
	return list
}

func holds(b *ships.Battle, r *ships.Readied, own, t *ships.Ship) bool {
	if r.When == crew.WhenInArc {
		a := impact.BearOn(b, own, int(r.Where.Weapon), t, impact.TraceSight(b, own, t))
		return a.InArc && a.Band != shipyard.BeyondReach
	}
	return r.When.Holds(int64(b.Range(own, t)), int64(r.Where.Feet))
}

// mayTake returns why a readied response cannot be done now, or nil.
func mayTake(b *ships.Battle, x *crew.Window) error {
	if !(watch{b}).CanReact(x.Member) {
		return crew.Refuse("SHIP-REACT", "you cannot react any more")
	}
	return aimed(b, b.Readied.Find(x.Member).Response, x.Ship()).Check(b, b.Member(x.Member))
}

// answer carries out a readied response, or lets it pass. A response that passes stays
// readied.
func answer(b *ships.Battle, x crew.Window, take bool) {
	m := b.Member(x.Member)
	if !take {
		b.TellOwnSide(b.ShipOf(m), &event.LetGo{By: event.Actor{Seat: m.Seat}})
		return
	}
	response := aimed(b, b.Readied.Find(x.Member).Response, x.Ship())
	m.Spend(crew.Reaction)
	impact.ForgetReadied(b, x.Member)
	response.Do(b, m)
}
