package link

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/station/program"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// night is a table in a process of its own that is restarted when it dies, and its stations.
type night struct {
	*testing.T
	cmd     *exec.Cmd
	state   string
	address string
	way     func() (net.PacketConn, error) // how the next stations connect, or nil
	links   []*Link
	seen    []map[int64]*picture.Picture // by station, by the ticks of the table
}

// host hosts the duel like make play.
func host(t *testing.T) *night {
	t.Helper()
	return hostBy(t, program.Path(t, "server"), "--gm-password", secret)
}

// hostBy is host with a given server and further settings.
func hostBy(t *testing.T, server string, flags ...string) *night {
	t.Helper()
	n := &night{T: t, state: t.TempDir(), address: rough.Place(t)}
	n.cmd = exec.Command(server, append([]string{"supervise", "--", "--address", n.address, "--discovery=false", "--state", n.state,
		"--scenario", "duel", "--seed", "7", "--live", "--now", "--bot-pace", "100ms"}, flags...)...)
	n.cmd.Stdout, n.cmd.Stderr = &bytes.Buffer{}, &bytes.Buffer{}
	n.cmd.Env = append(os.Environ(), "HOME="+n.state, "XDG_CONFIG_HOME="+n.state)
	if err := n.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if n.cmd.ProcessState == nil {
			_ = n.cmd.Process.Signal(syscall.SIGTERM)
			_ = n.cmd.Wait()
		}
		if t.Failed() {
			t.Logf("the table said:\n%s%s", n.cmd.Stdout, n.cmd.Stderr)
		}
	})
	return n
}

// table returns the process of the table.
func (n *night) table() *os.Process {
	n.Helper()
	p := n.find()
	if p == nil {
		n.Fatal("there is no table to be killed")
	}
	return p
}

// find returns that process, or nil while it is restarted.
func (n *night) find() *os.Process {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", n.cmd.Process.Pid))
	for _, path := range threads {
		b, _ := os.ReadFile(path)
		if child, err := strconv.Atoi(strings.TrimSpace(string(b))); err == nil {
			if p, err := os.FindProcess(child); err == nil {
				return p
			}
		}
	}
	return nil
}

// sit lets a station take a seat.
func (n *night) sit(name string, seat crew.Seat) {
	n.Helper()
	hello := netcode.Hello{Name: name}
	if seat == crew.Master {
		hello.Passphrase = secret
	}
	n.sitAs(hello, seat)
}

func (n *night) sitAs(hello netcode.Hello, seat crew.Seat) {
	n.Helper()
	known, err := ReadKnown(filepath.Join(n.TempDir(), "known"))
	if err != nil {
		n.Fatal(err)
	}
	var l *Link
	for end := time.Now().Add(rough.Patience); ; { // until the table is open
		l = useTransport(n.way, n.address, hello, known, memory(n.T))
		for l.Poll(time.Now()) && !l.Joined() {
			time.Sleep(time.Millisecond)
		}
		if l.Joined() {
			break
		}
		if time.Now().After(end) {
			n.Fatalf("%s cannot join: %s", hello.Name, l.Lost())
		}
	}
	n.Cleanup(l.Leave)
	l.Sit(seat)
	n.links, n.seen = append(n.links, l), append(n.seen, map[int64]*picture.Picture{})
	n.until(hello.Name+" has a picture", func() bool {
		if l.seat.Role == crew.NoRole { // the table has turned to another battle meanwhile
			l.Sit(seat)
		}
		return n.seated(len(n.links)-1, 0)
	})
}

// seated reports whether a station has its seat, and a picture of a later tick.
func (n *night) seated(i int, after int64) bool {
	l := n.links[i]
	mine := l.Mine()
	return l.link != nil && mine != nil && mine.Holder == netcode.Taken && mine.Seat == l.seat && l.feed.now != nil && l.feed.now.Tick > after
}

// poll lets all stations do what they do between two screens, and records what they see.
func (n *night) poll() {
	for i, l := range n.links {
		if !l.Poll(time.Now()) {
			n.Fatalf("a station has given up: %s", l.Lost())
		}
		for _, f := range l.feed.pictures.Held() {
			n.seen[i][f.Tick] = f
		}
	}
}

// until polls all stations until a condition holds, and returns how long that took.
func (n *night) until(what string, so func() bool) time.Duration {
	n.Helper()
	began := time.Now()
	for ; !so(); time.Sleep(2 * time.Millisecond) {
		if n.poll(); time.Since(began) > rough.Patience {
			for _, l := range n.links {
				n.Logf("a station: lost %q, seat %+v, mine %+v", l.Lost(), l.seat, l.Mine())
			}
			n.Fatalf("waited %v in vain until %s", rough.Patience, what)
		}
	}
	return time.Since(began)
}

// slowed is the most by which the race detector slows down the control.
const slowed = 10

// hold fails a test in which something took longer than it may here and now. Most of that is
// programs and timers that the race detector does not slow down.
func hold(t *testing.T, c *rough.Control, what string, took, promised time.Duration) {
	t.Helper()
	most := c.Allows(promised)
	if rough.Raced {
		most = max(promised, most/slowed)
	}
	if took > most {
		t.Errorf("%s took %v; promised are %v, which are %v on this machine at the moment", what, took, promised, most)
	}
}

// TestFaultServerIsKilled kills the table at random moments of a battle. It is restarted, the
// stations return to their seats, and at the end the battle is the one that would have been.
func TestFaultServerIsKilled(t *testing.T) {
	t.Parallel()
	kills := 4
	if rough.Full() {
		kills = 50
	}
	control := rough.Beside(t)
	n := host(t)
	n.sit("Ada", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	n.sit("Bo", crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
	n.sit("Mo", crew.Master)
	var took []time.Duration
	for kill := range kills {
		pause := time.Now().Add(time.Duration(rand.IntN(1000)) * time.Millisecond)
		if kill%4 == 3 { // a table that never lives a second is given up
			pause = pause.Add(time.Second)
		}
		n.until("a moment has passed", func() bool { return time.Now().After(pause) })
		p := n.table()
		last, over := make([]int64, len(n.links)), make([]netcode.Link, len(n.links))
		for i, l := range n.links {
			last[i], over[i] = l.feed.now.Tick, l.link
		}
		control.Restart()
		if err := p.Kill(); err != nil {
			t.Fatal(err)
		}
		killed := time.Now()
		for i := range n.links {
			n.until(fmt.Sprintf("station %d is back after kill %d", i, kill), func() bool {
				return n.seated(i, last[i]) && n.links[i].link != over[i] // which has yet to notice, and may bring an earlier picture
			})
		}
		took = append(took, time.Since(killed))
		hold(t, control, fmt.Sprintf("the way back to the seats after kill %d", kill), took[kill], 2*time.Second)
	}
	if err := n.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := n.cmd.Wait(); err != nil {
		t.Errorf("the table ended with %v", err)
	}
	slices.Sort(took)
	t.Logf("%d kills: back in the seats after %v in the middle, %v at worst", kills, took[len(took)/2], took[len(took)-1])
	n.compare()
}

// compare compares what the stations saw with the battle replayed from its journal by a process
// that was never killed.
func (n *night) compare() {
	n.Helper()
	found, err := filepath.Glob(filepath.Join(n.state, "journals", "*.journal"))
	if err != nil || len(found) != 1 {
		n.Fatalf("there are %d journals of one battle (%v)", len(found), err)
	}
	kept, err := os.ReadFile(found[0])
	if err != nil {
		n.Fatal(err)
	}
	rec, err := journal.Read(bytes.NewReader(kept))
	if err != nil || rec.Torn != nil {
		n.Fatal(err, rec.Torn)
	}
	p, err := rec.NewPlayer()
	if err != nil {
		n.Fatal(err)
	}
	compared := 0
	for p.World.Tick < rec.LastTick() {
		if _, err := p.Step(); err != nil {
			n.Fatalf("in tick %d: %v", p.World.Tick, err)
		}
		for i, l := range n.links {
			saw := n.seen[i][p.World.Tick]
			if saw == nil || sight.View(p.World, l.seat) == nil {
				continue
			}
			compared++
			// A frame that changes nothing is an empty mask.
			if f := picture.Diff(saw.Flatten(), sight.View(p.World, l.seat).Flatten()); !bytes.Equal(f.Bits, []byte{0}) {
				n.Fatalf("in tick %d, station %d saw another battle", p.World.Tick, i)
			}
		}
	}
	for i := range n.seen {
		for tick := range n.seen[i] {
			if tick > rec.LastTick() {
				n.Fatalf("station %d saw tick %d, and the journal ends in tick %d", i, tick, rec.LastTick())
			}
		}
	}
	if compared == 0 {
		n.Fatal("no picture of the stations was compared: the test shows nothing")
	}
	n.Logf("%d pictures of %d ticks were as a battle without kills would have shown them", compared, rec.LastTick())
}
