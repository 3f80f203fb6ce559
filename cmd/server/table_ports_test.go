package main

import (
	"net"
	"strconv"
	"strings"
	"testing"
)

// A firewall can be opened for the tables of a hall: they listen in a range of ports, beside others
// who have some of them.
func TestTablesListenAtThePortsOfTheirHall(t *testing.T) {
	for _, ports := range []string{"7620-", "7639-7620", "0-7", "7620-70000", "a few"} {
		if _, errs, code := run(t, "hall", "--local", "2", "--nats-port", "0", "--state", t.TempDir(), "--table-ports", ports); code == 0 || !strings.Contains(errs, "7620-7639") {
			t.Errorf("--table-ports %s: %d %s", ports, code, errs)
		}
	}
	if _, errs, code := run(t, "hall", "--local", "0"); code == 0 || !strings.Contains(errs, "write --local 8") {
		t.Errorf("a hall for no tables: %d %s", code, errs)
	}
	if _, errs, code := run(t, "hall", "--local", "3", "--nats-port", "0", "--state", t.TempDir(), "--table-ports", "7620-7621"); code == 0 || !strings.Contains(errs, "that is 2 ports, and each of 3 tables needs one") {
		t.Errorf("three tables at two ports: %d %s", code, errs)
	}
	other, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	first := other.LocalAddr().(*net.UDPAddr).Port
	last := first + 9
	h := openHall(t, "--local", "2", "--table-ports", strconv.Itoa(first)+"-"+strconv.Itoa(last))
	seen := map[int]bool{first: true}
	for _, name := range []string{"One", "Two"} {
		_, text, err := net.SplitHostPort(h.begin(t, name).Place)
		if err != nil {
			t.Fatal(err)
		}
		if port, err := strconv.Atoi(text); err != nil || seen[port] || port < first || port > last {
			t.Errorf("table %s listens at port %s, not at a free one of %d-%d", name, text, first, last)
		} else {
			seen[port] = true
		}
	}
}
