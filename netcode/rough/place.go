package rough

import (
	"fmt"
	"math/rand/v2"
	"net"
	"testing"
)

// Place returns an address of this machine that stays free, over UDP and TCP, while a test stops
// and restarts what it runs there: no system chooses so low a port by itself.
func Place(t testing.TB) string {
	t.Helper()
	var why error
	for range 100 {
		at := fmt.Sprintf("127.0.0.1:%d", 10_000+rand.IntN(10_000))
		packets, err := net.ListenPacket("udp4", at)
		if err != nil {
			why = err
			continue
		}
		packets.Close()
		stream, err := net.Listen("tcp4", at)
		if err != nil {
			why = err
			continue
		}
		stream.Close()
		return at
	}
	t.Fatalf("no place is free: %v", why)
	return ""
}
