package netcode

import (
	"context"
	"net"
	"sync"
	"testing"
)

// first records the first packet that arrives at a socket.
type first struct {
	net.PacketConn
	once *sync.Once
	head *byte
}

func (f first) ReadFrom(b []byte) (int, net.Addr, error) {
	n, at, err := f.PacketConn.ReadFrom(b)
	if err == nil && n > 0 {
		f.once.Do(func() { *f.head = b[0] })
	}
	return n, at, err
}

// TestFaultAddressIsProvenFirst checks that the door asks each guest to retry with a token (RFC
// 9000, 17.2.5) before it trusts their address and begins a handshake.
func TestFaultAddressIsProvenFirst(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		var once sync.Once
		var head byte
		socket := h.guest
		client, _ := enter(t, h, func(ctx context.Context, g Guest) (Link, *Welcome, error) {
			g.Over = func() (net.PacketConn, error) {
				s, err := socket()
				return first{s, &once, &head}, err
			}
			return h.dial(ctx, g)
		})
		client.Close(Bye, "")
		<-client.Done()
		const long, retry = 0x80, 0x30
		if head&long == 0 || head&retry != retry {
			t.Errorf("the first packet of the server begins with %#02x, which is no Retry", head)
		}
	})
}
