package main

import (
	"image"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"broadside/cmd/station/kit"
)

// hands gather what is done at the window until a screen is drawn.
type hands struct {
	in      kit.Input // except what is in strokes
	strokes []stroke
	mouse   [2]int    // where it was on the last screen
	last    kit.Input // on the last screen: of the mouse and fingers alone
	keys    []ebiten.Key
	typed   []rune
	pads    pads
	stirred bool // something was done in a browser's field
	fingers
}

// stroke is a key that went down or repeats, with what it types.
type stroke struct {
	key   kit.Key // "": what is typed repeats
	types rune    // if nothing is held with it; 0: nothing
	typed []rune
	again bool // it is held, and repeats
}

// Repeats of a key that is held, in ticks: when they begin, and how often.
const (
	repeatAfter = 22
	repeatEvery = 4
)

// gather notes what has been done since the last tick.
func (h *hands) gather() {
	_, wheel := ebiten.Wheel()
	h.in.Wheel += wheel
	h.in.Pressed = h.in.Pressed || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	h.in.Released = h.in.Released || inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	h.in.Right = h.in.Right || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	var down []stroke
	h.keys = inpututil.AppendJustPressedKeys(h.keys[:0])
	for _, k := range h.keys {
		down = strike(down, k)
	}
	h.keys = inpututil.AppendPressedKeys(h.keys[:0])
	for _, k := range h.keys {
		if held := inpututil.KeyPressDuration(k); held > repeatAfter && (held-repeatAfter)%repeatEvery == 0 {
			was := len(down)
			down = strike(down, k)
			for i := range down[was:] {
				down[was+i].again = true
			}
		}
	}
	h.typed = ebiten.AppendInputChars(h.typed[:0])
	h.strokes = append(h.strokes, sequence(down, h.typed)...)
	for _, k := range h.pads.gather(&h.in) {
		h.strokes = append(h.strokes, stroke{key: k})
	}
	h.strokes = h.strokes[:min(len(h.strokes), mostStrokes)]
	h.fingers.gather(&h.in)
}

// mostStrokes is how many strokes may wait for a screen: more come only from a machine.
const mostStrokes = 300

func strike(down []stroke, k ebiten.Key) []stroke {
	name := nameOf(k)
	if name == "" {
		return down
	}
	s := stroke{key: kit.Key(modifiers() + name)}
	if types := []rune(ebiten.KeyName(k)); len(types) == 1 {
		s.types = types[0]
	} else if len(name) == 1 {
		s.types = unicode.ToLower(rune(name[0]))
	} else if k == ebiten.KeySpace {
		s.types = ' '
	}
	return append(down, s)
}

// sequence brings the keys that went down in a tick into the order in which they typed; those that
// typed nothing come last. A key that typed more than once went down as often.
func sequence(down []stroke, typed []rune) (all []stroke) {
	used := make([]bool, len(down))
	find := func(is func(i int) bool) int {
		for i := range down {
			if is(i) {
				return i
			}
		}
		return -1
	}
	of := func(c rune) int { return find(func(i int) bool { return down[i].types == unicode.ToLower(c) }) }
	for _, c := range typed {
		i := of(c)
		if i < 0 { // typed with a modifier, or on a keyboard whose keys we cannot name
			i = find(func(i int) bool {
				return !used[i] && down[i].types != 0 && !slices.ContainsFunc(typed, func(c rune) bool { return of(c) == i })
			})
		}
		next := stroke{typed: []rune{c}}
		if i >= 0 {
			next.key, next.again, used[i] = down[i].key, down[i].again, true
		}
		all = append(all, next)
	}
	for i, s := range down {
		if !used[i] {
			all = append(all, s)
		}
	}
	return all
}

// redraw handles what was done since the last screen, and reports whether the window is to switch to
// or from full screen. Each key has a screen of its own, so that none is lost and each acts on what
// the one before has changed. Only the last of them is drawn; what takes too long waits for the next.
func (g *station) redraw(target *ebiten.Image, size image.Point, now time.Time) (fill bool) {
	for began := time.Now(); len(g.hands.strokes) > 1 && time.Since(began) < apace; {
		if g.frame(nil, size, g.hands.strike(), now) {
			fill = !fill
		}
	}
	if g.frame(target, size, g.hands.take(), now) {
		fill = !fill
	}
	return fill
}

// strike takes the next key, with the mouse as it was on the last screen.
func (h *hands) strike() kit.Input {
	next, in := h.strokes[0], h.last
	h.strokes = h.strokes[1:]
	if in.Typed, in.Repeats = next.typed, next.again; next.key != "" { // no control or page may take "" for a key
		in.Keys = []kit.Key{next.key}
	}
	return in
}

// take returns what was gathered, with the next key, and starts over. What was pressed and released
// between two screens is released on the next one.
func (h *hands) take() kit.Input {
	in := h.in
	x, y := ebiten.CursorPosition()
	in.Mouse, h.mouse = kit.Point{X: float64(x), Y: float64(y)}, [2]int{x, y}
	in.Held = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) || in.Pressed
	h.in, h.stirred = kit.Input{}, false
	if h.active {
		in.Mouse, in.Held = h.at, h.drags || in.Pressed
		if in.Drags = h.drags || in.Released && !in.Pressed; in.Drags && in.Pressed {
			in.Mouse = h.from
		}
		if in.Pressed && in.Released {
			in.Released, h.in.Released = false, true
		}
		in.Gone = !h.down && !in.Pressed
	}
	h.last = kit.Input{Mouse: in.Mouse, Held: in.Held, Drags: in.Drags, Gone: in.Gone}
	if len(h.strokes) > 0 {
		stroke := h.strike()
		in.Keys, in.Typed, in.Repeats = stroke.Keys, stroke.Typed, stroke.Repeats
	}
	return in
}

// idle reports whether nothing has been done since the last screen.
func (h *hands) idle() bool {
	in := &h.in
	x, y := ebiten.CursorPosition()
	return h.mouse == [2]int{x, y} && !in.Pressed && !in.Released && !in.Right && in.Wheel == 0 && len(h.strokes) == 0 && !in.Unplugged && !h.pads.moved && !h.down && !h.stirred
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
