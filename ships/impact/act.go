package impact

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Whose turns.
const (
	UserTurns  shipyard.Whose = iota
	PilotTurns                // of the pilot of the affected ship
	OtherTurns                // of the target member
)

// Perform throws the test of a feature, performs its acts, and then what follows from it.
func Perform(b *ships.Battle, u ships.User, d ships.Invocation) {
	if d.Target == 0 {
		d.Target = d.Seat.Ship
	}
	if u.Feature.Focus {
		concentrate(b, u)
	}
	endChanges(b.ShipOf(u.Member), u.Feature.Ends)
	if u.Feature.Lasts > 0 {
		r := dice.Roll{Cause: say.Of("%s, rounds", u.Feature.Name)}
		d.Turns = int8(r.ThrowSum(&b.Tray, 1, int(u.Feature.Lasts)))
		b.TellOwnSide(b.ShipOf(u.Member), &ships.Thrown{By: u.Member.Seat, Roll: r})
	}
	if u.Feature.Sweeps() {
		strikeAll(b, u)
		return
	}
	if u.Feature.IsForMany() {
		reachMany(b, u, d)
		return
	}
	if u.Feature.Marks() {
		unmark(b, u)
	}
	result := throwTest(b, u, d)
	if u.Feature.Wary && result == shipyard.Withstood {
		GrantEffect(b, ships.Effect{Ship: d.Target, By: b.IDOf(u.Member), Feature: u.Have.Feature})
	}
	for i := range u.Feature.Acts {
		if a := &u.Feature.Acts[i]; (a.If == shipyard.Either || a.If == result) && loads(a, d.Blow) {
			actNow(b, u, a, d, result)
		}
	}
	id := u.Have.Feature
	for h := range Usable(b, u.Member) {
		if next := b.FeatureOf(h.Feature); next.Usage == shipyard.Along && next.After == id && CheckPayable(b, ships.User{Member: u.Member, Have: h, Feature: next}) == nil {
			n := ships.User{Member: u.Member, Have: h, Feature: next}
			Pay(b, n)
			Perform(b, n, d)
		}
	}
}

// unmark ends a member's earlier mark and its effects, because a member marks one ship at
// a time.
func unmark(b *ships.Battle, u ships.User) {
	id := b.IDOf(u.Member)
	for i := range b.Ships {
		s := &b.Ships[i]
		s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool {
			return e.By == id && e.Feature != 0 && (e.Feature == u.Have.Feature || b.FeatureOf(e.Feature).After == u.Have.Feature)
		})
	}
}

// throwTest throws the test that decides whether a feature works.
func throwTest(b *ships.Battle, u ships.User, d ships.Invocation) shipyard.TestResult {
	switch u.Feature.Test.Kind {
	case shipyard.Contest:
		against, _ := b.HolderOf(d.Seat)
		if against == nil {
			against = Counterpart(b, b.Ship(d.Target), u.Feature.Test.Skill)
		}
		if against != nil && Contest(b, u.Member, against, ships.Attempt{Skill: u.Feature.Test.Skill, Order: crew.Feature, Cause: say.Name(u.Feature.Name), With: nil}) != event.Won {
			return shipyard.Withstood
		}
	case shipyard.Save:
		t := b.Ship(d.Target)
		if x := TrialOf(b, u.Member, u.Feature, t); TrySave(b, t, &x) {
			return shipyard.Withstood
		}
	}
	return shipyard.Overcome
}

// Counterpart returns the member who represents a ship in a contest of a skill, or nil.
func Counterpart(b *ships.Battle, t *ships.Ship, skill crew.Skill) *crew.Member {
	role := crew.Pilot
	switch skill {
	case crew.Technology:
		role = crew.Operator
	case crew.MechanicsKit:
		role = crew.Mechanic
	}
	if m := b.Deployed(t, role); m != nil {
		return m
	}
	return b.Pilot(t)
}

// TrialOf returns the save that a feature calls for, including cover (SHIP-COVER).
func TrialOf(b *ships.Battle, by *crew.Member, f *shipyard.Feature, t *ships.Ship) ships.Trial {
	x := ships.Trial{By: by.Seat, Save: f.Test.Score, DC: 8, Cause: say.Name(f.Name)}
	r := ships.Rolling{Ship: by.Seat.Ship}
	for _, of := range f.Test.DC {
		if of != shipyard.One {
			x.DC += scaleValue(b, of, &r, by)
		}
	}
	own, other := b.ClassOf(b.ShipOf(by)).Size, b.ClassOf(t).Size
	switch {
	case !f.Test.Sized:
	case int8(other)-int8(own) >= max(1, f.Test.Apart):
		x.Helped = "larger"
	case int8(own)-int8(other) >= max(1, f.Test.Apart):
		x.Hindered = "smaller"
	}
	if f.Test.Worse.Has(other) {
		x.Hindered = say.Name(f.Name)
	}
	if f.Test.Score == crew.Dexterity { // what reaches a wholly hidden ship meets the best cover
		x.Cover = min(b.CoverOf(b.ShipOf(by), t), space.ThreeQuartersCover)
	}
	for i := range f.Acts {
		if f.Acts[i].Do == shipyard.Inflict {
			x.Of |= 1 << f.Acts[i].State
		}
	}
	return x
}

// actNow performs one act, unless it waits for something to run out.
func actNow(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, result shipyard.TestResult) {
	if !a.Lapse {
		doAct(b, u, a, d, result)
	}
}

func doAct(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, result shipyard.TestResult) {
	own := b.ShipOf(u.Member)
	s := own
	if a.On == shipyard.TheShip || a.On == shipyard.TheOther || a.On == shipyard.Behind {
		s = b.Ship(d.Target)
	}
	if s == nil || s.State.Gone() {
		return
	}
	switch a.Do {
	case shipyard.Modify:
		if a.On != shipyard.TheCrew {
			modify(b, u, a, d, s, 0)
			break
		}
		for _, id := range s.Crew {
			modify(b, u, a, d, s, id)
		}
	case shipyard.Deal:
		deal(b, u, a, d, s, result)
	case shipyard.Mend:
		r := throwAmount(b, u, a, d, "hull points")
		tellFeature(b, u, s, &ships.Mended{By: u.Member.Seat, Ship: s.ID, Roll: r, Gained: RepairHull(b, s, r.Total)})
	case shipyard.Screen:
		r := throwAmount(b, u, a, d, "shield points")
		charge(b, u, s, r)
	case shipyard.Burn:
		r := throwAmount(b, u, a, d, "feet")
		s.LeaveFeet(s.Feet() + space.Length(max(0, r.Total))*max(1, space.Length(a.N))*space.Foot)
	case shipyard.Shoot:
		e := ships.Effect{Change: shipyard.Change{Touch: shipyard.Shots, Modifier: modifier.Modifier{How: modifier.Plus, N: 1 + a.N}, First: true}, Ship: own.ID, Member: b.IDOf(u.Member), By: b.IDOf(u.Member),
			Lasts: duration.Ends(1, b.IDOf(u.Member), false), Feature: u.Have.Feature}
		if u.Feature.Reach > 0 || u.Feature.Moment == shipyard.Fells {
			e.Against = d.Target // it is made on another ship, near that one
		}
		GrantEffect(b, e.With(d.Faces))
	case shipyard.Inflict:
		inflict(b, u, a, own, s)
	case shipyard.Compare:
		for _, of := range d.Of {
			compare(b, u, of, own, s)
		}
	case shipyard.Relieve:
		SiftAfflictions(b, s, func(c *ships.Affliction) bool { return !a.Ends.Has(c.Kind) || u.Feature.Held != 0 && c.By != own.ID })
	default:
		doToShip(b, u, a, d, own, s)
	}
}

// doToShip performs acts that move a ship and its crew, or that create or destroy
// something.
func doToShip(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, own, s *ships.Ship) {
	switch a.Do {
	case shipyard.FallBack:
		fallBack(b, s, b.Ship(d.Target), space.Length(a.N)*space.Foot)
	case shipyard.Advance:
		moveStraight(b, s, s.Heading, s.FlyingSpeed()*space.Length(a.N)/2, false)
	case shipyard.Rouse:
		grantAction(b, u, a, s)
	case shipyard.Renew:
		s.Own.Spent = 0
	case shipyard.Raise:
		improveStored(b, u, a)
	case shipyard.Shore:
		shoreUp(b, s)
	case shipyard.Patch:
		nanites(b, u, s)
	case shipyard.Couple:
		coupleTo(b, own, s)
	case shipyard.Spill:
		spillCargo(b, s)
	case shipyard.Explode:
		explode(b, s, u.Member.Seat)
	case shipyard.Overload:
		overload(b, s)
	case shipyard.Endure:
		DestructionSave(b, s)
	case shipyard.Alert:
		alert(b, u, a, s)
	case shipyard.Start:
		StartHyperdrive(b, u.Member, a.N)
	}
}

// inflict gives a ship a condition (SHIP-DEVICE). A condition that holds a ship has the reach
// of the feature, and pulls the ship at once if it pulls at all.
func inflict(b *ships.Battle, u ships.User, a *shipyard.Act, own, s *ships.Ship) {
	if a.NoLarger && b.ClassOf(s).Size > b.ClassOf(own).Size {
		return
	}
	x := TrialOf(b, u.Member, u.Feature, s)
	c := ships.Affliction{Kind: a.State, Lasts: duration.Starts(int16(a.Turns), b.IDOf(u.Member)), By: own.ID, Retry: a.Retry,
		Save: u.Feature.Test.Score, DC: int16(x.DC), Edge: x.Edge()}
	if b.Library.Rule(a.State).Flags&shipyard.HeldFast != 0 {
		c.Reach, c.Pull = u.Feature.Reach, space.Length(a.N)*space.Foot
	}
	Afflict(b, s, c)
	if c.Pull > 0 {
		pullTowards(b, s, own.ID, c.Pull)
	}
}

// modify makes a change last as long as the act says, for everybody or for one crew
// member.
func modify(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, s *ships.Ship, whose crew.ID) {
	if a.AtHand() && (u.Feature.Usage == shipyard.Along || u.Feature.Shoots()) {
		return // it applies only to the roll that the feature was chosen for, or grants
	}
	e := ships.Effect{Change: a.Change, Ship: s.ID, By: b.IDOf(u.Member), Feature: u.Have.Feature}
	if a.Pooled {
		e.Faces = d.Faces
	}
	switch a.On {
	case shipyard.User:
		e.Member = e.By
	case shipyard.TheOther:
		_, e.Member = b.HolderOf(d.Seat)
	case shipyard.TheCrew:
		e.Member = whose
	}
	if a.Others {
		e.Not = e.By
	}
	if a.Versus {
		e.Against = d.Target
		if s.ID == d.Target {
			e.Against = b.ShipOf(u.Member).ID
		}
	}
	until, turns := counting(b, u, a, d, s), max(1, int16(a.Turns))
	if d.Turns > 0 {
		turns = int16(d.Turns)
	}
	switch m := b.Member(until); {
	case u.Feature.Usage == shipyard.Reflex && a.Turns == 0:
	case a.End:
		e.Lasts = duration.Ends(turns, until, m != nil && m.Open)
	default:
		e.Lasts = duration.Starts(turns, until)
	}
	if e.Of != shipyard.One && e.Of != shipyard.Proficiency {
		e.N, e.Of = e.N*int16(scaleValue(b, e.Of, &ships.Rolling{Ship: s.ID}, u.Member)), shipyard.One
	}
	if e.How == modifier.Die && e.Touch&shipyard.NumberTouches != 0 {
		r := dice.Roll{Cause: say.Name(u.Feature.Name)}
		r.ThrowSum(&b.Tray, 1, int(e.Faces))
		tellFeature(b, u, s, &ships.Thrown{By: u.Member.Seat, Roll: r})
		e.How, e.N, e.Faces = modifier.Plus, e.N*int16(r.Total), 0
	}
	GrantEffect(b, e)
	s.Shield = min(s.Shield, s.MaxShield())
}

// counting returns the member whose turns count an act's change.
func counting(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, s *ships.Ship) crew.ID {
	switch a.Whose {
	case PilotTurns:
		if p := b.Pilot(s); p != nil {
			return b.IDOf(p)
		}
	case OtherTurns:
		if _, id := b.HolderOf(d.Seat); id != 0 {
			return id
		}
	}
	return b.IDOf(u.Member)
}

// throwAmount throws the amount that an act gives or takes.
func throwAmount(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, of say.Text) dice.Roll {
	r := weighAmount(b, u, a, d, of)
	r.ThrowSum(&b.Tray, int(a.Dice.Count), int(a.Dice.Faces))
	return r
}

// weighAmount returns the roll of throwAmount without the act's own dice.
func weighAmount(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, of say.Text) dice.Roll {
	r := dice.Roll{Cause: say.Pair(u.Feature.Name, of)}
	r.AddNamed(&b.Telling.Names, u.Feature.Name, int(a.Dice.Plus))
	if a.Of != shipyard.One {
		r.Add(shipyard.ScaleTitles[a.Of], max(1, int(a.N))*scaleValue(b, a.Of, &ships.Rolling{Ship: u.Member.Seat.Ship}, u.Member))
	}
	if a.Pooled {
		r.AddDie("", 1, int(d.Faces), false)
	}
	if a.HitDice > 0 {
		name := say.Text("Hit Die")
		if r.Mods.Len()+len(r.More)+int(a.Dice.Count) == 0 {
			name = ""
		}
		r.AddDie(name, int(a.HitDice), int(b.ClassOf(b.ShipOf(u.Member)).HitDie), false)
	}
	return r
}

// deal damages a ship. Pure damage of features chosen with an attack is dealt with the
// attack's own damage; see ThrowPure.
func deal(b *ships.Battle, u ships.User, a *shipyard.Act, d ships.Invocation, s *ships.Ship, result shipyard.TestResult) {
	if a.Pure && u.Feature.Usage == shipyard.Along && u.Feature.With == crew.Attack {
		return
	}
	r, of := throwAmount(b, u, a, d, "damage"), a.Type
	if a.Alike {
		of = d.Type
	}
	own := b.ShipOf(u.Member)
	ships.TellDamage(b, own, b.Watchers(s), ships.DamageRolled{By: u.Member.Seat, Mount: -1, Roll: r, Type: of, Saved: a.Half && result == shipyard.Withstood})
	w := ships.Wound{Target: s.ID, By: own.ID, Type: of, Amount: max(0, r.Total)}
	if a.Half && result == shipyard.Withstood { // as the roll has told
		w.Amount /= 2
	}
	soften(b, u.Feature, a, s, &w, result)
	if a.Pure {
		w.Amount, w.Pure = 0, w.Amount
	}
	Hurt(b, w)
}

// ThrowPure throws the pure damage of features chosen with an attack, like the attack's
// own damage, and returns the sum.
func ThrowPure(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot, critical, highest bool) (sum int32) {
	for _, k := range a.Chosen {
		for n := range k.Acts {
			x := &k.Acts[n]
			if x.Do != shipyard.Deal || !x.Pure || a.Result == shipyard.Withstood {
				continue
			}
			r := weighAmount(b, ships.User{Member: by, Feature: k.Feature}, x, ships.Invocation{Faces: k.Faces}, "damage")
			count := int(x.Dice.Count)
			if r.Highest = highest; critical {
				count *= 2
				for i := range r.More {
					r.More[i].Count *= 2
				}
			}
			r.ThrowSum(&b.Tray, count, int(x.Dice.Faces))
			b.Emit(b.Watchers(s)&b.Watchers(t), &ships.DamageRolled{By: by.Seat, Mount: -1, Roll: r, Type: x.Type, Critical: critical})
			sum += max(0, r.Total)
		}
	}
	return sum
}

// soften applies what makes a save milder to a feature's damage that the save halves.
func soften(b *ships.Battle, f *shipyard.Feature, a *shipyard.Act, s *ships.Ship, w *ships.Wound, result shipyard.TestResult) {
	if a.Half && f.Test.Kind == shipyard.Save {
		SoftenSaved(b, s, f.Test.Score, w, result == shipyard.Withstood)
	}
}

// charge adds shield points. Shields that were down come back up.
func charge(b *ships.Battle, u ships.User, s *ships.Ship, r dice.Roll) {
	was := s.Shield
	s.Shield = min(s.MaxShield(), s.Shield+max(0, r.Total))
	s.Collapsed = s.Collapsed && s.Shield == 0
	tellFeature(b, u, s, &ships.Charged{By: u.Member.Seat, Ship: s.ID, Roll: r, Gained: s.Shield - was})
}

// tellFeature emits a result of a feature to the user's side, or, if it was used on a
// ship of another side, to those who see that ship.
func tellFeature(b *ships.Battle, u ships.User, s *ships.Ship, f event.Fact) {
	own := b.ShipOf(u.Member)
	if s.Side != own.Side {
		b.Emit(b.Watchers(own)&b.Watchers(s), f)
		return
	}
	b.TellOwnSide(own, f)
}

// compare tells the user's side whether a ship has more of something than their own ship.
func compare(b *ships.Battle, u ships.User, of shipyard.Scale, own, t *ships.Ship) {
	mine, theirs := measure(b, of, own), measure(b, of, t)
	f := &ships.Compared{By: u.Member.Seat, Ship: t.ID, Of: of}
	switch {
	case theirs > mine:
		f.More = 1
	case theirs < mine:
		f.More = -1
	}
	b.TellOwnSide(own, f)
}

// measure returns how much a ship has of a scale that can be compared. Ranks are summed
// over the crew.
func measure(b *ships.Battle, of shipyard.Scale, s *ships.Ship) (n int) {
	switch of {
	case shipyard.CrewRank:
		for _, id := range s.Crew {
			n += int(b.Member(id).Rank)
		}
		return n
	case shipyard.ShipStrength:
		return int(s.Str)
	case shipyard.ShipDexterity:
		return int(s.Dex)
	case shipyard.ShipConstitution:
		return int(s.Con)
	case shipyard.ShipTier:
		return int(b.ClassOf(s).Tier)
	}
	return scaleValue(b, of, &ships.Rolling{Ship: s.ID}, nil)
}

// endChanges ends the changes that features have made to a ship.
func endChanges(s *ships.Ship, features []crew.FeatureID) {
	if len(features) > 0 {
		s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return slices.Contains(features, e.Feature) })
	}
}

// Priced is an intent whose cost is not that of its verb alone.
type Priced interface {
	Price(*ships.Battle, *crew.Member) crew.Cost
}

// Cost returns what an order takes from the turn: the cost of its verb, or of the feature
// that it uses.
func Cost(b *ships.Battle, i ships.Intent, by *crew.Member) crew.Cost {
	if p, ok := i.(Priced); ok {
		return p.Price(b, by)
	}
	return crew.PermissionOf(i.Verb()).Cost
}

// Do plays an order that has been paid for.
func Do(b *ships.Battle, i ships.Intent, by *crew.Member, paid crew.Cost) {
	if p, ok := i.(interface {
		DoFor(b *ships.Battle, by *crew.Member, paid crew.Cost)
	}); ok {
		p.DoFor(b, by, paid)
		return
	}
	i.Do(b, by)
}

// CheckReach refuses a ship that a feature cannot be used on: one that is too far away, outside the
// arc, of the wrong size, proof against it, or not in the required condition.
func CheckReach(b *ships.Battle, u ships.User, own, t *ships.Ship) error {
	d := b.Range(own, t)
	switch {
	case t == own:
		return nil
	case u.Feature.Reach > 0 && d > u.Feature.Reach:
		return ships.RefuseFar(u.Rule(), t, d, u.Feature.Reach)
	case u.Feature.Wary && hasMarked(b, t, u.Member, u.Have.Feature):
		return crew.Refuse(u.Rule(), "%s has withstood %s, and is proof against it now", t.Name, u.Feature.Name)
	case u.Feature.Needs != 0 && !u.Feature.Kind.Fitted() && !hasMarked(b, t, u.Member, u.Feature.Needs):
		return crew.Refuse(u.Rule(), "you have not marked %s: first use %s on it", t.Name, b.FeatureOf(u.Feature.Needs).Name)
	case u.Feature.Held != 0 && !t.HeldBy(own, u.Feature.Held):
		return crew.Refuse(u.Rule(), "%s is not held by %s", t.Name, own.Name)
	case u.Feature.Arc && !space.InCone(own.At, own.Heading, t.At):
		return crew.Refuse("SHIP-ARC", "%s is outside the arc ahead of the bow", t.Name)
	case u.Feature.NoLarger() && b.ClassOf(t).Size > b.ClassOf(own).Size:
		return crew.Refuse(u.Rule(), "%s is larger than %s, and %s does nothing to it", t.Name, own.Name, u.Feature.Name)
	case u.Feature.Sizes != 0 && u.Feature.Target == shipyard.Foe && u.Feature.Kind == shipyard.Gambit && !u.Feature.Sizes.Has(b.ClassOf(t).Size):
		return crew.Refuse(u.Rule(), "%s is not for a %s ship", u.Feature.Name, b.ClassOf(t).Size)
	}
	return nil
}

// KeepWorking spends an action on a feature that takes several, and reports whether more
// are needed.
func KeepWorking(b *ships.Battle, u ships.User) bool {
	if u.Have.Used++; u.Have.Used < u.Feature.Work {
		b.TellOwnSide(b.ShipOf(u.Member), &ships.Working{By: u.Member.Seat, Name: u.Feature.Name, Work: u.Have.Used, Of: u.Feature.Work})
		return true
	}
	u.Have.Used = 0
	return false
}

// TellInvoked announces the use of a feature: to everyone who sees the ship if it is used
// on another side or sweeps, else to the user's side.
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
