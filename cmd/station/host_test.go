package main

import (
	"testing"
	"time"

	"github.com/adrg/xdg"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/doctor"
	"broadside/netcode/rough"

	"broadside/cmd/station/hosting"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/program"
)

func TestFirstScreens(t *testing.T) {
	var first lobby.First
	pose(t, "first", func(u *kit.UI) { first.Show(u, 2, "") })
	pose(t, "first-without", func(u *kit.UI) { first.Show(u, 0, kit.Sentence(hosting.ErrNoServer.Error())) })
	p := lobby.Prospect{Scenarios: []hosting.Scenario{
		{Key: "duel", Title: "The Toll at Lantern Gap", Size: "rounds, 1 ship for players of 3 ships", Brief: fullHall().Brief.Text},
		{Key: "convoy", Title: "Bread for Marrow", Size: "rounds, 4 ships for players of 11 ships", Brief: "Bread."},
	}}
	setup := lobby.Setup{Player: "Mara", Table: "Mara's table"}
	pose(t, "setup", func(u *kit.UI) { setup.Show(u, p) }, "Down")
	p.Error = "The server has ended: listen udp 0.0.0.0:7620: bind: address already in use; if another table is hosted there, choose another port, as in --address 0.0.0.0:7630"
	pose(t, "setup-failed", func(u *kit.UI) { setup.Show(u, p) })
	key := netcode.Fingerprint{1, 2, 3, 200}
	link := netcode.Invitation{Place: "192.168.178.120:7620", Pin: &key}.String()
	reach := []doctor.Check{
		{Name: "answer", Says: "another process of this machine knocks at 192.168.178.120 and is heard"},
		{Name: "firewall", Verdict: doctor.Unclear, Says: "firewalld is on", Remedy: "let the table in by: sudo firewall-cmd --add-port=7620-7621/udp --permanent && sudo firewall-cmd --reload"},
	}
	var invitation lobby.Invitation
	pose(t, "invitation", func(u *kit.UI) {
		invitation.Show(u, hosting.Table{Code: "K7M2QX", Links: []string{link}}, reach, fullHall())
	})
	pose(t, "invitation-alone", func(u *kit.UI) { invitation.Show(u, hosting.Table{Code: "K7M2QX"}, nil, lobby.Present{}) })
	var calls []lobby.Call
	headless(t, func(u *kit.UI) {
		if c := invitation.Show(u, hosting.Table{Links: []string{link}}, nil, fullHall()); c != (lobby.Call{}) {
			calls = append(calls, c)
		}
	}, "Y", "Escape", "Y", "Enter")
	if len(calls) != 2 || !calls[0].Close || !calls[1].Console {
		t.Errorf("it is asked for %+v, and a table is not closed by one key", calls)
	}
}

// TestHostingLeadsToTheConsole goes from the first screen to the GM's console of a
// table that the real server hosts, by keys.
func TestHostingLeadsToTheConsole(t *testing.T) {
	for _, name := range []string{"XDG_STATE_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, t.TempDir())
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	g, err := newStation(&settings{name: "Mara", silent: true, listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer g.close()
	g.host.server, g.host.without = program.Path(t, "server"), ""
	now := 0.0
	turn := func(keys ...kit.Key) {
		now += 0.1
		g.ui.Begin(nil, 1280, 720, kit.Input{Keys: keys}, now)
		g.poll(time.Now())
		g.show(time.Now())
		g.ui.End()
	}
	until := func(what string, is func() bool) {
		t.Helper()
		for end := time.Now().Add(rough.Patience); !is(); turn() {
			if time.Now().After(end) {
				t.Fatalf("waited in vain until %s: %q, %q", what, g.host.trouble, g.trouble)
			}
			time.Sleep(5 * time.Millisecond)
		}
	}
	turn("H")
	until("there is something to host", func() bool { return len(g.host.scenarios) > 0 })
	turn("Enter")
	until("the invitation is shown", func() bool { return g.host.invites && g.link != nil && g.link.Lobby != nil })
	turn("Enter")
	until("the GM is at the console", func() bool { return g.aboard && g.link.Seat() == crew.Master })
	until("it is known what others reach", func() bool { return len(g.host.reached) > 0 })
	until("there is a picture", func() bool { return g.shown })
	g.aboard = false // as Esc does at the console
	turn("Escape")
	if !g.host.invites {
		t.Error("the hall does not lead back to the invitation")
	}
	turn("Escape")
	turn("Y")
	if g.host.running != nil || g.link != nil || g.at != atFirst {
		t.Errorf("the table is not closed: %v, at %d", g.host.running, g.at)
	}
}
