//go:build browser

package browser

import (
	"testing"
	"time"

	"broadside/netcode/rough"
)

// browser opens pages in windows of a size, as on a phone or on a desktop.
type browser interface {
	open(url string, width, height int, phone bool) *page
}

// page is one page of a browser, whichever it is.
type page struct {
	*testing.T
	driver
	name string // of the browser
}

// driver is what a browser's own protocol can do to a page.
type driver interface {
	says(script string) string
	key(code string, down bool)
	types(text string) // into the field that has the keyboard
	finger(x, y float64, down bool)
	shot() []byte // a PNG
}

// until waits until a script returns true.
func (p *page) until(what, script string) {
	p.Helper()
	for began := time.Now(); p.says("(() => { try { return String("+script+") } catch { return 'not yet' } })()") != "true"; time.Sleep(100 * time.Millisecond) {
		if time.Since(began) > patience {
			p.picture("stuck")
			p.Fatalf("waited %v in vain until %s; the page says %q", patience, what, p.says("document.body.innerText"))
		}
	}
}

// knock enters a name on the page once the station is loaded.
func (p *page) knock(name string) {
	p.Helper()
	p.until("the station is loaded", "!document.getElementById('join').disabled")
	p.says("(document.getElementById('name').value='" + name + "', document.getElementById('join').click())")
}

// press presses keys by their codes, such as "KeyF" or "ArrowUp".
func (p *page) press(codes ...string) {
	p.Helper()
	for _, code := range codes {
		p.key(code, true)
		p.frames()
		p.key(code, false)
		p.frames()
	}
}

// tap touches a place with a finger.
func (p *page) tap(x, y float64) {
	p.Helper()
	p.finger(x, y, true)
	p.frames()
	p.finger(x, y, false)
	p.frames()
}

// frames waits until the station has handled what was pressed, however slowly it draws.
func (p *page) frames() {
	p.Helper()
	p.says("new Promise((done) => { let n = 4; const next = () => n-- ? requestAnimationFrame(next) : done(); next(); })")
}

// picture stores what the page shows.
func (p *page) picture(name string) {
	p.Helper()
	rough.KeepPicture(p, p.name+"-"+name, p.shot())
}
