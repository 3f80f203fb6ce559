//go:build browser

package browser

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"broadside/cmd/station/link"
	"broadside/netcode"
)

// fieldOf is a script for the field that lies over an entry, by what the entry says while it is empty.
func fieldOf(says string) string {
	return "document.querySelector('.field[aria-label=\"" + says + "\"]')"
}

// touchField touches the field over an entry, and waits until it has the keyboard.
func (p *page) touchField(says string) {
	p.Helper()
	field := fieldOf(says)
	p.until("there is an entry for "+says, field+" !== null")
	var x, y float64
	at := p.says("(() => { const r = " + field + ".getBoundingClientRect(); return (r.x + r.width / 2) + ' ' + (r.y + r.height / 2) })()")
	if _, err := fmt.Sscan(at, &x, &y); err != nil {
		p.Fatalf("the entry for %s is at %q", says, at)
	}
	p.tap(x, y)
	p.until("the entry for "+says+" has the keyboard", "document.activeElement === "+field)
}

// TestBrowserTypes comes to a table by touch, with a wrong PIN first, and talks there.
func TestBrowserTypes(t *testing.T) {
	for _, b := range browsers {
		t.Run(b.name, func(t *testing.T) {
			e := host(t, "--scenario", "long", "--data", "testdata", "--pin", "4711")
			p := b.start(t).open(e.at+"/#pass=1147&seat=1.gunner", 390, 844, true)
			p.quiet()
			p.knock("Mara")
			p.touchField("PIN or password")
			p.picture("wrong-pin")
			p.says("document.querySelector('canvas').onmouseup = (e) => { window.released = e.button + ' ' + e.clientX }")
			p.says(fieldOf("PIN or password") + ".dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse', button: 0, clientX: 77, bubbles: true }))")
			if got := p.says("window.released"); got != "0 77" {
				t.Errorf("the station hears of a mouse that is released on a field: %q", got)
			}
			if got := p.says(fieldOf("PIN or password") + ".value"); got != "1147" {
				t.Errorf("the entry holds %q, not the PIN that was said", got)
			}
			p.says(fieldOf("PIN or password") + ".select()")
			p.types("4711")
			p.frames()
			p.picture("right-pin")
			e.given(p, "Mara", "\"join\"", func() { p.tap(195, 281) }) // after a wrong one the table lets a moment pass
			p.until("no field is left", "document.querySelector('.field') === null && document.activeElement.tagName === 'CANVAS'")
			p.tap(350, 817)
			p.tap(100, 460)
			p.touchField("Say something to the table")
			p.types("Ahoy there")
			p.frames()
			p.picture("says")

			ada := link.To("ws"+strings.TrimPrefix(e.at, "http"), netcode.Hello{Build: netcode.Build(), Name: "Ada", Passphrase: "4711"}, &link.Known{}, link.Forgetful())
			t.Cleanup(ada.Leave)
			hears := func(is func() bool) {
				for began := time.Now(); !ada.Poll(time.Now()) || !is(); time.Sleep(20 * time.Millisecond) {
					if time.Since(began) > patience {
						t.Fatalf("Ada hears nothing: %s", ada.Lost())
					}
				}
			}
			hears(ada.Joined)
			p.press("Enter")
			hears(func() bool { return len(ada.Talk) > 0 })
			if said := ada.Talk[0]; said.From != "Mara" || said.Text != "Ahoy there" {
				t.Errorf("%s says %q", said.From, said.Text)
			}
		})
	}
}
