package lobby

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
)

// Hall is the screen for choosing a seat.
type Hall struct {
	at     int // the seat that the keys have selected
	moved  bool
	shown  int // the seat that the screen was scrolled to
	talk   string
	mine   crew.Seat // the own seat on the last screen
	still  float64   // until when the order to sit down or to begin is ignored
	swaps  bool      // somebody with a seat asks for the selected one
	stands bool      // somebody asks to give up their seat in mid-battle
	chair  chair
}

// pause is how long, in seconds, a second click is too soon to be meant for what has replaced "Sit
// down".
const pause = 0.7

// Back resets the lobby when somebody returns from the bridge: their own seat is selected again.
func (h *Hall) Back() { h.moved, h.swaps, h.stands, h.chair = false, false, false, chair{} }

// Choice is what somebody asks for in the hall.
type Choice struct {
	Sit      *crew.Seat // in place of the player's own
	Password string     // of the GM's chair
	Beside   *crew.Seat // a further one
	Yield    *crew.Seat // to give up one of several
	Stand    bool
	Ready    bool       // toggled
	Enter    *crew.Seat // go to the bridge, at this seat of the player's
	Say      string
	Learn    bool // go to the lessons, away from the table
	Leave    bool
}

// Present describes who is in the hall.
type Present struct {
	Table string
	Lobby *netcode.Lobby
	Brief *netcode.Brief // what the battle is about, or nil
	Reel  bool           // the table shows a recording
	Mine  *netcode.Seat  // the player's seat, of several the one looked from, or nil
	Lost  say.Text       // why there is no link
	Talk  []*netcode.Chat
	Back  say.Text // where leaving leads
	New   bool     // this station has seen no lesson yet, and can begin one
	Turn  bool     // it is ours
}

// ours reports whether the player has a seat.
func (p *Present) ours(s *netcode.Seat) bool { return p.Mine != nil && s.HeldBy(p.Mine.Client) }

// Show draws the hall and returns what is asked for.
func (h *Hall) Show(u *kit.UI, p Present) (c Choice) {
	u.Accent = kit.Accent(0)
	if p.Mine != nil {
		u.Accent = kit.Accent(p.Mine.Seat.Role)
	}
	if u.Small {
		return h.showSmall(u, p)
	}
	groups := groupsOf(p.Lobby)
	h.settle(u, p.Mine)
	was := h.at
	h.keys(u, groups, p.Mine)
	room := u.Size.Trim(24, 10)
	h.head(u, p, seatAt(groups, h.at), room.Top(58))
	room.Top(4)
	if p.Lobby != nil && p.Lobby.Notice != "" {
		u.Notice(p.Lobby.Notice, &room)
		room.Top(kit.Gap)
	}
	c.Learn = learn(u, &p, &room)
	h.chair.show(u, &room, &c)
	foot := room.Foot(78)
	room.Foot(kit.Gap)
	side := room.Side(max(300, room.W*0.26))
	room.Side(kit.Gap)
	if p.Brief != nil && p.Brief.Text != "" {
		brief(u, p.Brief.Text, &room)
	}
	h.seats(u, p, groups, room)
	h.swaps, h.stands, h.chair.asks = h.swaps && h.at == was, h.stands && h.at == was, h.chair.asks && h.at == was
	c.Say = h.people(u, p, side)
	h.foot(u, p, groups, foot, &c)
	return c
}

// learn shows a newcomer the way to the lessons, and reports whether they take it.
func learn(u *kit.UI, p *Present, room *kit.Rect) bool {
	if !p.New || p.Reel || p.Lobby == nil || p.Lobby.State != netcode.Gathering {
		return false
	}
	r := room.Top(kit.Finger(u, 44))
	room.Top(kit.Gap)
	return u.Do(r, kit.Action{Name: "New here? Learn a station first", Short: "New here? Learn", Key: "lobby.learn", Cut: true,
		Does: "Five minutes, alone against bots, a step at a time. The table does not need you meanwhile: come back when you like."})
}

// settle notices when the player gets a seat.
func (h *Hall) settle(u *kit.UI, mine *netcode.Seat) {
	seat := crew.Seat{}
	if mine != nil {
		seat = mine.Seat
	}
	if seat != h.mine {
		h.mine, h.swaps, h.stands, h.moved, h.chair = seat, false, false, false, chair{}
		if h.still > 0 { // it was asked for here
			h.still = u.Now + pause
		}
	}
}

// head shows the battle's name and state, and the purpose of the selected seat.
func (h *Hall) head(u *kit.UI, p Present, at *netcode.Seat, r kit.Rect) {
	state, sentence, name := say.Text("not begun"), say.Text("at the table %s; the battle is yet to begin"), ""
	if p.Lobby != nil {
		name = p.Lobby.Scenario
		switch stands := p.Lobby.State; {
		case p.Reel:
			state, sentence = "a recording", "at the table %s, which shows a recording"
		case stands == netcode.Playing:
			state, sentence = "running", "at the table %s; the battle is running"
		case stands == netcode.Paused:
			state, sentence = "paused", "at the table %s; the battle is paused"
		case stands == netcode.Over:
			state, sentence = "over", "at the table %s; the battle is over"
		}
	}
	top, says := r.Top(34), kit.Type{Colour: kit.Muted, Align: kit.End, Cut: true}
	title := kit.Type{Size: kit.Big, Bold: true, Colour: kit.Bright, Cut: true}
	if u.Small {
		says.Size, title.Size = kit.Small, kit.Name
	} else {
		state = say.Of(sentence, p.Table)
	}
	u.Text(top.Side(min(u.Width(state, says)+8, top.W*0.5)), state, says)
	u.Text(top, say.Name(name), title)
	purpose := say.Text("Choose a seat: each shows who has it.")
	if at != nil {
		purpose = say.Label(kit.RoleName(at.Seat.Role), purposes[at.Seat.Role])
	}
	u.Paragraph(r, purpose, kit.Type{Size: kit.Small, Colour: kit.Plain})
}

// purposes are the purposes of the seats.
var purposes = map[crew.Role]say.Text{
	crew.Pilot:       "plots the course, evades, hides, rams and docks.",
	crew.Gunner:      "chooses targets, and fires the guns and missiles.",
	crew.Operator:    "jams the enemy's crew, and finds those who hide.",
	crew.Mechanic:    "patches the hull, and gives power to what needs it.",
	crew.Coordinator: "sees the whole crew, and gives advantage when it counts.",
	crew.Boots:       "walks the decks, shoots, seizes consoles.",
	crew.Screen:      "the battle for all to see; it orders nothing.",
	crew.GM:          "plays all others, rules, and has the last word.",
}

// brief shows what the battle is about above the seats: all of it if it takes at most a third of
// the room, otherwise in a box that scrolls.
func brief(u *kit.UI, text string, room *kit.Rect) {
	const frame = 44 // of the panel, with its name
	t := kit.Type{}
	height := u.Height(say.Name(text), room.W-50, t)
	r := u.Panel(room.Top(min(height+frame, room.H/3)), "WHAT IT IS ABOUT")
	room.Top(kit.Gap)
	u.Scroll("about", r, height, func(r kit.Rect) { u.Paragraph(r, say.Name(text), t) })
}

// sideName returns the name of a side, or its number before the name is known.
func sideName(p *Present, side int) say.Text {
	if p.Brief != nil && side < len(p.Brief.Sides) && p.Brief.Sides[side] != "" {
		return say.Name(p.Brief.Sides[side])
	}
	return say.Of("side %d", side+1)
}

// group is a ship and the seats of a side there, or the GM's chair.
type group struct {
	name, class say.Text
	seats       []netcode.Seat
	side        int // of the ship; -1: none
	first       int // index of its first seat among all
	heading     heading
}

// groupsOf groups the seats by ship and side. Chairs that several may share have an entry for each holder,
// and stay open.
func groupsOf(l *netcode.Lobby) []group {
	if l == nil {
		return nil
	}
	var groups []group
	n := 0
	add := func(g group, in func(netcode.Seat) bool) {
		g.first = n
		for _, s := range l.Seats {
			if in(s) {
				g.seats = append(g.seats, s)
			}
		}
		n += len(g.seats)
		groups = append(groups, g)
	}
	for _, s := range l.Ships {
		add(group{name: say.Name(s.Name), class: say.Name(s.Class), side: int(s.Side)}, func(at netcode.Seat) bool {
			return at.Seat.Ship == s.ID && at.Side == s.Side && at.Seat.Role != crew.GM
		})
	}
	gm := group{name: "The GM's chair", class: "sees all, and rules", side: -1}
	has := func(h netcode.Holder) bool {
		return slices.ContainsFunc(l.Seats, func(s netcode.Seat) bool { return s.Seat == crew.Master && s.Holder == h })
	}
	switch {
	case has(netcode.Locked):
		gm.class = "for those who know its password"
	case !has(netcode.Open):
		gm.class = "for those who join by the GM's link"
	}
	add(gm, func(at netcode.Seat) bool { return at.Seat.Role == crew.GM })
	return groups
}

func seatAt(groups []group, at int) *netcode.Seat {
	for i := range groups {
		if k := at - groups[i].first; k >= 0 && k < len(groups[i].seats) {
			return &groups[i].seats[k]
		}
	}
	return nil
}

func (h *Hall) keys(u *kit.UI, groups []group, mine *netcode.Seat) {
	most := 0
	for _, g := range groups {
		most += len(g.seats)
	}
	if !h.moved { // begin at the player's own seat, or at the first free one
		for i := range most {
			s := seatAt(groups, i)
			if mine != nil && s.Seat == mine.Seat && s.HeldBy(mine.Client) || mine == nil && (s.Holder == netcode.Open || s.Holder == netcode.Bot) && s.Seat.Role != crew.Screen {
				h.at = i
				break
			}
		}
	}
	was := h.at
	switch {
	case u.Key("any.left"):
		h.at--
	case u.Key("any.right"):
		h.at++
	case u.Key("any.up"):
		h.at -= perRow(u)
	case u.Key("any.down"):
		h.at += perRow(u)
	}
	h.at = max(0, min(h.at, most-1))
	h.moved = h.moved || h.at != was
}

// The heights of a seat, and of a class below a name.
const (
	seatHeight  = 66.0
	classHeight = 20.0
)

// perRow returns the number of seats in a row.
func perRow(u *kit.UI) int {
	switch {
	case u.Small && u.Size.W < 500:
		return 2
	case u.Small:
		return 3
	}
	return 4
}

// seats draws the ships with their chairs; a click selects one.
func (h *Hall) seats(u *kit.UI, p Present, groups []group, r kit.Rect) {
	r = u.Panel(r, "SHIPS AND SEATS")
	if len(groups) == 0 {
		u.Text(r.Top(24), "The table has not listed its seats yet.", kit.Type{Colour: kit.Muted})
		return
	}
	height := 0.0
	for i := range groups {
		g := &groups[i]
		g.heading = headingOf(u, &p, g, r.W-kit.ScrollBar)
		height += groupHeight(u, g)
	}
	if h.at != h.shown {
		h.shown = h.at
		u.Reveal("seats", r, top(u, groups, h.at), seatHeight+classHeight+40)
	}
	u.Scroll("seats", r, height, func(r kit.Rect) {
		for i := range groups {
			g := &groups[i]
			h.group(u, p, g, r.Top(groupHeight(u, g)))
		}
	})
}

// heading is what stands above the seats of a group: its name and its side, and its class beside the
// name, or below it where there is no room.
type heading struct {
	name  kit.Type
	side  say.Text // "" for none, or if the name says it
	width float64  // of the side
	below bool
}

// headingOf lays out the heading of a group in a width.
func headingOf(u *kit.UI, p *Present, g *group, width float64) (t heading) {
	t.name = kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright, Cut: true}
	if g.side >= 0 && sideName(p, g.side) != g.name {
		t.side = sideName(p, g.side)
		t.width = min(u.Width(t.side, sideType(g))+8, max(width*0.4, width-u.Width(g.name, t.name)-kit.Gap-2))
		width -= t.width + kit.Gap
	}
	if u.Width(g.name, t.name) > width {
		t.name.Size = kit.Body
	}
	t.below = g.class != "" && u.Width(g.name, t.name)+12+u.Width(g.class, classType) > width
	return t
}

// sideType is how the name of a group's side is written.
func sideType(g *group) kit.Type {
	return kit.Type{Size: kit.Small, Bold: true, Colour: kit.SideColour(event.Side(g.side)), Align: kit.End, Cut: true}
}

// classType is how the class of a ship, the name of a deck or who may have the GM's chair is written.
var classType = kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true}

// top returns the height at which the row of a seat begins.
func top(u *kit.UI, groups []group, at int) float64 {
	y := 0.0
	for i := range groups {
		g := &groups[i]
		if k := at - g.first; k < len(g.seats) {
			return y + float64(k/perRow(u))*(seatHeight+6)
		}
		y += groupHeight(u, g)
	}
	return y
}

func groupHeight(u *kit.UI, g *group) float64 {
	rows := (len(g.seats) + perRow(u) - 1) / perRow(u)
	height := 34 + float64(rows)*(seatHeight+6) + 10
	if g.heading.below {
		height += classHeight
	}
	return height
}

func (h *Hall) group(u *kit.UI, p Present, g *group, r kit.Rect) {
	head, t := r.Top(30), &g.heading
	if t.side != "" {
		u.Text(head.Side(t.width), t.side, sideType(g))
		head.Side(kit.Gap)
	}
	box := u.Text(head, g.name, t.name)
	class := kit.Rect{X: box.Right() + 12, Y: head.Y + 1, W: head.Right() - box.Right() - 12, H: head.H}
	if t.below {
		class = r.Top(classHeight)
	}
	u.Text(class, g.class, classType)
	r.Top(4)
	for i := 0; i < len(g.seats); i += perRow(u) {
		row := r.Top(seatHeight)
		r.Top(6)
		for k, part := range row.Columns(perRow(u), 6) {
			if i+k >= len(g.seats) {
				break
			}
			s := &g.seats[i+k]
			if u.Clicked(part) {
				h.at, h.moved = g.first+i+k, true
			}
			drawSeat(u, part, s, g.first+i+k == h.at, &p)
		}
	}
}

// drawSeat draws a seat: its role, and its holder, by shape and word.
func drawSeat(u *kit.UI, r kit.Rect, s *netcode.Seat, here bool, p *Present) {
	mine := p.ours(s)
	c := kit.Accent(s.Seat.Role)
	fill, edge := kit.Raised, kit.Edge
	if mine {
		fill, edge = kit.Mix(kit.Raised, c, 0.3), c
	} else if here || kit.Points(u, r) {
		fill, edge = kit.Mix(kit.Raised, c, 0.12), c
	}
	u.Plate(r, fill, edge)
	if here {
		u.Outline(kit.Chamfer(r.Inset(3), 6), 1, kit.Fade(c, 0.6))
	}
	r = r.Trim(12, 8)
	name := kit.RoleName(s.Seat.Role)
	if s.Seat.Number > 1 {
		name = say.Numbered(name, s.Seat.Number)
	}
	head := r.Top(24)
	r.Top(2)
	at := kit.Point{X: r.X + 7, Y: r.Y + 11}
	who, t := say.Name(s.Who), kit.Type{Size: kit.Small, Cut: true}
	state := say.Text("")
	switch s.Holder {
	case netcode.Open:
		u.Ring(at, 5.5, 1.5, kit.Good)
		state, t.Colour = say.Text("open"), kit.Good
		if p.Reel {
			state = "to watch"
		}
	case netcode.Locked:
		u.Ring(at, 5.5, 1.5, kit.Warn)
		state, t.Colour = say.Text("locked"), kit.Warn
	case netcode.Bot:
		u.Fill(kit.Rect{X: at.X - 5, Y: at.Y - 5, W: 10, H: 10}, kit.Muted)
		state, t.Colour = say.Text("bot"), kit.Muted
	case netcode.Held:
		u.Fill(kit.Rect{X: at.X - 5, Y: at.Y - 5, W: 10, H: 10}, kit.Warn)
		if state, t.Colour = say.Text("bot, held"), kit.Warn; s.Due > 0 {
			state = "held"
		}
		if mine {
			who = say.Text("for you")
		}
	default:
		u.Disc(at, 6, c)
		t.Colour, t.Bold = kit.Bright, true
		if mine {
			who = say.Text("you")
		}
		if s.Ready {
			state = say.Text("ready")
		}
	}
	switch s.Health {
	case netcode.Dead:
		state, t.Colour = "dead", kit.Bad
	case netcode.Down:
		state, t.Colour = "down", kit.Bad
	}
	if who == "" {
		who, state = state, say.Text("")
	}
	says := kit.Type{Size: kit.Small, Colour: t.Colour, Align: kit.End}
	u.Text(head.Side(u.Width(state, says)+2), state, says)
	head.Side(6)
	u.Text(head, name, kit.Type{Bold: true, Colour: c, Cut: true})
	u.Text(kit.Rect{X: r.X + 20, Y: r.Y, W: r.W - 20, H: 22}, who, t)
}

// people lists the players and what they say.
func (h *Hall) people(u *kit.UI, p Present, r kit.Rect) (said string) {
	talk := r.Foot(r.H * 0.5)
	r.Foot(kit.Gap)
	r = u.Panel(r, "PLAYERS")
	players(u, p.Lobby, &r)
	talk = u.Panel(talk, "TALK")
	text, entered := u.Entry("talk", talk.Foot(36), h.talk, "Say something", netcode.MaxChat)
	h.talk = text
	if u.Key("lobby.talk") {
		u.Focus("talk")
	}
	if entered && text != "" {
		said, h.talk = text, ""
	}
	talk.Foot(6)
	for i := len(p.Talk) - 1; i >= 0 && talk.H > 20; i-- {
		says := p.Talk[i].From + ": " + p.Talk[i].Text
		t := kit.Type{Size: kit.Small}
		height := u.Height(say.Name(says), talk.W, t)
		if height > talk.H {
			break
		}
		u.Paragraph(talk.Foot(height), say.Name(says), t)
		talk.Foot(4)
	}
	return said
}

// players lists the players at a table, from the top of a room.
func players(u *kit.UI, l *netcode.Lobby, r *kit.Rect) {
	if l == nil {
		return
	}
	for _, who := range l.Players {
		if r.H < 24 {
			break
		}
		row := r.Top(26)
		c, word := kit.Good, say.Text("")
		if !who.Here {
			c, word = kit.Muted, say.Text("away")
		}
		u.Disc(kit.Point{X: row.X + 6, Y: row.Centre().Y}, 5, c)
		if word != "" {
			u.Text(row.Side(50), word, kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End})
		}
		row.Left(20)
		u.Text(row, say.Name(who.Name), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	}
}

// showSmall draws the hall in a small window, with one seat in a row.
func (h *Hall) showSmall(u *kit.UI, p Present) (c Choice) {
	groups := groupsOf(p.Lobby)
	h.settle(u, p.Mine)
	was := h.at
	h.keys(u, groups, p.Mine)
	room := u.Size.Trim(6, 4)
	h.head(u, p, seatAt(groups, h.at), room.Top(58))
	room.Top(4)
	if p.Lobby != nil && p.Lobby.Notice != "" {
		u.Notice(p.Lobby.Notice, &room)
		room.Top(6)
	}
	c.Learn = learn(u, &p, &room)
	h.chair.show(u, &room, &c)
	height := 3*66 + 12.0
	switch {
	case room.W > 700:
		height = 84
	case room.W > room.H:
		height = lowFoot
	}
	foot := room.Foot(height)
	room.Foot(6)
	if p.Brief != nil && p.Brief.Text != "" && room.H > 500 {
		brief(u, p.Brief.Text, &room)
	}
	h.seats(u, p, groups, room)
	h.swaps, h.stands, h.chair.asks = h.swaps && h.at == was, h.stands && h.at == was, h.chair.asks && h.at == was
	h.foot(u, p, groups, foot, &c)
	return c
}
