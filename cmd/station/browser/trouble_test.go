//go:build browser

package browser

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"broadside/netcode"
)

// tells waits until the page shows a text.
func (p *page) tells(what string) {
	p.Helper()
	p.until("it says "+what, "document.getElementById('say').textContent.includes('"+what+"')")
	p.Log(p.says("document.getElementById('say').textContent"))
}

// reload reloads the page, and lets somebody join once more.
func (e *evening) reload(p *page, name string) {
	e.Helper()
	p.says("(window.old = true, location.reload())")
	p.until("the page is loaded again", "!window.old && document.getElementById('join') !== null")
	e.back(p, name)
}

// back joins again, and checks that the table recognises the player.
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
	p := startChromium(t, "", "--disable-3d-apis").open(e.at+"/", 800, 600, false)
	p.tells("hardware acceleration")
	p.picture("no-webgl")
}

// TestBrowserThatKeepsNothing makes the browser refuse its store, as when cookies are blocked; the
// seat is still there after reloading the page.
func TestBrowserThatKeepsNothing(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	p := e.sit(startChromium(t, `{"profile":{"default_content_setting_values":{"cookies":2}}}`), "Ada", "1.pilot", 1280, 720, false)
	if p.says("(() => { try { return localStorage.length } catch (e) { return e.name } })()") != "SecurityError" {
		t.Fatal("this browser keeps something")
	}
	p.tells("stores nothing for this page")
	p.picture("keeps-nothing")
	e.reload(p, "Ada")
}

func TestBrowserThatIsFull(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	p := startChromium(t, "").open(e.at+"/#seat=1.pilot", 1280, 720, false)
	p.until("the page is there", "document.getElementById('join') !== null")
	p.says("(() => { for (let n = 1 << 22; n > 0; n >>= 1) try { for (let i = 0; ; i++) localStorage.setItem(n + '-' + i, 'x'.repeat(n)) } catch {} })()")
	e.join(p, "Ada")
	p.tells("is full")
	p.picture("full")
	e.reload(p, "Ada")
}

// between puts a proxy between browsers and the server's page.
func (e *evening) between(change func(http.Handler) http.Handler) {
	e.Helper()
	to := &url.URL{Scheme: "http", Host: e.to}
	p := httptest.NewUnstartedServer(change(httputil.NewSingleHostReverseProxy(to)))
	if strings.HasPrefix(e.at, "https:") {
		p.StartTLS()
	} else {
		p.Start()
	}
	e.Cleanup(p.CloseClientConnections)
	e.mu.Lock()
	e.to = p.Listener.Addr().String()
	e.mu.Unlock()
}

// TestBrowserBehindAProxy serves the page and its WebSocket through a proxy that supports
// WebSockets.
func TestBrowserBehindAProxy(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	e.block()
	e.between(func(h http.Handler) http.Handler { return h })
	ada := e.sit(startChromium(t, ""), "Ada", "1.pilot", 1280, 720, false)
	e.given(ada, "Ada", "\"fly\"", plot(ada))
	e.comesOver("Ada", "WebSocket")
}

// TestBrowserByHTTPS serves the page over https from a trusted proxy, with and without a way past
// it for UDP.
func TestBrowserByHTTPS(t *testing.T) {
	for carrier, block := range map[string]func(*evening){"WebTransport": func(*evening) {}, "WebSocket": (*evening).block} {
		t.Run(carrier, func(t *testing.T) {
			e := host(t, "--scenario", "long", "--data", "testdata", "--proxy", "127.0.0.1")
			block(e)
			e.at = strings.Replace(e.at, "http:", "https:", 1)
			e.between(func(h http.Handler) http.Handler { return h })
			ada := e.sit(startChromium(t, "", "--ignore-certificate-errors"), "Ada", "1.pilot", 1280, 720, false)
			if ada.says("String(isSecureContext)") != "true" {
				t.Error("the page is not secure")
			}
			e.comesOver("Ada", carrier)
			e.given(ada, "Ada", "\"fly\"", plot(ada))
		})
	}
}

// TestBrowserBehindForwardedPorts reaches page and table at ports other than their own, as in a
// container.
func TestBrowserBehindForwardedPorts(t *testing.T) {
	l, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := l.LocalAddr().(*net.UDPAddr).Port
	l.Close()
	e := host(t, "--scenario", "long", "--data", "testdata", "--udp-port", strconv.Itoa(port))
	ada := e.sit(startChromium(t, ""), "Ada", "1.pilot", 1280, 720, false)
	e.comesOver("Ada", "WebTransport")
	e.given(ada, "Ada", "\"fly\"", plot(ada))
}

// TestBrowserWithoutUDP plays without UDP.
func TestBrowserWithoutUDP(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	e.block()
	ada := e.sit(startChromium(t, ""), "Ada", "1.pilot", 1280, 720, false)
	e.comesOver("Ada", "WebSocket")
	e.given(ada, "Ada", "\"fly\"", plot(ada))
}

// holdBack opens a WebSocket over which nothing arrives.
func holdBack(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer conn.CloseNow()
	<-conn.CloseRead(r.Context()).Done()
}

// TestBrowserBehindABrokenProxy uses a proxy that refuses WebSockets, and one that opens them and
// lets nothing through.
func TestBrowserBehindABrokenProxy(t *testing.T) {
	for name, by := range map[string]struct {
		link http.HandlerFunc
		says string
	}{
		"refuses":    {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusBadGateway) }, "no proxy is in between"},
		"holds back": {holdBack, "a proxy or VPN in between blocks it"},
	} {
		t.Run(name, func(t *testing.T) {
			e := host(t, "--scenario", "long", "--data", "testdata")
			e.block()
			e.between(func(h http.Handler) http.Handler {
				all := http.NewServeMux()
				all.Handle("/", h)
				all.HandleFunc("/link", by.link)
				return all
			})
			p := startChromium(t, "").open(e.at+"/#seat=1.pilot", 1280, 720, false)
			p.knock("Ada")
			p.tells(by.says)
			p.picture("proxy-" + strings.Fields(name)[0])
		})
	}
}

// TestBrowserThatSleeps stops the whole browser, as a phone in a pocket does. The table has long
// missed it when it wakes up.
func TestBrowserThatSleeps(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	b := startChromium(t, "").(*chromium)
	mara := e.sit(b, "Mara", "1.gunner", 390, 844, true)
	e.given(mara, "Mara", "\"fire\"", func() { fire(mara) })
	was := e.client("Mara")
	b.sleep(true)
	time.Sleep(15 * time.Second)
	b.sleep(false)
	e.ordered("Mara", "\"join\"", 2)
	e.comesOver("Mara", "WebTransport")
	if now := e.client("Mara"); now != was {
		t.Errorf("Mara was client %s, and is %s: the seat is lost", was, now)
	}
	e.given(mara, "Mara", endOrder, func() { end(mara) })
	mara.picture("slept")
}

// TestBrowserThatDies kills a page that uses WebTransport without a goodbye. The table misses it
// after the usual time, and holds the seat for the next page.
func TestBrowserThatDies(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	b := startChromium(t, "").(*chromium)
	ada := e.sit(b, "Ada", "1.pilot", 1280, 720, false)
	e.comesOver("Ada", "WebTransport")
	e.given(ada, "Ada", "\"fly\"", plot(ada))
	b.kill()
	e.ordered("Ada", "\"quiet\"", 1)
	e.ordered("Ada", fmt.Sprintf("nothing was heard for %d s", netcode.IdleTime/time.Second), 1)
	again := b.open(e.at+"/", 1280, 720, false)
	e.back(again, "Ada")
	e.comesOver("Ada", "WebTransport")
	e.given(again, "Ada", "\"helm\"", func() { again.press(helm...) })
	again.picture("another-page")
}

// sibling copies the programs, to change something in them.
func sibling(t *testing.T) (folder string) {
	t.Helper()
	folder = t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(programs)); err != nil {
		t.Fatal(err)
	}
	return folder
}

// tomorrow sets the clocks of a page forward by a day.
const tomorrow = `(() => {
	const day = 86400000, now = performance.now.bind(performance), at = Date.prototype.getTime, of = Date.now;
	performance.now = () => now() + day;
	Date.prototype.getTime = function () { return at.call(this) + day; };
	Date.now = () => of() + day;
})()`

// TestBrowserLeftOpenForADay replaces the table's server by another build on the next day, with
// another page, while somebody still uses the old page.
func TestBrowserLeftOpenForADay(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	ada := e.sit(startChromium(t, ""), "Ada", "1.pilot", 1280, 720, false)
	e.given(ada, "Ada", "\"fly\"", plot(ada))
	was := e.client("Ada")
	ada.says("(window.old = true)")
	e.end()
	ada.says(tomorrow)
	next := sibling(t)
	css := filepath.Join(next, "web", "page.css")
	if err := os.WriteFile(css, []byte("/* the next day's */"), 0o600); err != nil {
		t.Fatal(err)
	}
	e.begin(next, "--resume")
	e.ordered("Ada", "\"join\"", 2)
	if now := e.client("Ada"); now != was {
		t.Errorf("Ada was client %s, and is %s: the seat is lost", was, now)
	}
	e.given(ada, "Ada", "\"helm\"", func() { ada.press(helm...) })
	if ada.says("window.old") != "true" {
		t.Error("the page was loaded again, though the server speaks as it did")
	}
}

// TestBrowserOfAnotherVersion makes the server speak another version of the wire, first with the
// old page, and then with its own.
func TestBrowserOfAnotherVersion(t *testing.T) {
	e := host(t, "--scenario", "long", "--data", "testdata")
	ada := e.sit(startChromium(t, ""), "Ada", "1.pilot", 1280, 720, false)
	was := e.client("Ada")
	ada.says("(window.old = true)")
	e.end()
	e.begin(newer(t), "--resume")
	ada.until("the page has loaded itself again", "!window.old && !document.getElementById('join').disabled")

	// Less than a minute has passed: reloading a second time would be useless.
	ada.says("(window.old = true, Date.now = (then => () => then)(Number(sessionStorage.getItem('broadside:renewed')) + 5000))")
	ada.says("document.getElementById('join').click()")
	ada.tells("version")
	ada.picture("outdated")
	if ada.says("window.old") != "true" {
		t.Error("the page has loaded itself a second time")
	}
	if n := e.times("Ada", "\"join\""); n != 1 {
		t.Errorf("Ada has joined %d times: a table of another version has let her in", n)
	}

	e.end()
	e.begin(programs, "--resume")
	ada.says("document.getElementById('join').click()") // it reloads the page
	ada.until("the page is loaded again", "!window.old && document.getElementById('join') !== null")
	e.back(ada, "Ada")
	if now := e.client("Ada"); now != was {
		t.Errorf("Ada was client %s, and is %s: the seat is lost", was, now)
	}
}

// newer builds a server that speaks the next version of the wire, beside the page of this one.
func newer(t *testing.T) (folder string) {
	t.Helper()
	folder = sibling(t)
	limits, err := filepath.Abs("../../../netcode/limits.go")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(limits)
	if err != nil {
		t.Fatal(err)
	}
	now := fmt.Sprintf("const Protocol = %d\n", netcode.Protocol)
	if !bytes.Contains(text, []byte(now)) {
		t.Fatalf("%s has no %q", limits, now)
	}
	changed := filepath.Join(t.TempDir(), "limits.go")
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	replace, err := json.Marshal(map[string]any{"Replace": map[string]string{limits: changed}})
	if err != nil {
		t.Fatal(err)
	}
	next := bytes.Replace(text, []byte(now), fmt.Appendf(nil, "const Protocol = %d\n", netcode.Protocol+1), 1)
	for path, b := range map[string][]byte{changed: next, overlay: replace} {
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command("go", "build", "-overlay", overlay, "-o", server(folder), "broadside/cmd/server").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return folder
}
