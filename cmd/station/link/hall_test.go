package link

import (
	"bytes"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/station/program"
	"broadside/crew"
	"broadside/netcode/rough"
)

// club is a table in a hall of one machine, where Ada has a seat. The hall runs in a process of its
// own, and the table in another.
type club struct {
	*night
	front string
	nats  string // its port
	said  bytes.Buffer
}

func hallNight(t *testing.T) *club {
	t.Helper()
	_, nats, err := net.SplitHostPort(rough.Place(t))
	if err != nil {
		t.Fatal(err)
	}
	n := &club{night: &night{T: t, state: t.TempDir()}, front: rough.Place(t), nats: nats}
	n.open()
	t.Cleanup(func() {
		_ = n.cmd.Process.Signal(syscall.SIGTERM)
		_ = n.cmd.Wait()
		if t.Failed() {
			t.Logf("the hall said:\n%s", n.said.String())
			logs, _ := filepath.Glob(filepath.Join(n.state, "hall", "tables", "*", "table.log"))
			for _, path := range logs {
				b, _ := os.ReadFile(path)
				t.Logf("a table said:\n%s", b)
			}
		}
	})
	for until := time.Now().Add(rough.Patience); n.address == ""; time.Sleep(10 * time.Millisecond) {
		n.address = beginTable(t, n.front)
		if time.Now().After(until) {
			t.Fatal("the hall never comes up")
		}
	}
	n.sit("Ada", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	return n
}

// open starts the hall.
func (n *club) open() {
	n.Helper()
	n.cmd = exec.Command(program.Path(n.T, "server"), "hall", "--local", "4", "--listen", n.front, "--nats-port", n.nats, "--state", n.state, "--tables-at", "127.0.0.1")
	n.cmd.Stdout, n.cmd.Stderr = &n.said, &n.said
	n.cmd.Env = append(os.Environ(), "HOME="+n.state, "XDG_CONFIG_HOME="+n.state, "BROADSIDE_TEMPO=live", "BROADSIDE_NOW=true", "BROADSIDE_BOTS_PACE=100ms")
	if err := n.cmd.Start(); err != nil {
		n.Fatal(err)
	}
}

// page returns the hall's answer at a path, or "" while it is not there.
func (n *club) page(path string) string {
	a, err := asking.Get("http://" + n.front + path)
	if err != nil {
		return ""
	}
	defer a.Body.Close()
	b, err := io.ReadAll(a.Body)
	if err != nil || a.StatusCode != http.StatusOK {
		return ""
	}
	return string(b)
}

// beginTable asks a hall for a table, and returns the link to join by, or "" while the hall is not
// there, or has heard of no host.
func beginTable(t *testing.T, front string) string {
	r, err := http.NewRequest(http.MethodPost, "http://"+front+"/tables", strings.NewReader(url.Values{"scenario": {"duel"}, "name": {"The Hesper"}}.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	a, err := asking.Do(r)
	if err != nil {
		return ""
	}
	defer a.Body.Close()
	if a.StatusCode == http.StatusServiceUnavailable {
		return ""
	}
	var l struct{ Name, Link string }
	if err := json.NewDecoder(a.Body).Decode(&l); err != nil || a.StatusCode != http.StatusCreated || l.Name != "The Hesper" {
		t.Fatalf("the hall begins no table: %s, %+v, %v", a.Status, l, err)
	}
	return l.Link
}

// hosts returns the processes of the hall's tables, by their folders.
func (n *club) hosts() map[string]*os.Process {
	n.Helper()
	all := map[string]*os.Process{}
	lines, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		n.Fatal(err)
	}
	for _, path := range lines {
		line, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended
		}
		folder := regexp.MustCompile(`\x00--state\x00([^\x00]+)\x00`).FindSubmatch(line)
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(path)))
		if err != nil || folder == nil || !strings.HasPrefix(string(folder[1]), filepath.Join(n.state, "hall", "tables")) {
			continue
		}
		if p, err := os.FindProcess(pid); err == nil {
			all[string(folder[1])] = p
		}
	}
	return all
}

// killHosts kills the processes of all tables, and removes their folders.
func (n *club) killHosts() {
	n.Helper()
	hosts := n.hosts()
	if len(hosts) != 1 {
		n.Fatalf("%d processes play one table", len(hosts))
	}
	for folder, p := range hosts {
		if err := p.Kill(); err != nil {
			n.Fatal(err)
		}
		if err := os.RemoveAll(folder); err != nil {
			n.Fatal(err)
		}
	}
}

// TestFaultHostDiesWithItsDisk kills the process of a table in the middle of a battle and removes
// its folder: another host continues it, and the station is back in its seat by itself.
func TestFaultHostDiesWithItsDisk(t *testing.T) {
	control := rough.Beside(t)
	n := hallNight(t)
	ada := n.links[0]
	n.until("two seconds have been played", func() bool { return n.seated(0, 40) })
	was, seat := ada.Place(), ada.Seat()
	seen := ada.feed.now.Tick
	n.until("another second has", func() bool { return n.seated(0, seen+20) })
	n.killHosts()
	away := n.until("the table is gone", func() bool { return ada.link == nil })
	t.Logf("Ada's station notices after %v", away)
	away += n.until("Ada is back", func() bool { return ada.Place() != was && n.seated(0, seen) })
	if ada.Seat() != seat {
		t.Errorf("Ada was at %+v, and is at %+v", seat, ada.Seat())
	}
	t.Logf("Ada is back %v after her host died", away)
	hold(t, control, "coming back", away, 10*time.Second)
}

// TestFaultHostIsDrained tells the process of a table to end: at the end of the round another host
// has it, and players notice only a moment.
func TestFaultHostIsDrained(t *testing.T) {
	control := rough.Beside(t)
	n := hallNight(t)
	ada := n.links[0]
	n.until("a second has been played", func() bool { return n.seated(0, 20) })
	was := ada.Place()
	for _, p := range n.hosts() {
		if err := p.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
	}
	n.until("the table moves", func() bool { return ada.link == nil })
	seen := ada.feed.now.Tick
	away := n.until("Ada is back", func() bool { return ada.Place() != was && n.seated(0, seen) })
	t.Logf("Ada was away for %v", away)
	hold(t, control, "moving", away, 2*time.Second)
}

// TestFaultHallIsKilled kills the hall in the middle of a battle, with its NATS server: the table
// plays on. A hall that returns lists it, counts it among its own, and continues it when its host
// dies too.
func TestFaultHallIsKilled(t *testing.T) {
	n := hallNight(t)
	ada := n.links[0]
	n.until("a second has been played", func() bool { return n.seated(0, 20) })
	was, seat, hosts := ada.Place(), ada.Seat(), n.hosts()
	if err := n.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = n.cmd.Wait() // it was killed
	seen := ada.feed.now.Tick
	n.until("five more seconds have been played", func() bool {
		if ada.link == nil {
			t.Fatal("Ada has lost her table with its hall")
		}
		return n.seated(0, seen+100)
	})
	n.open()
	n.until("the hall lists the table", func() bool {
		return strings.Contains(n.page("/tables"), `"place":"`+was+`"`) && strings.Contains(n.page("/metrics"), "broadside_hall_slots_used 1\n")
	})
	if ada.link == nil || ada.Place() != was || len(n.hosts()) != 1 || len(hosts) != 1 {
		t.Fatalf("Ada was at %s and is at %s; %d processes play the table", was, ada.Place(), len(n.hosts()))
	}
	seen = ada.feed.now.Tick
	n.until("another second has been played", func() bool { return n.seated(0, seen+20) })
	n.killHosts()
	n.until("Ada is back at another host", func() bool { return ada.Place() != was && n.seated(0, seen) })
	if ada.Seat() != seat {
		t.Errorf("Ada was at %+v, and is at %+v", seat, ada.Seat())
	}
	n.until("the hall counts one table, which it has taken over", func() bool {
		numbers := n.page("/metrics")
		return strings.Contains(numbers, "broadside_hall_slots_used 1\n") && strings.Contains(numbers, "broadside_hall_taken_total 1\n")
	})
}

// TestFaultHallEndsTablesOfTheOneBefore kills the hall and ends the next one normally: no table is
// left behind.
func TestFaultHallEndsTablesOfTheOneBefore(t *testing.T) {
	n := hallNight(t)
	if err := n.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = n.cmd.Wait() // it was killed
	n.open()
	n.until("the hall counts its table", func() bool { return strings.Contains(n.page("/metrics"), "broadside_hall_slots_used 1\n") })
	if err := n.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := n.cmd.Wait(); err != nil {
		t.Error(err)
	}
	n.until("no table is left", func() bool { return len(n.hosts()) == 0 }) // a table releases its folder and then ends
	n.open()                                                                // for the cleanup
}
