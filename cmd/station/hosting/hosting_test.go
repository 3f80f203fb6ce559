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
	table, ready := h.Table()
	for end := time.Now().Add(rough.Patience); !ready && h.Over() == "" && time.Now().Before(end); table, ready = h.Table() {
		time.Sleep(10 * time.Millisecond)
	}
	i, err := netcode.ParseInvitation(table.Host)
	if !ready || err != nil || i.Pass == "" || i.Pin == nil {
		t.Fatalf("the host's link is %q, %v (%s)", table.Host, err, h.Over())
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

// TestGreetingIsRead reads the output of a server with several network interfaces, and again after
// a restart.
func TestGreetingIsRead(t *testing.T) {
	key := strings.ReplaceAll(netcode.Fingerprint{1, 2, 3}.String(), "-", "")
	var h Host
	for range 2 {
		for _, line := range []string{
			`The table "Broadside" hosts The Toll (duel).`, "listening on [::]:7620", "To join, on this machine:   broadside --join 127.0.0.1:7620",
			"As the GM, on this machine: broadside --join broadside://127.0.0.1:7620/" + key + "/pass:abc --seat gm", "That link is for you alone, and good once.",
			"To join, from another:      broadside --join broadside://192.168.1.20:7620/" + key, "To join, from another:      broadside --join broadside://10.0.0.4:7620/" + key,
			"In a browser, or on a phone: http://192.168.1.20:7620/", "In a browser, or on a phone: http://10.0.0.4:7620/",
			"Or by the table's code:     K7M2QX", "The dice follow from the seed 7.",
		} {
			h.hear(line)
		}
	}
	if table, ready := h.Table(); !ready || len(table.Links) != 2 || !strings.HasPrefix(table.Links[0], "broadside://192.168.1.20:7620/") || table.Code != "K7M2QX" || len(table.Pages) != 2 || table.Pages[0] != "http://192.168.1.20:7620/" {
		t.Errorf("it is read as %+v, %v", table, ready)
	}
}
