package hall

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/cmd/server/keep"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// noted is a host that records what it is told to start.
type noted struct {
	*Host
	jump atomic.Int64 // of its clock

	mu    sync.Mutex
	tasks []Task
}

// hostOf runs a host in a hall that starts nothing.
func hostOf(t *testing.T, h *Hall, slots int) *noted {
	t.Helper()
	n := &noted{}
	ended := make(chan struct{})
	n.Host = h.NewHost("host", slots, t.TempDir(), func(task Task) (<-chan struct{}, error) {
		n.mu.Lock()
		defer n.mu.Unlock()
		n.tasks = append(n.tasks, task)
		return ended, nil
	})
	n.now = func() time.Time { return time.Now().Add(time.Duration(n.jump.Load())) }
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	running.Go(func() { n.Run(ctx) })
	t.Cleanup(func() {
		stop()
		running.Wait()
		close(ended)
	})
	await(t, "the host's first pulse", n.Writable)
	return n
}

func (n *noted) begun() []Task {
	n.mu.Lock()
	defer n.mu.Unlock()
	return append([]Task(nil), n.tasks...)
}

// numbers returns the metrics of the front that lists a host's hall.
func numbers(t *testing.T, n *noted, d *Directory) string {
	t.Helper()
	w := httptest.NewRecorder()
	n.hall.NewFront(d, n.Host, nil, 1, "").Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	return w.Body.String()
}

// TestFullDiskStopsNothing fills the store of NATS while a battle is copied to it: the GM is told,
// no host takes the table over, nothing is begun, and when there is room again the copy becomes
// whole.
func TestFullDiskStopsNothing(t *testing.T) {
	const room = 4 << 20
	node, err := startNode("127.0.0.1", 0, t.TempDir(), room)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(node.Close)
	h := connect(t, node)
	host := hostOf(t, h, 4)
	m, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	write(t, mirror, "a.journal", "one ")
	await(t, "the copy", func() bool { n, _ := m.Behind(); return n == 0 })

	js, err := jetstream.New(h.nc)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := js.CreateStream(t.Context(), jetstream.StreamConfig{Name: "FILLER", Subjects: []string{"filler"}}); err != nil {
		t.Fatal(err)
	}
	for _, size := range []int{256 << 10, 8 << 10, 64} {
		err = nil
		for n := 0; err == nil && n < 2*room/size; n++ {
			_, err = js.Publish(t.Context(), "filler", make([]byte, size))
		}
		if err == nil {
			t.Fatal("the store is never full")
		}
	}
	file, err := mirror.Open("a.journal")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteAt([]byte("two"), 4); err != nil {
		t.Fatal(err)
	}
	await(t, "the GM's note", func() bool {
		text := m.Trouble().String()
		return strings.Contains(text, "The hall has no copy of the last") && strings.Contains(text, "make room on its disk") && strings.Contains(text, "The game goes on")
	})
	await(t, "the end of the pulse", func() bool { return !host.Writable() })
	host.jump.Store(int64(time.Hour))  // the time since anybody renewed a lease
	time.Sleep(600 * time.Millisecond) // and the host has looked at them twice since
	if err := h.Begin(t.Context(), Wish{}); err == nil || !strings.Contains(err.Error(), "make room") {
		t.Errorf("a table that could not be kept is begun: %v", err)
	}
	if text := numbers(t, host, h.Watch(t.Context())); !strings.Contains(text, "broadside_hall_writable 0\n") {
		t.Errorf("the numbers do not tell:\n%s", text)
	}
	if err := js.DeleteStream(t.Context(), "FILLER"); err != nil {
		t.Fatal(err)
	}
	await(t, "the rest of the copy", func() bool { n, age := m.Behind(); return n == 0 && age == 0 && m.Trouble() == "" })
	await(t, "the pulse", host.Writable)
	into := folder(t)
	if _, err := h.restore(t.Context(), secret, m.Table(), into, func(*change) {}); err != nil {
		t.Fatal(err)
	}
	if b, err := into.Read("a.journal"); err != nil || string(b) != "one two" {
		t.Errorf("the copy is %q, %v", b, err)
	}
	if len(host.begun()) > 0 {
		t.Errorf("the host has started %+v", host.begun())
	}
	if err := errors.Join(file.Close(), m.Leave(false)); err != nil {
		t.Error(err)
	}
}

// TestClockThatJumpsTakesNoTable makes a host's clock jump by an hour, and lets a host ask for a
// lease of which it has not heard for long: the host that renews it keeps it.
func TestClockThatJumpsTakesNoTable(t *testing.T) {
	h := connect(t, node(t))
	host := hostOf(t, h, 4)
	m, _ := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	was, _, _, err := h.holder(t.Context(), m.Table())
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		host.jump.Add(int64(time.Hour))
		await(t, "the next pulse", host.Writable)
	}
	await(t, "a renewal", func() bool {
		now, _, _, err := h.holder(t.Context(), m.Table())
		return err == nil && now.renewal() != was.renewal()
	})
	await(t, "a bid for the table", func() bool { // it is not a renewal, and prevents none
		now, revision, _, err := h.holder(t.Context(), m.Table())
		if err != nil {
			return false
		}
		now.Taker = "second"
		_, err = h.bid(t.Context(), m.Table(), now, revision)
		return err == nil
	})
	_, err = h.take(t.Context(), claim{table: m.Table(), host: "second", secret: secret, known: true, stale: was.renewal()})
	if !errors.Is(err, ErrHeld) {
		t.Errorf("a host that has slept gets %v", err)
	}
	if len(host.begun()) > 0 {
		t.Errorf("the host has started %+v", host.begun())
	}
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
	_, err = h.take(t.Context(), claim{table: m.Table(), host: "second", known: true, stale: was.renewal()})
	if !errors.Is(err, ErrEnded) {
		t.Errorf("a table that has ended is taken: %v", err)
	}
}

// TestHostThatSleptGivesUp makes a table renew its lease too late, as if its machine had slept
// overnight: it is told, and can write no more.
func TestHostThatSleptGivesUp(t *testing.T) {
	n := node(t)
	lost := make(chan struct{})
	h, log := connect(t, n), &rough.Log{}
	h.log = slog.New(slog.NewTextHandler(log, nil))
	first, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { close(lost) }}, folder(t))
	write(t, mirror, "a.journal", "one")
	await(t, "the copy", func() bool { n, age := first.Behind(); return n == 0 && age == 0 })
	first.lease.quit()
	first.lease.beside.Wait()
	was, _, _, err := first.hall.holder(t.Context(), first.Table())
	if err != nil {
		t.Fatal(err)
	}
	second, _ := enter(t, connect(t, n), Entry{Host: "second", State: t.TempDir(), Take: first.Table(), Stale: was.renewal()}, folder(t))
	first.lease.keep(first.lose)
	select {
	case <-lost:
	case <-time.After(rough.Patience):
		t.Fatal("the first host is not told")
	}
	if text := log.String(); !strings.Contains(text, "another host has taken this table over") || strings.Contains(text, "NATS server") {
		t.Errorf("its log says %s", text)
	}
	if !first.Gone() || second.Fence() != first.Fence()+1 {
		t.Errorf("gone: %v; the fencing numbers are %d and %d", first.Gone(), first.Fence(), second.Fence())
	}
	if err := errors.Join(first.Leave(false), second.Leave(false)); err != nil {
		t.Error(err)
	}
}

// TestTwoHallsShareTheWork runs two halls on one NATS server: each wish is granted once, both list
// the same, and a table whose host has died continues at one of them.
func TestTwoHallsShareTheWork(t *testing.T) {
	n := node(t)
	one, two := hostOf(t, connect(t, n), 4), hostOf(t, connect(t, n), 4)
	for i := range 6 {
		if err := one.hall.Begin(t.Context(), Wish{Name: fmt.Sprint("Table ", i)}); err != nil {
			t.Fatal(err)
		}
	}
	names := map[string]int{}
	for _, task := range append(one.begun(), two.begun()...) {
		names[task.Name]++
	}
	if len(names) != 6 || len(one.begun()) > 4 || len(two.begun()) > 4 {
		t.Errorf("the halls have begun %v, %d and %d", names, len(one.begun()), len(two.begun()))
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	left, right := one.hall.Watch(ctx), two.hall.Watch(ctx)
	m, _ := enter(t, connect(t, n), Entry{Host: "first", State: t.TempDir()}, folder(t))
	m.Tell(func(a *Announcement) { a.Name, a.Place, a.Seats = "The Hesper", "127.0.0.1:7620", 5 })
	await(t, "the table in both", func() bool { return left.Find(m.Table()) != nil && right.Find(m.Table()) != nil })

	m.lease.quit() // its host dies
	m.lease.beside.Wait()
	was, _, _, err := m.hall.holder(t.Context(), m.Table())
	if err != nil {
		t.Fatal(err)
	}
	var taken, held atomic.Int32
	var both sync.WaitGroup
	for _, h := range []*Hall{one.hall, two.hall} {
		both.Go(func() {
			second, _, err := h.Enter(t.Context(), Entry{Host: h.url, Secret: secret, State: t.TempDir(), Take: m.Table(), Stale: was.renewal(), Lost: func() {}}, folder(t), rough.Patience)
			switch {
			case errors.Is(err, ErrHeld):
				held.Add(1)
			case err != nil:
				t.Error(err)
			default:
				taken.Add(1)
				for held.Load() == 0 && t.Context().Err() == nil { // it plays until the other has seen that
					time.Sleep(10 * time.Millisecond)
				}
				if err := second.Leave(false); err != nil {
					t.Error(err)
				}
			}
		})
	}
	both.Wait()
	if taken.Load() != 1 || held.Load() != 1 {
		t.Errorf("%d halls have the table, and %d know that", taken.Load(), held.Load())
	}
	m.lost.Store(true)
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}

// TestOtherVersionIsLeftToItsOwn has a table of another version whose host has died: no host of
// this version touches it, and that is reported.
func TestOtherVersionIsLeftToItsOwn(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	var log bytes.Buffer
	told := connect(t, n)
	told.log = slog.New(slog.NewTextHandler(&log, nil))
	first, _ := enter(t, h, Entry{Host: "first", State: t.TempDir()}, folder(t))
	first.lease.quit()
	first.lease.beside.Wait()
	kv, err := h.js.KeyValue(t.Context(), leaseBucket)
	if err != nil {
		t.Fatal(err)
	}
	other := first.lease.now
	other.Protocol, other.Build, other.Moving = netcode.Protocol+1, "v9.9.9", true
	b, err := json.Marshal(other)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kv.Put(t.Context(), first.Table(), b); err != nil {
		t.Fatal(err)
	}
	host := hostOf(t, told, 4)
	await(t, "that the host tells it", func() bool { return host.Others() == 1 })
	if text := numbers(t, host, h.Watch(t.Context())); !strings.Contains(text, "broadside_hall_other_version 1\n") {
		t.Errorf("the numbers do not tell:\n%s", text)
	}
	if len(host.begun()) > 0 {
		t.Errorf("the host has started %+v", host.begun())
	}
	_, _, err = h.Enter(t.Context(), Entry{Host: "second", Secret: secret, State: t.TempDir(), Take: first.Table()}, folder(t), rough.Patience)
	if err == nil || !strings.Contains(err.Error(), "v9.9.9") || !strings.Contains(err.Error(), "run that build") {
		t.Errorf("a host of this version gets %v", err)
	}
	first.lost.Store(true)
	if err := first.Leave(false); err != nil {
		t.Error(err)
	}
}

// TestStoresThatWereDeletedAreMadeAgain deletes the directory and the leases while a table is in
// play.
func TestStoresThatWereDeletedAreMadeAgain(t *testing.T) {
	h := connect(t, node(t))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	d := h.Watch(ctx)
	m, _ := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	m.Tell(func(a *Announcement) { a.Name, a.Place, a.Seats = "The Hesper", "127.0.0.1:7620", 5 })
	await(t, "the table", func() bool { return d.Find(m.Table()) != nil })
	for _, bucket := range []string{leaseBucket, directoryBucket} {
		if err := h.js.DeleteKeyValue(t.Context(), bucket); err != nil {
			t.Fatal(err)
		}
	}
	await(t, "the lease", func() bool {
		was, _, found, err := h.holder(t.Context(), m.Table())
		return err == nil && found && was.Fence == m.Fence()
	})
	await(t, "the announcement", func() bool {
		m.Tell(func(*Announcement) {})
		kv, err := h.js.KeyValue(t.Context(), directoryBucket)
		if err != nil {
			return false
		}
		_, err = kv.Get(t.Context(), m.Table())
		return err == nil
	})
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}

// held is a folder that can block the reading of its journal.
type held struct {
	keep.Folder
	holds      atomic.Bool
	asked, let chan struct{}
}

func (f *held) Read(name string) ([]byte, error) {
	if name == "a.journal" && f.holds.Load() {
		select {
		case f.asked <- struct{}{}:
		default:
		}
		<-f.let
	}
	return f.Folder.Read(name)
}

// TestWholeCopyIsAwaited checks a table while its folder is copied whole, after somebody has
// deleted the hall's copies.
func TestWholeCopyIsAwaited(t *testing.T) {
	h := connect(t, node(t))
	slow := &held{Folder: folder(t), asked: make(chan struct{}, 1), let: make(chan struct{})}
	m, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir()}, slow)
	write(t, mirror, "a.journal", "0")
	copied := func() bool { n, age := m.Behind(); return n == 0 && age == 0 }
	await(t, "the copy", copied)
	slow.holds.Store(true)
	if err := h.js.DeleteStream(t.Context(), battleStream); err != nil {
		t.Fatal(err)
	}
	write(t, mirror, "b.journal", "1")
	select {
	case <-slow.asked:
	case <-time.After(rough.Patience):
		t.Fatal("the folder is never read")
	}
	if copied() {
		t.Error("the hall is said to have what is still being read")
	}
	close(slow.let)
	await(t, "the whole copy", copied)
	into := folder(t)
	if _, err := h.restore(t.Context(), secret, m.Table(), into, func(*change) {}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"a.journal": "0", "b.journal": "1"} {
		if b, err := into.Read(name); err != nil || string(b) != want {
			t.Errorf("the copy of %s has %q: %v", name, b, err)
		}
	}
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}

// TestLastCopyIsKeptUntilTheNextIsWhole gives the hall room for half of the second whole copy of a
// folder, and then for all of it.
func TestLastCopyIsKeptUntilTheNextIsWhole(t *testing.T) {
	h := connect(t, node(t))
	c := newCopy(h, secret, "table", func() { t.Error("the table is lost") })
	mirror := newMirror(folder(t), c)
	files := map[string]string{"a.journal": "0", "b.journal": strings.Repeat("0123456789abcdef", 2*maxPiece/16)}
	c.begin(1, 0, false)
	for name, text := range files {
		write(t, mirror, name, text)
	}
	for c.pending() {
		if err := c.send(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	stream, err := h.js.Stream(t.Context(), battleStream)
	if err != nil {
		t.Fatal(err)
	}
	room := stream.CachedInfo().Config
	renew := func(most int64) error {
		room.MaxMsgs = most
		if _, err := h.js.UpdateStream(t.Context(), room); err != nil {
			t.Fatal(err)
		}
		c.grown = renewAfter + 1
		return c.send(t.Context())
	}
	restored := func(when string) {
		t.Helper()
		into, next := folder(t), newCopy(h, secret, c.table, func() {})
		write(t, into, "b.journal"+halfEnd, "of a restore that was cut off")
		if _, err := h.restore(t.Context(), secret, c.table, into, next.track); err != nil {
			t.Fatal(err)
		}
		if names, err := into.Names(); err != nil || len(names) != len(files) || len(next.names) != len(files) {
			t.Errorf("%s there are %v, of which the table knows %v: %v", when, names, next.names, err)
		}
		for name, want := range files {
			if b, err := into.Read(name); err != nil || string(b) != want {
				t.Errorf("%s, the copy of %s has %d bytes and not %d: %v", when, name, len(b), len(want), err)
			}
		}
	}
	// A copy consists of a first message and, for each file, its creation, its pieces and its name.
	const half, all = 1 + 3 + 2, 1 + 3 + 4
	if err := renew(int64(c.last) + half); err == nil {
		t.Fatal("the hall has room for all")
	}
	restored("after half a copy")
	if err := renew(-1); err != nil {
		t.Fatal(err)
	}
	restored("after a whole copy")
	if now, err := stream.Info(t.Context()); err != nil || now.State.Msgs != all {
		t.Errorf("the hall keeps %d messages and not %d: %v", now.State.Msgs, all, err)
	}
}

// TestTableIsAloneForAWhile takes NATS away in the middle of a battle for as long as HALL_AWAY says
// (1.2 s by default), and brings it back.
func TestTableIsAloneForAWhile(t *testing.T) {
	away := 1200 * time.Millisecond
	if text := os.Getenv("HALL_AWAY"); text != "" {
		var err error
		if away, err = time.ParseDuration(text); err != nil {
			t.Fatal(err)
		}
	}
	store, port := t.TempDir(), freePort(t)
	n, err := StartNode("127.0.0.1", port, store)
	if err != nil {
		t.Fatal(err)
	}
	h := connect(t, n)
	host := hostOf(t, h, 4)
	m, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	write(t, mirror, "a.journal", "0")
	await(t, "the copy", func() bool { n, age := m.Behind(); return n == 0 && age == 0 })
	n.Close()
	want := []byte("0")
	file, err := mirror.Open("a.journal")
	if err != nil {
		t.Fatal(err)
	}
	for began := time.Now(); time.Since(began) < away || !strings.Contains(m.Trouble().String(), "The hall has no copy of the last"); time.Sleep(50 * time.Millisecond) {
		more := fmt.Appendf(nil, " %d", len(want))
		if _, err := file.WriteAt(more, int64(len(want))); err != nil {
			t.Fatal(err)
		}
		want = append(want, more...)
		if time.Since(began) > away+rough.Patience {
			t.Fatalf("the GM is not told, but %q", m.Trouble())
		}
	}
	if n, age := m.Behind(); n == 0 || age < lagging {
		t.Errorf("the copy is behind by %d bytes and %v", n, age)
	}
	if n, err = StartNode("127.0.0.1", port, store); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(n.Close)
	await(t, "the rest of the copy", func() bool { n, age := m.Behind(); return n == 0 && age == 0 && m.Trouble() == "" })
	into := folder(t)
	if _, err := h.restore(t.Context(), secret, m.Table(), into, func(*change) {}); err != nil {
		t.Fatal(err)
	}
	if b, err := into.Read("a.journal"); err != nil || !bytes.Equal(b, want) {
		t.Errorf("the copy has %d bytes and not %d: %v", len(b), len(want), err)
	}
	if len(host.begun()) > 0 {
		t.Errorf("the host has started %+v", host.begun())
	}
	if err := errors.Join(file.Close(), m.Leave(false)); err != nil {
		t.Error(err)
	}
}
