package main

import (
	"net"
	"strings"
	"testing"

	"broadside/netcode"
)

func TestInvitationsTellTheKey(t *testing.T) {
	key := netcode.Fingerprint{7, 8, 9}
	at := []net.IP{net.IPv4(192, 0, 2, 1), net.IPv4(192, 0, 2, 2)}
	var plain, pictured strings.Builder
	invite(&plain, "To join", at, &net.UDPAddr{Port: 9000}, key, false)
	lines := strings.Split(strings.TrimSpace(plain.String()), "\n")
	if len(lines) != len(at) {
		t.Fatalf("%d lines for %d addresses:\n%s", len(lines), len(at), &plain)
	}
	for i, line := range lines {
		_, link, _ := strings.Cut(line, "--join ")
		got, err := netcode.ParseInvitation(link)
		if err != nil || got.Pin == nil || *got.Pin != key || got.Place != net.JoinHostPort(at[i].String(), "9000") {
			t.Errorf("%q leads to %+v: %v", line, got, err)
		}
	}
	invite(&pictured, "To join", at, &net.UDPAddr{Port: 9000}, key, true)
	if n := strings.Count(pictured.String(), "\n") - len(lines); n < 15 || n > 25 || !strings.ContainsAny(pictured.String(), "▀▄█") {
		t.Errorf("the code has %d lines:\n%s", n, &pictured)
	}
}
