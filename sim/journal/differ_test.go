package journal_test

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"broadside/sim"
	"broadside/sim/journal"
)

func (b battle) play(t *rapid.T, kept []byte) *journal.Player {
	rec, err := journal.Read(bytes.NewReader(kept))
	if err != nil || rec.Torn != nil {
		t.Fatal(err, rec.Torn)
	}
	p, err := rec.NewPlayer()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// faulty is the run of a machine that gets one field wrong after a tick.
type faulty struct {
	journal.Run
	at    int64
	spoil func(*sim.World)
}

func (f *faulty) Next() (*sim.World, error) {
	w, err := f.Run.Next()
	if err == nil && w.Tick == f.at {
		f.spoil(w)
	}
	return w, err
}

func TestTheTickAndTheFieldInWhichRunsPartAreNamed(t *testing.T) {
	b := duel(t)
	spoils := []struct {
		field string
		spoil func(*sim.World)
	}{
		{"ships 1, hull", func(w *sim.World) { w.Ships[0].Hull ^= 1 }},
		{"ships 2, shield", func(w *sim.World) { w.Ships[1].Shield ^= 1 }},
		{"paused", func(w *sim.World) { w.Paused = !w.Paused }},
		{"members 2, ", func(w *sim.World) { w.Members[1].Open = !w.Members[1].Open }},
	}
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, _ := b.record(rt)
		last := b.play(rt, kept)
		var states bytes.Buffer
		ticks, err := journal.WriteStates(&states, last)
		if err != nil {
			rt.Fatal(err)
		}
		written := func() journal.Run { return journal.ReadStates(bytes.NewReader(states.Bytes()), b.lib, b.sc) }
		alike, d, err := journal.Differ(b.play(rt, kept), written())
		if err != nil || d != nil || alike != int64(ticks) {
			rt.Fatalf("two equal runs of %d ticks: alike up to %d, %v, %v", ticks, alike, d, err)
		}
		wrong := b.play(rt, kept) // a machine that gets the first tick wrong and notices it
		wrong.World.Ships[0].Successes ^= 1
		_, d, err = journal.Differ(wrong, written())
		if err != nil || d == nil || d.Tick != 1 || d.Field.Field != "ships 1, successes" {
			rt.Fatalf("a replay that goes wrong: %v, %v", d, err)
		}
		at := rapid.Int64Range(1, int64(ticks)).Draw(rt, "at")
		s := rapid.SampledFrom(spoils).Draw(rt, "field")
		alike, d, err = journal.Differ(&faulty{written(), at, s.spoil}, b.play(rt, kept))
		if err != nil || d == nil || d.Tick != at || alike != at-1 || !strings.HasPrefix(d.Field.Field, s.field) {
			rt.Fatalf("%s spoilt in tick %d: alike up to %d, %v, %v", s.field, at, alike, d, err)
		}
	})
}

func TestAPlayerGoesOnFromAnyTick(t *testing.T) {
	b := duel(t)
	rapid.Check(t, func(rt *rapid.T) {
		kept, _, _ := b.record(rt)
		p := b.play(rt, kept)
		var states [][]byte
		for {
			w, err := p.Next()
			if err != nil {
				break
			}
			state, err := w.Snapshot()
			if err != nil {
				rt.Fatal(err)
			}
			states = append(states, state)
		}
		if len(states) == 0 {
			return
		}
		at := rapid.IntRange(0, len(states)-1).Draw(rt, "at")
		w, err := sim.Restore(b.lib, b.sc, states[at])
		if err != nil {
			rt.Fatal(err)
		}
		for p.ContinueFrom(w); p.World.Tick < int64(len(states)); {
			if _, err := p.Step(); err != nil {
				rt.Fatal(err)
			}
		}
		if now, _ := p.World.Snapshot(); !bytes.Equal(now, states[len(states)-1]) {
			rt.Fatalf("from tick %d it comes to another end", at+1)
		}
	})
}
