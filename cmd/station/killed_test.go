//go:build unix

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
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

func TestFaultKilledStationFindsItsSeat(t *testing.T) {
	t.Parallel()
	control := rough.Beside(t)
	e := hosted(t, "--live")
	ada := e.station("Ada")
	e.until("Ada plays", func() bool { return e.has(netcode.Taken, "Ada")() && e.seat().Ready }) // her window says so
	client := e.seat().Client
	bot := func(after string) {
		t.Helper()
		control.Restart()
		took := e.until("a bot has the seat, "+after, e.has(netcode.Held, "Ada"))
		control.FailIfSlow(t, "until a bot had the seat, "+after+", it", took, 4500*time.Millisecond)
	}

	// A stopped station says nothing, like a sleeping laptop.
	naps := []time.Duration{5 * time.Second}
	if rough.Full() {
		naps = []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 9 * time.Second, 12 * time.Second, 30 * time.Second, 58 * time.Second}
	}
	for _, nap := range naps {
		asleep := time.Now()
		e.signal(ada, syscall.SIGSTOP)
		if nap >= 5*time.Second {
			bot(fmt.Sprintf("in a nap of %v", nap))
		}
		e.until("the nap is over", func() bool { return time.Since(asleep) > nap })
		e.signal(ada, syscall.SIGCONT)
		control.Restart()
		took := e.until(fmt.Sprintf("she is back after %v", nap), e.has(netcode.Taken, "Ada"))
		control.FailIfSlow(t, fmt.Sprintf("until she was back after a nap of %v, it", nap), took, 5*time.Second)
		if e.seat().Client != client {
			t.Errorf("after %v the seat is %+v", nap, e.seat())
		}
		t.Logf("after %v she was back in %v", nap, took)
	}

	waits := map[string]func(){
		"at once":              func() {},
		"while a bot plays it": func() { bot("after she was killed") },
	}
	if rough.Full() {
		waits["after its link is given up"] = func() {
			given := e.told("Ada is away: The link is lost")
			e.until("her link is given up", func() bool { return e.told("Ada is away: The link is lost") > given })
		}
	}
	for what, wait := range waits {
		if err := ada.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = ada.Wait() // it was killed
		wait()
		joined := e.told("Ada has joined")
		ada = e.station("Ada")
		e.until("she is at the table", func() bool { return e.told("Ada has joined") > joined && e.has(netcode.Taken, "Ada")() })
		if s := e.seat(); s.Client != client || len(e.watcher.Lobby.Players) != 2 {
			t.Errorf("started again %s, the seat is %+v, and at the table are %+v", what, s, e.watcher.Lobby.Players)
		}
	}
	if e.watcher.Lost() != "" {
		t.Errorf("the watcher noticed: %s", e.watcher.Lost())
	}
}

func (e *evening) signal(c *exec.Cmd, s syscall.Signal) {
	e.Helper()
	if err := c.Process.Signal(s); err != nil {
		e.Fatal(err)
	}
}

func TestFaultTwoStationsOfAMachineDoNotTakeEachOthersSeat(t *testing.T) {
	t.Parallel()
	e := hosted(t, "--live")
	e.station("Ada")
	e.until("Ada sits", e.has(netcode.Taken, "Ada"))
	folder := filepath.Join(e.state, "broadside", "tokens")
	if files, err := filepath.Glob(filepath.Join(folder, "*.token")); len(files) != 1 {
		t.Fatalf("of Ada's window there are the tokens %v (%v), and the test shows nothing", files, err)
	}
	other := e.join("Ada", folder)
	other.Sit(helm)
	e.until("the other is refused, or has it", func() bool { other.Poll(time.Now()); return len(other.Talk) > 0 || other.Mine() != nil })
	if s := e.seat(); !e.has(netcode.Taken, "Ada")() || s.Client == other.Welcome.Client || other.Mine() != nil || len(other.Lobby.Players) != 3 {
		t.Errorf("the seat is %+v, and the other, %d, has %+v", s, other.Welcome.Client, other.Mine())
	}
}
