package hall

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/hall/cluster"
	"broadside/cmd/server/keep"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// crowdHost is the environment variable with the name of the host that this process plays.
const crowdHost = "HALL_CROWD_HOST"

// crowdHosts is the number of processes that host the tables of a crowd.
const crowdHosts = 10

// TestCrowdOfTables runs as many tables as HALL_CROWD says at ten hosts, each a process, and a
// cluster of three NATS servers for HALL_TIME, and kills a host each HALL_KILL. Instead of a battle
// the tables have a journal that grows once a second; the rest is what a hall sees of a real table.
// It reports how long tables were away; none may be lost.
func TestCrowdOfTables(t *testing.T) {
	tables, err := strconv.Atoi(os.Getenv("HALL_CROWD"))
	if err != nil {
		t.Skip("this is for make hall-crowd")
	}
	lasts, err := time.ParseDuration(os.Getenv("HALL_TIME"))
	if err != nil {
		t.Fatal(err)
	}
	every, err := time.ParseDuration(os.Getenv("HALL_KILL"))
	if err != nil {
		t.Fatal(err)
	}
	c := &crowd{T: t, url: cluster.Start(t, 3).URL, slots: tables/crowdHosts + tables/(2*crowdHosts) + 1}
	h, err := Connect(c.url, 3, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	if err := h.Await(ctx); err != nil {
		t.Fatal(err)
	}
	c.directory = h.Watch(ctx)
	for range crowdHosts {
		c.start()
	}
	began := time.Now()
	for n := range tables {
		for {
			if err = h.Begin(ctx, Wish{Name: fmt.Sprint("Table ", n)}); err == nil {
				break
			}
			if time.Since(began) > rough.Patience {
				t.Fatal(err)
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	await(t, "all tables", func() bool { return len(c.directory.Tables()) == tables })
	t.Logf("%d tables at %d hosts are listed after %v", tables, crowdHosts, time.Since(began).Round(time.Millisecond))
	heard, _ := c.directory.Counts()
	since := time.Now()
	var away []time.Duration
	for time.Since(since) < lasts {
		time.Sleep(every)
		away = append(away, c.kill()...)
	}
	now, _ := c.directory.Counts()
	t.Logf("the directory told %.0f announcements a second", float64(now-heard)/time.Since(since).Seconds())
	if len(away) > 0 {
		slices.Sort(away)
		t.Logf("%d tables lost their host; they were away for %v in the middle, %v at most", len(away), away[len(away)/2], away[len(away)-1])
	}
	await(t, "all tables again", func() bool { return len(c.directory.Tables()) == tables })
}

// crowd holds the hosts' processes, the oldest first.
type crowd struct {
	*testing.T
	url       string
	slots     int
	directory *Directory
	number    int
	hosts     []*exec.Cmd
	names     []string
}

// start starts a host.
func (c *crowd) start() {
	c.Helper()
	c.number++
	name := fmt.Sprint("host ", c.number)
	p := exec.Command(os.Args[0])
	p.Env = append(os.Environ(), crowdHost+"="+name, "HALL_CROWD_URL="+c.url, "HALL_CROWD_STATE="+c.TempDir(), "HALL_CROWD_SLOTS="+strconv.Itoa(c.slots))
	said, err := p.StderrPipe()
	if err != nil {
		c.Fatal(err)
	}
	if err := p.Start(); err != nil {
		c.Fatal(err)
	}
	var reading sync.WaitGroup
	reading.Go(func() {
		for lines := bufio.NewScanner(said); lines.Scan(); {
			c.Errorf("%s says: %s", name, lines.Text())
		}
	})
	c.Cleanup(func() {
		_ = p.Process.Kill() // it may be over
		reading.Wait()
		_ = p.Wait() // it was killed
	})
	c.hosts, c.names = append(c.hosts, p), append(c.names, name)
}

// kill kills the oldest host, starts another, and returns how long each of its tables was away.
func (c *crowd) kill() (away []time.Duration) {
	c.Helper()
	fences := map[string]uint64{}
	for _, a := range c.directory.Tables() {
		if a.Host == c.names[0] {
			fences[a.Table] = a.Fence
		}
	}
	at := time.Now()
	if err := c.hosts[0].Process.Kill(); err != nil {
		c.Fatal(err)
	}
	c.hosts, c.names = c.hosts[1:], c.names[1:]
	c.start()
	await(c.T, "the tables of a host that was killed", func() bool {
		for _, a := range c.directory.Tables() {
			if fence, lost := fences[a.Table]; lost && a.Fence > fence {
				delete(fences, a.Table)
				away = append(away, time.Since(at))
			}
		}
		return len(fences) == 0
	})
	return away
}

// hostCrowd is the process of one host: it plays until it is killed.
func hostCrowd() error {
	slots, err := strconv.Atoi(os.Getenv("HALL_CROWD_SLOTS"))
	if err != nil {
		return err
	}
	h, err := Connect(os.Getenv("HALL_CROWD_URL"), 3, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	defer h.Close()
	ctx := context.Background()
	if err := h.Await(ctx); err != nil {
		return err
	}
	name := os.Getenv(crowdHost)
	h.NewHost(name, slots, os.Getenv("HALL_CROWD_STATE"), func(task Task) (<-chan struct{}, error) {
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			err := playInCrowd(ctx, h, name, task)
			if err == nil || errors.Is(err, ErrHeld) || errors.Is(err, ErrAway) || errors.Is(err, context.DeadlineExceeded) {
				return // some host tries it again
			}
			fmt.Fprintln(os.Stderr, err)
		}()
		return ended, nil
	}).Run(ctx)
	return nil
}

// playInCrowd is a table: its journal grows by a record a second, all of the same length, so that a
// lost or torn one is noticed where the table is taken over.
func playInCrowd(ctx context.Context, h *Hall, host string, task Task) error {
	lost := make(chan struct{})
	journals, err := keep.Dir(filepath.Join(task.State, "journals"))
	if err != nil {
		return err
	}
	m, mirror, err := h.Enter(ctx, Entry{
		Secret: secret, Host: host, State: task.State, Take: task.Table, Stale: task.Stale, Settings: map[string]string{"name": task.Name}, Lost: func() { close(lost) },
	}, journals, rough.Patience)
	if err != nil {
		return err
	}
	defer m.Leave(true)
	n := 0
	record := func() []byte { return fmt.Appendf(nil, "%0200d\n", n) }
	var file keep.File
	if task.Table == "" {
		file, err = mirror.Create("journal")
	} else {
		var b []byte
		if b, err = mirror.Read("journal"); err != nil {
			return err
		}
		for ; len(b) > 0; n++ {
			if !bytes.HasPrefix(b, record()) {
				return fmt.Errorf("%s: the record %d of %q is lost", m.Table(), n, b[:min(len(b), 201)])
			}
			b = b[len(record()):]
		}
		file, err = mirror.Open("journal")
	}
	if err != nil {
		return err
	}
	if task.Table == "" && !m.copy.settle(rough.Patience) { // a listed table may not be lost
		return fmt.Errorf("%s: the hall has no copy, %s", m.Table(), m.Trouble())
	}
	m.Tell(func(a *Announcement) {
		a.Name, a.Scenario, a.Seats, a.Place, a.Protocol = m.Settings["name"], "A crowd", 5, "127.0.0.1:7620", netcode.Protocol
	})
	for second := time.NewTicker(time.Second); ; {
		select {
		case <-lost:
			return file.Close()
		case <-second.C:
			b := record()
			if _, err := file.WriteAt(b, int64(n*len(b))); err != nil {
				return err
			}
			n++
		}
	}
}
