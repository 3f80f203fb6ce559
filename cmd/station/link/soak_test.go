package link

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
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
)

// season is many nights at one table, with stations in processes of their own.
type season struct {
	*night
	chance   *rand.Rand
	metrics  string
	said     string // the folder of what the stations say
	stations []*stationed
	kills    int // of the table
	deaths   int // of stations
}

// stationed is a player's station.
type stationed struct {
	name string
	cmd  *exec.Cmd
}

// start has a player's station come, for the first time or again.
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

// end has all stations end as they should.
func (s *season) end() {
	s.Helper()
	for _, p := range s.stations {
		_ = p.cmd.Process.Signal(syscall.SIGTERM) // what ended by itself is noticed now
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

// pass lets time pass, in which stations are killed and put to sleep, and the
// table too.
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

// kill kills the table and waits until it is there again.
func (s *season) kill() {
	s.Helper()
	p := s.table()
	if err := p.Kill(); err != nil {
		s.Fatal(err)
	}
	s.kills++
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if _, err := s.ask("/metrics"); err == nil {
			if again := s.find(); again != nil && again.Pid != p.Pid {
				return
			}
		}
		if time.Now().After(end) {
			s.Fatal("the table does not come back")
		}
	}
}

// ask reads a page of the table's numbers.
func (s *season) ask(page string) (string, error) {
	r, err := http.Get("http://" + s.metrics + page)
	if err != nil {
		return "", err
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	return string(b), err
}

// measure is how many goroutines the table has, and how much memory is in use
// after what is not was collected.
func (s *season) measure() (goroutines, heap int) {
	s.Helper()
	read := func(page, number string) int {
		text, err := s.ask(page)
		if err != nil {
			s.Fatal(err)
		}
		m := regexp.MustCompile(`(?m)^` + number + ` (\S+)$`).FindStringSubmatch(text)
		if m == nil {
			return 0
		}
		v, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			s.Fatal(err)
		}
		return int(v)
	}
	read("/debug/pprof/heap?gc=1", "-")
	return read("/metrics", "go_goroutines"), read("/metrics", "go_memstats_heap_alloc_bytes")
}

// The most that a table may have more of after people have come, left and died than
// before. The battle itself may be a larger one, with bots of its own.
const (
	moreGoroutines = 100
	moreHeap       = 32 << 20
)

// TestFaultManyNights has people come, sit, order, talk, leave and die, the GM too,
// while the table is killed, for as long as asked: the battles stay whole, nobody
// is kept from the table, it leaks nothing, and under the race detector nothing
// races.
func TestFaultManyNights(t *testing.T) {
	long, err := rough.Soak(20*time.Second, 3*time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	free, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &season{chance: rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1)), metrics: free.Addr().String(), said: t.TempDir()}
	free.Close()
	s.night = hostBy(t, build(t, raced()...), "--metrics", s.metrics, "--status", "1m", "--gm-password", secret, "--gm-locked")
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
	time.Sleep(2 * time.Second)
	goroutines, heap := s.measure()
	for _, p := range s.stations {
		s.start(p)
	}
	s.pass(long/3, false) // and what is leaked gathers
	s.end()

	// Whoever comes now finds a table that works.
	s.sitAs(netcode.Hello{Name: "Eve", Passphrase: secret}, crew.Master)
	s.links[0].Leave()
	s.links = nil
	time.Sleep(12 * time.Second) // links that nobody closed are over
	nowGoroutines, nowHeap := s.measure()
	t.Logf("%v: the table was killed %d times, stations %d times; %d goroutines, before it %d; %d KB in use, before it %d KB",
		long, s.kills, s.deaths, nowGoroutines, goroutines, nowHeap>>10, heap>>10)
	if nowGoroutines > goroutines+moreGoroutines || nowHeap > heap+moreHeap {
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

// replay plays every battle from its journal, to the end.
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

// raced are the flags that build a server which the race detector watches, where it
// watches this test.
func raced() []string {
	if rough.Raced {
		return []string{"-race"}
	}
	return nil
}
