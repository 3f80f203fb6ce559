package coordinator

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

const (
	mostCard    = 54.0
	leastCard   = 48.0
	otherHeight = 38.0
)

// crew draws everybody aboard, and anyone else who can be directed from here, with what is left of
// their turns, and the person chosen to be helped.
func (s *Screen) crew(u *kit.UI, v *view.View, r kit.Rect) {
	mine, others := own(v), beyond(v)
	s.choose(u, v, mine, others)
	title := say.Of("CREW OF %s", v.Ship().Name)
	if len(others) > 0 {
		title = say.Of("%s, AND IN REACH", title)
	}
	inner := u.Panel(r, title)
	cardHeight := leastCard
	if n := float64(len(mine)); len(others) == 0 {
		cardHeight = max(leastCard, min(mostCard, inner.H/n-4))
	}
	height := (cardHeight+4)*float64(len(mine)) + (otherHeight+4)*float64(len(others))
	if s.helped != s.shown {
		s.shown = s.helped
		u.Reveal("crew", inner, s.offsetOfChosen(cardHeight, mine, others), cardHeight)
	}
	u.Scroll("crew", inner, height, func(r kit.Rect) {
		key := 0
		for _, m := range mine {
			cap := kit.Bound("")
			if v.OptionAt(crew.Direct, m.Seat, 0) != nil {
				key++
				cap = kit.Choice(key)
			}
			s.card(u, v, r.Top(cardHeight), m, cap)
			r.Top(4)
		}
		for _, seat := range others {
			key++
			s.other(u, v, r.Top(otherHeight), seat, kit.Choice(key))
			r.Top(4)
		}
	})
}

// offsetOfChosen returns the chosen person's offset in the list, in which each of the own crew
// takes cardHeight.
func (s *Screen) offsetOfChosen(cardHeight float64, mine []*picture.CrewRow, others []crew.Seat) (y float64) {
	for _, m := range mine {
		if m.Seat == s.helped {
			return y
		}
		y += cardHeight + 4
	}
	return y + float64(slices.Index(others, s.helped))*(otherHeight+4)
}

// own returns the members of the own ship's crew.
func own(v *view.View) []*picture.CrewRow {
	var rows []*picture.CrewRow
	for i := range v.Crew {
		if v.Crew[i].Seat.Ship == v.Head.Seat.Ship {
			rows = append(rows, &v.Crew[i])
		}
	}
	return rows
}

// beyond returns the seats of other ships of the side that an order to direct can reach.
func beyond(v *view.View) (seats []crew.Seat) {
	for _, o := range v.OptionsOf(crew.Direct) {
		if o.Target == 0 && o.Seat.Ship != v.Head.Seat.Ship {
			seats = append(seats, o.Seat)
		}
	}
	return seats
}

// other draws a member of another ship's crew, about whom no more is known here.
func (s *Screen) other(u *kit.UI, v *view.View, r kit.Rect, seat crew.Seat, key kit.Bound) {
	if u.Do(r, kit.Action{Name: seat.Name(), Key: key, On: seat == s.helped, Cut: true}) {
		s.helped = seat
	}
}

// choose handles the number keys, and Up and Down; the first who can be helped is chosen until
// somebody else is.
func (s *Screen) choose(u *kit.UI, v *view.View, mine []*picture.CrewRow, others []crew.Seat) {
	var seats []crew.Seat
	for _, m := range mine {
		if v.OptionAt(crew.Direct, m.Seat, 0) != nil {
			seats = append(seats, m.Seat)
		}
	}
	for i := range seats {
		if u.Key(kit.Choice(i + 1)) {
			s.helped = seats[i]
		}
	}
	seats = append(seats, others...)
	if len(seats) == 0 {
		return
	}
	at := max(0, slices.Index(seats, s.helped))
	if u.Key("any.up") && at > 0 {
		at--
	}
	if u.Key("any.down") && at+1 < len(seats) {
		at++
	}
	s.helped = seats[at]
}

// card draws one member of the crew.
func (s *Screen) card(u *kit.UI, v *view.View, r kit.Rect, m *picture.CrewRow, key kit.Bound) {
	fill, edge := kit.Raised, kit.Edge
	if m.Seat == s.helped {
		fill, edge = kit.Mix(kit.Raised, u.Accent, 0.2), u.Accent
	}
	u.Plate(r, fill, edge)
	u.Fill(kit.Rect{X: r.X, Y: r.Y + 9, W: 3, H: r.H - 10}, kit.Accent(m.Seat.Role))
	if key != "" && u.Clicked(r) {
		s.helped = m.Seat
		u.Use(key)
	}
	r = r.Trim(11, 4)
	head := r.Top(24)
	if key != "" {
		u.KeyCap(head.Left(22), key)
		head.Left(8)
	}
	state(u, v, &head, m)
	name := kit.Type{Bold: true, Colour: kit.Bright, Cut: true}
	w := min(head.W, u.Width(say.Name(m.Name), name)+1)
	u.Text(head.Left(w), say.Name(m.Name), name)
	head.Left(8)
	role := kit.Type{Size: kit.Small, Colour: kit.Accent(m.Seat.Role), Cut: true}
	if m.Seat != v.Head.Seat || u.Width(say.Text(m.Seat.String()), role) <= head.W { // the player's own is above the screen
		u.Text(head, say.Text(m.Seat.String()), role)
	}
	tokens(u, r, m)
}

// state describes the state of somebody's turn in a word.
func state(u *kit.UI, v *view.View, r *kit.Rect, m *picture.CrewRow) {
	word, c := say.Text(""), kit.Muted
	switch {
	case v.Head.Awaited == m.Seat:
		word, c = say.Text("MAY REACT"), kit.Warn
	case m.Surprised:
		word, c = say.Text("SURPRISED"), kit.Bad
	case m.Waiting:
		word, c = say.Text("READIED"), kit.Warn
	case m.Seat == v.Head.Seat:
		word = say.Text("you")
	case m.Open:
		word, c = say.Text("ACTS NOW"), kit.Good
	}
	if word == "" {
		return
	}
	w := u.Width(word, kit.Type{Size: kit.Small, Bold: true}) + 16
	u.Tag(r.Side(w), word, c)
	r.Side(6)
}

// tokens draws the parts of a turn, each with a shape and a word.
func tokens(u *kit.UI, r kit.Rect, m *picture.CrewRow) {
	for i, part := range [...]struct {
		name    say.Text
		corners int
		left    bool
	}{{"Action", kit.ActionToken, m.Action}, {"Bonus", kit.BonusToken, m.Bonus}, {"React", kit.ReactionToken, m.Reaction}} {
		u.Token(kit.Point{X: r.X + 8, Y: r.Centre().Y}, 6.5, part.corners, part.left, kit.Accent(m.Seat.Role))
		r.Left(20)
		t := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright}
		says := part.name
		switch {
		case part.left:
		case m.Open || part.corners == kit.ReactionToken:
			says, t.Colour, t.Bold = say.Of("%s: used", part.name), kit.Muted, false
		default:
			says, t.Colour, t.Bold = say.Of("%s: later", part.name), kit.Muted, false
		}
		room := max(r.W*0.24, u.Width(says, t)+5)
		if u.Language != nil { // its words may be longer, and those after it need room too
			room = min(room, (r.W-20*float64(2-i))/float64(3-i))
		}
		u.Text(r.Left(room), says, t)
	}
}

// alerts draws what needs attention, the gravest first.
func alerts(u *kit.UI, v *view.View, r kit.Rect) {
	list := Alerts(v)
	if len(list) == 0 {
		u.Plate(r, kit.Panel, kit.Edge)
		at := kit.Point{X: r.X + 22, Y: r.Centre().Y}
		u.Path([]kit.Point{{X: at.X - 6, Y: at.Y}, {X: at.X - 1, Y: at.Y + 5}, {X: at.X + 7, Y: at.Y - 6}}, 2.5, kit.Good)
		says := say.Text("No alerts: hull and shields hold, all systems work.")
		switch {
		case r.W < 320:
			says = say.Text("No alerts.")
		case r.W < 420:
			says = say.Text("No alerts: hull, shields, systems hold.")
		}
		u.Text(kit.Rect{X: r.X + 40, Y: r.Y, W: r.W - 52, H: r.H}, says, kit.Type{Colour: kit.Muted})
		return
	}
	for i, a := range list {
		t := kit.Type{Bold: true, Colour: kit.Bright}
		w := u.Width(a.Text, t) + 50
		rest := len(list) - i
		if more := say.Of("and %d more", rest); w > r.W-90 && rest > 0 && i > 0 {
			u.Text(r, more, kit.Type{Size: kit.Small, Colour: kit.Muted})
			return
		}
		t.Cut = true
		box := r.Left(min(w, r.W))
		r.Left(6)
		glow := 0.14
		if a.Grave {
			glow += 0.10 * u.Blink()
		}
		c := kit.Warn
		if a.Grave {
			c = kit.Bad
		}
		u.Plate(box, kit.Mix(kit.Deep, c, glow), c)
		u.Alert(kit.Point{X: box.X + 20, Y: box.Centre().Y + 1}, 9, c)
		u.Text(kit.Rect{X: box.X + 38, Y: box.Y, W: box.W - 46, H: box.H}, a.Text, t)
	}
}

// Alert is something that needs attention.
type Alert struct {
	Text  say.Text
	Grave bool
}

// Alerts returns the alerts of the own ship, then those of friends.
func Alerts(v *view.View) []Alert {
	var list []Alert
	if v.Head.IsAwaited() {
		list = append(list, Alert{say.Of("%s may react", v.Head.Awaited.Name()), true})
	}
	list = append(list, hurt(v.Ship(), v.Sheet().Collapsed)...)
	for i := range v.Contacts {
		if k := &v.Contacts[i]; !v.Foe(k) && k.ID != v.Head.Seat.Ship {
			for _, a := range hurt(k, false) {
				list = append(list, Alert{say.Label(k.Name, a.Text), a.Grave})
			}
		}
	}
	return list
}

// hurt returns what is wrong with a ship of the own side.
func hurt(k *picture.Contact, collapsed bool) []Alert {
	if k.State.Gone() {
		return []Alert{{say.Capital(say.Text(k.State.String())), true}}
	}
	var list []Alert
	switch {
	case k.Hull == 0:
		list = append(list, Alert{say.Of("%S, hull 0", k.State), true})
	case 2*k.Hull < k.HullMax:
		list = append(list, Alert{say.Of("Hull %d of %d", k.Hull, k.HullMax), true})
	}
	if k.ShieldMax > 0 && (collapsed || k.Shield == 0) {
		list = append(list, Alert{"Shields down", true})
	}
	if k.System > 0 {
		list = append(list, Alert{say.Of("System damage %d", k.System), k.System >= 4})
	}
	return list
}
