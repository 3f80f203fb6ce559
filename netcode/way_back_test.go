package netcode

import (
	"context"
	"errors"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"broadside/netcode/returning"
	"broadside/netcode/rough"
)

// thereAndBack is the round trip in these tests.
const thereAndBack = 100 * time.Millisecond

// far returns a guest's socket with a long way to the table; each packet sent is recorded.
func (h *house) far(sent *[][]byte) func() (net.PacketConn, error) {
	return func() (net.PacketConn, error) {
		s, err := h.guest()
		if err != nil {
			return nil, err
		}
		return &noted{PacketConn: rough.Sea{Delay: thereAndBack / 2}.Over(s), sent: sent}, nil
	}
}

// noted records what is sent over it.
type noted struct {
	net.PacketConn
	mu   sync.Mutex
	sent *[][]byte
}

func (n *noted) WriteTo(b []byte, to net.Addr) (int, error) {
	n.mu.Lock()
	*n.sent = append(*n.sent, slices.Clone(b))
	n.mu.Unlock()
	return n.PacketConn.WriteTo(b, to)
}

// visitFar joins from far away and leaves, and returns how long the welcome took.
func visitFar(t *testing.T, h *house, g Guest) (took time.Duration, sent [][]byte) {
	t.Helper()
	g.Over = h.far(&sent)
	client, server := enter(t, h, func(ctx context.Context, hello Guest) (Link, *Welcome, error) {
		g.Hello = hello.Hello
		began := time.Now()
		l, w, err := h.knock(ctx, g)
		took = time.Since(began)
		return l, w, err
	})
	settle() // what the way back needs comes after the welcome
	time.Sleep(2 * thereAndBack)
	client.Close(Bye, "")
	<-client.Done()
	<-server.Done()
	return took, sent
}

func believe(Fingerprint) error { return nil }

// TestFaultComeBackWithinOneRoundTrip checks the purpose of the way back: a stranger has to prove
// their address, and then the table its key, before they say hello.
func TestFaultComeBackWithinOneRoundTrip(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		var back returning.Way
		g := Guest{Trust: believe, Back: &back}
		for n, want := range []time.Duration{3 * thereAndBack, thereAndBack, thereAndBack} {
			if took, _ := visitFar(t, h, g); took < want || took >= want+thereAndBack/2 {
				t.Errorf("visit %d: the welcome takes %v, not %v", n+1, took, want)
			}
		}
		again := Guest{Trust: believe} // a guest who keeps nothing is a stranger
		if took, _ := visitFar(t, h, again); took < 3*thereAndBack {
			t.Errorf("a stranger is welcome after %v", took)
		}
	})
}

// TestFaultFirstPacketIsHeardOnce replays a guest's first packet.
func TestFaultFirstPacketIsHeardOnce(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		var back returning.Way
		g := Guest{Trust: believe, Back: &back}
		visitFar(t, h, g)
		_, sent := visitFar(t, h, g)
		time.Sleep(IdleTime)
		thief := h.open(t, here)
		defer thief.Close()
		for _, b := range sent {
			if _, err := thief.WriteTo(b, h.Addr()); err != nil {
				t.Fatal(err)
			}
		}
		ctx, cancel := context.WithTimeout(t.Context(), HelloTime)
		defer cancel()
		if _, hello, err := h.Accept(ctx); err == nil {
			t.Errorf("the hello of %s is heard twice", hello.Name)
		}
	})
}

// TestFaultTableForgetsSessions restarts a table, which then knows no session.
func TestFaultTableForgetsSessions(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		var back returning.Way
		g := Guest{Trust: believe, Back: &back}
		visitFar(t, h, g)
		at := h.Addr().String()
		h.Close("The table restarts.")
		var err error
		if h.QUICListener, err = serve(h.open(t, at), h.id, Protocol); err != nil {
			t.Fatal(err)
		}
		if took, _ := visitFar(t, h, g); took < 3*thereAndBack || took >= 4*thereAndBack {
			t.Errorf("the welcome takes %v, where nothing is known any more", took)
		}
		if took, _ := visitFar(t, h, g); took >= 2*thereAndBack {
			t.Errorf("then the welcome takes %v", took)
		}
	})
}

// TestFaultNoWayBackWithoutTrust says nothing to a table that is no longer trusted.
func TestFaultNoWayBackWithoutTrust(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		var back returning.Way
		visitFar(t, h, Guest{Trust: believe, Back: &back})
		no := errors.New("no")
		var sent [][]byte
		_, _, err := h.knock(soon(t), Guest{Trust: func(Fingerprint) error { return no }, Back: &back, Over: h.far(&sent)})
		if !errors.Is(err, no) {
			t.Errorf("the guest comes in: %v", err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), HelloTime)
		defer cancel()
		if _, hello, err := h.Accept(ctx); err == nil {
			t.Errorf("the table hears the hello of %s", hello.Name)
		}
	})
}
