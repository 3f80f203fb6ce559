//go:build browser

package browser

import (
	"bufio"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// patience is how long something may take that must come.
const patience = 2 * time.Minute

// evening is a table in a process of its own, with the page for browsers, and a wire to
// it that can be cut.
type evening struct {
	*testing.T
	state string
	at    string // of the page, by the wire

	mu    sync.Mutex
	said  []string
	cut   bool
	links map[net.Conn]bool
}

// host builds the server and the page, and hosts a battle.
func host(t *testing.T, args ...string) *evening {
	t.Helper()
	e := &evening{T: t, state: t.TempDir(), links: map[net.Conn]bool{}}
	dir := t.TempDir()
	run := func(c *exec.Cmd) {
		t.Helper()
		c.Dir = "../../.."
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	server := filepath.Join(dir, "broadside-server")
	run(exec.Command("go", "build", "-o", server, "./cmd/server"))
	run(exec.Command("scripts/web", filepath.Join(dir, "web")))
	e.weigh(filepath.Join(dir, "web"))
	c := exec.Command(server, append([]string{"host", "--now", "--address", "127.0.0.1:0", "--web", "127.0.0.1:0", "--discovery=false", "--verbose", "--state", e.state}, args...)...)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	c.Stderr = c.Stdout
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // it was killed
	})
	page := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			line := lines.Text()
			e.mu.Lock()
			e.said = append(e.said, line)
			e.mu.Unlock()
			if _, rest, ok := strings.Cut(line, "http://"); ok {
				select {
				case page <- strings.TrimRight(strings.Fields(rest)[0], "/"):
				default:
				}
			}
		}
	}()
	select {
	case at := <-page:
		e.wire(at)
	case <-time.After(patience):
		t.Fatalf("the server tells no page:\n%s", strings.Join(e.said, "\n"))
	}
	return e
}

// mostLoaded is how many bytes a browser may load.
const mostLoaded = 6e6

// weigh checks that the page is not too large.
func (e *evening) weigh(folder string) {
	e.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		e.Fatal(err)
	}
	all := int64(0)
	for _, path := range files {
		f, err := os.Stat(path)
		if err != nil {
			e.Fatal(err)
		}
		all += f.Size()
	}
	e.Logf("a browser loads %d bytes", all)
	if all == 0 || all > mostLoaded {
		e.Errorf("a browser loads %d bytes, more than %.0f; see what the station has begun to import", all, mostLoaded)
	}
}

// wire lets connections through to a place while it is not cut.
func (e *evening) wire(to string) {
	e.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		e.Fatal(err)
	}
	e.Cleanup(func() { l.Close() })
	e.at = l.Addr().String()
	go func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			far, err := net.Dial("tcp", to)
			e.mu.Lock()
			if e.cut || err != nil {
				near.Close()
				if far != nil {
					far.Close()
				}
			} else {
				e.links[near], e.links[far] = true, true
				for _, way := range [...][2]net.Conn{{near, far}, {far, near}} {
					go func() {
						_, _ = io.Copy(way[0], way[1]) // until it is cut, or over
						way[0].Close()
						way[1].Close()
					}()
				}
			}
			e.mu.Unlock()
		}
	}()
}

// sever cuts the wire, or lets it be whole again.
func (e *evening) sever(cut bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.cut = cut
	for c := range e.links {
		c.Close()
	}
	clear(e.links)
}

// told waits until the server or the table's books have said something so often.
func (e *evening) told(what string, times int) {
	e.Helper()
	for began := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		if e.count(what) >= times {
			return
		}
		if time.Since(began) > patience {
			e.mu.Lock()
			defer e.mu.Unlock()
			e.Fatalf("waited %v in vain for %q:\n%s", patience, what, strings.Join(e.said, "\n"))
		}
	}
}

// has reports whether the books tell that somebody ordered something.
func (e *evening) has(who, what string) bool { return e.times(who, what) > 0 }

// times is how often they tell it.
func (e *evening) times(who, what string) (n int) {
	files, _ := filepath.Glob(filepath.Join(e.state, "*"))
	deeper, _ := filepath.Glob(filepath.Join(e.state, "*", "*"))
	for _, path := range append(files, deeper...) {
		b, err := os.ReadFile(path)
		if err != nil || !strings.Contains(filepath.Base(path), "audit") {
			continue
		}
		for _, line := range strings.Split(string(b), "\n") {
			if strings.Contains(line, who) && strings.Contains(strings.ToLower(line), what) {
				n++
			}
		}
	}
	return n
}

// ordered waits until they have told it so often.
func (e *evening) ordered(who, what string, times int) {
	e.Helper()
	for began := time.Now(); e.times(who, what) < times; time.Sleep(100 * time.Millisecond) {
		if time.Since(began) > patience {
			e.Fatalf("waited %v in vain until the books tell of %s so often: %s", patience, who, what)
		}
	}
}

func (e *evening) count(what string) (times int) {
	e.mu.Lock()
	for _, line := range e.said {
		times += strings.Count(line, what)
	}
	e.mu.Unlock()
	books, _ := filepath.Glob(filepath.Join(e.state, "*", "*"))
	more, _ := filepath.Glob(filepath.Join(e.state, "*"))
	for _, path := range append(books, more...) {
		if b, err := os.ReadFile(path); err == nil && !strings.HasSuffix(path, ".journal") {
			times += strings.Count(string(b), what)
		}
	}
	return times
}

// TestBrowserPlays has two people at a table, each with a Chromium of their own: one at
// a desktop with keys, and one with a phone by touch alone. Both lose the network for
// five seconds, and find their seats again.
func TestBrowserPlays(t *testing.T) {
	e := host(t, "--scenario", "duel", "--live")
	page := "http://" + e.at + "/"
	sit := func(name, seat string, width, height int, phone bool) *tab {
		t.Helper()
		began := time.Now()
		p := startChromium(t).open(page+"#seat="+seat, width, height, phone)
		p.until("the station is loaded", "!document.getElementById('join').disabled")
		p.says("document.getElementById('name').value='" + name + "'; document.getElementById('join').click()")
		e.told(name+" has joined", 1)
		t.Logf("%s is at the table after %v", name, time.Since(began))
		time.Sleep(6 * time.Second) // until the seat's first pictures are drawn
		return p
	}
	ada := sit("Ada", "1.pilot", 1280, 720, false)
	ada.picture("pilot")
	ada.press("ArrowUp", "ArrowUp", "ArrowRight", "ArrowUp", "Enter")
	e.ordered("Ada", "\"fly\"", 1)
	ada.picture("pilot-plotted")

	mara := sit("Mara", "1.gunner", 390, 844, true)
	mara.picture("gunner-phone")
	for range 20 { // whatever stands above it, the order to fire is below the targets
		if e.has("Mara", "\"fire\"") {
			break
		}
		for y := 200.0; y < 420; y += 40 {
			mara.tap(120, y)
		}
	}
	e.ordered("Mara", "\"fire\"", 1)
	mara.tap(195, 817)
	mara.picture("map-phone")
	mara.tap(45, 817)

	e.sever(true)
	time.Sleep(5 * time.Second)
	mara.picture("cut-off")
	e.sever(false)
	e.ordered("Ada", "\"join\"", 2)
	e.ordered("Mara", "\"join\"", 2)
	time.Sleep(3 * time.Second)
	mara.picture("back")
	ada.picture("pilot-back")

	// Another version is loaded once from the server.
	ada.says("window.old = true; broadside.renew('another version')")
	ada.until("the page is loaded again", "!window.old && !document.getElementById('join').disabled")
}
