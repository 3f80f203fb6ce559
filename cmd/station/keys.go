package main

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"broadside/cmd/station/kit"
)

// hands gather what is done at the window until a screen is drawn.
type hands struct {
	in    kit.Input
	mouse [2]int // where it was on the last screen
	keys  []ebiten.Key
	pads  pads
	fingers
}

// Repeats of a key that is held, in ticks: when they begin, and how often.
const (
	repeatAfter = 22
	repeatEvery = 4
)

// gather notes what has been done since the last tick.
func (h *hands) gather() {
	h.in.Typed = ebiten.AppendInputChars(h.in.Typed)
	_, wheel := ebiten.Wheel()
	h.in.Wheel += wheel
	h.in.Pressed = h.in.Pressed || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	h.in.Released = h.in.Released || inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	h.in.Right = h.in.Right || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	h.keys = inpututil.AppendJustPressedKeys(h.keys[:0])
	for _, k := range h.keys {
		h.press(k)
	}
	h.keys = inpututil.AppendPressedKeys(h.keys[:0])
	for _, k := range h.keys {
		if held := inpututil.KeyPressDuration(k); held > repeatAfter && (held-repeatAfter)%repeatEvery == 0 {
			h.press(k)
		}
	}
	h.pads.gather(&h.in)
	h.fingers.gather(&h.in)
}

func (h *hands) press(k ebiten.Key) {
	if name := nameOf(k); name != "" {
		h.in.Keys = append(h.in.Keys, kit.Key(modifiers()+name))
	}
}

// take returns what was gathered, and starts over. What was pressed and released
// between two screens is released on the next one.
func (h *hands) take() kit.Input {
	in := h.in
	x, y := ebiten.CursorPosition()
	in.Mouse, h.mouse = kit.Point{X: float64(x), Y: float64(y)}, [2]int{x, y}
	in.Held = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) || in.Pressed
	h.in = kit.Input{}
	if h.active {
		in.Mouse, in.Held = h.at, h.drags || in.Pressed
		if in.Drags = h.drags || in.Released && !in.Pressed; in.Drags && in.Pressed {
			in.Mouse = h.from
		}
		if in.Pressed && in.Released {
			in.Released, h.in.Released = false, true
		}
	}
	return in
}

// idle reports whether nothing has been done since the last screen.
func (h *hands) idle() bool {
	in := &h.in
	x, y := ebiten.CursorPosition()
	return h.mouse == [2]int{x, y} && !in.Pressed && !in.Released && !in.Right && in.Wheel == 0 && len(in.Keys) == 0 && len(in.Typed) == 0 && !in.Unplugged && !h.pads.moved && !h.down
}

func modifiers() string {
	m := ""
	if ebiten.IsKeyPressed(ebiten.KeyControl) {
		m += "Ctrl+"
	}
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		m += "Shift+"
	}
	return m
}

// nameOf returns what stands on a key: a letter as the keyboard's layout has it, else
// the key's own name. Modifiers have none.
func nameOf(k ebiten.Key) string {
	switch k {
	case ebiten.KeyControl, ebiten.KeyShift, ebiten.KeyAlt, ebiten.KeyMeta,
		ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyShiftLeft, ebiten.KeyShiftRight,
		ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return ""
	case ebiten.KeyNumpadEnter:
		return "Enter"
	case ebiten.KeyNumpadAdd:
		return "Equal"
	case ebiten.KeyNumpadSubtract:
		return "Minus"
	}
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		if letter := ebiten.KeyName(k); len(letter) == 1 && letter >= "a" && letter <= "z" {
			return strings.ToUpper(letter)
		}
	}
	name := k.String()
	for _, prefix := range []string{"Arrow", "Digit", "Numpad"} {
		name = strings.TrimPrefix(name, prefix)
	}
	return name
}
