package combat

import (
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// Aimer is an order whose target has to be named.
type Aimer interface {
	personal.Intent
	// Aimed returns the order aimed at a person, if it needs a target and names none.
	Aimed(f *personal.Fight, p *personal.Person, at crew.ID) personal.Intent
}

// Aimed returns a response aimed at a person, if it needs a target and names none.
func Aimed(f *personal.Fight, p *personal.Person, response personal.Intent, at crew.ID) personal.Intent {
	if a, aims := response.(Aimer); aims {
		return a.Aimed(f, p, at)
	}
	return response
}

// Aimed returns the attack aimed at a person, if it names neither a target nor a square.
func (i *Attack) Aimed(_ *personal.Fight, _ *personal.Person, at crew.ID) personal.Intent {
	if i.Target != 0 || i.At != (deckplan.Square{}) {
		return i
	}
	to := *i
	to.Target = at
	return &to
}

// Aimed returns the power aimed at a person, if it needs a target and names none.
func (i *Cast) Aimed(f *personal.Fight, p *personal.Person, at crew.ID) personal.Intent {
	w, err := Power(f, p, i)
	if err != nil || i.Target != 0 || !w.Effect.Names() {
		return i
	}
	to := *i
	to.Target = at
	return &to
}

// Aimed returns the use aimed at a person, if it needs a target and names none.
func (i *Use) Aimed(f *personal.Fight, p *personal.Person, at crew.ID) personal.Intent {
	if i.Target != 0 || i.Exists(f, p) != nil {
		return i
	}
	d := Carried(f, p, i.Device)
	placed := d.Smoke || d.Mine || d.Delay
	if sticks := (d.Stick >= 0 || d.Seeks) && i.At == (deckplan.Square{}); !sticks && (placed || !d.Effect.Names()) {
		return i
	}
	to := *i
	to.Target = at
	return &to
}

// NamesArm reports whether an order names the weapon at a place, from 1.
func NamesArm(i personal.Intent, arm uint8) bool {
	a, ok := i.(*Attack)
	return ok && a.Weapon == arm
}

// ForgetReadied drops what somebody has readied, and the window for it.
func ForgetReadied(f *personal.Fight, id crew.ID) {
	f.Readied.Drop(id, f.Windows, crew.ReadiedOnFoot)
}

// DropReadied drops what somebody has readied and not done: a held power dissipates.
func DropReadied(f *personal.Fight, p *personal.Person) {
	if r := f.Readied.Find(p.ID); r != nil {
		if _, held := r.Response.(*Cast); held {
			Unfocus(f, p)
		}
	}
	ForgetReadied(f, p.ID)
}

// Watch is a fight as people with readied responses see it.
type Watch struct{ *personal.Fight }

// CanReact reports whether somebody can still react.
func (f Watch) CanReact(id crew.ID) bool { return f.CheckReaction(f.Person(id)) == nil }

// Ask opens a window for a person with a response ready.
func (f Watch) Ask(x crew.Window) *crew.Window { return Ask(f.Fight, x) }

// Happened reports whether somebody was seen to attack or to open a door, or a word was
// called, and who did it.
func (f Watch) Happened(r *personal.Readied) (crew.ID, bool) {
	p := f.Person(r.Member)
	for _, e := range f.News {
		switch x := e.Fact.(type) {
		case *personal.Attacked:
			if o := f.Person(x.By); r.When == crew.WhenAttacked && o != nil && (x.Target == p.ID || f.Sees(p, o)) && (r.Subject == o.ID || r.Subject == 0 && personal.Hostile(p, o)) {
				return o.ID, true
			}
		case interface{ Calls() string }:
			if r.When == crew.WhenCalled && strings.EqualFold(r.Word, x.Calls()) && e.Sides.Has(p.Side) && f.Flags(p)&rulebook.Deaf == 0 {
				return 0, true
			}
		case *personal.DoorMoved:
			if r.When == crew.WhenOpened && x.Open && personal.Overlooks(f.Fight, p, x.At) {
				return x.By, true
			}
		}
	}
	return 0, false
}

// Holding appends the people whom a circumstance applies to now.
func (f Watch) Holding(list []crew.ID, r *personal.Readied) []crew.ID {
	p := f.Person(r.Member)
	for i := range f.People {
		o := &f.People[i]
		if o.IsOut() || o == p || r.Subject != o.ID && !(r.Subject == 0 && personal.Hostile(p, o)) || !f.Sees(p, o) {
			continue
		}
		d := f.Distance(p, o)
		if at := r.Where.At; at != (deckplan.Square{}) {
			d = deckplan.LengthOf(deckplan.Gap(at, 1, o.At, f.Span(o)), f.Book().Square)
		}
		if r.When.Holds(int64(d), int64(r.Where.Within)) {
			list = append(list, o.ID)
		}
	}
	return list
}
