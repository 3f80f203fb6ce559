package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Trigger is a circumstance that somebody can wait for.
type Trigger uint8

// The triggers.
const (
	ComesWithin Trigger = iota // the subject comes within so many units
	GoesBeyond
	ComesInSight
	Attacks     // the subject attacks
	Opens       // a door is opened
	lastTrigger = Opens
)

var triggerNames = [...]string{"within", "beyond", "sight", "attack", "door"}

func (t Trigger) String() string { return triggerNames[t] }

// Triggers is the vocabulary of what can be waited for.
var Triggers = rulebook.Vocabulary{Noun: "trigger", Words: triggerNames[:]}

// Ready waits for a trigger and then, by reaction, acts or moves (ME-READY). An
// attack on nobody, at no square, is on whoever sets it off. A power is cast now
// and held, which takes concentration.
type Ready struct {
	Circumstance
	Response Intent
}

// Circumstance is what somebody waits for.
type Circumstance struct {
	Trigger Trigger
	Subject crew.ID // 0: any foe
	Within  int16
	At      deckplan.Square // distances are from there, unless it is none
}

// Fields describes a Circumstance.
func (i *Circumstance) Fields(c field.Coder) {
	field.Int(c, "trigger", &i.Trigger, 0, int64(lastTrigger))
	idField(c, "subject", &i.Subject)
	field.Int(c, "within", &i.Within, 0, 10_000)
	i.At.Fields(c)
}

func (*Ready) Verb() crew.Verb { return crew.Prepare }

// Fields describes a Ready.
func (i *Ready) Fields(c field.Coder) {
	i.Circumstance.Fields(c)
	crew.IntentField(c, "verb on foot", &i.Response, NewIntent, waiting...)
}

// waiting are the orders that cannot be a response themselves.
var waiting = []crew.Verb{crew.Prepare, crew.Answer}

// Check refuses responses that are no action and no move.
func (i *Ready) Check(f *Fight, p *Person) error {
	book := f.Book()
	if _, err := f.affords(p, rulebook.ActReady); err != nil {
		return err
	}
	id := book.Actions[rulebook.ActReady].Rule
	switch r := i.Response.(type) {
	case nil:
		return crew.Refuse(id, "a response is missing")
	case *Attack, *Move, *Use:
	case *Cast:
		return f.checkHeldPower(p, r)
	case *Deed:
		if d := deedOf(r.What); d == nil || !d.ready {
			return crew.Refuse(id, "that cannot be a response")
		}
	default:
		return crew.Refuse(id, "that cannot be a response")
	}
	if i.Subject != 0 && f.Person(i.Subject) == nil {
		return crew.Refuse(id, "there is nobody to wait for")
	}
	return nil
}

// checkHeldPower refuses powers that take more or less than one action to cast.
func (f *Fight) checkHeldPower(p *Person, i *Cast) error {
	w, err := f.power(p, i)
	if err != nil {
		return err
	}
	if w.Answers != rulebook.NoMoment || w.Act.Token != 0 || w.Act.Count != 1 {
		return f.Book().Refuse(rulebook.TopicCast, "only a power that takes one action to cast can be readied")
	}
	return f.affordsPower(p, w, i)
}

// Do waits from now on. A trigger that holds already must end before it can
// happen.
func (i *Ready) Do(f *Fight, p *Person) {
	f.pay(p, rulebook.ActReady)
	f.forget(p.ID)
	r := Readied{Person: p.ID, Circumstance: i.Circumstance, Response: i.Response}
	if c, ok := i.Response.(*Cast); ok {
		w, _ := f.power(p, c)
		f.payPower(p, w, c)
		f.focus(p, f.Powers(p)[c.Power-1], 0)
		c.Held = true
	}
	r.Was = f.holds(&r, nil) != 0
	f.Readied = append(f.Readied, r)
	f.emit(f.heard(p), &HasReadied{p.ID, i.Trigger, i.At, i.Response.Verb()})
}

// Readied is a Ready that waits.
type Readied struct {
	Person crew.ID
	Circumstance
	Response Intent
	Was      bool
	Fired    bool
}

// Fields describes a Readied, whose response is made by a function of its verb.
func (r *Readied) Fields(c field.Coder, intent func(crew.Verb) Intent) {
	idField(c, "person", &r.Person)
	r.Circumstance.Fields(c)
	crew.IntentField(c, "verb on foot", &r.Response, intent, waiting...)
	field.Bool(c, "was", &r.Was)
	field.Bool(c, "fired", &r.Fired)
}

// responseTo is what was readied, at the one who set it off: an
// attack that names nobody and no square is at them.
func responseTo(r *Readied, subject crew.ID) Intent {
	a, ok := r.Response.(*Attack)
	if !ok || a.Target != 0 || a.At != (deckplan.Square{}) {
		return r.Response
	}
	at := *a
	at.Target = subject
	return &at
}

func (f *Fight) readied(id crew.ID) *Readied {
	for i := range f.Readied {
		if f.Readied[i].Person == id {
			return &f.Readied[i]
		}
	}
	return nil
}

// forget drops what somebody has readied.
func (f *Fight) forget(id crew.ID) {
	kept := f.Readied[:0]
	for _, r := range f.Readied {
		if r.Person != id {
			kept = append(kept, r)
		}
	}
	f.Readied = kept
}

// Watch looks for triggers that have happened since it last looked, and asks
// those who wait for them.
func (f *Fight) Watch() {
	if !f.Begun() {
		return
	}
	news := (*f.Log)[min(f.watched, len(*f.Log)):]
	for i := range f.Readied {
		r := &f.Readied[i]
		subject := f.holds(r, news)
		holds := subject != 0
		p := f.Person(r.Person)
		if holds && !r.Was && !r.Fired && f.reacts(p) == nil {
			r.Fired = true
			f.prompt(Prompt{Person: r.Person, Kind: MayAnswer, Subject: subject})
		}
		r.Was = holds && r.Trigger != Attacks && r.Trigger != Opens
	}
	f.watched = len(*f.Log)
}

// holds is of whom a circumstance is true, the first of its subjects, or nobody.
func (f *Fight) holds(r *Readied, news []event.Event) crew.ID {
	p := f.Person(r.Person)
	for _, e := range news {
		switch x := e.Fact.(type) {
		case *Attacked:
			if o := f.Person(x.By); r.Trigger == Attacks && o != nil && (r.Subject == o.ID || r.Subject == 0 && hostile(p, o)) {
				return o.ID
			}
		case *DoorMoved:
			if r.Trigger == Opens && x.Open && f.look(p.Deck, p.At).sees(x.At) {
				return max(x.By, p.ID)
			}
		}
	}
	if r.Trigger == Attacks || r.Trigger == Opens {
		return 0
	}
	for i := range f.People {
		o := &f.People[i]
		if o.Out() || o == p || r.Subject != o.ID && !(r.Subject == 0 && hostile(p, o)) || !f.Sees(p, o) {
			continue
		}
		d := f.Distance(p, o)
		if r.At != (deckplan.Square{}) {
			d = f.gapAt(r.At, 1, o.At, f.span(o)) * f.Book().Square
		}
		if r.Trigger == ComesInSight || r.Trigger == ComesWithin && d <= r.Within || r.Trigger == GoesBeyond && d > r.Within {
			return o.ID
		}
	}
	return 0
}

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
	idField(c, "person", &f.Person)
	field.Int(c, "trigger", &f.Trigger, 0, int64(lastTrigger))
	f.At.Fields(c)
	field.Int(c, "response", &f.Response, 0, int64(crew.LastVerb))
}

func (f *HasReadied) Sentence(n event.Names) string {
	when := [...]string{"comes near", "goes off", "comes into sight", "attacks", "opens a door"}[f.Trigger]
	switch {
	case f.At == (deckplan.Square{}):
	case f.Trigger == ComesWithin:
		when = "comes to " + f.At.String()
	case f.Trigger == GoesBeyond:
		when = "goes off from " + f.At.String()
	}
	return fmt.Sprintf("%s readies %s, for when somebody %s.", name(n, f.Person), f.Response, when)
}

// Standing orders for reactions.

// Stand sets how somebody wants to react when nobody is asked.
type Stand struct{ Standing Standing }

func (*Stand) Verb() crew.Verb { return crew.Orders }

// Fields describes a Stand.
func (i *Stand) Fields(c field.Coder) { i.Standing.Fields(c) }

// Check allows it at any time.
func (*Stand) Check(*Fight, *Person) error { return nil }

// Do sets them.
func (i *Stand) Do(_ *Fight, p *Person) { p.Standing = i.Standing }
