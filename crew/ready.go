package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/space"
)

// Readied is a response that a member has ready for a circumstance until their next turn
// begins (SHIP-READY, ME-READY). What it waits for are ships, or on foot people.
type Readied[S space.ID | ID, C any, I Intent] struct {
	Member       ID
	Circumstance C
	Response     I
	Was          []S // for whom it held, when that was last looked at
}

// Waiting are the orders that cannot be a response themselves.
var Waiting = []Verb{Ready, React, Prepare, Answer}

// ReadyList is all that is ready in a fight.
type ReadyList[S space.ID | ID, C any, I Intent] []Readied[S, C, I]

// Fields describes a ReadyList, a circumstance by a function of its own and a response by
// one that makes the order of a verb.
func (l *ReadyList[S, C, I]) Fields(c field.Coder, circumstance func(*C, field.Coder), intent func(Verb) I) {
	field.List(c, "readied", (*[]Readied[S, C, I])(l), MaxMembers, func(c field.Coder, r *Readied[S, C, I]) {
		field.Int(c, "member", &r.Member, 1, MaxMembers)
		circumstance(&r.Circumstance, c)
		IntentField(c, "verb", &r.Response, intent, Waiting...)
		field.List(c, "was", &r.Was, space.MaxID, func(c field.Coder, id *S) { field.Int(c, "subject", id, 1, space.MaxID) })
	})
}

// A Watcher is a fight whose members have responses ready.
type Watcher[S space.ID | ID, C any, I Intent] interface {
	CanReact(ID) bool
	// Holding adds those to a list for whom a circumstance holds now.
	Holding(list []S, r *Readied[S, C, I]) []S
	// Happened reports whether what has happened since the last look brings a circumstance
	// about, and with whom; 0: with nobody.
	Happened(r *Readied[S, C, I]) (subject S, happened bool)
	// Ask has a member be asked, and returns the window, or nil when there is no room.
	Ask(Window) *Window
}

// Find is what a member has ready, or nil.
func (l ReadyList[S, C, I]) Find(id ID) *Readied[S, C, I] {
	for i := range l {
		if l[i].Member == id {
			return &l[i]
		}
	}
	return nil
}

// Add has a response be ready from now on. A circumstance that holds already must end
// before it can happen.
func (l *ReadyList[S, C, I]) Add(r Readied[S, C, I], fight Watcher[S, C, I]) {
	r.Was = fight.Holding(nil, &r)
	*l = append(*l, r)
}

// Drop forgets what a member has ready, and what they are asked about it.
func (l *ReadyList[S, C, I]) Drop(id ID, windows *Windows, with Response) {
	*l = slices.DeleteFunc(*l, func(r Readied[S, C, I]) bool { return r.Member == id })
	windows.Drop(id, with)
}

// Watch looks at what all wait for, and asks those for whom it has happened.
func (l ReadyList[S, C, I]) Watch(windows *Windows, with Response, fight Watcher[S, C, I]) {
	for i := range l {
		r := &l[i]
		was := len(r.Was)
		all := fight.Holding(r.Was, r)
		asked := windows.Find(r.Member, with)
		if by, happened := r.happened(fight, all[was:]); happened && asked == nil && fight.CanReact(r.Member) {
			asked = fight.Ask(Window{Member: r.Member, Response: with, Subject: uint16(by)})
		}
		r.note(all, asked)
	}
}

// happened reports whether a circumstance has come about since the last look, and with
// whom: by what has happened, or as it holds for somebody for whom it did not before.
func (r *Readied[S, C, I]) happened(fight Watcher[S, C, I], now []S) (subject S, happened bool) {
	if subject, happened = fight.Happened(r); happened {
		return subject, true
	}
	for _, id := range now {
		if !slices.Contains(r.Was, id) {
			return id, true
		}
	}
	return 0, false
}

// note keeps for whom a circumstance holds now, of a list with those first for whom it
// held. While a window is open for one of them, who has come beside that one is left to be
// noticed next.
func (r *Readied[S, C, I]) note(all []S, asked *Window) {
	was := len(r.Was)
	kept := all[:was]
	for _, id := range all[was:] {
		if asked == nil || id == S(asked.Subject) || slices.Contains(all[:was], id) {
			kept = append(kept, id)
		}
	}
	r.Was = slices.Delete(kept, 0, was)
}
