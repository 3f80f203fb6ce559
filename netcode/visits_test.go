package netcode

import (
	"fmt"
	"net"
	"net/http"
	"testing"
)

// visit is a connection of one machine.
type visit struct {
	net.Conn
	from   net.IP
	closed bool
}

func (v *visit) RemoteAddr() net.Addr { return &net.TCPAddr{IP: v.from, Port: 4000} }
func (v *visit) Close() error         { v.closed = true; return nil }

// A machine may have every address of its IPv6 network.
func TestServerBoundsTheVisitsOfAMachine(t *testing.T) {
	known, err := KnownAs{}.Behind([]string{"10.0.0.0/8"})
	if err != nil {
		t.Fatal(err)
	}
	count := known.NewServer(nil, 32, 256).ConnState
	for _, x := range []struct {
		most int
		from func(int) net.IP
	}{
		{32, func(int) net.IP { return net.IPv4(192, 168, 1, 7) }},
		{32, func(n int) net.IP { return net.ParseIP(fmt.Sprintf("2001:db8::%x", n+1)) }},
		{256, func(int) net.IP { return net.IPv4(10, 1, 2, 3) }}, // of the proxies
	} {
		all := make([]visit, x.most+1)
		for range 2 { // the first time, all leave again
			for i := range all {
				all[i] = visit{from: x.from(i)}
				count(&all[i], http.StateNew)
				if all[i].closed != (i == x.most) {
					t.Errorf("visit %d of at most %d is closed: %v", i+1, x.most, all[i].closed)
				}
			}
			for i := range all {
				count(&all[i], http.StateClosed)
			}
		}
	}
}

// A newcomer displaces an idle visit, not one with a request in progress: one of the machine with
// the most or, if all have as many, the oldest of all. If all have requests, nobody makes room.
func TestNewcomersTakeThePlaceOfWhoWaits(t *testing.T) {
	count := KnownAs{}.NewServer(nil, 2, 4).ConnState
	comes := func(machine byte) *visit {
		v := &visit{from: net.IPv4(192, 168, 1, machine)}
		count(v, http.StateNew)
		return v
	}
	a, b, c, d := comes(1), comes(1), comes(2), comes(3)
	count(a, http.StateActive)
	if e := comes(4); e.closed || !b.closed || a.closed {
		t.Errorf("of the machine with two, the one that is served is closed: %v, the other: %v, the newcomer: %v", a.closed, b.closed, e.closed)
	}
	for _, v := range []*visit{c, d} {
		count(v, http.StateActive)
	}
	count(d, http.StateIdle)
	if f := comes(5); f.closed || !d.closed || c.closed {
		t.Errorf("of machines with one each, the one that is served is closed: %v, an older one: %v, the newcomer: %v", c.closed, d.closed, f.closed)
	}
	last := []*visit{comes(6), comes(7)} // in place of 4 and 5
	for _, v := range last {
		count(v, http.StateActive)
	}
	if g := comes(8); !g.closed || a.closed || c.closed || last[0].closed || last[1].closed {
		t.Error("one that is served gives way")
	}
}
