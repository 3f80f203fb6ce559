//go:build unix

package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"broadside/netcode"
	"broadside/netcode/rough"
)

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
