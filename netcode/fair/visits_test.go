//go:build !js

package fair_test

import (
	"net"
	"net/http"
	"testing"

	"broadside/netcode/fair"
)

// caller is a connection of a machine, without another end.
type caller struct {
	net.Conn
	machine string
	closed  bool
}

func (c *caller) RemoteAddr() net.Addr { return &net.UnixAddr{Name: c.machine} }
func (c *caller) Close() error         { c.closed = true; return nil }

// When all visits are taken, a machine with many takes none from one with fewer; a newcomer does.
func TestVisitsAreTakenFromThoseWithMore(t *testing.T) {
	v := fair.NewVisits(8, func(a net.Addr) (string, int) { return a.String(), 4 })
	come := func(machine string) *caller {
		c := &caller{machine: machine}
		v.Count(c, http.StateNew)
		return c
	}
	only := come("one")
	for range 4 {
		come("two")
	}
	for range 3 {
		come("three")
	}
	if fourth := come("three"); only.closed || fourth.closed {
		t.Errorf("a machine with three visits has taken the only one of another: %v, or got no fourth: %v", only.closed, fourth.closed)
	}
	if last := come("four"); last.closed || only.closed {
		t.Error("a newcomer gets no visit, or takes another's only one")
	}
}
