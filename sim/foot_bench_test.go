package sim_test

import (
	"fmt"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// crowd returns the shipped prize scenario with 60 persons on the decks of its two ships.
func crowd(tb testing.TB, tempo crew.Tempo) *sim.World {
	tb.Helper()
	data, problems := configs.Load()
	if configs.Broken(problems) {
		tb.Fatal(problems)
	}
	sc := *data.Scenario("prize")
	foot := *sc.Foot
	sc.Foot = &foot
	foot.People = append([]personal.Arrival(nil), foot.People...)
	var deckhand personal.Arrival
	for _, p := range foot.People {
		if p.Deck == 1 {
			deckhand = p
		}
	}
	count := func() int {
		w, err := sim.New(data.Library, &sc, 7)
		if err != nil {
			tb.Fatal(err)
		}
		return len(w.Fight.People)
	}
	rooms := [2][]deckplan.Square{
		{{X: 7, Y: 3}, {X: 12, Y: 3}, {X: 18, Y: 3}, {X: 24, Y: 3}, {X: 7, Y: 7}, {X: 18, Y: 7}},
		{{X: 21, Y: 3}, {X: 29, Y: 3}, {X: 8, Y: 7}, {X: 21, Y: 7}, {X: 29, Y: 7}, {X: 14, Y: 7}},
	}
	for n := count(); n < 60; n++ {
		p := deckhand
		p.Name, p.Group = fmt.Sprintf("Hand %d", n), ""
		p.Side, p.Deck, p.At = event.Side(n%2), int8(n%2), rooms[n%2][n/2%6]
		p.Near = true
		foot.People = append(foot.People, p)
	}
	if n := count(); n != 60 {
		tb.Fatalf("%d persons", n)
	}
	w, err := sim.New(data.Library, &sc, 7)
	if err != nil {
		tb.Fatal(err)
	}
	step(tb, w, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
	for range 3 {
		step(tb, w)
	}
	return w
}

// BenchmarkStepDecks measures a tick with 2 ships and 60 persons on their decks: between
// turns, in which nothing happens, and in live tempo with turns.
func BenchmarkStepDecks(b *testing.B) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		b.Run(tempo.String(), func(b *testing.B) {
			w := crowd(b, tempo)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := w.Step(nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func TestAStillTickOnDecksAllocatesNothing(t *testing.T) {
	w := crowd(t, crew.Rounds)
	if n := testing.AllocsPerRun(200, func() {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("a tick in which nothing happens allocates %v times", n)
	}
}

// BenchmarkViewBoarder measures the picture of a person on foot while 60 persons take
// their turns, each ending it at once, and its frame.
func BenchmarkViewBoarder(b *testing.B) {
	w := crowd(b, crew.Rounds)
	var seat crew.Seat
	for i := range w.Members {
		if m := &w.Members[i]; m.Seat.Role == crew.Boots {
			seat = m.Seat
			break
		}
	}
	last := sight.View(w, seat).Flatten()
	bytes := 0
	b.ReportAllocs()
	for b.Loop() {
		var orders []sim.Order
		for i := range w.Members {
			if m := &w.Members[i]; w.OpenTurn(w.Numbering.ID(i)) {
				orders = append(orders, sim.Order{Seat: m.Seat, Intent: &sim.EndTurn{}})
			}
		}
		step(b, w, orders...)
		next := sight.View(w, seat).Flatten()
		bytes += len(picture.Diff(last, next).Bits)
		last = next
	}
	b.ReportMetric(float64(bytes)/float64(b.N), "bytes/frame")
}
