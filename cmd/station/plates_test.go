package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/netcode/rough"
)

// everyKey are all keys that a keyboard has, alone and with others held.
func everyKey() (all []kit.Key) {
	names := []string{"Up", "Down", "Left", "Right", "Tab", "Enter", "Escape", "Space", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "Minus", "Equal"}
	for c := 'A'; c <= 'Z'; c++ {
		names = append(names, string(c))
	}
	for n := range 12 {
		names = append(names, fmt.Sprint("F", n+1))
	}
	for n := range 10 {
		names = append(names, fmt.Sprint(n))
	}
	for _, held := range []string{"", "Shift+", "Ctrl+", "Ctrl+Shift+"} {
		for _, name := range names {
			all = append(all, kit.Key(held+name))
		}
	}
	return all
}

// probe is a screen that asks for every key.
type probe struct {
	keys  []kit.Key
	heard []kit.Key
}

func (p *probe) Show(u *kit.UI, _ *view.View, _ kit.Rect) []sim.Intent {
	for _, k := range p.keys {
		if u.Key(kit.Bound(k)) {
			p.heard = append(p.heard, k)
		}
	}
	return nil
}

// plate is something that comes over a screen.
type plate struct {
	name  string
	see   func(*view.View)   // has the view call for it
	open  []kit.Key          // or the keys do
	takes func(kit.Key) bool // which keys it takes; nil: all
}

func plates() []plate {
	return []plate{
		{name: "help", open: []kit.Key{"H"}},
		{name: "keys", open: []kit.Key{"H", "Tab"}},
		{name: "goals", open: []kit.Key{"I"}},
		{name: "seats", open: []kit.Key{"Ctrl+S"}},
		{name: "more", open: []kit.Key{"L"}},
		{name: "features", open: []kit.Key{"B"}},
		{name: "something else", open: []kit.Key{"U"}},
		{name: "talk", open: []kit.Key{"T"}, takes: written},
		{name: "the end", see: func(v *view.View) { over(v); v.Head.Over = true }},
		{name: "the choice", see: func(v *view.View) { over(v); v.Head.Over = true }, open: []kit.Key{"S"}},
		{name: "the report", see: func(v *view.View) { over(v); v.Head.Over = true }, open: []kit.Key{"R"}},
		{name: "the next battle", see: func(v *view.View) { over(v); v.Table.Lobby.State = netcode.Gathering }},
		{name: "what was missed", see: func(v *view.View) {
			v.Missed = &netcode.Missed{Turns: []netcode.MissedTurn{{Seat: v.Head.Seat, Round: 1}}}
		}},
		{name: "a reaction", see: func(v *view.View) { v.Head.Awaited, v.Head.Left = v.Head.Seat, 100 }, takes: func(k kit.Key) bool { return k == "J" || k == "K" }},
		{name: "help over a reaction", see: func(v *view.View) { v.Head.Awaited, v.Head.Left = v.Head.Seat, 100 }, open: []kit.Key{"H"}},
	}
}

// written says whether a line that is typed keeps a key for itself.
func written(k kit.Key) bool {
	return k[0] != 'F' && !strings.HasPrefix(string(k), "Ctrl+") || len(k) == 1
}

// Keys belong to what is on top: under each plate every key is tried, and the screen
// below hears none that the plate takes.
func TestKeysBelongToWhatIsOnTop(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "ambush", crew.Rounds, seat, 2)
	all := everyKey()
	for _, p := range plates() {
		t.Run(p.name, func(t *testing.T) {
			v := holding(viewOf(b, seat), seat, at(1, crew.Pilot))
			if p.see != nil {
				p.see(v)
			}
			for _, k := range all {
				below := &probe{}
				at := newPlayer(t, v, map[crew.Role]view.Screen{crew.Gunner: below})
				at.press(p.open...)
				below.keys = all
				ordered := at.press(k)
				if p.takes != nil && !p.takes(k) {
					continue
				}
				if len(below.heard) > 0 {
					t.Fatalf("%s is heard below", k)
				}
				if slices.ContainsFunc(ordered, func(i sim.Intent) bool { return i.Verb() == crew.EndTurn }) {
					t.Fatalf("%s ends the turn", k)
				}
			}
		})
	}
	free := &probe{keys: all}
	if newPlayer(t, viewOf(b, seat), map[crew.Role]view.Screen{crew.Gunner: free}).press("W"); len(free.heard) != 1 {
		t.Errorf("without a plate the screen has heard %v", free.heard)
	}
}

// player is somebody at a bridge.
type player struct {
	*bridge.Bridge
	ui   *kit.UI
	view *view.View
	now  float64
}

func newPlayer(t *testing.T, v *view.View, screens map[crew.Role]view.Screen) *player {
	t.Helper()
	ui, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	return &player{Bridge: bridge.New(screens), ui: ui, view: v}
}

// press shows the bridge until it is at rest, with one key after the other pressed.
func (p *player) press(keys ...kit.Key) (ordered []sim.Intent) {
	for _, k := range append([]kit.Key{""}, keys...) {
		p.now += 0.05
		p.ui.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: []kit.Key{k}}, p.now)
		ordered = append(ordered, p.Show(p.ui, p.view)...)
		p.ui.End()
	}
	return ordered
}

// Under the plate of the end the GM's list of battles is neither hidden nor begun.
func TestEnterUnderTheEndBeginsNoBattle(t *testing.T) {
	b := fought(t, "duel", crew.Rounds, at(1, crew.Pilot), 2)
	if err := b.Give(crew.Master, &sim.Finish{Over: true, Winners: event.Sides(1), Text: "The Gap is open."}); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, crew.Master)
	a := over(v)
	gm := newPlayer(t, v, screens())
	gm.press("F6", "Enter") // the plate hears neither, then it is put away
	if len(a.asked) != 0 {
		t.Fatalf("under the plate the table is asked for %v", a.asked)
	}
	gm.press("F6", "Enter")
	if len(a.asked) != 1 || a.asked[0] != "fight duel" {
		t.Errorf("after it the table is asked for %v", a.asked)
	}
}

// TestFaultKeysArePressedForAMinute presses a key in every frame, in full count for a
// minute: that ends nothing, at any station, and all that the table gets of it is orders
// that it obeys or refuses.
func TestFaultKeysArePressedForAMinute(t *testing.T) {
	all, frames := everyKey(), 10*60
	if rough.Full() {
		frames = 60 * 60
	}
	ordered := 0
	for role := crew.Pilot; role <= crew.Boots; role++ {
		t.Run(role.String(), func(t *testing.T) {
			chance := rand.New(rand.NewPCG(uint64(role), 1))
			b, err := rehearsal.Start("prize", crew.Rounds, 7)
			if err != nil {
				t.Fatal(err)
			}
			seat := at(1, role)
			if role == crew.GM {
				seat = crew.Master
			}
			p := newPlayer(t, viewOf(b, seat), screens())
			for frame := range frames {
				if frame%20 == 0 {
					p.view = viewOf(b, seat)
				}
				for _, i := range p.press(all[chance.IntN(len(all))]) {
					ordered++
					if err := b.Give(seat, i); err != nil && !errors.As(err, new(*crew.Refusal)) {
						t.Fatalf("%s: %v", i.Verb(), err)
					}
				}
			}
		})
	}
	if ordered == 0 {
		t.Error("nothing was ordered: the test shows nothing")
	}
}
