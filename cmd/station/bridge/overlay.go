package bridge

import (
	"fmt"
	"math"
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// react asks for a reaction to a circumstance, with the time that is left for it.
func (b *Bridge) react(u *kit.UI, v *view.View, room kit.Rect) (ordered []sim.Intent) {
	w := min(560, room.W-24)
	box := kit.Rect{X: room.Centre().X - w/2, Y: room.Y + 24, W: w, H: 132}
	done := u.Above(box, false)
	defer done()
	u.Plate(box, kit.Mix(kit.Deep, kit.Warn, 0.12), kit.Warn)
	inner := box.Trim(14, 12)
	head := inner.Top(26)
	u.Alert(kit.Point{X: head.X + 10, Y: head.Centre().Y + 1}, 9, kit.Warn)
	left := v.Seconds(int64(v.Head.Left))
	u.Text(head.Side(70), say.Of("%s s", say.Name(fmt.Sprintf("%.0f", math.Ceil(left)))), kit.Type{Size: kit.Name, Bold: true, Colour: kit.Warn, Align: kit.End})
	head.Left(28)
	u.Text(head, "What you readied for has happened", kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright, Cut: true})
	u.Fill(kit.Rect{X: inner.X, Y: inner.Y + 2, W: inner.W * min(1, left/v.Seconds(crew.WindowTicks)), H: 3}, kit.Warn)
	inner.Top(12)
	what := b.waiting
	if what == "" { // readied before this window was opened
		what = say.Text("Do what you readied")
	}
	take := kit.Action{Name: "Take it", Key: "bridge.take", Does: say.Of("%s. It costs your reaction.", what)}
	for _, o := range v.OptionsOf(crew.React) {
		take.Rule, take.Why = o.Rule(), o.Why()
	}
	parts := inner.Columns(2, kit.Gap)
	if u.Do(parts[0], take) {
		ordered = append(ordered, sim.TakeAtConsole())
	}
	if u.Do(parts[1], kit.Action{Name: "Let it go", Key: "bridge.leave", Does: "Keep waiting; your reaction is not spent."}) {
		ordered = append(ordered, &sim.React{})
	}
	return ordered
}

// pageKey returns the binding of a row of a page, or "" beyond the last.
func pageKey(i int) kit.Bound {
	if i < 9 {
		return kit.Choice(i + 1)
	}
	return kit.Numbered("page", i+1)
}

// pageEdges is the width of a page beside the rows of a list on it.
const pageEdges = 44 + kit.ScrollBar

// page draws an overlay over the whole screen, which its key or a click closes.
func page(u *kit.UI, title say.Text, key kit.Bound, w, h float64, draw func(kit.Rect)) (open bool) {
	if u.Small { // the page takes it all
		w, h = u.Size.W-8, u.Size.H-8
	}
	box := kit.Rect{X: u.Size.W/2 - w/2, Y: u.Size.H/2 - h/2, W: w, H: h}
	done := u.Above(u.Size, true)
	defer done()
	u.Fill(u.Size, kit.Fade(kit.Night, 0.72))
	u.Plate(box, kit.Panel, u.Accent)
	inner, bar := box.Trim(22, 16), 32.0
	if u.Small {
		inner, bar = box.Trim(10, 8), view.TouchHeight
	}
	head := inner.Top(bar)
	shut := kit.Action{Name: "Close", Key: key}
	closed := key != "" && u.Do(head.Side(134), shut) || u.Escaped() || !box.Has(u.In.Mouse) && u.Clicked(u.Size)
	head.Side(kit.Gap)
	t := kit.Type{Size: kit.Big, Bold: true, Colour: u.Accent}
	if u.Small {
		t = kit.Type{Size: kit.Name, Bold: true, Colour: u.Accent, Cut: true}
		if u.Width(title, t) > head.W {
			t.Size = kit.Body
		}
	}
	u.Text(head, title, t)
	inner.Top(10)
	draw(inner)
	if closed {
		u.Dismiss()
	}
	return !closed
}

// showBrief shows what the battle is about, and what decides it.
func showBrief(u *kit.UI, v *view.View) bool {
	w, t := min(900, u.Size.W-60), kit.Type{}
	if u.Small { // the page takes it all
		w = u.Size.W + 16
	}
	brief, notes := v.Text(picture.BriefText), v.Text(picture.NotesText)
	height := u.Height(say.Name(brief), w-58, t) + 16
	for i := range v.Goals {
		height += goalHeight(u, v, w-58, &v.Goals[i])
	}
	if notes != "" {
		height += 38 + u.Height(say.Name(notes), w-58, t)
	}
	return page(u, say.Name(v.Text(picture.TitleText)), "bridge.goals", w, min(u.Size.H-100, height+82), func(r kit.Rect) {
		u.Scroll("brief", r, height, func(r kit.Rect) {
			r.Top(u.Paragraph(kit.Rect{X: r.X, Y: r.Y, W: w - 58, H: r.H}, say.Name(brief), t) + 16)
			for i := range v.Goals {
				goal(u, v, r.Top(goalHeight(u, v, w-58, &v.Goals[i])), &v.Goals[i])
			}
			if notes != "" {
				r.Top(10)
				u.Text(r.Top(24), "For the GM alone", kit.Type{Bold: true, Colour: u.Accent})
				u.Paragraph(kit.Rect{X: r.X, Y: r.Y, W: w - 58, H: r.H}, say.Name(notes), t)
			}
		})
	})
}

const goalRow, goalTag = 48.0, 110.0

// goalType is the type of a goal, and goalSays that of its description.
var goalType = kit.Type{Bold: true, Colour: kit.Bright}

func goalSays(v *view.View, g *picture.GoalRow) say.Text {
	says := say.Label(v.SideName(g.Side), g.Says(v))
	if g.Kind != scenario.Capture {
		return says
	}
	held, known := 0, 0
	for i := range v.Consoles {
		if k := &v.Consoles[i]; k.Seat.Ship == g.Ship {
			known++
			if k.Holder == int8(g.Side)+1 {
				held++
			}
		}
	}
	switch {
	case known > 0:
		return say.Of("%s; %d of %d known consoles held", says, held, known)
	case slices.ContainsFunc(v.Decks, func(d picture.DeckRow) bool { return d.Ship == g.Ship }):
		return say.Of("%s; none of them is found yet", says)
	}
	return says
}

// goalHeight returns the height of all lines of a goal.
func goalHeight(u *kit.UI, v *view.View, width float64, g *picture.GoalRow) float64 {
	return goalRow - 26 + max(26, u.Height(goalSays(v, g), width-30-goalTag, goalType))
}

// goal describes what a side has to do and, in the scenario's own words, why.
func goal(u *kit.UI, v *view.View, r kit.Rect, g *picture.GoalRow) {
	c := kit.SideColour(g.Side)
	at := kit.Point{X: r.X + 12, Y: r.Y + 13}
	u.Ring(at, 8, 1.5, c)
	if g.Standing == scenario.Reached {
		u.Disc(at, 5, c)
	}
	r.Left(30)
	line := r.Top(r.H - goalRow + 26)
	tag := line.Side(goalTag)
	u.Tag(tag.Top(26), say.Text(g.Standing.String()), c)
	u.Paragraph(line, goalSays(v, g), goalType)
	u.Text(r.Top(18), follows(g), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
}

// follows returns the author's words about a goal: what is true once it is reached or, if it has
// failed, will never be.
func follows(g *picture.GoalRow) say.Text {
	switch {
	case g.Standing == scenario.Failed || g.Goal.Text == "":
		return ""
	case g.Standing == scenario.Reached:
		return say.Name(g.Goal.Text)
	}
	return say.Of("Then: %s", g.Goal.Text)
}

// talk draws a line of talk to the table: T opens it, Enter sends it.
func (b *Bridge) talk(u *kit.UI, room kit.Rect) {
	if !b.talking {
		if u.Key("bridge.talk") {
			b.talking = true
			u.Focus("talk")
		}
		return
	}
	w := min(640, room.W-40)
	box := kit.Rect{X: room.Right() - 20 - w, Y: room.Bottom() - 60, W: w, H: 44} // orders are on the left
	done := u.Above(box, false)
	defer done()
	text, entered := u.Entry("talk", box, b.words, "Say something to the table, Enter", netcode.MaxChat)
	b.words = text
	if entered {
		b.Say, b.words, b.talking = text, "", false
	} else if !u.Typing() {
		b.talking = false
	}
}

// Wait draws what is shown until the first picture of the seat has come.
func (b *Bridge) Wait(u *kit.UI, lost say.Text) {
	says := say.Text("Waiting for the first picture of the table…")
	if lost != "" {
		says = say.Of("%s Trying again…", lost)
	}
	u.Paragraph(kit.Rect{X: u.Size.W * 0.2, Y: u.Size.H * 0.45, W: u.Size.W * 0.6, H: 80}, says, kit.Type{Size: kit.Name, Align: kit.Middle, Cut: true})
	u.Toasts(u.Size.Trim(120, 60))
	if u.Key("any.back") {
		b.Leave = true
	}
}
