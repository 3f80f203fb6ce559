// Package view is a picture as screens look at it: between two ticks, with
// names for what facts speak of, and with what a seat asks of it most.
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
	Role     crew.Role // of the screen: of a seat with several roles, the one chosen
	Log      *log.Log
	Trip     Trip
	Lag      float64 // seconds since the last picture
	Joined   string  // the table's name
	Table    Table
	Reel     *netcode.Reel      // the recording that is watched, or nil at a battle
	Along    *Along             // what is chosen to go with the next order, or nil
	Missed   *netcode.Missed    // what was done in the seat's name while its player was away, until it is read
	Lesson   *netcode.Lesson    // that the battle teaches, or nil
	Wind     func(netcode.Reel) // has the battle shown again, or the recording otherwise; nil: it is not for this seat to say
	Clock    float64            // seconds, on the clock of the log's entries; it goes on while ticks stand
	Language *say.Language      // in which it tells; nil: English
	Few      bool               // draw few effects and no motion that tells nothing
	Drifts   bool               // what is shown moves by itself, and is drawn at its best pace
	Points   []Point            // what the crew has pointed out of late
	Tips     *Tips              // what has been told of orders; nil: nothing is told
	Late     bool               // more has happened than the screen has shown
	Words    bool               // a screen asks for the page on which somebody says what they do
	Obeyed   int                // orders of this station that the table has obeyed
	Refused  int                // and that it has refused
	Settling bool               // the picture does not show yet what the last order has done
	before   *picture.Picture

	// What a screen has said of what it shows, for sounds: when each entry is to be seen, and
	// where a ship or a place is, from -1 at the left to 1 at the right, if it shows that; nil:
	// at once, in the middle.
	When func(*log.Entry) float64
	Pan  func(netcode.Point) (float64, bool)

	// Situation is where a screen has drawn the map or the deck: what comes and goes is shown
	// over that, and covers no words.
	Situation kit.Rect

	between float64     // where between the two pictures this is, 0 to 1
	asked   *[]space.ID // the ships that a screen has looked for options on
}

// Point is what somebody of the crew has pointed out.
type Point struct {
	netcode.Point
	Number int // of all ever
}

// Trip is how the link does.
type Trip struct {
	Millis int
	Lost   say.Text // why there is no link, or ""
}

// New makes the view of a moment between two pictures; before may be nil.
func New(before, now *picture.Picture, between float64) *View {
	return &View{asked: new([]space.ID), Picture: now, Role: now.Head.Seat.Role, Log: &log.Log{}, Clock: log.Seconds(now.Tick), before: before, between: min(1, max(0, between))}
}

// Pose is where something is drawn: feet to the east and north, degrees.
type Pose struct{ X, Y, Heading float64 }

// PoseOf returns where a ship is at this moment: on its way from where the picture before had
// it. What is new, or has been put elsewhere, is there at once.
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
	p.X -= feet(k.At.X-was.At.X) * back
	p.Y -= feet(k.At.Y-was.At.Y) * back
	p.Heading -= degrees(space.Between(was.Heading, k.Heading)) * back
	return p
}

// jumped reports whether a ship has come farther between the two pictures than it flies.
func (v *View) jumped(was, now *picture.Contact) bool {
	pace := max(length(was.Step), length(now.Step)) * float64(max(1, v.Tick-v.before.Tick))
	way := length(space.Point{X: now.At.X - was.At.X, Y: now.At.Y - was.At.Y})
	return way > 1.5*pace+1
}

// length returns the length of a way, in feet.
func length(p space.Point) float64 { return math.Hypot(feet(p.X), feet(p.Y)) }

// Sees returns when an entry is seen, in seconds of the view's clock.
func (v *View) Sees(e *log.Entry) float64 {
	if v.When != nil {
		return v.When(e)
	}
	return e.Heard
}

func feet(l space.Length) float64   { return float64(l) / float64(space.Foot) }
func degrees(a space.Angle) float64 { return float64(a) / float64(space.Degree) }

// Ship returns the seat's own ship as others see it, or nil for a seat that has none.
func (v *View) Ship() *picture.Contact { return v.Picture.Contact(v.Head.Seat.Ship) }

// Sheet returns everything about the seat's own ship, or nil.
func (v *View) Sheet() *picture.ShipSheet { return v.Picture.Own(v.Head.Seat.Ship) }

// CrewAt finds somebody by their seat, or nil.
func (v *View) CrewAt(seat crew.Seat) *picture.CrewRow {
	for i := range v.Crew {
		if v.Crew[i].Seat == seat {
			return &v.Crew[i]
		}
	}
	return nil
}

// SideOf returns the side of a seat, as far as it is known: of somebody on a deck their own, whosever
// the deck is.
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

// SideOfTurn returns the side of the one whose turn it is, as far as that is known.
func (v *View) SideOfTurn(t *picture.TurnRow) (side event.Side, known bool) {
	if t.Person == 0 {
		return v.SideOf(t.Seat)
	}
	if p := v.Person(t.Person); p != nil {
		return p.Side, true
	}
	return 0, false
}

// Me returns who sits here, or nil.
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

// OptionsOf returns the orders of a verb that the seat could give, without those
// that a feature would go with.
func (v *View) OptionsOf(verb crew.Verb) []picture.Option {
	var rows []picture.Option
	for _, o := range v.Options {
		if o.Verb == verb && (o.Feature == 0 || verb == crew.Feature || verb == crew.CastPower) {
			rows = append(rows, o)
		}
	}
	return rows
}

// Judge notes on a control what is against the order of a verb that needs no target, or that the
// table has yet to say.
func (v *View) Judge(a *kit.Action, verb crew.Verb) {
	a.Why = Soon
	for _, o := range v.OptionsOf(verb) {
		a.Rule, a.Why = o.Rule(), o.Why()
	}
}

// Option finds the order of a verb on a target, or nil. What a screen looks for is asked of
// the table.
func (v *View) Option(verb crew.Verb, weapon uint8, target space.ID) *picture.Option {
	v.Ask(target)
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == verb && o.Weapon == weapon && o.Target == target {
			return o
		}
	}
	return nil
}

// OptionAt finds an order at somebody aboard a ship, or nil. It is asked for likewise.
func (v *View) OptionAt(verb crew.Verb, seat crew.Seat, target space.ID) *picture.Option {
	v.Ask(target)
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == verb && o.Seat == seat && o.Target == target {
			return o
		}
	}
	return nil
}

// Ask asks for options on a ship. In a large battle they come unasked on the nearest alone.
func (v *View) Ask(target space.ID) {
	if target != 0 && v.asked != nil && !slices.Contains(*v.asked, target) {
		*v.asked = append(*v.asked, target)
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

// Asked returns the ships that options were asked for on.
func (v *View) Asked() []space.ID {
	if v.asked == nil {
		return nil
	}
	return *v.asked
}

// Awaits reports whether the options of a verb on a ship were asked for and have yet to come.
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

// Soon is why there is no order on a ship whose options have yet to come.
const Soon = "The table is working that out."

// Foe reports whether a ship is of another side than the seat's.
func (v *View) Foe(k *picture.Contact) bool { return k.Side != v.Head.Side }

// Foes returns the ships of other sides that can still be acted against, nearest
// first.
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

// Tests returns what a check can be made with, aboard a ship or on foot, by name.
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

// NextTest returns the test after another, and what that other is called.
func (v *View) NextTest(onFoot bool, t crew.Test) (next crew.Test, name say.Text) {
	tests, names := v.Tests(onFoot)
	at := slices.Index(tests, t)
	if len(tests) == 0 {
		return t, ""
	}
	return tests[(at+1)%len(tests)], names[max(0, at)]
}

// Outcome tells how the battle has ended.
func (v *View) Outcome() string { return v.Tell(say.Text(v.Text(picture.OutcomeText))) }

// Tell puts a text into words, with the names that the view knows.
func (v *View) Tell(t say.Text) string { return v.Language.Tell(t, v) }

// Say tells a message with its values.
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

// MyTurn reports whether the seat's turn is open.
func (v *View) MyTurn() bool {
	for i := range v.People {
		if p := &v.People[i]; p.Open && p.Seat == v.Head.Seat && v.Head.Seat.Role == crew.Boots {
			return true
		}
	}
	me := v.Me()
	return me != nil && me.Open
}

// WaitsForGM reports whether an order of the seat's side waits for the GM: it does
// as long as nothing has come of it.
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
	return v.Head.IsAwaited() && v.Head.Awaited == v.Head.Seat
}

// Chart returns the space around the seat's own ship, as far as a reach, as its pilot
// and the server know it.
func (v *View) Chart(reach space.Length) ships.Chart {
	own, sheet := v.Ship(), v.Sheet()
	if own == nil || sheet == nil {
		return ships.Chart{}
	}
	return v.Picture.Chart(own, sheet, reach)
}
