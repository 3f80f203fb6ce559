package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
)

// AskedFor returns the text for what a person is asked for, with the name of a power.
func AskedFor(f *Fight, x *crew.Window) say.Text {
	if p := f.Person(x.Member); x.Response == crew.AnsweringPower && p != nil {
		return say.Name(f.Book().Powers[f.Powers(p)[x.Power-1]].Name)
	}
	return x.Response.Name()
}

// Blow is a thrown attack that can still be turned.
type Blow struct {
	By, Target  crew.ID
	Attack      Swing
	What        Intent // the Cast or Use that hit, if it was not an attack with a weapon
	Degree      Degree
	Total, Need int16
	Edge        int8
	Soaked      int32     // taken off its damage
	Parts       []Portion // of its damage, if thrown before the roll
	Rest        []Portion // for those around its target
	Widens      int32     // the least energy for that; 0: none
	Thrown      bool
	Choice      uint8 // effect of a critical hit; 0: not chosen
}

// Unmissable is what a blow that cannot be turned has to reach.
const Unmissable = -100

// Fields describes a Blow. The function intent returns the intent of a verb.
func (b *Blow) Fields(c field.Coder, intent func(crew.Verb) Intent) {
	IDField(c, "by", &b.By)
	IDField(c, "target", &b.Target)
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

// HasBeenAsked reports whether somebody has been asked about the next step of a person,
// so that nobody strikes twice at one step.
func HasBeenAsked(f *Fight, by, subject crew.ID) bool {
	return slices.Contains(f.Spared, Pair{by, subject})
}

// ForgetAsked forgets, after a person's step, who has been asked about it.
func ForgetAsked(f *Fight, p *Person) {
	f.Spared = slices.DeleteFunc(f.Spared, func(x Pair) bool { return x.Of == p.ID })
}

// StandingAnswer returns a person's standing order for a response.
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

// Fists stands for a reaction without a weapon.
const Fists = MaxArms + 1

// SwiftWeapon returns the place of the swift weapon that somebody holds, from 1, or 0.
func SwiftWeapon(f *Fight, p *Person) uint8 {
	for i := range p.Arms {
		if a := &p.Arms[i]; f.Weapon(a).Props&rulebook.Swift != 0 && a.Drawn && !a.Broken && !a.Gone {
			return uint8(i + 1)
		}
	}
	return 0
}

// Vicinity is how near to somebody, or to a square, others have to come to trigger a wait,
// or how far to go away.
type Vicinity struct {
	Within int16
	At     deckplan.Square // distances are from there, unless it is zero
}

// Fields describes a Vicinity.
func (v *Vicinity) Fields(c field.Coder) {
	field.Int(c, "within", &v.Within, 0, 10_000)
	v.At.Fields(c)
}

// The waits of people on foot, and what they have readied.
type (
	Wait    = crew.Wait[crew.ID, Vicinity, Intent]
	Readied = crew.Readied[crew.ID, Vicinity, Intent]
)

// Awaited returns the text for what a person waits for.
func Awaited(w *Wait) say.Text {
	switch at := w.Where.At; {
	case at == (deckplan.Square{}):
	case w.When == crew.WhenNear:
		return say.Of("somebody who comes to %s", at)
	case w.When == crew.WhenAway:
		return say.Of("somebody who goes away from %s", at)
	}
	return w.When.LogText(true)
}

// Pending is a power that is being cast, or a device in the air, while others are asked
// whether they answer.
type Pending struct {
	By     crew.ID
	What   Intent // a Cast or a Use, paid for
	Failed bool
	Wary   []crew.ID // who have seen it coming
}

// Fields describes a Pending. The function intent returns the intent of a verb.
func (x *Pending) Fields(c field.Coder, intent func(crew.Verb) Intent) {
	IDField(c, "by", &x.By)
	crew.IntentField(c, "verb on foot", &x.What, intent)
	field.Bool(c, "failed", &x.Failed)
	field.List(c, "wary", &x.Wary, MaxPeople, func(c field.Coder, id *crew.ID) { IDField(c, "person", id) })
}

// Plunge is a fall that waits for those who may stop it.
type Plunge struct {
	Person crew.ID
	Height int16
	Held   bool
}

// Fields describes a Plunge.
func (x *Plunge) Fields(c field.Coder) {
	IDField(c, "person", &x.Person)
	field.Int(c, "height", &x.Height, 0, MaxHeight)
	field.Bool(c, "held", &x.Held)
}
