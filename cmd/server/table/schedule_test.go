package table_test

import (
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// A crew need not wait for the end of a tick's interval, and time keeps its pace all the same.
func TestAnOrderBringsTheTickForward(t *testing.T) {
	const tick, patience = 50 * time.Millisecond, time.Millisecond
	atTwentyTicks := func(s *table.Settings) { s.Tick = tick }
	// slowest orders at different moments of a tick's interval, and returns the longest wait.
	slowest := func(h *hosted, c *client.Client, seat crew.Seat) (longest time.Duration) {
		for n := range 25 {
			time.Sleep(2*tick + time.Duration(n)*7*time.Millisecond)
			began := time.Now()
			h.order(c, seat, &sim.EndTurn{})
			longest = max(longest, time.Since(began))
		}
		return longest
	}
	t.Run("players on one side", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			var ticks atomic.Int64
			h := host(t, func(s *table.Settings) {
				s.Tick, s.Measured = tick, func(table.Measure) { ticks.Add(1) }
			})
			m, c, d := h.sits("Mo", crew.Master), h.sits("Ada", pilot), h.sits("Bo", gunner)
			h.order(m, crew.Master, &sim.Pause{})
			began, first := time.Now(), ticks.Load()
			for _, c := range []*client.Client{c, d} {
				if took := slowest(h, c, c.Seat()); took > patience {
					t.Errorf("an order of %v waited for %v", c.Seat(), took)
				}
			}
			if took := slowest(h, m, crew.Master); took <= patience {
				t.Error("no order of the GM waited for the end of a tick's interval, and everybody could notice when they are given")
			}
			made, passed := time.Duration(ticks.Load()-first), time.Since(began)
			if made*tick > passed+tick || made*tick < passed-tick {
				t.Errorf("%d ticks were made in %v", made, passed)
			}
		})
	})
	t.Run("an order after the other", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h := host(t, atTwentyTicks)
			m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
			h.order(m, crew.Master, &sim.Pause{})
			time.Sleep(10 * tick)
			const orders = 30
			began := time.Now()
			for range orders {
				h.order(c, pilot, &sim.EndTurn{})
			}
			if took := time.Since(began); took < (orders-2)*tick {
				t.Errorf("%d orders, each after the answer to the one before, hurried %d ticks on in %v", orders, orders, took)
			}
		})
	})
	t.Run("players on two sides", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h := host(t, atTwentyTicks)
			m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
			h.sits("Eve", raider)
			h.order(m, crew.Master, &sim.Pause{})
			if took := slowest(h, c, pilot); took < tick*3/4 {
				t.Errorf("no order waited for more than %v, though somebody nearer to the table would be first", took)
			}
		})
	})
}

// A GM may let time pass at half speed, everybody is told, and stations know how long a tick lasts.
func TestTheGMSetsHalfSpeed(t *testing.T) {
	const tick = 50 * time.Millisecond
	bubble(t, func(t *testing.T) {
		var ticks atomic.Int64
		h := host(t, func(s *table.Settings) {
			s.Tick, s.Measured = tick, func(table.Measure) { ticks.Add(1) }
		})
		gm, ada := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
		h.order(gm, crew.Master, &sim.Pause{})
		ask := func(c *client.Client, half bool) {
			t.Helper()
			if err := c.Send(&netcode.Speed{Half: half}); err != nil {
				t.Fatal(err)
			}
			h.said(c)
		}
		inTwoSeconds := func() int64 {
			first := ticks.Load()
			time.Sleep(2 * time.Second)
			return ticks.Load() - first
		}
		ask(ada, true) // who may not
		if n := inTwoSeconds(); ada.Lobby.Half || ada.Lobby.Rate != 20 || n < 39 {
			t.Errorf("after a player has asked, half is %v, and %d ticks pass in two seconds", ada.Lobby.Half, n)
		}
		ask(gm, true)
		h.await(ada, "half speed", func() bool { return ada.Lobby.Half && ada.Lobby.Rate == 10 })
		if n := inTwoSeconds(); n < 19 || n > 21 {
			t.Errorf("at half speed %d ticks pass in two seconds", n)
		}
		ask(gm, false)
		h.await(ada, "normal speed", func() bool { return !ada.Lobby.Half && ada.Lobby.Rate == 20 })
		if n := inTwoSeconds(); n < 39 {
			t.Errorf("at normal speed %d ticks pass in two seconds", n)
		}
	})
}
