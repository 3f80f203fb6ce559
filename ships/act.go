package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Whose turns.
const (
	UserTurns  shipyard.Whose = iota
	PilotTurns                // of the ship that it is done to
	OtherTurns                // of the target member
)

// deed is a feature at work: on whom, and the die that was paid.
type deed struct {
	target space.ID
	seat   crew.Seat
	faces  int8
	of     [2]shipyard.Source
}

// perform tests what a feature is to be tested on, has it act, and then what
// follows from it.
func (b *Battle) perform(u user, d deed) {
	if d.target == 0 {
		d.target = d.seat.Ship
	}
	if u.f.Focus {
		b.concentrate(u)
	}
	b.hook(u, d)
	if u.f.Sweeps() {
		b.strikeAll(u)
		return
	}
	if u.f.Marks() {
		b.unmark(u)
	}
	result := b.test(u, d)
	if u.f.Wary && result == shipyard.Withstood {
		b.Grant(Effect{Ship: d.target, By: b.IDOf(u.m), Feature: u.h.Feature})
	}
	for i := range u.f.Acts {
		if a := &u.f.Acts[i]; a.If == shipyard.Either || a.If == result {
			b.act(u, a, d, result)
		}
	}
	id := u.h.Feature
	for _, h := range b.Usable(u.m) {
		if next := b.FeatureOf(h.Feature); next.Usage == shipyard.Along && next.After == id && b.payable(user{u.m, h, next}, false) == nil {
			n := user{u.m, h, next}
			b.pay(n, false)
			b.perform(n, d)
		}
	}
}

// unmark ends a member's earlier mark, with what came of it: one ship is marked at
// a time.
func (b *Battle) unmark(u user) {
	id := b.IDOf(u.m)
	for i := range b.Ships {
		s := &b.Ships[i]
		kept := s.Effects[:0]
		for _, e := range s.Effects {
			if e.By != id || e.Feature == 0 || e.Feature != u.h.Feature && b.FeatureOf(e.Feature).After != u.h.Feature {
				kept = append(kept, e)
			}
		}
		s.Effects = kept
	}
}

// concentrate ends what a member has kept up by concentration before.
func (b *Battle) concentrate(u user) {
	id := b.IDOf(u.m)
	if was := u.m.Focus; was != 0 {
		for i := range b.Ships {
			s := &b.Ships[i]
			kept := s.Effects[:0]
			for _, e := range s.Effects {
				if e.By != id || e.Feature != was {
					kept = append(kept, e)
				}
			}
			s.Effects = kept
		}
		b.inside(b.ship(u.m), &Faded{u.m.Seat, b.FeatureOf(was).Name})
	}
	u.m.Focus = u.h.Feature
}

// test throws what decides about a feature.
func (b *Battle) test(u user, d deed) shipyard.Result {
	switch u.f.Test.Kind {
	case shipyard.Contest:
		against, _ := b.At(d.seat)
		if against == nil {
			against = b.Counterpart(b.Ship(d.target), u.f.Test.Skill)
		}
		if against != nil && b.contest(u.m, against, attempt{u.f.Test.Skill, crew.Feature, u.f.Name, nil}) != Won {
			return shipyard.Withstood
		}
	case shipyard.Save:
		t := b.Ship(d.target)
		if x := b.Trial(u.m, u.f, t); b.try(t, &x) {
			return shipyard.Withstood
		}
	}
	return shipyard.Overcome
}

// Counterpart is who answers for a ship in a contest of a skill, or nil.
func (b *Battle) Counterpart(t *Ship, skill crew.Skill) *crew.Member {
	role := crew.Pilot
	switch skill {
	case crew.Technology:
		role = crew.Operator
	case crew.MechanicsKit:
		role = crew.Mechanic
	}
	if m := b.deployed(t, role); m != nil {
		return m
	}
	return b.Pilot(t)
}

// Trial is the save that a feature calls for.
func (b *Battle) Trial(by *crew.Member, f *shipyard.Feature, t *Ship) Trial {
	x := Trial{By: by.Seat, Save: f.Test.Score, DC: 8, Cause: f.Name}
	r := rolling{ship: by.Seat.Ship}
	for _, of := range f.Test.DC {
		if of != shipyard.One {
			x.DC += b.source(of, &r, by)
		}
	}
	own, other := b.ClassOf(b.ship(by)).Size, b.ClassOf(t).Size
	switch {
	case !f.Test.Sized:
	case int8(other)-int8(own) >= max(1, f.Test.Apart):
		x.Helped = "larger"
	case int8(own)-int8(other) >= max(1, f.Test.Apart):
		x.Hindered = "smaller"
	}
	if f.Test.Worse.Has(other) {
		x.Hindered = f.Name
	}
	for i := range f.Acts {
		if f.Acts[i].Do == shipyard.Inflict {
			x.Of |= 1 << f.Acts[i].State
		}
	}
	return x
}

// act does one thing.
func (b *Battle) act(u user, a *shipyard.Act, d deed, result shipyard.Result) {
	own := b.ship(u.m)
	s := own
	if a.On == shipyard.TheShip || a.On == shipyard.TheOther {
		s = b.Ship(d.target)
	}
	if s == nil || s.State.Gone() {
		return
	}
	switch a.Do {
	case shipyard.Modify:
		if a.On != shipyard.TheCrew {
			b.modify(u, a, d, s, 0)
			break
		}
		for _, id := range s.Crew {
			b.modify(u, a, d, s, id)
		}
	case shipyard.Deal:
		b.deal(u, a, d, s, result)
	case shipyard.Mend:
		r := b.amount(u, a, d, "hull points")
		b.told(u, s, &Mended{By: u.m.Seat, Ship: s.ID, Roll: r, Gained: b.repair(s, max(0, r.Total))})
	case shipyard.Screen:
		r := b.amount(u, a, d, "shield points")
		b.charge(u, s, r)
	case shipyard.Burn:
		r := b.amount(u, a, d, "feet")
		s.Feet += space.Length(max(0, r.Total)) * max(1, space.Length(a.N)) * space.Foot
	case shipyard.Shoot:
		e := Effect{Change: shipyard.Change{Touch: shipyard.Shots, How: shipyard.Plus, N: 1 + a.N, First: true}, Ship: own.ID, Member: b.IDOf(u.m), By: b.IDOf(u.m),
			Until: b.IDOf(u.m), End: true, Turns: 1, Feature: u.h.Feature}
		if u.f.Reach > 0 || u.f.Moment == shipyard.Fells {
			e.Against = d.target // it is made on another, near that one
		}
		b.Grant(e.with(d.faces))
	case shipyard.Inflict:
		b.inflict(u, a, own, s)
	case shipyard.Compare:
		for _, of := range d.of {
			b.compare(u, of, own, s)
		}
	case shipyard.Relieve:
		b.sift(s, func(c *Affliction) bool { return !a.Ends.Has(c.Kind) || u.f.Held != 0 && c.By != own.ID })
	}
}

// inflict gives a ship a condition (SHIP-DEVICE). One that holds a ship reaches as far as the
// feature, and draws it nearer at once where it draws.
func (b *Battle) inflict(u user, a *shipyard.Act, own, s *Ship) {
	if a.NoLarger && b.ClassOf(s).Size > b.ClassOf(own).Size {
		return
	}
	x := b.Trial(u.m, u.f, s)
	c := Affliction{Kind: a.State, Rounds: int16(a.Turns), Until: b.IDOf(u.m), By: own.ID, Retry: a.Retry,
		Save: u.f.Test.Score, DC: int16(x.DC), Edge: x.edge()}
	if shipyard.ConditionRules[a.State].Held {
		c.Reach, c.Pull = u.f.Reach, space.Length(a.N)*space.Foot
	}
	b.Afflict(s, c)
	if c.Pull > 0 {
		b.draw(s, own.ID, c.Pull)
	}
}

// modify has a change last as long as the act says, for everybody or for one of
// the crew.
func (b *Battle) modify(u user, a *shipyard.Act, d deed, s *Ship, whose crew.ID) {
	if a.AtHand() && (u.f.Usage == shipyard.Along || u.f.Shoots()) {
		return // it bears on the roll that the feature was chosen for, or grants
	}
	e := Effect{Change: a.Change, Ship: s.ID, By: b.IDOf(u.m), Feature: u.h.Feature, End: a.End, Turns: a.Turns}
	if a.Pooled {
		e.Faces = d.faces
	}
	switch a.On {
	case shipyard.User:
		e.Member = e.By
	case shipyard.TheOther:
		_, e.Member = b.At(d.seat)
	case shipyard.TheCrew:
		e.Member = whose
	}
	if a.Others {
		e.Not = e.By
	}
	if a.Versus {
		e.Against = d.target
		if s.ID == d.target {
			e.Against = b.ship(u.m).ID
		}
	}
	e.Until = b.lasting(u, a, d, s)
	if m := b.Member(e.Until); e.End && m != nil && m.Open {
		e.Turns++ // the end of the turn that is open does not count
	}
	if e.Of != shipyard.One && e.Of != shipyard.Proficiency {
		e.N, e.Of = e.N*int16(b.source(e.Of, &rolling{ship: s.ID}, u.m)), shipyard.One
	}
	if e.How == shipyard.Die && e.Touch&shipyard.NumberTouches != 0 {
		r := dice.Roll{Cause: u.f.Name}
		r.Sum(&b.Tray, 1, int(e.Faces))
		b.told(u, s, &Thrown{By: u.m.Seat, Roll: r})
		e.How, e.N, e.Faces = shipyard.Plus, e.N*int16(r.Total), 0
	}
	b.Grant(e)
	b.adjust(s, &e)
}

// lasting is whose turns an act's change lasts.
func (b *Battle) lasting(u user, a *shipyard.Act, d deed, s *Ship) crew.ID {
	switch a.Whose {
	case PilotTurns:
		if p := b.Pilot(s); p != nil {
			return b.IDOf(p)
		}
	case OtherTurns:
		if _, id := b.At(d.seat); id != 0 {
			return id
		}
	}
	return b.IDOf(u.m)
}

// adjust keeps what is left of a ship's turn in step with a number that has
// changed: more speed can be flown at once, less leaves no more than it is.
func (b *Battle) adjust(s *Ship, e *Effect) {
	p := b.Pilot(s)
	if e.Touch&shipyard.FlySpeed != 0 && e.How == shipyard.Plus && p != nil && p.Open && s.CanAct() {
		s.Feet = max(0, s.Feet+space.Length(e.N)*space.Foot)
	}
	s.Feet = min(s.Feet, s.FlyingSpeed())
	s.Shield = min(s.Shield, s.MaxShield())
}

// amount throws what an act gives or takes.
func (b *Battle) amount(u user, a *shipyard.Act, d deed, of string) dice.Roll {
	r := dice.Roll{Cause: u.f.Name + ", " + of}
	r.Add(u.f.Name, int(a.Dice.Plus))
	if a.Of != shipyard.One {
		r.Add(shipyard.SourceTitles[a.Of], max(1, int(a.N))*b.source(a.Of, &rolling{ship: u.m.Seat.Ship}, u.m))
	}
	if a.Pooled {
		r.Die("", 1, int(d.faces), false)
	}
	if a.HitDice > 0 {
		r.Die("Hit Die", int(a.HitDice), int(b.ClassOf(b.ship(u.m)).HitDie), false)
	}
	r.Sum(&b.Tray, int(a.Dice.Count), int(a.Dice.Faces))
	return r
}

func (b *Battle) deal(u user, a *shipyard.Act, d deed, s *Ship, result shipyard.Result) {
	r := b.amount(u, a, d, "damage")
	own := b.ship(u.m)
	b.Emit(b.Watchers(own)&b.Watchers(s), &DamageRolled{By: u.m.Seat, Mount: -1, Roll: r, Type: a.Type, Saved: a.Half && result == shipyard.Withstood})
	amount := b.halved(u.f, a, s, max(0, r.Total), result)
	b.Hurt(Wound{Target: s.ID, By: own.ID, Type: a.Type, Amount: amount, Pure: a.Pure})
}

// halved is what a feature's damage comes to for a ship that has been tested, where
// withstanding it halves it.
func (b *Battle) halved(f *shipyard.Feature, a *shipyard.Act, s *Ship, amount int32, result shipyard.Result) int32 {
	if !a.Half {
		return amount
	}
	if result == shipyard.Withstood {
		amount /= 2
	}
	if f.Test.Kind == shipyard.Save && f.Test.Score == crew.Dexterity {
		return b.evasion(s, amount, result == shipyard.Withstood)
	}
	return amount
}

// with is the effect with the die that was paid for it.
func (e Effect) with(faces int8) Effect {
	e.Faces = faces
	return e
}

// charge adds shield points; shields that were down are up again.
func (b *Battle) charge(u user, s *Ship, r dice.Roll) {
	was := s.Shield
	s.Shield = min(s.MaxShield(), s.Shield+max(0, r.Total))
	s.Collapsed = s.Collapsed && s.Shield == 0
	b.told(u, s, &Charged{By: u.m.Seat, Ship: s.ID, Roll: r, Gained: s.Shield - was})
}

// told emits what a feature has come to, to the own side, or to those who see
// the ship of another side that it is used on.
func (b *Battle) told(u user, s *Ship, f event.Fact) {
	own := b.ship(u.m)
	if s.Side != own.Side {
		b.Emit(b.Watchers(own)&b.Watchers(s), f)
		return
	}
	b.inside(own, f)
}

// Faded says that somebody no longer keeps something up.
type Faded struct {
	By   crew.Seat
	Name string
}

func (*Faded) Kind() event.Kind { return KindFaded }

// Fields describes a Faded.
func (f *Faded) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
}

func (f *Faded) Sentence(n event.Names) string {
	return fmt.Sprintf("%s keeps %s up no longer.", n.SeatName(f.By), f.Name)
}

// Thrown is a die that a feature has thrown for a number.
type Thrown struct {
	By   crew.Seat
	Roll dice.Roll
}

func (*Thrown) Kind() event.Kind { return KindThrown }

// Fields describes a Thrown.
func (f *Thrown) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Thrown) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String())
}

// Charged is what shields gained by a feature.
type Charged struct {
	By     crew.Seat
	Ship   space.ID
	Roll   dice.Roll
	Gained int32
}

func (*Charged) Kind() event.Kind { return KindCharged }

// Fields describes a Charged.
func (f *Charged) Fields(c field.Coder) {
	f.By.Fields(c)
	shipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, -shipyard.MaxPoints, shipyard.MaxPoints)
}

func (f *Charged) Sentence(n event.Names) string {
	return fmt.Sprintf("%s: %s; the shields of %s gain %d.", f.Roll.Cause, f.Roll.String(), n.ShipName(f.Ship), f.Gained)
}

// Mended is what a hull gained by a feature.
type Mended struct {
	By     crew.Seat
	Ship   space.ID
	Roll   dice.Roll
	Gained int32
}

func (*Mended) Kind() event.Kind { return KindMended }

// Fields describes a Mended.
func (f *Mended) Fields(c field.Coder) {
	f.By.Fields(c)
	shipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, 0, shipyard.MaxPoints)
}

func (f *Mended) Sentence(n event.Names) string {
	return fmt.Sprintf("%s: %s; the hull of %s regains %d.", f.Roll.Cause, f.Roll.String(), n.ShipName(f.Ship), f.Gained)
}
