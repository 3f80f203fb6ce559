package table_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/space"
)

// floodLines is the number of messages that each flooding client sends.
const floodLines = 700

// strike returns a message of a client who breaks every rule: orders for the seats and ships of
// others and for the GM, at missing and unseen ships, acks of future ticks and of ticks long past,
// and everything that a lobby takes.
func strike(n int) netcode.Message {
	seat := crew.Seat{Ship: space.ID(n % 6), Role: crew.Role(1 + n%5), Number: 1}
	order := func(s crew.Seat, i sim.Intent) netcode.Message {
		return &netcode.Order{Order: sim.Order{Seat: s, Number: uint32(n), Intent: i}}
	}
	switch n % 10 {
	case 0:
		return order(seat, &deployment.Fire{Weapon: uint8(n % 32), Target: space.ID(n % 7)})
	case 1:
		return order(seat, &deployment.Fly{Legs: make([]ships.Leg, ships.MaxLegs)})
	case 2:
		return order(seat, &sim.EndTurn{})
	case 3:
		return order(crew.Master, &sim.Damage{Ship: 1, Type: shipyard.Kinetic, Amount: 5000})
	case 4:
		return order(crew.Seat{Role: crew.GM, Number: 9}, &sim.Pause{On: true})
	case 5:
		return &netcode.Ack{Tick: 1<<33 - 1 - int64(n)}
	case 6:
		return &netcode.Ack{Tick: int64(n % 50)}
	case 7:
		return &netcode.Ready{Ready: n%2 == 0}
	case 8:
		return &netcode.Chat{From: "Test", Text: "Type your password."}
	}
	return &netcode.Battle{Scenario: "../../etc", Seed: 1}
}

// flood sends strikes, none of them for the client's own seat, and checks that none of the orders
// is obeyed.
func flood(h *hosted, c *client.Client) error {
	c.Heard = func(m netcode.Message) {
		if a, ok := m.(*netcode.Answer); ok && a.Accepted {
			h.Error("an order of a stranger was obeyed")
		}
	}
	for n := range floodLines {
		m := strike(n)
		if o, ok := m.(*netcode.Order); ok && o.Seat == c.Seat() {
			continue
		}
		if err := c.Send(m); err != nil {
			return fmt.Errorf("message %d: %w", n, err)
		}
		for len(c.Link().Inbox()) > 0 {
			if _, err := c.Next(h.ctx); err != nil {
				return fmt.Errorf("after message %d: %w", n, err)
			}
		}
	}
	return nil
}

func TestFloodNeitherMovesNorHoldsUpTheBattle(t *testing.T) {
	lib, sc := lurking(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	seats := []crew.Seat{screen, screen}
	for i := range w.Members {
		if s := w.Members[i].Seat; s != pilot {
			seats = append(seats, s)
		}
	}
	const tick = time.Second / table.TicksPerSecond
	var all []table.Measure
	h := hostOnLoopback(t, func(s *table.Settings) {
		s.World, s.Now, s.Tick = w, true, tick
		s.Measured = func(m table.Measure) { all = append(all, m) }
	})
	honest := h.sits("Ada", pilot)
	h.await(honest, "the battle", func() bool { return honest.Picture.Head.Round > 0 })
	var flooders []*client.Client
	for _, seat := range seats {
		flooders = append(flooders, h.sits("Flood", seat))
	}
	h.said(honest) // and so has read its backlog
	c := rough.Beside(t)
	begun, from := time.Now(), honest.Picture.Tick
	var running sync.WaitGroup
	for _, c := range flooders {
		running.Go(func() {
			// On a slow machine a client may lag long enough to be disconnected.
			if err := flood(h, c); err != nil && netcode.CodeOf(err) != netcode.Stalled {
				t.Errorf("a flooder was cut off: %v", err)
			}
		})
	}
	h.await(honest, "40 ticks", func() bool { return honest.Picture.Tick > from+40 })
	c.FailIfSlow(t, "two seconds of a battle in a flood", time.Since(begun), 4*time.Second)
	running.Wait()
	h.end()
	var took []time.Duration
	for _, m := range all {
		took = append(took, m.Took)
	}
	slices.Sort(took)
	c.FailIfSlow(t, "every second tick in a flood", took[len(took)/2], time.Millisecond)

	again, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	begin := []sim.Order{{Seat: crew.Master, Intent: &sim.Pause{}}} // the table's own
	for ; again.Tick < w.Tick; begin = nil {
		if _, err := again.Step(begin); err != nil {
			t.Fatal(err)
		}
	}
	if again.Hash() != w.Hash() {
		t.Error("the flood has changed the world")
	}
}
