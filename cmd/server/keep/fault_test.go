package keep_test

import (
	"bytes"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"broadside/netcode/rough"
	"broadside/sim/journal"
)

// TestFaultDiskFails has the disk fail for a while in a battle: the game goes on
// at its pace, the trouble is told within a second, and when the disk does as it
// should again, the journal becomes whole.
func TestFaultDiskFails(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		what  string
		fail  func(what string) error
		delay time.Duration // of a sync
		says  string
	}{
		{"full", func(what string) error { return when(what == "write" || what == "create", syscall.ENOSPC) }, 0, "no space left on device"},
		{"read-only", func(string) error { return syscall.EROFS }, 0, "read-only file system"},
		{"broken", func(what string) error { return when(what == "sync", syscall.EIO) }, 0, "input/output error"},
		{"slow", nil, 500 * time.Millisecond, "The disk is slow"},
	} {
		t.Run(row.what, func(t *testing.T) {
			t.Parallel()
			var bad atomic.Bool
			d := newDisk()
			d.fail = func(what, _ string) error {
				if bad.Load() && row.fail != nil {
					return row.fail(what)
				}
				return nil
			}
			d.delay = func(what string) time.Duration {
				if bad.Load() && what == "sync" {
					return row.delay
				}
				return 0
			}
			b := begin(t, d)
			const from, to, end = 20, 60, 140
			var told, quiet int64
			var gaps []time.Duration
			last := time.Now()
			err := b.fight(end, func(tick int64) {
				gaps, last = append(gaps, time.Since(last)), time.Now()
				bad.Store(tick >= from && tick < to)
				switch trouble := b.keeper.Trouble(); {
				case told == 0 && strings.Contains(trouble, row.says):
					told = tick
				case tick > to && quiet == 0 && trouble == "":
					quiet = tick
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			if told == 0 || told-from > 20 {
				t.Errorf("it begins in tick %d, and is told in tick %d", from, told)
			}
			if quiet == 0 {
				t.Errorf("it ends in tick %d, and is still told in tick %d: %s", to, end, b.keeper.Trouble())
			}
			r, err := shelf(d).Last(true)
			if err != nil {
				t.Fatal(err)
			}
			if r.World.Tick != end || r.World.Hash() != b.hashes[end-1] || r.Torn != nil || !r.Closed {
				t.Errorf("the journal ends in tick %d, closed %v: %v", r.World.Tick, r.Closed, r.Torn)
			}
			if err := r.Journal.Close(); err != nil {
				t.Fatal(err)
			}
			before, while := slices.Max(gaps[1:from]), slices.Max(gaps[from:to])
			t.Logf("told after %d ms, over after %d ms; the longest tick is %v, before it %v, the deviation %v, before it %v",
				(told-from)*50, (quiet-to)*50, while, before, deviation(gaps[from:to]), deviation(gaps[1:from]))
			// A tick that waited for the disk would be off by ten of them.
			if worse := deviation(gaps[from:to]); worse > 25*time.Millisecond && !rough.Raced {
				t.Errorf("ticks come less evenly: %v", worse)
			}
		})
	}
}

func when(is bool, err error) error {
	if is {
		return err
	}
	return nil
}

// deviation is how far times lie from a tick of 50 ms, on average.
func deviation(times []time.Duration) time.Duration {
	sum := 0.0
	for _, t := range times {
		sum += math.Abs(float64(t - 50*time.Millisecond))
	}
	return time.Duration(sum / float64(len(times)))
}

// TestFaultDiskHangs has writes take a second: the game does not wait for them.
func TestFaultDiskHangs(t *testing.T) {
	t.Parallel()
	var bad atomic.Bool
	d := newDisk()
	d.delay = func(what string) time.Duration {
		if bad.Load() && (what == "write" || what == "sync") {
			return time.Second
		}
		return 0
	}
	b := begin(t, d)
	began := time.Now()
	if err := b.fight(60, func(tick int64) { bad.Store(tick > 10 && tick < 40) }); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(began); took > 6*time.Second {
		t.Errorf("60 ticks took %v", took)
	}
	r, err := shelf(d).Last(true)
	if err != nil || r.World.Tick != 60 || r.World.Hash() != b.hashes[59] {
		t.Fatalf("the journal does not lead to the end: %v", err)
	}
	if err := r.Journal.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestFaultDiskIsFullForLong leaves ticks out that cannot wait in memory any more,
// and goes on with a whole state when there is room.
func TestFaultDiskIsFullForLong(t *testing.T) {
	t.Parallel()
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
	r, err := shelf(d).Last(true)
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
