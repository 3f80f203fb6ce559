// Package hosting runs the server that is installed beside the station, under its supervisor, and
// learns from it how others join.
package hosting

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"broadside/netcode/discovery"
	"broadside/netcode/doctor"
)

// called is the name of the server program, in packages and in what make builds.
const called = "broadside-server"

// ErrNoServer means that there is no server to host a table with.
var ErrNoServer = errors.New("this needs " + called + " in the same folder; unpack both programs into one folder, or install the package " + called)

// inBrowser is set where no program can be started. The compiler then omits the code that would
// start one, which a browser need not load.
const inBrowser = runtime.GOOS == "js"

// Find finds the server's program beside this one, or else in the PATH.
func Find() (string, error) {
	if inBrowser {
		return "", ErrNoServer
	}
	name := called
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	if self, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(self), name)
		if info, err := os.Stat(beside); err == nil && info.Mode().IsRegular() {
			return beside, nil
		}
	}
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	return "", ErrNoServer
}

// Scenarios asks a server for what it can host.
func Scenarios(ctx context.Context, server string) ([]discovery.Scenario, error) {
	if inBrowser {
		return nil, ErrNoServer
	}
	ctx, done := context.WithTimeout(ctx, 30*time.Second)
	defer done()
	c := exec.CommandContext(ctx, server, "scenarios", "--json")
	hide(c)
	var all []discovery.Scenario
	out, err := c.Output()
	if err == nil {
		err = json.Unmarshal(out, &all)
	}
	if err != nil {
		return nil, fmt.Errorf("the scenarios of %s: %w", server, err)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s lists no scenario", server)
	}
	return all, nil
}

// Saved is a battle on this machine that is not over.
type Saved struct {
	Journal string // its path
	Title   string
	Round   int
	Played  int64 // the last time, in seconds since 1970
	Damaged bool  // it cannot continue until it is recovered
}

// Latest asks a server for the battle that was played last and is not over. It returns nil if there is
// none. State is the folder of its journals, or "".
func Latest(ctx context.Context, server, state string) *Saved {
	if inBrowser {
		return nil
	}
	ctx, done := context.WithTimeout(ctx, 30*time.Second)
	defer done()
	c := exec.CommandContext(ctx, server, "recover", "--latest")
	if state != "" {
		c.Args = append(c.Args, "--state", state)
	}
	hide(c)
	var s *Saved
	if out, err := c.Output(); err != nil || json.Unmarshal(out, &s) != nil {
		return nil
	}
	return s
}

// Wish describes the table to host.
type Wish struct {
	Scenario string
	Journal  string // of the saved battle to continue, or ""
	Name     string // of the table, or ""
	Address  string // where it listens, or ""
	State    string // the folder of its journals, or ""
	Alone    bool   // hidden from the local network
}

// Host is a running server.
type Host struct {
	c     *exec.Cmd
	leash io.Closer // the server ends when it is closed
	ended chan struct{}

	mu    sync.Mutex
	ways  discovery.Ways
	ready bool
	said  []string // the last lines
	over  bool
	asked bool // to end
}

// lines is how many of the last lines of the server are kept, to tell why it has ended.
const lines = 6

// Begin starts a server, which ends with this program.
func Begin(server string, w Wish) (*Host, error) {
	if inBrowser {
		return nil, ErrNoServer
	}
	args := []string{"supervise", "--leash", "--", "--tell-ways", "--scenario", w.Scenario}
	if w.Journal != "" {
		args = []string{"supervise", "--leash", "--resume", w.Journal, "--", "--tell-ways"}
	}
	for flag, value := range map[string]string{"--name": w.Name, "--address": w.Address, "--state": w.State} {
		if value != "" {
			args = append(args, flag, value)
		}
	}
	if w.Alone {
		args = append(args, "--discovery=false", "--web", "off")
	}
	h := &Host{c: exec.Command(server, args...), ended: make(chan struct{})}
	hide(h.c)
	out, in := io.Pipe()
	h.c.Stdout, h.c.Stderr = in, in
	leash, err := h.c.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := h.c.Start(); err != nil {
		return nil, fmt.Errorf("the server: %w", err)
	}
	h.leash = leash
	go h.read(out)
	go func() {
		_ = h.c.Wait() // its output says more
		_ = in.Close()
	}()
	return h, nil
}

// read reads the output of the server until it has ended.
func (h *Host) read(out io.Reader) {
	defer close(h.ended)
	in := bufio.NewScanner(out)
	for in.Scan() {
		h.mu.Lock()
		h.hear(in.Text())
		h.mu.Unlock()
	}
	_, _ = io.Copy(io.Discard, out) // after a line that is too long
	h.mu.Lock()
	h.over = true
	h.mu.Unlock()
}

// hear handles a line. After a greeting, also that of a server that was started again, one tells as
// JSON how to join.
func (h *Host) hear(line string) {
	line = strings.TrimRight(line, "\r")
	var ways discovery.Ways
	switch {
	case line == "":
	case line[0] == '{' && json.Unmarshal([]byte(line), &ways) == nil:
		h.ways, h.ready = ways, true
	default:
		h.said = append(h.said, line)
		h.said = h.said[max(0, len(h.said)-lines):]
	}
}

// Ways returns how to join the table, once it listens.
func (h *Host) Ways() (w discovery.Ways, ready bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.ways, h.ready
}

// Over returns why the server has ended by itself, or "".
func (h *Host) Over() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.over || h.asked {
		return ""
	}
	if len(h.said) == 0 {
		return "The server has ended, and has not said why."
	}
	return "The server has ended: " + strings.Join(h.said[max(0, len(h.said)-2):], " ")
}

// Reach checks whether others can reach a table here: whether a second process that knocks is
// heard, and what is known of the firewall.
func Reach(ctx context.Context, server string) []doctor.Check {
	if inBrowser {
		return nil
	}
	return append(doctor.Answer(func(address string) error {
		c := exec.CommandContext(ctx, server, "doctor", "--knock", address)
		hide(c)
		return c.Run()
	}), doctor.Firewall(ctx))
}

// patience is how long a server may take to close its table.
const patience = 10 * time.Second

// Close closes the table and waits until it is saved.
func (h *Host) Close() {
	h.mu.Lock()
	h.asked = true
	h.mu.Unlock()
	_ = h.leash.Close() // it may have ended
	select {
	case <-h.ended:
	case <-time.After(patience):
		_ = h.c.Process.Kill() // its journal is saved up to here
		<-h.ended
	}
}
