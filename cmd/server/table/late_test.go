package table_test

import (
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

func TestFaultStrangerTakesOneSeatOfAShip(t *testing.T) {
	bubble(t, func(t *testing.T) {
		lib, sc := duel(t)
		for i := range sc.Sides {
			sc.Sides[i].Players = i == 0
		}
		w, err := sim.New(lib, sc, 7)
		if err != nil {
			t.Fatal(err)
		}
		h := host(t, func(s *table.Settings) { withBots(s); s.World = w })
		ada := h.sits("Ada", gunner, from(home))
		if err := ada.Ready(true); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "the battle", func() bool { return ada.Lobby.State == netcode.Playing })
		seats := []crew.Seat{pilot}
		for _, role := range []crew.Role{crew.Operator, crew.Mechanic, crew.Coordinator} {
			seats = append(seats, crew.Seat{Ship: 1, Role: role, Number: 1})
		}
		eve := h.sits("Eve", pilot, from(cafe))
		held := func(c *client.Client) (n int) {
			for _, s := range c.Lobby.SeatsOf(c.Welcome.Client) {
				if s.Seat.Role.PlaysPerson() {
					n++
				}
			}
			return n
		}
		beside := func(c *client.Client) *ear {
			t.Helper()
			said := listenTo(c)
			for _, seat := range seats[1:] {
				if err := c.Send(&netcode.Hold{Seat: seat, How: netcode.Beside}); err != nil {
					t.Fatal(err)
				}
			}
			h.said(c)
			tick := c.Picture.Tick
			h.await(c, "the lobby of that tick", func() bool { return c.Picture.Tick > tick })
			return said
		}
		crewHears := listenTo(ada)
		if said := beside(eve); held(eve) != 1 || !said.heard("one seat of a ship") {
			t.Errorf("a stranger has %d seats, and is told %q", held(eve), said.said)
		}
		h.said(ada)
		asked := 0
		for _, said := range crewHears.said {
			if strings.Contains(said, "Eve joined while the battle was running") && strings.Contains(said, "Ctrl+S") {
				asked++
			}
		}
		if asked != 1 {
			t.Errorf("the crew is told %q", crewHears.said)
		}
		if !ada.Lobby.CanVouch(ada.Welcome.Client, eve.Welcome.Client) || ada.Lobby.CanVouch(eve.Welcome.Client, ada.Welcome.Client) {
			t.Error("the lobby does not tell the crew that they may vouch")
		}
		h.refused(h.join("Eva", from(cafe)), seats[1], "one seat of a ship")
		h.takes(eve, seats[1]) // in place of the first
		rob := h.sits("Rob", pilot, from("192.0.2.44"))
		nod := func(c *client.Client) {
			t.Helper()
			if err := c.Send(&netcode.Kick{Client: eve.Welcome.Client, Ban: netcode.Vouch}); err != nil {
				t.Fatal(err)
			}
			h.said(c)
		}
		nod(rob)                    // who is new too
		time.Sleep(2 * time.Second) // seats may be asked for again
		if beside(eve); held(eve) != 1 {
			t.Errorf("strangers nod for one another: %d seats", held(eve))
		}
		if ada.Lobby.CanVouch(rob.Welcome.Client, eve.Welcome.Client) {
			t.Error("the lobby tells a stranger that they may vouch")
		}
		nod(ada)
		time.Sleep(2 * time.Second) // seats may be asked for again
		beside(eve)
		if !crewHears.heard("Eve may take more seats of the ship.") {
			t.Errorf("who vouches is told %q", crewHears.said)
		}
		h.await(eve, "three seats, since the crew has nodded", func() bool { return held(eve) == 3 })
		h.await(ada, "Eve to be one of them", func() bool { return !ada.Lobby.PlayerOf(eve.Welcome.Client).Late })
	})
}

func TestFaultTableAsksForItsPIN(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.PIN, s.Password = "2468", "lantern" })
		refused := func(words string, change ...func(*netcode.Guest)) {
			t.Helper()
			if err := h.knocks("Eve", append(change, from(cafe))...); netcode.CodeOf(err) != netcode.Refused || !strings.Contains(err.Error(), words) {
				t.Errorf("%q is the answer, not %q", err, words)
			}
		}
		refused("asks for a PIN")
		refused("is wrong", saying("1357"))
		refused("too often", saying("2468"))
		ada := h.sits("Ada", pilot, from(home), saying("2468"))
		h.refused(ada, crew.Master, "needs the GM's password")
		h.sits("Mo", crew.Master, from(home), saying("lantern"))
		token := ada.Welcome.Token
		h.said(ada)
		ada.Leave("")
		h.join("Ada", from(home), with(token)) // returns without it
		time.Sleep(3 * time.Second)
		h.join("Cy", from(cafe), saying("2468"))
	})
}

func TestFaultClosedTableLetsNobodyNewInToABattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Closed = true })
		gm, ada := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		closed := func(why string) {
			t.Helper()
			if err := h.knocks("Eve"); netcode.CodeOf(err) != netcode.Refused || !strings.Contains(err.Error(), "nobody new") {
				t.Errorf("%s, somebody new is answered with %v", why, err)
			}
		}
		closed("where the settings say so")
		h.said(ada)
		h.join("Ada", with(ada.Welcome.Token))
		admit := func(c *client.Client, closed bool) {
			t.Helper()
			if err := c.Send(&netcode.Admission{Closed: closed}); err != nil {
				t.Fatal(err)
			}
			h.said(c)
		}
		admit(gm, false)
		h.await(gm, "the lobby", func() bool { return !gm.Lobby.Closed })
		cy := h.join("Cy")
		admit(cy, true) // who may not
		h.join("Di")
		admit(gm, true)
		h.await(gm, "the lobby", func() bool { return gm.Lobby.Closed })
		closed("where the GM says so")
		if r := h.order(gm, crew.Master, &sim.Finish{Over: true}); r != nil {
			t.Fatal(r)
		}
		h.join("Eve")
	})
}
