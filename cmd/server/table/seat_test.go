package table_test

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

func TestSeatIsTakenOverByABotAndGivenBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now = true
		})
		watcher := h.sits("Wu", screen)
		c := h.sits("Ada", pilot)
		h.await(watcher, "Ada to sit", func() bool { return seatOf(watcher, pilot).Holder == netcode.Taken })
		token := c.Welcome.Token
		c.Leave("gone for a tea")
		h.await(watcher, "the bot", func() bool { return seatOf(watcher, pilot).Holder == netcode.Bot })

		round := watcher.Picture.Head.Round
		h.await(watcher, "another round, in which the bot has had its turn", func() bool {
			return watcher.Picture.Head.Round > round+1 || watcher.Picture.Head.Over
		})

		back := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = token })
		h.await(watcher, "Ada again", func() bool { return seatOf(watcher, pilot).Who == "Ada" })
		if back.Welcome.Client != c.Welcome.Client {
			t.Errorf("client %d came back as %d", c.Welcome.Client, back.Welcome.Client)
		}
		if r := h.order(back, raider, &sim.EndTurn{}); r == nil {
			t.Error("another's seat was given along")
		}
		if r := h.order(back, pilot, &deployment.Patch{}); r == nil || r.Rule != "SHIP-ROLE" {
			t.Errorf("Ada does not have the pilot's seat again: %v", r)
		}
	})
}

func TestSeatOfSomebodyElseIsNotGiven(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		h.sits("Ada", pilot)
		b := h.join("Bo")
		said := ""
		b.Talked = func(c *netcode.Chat) { said = c.Text }
		if err := b.Sit(pilot); err != nil {
			t.Fatal(err)
		}
		h.await(b, "a reason", func() bool { return said != "" })
		if !strings.Contains(said, "Ada") {
			t.Errorf("the reason is %q", said)
		}
	})
}

func TestGMChairNeedsThePasswordElsewhere(t *testing.T) {
	bubble(t, func(t *testing.T) {
		// On loopback the chair is free; a wrong password is refused all the same.
		h := host(t, func(s *table.Settings) { s.Password = "lantern" })
		h.sits("Mo", crew.Master)
		h.sits("Flo", crew.Master, func(g *netcode.Guest) { g.Hello.Passphrase = "lantern" })
		err := h.knocks("Eve", saying("letmein"))
		if netcode.CodeOf(err) != netcode.Refused {
			t.Errorf("with a wrong password: %v", err)
		}
	})
}

func TestTwoOfOneNameAreToldApart(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		a, b := h.join("Ada"), h.join("Ada")
		h.await(b, "both", func() bool { return b.Lobby != nil && len(b.Lobby.Players) == 2 })
		if p := b.Lobby.Players; p[0].Name == p[1].Name {
			t.Errorf("both are called %q", p[0].Name)
		}
		_ = a
	})
}

func TestSomebodyWhoJoinsAgainReplacesThemselves(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		a := h.sits("Ada", pilot)
		b := h.join("Ada", func(g *netcode.Guest) { g.Hello.Token = a.Welcome.Token })
		h.await(b, "the seat", func() bool { return seatOf(b, pilot).Client == a.Welcome.Client })
		if err := h.ended(a); netcode.CodeOf(err) != netcode.Replaced {
			t.Errorf("the first link ended with %v", err)
		}
	})
}

func TestShipThatIsRemovedLeavesNobodySitting(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		m, c := h.sits("Mo", crew.Master), h.sits("Ada", pilot)
		if r := h.order(m, crew.Master, &sim.Remove{Ship: 1}); r != nil {
			t.Fatal(r)
		}
		h.await(c, "the ship to be gone", func() bool {
			return c.Lobby != nil && len(c.Lobby.Ships) == 2 && seatOf(c, pilot).Client == 0
		})
		if r := h.order(c, pilot, &sim.EndTurn{}); r == nil {
			t.Error("an order from a ship that is not there was obeyed")
		}
	})
}

func TestLobbySeatsAsManyAsTheScenarioIsFor(t *testing.T) {
	data := table.Shipped(t)
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		t.Run(sc.Key, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				w, err := sim.New(data.Library, sc, 7)
				if err != nil {
					t.Fatal(err)
				}
				h := host(t, func(s *table.Settings) { s.Battle.World = w })
				a := h.join("Ada")
				h.await(a, "the lobby", func() bool { return a.Lobby != nil })
				listed := 0
				for _, s := range a.Lobby.Seats {
					switch {
					case s.Seat.Role == crew.GM || s.Seat.Role == crew.Screen:
					case !slices.ContainsFunc(a.Lobby.Ships, func(o netcode.Ship) bool { return o.ID == s.Seat.Ship }):
						t.Errorf("%s (%v) has a seat aboard no ship of the lobby", s.Who, s.Seat)
					default:
						listed++
					}
				}
				if most := int(sc.People[1]); listed < most {
					t.Errorf("it is for %d people, and the lobby has %d seats for them", most, listed)
				}
			})
		})
	}
}

func TestTalkReachesAllAndIsBounded(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		a, b := h.join("Ada"), h.join("Bo")
		heard, passed, warned := 0, 0, 0
		b.Talked = func(c *netcode.Chat) {
			if c.From == "Ada" {
				heard++
			}
		}
		a.Talked = func(c *netcode.Chat) {
			if c.From == "Ada" {
				passed++
			} else {
				warned++
			}
		}
		const lines = 60
		for range lines {
			if err := a.Send(&netcode.Chat{From: "Somebody Else", Text: "hello"}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(a, "an answer to each line", func() bool { return passed+warned == lines })
		h.said(b) // and so has heard everything that was passed on
		if heard != passed || heard == 0 || heard > 20 {
			t.Errorf("Bo has heard %d of %d lines, of which %d were passed on", heard, lines, passed)
		}
	})
}

func TestBotLeavesItsSeatToTheGMWhoOrdersAsIt(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			realtime(s)
			s.Pace = 200 * time.Millisecond
		})
		m := h.sits("Mo", crew.Master)
		for _, i := range []sim.Intent{&sim.SetInitiative{Seat: pilot, Total: 90}, &sim.Pause{}, &sim.Command{Seat: pilot, Intent: &deployment.Fly{Legs: []ships.Leg{{Ahead: 10 * space.Foot}}}}} {
			if r := h.order(m, crew.Master, i); r != nil {
				t.Fatal(r)
			}
		}
		from := time.Now()
		h.await(m, "the bot's order", func() bool { return !isOpen(m, pilot) })
		if took := time.Since(from); took < 20*time.Second || took > 22*time.Second {
			t.Errorf("the bot has ended the turn after %v", took)
		}
	})
}

// slowMind thinks until it is released, and then calls a word.
type slowMind struct {
	asked chan struct{}
	goOn  chan struct{}
}

func (m *slowMind) Decide(*picture.Picture) []sim.Intent {
	select {
	case m.asked <- struct{}{}:
	default:
	}
	<-m.goOn
	return []sim.Intent{&deployment.Call{Word: "late"}}
}

func (*slowMind) Refused() {}

// A bot's decision for a seat that a player has taken meanwhile is dropped.
func TestBotThatIsLateOrdersNothing(t *testing.T) {
	for _, taken := range []bool{false, true} {
		t.Run(fmt.Sprint(taken), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				orders := &played{closing: closing{new(atomic.Int32)}}
				m := &slowMind{make(chan struct{}, 1), make(chan struct{})}
				h := host(t, func(s *table.Settings) {
					s.Now, s.Opening, s.Journal = true, live, orders
					s.Minds = func(seat crew.Seat) table.Mind {
						if seat == pilot {
							return m
						}
						return bot.New(seat, 1)
					}
				})
				<-m.asked
				if taken {
					h.sits("Bo", pilot)
				}
				close(m.goOn)
				time.Sleep(time.Second)
				h.end()
				if n := orders.count(pilot); (n == 0) != taken {
					t.Errorf("of a bot for whose seat a player has come (%v) %d orders are obeyed", taken, n)
				}
			})
		})
	}
}
