package hall

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"broadside/cmd/server/keep"
	"broadside/netcode/rough"
	"broadside/sim/field"
)

// forge writes to the copy of a table with a stamp made with a secret.
func forge(t *testing.T, h *Hall, secret, table string, at stamp, list ...change) {
	t.Helper()
	body, err := field.Pack((*changes)(&list))
	if err != nil {
		t.Fatal(err)
	}
	m := nats.NewMsg(battleSubject + table)
	m.Data = body
	if err := at.write(secret, table, m); err != nil {
		t.Fatal(err)
	}
	publish(t, h, m)
}

func publish(t *testing.T, h *Hall, m *nats.Msg) {
	t.Helper()
	if _, err := h.js.PublishMsg(t.Context(), m); err != nil {
		t.Fatal(err)
	}
}

// messagesOf returns the messages of a table's copy, as anybody could repeat them.
func messagesOf(t *testing.T, h *Hall, table string) (all []*nats.Msg) {
	t.Helper()
	last, err := h.lastOf(t.Context(), table)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.eachMessage(t.Context(), table, last, false, func(_ uint64, m jetstream.Msg) error {
		again := nats.NewMsg(battleSubject + table)
		again.Data = m.Data()
		again.Header.Set(stampHeader, m.Headers().Get(stampHeader))
		all = append(all, again)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return all
}

// Somebody who may write to NATS forges the copy of a table: without a stamp, with one that was
// made without the secret or for another message, and with messages that the table has written
// earlier. The table plays on, says so, and writes its battle over it; a host that takes it over
// has the battle.
func TestFaultForgedCopyLosesNoBattle(t *testing.T) {
	n := node(t)
	h, log := connect(t, n), &rough.Log{}
	h.log = slog.New(slog.NewTextHandler(log, nil))
	var lost atomic.Bool
	m, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { lost.Store(true) }}, folder(t))
	write(t, mirror, "a.journal", "begun")
	even := func() bool { bytes, age := m.Behind(); return lost.Load() || bytes == 0 && age == 0 }
	restored := func(want string) {
		t.Helper()
		into := folder(t)
		if _, err := h.restore(t.Context(), secret, m.Table(), into, func(*change) {}); err != nil {
			t.Fatal(err)
		}
		if b, err := into.Read("a.journal"); err != nil || string(b) != want {
			t.Errorf("whoever takes the table over has %d bytes, %.40q: %v", len(b), b, err)
		}
	}
	await(t, "the copy", even)
	spoilt := []change{{kind: removed, name: "a.journal"}, {kind: created, name: "a.journal"}, {kind: written, name: "a.journal", data: []byte("forged")}}
	before := messagesOf(t, h, m.Table())
	unstamped, unread, swapped := nats.NewMsg(before[0].Subject), nats.NewMsg(before[0].Subject), nats.NewMsg(before[0].Subject)
	body, err := field.Pack((*changes)(&spoilt))
	if err != nil {
		t.Fatal(err)
	}
	unstamped.Data, unread.Data, swapped.Data = body, body, body
	unread.Header.Set(stampHeader, "{")
	honest := nats.NewMsg(before[0].Subject)
	if err := (&stamp{Fence: m.Fence(), Number: 1000}).write(secret, m.Table(), honest); err != nil {
		t.Fatal(err)
	}
	swapped.Header = honest.Header
	forgeries := []func(){
		func() { publish(t, h, unstamped) },
		func() { publish(t, h, unread) },
		func() {
			forge(t, h, "what somebody guesses", m.Table(), stamp{Fence: m.Fence(), Number: 1000}, spoilt...)
		},
		func() {
			forge(t, h, "what somebody guesses", m.Table(), stamp{Fence: math.MaxUint64, Number: 1}, spoilt...)
		},
		func() { forge(t, h, secret, "another", stamp{Fence: m.Fence() + 1, Number: 1}, spoilt...) },
		func() { publish(t, h, swapped) },
		func() { // only what the table has written
			for _, old := range before {
				publish(t, h, old)
			}
		},
	}
	for i, do := range forgeries {
		do()
		restored("begun" + strings.Repeat("+", i))
		file, err := mirror.Open("a.journal")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := file.WriteAt([]byte("+"), int64(len("begun")+i)); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
		await(t, fmt.Sprint("the copy after forgery ", i), even)
		restored("begun" + strings.Repeat("+", i+1))
	}
	if lost.Load() || !strings.Contains(log.String(), "somebody else writes to the copy of this table") || !strings.Contains(log.String(), "was not written by a table") {
		t.Errorf("the table is lost: %v; its log says %s", lost.Load(), log.String())
	}

	m.lease.quit() // its host dies
	for _, do := range forgeries {
		do()
	}
	into := folder(t)
	second, _ := enter(t, connect(t, n), Entry{Host: "second", State: t.TempDir(), Take: m.Table(), Standby: true}, into)
	if b, err := into.Read("a.journal"); err != nil || string(b) != "begun"+strings.Repeat("+", len(forgeries)) {
		t.Errorf("the second host has %d bytes, %.40q: %v", len(b), b, err)
	}
	for _, x := range []*Member{second, m} {
		if err := x.Leave(false); err != nil {
			t.Error(err)
		}
	}
}

// File names in a forged copy lead nowhere outside the folder.
func TestFaultForgedCopyStaysInItsFolder(t *testing.T) {
	h := connect(t, node(t))
	honest := changes{{kind: created, name: "abcdefg"}}
	body, err := field.Pack(&honest)
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"../none", "a/../..", "/tmp/no", "......."} {
		m := nats.NewMsg(battleSubject + "table")
		if m.Data = bytes.Replace(body, []byte("abcdefg"), []byte(name), 1); bytes.Equal(m.Data, body) {
			t.Fatal("the name of the file is not in the message")
		}
		if err := (&stamp{Fence: 1, Number: uint64(i + 1)}).write(secret, "table", m); err != nil {
			t.Fatal(err)
		}
		publish(t, h, m)
	}
	within := t.TempDir()
	into, err := keep.Dir(filepath.Join(within, "battles", "table"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.restore(t.Context(), secret, "table", into, func(*change) {}); err != nil {
		t.Fatal(err)
	}
	found := 0
	if err := filepath.WalkDir(within, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			if found++; filepath.Dir(path) != into.Path("") {
				t.Errorf("there is a file %s", path)
			}
		}
		return err
	}); err != nil || found != 1 {
		t.Errorf("there are %d files, where one name is a file's: %v", found, err)
	}
}

// forgeLease writes the lease of a table as somebody who may, but is not its host.
func forgeLease(t *testing.T, h *Hall, table string, b []byte) {
	t.Helper()
	kv, err := h.kv(t.Context(), leaseBucket)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kv.Put(t.Context(), table, b); err != nil {
		t.Fatal(err)
	}
}

// A forged lease ends no table: its host, which knows the hall's secret, writes it again with its
// own fencing number, and its log says what to look at.
func TestFaultForgedLeaseEndsNoTable(t *testing.T) {
	n := node(t)
	h, log := connect(t, n), &rough.Log{}
	h.log = slog.New(slog.NewTextHandler(log, nil))
	m, _ := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	was, _, _, err := h.holder(t.Context(), m.Table())
	if err != nil {
		t.Fatal(err)
	}
	forgeries := map[string]tenure{
		"a higher number":             {Fence: m.Fence() + 1000, Host: "nobody's\x1b[2J host"},
		"the highest":                 {Fence: math.MaxUint64, Host: "nobody"},
		"the proof of another":        {Fence: m.Fence() + 1, Host: "nobody", Proof: was.Proof},
		"another host of that":        {Fence: m.Fence(), Host: "nobody", Proof: was.Proof, Moving: true},
		"another secret":              {Fence: m.Fence() + 1, Host: "nobody", Proof: proofOf(t, "what somebody guesses", m.Table(), m.Fence()+1)},
		"the number of another table": {Fence: m.Fence() + 1, Host: "nobody", Proof: proofOf(t, secret, "another", m.Fence()+1)},
	}
	moving, other := was, was
	moving.Moving, other.Protocol = true, was.Protocol+1
	forgeries["its own, given up"], forgeries["its own, of another version"] = moving, other
	forged := [][]byte{[]byte("{"), nil}
	for _, x := range forgeries {
		b, err := json.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		forged = append(forged, b)
	}
	for _, b := range forged {
		forgeLease(t, h, m.Table(), b)
		if _, err := h.take(t.Context(), claim{table: m.Table(), host: "second", secret: secret, known: true, stale: "0.0"}); err == nil {
			t.Fatalf("another host takes the table by %s", b)
		}
		await(t, "the lease of its host", func() bool {
			now, _, found, err := h.holder(t.Context(), m.Table())
			return err == nil && found && now.Fence == m.Fence() && now.Host == "first" && !now.Moving && now.isProven(secret, m.Table())
		})
	}
	if text := log.String(); !strings.Contains(text, "see who may write to the hall's NATS server") || !strings.Contains(text, "the lease of this table, which stays with this host") || strings.Contains(text, "\x1b") {
		t.Errorf("its log says %s", text)
	}
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}

// An old lease that somebody puts back does not move its table, neither while its host is there nor
// after it has died: the copy shows the number that was reached.
func TestFaultOldLeaseGivesNoOldNumber(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	even := func(m *Member) func() bool {
		return func() bool { bytes, age := m.Behind(); return bytes == 0 && age == 0 }
	}
	first, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	write(t, mirror, "a.journal", "one")
	await(t, "the copy", even(first))
	if err := first.Leave(true); err != nil {
		t.Fatal(err)
	}
	old, _, _, err := h.holder(t.Context(), first.Table())
	if err != nil || !old.Moving {
		t.Fatalf("the old lease is %+v: %v", old, err)
	}
	b, err := json.Marshal(old)
	if err != nil {
		t.Fatal(err)
	}
	m, mirror := enter(t, connect(t, n), Entry{Host: "second", State: t.TempDir(), Take: first.Table(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	write(t, mirror, "b.journal", "two")
	await(t, "the copy of the second host", even(m))
	taken := func() error {
		_, err := h.take(t.Context(), claim{table: m.Table(), host: "third", secret: secret, known: true, stale: old.renewal()})
		return err
	}
	forgeLease(t, h, m.Table(), b)
	if err := taken(); err == nil {
		t.Fatal("a third host has the table by the lease that the first has given up")
	}
	await(t, "the lease of the second host", func() bool {
		now, _, found, err := h.holder(t.Context(), m.Table())
		return err == nil && found && now.Fence == m.Fence() && now.Host == "second" && !now.Moving
	})
	m.lease.quit() // its host dies
	m.lease.beside.Wait()
	forgeLease(t, h, m.Table(), b)
	if err := taken(); !errors.Is(err, errUnproven) {
		t.Errorf("a third host takes the table by an old lease: %v", err)
	}
	l, err := h.take(t.Context(), claim{table: m.Table(), host: "fourth", secret: secret}) // from the same folder, started again
	if err != nil || l.now.Fence != m.Fence()+1 {
		t.Errorf("after number %d comes %+v: %v", m.Fence(), l, err)
	}
	m.lost.Store(true)
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}

// proofOf returns the proof of a fencing number of the host "nobody".
func proofOf(t *testing.T, secret, table string, fence uint64) []byte {
	t.Helper()
	b, err := prove(secret, table, &tenure{Fence: fence, Host: "nobody"})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// A table that enters late, or finds the stream deleted, ignores a number that no host has held,
// and plays on.
func TestFaultForgedNumberKeepsNoTableOut(t *testing.T) {
	store, port, state := t.TempDir(), freePort(t), t.TempDir()
	start := func() *Node {
		n, err := StartNode("127.0.0.1", port, store)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(n.Close)
		return n
	}
	n := start()
	h := connect(t, n)
	journals := folder(t)
	first, mirror := enter(t, h, Entry{Host: "first", State: state}, journals)
	write(t, mirror, "a.journal", "one")
	await(t, "the copy", func() bool { bytes, age := first.Behind(); return bytes == 0 && age == 0 })
	if err := first.Leave(true); err != nil {
		t.Fatal(err)
	}
	for _, fence := range []uint64{first.Fence() + 7, first.Fence() + 1} { // one far ahead, and the next one
		forge(t, h, "what somebody guesses", first.Table(), stamp{Fence: fence, Number: 1}, change{kind: removed, name: "a.journal"})
	}
	n.Close()

	m, mirror, err := h.Enter(t.Context(), Entry{Host: "first", Secret: secret, State: state, Lost: func() { t.Error("the table is lost") }}, journals, time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	file, err := mirror.Open("a.journal") // its battle goes on
	if err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	write(t, mirror, "b.journal", "two")
	start()
	even := func() bool { bytes, age := m.Behind(); return m.Fence() > 0 && bytes == 0 && age == 0 }
	await(t, "the late table's copy", even)
	if err := h.js.DeleteStream(t.Context(), battleStream); err != nil {
		t.Fatal(err)
	}
	if err := h.buildStream(t.Context()); err != nil {
		t.Fatal(err)
	}
	forge(t, h, "what somebody guesses", m.Table(), stamp{Fence: 99, Number: 1}, change{kind: removed, name: "a.journal"})
	write(t, mirror, "c.journal", "three")
	await(t, "the copy after the stream was deleted", even)
	into := folder(t)
	if _, err := h.restore(t.Context(), secret, m.Table(), into, func(*change) {}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"a.journal": "one", "b.journal": "two", "c.journal": "three"} {
		if b, err := into.Read(name); err != nil || string(b) != want {
			t.Errorf("whoever takes the table over has %q as %s: %v", b, name, err)
		}
	}
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}

// A stream that somebody has deleted, and written to with a number that no host holds before that
// was noticed, ends no table either. A number of a host of the hall does.
func TestFaultForgedNumberInANewStream(t *testing.T) {
	h := connect(t, node(t))
	c := newCopy(h, secret, "table", func() { t.Error("the table is lost") })
	for _, of := range []string{"what somebody guesses", secret} {
		c.begin(1, 0, false)
		forge(t, h, of, "table", stamp{Fence: 99, Number: 1})
		if err := c.rebuild(t.Context()); errors.Is(err, errFenced) != (of == secret) {
			t.Errorf("with a number that is stamped with %q: %v", of, err)
		}
	}
}
