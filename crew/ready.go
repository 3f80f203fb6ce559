package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Trigger is what somebody can wait for.
type Trigger uint8

// The triggers.
const (
	WhenNear     Trigger = iota // the subject comes within a distance
	WhenAway                    // the subject goes beyond it
	WhenSeen                    // the subject comes into sight
	WhenInArc                   // the subject comes into the arc and reach of a weapon
	WhenAttacked                // the subject attacks
	WhenOpened                  // a door is opened
	WhenCalled                  // a word is called by the own side, or by a GM
	lastTrigger  = WhenCalled
)

// triggers are the triggers by name, and what is waited for in space and on a deck, as
// the log says it; "" where that cannot happen.
var triggers = [...]struct {
	name          string
	ships, people say.Text
}{
	WhenNear:     {"within", "a ship that comes into range", "somebody who comes near"},
	WhenAway:     {"beyond", "a ship that goes away", "somebody who goes away"},
	WhenSeen:     {"sight", "a ship that comes into sight", "somebody who comes into sight"},
	WhenInArc:    {"arc", "a ship that comes into the arc", ""},
	WhenAttacked: {"attack", "an attack on the ship", "an attack"},
	WhenOpened:   {"door", "", "a door that opens"},
	WhenCalled:   {"call", "a word that is called", "a word that is called"},
}

func (t Trigger) String() string { return triggers[t].name }

// ParseTrigger reads the name of a trigger.
func ParseTrigger(name string) (Trigger, bool) {
	for t := range triggers {
		if triggers[t].name == name {
			return Trigger(t), true
		}
	}
	return 0, false
}

// Awaits says what is waited for, or "" where that cannot happen.
func (t Trigger) Awaits(onFoot bool) say.Text {
	if onFoot {
		return triggers[t].people
	}
	return triggers[t].ships
}

// Passes reports whether a trigger is over as it happens. Others hold for as long as
// somebody is near, or away, or in sight.
func (t Trigger) Passes() bool { return t >= WhenAttacked }

// Holds reports whether a trigger holds for somebody in sight, at a distance.
func (t Trigger) Holds(distance, limit int64) bool {
	return t == WhenSeen || t == WhenNear && distance <= limit || t == WhenAway && distance > limit
}

// MaxWord is the longest word that can be called, in bytes.
const MaxWord = 40

// Wait is what somebody waits for, ships or on foot people, and what they then do.
type Wait[S space.ID | ID, W any, I Intent] struct {
	Trigger  Trigger
	Subject  S // 0: any hostile ship, any foe
	Where    W
	Word     string // WhenCalled
	Response I
}

// Fields describes a Wait, its distances by a function of their own and its response, behind
// a verb under a key, by one that makes the order of a verb.
func (w *Wait[S, W, I]) Fields(c field.Coder, where func(*W, field.Coder), key string, intent func(Verb) I) {
	field.Int(c, "trigger", &w.Trigger, 0, int64(lastTrigger))
	field.Int(c, "subject", &w.Subject, 0, space.MaxID)
	where(&w.Where, c)
	field.Text(c, "word", &w.Word, MaxWord)
	IntentField(c, key, &w.Response, intent, Ready, React, ReadyOnFoot, ReactOnFoot)
}

// Check refuses, by a rule, what has nothing to do or to wait for.
func (w *Wait[S, W, I]) Check(rule string, onFoot bool) error {
	var none I
	switch {
	case w.Response == none:
		return Refuse(rule, "a response is missing")
	case w.Trigger.Awaits(onFoot) == "":
		return Refuse(rule, "nobody can wait for that here")
	case w.Trigger == WhenCalled && w.Word == "":
		return Refuse(rule, "say for which word you wait")
	}
	return nil
}

// Readied is a response that a member has ready until their next turn begins (SHIP-READY,
// ME-READY).
type Readied[S space.ID | ID, W any, I Intent] struct {
	Member ID
	Wait[S, W, I]
	Was []S // for whom it held, when that was last looked at
}

// ReadyList is all that is ready in a fight.
type ReadyList[S space.ID | ID, W any, I Intent] []Readied[S, W, I]

// Fields describes a ReadyList, with the functions of Wait.Fields.
func (l *ReadyList[S, W, I]) Fields(c field.Coder, where func(*W, field.Coder), key string, intent func(Verb) I) {
	field.List(c, "readied", (*[]Readied[S, W, I])(l), MaxMembers, func(c field.Coder, r *Readied[S, W, I]) {
		field.Int(c, "member", &r.Member, 1, MaxMembers)
		r.Wait.Fields(c, where, key, intent)
		field.List(c, "was", &r.Was, space.MaxID, func(c field.Coder, id *S) { field.Int(c, "subject", id, 1, space.MaxID) })
	})
}

// A Watcher is a fight whose members have responses ready.
type Watcher[S space.ID | ID, W any, I Intent] interface {
	CanReact(ID) bool
	// Holding adds those to a list for whom a trigger that does not pass holds now.
	Holding(list []S, r *Readied[S, W, I]) []S
	// Happened reports whether a trigger that passes has happened since the last look, and
	// by whom; 0: by nobody.
	Happened(r *Readied[S, W, I]) (subject S, happened bool)
	// Ask has a member be asked, and returns the window, or nil when there is no room.
	Ask(Window) *Window
}

// Find is what a member has ready, or nil.
func (l ReadyList[S, W, I]) Find(id ID) *Readied[S, W, I] {
	for i := range l {
		if l[i].Member == id {
			return &l[i]
		}
	}
	return nil
}

// Add has a response be ready from now on. A circumstance that holds already must end
// before it can happen.
func (l *ReadyList[S, W, I]) Add(r Readied[S, W, I], fight Watcher[S, W, I]) {
	if !r.Trigger.Passes() {
		r.Was = fight.Holding(nil, &r)
	}
	*l = append(*l, r)
}

// Drop forgets what a member has ready, and what they are asked about it.
func (l *ReadyList[S, W, I]) Drop(id ID, windows *Windows, with Response) {
	*l = slices.DeleteFunc(*l, func(r Readied[S, W, I]) bool { return r.Member == id })
	windows.Drop(id, with)
}

// Watch looks at what all wait for, and asks those for whom it has happened.
func (l ReadyList[S, W, I]) Watch(windows *Windows, with Response, fight Watcher[S, W, I]) {
	for i := range l {
		r := &l[i]
		was, all := len(r.Was), r.Was
		if !r.Trigger.Passes() {
			all = fight.Holding(all, r)
		}
		asked := windows.Find(r.Member, with)
		if by, happened := r.happened(fight, all[was:]); happened && asked == nil && fight.CanReact(r.Member) {
			asked = fight.Ask(Window{Member: r.Member, Response: with, Subject: uint16(by)})
		}
		r.note(all, asked)
	}
}

// happened reports whether a circumstance has come about since the last look, and with
// whom: by what has happened, or as it holds for somebody for whom it did not before.
func (r *Readied[S, W, I]) happened(fight Watcher[S, W, I], now []S) (subject S, happened bool) {
	if r.Trigger.Passes() {
		return fight.Happened(r)
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
func (r *Readied[S, W, I]) note(all []S, asked *Window) {
	was := len(r.Was)
	kept := all[:was]
	for _, id := range all[was:] {
		if asked == nil || id == S(asked.Subject) || slices.Contains(all[:was], id) {
			kept = append(kept, id)
		}
	}
	r.Was = slices.Delete(kept, 0, was)
}
