//go:build unix

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"

	"broadside/cmd/station/link"
)

// evening is a table in a process of its own, and somebody who watches it.
type evening struct {
	*testing.T
	folder  string // of the programs
	state   string // of the stations
	address string
	watcher *link.Link
	joined  atomic.Int32 // how often the server has said that Ada has joined
}

var helm = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

// hosted builds both programs and hosts a battle.
func hosted(t *testing.T) *evening {
	t.Helper()
	e := &evening{T: t, folder: t.TempDir(), state: t.TempDir()}
	for _, name := range []string{"station", "server"} {
		build := exec.Command("go", "build", "-o", filepath.Join(e.folder, name), "broadside/cmd/"+name)
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	server := e.command("server", "host", "--now", "--live", "--address", "127.0.0.1:0", "--discovery=false", "--state", t.TempDir())
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
			if strings.Contains(lines.Text(), "Ada has joined") {
				e.joined.Add(1)
			}
		}
	}()
	tokens, err := link.OpenTokens("")
	if err != nil {
		t.Fatal(err)
	}
	e.watcher = link.To(e.address, netcode.Hello{Name: "Wu"}, &link.Known{}, tokens)
	t.Cleanup(e.watcher.Leave)
	e.until(20*time.Second, "the lobby is there", func() bool { return e.watcher.Lobby != nil })
	return e
}

func (e *evening) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(e.folder, name), args...)
	c.Env = append(os.Environ(), "HOME="+e.state, "XDG_STATE_HOME="+e.state, "XDG_CONFIG_HOME="+e.state)
	c.Stderr = os.Stderr
	return c
}

// start starts a program, which is killed when the test is over.
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
	c := e.command("station", "--join", e.address, "--seat", "1.pilot", "--name", name, "--no-audio")
	e.start(c)
	return c
}

func (e *evening) until(patience time.Duration, what string, so func() bool) time.Duration {
	e.Helper()
	began := time.Now()
	for ; !so(); time.Sleep(5 * time.Millisecond) {
		e.watcher.Poll(time.Now())
		if time.Since(began) > patience {
			e.Fatalf("waited %v in vain until %s; the seat is %+v of %+v", patience, what, e.seat(), e.watcher.Lobby.Players)
		}
	}
	return time.Since(began)
}

// seat is the helm as the watcher's lobby shows it.
func (e *evening) seat() netcode.Seat {
	for _, s := range e.watcher.Lobby.Seats {
		if s.Seat == helm {
			return s
		}
	}
	return netcode.Seat{}
}

func (e *evening) has(holder netcode.Holder, who string) func() bool {
	return func() bool { s := e.seat(); return s.Holder == holder && s.Who == who }
}

const (
	opening = 20 * time.Second        // of a window, on a busy machine
	silence = 4500 * time.Millisecond // until the table gives a seat to a bot, and tells it
)

func TestFaultKilledStationFindsItsSeat(t *testing.T) {
	e := hosted(t)
	ada := e.station("Ada")
	e.until(opening, "Ada sits", e.has(netcode.Taken, "Ada"))
	client := e.seat().Client

	kill := func() {
		t.Helper()
		if err := ada.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = ada.Wait() // it was killed
	}
	waits := map[string]func(){
		"at once":              func() {},
		"while a bot plays it": func() { e.until(silence, "a bot has the seat", e.has(netcode.Held, "Ada")) },
	}
	if rough.Full() {
		waits["after its link is given up"] = func() { time.Sleep(netcode.IdleTime + time.Second) }
	}
	for what, wait := range waits {
		kill()
		wait()
		joined := e.joined.Load()
		ada = e.station("Ada")
		e.until(opening, "she is at the table", func() bool { return e.joined.Load() > joined && e.has(netcode.Taken, "Ada")() })
		if s := e.seat(); s.Client != client || len(e.watcher.Lobby.Players) != 2 {
			t.Errorf("started again %s, the seat is %+v, and at the table are %+v", what, s, e.watcher.Lobby.Players)
		}
	}

	// One that is stopped says nothing, as a laptop that sleeps.
	naps := []time.Duration{5 * time.Second}
	if rough.Full() {
		naps = []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 9 * time.Second, 12 * time.Second, 30 * time.Second, 58 * time.Second}
	}
	e.until(opening, "she plays", e.has(netcode.Taken, "Ada"))
	time.Sleep(2 * time.Second) // until her window is there
	for _, nap := range naps {
		e.signal(ada, syscall.SIGSTOP)
		if nap > silence {
			e.until(silence, fmt.Sprintf("a bot has the seat, in a nap of %v", nap), e.has(netcode.Held, "Ada"))
		}
		for end := time.Now().Add(nap - silence); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
			e.watcher.Poll(time.Now())
		}
		e.signal(ada, syscall.SIGCONT)
		took := e.until(5*time.Second, fmt.Sprintf("she is back after %v", nap), e.has(netcode.Taken, "Ada"))
		if e.seat().Client != client {
			t.Errorf("after %v the seat is %+v", nap, e.seat())
		}
		t.Logf("after %v she was back in %v", nap, took)
		time.Sleep(time.Second)
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
	e := hosted(t)
	e.station("Ada")
	e.until(opening, "Ada sits", e.has(netcode.Taken, "Ada"))
	e.station("Ada")
	e.until(opening, "the other is there", func() bool { return len(e.watcher.Lobby.Players) == 3 })
	for end := time.Now().Add(time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		e.watcher.Poll(time.Now())
	}
	if !e.has(netcode.Taken, "Ada")() {
		t.Errorf("the seat is %+v", e.seat())
	}
}
