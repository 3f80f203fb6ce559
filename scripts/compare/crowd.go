//go:build unix

package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"broadside/crew"
	"broadside/netcode"
)

// crowd is how many look at one main screen.
const crowd = 16

// freePort is an address of this machine at which nobody listens.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return l.Addr().String(), l.Close()
}

var memoryFigure = regexp.MustCompile(`# (HeapAlloc|Stack) = (\d+)`)

// memory is what a process holds, heap and stacks, after its garbage is collected. It tells
// by its profiles.
func memory(profiles string) float64 {
	answer, err := http.Get("http://" + profiles + "/debug/pprof/heap?gc=1&debug=1")
	fail(err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	fail(err)
	sum := 0
	for _, m := range memoryFigure.FindAllStringSubmatch(string(text), -1) {
		n, _ := strconv.Atoi(m[2])
		sum += n
	}
	return float64(sum)
}

// perGuest is how many kilobytes more a process holds for each of those who come.
func perGuest(profiles string, come func() (leave func(), err error)) float64 {
	before := memory(profiles)
	var all []func()
	for range clients {
		leave, err := come()
		fail(err)
		all = append(all, leave)
	}
	time.Sleep(time.Second) // pictures come and are acknowledged
	took := memory(profiles) - before
	for _, leave := range all {
		leave()
	}
	time.Sleep(time.Second)
	return took / 1000 / clients
}

// hole is a way into which packets vanish once it is closed to them.
type hole struct {
	net.PacketConn
	dead atomic.Bool
}

func (h *hole) WriteTo(b []byte, to net.Addr) (int, error) {
	if h.dead.Load() {
		return len(b), nil
	}
	return h.PacketConn.WriteTo(b, to)
}

func (h *hole) ReadFrom(b []byte) (int, net.Addr, error) {
	for {
		n, from, err := h.PacketConn.ReadFrom(b)
		if err != nil || !h.dead.Load() {
			return n, from, err
		}
	}
}

// onlooker looks at the main screen of the first ship.
var onlooker = crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}

// lateOf is how many milliseconds pass from picture to picture for all but a hundredth of them, where
// the link of one of those who look on may be dead.
func lateOf(address string, dead bool, long time.Duration) float64 {
	var way *hole
	over := func() (net.PacketConn, error) {
		socket, err := net.ListenPacket("udp", "127.0.0.1:0")
		way = &hole{PacketConn: socket}
		return way, err
	}
	var others []func()
	for range crowd - 2 {
		leave, err := sit(address, "Onlooker", onlooker)
		fail(err)
		others = append(others, leave)
	}
	last, err := sitOver(address, "Onlooker", onlooker, over)
	fail(err)
	g, err := joinAs(address, "Watch", onlooker)
	fail(err)
	way.dead.Store(dead)
	gaps := g.gaps(long)
	g.leave()
	way.dead.Store(false)
	for _, leave := range append(others, last) {
		leave()
	}
	slices.Sort(gaps)
	return milliseconds(gaps[int(0.99*float64(len(gaps)-1)+0.5)])
}

// crowdScene measures a table of its own program at which many look on.
func crowdScene(server string) scene {
	return func(quick bool) ([]row, func(), error) {
		long := 8 * time.Second // a dead link is kept for ten
		if quick {
			long = 2 * time.Second
		}
		state, err := os.MkdirTemp("", "compare")
		if err != nil {
			return nil, nil, err
		}
		var all []*process
		shut := func() {
			for _, p := range all {
				p.stop()
			}
			_ = os.RemoveAll(state)
		}
		var ours, theirs string
		open := func(program string, args ...string) (p *process, profiles string) {
			if profiles, err = freePort(); err != nil {
				return nil, ""
			}
			for i, a := range args {
				args[i] = strings.ReplaceAll(a, "PROFILES", profiles)
			}
			if p, err = start(filepath.Join(state, filepath.Base(program)), program, args...); err == nil {
				all = append(all, p)
			}
			return p, profiles
		}
		table, ours := open(server, "host", "--scenario", "cruisers", "--live", "--now", "--address", "127.0.0.1:0", "--discovery=false", "--web", "off", "--bot-pace", "250ms", "--metrics", "PROFILES")
		var self string
		if err == nil {
			self, err = os.Executable()
		}
		var peer *process
		if err == nil {
			peer, theirs = open(self, "-peer", "-profiles", "PROFILES")
		}
		if err != nil {
			shut()
			return nil, nil, err
		}
		return []row{
			{
				what: "memory that a table takes for a client, heap and stacks", unit: "kB", wanted: "70", peer: "bare quic-go with acks",
				ours: func() float64 {
					return perGuest(ours, func() (func(), error) { return sit(table.address, "Guest", onlooker) })
				},
				theirs: func() float64 { return perGuest(theirs, func() (func(), error) { return bare(peer.address) }) },
			},
			{
				what: fmt.Sprintf("all but a hundredth of pictures come within, one of %d links dead", crowd), unit: "ms", wanted: "1.05 × the peer", peer: "all alive",
				ours:   func() float64 { return lateOf(table.address, true, long) },
				theirs: func() float64 { return lateOf(table.address, false, long) },
			},
		}, shut, nil
	}
}

// joinAs joins a table near by, and waits for the first picture.
func joinAs(address, name string, seat crew.Seat) (*guest, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	g := &guest{seat: seat}
	var err error
	g.link, g.welcome, err = netcode.Dial(ctx, address, netcode.Guest{Hello: netcode.Hello{Name: name}, Trust: func(netcode.Fingerprint) error { return nil }})
	if err == nil {
		err = g.link.Send(&netcode.Sit{Seat: seat})
	}
	for err == nil && g.picture == nil {
		_, err = g.next(ctx)
	}
	return g, err
}
