package combat

import (
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// responseTo is what was readied, at the one who set it off: an attack that names
// nobody and no square is at them.
func responseTo(r *personal.Readied, subject crew.ID) personal.Intent {
	a, ok := r.Response.(*Attack)
	if !ok || a.Target != 0 || a.At != (deckplan.Square{}) {
		return r.Response
	}
	at := *a
	at.Target = subject
	return &at
}

// NamesArm reports whether an order uses a place among somebody's weapons, from 1.
func NamesArm(i personal.Intent, arm uint8) bool {
	a, ok := i.(*Attack)
	return ok && a.Weapon == arm
}

// Forget drops what somebody has readied, and what they are asked about it.
func Forget(f *personal.Fight, id crew.ID) {
	f.Readied.Drop(id, f.Windows, crew.ReadiedOnFoot)
}

// Abandon drops what somebody has readied and has not done: a held power dissipates.
func Abandon(f *personal.Fight, p *personal.Person) {
	if r := f.Readied.Find(p.ID); r != nil {
		if _, held := r.Response.(*Cast); held {
			Unfocus(f, p)
		}
	}
	Forget(f, p.ID)
}

// Watch is a fight as those look at it who have something ready.
type Watch struct{ *personal.Fight }

// CanReact reports whether somebody can still react.
func (f Watch) CanReact(id crew.ID) bool { return f.Reacts(f.Person(id)) == nil }

// Ask has somebody be asked who has something ready.
func (f Watch) Ask(x crew.Window) *crew.Window { return ask(f.Fight, x) }

// Happened reports whether somebody was seen to attack or to open a door, or a word was
// called.
func (f Watch) Happened(r *personal.Readied) (crew.ID, bool) {
	p, w := f.Person(r.Member), &r.Circumstance
	for _, e := range f.News {
		switch x := e.Fact.(type) {
		case *personal.Attacked:
			if o := f.Person(x.By); w.Trigger == personal.Attacks && o != nil && (x.Target == p.ID || f.Sees(p, o)) && (w.Subject == o.ID || w.Subject == 0 && personal.Hostile(p, o)) {
				return o.ID, true
			}
		case interface{ Calls() string }:
			if w.Trigger == personal.CallsWord && strings.EqualFold(w.Word, x.Calls()) && e.Sides.Has(p.Side) && f.Flags(p)&rulebook.Deaf == 0 {
				return 0, true
			}
		case *personal.DoorMoved:
			if w.Trigger == personal.Opens && x.Open && f.SightFrom(p.Deck, p.At).Sees(x.At) {
				return x.By, true
			}
		}
	}
	return 0, false
}

// Holding adds the persons to a list for whom a circumstance holds now.
func (f Watch) Holding(list []crew.ID, r *personal.Readied) []crew.ID {
	p, w := f.Person(r.Member), &r.Circumstance
	if w.Trigger == personal.Attacks || w.Trigger >= personal.Opens {
		return list
	}
	for i := range f.People {
		o := &f.People[i]
		if o.Out() || o == p || w.Subject != o.ID && !(w.Subject == 0 && personal.Hostile(p, o)) || !f.Sees(p, o) {
			continue
		}
		d := f.Distance(p, o)
		if w.At != (deckplan.Square{}) {
			d = f.GapAt(w.At, 1, o.At, f.Span(o)) * f.Book().Square
		}
		if w.Trigger == personal.ComesInSight || w.Trigger == personal.ComesWithin && d <= w.Within || w.Trigger == personal.GoesBeyond && d > w.Within {
			list = append(list, o.ID)
		}
	}
	return list
}
