package kit

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas draws smooth shapes in points. All are triangles without a texture, which would cost a
// fifth of a screen in software; their edges fade over a pixel, which is cheaper there than
// antialiasing. Without a target nothing is drawn, and everything else happens as usual.
type Canvas struct {
	target  *ebiten.Image
	scale   float64         // pixels in a point
	clips   []clip          // the rectangles before each Clip
	within  Rect            // everything outside is cut
	box     image.Rectangle // the same, in pixels of the target
	sheet   sheet           // of this screen
	shown   sheet           // of the one on the target
	on      *ebiten.Image   // the target that shows it
	renewed float64         // when it was drawn
	path    []Point
	press   press // of letters
}

type clip struct {
	within Rect
	box    image.Rectangle
}

// begin aims the canvas at an image.
func (c *Canvas) begin(target *ebiten.Image, scale float64) {
	c.target, c.scale, c.clips = target, scale, c.clips[:0]
	c.within, c.box = Rect{-1e6, -1e6, 2e6, 2e6}, image.Rectangle{}
	if target != nil {
		c.box = target.Bounds()
	}
	c.sheet.clear()
}

// flush ends the current strokes.
func (c *Canvas) flush() { c.sheet.stroke(c.box) }

// Clip cuts what is drawn until Unclip to a rectangle.
func (c *Canvas) Clip(r Rect) {
	c.flush()
	c.clips = append(c.clips, clip{c.within, c.box})
	c.within = c.within.Common(r)
	r = c.within
	c.box = c.box.Intersect(image.Rect(c.px(r.X), c.px(r.Y), c.px(r.Right()), c.px(r.Bottom())))
}

// Shows reports whether any part of a rectangle is drawn.
func (c *Canvas) Shows(r Rect) bool { return r.Meets(c.within) }

// Unclip ends the last Clip.
func (c *Canvas) Unclip() {
	c.flush()
	last := c.clips[len(c.clips)-1]
	c.within, c.box = last.within, last.box
	c.clips = c.clips[:len(c.clips)-1]
}

func (c *Canvas) px(v float64) int { return int(math.Round(v * c.scale)) }

// Pixel returns the size of a pixel in points.
func (c *Canvas) Pixel() float64 { return 1 / c.scale }

// vertex adds a corner with an opacity from 0 to 1 and returns its number.
func (c *Canvas) vertex(p Point, col Colour, part float64) uint16 {
	a := float32(col.A) / 255 * float32(part)
	n := c.next()
	c.sheet.verts = append(c.sheet.verts, ebiten.Vertex{
		DstX: float32(p.X * c.scale), DstY: float32(p.Y * c.scale),
		ColorR: float32(col.R) / 255 * a, ColorG: float32(col.G) / 255 * a, ColorB: float32(col.B) / 255 * a, ColorA: a,
	})
	return n
}

// next returns the number of the next corner.
func (c *Canvas) next() uint16 { return uint16(len(c.sheet.verts) - c.sheet.ended.verts) }

func (c *Canvas) triangle(i, j, k uint16) { c.sheet.index = append(c.sheet.index, i, j, k) }

// room makes room for n more corners in the batch.
func (c *Canvas) room(n int) bool {
	if c.target == nil {
		return false
	}
	if int(c.next())+n > 60000 {
		c.flush()
	}
	return true
}

// Fill fills a rectangle, its edges on whole pixels.
func (c *Canvas) Fill(r Rect, col Colour) {
	if !c.room(4) || r.W <= 0 || r.H <= 0 {
		return
	}
	x0, y0 := math.Round(r.X*c.scale)/c.scale, math.Round(r.Y*c.scale)/c.scale
	x1, y1 := math.Round(r.Right()*c.scale)/c.scale, math.Round(r.Bottom()*c.scale)/c.scale
	c.hide(r, col)
	a, b := c.vertex(Point{x0, y0}, col, 1), c.vertex(Point{x1, y0}, col, 1)
	d, e := c.vertex(Point{x1, y1}, col, 1), c.vertex(Point{x0, y1}, col, 1)
	c.triangle(a, b, d)
	c.triangle(a, d, e)
}

// hide records that the next fill covers a rectangle with edges on whole pixels. A translucent
// colour covers nothing.
func (c *Canvas) hide(r Rect, col Colour) {
	if col.A == 255 {
		c.sheet.cover(image.Rect(c.px(r.X), c.px(r.Y), c.px(r.Right()), c.px(r.Bottom())).Intersect(c.box))
	}
}

// Polygon fills a convex polygon.
func (c *Canvas) Polygon(points []Point, col Colour) {
	n := len(points)
	if n < 3 || !c.room(2*n) {
		return
	}
	first := c.next()
	half := 0.5 / c.scale
	if area(points) < 0 {
		half = -half
	}
	for i, p := range points {
		m := mitre(points[(i+n-1)%n], p, points[(i+1)%n])
		c.vertex(Point{p.X - m.X*half, p.Y - m.Y*half}, col, 1)
		c.vertex(Point{p.X + m.X*half, p.Y + m.Y*half}, col, 0)
	}
	for i := 1; i < n-1; i++ {
		c.triangle(first, first+uint16(2*i), first+uint16(2*i+2))
	}
	for i := range n {
		a, b := first+uint16(2*i), first+uint16(2*((i+1)%n))
		c.triangle(a, a+1, b)
		c.triangle(b, a+1, b+1)
	}
}

// Triangles fills triangles, given as consecutive corners, without smoothing their edges.
func (c *Canvas) Triangles(points []Point, col Colour) {
	if !c.room(len(points)) {
		return
	}
	for i := 0; i+2 < len(points); i += 3 {
		c.triangle(c.vertex(points[i], col, 1), c.vertex(points[i+1], col, 1), c.vertex(points[i+2], col, 1))
	}
}

func area(p []Point) float64 {
	sum := 0.0
	for i := range p {
		q := p[(i+1)%len(p)]
		sum += p[i].X*q.Y - q.X*p[i].Y
	}
	return sum
}

// mitre returns the outward direction at a corner, to the right of the path, with the length for a
// width of 1 on each side.
func mitre(before, at, after Point) Point {
	a, b := normal(before, at), normal(at, after)
	if a == (Point{}) {
		a = b
	}
	if b == (Point{}) {
		b = a
	}
	m := Point{a.X + b.X, a.Y + b.Y}
	k := m.X*m.X + m.Y*m.Y
	if k < 0.2 {
		return a
	}
	return Point{2 * m.X / k, 2 * m.Y / k}
}

func normal(p, q Point) Point {
	d := math.Hypot(q.X-p.X, q.Y-p.Y)
	if d == 0 {
		return Point{}
	}
	return Point{(q.Y - p.Y) / d, -(q.X - p.X) / d}
}

// Path strokes a line from the first of some points to the last.
func (c *Canvas) Path(points []Point, width float64, col Colour) { c.stroke(points, width, col, false) }

// Outline strokes a closed line through points.
func (c *Canvas) Outline(points []Point, width float64, col Colour) {
	c.stroke(points, width, col, true)
}

func (c *Canvas) stroke(points []Point, width float64, col Colour, closed bool) {
	n := len(points)
	if n < 2 || !c.room(4*n) {
		return
	}
	first := c.next()
	feather := 0.5 / c.scale
	inner, strength := width/2-feather, 1.0
	if inner < 0 { // thinner than a pixel: drawn fainter instead
		inner, strength = 0, width*c.scale
	}
	outer := inner + 2*feather
	for i, p := range points {
		before, after := p, p
		if i > 0 || closed {
			before = points[(i+n-1)%n]
		}
		if i < n-1 || closed {
			after = points[(i+1)%n]
		}
		m := mitre(before, p, after)
		for _, side := range [4]struct{ at, part float64 }{{-outer, 0}, {-inner, strength}, {inner, strength}, {outer, 0}} {
			c.vertex(Point{p.X + m.X*side.at, p.Y + m.Y*side.at}, col, side.part)
		}
	}
	last := n - 1
	if closed {
		last = n
	}
	for i := range last {
		a, b := first+uint16(4*i), first+uint16(4*((i+1)%n))
		for k := range uint16(3) {
			c.triangle(a+k, a+k+1, b+k)
			c.triangle(b+k, a+k+1, b+k+1)
		}
	}
}

// Line strokes a straight line.
func (c *Canvas) Line(p, q Point, width float64, col Colour) {
	c.Path([]Point{p, q}, width, col)
}

// Dashes strokes a straight line in dashes.
func (c *Canvas) Dashes(p, q Point, width, dash float64, col Colour) {
	d := math.Hypot(q.X-p.X, q.Y-p.Y)
	if d == 0 || d > 1e5 {
		return
	}
	for at := 0.0; at < d; at += 2 * dash {
		to := min(d, at+dash)
		c.Line(Point{p.X + (q.X-p.X)*at/d, p.Y + (q.Y-p.Y)*at/d}, Point{p.X + (q.X-p.X)*to/d, p.Y + (q.Y-p.Y)*to/d}, width, col)
	}
}
