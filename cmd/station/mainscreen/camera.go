package mainscreen

import (
	"math"
	"slices"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// frame is the view of a camera: a place in the middle, and points per unit of length, which is a
// foot in space and a square on a deck.
type frame struct{ x, y, zoom float64 }

// camera smoothly follows its target.
type camera struct {
	frame
	clock float64
	set   bool
}

const (
	haste    = 3.2  // rate at which it approaches its target, per second
	nearest  = 2.2  // points per foot
	farthest = 0.02 // likewise
	pushIn   = 0.06 // how far the camera closes in during a scene
)

// follow moves to where the camera should be at a time; a cut is immediate. The path does not
// depend on the number of steps.
func (c *camera) follow(to frame, clock float64, cut bool) {
	dt := clock - c.clock
	c.clock = clock
	if !c.set || cut || dt < 0 || dt > 2 {
		c.frame, c.set = to, true
		return
	}
	t := 1 - math.Exp(-haste*dt)
	c.x += (to.x - c.x) * t
	c.y += (to.y - c.y) * t
	c.zoom *= math.Pow(to.zoom/c.zoom, t)
}

// drift returns a slow motion around a frame while nothing happens.
func drift(f frame, r kit.Rect, clock float64) frame {
	f.x += 0.022 * r.W / f.zoom * math.Sin(clock*0.21)
	f.y += 0.018 * r.H / f.zoom * math.Cos(clock*0.17)
	f.zoom *= 1 + 0.03*math.Sin(clock*0.13)
	return f
}

// mostWider is how much further out the camera goes for ships that the edge of a scene would cut.
const mostWider = 2.0

// frameOf returns the frame that shows the ships of a scene in a rectangle, or all ships. Beside a
// wreck it shows the nearest ship, so that the screen is never empty of them, and beside others
// those that its edge would cut.
func frameOf(v *view.View, s *scene, r kit.Rect) frame {
	box := bounds{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	var shown []*picture.Contact
	for i := range v.Contacts {
		k := &v.Contacts[i]
		if among := k.ID == s.a || k.ID == s.b; among || (s.wide || s.a == 0 && s.b == 0) && k.State.Here() {
			box.show(v, k)
			shown = append(shown, k)
		}
	}
	if len(shown) == 0 {
		return frame{zoom: 0.3}
	}
	if k := nearestTo(v, shown[0]); len(shown) == 1 && k != nil && !shown[0].State.Here() {
		box.show(v, k)
		shown = append(shown, k)
	}
	f := box.frame(s, r)
	for least := f.zoom / mostWider; ; {
		k := f.cutIn(v, shown, r)
		if k == nil {
			return f
		}
		box.show(v, k)
		shown = append(shown, k)
		wider := box.frame(s, r)
		if wider.zoom < least {
			return f
		}
		f = wider
	}
}

// cutIn returns a ship that the edge of a frame cuts, other than those that are meant to be shown; nil
// if there is none.
func (f *frame) cutIn(v *view.View, shown []*picture.Contact, r kit.Rect) *picture.Contact {
	for i := range v.Contacts {
		if k := &v.Contacts[i]; k.State.Here() && !slices.Contains(shown, k) && f.cuts(v.PoseOf(k), marginOf(k), r) {
			return k
		}
	}
	return nil
}

// marginOf returns how far around its middle a ship needs room, in feet.
func marginOf(k *picture.Contact) float64 { return max(90, float64(k.Across)/float64(space.Foot)) }

// nearestTo returns the ship nearest to another, or nil if there is none.
func nearestTo(v *view.View, to *picture.Contact) (nearest *picture.Contact) {
	at, least := v.PoseOf(to), math.Inf(1)
	for i := range v.Contacts {
		k := &v.Contacts[i]
		p := v.PoseOf(k)
		if far := math.Hypot(p.X-at.X, p.Y-at.Y); k.ID != to.ID && k.State.Here() && far < least {
			nearest, least = k, far
		}
	}
	return nearest
}

// cuts reports whether a frame shows a part of what has room around a place.
func (f *frame) cuts(at view.Pose, margin float64, r kit.Rect) bool {
	x, y := math.Abs(at.X-f.x)*f.zoom, math.Abs(at.Y-f.y)*f.zoom
	margin *= f.zoom
	return x < r.W/2+margin && y < r.H/2+margin && (x > r.W/2-margin || y > r.H/2-margin)
}

// frame returns the frame of a scene that shows what is within bounds.
func (b *bounds) frame(s *scene, r kit.Rect) frame {
	least := 300.0 // feet
	if s.words != "" && s.a == 0 && !s.wide {
		least = 240
	}
	w, h := max(least, b.east-b.west), max(least*0.7, b.north-b.south)
	zoom := min(r.W*0.86/w, r.H*0.8/h)
	return frame{(b.west + b.east) / 2, (b.south + b.north) / 2, min(nearest, max(farthest, zoom))}
}

type bounds struct{ west, south, east, north float64 }

func (b *bounds) add(x, y float64) {
	b.west, b.east = min(b.west, x), max(b.east, x)
	b.south, b.north = min(b.south, y), max(b.north, y)
}

// show adds the room that a ship needs.
func (b *bounds) show(v *view.View, k *picture.Contact) {
	p, margin := v.PoseOf(k), marginOf(k)
	b.add(p.X-margin, p.Y-margin)
	b.add(p.X+margin, p.Y+margin)
}

// shake returns by how much blows shake the camera, in points.
func shake(effects []effect.Effect, clock float64) kit.Point {
	var p kit.Point
	for i := range effects {
		e := &effects[i]
		hard := 0.0
		switch e.Kind {
		case effect.Burst:
			hard = 9
		case effect.Ram, effect.Blast:
			hard = 7
		case effect.Shot, effect.Missile:
			hard = min(4, float64(e.Hull)/6)
		}
		age := clock - e.Start - e.Arrival()
		if hard == 0 || age < 0 || age > 0.6 {
			continue
		}
		hard *= (1 - age/0.6) * (1 - age/0.6)
		p.X += hard * math.Sin(age*61)
		p.Y += hard * math.Cos(age*53)
	}
	return p
}
