package sim_test

import (
	"fmt"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// fleet returns a world of crewed corvettes on two sides, far from one another, and
// rocks. Every pilot flies ahead in live tempo.
func fleet(tb testing.TB, count, rocks int) *sim.World {
	tb.Helper()
	w := skirmish(tb)
	sc := *w.Scenario
	entry := sc.Ships[0]
	sc.Ships, sc.Objects = nil, nil
	for i := range count {
		entry.Name, entry.Side = fmt.Sprintf("Ship %d", i), event.Side(i%2)
		entry.At = space.Point{X: space.Length(i%40) * 2000 * space.Foot, Y: space.Length(i/40) * 2000 * space.Foot}
		sc.Ships = append(sc.Ships, entry)
	}
	for i := range rocks {
		at := space.Point{X: space.Length(i%20)*700*space.Foot - 500*space.Foot, Y: space.Length(i/20)*700*space.Foot + 1300*space.Foot}
		sc.Objects = append(sc.Objects, ships.Object{Kind: ships.Asteroid, At: at, Radius: 60 * space.Foot})
	}
	w, err := sim.New(w.Library, &sc, 7)
	if err != nil {
		tb.Fatal(err)
	}
	step(tb, w, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
	for range crew.RoundTicks + 1 {
		step(tb, w)
	}
	return w
}

// circle sets every ship turning, without end.
func circle(tb testing.TB, w *sim.World) {
	var orders []sim.Order
	for i := range w.Ships {
		orders = append(orders, sim.Order{Seat: crew.Seat{Ship: w.Ships[i].ID, Role: crew.Pilot, Number: 1}, Intent: &deployment.Helm{Throttle: 60, Rudder: 40}})
	}
	step(tb, w, orders...)
}

// BenchmarkStepStill measures a tick between turns in which nothing happens, with 6
// crewed ships and 200 objects.
func BenchmarkStepStill(b *testing.B) {
	w := fleet(b, 6, 200)
	step(b, w, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Rounds}})
	b.ReportAllocs()
	for b.Loop() {
		if _, err := w.Step(nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkStepLive measures a tick of the same ships flying in live tempo, including
// turns.
func BenchmarkStepLive(b *testing.B) {
	w := fleet(b, 6, 200)
	circle(b, w)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := w.Step(nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkStepShips measures a tick with increasing numbers of crewed ships in flight.
// The cost per ship should stay the same.
func BenchmarkStepShips(b *testing.B) {
	for _, n := range []int{10, 100, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			w := fleet(b, n, 200)
			circle(b, w)
			for b.Loop() {
				if _, err := w.Step(nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/ship")
		})
	}
}

// BenchmarkView measures a gunner's picture in the battle of 6 ships and 200 objects, and
// its frame.
func BenchmarkView(b *testing.B) {
	w := fleet(b, 6, 200)
	circle(b, w)
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	last := sight.View(w, seat).Flatten()
	bytes := 0
	b.ReportAllocs()
	for b.Loop() {
		step(b, w)
		next := sight.View(w, seat).Flatten()
		bytes += len(picture.Diff(last, next).Bits)
		last = next
	}
	b.ReportMetric(float64(bytes)/float64(b.N), "bytes/frame")
}

func TestAStillTickAllocatesNothing(t *testing.T) {
	w := fleet(t, 6, 200)
	step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Rounds}})
	if n := testing.AllocsPerRun(200, func() {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("a tick in which nothing happens allocates %v times", n)
	}
}

// TestPicturesThatStayAllocateNothing draws seats tick after tick, with nothing happening and with a
// hundred ships flying in circles. Unchanged rows are not written again, nor are those of contacts
// that fly on as predicted.
func TestPicturesThatStayAllocateNothing(t *testing.T) {
	still, flying := fleet(t, 6, 200), fleet(t, 100, 200)
	step(t, still, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Rounds}})
	circle(t, flying)
	for _, c := range [...]struct {
		what string
		w    *sim.World
		role crew.Role
		most float64
	}{
		{"six ships that lie still, for their pilots,", still, crew.Pilot, 0},
		{"a hundred ships that turn, on their main screens,", flying, crew.Screen, 6},
	} {
		gallery := sight.NewGallery(c.w)
		var differ picture.Differ
		var last [3]*picture.Flat
		draw := func() {
			step(t, c.w)
			gallery.Renew(c.w)
			for i := range last {
				next := gallery.Flat(crew.Seat{Ship: space.ID(1 + 2*i), Role: c.role, Number: 1}, picture.Asked{})
				differ.Diff(last[i], next)
				last[i] = next
			}
		}
		for range 10 {
			draw()
		}
		if n := testing.AllocsPerRun(100, draw); n > c.most {
			t.Errorf("the pictures of %s allocate %v times a tick, more than %v", c.what, n, c.most)
		}
	}
}

// TestAFlownTickAllocatesBlocksOfFacts steps a hundred turning ships, including turns.
func TestAFlownTickAllocatesBlocksOfFacts(t *testing.T) {
	w := fleet(t, 100, 200)
	circle(t, w)
	const ticks = crew.RoundTicks
	facts := 0
	n := testing.AllocsPerRun(1, func() {
		facts = 0
		for range ticks {
			r, err := w.Step(nil)
			if err != nil {
				t.Fatal(err)
			}
			facts += len(r.Events)
		}
	})
	if facts < 100 || n > float64(facts/8) { // lists grow now and then
		t.Errorf("a round with %d facts allocates %v times", facts, n)
	}
}

// BenchmarkSnapshot measures a snapshot of 6 crewed ships and 200 objects, as it is kept
// before each order that can be taken back.
func BenchmarkSnapshot(b *testing.B) {
	w := fleet(b, 6, 200)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := w.Snapshot(); err != nil {
			b.Fatal(err)
		}
	}
}
