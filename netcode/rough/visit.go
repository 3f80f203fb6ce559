package rough

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"testing"
	"time"
)

// Visit requests the first page of the HTTP server at an address, from another loopback address of
// this machine, and keeps the connection. It reports whether there was an answer.
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

// Visits makes each of a number of machines visit a server each times, and returns how many visits
// were answered. The machines have the addresses from 127.0.0.2.
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
