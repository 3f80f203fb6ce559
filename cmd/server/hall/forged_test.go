package hall

import (
	"bytes"
	"context"
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

	"broadside/cmd/server/keep"
	"broadside/netcode/rough"
	"broadside/sim/field"
)

// forge writes to the copy of a table as somebody who may, and is not its host.
func forge(t *testing.T, h *Hall, table, fence string, list ...change) {
	t.Helper()
	body, err := field.Pack((*changes)(&list))
	if err != nil {
		t.Fatal(err)
	}
	m := nats.NewMsg(battleSubject + table)
	if m.Data = body; fence != "" {
		m.Header.Set(fenceHeader, fence)
	}
	if _, err := h.js.PublishMsg(t.Context(), m); err != nil {
		t.Fatal(err)
	}
}

// Somebody who may write to NATS forges the copy of a table: with no fencing number, with one
// that no host holds, and with changes that no table makes. The table plays on, says so, and
// writes its battle over it; whoever takes it over has the battle.
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
		if _, err := h.restore(t.Context(), m.Table(), math.MaxUint64, into, func(*change) {}); err != nil {
			t.Fatal(err)
		}
		if b, err := into.Read("a.journal"); err != nil || string(b) != want {
			t.Errorf("whoever takes the table over has %d bytes, %.40q: %v", len(b), b, err)
		}
	}
	await(t, "the copy", even)
	spoilt := []change{{kind: written, name: "a.journal", at: 1 << 40, data: []byte("x")}, {kind: cut, name: "a.journal", at: 1 << 39}}
	for i, fence := range []string{"", "none", "99", "18446744073709551615"} {
		forge(t, h, m.Table(), fence, spoilt...)
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
		await(t, "the copy after fence "+fence, even)
		restored("begun" + strings.Repeat("+", i+1))
	}
	if lost.Load() || !strings.Contains(log.String(), "a fencing number that no host holds") || !strings.Contains(log.String(), "was not written by a table") {
		t.Errorf("the table is lost: %v; its log says %s", lost.Load(), log.String())
	}

	m.lease.quit() // its host dies
	forge(t, h, m.Table(), "", spoilt...)
	forge(t, h, m.Table(), "99", change{kind: removed, name: "a.journal"})
	into := folder(t)
	second, _ := enter(t, connect(t, n), Entry{Host: "second", State: t.TempDir(), Take: m.Table(), Standby: true}, into)
	if b, err := into.Read("a.journal"); err != nil || string(b) != "begun++++" {
		t.Errorf("the second host has %d bytes, %.40q: %v", len(b), b, err)
	}
	for _, x := range []*Member{second, m} {
		if err := x.Leave(false); err != nil {
			t.Error(err)
		}
	}
}

// The names of files in a forged copy lead nowhere else.
func TestFaultForgedCopyStaysInItsFolder(t *testing.T) {
	h := connect(t, node(t))
	honest := changes{{kind: created, name: "abcdefg"}}
	body, err := field.Pack(&honest)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"../none", "a/../..", "/tmp/no", "......."} {
		m := nats.NewMsg(battleSubject + "table")
		m.Header.Set(fenceHeader, "1")
		if m.Data = bytes.Replace(body, []byte("abcdefg"), []byte(name), 1); bytes.Equal(m.Data, body) {
			t.Fatal("the name of the file is not in the message")
		}
		if _, err := h.js.PublishMsg(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	within := t.TempDir()
	into, err := keep.Dir(filepath.Join(within, "battles", "table"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.restore(t.Context(), "table", math.MaxUint64, into, func(*change) {}); err != nil {
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

// forgeLease writes the lease of a table as somebody who may, and is not its host.
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

// A lease that somebody forges ends no table: its host, which knows the secret of the hall,
// writes it again with its own fencing number, and its log says what to look at.
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

// Whoever takes a table whose old lease was put back has a number above all that they know of.
func TestFaultOldLeaseGivesNoOldNumber(t *testing.T) {
	c := &claim{table: "table", host: "second", secret: secret, fence: 7}
	was := &tenure{Fence: 3, Host: "nobody", Proof: proofOf(t, secret, "table", 3)}
	if l, err := c.next(connect(t, node(t)), was); err != nil || l.now.Fence != 8 {
		t.Errorf("after 7 the number is %d: %v", l.now.Fence, err)
	}
}

// proofOf proves a number of the host "nobody".
func proofOf(t *testing.T, secret, table string, fence uint64) []byte {
	t.Helper()
	b, err := prove(secret, table, &tenure{Fence: fence, Host: "nobody"})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// A table that enters late, or finds the stream deleted, takes a number that no host has held
// for nobody's: it plays on.
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
	for _, fence := range []uint64{first.Fence() + 7, first.Fence() + 1} { // one far ahead, and the one to come
		forge(t, h, first.Table(), fmt.Sprint(fence), change{kind: removed, name: "a.journal"})
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
	forge(t, h, m.Table(), "99", change{kind: removed, name: "a.journal"})
	write(t, mirror, "c.journal", "three")
	await(t, "the copy after the stream was deleted", even)
	into := folder(t)
	if _, err := h.restore(t.Context(), m.Table(), m.Fence(), into, func(*change) {}); err != nil {
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

// A stream that somebody has deleted, and written to with a number that no host holds before it
// was missed, ends no table either.
func TestFaultForgedNumberInANewStream(t *testing.T) {
	h := connect(t, node(t))
	c := newCopy(h, "table", func() { t.Error("the table is lost") })
	for _, held := range []error{nil, ErrHeld} {
		c.begin(1, 0, false)
		c.confirm = func(context.Context) error { return held }
		forge(t, h, "table", "99")
		if err := c.rebuild(t.Context()); errors.Is(err, errFenced) != (held != nil) {
			t.Errorf("with a lease that says %v: %v", held, err)
		}
	}
}

// A host that checks its lease because somebody forged a number does not offer the table to
// others by that.
func TestFaultForgedNumberMovesNoTable(t *testing.T) {
	h := connect(t, node(t))
	m, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	even := func() bool { bytes, age := m.Behind(); return bytes == 0 && age == 0 }
	await(t, "the copy", even)
	m.lease.quit() // nothing but the check renews it
	m.lease.beside.Wait()
	was, _, _, err := h.holder(t.Context(), m.Table())
	if err != nil {
		t.Fatal(err)
	}
	forge(t, h, m.Table(), "99")
	write(t, mirror, "a.journal", "one")
	await(t, "the copy after that", even)
	if now, _, _, err := h.holder(t.Context(), m.Table()); err != nil || now.Beat <= was.Beat || now.Moving {
		t.Errorf("the lease was renewal %d, and is %d, moving: %v, %v", was.Beat, now.Beat, now.Moving, err)
	}
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}
