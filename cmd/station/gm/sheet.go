package gm

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// sheet draws everything about the chosen ship, and its crew to choose from.
func (s *Screen) sheet(u *kit.UI, v *view.View, r kit.Rect) {
	k, own := v.Contact(s.ship), v.Own(s.ship)
	if k == nil || own == nil {
		says := say.Text("There is no ship. Spawn one.")
		if key := u.Label("seat.boots"); len(v.Decks) > 0 && key != "" {
			says = say.Of("There is no ship here. %s leads to the decks.", key)
		}
		u.Paragraph(u.Panel(r, "SHIP"), says, kit.Type{Colour: kit.Muted})
		return
	}
	title := fmt.Sprintf("%s: %s", k.Name, k.Class)
	if all := fmt.Sprintf("%s, %s", title, k.Size); u.Width(say.Name(all), kit.Type{Size: kit.Small, Bold: true}) < r.W-40 {
		title = all
	}
	inner := u.Panel(r, say.Name(title))
	c := kit.SideColour(k.Side)
	head := inner.Top(72)
	art := head.Left(74)
	plot.Silhouette(u, k.Shape, k.Size, art.Centre(), 0, 58, kit.Mix(kit.Panel, c, 0.3), c)
	head.Left(8)
	side := head.Side(118)
	about := side
	head.Side(10)
	bars := head.Rows(2, 4)
	hull := kit.Hull
	if 2*own.Hull < own.MaxHull {
		hull = kit.Bad
	}
	u.Bar(bars[0], "Hull", int(own.Hull), int(own.MaxHull), hull)
	u.Bar(bars[1], shieldName(own), int(own.Shield), int(own.MaxShield), kit.Shield)
	u.SideMark(kit.Point{X: side.X + 8, Y: side.Y + 12}, 7, k.Side == 0, c)
	side.Top(3)
	name := kit.Rect{X: side.X + 22, Y: side.Y, W: side.W - 22, H: 36}
	side.Top(max(22, u.Paragraph(name, v.SideName(k.Side), kit.Type{Size: kit.Small, Bold: true, Colour: c, Cut: true})))
	for _, line := range []struct {
		says say.Text
		kit.Type
	}{{marks(k), kit.Type{Size: kit.Small, Colour: kit.Warn, Cut: true}}, {view.State(k.State), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Plain, Cut: true}}} {
		if line.says != "" {
			u.Text(side.Top(18), line.says, line.Type)
		}
	}
	if says := explained(k); says != "" {
		u.Hint(about, says)
	}
	inner.Top(4)
	for _, line := range figures(k, own) {
		u.Text(inner.Top(19), line, kit.Type{Size: kit.Small, Colour: kit.Plain, Cut: true})
	}
	inner.Top(6)
	s.crew(u, v, inner)
}

func shieldName(s *picture.ShipSheet) say.Text {
	if s.Collapsed {
		return "Shields down"
	}
	return say.Of("Shields, +%d", s.Regeneration)
}

// marks describes what only the GM sees of a ship.
func marks(k *picture.Contact) say.Text {
	switch {
	case k.Hidden && k.Special:
		return "hidden, special"
	case k.Hidden:
		return "hidden"
	case k.Special:
		return "special"
	}
	return ""
}

// explained explains the state of a ship and its marks.
func explained(k *picture.Contact) say.Text {
	says := map[ships.ShipState]say.Text{
		ships.Able: "Able: it flies and fights.", ships.Disabled: "Disabled: it makes destruction saves, and only its mechanic acts.", ships.Stable: view.StableHint,
	}[k.State]
	if k.Special {
		says = say.Sentences(says, "Special: at 0 it is disabled, and does not explode at once.")
	}
	if k.Hidden {
		says = say.Sentences(says, "Hidden: other sides do not see it.")
	}
	return says
}

// figures returns the numbers of a ship that have no bar.
func figures(k *picture.Contact, s *picture.ShipSheet) []say.Text {
	covers := [...]say.Text{"by geometry", "none", "slight", "half", "three-quarters", "total"}
	return []say.Text{
		say.Of("AC %d  Hit Dice %d/%dd%d  system damage %d  saves %d/3", k.AC, s.HitDice, s.HitDiceMax, s.HitDie, s.System, s.Successes),
		say.Of("%d/%d ft  turn %d ft  heading %s°  cover %s", s.Feet.Feet(), s.FlyingSpeed.Feet(), s.TurningSpeed.Feet(), say.Name(fmt.Sprintf("%03d", k.Heading/space.Degree)), covers[s.Cover]),
	}
}

// crew draws who is aboard: orders and advantage are for the chosen one.
func (s *Screen) crew(u *kit.UI, v *view.View, r kit.Rect) {
	height := kit.Finger(u, 24)
	var rows []*picture.CrewRow
	for i := range v.Crew {
		if v.Crew[i].Seat.Ship == s.ship {
			rows = append(rows, &v.Crew[i])
		}
	}
	width := 0.0
	for _, m := range rows {
		word, t := doing(v, m)
		width = max(width, u.Width(word, t))
	}
	u.Scroll("crew of the chosen ship", r, height*float64(len(rows)), func(r kit.Rect) {
		for i, m := range rows {
			row := r.Top(height)
			key := kit.Choice(i + 1)
			if i > 8 {
				key = ""
			}
			if u.Key(key) || u.Clicked(row) {
				s.seat = m.Seat
			}
			s.member(u, v, row, m, key, width)
		}
	})
}

// doing describes what the table makes somebody do, or waits for, or returns "".
func doing(v *view.View, m *picture.CrewRow) (say.Text, kit.Type) {
	t := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Warn, Align: kit.End}
	switch {
	case v.Head.Over:
	case v.Head.Awaited == m.Seat:
		return "reacts?", t
	case m.Surprised:
		return "surprised", t
	case m.Waiting:
		return "readied", t
	case m.Open && v.Head.Tempo != crew.Live: // then everybody acts
		t.Colour = kit.Good
		return acts, t
	}
	return "", t
}

// member draws a row of the crew; width is the width of the words on what they do.
func (s *Screen) member(u *kit.UI, v *view.View, r kit.Rect, m *picture.CrewRow, key kit.Bound, width float64) {
	if m.Seat == s.seat {
		u.Plate(r.Trim(0, 1), kit.Mix(kit.Raised, u.Accent, 0.2), u.Accent)
	}
	r = r.Trim(4, 0)
	if key != "" {
		u.KeyCap(r.Left(22), key)
	} else {
		r.Left(22)
	}
	r.Left(8)
	for i, part := range []struct {
		corners int
		left    bool
	}{{kit.ReactionToken, m.Reaction}, {kit.BonusToken, m.Bonus}, {kit.ActionToken, m.Action}} {
		box := r.Side(17)
		u.Token(box.Centre(), 5.5, part.corners, part.left, kit.Accent(m.Seat.Role))
		u.Hint(box, [...]say.Text{"reaction", "bonus action", "action"}[i])
	}
	r.Side(6)
	const gap = 10
	role := kit.Type{Size: kit.Small, Colour: kit.Accent(m.Seat.Role)}
	name := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Cut: true}
	w := u.Width(say.Text(m.Seat.String()), role) + 6
	free := r.W - u.Width(say.Name(m.Name), name) - w - 6
	if word, t := doing(v, m); word != "" && (word != acts || width+8 <= free) { // the strip above names who acts
		u.Text(r.Side(width), word, t)
		r.Side(8)
		free -= width + 8
	}
	u.Text(r.Side(w), say.Text(m.Seat.String()), role)
	r.Side(6)
	by := playedBy(v, m.Seat)
	if by == bot && u.Width(by, role)+2+gap > free {
		u.Hint(r, by)
		by = ""
	}
	if by != "" { // a player is shown rather than a complete name
		t := kit.Type{Size: kit.Small, Colour: kit.Plain, Align: kit.End, Cut: true}
		u.Text(r.Side(min(u.Width(by, t)+2, max(r.W*0.4, r.W-u.Width(say.Name(m.Name), name)-gap))), by, t)
		r.Side(gap)
	}
	u.Text(r, say.Name(m.Name), name)
}

// What is told of somebody in a crew unless it would cut their name.
const (
	acts say.Text = "acts"
	bot  say.Text = "bot"
)

// playedBy returns who plays a seat: a player's name, or a bot; "" if the table does not tell.
func playedBy(v *view.View, seat crew.Seat) say.Text {
	if v.Table.Lobby == nil {
		return ""
	}
	for _, s := range v.Table.Lobby.Seats {
		switch {
		case s.Seat != seat:
		case s.Holder == netcode.Taken:
			return say.Name(s.Who)
		case s.Holder == netcode.Held:
			return say.Of("%s (away)", s.Who)
		case s.Holder == netcode.Bot:
			return bot
		}
	}
	return ""
}
