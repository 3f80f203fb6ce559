//go:build unix

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/server/table"
	"broadside/netcode/rough"
)

// listen watches for a time, and returns how many ticks have passed in it.
func (w *onlooker) listen(d time.Duration) int64 {
	w.Helper()
	from := w.pilot.Picture.Tick
	until, stop := context.WithTimeout(w.ctx, d)
	defer stop()
	for until.Err() == nil {
		if _, err := w.pilot.Next(until); err != nil && until.Err() == nil {
			w.Errorf("the link has ended: %v", err)
			break
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

// window is the number of ticks over which a table measures its pace.
const window = 20

var passes = regexp.MustCompile(`time passes at (\d+) % of its pace`)

// slowed waits until the player is told that time passes at the given percentage of its pace or
// less, which may not take more than the given number of ticks.
func (w *onlooker) slowed(percent int, ticks int64) {
	w.Helper()
	last := w.pilot.Picture.Tick + ticks
	w.await("word that time is slow", func() bool { return w.pace() <= percent || w.pilot.Picture.Tick > last })
	w.Logf("the player is told: %s", w.pilot.Lobby.Notice)
	if w.pace() > percent {
		w.Errorf("after %d ticks nobody has been told that time passes at %d %% of its pace", ticks, percent)
	}
}

// pace returns how fast time passes, in percent, as the player has been told.
func (w *onlooker) pace() int {
	w.Helper()
	told := passes.FindStringSubmatch(w.pilot.Lobby.Notice.String())
	if told == nil {
		return 100
	}
	percent, err := strconv.Atoi(told[1])
	if err != nil {
		w.Fatal(err)
	}
	return percent
}

// tick is the least duration of a tick, in the long run.
const tick = time.Second / table.TicksPerSecond

// inTime fails if more ticks have passed since the first than there was time for: some were made up
// for. While nothing happens, a picture may be 20 ticks old.
func (w *onlooker) inTime(first int64, began time.Time) {
	w.Helper()
	passed, most := w.pilot.Picture.Tick-first, int64(time.Since(began)/tick)
	w.Logf("%d ticks have passed where %d had time", passed, most)
	if passed > most+20+2 {
		w.Errorf("%d ticks have passed where %d had time", passed, most)
	}
}

func TestFaultServerIsStopped(t *testing.T) {
	t.Parallel()
	w := lookAt(t, "")
	w.await("the battle to run", func() bool { return w.pilot.Picture.Tick > table.TicksPerSecond })
	const stopped = 5 * time.Second
	w.signal(syscall.SIGSTOP)
	w.listen(stopped) // what was sent earlier arrives
	first, began := w.pilot.Picture.Tick, time.Now()
	w.signal(syscall.SIGCONT)
	w.slowed(int(100*window*tick/stopped), 3*window)
	w.inTime(first, began)
	w.await("an end of it", func() bool { return w.pace() == 100 })
	if last := w.played(); last < w.pilot.Picture.Tick {
		t.Errorf("the journal ends in tick %d, and tick %d was seen", last, w.pilot.Picture.Tick)
	}
}

// TestFaultServerIsStarved lets the server run for a fifth of the time.
func TestFaultServerIsStarved(t *testing.T) {
	t.Parallel()
	w := lookAt(t, "")
	w.await("the battle to run", func() bool { return w.pilot.Picture.Tick > table.TicksPerSecond })
	const cycle = 500 * time.Millisecond
	fed := make(chan struct{})
	var starving sync.WaitGroup
	starving.Go(func() {
		for {
			select {
			case <-fed:
				return
			default:
			}
			_ = w.cmd.Process.Signal(syscall.SIGSTOP) // that it has ended is told below
			time.Sleep(cycle * 4 / 5)
			_ = w.cmd.Process.Signal(syscall.SIGCONT)
			time.Sleep(cycle / 5)
		}
	})
	stop := sync.OnceFunc(func() {
		close(fed)
		starving.Wait()
	})
	defer stop()
	// Of ten ticks that were due there is time for two, and one that was late.
	w.slowed(50, 10*window)
	stop()
	w.await("an end of it", func() bool { return w.pace() == 100 })
	w.played()
}

// TestFaultClockIsSet makes the server's clock jump by an hour, forth and back, every two seconds:
// the server is built with such a clock, which does what all programs see when somebody sets the
// time.
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
	w, calm := lookAt(t, program), lookAt(t, "")
	const over = 15 * time.Second
	var due int64 // as many as pass beside it without jumps of the clock
	var beside sync.WaitGroup
	beside.Go(func() { due = calm.listen(over) })
	first, began := w.pilot.Picture.Tick, time.Now()
	passed := w.listen(over)
	w.inTime(first, began)
	beside.Wait()
	if passed < due*8/10 {
		t.Errorf("%d ticks have passed while the clock jumped, and %d beside it", passed, due)
	}
	w.played()
	calm.played()
}
