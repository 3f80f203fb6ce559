package mainscreen

import (
	"fmt"
	"slices"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// latest returns the last n entries shown that tell more than whose turn it is, who has arrived and
// what has worn off, the latest first.
func latest(v *view.View, n int) (entries []*log.Entry) {
	l, end := v.Log, len(v.Log.Entries)
	for i := end - 1; i >= 0 && l.Entries[i].Heard > v.Clock-effect.Delay; i-- {
		if v.Sees(&l.Entries[i]) > v.Clock { // nothing is told before its cause
			end = i
		}
	}
	for i := end - 1; i >= 0 && len(entries) < n; i-- {
		e := &l.Entries[i]
		switch e.Kind {
		case ships.KindFlew, personal.KindMoved, sim.KindInitiativeRolled,
			ships.KindRelieved, ships.KindFaded, personal.KindPassed, personal.KindUnfocused:
			continue
		}
		if !e.Minor() {
			entries = append(entries, e)
		}
	}
	return entries
}

// bannerHeight returns the height of the banner with some entries.
func bannerHeight(told []*log.Entry) float64 {
	switch len(told) {
	case 0:
		return 0
	case 1:
		return 54
	}
	return 84
}

// tell shows the latest events in large type, the latest first, as far as there is room.
func tell(u *kit.UI, told []*log.Entry, r kit.Rect) {
	r = r.Trim(18, 8)
	for i, e := range told {
		t := kit.Type{Size: kit.Body, Colour: kit.Fade(kit.Plain, 0.8-0.2*float64(i)), Cut: true}
		if i == 0 {
			t = kit.Type{Size: kit.Big, Bold: true, Colour: kit.Bright}
			if u.Width(say.Name(e.Told()), t) > r.W-16 {
				t.Size = kit.Name
			}
		}
		height := max(26, u.Height(say.Name(e.Told()), r.W-16, t)+4)
		if height > r.H {
			break
		}
		row := r.Top(height)
		u.Fill(kit.Rect{X: row.X, Y: row.Y + 5, W: 4, H: row.H - 10}, kit.Fade(e.Colour(), 1-0.25*float64(i)))
		row.Left(16)
		u.Paragraph(row.Trim(0, 2), say.Name(e.Told()), t)
	}
}

const (
	tall  = 52.0 // the height of a ship's row, in points
	flat  = 26.0 // the same if there is no room for all in tall rows
	title = 30.0 // of a side's name
	gap   = 10.0 // between two sides
)

// sides lists who fights, side by side, and the state of each ship: in tall rows if there is room
// for all, otherwise in flat ones, divided among the sides.
func (s *Screen) sides(u *kit.UI, v *view.View, r kit.Rect) {
	r = u.Panel(r, "IN BATTLE")
	var of [event.MaxSides][]*picture.Contact
	for i := range v.Contacts {
		of[v.Contacts[i].Side] = append(of[v.Contacts[i].Side], &v.Contacts[i])
		s.condition(v, &v.Contacts[i]) // one that comes into the list may have ended already
	}
	room, all, present := r.H, 0, 0
	for _, fleet := range of {
		slices.SortStableFunc(fleet, func(a, b *picture.Contact) int { return int(s.state(a)) - int(s.state(b)) })
		if len(fleet) > 0 {
			room -= title + gap
			all += len(fleet)
			present++
		}
	}
	height := tall
	if float64(all)*tall > room {
		height = flat
	}
	rows := int(room / height)
	for side, fleet := range of {
		if len(fleet) == 0 {
			continue
		}
		n := rows / present
		for _, other := range of[side+1:] { // what the next sides do not need
			if len(other) > 0 {
				n += max(0, rows/present-len(other))
			}
		}
		n = min(n, len(fleet))
		rows, present = rows-n, present-1
		s.side(u, v, &r, event.Side(side), fleet, n, height)
	}
	if all == 0 {
		people(u, v, &r)
	}
	s.order(u, v, r)
}

// leastHeight returns how high the list of who fights is in flat rows.
func leastHeight(v *view.View) float64 {
	var of [event.MaxSides]bool
	height := 40 + flat*float64(len(v.Contacts)) // with the panel's name and edges
	for i := range v.Contacts {
		if side := v.Contacts[i].Side; !of[side] {
			of[side] = true
			height += title + gap
		}
	}
	return height
}

// people shows how many of each side can still fight in a battle without ships, as far as is known.
func people(u *kit.UI, v *view.View, r *kit.Rect) {
	var able, all [event.MaxSides]int
	for i := range v.People {
		p := &v.People[i]
		if all[p.Side]++; p.State == personal.Able {
			able[p.Side]++
		}
	}
	for side, n := range all {
		if n > 0 {
			heading(u, v, r, event.Side(side))
			u.Text(r.Top(flat), say.Of("%d of %d can fight", able[side], n), kit.Type{Colour: kit.Plain})
			r.Top(gap)
		}
	}
}

// side lists a side's ships in the given number of rows; the last one shows how many more there
// are.
func (s *Screen) side(u *kit.UI, v *view.View, r *kit.Rect, side event.Side, fleet []*picture.Contact, rows int, height float64) {
	heading(u, v, r, side)
	for i, k := range fleet {
		if left := len(fleet) - i; i+1 == rows && left > 1 {
			u.Text(r.Top(height), say.Of("%d more", left), kit.Type{Size: kit.Small, Colour: kit.Muted})
			break
		}
		if row := r.Top(height); height == tall {
			s.ship(u, v, row, k)
		} else {
			s.brief(u, v, row, k)
		}
	}
	r.Top(gap)
}

// heading draws the name of a side, and whether it is the viewer's own.
func heading(u *kit.UI, v *view.View, r *kit.Rect, side event.Side) {
	c := kit.SideColour(side)
	word := say.Text("hostile")
	if side == v.Head.Side {
		word = say.Text("ours")
	}
	head := r.Top(title)
	u.Tag(head.Side(76), word, c)
	head.Side(6)
	t := kit.Type{Size: kit.Name, Bold: true, Colour: c, Cut: true}
	if u.Width(v.SideName(side), t) > head.W {
		t.Size = kit.Body
	}
	u.Text(head, v.SideName(side), t)
}

// brief lists a ship in one line: its name, and its hull and shields or its state.
func (s *Screen) brief(u *kit.UI, v *view.View, r kit.Rect, k *picture.Contact) {
	t := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Cut: true}
	state := s.state(k)
	width := r.W * 0.4
	if state != ships.Able || k.HullMax <= 0 { // words, which may take what the name leaves
		width = max(width, r.W-u.Width(say.Name(k.Name), t)-8)
	}
	bars := r.Side(width)
	switch {
	case state != ships.Able:
		t.Colour = kit.Muted
		u.Text(bars, say.Text(state.String()), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad, Align: kit.End, Cut: true})
	case k.HullMax > 0:
		meters := bars.Trim(0, 3).Rows(2, 4)
		u.Meter(meters[0], int(k.Hull), int(k.HullMax), kit.Hull)
		u.Meter(meters[1], int(k.Shield), int(k.ShieldMax), kit.Shield)
	default:
		u.Text(bars, s.condition(v, k), kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End, Cut: true})
	}
	r.Side(8)
	u.Text(r, say.Name(k.Name), t)
}

// state returns the state of a ship as the stage has shown it: its end may still wait for its scene,
// or for the explosion in it.
func (s *Screen) state(k *picture.Contact) ships.ShipState {
	if k.State == ships.Destroyed && s.director.awaitsEnd(k.ID) {
		return ships.Able
	}
	return s.space.State(k)
}

// condition describes a ship as the stage shows it: as it was, until its end has been shown.
func (s *Screen) condition(v *view.View, k *picture.Contact) say.Text {
	if s.state(k) == k.State {
		s.shown[k.ID] = v.Condition(k)
	}
	return s.shown[k.ID]
}

// ship lists a ship in a tall row: its outline, its name, and its hull and shields or its state.
func (s *Screen) ship(u *kit.UI, v *view.View, r kit.Rect, k *picture.Contact) {
	c, state := kit.SideColour(k.Side), s.state(k)
	if state != ships.Able {
		c = kit.Muted
	}
	art := r.Left(44)
	plot.Silhouette(u, k.Shape, k.Size, art.Centre(), 0, 36, kit.Mix(kit.Panel, c, 0.3), c)
	r.Left(8)
	name := r.Top(23)
	u.Text(name, say.Name(k.Name), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	if state != ships.Able {
		u.Text(r.Top(20), view.State(state), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad, Cut: true})
		return
	}
	if k.HullMax > 0 {
		points(u, r.Top(15), "Hull", int(k.Hull), int(k.HullMax), kit.Hull)
		points(u, r.Top(15), "Shields", int(k.Shield), int(k.ShieldMax), kit.Shield)
		return
	}
	u.Text(r.Top(20), s.condition(v, k), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
}

// points draws a bar with its name and number.
func points(u *kit.UI, r kit.Rect, name say.Text, value, most int, c kit.Colour) {
	u.Text(r.Left(54), name, kit.Type{Size: kit.Small, Colour: kit.Muted})
	u.Text(r.Side(36), say.Name(fmt.Sprint(value)), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Align: kit.End})
	r.Side(6)
	u.Meter(r.Trim(0, 4), value, most, c)
}

// order lists the order of turns, starting with the present one.
func (s *Screen) order(u *kit.UI, v *view.View, r kit.Rect) {
	n := int((r.H - 30) / 26)
	if n < 2 || v.Head.Tempo == crew.Live || len(v.Turns) == 0 {
		return
	}
	first := 0
	for i := range v.Turns {
		if v.Turns[i].Open {
			first = i
		}
	}
	n = min(n, len(v.Turns))
	r = r.Foot(30 + 26*float64(n))
	r.Top(4)
	u.Text(r.Top(22), "INITIATIVE", kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted})
	letters := kit.Body
	for i := range n { // all of one size, in which they fit
		if u.Width(v.Turns[(first+i)%len(v.Turns)].Who(), kit.Type{Size: letters, Bold: i == 0}) > r.W-18 {
			letters = kit.Small
		}
	}
	for i := range n {
		t := &v.Turns[(first+i)%len(v.Turns)]
		row, c := r.Top(26), kit.Plain
		if side, known := v.SideOfTurn(t); known {
			c = kit.SideColour(side)
		}
		style := kit.Type{Size: letters, Colour: kit.Mix(c, kit.Plain, 0.4), Cut: true}
		if i == 0 {
			style.Bold, style.Colour = true, kit.Bright
			u.Polygon([]kit.Point{{X: row.X, Y: row.Y + 7}, {X: row.X + 9, Y: row.Y + 13}, {X: row.X, Y: row.Y + 19}}, c)
		} else {
			u.Disc(kit.Point{X: row.X + 4, Y: row.Centre().Y}, 3, c)
		}
		row.Left(18)
		u.Text(row, t.Who(), style)
	}
}
