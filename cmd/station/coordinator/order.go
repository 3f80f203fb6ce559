package coordinator

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Order draws the initiative order as a line with a stop for each turn, and follows the open turn.
type Order struct {
	shown int // the row that was last scrolled to, from 1
}

const stopHeight = 30.0

// Show draws the order in a panel.
func (o *Order) Show(u *kit.UI, v *view.View, r kit.Rect) {
	title := say.Of("INITIATIVE, ROUND %d", v.Head.Round)
	if v.Head.Tempo == crew.Live {
		title = say.Text("INITIATIVE: A DOT ACTS")
	}
	inner := u.Panel(r, title)
	if len(v.Turns) == 0 {
		u.Paragraph(inner, "The order is rolled when the battle begins.", kit.Type{Colour: kit.Muted})
		return
	}
	now, next := Acting(v)
	if now != o.shown {
		o.shown = now
		u.ScrollTo("initiative", stopHeight*float64(now)-inner.H*0.4)
	}
	u.Scroll("initiative", inner, stopHeight*float64(len(v.Turns)), func(r kit.Rect) {
		x := r.X + 10
		u.Line(kit.Point{X: x, Y: r.Y + stopHeight/2}, kit.Point{X: x, Y: r.Y + stopHeight*(float64(len(v.Turns))-0.5)}, 2, kit.Edge)
		for i := range v.Turns {
			stop(u, v, r.Top(stopHeight), &v.Turns[i], i == now, i == next)
		}
	})
}

// Acting returns whose turn it is and whose is next, as indices in the list of turns, or -1 for
// nobody: in live tempo all turns are open.
func Acting(v *view.View) (now, next int) {
	now, next = -1, -1
	if v.Head.Tempo == crew.Live {
		return now, next
	}
	for i := range v.Turns {
		if v.Turns[i].Open {
			now = i
		}
	}
	if now < 0 {
		return now, next
	}
	for i := 1; i <= len(v.Turns); i++ {
		at := (now + i) % len(v.Turns)
		if v.Turns[at].Place != v.Turns[now].Place {
			return now, at
		}
	}
	return now, next
}

// stop draws one turn in the order.
func stop(u *kit.UI, v *view.View, r kit.Rect, t *picture.TurnRow, now, next bool) {
	k := v.Contact(t.Seat.Ship)
	c, own := kit.Muted, false
	if side, known := v.SideOfTurn(t); known {
		c, own = kit.SideColour(side), side == v.Head.Side
	}
	at := kit.Point{X: r.X + 10, Y: r.Centre().Y}
	if now {
		u.Plate(kit.Rect{X: r.X, Y: r.Y + 1, W: r.W, H: r.H - 2}, kit.Mix(kit.Raised, u.Accent, 0.18+0.06*u.Blink()), u.Accent)
	}
	u.Disc(at, 8, kit.Panel)
	u.SideMark(at, 7, own, c)
	r.Left(24)
	u.Text(r.Left(26), say.Name(fmt.Sprint(t.Total)), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted, Align: kit.End})
	r.Left(8)
	r.Side(4)
	says := t.Who()
	if t.Seat.Ship == v.Head.Seat.Ship && t.Seat.Role.Deployed() {
		says = kit.SeatTitle(t.Seat)
	}
	name := kit.Type{Size: kit.Small, Colour: kit.Mix(c, kit.Bright, 0.55), Cut: true, Bold: own}
	switch {
	case now:
		u.Tag(r.Side(48), "NOW", u.Accent)
		r.Side(4)
	case next && u.Width(says, name) <= r.W-52: // otherwise the place in the list says so
		u.Tag(r.Side(48), "NEXT", kit.Muted)
		r.Side(4)
	case t.Open:
		u.Disc(kit.Point{X: r.Right() - 6, Y: at.Y}, 4, kit.Good)
		r.Side(14)
	}
	if role := say.Text(t.Seat.String()); t.Seat.Role.Deployed() && u.Width(says, name) > r.W && k != nil { // the ship's name is left out
		short := name
		short.Align = kit.End
		u.Text(r.Side(u.Width(role, name)+2), role, short)
		r.Side(6)
		says = say.Name(k.Name)
	}
	u.Text(r, says, name)
}
