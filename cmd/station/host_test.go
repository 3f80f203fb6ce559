package main

import (
	"bytes"
	"fmt"
	"image"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/adrg/xdg"

	"broadside/configs/setting"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/doctor"
	"broadside/netcode/rough"
	"broadside/sim/journal"
	"broadside/sim/say"

	"broadside/cmd/station/hosting"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/program"
)

func TestFirstScreens(t *testing.T) {
	var first lobby.First
	pose(t, "first", func(u *kit.UI) { first.Show(u, lobby.Choices{Tables: 2}, time.Now()) })
	pose(t, "first-before", func(u *kit.UI) { first.Show(u, lobby.Choices{Tables: 2, Before: "Friday"}, time.Now()) })
	pose(t, "first-without", func(u *kit.UI) {
		first.Show(u, lobby.Choices{Unhosted: kit.Sentence(say.Name(hosting.ErrNoServer.Error())).String()}, time.Now())
	})
	played := time.Date(2026, 11, 24, 22, 0, 0, 0, time.Local)
	saved := hosting.Saved{Journal: "2026-11-24-190000-duel-1a2b3c4d.journal", Title: "The Toll at Lantern Gap", Round: 6, Played: played.Unix()}
	pose(t, "first-saved", func(u *kit.UI) {
		first.Show(u, lobby.Choices{Tables: 2, Before: "Friday", Saved: &saved, Trouble: "The server has ended."}, played.Add(24*time.Hour))
	})
	damaged := saved
	damaged.Damaged = true
	pose(t, "first-damaged", func(u *kit.UI) { first.Show(u, lobby.Choices{Saved: &damaged}, played) })
	handle(t, "first-saved", func(u *kit.UI) {
		new(lobby.First).Show(u, lobby.Choices{Tables: 2, Before: "Friday", Saved: &saved}, played)
	}, pressed())
	p := lobby.Prospect{Scenarios: []discovery.Scenario{
		{Key: "duel", Title: "The Toll at Lantern Gap", Size: "rounds, players have 1 of 3 ships, 5 minutes, for 1 to 5", Brief: fullHall().Brief.Text},
		{Key: "convoy", Title: "Bread for Marrow", Size: "rounds, players have 4 of 11 ships, 20 minutes, for 1 to 13", Brief: "Bread."},
	}}
	setup := lobby.Setup{Player: "Mara", Table: "Mara's table"}
	pose(t, "setup", func(u *kit.UI) { setup.Show(u, p) }, "Down")
	p.Error = "The server has ended: listen udp 0.0.0.0:7620: bind: address already in use; if another table is hosted there, choose another port, as in --address 0.0.0.0:7630"
	pose(t, "setup-failed", func(u *kit.UI) { setup.Show(u, p) })
	handle(t, "setup-failed", func(u *kit.UI) { setup.Show(u, p) }, pressed())
	key := netcode.Fingerprint{1, 2, 3, 200}
	link := netcode.Invitation{Place: "192.168.178.120:7620", Pin: &key}.String()
	reach := []doctor.Check{
		{Name: "answer", Says: "the table answers another program of this machine at 192.168.178.120"},
		{Name: "firewall", Verdict: doctor.Unclear, Says: "firewalld is on", Remedy: "let the table in by: sudo firewall-cmd --add-port=7620-7629/udp --permanent && sudo firewall-cmd --reload"},
	}
	var invitation lobby.Invitation
	pose(t, "invitation", func(u *kit.UI) {
		invitation.Show(u, discovery.Ways{Code: "K7M2QX", Links: []string{link}, Pages: []string{"http://192.168.178.120:7620/"}}, reach, fullHall())
	})
	pose(t, "invitation-pageless", func(u *kit.UI) {
		invitation.Show(u, discovery.Ways{Code: "K7M2QX", Links: []string{link}}, reach, fullHall())
	})
	pose(t, "invitation-alone", func(u *kit.UI) { invitation.Show(u, discovery.Ways{Code: "K7M2QX"}, nil, lobby.Present{}) })
	var calls []lobby.Call
	headless(t, func(u *kit.UI) {
		if c := invitation.Show(u, discovery.Ways{Links: []string{link}}, nil, fullHall()); c != (lobby.Call{}) {
			calls = append(calls, c)
		}
	}, "Y", "Escape", "Y", "Enter")
	if len(calls) != 2 || !calls[0].Close || !calls[1].Console {
		t.Errorf("it is asked for %+v, and a table is not closed by one key", calls)
	}
}

// newcomer is somebody at the first screen of a station that was opened without arguments, beside
// the real server.
type newcomer struct {
	*testing.T
	*station
	clock time.Duration // of its screens
	size  image.Point
}

func arriving(t *testing.T) *newcomer {
	t.Helper()
	for _, name := range []string{"XDG_STATE_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, t.TempDir())
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	values := map[string]string{"name": "Mara", "no-audio": "true"}
	for _, s := range setting.Station() {
		if values[s.Key] == "" {
			values[s.Key] = s.Default
		}
	}
	set, err := newSettings(values)
	if err != nil {
		t.Fatal(err)
	}
	set.listen, set.targets = "127.0.0.1:0", []netip.AddrPort{netip.MustParseAddrPort("127.0.0.1:9")} // nobody answers there
	g, err := newStation(set)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.close)
	g.host.server, g.host.without = program.Path(t, "server"), ""
	return &newcomer{T: t, station: g, size: image.Pt(kit.MinWidth, kit.MinHeight)}
}

// turn shows one screen with keys pressed.
func (n *newcomer) turn(keys ...kit.Key) {
	n.do(kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: keys})
}

// again presses keys once a question may have been read.
func (n *newcomer) again(keys ...kit.Key) {
	n.clock += 300 * time.Millisecond
	n.turn(keys...)
}

// do shows one screen, a tenth of a second after the last one, however long that took.
func (n *newcomer) do(in kit.Input) {
	now := time.Now()
	n.clock += 100 * time.Millisecond
	n.station.clock.begun = now.Add(-n.clock)
	n.frame(nil, n.size, in, now)
}

func (n *newcomer) until(what string, is func() bool) {
	n.Helper()
	for end := time.Now().Add(rough.Patience); !is(); n.turn() {
		if time.Now().After(end) {
			n.Fatalf("waited in vain until %s: %q, %q", what, n.host.trouble, n.trouble)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// TestLearningLeadsToTheStation goes from the first screen into the pilot's lesson at a table of
// its own, by keys, and back to the list.
func TestLearningLeadsToTheStation(t *testing.T) {
	g := arriving(t)
	g.turn("L")
	g.until("there is something to learn", func() bool { return len(g.host.scenarios) > 0 })
	g.turn("Enter")
	g.until("the pilot is at the station", func() bool { return g.aboard && g.link.Seat().Role == crew.Pilot })
	g.until("the lesson has begun", func() bool { return g.shown && g.link.Lesson != nil })
	g.turn("H") // whatever is on top
	g.turn("Ctrl+Q")
	if g.ended {
		t.Fatal("one key ends a lesson")
	}
	if g.again("Ctrl+Q"); !g.ended {
		t.Error("Ctrl+Q does not close the window at a lesson")
	}
	g.until("Esc leads to the lobby", func() bool {
		if g.aboard { // in the lobby it asks to leave
			g.turn("Escape")
		}
		return !g.aboard
	})
	if g.host.invites {
		t.Error("a lesson invites others")
	}
	g.ui.Watch = true
	g.turn("Escape")
	if g.turn(); g.host.running == nil || !strings.Contains(strings.Join(g.ui.Texts(), " "), "Press Leave again to end this lesson.") {
		t.Fatalf("one key in the lobby ends a lesson, or says %q", g.ui.Texts())
	}
	g.until("Esc leads back to the lessons", func() bool {
		g.turn("Escape")
		return g.host.running == nil
	})
	if g.link != nil || g.at != atLearn {
		t.Errorf("the lesson leads back to %d", g.at)
	}
	if g.turn(); strings.Contains(strings.Join(g.ui.Texts(), " "), "Press Leave again") {
		t.Errorf("after the lesson the screen still says %q", g.ui.Texts())
	}
	if kept, _ := filepath.Glob(filepath.Join(stateFile("tokens"), "*.token")); len(kept) > 0 { // this machine's tables have one key
		t.Error("a lesson's token is kept, in place of that of another table on this machine")
	}
}

// TestTheLobbyLeadsToTheLessons opens a station at a table as a newcomer, like "make play".
func TestTheLobbyLeadsToTheLessons(t *testing.T) {
	e, g := hosted(t, "--now=false"), arriving(t)
	comes := func() {
		g.knock(e.address)
		g.until("the table has let the station in", func() bool { return g.link != nil && g.link.Lobby != nil })
		g.turn()
		g.turn("L")
	}
	if comes(); g.link != nil || g.at != atLearn {
		t.Fatalf("L leads somebody who is new to %d", g.at)
	}
	g.shownTips().Teach("learn-pilot")
	if comes(); g.link == nil {
		t.Error("somebody who has had a lesson is led away from the table")
	}
}

// TestALessonThatIsDoneLeadsToTheNext skips through a lesson at a table of its own.
func TestALessonThatIsDoneLeadsToTheNext(t *testing.T) {
	g := arriving(t)
	g.turn("L")
	g.until("there is something to learn", func() bool { return len(g.host.scenarios) > 0 })
	g.turn("Enter")
	g.until("the lesson has begun", func() bool { return g.shown && g.link.Lesson != nil })
	done := func() bool { _, all := g.bridges[g.link.Seat()].Lesson(); return all }
	g.until("all its steps are skipped", func() bool {
		g.turn("Enter", nextStep) // on a slow machine a bot has played, and its page is closed first
		return done()
	})
	if g.endsLesson(); g.host.running != nil {
		t.Fatal("the end of a lesson leaves its table open")
	}
	if !g.shownTips().TaughtIn("learn-pilot") {
		t.Error("it is not kept that a lesson is done")
	}
	g.turn("Enter")
	g.until("the next lesson has begun", func() bool { return g.link != nil && g.link.Lesson != nil })
	if g.link.Lesson.Key == "learn-pilot" {
		t.Error("the lesson that is done is offered again")
	}
}

// A lesson hosted by somebody else's server, as by "make play", leads to the others too.
func TestALessonOfAnotherServerLeadsToTheLessons(t *testing.T) {
	e, g := hosted(t, "--scenario", "learn-operator"), arriving(t)
	g.knock(e.address)
	g.until("the lesson has begun", func() bool { return g.link != nil && g.aboard && g.shown && g.link.Lesson != nil })
	g.until("all its steps are skipped", func() bool {
		g.turn("Enter", nextStep) // on a slow machine a bot has played, and its page is closed first
		_, all := g.bridges[g.link.Seat()].Lesson()
		return all
	})
	g.endsLesson()
}

// endsLesson goes from the end of a lesson to the list of lessons, closing first the page about
// what a bot has played meanwhile, as on a slow machine.
func (n *newcomer) endsLesson() {
	n.Helper()
	n.until("the end of the lesson leads to the lessons", func() bool {
		n.turn("Enter", nextStep)
		return n.link == nil && n.at == atLearn
	})
}

// TestWhoComesBackIsAtTheStation closes a station in the middle of a battle, and opens it again.
func TestWhoComesBackIsAtTheStation(t *testing.T) {
	e, g := hosted(t), arriving(t)
	g.knock(e.address)
	g.until("the table has let the station in", func() bool { return g.link != nil && g.link.Lobby != nil })
	g.sitDown(helm)
	g.until("the pilot is at the station", func() bool { return g.aboard && g.shown })
	again := g.set
	g.close()
	var err error
	if g.station, err = newStation(again); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.close)
	g.knock(e.address)
	g.until("the pilot is at the station again, without a key", func() bool { return g.aboard && g.shown && g.link.Seat() == helm })
	g.aboard = false // as Esc does at the station
	for range 5 {
		g.turn()
	}
	if g.aboard {
		t.Error("nobody gets to the lobby of a battle that is on")
	}
}

// TestHostingLeadsToTheConsole goes from the first screen to the GM's console of a table that the
// real server hosts, by keys.
func TestHostingLeadsToTheConsole(t *testing.T) {
	g := arriving(t)
	g.turn("H")
	g.turn("Ctrl+Q")
	if g.again("Ctrl+Q"); !g.ended {
		t.Error("Ctrl+Q does not close the window before a table is hosted")
	}
	g.until("there is something to host", func() bool { return len(g.host.scenarios) > 0 })
	g.turn("Enter")
	g.until("the invitation is shown", func() bool { return g.host.invites && g.link != nil && g.link.Lobby != nil })
	g.turn("Enter")
	g.until("the GM is at the console", func() bool { return g.aboard && g.link.Seat() == crew.Master })
	g.until("it is known what others reach", func() bool { return len(g.host.reached) > 0 })
	g.until("there is a picture", func() bool { return g.shown })
	g.aboard = false // as Esc does at the console
	g.turn("Escape")
	if !g.host.invites {
		t.Error("the hall does not lead back to the invitation")
	}
	g.turn("Escape")
	g.turn("Y")
	if g.host.running != nil || g.link != nil || g.at != atFirst {
		t.Errorf("the table is not closed: %v, at %d", g.host.running, g.at)
	}
}

// TestFaultBackToYourSeatLeadsToNoOther has somebody on the network answer for a table, with its key, where
// another table listens: who comes back to the first is told, and is not at the other.
func TestFaultBackToYourSeatLeadsToNoOther(t *testing.T) {
	e, g := hosted(t), arriving(t)
	g.knock(e.address)
	g.until("the table has let the station in", func() bool { return g.link != nil && g.link.Lobby != nil })
	identity, err := netcode.LoadIdentity(e.kept)
	if err != nil {
		t.Fatal(err)
	}
	again := g.set
	g.close()
	place := func(address string) int { return int(netip.MustParseAddrPort(address).Port()) }
	for _, row := range []struct {
		of   *evening
		lets bool
	}{{hosted(t), false}, {e, true}} {
		beacon, err := discovery.Announce(netip.MustParseAddrPort("127.0.0.1:0"), discovery.Table{
			Name: "Friday", Scenario: "The Toll", Seats: 5, Port: place(row.of.address), Protocol: netcode.Protocol, Code: "K7M2QX", Fingerprint: identity.Fingerprint(),
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(beacon.Close)
		again.targets = []netip.AddrPort{beacon.Addr()}
		if g.station, err = newStation(again); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(g.close)
		g.until("the table is found", func() bool { return g.before.name == "Friday" })
		g.turn("B")
		g.until("the table answers", func() bool { return g.trouble != "" || g.link != nil && g.link.Joined() })
		if in := g.link != nil && g.link.Joined(); in != row.lets || in == strings.Contains(g.trouble.String(), "not the table that you know") {
			t.Errorf("the table of the key lets in: %v; the station is in: %v, and is told %q", row.lets, in, g.trouble)
		}
		g.close()
		beacon.Close()
	}
}

// A station that is opened again offers the table where it was last, though nothing on the network
// tells of that table: one on another machine, or one on this machine that still runs.
func TestBackToASeatThatNothingTellsOf(t *testing.T) {
	for _, host := range []string{"localhost", "127.0.0.1"} { // the first is like another machine's
		t.Run(host, func(t *testing.T) {
			e, g := hosted(t), arriving(t)
			identity, err := netcode.LoadIdentity(e.kept)
			if err != nil {
				t.Fatal(err)
			}
			key := identity.Fingerprint()
			place := fmt.Sprintf("%s:%d", host, netip.MustParseAddrPort(e.address).Port())
			opens := func() {
				t.Helper()
				again := g.set
				g.close()
				if g.station, err = newStation(again); err != nil {
					t.Fatal(err)
				}
				t.Cleanup(g.close)
			}
			g.knock(netcode.Invitation{Place: place, Pin: &key}.String())
			g.until("the table has let the station in", func() bool { return g.link != nil && g.link.Lobby != nil })
			opens()
			g.until("the table is offered", func() bool { return g.before.name == place })
			g.turn("B")
			g.until("the table has let the station in again", func() bool { return g.trouble != "" || g.link != nil && g.link.Lobby != nil })
			if g.trouble != "" {
				t.Errorf("the way back ends with %q", g.trouble)
			}
			if host == "localhost" {
				return
			}
			e.end()
			opens()
			g.until("tables have been looked for", func() bool { return g.seeker.Looked })
			if g.before.name != "" {
				t.Errorf("a table that has ended is offered: %+v", g.before)
			}
		})
	}
}

// TestASavedBattleGoesOn closes the window of somebody who hosts and plays without a GM, in mid-battle,
// and opens it the next evening: they go on at the helm, by one key. A damaged journal is named.
func TestASavedBattleGoesOn(t *testing.T) {
	g := arriving(t)
	again := g.set
	opens := func() {
		t.Helper()
		g.close()
		station, err := newStation(again)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(station.close)
		station.host.server, station.host.without, g.station = g.host.server, "", station
		g.until("saved battles have been looked for", func() bool { return g.host.sought })
	}
	g.turn("H")
	g.until("there is something to host", func() bool { return len(g.host.scenarios) > 0 })
	g.turn("Enter")
	g.until("the invitation is shown", func() bool { return g.host.invites && g.link != nil && g.link.Lobby != nil })
	if opens(); g.host.saved != nil {
		t.Errorf("a battle that has not begun is offered: %+v", g.host.saved)
	}

	g.turn("H")
	g.until("there is something to host", func() bool { return len(g.host.scenarios) > 0 })
	title := g.host.scenarios[0].Title
	g.turn("Enter")
	g.until("the invitation is shown", func() bool { return g.host.invites && g.link != nil && g.link.Lobby != nil })
	g.turn("S")
	g.sitDown(helm)
	g.until("the host sits at the helm", func() bool { return g.link.Mine() != nil })
	g.link.Ready(true)
	g.until("the battle has begun", func() bool { return g.aboard && g.shown && g.link.View(time.Now()).Head.Round > 0 })
	tick := func() int64 { return g.link.View(time.Now()).Tick }
	before := tick()
	if opens(); g.host.saved == nil || g.host.saved.Title != title || g.host.saved.Round < 1 || g.host.saved.Damaged {
		t.Fatalf("the saved battle is %+v", g.host.saved)
	}
	g.turn("G")
	g.until("the host is at the helm again", func() bool { return g.aboard && g.shown && g.link.Seat() == helm })
	if v := g.link.View(time.Now()); v.Tick < before || v.Head.Paused {
		t.Errorf("the battle that was left at tick %d is at tick %d; paused: %v", before, v.Tick, v.Head.Paused)
	}
	from := tick()
	g.until("the battle goes on", func() bool { return tick() > from+40 })

	path := g.host.saved.Journal
	opens()
	kept, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	j, err := journal.NewReader(bytes.NewReader(kept))
	if err != nil {
		t.Fatal(err)
	}
	kept[(2*int64(len(kept))+j.GoodBytes())/3] ^= 4 // among the ticks that had reached the disk
	if err := os.WriteFile(path, kept, 0o600); err != nil {
		t.Fatal(err)
	}
	if opens(); g.host.saved == nil || !g.host.saved.Damaged {
		t.Fatalf("a damaged journal is told as %+v", g.host.saved)
	}
	if g.turn("G"); g.host.running != nil {
		t.Error("a damaged battle goes on")
	}
}

// TestClosingTellsWhatItEnds closes the window of somebody at a table that ends with it, as with
// "make play", with somebody else there and alone, and the window of a guest.
func TestClosingTellsWhatItEnds(t *testing.T) {
	e, g := hosted(t, "--now=false"), arriving(t)
	g.set.join, g.set.hosts = "broadside://"+e.address, true // a link, like "make play"
	g.knock(e.address)
	g.until("Wu is there too", func() bool { return g.link != nil && g.link.Lobby != nil && len(g.stranded()) == 1 })
	closes := func(whose string, asks string, keys ...kit.Key) {
		t.Helper()
		g.ended, g.clock = false, g.clock+(kit.ToastTime+1)*time.Second
		for _, last := range []bool{asks == "", true} {
			g.shuts = len(keys) == 0
			g.again(keys...)
			if says := g.closingText(len(keys) > 0).String(); g.ended != last || !strings.Contains(says, asks) {
				t.Errorf("the window of %s: closed: %v, and told is %q", whose, g.ended, says)
			}
			if asks == "" {
				return
			}
		}
	}
	closes("a host with a guest, by its button", "end your table, for Wu too")
	closes("a host with a guest, by its key", "end your table, for Wu too", "Ctrl+Q")
	e.watcher.Leave()
	g.until("Wu has gone", func() bool { return len(g.stranded()) == 0 })
	closes("a host alone, by its button", "")
	closes("a host alone, by its key", "close this window and end your table", "Ctrl+Q")
	g.set.hosts = false
	closes("a guest, by its button", "")
	closes("a guest without a seat, by its key", "again to close this window.", "Ctrl+Q")
	g.link.Sit(helm)
	g.until("the guest sits", func() bool { return g.link.Mine() != nil })
	closes("a guest with a seat, by its key", "somebody else may take it", "Ctrl+Q")
}

// TestQuittingAwayFromTheTableAsks leaves the table of "make play" for the first screen and for the
// list of tables, while somebody else stays there, and quits by key and by click.
func TestQuittingAwayFromTheTableAsks(t *testing.T) {
	socket, err := net.ListenPacket("udp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	beacon := netip.MustParseAddrPort(socket.LocalAddr().String())
	socket.Close()
	e, g := hosted(t, "--now=false", "--discovery=true", "--discovery-at", beacon.String()), arriving(t)
	g.seeker.Stop()
	g.seeker, g.set.targets, g.set.hosts = nil, []netip.AddrPort{beacon}, true
	g.seek()
	g.until("the table is found", func() bool { return g.seeker != nil && len(g.seeker.Found) == 1 })
	key := g.seeker.Found[0].Fingerprint
	g.set.join = netcode.Invitation{Place: e.address, Pin: &key}.String()
	asks := func(where string, want bool, quit func()) {
		t.Helper()
		g.ended, g.clock = false, g.clock+(kit.ToastTime+1)*time.Second
		g.turn()
		if quit(); g.ended == want {
			t.Errorf("%s: closed: %v", where, g.ended)
		}
		if !want {
			return
		}
		if says := g.closingText(true).String(); !strings.Contains(says, "end your table, for 1 person at it too") {
			t.Errorf("%s: told is %q", where, says)
		}
		if quit(); !g.ended {
			t.Errorf("%s: does not close", where)
		}
	}
	press := func() { g.again("Ctrl+Q") }
	click := func(x float64) func() { // Quit is at the foot of the screen
		foot := kit.Point{X: x, Y: kit.MinHeight - 26}
		return func() {
			g.again()
			g.do(kit.Input{Mouse: foot, Pressed: true, Held: true})
			g.do(kit.Input{Mouse: foot, Released: true})
		}
	}
	g.until("Wu is seen there", func() bool { return g.host.behind == 1 })
	asks("at the first screen, by key", true, press)
	asks("at the first screen, by click", true, click(860))
	g.turn("J")
	asks("among the tables, by key", true, press)
	e.watcher.Leave()
	g.until("Wu has gone", func() bool { return g.host.behind == 0 })
	asks("at a table with nobody, by click", false, click(1100))
}

// TestNoQuestionOutlivesTheStation closes a station whose server takes long to answer.
func TestNoQuestionOutlivesTheStation(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the slow server is a script of a shell")
	}
	g := arriving(t)
	dir := t.TempDir()
	pid := filepath.Join(dir, "pid")
	g.host.server = filepath.Join(dir, "server")
	script := "#!/bin/sh\necho $$ > " + pid + ".new && mv " + pid + ".new " + pid + "\nexec sleep 60\n"
	if err := os.WriteFile(g.host.server, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	var asked []byte
	g.until("the server is asked", func() bool {
		asked, _ = os.ReadFile(pid)
		return asked != nil
	})
	g.close()
	n, err := strconv.Atoi(strings.TrimSpace(string(asked)))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := os.FindProcess(n); err == nil && p.Signal(syscall.Signal(0)) == nil {
		t.Error("a program that the station has asked runs on")
	}
}
