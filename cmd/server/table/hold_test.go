package table_test

import (
	"sync/atomic"
	"testing"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

var mechanic = crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}

// hold takes a further seat for a client.
func (h *hosted) hold(c *client.Client, seat crew.Seat) {
	h.Helper()
	if err := c.Hold(seat, netcode.Beside); err != nil {
		h.Fatal(err)
	}
	h.await(c, "a further seat", func() bool { return seatOf(c, seat).HeldBy(c.Welcome.Client) })
}

// isOpen reports whether a client sees that the turn of a seat is open.
func isOpen(c *client.Client, seat crew.Seat) bool {
	for _, turn := range c.Picture.Turns {
		if turn.Seat == seat {
			return turn.Open
		}
	}
	return false
}

func TestOnePlaysTwoSeats(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, withBots)
		c := h.sits("Ada", pilot)
		h.hold(c, gunner)
		if !seatOf(c, pilot).HeldBy(c.Welcome.Client) {
			t.Error("the first seat is lost by the second")
		}
		if err := c.Ready(true); err != nil {
			t.Fatal(err)
		}
		if r := h.order(c, mechanic, &sim.EndTurn{}); r == nil || r.Rule != crew.Manners {
			t.Errorf("an order for a seat that she has not: %v", r)
		}
		for _, seat := range []crew.Seat{gunner, pilot, gunner} {
			h.await(c, "the turn of a "+seat.Role.String(), func() bool { return isOpen(c, seat) })
			from := c.Picture.Tick
			h.await(c, "time enough for a bot", func() bool {
				if !isOpen(c, seat) {
					t.Fatalf("somebody else has ended the turn of the %v", seat.Role)
				}
				return c.Picture.Tick > from+60
			})
			if r := h.order(c, seat, &sim.EndTurn{}); r != nil {
				t.Errorf("the end of the turn of the %v: %v", seat.Role, r)
			}
		}
	})
}

func TestPicturesAreOfTheSeatThatIsLookedFrom(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		c := h.sits("Ada", pilot)
		h.hold(c, gunner)
		for _, seat := range []crew.Seat{gunner, pilot, gunner} {
			if err := c.Hold(seat, netcode.Look); err != nil {
				t.Fatal(err)
			}
			h.await(c, "its picture", func() bool { return c.Picture != nil && c.Picture.Head.Seat == seat })
		}
		said := listenTo(c)
		if err := c.Hold(mechanic, netcode.Look); err != nil {
			t.Fatal(err)
		}
		h.await(c, "a reason", func() bool { return said.heard("do not have") })
	})
}

func TestSeatsAreSplitDuringTheBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now = true
		})
		a, b := h.sits("Ada", pilot), h.join("Bo")
		h.hold(a, gunner)
		if err := b.Sit(gunner); err != nil {
			t.Fatal(err)
		}
		said := listenTo(b)
		h.await(b, "a reason", func() bool { return said.heard("Ada sits there") })
		if err := a.Hold(gunner, netcode.Yield); err != nil {
			t.Fatal(err)
		}
		h.await(b, "a bot in it", func() bool { return seatOf(b, gunner).Holder == netcode.Bot })
		if err := b.Sit(gunner); err != nil {
			t.Fatal(err)
		}
		h.await(b, "Bo in it", func() bool { return seatOf(b, gunner).Who == "Bo" && seatOf(b, pilot).Who == "Ada" })
		if r := h.order(a, gunner, &sim.EndTurn{}); r == nil || r.Rule != crew.Manners {
			t.Errorf("Ada's order for what she has given up: %v", r)
		}
		said = listenTo(b)
		if err := b.Hold(pilot, netcode.Beside); err != nil {
			t.Fatal(err)
		}
		h.await(b, "a reason", func() bool { return said.heard("Ada sits there") })
		if seatOf(b, pilot).Who != "Ada" {
			t.Error("Bo has Ada's seat")
		}
	})
}

func TestSeatThatIsLookedFromIsGivenUp(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		c := h.sits("Ada", pilot)
		h.hold(c, gunner)
		if err := c.Hold(pilot, netcode.Yield); err != nil {
			t.Fatal(err)
		}
		h.await(c, "one seat", func() bool {
			return !seatOf(c, pilot).HeldBy(c.Welcome.Client) && seatOf(c, gunner).HeldBy(c.Welcome.Client)
		})
		if err := c.Hold(gunner, netcode.Look); err != nil {
			t.Fatal(err)
		}
		h.await(c, "its picture", func() bool { return c.Picture != nil && c.Picture.Head.Seat == gunner })
		if err := c.Hold(gunner, netcode.Yield); err != nil {
			t.Fatal(err)
		}
		h.await(c, "no seat", func() bool { return c.Lobby.SeatOf(c.Welcome.Client) == nil })
	})
}

func TestFurtherSeatsAreOfOnesOwnCrew(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		c, b := h.sits("Ada", pilot), h.join("Bo")
		for _, x := range []struct {
			who  *client.Client
			seat crew.Seat
		}{{c, raider}, {c, screen}, {c, crew.Master}, {c, crew.Seat{Ship: 1, Role: crew.Gunner, Number: 9}}, {b, pilot}, {b, gunner}} {
			said := listenTo(x.who)
			if err := x.who.Hold(x.seat, netcode.Beside); err != nil {
				t.Fatal(err)
			}
			h.await(x.who, "a reason", func() bool { return said.heard("seat") })
			if seatOf(x.who, x.seat).HeldBy(x.who.Welcome.Client) {
				t.Errorf("%v is given, and they are told %q", x.seat, said.said)
			}
		}
	})
}

func TestTwoSeatsAreHeldAndGivenBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now = true
		})
		wu, c := h.sits("Wu", screen), h.sits("Ada", pilot)
		h.hold(c, gunner)
		h.await(wu, "Ada", func() bool { return seatOf(wu, gunner).Who == "Ada" })
		token := c.Welcome.Token
		c.Leave("gone for a tea")
		h.await(wu, "bots", func() bool {
			return seatOf(wu, pilot).Holder == netcode.Bot && seatOf(wu, gunner).Holder == netcode.Bot
		})
		back := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = token })
		h.await(back, "both seats", func() bool {
			return seatOf(back, pilot).HeldBy(back.Welcome.Client) && seatOf(back, gunner).HeldBy(back.Welcome.Client)
		})
		if err := back.Hold(gunner, netcode.Look); err != nil {
			t.Fatal(err)
		}
		h.await(back, "a picture", func() bool { return back.Picture != nil })
		for ended := map[crew.Seat]bool{}; len(ended) < 2; {
			var seat crew.Seat
			h.await(back, "a turn of hers", func() bool {
				for _, seat = range []crew.Seat{pilot, gunner} {
					if isOpen(back, seat) {
						return true
					}
				}
				return false
			})
			if r := h.order(back, seat, &sim.EndTurn{}); r != nil && r.Rule == crew.Manners {
				t.Fatalf("the end of the turn of the %v: %v", seat.Role, r)
			}
			ended[seat] = true
		}
	})
}

func TestAnotherTakesOneSeatOfTwoWhileTheirPlayerIsAway(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, withBots)
		b, c := h.sits("Bo", mechanic), h.sits("Ada", pilot)
		h.hold(c, gunner)
		h.await(b, "Ada", func() bool { return seatOf(b, pilot).Who == "Ada" })
		token := c.Welcome.Token
		c.Leave("")
		h.await(b, "a bot", func() bool { return seatOf(b, pilot).Holder == netcode.Bot })
		h.hold(b, pilot)
		back := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = token })
		h.await(back, "the other seat", func() bool { return seatOf(back, gunner).HeldBy(back.Welcome.Client) })
		if seatOf(back, pilot).Who != "Bo" {
			t.Errorf("the pilot's seat is %+v", seatOf(back, pilot))
		}
	})
}

func TestTwoSeatsAreKeptByTheJournal(t *testing.T) {
	bubble(t, func(t *testing.T) {
		kept := &seating{closing: closing{new(atomic.Int32)}}
		h := host(t, func(s *table.Settings) { s.Journal = kept })
		c := h.sits("Ada", pilot)
		h.hold(c, gunner)
		h.said(c)
		token := c.Welcome.Token
		h.end()
		again := host(t, func(s *table.Settings) { s.Roster = &kept.last })
		back := again.join("Ada", func(g *netcode.Guest) { g.Hello.Token = token })
		again.await(back, "both seats", func() bool {
			return seatOf(back, pilot).HeldBy(back.Welcome.Client) && seatOf(back, gunner).HeldBy(back.Welcome.Client)
		})
	})
}

// A player who sits elsewhere gives up all their seats.
func TestSeatElsewhereTakesThePlaceOfAll(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		ada := h.sits("Ada", pilot)
		h.hold(ada, gunner)
		operator := crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}
		if err := ada.Sit(operator); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "the seat", func() bool { return seatOf(ada, operator).HeldBy(ada.Welcome.Client) })
		for _, seat := range []crew.Seat{pilot, gunner} {
			if s := seatOf(ada, seat); s.HeldBy(ada.Welcome.Client) {
				t.Errorf("the %v is theirs still", seat)
			}
		}
	})
}
