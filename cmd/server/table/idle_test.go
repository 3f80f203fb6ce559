package table

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim"
	"broadside/sim/picture"
)

// Five hundred stations watch a live battle and order nothing: they get their pictures, ticks stay
// on time, and the metrics count them.
func TestFaultIdleStationsKeepNobodyWaiting(t *testing.T) {
	const idle, ticks = 500, 40
	var measured []Measure
	s := stepByStep(t, func(s *Settings) {
		s.Capacity, s.Now, s.Opening = idle+8, true, []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
		sc := *s.World.Scenario
		sc.Sides = slices.Clone(sc.Sides)
		sc.Sides[1].Players, s.World.Scenario = false, &sc
		s.Measured = func(m Measure) { measured = append(measured, m) }
	})
	s.comes("192.0.2.7:1", "Ada", helmOfOne)
	screen := crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}
	for n := range idle {
		l := s.call(fmt.Sprintf("198.51.%d.%d:1", n/250, n%250), netcode.Hello{Name: fmt.Sprintf("Idle %d", n)})
		if l.ended != nil {
			t.Fatalf("station %d is not let in: %v", n, l.ended)
		}
		l.says(&netcode.Sit{Seat: screen})
	}
	control := rough.Beside(t)
	measured = nil
	for range ticks {
		if err := s.measureTick(time.Now()); err != nil {
			t.Fatal(err)
		}
		drawn := make(map[*picture.Flat]bool)
		for _, g := range s.guests {
			if sent := g.feed.sent; g.seat == screen && len(sent) > 0 && sent[len(sent)-1].Tick == s.world.Tick {
				drawn[sent[len(sent)-1]] = true
			}
		}
		if len(drawn) > 1 {
			t.Fatalf("the one seat of the %d has %d pictures drawn in tick %d", idle, len(drawn), s.world.Tick)
		}
	}
	took, frames := []time.Duration{}, 0
	for _, m := range measured[1:] {
		took, frames = append(took, m.Took), frames+m.Frames
		if m.Players != idle+1 {
			t.Errorf("the numbers tell of %d stations, and not of %d", m.Players, idle+1)
		}
	}
	slices.Sort(took)
	control.FailIfSlow(t, "a tick", took[len(took)/2], s.Tick)
	if frames < ticks*idle/beat/2 {
		t.Errorf("%d stations are sent %d pictures in %d ticks", idle, frames, ticks)
	}
	t.Logf("half of all ticks took less than %v, the longest %v; %d pictures", took[len(took)/2], took[len(took)-1], frames)
}
