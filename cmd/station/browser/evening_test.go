//go:build browser

package browser

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"broadside/netcode/rough"
)

// patience is how long a test waits for something certain.
const patience = rough.Patience

// evening is a table in a process of its own, with the page for browsers, and a wire to it that can
// be cut.
type evening struct {
	*testing.T
	state  string
	args   []string
	server *exec.Cmd
	door   string // of the table, which keeps it
	at     string // the origin of the page, through the wire

	mu    sync.Mutex
	said  []string
	to    string // where the wire leads
	cut   bool
	deaf  bool // no UDP comes through
	links map[net.Conn]bool
}

// programs is the folder of the server and the page, which are built once.
var programs string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "broadside-browser")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(dir)
		for _, c := range [...]*exec.Cmd{
			exec.Command("go", "build", "-o", server(dir), "./cmd/server"),
			exec.Command("scripts/web", filepath.Join(dir, "web")),
		} {
			c.Dir = "../../.."
			if out, err := c.CombinedOutput(); err != nil {
				fmt.Fprintf(os.Stderr, "%v: %v\n%s", c, err, out)
				return 1
			}
		}
		programs = dir
		return m.Run()
	}())
}

// server returns the program in a folder of programs.
func server(folder string) string { return filepath.Join(folder, "broadside-server") }

// host hosts a battle that begins when the first player takes a seat. It waits for browsers on a
// slow machine, and its bots do little meanwhile.
func host(t *testing.T, args ...string) *evening {
	t.Helper()
	e := &evening{T: t, state: t.TempDir(), args: args, door: "127.0.0.2:0", links: map[net.Conn]bool{}}
	e.begin(programs)
	e.wire()
	return e
}

// begin starts the server of a folder of programs, in place of the previous one.
func (e *evening) begin(folder string, more ...string) {
	e.Helper()
	args := append([]string{"host", "--address", e.door, "--web", "127.0.0.1:0", "--discovery=false", "--away-live", "1m", "--bot-pace", "1m", "--verbose", "--state", e.state}, e.args...)
	c := exec.Command(server(folder), append(args, more...)...)
	out, err := c.StdoutPipe()
	if err != nil {
		e.Fatal(err)
	}
	c.Stderr = c.Stdout
	if err := c.Start(); err != nil {
		e.Fatal(err)
	}
	e.server = c
	e.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // it was killed
	})
	page := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			line := lines.Text()
			e.mu.Lock()
			e.said = append(e.said, line)
			if _, door, ok := strings.Cut(line, "listening on "); ok {
				e.door = strings.TrimRight(strings.Fields(door)[0], ",.;")
			}
			e.mu.Unlock()
			if _, rest, ok := strings.Cut(line, "http://"); ok {
				at, _, _ := strings.Cut(rest, "/")
				select {
				case page <- strings.Fields(at)[0]:
				default:
				}
			}
		}
	}()
	select {
	case to := <-page:
		e.mu.Lock()
		e.to = to
		e.mu.Unlock()
	case <-time.After(patience):
		e.mu.Lock()
		defer e.mu.Unlock()
		e.Fatalf("the server tells no page:\n%s", strings.Join(e.said, "\n"))
	}
}

// end kills the server in the middle of the battle.
func (e *evening) end() {
	e.Helper()
	if err := e.server.Process.Kill(); err != nil {
		e.Fatal(err)
	}
	_ = e.server.Wait() // it was killed
}

// wire lets connections through to the server's page while it is not cut, and packets to the table,
// which is at another address, and at the same port unless that is forwarded.
func (e *evening) wire() {
	e.Helper()
	e.wireUDP()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		e.Fatal(err)
	}
	e.Cleanup(func() { l.Close() })
	e.at = "http://" + l.Addr().String()
	go func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			e.mu.Lock()
			to := e.to
			e.mu.Unlock()
			far, err := net.Dial("tcp", to)
			e.mu.Lock()
			if e.cut || err != nil {
				near.Close()
				if far != nil {
					far.Close()
				}
			} else {
				e.links[near], e.links[far] = true, true
				go carry(near, far)
				go carry(far, near)
			}
			e.mu.Unlock()
		}
	}()
}

// wireUDP forwards packets, of each browser from a socket of its own.
func (e *evening) wireUDP() {
	e.Helper()
	_, port, err := net.SplitHostPort(e.door)
	if err != nil {
		e.Fatal(err)
	}
	if i := slices.Index(e.args, "--udp-port"); i >= 0 {
		port = e.args[i+1]
	}
	near, err := net.ListenPacket("udp", "127.0.0.1:"+port)
	if err != nil {
		e.Fatal(err)
	}
	e.Cleanup(func() { near.Close() })
	passes := func() bool {
		e.mu.Lock()
		defer e.mu.Unlock()
		return !e.cut && !e.deaf
	}
	go func() {
		far := map[string]net.Conn{}
		b := make([]byte, 1<<16)
		for {
			n, from, err := near.ReadFrom(b)
			if err != nil {
				for _, c := range far {
					c.Close()
				}
				return
			}
			c := far[from.String()]
			if c == nil {
				if c, err = net.Dial("udp", e.door); err != nil {
					continue
				}
				far[from.String()] = c
				go func() {
					b := make([]byte, 1<<16)
					for {
						n, err := c.Read(b)
						if errors.Is(err, net.ErrClosed) {
							return
						}
						if err == nil && passes() {
							_, _ = near.WriteTo(b[:n], from)
						}
					}
				}()
			}
			if passes() {
				_, _ = c.Write(b[:n]) // there may be no server just then
			}
		}
	}()
}

// block stops UDP, as many networks do.
func (e *evening) block() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.deaf = true
}

// comesOver checks the carrier by which somebody last joined.
func (e *evening) comesOver(who, carrier string) {
	e.Helper()
	e.ordered(who, "\"join\"", 1)
	lines := e.lines(who, "\"join\"")
	if last := lines[len(lines)-1]; !strings.Contains(last, "\"carrier\":\""+carrier+"\"") {
		e.Errorf("%s has not come over %s: %s", who, carrier, last)
	}
}

// carry copies from one end to the other, until the wire is cut or closed.
func carry(from, to net.Conn) {
	_, _ = io.Copy(to, from)
	from.Close()
	to.Close()
}

// sever cuts the wire, or restores it.
func (e *evening) sever(cut bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.cut = cut
	for c := range e.links {
		c.Close()
	}
	clear(e.links)
}

// times returns how often the audit log has an entry.
func (e *evening) times(who, what string) int { return len(e.lines(who, what)) }

// lines returns such entries of the audit log; of orders, those that were obeyed.
func (e *evening) lines(who, what string) (all []string) {
	files, _ := filepath.Glob(filepath.Join(e.state, "audit*"))
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		for _, line := range strings.Split(string(b), "\n") {
			if strings.Contains(line, who) && strings.Contains(line, what) && !strings.Contains(line, "\"obeyed\":false") {
				all = append(all, line)
			}
		}
	}
	return all
}

// ordered waits until the audit log has an entry a number of times.
func (e *evening) ordered(who, what string, times int) {
	e.Helper()
	for began := time.Now(); e.times(who, what) < times; time.Sleep(100 * time.Millisecond) {
		if time.Since(began) > patience {
			e.Fatalf("waited %v in vain until the books tell of %s so often: %s", patience, who, what)
		}
	}
}

// given does something again and again until the audit log has one more such order: what is done
// before the seat's first picture is drawn has no effect.
func (e *evening) given(p *page, who, what string, do func()) {
	e.Helper()
	before := e.times(who, what)
	for began := time.Now(); e.times(who, what) == before; time.Sleep(time.Second) {
		if time.Since(began) > patience {
			p.picture("stuck")
			e.Fatalf("waited %v in vain until the books tell of %s: %s", patience, who, what)
		}
		do()
	}
}

// client returns the number by which the table knows somebody.
func (e *evening) client(who string) (number string) {
	for _, line := range e.lines(who, "\"join\"") {
		_, rest, _ := strings.Cut(line, "\"client\":")
		number, _, _ = strings.Cut(rest, ",")
	}
	return number
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

// sit opens the page at a seat, and enters a name.
func (e *evening) sit(b browser, name, seat string, width, height int, phone bool) *page {
	e.Helper()
	began := time.Now()
	p := b.open(e.at+"/#seat="+seat, width, height, phone)
	p.quiet()
	p.until("the station is loaded", "!document.getElementById('join').disabled")
	loaded := time.Since(began)
	e.join(p, name)
	e.Logf("%s: from the link to a station that is loaded %.1f s, to the seat %.1f s", name, loaded.Seconds(), time.Since(began).Seconds())
	return p
}

// quiet shows no tips at the station, which would move what is touched.
func (p *page) quiet() {
	p.Helper()
	p.until("the page is there", "document.getElementById('join') !== null")
	p.says("(() => { try { localStorage.setItem('broadside:station.yaml', 'tips: false\\n') } catch {} })()")
}

// join enters a name on the page once the station is loaded. If that is too slow for the station's
// first dial, the page is reloaded, as people would do, and has longer.
func (e *evening) join(p *page, name string) {
	e.Helper()
	began := time.Now()
	for slow := 20 * time.Second; e.count(name+" has joined") == 0; slow *= 2 {
		if time.Since(began) > patience {
			p.picture("stuck")
			e.Fatalf("%s does not come to the table", name)
		}
		p.knock(name)
		for wait := time.Now(); e.count(name+" has joined") == 0 && time.Since(wait) < slow; {
			time.Sleep(100 * time.Millisecond)
		}
		if e.count(name+" has joined") == 0 {
			p.says("location.reload()")
			time.Sleep(time.Second)
		}
	}
}
