package table_test

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
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
