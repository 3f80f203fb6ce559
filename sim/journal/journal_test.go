package journal_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"testing"

	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/journal"
	"broadside/sim/space"
)

type battle struct {
	lib *ships.Library
	sc  *sim.Scenario
}

func duel(t testing.TB) battle {
	t.Helper()
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	return battle{data.Library, data.Scenario("duel")}
}

// record fights a battle with random crews for some ticks and returns its
// journal, and the world that it came to.
func (b battle) record(t *rapid.T, fail func(...any)) ([]byte, *sim.World) {
	seed := rapid.Uint64().Draw(t, "seed")
	w, err := sim.New(b.lib, b.sc, seed)
	if err != nil {
		fail(err)
	}
	data, err := journal.Fingerprint(b.lib, b.sc)
	if err != nil {
		fail(err)
	}
	var out bytes.Buffer
	j, err := journal.NewWriter(&out, journal.Header{Scenario: b.sc.Key, Seed: seed, Data: data})
	if err != nil {
		fail(err)
	}
	orders := []sim.Order{
		{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Tempo(rapid.IntRange(0, 1).Draw(t, "tempo"))}},
		{Seat: crew.Master, Intent: &sim.Pause{}},
	}
	for range rapid.IntRange(1, 300).Draw(t, "ticks") {
		r, err := w.Step(orders)
		if err != nil {
			fail(err)
		}
		if err := j.Tick(r); err != nil {
			fail(err)
		}
		orders = crews(t, w)
	}
	return out.Bytes(), w
}

// crews are the orders of everyone who can act and feels like it, some of them
// against the rules.
func crews(t *rapid.T, w *sim.World) []sim.Order {
	var orders []sim.Order
	for i := range w.Members {
		m := &w.Members[i]
		if !m.Open || rapid.IntRange(0, 3).Draw(t, "idle") > 0 {
			continue
		}
		options := w.View(m.Seat).Options
		o := sim.Option{Verb: crew.EndTurn}
		if n := rapid.IntRange(0, len(options)).Draw(t, "option"); n < len(options) {
			o = options[n]
		}
		if i := wish(t, o); i != nil {
			orders = append(orders, sim.Order{Seat: m.Seat, Number: uint32(w.Tick), Intent: i})
		}
	}
	return orders
}

func wish(t *rapid.T, o sim.Option) sim.Intent {
	switch o.Verb {
	case crew.Attack:
		return &ships.Fire{Weapon: o.Weapon, Target: o.Target}
	case crew.Evade:
		return &ships.Evade{Target: o.Target}
	case crew.Interfere:
		return &ships.Interfere{Target: o.Seat}
	case crew.Direct:
		return &ships.Direct{Helped: o.Seat, Target: o.Target}
	case crew.Patch:
		return &ships.Patch{}
	case crew.Fly:
		turn := space.Angle(rapid.IntRange(-9, 9).Draw(t, "turn")) * 10 * space.Degree
		return &ships.Fly{Legs: []ships.Leg{{Turn: turn, Ahead: 40 * space.Foot}}}
	case crew.Helm:
		return &ships.Helm{Throttle: 80, Rudder: int8(rapid.IntRange(-50, 50).Draw(t, "rudder"))}
	case crew.EndTurn:
		return &sim.EndTurn{}
	}
	return nil
}

func (b battle) open(fail func(...any), kept []byte) (*journal.Reader, *sim.World) {
	j, err := journal.NewReader(bytes.NewReader(kept))
	if err != nil {
		fail(err)
	}
	w, err := j.Open(b.lib, b.sc)
	if err != nil {
		fail(err)
	}
	return j, w
}

func TestBattlesReplayToEqualHashes(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, was := b.record(rt, rt.Fatal)
		j, w := b.open(rt.Fatal, kept)
		if err := journal.Replay(w, j); err != nil {
			rt.Fatal(err)
		}
		for w.Tick < was.Tick {
			if _, err := w.Step(nil); err != nil {
				rt.Fatal(err)
			}
		}
		if w.Hash() != was.Hash() {
			rt.Fatalf("after %d ticks the hashes differ", w.Tick)
		}
	})
}

func TestTornTailIsLeftAndAllBeforeItPlayed(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _ := b.record(rt, rt.Fatal)
		head, err := journal.NewReader(bytes.NewReader(kept))
		if err != nil {
			rt.Fatal(err)
		}
		cut := rapid.IntRange(int(head.Good()), len(kept)).Draw(rt, "cut")
		j, w := b.open(rt.Fatal, kept[:cut])
		if err := journal.Replay(w, j); err != nil && !errors.Is(err, journal.ErrTorn) {
			rt.Fatal(err)
		}
		if j.Good() > int64(cut) {
			rt.Fatalf("%d bytes of %d are good", j.Good(), cut)
		}
		again, w2 := b.open(rt.Fatal, kept[:j.Good()])
		if err := journal.Replay(w2, again); err != nil {
			rt.Fatalf("the part said to be good: %v", err)
		}
		if w2.Hash() != w.Hash() {
			rt.Fatal("the good part comes to another state")
		}
	})
}

func TestFlippedBitIsNoticed(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _ := b.record(rt, rt.Fatal)
		spoilt := bytes.Clone(kept)
		at := rapid.IntRange(0, len(spoilt)-1).Draw(rt, "at")
		spoilt[at] ^= 1 << rapid.IntRange(0, 7).Draw(rt, "bit")
		j, err := journal.NewReader(bytes.NewReader(spoilt))
		if err != nil {
			return
		}
		w, err := j.Open(b.lib, b.sc)
		if err != nil {
			return
		}
		if err := journal.Replay(w, j); err == nil {
			rt.Fatalf("bit flipped at byte %d of %d, and nobody noticed", at, len(kept))
		}
	})
}

func TestJournalOfOtherDataIsRefused(t *testing.T) {
	b := duel(t)
	var out bytes.Buffer
	if _, err := journal.NewWriter(&out, journal.Header{Scenario: b.sc.Key, Data: 1}); err != nil {
		t.Fatal(err)
	}
	j, err := journal.NewReader(&out)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := j.Open(b.lib, b.sc); !errors.Is(err, journal.ErrOther) {
		t.Errorf("another battle's journal: %v", err)
	}
}

func TestReplayNoticesAnotherWorld(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, was := b.record(rt, rt.Fatal)
		if was.Tick < journal.HashEvery {
			return // no hash was kept
		}
		j, w := b.open(rt.Fatal, kept)
		w.Ships[0].Hull--
		if err := journal.Replay(w, j); !errors.Is(err, journal.ErrDiverged) {
			rt.Fatalf("with a hull point less: %v", err)
		}
	})
}

// FuzzReader gives a reader records whose checksum is right and whose body may
// be anything.
func FuzzReader(f *testing.F) {
	var head bytes.Buffer
	if _, err := journal.NewWriter(&head, journal.Header{Scenario: "duel"}); err != nil {
		f.Fatal(err)
	}
	for _, i := range []sim.Intent{
		&sim.Pause{}, &sim.Say{Text: "well"}, &sim.Command{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: &ships.Patch{}},
		&ships.Fly{Legs: []ships.Leg{{Turn: 90 * space.Degree, Ahead: 40 * space.Foot}}},
	} {
		body, err := field.Pack(&journal.Tick{Tick: 3, Orders: []sim.Order{{Seat: crew.Master, Number: 7, Intent: i}}, Hashed: true, Hash: 1 << 63})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		kept := bytes.Clone(head.Bytes())
		kept = binary.LittleEndian.AppendUint32(kept, uint32(len(body)))
		kept = binary.LittleEndian.AppendUint32(kept, crc32.ChecksumIEEE(body))
		kept = append(kept, body...)
		r, err := journal.NewReader(bytes.NewReader(kept))
		if err != nil {
			t.Fatal(err)
		}
		tick, err := r.Next()
		if err != nil {
			if r.Good() != int64(head.Len()) {
				t.Errorf("%d bytes are good, want the header's %d", r.Good(), head.Len())
			}
			return
		}
		if again, err := field.Pack(tick); err != nil || len(again) > len(body) {
			t.Errorf("what was read packs to %d bytes, from %d: %v", len(again), len(body), err)
		}
	})
}
