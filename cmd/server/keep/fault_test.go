package keep_test

import (
	"bytes"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"broadside/cmd/server/keep"
	"broadside/configs"
	"broadside/sim"
	"broadside/sim/journal"
)

// failing is a way in which a disk fails.
type failing struct {
	what  string
	fail  func(what string) error
	delay func(what string) time.Duration
	says  string
	lossy bool // what was not synced is lost
}

// TestFaultDiskFails makes the disk fail for a while in a battle: the game keeps its pace, the
// trouble is told within a second, and when the disk has recovered, the journal becomes whole.
func TestFaultDiskFails(t *testing.T) {
	t.Parallel()
	for _, f := range []failing{
		{"full", func(what string) error { return when(what == "write" || what == "create", syscall.ENOSPC) }, nil, "no space left on device", false},
		{"read-only", func(string) error { return syscall.EROFS }, nil, "read-only file system", false},
		{"broken", func(what string) error { return when(what == "sync", syscall.EIO) }, nil, "input/output error", false},
		{"broken, and forgetful", func(what string) error { return when(what == "sync", syscall.EIO) }, nil, "input/output error", true},
		{"slow", nil, takes(1300*time.Millisecond, "sync"), "The disk is slow: it took ", false},
	} {
		t.Run(f.what, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, f.fight)
		})
	}
}

// TestFaultDiskHangs makes writes take a second: the game does not wait for them.
func TestFaultDiskHangs(t *testing.T) {
	t.Parallel()
	f := failing{"hanging", nil, takes(1200*time.Millisecond, "write", "sync"), "The disk is slow: it took ", false}
	synctest.Test(t, f.fight)
}

// takes returns how long a disk takes for the operations in which it is slow.
func takes(long time.Duration, slow ...string) func(string) time.Duration {
	return func(what string) time.Duration {
		if slices.Contains(slow, what) {
			return long
		}
		return 0
	}
}

// hurried is the longest time that a tick waits for a disk.
const hurried = 20 * time.Millisecond

// fight plays a battle on a disk that fails for two seconds.
func (f failing) fight(t *testing.T) {
	var bad atomic.Bool
	d := newDisk()
	d.lossy = f.lossy
	d.fail = func(what, _ string) error {
		if bad.Load() && f.fail != nil {
			return f.fail(what)
		}
		return nil
	}
	d.delay = func(what string) time.Duration {
		if bad.Load() && f.delay != nil {
			return f.delay(what)
		}
		return 0
	}
	b := begin(t, d)
	const from, to, end = 20, 60, 140
	var told, quiet int64
	err := b.fight(end, func(tick int64) {
		bad.Store(tick >= from && tick < to)
		switch trouble := b.keeper.Trouble().String(); {
		case told == 0 && strings.Contains(trouble, f.says):
			told = tick
		case tick > to && quiet == 0 && trouble == "":
			quiet = tick
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if told < from || told > from+20 {
		t.Errorf("it begins in tick %d, and is told in tick %d", from, told)
	}
	if quiet == 0 {
		t.Errorf("it ends in tick %d, and is still told in tick %d: %s", to, end, b.keeper.Trouble())
	}
	before, while, after := slices.Max(b.late[:from]), slices.Max(b.late), b.late[end-1]
	t.Logf("told after %d ms, over after %d ms; no tick was more than %v late", (told-from)*50, (quiet-to)*50, while)
	if before > 0 || while > hurried || after > 0 {
		t.Errorf("ticks were %v late before it, up to %v meanwhile, and %v at the end", before, while, after)
	}
	r, err := shelf(d).ResumeLast(true)
	if err != nil {
		t.Fatal(err)
	}
	if r.World.Tick != end || r.World.Hash() != b.hashes[end-1] || r.Torn != nil || !r.Closed {
		t.Errorf("the journal ends in tick %d, closed %v: %v", r.World.Tick, r.Closed, r.Torn)
	}
	if err := r.Journal.Close(); err != nil {
		t.Fatal(err)
	}
}

func when(is bool, err error) error {
	if is {
		return err
	}
	return nil
}

// TestFaultDiskIsFullForLong drops ticks that can no longer wait in memory, and continues with a
// whole state when there is room.
func TestFaultDiskIsFullForLong(t *testing.T) {
	t.Parallel()
	synctest.Test(t, fightOnFullDisk)
}

func fightOnFullDisk(t *testing.T) {
	var bad atomic.Bool
	d := newDisk()
	d.fail = func(what, _ string) error { return when(bad.Load() && what == "write", syscall.ENOSPC) }
	b := begin(t, d)
	b.keeper.Bound(500) // some twenty ticks
	const end = 230
	err := b.fight(end, func(tick int64) {
		bad.Store(tick > 10 && tick < 150)
		if tick == 150 {
			b.keeper.Bound(1 << 20)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	r, err := shelf(d).ResumeLast(true)
	if err != nil {
		t.Fatal(err)
	}
	if r.World.Tick != end || r.World.Hash() != b.hashes[end-1] {
		t.Errorf("the journal leads to tick %d", r.World.Tick)
	}
	if err := r.Journal.Close(); err != nil {
		t.Fatal(err)
	}
	kept, err := d.Read(journalOf(d))
	if err != nil {
		t.Fatal(err)
	}
	rec, err := journal.Read(bytes.NewReader(kept))
	if err != nil || len(rec.Leaps) != 1 || len(rec.Ticks) >= end {
		t.Errorf("%d ticks are kept of %d, and %d states: %v", len(rec.Ticks), end, len(rec.Leaps), err)
	}
}

func TestFaultGapIsToldAndNotEnded(t *testing.T) {
	t.Parallel()
	synctest.Test(t, endInGap)
}

func endInGap(t *testing.T) {
	const full = 20
	d := newDisk()
	b := begin(t, d)
	told := map[int64]string{}
	err := b.fight(3*full, func(tick int64) {
		if tick == full {
			b.keeper.Bound(-1)
		}
		told[tick] = b.keeper.Trouble().String()
	})
	if err == nil || !strings.Contains(err.Error(), "lost") {
		t.Errorf("a battle of which the last is not kept ends with: %v", err)
	}
	if told[full-1] != "" || !strings.Contains(told[full+5], "too large for its journal") {
		t.Errorf("the GM is told %q before, and %q when ticks are left out", told[full-1], told[full+5])
	}
	r, err := shelf(d).ResumeLast(false)
	if err != nil || r == nil {
		t.Fatalf("the battle is not gone on with: %v", err)
	}
	if r.World.Tick != full {
		t.Errorf("the journal leads to tick %d", r.World.Tick)
	}
	if err := r.Journal.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestFaultTickWaitsForTheSystem uses a disk that is slow, but not so slow that the game would go
// on without it: what is told has been written.
func TestFaultTickWaitsForTheSystem(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		d := newDisk()
		d.delay = takes(hurried/2, "write")
		b := begin(t, d)
		err := b.fight(40, func(tick int64) {
			kept, err := d.Read(journalOf(d))
			if err != nil {
				t.Fatal(err)
			}
			rec, err := journal.Read(bytes.NewReader(kept))
			if err != nil || len(rec.Ticks) == 0 || rec.Ticks[len(rec.Ticks)-1].Tick < tick {
				t.Fatalf("tick %d is told, and the journal has %d ticks: %v", tick, len(rec.Ticks), err)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

// TestFaultTickReachesTheDiskAtOnce checks the disk a moment after each tick, although it is also
// synced once a second, at the very moment of a tick.
func TestFaultTickReachesTheDiskAtOnce(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := begin(t, newDisk())
		if err := b.fight(400, func(tick int64) {
			time.Sleep(pace / 10)
			if n, _ := b.keeper.Lag(); n > 0 {
				t.Errorf("a moment after tick %d, %d bytes have not reached the disk", tick, n)
			}
		}); err != nil {
			t.Fatal(err)
		}
	})
}

// TestFaultDiskIsFullAsBattlesBegin begins two battles, one after another, while the disk is full.
// Both are stored at the same moment, once there is room; a table that is killed then resumes the
// later one.
func TestFaultDiskIsFullAsBattlesBegin(t *testing.T) {
	t.Parallel()
	for range 20 {
		synctest.Test(t, beginOnFullDisk)
	}
}

func beginOnFullDisk(t *testing.T) {
	d := newDisk()
	var bad atomic.Bool
	bad.Store(true)
	d.fail = func(what, _ string) error { return when(bad.Load() && what == "create", syscall.ENOSPC) }
	data, problems := load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	s := shelf(d)
	var keepers []*keep.Keeper
	for i, scenario := range []string{"duel", "convoy"} {
		w, err := sim.New(data.Library, data.Scenario(scenario), 7)
		if err != nil {
			t.Fatal(err)
		}
		k, err := s.Begin(journal.Header{Scenario: scenario, Seed: 7, Started: int64(i)}, w)
		if err != nil {
			t.Fatal(err)
		}
		keepers = append(keepers, k)
		w.Step(nil)
		k.KeepTick(&sim.Result{Tick: w.Tick, Hash: w.Hash()}, false)
	}
	bad.Store(false)
	time.Sleep(time.Minute)
	for _, k := range keepers {
		if err := k.Close(); err != nil {
			t.Error(err)
		}
	}
	if n := d.leftOpen(); n != 0 {
		t.Errorf("%d files are open", n)
	}
	mark, err := d.Read("table-0")
	if err != nil {
		t.Fatal(err)
	}
	if last := strings.Fields(string(mark)); len(last) != 2 || !strings.Contains(last[0], "convoy") || !strings.Contains(last[1], "duel") {
		t.Errorf("the table remembers %q", last)
	}
}
