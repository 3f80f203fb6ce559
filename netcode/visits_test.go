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

// A machine may have each address of its network of IPv6.
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
