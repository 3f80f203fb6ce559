package rehearsal

import (
	"fmt"
	"runtime"
	"testing"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestPicturesStayBelowWhatAStationRefuses checks that the pictures of seats, and options that come
// alone, take less memory for their bytes than a station allows a frame: in small battles, on
// decks, and among 90 ships.
func TestPicturesStayBelowWhatAStationRefuses(t *testing.T) {
	const allowed = 8 // picture.growth or picture.options, which count less than is measured here
	for _, key := range []string{"duel", "cruisers", "prize", "boarders", "saboteurs", "fleet", "large"} {
		large := key == "large"
		if large {
			key = "duel"
		}
		b, err := Start(key, crew.Live, 3)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 90 {
			at := space.Point{X: space.Length(i) * 400 * space.Foot, Y: 9000 * space.Foot}
			if spawn := (&sim.Spawn{Name: fmt.Sprint("Ship ", i), Side: 1, At: at}); large && b.Give(crew.Master, spawn) != nil {
				t.Fatalf("there is no room for ship %d", i)
			}
		}
		if err := b.Wait(20); err != nil {
			t.Fatal(err)
		}
		seats := []crew.Seat{crew.Master}
		for i := range b.World.Members[:min(24, len(b.World.Members))] {
			seats = append(seats, b.World.Members[i].Seat)
		}
		for _, seat := range seats {
			p := sight.View(b.World, seat)
			frame := picture.Diff(nil, p.Flatten())
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := picture.Patch(nil, &frame)
			runtime.ReadMemStats(&after)
			if err != nil {
				t.Fatalf("%s, %v: %v", key, seat, err)
			}
			if err := putOptions(p); err != nil {
				t.Errorf("%s, options of %v: %v", key, seat, err)
			}
			if took := int(after.TotalAlloc - before.TotalAlloc); took > allowed*len(frame.Bits) {
				t.Errorf("%s, %v: a picture of %d bytes takes %d", key, seat, len(frame.Bits), took)
			}
		}
	}
}

// putOptions puts the options of a picture into a frame of their own.
func putOptions(p *picture.Picture) error {
	before := *p
	before.Options, before.Tick = nil, p.Tick-1
	from := before.Flatten()
	frame := picture.Diff(nil, from)
	held, err := picture.Patch(nil, &frame)
	if err == nil {
		frame = picture.Diff(from, p.Flatten())
		_, err = picture.Patch(held, &frame)
	}
	return err
}

// TestAFightOnDecksGoesOn checks that people get turns in a battle without ships.
func TestAFightOnDecksGoesOn(t *testing.T) {
	b, err := Start("ring", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(crew.Seat{Role: crew.Boots, Number: 1}, 2); err != nil {
		t.Error(err)
	}
}
