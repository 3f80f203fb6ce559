package main

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
)

// pads are the window's gamepads: all with the standard layout can be used.
type pads struct {
	ids   []ebiten.GamepadID
	moved bool
}

// standard lists the buttons of the standard layout, in the order of binding.Buttons.
var standard = [...]ebiten.StandardGamepadButton{
	ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight, ebiten.StandardGamepadButtonRightLeft, ebiten.StandardGamepadButtonRightTop,
	ebiten.StandardGamepadButtonFrontTopLeft, ebiten.StandardGamepadButtonFrontTopRight,
	ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.StandardGamepadButtonFrontBottomRight,
	ebiten.StandardGamepadButtonCenterLeft, ebiten.StandardGamepadButtonCenterRight,
	ebiten.StandardGamepadButtonLeftStick, ebiten.StandardGamepadButtonRightStick,
	ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight,
}

// Of a stick: the share of its range in which it rests, and how far it moves the mark in a tick, in
// points.
const (
	slack  = 0.2
	stride = 11.0
	roll   = 0.25 // steps of a wheel in a tick
)

// gather adds the sticks' motion, and returns the buttons that went down in this tick.
func (p *pads) gather(in *kit.Input) (down []kit.Key) {
	in.Unplugged = in.Unplugged || slices.ContainsFunc(p.ids, inpututil.IsGamepadJustDisconnected)
	p.ids, p.moved = ebiten.AppendGamepadIDs(p.ids[:0]), false
	for _, id := range p.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for i, b := range standard {
			held := inpututil.StandardGamepadButtonPressDuration(id, b)
			if held == 1 || i >= 12 && held > repeatAfter && (held-repeatAfter)%repeatEvery == 0 { // the direction buttons repeat
				down = append(down, binding.Buttons()[i])
			}
		}
		x, y := stick(id, ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical)
		in.Nudge.X, in.Nudge.Y = in.Nudge.X+x*stride, in.Nudge.Y+y*stride
		_, turn := stick(id, ebiten.StandardGamepadAxisRightStickHorizontal, ebiten.StandardGamepadAxisRightStickVertical)
		in.Wheel -= turn * roll
		p.moved = p.moved || x != 0 || y != 0 || turn != 0
	}
	return down
}

// stick returns the deflection of a stick, 0 at rest.
func stick(id ebiten.GamepadID, across, down ebiten.StandardGamepadAxis) (x, y float64) {
	x, y = ebiten.StandardGamepadAxisValue(id, across), ebiten.StandardGamepadAxisValue(id, down)
	far := math.Hypot(x, y)
	if far < slack {
		return 0, 0
	}
	part := (far - slack) / (1 - slack) / far * far // squared, so that small motions are fine
	return x * part, y * part
}
