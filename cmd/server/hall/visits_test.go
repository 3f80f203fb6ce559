package hall

import (
	"net"
	"testing"

	"broadside/netcode"
	"broadside/netcode/rough"
)

// TestFaultCrowdKeepsNobodyFromTheHall has machines hold every visit that a hall has, and more.
func TestFaultCrowdKeepsNobodyFromTheHall(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := connect(t, node(t))
	s := h.NewFront(h.Watch(t.Context()), nil, nil, 1, "").Server(netcode.KnownAs{})
	go func() { _ = s.Serve(l) }()
	t.Cleanup(func() { _ = s.Close() })
	at, machines := l.Addr().String(), maxVisits/maxVisitsEach
	if n := rough.Visits(t, at, machines, maxVisitsEach+4); n != maxVisits {
		t.Errorf("%d visits of %d machines were answered, not %d", n, machines, maxVisits)
	}
	if !rough.Visit(t, net.IPv4(127, 0, 0, 1), at) {
		t.Error("another machine is kept out")
	}
}
