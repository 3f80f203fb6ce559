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
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/preferences"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/netcode/rough"
)

// everyKey returns all keys of a keyboard, alone and with modifiers.
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

// plate is something shown over a screen.
type plate struct {
	name  string
	see   func(*view.View)     // makes the view call for it
	open  []kit.Key            // or the keys open it
	takes func(kit.Key) bool   // reports which keys it takes; nil: all
	seats func(crew.Role) bool // reports which seats have it; nil: all
}

func plates() []plate {
	return []plate{
		{name: "help", open: []kit.Key{"H"}},
		{name: "keys", open: []kit.Key{"H", "Tab"}},
		{name: "goals", open: []kit.Key{"I"}},
		{name: "seats", open: []kit.Key{"Ctrl+S"}, seats: atConsole},
		{name: "more", open: []kit.Key{"L"}, seats: atConsole},
		{name: "features", open: []kit.Key{"B"}, seats: atConsole},
		{name: "something else", open: []kit.Key{"U"}, seats: atConsole},
		{name: "talk", open: []kit.Key{"T"}, takes: written},
		{name: "the end", see: func(v *view.View) { over(v); v.Head.Over = true }},
		{name: "the choice", see: func(v *view.View) { over(v); v.Head.Over = true }, open: []kit.Key{"S"}},
		{name: "the report", see: func(v *view.View) { over(v); v.Head.Over = true }, open: []kit.Key{"R"}},
		{name: "the next battle", see: func(v *view.View) { over(v); v.Table.Lobby.State = netcode.Gathering }, seats: func(r crew.Role) bool { return r != crew.GM }},
		{name: "the middle of a recording", see: recorded, open: []kit.Key{"Escape"}},
		{name: "the choice in a recording", see: recorded, open: []kit.Key{"Escape", "S"}},
		{name: "the report in a recording", see: recorded, open: []kit.Key{"Escape", "R"}},
		{name: "what was missed", see: func(v *view.View) {
			v.Missed = &netcode.Missed{Turns: []netcode.MissedTurn{{Seat: v.Head.Seat, Round: 1}}}
		}},
		{name: "a reaction", see: func(v *view.View) {
			v.Head.Awaited, v.Head.Asked, v.Head.Left = v.Head.Seat, crew.ReadiedAtConsole, 100
		}, takes: func(k kit.Key) bool { return k == "J" || k == "K" }},
		{name: "help over a reaction", see: func(v *view.View) {
			v.Head.Awaited, v.Head.Asked, v.Head.Left = v.Head.Seat, crew.ReadiedAtConsole, 100
		}, open: []kit.Key{"H"}},
	}
}

// atConsole reports whether a seat is at a console of a ship.
func atConsole(r crew.Role) bool { return r >= crew.Pilot && r <= crew.Coordinator }

// recorded makes a view that of a recording to which the table has turned.
func recorded(v *view.View) {
	over(v)
	v.Table.Lobby.State, v.Reel = netcode.Playing, &netcode.Reel{Tick: 1234, Last: 7400, Speed: 100}
}

// written reports whether a line being typed keeps a key for itself.
func written(k kit.Key) bool {
	return k[0] != 'F' && !strings.HasPrefix(string(k), "Ctrl+") || len(k) == 1
}

// Keys belong to what is on top: under each plate every key is tried, and the screen below gets
// none that the plate takes.
func TestKeysBelongToWhatIsOnTop(t *testing.T) {
	all := everyKey()
	for _, of := range []struct {
		scenario string
		seat     crew.Seat
	}{{"ambush", at(1, crew.Gunner)}, {"prize", at(1, crew.Boots)}, {"prize", crew.Master}} {
		b := fought(t, of.scenario, crew.Rounds, at(1, crew.Gunner), 2)
		for _, p := range plates() {
			if p.seats != nil && !p.seats(of.seat.Role) {
				continue
			}
			t.Run(of.seat.Role.String()+"/"+p.name, func(t *testing.T) {
				v := holding(viewOf(b, of.seat), of.seat, at(1, crew.Pilot))
				if p.see != nil {
					p.see(v)
				}
				for _, k := range all {
					below := &probe{}
					at := newPlayer(t, v, map[crew.Role]view.Screen{of.seat.Role: below})
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
		if newPlayer(t, viewOf(b, of.seat), map[crew.Role]view.Screen{of.seat.Role: free}).press("W"); len(free.heard) != 1 {
			t.Errorf("without a plate the screen of the %s has heard %v", of.seat.Role, free.heard)
		}
	}
}

// Under the window for readying nothing else is ordered, and nothing leads away.
func TestKeysBelongToTheReadyWindow(t *testing.T) {
	for role := crew.Pilot; role <= crew.Coordinator; role++ {
		seat := at(1, role)
		v := viewOf(fought(t, "ambush", crew.Rounds, seat, 2), seat)
		if ordered := newPlayer(t, v, screens()).press("Y", "Enter"); len(ordered) != 1 || ordered[0].Verb() != crew.Ready {
			t.Fatalf("Y and Enter of the %s order %v: the test shows nothing", role, ordered)
		}
		for _, k := range everyKey() {
			p := newPlayer(t, v, screens())
			for _, i := range p.press("Y", k) {
				if i.Verb() != crew.Ready && i.Verb() != crew.Stand { // those are the window's own
					t.Errorf("under the window of the %s %s orders %s", role, k, i.Verb())
				}
			}
			if p.Leave {
				t.Errorf("under the window of the %s %s leads to the lobby", role, k)
			}
		}
	}
}

// Esc closes what is on top, and nothing else: it leads to the lobby only if nothing is open.
func TestEscClosesWhatIsOnTop(t *testing.T) {
	foot := at(1, crew.Boots)
	for _, of := range []struct {
		scenario string
		seat     crew.Seat
	}{{"ambush", at(1, crew.Gunner)}, {"prize", foot}, {"prize", crew.Master}} {
		b := fought(t, of.scenario, crew.Rounds, at(1, crew.Gunner), 2)
		for _, p := range plates() {
			if p.name == "a reaction" || p.name == "the middle of a recording" || p.seats != nil && !p.seats(of.seat.Role) {
				continue // one is answered, not closed; the other asks whether to leave, and Esc does
			}
			v := holding(viewOf(b, of.seat), of.seat, at(1, crew.Pilot))
			if p.see != nil {
				p.see(v)
			}
			escape(t, of.seat.Role.String()+" "+p.name, v, p.open...)
		}
	}
	for role := crew.Pilot; role <= crew.Coordinator; role++ {
		escape(t, role.String(), viewOf(fought(t, "ambush", crew.Rounds, at(1, role), 2), at(1, role)), "Y")
	}
	boarded, err := rehearsal.Start("prize", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := boarded.Await(foot); err != nil {
		t.Fatal(err)
	}
	for _, keys := range [][]kit.Key{{"Y"}, {"Y", "Ctrl+P"}, {"1", "B"}} {
		escape(t, fmt.Sprint("boots ", keys), viewOf(boarded, foot), keys...)
	}
	for _, keys := range [][]kit.Key{{"Home", "Ctrl+D"}, {"Home", "Right", "Left", "Space", "Ctrl+R"}, {"E"}, {"D"}, {"S"}, {"U"}, {"F6"}} {
		escape(t, fmt.Sprint("GM ", keys), viewOf(boarded, crew.Master), keys...)
	}
}

// escape opens something by keys and presses Esc: if nothing was opened, that leads to the lobby.
func escape(t *testing.T, name string, v *view.View, open ...kit.Key) {
	t.Helper()
	p := newPlayer(t, v, screens())
	p.press()
	p.now += 2
	p.press(open...)
	if p.press("Escape"); p.Leave {
		t.Errorf("%s: Esc leads to the lobby", name)
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

// press shows the bridge until it is at rest, pressing one key after another.
func (p *player) press(keys ...kit.Key) (ordered []sim.Intent) {
	for _, k := range append([]kit.Key{""}, keys...) {
		ordered = append(ordered, p.do(kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: []kit.Key{k}})...)
	}
	return ordered
}

// do shows the bridge once, with what is done at it.
func (p *player) do(in kit.Input) (ordered []sim.Intent) {
	p.now += 0.05
	p.ui.Begin(nil, kit.MinWidth, kit.MinHeight, in, p.now)
	ordered = p.Show(p.ui, p.view)
	p.ui.End()
	return ordered
}

// Before the battle no station offers an order that the table refuses, and all say why.
func TestBeforeTheBattleNothingIsOffered(t *testing.T) {
	for role := crew.Pilot; role <= crew.Coordinator; role++ {
		b, err := rehearsal.Set("duel", crew.Rounds, 7)
		if err != nil {
			t.Fatal(err)
		}
		seat := at(1, role)
		p := newPlayer(t, viewOf(b, seat), screens())
		p.ui.Watch = true
		p.press()
		if texts := p.ui.Texts(); !slices.Contains(texts, "The battle has not begun.") || slices.Contains(texts, "There is nobody to fire at.") {
			t.Errorf("the %s reads %q", role, texts)
		}
		for _, k := range everyKey() {
			for _, i := range newPlayer(t, p.view, screens()).press(k) {
				if err := b.Give(seat, i); err != nil {
					t.Errorf("%s of the %s offers %s: %v", k, role, i.Verb(), err)
				}
			}
		}
	}
}

// Under the plate of the end the GM's list of battles is neither hidden nor started.
func TestEnterUnderTheEndBeginsNoBattle(t *testing.T) {
	b := fought(t, "duel", crew.Rounds, at(1, crew.Pilot), 2)
	if err := b.Give(crew.Master, &sim.Finish{Over: true, Winners: event.Sides(1), Text: "The Gap is open."}); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, crew.Master)
	a := over(v)
	gm := newPlayer(t, v, screens())
	gm.press("P", "Enter") // meant for the battle: the plate has only just come
	gm.now += 2
	gm.press("F6", "Enter") // the plate ignores both, then it is closed
	if len(a.asked) != 0 {
		t.Fatalf("under the plate the table is asked for %v", a.asked)
	}
	gm.press("F6", "Enter")
	if len(a.asked) != 1 || a.asked[0] != "fight duel" {
		t.Errorf("after it the table is asked for %v", a.asked)
	}
}

// TestFaultKeysAndButtonsArePressedForAMinute presses a key, or clicks, drags or turns the wheel
// somewhere, in every frame, in full for a minute: that ends nothing, at any station, and the table
// gets only orders that it obeys or refuses. From a recording it gets none.
func TestFaultKeysAndButtonsArePressedForAMinute(t *testing.T) {
	frames := pressedFor()
	ordered := 0
	for role := crew.Pilot; role <= crew.Boots; role++ {
		seat := at(1, role)
		if role == crew.GM {
			seat = crew.Master
		}
		t.Run(role.String(), func(t *testing.T) {
			hand := newFidget(role)
			b, err := rehearsal.Start("prize", crew.Rounds, 7)
			if err != nil {
				t.Fatal(err)
			}
			p := newPlayer(t, viewOf(b, seat), screens())
			for frame := range frames {
				if frame%20 == 0 {
					p.view = viewOf(b, seat)
				}
				for _, i := range p.do(hand.input()) {
					ordered++
					if err := b.Give(seat, i); err != nil && !errors.As(err, new(*crew.Refusal)) {
						t.Fatalf("%s: %v", i.Verb(), err)
					}
				}
			}
			p.leaves(t)
		})
		t.Run("recording/"+role.String(), func(t *testing.T) {
			hand := newFidget(role)
			b := fought(t, "prize", crew.Rounds, at(1, crew.Gunner), 2)
			v, wound := viewOf(b, seat), 0
			v.Reel = &netcode.Reel{Tick: 2000, Last: 9000, Speed: 100, Marks: []netcode.Mark{{Tick: 3000, Side: 1, Text: "It explodes."}}}
			v.Wind = func(r netcode.Reel) {
				wound++
				if v.Reel.Speed, v.Reel.Paused = r.Speed, r.Paused; r.Tick != netcode.Stay {
					v.Reel.Tick = r.Tick
				}
			}
			p := newPlayer(t, v, screens())
			for range frames / 4 {
				in := hand.input()
				if ordered := p.do(in); len(ordered) > 0 {
					t.Fatalf("%+v orders %v", in, ordered)
				}
				if r := v.Reel; r.Tick < 0 || r.Tick > r.Last || r.Speed < netcode.SlowestReel || r.Speed > netcode.FastestReel {
					t.Fatalf("%+v winds it to %+v", in, r)
				}
			}
			if wound == 0 {
				t.Error("it was never wound: the test shows nothing")
			}
		})
	}
	if ordered == 0 {
		t.Error("nothing was ordered: the test shows nothing")
	}
}

// leaves presses Esc until it leads to the lobby, closing whatever is open.
func (p *player) leaves(t *testing.T) {
	t.Helper()
	p.Leave = false
	for range 12 {
		if p.press("Escape"); p.Leave {
			return
		}
	}
	p.ui.Watch = true
	p.press()
	t.Errorf("Esc does not lead from here to the lobby: %q", p.ui.Texts())
}

// pressedFor returns in how many frames a key is pressed: in full those of a minute.
func pressedFor() int {
	if rough.Full() {
		return 60 * 60
	}
	return 10 * 60
}

// fidget presses random keys, and uses a mouse.
type fidget struct {
	*rand.Rand
	all   []kit.Key
	mouse kit.Point
	held  bool
}

func newFidget(seed crew.Role) fidget {
	return fidget{Rand: rand.New(rand.NewPCG(uint64(seed), 1)), all: everyKey()}
}

// input returns what is done in the next frame: a key, the next part of a click or a drag, another
// click at the same place, a right click, or the wheel.
func (h *fidget) input() kit.Input {
	in := kit.Input{}
	switch n := h.IntN(12); {
	case h.held && n < 8:
		h.held, in.Released = false, true
	case h.held:
		h.mouse.X, h.mouse.Y = h.mouse.X+float64(h.IntN(81)-40), h.mouse.Y+float64(h.IntN(81)-40)
	case n < 5:
		key := h.all[h.IntN(len(h.all))]
		if in.Keys = []kit.Key{key}; len(key) == 1 {
			in.Typed = []rune(strings.ToLower(string(key)))
		}
	case n < 9:
		if n > 5 {
			h.mouse = kit.Point{X: h.Float64() * kit.MinWidth, Y: h.Float64() * kit.MinHeight}
		}
		h.held, in.Pressed = true, true
	case n == 9:
		in.Right = true
	default:
		in.Wheel = float64(h.IntN(5) - 2)
	}
	in.Mouse, in.Held = h.mouse, h.held
	return in
}

// TestFaultKeysAndButtonsArePressedAtEveryDoor does the same on the screens before a battle, at a real
// station beside the real server: only the key and the control that close the window do.
func TestFaultKeysAndButtonsArePressedAtEveryDoor(t *testing.T) {
	g := arriving(t)
	g.ui.Watch, g.ui.Clipboard = true, nil
	hand := newFidget(crew.NoRole)
	by := func(keys ...kit.Key) func() { return func() { g.turn(keys...) } }
	at := func(p place) func() bool {
		return func() bool { return g.at == p && g.link == nil && g.host.running == nil }
	}
	for _, screen := range []struct {
		name   string
		lead   func()
		is     func() bool
		wishes bool      // the page of settings covers it
		hits   kit.Point // clicked before each key, unless zero
	}{
		{name: "the first window", lead: by(), is: at(atFirst)},
		{name: "the settings", lead: by("Ctrl+F2"), is: at(atFirst), wishes: true},
		{name: "the bindings", lead: by("Ctrl+F1"), is: at(atFirst), wishes: true},
		{name: "a binding", lead: by("Ctrl+F1"), is: at(atFirst), wishes: true, hits: kit.Point{X: 640, Y: 150}},
		{name: "the door", lead: by("J"), is: at(atDoor)},
		{name: "hosting", lead: by("H"), is: at(atSetup)},
		{name: "learning", lead: by("L"), is: at(atLearn)},
		{name: "the invitation", lead: g.invite, is: func() bool { return g.link != nil && g.host.invites }},
		{name: "the lobby", lead: func() { g.invite(); g.turn("S") }, is: func() bool { return g.link != nil && g.link.Joined() && !g.host.invites && !g.aboard }},
	} {
		is := func() bool { return screen.is() && g.wishes.Shown() == screen.wishes }
		for range pressedFor() / 4 {
			if !is() {
				g.home()
				if screen.lead(); !is() {
					t.Fatalf("no key leads to %s: it is %d", screen.name, g.at)
				}
			}
			if screen.hits != (kit.Point{}) {
				g.do(kit.Input{Mouse: screen.hits, Pressed: true, Held: true})
				g.do(kit.Input{Mouse: screen.hits, Released: true})
			}
			in := hand.input()
			closes := len(in.Keys) > 0 && slices.Contains(g.ui.Bindings.Keys("window.quit"), in.Keys[0])
			if g.do(in); g.ended && !closes && !g.ui.Where("Quit").Has(g.ui.In.Mouse) || g.failed != nil {
				t.Fatalf("at %s %+v closes the window: %v", screen.name, in, g.failed)
			}
			for _, f := range g.ui.Faults() {
				t.Errorf("at %s after %+v: %v", screen.name, in, f)
			}
			if g.ended = false; t.Failed() {
				return
			}
		}
	}
}

// home returns to the first window, from wherever keys have led.
func (n *newcomer) home() {
	n.host.close()
	if n.link != nil {
		n.leave()
	}
	n.leaveClub()
	n.host.setup, n.door = lobby.Setup{Player: "Mara", Table: "Mara's table"}, lobby.Door{Name: "Mara"}
	n.at, n.knocks, n.trouble, n.ended, n.wishes = atFirst, "", "", false, preferences.Page{}
	n.ui.Bindings.Reset()
	n.turn()
	n.turn()
}

// invite goes to the invitation of a table hosted here.
func (n *newcomer) invite() {
	n.turn("H")
	n.until("there is something to host", func() bool { return len(n.host.scenarios) > 0 })
	n.turn("Enter")
	n.until("the invitation is shown", func() bool { return n.host.invites && n.link != nil && n.link.Lobby != nil })
}

// The Esc meant for a tool that its order has closed does not leave the GM's console.
func TestEscAfterAToolLeavesNoConsole(t *testing.T) {
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, crew.Master)
	for name, keys := range map[string][]kit.Key{"dice": {"X", "1", "Enter"}, "remove": {"Delete", "Enter"}} {
		p := newPlayer(t, v, screens())
		if ordered := p.press(keys...); len(ordered) != 1 {
			t.Errorf("%s ordered %v", name, ordered)
		}
		if p.press("Escape"); p.Leave {
			t.Errorf("after %s one Esc leaves", name)
		}
		if p.press("Escape"); !p.Leave {
			t.Errorf("after %s a second Esc does not leave", name)
		}
		p = newPlayer(t, v, screens())
		p.press(keys...)
		p.now += kit.ToastTime
		if p.press("Escape"); !p.Leave {
			t.Errorf("long after %s Esc does not leave", name)
		}
		p = newPlayer(t, v, screens())
		if p.press(keys[0], "Escape"); p.Leave {
			t.Errorf("the Esc that closes %s leaves", name)
		}
		if p.press("Escape"); !p.Leave {
			t.Errorf("with %s closed by Esc, Esc does not leave", name)
		}
	}
}
