package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

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
