package gm

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// tab is a page below the map.
type tab uint8

const (
	shipsTab tab = iota
	turnsTab
	heldTab
	notesTab
)

// tabs draws the pages below the map: all ships, the order of turns, the waiting orders, the notes.
func (s *Screen) tabs(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	names := [...]say.Text{
		shipsTab: say.Of("Ships: %d", len(v.Contacts)),
		turnsTab: "Turns",
		heldTab:  say.Of("Held: %d", len(v.Held)),
		notesTab: "Notes",
	}
	for i, part := range r.Top(kit.Finger(u, 30)).Columns(len(names), 6) {
		if u.Do(part, kit.Action{Name: names[i], Key: kit.Numbered("gm.tab", i+1), Cut: u.Small, On: s.tab == tab(i)}) {
			s.tab = tab(i)
		}
	}
	r.Top(6)
	switch s.tab {
	case shipsTab:
		s.fleet(u, v, r)
	case turnsTab:
		s.order(u, v, r)
	case heldTab:
		ordered = s.held.show(u, v, r)
	case notesTab:
		ordered = s.notes(u, v, r)
	}
	return ordered
}

// fleet draws a table of all ships.
func (s *Screen) fleet(u *kit.UI, v *view.View, r kit.Rect) {
	inner, each := u.Panel(r, ""), kit.Finger(u, 28)
	head, wide := inner.Top(20), widths(u, v)
	if each*float64(len(v.Contacts)) > inner.H {
		head.W -= kit.ScrollBar
	}
	for i, part := range columns(head, wide) {
		if part.W == 0 {
			continue
		}
		u.Text(part, [...]say.Text{"Ship", "Side", "Hull", "Shields", "System", "State"}[i], kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	}
	at := -1
	for i := range v.Contacts {
		if v.Contacts[i].ID == s.ship {
			at = i
		}
	}
	was := at
	if u.Key("any.up") && at > 0 {
		at--
	}
	if u.Key("any.down") && at+1 < len(v.Contacts) {
		at++
	}
	if u.Key("target.next") && len(v.Contacts) > 0 {
		at = (at + 1) % len(v.Contacts)
	}
	if at != was {
		s.choose(v.Contacts[at].ID)
		if height := each * float64(len(v.Contacts)); height > inner.H {
			u.ScrollTo("fleet", each*float64(at)-inner.H/2)
		}
	}
	u.Scroll("fleet", inner, each*float64(len(v.Contacts)), func(r kit.Rect) {
		for i := range v.Contacts {
			s.line(u, v, r.Top(each), &v.Contacts[i], wide)
		}
	})
}

// widths returns the widths of the columns of sides, of states and of a number, with their titles.
func widths(u *kit.UI, v *view.View) (wide [3]float64) {
	const gap = 16
	wide = [...]float64{u.Width("Side", kit.Type{Size: kit.Small}) + gap, u.Width("State", kit.Type{Size: kit.Small}) + gap, u.Width("Shields", kit.Type{Size: kit.Small}) + gap}
	for i := range v.Contacts {
		k := &v.Contacts[i]
		wide[0] = max(wide[0], u.Width(v.SideName(k.Side), kit.Type{Size: kit.Small})+gap)
		wide[1] = max(wide[1], u.Width(view.State(k.State), kit.Type{Size: kit.Small, Bold: true})+gap)
		for _, n := range [...][2]int32{{k.Hull, k.HullMax}, {k.Shield, k.ShieldMax}} {
			wide[2] = max(wide[2], u.Width(pointsOf(n[0], n[1]), kit.Type{Size: kit.Small, Bold: true})+gap)
		}
	}
	return wide
}

// columns splits a row of the table of ships; if there is little room, without the side, which the
// mark shows, and system damage.
func columns(r kit.Rect, wide [3]float64) []kit.Rect {
	if r.W < 480 {
		state := r.Side(78)
		rest := r.W
		parts := []kit.Rect{r.Left(rest * 0.46), {}, r.Left(rest * 0.27), r, {}, state}
		for i := range parts {
			parts[i].W = max(0, parts[i].W-6)
		}
		return parts
	}
	const system, least = 62, 120
	number := wide[2]
	rest := r.W - 2*number - system
	state := min(wide[1], rest*0.35)
	side := min(wide[0], rest-state-least)
	parts := []kit.Rect{r.Left(rest - side - state), r.Left(side), r.Left(number), r.Left(number), r.Left(system), r}
	for i := range parts {
		parts[i].W -= 8
	}
	return parts
}

func (s *Screen) line(u *kit.UI, v *view.View, r kit.Rect, k *picture.Contact, wide [3]float64) {
	if k.ID == s.ship {
		u.Plate(r.Trim(0, 1), kit.Mix(kit.Raised, u.Accent, 0.18), u.Accent)
	}
	if u.Clicked(r) {
		s.choose(k.ID)
	}
	c := kit.SideColour(k.Side)
	if k.State.Gone() {
		c = kit.Muted
	}
	cells := columns(r, wide)
	name := cells[0]
	u.SideMark(kit.Point{X: name.X + 10, Y: name.Centre().Y}, 6, k.Side == 0, c)
	name.Left(24)
	says := say.Name(k.Name)
	if k.Hidden {
		says = say.Of("%s (hidden)", says)
	}
	who := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Mix(c, kit.Bright, 0.5), Cut: true}
	if wraps := u.Height(says, name.W, who); wraps > who.LineHeight() && wraps <= name.H {
		u.Paragraph(kit.Rect{X: name.X, Y: name.Centre().Y - wraps/2, W: name.W, H: wraps}, says, who)
	} else {
		u.Text(name, says, who)
	}
	if cells[1].W > 0 {
		u.Text(cells[1], v.SideName(k.Side), kit.Type{Size: kit.Small, Colour: c, Cut: true})
		s.system(u, cells[4], k)
	}
	hull := kit.Hull
	if k.Worn {
		hull = kit.Bad
	}
	cell(u, cells[2], k.Hull, k.HullMax, hull)
	cell(u, cells[3], k.Shield, k.ShieldMax, kit.Shield)
	state := kit.Type{Size: kit.Small, Colour: kit.Plain, Cut: true}
	if k.State != ships.Able {
		state.Colour, state.Bold = kit.Bad, true
	}
	u.Text(cells[5], view.State(k.State), state)
}

// system draws the system damage of a ship.
func (*Screen) system(u *kit.UI, r kit.Rect, k *picture.Contact) {
	t := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted, Align: kit.Middle}
	if k.System > 0 {
		t.Colour = kit.Bad
	}
	u.Text(r, say.Name(fmt.Sprint(k.System)), t)
}

// pointsOf returns what there is of the most points.
func pointsOf(value, most int32) say.Text { return say.Name(fmt.Sprintf("%d/%d", value, most)) }

// cell draws a number with a small bar below it.
func cell(u *kit.UI, r kit.Rect, value, most int32, c kit.Colour) {
	u.Text(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 6}, pointsOf(value, most), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright})
	u.Meter(kit.Rect{X: r.X, Y: r.Bottom() - 7, W: r.W, H: 3}, int(value), int(most), c)
}

// order draws the initiative order; choosing a turn chooses the seat.
func (s *Screen) order(u *kit.UI, v *view.View, r kit.Rect) {
	inner, each := u.Panel(r, ""), kit.Finger(u, 28)
	if len(v.Turns) == 0 {
		u.Paragraph(inner, "The order is rolled when the battle begins. Until then the ruling Initiative (J) gives places in it.", kit.Type{Colour: kit.Muted})
		return
	}
	now := 0
	for i := range v.Turns {
		if v.Turns[i].Open {
			now = i + 1
		}
	}
	if now != s.turns {
		s.turns = now
		u.ScrollTo("turns", each*float64(now)-inner.H/2)
	}
	u.Scroll("turns", inner, each*float64(len(v.Turns)), func(r kit.Rect) {
		for i := range v.Turns {
			row := r.Top(each)
			t := &v.Turns[i]
			if u.Clicked(row) {
				s.ship, s.seat = t.Seat.Ship, t.Seat
			}
			s.turn(u, v, row, t)
		}
	})
}

func (s *Screen) turn(u *kit.UI, v *view.View, r kit.Rect, t *picture.TurnRow) {
	fill, edge := kit.Panel, kit.Panel
	if t.Open {
		fill, edge = kit.Mix(kit.Raised, kit.Good, 0.14), kit.Fade(kit.Good, 0.7)
	}
	if t.Seat == s.seat {
		edge = u.Accent
	}
	u.Plate(r.Trim(0, 1), fill, edge)
	r = r.Trim(8, 0)
	u.Text(r.Left(34), say.Name(fmt.Sprint(t.Total)), kit.Type{Bold: true, Colour: kit.Bright, Align: kit.End})
	r.Left(12)
	c := kit.Muted
	if k := v.Contact(t.Seat.Ship); k != nil {
		c = kit.SideColour(k.Side)
		u.SideMark(kit.Point{X: r.X + 8, Y: r.Centre().Y}, 6, k.Side == 0, c)
	}
	r.Left(22)
	if t.Open {
		as := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Good, Align: kit.End}
		u.Text(r.Side(u.Width(acts, as)+4), acts, as)
		r.Side(6)
	}
	says, as := nameOf(v, t.Seat), kit.Type{Size: kit.Small, Bold: t.Open, Colour: kit.Mix(c, kit.Bright, 0.5), Cut: true}
	if m := v.CrewAt(t.Seat); m != nil && m.Name != "" && u.Width(says, as) > r.W { // the mark shows the side
		if says = say.Pair(m.Name, say.Text(t.Seat.String())); u.Width(says, as) > r.W {
			says = say.Name(m.Name)
		}
	}
	u.Text(r, says, as)
}

// notes draws the scenario's notes for the GM, what each side wants, and what may happen.
func (s *Screen) notes(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	inner := u.Panel(r, say.Name(v.Text(picture.TitleText)))
	switch {
	case len(v.Triggers) > 0 && inner.W < 480:
		ordered = triggers(u, v, inner.Foot(inner.H*0.5), &s.cue)
		inner.Foot(kit.Gap)
	case len(v.Triggers) > 0:
		ordered = triggers(u, v, inner.Side(inner.W*0.5), &s.cue)
		inner.Side(kit.Gap)
	}
	text, t := say.Name(v.Text(picture.NotesText)), kit.Type{}
	if text == "" {
		text = say.Text("The scenario has no notes.")
	}
	height := u.Height(text, inner.W-14, t) + 12 + 26*float64(len(v.Goals))
	u.Scroll("notes", inner, height, func(r kit.Rect) {
		r.Top(u.Paragraph(r, text, t) + 12)
		for i := range v.Goals {
			g := &v.Goals[i]
			u.Text(r.Top(26), say.Label(v.SideName(g.Side), say.Aside(g.Goal.Text, g.Standing)), kit.Type{Size: kit.Small, Colour: kit.SideColour(g.Side), Cut: true})
		}
	})
	return ordered
}
