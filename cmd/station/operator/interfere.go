package operator

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
)

// interfere draws the crew of the selected ship, and what can be done to them.
func (s *Screen) interfere(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	k := v.Contact(s.target)
	title := say.Text("INTERFERE")
	if k != nil {
		title = say.Of("%s WITH THE CREW OF %s", title, k.Name)
	}
	inner := u.Panel(r, title)
	wait := inner.Side(170)
	inner.Side(kit.Gap)
	order := inner.Side(290)
	inner.Side(kit.Gap)
	rows := s.seats(v)
	chosen := s.choose(u, rows)
	s.tiles(u, v, inner, rows)
	if v.HasAlong(crew.Interfere) {
		v.ChooseAlong(u, order.Foot(46), "operator.with", crew.Interfere)
		order.Foot(6)
	}
	if u.Do(order, v.WithGoing(crew.Interfere, s.action(v, chosen))) {
		ordered = append(ordered, &deployment.Interfere{Target: chosen.Seat})
	}
	if i := s.ready.Do(u, v, wait, s.response(v, chosen)); i != nil {
		ordered = append(ordered, i)
	}
	return ordered
}

// response returns the order to be done as a reaction.
func (s *Screen) response(v *view.View, chosen *picture.Option) ready.Response {
	then := ready.Response{Intent: &deployment.Interfere{Target: crew.Seat{Role: crew.Gunner, Number: 1}}, Says: "Interfere with the gunner of the ship"}
	if chosen != nil {
		then = ready.Response{
			Intent: &deployment.Interfere{Target: chosen.Seat}, Says: say.Of("Interfere with the %s of %s", say.Text(chosen.Seat.String()), s.target.Name()), Subject: s.target,
		}
	}
	return then
}

// choose handles the number keys and returns the option of the selected seat, or nil if there is
// none.
func (s *Screen) choose(u *kit.UI, rows []picture.Option) *picture.Option {
	if len(rows) == 0 {
		return nil
	}
	at := 0
	for i := range rows {
		if rows[i].Seat == s.seat {
			at = i
		}
	}
	for i := range rows {
		if u.Key(kit.Choice(i + 1)) {
			at = i
		}
	}
	s.seat = rows[at].Seat
	return &rows[at]
}

// tiles draws the seats aboard: who holds each, and the chance to disturb them.
func (s *Screen) tiles(u *kit.UI, v *view.View, r kit.Rect, rows []picture.Option) {
	if len(rows) == 0 {
		says := say.Text("Choose a hostile ship: click it, or press Tab.")
		if v.Awaits(crew.Interfere, s.target) {
			says = say.Text(view.Soon)
		}
		u.Paragraph(r, says, kit.Type{Colour: kit.Muted})
		return
	}
	const most = 150.0
	width := min(most, (r.W-kit.Gap*float64(len(rows)-1))/float64(len(rows)))
	if width < 86 { // a large crew takes two rows
		half := (len(rows) + 1) / 2
		lines := r.Rows(2, 6)
		for i := range rows {
			s.tile(u, v, lines[i/half].Columns(half, 6)[i%half], i, &rows[i], true)
		}
		return
	}
	for i := range rows {
		s.tile(u, v, r.Left(width), i, &rows[i], false)
		r.Left(kit.Gap)
	}
}

func (s *Screen) tile(u *kit.UI, v *view.View, r kit.Rect, i int, o *picture.Option, low bool) {
	on, c := o.Seat == s.seat, u.Accent
	fill, edge := kit.Raised, kit.Edge
	if on {
		fill, edge = kit.Mix(kit.Raised, u.Accent, 0.2), u.Accent
	}
	if o.Why() != "" {
		c = kit.Muted
	}
	u.Plate(r, fill, edge)
	if u.Clicked(r) {
		s.seat = o.Seat
		u.Use(kit.Choice(i + 1))
	}
	if o.Why() != "" {
		u.Hint(r, say.Ruled(o.Why(), o.Rule()))
	}
	cap := kit.Rect{X: r.X + 6, Y: r.Y + 5, W: 22, H: 22}
	if kit.Choice(i+1) != "" {
		u.Cap(cap, say.Name(u.Label(kit.Choice(i+1))), o.Why() == "")
	}
	line := kit.Rect{X: r.X + 34, Y: r.Y + 5, W: r.W - 40, H: 22}
	u.Text(line, kit.SeatTitle(o.Seat), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Cut: true})
	if low {
		line.Y = r.Bottom() - 27
		u.Text(line, say.Name(view.Percent(o.Chance)), kit.Type{Size: kit.Small, Bold: true, Colour: c})
		return
	}
	radius := min(36, (r.H-44)/2)
	at := kit.Point{X: r.Centre().X, Y: r.Y + 30 + radius}
	u.Odds(at, radius, o.Chance, c)
	word := say.Text("to win")
	if o.Why() != "" {
		if word = kit.Brief(o.Why()); word == "" {
			word = kit.Sentence(o.Why())
		}
	}
	u.Text(kit.Rect{X: r.X + 2, Y: r.Bottom() - 20, W: r.W - 4, H: 18}, word, kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.Middle, Cut: o.Why() != ""})
}

// action returns the order against the selected seat.
func (s *Screen) action(v *view.View, o *picture.Option) kit.Action {
	a := kit.Action{Name: "Interfere", Key: "operator.interfere", Does: crew.PermissionOf(crew.Interfere).Says}
	if o == nil {
		a.Rule, a.Why = "SHIP-INTERFERE", "There is no hostile ship with a crew to interfere with."
		if v.Awaits(crew.Interfere, s.target) {
			a.Why = view.Soon
		}
		return a
	}
	a.Rule, a.Why = o.Rule(), o.Why()
	a.Name = say.Of("Interfere with the %s", say.Text(o.Seat.String()))
	a.Does = say.Of("Technology %s: %s to win. Won: disadvantage on their next check or attack before your next turn. Costs your action.", v.Because(o), view.Percent(o.Chance))
	return a
}
