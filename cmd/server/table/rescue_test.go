//go:build failpoint

package table_test

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/space"
)

// breaking returns a table with a GM and a pilot, in a running battle.
func breaking(t *testing.T, open func(*testing.T, func(*table.Settings)) *hosted) (h *hosted, gm, p *client.Client, kept *inMemory) {
	t.Helper()
	kept = &inMemory{closing: closing{new(atomic.Int32)}, T: t}
	h = open(t, func(s *table.Settings) {
		s.Tick, s.Now, s.Opening, s.Journal = 10*time.Millisecond, true, live, kept
		var err error
		if kept.kept, err = journal.Begin(journal.Header{Scenario: "duel", Seed: 7}, s.World); err != nil {
			t.Fatal(err)
		}
	})
	return h, h.sits("Mo", crew.Master), h.sits("Ada", pilot), kept
}

// spawn adds a ship whose name asks for a breakdown.
func (h *hosted) spawn(gm *client.Client, name string) {
	h.Helper()
	if r := h.order(gm, crew.Master, &sim.Spawn{Name: name, Side: 1, At: space.Point{X: 9000 * space.Foot}}); r != nil {
		h.Fatal(r)
	}
}

// warned waits until a GM has a notice.
func (h *hosted) warned(gm *client.Client, words string) {
	h.Helper()
	h.await(gm, "a notice of "+words, func() bool { return strings.Contains(gm.Lobby.Notice.String(), words) })
}

// Rebuilding the battle is work, so it is measured in real time.
func TestFaultRuleBreaksDownOverAnOrder(t *testing.T) {
	h, gm, p, kept := breaking(t, hostOnLoopback)
	h.spawn(gm, "fail helm")
	before := p.Picture.Tick
	h.await(p, "the pilot's turn", func() bool { return isOpen(p, pilot) })
	helm, c, began := &deployment.Helm{Throttle: 50}, rough.Beside(t), time.Now()
	if r := h.order(p, pilot, helm); r == nil || !strings.Contains(r.Why.String(), "set aside") {
		t.Fatalf("an order over which a rule breaks down: %v", r)
	}
	h.warned(gm, "an order from Second Helping's pilot (Helm)")
	c.FailIfSlow(t, "telling the GM", time.Since(began), 2*time.Second)
	h.await(p, "time to pass", func() bool { return p.Picture.Tick > before+20 })
	if r := h.order(gm, crew.Master, &sim.Say{Text: "Go on."}); r != nil {
		t.Errorf("another order: %v", r)
	}
	// The same order is not tried again, so it does not stop the table.
	for range 5 {
		if r := h.order(p, pilot, helm); r == nil {
			t.Fatal("an order that was set aside was obeyed")
		}
	}
	h.end()
	back, err := journal.Recover(kept.kept)
	if err != nil || back.World.Hash() != h.table.World.Hash() {
		t.Errorf("the journal leads to another battle: %v", err)
	}
}

// A breakdown after a take-back returns the battle to the state that the GM has gone back to.
func TestFaultRuleBreaksDownAfterSomethingWasTakenBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, gm, p, kept := breaking(t, host)
		h.spawn(gm, "fail helm")
		for _, name := range []string{"Alpha", "Beta"} {
			if r := h.order(gm, crew.Master, &sim.Rename{Ship: 1, Name: name}); r != nil {
				t.Fatal(r)
			}
		}
		if err := gm.Send(&netcode.Back{Tick: h.deeds(gm)[0].Tick}); err != nil {
			t.Fatal(err)
		}
		h.await(p, "the earlier name", func() bool { return p.Picture.ShipName(1) == "Alpha" && p.Picture.Head.Paused })
		if r := h.order(gm, crew.Master, &sim.Pause{On: false}); r != nil {
			t.Fatal(r)
		}
		h.await(p, "the pilot's turn", func() bool { return isOpen(p, pilot) })
		if r := h.order(p, pilot, &deployment.Helm{Throttle: 50}); r == nil || !strings.Contains(r.Why.String(), "set aside") {
			t.Fatalf("an order over which a rule breaks down: %v", r)
		}
		now := p.Picture.Tick
		h.await(p, "time to pass", func() bool { return p.Picture.Tick > now+20 })
		if name := p.Picture.ShipName(1); name != "Alpha" {
			t.Errorf("what was taken back is there again: the ship is called %s", name)
		}
		h.end()
		back, err := journal.Recover(kept.kept)
		if err != nil || back.World.Hash() != h.table.World.Hash() {
			t.Errorf("the journal leads to another battle: %v", err)
		}
	})
}

func TestFaultRuleBreaksDownAsTimePasses(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, gm, p, _ := breaking(t, host)
		h.spawn(gm, fmt.Sprintf("fail time from %d", gm.Picture.Tick+40))
		h.warned(gm, "as time passed")
		h.await(p, "the pause", func() bool { return p.Picture.Head.Paused })
		// When it is let on, it breaks down again, and the third time the table stops.
		if r := h.order(gm, crew.Master, &sim.Pause{On: false}); r == nil || !strings.Contains(r.Why.String(), "set aside") {
			t.Errorf("to let it go on as it is: %v", r)
		}
		if err := gm.Order(&sim.Pause{On: false}); err != nil {
			t.Fatal(err)
		}
		if err := <-h.result; !errors.Is(err, table.ErrUnsafe) {
			t.Errorf("after the third breakdown the table ended with %v", err)
		}
		if ended := h.ended(gm); netcode.CodeOf(ended) != netcode.Closing {
			t.Errorf("the GM was told: %v", ended)
		}
	})
}

func TestFaultRuleBreaksDownOverWhatASeatSees(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, gm, p, _ := breaking(t, host)
		g := h.sits("Bo", gunner)
		h.spawn(gm, "fail view of gunner")
		h.warned(gm, "what Second Helping's gunner sees")
		tick := p.Picture.Tick
		h.await(p, "pictures", func() bool { return p.Picture.Tick > tick+40 })
		if g.Link().Err() != nil {
			t.Errorf("the gunner's link has ended: %v", g.Link().Err())
		}
	})
}
