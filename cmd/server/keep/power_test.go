package keep_test

import (
	"bytes"
	"errors"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"

	"broadside/cmd/server/keep"
	"broadside/netcode/rough"
)

// mayCost is how many ticks a power cut may cost: a tenth of a second.
const mayCost = 2

// TestFaultPowerIsCut cuts the power at each byte of the journal, at the latest
// moment at which the disk could have held no more of it than that.
func TestFaultPowerIsCut(t *testing.T) {
	t.Parallel()
	for _, n := range evenings {
		t.Run(n.scenario, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, n.cutAtEachByte)
		})
	}
}

// evening is a battle with power cuts, with a journal of its own size: from one ship a side to
// many, and with people on decks.
type evening struct {
	scenario string
	ticks    int64
	step     int // bytes between cuts
}

var evenings = []evening{{"duel", 50, 17}, {"cruisers", 30, 101}, {"boarders", 20, 101}}

func (n evening) cutAtEachByte(t *testing.T) {
	ticks, step := n.ticks, n.step
	if rough.Full() {
		ticks, step = 200, 1
	}
	b := beginOf(t, newDisk(), n.scenario)
	if err := b.fight(ticks, nil); err != nil {
		t.Fatal(err)
	}
	name := journalOf(b.disk)
	whole := b.disk.files[name]
	told := b.disk.toldBefore(name)
	cuts, worst := 0, int64(0)
	d := newDisk()
	s := shelf(d)
	for cut := 0; cut <= len(whole); cut += step {
		d.files, d.log = maps.Clone(b.disk.files), nil
		d.files[name] = bytes.Clone(whole[:cut])
		r, err := s.ResumeLast(true)
		if errors.Is(err, keep.ErrNothing) {
			if told[cut] > mayCost {
				t.Fatalf("cut at byte %d of %d: nothing is left, and tick %d had been told", cut, len(whole), told[cut])
			}
			cuts, worst = cuts+1, max(worst, told[cut])
			continue
		}
		if err != nil {
			t.Fatalf("cut at byte %d of %d: %v", cut, len(whole), err)
		}
		w := r.World
		if err := r.Journal.Close(); err != nil {
			t.Fatal(err)
		}
		if w.Tick > 0 && w.Hash() != b.hashes[w.Tick-1] {
			t.Fatalf("cut at byte %d of %d: tick %d is another than it was", cut, len(whole), w.Tick)
		}
		cuts, worst = cuts+1, max(worst, told[cut]-w.Tick)
	}
	if worst > mayCost {
		t.Errorf("a cut of the power costs %d ticks, and may cost %d", worst, mayCost)
	}
	t.Logf("%d cuts of a journal of %d bytes: the worst costs %d ticks", cuts, len(whole), worst)
}

// toldBefore returns, for each length of a journal, the last tick that had been told when the disk
// could still have held no more of it.
func (d *disk) toldBefore(name string) []int64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	size, tick := int64(0), int64(0)
	told := make([]int64, len(d.files[name])+1)
	at := 0 // smaller lengths are on the disk
	for _, e := range d.log {
		of := strings.TrimSuffix(e.name, ".half") // its name when it was begun
		switch {
		case e.what == "publish":
			tick = e.tick
		case e.what == "write" && of == name:
			size = max(size, e.at+int64(len(e.data)))
		case e.what == "sync" && of == name:
			for ; at < int(size); at++ {
				told[at] = tick
			}
		}
	}
	for ; at < len(told); at++ {
		told[at] = tick
	}
	return told
}

// journalOf returns the name of the only journal on a disk.
func journalOf(d *disk) string {
	names, _ := d.Names()
	for _, n := range names {
		if strings.HasSuffix(n, ".journal") {
			return n
		}
	}
	return ""
}

// afterwards is the disk that a power cut has left.
type afterwards struct{ *disk }

// TestFaultPowerIsCutAnywhere cuts the power between any two operations of the disk (journal,
// snapshots, names and all) and continues the battle from what is left, until the next cut.
func TestFaultPowerIsCutAnywhere(t *testing.T) {
	t.Parallel()
	for _, n := range evenings {
		t.Run(n.scenario, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, n.cutAnywhere)
		})
	}
}

func (n evening) cutAnywhere(t *testing.T) {
	nights, cuts := 1, 680/n.step
	if rough.Full() {
		nights, cuts = 20, 200
	}
	chance := rand.New(rand.NewPCG(1, 2))
	d, at := newDisk(), &afterwards{}
	b, s := beginOf(t, d, n.scenario), shelf(at)
	for night := range nights {
		first := b.world.Tick
		if err := b.fight(105+chance.Int64N(90), nil); err != nil {
			t.Fatal(err)
		}
		for cut := range cuts {
			deeds := chance.IntN(len(d.log) + 1)
			if cut == 0 {
				deeds = len(d.log)
			}
			left := d.after(deeds, chance)
			told := first
			for _, e := range d.log[:deeds] {
				told = max(told, e.tick)
			}
			at.disk = left
			r, err := s.ResumeLast(true)
			if errors.Is(err, keep.ErrNothing) && told <= mayCost {
				continue
			}
			if err != nil {
				t.Fatalf("night %d, cut after %d deeds of %d, with tick %d told: %v", night, deeds, len(d.log), told, err)
			}
			w := r.World
			wrong := w.Tick < told-mayCost || w.Tick > 0 && w.Hash() != b.hashes[w.Tick-1]
			if wrong || cut < cuts-1 {
				if err := r.Journal.Close(); err != nil {
					t.Fatal(err)
				}
			}
			if wrong {
				t.Fatalf("night %d, cut after %d deeds: tick %d had been told, and it goes on from tick %d", night, deeds, told, w.Tick)
			}
			if cut < cuts-1 {
				continue
			}
			// What is left is the disk of the next night.
			d, b.disk, b.world, b.keeper, b.hashes = left, left, w, r.Journal, b.hashes[:w.Tick]
		}
	}
	if err := b.keeper.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestFaultTornEndIsCutOff resumes a journal whose end is torn, and closes it: nothing of the torn
// end may be left behind what follows.
func TestFaultTornEndIsCutOff(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := begin(t, newDisk())
		if err := b.fight(20, nil); err != nil {
			t.Fatal(err)
		}
		name := journalOf(b.disk)
		whole := bytes.Clone(b.disk.files[name])
		d := newDisk()
		d.files = maps.Clone(b.disk.files)
		d.files[name] = append(whole, bytes.Repeat([]byte{0xa5}, 4096)...)
		r, err := shelf(d).ResumeLast(true)
		if err != nil || r.Torn == nil {
			t.Fatalf("the end is not torn: %v", err)
		}
		good := r.Good
		if err := r.Journal.Close(); err != nil {
			t.Fatal(err)
		}
		if left := len(d.files[name]) - int(good); left > 64 {
			t.Errorf("%d bytes are left behind the %d good ones", left, good)
		}
		again, err := shelf(d).ResumeLast(true)
		if err != nil {
			t.Fatal(err)
		}
		if again.Torn != nil || !again.Closed {
			t.Errorf("the journal is torn still: %v", again.Torn)
		}
		if err := again.Journal.Close(); err != nil {
			t.Fatal(err)
		}
	})
}
