package outsider_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// version returns the version of the wire in the document.
func version(t *testing.T) int {
	t.Helper()
	b, err := os.ReadFile("../../docs/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile("the ALPN name is `broadside/([0-9]+)`").FindSubmatch(b)
	if m == nil {
		t.Fatal("docs/wire.md tells no version")
	}
	n, err := strconv.Atoi(string(m[1]))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// table is a table in a process of its own.
type table struct {
	*testing.T
	server  string
	cmd     *exec.Cmd
	errs    bytes.Buffer
	state   string
	address string
	alpn    string
	page    string // the page for browsers
	key     string // of the host's link
	way     way    // how outsiders connect
}

// way is a way to connect.
type way int

// The ways in the document.
const (
	byQUIC way = iota
	byWebSocket
	byWebTransport
)

var ways = [...]way{byQUIC, byWebSocket, byWebTransport}

// carrier returns what carries an outsider's link.
func (h *table) carrier() string {
	return [...]string{"over QUIC", "over a WebSocket", "over WebTransport"}[h.way]
}

// slow are the flags of a long battle in which a clock runs, so that each tick has a new picture.
var slow = []string{"--rounds", "--clock", "1200", "--bot-pace", "100ms"}

// host hosts a battle.
func host(t *testing.T, args ...string) *table {
	t.Helper()
	h := &table{}
	h.host(t, args...)
	return h
}

func (h *table) host(t *testing.T, args ...string) {
	t.Helper()
	h.T, h.state, h.server, h.alpn = t, t.TempDir(), filepath.Join(t.TempDir(), "server"), fmt.Sprintf("broadside/%d", version(t))
	h.layServer()
	h.cmd = h.command(append([]string{"host", "--address", "127.0.0.1:0", "--web", "127.0.0.1:0", "--discovery=false", "--scenario", "duel", "--seed", "7", "--now", "--state", h.state}, args...)...)
	h.cmd.Stderr = &h.errs
	out, err := h.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := h.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if h.cmd.ProcessState == nil {
			_ = h.cmd.Process.Kill()
			_ = h.cmd.Wait()
		}
		if t.Failed() {
			t.Logf("the table complained:\n%s", h.errs.String())
		}
	})
	lines := bufio.NewScanner(out)
	for h.page == "" && lines.Scan() {
		if _, at, found := strings.Cut(lines.Text(), "listening on "); found {
			h.address = at
		}
		if m := hostsKey.FindStringSubmatch(lines.Text()); m != nil {
			h.key = m[1]
		}
		_, h.page, _ = strings.Cut(lines.Text(), "In a browser, or on a phone: http://")
	}
	if h.address == "" || h.page == "" {
		t.Fatal("the table does not open")
	}
	h.page = strings.TrimSuffix(h.page, "/")
	go func() {
		for lines.Scan() {
		}
	}()
}

var hostsKey = regexp.MustCompile(`/pass:(\S+)`)

// layServer installs a server with a page for browsers beside it, which it requests before anybody
// joins that way.
func (h *table) layServer() {
	h.Helper()
	if built := os.Getenv("BROADSIDE_SERVER"); built == "" { // as "make test" does
		build := exec.Command("go", "build", "-o", h.server, "broadside/cmd/server")
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			h.Fatalf("%v\n%s", err, out)
		}
	} else if err := os.Link(built, h.server); err != nil { // another file system
		b, err := os.ReadFile(built)
		if err == nil {
			err = os.WriteFile(h.server, b, 0o700)
		}
		if err != nil {
			h.Fatal(err)
		}
	}
	web := filepath.Join(filepath.Dir(h.server), "web")
	err := os.Mkdir(web, 0o700)
	for _, name := range []string{"index.html", "page.css", "page.js", "wasm_exec.js.gz", "station.wasm.gz"} {
		if err == nil {
			err = os.WriteFile(filepath.Join(web, name), []byte("nothing"), 0o600)
		}
	}
	if err != nil {
		h.Fatal(err)
	}
}

func (h *table) command(args ...string) *exec.Cmd {
	c := exec.Command(h.server, args...)
	c.Env = append(os.Environ(), "HOME="+h.state, "XDG_STATE_HOME="+h.state, "XDG_CONFIG_HOME="+h.state)
	return c
}

// comes makes an outsider knock, and joins also says hello.
func (h *table) comes(t *testing.T) *outsider {
	t.Helper()
	query := fmt.Sprintf("?protocol=%d", version(t))
	switch h.way {
	case byWebSocket:
		return visit(t, h.page, query)
	case byWebTransport:
		return opens(t, h.page, query)
	}
	return knock(t, h.address, h.alpn)
}

func (h *table) joins(t *testing.T, name string) *outsider {
	t.Helper()
	o := h.comes(t)
	o.hello(name, nil)
	return o
}

// end ends the table as its GM does, and replays its battle, which must come to the same state.
func (h *table) end() {
	h.Helper()
	if err := h.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		h.Fatal(err)
	}
	if err := h.cmd.Wait(); err != nil {
		h.Fatalf("the table ended with %v", err)
	}
	if said := h.errs.String(); strings.Contains(said, "panic") || strings.Contains(said, "goroutine ") {
		h.Error("a rule or the table has broken down")
	}
	found, _ := filepath.Glob(filepath.Join(h.state, "journals", "*.journal"))
	if len(found) != 1 {
		h.Fatalf("there are %d journals of one battle", len(found))
	}
	if out, err := h.command("replay", "--report", found[0]).CombinedOutput(); err != nil {
		h.Errorf("the battle does not come to the same state again: %v\n%s", err, out)
	}
}

// player is the one outsider who keeps to the rules: they have the helm, acknowledge each picture,
// and ping when nothing comes.
type player struct {
	*outsider
	seen    atomic.Int64 // the tick of the latest frame
	heard   atomic.Bool  // something has come since the last check
	reading sync.WaitGroup
	mu      sync.Mutex
	err     error
}

func (h *table) player() *player {
	h.Helper()
	p := &player{outsider: h.joins(h.T, "Ada")}
	p.say(sit, 1, 1, 1, "")
	_ = p.stream.SetReadDeadline(time.Time{})
	p.reading.Go(func() {
		for {
			m, err := p.next()
			p.heard.Store(true)
			switch {
			case err != nil:
				p.fail(err)
				return
			case m[0] == int64(frame):
				p.see(m)
			}
		}
	})
	p.reading.Go(func() {
		for {
			b, err := p.conn.ReceiveDatagram(h.Context())
			if err != nil {
				p.fail(err)
				return
			}
			m, err := unpack(b[4 : 4+int(b[1])<<8+int(b[2])])
			if err != nil || m[0] != int64(frame) {
				p.fail(fmt.Errorf("a datagram of the table is %v: %w", m, err))
				return
			}
			p.see(m)
		}
	})
	p.reading.Go(func() {
		quiet := time.NewTicker(500 * time.Millisecond)
		defer quiet.Stop()
		for n := 0; ; n++ {
			select {
			case <-quiet.C:
				if !p.heard.Swap(false) {
					p.say(ping, n)
				}
			case <-p.conn.Context().Done():
				return
			}
		}
	})
	h.Cleanup(func() {
		p.leave()
		p.reading.Wait()
	})
	return p
}

// see acknowledges a frame.
func (p *player) see(m []any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.heard.Store(true)
	if tick := m[1].(int64); tick > p.seen.Load() {
		p.seen.Store(tick)
		p.datagram(packed(ack, int(tick)))
	}
}

func (p *player) fail(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		p.err = err
	}
}

// unharmed waits for pictures that are newer than the attack.
func (p *player) unharmed(t *testing.T) {
	t.Helper()
	from := p.seen.Load()
	for end := time.Now().Add(patience); p.seen.Load() < from+3; time.Sleep(5 * time.Millisecond) {
		p.mu.Lock()
		err := p.err
		p.mu.Unlock()
		if err != nil || time.Now().After(end) {
			t.Fatalf("who sits at the helm is shown nothing after tick %d (%v)", from, err)
		}
	}
}
