//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// mostLoaded bounds the bytes that a browser loads, closely enough that a new import is noticed.
const mostLoaded = 6.15e6

func TestPageIsSmall(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(programs, "web", "*"))
	if err != nil {
		t.Fatal(err)
	}
	all := int64(0)
	for _, path := range files {
		f, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		all += f.Size()
	}
	t.Logf("a browser loads %d bytes", all)
	if all == 0 || all > mostLoaded {
		t.Errorf("a browser loads %d bytes, more than %.0f; see what the station has begun to import", all, mostLoaded)
	}
}

// browsers are the browsers in which the page is tested.
var browsers = [...]struct {
	name  string
	start func(*testing.T) browser
	over  string // its carrier, from a page on this machine
}{
	{"chromium", func(t *testing.T) browser { return startChromium(t, "") }, "WebTransport"},
	{"firefox", startFirefox, "WebTransport"},
}

// TestBrowserPlays plays with two people at a table, each with their own browser: one at a desktop
// with keys, and one with a phone by touch alone. Both lose the network for five seconds, and find
// their seats again.
func TestBrowserPlays(t *testing.T) {
	for _, b := range browsers {
		t.Run(b.name, func(t *testing.T) { playDuel(t, b.start, b.over) })
	}
}

// plot gives a course, each time to another side, in case somebody is there. Enter comes first, for
// any page above the station: a returning player is told what they missed.
func plot(p *page) func() {
	sides := [][]string{{"ArrowRight"}, slices.Repeat([]string{"ArrowLeft"}, 6), slices.Repeat([]string{"ArrowRight"}, 6)} // 15 degrees each
	return func() {
		p.Helper()
		p.press("Enter", "Delete")
		p.press(sides[0]...)
		p.press("ArrowUp", "Enter")
		sides = append(sides[1:], sides[0])
	}
}

// helm steers whatever lies ahead: back to full stop, and on.
var helm = []string{"Enter", "KeyS", "KeyW"}

// endOrder is that order in the audit log.
const endOrder = "\"end\""

// end touches the page of orders and, twice, the end of the turn below them: with a foe left to fire at
// it asks whether that is meant, and forgets the first touch when the round ends.
func end(p *page) {
	p.Helper()
	p.tap(310, 35)
	p.tap(45, 817)
	p.tap(195, 748)
	p.tap(195, 748)
}

// fire touches what closes the page about an absence; the order to fire, which is below the targets
// whatever is above it; and last the first target, for the next time.
func fire(p *page) {
	p.Helper()
	p.tap(310, 35)
	for y := 560.0; y >= 330; y -= 35 { // below the map, which takes the upper third
		p.tap(120, y)
	}
}

func playDuel(t *testing.T, start func(*testing.T) browser, over string) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	ada := e.sit(start(t), "Ada", "1.pilot", 1280, 720, false)
	e.comesOver("Ada", over)

	mara := e.sit(start(t), "Mara", "1.gunner", 390, 844, true)
	e.comesOver("Mara", over)
	e.given(mara, "Mara", "\"fire\"", func() { fire(mara) })
	e.given(ada, "Ada", "\"fly\"", plot(ada)) // only now, or the target might leave the arc before a phone has loaded
	mara.picture("gunner-phone")
	mara.tap(195, 817)
	mara.picture("map-phone")
	mara.tap(45, 817)

	e.sever(true)
	time.Sleep(5 * time.Second)
	mara.picture("cut-off")
	e.sever(false)
	if over == "WebSocket" { // a session of WebTransport outlives that
		e.ordered("Ada", "\"join\"", 2)
		e.ordered("Mara", "\"join\"", 2)
	}
	e.given(ada, "Ada", "\"helm\"", func() { ada.press(helm...) })
	e.given(mara, "Mara", endOrder, func() { end(mara) })
	mara.frames()
	mara.picture("back") // an order is given from a picture that has come since
	ada.picture("pilot")
}

// TestBrowserCrosses docks with a friend as a pilot, and crosses on foot. The network is lost for
// five seconds meanwhile; then they cross again.
func TestBrowserCrosses(t *testing.T) {
	for _, b := range browsers {
		t.Run(b.name, func(t *testing.T) {
			e := host(t, "--scenario", "quay", "--data", "testdata")
			ada := e.sit(b.start(t), "Ada", "1.pilot", 1280, 720, false)
			cross := func() { ada.press("Enter", "F9") }
			e.given(ada, "Ada", "\"dock\"", func() { ada.press("Enter", "KeyM") })
			ada.press("Home")
			e.given(ada, "Ada", "\"cross\"", cross)
			ada.frames()
			ada.picture("across")
			e.sever(true)
			time.Sleep(5 * time.Second)
			e.sever(false)
			e.given(ada, "Ada", "\"cross\"", cross)
			ada.frames()
			ada.picture("crossed-back")
		})
	}
}
