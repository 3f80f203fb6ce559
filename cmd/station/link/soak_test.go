//go:build unix

package link

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/journal"

	"broadside/cmd/station/program"
)

// season is many nights at one table, with stations in processes of their own.
type season struct {
	*night
	chance   *rand.Rand
	metrics  string
	said     string // the folder of the stations' output
	stations []*stationed
	kills    int // of the table
	deaths   int // of stations
}

// stationed is a player's station.
type stationed struct {
	name string
	cmd  *exec.Cmd
}

// start starts a player's station, for the first time or again.
func (s *season) start(p *stationed) {
	s.Helper()
	out, err := os.OpenFile(filepath.Join(s.said, p.name), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		s.Fatal(err)
	}
	defer out.Close()
	p.cmd = exec.Command(os.Args[0])
	folder := filepath.Join(s.said, "of-"+p.name)
	p.cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%s %s %d %s", asStation, s.address, p.name, s.chance.Uint32(), folder))
	p.cmd.Stdout, p.cmd.Stderr = out, out
	if err := p.cmd.Start(); err != nil {
		s.Fatal(err)
	}
}

// end ends all stations properly.
func (s *season) end() {
	s.Helper()
	for _, p := range s.stations {
		_ = p.cmd.Process.Signal(syscall.SIGTERM) // one that ended by itself is noticed now
	}
	for _, p := range s.stations {
		err := p.cmd.Wait()
		if w, ok := p.cmd.ProcessState.Sys().(syscall.WaitStatus); ok && w.Signaled() && w.Signal() == syscall.SIGTERM {
			continue // it had only just been started
		}
		if err != nil {
			b, _ := os.ReadFile(filepath.Join(s.said, p.name))
			s.Errorf("the station of %s ended with %v\n%s", p.name, err, b[max(0, len(b)-4000):])
		}
	}
}

// pass lets time pass, in which stations are killed and put to sleep, and perhaps the table.
func (s *season) pass(long time.Duration, killTable bool) {
	s.Helper()
	for end := time.Now().Add(long); time.Now().Before(end); {
		time.Sleep(min(time.Until(end), time.Duration(500+s.chance.IntN(6000))*time.Millisecond))
		p := s.stations[s.chance.IntN(len(s.stations))]
		switch s.chance.IntN(6) {
		case 0, 1:
			_ = p.cmd.Process.Kill()
			_ = p.cmd.Wait() // it was killed
			s.deaths++
			s.start(p)
		case 2: // a laptop is closed for a while
			_ = p.cmd.Process.Signal(syscall.SIGSTOP)
			time.Sleep(time.Duration(s.chance.IntN(4000)) * time.Millisecond)
			_ = p.cmd.Process.Signal(syscall.SIGCONT)
		case 3:
			_ = s.table().Signal(syscall.SIGHUP)
		default:
			if killTable && s.chance.IntN(3) == 0 {
				s.kill()
			}
		}
	}
}

// kill kills the table and waits until it is back.
func (s *season) kill() {
	s.Helper()
	p := s.table()
	if err := p.Kill(); err != nil {
		s.Fatal(err)
	}
	s.kills++
	s.awaitTable(p.Pid)
}

// awaitTable waits until a table in another process than before has its battle running.
func (s *season) awaitTable(before int) {
	s.Helper()
	for end := time.Now().Add(rough.Patience); ; time.Sleep(50 * time.Millisecond) {
		if p := s.find(); p != nil && p.Pid != before {
			if text, err := s.ask("/metrics"); err == nil && read(text, "broadside_tick_seconds_count") > 0 {
				return
			}
		}
		if time.Now().After(end) {
			s.Fatal("the table does not come")
		}
	}
}

// ask reads a page of the table's metrics.
func (s *season) ask(page string) (string, error) {
	r, err := http.Get("http://" + s.metrics + page)
	if err != nil {
		return "", err
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	return string(b), err
}

// read returns a number on a page, or 0.
func read(page, number string) int {
	m := regexp.MustCompile(`(?m)^` + number + ` (\S+)$`).FindStringSubmatch(page)
	if m == nil {
		return 0
	}
	v, _ := strconv.ParseFloat(m[1], 64) // it is a number
	return int(v)
}

// measure returns the number of goroutines of the table, and its memory in use after a collection.
func (s *season) measure() (goroutines, heap int) {
	s.Helper()
	page := ""
	for _, name := range []string{"/debug/pprof/heap?gc=1", "/metrics"} {
		var err error
		if page, err = s.ask(name); err != nil {
			s.Fatal(err)
		}
	}
	return read(page, "go_goroutines"), read(page, "go_memstats_heap_alloc_bytes")
}

// How much more the table may have after people have come, left and died than before. The battle
// itself may be larger, with bots of its own.
const (
	moreGoroutines = 100
	moreHeap       = 32 << 20
)

// TestFaultManyNights lets people join, sit, order, talk, leave and die, the GM too, while the
// table is killed, for as long as asked: the battles stay whole, nobody is kept from the table, it
// leaks nothing, and nothing races: in a soak the race detector watches the table too, otherwise
// only the stations.
func TestFaultManyNights(t *testing.T) {
	t.Parallel()
	long, err := rough.Soak(20*time.Second, 3*time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	s := &season{chance: rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1)), metrics: rough.Place(t), said: t.TempDir()}
	s.night = hostBy(t, program.Path(t, "server", watched()...), "--metrics", s.metrics, "--status", "1m", "--gm-password", secret)
	s.awaitTable(0)
	for i, name := range []string{"Ada", "Bo", "Cy", "Master", "Master-Two"} {
		s.stations = append(s.stations, &stationed{name: name})
		s.start(s.stations[i])
	}
	t.Cleanup(func() {
		for _, p := range s.stations {
			if p.cmd.ProcessState == nil {
				_ = p.cmd.Process.Kill()
				_ = p.cmd.Wait()
			}
		}
	})
	s.pass(long*2/3, true)
	s.end()
	s.kill()
	goroutines, heap := s.measure()
	for _, p := range s.stations {
		s.start(p)
	}
	s.pass(long/3, false) // so that leaks accumulate
	s.end()

	// A guest who joins now finds a working table.
	s.sitAs(netcode.Hello{Name: "Eve", Passphrase: secret}, crew.Master)
	s.links[0].Leave()
	s.links = nil
	nowGoroutines, nowHeap := s.measure()
	leaks := func() bool { return nowGoroutines > goroutines+moreGoroutines || nowHeap > heap+moreHeap }
	for end := time.Now().Add(rough.Patience); leaks() && time.Now().Before(end); time.Sleep(time.Second) { // links that nobody closed have yet to be given up
		nowGoroutines, nowHeap = s.measure()
	}
	t.Logf("%v: the table was killed %d times, stations %d times; %d goroutines, before it %d; %d KB in use, before it %d KB",
		long, s.kills, s.deaths, nowGoroutines, goroutines, nowHeap>>10, heap>>10)
	if leaks() {
		text, _ := s.ask("/debug/pprof/goroutine?debug=1")
		t.Errorf("the table leaks:\n%s", text[:min(len(text), 8000)])
	}
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Wait(); err != nil {
		t.Errorf("the table ended with %v", err)
	}
	said := s.cmd.Stderr.(*bytes.Buffer).String()
	if falls := strings.Count(said, "started again"); falls != s.kills {
		t.Errorf("the table fell %d times, and was killed %d times", falls, s.kills)
	}
	if strings.Contains(said, "DATA RACE") {
		t.Error("the table races")
	}
	s.replay()
}

// replay replays every battle from its journal, to the end.
func (s *season) replay() {
	s.Helper()
	found, err := filepath.Glob(filepath.Join(s.state, "journals", "*.journal"))
	if err != nil || len(found) == 0 {
		s.Fatalf("there is no journal: %v", err)
	}
	ticks := int64(0)
	for _, name := range found {
		kept, err := os.ReadFile(name)
		if err != nil {
			s.Fatal(err)
		}
		r, err := journal.Recover(kept)
		if err != nil {
			left := filepath.Join(os.TempDir(), filepath.Base(name))
			s.Errorf("%v; see %s: %v", err, left, os.WriteFile(left, kept, 0o600))
			continue
		}
		ticks += r.World.Tick
	}
	s.Logf("%d battles of %d ticks are whole", len(found), ticks)
}

// watched returns the flags for a server under the race detector: in a soak, if this test runs
// under it.
func watched() []string {
	if rough.Raced && (rough.Full() || os.Getenv("SOAK") != "") {
		return []string{"-race"}
	}
	return nil
}
