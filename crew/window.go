package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Response is a way of reacting.
type Response uint8

// The responses, on foot and at a console.
const (
	OpportunityAttack Response = iota
	ReadiedOnFoot
	RaisedShield   // to an attack
	SwiftStrike    // when initiative is rolled
	AnsweringPower // to an attack, a wound, a fall, or what others cast or throw
	CriticalChoice // what a critical hit does
	AnsweringAura  // to a touch, with stored damage
	ReadiedAtConsole
	lastResponse = ReadiedAtConsole
)

// responses defines how the windows of each response are handled.
var responses = [...]struct {
	name    say.Text
	onFoot  bool
	assured bool // taken if nobody answers in time, even by a member who cannot react
	bidden  bool // live: taken only by a member whose standing order says so
}{
	OpportunityAttack: {name: "an opportunity attack", onFoot: true},
	ReadiedOnFoot:     {name: "what was readied", onFoot: true},
	RaisedShield:      {name: "a raised shield", onFoot: true},
	SwiftStrike:       {name: "a swift weapon", onFoot: true},
	AnsweringPower:    {name: "a power", onFoot: true, bidden: true},
	CriticalChoice:    {name: "the choice of a critical hit", onFoot: true, assured: true},
	AnsweringAura:     {name: "an aura", onFoot: true, assured: true},
	ReadiedAtConsole:  {name: "what was readied"},
}

// Name returns the name of the response for people.
func (r Response) Name() say.Text { return responses[r].name }

// OnFoot reports whether a response is given on foot, not at a console.
func (r Response) OnFoot() bool { return responses[r].onFoot }

// ResponseField describes a Response.
func ResponseField(c field.Coder, name string, r *Response) {
	field.Int(c, name, r, 0, int64(lastResponse))
}

// Window is a moment in which a member may react or pass.
type Window struct {
	Member   ID
	Response Response
	Subject  uint16 // the ship, or on foot the person, that caused it; 0: none
	Power    uint8  // the power on the member's sheet, from 1, if the response is one
	Blow     bool   // the attack that has waited longest lands once this is answered
	Left     int16  // ticks
}

// WindowTicks is how long a window stays open: 8 s.
const WindowTicks = 160

// MaxWindows is the maximum number of windows.
const MaxWindows = 4096

// Fields describes a Window.
func (x *Window) Fields(c field.Coder) {
	field.Int(c, "member", &x.Member, 1, MaxMembers)
	ResponseField(c, "response", &x.Response)
	field.Int(c, "subject", &x.Subject, 0, space.MaxID)
	field.Int(c, "power", &x.Power, 0, 64)
	field.Bool(c, "blow", &x.Blow)
	field.Int(c, "left", &x.Left, 0, WindowTicks)
}

// Ship returns the ship that caused a window at a console.
func (x *Window) Ship() space.ID { return space.ID(x.Subject) }

// Person returns the person who caused a window on foot.
func (x *Window) Person() ID { return ID(x.Subject) }

// Windows is the queue of windows, at consoles and on foot, in the order of their
// causes (SHIP-REACT, ME-REACT, HOE-REACT). The first is open. The others wait for it,
// and in rounds so does everyone's turn.
type Windows []Window

// Fields describes Windows.
func (q *Windows) Fields(c field.Coder) {
	field.List(c, "windows", (*[]Window)(q), MaxWindows, func(c field.Coder, x *Window) { x.Fields(c) })
}

// Add appends a window and returns it, or nil if there is no room.
func (q *Windows) Add(x Window) *Window {
	if len(*q) == MaxWindows {
		return nil
	}
	x.Left = WindowTicks
	*q = append(*q, x)
	return &(*q)[len(*q)-1]
}

// First returns the open window, or nil.
func (q Windows) First() *Window {
	if len(q) == 0 {
		return nil
	}
	return &q[0]
}

// Asked returns the member who may react now, or 0.
func (q Windows) Asked() ID {
	if len(q) == 0 {
		return 0
	}
	return q[0].Member
}

// Find returns the window of a member for a response, or nil.
func (q Windows) Find(id ID, r Response) *Window {
	for i := range q {
		if q[i].Member == id && q[i].Response == r {
			return &q[i]
		}
	}
	return nil
}

// Concerns reports whether an action on foot waits for somebody's reaction.
func (q Windows) Concerns(person ID) bool {
	return slices.ContainsFunc(q, func(x Window) bool { return x.Response.OnFoot() && x.Person() == person })
}

// Drop removes the window of a member for a response.
func (q *Windows) Drop(id ID, r Response) {
	*q = slices.DeleteFunc(*q, func(x Window) bool { return x.Member == id && x.Response == r })
}

// Reply is the answer to a window: take the reaction, or pass. On foot it can say how.
type Reply struct {
	Take   bool
	Weapon uint8 // for an opportunity attack, from 1; 0: the first that is possible
	Spare  bool  // at 0 hit points, knock out instead of killing (ME-KNOCKOUT)
	Choice uint8 // for a critical hit: 1 drives back, n from 2 picks a face of the table of injuries; 0: as the book says
	Layer  uint8 // of an aura, from 1; 0: the largest
	Amount int32 // taken from the layer; 0: the least that gets through
}

// Answerer is a fight in which members may react.
type Answerer interface {
	ReactRule() string
	CanAnswer(x *Window) bool          // whether they can still react in any way
	MayTake(x *Window, r *Reply) error // the refusal of a reply, or nil
	StanceOn(x *Window) Stance         // the standing order of the member
	Answer(x Window, r Reply)          // carries out the reaction if it is possible, or passes
}

// Judge returns the refusal of a member's reply: without a window, before it is their
// turn to answer, or if they cannot take it like that.
func (q Windows) Judge(id ID, onFoot bool, r *Reply, consoles, decks Answerer) error {
	n := slices.IndexFunc(q, func(x Window) bool { return x.Member == id && x.Response.OnFoot() == onFoot })
	fight := consoles
	if onFoot {
		fight = decks
	}
	switch {
	case n < 0:
		return Refuse(fight.ReactRule(), "nothing has happened that you can react to")
	case n > 0:
		return Refuse(fight.ReactRule(), "others are asked first")
	case r.Take:
		return fight.MayTake(&q[n], r)
	}
	return nil
}

// Answer closes the open window. A reply that is not possible is a pass.
func (q *Windows) Answer(r Reply, consoles, decks Answerer) {
	x, fight := (*q)[0], consoles
	*q = slices.Delete(*q, 0, 1)
	if x.Response.OnFoot() {
		fight = decks
	}
	if !r.Take || fight.MayTake(&x, &r) != nil {
		r = Reply{}
	}
	fight.Answer(x, r)
}

// Pass counts a tick for the open window and reports whether it is still open. Standing
// orders are followed at once. So is everything in live tempo, where time does not
// stop. A member who can no longer react, or runs out of time, passes.
func (q *Windows) Pass(live bool, consoles, decks Answerer) bool {
	for len(*q) > 0 {
		x, asks := &(*q)[0], consoles
		if x.Response.OnFoot() {
			asks = decks
		}
		row, stance, take := responses[x.Response], asks.StanceOn(x), false
		switch {
		case stance == Never, !row.assured && !asks.CanAnswer(x):
		case stance == Always, live && !row.bidden:
			take = true
		case live:
		default:
			if x.Left--; x.Left >= 0 {
				return true
			}
			take = row.assured
		}
		q.Answer(Reply{Take: take}, consoles, decks)
	}
	return false
}

// ImproviseTicks is how long an improvised action waits for the GM: 15 s. After that
// the requested check is rolled (SHIP-IMPROVISE).
const ImproviseTicks = 300
