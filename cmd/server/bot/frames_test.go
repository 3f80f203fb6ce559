package bot_test

import (
	"testing"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// reader is the station of a person in boots, which acknowledges every other frame.
type reader struct {
	seat   crew.Seat
	known  *picture.Flat // as acknowledged
	last   *picture.Flat
	frames int
}

// look returns the size in bytes of the frame that the station is sent now: 0 if nothing has
// changed for it.
func (r *reader) look(w *sim.World) int {
	next := sight.View(w, r.seat).Flatten()
	if r.last != nil && len(picture.Diff(r.last, next).Bits) <= 1 {
		return 0
	}
	sent := len(picture.Diff(r.known, next).Bits)
	r.last = next
	if r.frames++; r.frames%2 == 1 {
		r.known = next
	}
	return sent
}

// BenchmarkBoarderFrames measures a whole prize played by bots, as sent ten times a second to the
// stations of everybody in boots.
func BenchmarkBoarderFrames(b *testing.B) {
	data := load(b)
	for _, tempo := range [...]crew.Tempo{crew.Rounds, crew.Live} {
		b.Run(tempo.String(), func(b *testing.B) {
			bytes, frames, most, whole, opened := 0, 0, 0, 0, 0
			for b.Loop() {
				a, err := bot.NewArena(data.Library, data.Scenario("prize"), tempo, 5)
				if err != nil {
					b.Fatal(err)
				}
				var readers []*reader
				for i := range a.World.Members {
					if m := &a.World.Members[i]; m.Seat.Role == crew.Boots {
						readers = append(readers, &reader{seat: m.Seat})
					}
				}
				for !a.World.Over && a.World.Order.Round <= 40 {
					if err := a.Step(); err != nil {
						b.Fatal(err)
					}
					if a.World.Tick%2 != 0 {
						continue
					}
					for _, r := range readers {
						n := r.look(a.World)
						switch {
						case n == 0:
						case r.frames == 1:
							whole, opened = whole+n, opened+1
						default:
							bytes, frames, most = bytes+n, frames+1, max(most, n)
						}
					}
				}
			}
			b.ReportMetric(float64(bytes)/float64(frames), "bytes/frame")
			b.ReportMetric(float64(most), "bytes/largest")
			b.ReportMetric(float64(whole)/float64(opened), "bytes/first")
		})
	}
}
