package sim_test

import (
	"fmt"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// A melee is two sides of five-seat corvettes within range of one another, in live tempo,
// all turning and firing whenever they may. Losses are restored, so that a tick always
// costs the same.
type melee struct {
	*sim.World
	orders []sim.Order
}

// meet returns a melee. With 200 rocks it is like a table in a large battle.
func meet(tb testing.TB, count int) *melee {
	tb.Helper()
	m := &melee{World: fleet(tb, count, 200)}
	for i := range m.Ships {
		m.Ships[i].At = space.Point{X: space.Length(i%40) * 450 * space.Foot, Y: space.Length(i/40)*450*space.Foot - 10_000*space.Foot}
	}
	circle(tb, m.World)
	for range crew.RoundTicks {
		m.tick(tb)
	}
	return m
}

// tick lets everybody who can fire at the next ship.
func (m *melee) tick(tb testing.TB) *sim.Result {
	m.orders = m.orders[:0]
	for i := range m.Ships {
		s := &m.Ships[i]
		s.Hull, s.Shield, s.State, s.System, s.Successes, s.Collapsed = s.HullMax, s.ShieldMax, ships.Able, 0, 0, false
		if gunner, _ := m.HolderOf(crew.Seat{Ship: s.ID, Role: crew.Gunner, Number: 1}); gunner.Open && gunner.Action {
			m.orders = append(m.orders, sim.Order{Seat: gunner.Seat, Intent: &deployment.Fire{Target: m.Ships[i^1].ID}})
		}
		if pilot, _ := m.HolderOf(crew.Seat{Ship: s.ID, Role: crew.Pilot, Number: 1}); pilot.Open && s.Throttle == 0 {
			m.orders = append(m.orders, sim.Order{Seat: pilot.Seat, Intent: &deployment.Helm{Throttle: 60, Rudder: 40}})
		}
	}
	r, err := m.Step(m.orders)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// TestAMeleeIsFought checks that the melee measures what it should: shots hit in every
// round, and ships keep turning.
func TestAMeleeIsFought(t *testing.T) {
	m := meet(t, 6)
	hits := 0
	for range crew.RoundTicks {
		for _, e := range m.tick(t).Events {
			if e.Fact.Kind() == ships.KindDamaged {
				hits++
			}
		}
		for i := range m.Ships {
			if m.Ships[i].Step == (space.Point{}) {
				t.Fatalf("%s stands still", m.Ships[i].Name)
			}
		}
	}
	if hits < 3 {
		t.Errorf("six corvettes hit %d times in a round", hits)
	}
}

// BenchmarkStepBattle measures a tick of a melee.
func BenchmarkStepBattle(b *testing.B) {
	for _, n := range []int{100, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			m := meet(b, n)
			b.ReportAllocs()
			for b.Loop() {
				m.tick(b)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/ship")
		})
	}
}

// BenchmarkSeats measures what the table does after a tick of a melee of 100 ships, for
// each role alone and for 16 seats of a side: their pictures, and the frames that carry
// them. The tick itself is not counted.
func BenchmarkSeats(b *testing.B) {
	scenes := []struct {
		name  string
		seats []crew.Seat
	}{{name: "side"}}
	for ship := space.ID(1); len(scenes[0].seats) < 16; ship += 2 {
		for _, r := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic} {
			scenes[0].seats = append(scenes[0].seats, crew.Seat{Ship: ship, Role: r, Number: 1})
		}
	}
	for _, seat := range scenes[0].seats[:4] {
		scenes = append(scenes, struct {
			name  string
			seats []crew.Seat
		}{seat.Role.String(), []crew.Seat{seat}})
	}
	for _, s := range scenes {
		b.Run(s.name, func(b *testing.B) {
			m := meet(b, 100)
			last := make([]*picture.Flat, len(s.seats))
			for i, seat := range s.seats {
				last[i] = sight.View(m.World, seat).Flatten()
			}
			gallery := sight.NewGallery(m.World)
			var differ picture.Differ
			bytes := 0
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				m.tick(b)
				b.StartTimer()
				gallery.Renew(m.World)
				for i, seat := range s.seats {
					next := gallery.Flat(seat, picture.Asked{})
					bytes += len(differ.Diff(last[i], next).Bits)
					last[i] = next
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(m.Ships)), "ns/ship")
			b.ReportMetric(float64(bytes)/float64(b.N)/float64(len(s.seats)), "bytes/frame")
		})
	}
}
