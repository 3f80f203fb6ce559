package hall

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/keep"
	"broadside/netcode/rough"
)

// still is a host whose clock stands still until the test advances it.
type still struct {
	*Host
	began time.Time
	gone  atomic.Int64 // since then
	looks atomic.Int64 // at the clock

	mu    sync.Mutex
	tasks map[string]int // how often each table was started
}

// stillHost runs a host in a hall. Its tables never take their lease, and end at once only if fails
// says so.
func stillHost(t *testing.T, h *Hall, name string, fails func(started int) bool) *still {
	t.Helper()
	s := &still{began: time.Now(), tasks: map[string]int{}}
	running, over := make(chan struct{}), make(chan struct{})
	close(over)
	s.Host = h.NewHost(name, 100, t.TempDir(), func(task Task) (<-chan struct{}, error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.tasks[task.Table]++
		if fails(s.tasks[task.Table]) {
			return over, nil
		}
		return running, nil
	})
	s.now = func() time.Time {
		s.looks.Add(1)
		return s.began.Add(time.Duration(s.gone.Load()))
	}
	ctx, stop := context.WithCancel(t.Context())
	var beside sync.WaitGroup
	beside.Go(func() { s.Run(ctx) })
	t.Cleanup(func() {
		stop()
		beside.Wait()
		close(running)
	})
	await(t, "the host's first pulse", s.Writable)
	return s
}

func never(int) bool { return false }

// pass advances the clocks of hosts, a second at a time, as more would count as a jump.
func pass(t *testing.T, seconds int, hosts ...*still) {
	t.Helper()
	for range seconds {
		for _, s := range hosts {
			s.gone.Add(int64(time.Second))
		}
		for _, s := range hosts {
			await(t, "a pulse of that second", func() bool {
				s.Host.mu.Lock()
				defer s.Host.mu.Unlock()
				return s.pulsed.Equal(s.now())
			})
		}
	}
}

// settle waits until hosts have looked at the leases several times.
func settle(t *testing.T, hosts ...*still) {
	t.Helper()
	for _, s := range hosts {
		most := s.looks.Load() + 30
		await(t, "more looks of a host", func() bool { return s.looks.Load() > most })
	}
}

func (s *still) started() map[string]int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.tasks)
}

// dead makes leases that nobody renews.
func dead(t *testing.T, h *Hall, tables int) {
	t.Helper()
	for n := range tables {
		if _, err := h.take(t.Context(), claim{table: fmt.Sprint("table", n), host: "dead"}); err != nil {
			t.Fatal(err)
		}
	}
}

const deadAfter = 5 // seconds without a renewal

// TestEachTableIsStartedByOneHost lets three hosts find twelve tables without one: together they
// start each once.
func TestEachTableIsStartedByOneHost(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	dead(t, h, 12)
	hosts := []*still{stillHost(t, h, "one", never), stillHost(t, connect(t, n), "two", never), stillHost(t, connect(t, n), "three", never)}
	settle(t, hosts...)
	pass(t, deadAfter+1, hosts...) // and all have had their turn
	all := func() (tables, starts int) {
		seen := map[string]bool{}
		for _, s := range hosts {
			for table, times := range s.started() {
				seen[table] = true
				starts += times
			}
		}
		return len(seen), starts
	}
	await(t, "a start of each table", func() bool { tables, _ := all(); return tables == 12 })
	settle(t, hosts...)
	if _, starts := all(); starts != 12 {
		t.Errorf("12 tables were started %d times", starts)
	}
	for i, s := range hosts {
		if n := len(s.started()); n > maxRescues() {
			t.Errorf("host %d starts %d tables at once", i, n)
		}
	}
}

// TestTableThatDoesNotStartIsTriedAgain ends the process of a table before it has the lease: it is
// started again at once, and then after a while.
func TestTableThatDoesNotStartIsTriedAgain(t *testing.T) {
	h := connect(t, node(t))
	dead(t, h, 1)
	s := stillHost(t, h, "one", func(started int) bool { return started < 3 })
	settle(t, s)
	pass(t, deadAfter, s)
	starts := func(n int) func() bool { return func() bool { return s.started()["table0"] == n } }
	await(t, "a second start", starts(2))
	settle(t, s)
	if !starts(2)() {
		t.Errorf("it was started %d times at once", s.started()["table0"])
	}
	pass(t, 1, s)
	await(t, "a third start", starts(3))
	if was, _, _, err := h.holder(t.Context(), "table0"); err != nil || was.Taker != "one" {
		t.Errorf("the lease names %q to take it: %v", was.Taker, err)
	}
}

// TestHostThatIsSlowIsNotWaitedFor makes the process of a table hang: another host starts it after
// the time of a bid, and the first one does not start it twice.
func TestHostThatIsSlowIsNotWaitedFor(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	dead(t, h, 1)
	one, two := stillHost(t, h, "one", never), stillHost(t, connect(t, n), "two", never)
	settle(t, one, two)
	pass(t, deadAfter, one, two)
	await(t, "a start", func() bool { return len(one.started())+len(two.started()) == 1 })
	settle(t, one, two)
	if len(one.started())+len(two.started()) != 1 {
		t.Error("both hosts start it")
	}
	pass(t, deadAfter, one, two)
	await(t, "a start at the other host", func() bool { return one.started()["table0"] == 1 && two.started()["table0"] == 1 })
	settle(t, one, two)
	if one.started()["table0"] != 1 || two.started()["table0"] != 1 {
		t.Errorf("it was started %v and %v", one.started(), two.started())
	}
}

// fullFolder is a folder on a disk that has no room.
type fullFolder struct{ keep.Folder }

var errNoRoom = errors.New("no room")

func (fullFolder) Create(string) (keep.File, error) { return nil, errNoRoom }

// TestHostThatCannotGoOnCedesTheTable makes a host take a lease and then find no room for the
// table's battle: another may have it at once.
func TestHostThatCannotGoOnCedesTheTable(t *testing.T) {
	n := node(t)
	first, mirror := enter(t, connect(t, n), Entry{Host: "first", State: t.TempDir()}, folder(t))
	write(t, mirror, "a.journal", "one")
	await(t, "the copy", func() bool { n, age := first.Behind(); return n == 0 && age == 0 })
	if err := first.Leave(true); err != nil {
		t.Fatal(err)
	}
	h := connect(t, n)
	_, _, err := h.Enter(t.Context(), Entry{Host: "second", Secret: secret, State: t.TempDir(), Take: first.Table(), Lost: func() {}}, fullFolder{folder(t)}, rough.Patience)
	if !errors.Is(err, errNoRoom) {
		t.Fatalf("a host without room gets %v", err)
	}
	if was, _, _, err := h.holder(t.Context(), first.Table()); err != nil || !was.Moving || was.Fence != first.Fence()+1 {
		t.Errorf("it leaves the lease as %+v, %v", was, err)
	}
	into := folder(t)
	third, _ := enter(t, connect(t, n), Entry{Host: "third", State: t.TempDir(), Take: first.Table()}, into)
	if b, err := into.Read("a.journal"); err != nil || string(b) != "one" || third.Fence() != first.Fence()+2 {
		t.Errorf("the next host has %q with fence %d, %v", b, third.Fence(), err)
	}
	if err := third.Leave(false); err != nil {
		t.Error(err)
	}
}

// A request for a table that no host has room for is answered, and is not passed on forever.
func TestRequestThatNobodyHasRoomForIsAnswered(t *testing.T) {
	n := node(t)
	ctx, stop := context.WithCancel(t.Context())
	var beside sync.WaitGroup
	defer beside.Wait()
	defer stop()
	var hosts []*Host
	for _, name := range []string{"one", "other"} {
		host := connect(t, n).NewHost(name, 0, t.TempDir(), nil)
		hosts = append(hosts, host)
		beside.Go(func() { host.Run(ctx) })
	}
	for _, host := range hosts {
		await(t, "a pulse", host.Writable)
	}
	asked, end := context.WithTimeout(ctx, rough.Patience/10)
	defer end()
	if err := connect(t, n).Begin(asked, Wish{Scenario: "duel", Name: "The Hesper"}); err == nil || err.Error() != errNoSlot.Error() {
		t.Errorf("where nobody has room the answer is %v", err)
	}
}

// A hall that does not answer about a table has not said that the table has ended.
func TestFaultHallThatDoesNotAnswerEndsNoTable(t *testing.T) {
	h := connect(t, node(t))
	m, _ := enter(t, h, Entry{Host: "first", State: t.TempDir()}, folder(t))
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for table, ended := range map[string]bool{m.Table(): false, newAnnouncer(t, "Nobody").said.Table: true} {
		taker := &Member{Entry: Entry{Host: "second", Secret: secret, State: t.TempDir(), Take: table}, hall: h}
		if err := taker.identify(ctx); err == nil || errors.Is(err, ErrEnded) {
			t.Errorf("who cannot ask about a table is told %v", err)
		}
		if err := taker.identify(t.Context()); errors.Is(err, ErrEnded) != ended || err == nil == ended {
			t.Errorf("who asks about a table is told %v", err)
		}
	}
	if err := m.Leave(true); err != nil {
		t.Error(err)
	}
}
