package mainscreen

import (
	"fmt"
	"math"

	"broadside/sim/dice"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
)

// tumble is the position of a rolling die: the face shown, its rotation in degrees, its height
// above the table in sizes of a die, and whether it has come to rest.
type tumble struct {
	face   int
	turned float64
	lift   float64
	rests  bool
}

// restAt returns when the nth die of a throw comes to rest, in seconds.
func restAt(n int) float64 { return lead*0.6 + 0.06*float64(min(n, 4)) }

// tumbling returns the nth die of a throw, age seconds after it was thrown.
func tumbling(d dice.Die, n int, seed uint32, age float64) tumble {
	left := 1 - age/restAt(n)
	if left <= 0 || d.Faces < 2 {
		return tumble{face: int(d.Value), rests: true}
	}
	h := (seed + uint32(n)*97 + uint32(age*16)*7919) * 2654435761
	return tumble{
		face:   int(h>>8)%int(d.Faces) + 1,
		turned: 420 * left * left * float64(1-2*int(seed+uint32(n))&1),
		lift:   0.22 * left * math.Abs(math.Sin(7*left)),
	}
}

// corners returns the number of corners of a drawn die.
func corners(faces int) int {
	switch faces {
	case 20, 12:
		return 6
	case 4:
		return 3
	case 8, 10, 100:
		return 5
	}
	return 4
}

// drawDie draws a die of a size.
func drawDie(u *kit.UI, at kit.Point, size float64, d dice.Die, t tumble) {
	c := kit.Plain
	switch {
	case d.Dropped && t.rests:
		c = kit.Fade(kit.Muted, 0.6)
	case d.Faces == 20 && t.rests && d.Value == 20:
		c = kit.Good
	case d.Faces == 20 && t.rests && d.Value == 1:
		c = kit.Bad
	}
	n := corners(int(d.Faces))
	turn := t.turned
	if n == 4 {
		turn += 45
	}
	u.Disc(kit.Point{X: at.X, Y: at.Y + size*0.3}, size*0.42*(1-0.4*t.lift), kit.Fade(kit.Night, 0.6))
	at.Y -= t.lift * size
	p := make([]kit.Point, n)
	for i := range p {
		p[i] = kit.Polar(at, turn+360*float64(i)/float64(n), size/2)
	}
	u.Polygon(p, kit.Mix(kit.Raised, c, 0.16))
	u.Outline(p, 2, c)
	if n == 6 { // the upper face
		q := []kit.Point{kit.Polar(at, turn, size*0.33), kit.Polar(at, turn+120, size*0.33), kit.Polar(at, turn+240, size*0.33)}
		u.Outline(q, 1, kit.Fade(c, 0.35))
	}
	box := kit.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}
	u.Text(box, say.Name(fmt.Sprint(t.face)), kit.Type{Size: size * 0.42, Bold: true, Colour: c, Align: kit.Middle})
	if d.Dropped && t.rests {
		u.Line(kit.Polar(at, 225, size*0.5), kit.Polar(at, 45, size*0.5), 2, kit.Muted)
	}
}

// trayHeight is the height of the dice tray and its distance from what is below; shoutHeight is the
// height of words across the stage and of what is above them.
const (
	trayHeight  = 128.0
	trayLift    = 12.0
	shoutHeight = 80.0
)

// tray shows the roll of a scene: tumbling dice, then the total against the number needed, then the
// result and its effect.
func tray(u *kit.UI, s *scene, room kit.Rect, age float64) {
	e := &s.entry
	head, title := kit.Type{Size: kit.Name, Bold: true, Colour: kit.Bright, Align: kit.Middle, Cut: true}, say.Name(e.Title())
	const frame, apart = 36.0, 20.0
	width := max(460, u.Width(title, head)+44)
	if len(e.Throws) == 2 {
		width = max(width, 2*max(castWidth(u, &e.Throws[0]), castWidth(u, &e.Throws[1]))+apart+frame)
	}
	width = min(room.W-40, width)
	r := kit.Rect{X: room.Centre().X - width/2, Y: room.Bottom() - trayHeight - trayLift, W: width, H: trayHeight}
	if !u.Still {
		r.Y += 40 * math.Max(0, 1-age/0.2)
	}
	rests, edge := age >= lead, kit.Edge
	if rests {
		edge = e.Colour()
	}
	u.Plate(r, kit.Night, kit.Fade(edge, 0.8))
	r = r.Trim(frame/2, 8)
	if u.Width(title, head) > r.W {
		head.Size = kit.Small
	}
	u.Text(r.Top(26), title, head)
	harm := s.harm.Kind != 0 && age > s.harmAt()
	row := r.Top(66)
	throws := e.Throws
	if harm {
		throws = s.harm.Throws
	}
	if len(throws) == 2 {
		halves := row.Columns(2, apart)
		cast(u, halves[0], &throws[0], e, age, rests)
		cast(u, halves[1], &throws[1], e, age, rests)
	} else if harm {
		cast(u, row, &throws[0], &s.harm, age-s.harmAt(), age > lead+s.harmAt())
	} else {
		cast(u, row, &throws[0], e, age, rests)
	}
	if !rests {
		if e.Need != "" {
			u.Text(r, say.Name(e.Need), kit.Type{Size: kit.Body, Colour: kit.Muted, Align: kit.Middle, Cut: true})
		}
		return
	}
	says := e.Result
	if e.Need != "" {
		says = e.Need + ": " + says
	}
	if harm && age > lead+s.harmAt() {
		says += ", " + s.harm.Result
	}
	u.Text(r, say.Name(says), kit.Type{Size: kit.Name, Bold: true, Colour: e.Colour(), Align: kit.Middle, Cut: true})
}

// dieSize is the size of a die in the tray if there is room for all of them.
const dieSize, dieApart = 58.0, 8.0

// total is the type of a throw's total.
var total = kit.Type{Size: kit.Huge, Bold: true, Colour: kit.Bright}

// comesTo describes what is added to the dice of a throw, and its total.
func comesTo(t *log.Throw) say.Text {
	switch n := t.Added(); {
	case n > 0:
		return say.Name(fmt.Sprintf("+ %d = %d", n, t.Total))
	case n < 0:
		return say.Name(fmt.Sprintf("- %d = %d", -n, t.Total))
	}
	return say.Name(fmt.Sprintf("= %d", t.Total))
}

// castWidth returns the width of the dice of a throw and its total.
func castWidth(u *kit.UI, t *log.Throw) float64 {
	return (dieSize+dieApart)*float64(len(t.Dice)) + 12 + u.Width(comesTo(t), total)
}

// cast draws the dice of a throw in the middle of a row, in as many lines as keep them legible, and
// its total when they rest.
func cast(u *kit.UI, r kit.Rect, t *log.Throw, e *log.Entry, age float64, rests bool) {
	tail := 12 + u.Width(comesTo(t), total)
	each, lines := len(t.Dice), 1
	size := func() float64 {
		return min(dieSize/float64(lines), (r.W-tail)/float64(max(1, each))-dieApart)
	}
	for size() < dieSize/float64(lines+1) && lines < 3 {
		lines++
		each = (len(t.Dice) + lines - 1) / lines
	}
	die := size()
	step := die + dieApart
	whole := step*float64(each) + tail
	left := r.Centre().X - whole/2
	for n, d := range t.Dice {
		at := kit.Point{X: left + die/2 + step*float64(n%each), Y: r.Centre().Y + (die+2)*(float64(n/each)-float64(lines-1)/2)}
		drawDie(u, at, die, d, tumbling(d, n, uint32(e.Tick)+uint32(e.Number), age))
	}
	if rests {
		x := left + step*float64(each) + 12
		u.Text(kit.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}, comesTo(t), total)
	}
}

// shout shows words across the stage for a while.
func shout(u *kit.UI, room kit.Rect, words say.Text, c kit.Colour, age, lasts float64) {
	fade := min(1, age/0.18, (lasts-age)/0.35)
	if words == "" || fade <= 0 {
		return
	}
	t := kit.Type{Size: kit.Huge, Bold: true, Colour: kit.Fade(kit.Mix(c, kit.Bright, 0.25), fade), Align: kit.Middle, Cut: true}
	if u.Width(words, t) > room.W-40 {
		t.Size = kit.Big
	}
	band := room.Top(shoutHeight)
	band.Top(8)
	u.Fill(band, kit.Fade(kit.Night, 0.72*fade))
	for _, y := range []float64{band.Y, band.Bottom() - 2} {
		u.Fill(kit.Rect{X: band.Centre().X - room.W/2*min(1, age/0.3), Y: y, W: room.W * min(1, age/0.3), H: 2}, kit.Fade(c, 0.9*fade))
	}
	u.Text(band.Trim(20, 0), words, t)
}

// glow lights the edges of the stage for a moment.
func glow(u *kit.UI, r kit.Rect, c kit.Colour, age float64) {
	fade := 1 - age/0.9
	if age < 0 || fade <= 0 {
		return
	}
	for i := range 6 {
		u.Outline(kit.Chamfer(r.Inset(3+5*float64(i)), 8), 5, kit.Fade(c, fade*(0.5-0.08*float64(i))))
	}
}
