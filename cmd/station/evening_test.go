package main

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"

	"broadside/cmd/station/link"
	"broadside/cmd/station/program"
)

// evening is a table in a process of its own, and a client that watches it.
type evening struct {
	*testing.T
	state   string // of the stations
	kept    string // of the table
	address string
	server  *exec.Cmd
	watcher *link.Link

	mu   sync.Mutex
	said []string // by the server
}

var helm = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

// hosted hosts a battle.
func hosted(t *testing.T, flags ...string) *evening {
	t.Helper()
	e := &evening{T: t, state: t.TempDir(), kept: t.TempDir()}
	server := e.command("server", append([]string{"host", "--now", "--address", "127.0.0.1:0", "--discovery=false", "--state", e.kept}, flags...)...)
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	e.start(server)
	e.server = server
	lines := bufio.NewScanner(out)
	for e.address == "" && lines.Scan() {
		_, e.address, _ = strings.Cut(lines.Text(), "listening on ")
	}
	go func() {
		for lines.Scan() {
			e.mu.Lock()
			e.said = append(e.said, lines.Text())
			e.mu.Unlock()
		}
	}()
	e.watcher = e.join("Wu", "")
	return e
}

// end ends the table, as Ctrl-C does.
func (e *evening) end() {
	e.Helper()
	if err := e.server.Process.Signal(os.Interrupt); err != nil {
		e.Fatal(err)
	}
	_ = e.server.Wait() // its exit code is tried elsewhere
}

// told returns how often the server has printed something.
func (e *evening) told(what string) (times int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, line := range e.said {
		if strings.Contains(line, what) {
			times++
		}
	}
	return times
}

// join lets somebody join, without a window, whose tokens are in a folder.
func (e *evening) join(name, folder string) *link.Link {
	e.Helper()
	tokens, err := link.OpenTokens(folder)
	if err != nil {
		e.Fatal(err)
	}
	l := link.To(e.address, netcode.Hello{Name: name}, &link.Known{}, tokens)
	e.Cleanup(func() {
		l.Leave()
		_ = tokens.Close() // the system would do so too
	})
	e.until(name+" sees the lobby", func() bool { l.Poll(time.Now()); return l.Lobby != nil })
	return l
}

func (e *evening) command(name string, args ...string) *exec.Cmd {
	e.Helper()
	c := exec.Command(program.Path(e.T, name), args...)
	c.Env = append(os.Environ(), "HOME="+e.state, "XDG_STATE_HOME="+e.state, "XDG_CONFIG_HOME="+e.state)
	c.Stderr = os.Stderr
	return c
}

// start starts a program, which is killed when the test ends.
func (e *evening) start(c *exec.Cmd) {
	e.Helper()
	if err := c.Start(); err != nil {
		e.Fatal(err)
	}
	e.Cleanup(func() {
		_ = c.Process.Kill() // it may be dead already
		_ = c.Wait()
	})
}

// station opens a window at the helm.
func (e *evening) station(name string) *exec.Cmd {
	e.Helper()
	c := e.command("station", "--join", e.address, "--seat", "1.pilot", "--name", name, "--no-audio", "--screen", "1024x576")
	e.start(c)
	return c
}

// until polls the watcher until a condition holds, and returns how long that took.
func (e *evening) until(what string, so func() bool) time.Duration {
	e.Helper()
	began := time.Now()
	for ; !so(); time.Sleep(5 * time.Millisecond) {
		if e.watcher != nil {
			e.watcher.Poll(time.Now())
		}
		if time.Since(began) > rough.Patience {
			e.Fatalf("waited %v in vain until %s; the lobby is %+v", rough.Patience, what, e.watcher.Lobby)
		}
	}
	return time.Since(began)
}

// seat returns the helm as the watcher's lobby shows it.
func (e *evening) seat() netcode.Seat { return seatOf(e.watcher.Lobby, helm) }

func seatOf(l *netcode.Lobby, seat crew.Seat) netcode.Seat {
	for _, s := range l.Seats {
		if s.Seat == seat {
			return s
		}
	}
	return netcode.Seat{}
}

func (e *evening) has(holder netcode.Holder, who string) func() bool {
	return func() bool { s := e.seat(); return s.Holder == holder && s.Who == who }
}
