package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// aHall is a hall of one machine in a process of its own.
type aHall struct {
	*exec.Cmd
	out   *written
	state string
	front string
	nats  string
}

func openHall(t *testing.T, args ...string) *aHall {
	t.Helper()
	h := &aHall{out: &written{}, state: t.TempDir()}
	h.Cmd = server(t, append([]string{"hall", "--local", "4", "--state", h.state, "--listen", "127.0.0.1:0", "--nats-port", "0", "--tables-at", "127.0.0.1"}, args...)...)
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

func (h *aHall) await(t *testing.T, what string, done func() bool) {
	t.Helper()
	for until := time.Now().Add(rough.Patience); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatalf("%s never comes; the hall says\n%s", what, h.out)
		}
	}
}

type listed struct{ Name, Scenario, Place, Link string }

// ask asks the front, and returns what it answers.
func (h *aHall) ask(t *testing.T, method, path string, form url.Values) (code int, body string) {
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

// begin has a table begun.
func (h *aHall) begin(t *testing.T, name string) (l listed) {
	t.Helper()
	code, body := h.ask(t, "POST", "/tables", url.Values{"scenario": {"duel"}, "name": {name}})
	if code != http.StatusCreated {
		t.Fatalf("%d: %s", code, body)
	}
	if err := json.Unmarshal([]byte(body), &l); err != nil {
		t.Fatal(err)
	}
	return l
}

// process is that of the table which runs in a folder of the hall.
func (h *aHall) process(t *testing.T, folder string) *os.Process {
	t.Helper()
	all, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range all {
		b, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(b), "\x00host\x00") || !strings.Contains(string(b), folder+"\x00") {
			continue
		}
		pid, err := strconv.Atoi(strings.Split(path, "/")[2])
		if err != nil {
			t.Fatal(err)
		}
		p, err := os.FindProcess(pid)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	t.Fatalf("no table runs in %s", folder)
	return nil
}

// folder is that of the only table which runs.
func (h *aHall) folder(t *testing.T) string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(h.state, "hall", "tables", "*"))
	if err != nil || len(all) != 1 {
		t.Fatalf("tables have the folders %v, %v", all, err)
	}
	return all[0]
}

// elsewhere is where a table is found when it is no longer where it was.
func (h *aHall) elsewhere(t *testing.T, was listed) (now listed) {
	t.Helper()
	i, err := netcode.ParseInvitation(was.Link)
	if err != nil {
		t.Fatal(err)
	}
	h.await(t, "the table at another host", func() bool {
		code, body := h.ask(t, "GET", "/tables/"+i.Pin.String(), nil)
		return code == http.StatusOK && json.Unmarshal([]byte(body), &now) == nil && now.Place != was.Place
	})
	return now
}

// TestFaultHostDiesWithItsDisk kills a table of a hall in the midst of a battle, and
// takes its folder away: another host goes on with it, and its player has their seat.
func TestFaultHostDiesWithItsDisk(t *testing.T) {
	h := openHall(t)
	was := h.begin(t, "The Hesper")
	i, err := netcode.ParseInvitation(was.Link)
	if err != nil {
		t.Fatal(err)
	}
	ada := netcode.Guest{Hello: netcode.Hello{Name: "Ada"}, Pin: i.Pin}
	c, err := client.Join(t.Context(), was.Place, ada)
	if err != nil {
		t.Fatal(err)
	}
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	if err := c.Sit(seat); err != nil {
		t.Fatal(err)
	}
	if err := c.Send(&netcode.Ready{Ready: true}); err != nil {
		t.Fatal(err)
	}
	if err := c.Await(t.Context(), "the battle", func() bool { return c.Picture != nil && c.Picture.Tick > 10 }); err != nil {
		t.Fatal(err)
	}
	time.Sleep(1200 * time.Millisecond) // what is older than a second must come back
	seen, token := c.Picture.Tick, c.Welcome.Token
	folder := h.folder(t)
	died := time.Now()
	if err := h.process(t, folder).Kill(); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	c.Leave("")
	now := h.elsewhere(t, was)
	t.Logf("the table is back after %v", time.Since(died))
	if now.Name != was.Name || now.Scenario != was.Scenario {
		t.Errorf("the table was %+v and is %+v", was, now)
	}
	ada.Hello.Token = token
	c, err = client.Join(t.Context(), now.Place, ada)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Leave("")
	c.Resume(seat)
	if err := c.Await(t.Context(), "the seat", func() bool { return c.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	if c.Picture.Tick < seen {
		t.Errorf("the battle was at tick %d, and goes on at %d", seen, c.Picture.Tick)
	}
}

// TestQuotaAndWishesAreHeld asks for more tables than one person may have, and for
// what there is not.
func TestQuotaAndWishesAreHeld(t *testing.T) {
	h := openHall(t, "--quota", "1")
	h.begin(t, "One")
	for _, c := range []struct {
		form url.Values
		code int
		says string
	}{
		{url.Values{"scenario": {"duel"}, "name": {"Two"}}, http.StatusTooManyRequests, "as many tables"},
		{url.Values{"scenario": {"nothing"}, "name": {"Two"}}, http.StatusBadRequest, `no scenario "nothing"`},
		{url.Values{"scenario": {"duel"}, "name": {"\x1b\x07"}}, http.StatusBadRequest, "a name that can be read"},
	} {
		if code, body := h.ask(t, "POST", "/tables", c.form); code != c.code || !strings.Contains(body, c.says) {
			t.Errorf("%v: %d %s", c.form, code, body)
		}
	}
	if code, body := h.ask(t, "GET", "/", nil); code != http.StatusOK || !strings.Contains(body, "One") || !strings.Contains(body, "1 of 4") {
		t.Errorf("the page: %d\n%s", code, body)
	}
	if _, body := h.ask(t, "GET", "/metrics", nil); !strings.Contains(body, `broadside_hall_asked_total{answer="quota"} 1`) || !strings.Contains(body, "broadside_hall_tables 1\n") {
		t.Errorf("the numbers:\n%s", body)
	}
}
