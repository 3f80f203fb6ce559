package lobby

import (
	"image"
	"image/color"
	"net/url"
	"strings"

	"github.com/boombuler/barcode/qr"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/doctor"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// Setup is the screen for hosting a table.
type Setup struct {
	Player, Table string

	at      int // the selected scenario
	shown   int
	focused bool
}

// Prospect is what can be hosted, or why nothing can.
type Prospect struct {
	Scenarios []discovery.Scenario
	Reading   bool                     // the list has been requested
	Starting  bool                     // the server does not listen yet
	Error     say.Text                 // why a table could not be hosted
	Hall      string                   // the hall that hosts it; "": this machine does
	Done      func(lesson string) bool // nil: it is unknown which lessons have been completed
}

// SetupWish is what somebody asks for on the setup screen.
type SetupWish struct {
	Host string // a scenario's key
	Back bool
}

// Show draws the setup and returns what is asked for.
func (s *Setup) Show(u *kit.UI, p Prospect) (wish SetupWish) {
	p.Scenarios = p.battles()
	u.Accent = kit.Accent(0)
	sky(u)
	room := entrance(u)
	build(u, room.Foot(54))
	right := setupRoom(u, &room)
	s.scenarios(u, p, room)

	name := say.Text("HOST A TABLE")
	if _, hall, at := strings.Cut(p.Hall, "://"); at {
		name = say.Of("%s AT %s", name, hall)
	}
	r := u.Panel(right, "")
	u.Text(r.Top(22), name, kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted, Cut: true})
	if !s.focused {
		s.focused = true
		u.Focus("table")
	}
	tight, gap := r.H < 260, 10.0 // the labels are inside the entries
	if r.H < 4*view.TouchHeight+3*gap {
		gap = 6
	}
	field := func(id string, name say.Text, empty say.Text, value *string) bool {
		if !tight {
			u.Text(r.Top(22), name, kit.Type{Size: kit.Small, Colour: kit.Muted})
		}
		text, entered := u.Entry(id, r.Top(view.TouchHeight), *value, empty, netcode.MaxName)
		*value = text
		r.Top(gap)
		return entered
	}
	wish.Back = u.Escaped() // before an entry takes the key
	entered := field("table", "The table's name", "As the others find it", &s.Table)
	entered = field("player", "Your name", "What the others call you", &s.Player) || entered
	host := kit.Action{Name: "Host it", Key: "any.confirm", Does: "The server starts on this machine. You may be the GM, or take a seat."}
	back := kit.Action{Name: "Back", Key: "any.back", Does: "To the first screen."}
	if p.Hall != "" {
		host.Does, back.Does = "The hall runs it; you are the GM.", "To the hall's tables."
	}
	switch {
	case p.Starting && p.Hall != "":
		host.Why = "The hall begins it…"
	case p.Starting:
		host.Why = "The server is starting…"
	case len(p.Scenarios) == 0:
		host.Why = "The scenarios are not known yet."
	}
	big := 66.0
	if tight {
		big = max(view.TouchHeight, (r.H-gap)/2)
	}
	if (u.Do(r.Top(big), host) || entered) && host.Possible() {
		wish.Host = p.Scenarios[s.at].Key
	}
	r.Top(gap)
	wish.Back = u.Do(r.Top(big), back) || wish.Back
	r.Top(gap)
	showError(u, r, p.Error)
	return wish
}

// setupRoom takes from a room the part for the table's name: above the list of scenarios on an
// upright phone, otherwise beside it.
func setupRoom(u *kit.UI, room *kit.Rect) (taken kit.Rect) {
	switch narrow := u.Small && u.Size.W < 700; {
	case narrow && u.Size.W < u.Size.H:
		taken = room.Top(min(430, room.H*0.6))
		room.Top(kit.Gap)
	case narrow:
		taken = room.Side(room.W * 0.5)
		room.Side(kit.Gap)
	default:
		taken = room.Side(max(420, room.W*0.4))
		room.Side(2 * kit.Gap)
	}
	return taken
}

// scenarios lists what can be played, with one selected.
func (s *Setup) scenarios(u *kit.UI, p Prospect, r kit.Rect) {
	r = u.Panel(r, "WHAT WILL YOU PLAY?")
	if len(p.Scenarios) == 0 {
		if p.Reading {
			u.Text(r.Top(24), "Reading the scenarios…", kit.Type{Colour: kit.Muted})
		}
		return
	}
	about := r.Foot(min(132, r.H/3))
	r.Foot(kit.Gap)
	u.Fill(r.Foot(1), kit.Edge)
	r.Foot(kit.Gap)
	switch {
	case u.Key("any.up"):
		s.at--
	case u.Key("any.down"):
		s.at++
	}
	s.at = max(0, min(s.at, len(p.Scenarios)-1))
	height := 52.0
	for _, sc := range p.Scenarios { // so that each shows its length and number of people
		if u.Width(size(sc), kit.Type{Size: kit.Small}) > r.W-30 {
			height = 72
		}
	}
	if s.at != s.shown {
		s.shown = s.at
		u.Reveal("scenarios", r, float64(s.at)*height, height)
	}
	u.Scroll("scenarios", r, height*float64(len(p.Scenarios)), func(r kit.Rect) {
		for i, sc := range p.Scenarios {
			box := r.Top(height)
			box.H -= 6
			if u.Do(box, kit.Action{Name: say.Name(sc.Title), Does: size(sc), On: i == s.at, Cut: true}) {
				s.at = i
			}
		}
	})
	text := p.Scenarios[s.at].Brief
	u.Scroll("brief", about, u.Height(say.Name(text), about.W-24, kit.Type{}), func(r kit.Rect) {
		r.W -= 14
		u.Paragraph(r, say.Name(text), kit.Type{})
	})
}

// size describes the tempo of a scenario, its length and its number of people.
func size(sc discovery.Scenario) say.Text { return kit.Sentence(say.Name(sc.Size)) }

// Invitation is the screen that shows the host how others join, and who has come.
type Invitation struct {
	closes bool // asks again whether to close
	code   image.Image
	of     string // the link shown as a code
}

// Call is what the host asks for there.
type Call struct{ Console, Hall, Close bool }

// Show draws the invitation and returns what is asked for.
func (i *Invitation) Show(u *kit.UI, t discovery.Ways, reach []doctor.Check, p Present) (c Call) {
	u.Accent = kit.Accent(0)
	room := u.Size.Trim(24, 10)
	head := room.Top(34)
	u.Text(head, "Your table is open", kit.Type{Size: kit.Big, Bold: true, Colour: kit.Bright})
	says := say.Text("The others join it by any of these.")
	if p.Lobby != nil {
		says = say.Sentences(say.Stop(p.Lobby.Scenario), says)
	}
	head = room.Top(max(24, u.Height(says, room.W, kit.Type{Size: kit.Small})))
	u.Paragraph(head, says, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	room.Top(4)
	height, narrow := 78.0, room.W < 600
	if narrow {
		height = 78 + 2*(kit.Finger(u, 62)+kit.Gap)
	}
	foot := room.Foot(height)
	room.Foot(kit.Gap)
	if u.Small {
		ways, come := waysHeight(u, t, reach, room.W-10), 110.0
		if p.Lobby != nil {
			come = max(come, 60+26*float64(len(p.Lobby.Players)))
		}
		u.Scroll("invitation", room, ways+kit.Gap+come, func(r kit.Rect) {
			i.ways(u, t, reach, r.Top(ways), room.H-44)
			r.Top(kit.Gap)
			i.come(u, p, r.Top(come))
		})
	} else {
		side := room.Side(max(300, room.W*0.26))
		room.Side(kit.Gap)
		i.come(u, p, side)
		i.ways(u, t, reach, room, room.H)
	}

	cols := foot.Shares(kit.Gap, 1.3, 1.3, 1)
	if narrow {
		cols[0] = foot.Top(78)
		foot.Top(kit.Gap)
		copy(cols[1:], foot.Rows(2, kit.Gap))
	}
	c.Console = u.Do(cols[0], kit.Action{Name: "To the GM's console", Short: "GM's console", Cut: true, Key: "any.confirm", Does: consoleDoes(p)})
	c.Hall = u.Do(cols[1], kit.Action{Name: "Choose a seat", Key: "lobby.seats", Does: "Play at a ship's station yourself."})
	if i.closes {
		c.Close = u.Do(cols[2], kit.Action{Name: "Yes, close it", Key: "lobby.yes", On: true, Does: "All are sent home; the battle is kept."})
		i.closes = !u.Escaped()
	} else {
		i.closes = u.Do(cols[2], kit.Action{Name: "Close the table", Short: "Close", Cut: true, Key: "any.back", Does: "You will be asked again."})
	}
	return c
}

// consoleDoes describes what the host finds at the GM's console.
func consoleDoes(p Present) say.Text {
	switch {
	case p.Lobby == nil || p.Lobby.State == netcode.Gathering:
		return "Begin the battle there: it waits for you."
	case p.Lobby.State == netcode.Over:
		return "The battle is over: choose there what comes next."
	}
	return "The battle goes on there."
}

// codeHeight is the height of the QR code if it is above the rest.
const codeHeight = 250.0

// waysHeight returns the height of the ways to join, in a small window of a width.
func waysHeight(u *kit.UI, t discovery.Ways, reach []doctor.Check, width float64) float64 {
	if len(t.Links) == 0 {
		return 160
	}
	text := width - 24
	if width > 600 {
		text = text/2 - 2*kit.Gap
	}
	height := 40.0 + 40 + 22 + 34 + 18 + pageHeight(u, t, text) + max(kit.Finger(u, 40), proofHeight(u, text)) + 22*float64(len(breakLink(t.Links[0]))) + 18
	if t.Code != "" {
		height += 22 + 60 + 18
	}
	for _, c := range reach {
		height += u.Height(checked(c), text-18, kit.Type{Size: kit.Small}) + 6
	}
	if width <= 600 {
		height += codeHeight + kit.Gap
	}
	return height
}

// byLink is the heading above the link.
const byLink = "By the link, which proves that the table is yours"

// proofHeight returns the height of the proof beside the copy control.
func proofHeight(u *kit.UI, width float64) float64 {
	return u.Height(byLink, width-copyWidth(width)-kit.Gap, kit.Type{Size: kit.Small})
}

// pageHeight returns the height of the text on how browsers join.
func pageHeight(u *kit.UI, t discovery.Ways, width float64) float64 {
	if len(t.Pages) > 0 {
		return 22 + 26 + 18
	}
	return u.Height(noPage, width, kit.Type{Size: kit.Small}) + 12
}

// noPage is shown if there is no page for browsers.
const noPage = "Phones, tablets and browsers cannot join: this server has no page for them. In a clone, make web builds it; then host again."

// page describes how browsers join.
func page(u *kit.UI, t discovery.Ways, r *kit.Rect) {
	small := kit.Type{Size: kit.Small, Colour: kit.Muted}
	if len(t.Pages) == 0 {
		small.Colour = kit.Warn
		u.Paragraph(r.Top(u.Height(noPage, r.W, small)), noPage, small)
		r.Top(12)
		return
	}
	u.Text(r.Top(22), "On a phone, by the QR code; in any browser, at", small)
	at := kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright, Cut: true}
	if u.Width(say.Name(t.Pages[0]), at) > r.W {
		at.Size = kit.Small
	}
	u.Text(r.Top(26), say.Name(t.Pages[0]), at)
	r.Top(18)
}

// pictured returns the target of the QR code: the page, which every phone opens, or else the link.
func pictured(t discovery.Ways) string {
	if len(t.Pages) > 0 {
		return t.Pages[0]
	}
	return t.Links[0]
}

// copyWidth returns the width of a copy control in a row of a width.
func copyWidth(row float64) float64 { return min(150, row*0.3) }

// checked describes the result of a check of the way here, and the remedy.
func checked(c doctor.Check) say.Text {
	says := kit.Sentence(say.Name(c.Says))
	if c.Remedy != "" {
		says = say.Sentences(says, kit.Sentence(say.Name(c.Remedy)))
	}
	return says
}

// ways draws code, link and QR code, by which others join; the last has at most height most, so
// that it can be seen whole.
func (i *Invitation) ways(u *kit.UI, t discovery.Ways, reach []doctor.Check, r kit.Rect, most float64) {
	above := u.Small && r.W <= 600
	r = u.Panel(r, "HOW TO JOIN")
	if len(t.Links) == 0 {
		u.Paragraph(r, "This machine is not on a network, so nobody else can join. Connect it to the same network as the others, close the table and host it again.", kit.Type{Colour: kit.Warn})
		return
	}
	if above {
		i.draw(u, pictured(t), r.Top(codeHeight))
		r.Top(kit.Gap)
	} else {
		code := r.Side(min(r.H, r.W*0.5))
		r.Side(2 * kit.Gap)
		i.draw(u, pictured(t), code.Top(most))
	}
	small := kit.Type{Size: kit.Small, Colour: kit.Muted}
	if t.Code != "" {
		u.Text(r.Top(22), "On this network, by the code", small)
		row, code := r.Top(60), kit.Type{Size: kit.Huge, Bold: true, Colour: kit.Bright}
		copies(u, row.Side(copyWidth(r.W)), kit.Action{Name: "Copy", Key: "lobby.copy", Cut: true}, t.Code)
		row.Side(kit.Gap)
		if u.Width(say.Name(t.Code), code) > row.W {
			code.Size = kit.Big
		}
		u.Text(row, say.Name(t.Code), code)
		r.Top(18)
	}
	page(u, t, &r)
	u.Text(r.Top(22), "By the address", small)
	place := t.Links[0]
	if to, err := netcode.ParseInvitation(place); err == nil {
		place = to.Place
	}
	at := kit.Type{Size: kit.Big, Bold: true, Colour: kit.Bright, Cut: true}
	if u.Width(say.Name(place), at) > r.W {
		at.Size = kit.Name
	}
	u.Text(r.Top(34), say.Name(place), at)
	r.Top(18)
	head := r.Top(max(kit.Finger(u, 40), proofHeight(u, r.W)))
	copies(u, head.Side(copyWidth(r.W)), kit.Action{Name: "Copy", Key: "lobby.copy-link", Cut: true}, t.Links[0])
	head.Side(kit.Gap)
	u.Paragraph(head, byLink, small)
	for _, part := range breakLink(t.Links[0]) {
		u.Text(r.Top(22), say.Name(part), kit.Type{Size: kit.Small, Mono: true, Cut: true})
	}
	r.Top(18)
	for _, c := range reach {
		says := checked(c)
		colour := map[doctor.Verdict]kit.Colour{doctor.Well: kit.Good, doctor.Unclear: kit.Warn, doctor.Ill: kit.Bad}[c.Verdict]
		height := u.Height(says, r.W-18, small)
		if height > r.H {
			break
		}
		row := r.Top(height)
		r.Top(6)
		u.Disc(kit.Point{X: row.X + 5, Y: row.Y + 9}, 4, colour)
		row.Left(18)
		u.Paragraph(row, says, small)
	}
}

// copies draws a control that copies a text.
func copies(u *kit.UI, r kit.Rect, a kit.Action, text string) {
	height := kit.Finger(u, 34)
	if u.Do(kit.Rect{X: r.X, Y: r.Centre().Y - height/2, W: r.W, H: height}, a) && u.Copy(text) {
		u.Tell(kit.Toast{Text: say.Of("Copied: %s", text), Tone: kit.Good})
	}
}

// breakLink breaks a link into lines, with the place on its own line.
func breakLink(link string) []string {
	at := strings.Index(link, "://") + len("://")
	at += strings.IndexByte(link[at:], '/') + 1
	parts := []string{link[:at]}
	for rest := link[at:]; rest != ""; {
		n := min(26, len(rest))
		parts, rest = append(parts, rest[:n]), rest[n:]
	}
	return parts
}

// draw draws the link's QR code, dark on light as cameras need it.
func (i *Invitation) draw(u *kit.UI, link string, r kit.Rect) {
	if i.of != link {
		i.of, i.code = link, nil
		if u, err := url.Parse(link); err == nil && u.Scheme == "broadside" {
			link = strings.ToUpper(link) // capitals take fewer dots
		}
		if code, err := qr.Encode(link, qr.M, qr.Auto); err == nil {
			i.code = code
		}
	}
	if i.code == nil {
		return
	}
	const quiet = 4 // dots around it
	box := i.code.Bounds()
	whole := float64(box.Dx() + 2*quiet)
	dot := min(r.W, r.H) / whole
	r = kit.Rect{X: r.Right() - dot*whole, Y: r.Y, W: dot * whole, H: dot * whole}
	u.Fill(r, kit.Bright)
	for y := range box.Dy() {
		for x := 0; x < box.Dx(); {
			from := x
			for x < box.Dx() && color.GrayModel.Convert(i.code.At(box.Min.X+x, box.Min.Y+y)).(color.Gray).Y == 0 {
				x++
			}
			if x > from {
				u.Fill(kit.Rect{X: r.X + float64(quiet+from)*dot, Y: r.Y + float64(quiet+y)*dot, W: float64(x-from) * dot, H: dot}, kit.Night)
			} else {
				x++
			}
		}
	}
}

// come lists who is at the table.
func (i *Invitation) come(u *kit.UI, p Present, r kit.Rect) {
	r = u.Panel(r, "WHO HAS COME")
	players(u, p.Lobby, &r)
	if p.Lobby != nil && len(p.Lobby.Players) <= 1 && r.H > 50 {
		r.Top(6)
		u.Paragraph(r, "Nobody else yet. Bots play the seats that stay empty.", kit.Type{Size: kit.Small, Colour: kit.Muted})
	}
}
