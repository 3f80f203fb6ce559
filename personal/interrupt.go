package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// Powers that are used by reaction to what somebody else does: while it is asked for
// them, what they answer waits (ME-REACT).

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
	idField(c, "by", &x.By)
	crew.IntentField(c, "verb on foot", &x.What, intent)
	field.Bool(c, "failed", &x.Failed)
	field.List(c, "wary", &x.Wary, maxPeople, func(c field.Coder, id *crew.ID) { idField(c, "person", id) })
}

// Plunge is a fall that waits for whoever may hold it.
type Plunge struct {
	Person crew.ID
	Height int16
	Held   bool
}

// Fields describes a Plunge.
func (x *Plunge) Fields(c field.Coder) {
	idField(c, "person", &x.Person)
	field.Int(c, "height", &x.Height, 0, 10_000)
	field.Bool(c, "held", &x.Held)
}

// interrupted asks the foes of somebody whether they answer what is cast, or what is
// thrown and comes down at a square, and says whether it waits for them.
func (f *Fight) interrupted(p *Person, i Intent, m rulebook.Moment, at deckplan.Square, school int8) bool {
	if len(f.Pending) == maxBlows {
		return false
	}
	waits := false
	for j := range f.People {
		if o := &f.People[j]; hostile(o, p) && f.asks(o, p, m, at, school) {
			waits = true
		}
	}
	if waits {
		f.Pending = append(f.Pending, Pending{By: p.ID, What: i})
	}
	return waits
}

// offersHold asks whoever is near to somebody who falls, and themselves.
func (f *Fight) offersHold(p *Person, height int16) bool {
	if len(f.Falls) == maxBlows {
		return false
	}
	waits := false
	for j := range f.People {
		if o := &f.People[j]; !hostile(o, p) && f.asks(o, p, rulebook.Plunging, p.At, -1) {
			waits = true
		}
	}
	if waits {
		f.Falls = append(f.Falls, Plunge{Person: p.ID, Height: height})
	}
	return waits
}

// asks asks somebody for the first of their powers that answers a moment, and says
// whether there is one.
func (f *Fight) asks(o, p *Person, m rulebook.Moment, at deckplan.Square, school int8) bool {
	if o.Standing.Powers == Never || o.Deck != p.Deck || o.State != Able {
		return false
	}
	for n, power := range f.Powers(o) {
		w := &f.Book().Powers[power]
		x := Prompt{Person: o.ID, Kind: MayPower, Subject: p.ID, Power: uint8(n + 1)}
		if w.Answers != m || w.Against >= 0 && w.Against != school || w.Within > 0 && (at.Level != o.At.Level || f.distanceTo(o, at) > w.Within) ||
			o != p && !f.Sees(o, p) || f.mayAnswer(o, &x) != nil {
			continue
		}
		f.prompt(x)
		return true
	}
	return false
}

// meddle is what an answer does to what waits for it.
func (f *Fight) meddle(p *Person, w *rulebook.Power, cast *Cast, subject crew.ID) {
	switch w.Answers {
	case rulebook.Casting, rulebook.Lobbed:
		n := slices.IndexFunc(f.Pending, func(x Pending) bool { return x.By == subject })
		switch {
		case n < 0:
		case w.Counters:
			f.counter(p, cast, &f.Pending[n])
		default:
			f.Pending[n].Wary = append(f.Pending[n].Wary, p.ID)
		}
	case rulebook.Plunging:
		for n := range f.Falls {
			if f.Falls[n].Person == subject {
				f.Falls[n].Held = true
			}
		}
	}
}

// counter ends a power that is being cast: one of the slot's level or lower at once,
// a higher one by a check.
func (f *Fight) counter(p *Person, cast *Cast, x *Pending) {
	by, other := f.Person(x.By), x.What.(*Cast)
	w, err := f.power(by, other)
	if err != nil || x.Failed {
		return
	}
	level, c := max(w.Level, other.Slot), f.Book().Casting.Counter
	x.Failed = level <= cast.Slot || f.check(p, f.SheetOf(p).Casting, -1, int(c.Base)+int(c.Times)*int(level), "disrupt "+w.Name).Good()
	if x.Failed {
		f.did(by, "loses "+w.Name+" as it is cast", 0)
	}
}

// goOn lets what has waited go on, once nobody is asked about such a moment any more.
func (f *Fight) goOn(m rulebook.Moment) {
	for i := range f.Prompts {
		x := &f.Prompts[i]
		if p := f.Person(x.Person); x.Kind == MayPower && p != nil && f.Book().Powers[f.Powers(p)[x.Power-1]].Answers == m {
			return
		}
	}
	switch m {
	case rulebook.Casting, rulebook.Lobbed:
		list := f.Pending
		f.Pending = nil
		for i := range list {
			f.comeAbout(&list[i])
		}
	case rulebook.Plunging:
		list := f.Falls
		f.Falls = nil
		for _, x := range list {
			if p := f.Person(x.Person); p != nil && !x.Held {
				f.crash(p, min(int(x.Height/max(1, f.Book().Falls.Every)), int(f.Book().Falls.Most)))
			}
		}
	}
}

// comeAbout is what has been cast or thrown, unless it was ended.
func (f *Fight) comeAbout(x *Pending) {
	p := f.Person(x.By)
	if p == nil || x.Failed {
		return
	}
	switch i := x.What.(type) {
	case *Cast:
		i.release(f, p)
	case *Use:
		i.work(f, p, x.Wary)
	}
}
