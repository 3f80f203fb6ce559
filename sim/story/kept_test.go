package story_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
	"broadside/sim/story"
)

// A gallery that follows a story from its beginning shows each seat what a new one shows, in the
// same bytes, and nothing that depends on a secret of other sides.
func TestPicturesKeptThroughAStoryAreThoseDrawnFromNothing(t *testing.T) {
	for _, s := range stories(t) {
		t.Run(filepath.Base(s.File), func(t *testing.T) {
			t.Parallel()
			var kept *sight.Gallery
			due := int64(0) // the tick at which they are next compared
			var differ picture.Differ
			shown, alone := map[crew.Seat]*picture.Flat{}, map[crew.Seat]*picture.Flat{}
			story.Hear(stock(t), s, func(w *sim.World, _ []string, _ []event.Event) {
				if kept == nil {
					kept = sight.NewGallery(w)
				}
				kept.Renew(w)
				if w.Tick < due {
					return
				}
				due = w.Tick + 1 + w.Tick/8 // the longer the story, the more rarely
				fresh := sight.NewGallery(w)
				seats := seatsOf(w)
				for n := range 2 { // all seats have their turn
					i := (2*int(w.Tick) + n) % len(seats)
					seat := seats[i]
					if !sight.CanView(w, seat) {
						continue
					}
					var asked picture.Asked
					if at := int(w.Tick) + i; at%3 == 0 && len(w.Ships) > 0 {
						asked.Ships = []space.ID{w.Ships[at%len(w.Ships)].ID}
					}
					got, want := kept.Flat(seat, asked), fresh.Flat(seat, asked)
					if !got.ShowsSame(want) {
						t.Fatalf("tick %d: %v is shown what is no longer so: %s", w.Tick, seat, cmp.Diff(read(t, want), read(t, got)))
					}
					frame, own := differ.Diff(shown[seat], got), picture.Diff(alone[seat], want)
					if !bytes.Equal(frame.Bits, own.Bits) || frame.Base != own.Base {
						t.Fatalf("tick %d: the frame of %v differs from one made without others", w.Tick, seat)
					}
					if side, is := sight.SideOfSeat(w, seat); is {
						altered := alterSecrets(w, side)
						told := sight.NewGallery(w).Flat(seat, asked)
						altered.undo()
						if !told.ShowsSame(want) {
							t.Errorf("tick %d: %v is shown what is a secret: %s", w.Tick, seat, cmp.Diff(read(t, want), read(t, told)))
						}
					}
					if (int(w.Tick)+2*i)%5 < 3 { // it is acknowledged
						shown[seat], alone[seat] = got, want
					}
				}
			})
		})
	}
}

// seatsOf returns the seats of all members, a screen for each ship, and the GM's.
func seatsOf(w *sim.World) []crew.Seat {
	all := []crew.Seat{crew.Master}
	for i := range w.Members {
		all = append(all, w.Members[i].Seat)
	}
	for i := range w.Ships {
		all = append(all, crew.Seat{Ship: w.Ships[i].ID, Role: crew.Screen, Number: 1})
	}
	return all
}

// read returns the picture that rows make up.
func read(t *testing.T, rows *picture.Flat) *picture.Picture {
	frame := picture.Diff(nil, rows)
	p, err := picture.Patch(nil, &frame)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
