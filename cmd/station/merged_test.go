//go:build unix

package main

import (
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/cmd/station/sound"
)

// guest is somebody at a station of a table, by keys.
type guest struct {
	*station
	e      *evening
	target *ebiten.Image // nobody looks at it
}

// sit opens a station at the table, in this process.
func (e *evening) sit(name string) *guest {
	e.Helper()
	ui, err := kit.New()
	if err != nil {
		e.Fatal(err)
	}
	tokens, err := link.OpenTokens("")
	if err != nil {
		e.Fatal(err)
	}
	g := &guest{e: e, target: ebiten.NewImage(1280, 720), station: &station{
		set: &settings{silent: true}, host: newHost(name), ui: ui, sound: sound.New(true), known: &link.Known{}, tokens: tokens,
		clock: clock{begun: time.Now()}, search: search{finding: make(chan found, 1)}, told: make(chan os.Signal, 1),
	}}
	e.Cleanup(g.target.Deallocate)
	g.door.Name = name
	g.dial(e.address)
	e.Cleanup(g.close)
	g.until("the hall is there", func() bool { return g.link.Joined() && g.link.Lobby != nil })
	return g
}

// draw draws the station, with keys that were just pressed.
func (g *guest) draw(keys ...kit.Key) {
	inWindow(func() {
		for _, k := range keys {
			g.hands.strokes = append(g.hands.strokes, stroke{key: k})
		}
		g.Draw(g.target)
	})
}

func (g *guest) until(what string, so func() bool) {
	g.e.Helper()
	g.e.until(what, func() bool { g.draw(); return so() })
}

// TestSeatsMergeAndSplitAtAStation takes a seat, takes another beside it, switches between their
// tabs, and gives one up, all by keys, at a table in a process of its own.
func TestSeatsMergeAndSplitAtAStation(t *testing.T) {
	t.Parallel()
	e := hosted(t, "--live")
	g := e.sit("Ada")
	draw, until := g.draw, g.until
	sees := func(seat crew.Seat) func() bool {
		return func() bool {
			v := g.link.View(time.Now())
			return g.aboard && v != nil && v.Head.Seat == seat
		}
	}
	aboard := func(what string, seat crew.Seat) { // which is ignored too soon after a seat was taken
		t.Helper()
		until(what, func() bool {
			if !g.aboard {
				draw("Enter")
			}
			return sees(seat)()
		})
	}
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	// has reports whether somebody holds the guns and Ada has the helm, as both the watcher and her
	// own station know.
	has := func(holder netcode.Holder, who string) bool {
		for _, l := range []*netcode.Lobby{e.watcher.Lobby, g.link.Lobby} {
			if guns := seatOf(l, gunner); guns.Holder != holder || who != "" && guns.Who != who || seatOf(l, helm).Who != "Ada" {
				return false
			}
		}
		return true
	}

	draw("Enter")
	until("the helm is hers", sees(helm))
	draw("Escape")
	draw("Right")
	draw("A")
	until("the guns are hers too", func() bool { return has(netcode.Taken, "Ada") })
	aboard("she looks from the guns", gunner)
	draw("F1")
	until("she looks from the helm", sees(helm))
	draw("End")
	until("she looks from the guns again", sees(gunner))
	draw("Escape")
	draw("A")
	until("a bot has the guns", func() bool { return has(netcode.Bot, "") })
	until("the hall is at the helm", func() bool { return g.link.Seat() == helm })
	aboard("she looks from the helm", helm)
	draw("Ctrl+S")
	draw("2")
	until("the guns are hers again, by the page of seats", func() bool { return has(netcode.Taken, "Ada") })
	draw("2")
	until("a bot has the guns again", func() bool { return has(netcode.Bot, "") && sees(helm)() })
}

// TestTheBattleBeginsForWhoIsNotReady runs a battle as the GM while a player in the lobby is not
// ready: they are aboard, and can go back.
func TestTheBattleBeginsForWhoIsNotReady(t *testing.T) {
	t.Parallel()
	e := hosted(t, "--now=false", "--gm-password", "orrery")
	tokens, err := link.OpenTokens("")
	if err != nil {
		t.Fatal(err)
	}
	gm := link.To(e.address, netcode.Hello{Name: "Gus", Passphrase: "orrery"}, &link.Known{}, tokens)
	t.Cleanup(gm.Leave)
	e.until("the GM is in their chair", func() bool {
		gm.Poll(time.Now())
		if gm.Lobby != nil && gm.Mine() == nil {
			gm.Sit(crew.Master)
		}
		return gm.Mine() != nil
	})
	g := e.sit("Ada")
	g.draw("Enter")
	g.until("the helm is hers", func() bool { return g.link.Mine() != nil })
	if g.aboard || g.link.Mine().Ready {
		t.Fatalf("before the battle she is aboard: %v, and ready: %v", g.aboard, g.link.Mine().Ready)
	}
	gm.Order([]sim.Intent{&sim.Pause{On: false}})
	g.until("she is aboard", func() bool { gm.Poll(time.Now()); return g.aboard })
	g.until("she sees the battle", func() bool { return g.link.View(time.Now()) != nil })
	g.draw("Escape")
	for range 5 {
		g.draw()
	}
	if g.aboard {
		t.Error("she does not stay in the lobby, to which she went back")
	}
}
