package main

import (
	"context"
	"encoding/json"
	"errors"
	"html"
	"io"
	"log/slog"
	"math"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/server/agones"
	"broadside/cmd/server/agones/standin"
	"broadside/cmd/server/client"
	"broadside/cmd/server/hall"
	"broadside/cmd/server/hall/cluster"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// hallProcess is a hall of one machine in a process of its own.
type hallProcess struct {
	*exec.Cmd
	out   *rough.Log
	state string
	front string
	nats  string
}

// Anybody who can read the secret of a hall can impersonate its tables.
func TestHallsSecretIsItsHostsAlone(t *testing.T) {
	dir := t.TempDir()
	first, err := ownSecret(dir)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := ownSecret(dir); err != nil || again != first || len(first) < hall.MinSecret {
		t.Errorf("the secret is %q and then %q: %v", first, again, err)
	}
	info, err := os.Stat(filepath.Join(dir, "secret"))
	if err != nil || runtime.GOOS != "windows" && info.Mode()&0o077 != 0 {
		t.Errorf("its file has the mode %v: %v", info.Mode(), err)
	}
}

// openHall starts a hall with a NATS server of its own.
func openHall(t *testing.T, args ...string) *hallProcess {
	t.Helper()
	return startHall(t, append([]string{"--local", "4", "--nats-port", "0"}, args...)...)
}

// startHall starts a hall whose NATS server is in the arguments.
func startHall(t *testing.T, args ...string) *hallProcess {
	t.Helper()
	h := &hallProcess{out: &rough.Log{}, state: t.TempDir()}
	h.Cmd = server(t, append([]string{"hall", "--state", h.state, "--listen", "127.0.0.1:0", "--tables-at", "127.0.0.1"}, args...)...)
	h.Stdout, h.Stderr = h.out, os.Stderr
	if err := h.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = h.Process.Signal(syscall.SIGTERM) // it may be over
		_ = h.Wait()
	})
	at := regexp.MustCompile(`(http://\S+)/\n.*--hall (\S+)\n`)
	h.await(t, "the hall", func() bool { return at.MatchString(h.out.String()) })
	found := at.FindStringSubmatch(h.out.String())
	h.front, h.nats = found[1], found[2]
	return h
}

func (h *hallProcess) await(t *testing.T, what string, done func() bool) {
	t.Helper()
	for until := time.Now().Add(rough.Patience); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatalf("%s never comes; the hall says\n%s", what, h.out)
		}
	}
}

type listed struct{ Name, Scenario, Place, Link, GM string }

// ask sends a request to the front, and returns its answer.
func (h *hallProcess) ask(t *testing.T, method, path string, form url.Values) (code int, body string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, h.front+path, strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept", "application/json")
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	a, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err.Error()
	}
	defer http.DefaultClient.CloseIdleConnections()
	defer a.Body.Close()
	b, err := io.ReadAll(a.Body)
	if err != nil {
		return 0, err.Error()
	}
	return a.StatusCode, string(b)
}

// begin asks for a table.
func (h *hallProcess) begin(t *testing.T, name string) (l listed) {
	t.Helper()
	code, body := 0, ""
	for end := time.Now().Add(rough.Patience); ; time.Sleep(20 * time.Millisecond) {
		code, body = h.ask(t, "POST", "/tables", url.Values{"scenario": {"duel"}, "name": {name}})
		if code != http.StatusServiceUnavailable || time.Now().After(end) {
			break // its host has announced itself by then
		}
	}
	if code != http.StatusCreated {
		t.Fatalf("%d: %s", code, body)
	}
	if err := json.Unmarshal([]byte(body), &l); err != nil {
		t.Fatal(err)
	}
	return l
}

// TestQuotaAndWishesAreHeld asks for more tables than one person may have, and for something that
// does not exist.
func TestQuotaAndWishesAreHeld(t *testing.T) {
	h := openHall(t, "--quota", "2")
	l := h.begin(t, "One")
	h.takeChair(t, l.GM)
	h.takeChair(t, h.beginByPage(t, "Another"))
	if code, body := h.ask(t, "GET", "/hall", nil); code != http.StatusOK || !strings.Contains(body, `"quota":2`) || !strings.Contains(body, `"key":"duel"`) || !strings.Contains(body, `"size":"rounds, `) {
		t.Errorf("the hall tells of itself: %d %s", code, body)
	}
	for _, c := range []struct {
		form url.Values
		code int
		says string
	}{
		{url.Values{"scenario": {"duel"}, "name": {"Two"}}, http.StatusTooManyRequests, "as many tables"},
		{url.Values{"scenario": {"nothing"}, "name": {"Two"}}, http.StatusBadRequest, `no scenario "nothing"`},
		{url.Values{"scenario": {"duel"}, "name": {"\x1b\x07"}}, http.StatusBadRequest, "a name that can be read"},
		{url.Values{"scenario": {"duel"}, "name": {"A table of a very long name"}}, http.StatusBadRequest, "at most 24 characters"},
	} {
		if code, body := h.ask(t, "POST", "/tables", c.form); code != c.code || !strings.Contains(body, c.says) {
			t.Errorf("%v: %d %s", c.form, code, body)
		}
	}
	page, err := http.PostForm(h.front+"/tables", url.Values{"scenario": {"duel"}, "name": {"Two <b>"}})
	if err != nil {
		t.Fatal(err)
	}
	defer page.Body.Close()
	if b, err := io.ReadAll(page.Body); err != nil || page.StatusCode != http.StatusTooManyRequests || !strings.Contains(string(b), "You already have as many tables") ||
		!strings.Contains(string(b), `value="Two &lt;b&gt;"`) || !strings.Contains(string(b), `<option value="duel" selected>`) {
		t.Errorf("the form again: %s %v\n%s", page.Status, err, b)
	}
	if code, body := h.ask(t, "GET", "/", nil); code != http.StatusOK || !strings.Contains(body, "One") || !strings.Contains(body, "2 of 4") {
		t.Errorf("the page: %d\n%s", code, body)
	}
	if _, body := h.ask(t, "GET", "/metrics", nil); !strings.Contains(body, `broadside_hall_asked_total{answer="quota"} 2`) || !strings.Contains(body, "broadside_hall_tables 2\n") {
		t.Errorf("the numbers:\n%s", body)
	}
}

// TestFaultTablesBegunAtOnceAreToldApart asks for tables at one moment whose names look alike: only one
// of them is begun.
func TestFaultTablesBegunAtOnceAreToldApart(t *testing.T) {
	h := openHall(t, "--quota", "4")
	h.begin(t, "Another") // its host is there
	names := []string{"Thursday", "Thursd\u0430y", "THURSDAY"}
	var codes [3]int
	var all sync.WaitGroup
	for i, name := range names {
		all.Go(func() {
			codes[i], _ = h.ask(t, "POST", "/tables", url.Values{"scenario": {"duel"}, "name": {name}})
		})
	}
	all.Wait()
	slices.Sort(codes[:])
	if codes != [3]int{http.StatusCreated, http.StatusConflict, http.StatusConflict} {
		t.Errorf("%q are answered %v", names, codes)
	}
	if code, _ := h.ask(t, "POST", "/tables", url.Values{"scenario": {"duel"}, "name": {"Friday"}}); code != http.StatusCreated {
		t.Errorf("a table of another name is answered %d", code)
	}
}

// beginByPage asks for a table as a browser does, and returns the GM's link on the page.
func (h *hallProcess) beginByPage(t *testing.T, name string) string {
	t.Helper()
	a, err := http.PostForm(h.front+"/tables", url.Values{"scenario": {"duel"}, "name": {name}})
	if err != nil {
		t.Fatal(err)
	}
	defer a.Body.Close()
	b, err := io.ReadAll(a.Body)
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`href="([^"]+)">Open the GM`).FindSubmatch(b)
	if a.StatusCode != http.StatusCreated || found == nil {
		t.Fatalf("%s:\n%s", a.Status, b)
	}
	return html.UnescapeString(string(found[1]))
}

// takeChair takes the GM's chair by the link of the person who asked for the table.
func (h *hallProcess) takeChair(t *testing.T, link string) {
	t.Helper()
	i, err := netcode.ParseInvitation(link)
	if err != nil || i.Pin == nil || i.Pass == "" || i.Hall != h.front {
		t.Fatalf("the GM's link is %q: %v", link, err)
	}
	ctx, stop := context.WithTimeout(t.Context(), rough.Patience)
	defer stop()
	c, err := client.Join(ctx, i.Place, netcode.Guest{Hello: netcode.Hello{Name: "Ada", Passphrase: i.Pass}, Pin: i.Pin})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Leave("")
	if err := c.Sit(crew.Seat{Role: crew.GM}); err != nil {
		t.Fatal(err)
	}
	if err := c.Await(ctx, "the GM's chair", func() bool { return c.Seat().Role == crew.GM }); err != nil {
		t.Fatal(err)
	}
}

// TestFaultLinkToAChairOpensNoOther uses the GM's link of one table of a hall at another.
func TestFaultLinkToAChairOpensNoOther(t *testing.T) {
	h := openHall(t, "--quota", "2")
	invite := func(link string) netcode.Invitation {
		t.Helper()
		i, err := netcode.ParseInvitation(link)
		if err != nil || i.Pin == nil {
			t.Fatalf("the link is %q: %v", link, err)
		}
		return i
	}
	one, two := h.begin(t, "One"), h.begin(t, "Two")
	mine, other := invite(one.GM), invite(two.GM)
	if mine.Pass == other.Pass || invite(one.Link).Pass != "" {
		t.Fatal("the links of two tables are good for each other, or that for all opens the chair")
	}
	ctx, stop := context.WithTimeout(t.Context(), rough.Patience)
	defer stop()
	knocks := func(place string, i netcode.Invitation) error {
		c, err := client.Join(ctx, place, netcode.Guest{Hello: netcode.Hello{Name: "Mallory", Passphrase: i.Pass}, Pin: i.Pin})
		if err == nil {
			c.Leave("")
		}
		return err
	}
	if err := knocks(other.Place, mine); !errors.Is(err, netcode.ErrWrongKey) {
		t.Errorf("a link leads to another table: %v", err)
	}
	if err := knocks(other.Place, netcode.Invitation{Pin: other.Pin, Pass: mine.Pass}); netcode.CodeOf(err) != netcode.Refused || !strings.Contains(err.Error(), "wrong") {
		t.Errorf("the chair's key of one table at another: %v", err)
	}
	h.takeChair(t, one.GM)
}

// TestTableAtWhichNobodyIsEnds runs a table of a hall to which nobody comes.
func TestTableAtWhichNobodyIsEnds(t *testing.T) {
	h := openHall(t, "--quota", "1", "--idle", "1s")
	h.begin(t, "One")
	h.await(t, "the end of the table", func() bool {
		_, body := h.ask(t, "GET", "/metrics", nil)
		return strings.Contains(body, "broadside_hall_tables 0\n") && strings.Contains(body, "broadside_hall_slots_used 0\n")
	})
	h.await(t, "the end of its folder", func() bool {
		folders, err := os.ReadDir(filepath.Join(h.state, "hall", "tables"))
		return err == nil && len(folders) == 0
	})
}

// TestTableTellsHowFarItsCopyIs reads the metrics of a table whose NATS server is there, and then
// is not.
func TestTableTellsHowFarItsCopyIs(t *testing.T) {
	n, err := hall.StartNode("127.0.0.1", 0, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer n.Close()
	t.Setenv("BROADSIDE_SECRET", "a secret of the club")
	r := hostAt(t, "--discovery=false", "--metrics", "127.0.0.1:0", "--web", "off", "--now", "--live", "--bot-pace", "0s", "--status", "1s", "--state", t.TempDir(), "--hall", n.URL())
	found := regexp.MustCompile(`(http://\S+)/metrics`).FindStringSubmatch(r.out.String())
	if found == nil {
		t.Fatalf("no address of the numbers in\n%s", r.out)
	}
	h := &hallProcess{front: found[1], out: r.out}
	says := func(pattern string) func() bool {
		line := regexp.MustCompile(`(?m)^` + pattern + `$`)
		return func() bool {
			_, body := h.ask(t, "GET", "/metrics", nil)
			return line.MatchString(body)
		}
	}
	h.await(t, "the hall", says(`broadside_hall_reached 1`))
	h.await(t, "the fencing number", says(`broadside_hall_fence 1`))
	h.await(t, "a copy", says(`broadside_hall_copy_age_seconds 0(\.\d+)?`))
	n.Close()
	h.await(t, "the hall's end", says(`broadside_hall_reached 0`))
	h.await(t, "what the copy lacks", says(`broadside_hall_copy_waiting_bytes [1-9]\S*`))
	h.await(t, "how old that is", says(`broadside_hall_copy_age_seconds [1-9]\S*`))
	r.end(t)
}

// TestServerOfAgonesPlaysOneTable runs a hall as a game server of Agones: it is ready, is allocated
// while its table is in play, and is shut down at the end.
func TestServerOfAgonesPlaysOneTable(t *testing.T) {
	n, err := hall.StartNode("127.0.0.1", 0, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer n.Close()
	beside := standin.Start(t, "0")
	t.Setenv(agones.PortVariable, beside.Port)
	t.Setenv("BROADSIDE_SECRET", "a secret of the club")
	if _, errs, code := run(t, "hall", "--nats", n.URL(), "--slots", "2", "--agones"); code == 0 || !strings.Contains(errs, "--agones --slots 1 --table-ports 7620") {
		t.Errorf("two tables at a server of Agones: %d %s", code, errs)
	}
	_, port, err := net.SplitHostPort(rough.Place(t))
	if err != nil {
		t.Fatal(err)
	}
	h := startHall(t, "--nats", n.URL(), "--slots", "1", "--agones", "--table-ports", port, "--idle", "2s")
	h.await(t, "Ready", func() bool { return beside.State() == "Ready" })
	if l := h.begin(t, "One"); l.Place != "203.0.113.7:7345" {
		t.Errorf("the table is announced at %s", l.Place)
	}
	if _, body := h.ask(t, "GET", "/metrics", nil); beside.State() != "Allocated" || !strings.Contains(body, "broadside_agones_reached 1\n") {
		t.Errorf("while a table is played, the server is %s", beside.State())
	}
	h.await(t, "Ready again", func() bool { return beside.State() == "Ready" })
	if err := h.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	h.await(t, "Shutdown", func() bool { return beside.State() == "Shutdown" })
}

// TestFaultNodeOfTheClusterDies kills a node of three during a battle: the table plays on,
// and its copy goes on with the other two.
func TestFaultNodeOfTheClusterDies(t *testing.T) {
	c := cluster.Start(t, 3)
	t.Setenv("BROADSIDE_SECRET", "a secret of the club")
	r := hostAt(t, "--discovery=false", "--metrics", "127.0.0.1:0", "--web", "off", "--now", "--live", "--bot-pace", "0s", "--status", "0s", "--state", t.TempDir(), "--hall", c.URL, "--replicas", "3")
	found := regexp.MustCompile(`(http://\S+)/metrics`).FindStringSubmatch(r.out.String())
	if found == nil {
		t.Fatalf("no address of the numbers in\n%s", r.out)
	}
	h := &hallProcess{front: found[1], out: r.out}
	number := func(name string) float64 {
		_, body := h.ask(t, "GET", "/metrics", nil)
		f := regexp.MustCompile(`(?m)^` + name + ` (\S+)$`).FindStringSubmatch(body)
		if f == nil {
			return math.NaN()
		}
		n, err := strconv.ParseFloat(f[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	copied := func() bool { return number("broadside_hall_copy_age_seconds") < 1 }
	h.await(t, "the copy", func() bool { return number("broadside_hall_fence") == 1 && copied() })
	before := number("broadside_tick_seconds_count")
	c.KillLeader(t)
	h.await(t, "two more seconds of the battle", func() bool { return number("broadside_tick_seconds_count") > before+40 })
	h.await(t, "the copy after that", func() bool { return number("broadside_hall_reached") == 1 && copied() })
	if fence := number("broadside_hall_fence"); fence != 1 {
		t.Errorf("the fencing number is %v", fence)
	}
	last := number("broadside_events_total")
	h.await(t, "a copy of what came later", func() bool { return number("broadside_events_total") > last && copied() })
	r.end(t)
}

// processesOf returns the processes whose command line contains a text.
func processesOf(t *testing.T, text string) (all []*os.Process) {
	t.Helper()
	lines, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range lines {
		line, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(line), text) {
			continue // it may have ended
		}
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(path)))
		if err != nil {
			t.Fatal(err)
		}
		if p, err := os.FindProcess(pid); err == nil {
			all = append(all, p)
		}
	}
	return all
}

// TestFaultMachineOfAHallDies kills everything on one machine of a hall, including its two tables,
// and removes its disk: another machine continues both, and their pilots find their seats there, as
// nobody without the tables' PIN does.
func TestFaultMachineOfAHallDies(t *testing.T) {
	n, err := hall.StartNode("127.0.0.1", 0, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(n.Close)
	t.Setenv("BROADSIDE_SECRET", "a secret of the club")
	t.Setenv("BROADSIDE_TEMPO", "live")
	t.Setenv("BROADSIDE_NOW", "true")
	front := startHall(t, "--nats", n.URL(), "--slots", "0")
	const key = "BROADSIDE_JOIN_PIN" // a setting of tables begun on the first machine
	t.Setenv(key, "4711")
	first := startHall(t, "--nats", n.URL(), "--slots", "2")
	t.Setenv(key, "")
	type evening struct {
		listed
		pin  *netcode.Fingerprint
		ada  *client.Client
		tick int64
	}
	ctx, stop := context.WithTimeout(t.Context(), rough.Patience)
	defer stop()
	sees := func(e *evening, after int64) {
		t.Helper()
		if err := e.ada.Await(ctx, "pictures of "+e.Name, func() bool { return e.ada.Picture != nil && e.ada.Picture.Tick > after }); err != nil {
			t.Fatal(err)
		}
		e.tick = e.ada.Picture.Tick
	}
	pilot := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	tables := []*evening{{listed: front.begin(t, "One")}, {listed: front.begin(t, "Two")}}
	for _, e := range tables {
		i, err := netcode.ParseInvitation(e.Link)
		if err != nil {
			t.Fatal(err)
		}
		e.pin = i.Pin
		if e.ada, err = client.Join(ctx, e.Place, netcode.Guest{Hello: netcode.Hello{Name: "Ada", Passphrase: "4711"}, Pin: e.pin}); err != nil {
			t.Fatal(err)
		}
		defer e.ada.Leave("")
		if err := e.ada.Sit(pilot); err != nil {
			t.Fatal(err)
		}
		sees(e, 40)
	}
	startHall(t, "--nats", n.URL(), "--slots", "2")
	killed := processesOf(t, first.state)
	if len(killed) < 3 {
		t.Fatalf("a machine of a hall with two tables runs %d processes", len(killed))
	}
	for _, p := range killed {
		if err := p.Kill(); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.RemoveAll(first.state); err != nil {
		t.Fatal(err)
	}
	for _, e := range tables {
		was := e.Place
		front.await(t, e.Name+" at another machine", func() bool {
			_, body := front.ask(t, "GET", "/tables", nil)
			var all []listed
			if err := json.Unmarshal([]byte(body), &all); err != nil {
				t.Fatalf("%v in %s", err, body)
			}
			for _, l := range all {
				if l.Name == e.Name && l.Place != was {
					e.Place = l.Place
				}
			}
			return e.Place != was
		})
		token := e.ada.Welcome.Token
		stranger, err := client.Join(ctx, e.Place, netcode.Guest{Hello: netcode.Hello{Name: "Mallory"}, Pin: e.pin})
		if netcode.CodeOf(err) != netcode.Refused {
			t.Errorf("somebody without a PIN at %s: %v", e.Name, err)
		}
		if err == nil {
			stranger.Leave("")
		}
		if e.ada, err = client.Join(ctx, e.Place, netcode.Guest{Hello: netcode.Hello{Name: "Ada", Token: token}, Pin: e.pin}); err != nil {
			t.Fatal(err)
		}
		defer e.ada.Leave("")
		e.ada.Resume(pilot)
		sees(e, e.tick-20) // a second of play may have to be played again
		if mine := e.ada.Lobby.SeatsOf(e.ada.Welcome.Client); len(mine) != 1 || mine[0].Seat != pilot {
			t.Errorf("at %s Ada has %+v", e.Name, mine)
		}
	}
}

// TestTableOnALANPaysNothingForHalls looks for goroutines and sockets of a hall in a table that is
// in none.
func TestTableOnALANPaysNothingForHalls(t *testing.T) {
	r := hostAt(t, "--discovery=false", "--metrics", "127.0.0.1:0", "--web", "off", "--status", "0s", "--state", t.TempDir())
	at := regexp.MustCompile(`(http://\S+)/metrics`)
	found := at.FindStringSubmatch(r.out.String())
	if found == nil {
		t.Fatalf("no address of the numbers in\n%s", r.out)
	}
	h := &hallProcess{front: found[1]}
	stacks := ""
	for end := time.Now().Add(rough.Patience); !strings.Contains(stacks, "broadside/cmd/server/table") && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		_, stacks = h.ask(t, "GET", "/debug/pprof/goroutine?debug=2", nil)
	}
	if !strings.Contains(stacks, "broadside/cmd/server/table") {
		t.Fatalf("these are no goroutines of a table:\n%s", stacks)
	}
	for _, word := range []string{"nats", "server/hall"} {
		if strings.Contains(stacks, word) {
			t.Errorf("a goroutine has to do with %s:\n%s", word, stacks)
		}
	}
	open, err := filepath.Glob("/proc/" + strconv.Itoa(r.cmd.Process.Pid) + "/fd/*")
	if err != nil {
		t.Fatal(err)
	}
	sockets := map[string]bool{}
	for _, fd := range open {
		if to, err := os.Readlink(fd); err == nil && strings.HasPrefix(to, "socket:[") {
			sockets[strings.Trim(strings.TrimPrefix(to, "socket:"), "[]")] = true
		}
	}
	ports := 0
	for _, name := range []string{"tcp", "tcp6", "udp", "udp6"} {
		b, err := os.ReadFile("/proc/net/" + name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(b)) {
			const listening, unconnected = "0A", "07"
			if f := strings.Fields(line); len(f) > 9 && sockets[f[9]] && (f[3] == listening || f[3] == unconnected) {
				ports++
			}
		}
	}
	if ports != 2 { // the door, and the metrics
		t.Errorf("a table on a LAN has %d ports", ports)
	}
	r.end(t)
}

// A hall that is ending takes over no table, not even one that it has given up itself.
func TestHallThatEndsStartsNoTable(t *testing.T) {
	k := &club{tables: map[*os.Process]bool{}, log: slog.New(slog.DiscardHandler)}
	k.end()
	if err := k.launch(exec.Command(os.Args[0], "-test.run=^$")); err == nil {
		t.Error("a table was started")
	}
}
