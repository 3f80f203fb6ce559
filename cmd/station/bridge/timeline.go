package bridge

import (
	"fmt"
	"math"
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// timeline controls a recording: whether it runs, how fast, and the position in it.
type timeline struct {
	held bool // the mouse is dragging the position
	sent float64
}

const timelineHeight = 46.0

// timelineIn returns the height of the timeline in a room of a width.
func timelineIn(width float64, u *kit.UI) float64 {
	switch {
	case !u.Small:
		return timelineHeight
	case width < 600:
		return 12 + 3*kit.Finger(u, 0)
	}
	return 12 + 2*kit.Finger(u, 0)
}

// controls returns the boxes of the five controls and the speed, of the time and of the track: in
// one row or, for fingers, with the track in a row of its own.
func (*timeline) controls(u *kit.UI, r kit.Rect) (boxes [6]kit.Rect, clock, track kit.Rect) {
	if !u.Small {
		clock = kit.Rect{X: r.Right() - 112, Y: r.Y, W: 112, H: r.H}
		for i, width := range [...]float64{118, 94, 70, 94, 130, 130} {
			boxes[i] = r.Left(width)
			if i != 1 && i != 2 {
				r.Left(kit.Gap)
			}
		}
		r.Left(14 - kit.Gap)
		r.Side(112 + 14)
		return boxes, clock, r
	}
	track = r.Foot(kit.Finger(u, 0))
	clock = track.Side(112)
	track.Side(14)
	rows, columns := r.Rows(1, 4), 6
	if r.W < 600 {
		rows, columns = r.Rows(2, 4), 3
	}
	for i := range boxes {
		at := i
		if columns == 3 { // the controls are above the speed
			at = [...]int{0, 3, 4, 5, 1, 2}[i]
		}
		boxes[i] = rows[at/columns].Columns(columns, 4)[at%columns]
	}
	return boxes, clock, track
}

// speeds are the speeds at which a recording can be shown, in hundredths.
var speeds = []int{25, 50, 100, 200, 400, 800, 1600, 6400}

const (
	second  = crew.RoundTicks / 6
	step    = 10 * second // how far a key leaps
	before  = 2 * second  // how long before a moment a leap to it lands
	scrubs  = 0.4         // seconds between two leaps while the mouse drags
	grabbed = 7.0         // points from a mark within which the mouse is on it
)

// show draws the timeline and controls the recording as asked.
func (t *timeline) show(u *kit.UI, v *view.View, r kit.Rect) {
	reel := *v.Reel
	want := netcode.Reel{Tick: netcode.Stay, Speed: reel.Speed, Paused: reel.Paused}
	asked := false
	u.Plate(r, kit.Panel, kit.Edge)
	boxes, clock, r := t.controls(u, r.Trim(8, 6))
	u.Text(clock, say.Of("%s of %s", minutes(reel.Tick), minutes(reel.Last)), kit.Type{Colour: kit.Plain, Align: kit.End})
	if v.Wind == nil {
		room := kit.Rect{X: boxes[0].X, Y: boxes[0].Y, W: boxes[5].Right() - boxes[0].X, H: boxes[3].Bottom() - boxes[0].Y}
		u.Paragraph(room, "The GM controls this recording; without a GM, the player at the table's own machine.", kit.Type{Size: kit.Small, Colour: kit.Muted})
		t.track(u, &reel, r, false)
		return
	}
	name, does := say.Text("Stop"), say.Text("Stop the recording.")
	if reel.Paused {
		name, does = say.Text("Play"), say.Text("Let the recording run; at its end, from the beginning.")
	}
	if u.Do(boxes[0], kit.Action{Name: name, Key: "reel.play", Does: does}) {
		want.Paused, asked = !reel.Paused, true
	}
	at := nearest(reel.Speed)
	slower := kit.Action{Name: "−", Key: "reel.slower", Does: "Show it slower."}
	if at == 0 {
		slower.Why = "it cannot be shown slower"
	}
	faster := kit.Action{Name: "+", Key: "reel.faster", Does: "Show it faster."}
	if at == len(speeds)-1 {
		faster.Why = "it cannot be shown faster"
	}
	if u.Do(boxes[1], slower) {
		want.Speed, asked = speeds[at-1], true
	}
	u.Text(boxes[2], say.Name(fmt.Sprintf("× %g", float64(reel.Speed)/100)), kit.Type{Bold: true, Colour: kit.Bright, Align: kit.Middle})
	if u.Do(boxes[3], faster) {
		want.Speed, asked = speeds[at+1], true
	}
	if u.Do(boxes[4], kit.Action{Name: "−10 s", Key: "reel.back", Does: "Ten seconds back."}) {
		want.Tick, asked = max(0, reel.Tick-step), true
	}
	if u.Do(boxes[5], kit.Action{Name: "+10 s", Key: "reel.on", Does: "Ten seconds forward."}) {
		want.Tick, asked = min(reel.Last, reel.Tick+step), true
	}
	switch to, leaps := t.track(u, &reel, r, true); {
	case leaps:
		want.Tick, asked = to, true
	case u.Key("reel.before"):
		want.Tick, asked = moment(&reel, false), true
	case u.Key("reel.after"):
		want.Tick, asked = moment(&reel, true), true
	}
	if asked {
		v.Wind(want)
	}
}

// seek leaps by the arrow keys if nothing on the screen has handled them.
func (t *timeline) seek(u *kit.UI, v *view.View) {
	if v.Reel == nil || v.Wind == nil {
		return
	}
	to := netcode.Reel{Speed: v.Reel.Speed, Paused: v.Reel.Paused}
	switch {
	case u.Unheard("any.left"):
		to.Tick = max(0, v.Reel.Tick-step)
	case u.Unheard("any.right"):
		to.Tick = min(v.Reel.Last, v.Reel.Tick+step)
	default:
		return
	}
	v.Wind(to)
}

// track draws the line itself, and returns the tick to which a player who may control it drags.
func (t *timeline) track(u *kit.UI, reel *netcode.Reel, r kit.Rect, winds bool) (to int64, leaps bool) {
	whole := float64(max(1, reel.Last))
	x := func(tick int64) float64 { return r.X + r.W*float64(tick)/whole }
	tick := func(x float64) int64 {
		return int64(math.Round(whole * min(1, max(0, (x-r.X)/max(1, r.W)))))
	}
	bar := kit.Rect{X: r.X, Y: r.Centre().Y - 3, W: r.W, H: 6}
	u.Fill(bar, kit.Deep)
	u.Fill(kit.Rect{X: bar.X, Y: bar.Y, W: x(reel.Tick) - bar.X, H: bar.H}, kit.Fade(u.Accent, 0.7))
	var on *netcode.Mark
	for i := range reel.Marks {
		m := &reel.Marks[i]
		p := kit.Point{X: x(m.Tick), Y: r.Y + 5}
		u.Polygon([]kit.Point{{X: p.X - 5, Y: p.Y - 5}, {X: p.X + 5, Y: p.Y - 5}, {X: p.X, Y: p.Y + 5}}, kit.SideColour(event.Side(m.Side)))
		if u.Over(r) && math.Abs(u.In.Mouse.X-p.X) < grabbed && u.In.Mouse.Y < bar.Y {
			on = m
		}
	}
	place := x(reel.Tick)
	grabs := winds && u.Drag("timeline", r)
	switch {
	case grabs && on != nil && !t.held && u.In.Pressed:
		to, leaps = max(0, on.Tick-before), true
	case grabs:
		t.held = true
		place = x(tick(u.In.Mouse.X))
		if u.Now-t.sent > scrubs {
			to, leaps = tick(u.In.Mouse.X), true
		}
	case t.held:
		t.held = false
		to, leaps = tick(u.In.Mouse.X), true
	}
	if leaps {
		t.sent = u.Now
	}
	u.Fill(kit.Rect{X: place - 2, Y: bar.Y - 7, W: 4, H: 20}, kit.Bright)
	if on != nil {
		u.Hint(kit.Rect{X: x(on.Tick) - grabbed, Y: r.Y, W: 2 * grabbed, H: r.H}, say.Label(minutes(on.Tick), on.Text))
	} else if winds && u.Over(r) {
		u.Hint(r, leap(u, minutes(tick(u.In.Mouse.X))))
	}
	return to, leaps
}

// leap describes where the track leads, and which keys lead to its marks.
func leap(u *kit.UI, to string) say.Text {
	earlier, later := u.Label("reel.before"), u.Label("reel.after")
	if earlier == "" || later == "" {
		return say.Of("To %s.", to)
	}
	return say.Of("To %s. %s and %s leap to the previous or next moment.", to, earlier, later)
}

// moment returns where the marked moment before the present, or the next one, begins; without one,
// the beginning or the end.
func moment(reel *netcode.Reel, after bool) int64 {
	to := int64(0)
	if after {
		to = reel.Last
	}
	for i := range reel.Marks {
		at := max(0, reel.Marks[i].Tick-before)
		if after && at > reel.Tick && at < to || !after && at < reel.Tick-second && at > to {
			to = at
		}
	}
	return to
}

// nearest returns the index of the nearest available speed.
func nearest(speed int) int {
	at, _ := slices.BinarySearch(speeds, speed)
	return min(at, len(speeds)-1)
}

// minutes returns a tick as the time of the battle.
func minutes(tick int64) string {
	s := tick / second
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}
