package rough

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"testing"
	"time"
)

// Visit asks the server at an address over HTTP for its first page, from another address of this
// machine's loopback, and keeps the connection. It reports whether there was an answer.
func Visit(t *testing.T, from net.IP, at string) bool {
	t.Helper()
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: from}, Timeout: Patience}
	c, err := d.DialContext(t.Context(), "tcp", at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if err := c.SetDeadline(time.Now().Add(Patience)); err != nil {
		t.Fatal(err)
	}
	_, _ = fmt.Fprintf(c, "GET / HTTP/1.1\r\nHost: %s\r\n\r\n", at) // it may be closed already
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	return err == nil && answer.StatusCode == http.StatusOK
}

// Visits makes each of so many machines visit a server so often, and returns how many visits were
// answered. The machines have the addresses from 127.0.0.2.
func Visits(t *testing.T, at string, machines, each int) (answered int) {
	t.Helper()
	for m := range machines {
		for range each {
			if Visit(t, net.IPv4(127, 0, 0, byte(2+m)), at) {
				answered++
			}
		}
	}
	return answered
}
