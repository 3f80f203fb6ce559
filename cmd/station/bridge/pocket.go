package bridge

import (
	"fmt"
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
)

// pocket is the bridge of a small window: one column, a page at a time.
type pocket struct {
	page int
	menu bool // the last page
}

// allPages returns the pages of the role's screen, of the log, and of everything else.
func (b *Bridge) allPages(u *kit.UI, v *view.View) (pages []view.Page) {
	switch screen := b.screens[b.role].(type) {
	case view.Paged:
		pages = screen.Pages(u, v)
	case view.Pocket:
		pages = b.columns(u, v, screen)
	}
	return append(pages,
		view.Page{Name: "Log", Show: func(r kit.Rect) []sim.Intent { v.Log.Show(u, r); return nil }},
		view.Page{Name: "More", Show: func(r kit.Rect) []sim.Intent { return b.pocketMenu(u, v, r) }})
}

// columns returns the pages of a screen that is laid out in one column: its orders, the own ship
// if there is one, the map.
func (b *Bridge) columns(u *kit.UI, v *view.View, screen view.Pocket) []view.Page {
	pieces := screen.Column(u, v)
	place := say.Text("Map")
	if b.role == crew.Boots {
		place = say.Text("Deck")
	}
	pages := []view.Page{
		{Name: "Orders", Show: func(r kit.Rect) (ordered []sim.Intent) {
			if b.pocket.page == 0 && pieces != nil { // so that somebody who aims sees the target
				ordered = append(ordered, b.glance(u, v, screen, &r)...)
			}
			return append(ordered, b.pocketOrders(u, v, r, pieces)...)
		}},
	}
	if v.Ship() != nil && v.Sheet() != nil {
		pages = append(pages, view.Page{Name: "Ship", Show: func(r kit.Rect) []sim.Intent { b.pocketSheet(u, v, r); return nil }})
	}
	return append(pages, view.Page{Name: place, Show: func(r kit.Rect) []sim.Intent { return screen.Situation(u, v, r) }})
}

// glance shows the map while orders are given: above them, or to their left in a wide window with
// room for both.
func (b *Bridge) glance(u *kit.UI, v *view.View, screen view.Pocket, r *kit.Rect) []sim.Intent {
	const gap = 6
	var around kit.Rect
	if width := r.W * view.GlanceShare; r.W < r.H {
		around = r.Top(r.H * 0.36)
		r.Top(gap)
	} else if r.W-width-gap >= view.ColumnWidth(u) {
		around = r.Left(width)
		r.Left(gap)
	} else {
		return nil
	}
	if s, ok := screen.(interface {
		Glance(*kit.UI, *view.View, kit.Rect)
	}); ok {
		s.Glance(u, v, around)
		return nil
	}
	return screen.Situation(u, v, around)
}

// showPocket draws the bridge in a small window.
func (b *Bridge) showPocket(u *kit.UI, v *view.View) (ordered []sim.Intent) {
	u.Accent = kit.Accent(b.role)
	v.Role = b.role
	room := u.Size.Trim(6, 0)
	landscape, bar := room.W > room.H, kit.Rect{}
	if landscape {
		bar = room.Side(96)
		room.Side(6)
	}
	b.banner(u, v, room.Top(50))
	if places := b.places(v); len(places) > 1 {
		b.pocketTabs(u, v, room.Top(view.TouchHeight), places)
		room.Top(6)
	}
	for _, text := range notices(v) {
		u.Notice(text, &room)
		room.Top(6)
	}
	if lacksGM(v) {
		u.Notice(noGM, &room)
		room.Top(6)
	}
	if s := v.Table.Absent(v); s != nil {
		u.Notice(say.Of("%s is away. %s", s.Who, waits(v, s, opens(v, s.Seat))), &room)
		room.Top(6)
	}
	b.waiter(u, v, &room)
	u.Accent = kit.Accent(b.role)
	b.menuKeys(u, v)
	whole := room
	b.learnt.Settle(v)
	v.Along = &b.learnt.Along
	pages := b.allPages(u, v)
	b.pocket.page = min(b.pocket.page, len(pages)-1)
	if landscape {
		b.turnPage(u, bar.Rows(len(pages), 4), pages)
		b.teach(u, v, &room)
	} else {
		b.teach(u, v, &room)
		room.Foot(4)
		b.turnPage(u, room.Foot(54).Columns(len(pages), 4), pages)
		room.Foot(6)
	}
	if v.Reel != nil {
		b.line.show(u, v, room.Foot(timelineIn(room.W, u)))
		room.Foot(6)
	}
	b.pocket.menu = b.pocket.page == len(pages)-1
	if b.pocket.page < len(pages)-2 { // neither the log nor the last page
		b.deny(u, v)
	}
	ordered = append(ordered, b.command(v, pages[b.pocket.page].Show(room))...)
	u.Deny("")
	ordered = append(ordered, b.unseenOrders(u, v, room, pages)...)
	b.markMeant(u, v)
	return b.give(u, v, append(ordered, b.above(u, v, whole)...))
}

// unseenOrders handles the keys of orders on other pages of a station, and so finds what a lesson
// refers to there.
func (b *Bridge) unseenOrders(u *kit.UI, v *view.View, room kit.Rect, pages []view.Page) (ordered []sim.Intent) {
	screen := b.screens[b.role]
	_, paged := screen.(view.Paged)
	if _, column := screen.(view.Pocket); paged || !column || b.pocket.page == 0 || u.ByTouch() {
		return nil
	}
	b.deny(u, v)
	if kit.Unseen(u, func() { ordered = b.command(v, pages[0].Show(room)) }) {
		b.pocket.page = 0 // on which the plate is shown
	}
	u.Deny("")
	return ordered
}

// tall is how high a page is that has room above it for the step of a lesson.
const tall = 480

// teach shows the step of a lesson, or the purpose of a new order: above the page, or beside it in
// a wide window that is low.
func (b *Bridge) teach(u *kit.UI, v *view.View, room *kit.Rect) {
	show := b.tip.Show
	if b.lesson.On(v) {
		show = b.lesson.Show
	}
	if room.W < room.H || room.H > tall {
		show(u, v, room)
		return
	}
	column := kit.Rect{X: room.X, Y: room.Y, W: min(320, room.W*0.42), H: room.H}
	rest := column
	if show(u, v, &rest); rest.H < column.H {
		room.Left(column.W + 6)
	}
}

// banner shows whose turn it is, who the player is, and the state of the link.
func (b *Bridge) banner(u *kit.UI, v *view.View, r kit.Rect) {
	r.Foot(4)
	words, c := actorName(v)
	fill := kit.Deep
	if v.MyTurn() && !v.Head.Paused && !v.Head.Over {
		fill = kit.Mix(kit.Deep, u.Accent, 0.16)
	}
	u.Plate(r, fill, c)
	r = r.Trim(10, 2)
	if v.Head.Clock > 0 && v.Head.Left > 0 && v.Head.Tempo != crew.Live && !v.Head.Over {
		clock(u, r.Side(44), v.Seconds(int64(v.Head.Left)), v.Seconds(int64(v.Head.Clock)))
		r.Side(6)
	}
	rows := r.Rows(2, 0)
	u.Text(rows[0], words, kit.Type{Size: kit.Body, Bold: true, Colour: c, Cut: true})
	where := v.Text(0)
	if k := v.Ship(); k != nil {
		where = k.Name
	}
	link := say.Of("%d ms", v.Trip.Millis)
	if v.Trip.Lost != "" {
		link = say.Text("no link")
	}
	says := say.Of("%s, %s. Round %d. %s", kit.RoleName(b.role), where, v.Head.Round, link)
	u.Text(rows[1], says, kit.Type{Size: kit.Small, Colour: kit.Plain, Cut: true})
}

// pocketTabs draws the tabs of a player with several stations.
func (b *Bridge) pocketTabs(u *kit.UI, v *view.View, r kit.Rect, all []Place) {
	if held := v.Table.Held(); len(held) > 1 && slices.Contains(held, v.Head.Seat) {
		switch {
		case u.Key("seat.next"):
			b.Goes = next(v, all, 1)
		case u.Key("seat.previous"):
			b.Goes = next(v, all, -1)
		}
	}
	for i, part := range r.Columns(len(all), 4) {
		p := all[i]
		u.Accent = kit.Accent(p.Role)
		a := kit.Action{Name: p.name(v), On: p == Place{v.Head.Seat, b.role}, Cut: true}
		if u.Do(part, a) || u.Key(b.tabKey(i, p)) {
			if p.Seat == v.Head.Seat {
				b.turnTo(p.Role)
			} else {
				b.Goes = p
			}
		}
	}
}

// turnPage draws the tabs of the pages.
func (b *Bridge) turnPage(u *kit.UI, boxes []kit.Rect, pages []view.Page) {
	for i, box := range boxes {
		if u.Do(box, kit.Action{Name: pages[i].Name, On: b.pocket.page == i, Cut: true}) {
			b.pocket.page = i
		}
	}
}

// pocketOrders draws the orders of the station, and the end of the turn below them.
func (b *Bridge) pocketOrders(u *kit.UI, v *view.View, r kit.Rect, pieces []view.Piece) (ordered []sim.Intent) {
	end, ends := endTurn(v), b.role.Deployed() && v.Sheet() != nil
	if s, ok := b.screens[b.role].(interface {
		End(*view.View) (kit.Action, bool)
	}); ok {
		end, ends = s.End(v)
	}
	if ends {
		if b.ending.Sure(u, v, end, u.Do(r.Foot(view.TouchHeight), end)) {
			ordered = append(ordered, &sim.EndTurn{})
		}
		r.Foot(6)
	}
	if pieces == nil {
		u.Paragraph(r.Trim(8, 8), "There is nothing to do here now.", kit.Type{Colour: kit.Muted})
	}
	id := fmt.Sprintf("pocket %d", b.role)
	u.Afresh(id)
	return append(ordered, view.Column(u, id, r, pieces)...)
}

// pocketSheet draws the own ship: its points, and what is left of the turn.
func (b *Bridge) pocketSheet(u *kit.UI, v *view.View, r kit.Rect) {
	k, s := v.Ship(), v.Sheet()
	parts := []view.Piece{
		view.Draw(90, func(r kit.Rect) { points(u, v, r) }),
		view.Draw(82, func(r kit.Rect) { budget(u, v, r) }),
		view.Draw(84, func(r kit.Rect) {
			if k.State == ships.Able {
				systems(u, v, r)
			} else {
				saves(u, k, s, r)
			}
		}),
		view.Draw(84, func(r kit.Rect) { dice(u, v, r) }),
		view.Draw(84, func(r kit.Rect) { feet(u, v, r) }),
	}
	if r.W > 700 {
		cols := r.Columns(2, 16)
		_ = view.Column(u, "sheet", cols[0], parts[:2])
		r, parts = cols[1], parts[2:]
	}
	_ = view.Column(u, "sheet of the ship", r, parts)
}

// menuKeys handles the keys of the last page on all others too.
func (b *Bridge) menuKeys(u *kit.UI, v *view.View) {
	if b.pocket.menu {
		return
	}
	deployed := b.role.Deployed() && v.Sheet() != nil
	switch {
	case u.Key("bridge.help"):
		b.help = true
	case u.Key("bridge.goals"):
		b.brief = true
	case deployed && u.Key("bridge.more"):
		b.more = len(b.further(v)) > 0
	case deployed && u.Key("bridge.other"):
		b.deeds, b.deed.text = true, ""
		u.Focus("deed")
	case deployed && u.Key("bridge.features"):
		b.learnt.open = len(v.Features) > 0
	case len(shared(v)) > 1 && u.Key(sharedKey):
		b.shares = true
	}
}

// pocketMenu draws everything that has no page of its own.
func (b *Bridge) pocketMenu(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	var parts []view.Piece
	add := func(a kit.Action, do func()) {
		parts = append(parts, view.Draw(view.TouchHeight, func(r kit.Rect) {
			if u.Do(r, a) {
				do()
			}
		}))
	}
	if b.role.Deployed() && v.Sheet() != nil {
		parts = append(parts, view.Give(u, search(v), func() sim.Intent { return &deployment.Search{Skill: crew.Perception} }),
			view.Draw(view.TouchHeight, func(r kit.Rect) { b.openMore(u, v, r) }),
			view.Draw(view.TouchHeight, func(r kit.Rect) { b.openDeed(u, r) }),
			view.Draw(view.TouchHeight, func(r kit.Rect) { b.learnt.button(u, v, r) }))
	}
	if s := v.Table.Absent(v); s != nil && v.Table.Relieve != nil && s.Due != 0 && v.Table.Lobby.CanRelieve(v.Table.Client, s.Seat) {
		add(kit.Action{Name: say.Of("Let a bot play for %s", s.Who), Key: handKey, Cut: true}, func() { v.Table.Relieve(s.Seat, netcode.PlayOn, 0) })
	}
	if v.Head.Over {
		add(kit.Action{Name: "What comes next", Key: nextKey}, func() { b.outcome = outcome{} })
	}
	add(kit.Action{Name: "Help", Key: "bridge.help"}, func() { b.help = true })
	add(kit.Action{Name: "Goals", Key: "bridge.goals"}, func() { b.brief = true })
	if len(shared(v)) > 1 {
		add(kit.Action{Name: "Seats", Key: sharedKey}, func() { b.shares = true })
	}
	add(kit.Action{Name: "Say something", Key: "bridge.talk"}, func() { b.talking = true; u.Focus("talk") })
	add(kit.Action{Name: "Settings", Key: "window.settings"}, func() { b.Adjusts = true })
	add(kit.Action{Name: "Back to the lobby"}, func() { b.Leave = true })
	return view.Column(u, "menu", r, parts)
}
