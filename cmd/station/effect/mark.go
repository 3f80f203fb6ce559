package effect

import (
	"fmt"
	"math"

	"broadside/cmd/station/kit"
	"broadside/sim/say"
)

// Spot is a place on the screen with a radius and a heading.
type Spot struct {
	At      kit.Point
	Radius  float64
	Heading float64
	Colour  kit.Colour
}

// Shape is the shape of a mark.
type Shape uint8

// The shapes.
const (
	Line Shape = iota
	Disc
	Glow // a disc that fades to nothing at its edge
	Ring
	Arc
	Words
)

// Mark is a stroke on the screen.
type Mark struct {
	Shape    Shape
	P, Q     kit.Point // Q of a line
	Radius   float64
	From, To float64 // of an arc, in degrees
	Width    float64
	Colour   kit.Colour
	Text     string
}

// Draw draws marks.
func Draw(u *kit.UI, marks []Mark) {
	for i := range marks {
		m := &marks[i]
		if m.Colour.A == 0 {
			continue
		}
		switch m.Shape {
		case Line:
			u.Line(m.P, m.Q, m.Width, m.Colour)
		case Disc:
			u.Disc(m.P, m.Radius, m.Colour)
		case Glow:
			u.Glow(m.P, m.Radius, m.Colour)
		case Ring:
			u.Ring(m.P, m.Radius, m.Width, m.Colour)
		case Arc:
			u.Arc(m.P, m.Radius, m.From, m.To, m.Width, m.Colour)
		case Words:
			u.Text(kit.Rect{X: m.P.X - 50, Y: m.P.Y - 13, W: 100, H: 26}, say.Name(m.Text), kit.Type{Size: m.Width, Bold: true, Align: kit.Middle, Colour: m.Colour})
		}
	}
}

// Marks returns the appearance of an effect between two spots (the second, if it happens to one
// ship), age seconds after its start; few omits what carries no information.
func (e *Effect) Marks(from, to Spot, age float64, few bool) []Mark {
	if age < 0 || age >= e.Lasts() {
		return nil
	}
	p := painter{chance: chance(e.Seed), few: few}
	part := age / e.Lasts()
	switch e.Kind {
	case Shot:
		p.shot(e, from, to, age)
	case Missile:
		p.missile(e, from, to, age)
	case Hit:
		p.impact(e, to, to.Heading, age)
	case Ram:
		p.ram(from, to, age)
	case Burst:
		p.burst(to, age)
	case Blast:
		p.flash(to.At, max(24, to.Radius*4), age/e.Lasts())
		p.sparks(to.At, 14, 90, age, kit.Warn)
	case Fail:
		p.fail(to, age)
	case Down:
		p.collapse(to, part)
	case Pod:
		p.pod(from, to, part)
	case Beam:
		p.beam(from, to, part)
	case Taken:
		p.rings(to, part, kit.SideColour(e.Side))
	case Jump:
		p.streak(to, part, 1)
	case Arrive:
		p.streak(to, part, -1)
	}
	return p.marks
}

// Dice is for how many seconds dice roll before what they decide is shown, where they are shown.
const Dice = 0.8

// Flight is the flight time of a bolt in seconds.
const Flight = 0.32

// Arrival returns how many seconds after its start an effect reaches its target.
func (e *Effect) Arrival() float64 {
	switch e.Kind {
	case Shot:
		return Flight
	case Missile:
		return 0.8
	}
	return 0
}

type painter struct {
	chance
	few   bool
	marks []Mark
}

func (p *painter) add(m Mark) { p.marks = append(p.marks, m) }

func (p *painter) line(a, b kit.Point, width float64, c kit.Colour) {
	p.add(Mark{Shape: Line, P: a, Q: b, Width: width, Colour: c})
}

// chance is a repeatable sequence of numbers.
type chance uint32

// part returns the next number, from 0 to 1.
func (c *chance) part() float64 {
	*c = *c*1664525 + 1013904223
	return float64(*c>>8) / (1 << 24)
}

// glow lights the surroundings of a place, for looks only.
func (p *painter) glow(at kit.Point, r float64, c kit.Colour) {
	if !p.few {
		p.add(Mark{Shape: Glow, P: at, Radius: r, Colour: c})
	}
}

func pointBetween(a, b kit.Point, t float64) kit.Point {
	return kit.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// bearing returns the way from a to b, in degrees.
func bearing(a, b kit.Point) float64 { return math.Atan2(b.X-a.X, a.Y-b.Y) * 180 / math.Pi }

// shot draws three bolts, which end at the target's edge or go past it.
func (p *painter) shot(e *Effect, from, to Spot, age float64) {
	way := bearing(from.At, to.At)
	far := math.Hypot(to.At.X-from.At.X, to.At.Y-from.At.Y)
	muzzle := kit.Polar(from.At, way, min(from.Radius, far/2))
	end := kit.Polar(to.At, way+180, min(to.Radius*0.8, far/2))
	if e.Hit {
		p.bolts(from, muzzle, end, age, Flight)
		if age >= Flight {
			p.impact(e, to, way+180, age-Flight)
		}
		return
	}
	aside := (to.Radius + 10) * (1 - 2*math.Floor(2*p.part()))
	past := kit.Polar(kit.Polar(to.At, way+90, aside), way, max(70, 3*to.Radius))
	p.bolts(from, muzzle, past, age, Flight*1.5)
}

// bolts draws bolts of a ship that fly from a to b one after another, each with a lit tail.
func (p *painter) bolts(from Spot, a, b kit.Point, age, flight float64) {
	n, c := 3, from.Colour
	if p.few {
		n = 1
	}
	if age < 0.12 { // muzzle flash
		p.glow(a, 1.5*from.Radius*(1-age/0.12), kit.Fade(c, 0.8))
		p.add(Mark{Shape: Disc, P: a, Radius: 5 * (1 - age/0.12), Colour: kit.Mix(c, kit.Bright, 0.6)})
	}
	for i := range n {
		head := (age - 0.07*float64(i)) / flight
		tail := head - 0.22
		if head <= 0 || tail >= 1 {
			continue
		}
		q, r := pointBetween(a, b, max(0, tail)), pointBetween(a, b, min(1, head))
		p.glow(r, 18, kit.Fade(c, 0.55))
		p.line(q, r, 6, kit.Fade(c, 0.25))
		p.line(q, r, 2.2, kit.Mix(c, kit.Bright, 0.6))
	}
	if fade := 1 - age/(flight+0.4); fade > 0 { // their paths
		p.line(a, pointBetween(a, b, min(1, age/flight)), 1, kit.Fade(c, 0.35*fade))
	}
}

// missile goes slower, with a trail.
func (p *painter) missile(e *Effect, from, to Spot, age float64) {
	way := bearing(from.At, to.At)
	t := min(1, age/0.8)
	t *= t // it accelerates
	end := kit.Polar(to.At, way+180, to.Radius*0.8)
	head := pointBetween(from.At, end, t)
	if age < 0.8 {
		for i := range 6 {
			back := max(0, t-0.05*float64(i))
			p.add(Mark{Shape: Disc, P: pointBetween(from.At, end, back), Radius: 3 - 0.4*float64(i), Colour: kit.Fade(kit.Mix(kit.Bright, kit.Warn, 0.2*float64(i)), 0.8-0.12*float64(i))})
		}
		p.glow(head, 22, kit.Fade(kit.Warn, 0.6))
		p.line(kit.Polar(head, way+180, 10), head, 3, from.Colour)
		return
	}
	p.flash(end, max(18, to.Radius), (age-0.8)/0.5)
	p.impact(e, to, way+180, age-0.8)
}

// impact draws a hit from a bearing: shields flash on that side, sparks fly from the hull.
func (p *painter) impact(e *Effect, at Spot, side, age float64) {
	fade := 1 - age/0.7
	edge := kit.Polar(at.At, side, at.Radius*0.75)
	if e.Shield > 0 && fade > 0 {
		r := at.Radius + 6
		p.add(Mark{Shape: Arc, P: at.At, Radius: r, From: side - 46, To: side + 46, Width: 3.5, Colour: kit.Fade(kit.Shield, fade)})
		p.add(Mark{Shape: Arc, P: at.At, Radius: r + 4, From: side - 30, To: side + 30, Width: 2, Colour: kit.Fade(kit.Mix(kit.Shield, kit.Bright, 0.5), fade*fade)})
		if !p.few {
			p.add(Mark{Shape: Arc, P: at.At, Radius: r + 4 + 14*age, From: side - 20, To: side + 20, Width: 1, Colour: kit.Fade(kit.Shield, 0.7*fade)})
		}
	}
	if e.Hull > 0 || e.Shield == 0 {
		p.flash(edge, 9+min(22, at.Radius*0.5), age/0.35)
		n := 6 + min(14, int(e.Hull/2))
		p.spray(edge, side, n, age)
	}
	p.numbers(e, at, age)
}

// Rise is how far numbers rise, in points, starting aloft points above their subject.
const (
	Rise  = 16.0
	aloft = 14.0
)

// Risen returns how far a number above a spot has risen.
func (m *Mark) Risen(above Spot) float64 { return above.At.Y - above.Radius - aloft - m.P.Y }

// numbers show what a hit has cost, and rise.
func (p *painter) numbers(e *Effect, at Spot, age float64) {
	fade := min(1, 3*(1-age/1.1))
	if fade <= 0 {
		return
	}
	up := at.Radius + aloft + Rise*min(1, age)
	say := func(n int32, x float64, c kit.Colour) {
		if n > 0 {
			p.add(Mark{Shape: Words, P: kit.Point{X: at.At.X + x, Y: at.At.Y - up}, Width: kit.Name, Colour: kit.Fade(c, fade), Text: fmt.Sprintf("−%d", n)})
		}
	}
	apart := 0.0
	if e.Shield > 0 && e.Hull > 0 {
		apart = 20
	}
	say(e.Shield, -apart, kit.Shield)
	say(e.Hull, apart, kit.Hull)
}

// flash draws a light that fades.
func (p *painter) flash(at kit.Point, r, part float64) {
	if part < 0 || part >= 1 {
		return
	}
	grow := 0.5 + 0.5*math.Sqrt(part)
	p.add(Mark{Shape: Glow, P: at, Radius: 2.4 * r * grow, Colour: kit.Fade(kit.Warn, 0.7*(1-part))})
	p.add(Mark{Shape: Glow, P: at, Radius: r * grow, Colour: kit.Fade(kit.Bright, 1-part)})
}

// spray draws sparks to one side.
func (p *painter) spray(at kit.Point, way float64, n int, age float64) {
	p.scatter(at, way, 70, n, 46, age, 0.75, kit.Warn)
}

// sparks draws sparks that fly in all directions.
func (p *painter) sparks(at kit.Point, n int, far, age float64, c kit.Colour) {
	p.scatter(at, 0, 360, n, far, age, 1.2, c)
}

func (p *painter) scatter(at kit.Point, way, width float64, n int, far, age, lasts float64, c kit.Colour) {
	if p.few {
		n /= 3
	}
	for range n {
		angle, speed := way+(p.part()-0.5)*width, 0.3+0.7*p.part()
		life := lasts * (0.5 + 0.5*p.part())
		t := age / life
		if t <= 0 || t >= 1 {
			continue
		}
		out := far * speed * (1 - (1-t)*(1-t))
		head := kit.Polar(at, angle, out)
		p.line(kit.Polar(at, angle, out*0.8), head, 1.6, kit.Fade(kit.Mix(kit.Bright, c, t), 1-t*t))
	}
}
