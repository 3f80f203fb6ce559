package link

import (
	"bytes"
	"encoding/json"
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

// hallNight is a table in a hall of one machine, where Ada has a seat. The hall runs in a
// process of its own, and the table in another.
func hallNight(t *testing.T) *night {
	t.Helper()
	n := &night{T: t, state: t.TempDir()}
	front := place(t)
	n.cmd = exec.Command(program.Path(t, "server"), "hall", "--local", "4", "--listen", front, "--nats-port", "0", "--state", n.state, "--tables-at", "127.0.0.1")
	var said bytes.Buffer
	n.cmd.Stdout, n.cmd.Stderr = &said, &said
	n.cmd.Env = append(os.Environ(), "HOME="+n.state, "XDG_CONFIG_HOME="+n.state, "BROADSIDE_TEMPO=live", "BROADSIDE_NOW=true", "BROADSIDE_BOTS_PACE=100ms")
	if err := n.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = n.cmd.Process.Signal(syscall.SIGTERM)
		_ = n.cmd.Wait()
		if t.Failed() {
			t.Logf("the hall said:\n%s", said.String())
			logs, _ := filepath.Glob(filepath.Join(n.state, "hall", "tables", "*", "table.log"))
			for _, path := range logs {
				b, _ := os.ReadFile(path)
				t.Logf("a table said:\n%s", b)
			}
		}
	})
	for until := time.Now().Add(rough.Patience); n.address == ""; time.Sleep(10 * time.Millisecond) {
		n.address = beginTable(t, front)
		if time.Now().After(until) {
			t.Fatal("the hall never comes up")
		}
	}
	n.sit("Ada", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	return n
}

// beginTable has a hall begin a table, and returns the link to join by, or "" while
// the hall is not there, or has heard of no host.
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

// hosts are the processes of the hall's tables, by their folders.
func (n *night) hosts() map[string]*os.Process {
	all := map[string]*os.Process{}
	threads, _ := filepath.Glob("/proc/" + strconv.Itoa(n.cmd.Process.Pid) + "/task/*/children")
	for _, path := range threads {
		b, _ := os.ReadFile(path)
		for _, child := range strings.Fields(string(b)) {
			line, _ := os.ReadFile("/proc/" + child + "/cmdline")
			folder := regexp.MustCompile(`\x00--state\x00([^\x00]+)\x00`).FindSubmatch(line)
			if pid, err := strconv.Atoi(child); err == nil && folder != nil {
				if p, err := os.FindProcess(pid); err == nil {
					all[string(folder[1])] = p
				}
			}
		}
	}
	return all
}

// TestFaultHostDiesWithItsDisk kills the process of a table in the midst of a battle
// and takes its folder away: another host goes on with it, and the station is back in
// its seat without a hand.
func TestFaultHostDiesWithItsDisk(t *testing.T) {
	control := rough.Beside(t)
	n := hallNight(t)
	ada := n.links[0]
	n.until("two seconds have been played", func() bool { return n.seated(0, 40) })
	was, seat := ada.Place(), ada.Seat()
	seen := ada.feed.now.Tick
	n.until("another second has", func() bool { return n.seated(0, seen+20) })
	for folder, p := range n.hosts() {
		if err := p.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := os.RemoveAll(folder); err != nil {
			t.Fatal(err)
		}
	}
	away := n.until("the table is gone", func() bool { return ada.link == nil })
	t.Logf("Ada's station notices after %v", away)
	away += n.until("Ada is back", func() bool { return ada.Place() != was && n.seated(0, seen) })
	if ada.Seat() != seat {
		t.Errorf("Ada was at %+v, and is at %+v", seat, ada.Seat())
	}
	t.Logf("Ada is back %v after her host died", away)
	hold(t, control, "coming back", away, 10*time.Second)
}

// TestFaultHostIsDrained tells the process of a table to end: at the end of the round
// another host has it, and nobody notices more than a moment.
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
