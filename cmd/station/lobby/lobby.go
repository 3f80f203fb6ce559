// Package lobby holds the screens before the bridge: finding a table, choosing a seat, being ready.
package lobby

import (
	"math"
	"strings"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/ships/shipyard"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
)

// Door is the screen for choosing a table.
type Door struct {
	Name, Place, Password string

	focused bool
}

// Around is what the station knows about the tables around it.
type Around struct {
	Page    bool // the station is a table's page, and goes to that table alone
	Found   []discovery.Found
	Looked  bool
	Trouble string   // why nothing can be found
	Knocks  string   // the table that has not answered yet
	Error   say.Text // why the last one did not let the player in

	Place   string               // the table whose key is to be confirmed
	Key     *netcode.Fingerprint // the key that it has shown, or nil
	Strange bool                 // it had another key before
}

// Wish is what somebody asks for at the door.
type Wish struct {
	Join  string // an address or a code
	Trust bool   // trust the table with the key that it has shown
	Back  bool   // do not trust it
	First bool   // back to the first screen
	Quit  bool
}

// Show draws the door and returns what is asked for.
func (d *Door) Show(u *kit.UI, a Around) (wish Wish) {
	u.Accent = kit.Accent(0)
	sky(u)
	room := entrance(u)
	foot := room.Foot(54)
	room.Foot(10)
	var right kit.Rect
	switch {
	case a.Page && u.Small:
		right = room
	case u.Small && u.Size.W < u.Size.H && u.Size.W < 700:
		right = room.Top(room.H * 0.62)
		room.Top(kit.Gap)
	case u.Small && u.Size.W < 700:
		right = room.Side(room.W * 0.6)
		room.Side(kit.Gap)
	default:
		right = room.Side(max(420, room.W*0.4))
		room.Side(2 * kit.Gap)
	}
	if !a.Page {
		wish.Join = d.tables(u, a, room)
	}
	if a.Key != nil {
		d.ask(u, a, right, &wish)
	} else if d.form(u, a, right) {
		wish.Join = d.Place
	}
	if u.Do(foot.Side(170).Trim(0, 4), kit.Action{Name: "Quit", Key: "window.quit", Does: "Close this window."}) {
		wish.Quit = true
	}
	foot.Side(kit.Gap)
	if !a.Page {
		back := u.Do(foot.Side(170).Trim(0, 4), kit.Action{Name: "Back", Key: "any.back", Does: "To the first screen."}) || u.Escaped()
		wish.First = back && a.Key == nil
	}
	build(u, foot)
	return wish
}

// sky draws a quiet background: stars, and distant ships.
func sky(u *kit.UI) {
	h := uint32(12345)
	stars := 220
	if u.Low {
		stars = 40
	}
	for range stars {
		h = h*1664525 + 1013904223
		x := math.Mod(float64(h>>8&0xffff)/65536*u.Size.W+u.Drift()*float64(1+h>>28&3), u.Size.W)
		h = h*1664525 + 1013904223
		y := float64(h>>8&0xffff) / 65536 * u.Size.H
		size := 0.8 + float64(h>>28&3)*0.35
		u.Fill(kit.Rect{X: x, Y: y, W: size, H: size}, kit.Fade(kit.Plain, 0.15+float64(h>>26&7)*0.06))
	}
	for i, name := range []string{"spine", "wedge", "dart"} {
		x := math.Mod(u.Drift()*(4+3*float64(i))+float64(i)*500, u.Size.W+200) - 100
		at := kit.Point{X: x, Y: 70 + 34*float64(i)}
		plot.Silhouette(u, name, shipyard.Large, at, 90, 60-16*float64(i), kit.Fade(kit.Raised, 0.7), kit.Fade(kit.Edge, 0.9))
	}
}

// entrance draws the program's name, in a small window with its version, and returns the room below.
func entrance(u *kit.UI) kit.Rect {
	if u.Small {
		room := u.Size.Trim(10, 0)
		head, name := room.Top(60), kit.Type{Size: kit.Big, Bold: true, Colour: kit.Bright}
		u.Text(head.Left(u.Width("BROADSIDE", name)+kit.Gap), "BROADSIDE", name)
		u.Text(head, say.Name(netcode.Build()), kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End, Cut: true})
		return room
	}
	room := u.Size.Trim(max(40, u.Size.W*0.07), 0)
	title(u, room.Top(150))
	return room
}

func title(u *kit.UI, r kit.Rect) {
	r.Top(46)
	u.Text(r.Top(56), "BROADSIDE", kit.Type{Size: kit.Huge, Bold: true, Colour: kit.Bright})
	u.Text(r.Top(24), "A ship, a crew, and what is out there", kit.Type{Size: kit.Body, Colour: kit.Muted})
}

// tables lists what has been found, and returns the address of the chosen table.
func (d *Door) tables(u *kit.UI, a Around, r kit.Rect) (chosen string) {
	r = u.Panel(r, "TABLES ON THIS NETWORK")
	switch {
	case a.Trouble != "":
		u.Paragraph(r, say.Name(a.Trouble), kit.Type{Colour: kit.Warn, Cut: true})
		return ""
	case len(a.Found) == 0:
		searching(u, r, a.Looked)
		return ""
	}
	const height = 84.0
	u.Scroll("tables", r, height*float64(len(a.Found)), func(r kit.Rect) {
		for i, f := range a.Found {
			box := r.Top(height)
			box.H -= 6
			if d.table(u, box, &f, i) {
				chosen = f.At.String()
			}
		}
	})
	return chosen
}

func (d *Door) table(u *kit.UI, r kit.Rect, f *discovery.Found, i int) bool {
	act := kit.Action{Name: say.Name(f.Name), Cut: true, Does: say.Of("%s: %s. At the table: %d. Seats for players: %d. Code %s, at %s.", f.Scenario, f.Says(), f.Players, f.Seats, f.Code, f.At)}
	act.Key = kit.Numbered("lobby", i+1)
	if f.Protocol != netcode.Protocol {
		act.Rule, act.Why = "TABLE", say.Of("It speaks version %d and this station %d: update the older one.", f.Protocol, netcode.Protocol)
	}
	return u.Do(r, act)
}

func searching(u *kit.UI, r kit.Rect, looked bool) {
	says := say.Text("Looking for tables…")
	if looked {
		says = say.Text("No table answers yet. The GM opens one with \"Host a table\", or in a terminal with: broadside-server host")
	}
	muted := kit.Type{Colour: kit.Muted}
	r.Top(4)
	u.Paragraph(r.Top(max(48, u.Height(says, r.W, muted))), says, muted)
	at, most := kit.Point{X: r.Centre().X, Y: r.Y + 8 + (r.H-8)/2}, min(r.W, r.H-8)/2-10
	if most < 20 {
		return
	}
	for _, part := range []float64{0.33, 0.66, 1} {
		u.Ring(at, most*part, 1, kit.Edge)
	}
	sweep := math.Mod(u.Drift()*90, 360)
	for i := range 24 {
		u.Wedge(at, 0, most, sweep-float64(i)*3, sweep-float64(i)*3+3, kit.Fade(u.Accent, 0.16*(1-float64(i)/24)), 0)
	}
	u.Line(at, kit.Polar(at, sweep, most), 1.5, kit.Fade(u.Accent, 0.7))
}

// ask shows the key of a table and asks whether it may be trusted.
func (d *Door) ask(u *kit.UI, a Around, r kit.Rect, wish *Wish) {
	head := say.Text("A NEW TABLE")
	says := say.Of("This station has not been at %s before. So that nobody can pose as the GM's server, compare this fingerprint with the one that the server prints:", a.Place)
	trust := kit.Action{Name: "They are the same: join", Key: "lobby.trust", Does: "The station remembers it, and does not ask again."}
	if a.Strange {
		head = say.Text("THIS IS NOT THE TABLE THAT YOU KNOW")
		says = say.Of("The table at %s has another key than before. Somebody may be listening in between, or the GM has set up the server again. Nothing was sent. Ask the GM to read out the fingerprint; here it is:", a.Place)
		trust.Does = "Only if the GM reads out exactly this one."
		u.Accent = kit.Bad
	}
	r = u.Panel(r, head)
	back := kit.Action{Name: "Go back", Key: "lobby.back", Does: "Nothing has been told to that table."}
	shown := say.Name(strings.ReplaceAll(a.Key.String(), "-", " "))
	text, large := kit.Type{Size: kit.Body}, kit.Type{Size: kit.Big, Bold: true, Colour: kit.Bright}
	const orders, bar = 2 * (66 + 10), 10
	u.Scroll("asked", r, 6+u.Height(says, r.W-bar, text)+14+u.Height(shown, r.W-bar, large)+orders, func(r kit.Rect) {
		wish.Back = u.Do(r.Foot(66), back)
		r.Foot(10)
		wish.Trust = u.Do(r.Foot(66), trust)
		r.Foot(10)
		r.Top(6)
		u.Paragraph(r.Top(u.Height(says, r.W, text)), says, text)
		r.Top(14)
		u.Paragraph(r, shown, large)
	})
}

// form asks for a name and a place, and reports whether to go there.
func (d *Door) form(u *kit.UI, a Around, r kit.Rect) (join bool) {
	r = u.Panel(r, "JOIN A TABLE")
	if !d.focused && !u.ByTouch() { // a phone's keyboard would cover half of it
		d.focused = true
		if d.Name == "" {
			u.Focus("name")
		} else {
			u.Focus(afterName(a))
		}
	}
	tight := r.H < 300 // the labels are inside the entries
	height := r.H
	if tight {
		height = max(height, 3*(view.TouchHeight+10)+66)
	}
	u.Scroll("form", r, height, func(r kit.Rect) { join = d.fields(u, a, r, tight) })
	return join && d.Place != "" && a.Knocks == ""
}

// afterName returns the entry below that of the name.
func afterName(a Around) string {
	if a.Page {
		return "password"
	}
	return "place"
}

// fields draws the entries of the form, each with its label above it unless it is tight, and
// reports whether to join.
func (d *Door) fields(u *kit.UI, a Around, r kit.Rect, tight bool) (join bool) {
	field := func(id string, name say.Text, empty say.Text, value *string, most int) bool {
		if !tight {
			u.Text(r.Top(22), name, kit.Type{Size: kit.Small, Colour: kit.Muted})
		}
		text, entered := u.Entry(id, r.Top(view.TouchHeight), *value, empty, most)
		*value = text
		r.Top(10)
		return entered
	}
	if field("name", "Your name", "What the others call you", &d.Name, netcode.MaxName) {
		u.Focus(afterName(a))
	}
	if !a.Page {
		join = field("place", "Code, address or link, or a hall's address", "K7M2QX, 192.168.1.20, http://hall:7650", &d.Place, 160)
	}
	join = field("password", "PIN or password, where a table asks for one", "PIN or password", &d.Password, netcode.MaxPassphrase) || join
	act := kit.Action{Name: "Join", Key: "any.confirm", Does: "Go to the table and choose a seat there."}
	switch {
	case a.Knocks != "":
		act.Why, act.Asks = say.Of("Connecting to %s…", a.Knocks), true
	case d.Place == "":
		act.Asks, act.Why = true, "Choose a table, or type its code or address, or a hall's."
	}
	if u.Do(r.Top(66), act) {
		join = true
	}
	r.Top(10)
	showError(u, r, a.Error)
	return join
}

// showError shows what has gone wrong, if there is room for it.
func showError(u *kit.UI, r kit.Rect, trouble say.Text) {
	if trouble == "" || r.H <= 24 {
		return
	}
	u.Alert(kit.Point{X: r.X + 10, Y: r.Y + 12}, 9, kit.Bad)
	r.Left(28)
	u.Paragraph(r, trouble, kit.Type{Colour: kit.Bad, Cut: true})
}
