package journal_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"reflect"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

type battle struct {
	lib    *shipyard.Library
	sc     *scenario.Scenario
	opener *journal.Opener
}

// shipped reads the shipped data, which no battle changes.
var shipped = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })

func load(t testing.TB) *configs.Data {
	t.Helper()
	data, problems := shipped()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	return data
}

// duel is a battle with little beside its two ships, because each journal holds the whole
// library.
func duel(t testing.TB) battle {
	t.Helper()
	data := load(t)
	sc := data.Scenario("duel")
	w, err := sim.New(data.Library, sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	lib := &shipyard.Library{Patterns: data.Library.Patterns, Bombs: data.Library.Bombs, Classes: make([]shipyard.Class, len(data.Library.Classes)), Features: make([]shipyard.Feature, len(data.Library.Features))}
	learnt := func(all []crew.Have) {
		for _, h := range all {
			lib.Features[h.Feature-1] = data.Library.Features[h.Feature-1]
		}
	}
	for i := range w.Ships {
		s := &w.Ships[i]
		lib.Classes[s.Class] = data.Library.Classes[s.Class]
		learnt(s.Features)
	}
	for i := range w.Members {
		learnt(w.Members[i].Features)
	}
	return battle{lib, sc, new(journal.Opener)}
}

// record fights a battle with random crews for some ticks and returns its journal, two
// snapshots of it, and the final world. A tick reaches the disk two ticks later.
func (b battle) record(t *rapid.T) (kept []byte, snapshots [][]byte, w *sim.World) {
	h := journal.Header{Battle: rapid.Uint64().Draw(t, "battle"), Scenario: b.sc.Key, Seed: rapid.Uint64().Draw(t, "seed")}
	w, err := sim.New(b.lib, b.sc, h.Seed)
	if err != nil {
		t.Fatal(err)
	}
	if kept, err = journal.Begin(h, w); err != nil {
		t.Fatal(err)
	}
	begun := kept
	orders := []sim.Order{
		{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Tempo(rapid.IntRange(0, int(crew.MaxTempo)).Draw(t, "tempo"))}},
		{Seat: crew.Master, Intent: &sim.Pause{}},
	}
	var events []event.Event
	ends := [2]int{len(kept), len(kept)}
	for i := range rapid.IntRange(1, 300).Draw(t, "ticks") {
		r, err := w.Step(orders)
		if err != nil {
			t.Fatal(err)
		}
		if kept, err = journal.Append(kept, &journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash, Synced: int64(ends[0])}); err != nil {
			t.Fatal(err)
		}
		ends[0], ends[1] = ends[1], len(kept)
		events = append(events, r.Events...)
		if i == 30 || i == 120 {
			snapshots = append([][]byte{b.snapshot(t, begun, w, events, len(kept))}, snapshots...)
		}
		orders = crews(t, w)
	}
	return kept, snapshots, w
}

func (b battle) snapshot(t *rapid.T, begun []byte, w *sim.World, events []event.Event, offset int) []byte {
	state, err := w.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	events = events[max(0, len(events)-100):]
	s, err := journal.Snapshot(begun, &journal.State{Tick: w.Tick, World: state, Events: events, Offset: int64(offset)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// crews returns random orders of everyone who can act, some of them against the rules.
func crews(t *rapid.T, w *sim.World) []sim.Order {
	var orders []sim.Order
	for i := range w.Members {
		m := &w.Members[i]
		if !m.Open || rapid.IntRange(0, 3).Draw(t, "idle") > 0 {
			continue
		}
		options := sight.View(w, m.Seat).Options
		o := picture.Option{Verb: crew.EndTurn}
		if n := rapid.IntRange(0, len(options)).Draw(t, "option"); n < len(options) {
			o = options[n]
		}
		if i := wish(t, o); i != nil {
			orders = append(orders, sim.Order{Seat: m.Seat, Number: uint32(w.Tick), Intent: i})
		}
	}
	return orders
}

func wish(t *rapid.T, o picture.Option) sim.Intent {
	switch o.Verb {
	case crew.Attack:
		return &deployment.Fire{Weapon: o.Weapon, Target: o.Target}
	case crew.Evade:
		return &deployment.Evade{Target: o.Target}
	case crew.Interfere:
		return &deployment.Interfere{Target: o.Seat}
	case crew.Direct:
		return &deployment.Direct{Helped: o.Seat, Target: o.Target}
	case crew.Patch:
		return &deployment.Patch{}
	case crew.Fly:
		turn := space.Angle(rapid.IntRange(-9, 9).Draw(t, "turn")) * 10 * space.Degree
		return &deployment.Fly{Legs: []ships.Leg{{Turn: turn, Ahead: 40 * space.Foot}}}
	case crew.Helm:
		return &deployment.Helm{Throttle: 80, Rudder: int8(rapid.IntRange(-50, 50).Draw(t, "rudder"))}
	case crew.EndTurn:
		return &sim.EndTurn{}
	}
	return nil
}

func (b battle) open(t *rapid.T, kept []byte) (*journal.Reader, *sim.World) {
	j, err := b.opener.NewReader(kept)
	if err != nil {
		t.Fatal(err)
	}
	w, err := j.FirstWorld()
	if err != nil {
		t.Fatal(err)
	}
	return j, w
}

func TestBattlesReplayToEqualHashes(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, was := b.record(rt)
		j, w := b.open(rt, kept)
		if err := journal.Replay(w, j); err != nil {
			rt.Fatal(err)
		}
		if w.Hash() != was.Hash() {
			rt.Fatalf("after %d ticks the hashes differ", w.Tick)
		}
	})
}

func TestRecoveryComesToTheLastTickWhateverItBeginsWith(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, snapshots, was := b.record(rt)
		var told int
		for n := range len(snapshots) + 1 {
			r, err := b.opener.Recover(kept, snapshots[n:]...)
			if err != nil {
				rt.Fatal(err)
			}
			if r.World.Hash() != was.Hash() || r.Good != int64(len(kept)) || r.Torn != nil {
				rt.Fatalf("from tick %d: tick %d of %d, %d bytes of %d, %v", r.From, r.World.Tick, was.Tick, r.Good, len(kept), r.Torn)
			}
			if want := [3]int64{121, 31, 0}[3-len(snapshots)-1+n]; len(snapshots) == 2 && r.From != want {
				rt.Fatalf("with %d snapshots, from tick %d", len(snapshots)-n, r.From)
			}
			if n > 0 && len(r.Events) != told {
				rt.Fatalf("from tick %d there are %d events to tell, not %d", r.From, len(r.Events), told)
			}
			told = len(r.Events)
		}
	})
}

func TestTornTailIsLeftAndAllBeforeItPlayed(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, snapshots, _ := b.record(rt)
		head, err := b.opener.NewReader(kept)
		if err != nil {
			rt.Fatal(err)
		}
		cut := rapid.IntRange(int(head.GoodBytes()), len(kept)).Draw(rt, "cut")
		r, err := b.opener.Recover(kept[:cut], snapshots...)
		if err != nil {
			rt.Fatal(err)
		}
		if r.Good > int64(cut) || (r.Torn == nil) != (r.Good == int64(cut)) {
			rt.Fatalf("%d bytes of %d are good: %v", r.Good, cut, r.Torn)
		}
		_, w := b.open(rt, kept)
		again, _ := b.open(rt, kept[:r.Good])
		if err := journal.Replay(w, again); err != nil {
			rt.Fatalf("the part said to be good: %v", err)
		}
		if w.Hash() != r.World.Hash() {
			rt.Fatal("the good part comes to another state")
		}
	})
}

// TestFaultBitFlips checks that damage to anything that had reached the disk is noticed,
// with its place, and that nothing damaged that had not is played.
func TestFaultBitFlips(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, snapshots, _ := b.record(rt)
		at := rapid.IntRange(0, len(kept)-1).Draw(rt, "at")
		spoilt := bytes.Clone(kept)
		spoilt[at] ^= 1 << rapid.IntRange(0, 7).Draw(rt, "bit")
		ends := b.ticks(rt, kept)
		r, err := b.opener.Recover(spoilt, snapshots...)
		var d *journal.DamageError
		switch {
		case errors.As(err, &d) && errors.Is(err, journal.ErrDamaged):
			if d.At > int64(at) || d.Next <= int64(at) {
				rt.Fatalf("the bit of byte %d is looked for at %d, and records follow from %d", at, d.At, d.Next)
			}
		case errors.Is(err, journal.ErrVersion):
			if at > 20 {
				rt.Fatal(err)
			}
		case err != nil && len(ends) < 4 && errors.Is(err, journal.ErrTorn): // before anything was recorded as having reached the disk
		case err != nil:
			rt.Fatal(err)
		case r.Torn == nil:
			rt.Fatalf("bit flipped at byte %d of %d, and nobody noticed", at, len(kept))
		case r.Good > int64(at) || len(ends) >= 4 && at < ends[len(ends)-4]:
			rt.Fatalf("bit flipped at byte %d of %d, and %d are said to be good", at, len(kept), r.Good)
		}
	})
}

// ticks returns the offsets at which the records of ticks end.
func (b battle) ticks(t *rapid.T, kept []byte) (ends []int) {
	j, err := b.opener.NewReader(kept)
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := j.Next(); err != nil {
			return ends
		}
		ends = append(ends, int(j.GoodBytes()))
	}
}

func TestFaultBitOfASnapshotFlips(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, snapshots, was := b.record(rt)
		if len(snapshots) == 0 {
			return
		}
		s := snapshots[0]
		s[rapid.IntRange(0, len(s)-1).Draw(rt, "at")] ^= 1 << rapid.IntRange(0, 7).Draw(rt, "bit")
		r, err := b.opener.Recover(kept, snapshots...)
		if err != nil {
			rt.Fatal(err)
		}
		if r.World.Hash() != was.Hash() || len(snapshots) == 2 && r.From != 31 || len(snapshots) == 1 && r.From != 0 {
			rt.Fatalf("of %d snapshots with the latest broken, that of tick %d was used", len(snapshots), r.From)
		}
	})
}

// TestFaultHole lets a disk write the end before what precedes it, but not beyond what it
// reported as written.
func TestFaultHole(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, _ := b.record(rt)
		ends := b.ticks(rt, kept)
		if len(ends) < 8 {
			return
		}
		n := len(ends)
		fresh := bytes.Clone(kept)
		clear(fresh[ends[n-3]:ends[n-2]])
		if r, err := b.opener.Recover(fresh); err != nil || r.Good != int64(ends[n-3]) {
			rt.Fatalf("a hole in what had not reached the disk: %v", err)
		}
		old := bytes.Clone(kept)
		clear(old[ends[n-6]:ends[n-5]])
		if _, err := b.opener.Recover(old); !errors.Is(err, journal.ErrDamaged) {
			rt.Fatalf("a hole in what had: %v", err)
		}
		if r, err := b.opener.Recover(append(bytes.Clone(kept), make([]byte, 5000)...)); err != nil || r.Good != int64(len(kept)) {
			rt.Fatalf("zeros behind the end: %v", err)
		}
	})
}

func TestStateStandsForTicksThatWereNotKept(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, w := b.record(rt)
		for range 50 {
			if _, err := w.Step(nil); err != nil {
				rt.Fatal(err)
			}
		}
		state, err := w.Snapshot()
		if err != nil {
			rt.Fatal(err)
		}
		kept, err = journal.Append(kept, &journal.State{Tick: w.Tick, World: state})
		if err != nil {
			rt.Fatal(err)
		}
		r, err := w.Step(nil)
		if err != nil {
			rt.Fatal(err)
		}
		kept, err = journal.Append(kept, &journal.Tick{Tick: r.Tick, Hash: r.Hash})
		if err != nil {
			rt.Fatal(err)
		}
		j, again := b.open(rt, kept)
		if err := journal.Replay(again, j); err != nil {
			rt.Fatal(err)
		}
		if again.Hash() != w.Hash() {
			rt.Fatal("over the gap the replay comes to another state")
		}
	})
}

func TestSnapshotOfAnotherBattleIsNotUsed(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, was := b.record(rt)
		_, others, _ := b.record(rt)
		r, err := b.opener.Recover(kept, others...)
		if err != nil {
			rt.Fatal(err)
		}
		if r.World.Hash() != was.Hash() || r.From != 0 {
			rt.Fatalf("the snapshot of another battle was used, from tick %d", r.From)
		}
	})
}

// TestRecordingBeginsAsTakenBack takes ticks of a recording back, to its beginning and to a later
// tick, and checks that it is played as it went on from there.
func TestRecordingBeginsAsTakenBack(t *testing.T) {
	b := duel(t)
	for _, to := range []int64{2, 0} {
		w, err := sim.New(b.lib, b.sc, 7)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := b.opener.Begin(journal.Header{Scenario: b.sc.Key, Seed: 7}, w)
		if err != nil {
			t.Fatal(err)
		}
		var then []byte
		step := func(orders ...sim.Order) {
			if w.Tick == to {
				if then, err = w.Snapshot(); err != nil {
					t.Fatal(err)
				}
			}
			r, err := w.Step(orders)
			if err != nil {
				t.Fatal(err)
			}
			if kept, err = journal.Append(kept, &journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash}); err != nil {
				t.Fatal(err)
			}
		}
		for range 5 {
			step()
		}
		if w, err = sim.Restore(b.lib, b.sc, then); err != nil {
			t.Fatal(err)
		}
		w.Paused = w.Paused != (to == 0) // a new beginning may differ from the old one
		if then, err = w.Snapshot(); err != nil {
			t.Fatal(err)
		}
		if kept, err = journal.Append(kept, &journal.State{Tick: w.Tick, World: then}); err != nil {
			t.Fatal(err)
		}
		for range 3 {
			step()
		}
		rec, err := journal.Read(bytes.NewReader(kept))
		if err != nil {
			t.Fatal(err)
		}
		p, err := rec.NewPlayer()
		if err != nil {
			t.Fatal(err)
		}
		for {
			if _, err := p.Step(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("taken back to tick %d: %v", to, err)
			}
		}
		if p.World.Hash() != w.Hash() || rec.Start.Tick != 0 {
			t.Errorf("taken back to tick %d, the recording begins with tick %d and ends elsewhere than the battle", to, rec.Start.Tick)
		}
	}
}

func TestOtherVersionsAreRefusedByName(t *testing.T) {
	before, after := journal.Version-1, journal.Version+1
	for _, row := range []struct{ head, must string }{
		{"broadside journal\n....", "version 1"}, {fmt.Sprintf("broadside journal %d\n", before), fmt.Sprintf("version %d, and this program reads version %d; play it with the program that wrote it", before, journal.Version)},
		{fmt.Sprintf("broadside journal %d\n", after), fmt.Sprintf("version %d", after)}, {"broadside journal 1a\n", "first line"},
		{"something else", "does not begin as one"},
	} {
		_, err := new(journal.Opener).NewReader([]byte(row.head))
		if !errors.Is(err, journal.ErrVersion) || !strings.Contains(err.Error(), row.must) {
			t.Errorf("%q: %v", row.head, err)
		}
	}
}

func TestReplayNoticesAnotherWorld(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, _ := b.record(rt)
		j, w := b.open(rt, kept)
		w.Ships[0].Hull--
		if err := journal.Replay(w, j); !errors.Is(err, journal.ErrDiverged) || !strings.Contains(err.Error(), "tick 1") {
			rt.Fatalf("with a hull point less: %v", err)
		}
	})
}

func TestRosterAndEndAreFound(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, _ := b.record(rt)
		for last := range 3 {
			var err error
			roster := &journal.Roster{Past: 7, Packed: []byte{byte(last)}}
			if kept, err = journal.Append(kept, roster); err != nil {
				rt.Fatal(err)
			}
			r, err := b.opener.Recover(kept)
			if err != nil || !reflect.DeepEqual(r.Roster, *roster) || r.Closed {
				rt.Fatalf("%+v, closed %v: %v", r.Roster, r.Closed, err)
			}
		}
		kept, err := journal.Append(kept, &journal.Closing{Synced: int64(len(kept))})
		if err != nil {
			rt.Fatal(err)
		}
		if r, err := b.opener.Recover(kept); err != nil || !r.Closed {
			rt.Fatalf("closed %v: %v", r.Closed, err)
		}
	})
}

// FuzzReader gives a reader records with a right checksum and an arbitrary body.
func FuzzReader(f *testing.F) {
	b := duel(f)
	w, err := sim.New(b.lib, b.sc, 1)
	if err != nil {
		f.Fatal(err)
	}
	head, err := journal.Begin(journal.Header{Scenario: "duel"}, w)
	if err != nil {
		f.Fatal(err)
	}
	for _, i := range []sim.Intent{
		&sim.Pause{}, &sim.Say{Text: "well"}, &sim.Command{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: &deployment.Patch{}},
		&deployment.Fly{Legs: []ships.Leg{{Turn: 90 * space.Degree, Ahead: 40 * space.Foot}}},
	} {
		record, err := journal.Append(nil, &journal.Tick{Tick: 3, Orders: []sim.Order{{Seat: crew.Master, Number: 7, Intent: i}}, Hash: 1 << 63})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(record[8:])
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		kept := binary.LittleEndian.AppendUint32(bytes.Clone(head), uint32(len(body)))
		sum := crc32.Checksum(append(binary.LittleEndian.AppendUint32(nil, uint32(len(body))), body...), crc32.MakeTable(crc32.Castagnoli))
		kept = append(binary.LittleEndian.AppendUint32(kept, sum), body...)
		r, err := new(journal.Opener).NewReader(kept)
		if err != nil {
			t.Fatal(err)
		}
		e, err := r.Next()
		if err != nil {
			if r.GoodBytes() != int64(len(head)) {
				t.Errorf("%d bytes are good, want the header's %d", r.GoodBytes(), len(head))
			}
			return
		}
		if again, err := journal.Append(nil, e); err != nil || len(again) > len(body)+8 {
			t.Errorf("what was read packs to %d bytes, from %d: %v", len(again), len(body), err)
		}
	})
}

// BenchmarkRecover recovers a battle of an hour: from its start, and from a snapshot five
// seconds before its end.
func BenchmarkRecover(b *testing.B) {
	d := duel(b)
	w, err := sim.New(d.lib, d.sc, 1)
	if err != nil {
		b.Fatal(err)
	}
	kept, err := journal.Begin(journal.Header{}, w)
	if err != nil {
		b.Fatal(err)
	}
	begun := kept
	var snapshot []byte
	orders := []sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}}, {Seat: crew.Master, Intent: &sim.Pause{}}}
	const hour = 72_000
	for i := range hour {
		r, err := w.Step(orders)
		if err != nil {
			b.Fatal(err)
		}
		if kept, err = journal.Append(kept, &journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash}); err != nil {
			b.Fatal(err)
		}
		if i == hour-100 {
			state, err := w.Snapshot()
			if err != nil {
				b.Fatal(err)
			}
			if snapshot, err = journal.Snapshot(begun, &journal.State{Tick: w.Tick, World: state, Offset: int64(len(kept))}); err != nil {
				b.Fatal(err)
			}
		}
		orders = nil
	}
	for name, from := range map[string][][]byte{"start": nil, "snapshot": {snapshot}} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(kept)))
			for b.Loop() {
				if _, err := journal.Recover(kept, from...); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
