package kit

import "math"

// Angles here are in degrees clockwise from up, like headings.

// Polar returns the point at a distance from another along an angle.
func Polar(p Point, angle, d float64) Point {
	sin, cos := math.Sincos(angle * math.Pi / 180)
	return Point{p.X + d*sin, p.Y - d*cos}
}

// steps returns how many corners an arc of a radius needs to look round.
func (c *Canvas) steps(r, degrees float64) int {
	return max(3, min(256, int(math.Sqrt(max(1, r*c.scale))*degrees/360*7)+2))
}

func (c *Canvas) walk(at Point, r, from, to float64) []Point {
	n := c.steps(r, math.Abs(to-from))
	c.path = c.path[:0]
	for i := range n + 1 {
		c.path = append(c.path, Polar(at, from+(to-from)*float64(i)/float64(n), r))
	}
	return c.path
}

// Disc fills a circle.
func (c *Canvas) Disc(at Point, r float64, col Colour) {
	p := c.walk(at, r, 0, 360)
	c.Polygon(p[:len(p)-1], col)
}

// Ring strokes a circle.
func (c *Canvas) Ring(at Point, r, width float64, col Colour) {
	p := c.walk(at, r, 0, 360)
	c.Outline(p[:len(p)-1], width, col)
}

// Arc strokes a part of a circle.
func (c *Canvas) Arc(at Point, r, from, to, width float64, col Colour) {
	c.Path(c.walk(at, r, from, to), width, col)
}

// DashedRing strokes a circle with the given number of dashes.
func (c *Canvas) DashedRing(at Point, r, width float64, dashes int, col Colour) {
	for i := range dashes {
		from := 360 * float64(i) / float64(dashes)
		c.Arc(at, r, from, from+180/float64(dashes), width, col)
	}
}

// Wedge fills the part of a ring between two radii and two angles, fainter
// toward the outside by fade (1 ends at nothing).
func (c *Canvas) Wedge(at Point, near, far, from, to float64, col Colour, fade float64) {
	n := c.steps(far, math.Abs(to-from))
	if !c.room(2*n+2) || far <= near {
		return
	}
	first := c.next()
	for i := range n + 1 {
		a := from + (to-from)*float64(i)/float64(n)
		c.vertex(Polar(at, a, near), col, 1)
		c.vertex(Polar(at, a, far), col, 1-fade)
	}
	for i := range uint16(n) {
		k := first + 2*i
		c.triangle(k, k+1, k+2)
		c.triangle(k+2, k+1, k+3)
	}
}

// Glow fills a circle that fades to nothing at its edge. Its corners are invisible, so it has few:
// without a graphics card a large circle costs by its triangles.
func (c *Canvas) Glow(at Point, r float64, col Colour) {
	const n = 24
	if col.A == 0 || !c.Shows(Rect{at.X - r, at.Y - r, 2 * r, 2 * r}) || !c.room(n+1) {
		return
	}
	middle := c.vertex(at, col, 1)
	for i := range uint16(n) {
		c.vertex(Polar(at, 360*float64(i)/n, r), col, 0)
		c.triangle(middle, middle+1+i, middle+1+(i+1)%n)
	}
}

// Chamfer returns a rectangle with two of its corners cut, like all panels.
func Chamfer(r Rect, cut float64) []Point {
	cut = min(cut, r.W/2, r.H/2)
	return []Point{
		{r.X + cut, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Bottom() - cut},
		{r.Right() - cut, r.Bottom()}, {r.X, r.Bottom()}, {r.X, r.Y + cut},
	}
}

// Plate fills a chamfered rectangle and strokes its edge.
func (c *Canvas) Plate(r Rect, fill, edge Colour) {
	p := Chamfer(r, 8)
	if c.room(2 * len(p)) {
		c.hide(r.Trim(c.Pixel(), 8+c.Pixel()), fill)
	}
	c.Polygon(p, fill)
	c.Outline(p, 1, edge)
}
