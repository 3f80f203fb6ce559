package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/journal"
)

// onlooker is a hosted battle with a player at it who does nothing but look.
type onlooker struct {
	*running
	*testing.T
	state string
	pilot *client.Client
	ctx   context.Context
}

// lookAt hosts a battle in which bots fight, by a program of its own if one is
// given.
func lookAt(t *testing.T, program string) *onlooker {
	t.Helper()
	w := &onlooker{T: t, state: t.TempDir()}
	c := server(t, "host", "--address", "127.0.0.1:0", "--now", "--live", "--seed", "7", "--discovery=false", "--bot-pace", "100ms", "--state", w.state)
	if program != "" {
		c.Path, c.Args[0] = program, program
	}
	w.running = start(t, os.Stderr, c)
	var cancel func()
	w.ctx, cancel = context.WithTimeout(context.Background(), 2*time.Minute)
	t.Cleanup(cancel)
	var err error
	if w.pilot, err = client.Join(w.ctx, w.address, netcode.Guest{Hello: netcode.Hello{Name: "Ada"}, Trust: trustAll}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.pilot.Leave("") })
	if err := w.pilot.Sit(crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}); err != nil {
		t.Fatal(err)
	}
	w.await("a picture", func() bool { return w.pilot.Picture != nil && w.pilot.Lobby != nil })
	return w
}

func (w *onlooker) await(what string, so func() bool) {
	w.Helper()
	if err := w.pilot.Await(w.ctx, what, so); err != nil {
		w.Fatal(err)
	}
}

// listen looks on for a time, and returns how many ticks have passed in it.
func (w *onlooker) listen(d time.Duration) int64 {
	w.Helper()
	from := w.pilot.Picture.Tick
	until, stop := context.WithTimeout(w.ctx, d)
	defer stop()
	for until.Err() == nil {
		if _, err := w.pilot.Next(until); err != nil && until.Err() == nil {
			w.Fatalf("the link has ended: %v", err)
		}
	}
	return w.pilot.Picture.Tick - from
}

// signal signals the server.
func (w *onlooker) signal(s syscall.Signal) {
	w.Helper()
	if err := w.cmd.Process.Signal(s); err != nil {
		w.Fatal(err)
	}
}

// played plays the battle from its journal, in which no tick may be missing, and
// returns its last tick.
func (w *onlooker) played() int64 {
	w.Helper()
	w.end(w.T)
	found, _ := filepath.Glob(filepath.Join(w.state, "journals", "*.journal"))
	if len(found) != 1 {
		w.Fatalf("there are %d journals of one battle", len(found))
	}
	kept, err := os.ReadFile(found[0])
	if err != nil {
		w.Fatal(err)
	}
	r, err := journal.Recover(kept)
	if err != nil || r.Torn != nil || !r.Closed {
		w.Fatal(err, r.Torn)
	}
	return r.World.Tick
}

// slow says whether the player has been told that time is slow.
func (w *onlooker) slow() bool { return strings.Contains(w.pilot.Lobby.Notice, "time passes at") }

func TestFaultServerIsStopped(t *testing.T) {
	w := lookAt(t, "")
	w.listen(time.Second)
	stopped := 5 * time.Second
	w.signal(syscall.SIGSTOP)
	time.Sleep(stopped)
	w.signal(syscall.SIGCONT)
	began := time.Now()
	tick := w.pilot.Picture.Tick
	w.await("word of the stop", w.slow)
	t.Logf("all are told that time was slow %v after the server was let on, in the words: %s", time.Since(began), w.pilot.Lobby.Notice)
	w.await("an end of it", func() bool { return !w.slow() })
	if passed, most := w.pilot.Picture.Tick-tick, int64(time.Since(began)/(50*time.Millisecond))+10; passed > most {
		t.Errorf("%d ticks have passed where %d had time: those of the stop were caught up with", passed, most)
	}
	if last := w.played(); last < w.pilot.Picture.Tick {
		t.Errorf("the journal ends in tick %d, and tick %d was seen", last, w.pilot.Picture.Tick)
	}
}

// TestFaultServerIsStarved lets the server run for a fifth of the time.
func TestFaultServerIsStarved(t *testing.T) {
	w := lookAt(t, "")
	before := w.listen(2 * time.Second)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range 25 {
			_ = w.cmd.Process.Signal(syscall.SIGSTOP)
			time.Sleep(160 * time.Millisecond)
			_ = w.cmd.Process.Signal(syscall.SIGCONT)
			time.Sleep(40 * time.Millisecond)
		}
	}()
	told := false
	from, began := w.pilot.Picture.Tick, time.Now()
	for over := false; !over; {
		select {
		case <-done:
			over = true
		default:
			w.listen(100 * time.Millisecond)
			told = told || w.slow()
		}
	}
	starved := w.pilot.Picture.Tick - from
	t.Logf("%d ticks in 2 s before, and %d in %v of a fifth of the time", before, starved, time.Since(began))
	if !told {
		t.Error("nobody was told that time is slow")
	}
	w.await("an end of it", func() bool { return !w.slow() })
	w.played()
}

// TestFaultClockIsSet has the server's clock jump by an hour, forth and back,
// every two seconds: it is built with a clock that does, as it does for all
// programs where somebody sets another time.
func TestFaultClockIsSet(t *testing.T) {
	if !rough.Full() {
		t.Skip("make test-faults builds the server with a clock that jumps, which takes long")
	}
	dir := t.TempDir()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	library := filepath.Join(strings.TrimSpace(string(root)), "src", "time", "time.go")
	b, err := os.ReadFile(library)
	if err != nil {
		t.Fatal(err)
	}
	const read = "sec, nsec, mono := runtimeNow()"
	jumping := bytes.Replace(b, []byte(read), []byte(read+"\n\tsec += mono / 2_000_000_000 % 2 * 3600"), 1)
	if bytes.Equal(b, jumping) {
		t.Fatalf("%s reads its clock otherwise than was thought", library)
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {library: filepath.Join(dir, "time.go")}})
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string][]byte{"time.go": jumping, "overlay.json": overlay} {
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	program := filepath.Join(dir, "server")
	build := exec.Command("go", "build", "-overlay", filepath.Join(dir, "overlay.json"), "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	w := lookAt(t, program)
	const over = 15 * time.Second
	passed := w.listen(over)
	if due := int64(over / (50 * time.Millisecond)); passed < due*8/10 || passed > due+20 {
		t.Errorf("%d ticks have passed while the clock jumped, and %d were due", passed, due)
	}
	w.played()
}
