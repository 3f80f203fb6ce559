package hall

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"log/slog"
	"math"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

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

// A lease that somebody forges with a higher fencing number ends the table at its host, as that
// of another host would. Its log says what to look at.
func TestFaultForgedLeaseIsTold(t *testing.T) {
	h, log := connect(t, node(t)), &rough.Log{}
	h.log = slog.New(slog.NewTextHandler(log, nil))
	var lost atomic.Bool
	m, _ := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { lost.Store(true) }}, folder(t))
	b, err := json.Marshal(tenure{Fence: m.Fence() + 1000, Host: "nobody's\x1b[2J host"})
	if err != nil {
		t.Fatal(err)
	}
	kv, err := h.kv(t.Context(), leaseBucket)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kv.Put(t.Context(), m.Table(), b); err != nil {
		t.Fatal(err)
	}
	await(t, "the end of the table here", lost.Load)
	if !strings.Contains(log.String(), "see who may write to the hall's NATS server") || !strings.Contains(log.String(), fmt.Sprint("with=", m.Fence()+1000)) || strings.Contains(log.String(), "\x1b") {
		t.Errorf("its log says %s", log.String())
	}
	if err := m.Leave(false); err != nil {
		t.Error(err)
	}
}
