package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Deed is one of the orders that say little more than what is done: to whom,
// with which thing, where.
type Deed struct {
	What     crew.Verb
	Person   crew.ID
	Other    crew.ID // Help: the foe that the first attack is helped against
	Item     uint8   // a weapon or armour of the sheet, from 1
	At       deckplan.Square
	OtherWay bool // the other of two ways: Investigation, a push, to close, to doff
	Quick    bool // by bonus action, where a feature allows it (ME-BONUS)
}

func (i *Deed) Verb() crew.Verb { return i.What }

// Fields describes a Deed.
func (i *Deed) Fields(c field.Coder) {
	idField(c, "person", &i.Person)
	idField(c, "other", &i.Other)
	field.Int(c, "item", &i.Item, 0, maxArms)
	i.At.Fields(c)
	field.Bool(c, "way", &i.OtherWay)
	field.Bool(c, "quick", &i.Quick)
}

// deed is a row of the table of deeds: the verb, what a book prices it as,
// whether it can be readied, and its rule.
type deed struct {
	verb  crew.Verb
	act   rulebook.Act
	ready bool
	check func(*Deed, *Fight, *Person) error
	do    func(*Deed, *Fight, *Person)
}

var deeds = [...]deed{
	{crew.Dash, rulebook.ActDash, true, nil, (*Deed).dash},
	{crew.Disengage, rulebook.ActDisengage, true, nil, (*Deed).disengage},
	{crew.Dodge, rulebook.ActDodge, true, nil, (*Deed).dodge},
	{crew.Help, rulebook.ActHelp, true, (*Deed).mayHelp, (*Deed).help},
	{crew.Sneak, rulebook.ActHide, true, (*Deed).mayHide, (*Deed).hide},
	{crew.Look, rulebook.ActSearch, true, nil, (*Deed).search},
	{crew.FirstAid, rulebook.ActStabilise, true, (*Deed).mayStabilise, (*Deed).stabilise},
	{crew.Grapple, rulebook.ActGrapple, true, (*Deed).mayGrapple, (*Deed).grapple},
	{crew.Shove, rulebook.ActShove, true, (*Deed).mayShove, (*Deed).shove},
	{crew.Escape, rulebook.ActEscape, true, (*Deed).mayEscape, (*Deed).escape},
	{crew.Release, rulebook.ActRelease, false, (*Deed).mayRelease, (*Deed).release},
	{crew.DropProne, rulebook.ActDrop, true, (*Deed).mayDrop, (*Deed).dropProne},
	{crew.StandUp, rulebook.ActStand, true, (*Deed).mayStand, (*Deed).standUp},
	{crew.Draw, rulebook.ActDraw, false, (*Deed).mayDraw, (*Deed).draw},
	{crew.Stow, rulebook.ActStow, false, (*Deed).mayStow, (*Deed).stow},
	{crew.Discard, rulebook.ActDiscard, false, (*Deed).mayStow, (*Deed).discard},
	{crew.Door, rulebook.ActDoor, true, (*Deed).mayDoor, (*Deed).door},
	{crew.Force, rulebook.ActForce, true, (*Deed).mayForce, (*Deed).force},
	{crew.ReloadArm, rulebook.ActReload, true, (*Deed).mayReload, (*Deed).reload},
	{crew.RapidReload, rulebook.ActRapid, false, (*Deed).mayRapid, (*Deed).rapid},
	{crew.Raise, rulebook.ActRaise, true, (*Deed).mayRaise, (*Deed).raise},
	{crew.Lower, rulebook.ActLower, false, (*Deed).mayLower, (*Deed).lower},
	{crew.Carry, rulebook.ActCarry, false, (*Deed).mayCarry, (*Deed).carry},
	{crew.Don, rulebook.ActDon, false, (*Deed).mayDon, (*Deed).don},
	{crew.TakeAim, rulebook.ActTarget, true, (*Deed).mayTakeAim, (*Deed).takeAim},
	{crew.Disarm, rulebook.ActDisarm, true, (*Deed).mayDisarm, (*Deed).disarm},
	{crew.SetOff, rulebook.ActSetOff, true, (*Deed).maySetOff, (*Deed).setOff},
}

func deedOf(v crew.Verb) *deed {
	for i := range deeds {
		if deeds[i].verb == v {
			return &deeds[i]
		}
	}
	return nil
}

// byAttack says whether a deed takes the place of an attack of an attack action
// (ME-GRAPPLE, ME-SHOVE).
func (d *deed) byAttack() bool { return d.act == rulebook.ActGrapple || d.act == rulebook.ActShove }

// Check asks who pays, and then the deed itself.
func (i *Deed) Check(f *Fight, p *Person) error {
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

func (i *Deed) affords(f *Fight, p *Person, d *deed) error {
	book := f.Book()
	if i.Quick {
		if !f.Hastens(p, i.What) {
			return crew.Refuse(book.Actions[rulebook.ActSecond].Rule, "nothing lets %s do that by bonus action", p.Name)
		}
		_, err := f.affords(p, rulebook.ActSecond)
		return err
	}
	if d.act == rulebook.ActTarget && f.has(p, rulebook.PartAiming) {
		_, err := f.affords(p, rulebook.ActSecond)
		return err
	}
	if d.byAttack() && book.Actions[d.act].Has && p.Open && p.Blows > 0 || i.gratis(f, p) {
		return nil
	}
	_, err := f.affords(p, d.act)
	return err
}

// Hastens says whether somebody can do something by bonus action.
func (f *Fight) Hastens(p *Person, v crew.Verb) bool {
	has := f.SheetOf(p).Features
	switch {
	case v == crew.Dash && has&rulebook.Aggressive != 0 && f.incensed(p):
		return true
	case v == crew.Dash, v == crew.Disengage, v == crew.Sneak:
		return has&rulebook.QuickActions != 0
	}
	return false
}

// incensed says whether somebody sees an able foe.
func (f *Fight) incensed(p *Person) bool {
	for i := range f.People {
		if o := &f.People[i]; hostile(p, o) && o.State == Able && f.Sees(p, o) {
			return true
		}
	}
	return false
}

// Do pays and does it.
func (i *Deed) Do(f *Fight, p *Person) {
	d := deedOf(i.What)
	switch {
	case i.Quick, d.act == rulebook.ActTarget && f.has(p, rulebook.PartAiming):
		f.pay(p, rulebook.ActSecond)
	case d.byAttack() && p.Blows > 0:
		p.Blows--
	case d.byAttack():
		f.pay(p, d.act)
		p.Blows = max(1, f.SheetOf(p).Attacks) - 1
	case i.gratis(f, p):
	default:
		f.pay(p, d.act)
	}
	d.do(i, f, p)
}

// did tells a deed that needs no dice.
func (f *Fight) did(p *Person, what string, to crew.ID) { f.tell(p, &Did{p.ID, what, to}) }

// dash is once more the speed (ME-DASH).
func (i *Deed) dash(f *Fight, p *Person) {
	p.Dashes++
	f.did(p, "dashes", 0)
}

// disengage leaves without being struck at (ME-DISENGAGE).
func (i *Deed) disengage(f *Fight, p *Person) {
	p.Safe = true
	f.did(p, "disengages", 0)
	f.try(p, rulebook.RegainDisengage)
}

// dodge lasts until the next turn, unless its owner is stopped (ME-DODGE).
func (i *Deed) dodge(f *Fight, p *Person) {
	f.befall(p, Affliction{Condition: f.Book().Roles[rulebook.PartDodge], By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	f.try(p, rulebook.RegainDodge)
}

// mayHelp refuses help for nobody, or against a foe that is too far away.
func (i *Deed) mayHelp(f *Fight, p *Person) error {
	id := f.Book().Actions[rulebook.ActHelp].Rule
	o := f.Person(i.Person)
	if i.Other == 0 {
		if o == nil || o == p || o.Out() || hostile(p, o) {
			return crew.Refuse(id, "help is for a friend")
		}
		return nil
	}
	foe := f.Person(i.Other)
	switch {
	case foe == nil || foe.Out() || !hostile(p, foe):
		return crew.Refuse(id, "there is no such foe")
	case f.Distance(p, foe) > f.Book().Ranges.Reach:
		return crew.Refuse(id, "%s is farther away than %d %s", foe.Name, f.Book().Ranges.Reach, f.Book().Unit)
	}
	return nil
}

// help is advantage on a friend's next check, or on a friend's first attack on a
// foe nearby (ME-HELP).
func (i *Deed) help(f *Fight, p *Person) {
	e := Edge{Good: true, Until: p.ID, Why: "Help", Person: i.Person, Side: -1}
	if e.Checks = i.Other == 0; !e.Checks {
		e.Attacks, e.Against = true, i.Other
		if i.Person == 0 {
			e.Side = int8(p.Side)
		}
		f.did(p, "helps against", i.Other)
	} else {
		f.did(p, "helps", i.Person)
	}
	f.Grant(e)
}

// mayDrop refuses who lies already.
func (i *Deed) mayDrop(f *Fight, p *Person) error {
	if f.has(p, rulebook.PartProne) {
		return crew.Refuse(f.Book().Actions[rulebook.ActDrop].Rule, "%s is prone already", p.Name)
	}
	return nil
}

func (i *Deed) dropProne(f *Fight, p *Person) { f.setPart(p, rulebook.PartProne, true) }

// mayStand refuses who stands, and who cannot move (ME-PRONE, HOE-COMMON).
func (i *Deed) mayStand(f *Fight, p *Person) error {
	id := f.Book().Actions[rulebook.ActStand].Rule
	switch {
	case !f.has(p, rulebook.PartProne):
		return crew.Refuse(id, "%s is not prone", p.Name)
	case f.top(p, rulebook.Walk) == 0 || f.flags(p)&rulebook.NoRise != 0:
		return crew.Refuse(id, "%s cannot stand up", p.Name)
	}
	return nil
}

func (i *Deed) standUp(f *Fight, p *Person) { f.setPart(p, rulebook.PartProne, false) }

// mayTakeAim refuses it to those who hold nothing that has to be aimed.
func (i *Deed) mayTakeAim(f *Fight, p *Person) error {
	for n := range p.Arms {
		if a := &p.Arms[n]; a.Drawn && !a.Gone && f.weapon(a).Props&rulebook.Launcher != 0 {
			return nil
		}
	}
	return crew.Refuse(f.Book().Actions[rulebook.ActTarget].Rule, "%s holds no launcher", p.Name)
}

// takeAim keeps a launcher on its target, for as long as it takes, or no longer.
func (i *Deed) takeAim(f *Fight, p *Person) {
	if f.has(p, rulebook.PartAiming) {
		f.relieve(p, f.Book().Roles[rulebook.PartAiming])
		return
	}
	f.befall(p, Affliction{Condition: f.Book().Roles[rulebook.PartAiming], By: p.ID, Save: -1, Implied: -1})
}

// mayDon refuses armour that is not there, and what is on or off already.
func (i *Deed) mayDon(f *Fight, p *Person) error {
	sheet, id := f.SheetOf(p), f.Book().Actions[rulebook.ActDon].Rule
	if i.Item == 0 || int(i.Item) > len(sheet.Armour) || sheet.Defence != 0 {
		return crew.Refuse(id, "%s has no such armour", p.Name)
	}
	if off := p.Doffed&(1<<i.Item) != 0; off == i.OtherWay {
		return crew.Refuse(id, "that is so already")
	}
	return nil
}

func (i *Deed) don(f *Fight, p *Person) {
	a := &f.Book().Armours[f.SheetOf(p).Armour[i.Item-1]]
	p.Doffed ^= 1 << i.Item
	if i.OtherWay {
		p.Worn -= int32(a.Defence)
		f.did(p, "doffs "+a.Name, 0)
		return
	}
	p.Worn += int32(a.Defence)
	f.did(p, "dons "+a.Name, 0)
}

// Did tells what somebody does, where no dice are thrown.
type Did struct {
	By   crew.ID
	What string
	To   crew.ID
}

func (*Did) Kind() event.Kind { return KindDid }

// Fields describes a Did.
func (f *Did) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "what", &f.What, 2*rulebook.MaxName)
	idField(c, "to", &f.To)
}

func (f *Did) Sentence(n event.Names) string {
	if f.To != 0 {
		return fmt.Sprintf("%s %s %s.", name(n, f.By), f.What, name(n, f.To))
	}
	return fmt.Sprintf("%s %s.", name(n, f.By), f.What)
}
