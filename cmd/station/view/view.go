// Package view prepares a picture for screens: interpolated between two ticks, with names for what
// facts mention, and with the queries that screens make most.
package view

import (
	"math"
	"slices"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// View is what a station shows.
type View struct {
	*picture.Picture
	Role     crew.Role // of the screen: if the seat has several roles, the chosen one
	Log      *log.Log
	Trip     Trip
	Lag      float64 // seconds since the last picture
	Beat     float64 // seconds from one tick of the table to the next
	Joined   string  // the table's name
	Table    Table
	Reel     *netcode.Reel      // the recording shown, or nil for a battle
	Along    *Along             // what is chosen to go along with the next order, or nil
	Missed   *netcode.Missed    // what was done in the seat's name while its player was away, until it is read
	Lesson   *netcode.Lesson    // that the battle teaches, or nil
	Wind     func(netcode.Reel) // shows the battle again, or controls the recording; nil: the seat may not
	Clock    float64            // seconds, on the clock of the log's entries, which also runs while the battle is paused
	Language *say.Language      // of texts; nil: English
	Few      bool               // omit effects and motion that carry no information
	Drifts   bool               // what is shown moves by itself, so draw as often as possible
	Points   []Point            // what the crew has pointed out lately
	Tips     *Tips              // which orders have been explained; nil: explain none
	Trail    *Trail             // how the numbers of one's own last changed, or nil
	Late     bool               // more has happened than the screen has shown
	Words    bool               // a screen asks for the page of improvised actions
	Obeyed   int                // orders of this station that were obeyed
	Refused  int                // and that were refused
	Settling bool               // the picture does not show the effect of the last order yet
	before   *picture.Picture

	// Set by a screen, for sounds: when each entry is shown, and the horizontal position of a ship
	// or a place, from -1 at the left to 1 at the right, if it is shown; nil: at once, in the
	// middle.
	When func(*log.Entry) float64
	Pan  func(netcode.Point) (float64, bool)

	// Situation is the box of the map or the deck on the screen: temporary plates are shown over
	// it, so that they cover no text.
	Situation kit.Rect

	between float64        // position between the two pictures, -1 to 1
	asked   *picture.Asked // what a screen has looked for
}

// Point is what somebody of the crew has pointed out.
type Point struct {
	netcode.Point
	Number int // among all points ever
}

// Trip is the state of the link.
type Trip struct {
	Millis int
	Lost   say.Text // why there is no link, or ""
}

// New returns the view at a moment between two pictures: 0 is the first, 1 the second, and -1 as
// long before the first. Before may be nil.
func New(before, now *picture.Picture, between float64) *View {
	return &View{asked: new(picture.Asked), Picture: now, Role: now.Head.Seat.Role, Log: &log.Log{}, Clock: log.Seconds(now.Tick), Beat: log.Seconds(1), before: before, between: min(1, max(-1, between))}
}

// Pose is the place and heading of something drawn: feet to the east and north, degrees.
type Pose struct{ X, Y, Heading float64 }

// PoseOf returns where a ship is at this moment, between the two pictures. A ship that is new or
// was moved elsewhere is there at once.
func (v *View) PoseOf(k *picture.Contact) Pose {
	p := Pose{X: feet(k.At.X), Y: feet(k.At.Y), Heading: degrees(k.Heading)}
	if v.before == nil {
		return p
	}
	was := v.before.Contact(k.ID)
	if was == nil || v.jumped(was, k) {
		return p
	}
	back := 1 - v.between
	if was.Step == (space.Point{}) {
		back = min(1, back) // it had not left yet
	}
	p.X -= feet(k.At.X-was.At.X) * back
	p.Y -= feet(k.At.Y-was.At.Y) * back
	p.Heading -= degrees(space.Between(was.Heading, k.Heading)) * min(1, back)
	return p
}

// jumped reports whether a ship has moved farther between the two pictures than it flies.
func (v *View) jumped(was, now *picture.Contact) bool {
	pace := max(length(was.Step), length(now.Step)) * float64(max(1, v.Tick-v.before.Tick))
	way := length(space.Point{X: now.At.X - was.At.X, Y: now.At.Y - was.At.Y})
	return way > 1.5*pace+1
}

// length returns the length of a vector in feet.
func length(p space.Point) float64 { return math.Hypot(feet(p.X), feet(p.Y)) }

// Sees returns when an entry is shown, in seconds of the view's clock.
func (v *View) Sees(e *log.Entry) float64 {
	if v.When != nil {
		return v.When(e)
	}
	return e.Heard
}

func feet(l space.Length) float64   { return float64(l) / float64(space.Foot) }
func degrees(a space.Angle) float64 { return float64(a) / float64(space.Degree) }

// Ship returns the seat's own ship as others see it, or nil.
func (v *View) Ship() *picture.Contact { return v.Picture.Contact(v.Head.Seat.Ship) }

// Sheet returns everything about the seat's own ship, or nil.
func (v *View) Sheet() *picture.ShipSheet { return v.Picture.Own(v.Head.Seat.Ship) }

// CrewAt returns a crew member by their seat, or nil.
func (v *View) CrewAt(seat crew.Seat) *picture.CrewRow {
	for i := range v.Crew {
		if v.Crew[i].Seat == seat {
			return &v.Crew[i]
		}
	}
	return nil
}

// SideOf returns the side of a seat, if it is known: for somebody on a deck their own,
// regardless of who owns the deck.
func (v *View) SideOf(seat crew.Seat) (side event.Side, known bool) {
	if seat.Role == crew.Boots {
		for i := range v.People {
			if v.People[i].Seat == seat {
				return v.People[i].Side, true
			}
		}
		return 0, false
	}
	if k := v.Contact(seat.Ship); k != nil {
		return k.Side, true
	}
	return 0, false
}

// SideOfTurn returns the side of a turn, if it is known.
func (v *View) SideOfTurn(t *picture.TurnRow) (side event.Side, known bool) {
	if t.Person == 0 {
		return v.SideOf(t.Seat)
	}
	if p := v.Person(t.Person); p != nil {
		return p.Side, true
	}
	return 0, false
}

// Me returns the seat's crew member, or nil.
func (v *View) Me() *picture.CrewRow { return v.CrewAt(v.Head.Seat) }

// MountsOf returns the weapons of a ship that the seat knows.
func (v *View) MountsOf(id space.ID) []picture.MountRow {
	var rows []picture.MountRow
	for _, m := range v.Mounts {
		if m.Ship == id {
			rows = append(rows, m)
		}
	}
	return rows
}

// OptionsOf returns the orders of a verb that the seat could give, without those that use a
// feature.
func (v *View) OptionsOf(verb crew.Verb) []picture.Option {
	var rows []picture.Option
	for _, o := range v.Options {
		if o.Verb == verb && (o.Feature == 0 || verb == crew.Feature || verb == crew.CastPower) {
			rows = append(rows, o)
		}
	}
	return rows
}

// Judge sets on a control the objection to an order that needs no target, or that the table has not
// told yet.
func (v *View) Judge(a *kit.Action, verb crew.Verb) {
	a.Why = Soon
	for _, o := range v.OptionsOf(verb) {
		a.Rule, a.Why = o.Rule(), o.Why()
	}
}

// Option returns the order of a verb on a target, or nil. It asks the table for what a screen looks
// for.
func (v *View) Option(verb crew.Verb, weapon uint8, target space.ID) *picture.Option {
	v.Ask(target)
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == verb && o.Weapon == weapon && o.Target == target {
			return o
		}
	}
	return nil
}

// OptionAt returns an order about somebody aboard a ship, or nil, and asks likewise.
func (v *View) OptionAt(verb crew.Verb, seat crew.Seat, target space.ID) *picture.Option {
	v.Ask(target)
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == verb && o.Seat == seat && o.Target == target {
			return o
		}
	}
	return nil
}

// Ask asks for options on a ship. In a large battle only those on the nearest ships come unasked.
func (v *View) Ask(target space.ID) {
	if target != 0 && v.asked != nil && !slices.Contains(v.asked.Ships, target) {
		v.asked.Ships = append(v.asked.Ships, target)
	}
}

// AskAll asks for options on all ships.
func (v *View) AskAll() {
	for i := range v.Contacts {
		if k := &v.Contacts[i]; !k.State.Gone() && k.ID != v.Head.Seat.Ship {
			v.Ask(k.ID)
		}
	}
}

// AskAbout asks whom something would reach, and returns the answer, or nil until it has come. Its first
// row is that of person 0.
func (v *View) AskAbout(p picture.Placing) []picture.ReachedRow {
	if v.asked != nil {
		v.asked.Placing = p
	}
	if len(v.Reached) > 0 && v.Reached[0].Placing == p {
		return v.Reached
	}
	return nil
}

// Asked returns what was asked for.
func (v *View) Asked() picture.Asked {
	if v.asked == nil {
		return picture.Asked{}
	}
	return *v.asked
}

// Awaits reports whether the options of a verb on a ship were asked for and have not come yet.
func (v *View) Awaits(verb crew.Verb, target space.ID) bool {
	k := v.Contact(target)
	if k == nil || k.Bomb || k.State.Gone() {
		return false
	}
	others := false
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == verb && o.Target == target {
			return false
		} else if o.Verb == verb && o.Target != 0 {
			others = true
		}
	}
	return others
}

// Soon is why there is no order about a ship whose options have not come yet.
const Soon = "The table is working that out."

// Foe reports whether a ship is of another side than the seat's.
func (v *View) Foe(k *picture.Contact) bool { return k.Side != v.Head.Side }

// Foes returns the ships of other sides against which orders are still possible, nearest first.
func (v *View) Foes() []*picture.Contact {
	var foes []*picture.Contact
	for i := range v.Contacts {
		if k := &v.Contacts[i]; v.Foe(k) && !k.State.Gone() {
			foes = append(foes, k)
		}
	}
	own := v.Ship()
	if own == nil {
		return foes
	}
	for i := 1; i < len(foes); i++ {
		for j := i; j > 0 && space.Distance(own.At, foes[j].At) < space.Distance(own.At, foes[j-1].At); j-- {
			foes[j], foes[j-1] = foes[j-1], foes[j]
		}
	}
	return foes
}

// Text returns a text of the scenario, or "".
func (v *View) Text(kind picture.TextKind) string {
	for _, t := range v.Texts {
		if t.Kind == kind {
			return t.Text
		}
	}
	return ""
}

// Tests returns the tests of a check aboard a ship or on foot, with their names.
func (v *View) Tests(onFoot bool) (tests []crew.Test, names []say.Text) {
	if !onFoot {
		for t := range crew.LastTest + 1 {
			tests, names = append(tests, t), append(names, say.Text(t.String()))
		}
		return tests, names
	}
	for i, first := range [...]crew.Test{0, crew.Skilled(0)} {
		for n, name := range strings.Split(v.Text([...]picture.TextKind{picture.AbilityText, picture.SkillText}[i]), "\n") {
			if name != "" {
				tests, names = append(tests, first+crew.Test(n)), append(names, say.Name(name))
			}
		}
	}
	return tests, names
}

// NextTest returns the test after another, and the name of that other.
func (v *View) NextTest(onFoot bool, t crew.Test) (next crew.Test, name say.Text) {
	tests, names := v.Tests(onFoot)
	at := slices.Index(tests, t)
	if len(tests) == 0 {
		return t, ""
	}
	return tests[(at+1)%len(tests)], names[max(0, at)]
}

// Outcome describes how the battle has ended.
func (v *View) Outcome() string { return v.Tell(say.Text(v.Text(picture.OutcomeText))) }

// Tell returns a text in the language, with the names that the view knows.
func (v *View) Tell(t say.Text) string { return v.Language.Tell(t, v) }

// Say returns a message with its values in the language.
func (v *View) Say(message say.Text, values ...any) string { return v.Tell(say.Of(message, values...)) }

// ShipName names a ship as far as the picture shows it.
func (v *View) ShipName(id space.ID) string { return v.Tell(id.Name()) }

// SeatName names a seat as far as the picture shows it.
func (v *View) SeatName(seat crew.Seat) string { return v.Tell(seat.Name()) }

// PersonName names somebody on a deck as far as the picture shows them.
func (v *View) PersonName(id crew.ID) string { return v.Tell(id.Name()) }

// Stirs reports whether anything moves, or has just happened.
func (v *View) Stirs() bool {
	for i := range v.Contacts {
		if v.Contacts[i].Step != (space.Point{}) {
			return true
		}
	}
	n := len(v.Log.Entries)
	return n > 0 && v.Tick-v.Log.Entries[n-1].Tick < 30 && v.Lag < 2
}

// MyTurn reports whether the seat's turn is open. In a recording nobody has a turn.
func (v *View) MyTurn() bool {
	if v.Reel != nil {
		return false
	}
	for i := range v.People {
		if p := &v.People[i]; p.Open && p.Seat == v.Head.Seat && v.Head.Seat.Role == crew.Boots {
			return true
		}
	}
	me := v.Me()
	return me != nil && me.Open
}

// WaitsForGM reports whether an order of the seat's side waits for the GM: nothing has followed it in
// the log yet.
func (v *View) WaitsForGM() bool {
	if v.Head.Seat.Role == crew.GM {
		return false
	}
	for i := len(v.Log.Entries) - 1; i >= 0; i-- {
		if e := &v.Log.Entries[i]; e.Kind != 0 && !e.Minor() && e.Kind != ships.KindFlew {
			return e.Kind == sim.KindOrderHeld
		}
	}
	return false
}

// MayReact reports whether the table waits for the seat to react.
func (v *View) MayReact() bool {
	return v.Reel == nil && v.Head.IsAwaited() && v.Head.Awaited == v.Head.Seat
}

// Chart returns the space around the seat's own ship within a reach, as its pilot and the server
// know it.
func (v *View) Chart(reach space.Length) ships.Chart {
	own, sheet := v.Ship(), v.Sheet()
	if own == nil || sheet == nil {
		return ships.Chart{}
	}
	return v.Picture.Chart(own, sheet, reach)
}

// Seconds returns how long a number of ticks of the table takes.
func (v *View) Seconds(ticks int64) float64 { return float64(ticks) * v.Beat }

// WholeSeconds is Seconds, rounded up.
func (v *View) WholeSeconds(ticks int64) int { return int(math.Ceil(v.Seconds(ticks) - 1e-6)) }
