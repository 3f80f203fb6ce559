package hall

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/cmd/server/keep"
	"broadside/netcode"
)

// A folder is spent when its table has ended for good or another host has it, but not while
// somebody may continue from it.
func TestAFolderIsSpentOnceNobodyGoesOnFromIt(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	spent := func(what, state string, want bool) {
		t.Helper()
		if got, err := h.spent(t.Context(), state); err != nil || got != want {
			t.Errorf("%s is spent: %v %v", what, got, err)
		}
	}
	away := t.TempDir()
	spent("an empty folder", away, false)
	if _, err := netcode.LoadIdentity(away); err != nil {
		t.Fatal(err)
	}
	spent("a table that was never in the hall", away, false)

	ends := t.TempDir()
	first, _ := enter(t, connect(t, n), Entry{Host: "first", State: ends}, folder(t))
	spent("a table that is played", ends, false)
	if err := first.Leave(false); err != nil {
		t.Fatal(err)
	}
	spent("a table that has ended", ends, true)

	moves := t.TempDir()
	second, _ := enter(t, connect(t, n), Entry{Host: "second", State: moves}, folder(t))
	if err := second.Leave(true); err != nil {
		t.Fatal(err)
	}
	spent("a table that waits for a host", moves, false)
	to := t.TempDir()
	third, _ := enter(t, connect(t, n), Entry{Host: "third", State: to, Take: second.Table()}, folder(t))
	spent("a table that another host has", moves, true)
	battle := filepath.Join(moves, "journals", "x.journal")
	if err := errors.Join(os.Mkdir(filepath.Dir(battle), 0o700), os.WriteFile(battle, []byte("x"), 0o600)); err != nil {
		t.Fatal(err)
	}
	spent("a battle with which another host goes on", moves, true)
	s, err := h.js.Stream(t.Context(), battleStream)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Purge(t.Context(), jetstream.WithPurgeSubject(battleSubject+second.Table())); err != nil {
		t.Fatal(err)
	}
	spent("the only copy of a battle", moves, false)
	spent("its folder there", to, false)
	third.lease.quit() // its process dies
	spent("a table whose host has died", to, false)
	if err := h.js.DeleteKeyValue(t.Context(), leaseBucket); err != nil {
		t.Fatal(err)
	}
	if err := h.build(t.Context()); err != nil {
		t.Fatal(err)
	}
	spent("a table whose lease was lost", to, false)
	_ = third.Leave(false)
}

// A host removes spent folders, and leaves those of running tables.
func TestAHostRemovesFoldersThatAreSpent(t *testing.T) {
	n := node(t)
	h := connect(t, n)
	host := h.NewHost("host", 4, t.TempDir(), nil)
	made := func(name string) (*Member, string) {
		state := filepath.Join(host.state, name)
		journals, err := keep.Dir(filepath.Join(state, "journals"))
		if err != nil {
			t.Fatal(err)
		}
		m, _ := enter(t, connect(t, n), Entry{Host: "host", State: state}, journals)
		return m, state
	}
	ended, over := made("ended")
	runs, on := made("runs")
	closes, late := made("closes")
	for _, m := range []*Member{ended, closes} {
		if err := m.Leave(false); err != nil {
			t.Fatal(err)
		}
	}
	host.running[late] = true // its process has not ended yet
	host.tidy(t.Context())
	for state, want := range map[string]bool{over: false, on: true, late: true} {
		if _, err := os.Stat(state); (err == nil) != want {
			t.Errorf("%s is there: %v", state, err)
		}
	}
	if err := runs.Leave(false); err != nil {
		t.Fatal(err)
	}
}
