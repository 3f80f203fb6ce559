package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Awaits says what is awaited of somebody: a power by its name.
func Awaits(f *Fight, x *crew.Window) say.Text {
	if p := f.Person(x.Member); x.Response == crew.AnsweringPower && p != nil {
		return say.Name(f.Book().Powers[f.Powers(p)[x.Power-1]].Name)
	}
	return x.Response.Name()
}

// Blow is an attack that has been thrown and may still be turned.
type Blow struct {
	By, Target  crew.ID
	Attack      Swing
	What        Intent // the Cast or Use that hit, where it was no attack with a weapon
	Degree      Degree
	Total, Need int16
	Edge        int8
	Soaked      int32     // off its damage
	Parts       []Portion // of its damage, where that was thrown before the roll
	Rest        []Portion // that goes on around its target
	Widens      int32     // the least energy with which it does; 0: it does not
	Thrown      bool
	Choice      uint8 // of a critical hit; 0: none yet
}

// Unmissable is what a blow has to reach that cannot be turned.
const Unmissable = -100

// Fields describes a Blow, whose power is made by a function of its verb.
func (b *Blow) Fields(c field.Coder, intent func(crew.Verb) Intent) {
	IdField(c, "by", &b.By)
	IdField(c, "target", &b.Target)
	b.Attack.Fields(c)
	cast := b.What != nil
	field.Bool(c, "cast", &cast)
	if cast {
		crew.IntentField(c, "verb on foot", &b.What, intent)
	}
	field.Int(c, "degree", &b.Degree, 0, int64(CriticalSuccess))
	field.Int(c, "total", &b.Total, -100, 200)
	field.Int(c, "need", &b.Need, Unmissable, 200)
	field.Int(c, "edge", &b.Edge, -1, 1)
	field.Int(c, "soaked", &b.Soaked, 0, MaxPoints)
	field.List(c, "parts", &b.Parts, rulebook.MaxTypes, func(c field.Coder, x *Portion) { x.Fields(c) })
	field.List(c, "rest", &b.Rest, rulebook.MaxTypes, func(c field.Coder, x *Portion) { x.Fields(c) })
	field.Int(c, "widens", &b.Widens, 0, MaxPoints)
	field.Bool(c, "thrown", &b.Thrown)
	field.Int(c, "choice", &b.Choice, 0, 100)
}

// Asked reports whether somebody has been asked about the step that is about to be
// made: nobody strikes twice at one step.
func Asked(f *Fight, by, subject crew.ID) bool {
	return slices.Contains(f.Spared, Pair{by, subject})
}

// Stepped forgets whom others have been asked about, once the step is made.
func Stepped(f *Fight, p *Person) {
	f.Spared = slices.DeleteFunc(f.Spared, func(x Pair) bool { return x.Of == p.ID })
}

// StandingAnswer is what somebody has ordered about a response.
func StandingAnswer(p *Person, r crew.Response) crew.Stance {
	switch r {
	case crew.OpportunityAttack, crew.SwiftStrike:
		return p.Standing.Strikes
	case crew.RaisedShield:
		return p.Standing.Guards
	case crew.AnsweringPower:
		return p.Standing.Powers
	case crew.AnsweringAura:
		return p.Standing.Auras
	case crew.ReadiedOnFoot:
		return p.Standing.Readied
	}
	return crew.Unset
}

// Fists are the weapon of a reaction that is to use none.
const Fists = MaxArms + 1

// SwiftWeapon is the swift weapon that somebody holds, by its place from 1, or 0.
func SwiftWeapon(f *Fight, p *Person) uint8 {
	for i := range p.Arms {
		if a := &p.Arms[i]; f.Weapon(a).Props&rulebook.Swift != 0 && a.Drawn && !a.Broken && !a.Gone {
			return uint8(i + 1)
		}
	}
	return 0
}

// MayReact says that somebody may react.
type MayReact struct {
	Person  crew.ID
	What    crew.Response
	With    say.Text // and to what, where nobody else did it
	Subject crew.ID  // who did it; 0: nobody else
}

func (*MayReact) Kind() event.Kind { return KindMayReact }

// Fields describes a MayReact.
func (f *MayReact) Fields(c field.Coder) {
	IdField(c, "person", &f.Person)
	crew.ResponseField(c, "what", &f.What)
	field.Text(c, "with", &f.With, say.Max)
	IdField(c, "subject", &f.Subject)
}

func (f *MayReact) Sentence() say.Text {
	if f.Subject == 0 {
		return say.Of("%s may react to %s.", f.Person.Name(), f.With)
	}
	return say.Of("%s may react to %s: %s.", f.Person.Name(), f.Subject.Name(), f.With)
}

// LetGo says that somebody let a reaction pass.
type LetGo struct {
	Person crew.ID
	What   crew.Response
}

func (*LetGo) Kind() event.Kind { return KindLetItGo }

// Fields describes a LetGo.
func (f *LetGo) Fields(c field.Coder) {
	IdField(c, "person", &f.Person)
	crew.ResponseField(c, "what", &f.What)
}

func (f *LetGo) Sentence() say.Text { return say.Of("%s lets it pass.", f.Person.Name()) }

// Trigger is a circumstance that somebody can wait for.
type Trigger uint8

// The triggers.
const (
	ComesWithin Trigger = iota // the subject comes within so many units
	GoesBeyond
	ComesInSight
	Attacks     // the subject attacks
	Opens       // a door is opened
	CallsWord   // a word is called by the own side, or by a GM
	lastTrigger = CallsWord
)

var triggerNames = [...]string{"within", "beyond", "sight", "attack", "door", "call"}

func (t Trigger) String() string { return triggerNames[t] }

// Triggers is the vocabulary of what can be waited for.
var Triggers = rulebook.Vocabulary{Noun: "trigger", Words: triggerNames[:]}

// Circumstance is what somebody waits for.
type Circumstance struct {
	Trigger Trigger
	Subject crew.ID // 0: any foe
	Within  int16
	At      deckplan.Square // distances are from there, unless it is none
	Word    string          // CallsWord
}

// Fields describes a Circumstance.
func (i *Circumstance) Fields(c field.Coder) {
	field.Int(c, "trigger", &i.Trigger, 0, int64(lastTrigger))
	IdField(c, "subject", &i.Subject)
	field.Int(c, "within", &i.Within, 0, 10_000)
	i.At.Fields(c)
	field.Text(c, "word", &i.Word, rulebook.MaxName)
}

// Readied is what somebody has ready.
type Readied = crew.Readied[crew.ID, Circumstance, Intent]

// HasReadied says that somebody waits.
type HasReadied struct {
	Person   crew.ID
	Trigger  Trigger
	At       deckplan.Square
	Response crew.Verb
}

func (*HasReadied) Kind() event.Kind { return KindWaitsFor }

// Fields describes a HasReadied.
func (f *HasReadied) Fields(c field.Coder) {
	IdField(c, "person", &f.Person)
	field.Int(c, "trigger", &f.Trigger, 0, int64(lastTrigger))
	f.At.Fields(c)
	field.Int(c, "response", &f.Response, 0, int64(crew.LastVerb))
}

func (f *HasReadied) Sentence() say.Text {
	when := [...]say.Text{"comes near", "goes off", "comes into sight", "attacks", "opens a door", "calls the word"}[f.Trigger]
	switch {
	case f.At == (deckplan.Square{}):
	case f.Trigger == ComesWithin:
		when = say.Of("comes to %s", f.At)
	case f.Trigger == GoesBeyond:
		when = say.Of("goes off from %s", f.At)
	}
	return say.Of("%s readies %s, for when somebody %s.", f.Person.Name(), f.Response, when)
}

// Pending is a power that is being cast, or a thing in the air, while others are asked
// whether they answer.
type Pending struct {
	By     crew.ID
	What   Intent // a Cast or a Use, paid for
	Failed bool
	Wary   []crew.ID // have seen it coming
}

// Fields describes a Pending, whose power is made by a function of its verb.
func (x *Pending) Fields(c field.Coder, intent func(crew.Verb) Intent) {
	IdField(c, "by", &x.By)
	crew.IntentField(c, "verb on foot", &x.What, intent)
	field.Bool(c, "failed", &x.Failed)
	field.List(c, "wary", &x.Wary, MaxPeople, func(c field.Coder, id *crew.ID) { IdField(c, "person", id) })
}

// Plunge is a fall that waits for whoever may hold it.
type Plunge struct {
	Person crew.ID
	Height int16
	Held   bool
}

// Fields describes a Plunge.
func (x *Plunge) Fields(c field.Coder) {
	IdField(c, "person", &x.Person)
	field.Int(c, "height", &x.Height, 0, 10_000)
	field.Bool(c, "held", &x.Held)
}
