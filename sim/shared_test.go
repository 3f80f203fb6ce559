package sim_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestWhatIsSharedIsWhatEachWouldSee plays random battles. What seats share is drawn,
// compared and encoded once: each frame must be that of its seat alone, from nothing, and
// hold nothing that only another side knows.
func TestWhatIsSharedIsWhatEachWouldSee(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		w := begin(t, crew.Tempo(rapid.IntRange(0, 1).Draw(rt, "tempo")))
		gallery := sight.NewGallery(w)
		var differ picture.Differ
		seats := []crew.Seat{crew.Master, {Ship: 1, Role: crew.Screen, Number: 1}}
		for i := range w.Members {
			seats = append(seats, w.Members[i].Seat)
		}
		held, alone := make([]*picture.Flat, len(seats)), make([]*picture.Flat, len(seats))
		shown := false // the GM has told of what hides
		for range rapid.IntRange(1, 60).Draw(rt, "ticks") {
			orders := rapid.SliceOfN(rapid.Custom(anyOrder(w)), 0, 3).Draw(rt, "orders")
			if rapid.IntRange(0, 9).Draw(rt, "condition") == 0 {
				orders = append(orders, sim.Order{Seat: crew.Master, Intent: &sim.SetCondition{
					Ship: rapid.SampledFrom([]space.ID{1, 2, lurker}).Draw(rt, "ship"), On: true, Rounds: 1,
					Condition: shipyard.Condition(rapid.IntRange(0, int(shipyard.LastCondition)).Draw(rt, "kind")),
				}})
			}
			r, err := w.Step(orders)
			if err != nil {
				rt.Fatal(err)
			}
			for _, o := range r.Accepted {
				shown = shown || o.Seat == crew.Master
			}
			gallery.Renew(w)
			pick := rapid.Uint64().Draw(rt, "seats")
			for i, seat := range seats {
				if pick>>i&1 == 0 || !sight.CanView(w, seat) {
					continue
				}
				now, want := gallery.View(seat, nil).Flatten(), sight.View(w, seat).Flatten()
				if !now.Shows(want) {
					rt.Fatalf("tick %d: %v is shown another picture where others see it, too", w.Tick, seat)
				}
				frame, own := differ.Diff(held[i], now), picture.Diff(alone[i], want)
				if !bytes.Equal(frame.Bits, own.Bits) || frame.Base != own.Base {
					rt.Fatalf("tick %d: the frame of %v is another where others share it", w.Tick, seat)
				}
				got, err := picture.Patch(alone[i], &frame)
				if err != nil || !got.Shows(want) {
					rt.Fatalf("tick %d: %v puts another picture together: %v", w.Tick, seat, err)
				}
				if s := w.Ship(lurker); !shown && s != nil && s.Hidden && s.Side == 1 && !s.Found.Has(0) && seat.Ship == 1 && bytes.Contains(frame.Bits, []byte("Lurker")) {
					rt.Fatalf("tick %d: %v is sent what hides", w.Tick, seat)
				}
				if pick>>(i+32)&1 != 0 { // it is acknowledged
					held[i], alone[i] = now, want
				}
			}
		}
	})
}
