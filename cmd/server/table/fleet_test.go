//go:build unix

package table_test

import (
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"broadside/cmd/server/table"
	"broadside/crew"
	ship "broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
)

// processorTime returns the processor time of this program.
func processorTime(t *testing.T) time.Duration {
	t.Helper()
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		t.Fatal(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// control is work of a known size: its processor time at the speed for which the test below is
// written.
const control = 120 * time.Millisecond

func workControl(t *testing.T) time.Duration {
	began := processorTime(t)
	chance, list := rand.New(rand.NewPCG(1, 2)), make([]uint64, 1<<20)
	for i := range list {
		list[i] = chance.Uint64()
	}
	slices.Sort(list)
	return processorTime(t) - began
}

// A hundred ships with crews of six, played live by bots, take a table less than a processor. No
// other test of its program runs beside it; whatever else slows the machine slows the control, too.
func TestAHundredCrewedShipsAreFought(t *testing.T) {
	const ships, tick, long = 100, 50 * time.Millisecond, 12 * time.Second
	synctest.Test(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Tick, s.Now, s.Opening, s.Pace = tick, true, live, time.Second
			data := table.Shipped(t)
			w, err := sim.New(data.Library, data.Scenario("fleet"), 7)
			if err != nil {
				t.Fatal(err)
			}
			s.World = w
		})
		gm := h.sits("Mo", crew.Master)
		hits := 0
		gm.Told = func(events []event.Event) {
			for i := range events {
				if events[i].Fact.Kind() == ship.KindDamaged {
					hits++
				}
			}
		}
		h.await(gm, "the first hit", func() bool { return hits > 0 })
		hits = 0
		before := workControl(t)
		began, last := processorTime(t), gm.Picture.Tick+int64(long/tick)
		h.await(gm, "the end of the battle", func() bool { return gm.Picture.Tick >= last })
		took := processorTime(t) - began
		h.end()
		slow := max(1, float64(max(before, workControl(t)))/float64(control))
		t.Logf("%v of %v, on a machine %.2f times as slow; %d hits", took, long, slow, hits)
		if hits < ships/2 {
			t.Errorf("%d ships hit %d times in two rounds", ships, hits)
		}
		if most := time.Duration(float64(long) * slow); took > most {
			t.Errorf("%v of a battle take %v of a processor, more than %v", long, took, most)
		}
	})
}
