package plot

import (
	"broadside/ships/shipyard"

	"broadside/cmd/station/kit"
)

// silhouettes are the right halves of outlines, from the nose to the tail, nose up and one unit
// long.
var silhouettes = map[string][]kit.Point{
	"dart":   {{X: 0, Y: -0.50}, {X: 0.07, Y: -0.28}, {X: 0.10, Y: -0.04}, {X: 0.40, Y: 0.26}, {X: 0.41, Y: 0.42}, {X: 0.14, Y: 0.36}, {X: 0.10, Y: 0.48}},
	"wedge":  {{X: 0, Y: -0.50}, {X: 0.10, Y: -0.26}, {X: 0.20, Y: 0.02}, {X: 0.38, Y: 0.40}, {X: 0.26, Y: 0.46}, {X: 0.10, Y: 0.42}},
	"hammer": {{X: 0, Y: -0.48}, {X: 0.26, Y: -0.44}, {X: 0.28, Y: -0.24}, {X: 0.11, Y: -0.18}, {X: 0.11, Y: 0.14}, {X: 0.24, Y: 0.22}, {X: 0.24, Y: 0.46}, {X: 0.08, Y: 0.42}},
	"disc":   {{X: 0, Y: -0.42}, {X: 0.18, Y: -0.38}, {X: 0.34, Y: -0.22}, {X: 0.41, Y: 0}, {X: 0.34, Y: 0.22}, {X: 0.20, Y: 0.34}, {X: 0.14, Y: 0.46}, {X: 0.06, Y: 0.40}},
	"barge":  {{X: 0, Y: -0.50}, {X: 0.12, Y: -0.46}, {X: 0.14, Y: -0.34}, {X: 0.26, Y: -0.30}, {X: 0.26, Y: -0.03}, {X: 0.19, Y: -0.01}, {X: 0.19, Y: 0.03}, {X: 0.26, Y: 0.05}, {X: 0.26, Y: 0.34}, {X: 0.15, Y: 0.38}, {X: 0.17, Y: 0.49}},
	"mine":   {{X: 0, Y: -0.50}, {X: 0.12, Y: -0.16}, {X: 0.40, Y: 0}, {X: 0.12, Y: 0.16}, {X: 0, Y: 0.49}},
	"spine":  {{X: 0, Y: -0.50}, {X: 0.05, Y: -0.44}, {X: 0.08, Y: -0.20}, {X: 0.15, Y: -0.15}, {X: 0.15, Y: 0.06}, {X: 0.08, Y: 0.10}, {X: 0.09, Y: 0.20}, {X: 0.21, Y: 0.26}, {X: 0.20, Y: 0.42}, {X: 0.12, Y: 0.49}},
}

// bySize is the silhouette of a class that names no known one, by size.
var bySize = [...]string{"dart", "dart", "wedge", "spine", "spine", "spine"}

// Outline returns the silhouette of a shape at a place, with a length from nose to tail.
func Outline(shape string, size shipyard.Size, at kit.Point, heading, length float64) []kit.Point {
	half, ok := silhouettes[shape]
	if !ok {
		half = silhouettes[bySize[min(int(size), len(bySize)-1)]]
	}
	n := len(half)
	p := make([]kit.Point, 0, 2*n-1)
	put := func(x, y float64) {
		q := kit.Polar(at, heading, -y*length)
		p = append(p, kit.Polar(q, heading+90, x*length))
	}
	for _, q := range half {
		put(q.X, q.Y)
	}
	for i := n - 1; i > 0; i-- {
		put(-half[i].X, half[i].Y)
	}
	return p
}

// Silhouette draws a shape: its body, its outline, and a mark at the nose.
func Silhouette(u *kit.UI, shape string, size shipyard.Size, at kit.Point, heading, length float64, body, edge kit.Colour) {
	p := Outline(shape, size, at, heading, length)
	n := len(p)
	// The halves mirror each other, so strips across are all inside.
	var tris []kit.Point
	for i := 0; i < n/2; i++ {
		a, b := p[i], p[i+1]
		c, d := p[(n-i)%n], p[n-i-1]
		tris = append(tris, a, b, c, c, b, d)
	}
	u.Triangles(tris, body)
	u.Outline(p, max(1.2, min(2, length/30)), edge)
	if length > 16 {
		u.Line(kit.Polar(at, heading, length*0.40), kit.Polar(at, heading, length*0.12), max(1, length/40), kit.Fade(edge, 0.7))
	}
}
