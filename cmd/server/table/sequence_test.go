package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
)

// TestFaultOrdersComeAgain repeats orders, skips numbers, and returns over another link: each
// number is obeyed at most once, and always answered alike.
func TestFaultOrdersComeAgain(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { realtime(s); s.Now, s.Opening = true, live })
		ada := h.sits("Ada", gunner)
		h.await(ada, "the battle", func() bool { return ada.Picture.Head.Round > 0 })
		var answers []netcode.Answer
		hearing := func(c *client.Client) {
			c.Heard = func(m netcode.Message) {
				if a, ok := m.(*netcode.Answer); ok {
					answers = append(answers, *a)
				}
			}
		}
		hearing(ada)
		calls := 0
		gm := h.sits("Mo", crew.Master)
		gm.Told = func(events []event.Event) {
			for _, e := range events {
				if _, called := e.Fact.(*ships.Called); called {
					calls++
				}
			}
		}
		give := func(c *client.Client, number uint32, i sim.Intent) netcode.Answer {
			t.Helper()
			answers = nil
			if err := c.Send(&netcode.Order{Order: sim.Order{Seat: gunner, Number: number, Intent: i}}); err != nil {
				t.Fatal(err)
			}
			h.await(c, "an answer", func() bool { return len(answers) > 0 })
			return answers[0]
		}
		call := &deployment.Call{Word: "now"}
		first := give(ada, 1, call)
		second := give(ada, 2, &sim.Pause{})
		if !first.Accepted || second.Accepted || second.Rule == "" {
			t.Fatalf("a call is answered with %+v, a ruling with %+v", first, second)
		}
		for number, want := range map[uint32]netcode.Answer{1: first, 2: second} {
			if again := give(ada, number, call); again != want {
				t.Errorf("order %d given again is answered with %+v, not %+v", number, again, want)
			}
		}
		for _, number := range []uint32{0, 4, 9, 1<<32 - 1} {
			if a := give(ada, number, call); a.Number != number || a.Accepted || !strings.Contains(a.Why.String(), "next is 3") {
				t.Errorf("order %d where 3 comes next is answered with %+v", number, a)
			}
		}
		if a := give(ada, 66, call); a.Accepted { // its answer must not replace another's
			t.Errorf("order 66 where 3 comes next is answered with %+v", a)
		}
		if again := give(ada, 2, call); again != second {
			t.Errorf("order 2 given again after one far ahead is answered with %+v", again)
		}
		// The same order twice; the second arrives before the answer to the first.
		answers = nil
		for range 2 {
			if err := ada.Send(&netcode.Order{Order: sim.Order{Seat: gunner, Number: 3, Intent: call}}); err != nil {
				t.Fatal(err)
			}
		}
		h.said(ada)
		h.passes(time.Second, ada, gm)
		if len(answers) != 1 || !answers[0].Accepted {
			t.Errorf("an order that came twice at once is answered with %+v", answers)
		}

		back := h.join("Ada", with(ada.Welcome.Token))
		hearing(back)
		if back.Welcome.Orders != 3 {
			t.Errorf("a guest who comes back is told that their last order was %d", back.Welcome.Orders)
		}
		if again := give(back, 1, call); again != first {
			t.Errorf("over another link order 1 is answered with %+v", again)
		}
		if a := give(back, 4, call); !a.Accepted {
			t.Errorf("the next order over another link is answered with %+v", a)
		}
		for number := uint32(5); number < 70; number++ {
			give(back, number, &sim.Pause{})
		}
		if a := give(back, 1, call); a.Accepted || !strings.Contains(a.Why.String(), "long ago") {
			t.Errorf("an order of long ago is answered with %+v", a)
		}
		h.passes(time.Second, back, gm)
		if calls != 3 {
			t.Errorf("three calls were obeyed %d times", calls)
		}
	})
}

// TestFaultAnswersKeepTheirOrder gives many orders at once, of which the table refuses some and the
// battle others: they are answered in the order given.
func TestFaultAnswersKeepTheirOrder(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { realtime(s); s.Now, s.Opening = true, live })
		ada := h.sits("Ada", gunner)
		h.await(ada, "the battle", func() bool { return ada.Picture.Head.Round > 0 })
		var answered []uint32
		obeyed := 0
		ada.Heard = func(m netcode.Message) {
			if a, ok := m.(*netcode.Answer); ok {
				answered = append(answered, a.Number)
				if a.Accepted {
					obeyed++
				}
			}
		}
		const left, all = 1000, 60
		var given []uint32
		give := func(seat crew.Seat, number uint32, i sim.Intent) {
			given = append(given, number)
			if err := ada.Send(&netcode.Order{Order: sim.Order{Seat: seat, Number: number, Intent: i}}); err != nil {
				t.Fatal(err)
			}
		}
		for n := uint32(1); n <= all; n++ {
			switch n % 4 {
			case 0:
				give(pilot, n, &sim.Pause{})
			case 1:
				give(gunner, n, &sim.Pause{})
			default:
				give(gunner, n, &deployment.Call{Word: "now"})
			}
			if n%8 == 0 {
				give(gunner, n+left, &deployment.Call{Word: "left out"})
			}
		}
		h.await(ada, "all answers", func() bool { return len(answered) >= len(given) })
		if !slices.Equal(answered, given) {
			t.Errorf("orders %v are answered in the order %v", given, answered)
		}
		if obeyed < 10 || obeyed > 20 {
			t.Errorf("%d of %d orders were obeyed", obeyed, len(given))
		}
	})
}
