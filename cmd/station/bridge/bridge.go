// Package bridge is the frame around every station: whose turn it is, the state of the link and of
// the own ship, the log, the end of a turn, and whatever has to be seen first.
package bridge

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lesson"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Bridge holds the stations of one seat and what surrounds them.
type Bridge struct {
	ending  view.Ending
	ends    bool // a key of this screen has ended the turn
	screens map[crew.Role]view.Screen
	role    crew.Role // of the current screen
	console crew.Role // of the last console before the boots
	seat    crew.Seat
	acting  acting
	tempo   tempo
	help    bool
	keys    bool // the help shows its page of keys
	brief   bool
	shares  bool // the page of the crew's seats is open
	outcome outcome
	aside   bool // the plate before the next battle is closed
	trail   view.Trail
	waiting say.Text // describes the last readied order
	Leave   bool     // somebody wants to return to the lobby
	Adjusts bool     // somebody wants to see the settings
	Goes    Place    // the place at another seat to which somebody wants to go
	Read    bool     // the page about what was done while they were away has been read
	Say     string   // what somebody says to the table
	talking bool
	words   string
	deeds   bool // the page of improvised actions is open
	deed    deed
	more    bool // the page of further orders is open
	mark    mark
	bombs   bombing
	learnt  features
	line    timeline
	lesson  lesson.Course
	tip     lesson.Tip
	pocket  pocket
}

// New makes a bridge of the given screens.
func New(screens map[crew.Role]view.Screen) *Bridge {
	return &Bridge{screens: screens}
}

const (
	headHeight  = 50.0
	tabsHeight  = 34.0
	stripHeight = 98.0
)

// Show draws the whole screen, handles input, and returns the orders given.
func (b *Bridge) Show(u *kit.UI, v *view.View) []sim.Intent {
	u.Language, u.Names = v.Language, v
	b.follow(u, v)
	if now := actingOf(v); now != b.acting {
		if b.acting = now; now.open {
			u.NewTurn()
		}
	}
	b.tempo.tell(u, v)
	v.Role = b.role
	b.learnt.tellOfUse(u, v)
	b.lesson.Follow(v)
	if b.lesson.On(v) {
		b.lesson.Point(u, v)
	} else {
		b.tip.Point(u, v)
	}
	if u.Small {
		return b.showPocket(u, v)
	}
	places := b.places(v)
	u.Accent = kit.Accent(b.role)
	room := u.Size.Trim(kit.Gap, 0)
	b.header(u, v, room.Top(headHeight))
	if len(places) > 1 {
		b.tabs(u, room.Top(tabsHeight), v, places)
	}
	for _, text := range notices(v) {
		u.Notice(text, &room)
	}
	absence(u, v, &room)
	b.outcome.reminder(u, v, &room)
	b.waiter(u, v, &room)
	room.Foot(kit.Gap)
	v.Role, u.Accent = b.role, kit.Accent(b.role)
	if v.Reel != nil {
		b.line.show(u, v, room.Foot(timelineHeight))
		room.Foot(kit.Gap)
	}
	var ordered []sim.Intent
	deployed := v.Sheet() != nil && b.role.Deployed()
	if deployed {
		b.deny(u, v)
		ordered = append(ordered, b.strip(u, v, room.Foot(stripHeight))...)
		u.Deny("")
		room.Foot(kit.Gap)
	}
	if b.role != crew.Screen {
		side := room.Side(b.logWidth(room.W))
		if b.lesson.On(v) {
			b.lesson.Show(u, v, &side)
		} else {
			b.tip.Show(u, v, &side)
		}
		v.Log.Show(u, side)
		room.Side(kit.Gap)
	}
	b.learnt.Settle(v)
	v.Along = &b.learnt.Along
	if screen := b.screens[b.role]; screen != nil {
		b.deny(u, v)
		ordered = append(ordered, b.command(v, screen.Show(u, v, room))...)
		u.Deny("")
	}
	if deployed {
		ordered = b.end(u, v, ordered)
	}
	b.markMeant(u, v)
	return b.give(u, v, append(ordered, b.above(u, v, room)...))
}

// sit goes to the station of a new seat, or of somebody who no longer has a console.
func (b *Bridge) sit(v *view.View) {
	if v.Head.Seat != b.seat {
		b.seat, b.role, b.outcome = v.Head.Seat, v.Head.Seat.Role, outcome{}
		if b.role == crew.GM && len(v.Contacts) == 0 && len(v.Decks) > 0 { // there is nothing in space
			b.turnTo(crew.Boots)
		}
	}
	if b.role.Deployed() && b.alone(v) {
		b.turnTo(crew.Boots)
	}
}

// follow takes the seat of a picture, and follows the numbers of one's own for all gauges.
func (b *Bridge) follow(u *kit.UI, v *view.View) {
	b.sit(v)
	b.trail.Follow(v, u.Now)
	v.Trail = &b.trail
}

// markMeant puts the meaning of what is shown on the card of a lesson or of a new order.
func (b *Bridge) markMeant(u *kit.UI, v *view.View) {
	if b.lesson.On(v) {
		b.lesson.Mark(u)
	} else {
		b.tip.Mark(u)
	}
}

// deny disables controls that give orders in a recording. The GM's console decides itself what can
// be done there.
func (b *Bridge) deny(u *kit.UI, v *view.View) {
	if v.Reel != nil && b.role != crew.GM {
		u.Deny(kit.Recorded)
	}
}

// give returns the orders with what goes along with them; none in a recording. It records what is
// shown of them later.
func (b *Bridge) give(u *kit.UI, v *view.View, ordered []sim.Intent) []sim.Intent {
	b.line.seek(u, v)
	if v.Reel != nil && len(ordered) > 0 {
		u.Tell(kit.Toast{Text: kit.Recorded, Tone: kit.Bad})
		return nil
	}
	b.learnt.attach(v, ordered)
	b.lesson.Watch(u, v, ordered)
	for _, i := range ordered {
		if i, ok := i.(*deployment.Ready); ok {
			b.waiting = ready.Words(v, i.Response)
		}
	}
	return ordered
}

// logWidth returns the width of the log; a coordinator has the ship's log on screen.
func (b *Bridge) logWidth(room float64) float64 {
	if b.role == crew.Coordinator {
		return max(350, room*0.275)
	}
	return max(300, room*0.235)
}

// roles returns the roles that the seat has here, in the order of their keys.
func (b *Bridge) roles(v *view.View) []crew.Role {
	me := v.Me()
	if me == nil {
		if v.Head.Seat.Role == crew.GM && len(v.Decks) > 0 {
			return []crew.Role{crew.GM, crew.Boots}
		}
		if b.alone(v) {
			return []crew.Role{crew.Boots}
		}
		return []crew.Role{v.Head.Seat.Role}
	}
	roles := b.stations(me)
	if len(v.Selves) > 0 && b.screens[crew.Boots] != nil {
		roles = append(roles, crew.Boots)
	}
	return roles
}

// alone reports whether the holder of a seat is on a deck and no longer has a ship.
func (b *Bridge) alone(v *view.View) bool {
	return v.Me() == nil && len(v.Selves) > 0 && b.screens[crew.Boots] != nil
}

// stations returns the stations of somebody aboard, or none.
func (b *Bridge) stations(row *picture.CrewRow) (roles []crew.Role) {
	for r := crew.Pilot; r <= crew.Coordinator; r++ {
		if row != nil && row.Roles.Has(r) && b.screens[r] != nil {
			roles = append(roles, r)
		}
	}
	return roles
}

// tabKey returns the key of a station: Home always leads to the player's own boots, and back from
// them. A GM has no other stations, and plenty of keys. With Shift, the keys of the first five are
// those of the next five.
func (b *Bridge) tabKey(i int, p Place) kit.Bound {
	switch {
	case b.seat.Role == crew.GM && (p.Role == crew.Boots) == (b.role == crew.Boots):
		return ""
	case b.seat.Role == crew.GM || p.Role == crew.Boots:
		return "seat.boots"
	}
	return kit.Numbered("seat", i+1)
}

// command turns a GM's orders on a deck into orders of the person whose turn it is.
func (b *Bridge) command(v *view.View, list []sim.Intent) []sim.Intent {
	if b.role != crew.Boots || v.Head.Seat.Role != crew.GM {
		return list
	}
	for n, i := range list {
		if _, rules := i.(sim.Ruling); !rules {
			list[n] = &sim.Command{Seat: v.Head.Acts, Intent: i}
		}
	}
	return list
}

// turnTo shows another station; from the boots the same key leads back to the console.
func (b *Bridge) turnTo(r crew.Role) {
	switch {
	case r == crew.Boots && b.role == crew.Boots && b.console != crew.NoRole:
		r = b.console
	case r == crew.Boots && b.role != crew.Boots:
		b.console = b.role
	}
	b.role = r
}

// above draws what covers the screen: what awaits an answer, help, the end.
func (b *Bridge) above(u *kit.UI, v *view.View, room kit.Rect) (ordered []sim.Intent) {
	if v.Head.AsksAtConsole(v.Head.Seat) {
		ordered = b.react(u, v, room)
	}
	b.openOverlay(u, v)
	ordered = append(ordered, b.showOverlay(u, v)...)
	b.talk(u, room)
	switch {
	case len(b.learnt.Chosen) > 0 && u.Key("any.back"): // first release what was chosen, then the seat
		b.learnt.release(u, v)
	case u.Key("any.back"):
		b.Leave = true
	}
	u.Toasts(b.toastRoom(u, v, room))
	return ordered
}

// openOverlay opens what was asked for and covers the screen.
func (b *Bridge) openOverlay(u *kit.UI, v *view.View) {
	if u.Key("bridge.keys") && !b.Busy() {
		b.help, b.keys = true, true
	}
	if v.Words {
		v.Words, b.deeds, b.deed.text = false, true, ""
		u.Focus("deed")
	}
	if v.Reel != nil && b.role != crew.Screen && !b.Busy() && u.Key("any.back") { // in the middle of a recording
		b.outcome.asked, b.outcome.read = true, false
	}
}

// showOverlay shows the first of what is open and covers the screen.
func (b *Bridge) showOverlay(u *kit.UI, v *view.View) []sim.Intent {
	switch {
	case v.Missed != nil && !b.Read:
		b.Read = !showMissed(u, v)
	case b.help:
		b.showHelp(u, v)
	case b.brief:
		b.brief = showBrief(u, v)
	case b.shares:
		b.shares = showShared(u, v)
	case b.more:
		return b.showMore(u, v)
	case b.learnt.open:
		return b.learnt.show(u, v)
	case b.deeds:
		return b.showDeed(u, v)
	case gathers(v) && !b.aside:
		b.showNext(u, v)
	case v.Reel != nil && b.outcome.asked:
		b.Leave = b.outcome.show(u, v) || b.Leave
	case v.Late: // the end has yet to be shown
	case v.Head.Over && !b.outcome.read:
		b.Leave = b.outcome.show(u, v) || b.Leave
	}
	return nil
}

// toastRoom returns where toasts are shown: over the map, or below the plate in the middle.
func (b *Bridge) toastRoom(u *kit.UI, v *view.View, room kit.Rect) kit.Rect {
	over := kit.Rect{X: room.X + room.W*0.1, Y: room.Y, W: room.W * 0.8, H: room.H * 0.44}
	if v.Situation.H > 0 && !u.Small && b.role != crew.Screen {
		over = v.Situation.Inset(8)
		const low, scale, ship = 280, 26, 24
		if b.role != crew.Boots && over.H < low {
			over.H = over.H/2 - ship // above the own ship in the middle
		} else {
			over.Foot(scale)
		}
	}
	if gathers(v) && !b.aside || (v.Head.Over || b.outcome.asked) && !b.outcome.read {
		over = kit.Rect{X: over.X, Y: u.Size.H - 90, W: over.W, H: 84}
	}
	return over
}

// Lesson returns the number of steps taken in a lesson, and whether those are all.
func (b *Bridge) Lesson() (taken int, all bool) { return b.lesson.Step() }
