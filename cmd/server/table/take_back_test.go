package table_test

import (
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/sim"
)

func TestOnlyAGMTakesOrdersBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		m, c := h.sits("Mo", crew.Master), h.sits("Ada", gunner)
		if r := h.order(m, crew.Master, &sim.Rename{Ship: 1, Name: "Alpha"}); r != nil {
			t.Fatal(r)
		}
		h.await(c, "the name", func() bool { return c.Picture.ShipName(1) == "Alpha" })
		why := ""
		c.Talked = func(m *netcode.Chat) { why = m.Text }
		for tick := range c.Picture.Tick {
			if err := c.Send(&netcode.Back{Tick: tick + 1}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(c, "a refusal", func() bool { return strings.HasPrefix(why, "Only the GM") })
		if c.Picture.ShipName(1) != "Alpha" {
			t.Error("a gunner has taken a ruling back")
		}
	})
}

// TestWhatIsTakenBackIsToldToWhoMayKnow takes back what a gunner has called, in the presence of a
// crewmate and of somebody without a seat.
func TestWhatIsTakenBackIsToldToWhoMayKnow(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		m, ada, bo, eve := h.sits("Mo", crew.Master), h.sits("Ada", gunner), h.sits("Bo", pilot), h.join("Eve")
		if r := h.order(m, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		if r := h.order(ada, gunner, &deployment.Call{Word: "mine"}); r != nil {
			t.Fatal(r)
		}
		var back *netcode.Back
		m.Heard = func(got netcode.Message) {
			if b, is := got.(*netcode.Back); is {
				back = b
			}
		}
		said := map[string]*ear{"the GM": listenTo(m), "who ordered it": listenTo(ada), "a crewmate": listenTo(bo), "an onlooker": listenTo(eve)}
		if err := m.Send(&netcode.Back{}); err != nil {
			t.Fatal(err)
		}
		h.await(m, "what can be taken back", func() bool { return back != nil && len(back.Deeds) > 0 })
		what := back.Deeds[0].Text.String()
		if err := m.Send(&netcode.Back{Tick: back.Deeds[0].Tick}); err != nil {
			t.Fatal(err)
		}
		for who, c := range map[string]*client.Client{"the GM": m, "who ordered it": ada, "a crewmate": bo, "an onlooker": eve} {
			h.await(c, "word of it", func() bool { return said[who].heard("takes something back") })
			if said[who].heard(what) == (who == "an onlooker") {
				t.Errorf("%s is told %q", who, said[who].said)
			}
		}
	})
}
