//go:build unix

package main

import (
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/crew"
	"broadside/netcode"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/cmd/station/sound"
)

// TestSeatsMergeAndSplitAtAStation goes the whole way by keys, at a table in a
// process of its own: a seat, one beside it, from tab to tab, and one given up.
func TestSeatsMergeAndSplitAtAStation(t *testing.T) {
	t.Parallel()
	e := hosted(t)
	ui, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	tokens, err := link.OpenTokens("")
	if err != nil {
		t.Fatal(err)
	}
	g := &station{
		set: &settings{silent: true}, ui: ui, sound: sound.New(true), known: &link.Known{}, tokens: tokens,
		begun: time.Now(), search: search{finding: make(chan found, 1)}, told: make(chan os.Signal, 1),
	}
	g.door.Name = "Ada"
	g.dial(e.address)
	t.Cleanup(g.close)
	target := ebiten.NewImage(1280, 720) // nobody looks at it
	t.Cleanup(target.Deallocate)
	draw := func(keys ...kit.Key) {
		inWindow(func() {
			g.hands.in.Keys = keys
			g.Draw(target)
		})
	}
	until := func(what string, so func() bool) {
		t.Helper()
		e.until(what, func() bool { draw(); return so() })
	}
	sees := func(seat crew.Seat) func() bool {
		return func() bool {
			v := g.link.View(time.Now())
			return g.aboard && v != nil && v.Head.Seat == seat
		}
	}
	aboard := func(what string, seat crew.Seat) { // which is not heard too soon after a seat was taken
		t.Helper()
		until(what, func() bool {
			if !g.aboard {
				draw("Enter")
			}
			return sees(seat)()
		})
	}
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	// has reports whether the guns are in such hands and Ada has the helm, as both the
	// watcher and her own station have heard.
	has := func(holder netcode.Holder, who string) bool {
		for _, l := range []*netcode.Lobby{e.watcher.Lobby, g.link.Lobby} {
			if guns := seatOf(l, gunner); guns.Holder != holder || who != "" && guns.Who != who || seatOf(l, helm).Who != "Ada" {
				return false
			}
		}
		return true
	}

	until("the hall is there", func() bool { return g.link.Joined() && g.link.Lobby != nil && g.link.Lobby.State == netcode.Playing })
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
