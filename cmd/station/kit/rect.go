package kit

// Point is a place on the screen in points: the smallest window is 1280 by 720
// of them, and larger ones scale.
type Point struct{ X, Y float64 }

// Rect is a part of the screen.
type Rect struct{ X, Y, W, H float64 }

// Right returns the far edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre returns the middle.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Has reports whether a point lies in the rectangle.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Meets reports whether two rectangles share more than an edge.
func (r Rect) Meets(o Rect) bool {
	return r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Common returns the intersection of two rectangles.
func (r Rect) Common(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Holds reports whether o lies within r, up to a slack.
func (r Rect) Holds(o Rect, slack float64) bool {
	return o.X >= r.X-slack && o.Y >= r.Y-slack && o.Right() <= r.Right()+slack && o.Bottom() <= r.Bottom()+slack
}

// Inset returns the rectangle without a margin all round.
func (r Rect) Inset(by float64) Rect { return r.Trim(by, by) }

// Trim returns the rectangle without a margin at the sides, and one above and below.
func (r Rect) Trim(x, y float64) Rect {
	return Rect{r.X + x, r.Y + y, max(0, r.W-2*x), max(0, r.H-2*y)}
}

// Top cuts a strip off the top and returns it; r keeps the rest.
func (r *Rect) Top(h float64) Rect {
	h = min(h, r.H)
	cut := Rect{r.X, r.Y, r.W, h}
	r.Y, r.H = r.Y+h, r.H-h
	return cut
}

// Foot cuts a strip off the bottom.
func (r *Rect) Foot(h float64) Rect {
	h = min(h, r.H)
	r.H -= h
	return Rect{r.X, r.Bottom(), r.W, h}
}

// Left cuts a strip off the left.
func (r *Rect) Left(w float64) Rect {
	w = min(w, r.W)
	cut := Rect{r.X, r.Y, w, r.H}
	r.X, r.W = r.X+w, r.W-w
	return cut
}

// Side cuts a strip off the right.
func (r *Rect) Side(w float64) Rect {
	w = min(w, r.W)
	r.W -= w
	return Rect{r.Right(), r.Y, w, r.H}
}

// Columns splits the rectangle into n equal ones side by side.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	parts := make([]Rect, n)
	for i := range parts {
		parts[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return parts
}

// Shares splits the rectangle side by side in the given proportions.
func (r Rect) Shares(gap float64, shares ...float64) []Rect {
	sum := 0.0
	for _, s := range shares {
		sum += s
	}
	whole := r.W - gap*float64(len(shares)-1)
	parts := make([]Rect, len(shares))
	for i, s := range shares {
		parts[i] = r.Left(whole * s / sum)
		r.Left(gap)
	}
	return parts
}

// Rows splits the rectangle into n equal ones, one below the other.
func (r Rect) Rows(n int, gap float64) []Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	parts := make([]Rect, n)
	for i := range parts {
		parts[i] = Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
	}
	return parts
}

// Grid splits the rectangle into n equal ones in a grid with the given number of columns.
func (r Rect) Grid(n, columns int, gap float64) []Rect {
	parts := make([]Rect, 0, n+columns)
	for _, row := range r.Rows((n+columns-1)/columns, gap) {
		parts = append(parts, row.Columns(columns, gap)...)
	}
	return parts[:n]
}
