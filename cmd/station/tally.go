package main

import (
	"fmt"
	"time"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/sim/say"
)

// tally counts what a window draws and receives, a second at a time, to find out why it is slow.
type tally struct {
	shown   bool
	since   time.Time // when this second began
	screens int
	longest time.Duration // the longest time for a screen
	spent   time.Duration // the time for all of them
	came    link.Received // when this second began
	words   say.Text      // about the previous second
}

// draw counts a screen and the time that it took.
func (t *tally) draw(cost time.Duration) {
	t.screens++
	t.spent += cost
	t.longest = max(t.longest, cost)
}

// count ends the second, if it is over; all is what has been received in total.
func (t *tally) count(now time.Time, all link.Received) {
	past := now.Sub(t.since)
	if past < time.Second {
		return
	}
	if !t.since.IsZero() && t.screens > 0 {
		each := func(n int) float64 { return float64(n) / past.Seconds() }
		millis := func(d time.Duration) int { return int(d.Round(time.Millisecond) / time.Millisecond) }
		t.words = say.Of("%s frames a second, %d ms each, %d at most", say.Name(fmt.Sprintf("%.0f", each(t.screens))), millis(t.spent/time.Duration(t.screens)), millis(t.longest))
		if all.Frames > t.came.Frames {
			t.words = say.Of("%s; %s pictures, %s kB, up to tick %d", t.words, say.Name(fmt.Sprintf("%.0f", each(all.Frames-t.came.Frames))), say.Name(fmt.Sprintf("%.1f", each(all.Bytes-t.came.Bytes)/1000)), all.Tick)
		}
		if all.Over.Name != "" {
			t.words = say.Of("%s; over %s", t.words, say.Name(all.Over.Name))
		}
		if all.Over.Why != "" {
			t.words = say.Of("%s, since %s", t.words, say.Name(all.Over.Why))
		}
	}
	t.since, t.screens, t.spent, t.longest, t.came = now, 0, 0, 0, all
}

// show writes the last second over everything else.
func (t *tally) show(u *kit.UI) {
	if u.Key("window.tally") {
		t.shown = !t.shown
	}
	if !t.shown || t.words == "" {
		return
	}
	line := kit.Type{Size: kit.Small, Colour: kit.Bright}
	width := min(u.Width(t.words, line)+20, u.Size.W)
	box := kit.Rect{X: (u.Size.W - width) / 2, Y: u.Size.H - 24, W: width, H: 22}
	u.Plate(box, kit.Panel, kit.Edge)
	line.Cut = true
	u.Text(box.Trim(10, 2), t.words, line)
}
