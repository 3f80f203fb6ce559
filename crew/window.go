package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Response is what somebody may react with.
type Response uint8

// The responses: on foot, and at a console.
const (
	OpportunityAttack Response = iota
	ReadiedOnFoot
	RaisedShield   // against a blow
	SwiftStrike    // as initiative is rolled
	AnsweringPower // to a blow, a wound, a fall, or what others cast or throw
	CriticalChoice // what a critical hit does
	AnsweringAura  // stored damage, to a touch
	ReadiedAtConsole
	lastResponse = ReadiedAtConsole
)

// responses tell how the windows of each response are treated.
var responses = [...]struct {
	name    say.Text
	onFoot  bool
	assured bool // taken where nobody has answered in time, also for who cannot react
	bidden  bool // live, taken only by who has said so
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

// Name is the response as people read it.
func (r Response) Name() say.Text { return responses[r].name }

// OnFoot reports whether a response is given on foot; others are at a console.
func (r Response) OnFoot() bool { return responses[r].onFoot }

// ResponseField describes a Response.
func ResponseField(c field.Coder, name string, r *Response) {
	field.Int(c, name, r, 0, int64(lastResponse))
}

// Window is the moment in which a member may react, or let what they could react to
// pass.
type Window struct {
	Member   ID
	Response Response
	Subject  uint16 // the ship, or on foot the person, that gave cause for it; 0: none
	Power    uint8  // of the member's sheet, from 1, where the response is one
	Blow     bool   // the blow that has waited longest lands once this is answered
	Left     int16  // ticks
}

// WindowTicks is how long a reaction is waited for: 8 s.
const WindowTicks = 160

// MaxWindows is how many reactions can be awaited.
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

// Ship is the ship that gave cause for a reaction at a console.
func (x *Window) Ship() space.ID { return space.ID(x.Subject) }

// Person is who gave cause for a reaction on foot.
func (x *Window) Person() ID { return ID(x.Subject) }

// Windows are the reactions that are awaited, of crews and of people on foot, in the
// order in which their causes came about (SHIP-REACT, ME-REACT, HOE-REACT). The first is
// open; the others wait for it, and in rounds so does everybody's turn.
type Windows []Window

// Fields describes Windows.
func (q *Windows) Fields(c field.Coder) {
	field.List(c, "windows", (*[]Window)(q), MaxWindows, func(c field.Coder, x *Window) { x.Fields(c) })
}

// Add has a member be asked, after those who wait already. It returns the window, or
// nil when there is no room for it.
func (q *Windows) Add(x Window) *Window {
	if len(*q) == MaxWindows {
		return nil
	}
	x.Left = WindowTicks
	*q = append(*q, x)
	return &(*q)[len(*q)-1]
}

// First is the window that is open, or nil.
func (q Windows) First() *Window {
	if len(q) == 0 {
		return nil
	}
	return &q[0]
}

// Asked is who may react now, or 0.
func (q Windows) Asked() ID {
	if len(q) == 0 {
		return 0
	}
	return q[0].Member
}

// Find is the window of a member for a response, or nil.
func (q Windows) Find(id ID, r Response) *Window {
	for i := range q {
		if q[i].Member == id && q[i].Response == r {
			return &q[i]
		}
	}
	return nil
}

// Concerns reports whether what somebody on foot does waits for a reaction.
func (q Windows) Concerns(person ID) bool {
	return slices.ContainsFunc(q, func(x Window) bool { return x.Response.OnFoot() && x.Person() == person })
}

// Drop takes away the window of a member for a response.
func (q *Windows) Drop(id ID, r Response) {
	*q = slices.DeleteFunc(*q, func(x Window) bool { return x.Member == id && x.Response == r })
}

// Reply is how somebody answers a window: they take the reaction, or let it pass. On foot
// it can be said with what they take it.
type Reply struct {
	Take   bool
	Weapon uint8 // of an opportunity attack, by its place from 1; 0: the first that will do
	Spare  bool  // at 0, knock out instead (ME-KNOCKOUT)
	Choice uint8 // of a critical hit: 1 drive, from 2 on a face of the table of injuries; 0: as the book has it
	Layer  uint8 // of an aura, from 1; 0: the largest
	Amount int32 // of it; 0: as little as comes through
}

// An Answerer is a fight in which somebody may react.
type Answerer interface {
	ReactRule() string
	CanAnswer(x *Window) bool          // whether they still can react, somehow
	MayTake(x *Window, r *Reply) error // why they cannot take it so
	StanceOn(x *Window) Stance         // of who is asked
	Answer(x Window, r Reply)          // takes it, if it may be taken, or lets it pass
}

// Judge refuses a reply of a member to whom nothing has happened, on foot or at a console,
// who is not asked yet, or who cannot take it so.
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

// Answer closes the window that is open. What cannot be taken, or not so, passes.
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

// Pass lets a tick pass for the window that is open, and reports whether an answer is
// awaited still. Standing orders are followed at once, and live so is everything: there
// time stands still for nobody. Who can no longer react, or lets the time run out, lets
// it pass.
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

// ImproviseTicks is how long an improvised action waits for the GM: 15 s. Then it
// is the check that was asked for (SHIP-IMPROVISE).
const ImproviseTicks = 300
