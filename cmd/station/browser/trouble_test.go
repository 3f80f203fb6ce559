//go:build browser

package browser

import "testing"

// tells waits until the page says something.
func (p *page) tells(what string) {
	p.Helper()
	p.until("it says "+what, "document.getElementById('say').textContent.includes('"+what+"')")
	p.Log(p.says("document.getElementById('say').textContent"))
}

// reload loads the page again, and takes somebody to the table once more.
func (e *evening) reload(p *page, name string) {
	e.Helper()
	p.says("(window.old = true, location.reload())")
	p.until("the page is loaded again", "!window.old && document.getElementById('join') !== null")
	e.back(p, name)
}

// back joins again, and checks that the table knows who it is.
func (e *evening) back(p *page, name string) {
	e.Helper()
	was, joins := e.client(name), e.times(name, "\"join\"")
	p.until("the station is loaded", "!document.getElementById('join').disabled")
	p.says("document.getElementById('join').click()")
	e.ordered(name, "\"join\"", joins+1)
	if now := e.client(name); now != was {
		e.Errorf("%s was client %s, and is %s: the seat is lost", name, was, now)
	}
}

func TestBrowserWithoutWebGL(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	p := startChromium(t, "", "--disable-3d-apis").open("http://"+e.at+"/", 800, 600, false)
	p.tells("hardware acceleration")
	p.picture("no-webgl")
}

// TestBrowserThatKeepsNothing has the browser refuse its store, as it does where cookies
// are blocked; the seat is there again when the page is loaded again.
func TestBrowserThatKeepsNothing(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	p := e.sit(startChromium(t, `{"profile":{"default_content_setting_values":{"cookies":2}}}`), "Ada", "1.pilot", 1280, 720, false)
	if p.says("(() => { try { return localStorage.length } catch (e) { return e.name } })()") != "SecurityError" {
		t.Fatal("this browser keeps something")
	}
	p.tells("keeps nothing for this page")
	p.picture("keeps-nothing")
	e.reload(p, "Ada")
}

func TestBrowserThatIsFull(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	p := startChromium(t, "").open("http://"+e.at+"/#seat=1.pilot", 1280, 720, false)
	p.until("the page is there", "document.getElementById('join') !== null")
	p.says("(() => { for (let n = 1 << 22; n > 0; n >>= 1) try { for (let i = 0; ; i++) localStorage.setItem(n + '-' + i, 'x'.repeat(n)) } catch {} })()")
	e.join(p, "Ada")
	p.tells("is full")
	p.picture("full")
	e.reload(p, "Ada")
}
