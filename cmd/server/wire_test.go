package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// wired is a guest at the main screen with a line that can be made narrow.
type wired struct {
	*client.Client
	wire *rough.Conn
}

// wires seats such a guest.
func (w *watched) wires(ctx context.Context, t *testing.T, name string) *wired {
	t.Helper()
	g := &wired{}
	var err error
	g.Client, err = client.Join(ctx, w.address, netcode.Guest{
		Hello: netcode.Hello{Name: name}, Trust: trustAll,
		Over: func() (net.PacketConn, error) {
			// It is a machine of its own, about which the audit log omits nothing.
			socket, err := net.ListenPacket("udp4", "127.0.0.2:0")
			if err == nil {
				g.wire = rough.Sea{}.Over(socket)
			}
			return g.wire, err
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Sit(crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}); err != nil {
		t.Fatal(err)
	}
	if err := g.Await(ctx, "a picture", func() bool { return g.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	return g
}

// entry is an entry of the audit log.
type entry struct {
	Time      time.Time
	Msg, Name string
	Why       string
}

// audited returns the entries of a table's audit log.
func (w *watched) audited(t *testing.T) (all []entry) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(w.state, "audit-0.log"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if !strings.HasSuffix(line, "\n") {
			break // it is being written
		}
		var e entry
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		all = append(all, e)
	}
	return all
}

// TestFaultWireIsNarrow limits the lines of some guests to a kilobyte a second each way, a moment
// after they have taken their seats.
func TestFaultWireIsNarrow(t *testing.T) {
	t.Parallel()
	s := besiege(t)
	slow := 2
	if rough.Full() {
		slow = 8 // as many as one table has screens for
	}
	s.during(func(ctx context.Context) {
		var sitting sync.WaitGroup
		var told atomic.Int32
		narrowed := map[string]time.Time{}
		for n := range slow {
			name := fmt.Sprintf("Sleeper %d", n)
			g := s.flooded.wires(ctx, t, name)
			g.wire.Narrow(1000)
			at := time.Now()
			narrowed[name] = at
			sitting.Go(func() {
				err := error(nil)
				for err == nil {
					_, err = g.Next(ctx)
				}
				t.Logf("%s heard after %v: %v", name, time.Since(at), err)
				switch netcode.CodeOf(err) {
				case netcode.Stalled:
					told.Add(1)
				case netcode.Gone: // the reason was lost on the narrow line
				default:
					t.Errorf("%s: %v", name, err)
				}
				g.Leave("")
			})
		}
		sitting.Wait()
		if n := int(told.Load()); 2*n < slow {
			t.Errorf("%d of %d were told why", n, slow)
		}
		cut := map[string]bool{}
		for ctx.Err() == nil && len(cut) < slow {
			for _, e := range s.flooded.audited(t) {
				at, is := narrowed[e.Name]
				if !is || e.Msg != "away" || cut[e.Name] {
					continue
				}
				cut[e.Name] = true
				took := e.Time.Sub(at)
				t.Logf("%s was cut after %v: %s", e.Name, took, e.Why)
				s.FailIfSlow(t, "until "+e.Name+" was cut, some "+netcode.StallTime.String()+" after their wire was narrow,", took-netcode.StallTime, filling)
			}
			time.Sleep(10 * time.Millisecond)
		}
		if len(cut) != slow {
			t.Errorf("%d of %d were cut", len(cut), slow)
		}
	})
	s.end()
}
