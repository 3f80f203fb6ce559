package doctor

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestKnocksAreAnswered(t *testing.T) {
	loopback := net.IPv4(127, 0, 0, 1)
	if c := answer(loopback, Knock); c.Verdict != Well {
		t.Errorf("a knock that arrives: %v", c)
	}
	if c := answer(loopback, func(string) error { return os.ErrDeadlineExceeded }); c.Verdict != Ill || c.Remedy == "" {
		t.Errorf("a knock that is lost: %v", c)
	}
}

func TestPortsAndDisks(t *testing.T) {
	udp, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if c := Port("the table", udp.LocalAddr().String()); c.Verdict != Unclear || c.Remedy == "" {
		t.Errorf("a port that another has: %v", c)
	}
	udp.Close()
	if c := Port("the table", udp.LocalAddr().String()); c.Verdict != Well {
		t.Errorf("a port that is free: %v", c)
	}
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if c := Page(tcp.Addr().String()); c.Verdict != Unclear || !strings.Contains(c.Remedy, "--web") {
		t.Errorf("a page's port that another has: %v", c)
	}
	tcp.Close()
	if c := Page(tcp.Addr().String()); c.Verdict != Well {
		t.Errorf("a page's port that is free: %v", c)
	}
	dir := t.TempDir()
	if c := Disk(dir); c.Verdict != Well {
		t.Errorf("a folder: %v", c)
	}
	if left, err := os.ReadDir(dir); len(left) != 0 || err != nil {
		t.Errorf("it leaves %v, %v", left, err)
	}
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if c := Disk(file); c.Verdict != Ill || c.Remedy == "" {
		t.Errorf("a file in place of a folder: %v", c)
	}
}

func TestFirewallsAreKnown(t *testing.T) {
	none := func(string, ...string) string { return "" }
	off := func(string) string { return "ENABLED=no\n" }
	for name, row := range map[string]struct {
		got  Check
		want string
	}{
		"ufw":          {linux(func(string) string { return "# ufw\nENABLED=yes\n" }, none), "ufw allow 7620:7629/udp"},
		"firewalld":    {linux(off, func(string, ...string) string { return "running\n" }), "firewall-cmd --add-port"},
		"none":         {linux(off, none), ""},
		"Windows":      {windows("Private Profile Settings:\r\nState                                 ON\r\n"), "private networks"},
		"Windows, off": {windows("Private Profile Settings:\r\nState                                 OFF\r\n"), ""},
		"macOS":        {darwin("Firewall is enabled. (State = 1)\n"), "System Settings"},
		"macOS, off":   {darwin("Firewall is disabled. (State = 0)\n"), ""},
	} {
		if c := row.got; row.want == "" && (c.Verdict != Well || c.Remedy != "") || row.want != "" && (c.Verdict != Unclear || !strings.Contains(c.Remedy, row.want)) {
			t.Errorf("%s: %v", name, c)
		}
	}
}
