package hosting

import (
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"broadside/netcode"
	"broadside/netcode/rough"

	"broadside/cmd/station/program"
)

func TestMain(m *testing.M) {
	code := m.Run()
	program.Remove()
	os.Exit(code)
}

// TestHost hosts a table with the real server, and joins it as its window would.
func TestHost(t *testing.T) {
	server := program.Path(t, "server")
	all, err := Scenarios(t.Context(), server)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.Title == "" || s.Size == "" || s.Brief == "" {
			t.Errorf("a scenario is read as %+v", s)
		}
	}
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	h, err := Begin(server, Wish{Scenario: all[0].Key, Name: "Thursday", Address: "127.0.0.1:0", State: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	ways, ready := h.Ways()
	for end := time.Now().Add(rough.Patience); !ready && h.Over() == "" && time.Now().Before(end); ways, ready = h.Ways() {
		time.Sleep(10 * time.Millisecond)
	}
	i, err := netcode.ParseInvitation(ways.Host)
	if !ready || err != nil || i.Pass == "" || i.Pin == nil {
		t.Fatalf("the host's link is %q, %v (%s)", ways.Host, err, h.Over())
	}
	h.Close()
	if why := h.Over(); why != "" {
		t.Errorf("a table that was closed: %s", why)
	}
	if udp, err := net.ListenPacket("udp", i.Place); err != nil {
		t.Errorf("the server still runs: %v", err)
	} else {
		udp.Close()
	}
}

// TestHostSaysWhyItHasEnded hosts at a port that is in use.
func TestHostSaysWhyItHasEnded(t *testing.T) {
	taken, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	h, err := Begin(program.Path(t, "server"), Wish{Scenario: "duel", Address: taken.LocalAddr().String(), State: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	<-h.ended
	if why := h.Over(); !strings.Contains(why, "choose another port") {
		t.Errorf("it says %q", why)
	}
	h.Close()
}

// TestWaysAreRead reads the output of a server with several network interfaces, and again after a
// restart.
func TestWaysAreRead(t *testing.T) {
	var h Host
	for _, code := range []string{"K7M2QX", "R4T9BC"} {
		for _, line := range []string{`The table "Broadside" hosts The Toll (duel).`, "{", `{"host":"broadside://127.0.0.1:7620/abc/pass:x","links":["broadside://192.168.1.20:7620/abc","broadside://10.0.0.4:7620/abc"],"pages":null,"code":"` + code + "\"}\r"} {
			h.hear(line)
		}
		if ways, ready := h.Ways(); !ready || ways.Host != "broadside://127.0.0.1:7620/abc/pass:x" || len(ways.Links) != 2 || ways.Code != code || len(h.said) == 0 || strings.Contains(h.said[len(h.said)-1], "pass") {
			t.Errorf("they are read as %+v, %v, after %q", ways, ready, h.said)
		}
	}
}
