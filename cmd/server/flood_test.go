package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/say"
)

// memory returns a value from the system's description of a process's memory, in bytes: VmRSS is
// the present one, VmHWM the highest.
func memory(t *testing.T, pid int, line string) int {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "status"))
	if err != nil {
		t.Skip("this system does not tell the memory of a process:", err)
	}
	for text := range strings.Lines(string(b)) {
		if rest, ok := strings.CutPrefix(text, line+":"); ok {
			n, err := strconv.Atoi(strings.Fields(rest)[0])
			if err != nil {
				t.Fatal(err)
			}
			return n << 10
		}
	}
	t.Fatalf("there is no %s", line)
	return 0
}

// witness sits at a table that is flooded, and records how long it waits between pictures.
type witness struct {
	*client.Client
	gaps []time.Duration
}

// watch handles pictures until the context ends.
func (w *witness) watch(ctx context.Context) error {
	last := time.Now()
	for {
		fresh, err := w.Next(ctx)
		switch {
		case ctx.Err() != nil:
			return nil
		case err != nil:
			return err
		case fresh:
			w.gaps = append(w.gaps, time.Since(last))
			last = time.Now()
		}
	}
}

// watched is a table in a process of its own, with a witness and guests who come and go. A turn's
// clock runs there, so that each tick has a new picture.
type watched struct {
	*running
	state   string // its folder
	witness witness
	joins   []time.Duration
}

func watchTable(t *testing.T, how ...string) *watched {
	t.Helper()
	w := &watched{state: t.TempDir()}
	host := server(t, append([]string{"host", "--address", "127.0.0.1:0", "--now", "--clock", "1200", "--seed", "7", "--discovery=false", "--state", w.state}, how...)...)
	host.Env = append(host.Env, "GOGC=100", "GOMEMLIMIT=off") // the memory promise is about hosts' default settings
	if slices.Contains(how, "--web") {
		host.Path = withPage(t)
	}
	errs, err := os.Create(filepath.Join(w.state, "errors"))
	if err != nil {
		t.Fatal(err)
	}
	defer errs.Close()
	t.Cleanup(func() {
		if b, err := os.ReadFile(errs.Name()); t.Failed() {
			t.Logf("the server said %s: %v", b, err)
		}
	})
	w.running = start(t, errs, host)
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	c, err := w.join(ctx, "Ada")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Leave("") })
	if err := c.Await(ctx, "the lobby", func() bool { return c.Lobby != nil }); err != nil {
		t.Fatal(err)
	}
	if err := c.Sit(crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}); err != nil {
		t.Fatal(err)
	}
	if err := c.Await(ctx, "a picture", func() bool { return c.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	w.witness.Client = c
	return w
}

func (w *watched) join(ctx context.Context, name string) (*client.Client, error) {
	return client.Join(ctx, w.address, netcode.Guest{Hello: netcode.Hello{Name: name}, Trust: trustAll})
}

// visit joins repeatedly until the context ends.
func (w *watched) visit(ctx context.Context) error {
	for n := 0; ctx.Err() == nil; n++ {
		begun := time.Now()
		c, err := w.join(ctx, fmt.Sprintf("Guest %d", n))
		if err != nil {
			if ctx.Err() == nil {
				return fmt.Errorf("after %v: %w", time.Since(begun), err)
			}
			return nil
		}
		w.joins = append(w.joins, time.Since(begun))
		c.Leave("")
		time.Sleep(100 * time.Millisecond)
	}
	return nil
}

// seen returns the longest waits at a table.
func (w *watched) seen() (join, gap time.Duration) { return most(w.joins), most(w.witness.gaps) }

// siege is a table that is flooded, and one beside it that is not: what the latter suffers is due
// to the machine and not to the flood.
type siege struct {
	*testing.T
	*rough.Control
	flooded, spared *watched
}

func besiege(t *testing.T) *siege { return besiegeTable(t, "--rounds") }

// besiegeTable is besiege with other flags for the tables.
func besiegeTable(t *testing.T, how ...string) *siege {
	t.Helper()
	return &siege{t, rough.Beside(t), watchTable(t, how...), watchTable(t, how...)}
}

// during compares waits during a flood with the promises; waits that the spared table has as well
// do not count.
func (s *siege) during(flood func(context.Context)) {
	s.Helper()
	before := memory(s.T, s.flooded.cmd.Process.Pid, "VmRSS")
	for _, w := range []*watched{s.flooded, s.spared} {
		w.joins, w.witness.gaps = nil, nil
	}
	s.Restart()
	ctx, cancel := context.WithTimeout(s.Context(), rough.Patience)
	defer cancel()
	var beside sync.WaitGroup
	for _, w := range []*watched{s.flooded, s.spared} {
		beside.Go(func() {
			if err := w.witness.watch(ctx); err != nil {
				s.Errorf("who sits at the table was cut off: %v", err)
			}
		})
		beside.Go(func() {
			if err := w.visit(ctx); err != nil {
				s.Errorf("a guest could not join: %v", err)
			}
		})
	}
	flood(ctx)
	cancel()
	beside.Wait()
	grown := memory(s.T, s.flooded.cmd.Process.Pid, "VmHWM") - before
	join, gap := s.flooded.seen()
	calmJoin, calmGap := s.spared.seen()
	s.Logf("the server grew by %d KB; %d joins, the slowest in %v (beside it %v); %d pictures, at most %v apart (beside it %v); a second is %v here",
		grown>>10, len(s.flooded.joins), join, calmJoin, len(s.flooded.witness.gaps), gap, calmGap, s.Allows(time.Second))
	if grown > 32<<20 && !rough.Raced {
		s.Errorf("the server grew by %d KB", grown>>10)
	}
	if len(s.flooded.joins) == 0 || len(s.flooded.witness.gaps) == 0 {
		s.Error("nobody joined, or no picture came")
	}
	s.FailIfSlow(s, "a guest's joining", join-calmJoin, time.Second)
	s.FailIfSlow(s, "a picture, after the one before,", gap-(calmGap-time.Second/table.TicksPerSecond), 200*time.Millisecond)
}

// end ends both tables.
func (s *siege) end() {
	s.flooded.end(s.T)
	s.spared.end(s.T)
}

func most(all []time.Duration) time.Duration {
	var d time.Duration
	for _, x := range all {
		d = max(d, x)
	}
	return d
}

// crowd gathers guests of a table at an address of this machine.
func (s *siege) crowd(from net.IP, hears func([]byte) bool) *rough.Crowd {
	s.Helper()
	at, err := net.ResolveUDPAddr("udp", s.flooded.address)
	if err != nil {
		s.Fatal(err)
	}
	c, err := rough.Gather(from, at, fmt.Sprint(netcode.ALPN, netcode.Protocol), hears)
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() { _ = c.Scatter() })
	return c
}

func TestFaultHalfOpenConnections(t *testing.T) {
	count := 400
	if rough.Full() {
		count = 4000
	}
	s := besiege(t)
	for _, c := range []struct {
		name  string
		hears func([]byte) bool
	}{
		{"addresses never proven", rough.Nothing},
		{"handshakes never ended", rough.OnlyRetry},
		{"hellos never said", nil},
	} {
		t.Log(c.name)
		crowd := s.crowd(net.IPv4(127, 0, 0, 1), c.hears)
		var open atomic.Int32
		s.during(func(ctx context.Context) {
			ctx, cancel := context.WithCancel(ctx)
			defer cancel()
			var knocking sync.WaitGroup
			for range count {
				knocking.Go(func() {
					if _, err := crowd.Knock(ctx, 0); err == nil {
						open.Add(1)
					}
				})
				time.Sleep(time.Millisecond)
			}
			time.Sleep(time.Second)
			for c.hears == nil && open.Load() == 0 && ctx.Err() == nil {
				time.Sleep(10 * time.Millisecond)
			}
			cancel()
			knocking.Wait()
		})
		if ended := int(open.Load()); (ended > 0) != (c.hears == nil) {
			t.Errorf("%d of %d ended their handshakes", ended, count)
		}
	}
	s.end()
}

// storm makes guests join one after another from several ports, who say hello and then nothing, for
// a time and until there are as many as fill a table. It returns how many were answered.
func (s *siege) storm(ctx context.Context, while time.Duration, ports int) int {
	hello, err := netcode.Encode(nil, &netcode.Hello{Protocol: netcode.Protocol, Build: "storm", Name: "Mallory"})
	if err != nil {
		s.Fatal(err)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var joining sync.WaitGroup
	var answered atomic.Int32
	for range ports {
		crowd := s.crowd(net.IPv4(127, 0, 0, 1), nil)
		joining.Go(func() {
			for ctx.Err() == nil {
				stranger, err := crowd.Knock(ctx, 0)
				if err != nil {
					time.Sleep(10 * time.Millisecond)
					continue
				}
				joining.Go(func() {
					if stranger.Say(hello) != nil {
						return
					}
					// The first message of the table is a welcome or a goodbye.
					head := make([]byte, netcode.HeaderSize)
					if _, err := io.ReadFull(stranger.Stream, head); err == nil {
						answered.Add(1)
					}
				})
			}
		})
	}
	time.Sleep(while)
	for answered.Load() < netcode.MaxPlayers && ctx.Err() == nil {
		time.Sleep(10 * time.Millisecond)
	}
	cancel()
	joining.Wait()
	return int(answered.Load())
}

func TestFaultFloodOfJoins(t *testing.T) {
	while, ports := 4*time.Second, 4
	if rough.Full() {
		while, ports = 20*time.Second, 16
	}
	s := besiege(t)
	s.during(func(ctx context.Context) {
		answered := s.storm(ctx, while, ports)
		t.Logf("%d strangers were answered", answered)
		if answered < netcode.MaxPlayers {
			t.Errorf("%d strangers do not fill a table", answered)
		}
	})
	s.end()
}

// sits takes the main screen as a stranger, as far as the table can tell.
func sits(ctx context.Context, t *testing.T, crowd *rough.Crowd, window int) *rough.Stranger {
	t.Helper()
	stranger, err := crowd.Knock(ctx, window)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []netcode.Message{
		&netcode.Hello{Protocol: netcode.Protocol, Build: "stranger", Name: "Sleeper"},
		&netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}},
	} {
		raw, err := netcode.Encode(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		if err := stranger.Say(raw); err != nil {
			t.Fatal(err)
		}
	}
	return stranger
}

// filling is the longest time, on an idle machine, until something waits in a link that nobody
// reads.
const filling = 2 * time.Second

func TestFaultReaderStalls(t *testing.T) {
	t.Parallel()
	s := besiege(t)
	each := 2
	if rough.Full() {
		each = 4 // and as many slow ones: the most for which one table has screens
	}
	crowd := s.crowd(net.IPv4(127, 0, 0, 1), nil)
	var sitting, reading sync.WaitGroup
	s.during(func(ctx context.Context) {
		for n := range 2 * each {
			stranger := sits(ctx, t, crowd, 2<<10)
			begun := time.Now()
			if n%2 == 0 { // the other reads 128 bytes a second
				reading.Go(func() {
					buf := make([]byte, 128)
					for {
						if _, err := io.ReadFull(stranger.Stream, buf); err != nil {
							return
						}
						time.Sleep(time.Second)
					}
				})
			}
			sitting.Go(func() {
				code, text, err := stranger.Cut(ctx)
				took, reason := time.Since(begun), say.Text(text).String()
				t.Logf("cut after %v: %s", took, reason)
				if err != nil || netcode.Code(code) != netcode.Stalled || !strings.Contains(reason, "16 KB") {
					t.Errorf("a reader was cut with code %d, %q: %v", code, reason, err)
				}
				s.FailIfSlow(t, "until a reader was cut, "+netcode.StallTime.String()+" after its window was full,", took-netcode.StallTime, filling)
			})
		}
		sitting.Wait()
		reading.Wait() // each may sleep for another second
	})
	s.end()
}
