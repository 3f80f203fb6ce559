package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Circumstance is an event that somebody can wait for.
type Circumstance uint8

// The circumstances.
const (
	WhenNear         Circumstance = iota // the subject comes within a distance
	WhenAway                             // the subject goes beyond a distance
	WhenSeen                             // the subject comes into sight
	WhenInArc                            // the subject comes into the arc and reach of a weapon
	WhenAttacked                         // the subject attacks
	WhenOpened                           // a door is opened
	WhenCalled                           // somebody of the own side, or a GM, calls a word
	lastCircumstance = WhenCalled
)

// circumstances has the name of each circumstance, and how the log words it in space and on foot;
// "" where it cannot happen.
var circumstances = [...]struct {
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

func (t Circumstance) String() string { return circumstances[t].name }

// ParseCircumstance parses the name of a circumstance.
func ParseCircumstance(name string) (Circumstance, bool) {
	for t := range circumstances {
		if circumstances[t].name == name {
			return Circumstance(t), true
		}
	}
	return 0, false
}

// LogText returns how the log words a circumstance, or "" where it cannot happen.
func (t Circumstance) LogText(onFoot bool) say.Text {
	if onFoot {
		return circumstances[t].people
	}
	return circumstances[t].ships
}

// Passes reports whether a circumstance is momentary. Others hold for as long as somebody is
// near, away or in sight.
func (t Circumstance) Passes() bool { return t >= WhenAttacked }

// Holds reports whether a circumstance that lasts holds for somebody in sight at a distance.
func (t Circumstance) Holds(distance, limit int64) bool {
	return t == WhenSeen || t == WhenNear && distance <= limit || t == WhenAway && distance > limit
}

// MaxWord is the maximum length of a word that can be called, in bytes.
const MaxWord = 40

// Wait is what somebody waits for (a circumstance, by a ship or on foot by a person,
// somewhere) and the response that they then give.
type Wait[S space.ID | ID, W any, I comparableIntent] struct {
	When     Circumstance
	Subject  S // 0: any hostile ship, any foe
	Where    W
	Word     string // for WhenCalled
	Response I
}

// Fields describes a Wait. The function where describes its distances; its response is
// written as a verb, under key, followed by the fields of what intent makes for the
// verb.
func (w *Wait[S, W, I]) Fields(c field.Coder, where func(*W, field.Coder), key string, intent func(Verb) I) {
	field.Int(c, "when", &w.When, 0, int64(lastCircumstance))
	field.Int(c, "subject", &w.Subject, 0, space.MaxID)
	where(&w.Where, c)
	field.Text(c, "word", &w.Word, MaxWord)
	IntentField(c, key, &w.Response, intent, Ready, React, ReadyOnFoot, ReactOnFoot)
}

// Check returns a refusal, under a rule, of a Wait that lacks a response or a circumstance.
func (w *Wait[S, W, I]) Check(rule string, onFoot bool) error {
	var none I
	switch {
	case w.Response == none:
		return Refuse(rule, "a response is missing")
	case w.When.LogText(onFoot) == "":
		return Refuse(rule, "nobody can wait for that here")
	case w.When == WhenCalled && w.Word == "":
		return Refuse(rule, "say which word you wait for")
	}
	return nil
}

// Readied is a response that a member has ready until the start of their next turn
// (SHIP-READY, ME-READY).
type Readied[S space.ID | ID, W any, I comparableIntent] struct {
	Member ID
	Wait[S, W, I]
	Was []S // whom it applied to when last checked
}

// ReadyList is every response that is ready in a fight.
type ReadyList[S space.ID | ID, W any, I comparableIntent] []Readied[S, W, I]

// Fields describes a ReadyList, with the arguments of Wait.Fields.
func (l *ReadyList[S, W, I]) Fields(c field.Coder, where func(*W, field.Coder), key string, intent func(Verb) I) {
	field.List(c, "readied", (*[]Readied[S, W, I])(l), MaxMembers, func(c field.Coder, r *Readied[S, W, I]) {
		field.Int(c, "member", &r.Member, 1, MaxMembers)
		r.Wait.Fields(c, where, key, intent)
		field.List(c, "was", &r.Was, space.MaxID, func(c field.Coder, id *S) { field.Int(c, "subject", id, 1, space.MaxID) })
	})
}

// Watcher is a fight whose members have responses ready.
type Watcher[S space.ID | ID, W any, I comparableIntent] interface {
	CanReact(ID) bool
	// Holding appends to list those whom a lasting circumstance applies to now.
	Holding(list []S, r *Readied[S, W, I]) []S
	// Happened reports whether a momentary circumstance has happened since the last check,
	// and who caused it, or 0.
	Happened(r *Readied[S, W, I]) (subject S, happened bool)
	// Ask adds a window and returns it, or nil if there is no room.
	Ask(Window) *Window
}

// Find returns what a member has ready, or nil.
func (l ReadyList[S, W, I]) Find(id ID) *Readied[S, W, I] {
	for i := range l {
		if l[i].Member == id {
			return &l[i]
		}
	}
	return nil
}

// Add adds a response. If its circumstance holds already, it must end before it can happen.
func (l *ReadyList[S, W, I]) Add(r Readied[S, W, I], fight Watcher[S, W, I]) {
	if !r.When.Passes() {
		r.Was = fight.Holding(nil, &r)
	}
	*l = append(*l, r)
}

// Drop removes what a member has ready, and their window for it.
func (l *ReadyList[S, W, I]) Drop(id ID, windows *Windows, with Response) {
	*l = slices.DeleteFunc(*l, func(r Readied[S, W, I]) bool { return r.Member == id })
	windows.Drop(id, with)
}

// Watch checks every response and opens a window for each whose circumstance has happened.
func (l ReadyList[S, W, I]) Watch(windows *Windows, with Response, fight Watcher[S, W, I]) {
	for i := range l {
		r := &l[i]
		was, all := len(r.Was), r.Was
		if !r.When.Passes() {
			all = fight.Holding(all, r)
		}
		asked := windows.Find(r.Member, with)
		if by, happened := r.happened(fight, all[was:]); happened && asked == nil && fight.CanReact(r.Member) {
			asked = fight.Ask(Window{Member: r.Member, Response: with, Subject: uint16(by)})
		}
		r.note(all, asked)
	}
}

// happened reports whether the circumstance has happened since the last check, and who
// caused it. A circumstance that lasts happens when it begins to hold for somebody.
func (r *Readied[S, W, I]) happened(fight Watcher[S, W, I], now []S) (subject S, happened bool) {
	if r.When.Passes() {
		return fight.Happened(r)
	}
	for _, id := range now {
		if !slices.Contains(r.Was, id) {
			return id, true
		}
	}
	return 0, false
}

// note keeps those whom a circumstance applies to now. The list all begins with those whom
// it applied to before. While a window is open for one of the new ones, the others are left
// out, so that they are noticed next.
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
