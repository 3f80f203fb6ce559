package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/duration"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// Deed is one of the orders that need little more than a verb: a target, a thing or a
// place.
type Deed struct {
	What     crew.Verb
	Person   crew.ID
	Other    crew.ID // Help: the foe against whom the first attack is helped
	Item     uint8   // a weapon, armour or thing to use by its place, from 1; Escape: a condition by its number
	At       deckplan.Square
	OtherWay bool // the other variant: Investigation, a push, close, doff, a supply, a condition by number
	Quick    bool // as a bonus action, if a feature allows it (ME-BONUS)
}

func (i *Deed) Verb() crew.Verb { return i.What }

// Fields describes a Deed.
func (i *Deed) Fields(c field.Coder) {
	personal.IDField(c, "person", &i.Person)
	personal.IDField(c, "other", &i.Other)
	field.Int(c, "item", &i.Item, 0, personal.MaxArms)
	i.At.Fields(c)
	field.Bool(c, "way", &i.OtherWay)
	field.Bool(c, "quick", &i.Quick)
}

// readying is how a deed can be readied.
type readying uint8

const (
	never   readying = iota
	asSaid           // with the target that it names, if any
	forOne           // at the person who triggers it, if it names nobody
	against          // the same, for a deed that is for a friend
)

// deed is a row of the table of deeds: the verb, the action that a book prices it as,
// whether it can be readied, and its rule.
type deed struct {
	verb  crew.Verb
	act   rulebook.ActionKind
	ready readying
	check func(*Deed, *personal.Fight, *personal.Person) error
	do    func(*Deed, *personal.Fight, *personal.Person)
}

var deeds = [...]deed{
	{crew.Dash, rulebook.ActDash, asSaid, nil, (*Deed).gainDash},
	{crew.Disengage, rulebook.ActDisengage, asSaid, nil, (*Deed).disengage},
	{crew.Dodge, rulebook.ActDodge, asSaid, nil, (*Deed).dodge},
	{crew.Help, rulebook.ActHelp, against, (*Deed).mayHelp, (*Deed).help},
	{crew.Sneak, rulebook.ActHide, asSaid, (*Deed).mayHide, (*Deed).hide},
	{crew.Look, rulebook.ActSearch, asSaid, nil, (*Deed).search},
	{crew.FirstAid, rulebook.ActStabilise, forOne, (*Deed).mayStabilise, (*Deed).stabilise},
	{crew.Grapple, rulebook.ActGrapple, forOne, (*Deed).mayGrapple, (*Deed).grapple},
	{crew.Shove, rulebook.ActShove, forOne, (*Deed).mayShove, (*Deed).shove},
	{crew.Escape, rulebook.ActEscape, asSaid, (*Deed).mayEscape, (*Deed).escape},
	{crew.Release, rulebook.ActRelease, never, (*Deed).mayRelease, (*Deed).release},
	{crew.DropProne, rulebook.ActDrop, asSaid, (*Deed).mayDrop, (*Deed).dropProne},
	{crew.StandUp, rulebook.ActStand, asSaid, (*Deed).mayStand, (*Deed).standUp},
	{crew.Draw, rulebook.ActDraw, never, (*Deed).mayDraw, (*Deed).draw},
	{crew.Stow, rulebook.ActStow, never, (*Deed).mayStow, (*Deed).stow},
	{crew.Discard, rulebook.ActDiscard, never, (*Deed).mayStow, (*Deed).discard},
	{crew.Door, rulebook.ActDoor, asSaid, (*Deed).mayDoor, (*Deed).door},
	{crew.Force, rulebook.ActForce, asSaid, (*Deed).mayForce, (*Deed).force},
	{crew.ReloadArm, rulebook.ActReload, asSaid, (*Deed).mayReload, (*Deed).reload},
	{crew.RapidReload, rulebook.ActRapid, never, (*Deed).mayRapid, (*Deed).rapid},
	{crew.Raise, rulebook.ActRaise, asSaid, (*Deed).mayRaise, (*Deed).raise},
	{crew.Lower, rulebook.ActLower, never, (*Deed).mayLower, (*Deed).lower},
	{crew.Carry, rulebook.ActCarry, never, (*Deed).mayCarry, (*Deed).carry},
	{crew.Don, rulebook.ActDon, never, (*Deed).mayDon, (*Deed).don},
	{crew.TakeAim, rulebook.ActTarget, asSaid, (*Deed).mayTakeAim, (*Deed).takeAim},
	{crew.Disarm, rulebook.ActDisarm, asSaid, (*Deed).mayDisarm, (*Deed).disarm},
	{crew.SetOff, rulebook.ActSetOff, asSaid, (*Deed).maySetOff, (*Deed).setOff},
	{crew.CarefulStep, rulebook.ActStep, never, (*Deed).mayStep, (*Deed).step},
	{crew.TakeCover, rulebook.ActCover, never, (*Deed).mayTakeCover, (*Deed).takeCover},
	{crew.LeaveCover, rulebook.ActUncover, never, (*Deed).mayLeaveCover, (*Deed).leaveCover},
	{crew.PickUp, rulebook.ActPick, asSaid, (*Deed).mayPickUp, (*Deed).pickUp},
	{crew.HandOver, rulebook.ActGive, forOne, (*Deed).mayHandOver, (*Deed).handOver},
}

func deedOf(v crew.Verb) *deed {
	for i := range deeds {
		if deeds[i].verb == v {
			return &deeds[i]
		}
	}
	return nil
}

// Aimed returns the deed, or the help against somebody, aimed at a person, if it needs
// a target and names none.
func (i *Deed) Aimed(_ *personal.Fight, _ *personal.Person, at crew.ID) personal.Intent {
	d, to := deedOf(i.What), *i
	switch {
	case d == nil || i.Person != 0 || i.Other != 0:
		return i
	case d.ready == forOne:
		to.Person = at
	case d.ready == against:
		to.Other = at
	default:
		return i
	}
	return &to
}

// priced returns the action that a book prices the order as.
func (i *Deed) priced() rulebook.ActionKind {
	if i.What == crew.HandOver {
		return i.handing()
	}
	return deedOf(i.What).act
}

// handing returns the action that a book prices handing over as: a supply has to be
// withdrawn first.
func (i *Deed) handing() rulebook.ActionKind {
	if i.OtherWay {
		return rulebook.ActSupply
	}
	return rulebook.ActGive
}

// byAttack reports whether a deed takes the place of an attack of an attack action
// (ME-GRAPPLE, ME-SHOVE).
func (d *deed) byAttack() bool { return d.act == rulebook.ActGrapple || d.act == rulebook.ActShove }

// Check refuses a deed that cannot be paid for, and then what the deed itself forbids.
func (i *Deed) Check(f *personal.Fight, p *personal.Person) error {
	d := deedOf(i.What)
	if d == nil {
		return f.Book().Refuse(rulebook.TopicTurn, "there is no such order")
	}
	if err := i.affords(f, p, d); err != nil {
		return err
	}
	if d.check == nil {
		return nil
	}
	return d.check(i, f, p)
}

func (i *Deed) affords(f *personal.Fight, p *personal.Person, d *deed) error {
	book := f.Book()
	if i.Quick {
		if !CanHasten(f, p, i.What) {
			return crew.Refuse(book.Actions[rulebook.ActSecond].Rule, "nothing lets %s do that as a bonus action", p.Name)
		}
		_, err := f.FindPrice(p, rulebook.ActSecond)
		return err
	}
	if d.act == rulebook.ActTarget && f.Has(p, rulebook.PartAiming) {
		_, err := f.FindPrice(p, rulebook.ActSecond)
		return err
	}
	if d.byAttack() && book.Actions[d.act].Has && p.Open && p.Blows > 0 || i.isFree(f, p) {
		return nil
	}
	_, err := f.FindPrice(p, i.priced())
	return err
}

// CanHasten reports whether somebody can do something as a bonus action.
func CanHasten(f *personal.Fight, p *personal.Person, v crew.Verb) bool {
	has := f.SheetOf(p).Features
	switch {
	case v == crew.Dash && has&rulebook.Aggressive != 0 && seesFoe(f, p):
		return true
	case v == crew.Dash, v == crew.Disengage, v == crew.Sneak:
		return has&rulebook.QuickActions != 0
	}
	return false
}

// seesFoe reports whether somebody sees an able foe.
func seesFoe(f *personal.Fight, p *personal.Person) bool {
	for i := range f.People {
		if o := &f.People[i]; personal.Hostile(p, o) && o.State == personal.Able && f.Sees(p, o) {
			return true
		}
	}
	return false
}

// Do pays for the deed and performs it.
func (i *Deed) Do(f *personal.Fight, p *personal.Person) {
	d := deedOf(i.What)
	switch {
	case i.Quick, d.act == rulebook.ActTarget && f.Has(p, rulebook.PartAiming):
		f.Pay(p, rulebook.ActSecond)
	case d.byAttack() && p.Blows > 0:
		p.Blows--
	case d.byAttack():
		f.Pay(p, d.act)
		p.Blows = max(1, f.SheetOf(p).Attacks) - 1
	case i.isFree(f, p):
	default:
		f.Pay(p, i.priced())
	}
	d.do(i, f, p)
}

// gainDash adds the person's speed to the movement of the turn (ME-DASH).
func (i *Deed) gainDash(f *personal.Fight, p *personal.Person) {
	p.Dashes++
	f.TellDeed(p, "dashes", 0)
}

// disengage lets the person leave reach without being attacked (ME-DISENGAGE).
func (i *Deed) disengage(f *personal.Fight, p *personal.Person) {
	p.Safe = true
	f.TellDeed(p, "disengages", 0)
	combat.NoteRegain(f, p, rulebook.RegainDisengage)
}

// dodge lasts until the next turn, unless the person is stopped (ME-DODGE).
func (i *Deed) dodge(f *personal.Fight, p *personal.Person) {
	combat.Afflict(f, p, personal.Affliction{Condition: f.Book().Roles[rulebook.PartDodge], By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	combat.NoteRegain(f, p, rulebook.RegainDodge)
}

// mayHelp refuses help for nobody, and against a foe that is too far away.
func (i *Deed) mayHelp(f *personal.Fight, p *personal.Person) error {
	id := f.Book().Actions[rulebook.ActHelp].Rule
	o, foe := f.Person(i.Person), f.Person(i.Other)
	anybody := i.Person == 0 && i.Other != 0 // the next of the same side to attack a foe
	switch {
	case !anybody && (o == nil || o == p || o.IsOut() || personal.Hostile(p, o)):
		return crew.Refuse(id, "help is for a friend")
	case i.Other == 0:
		return nil
	case foe == nil || foe.IsOut() || !personal.Hostile(p, foe):
		return crew.Refuse(id, "there is no such foe")
	case f.Distance(p, foe) > f.Book().Ranges.Reach:
		return crew.Refuse(id, "%s is farther away than %d %s", f.NameFor(p, foe), f.Book().Ranges.Reach, f.Book().Unit)
	}
	return nil
}

// help gives a friend advantage on their next check, or on their first attack on a foe
// nearby (ME-HELP).
func (i *Deed) help(f *personal.Fight, p *personal.Person) {
	e := personal.Edge{Modifier: modifier.Helps, Lasts: duration.Starts(1, p.ID), Why: "Help", Person: i.Person, Side: -1}
	if e.Checks = i.Other == 0; !e.Checks {
		e.Attacks, e.Against = true, i.Other
		if i.Person == 0 {
			e.Side = int8(p.Side)
		}
		f.TellDeed(p, "helps against", i.Other)
	} else {
		f.TellDeed(p, "helps", i.Person)
	}
	personal.GrantEdge(f, e)
}

// mayDrop refuses people who are already prone.
func (i *Deed) mayDrop(f *personal.Fight, p *personal.Person) error {
	if f.Has(p, rulebook.PartProne) {
		return crew.Refuse(f.Book().Actions[rulebook.ActDrop].Rule, "%s is prone already", p.Name)
	}
	return nil
}

func (i *Deed) dropProne(f *personal.Fight, p *personal.Person) {
	combat.SetPart(f, p, rulebook.PartProne, true)
}

// mayStand refuses people who are standing or cannot move (ME-PRONE, HOE-COMMON).
func (i *Deed) mayStand(f *personal.Fight, p *personal.Person) error {
	a := &f.Book().Actions[rulebook.ActStand]
	id, fixed := a.Rule, f.Flags(p)&rulebook.NoMove != 0
	if len(a.Prices) == 0 { // it takes some of their speed
		fixed = f.TopSpeed(p, personal.Gait(f, p)) == 0
	}
	switch {
	case !f.Has(p, rulebook.PartProne):
		return crew.Refuse(id, "%s is not prone", p.Name)
	case fixed || f.Flags(p)&rulebook.NoRise != 0:
		return crew.Refuse(id, "%s cannot stand up", p.Name)
	}
	return nil
}

func (i *Deed) standUp(f *personal.Fight, p *personal.Person) { standUp(f, p) }

// mayStep requires an adjacent square, a person who is up, and ground that does not slow
// them (FOS-ACTIONS).
func (i *Deed) mayStep(f *personal.Fight, p *personal.Person) error {
	id, square := f.Book().Actions[rulebook.ActStep].Rule, f.Book().Square
	if len(p.Path) > 0 {
		return crew.Refuse(id, "%s is still under way", p.Name)
	}
	cost, err := personal.KnownStepCost(f, p, p.At, i.At, rulebook.Walk)
	most := square
	if f.Flags(p)&(rulebook.HalfSpeed|rulebook.Blind) == rulebook.HalfSpeed {
		most *= 2 // slow ground is refused; to the blind all ground is slow
	}
	switch {
	case err != nil:
		return err
	case f.TopSpeed(p, rulebook.Walk) == 0 && f.TopSpeed(p, rulebook.FlyMode) > 0:
		return crew.Refuse(id, "%s cannot walk, and a step is taken on foot", p.Name)
	case f.TopSpeed(p, rulebook.Walk) == 0:
		return crew.Refuse(id, "%s cannot move", p.Name)
	case personal.Pace(f, p) < 2*square:
		return crew.Refuse(id, "%s is too slow to step: that takes a speed of %d %s", p.Name, 2*square, f.Book().Unit)
	case f.Flags(p)&rulebook.Crawls != 0:
		return crew.Refuse(id, "%s must stand up first", p.Name)
	case cost > most || personal.RoughUnder(f, p, i.At):
		return crew.Refuse(id, "nobody can step with care on ground that slows them")
	}
	if o := personal.KnownInWay(f, p, i.At); o != nil {
		return crew.Refuse(id, "%s is in the way", f.NameFor(p, o))
	}
	return nil
}

func (i *Deed) step(f *personal.Fight, p *personal.Person) { stepCarefully(f, p, i.At) }

// mayTakeCover refuses people who have already taken cover.
func (i *Deed) mayTakeCover(f *personal.Fight, p *personal.Person) error {
	if f.Has(p, rulebook.PartCovered) {
		return crew.Refuse(f.Book().Actions[rulebook.ActCover].Rule, "%s has taken cover already", p.Name)
	}
	return nil
}

func (i *Deed) takeCover(f *personal.Fight, p *personal.Person) { takeCover(f, p) }

// mayLeaveCover refuses people who have not taken cover.
func (i *Deed) mayLeaveCover(f *personal.Fight, p *personal.Person) error {
	if !f.Has(p, rulebook.PartCovered) {
		return crew.Refuse(f.Book().Actions[rulebook.ActUncover].Rule, "%s has taken no cover", p.Name)
	}
	return nil
}

func (i *Deed) leaveCover(f *personal.Fight, p *personal.Person) {
	combat.SetPart(f, p, rulebook.PartCovered, false)
}

// mayTakeAim refuses people without a weapon in hand that has to be aimed.
func (i *Deed) mayTakeAim(f *personal.Fight, p *personal.Person) error {
	if f.Book().Roles[rulebook.PartSteady] >= 0 {
		if f.Has(p, rulebook.PartSteady) {
			return crew.Refuse(f.Book().Actions[rulebook.ActTarget].Rule, "%s is aiming already", p.Name)
		}
		return nil
	}
	for n := range p.Arms {
		if a := &p.Arms[n]; a.Drawn && !a.Gone && f.Weapon(a).Props&rulebook.Launcher != 0 {
			return nil
		}
	}
	return crew.Refuse(f.Book().Actions[rulebook.ActTarget].Rule, "%s holds no launcher", p.Name)
}

// takeAim aims a launcher at its target for as long as it takes, or stops aiming.
func (i *Deed) takeAim(f *personal.Fight, p *personal.Person) {
	if n := f.Book().Roles[rulebook.PartSteady]; n >= 0 {
		combat.Afflict(f, p, personal.Affliction{Condition: n, Ends: rulebook.OwnEnd, Save: -1, Implied: -1})
		return
	}
	if f.Has(p, rulebook.PartAiming) {
		combat.Relieve(f, p, f.Book().Roles[rulebook.PartAiming])
		return
	}
	combat.Afflict(f, p, personal.Affliction{Condition: f.Book().Roles[rulebook.PartAiming], By: p.ID, Save: -1, Implied: -1})
}

// mayDon refuses armour that is not there, or is already on or off.
func (i *Deed) mayDon(f *personal.Fight, p *personal.Person) error {
	sheet, id := f.SheetOf(p), f.Book().Actions[rulebook.ActDon].Rule
	if i.Item == 0 || int(i.Item) > len(sheet.Armour) || sheet.Defence != 0 {
		return crew.Refuse(id, "%s has no such armour", p.Name)
	}
	if p.Wears(int(i.Item)-1) != i.OtherWay {
		return crew.Refuse(id, "it is like that already")
	}
	return nil
}

func (i *Deed) don(f *personal.Fight, p *personal.Person) {
	a := &f.Book().Armours[f.SheetOf(p).Armour[i.Item-1]]
	p.Doffed ^= 1 << i.Item
	if i.OtherWay {
		endStored(f, p, a.Layer) // stored damage is lost with its device (LOL-AURA-KEEP)
		p.Worn -= int32(a.Defence)
		f.TellDeed(p, say.Of("doffs %s", a.Name), 0)
		switchOff(f, p, a)
		return
	}
	p.Worn += int32(a.Defence)
	f.TellDeed(p, say.Of("dons %s", a.Name), 0)
}
