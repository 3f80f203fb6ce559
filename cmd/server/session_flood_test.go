package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"broadside/netcode"
	"broadside/netcode/rough"
)

// crudities are what clients do until they are disconnected; those to be repeated return true.
var crudities = []struct {
	name string
	do   func(c *rough.Crude, turn int) bool
}{
	{"half a request", func(c *rough.Crude, _ int) bool { c.Settle(); c.Asks(c.Connect()[:20]); return false }},
	{"a session without a stream", func(c *rough.Crude, _ int) bool { c.Settle(); c.Asks(c.Connect()); return false }},
	{"a session without settings", func(c *rough.Crude, _ int) bool { c.Asks(c.Connect()); return false }},
	{"sessions without end", func(c *rough.Crude, turn int) bool {
		if turn == 0 {
			c.Settle()
		}
		if request := c.Asks(c.Connect()); request != nil {
			c.Opens(uint64(request.StreamID()), c.Noise(3))
		}
		return true
	}},
	{"headers that are too long", func(c *rough.Crude, turn int) bool {
		if turn == 0 {
			c.Settle()
		}
		if s := c.Asks(c.Connect("x", strings.Repeat("x", 10<<10))[:2<<10]); s != nil {
			s.CancelRead(0)
			s.CancelWrite(0)
		}
		return true
	}},
	{"a page of another place", func(c *rough.Crude, _ int) bool {
		c.Settle()
		c.Asks(c.Connect("origin", "https://evil.example"))
		return false
	}},
	{"streams of sessions that there are not", func(c *rough.Crude, _ int) bool {
		if s := c.Opens(c.Uint64N(1<<40)*4, c.Noise(50)); s != nil {
			s.CancelRead(0)
			s.CancelWrite(0)
		}
		if s := c.Says(slices.Concat([]byte{0x40, 0x54}, rough.Varint(c.Uint64N(1<<40)*4), c.Noise(50))); s != nil {
			s.CancelWrite(0)
		}
		return true
	}},
	{"datagrams of sessions that there are not", func(c *rough.Crude, _ int) bool {
		return c.SendDatagram(append(rough.Varint(c.Uint64N(1<<20)), c.Noise(50)...)) == nil
	}},
	{"noise on the control stream", func(c *rough.Crude, _ int) bool {
		if s := c.Settle(); s != nil {
			_, _ = s.Write(rough.Framed([]uint64{0, 1, 3, 4, 7, 13, 0x21, 0xf0700, c.Uint64N(1 << 30)}[c.IntN(9)], c.Noise(c.IntN(60))))
		}
		return true
	}},
	{"noise", func(c *rough.Crude, _ int) bool {
		if s := c.Says(c.Noise(1 + c.IntN(50))); s != nil {
			_ = s.Close()
		}
		if s := c.Asks(c.Noise(1 + c.IntN(200))); s != nil {
			s.CancelRead(0)
			_ = s.Close()
		}
		c.Asks(rough.Framed(1, c.Noise(c.IntN(200))))
		return c.SendDatagram(c.Noise(c.IntN(100))) == nil
	}},
	{"a reset in the midst of the welcome", func(c *rough.Crude, _ int) bool {
		if request, stream := c.Joins(); request != nil {
			[]func(){func() { stream.CancelRead(1) }, func() { stream.CancelWrite(1) }, func() { request.CancelRead(1) }, func() { request.CancelWrite(1) }, func() { _ = request.Close() }}[c.IntN(5)]()
		}
		return false
	}},
	{"capsules in any order", func(c *rough.Crude, _ int) bool {
		request, _ := c.Joins()
		for request != nil && c.Context().Err() == nil {
			capsule := [][]byte{
				rough.Framed(0x1234, c.Noise(1000)), rough.Framed(0x190b4d3d, rough.Varint(c.Uint64N(1<<61))), rough.Framed(0x190b4d3f, rough.Varint(c.Uint64N(1<<61))),
				rough.Framed(0x190b4d41, []byte{1}), rough.Framed(0x190b4d43, []byte{1}), rough.Framed(0x78ae, nil), rough.Framed(0x190b4d3e, []byte{1}),
				append(rough.Varint(0x1234), rough.Varint(1<<61)...), rough.Framed(0x2843, []byte{0, 0}), rough.Framed(0x2843, append([]byte{0, 0, 0, 1}, "I go."...)),
			}[min(c.IntN(50), 9)]
			if _, err := request.Write(rough.Framed(0, capsule)); err != nil {
				break
			}
		}
		return false
	}},
	{"a guest who asks for what there is not", func(c *rough.Crude, _ int) bool {
		request, _ := c.Joins()
		for request != nil && c.Context().Err() == nil {
			if s := c.Asks(rough.Framed(1, c.Noise(20))); s != nil {
				s.CancelRead(0)
			}
			_ = c.SendDatagram(append(rough.Varint(c.Uint64N(3)), c.Noise(c.IntN(60))...))
			time.Sleep(time.Millisecond)
		}
		return false
	}},
}

// swarm keeps a number of clients of one kind at the table's door until the context ends, replacing
// each that was disconnected. It returns how many came.
func swarm(ctx context.Context, many int, browse func(context.Context, uint64) (*rough.Crude, error), do func(*rough.Crude, int) bool) (came int) {
	var mu sync.Mutex
	var busy sync.WaitGroup
	for k := range many {
		busy.Go(func() {
			for n := 0; ctx.Err() == nil; n++ {
				c, err := browse(ctx, uint64(k<<20+n))
				if err != nil {
					time.Sleep(10 * time.Millisecond)
					continue
				}
				mu.Lock()
				came++
				mu.Unlock()
				stop := context.AfterFunc(ctx, func() { _ = c.CloseWithError(0x100, "") })
				for turn := 0; c.Context().Err() == nil && do(c, turn); turn++ {
					time.Sleep(time.Millisecond)
				}
				select {
				case <-c.Context().Done():
				case <-time.After(100 * time.Millisecond):
				}
				stop()
				_ = c.CloseWithError(0x100, "")
			}
		})
	}
	busy.Wait()
	return came
}

// goroutines returns the number of goroutines of a server.
func goroutines(t *testing.T, metrics string) (n int) {
	t.Helper()
	answer, err := http.Get(metrics + "/debug/pprof/goroutine?debug=1")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if _, err := fmt.Fscanf(answer.Body, "goroutine profile: total %d", &n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestFaultFloodOfSessions makes crowds do over HTTP/3 what no browser does, at the door of a table
// with a page: half requests, sessions without end, streams, datagrams and capsules of no session,
// noise, and the same from guests who have been let in.
func TestFaultFloodOfSessions(t *testing.T) {
	while, many := 700*time.Millisecond, 8
	if rough.Full() {
		while, many = 5*time.Second, 32
	}
	s := besiegeTable(t, "--rounds", "--web", "127.0.0.1:0", "--metrics", "127.0.0.1:0")
	line := regexp.MustCompile(`(http://\S+)/metrics`)
	(&hallProcess{out: s.flooded.out}).await(t, "the address of the numbers", func() bool { return line.MatchString(s.flooded.out.String()) })
	metrics := line.FindStringSubmatch(s.flooded.out.String())[1]
	hello, err := netcode.Encode(nil, &netcode.Hello{Protocol: netcode.Protocol, Build: "crude", Name: "Mallory"})
	if err != nil {
		t.Fatal(err)
	}
	path := fmt.Sprint(netcode.WebPath, "?protocol=", netcode.Protocol)
	browse := func(ctx context.Context, seed uint64) (*rough.Crude, error) {
		return rough.Browse(ctx, s.flooded.address, path, hello, seed)
	}
	before := goroutines(t, metrics)
	s.during(func(ctx context.Context) {
		for _, c := range crudities {
			on, stop := context.WithTimeout(ctx, while)
			came := swarm(on, many, browse, c.do)
			stop()
			t.Logf("%d came with %s", came, c.name)
			if came == 0 {
				t.Errorf("nobody came with %s", c.name)
			}
		}
	})
	for end := time.Now().Add(rough.Patience); goroutines(t, metrics) > before; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%d goroutines stay, where there were %d", goroutines(t, metrics), before)
		}
	}
	s.end()
	b, err := os.ReadFile(filepath.Join(s.flooded.state, "errors"))
	if err != nil || strings.Contains(string(b), "panic") {
		t.Errorf("the server complains of %q: %v", b, err)
	}
}
