package hall

import (
	"net"
	"net/http"
	"sync/atomic"
	"testing"

	"broadside/netcode"
	"broadside/netcode/rough"
)

// keptVisit is a visit of a machine that is held open, without a socket of its own.
type keptVisit struct {
	net.Conn
	from   net.IP
	closed *atomic.Int32
}

func (v *keptVisit) RemoteAddr() net.Addr { return &net.TCPAddr{IP: v.from, Port: 4000} }
func (v *keptVisit) Close() error         { v.closed.Add(1); return nil }

// TestFaultCrowdKeepsNobodyFromTheHall makes machines hold every visit that a hall has, and more.
func TestFaultCrowdKeepsNobodyFromTheHall(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := connect(t, node(t))
	s := h.NewFront(h.Watch(t.Context()), nil, nil, 1, "").Server(netcode.KnownAs{})
	var closed atomic.Int32
	for machine := range maxVisits / maxVisitsEach {
		for range maxVisitsEach + 4 {
			v := &keptVisit{from: net.IPv4(127, 0, 0, byte(2+machine)), closed: &closed}
			s.ConnState(v, http.StateNew)
			s.ConnState(v, http.StateActive)
		}
	}
	beyond := int32(maxVisits / maxVisitsEach * 4)
	if n := closed.Load(); n != beyond {
		t.Errorf("%d visits are closed, not the %d beyond what each machine may have", n, beyond)
	}
	go func() { _ = s.Serve(l) }()
	t.Cleanup(func() { _ = s.Close() })
	if !rough.Visit(t, net.IPv4(127, 0, 0, 1), l.Addr().String()) {
		t.Error("another machine is kept out")
	}
	if n := closed.Load(); n != beyond+1 {
		t.Errorf("%d visits give way to it", n-beyond)
	}
}
