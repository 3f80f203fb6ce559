//go:build unix

package main

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"

	"broadside/cmd/station/kit"
)

// What goes down in one tick, as ebiten lists it by key, is told apart by what it types.
func TestKeysOfATickComeInTheOrderOfTheirTyping(t *testing.T) {
	key := func(k kit.Key, types rune) stroke { return stroke{key: k, types: types} }
	for _, c := range []struct {
		down  []stroke
		typed string
		want  string
	}{
		{[]stroke{key("W", 'w')}, "w", "W:w"},
		{[]stroke{key("W", 'w')}, "www", "W:w W:w W:w"},
		{[]stroke{key("A", 'a'), key("W", 'w')}, "waw", "W:w A:a W:w"},
		{[]stroke{key("E", 'e'), key("Enter", 0), key("H", 'h'), key("L", 'l')}, "hell", "H:h E:e L:l L:l Enter:"},
		{[]stroke{key("Up", 0), key("W", 'w')}, "", "Up: W:"},
		{[]stroke{key("Shift+H", 'h'), key("Shift+Slash", '/')}, "H?", "Shift+H:H Shift+Slash:?"},
		{[]stroke{key("T", 't')}, "е", "T:е"}, // Cyrillic
		{nil, "aa", ":a :a"},                  // held
	} {
		got := ""
		for _, s := range sequence(c.down, []rune(c.typed)) {
			got += fmt.Sprintf(" %s:%s", s.key, string(s.typed))
		}
		if got = got[1:]; got != c.want {
			t.Errorf("%v and %q: %s, not %s", c.down, c.typed, got, c.want)
		}
	}
}

// A finger is there from when it goes down until its tap has been handled.
func TestAFingerIsGoneAfterItsTap(t *testing.T) {
	h := hands{fingers: fingers{active: true, down: true}}
	for _, want := range []struct {
		does                    func()
		gone, pressed, released bool
	}{
		{does: func() {}},
		{does: func() { h.down, h.in.Pressed, h.in.Released = false, true, true }, pressed: true},
		{does: func() {}, gone: true, released: true},
	} {
		want.does()
		if in := h.take(); in.Gone != want.gone || in.Pressed != want.pressed || in.Released != want.released {
			t.Errorf("%+v, not %+v", in, want)
		}
	}
}

// What is typed without a key that went down, as by a held one, is a letter and no key: the page
// that asks what to bind would bind it.
func TestWhatIsTypedWithoutAKeyIsNoKey(t *testing.T) {
	h := hands{strokes: []stroke{{typed: []rune{'a'}}, {key: "A", typed: []rune{'a'}}}}
	for _, want := range [][]kit.Key{nil, {"A"}} {
		if in := h.strike(); !slices.Equal(in.Keys, want) || string(in.Typed) != "a" {
			t.Errorf("keys %q and %q typed, want keys %q", in.Keys, string(in.Typed), want)
		}
	}
}

// TestNoKeyIsLostBetweenTwoScreens presses keys faster than screens are drawn, at a live helm and
// into a message.
func TestNoKeyIsLostBetweenTwoScreens(t *testing.T) {
	t.Parallel()
	g := hosted(t, "--live").sit("Ada")
	g.draw("Enter")
	g.until("the helm is hers", func() bool {
		v := g.link.View(time.Now())
		return g.aboard && v != nil && v.Head.Seat == helm && slices.ContainsFunc(v.OptionsOf(crew.Helm), func(o picture.Option) bool { return o.Why() == "" })
	})
	g.draw("W", "W", "D", "W", "W")
	g.until("four keys of five set the throttle, and one the rudder", func() bool {
		s := g.link.View(time.Now()).Sheet()
		return s.Throttle == 40 && s.Rudder == 10
	})
	inWindow(func() {
		for _, c := range "tall stop" {
			k := kit.Key(fmt.Sprintf("%c", c-'a'+'A'))
			if c == ' ' {
				k = "Space"
			}
			g.hands.strokes = append(g.hands.strokes, stroke{key: k, typed: []rune{c}})
		}
		g.hands.strokes = append(g.hands.strokes, stroke{key: "Enter"})
		for len(g.hands.strokes) > 0 {
			g.Draw(g.target)
		}
	})
	g.until("what was typed at once is told", func() bool {
		return slices.ContainsFunc(g.talk, func(c *netcode.Chat) bool { return c.Text == "all stop" })
	})
}
