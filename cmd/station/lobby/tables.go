package lobby

import (
	"fmt"
	"slices"
	"strings"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// Tables is the screen with the tables of a hall.
type Tables struct {
	search string
	at     string   // the fingerprint of the selected table
	rows   []string // the searchable text of each table
	of     int      // the number of the list that they belong to
	shown  string   // the table that the list was scrolled to
}

// Club is what the station knows about a hall.
type Club struct {
	URL     string
	Offer   *discovery.HallOffer
	Tables  []discovery.Listing
	List    int    // the number of this list; each has another
	Trouble string // why the hall does not answer, or ""
	Old     int    // seconds since its last answer

	Mine   func(*discovery.Listing) bool // tables that this station has hosted here
	Knocks string                        // the table that has not answered yet
	Error  say.Text                      // why the last one did not let the player in
}

// TablesWish is what somebody asks for there.
type TablesWish struct {
	Join             *discovery.Listing
	Host, Back, Quit bool
}

// Show draws the tables of a hall and returns what is asked for. Name and password are those of the
// door.
func (t *Tables) Show(u *kit.UI, c Club, d *Door) (wish TablesWish) {
	u.Accent = kit.Accent(0)
	sky(u)
	room := entrance(u)
	foot := room.Foot(54)
	room.Foot(10)
	var orders kit.Rect
	switch {
	case u.Small && u.Size.W < u.Size.H && u.Size.W < 700:
		orders = room.Foot(290)
		room.Foot(kit.Gap)
	case u.Small && u.Size.W < 700:
		orders = room.Side(room.W * 0.5)
		room.Side(kit.Gap)
	default:
		orders = room.Side(max(380, room.W*0.38))
		room.Side(kit.Gap)
	}
	found := t.find(c)
	t.list(u, c, found, room)
	t.order(u, c, d, t.chosen(c, found), orders, &wish)
	wish.Quit = u.Do(foot.Side(min(170, foot.W/2-6)).Trim(0, 4), kit.Action{Name: "Quit", Key: "window.quit", Does: "Close this window."})
	foot.Side(kit.Gap)
	wish.Back = u.Do(foot.Side(min(170, foot.W)).Trim(0, 4), kit.Action{Name: "Back", Key: "any.back", Does: "Leave this hall."}) || u.Escaped()
	build(u, foot)
	return wish
}

// find returns the indices of the tables that contain each word searched for.
func (t *Tables) find(c Club) (found []int) {
	if t.of != c.List || len(t.rows) != len(c.Tables) {
		t.of, t.rows = c.List, t.rows[:0]
		for i := range c.Tables {
			l := &c.Tables[i]
			t.rows = append(t.rows, strings.ToLower(l.Name+"\n"+l.Scenario+"\n"+l.Place))
		}
	}
	words := strings.Fields(strings.ToLower(t.search))
	for i, row := range t.rows {
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(row, w) }) {
			found = append(found, i)
		}
	}
	return found
}

// chosen returns the selected table, or nil.
func (t *Tables) chosen(c Club, found []int) *discovery.Listing {
	for _, i := range found {
		if c.Tables[i].Table == t.at {
			return &c.Tables[i]
		}
	}
	return nil
}

// rowHeight returns how high a table stands in a list of a width.
func rowHeight(width float64) float64 {
	if width < 300 {
		return 106
	}
	return 84
}

// list draws the tables, and the entry to search them.
func (t *Tables) list(u *kit.UI, c Club, found []int, r kit.Rect) {
	_, host, _ := strings.Cut(c.URL, "://")
	r = u.Panel(r, "")
	head, says := r.Top(22), say.Count(len(c.Tables), "%d table", "%d tables")
	if t.search != "" {
		says = say.Of("%d of %s", len(found), says)
	}
	small := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted, Cut: true}
	u.Text(head.Side(u.Width(says, small)+2), says, small)
	head.Side(kit.Gap)
	u.Text(head, say.Of("THE HALL AT %s", host), small)
	if u.Key("lobby.search") {
		u.Focus("search")
	}
	t.search, _ = u.Entry("search", r.Top(view.TouchHeight), t.search, "Find: a name, a scenario", netcode.MaxChat)
	r.Top(8)
	t.notes(u, c, &r)
	if len(found) == 0 {
		says := say.Text("Nobody plays here now. Host a table, and others find it here.")
		if len(c.Tables) > 0 {
			says = say.Text("No table in this hall matches.")
		}
		u.Paragraph(r, says, kit.Type{Colour: kit.Muted, Cut: true})
		return
	}
	t.move(u, c, found, r)
	height := rowHeight(r.W)
	u.Scroll("tables", r, height*float64(len(found)), func(all kit.Rect) {
		first := max(0, int((r.Y-all.Y)/height))
		all.Top(height * float64(first))
		for n := first; n < len(found) && all.Y < r.Bottom(); n++ {
			l := &c.Tables[found[n]]
			box := all.Top(height)
			box.H -= 6
			if u.Do(box, row(c, l, l.Table == t.at)) {
				t.at = l.Table
			}
		}
	})
}

// row describes a table in the list.
func row(c Club, l *discovery.Listing, chosen bool) kit.Action {
	who := say.Text("nobody there yet")
	if l.Players > 0 {
		who = say.Of("%d there", l.Players)
	}
	what := say.Label(l.Scenario, l.Says())
	if l.Other { // and may describe its battle in another way
		what = say.Name(l.Scenario)
	}
	a := kit.Action{Name: say.Name(l.Name), Cut: true, On: chosen, Does: say.Stop(say.Clauses(what, say.Pair(who, say.Count(l.Seats, "%d seat", "%d seats"))))}
	if c.Mine(l) {
		a.Does = say.Of("Yours. %s", a.Does)
	}
	if l.Why != "" {
		a.Rule, a.Why = "TABLE", say.Name(l.Why)
	}
	return a
}

// notes shows above the tables what is wrong with the hall.
func (t *Tables) notes(u *kit.UI, c Club, r *kit.Rect) {
	says := say.Text("")
	switch {
	case c.Trouble != "":
		says = say.Of("%s This list is %d s old.", kit.Sentence(say.Name(c.Trouble)), c.Old)
	case c.Offer == nil:
	case c.Offer.Trouble != "":
		says = say.Name(c.Offer.Trouble)
	case c.Offer.Protocol != netcode.Protocol:
		says = say.Of("The hall speaks version %d and this station %d: to host a table here, update the older one.", c.Offer.Protocol, netcode.Protocol)
	case c.Offer.Login:
		says = say.Of("To host a table here, log in at %s in a browser.", c.URL)
	}
	if says != "" {
		u.Notice(says, r)
		r.Top(8)
	}
}

// move moves the selection by keys, and scrolls to it.
func (t *Tables) move(u *kit.UI, c Club, found []int, r kit.Rect) {
	at := slices.IndexFunc(found, func(i int) bool { return c.Tables[i].Table == t.at })
	switch {
	case u.Key("any.up"):
		at--
	case u.Key("any.down"):
		at++
	}
	at = max(0, min(at, len(found)-1))
	t.at = c.Tables[found[at]].Table
	if seen := fmt.Sprint(t.at, t.search); seen != t.shown {
		t.shown = seen
		u.Reveal("tables", r, rowHeight(r.W)*float64(at), rowHeight(r.W))
	}
}

// order draws what can be done: join the selected table, or host one.
func (t *Tables) order(u *kit.UI, c Club, d *Door, l *discovery.Listing, r kit.Rect, wish *TablesWish) {
	r = u.Panel(r, "")
	tight := r.H < 340
	entry := func(r kit.Rect, id string, name say.Text, empty say.Text, value *string, most int) (entered bool) {
		if !tight {
			u.Text(r.Top(22), name, kit.Type{Size: kit.Small, Colour: kit.Muted})
		}
		*value, entered = u.Entry(id, r.Top(view.TouchHeight), *value, empty, most)
		return entered
	}
	height := view.TouchHeight
	if !tight {
		height += 22
	}
	fields := []kit.Rect{r.Top(height), {}}
	if tight {
		fields = fields[0].Columns(2, 8)
	} else {
		r.Top(8)
		fields[1] = r.Top(height)
	}
	r.Top(10)
	entered := entry(fields[0], "name", "Your name", "Your name", &d.Name, netcode.MaxName)
	entered = entry(fields[1], "password", "PIN or password, where a table asks for one", "PIN or password", &d.Password, netcode.MaxPassphrase) || entered
	join := kit.Action{Name: "Join", Key: "any.confirm", Does: "Choose a table from the list."}
	switch {
	case l == nil:
		join.Why = join.Does
	case c.Knocks != "":
		join.Why = say.Of("Connecting to %s…", c.Knocks)
	case l.Why != "":
		join.Why = say.Name(l.Why)
	case c.Mine(l):
		join.Name, join.Does = "To the GM's chair", say.Of("At %s, which you host.", l.Name)
	default:
		join.Does = say.Of("Go to %s and choose a seat there.", l.Name)
	}
	big := 66.0
	if r.H < 150 {
		big = max(view.TouchHeight, (r.H-8)/2)
	}
	if (u.Do(r.Top(big), join) || entered) && join.Possible() {
		wish.Join = l
	}
	r.Top(8)
	pair := r.Top(big).Columns(2, 8)
	link := kit.Action{Name: "Copy link", Key: "lobby.copy-link", Cut: true, Does: "To send to others."}
	if l == nil || l.Why != "" {
		link.Why = "Choose a table that can be joined."
	}
	if u.Do(pair[0], link) && link.Possible() && u.Copy(l.Link) {
		u.Tell(kit.Toast{Text: say.Of("Copied: the link to %s", l.Name), Tone: kit.Good})
	}
	host := t.host(c)
	wish.Host = u.Do(pair[1], host) && host.Possible()
	r.Top(8)
	showError(u, r, c.Error)
}

// host returns the order to host a table in the hall, or why it cannot be given here.
func (t *Tables) host(c Club) kit.Action {
	a := kit.Action{Name: "Host a table", Key: "lobby.host", Cut: true, Does: "The hall runs it; you are the GM."}
	switch {
	case c.Offer == nil:
		a.Why = "The hall has not answered yet."
	case c.Offer.Protocol != netcode.Protocol:
		a.Why = "The hall has another version."
	case c.Offer.Login:
		a.Why = "Log in on the hall's page."
	case len(c.Offer.Scenarios) == 0:
		a.Why = "This hall has nothing to host."
	}
	return a
}
