package bridge

import (
	"fmt"
	"math"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// header draws the band at the top: the player, whose turn it is, and the link.
func (b *Bridge) header(u *kit.UI, v *view.View, r kit.Rect) {
	r.Foot(2)
	u.Fill(kit.Rect{X: 0, Y: r.Bottom(), W: u.Size.W, H: 1}, kit.Edge)
	u.Fill(kit.Rect{X: 0, Y: 0, W: 5, H: r.Bottom()}, u.Accent)
	left := r.Left(r.W * 0.30)
	left.Left(6)
	role := kit.Type{Size: kit.Big, Bold: true, Colour: u.Accent}
	name := kit.RoleName(b.role)
	u.Text(left.Left(u.Width(name, role)+14), name, role)
	where := v.Text(0)
	if k := v.Ship(); k != nil {
		where = k.Name
	}
	rows := left.Rows(2, 0)
	u.Text(lowered(rows[0], 3), say.Name(where), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bright, Cut: true})
	side, c := v.SideName(v.Head.Side), kit.SideColour(v.Head.Side)
	if v.Head.Seat.Role == crew.GM {
		side, c = say.Text("all sides"), kit.Muted
	}
	u.Text(lowered(rows[1], -3), side, kit.Type{Size: kit.Small, Colour: c, Cut: true})
	link(u, v, r.Side(96))
	if b.role != crew.Screen { // it has no controls
		b.help = touch(u, &r, "bridge.help", "Help", b.help)
		b.brief = touch(u, &r, "bridge.goals", "Goals", b.brief)
		if len(shared(v)) > 1 {
			b.shares = touch(u, &r, sharedKey, "Seats", b.shares)
		}
	}
	turn(u, v, r)
}

func lowered(r kit.Rect, by float64) kit.Rect { r.Y += by; return r }

// touch draws a switch in the header.
func touch(u *kit.UI, r *kit.Rect, k kit.Bound, name say.Text, on bool) bool {
	part := r.Side(46+u.Width(name, kit.Type{Bold: true})+u.Width(say.Name(u.Label(k)), kit.Type{Size: kit.Small, Bold: true})).Trim(0, 5)
	r.Side(6)
	return u.Do(part, kit.Action{Name: name, Key: k, On: on}) != on
}

// turn shows the round, and who acts.
func turn(u *kit.UI, v *view.View, r kit.Rect) {
	tempo, small := pace(v), kit.Type{Size: kit.Small, Colour: kit.Muted}
	rows := r.Left(max(92, u.Width(tempo, small)+12)).Rows(2, 0)
	u.Text(lowered(rows[0], 3), say.Of("Round %d", v.Head.Round), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bright})
	u.Text(lowered(rows[1], -3), tempo, small)
	words, c := actorName(v)
	if v.Head.Clock > 0 && v.Head.Left > 0 && v.Head.Tempo != crew.Live && !v.Head.Over {
		clock(u, r.Side(60), v.Seconds(int64(v.Head.Left)), v.Seconds(int64(v.Head.Clock)))
	}
	box := r.Trim(4, 9)
	strong := kit.Type{Size: kit.Name, Bold: true, Colour: c, Align: kit.Middle, Cut: true}
	if v.MyTurn() && !v.Head.Paused && !v.Head.Over {
		pulse := 0.14 + 0.06*math.Sin(u.Drift()*3)
		u.Plate(box, kit.Mix(kit.Deep, u.Accent, pulse), u.Accent)
	}
	u.Text(box, words, strong)
}

// pace describes how turns open, and how fast time passes where that hurries anybody.
func pace(v *view.View) say.Text {
	name := kit.TempoName(v.Head.Tempo)
	if l := v.Table.Lobby; l != nil && l.Half && v.Head.Tempo == crew.Live {
		return say.Of("%s, half speed", name)
	}
	return name
}

// actorName describes who acts.
func actorName(v *view.View) (say.Text, kit.Colour) {
	switch {
	case v.Head.Over:
		return "The battle is over", kit.Bright
	case v.Head.Paused && v.Head.Round == 0:
		return "Waiting for the battle to begin", kit.Warn
	case v.Head.Paused && v.Reel != nil:
		return "Paused", kit.Warn
	case v.Head.Paused: // by the GM, or by a table that was resumed
		return "Paused until the GM runs it", kit.Warn
	case v.MayReact():
		return "You may react", kit.Warn
	case v.Head.IsAwaited():
		return say.Of("%s may react", v.Head.Awaited.Name()), kit.Warn
	case v.WaitsForGM():
		return "Waiting for the GM", kit.Warn
	case lost(v) && (v.Head.Tempo == crew.Live || v.MyTurn()):
		return "Your ship is lost", kit.Plain
	case v.Head.Tempo == crew.Live && v.Reel == nil && !v.MyTurn() && takesTurns(v):
		return "Your turn begins soon", kit.Plain
	case v.Head.Tempo == crew.Live:
		return "Everyone acts", kit.Accent(v.Role)
	case v.MyTurn():
		return "Your turn", kit.Accent(v.Role)
	}
	if i := slices.IndexFunc(v.Turns, func(t picture.TurnRow) bool { return t.Open }); i >= 0 {
		return turnOf(v, &v.Turns[i]), kit.Plain
	}
	switch {
	case v.Head.Round == 0:
		return "Before the first round", kit.Plain
	case lost(v):
		return "Your ship is lost", kit.Plain
	}
	return "Somebody unseen acts", kit.Plain
}

// turnOf tells whose turn it is, and who plays them.
func turnOf(v *view.View, t *picture.TurnRow) say.Text {
	words := say.Of("Turn of %s", t.Who())
	if t.Seat.Role.Deployed() && t.Seat.Ship == v.Head.Seat.Ship { // the own ship needs no name
		words = say.Of("Turn of the %s", t.Seat)
	}
	if who := v.Table.Player(t.Seat); who != "" {
		words = say.Aside(words, who)
	}
	return words
}

// lost reports whether the holder of a console has lost their ship, and is on no deck.
func lost(v *view.View) bool {
	own := v.Ship()
	return own != nil && own.State == ships.Destroyed && len(v.Selves) == 0
}

// takesTurns reports whether the seat's holder is able to act whenever it is their turn.
func takesTurns(v *view.View) bool {
	if v.Head.Seat.Role == crew.Boots {
		p := v.Person(v.Self())
		return p != nil && p.State == personal.Able
	}
	own := v.Ship()
	return v.Me() != nil && own != nil && own.State == ships.Able
}

// clock draws the time left in a turn, as a ring and in seconds.
func clock(u *kit.UI, r kit.Rect, left, whole float64) {
	at, c := r.Centre(), kit.Plain
	if left < 10 {
		c = kit.Bad
	}
	u.Arc(at, 19, 0, 359, 3, kit.Deep)
	u.Arc(at, 19, 0, 359*min(1, left/max(1, whole)), 3, c)
	u.Text(r, say.Name(fmt.Sprintf("%.0f", math.Ceil(left))), kit.Type{Size: kit.Small, Bold: true, Colour: c, Align: kit.Middle})
}

// link shows the state of the connection, as bars and in words.
func link(u *kit.UI, v *view.View, r kit.Rect) {
	words, c, bars := say.Of("%d ms", v.Trip.Millis), kit.Good, 4
	switch {
	case v.Trip.Lost != "":
		words, c, bars = say.Text("no link"), kit.Bad, 0
	case v.Lag > late:
		words, c, bars = say.Of("%s s late", say.Name(fmt.Sprintf("%.0f", v.Lag))), kit.Warn, 1
	case v.Trip.Millis > 250:
		c, bars = kit.Warn, 2
	case v.Trip.Millis > 100:
		bars = 3
	}
	x := r.X + 8
	for i := range 4 {
		h := 5 + 4*float64(i)
		fill := kit.Edge
		if i < bars {
			fill = c
		}
		u.Fill(kit.Rect{X: x + float64(i)*6, Y: r.Centre().Y + 9 - h, W: 4, H: h}, fill)
	}
	u.Text(kit.Rect{X: x + 30, Y: r.Y, W: r.W - 38, H: r.H}, words, kit.Type{Size: kit.Small, Colour: c})
	if v.Trip.Lost != "" {
		u.Hint(r, v.Trip.Lost)
	}
}
