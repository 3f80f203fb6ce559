package main

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"broadside/cmd/station/kit"
)

// fingers turns touches into mouse input. A tap is a click; a moving finger drags; a resting one
// shows a control's hint and does nothing; two zoom.
type fingers struct {
	ids    []ebiten.TouchID
	one    ebiten.TouchID // the finger that acts as the mouse
	down   bool
	drags  bool
	at     kit.Point
	from   kit.Point
	ticks  int     // since it went down
	apart  float64 // distance of two fingers in the last tick
	pinch  bool    // two fingers have been down since the first one was
	active bool    // a finger was used last, not the mouse
	mouse  [2]int  // the mouse's place then
}

// How many pixels a finger moves before it drags, and how many ticks it rests before it only
// points.
const (
	dragFrom = 12.0
	lookFrom = 30
)

// gather handles the touches of this tick.
func (f *fingers) gather(in *kit.Input) {
	f.ids = ebiten.AppendTouchIDs(f.ids[:0])
	x, y := ebiten.CursorPosition()
	if len(f.ids) > 0 {
		f.active, f.mouse = true, [2]int{x, y}
	} else if f.mouse != [2]int{x, y} {
		f.active = false
	}
	if !f.down && len(f.ids) == 0 {
		return
	}
	switch {
	case !f.down:
		f.one, f.down, f.drags, f.pinch, f.ticks = f.ids[0], true, false, false, 0
		f.at = touched(f.one)
		f.from = f.at
	case inpututil.IsTouchJustReleased(f.one):
		f.down = false
		switch {
		case f.drags:
			in.Released = true
		case !f.pinch && f.ticks < lookFrom:
			in.Pressed, in.Released = true, true
		}
		f.drags = false
	case len(f.ids) > 1:
		f.zoom(in)
	case len(f.ids) == 1 && !f.pinch:
		f.move(in)
	}
	f.ticks++
}

// move follows one finger.
func (f *fingers) move(in *kit.Input) {
	f.at = touched(f.one)
	if !f.drags && math.Hypot(f.at.X-f.from.X, f.at.Y-f.from.Y) > dragFrom {
		f.drags = true
		in.Pressed = true
	}
}

// zoom zooms by two fingers that move apart or together.
func (f *fingers) zoom(in *kit.Input) {
	a, b := touched(f.ids[0]), touched(f.ids[1])
	apart := math.Hypot(a.X-b.X, a.Y-b.Y)
	if f.drags {
		in.Released, f.drags = true, false
	}
	if f.pinch && f.apart > 0 && apart > 0 {
		in.Wheel += math.Log(apart/f.apart) / math.Log(1.15)
	}
	f.at, f.apart, f.pinch = kit.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, apart, true
}

func touched(id ebiten.TouchID) kit.Point {
	x, y := ebiten.TouchPositionF(id)
	return kit.Point{X: x, Y: y}
}
