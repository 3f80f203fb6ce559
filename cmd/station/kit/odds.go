package kit

import (
	"fmt"
	"math"

	"broadside/sim/say"
)

// Odds shows a chance in thousandths as a partly filled ring around its percentage.
func (u *UI) Odds(at Point, radius float64, chance int16, c Colour) {
	w := max(3, radius*0.16)
	u.Ring(at, radius-w/2, w, Mix(Deep, c, 0.16))
	if chance > 0 {
		u.Arc(at, radius-w/2, 0, min(359.5, 0.36*float64(chance)), w, c)
	}
	t := Type{Size: max(Small, min(Big, radius*0.6)), Bold: true, Colour: Bright, Align: Middle}
	u.Text(Rect{at.X - radius, at.Y - radius/2, 2 * radius, radius}, say.Name(fmt.Sprintf("%d%%", (int(chance)+5)/10)), t)
}

// Token draws the mark of a part of a turn, full while it is unspent: a disc for the action, a
// triangle for the bonus action, a diamond for the reaction.
func (u *UI) Token(at Point, radius float64, corners int, left bool, c Colour) {
	p := make([]Point, corners)
	for k := range p {
		p[k] = Polar(at, 360*float64(k)/float64(corners), radius)
	}
	if !left {
		u.Outline(p, 1.5, Fade(Muted, 0.5))
		return
	}
	u.Polygon(p, c)
	u.Outline(p, 1.5, c)
}

// The corners of each part's token.
const (
	ActionToken   = 24
	BonusToken    = 3
	ReactionToken = 4
)

// SideMark draws the shape of a side: round for the viewer's own, a diamond for
// others.
func (u *UI) SideMark(at Point, radius float64, own bool, c Colour) {
	if own {
		u.Ring(at, radius-1, 2, c)
		u.Disc(at, radius*0.35, c)
		return
	}
	p := []Point{Polar(at, 0, radius), Polar(at, 90, radius), Polar(at, 180, radius), Polar(at, 270, radius)}
	u.Outline(p, 2, c)
	u.Disc(at, radius*0.28, c)
}

// Blink returns a slow pulse from 0 to 1, for what must not be overlooked; 1 while the screen
// rests.
func (u *UI) Blink() float64 {
	if u.Rests {
		return 1
	}
	return 0.5 + 0.5*math.Sin(u.Drift()*4)
}

// Drift returns a time in seconds for motion that carries no information: it stops if people want
// less motion, and while the screen rests.
func (u *UI) Drift() float64 {
	if u.Still {
		return 0.4
	}
	return u.drift
}
