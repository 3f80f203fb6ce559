package hall

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/keep"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/rough"
)

func TestMain(m *testing.M) {
	if os.Getenv(crowdHost) != "" {
		if err := hostCrowd(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	goleak.VerifyTestMain(m)
}

const secret = "a secret of the club"

func node(t *testing.T) *Node {
	t.Helper()
	n, err := StartNode("127.0.0.1", 0, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(n.Close)
	return n
}

// freePort returns a port that stays free while a node there is restarted.
func freePort(t *testing.T) int {
	t.Helper()
	at, err := netip.ParseAddrPort(rough.Place(t))
	if err != nil {
		t.Fatal(err)
	}
	return int(at.Port())
}

func connect(t *testing.T, n *Node) *Hall {
	t.Helper()
	h, err := Connect(n.URL(), 1, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	ctx, stop := context.WithTimeout(t.Context(), rough.Patience)
	defer stop()
	if err := h.Await(ctx); err != nil {
		t.Fatal(err)
	}
	return h
}

func folder(t *testing.T) keep.Folder {
	t.Helper()
	f, err := keep.Dir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// enter enters the table of a state into a hall.
func enter(t *testing.T, h *Hall, e Entry, journals keep.Folder) (*Member, keep.Folder) {
	t.Helper()
	if e.Secret == "" {
		e.Secret = secret
	}
	if e.Lost == nil {
		e.Lost = func() {}
	}
	m, mirror, err := h.Enter(t.Context(), e, journals, rough.Patience)
	if err != nil {
		t.Fatal(err)
	}
	return m, mirror
}

// write writes a file of a folder in pieces.
func write(t *testing.T, f keep.Folder, name string, pieces ...string) {
	t.Helper()
	file, err := f.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	at := int64(0)
	for _, p := range pieces {
		if _, err := file.WriteAt([]byte(p), at); err != nil {
			t.Fatal(err)
		}
		at += int64(len(p))
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
}

func await(t *testing.T, what string, done func() bool) {
	t.Helper()
	for until := time.Now().Add(rough.Patience); !done(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatalf("%s never comes", what)
		}
	}
}

// TestTableIsPlayedOnByAnotherHost makes a host die with its disk: another gets the table's
// identity and all files, and the first can write no more.
func TestTableIsPlayedOnByAnotherHost(t *testing.T) {
	n := node(t)
	var lost atomic.Bool
	first, mirror := enter(t, connect(t, n), Entry{Host: "first", State: t.TempDir(), Lost: func() { lost.Store(true) }}, folder(t))
	long := strings.Repeat("0123456789abcdef", 1<<16) // longer than a message of NATS may be
	write(t, mirror, "a.journal.half", "begun, ", "and gone on")
	if err := mirror.Rename("a.journal.half", "a.journal"); err != nil {
		t.Fatal(err)
	}
	write(t, mirror, "long", long)
	write(t, mirror, "gone", "x")
	if err := mirror.Remove("gone"); err != nil {
		t.Fatal(err)
	}
	await(t, "the copy", func() bool { bytes, _ := first.Behind(); return bytes == 0 })
	first.lease.quit() // it renews no more

	into := folder(t)
	state := t.TempDir()
	second, _ := enter(t, connect(t, n), Entry{Host: "second", State: state, Take: first.Table(), Standby: true}, into)
	if second.Table() != first.Table() || second.Fence() != first.Fence()+1 || !second.Taken() {
		t.Errorf("the second host has %s with fence %d, taken: %v", second.Table(), second.Fence(), second.Taken())
	}
	names, err := into.Names()
	if err != nil || len(names) != 2 {
		t.Errorf("there are the files %v, %v", names, err)
	}
	for name, want := range map[string]string{"a.journal": "begun, and gone on", "long": long} {
		if b, err := into.Read(name); err != nil || !bytes.Equal(b, []byte(want)) {
			t.Errorf("%s has %d bytes and not %d: %v", name, len(b), len(want), err)
		}
	}
	await(t, "the second host's first word", func() bool { return second.copy.settle(time.Second) })
	write(t, mirror, "late", "of the host that was given up")
	await(t, "the end of the first host", lost.Load)
	if err := second.Leave(true); err != nil {
		t.Error(err)
	}
	if err := first.Leave(false); err != nil {
		t.Error(err)
	}
	third, _ := enter(t, connect(t, n), Entry{Host: "third", State: t.TempDir(), Take: first.Table()}, into)
	if _, err := into.Read("late"); err == nil {
		t.Error("a host that was given up has written")
	}
	if err := third.Leave(false); err != nil {
		t.Error(err)
	}
}

// TestLeaseIsHeldWhileItIsRenewed lets a second host ask for a table in play.
func TestLeaseIsHeldWhileItIsRenewed(t *testing.T) {
	n := node(t)
	state := t.TempDir()
	first, _ := enter(t, connect(t, n), Entry{Host: "first", State: state}, folder(t))
	_, _, err := connect(t, n).Enter(t.Context(), Entry{Host: "second", State: state, Secret: secret}, folder(t), rough.Patience)
	if !errors.Is(err, ErrHeld) || !strings.Contains(err.Error(), "first") {
		t.Errorf("a second host gets %v", err)
	}
	_, _, err = connect(t, n).Enter(t.Context(), Entry{Host: "thief", State: t.TempDir(), Secret: "another secret, as long", Take: first.Table()}, folder(t), rough.Patience)
	if !errors.Is(err, ErrSealed) {
		t.Errorf("a host with another secret gets %v", err)
	}
	if err := first.Leave(false); err != nil {
		t.Fatal(err)
	}
	if _, _, found, err := connect(t, n).holder(t.Context(), first.Table()); found || err != nil {
		t.Errorf("a table that was closed can be taken: %v", err)
	}
}

// TestPlayGoesOnWhileTheHallIsAway begins a table without its hall, which comes late, is lost, and
// has its stream deleted.
func TestPlayGoesOnWhileTheHallIsAway(t *testing.T) {
	store, port := t.TempDir(), freePort(t)
	n, err := StartNode("127.0.0.1", port, store)
	if err != nil {
		t.Fatal(err)
	}
	url := n.URL()
	n.Close()
	h, err := Connect(url, 1, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	m, mirror, err := h.Enter(t.Context(), Entry{Host: "first", State: t.TempDir(), Secret: secret, Lost: func() { t.Error("the table is lost") }}, folder(t), 100*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	write(t, mirror, "a.journal", "one ", "two")
	if !strings.Contains(m.Trouble().String(), "cannot be reached") {
		t.Errorf("without its hall the table says %q", m.Trouble())
	}
	restored := func(want string) {
		t.Helper()
		await(t, "the copy of "+want, func() bool {
			into := folder(t)
			if _, err := h.restore(t.Context(), secret, m.Table(), into, func(*change) {}); err != nil {
				return false
			}
			b, err := into.Read("a.journal")
			return err == nil && string(b) == want
		})
	}
	again := func() {
		t.Helper()
		if n, err = StartNode("127.0.0.1", port, store); err != nil {
			t.Fatal(err)
		}
	}
	again()
	restored("one two")
	await(t, "the end of the trouble", func() bool { return m.Trouble() == "" })

	n.Close()
	file, err := mirror.Open("a.journal")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteAt([]byte(" three"), 7); err != nil {
		t.Fatal(err)
	}
	again()
	restored("one two three")

	if err := h.js.DeleteStream(t.Context(), battleStream); err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteAt([]byte(" four"), 13); err != nil {
		t.Fatal(err)
	}
	restored("one two three four")
	if err := errors.Join(file.Close(), m.Leave(false)); err != nil {
		t.Error(err)
	}
	n.Close()
}

// TestAnnouncementsAreSigned announces a table, and then forges announcements of it.
func TestAnnouncementsAreSigned(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	ctx, stop := context.WithCancel(t.Context())
	d := h.Watch(ctx)
	m, _ := enter(t, h, Entry{Host: "first", State: t.TempDir()}, folder(t))
	m.Tell(func(a *Announcement) {
		a.Name, a.Scenario, a.Place, a.Seats = "The Hesper", "Closing Time at the Ledger", "127.0.0.1:7620", 5
		a.Standing = discovery.Standing{Players: 3, State: netcode.Playing, Round: 4, Minutes: 12}
	})
	await(t, "the table", func() bool { return d.Find(m.Table()) != nil })
	said := d.Find(m.Table())
	for version, line := range map[int]string{netcode.Protocol: "Closing Time at the Ledger: round 4, after 12 minutes<", netcode.Protocol - 1: "Closing Time at the Ledger<"} {
		shown, page := *said, bytes.Buffer{}
		shown.Protocol = version
		if err := pages.ExecuteTemplate(&page, "list", map[string]any{"Tables": []discovery.Listing{listing(&shown, "")}}); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{line, "3 at the table"} {
			if !strings.Contains(page.String(), want) {
				t.Errorf("for a table of protocol %d the page does not say %q:\n%s", version, want, page.String())
			}
		}
	}

	other, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	lie := *said
	lie.Place, lie.Beat = "192.0.2.66:7620", said.Beat+1000
	forged, err := lie.sign(other)
	if err != nil {
		t.Fatal(err)
	}
	own, err := said.sign(m.identity)
	if err != nil {
		t.Fatal(err)
	}
	var mended signed
	if err := json.Unmarshal(own, &mended); err != nil {
		t.Fatal(err)
	}
	mended.Text = bytes.Replace(mended.Text, []byte("127.0.0.1"), []byte("192.0.2.1"), 1)
	changed, err := json.Marshal(mended)
	if err != nil {
		t.Fatal(err)
	}
	kv, err := h.js.KeyValue(ctx, directoryBucket)
	if err != nil {
		t.Fatal(err)
	}
	for i, b := range [][]byte{forged, changed, []byte("no announcement"), nil} {
		// One at a time: of values overwritten in quick succession the directory sees only the
		// last.
		await(t, "the lie", func() bool {
			_, err := kv.Put(ctx, m.Table(), b)
			time.Sleep(20 * time.Millisecond)
			_, forged := d.Counts()
			return err == nil && forged > i
		})
	}
	if a := d.Find(m.Table()); a == nil || a.Place != said.Place {
		t.Errorf("after lies the table is %+v", a)
	}
	if err := m.Leave(false); err != nil {
		t.Fatal(err)
	}
	await(t, "the table's end", func() bool { return d.Find(m.Table()) == nil })
	heard, _ := d.Counts()
	await(t, "the repetition", func() bool {
		_, err := kv.Put(ctx, m.Table(), own)
		time.Sleep(20 * time.Millisecond)
		now, _ := d.Counts()
		return err == nil && now > heard
	})
	if d.Find(m.Table()) != nil {
		t.Error("an announcement that was true once is believed")
	}
	stop()
}
