package combat

import (
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/event"
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
	f.Readied = slices.DeleteFunc(f.Readied, func(r personal.Readied) bool { return r.Person == id })
	f.Windows.Drop(id, crew.ReadiedOnFoot)
}

// Watch looks for triggers that have happened since it last looked, and asks
// those who wait for them.
func Watch(f *personal.Fight) {
	if !f.Begun() {
		return
	}
	news := (*f.Log)[min(f.Watched, len(*f.Log)):]
	for i := range f.Readied {
		r := &f.Readied[i]
		var room [8]crew.ID
		now := Holding(f, room[:0], r)
		asked := f.Windows.Find(r.Person, crew.ReadiedOnFoot)
		if by := happens(f, r, news, now); by != 0 && asked == nil && f.Reacts(f.Person(r.Person)) == nil {
			asked = ask(f, crew.Window{Member: r.Person, Response: crew.ReadiedOnFoot, Subject: uint16(by)})
		}
		r.Note(now, asked)
	}
	f.Watched = len(*f.Log)
}

// happens is with whom a trigger has happened since last looked at, or nobody: a
// circumstance holds for one for whom it did not hold before.
func happens(f *personal.Fight, r *personal.Readied, news []event.Event, now []crew.ID) crew.ID {
	p := f.Person(r.Person)
	for _, e := range news {
		switch x := e.Fact.(type) {
		case *personal.Attacked:
			if o := f.Person(x.By); r.Trigger == personal.Attacks && o != nil && (r.Subject == o.ID || r.Subject == 0 && personal.Hostile(p, o)) {
				return o.ID
			}
		case interface{ Calls() string }:
			if r.Trigger == personal.CallsWord && strings.EqualFold(r.Circumstance.Word, x.Calls()) && e.Sides.Has(p.Side) {
				return p.ID
			}
		case *personal.DoorMoved:
			if r.Trigger == personal.Opens && x.Open && f.SightFrom(p.Deck, p.At).Sees(x.At) {
				return max(x.By, p.ID)
			}
		}
	}
	return r.Next(now)
}

// Holding adds the persons to a list for whom a circumstance holds now.
func Holding(f *personal.Fight, list []crew.ID, r *personal.Readied) []crew.ID {
	if r.Trigger == personal.Attacks || r.Trigger >= personal.Opens {
		return list
	}
	p := f.Person(r.Person)
	for i := range f.People {
		o := &f.People[i]
		if o.Out() || o == p || r.Subject != o.ID && !(r.Subject == 0 && personal.Hostile(p, o)) || !f.Sees(p, o) {
			continue
		}
		d := f.Distance(p, o)
		if r.At != (deckplan.Square{}) {
			d = f.GapAt(r.At, 1, o.At, f.Span(o)) * f.Book().Square
		}
		if r.Trigger == personal.ComesInSight || r.Trigger == personal.ComesWithin && d <= r.Within || r.Trigger == personal.GoesBeyond && d > r.Within {
			list = append(list, o.ID)
		}
	}
	return list
}
