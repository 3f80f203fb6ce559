//go:build unix

package main

import (
	"testing"
	"time"

	"broadside/cmd/station/kit"
)

// TestKeysAtRandomCloseNothing presses the keys that close the window once, among others and held,
// on the screens of somebody who is at no table.
func TestKeysAtRandomCloseNothing(t *testing.T) {
	g := arriving(t)
	rests := func() { g.ended, g.clock = false, g.clock+(kit.ToastTime+1)*time.Second; g.turn() }
	keys := func(all ...kit.Key) func() {
		return func() {
			for _, k := range all {
				g.again(k)
			}
		}
	}
	held := func() {
		g.turn("Ctrl+Q")
		for range 20 {
			g.do(kit.Input{Keys: []kit.Key{"Ctrl+Q"}, Repeats: true})
		}
	}
	atOnce := func() { // nobody has read the question
		for range 3 {
			g.turn("Ctrl+F12")
		}
	}
	click := func() { g.do(kit.Input{Mouse: kit.Point{X: 860, Y: kit.MinHeight - 26}, Pressed: true, Held: true}) }
	marked := func() { // the mouse is on Quit, and a button presses it
		g.do(kit.Input{Mouse: kit.Point{X: 860, Y: kit.MinHeight - 26}})
		for range 3 {
			g.do(kit.Input{Mouse: kit.Point{X: 860, Y: kit.MinHeight - 26}, Keys: []kit.Key{"PadA"}})
			if !g.ended {
				g.turn("PadLB")
			}
		}
	}
	for _, screen := range []struct {
		name string
		key  kit.Key
	}{{"the first screen", ""}, {"the tables", "J"}, {"the lessons", "L"}} {
		if screen.key != "" {
			g.turn(screen.key)
		}
		for _, c := range []struct {
			name   string
			press  func()
			closes bool
		}{
			{"once", keys("Ctrl+Q"), false},
			{"once by each key, with others between", keys("Ctrl+F12", "F12", "Ctrl+Q", "Down", "Ctrl+F12"), false},
			{"held", held, false},
			{"at once", atOnce, false},
			{"twice", keys("Ctrl+Q", "Ctrl+Q"), true},
			{"by both keys", keys("Ctrl+F12", "Ctrl+Q"), true},
		} {
			rests()
			if c.press(); g.ended != c.closes {
				t.Errorf("%s, %s: closed is %v", screen.name, c.name, g.ended)
			}
		}
		rests()
		if g.turn("Escape"); screen.key == "" && g.ended {
			t.Errorf("%s: Esc closes the window", screen.name)
		}
	}
	rests()
	if marked(); g.ended {
		t.Error("a button that presses Quit once among others closes the window")
	}
	rests()
	if click(); !g.ended {
		t.Error("a click on Quit does not close the window")
	}
}
