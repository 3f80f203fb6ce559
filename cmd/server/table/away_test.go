package table_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
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
	"broadside/sim/picture"
)

// silence is how long a station says nothing before a bot takes over.
const silence = 3 * time.Second

// absences are how long a station is away.
var absences = []time.Duration{
	time.Second, 2 * time.Second, silence - 100*time.Millisecond, silence + 200*time.Millisecond, 5 * time.Second, 7 * time.Second,
	9 * time.Second, 11 * time.Second, 20 * time.Second, 35 * time.Second, 58 * time.Second,
}

// played records which orders were obeyed.
type played struct {
	closing
	mu     sync.Mutex
	orders []sim.Order
}

func (p *played) KeepTick(r *sim.Result, _ bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.orders = append(p.orders, r.Accepted...)
}

// count returns how many orders of a seat were obeyed.
func (p *played) count(seat crew.Seat) (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, o := range p.orders {
		if o.Seat == seat {
			n++
		}
	}
	return n
}

func (p *played) forget() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.orders = nil
}

// returns brings a guest back as a station does: over the old link if it is alive, otherwise with
// the token.
func (h *hosted) returns(c *client.Client, cable *rough.Cable, heard func(netcode.Message)) *client.Client {
	h.Helper()
	if c.Link().Err() == nil {
		c.Heard = heard
		return c
	}
	back := h.join("Ada", with(c.Welcome.Token), h.by(cable))
	back.Heard = heard
	h.await(back, "her seat", func() bool { return seatOf(back, pilot).Client == back.Welcome.Client })
	back.Resume(pilot)
	return back
}

func TestFaultSeatIsHeldWhileItsStationIsAway(t *testing.T) {
	for _, away := range absences {
		t.Run(fmt.Sprint(away), func(t *testing.T) {
			bubble(t, func(t *testing.T) { awayFor(t, away, true, true) })
		})
	}
}

// TestFaultOneDirectionIsCut cuts what a station sends, or what it is sent, but not both: it counts
// as away, as if it were unplugged.
func TestFaultOneDirectionIsCut(t *testing.T) {
	for _, away := range []time.Duration{2 * time.Second, 7 * time.Second, 35 * time.Second} {
		for _, says := range []bool{true, false} {
			t.Run(fmt.Sprint(map[bool]string{true: "said ", false: "told "}[says], away), func(t *testing.T) {
				bubble(t, func(t *testing.T) { awayFor(t, away, says, !says) })
			})
		}
	}
}

// awayFor makes a station be away in a battle, with its link cut on the way out or in, and return.
func awayFor(t *testing.T, away time.Duration, out, in bool) {
	orders := &played{closing: closing{new(atomic.Int32)}}
	h := host(t, func(s *table.Settings) {
		withBots(s)
		realtime(s)
		s.Pace, s.Now, s.Journal, s.Opening = 200*time.Millisecond, true, orders, live
	})
	wu := h.sits("Wu", screen)
	var cable rough.Cable
	ada := h.sits("Ada", pilot, h.by(&cable))
	h.await(ada, "the battle", func() bool { return ada.Picture.Head.Round > 0 })
	h.await(wu, "Ada", func() bool { return seatOf(wu, pilot).Holder == netcode.Taken })

	cable.Cut(out, in)
	since, before := time.Now(), orders.count(pilot)
	held := time.Duration(0)
	last, gap := time.Now(), time.Duration(0)
	h.await(wu, "the time to pass", func() bool {
		if s := seatOf(wu, pilot); s.Holder == netcode.Held && held == 0 {
			if held = time.Since(since); s.Who != "Ada" || s.Client != ada.Welcome.Client {
				t.Errorf("held for %+v", s)
			}
		}
		gap, last = max(gap, time.Since(last)), time.Now()
		return time.Since(since) > away
	})
	switch {
	case away > silence && (held < silence || held > silence+100*time.Millisecond):
		t.Errorf("the seat is held after %v", held)
	case away < silence && held != 0:
		t.Errorf("the seat is given to a bot after %v", held)
	}
	switch played := orders.count(pilot) - before; {
	case away > 10*time.Second && played == 0:
		t.Error("no bot has played the seat")
	case away < silence && played > 0:
		t.Errorf("a bot has given %d orders before Ada was away", played)
	}
	if gap > time.Second+50*time.Millisecond { // a picture comes every second, even if the battle is paused
		t.Errorf("the others saw nothing for %v", gap)
	}
	if held > 0 {
		eve := h.join("Eve")
		said := listenTo(eve)
		if err := eve.Sit(pilot); err != nil {
			t.Fatal(err)
		}
		h.await(eve, "a reason", func() bool { return said.heard("Ada is away, and keeps the seat") })
	}

	cable.PlugIn()
	back, tick := time.Now(), wu.Picture.Tick
	ada = h.returns(ada, &cable, nil)
	h.await(ada, "a picture", func() bool { return ada.Picture != nil && ada.Picture.Tick >= tick })
	took := time.Since(back)
	if t.Logf("the picture is there %v after the way is", took); took > time.Second {
		t.Error("that is too late")
	}
	h.await(wu, "Ada again", func() bool { s := seatOf(wu, pilot); return s.Holder == netcode.Taken && s.Who == "Ada" })
	if r := h.order(ada, pilot, &deployment.Patch{}); r == nil || r.Rule != "SHIP-ROLE" {
		t.Errorf("Ada does not have the pilot's seat: %v", r)
	}
}

func TestSeatOfOneWhoHasLeftIsNotHeld(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, withBots)
		wu, ada := h.sits("Wu", screen), h.sits("Ada", pilot)
		ada.Leave("gone home")
		h.await(wu, "the bot", func() bool { return seatOf(wu, pilot).Holder == netcode.Bot })
		h.sits("Bo", pilot)
	})
}

// gone hosts a duel in rounds in which Ada, the pilot, goes away in her own turn, and Wu watches.
func gone(t *testing.T, change func(*table.Settings), others ...crew.Seat) (h *hosted, orders *played, ada, wu *client.Client, rest []*client.Client, cable *rough.Cable) {
	orders, cable = &played{closing: closing{new(atomic.Int32)}}, &rough.Cable{}
	h = host(t, func(s *table.Settings) {
		withBots(s)
		realtime(s)
		s.Pace, s.Now, s.Journal = 200*time.Millisecond, true, orders
		s.Opening = []sim.Intent{&sim.SetInitiative{Seat: pilot, Total: 40}}
		if change != nil {
			change(s)
		}
	})
	wu, ada = h.sits("Wu", screen), h.sits("Ada", pilot, h.by(cable))
	for _, seat := range others {
		rest = append(rest, h.sits("Mo", seat))
	}
	h.await(ada, "her turn", func() bool {
		return slices.ContainsFunc(ada.Picture.Turns, func(r picture.TurnRow) bool { return r.Seat == pilot && r.Open })
	})
	cable.Pull()
	orders.forget()                                           // what the bot did before she sat down
	for _, c := range append([]*client.Client{wu}, rest...) { // reading keeps them awake
		h.await(c, "that she is away", func() bool { return seatOf(c, pilot).Holder == netcode.Held })
	}
	if n := orders.count(pilot); n != 0 {
		t.Fatalf("%d orders were given before she was seen to be away", n)
	}
	return h, orders, ada, wu, rest, cable
}

// passes lets some guests listen to the table for a time.
func (h *hosted) passes(d time.Duration, clients ...*client.Client) {
	h.Helper()
	for until := time.Now().Add(d); time.Now().Before(until); {
		for _, c := range clients {
			soon := time.Now().Add(time.Second)
			h.await(c, "the time to pass", func() bool { return time.Now().After(soon) })
		}
	}
}

// In rounds nothing is urgent: a player who is away keeps their turn for a minute; then a bot takes
// it, of which they are told when they return.
func TestTableWaitsInRoundsForWhoIsAway(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, orders, ada, wu, _, cable := gone(t, nil)
		out := time.Now().Add(-silence)
		seat := seatOf(wu, pilot)
		if left := time.Duration(seat.Due-wu.Picture.Tick) * time.Second / 20; left < 56*time.Second || left > time.Minute || wu.Lobby.Wait != 60 {
			t.Errorf("the table waits %v more, %d s in all", left, wu.Lobby.Wait)
		}
		h.passes(55*time.Second, wu)
		if n := orders.count(pilot); n > 0 {
			t.Fatalf("a bot has given %d orders within a minute", n)
		}
		h.await(wu, "the bot", func() bool { return orders.count(pilot) > 0 })
		if took := time.Since(out); took < time.Minute-time.Second || took > time.Minute+2*time.Second {
			t.Errorf("a bot plays after %v", took)
		}
		h.await(wu, "the lobby to say so", func() bool { return seatOf(wu, pilot).Due == 0 })
		round := wu.Picture.Head.Round
		h.await(wu, "the end of the turn", func() bool {
			return !slices.ContainsFunc(wu.Picture.Turns, func(r picture.TurnRow) bool { return r.Seat == pilot && r.Open })
		})

		m := h.missed(ada, cable)
		if len(m.Turns) != 1 || m.Turns[0].Seat != pilot || m.Turns[0].Round != round || m.Turns[0].Skipped != "" || m.Turns[0].To <= m.Turns[0].From || m.Since >= m.Turns[0].From {
			t.Errorf("she is told %+v", m)
		}
	})
}

// The last turn of a round is one turn, though the next round begins as it ends.
func TestTheLastTurnOfARoundIsMissedOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, orders, ada, wu, _, cable := gone(t, func(s *table.Settings) {
			s.Opening = []sim.Intent{&sim.SetInitiative{Seat: pilot, Total: -40}}
		})
		round := wu.Picture.Head.Round
		h.await(wu, "the next round", func() bool { return wu.Picture.Head.Round > round })
		if orders.count(pilot) == 0 {
			t.Fatal("no bot has played her turn")
		}
		if m := h.missed(ada, cable); len(m.Turns) != 1 || m.Turns[0].Round != round {
			t.Errorf("she is told %+v", m)
		}
	})
}

// missed brings a guest back, and returns what they are told to have missed.
func (h *hosted) missed(c *client.Client, cable *rough.Cable) (missed *netcode.Missed) {
	h.Helper()
	cable.PlugIn()
	c = h.returns(c, cable, func(m netcode.Message) {
		if m, ok := m.(*netcode.Missed); ok {
			missed = m
		}
	})
	h.await(c, "what was missed", func() bool { return missed != nil })
	return missed
}

// The GM, or the coordinator of the ship, can let a bot play at once for a player who is away, or
// skip the turn; nobody else can.
func TestTurnOfWhoIsAwayIsHandedOnOrSkipped(t *testing.T) {
	mechanic := crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}
	coordinator := crew.Seat{Ship: 1, Role: crew.Coordinator, Number: 1}
	for name, test := range map[string]struct {
		seats []crew.Seat // the last one asks
		how   netcode.Relief
		heard bool
	}{
		"the GM hands it on":                    {[]crew.Seat{crew.Master}, netcode.PlayOn, true},
		"the GM skips it":                       {[]crew.Seat{mechanic, crew.Master}, netcode.SkipTurn, true},
		"the coordinator skips it":              {[]crew.Seat{coordinator}, netcode.SkipTurn, true},
		"a mechanic beside a coordinator skips": {[]crew.Seat{coordinator, mechanic}, netcode.SkipTurn, false},
		"a mechanic alone with a bot hands it":  {[]crew.Seat{mechanic}, netcode.PlayOn, true},
		"somebody of another ship hands it":     {[]crew.Seat{raider}, netcode.PlayOn, false},
	} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				h, orders, ada, wu, rest, cable := gone(t, nil, test.seats...)
				c := rest[len(rest)-1]
				said := listenTo(c)
				if err := c.Send(&netcode.Absence{Seat: pilot, How: test.how}); err != nil {
					t.Fatal(err)
				}
				if !test.heard {
					h.await(c, "a refusal", func() bool { return said.heard("for the GM") })
					h.passes(2*time.Second, wu)
					if n := orders.count(pilot); n != 0 {
						t.Errorf("%d orders were given", n)
					}
					return
				}
				h.await(wu, "the end of her turn", func() bool {
					return wu.Picture.Tick > 0 && !slices.ContainsFunc(wu.Picture.Turns, func(r picture.TurnRow) bool { return r.Seat == pilot && r.Open })
				})
				if n := orders.count(pilot); test.how == netcode.SkipTurn && n != 1 || test.how == netcode.PlayOn && n < 2 {
					t.Errorf("%d orders were given", n)
				}
				by := ""
				if test.how == netcode.SkipTurn {
					by = "Mo"
					if len(rest) > 1 {
						by = "Mo 2"
					}
				}
				if m := h.missed(ada, cable); len(m.Turns) != 1 || m.Turns[0].Skipped != by {
					t.Errorf("she is told %+v", m)
				}
			})
		})
	}
}

// The GM sets at the table how long it waits.
func TestGMSetsHowLongTheTableWaits(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, orders, _, wu, rest, _ := gone(t, func(s *table.Settings) { s.WaitRounds = 10 * time.Minute }, crew.Master)
		h.passes(2*time.Minute, wu, rest[0])
		if n := orders.count(pilot); n > 0 || seatOf(wu, pilot).Holder != netcode.Held {
			t.Fatalf("%d orders were given within ten minutes, and the seat is %v", n, seatOf(wu, pilot).Holder)
		}
		for i, c := range []*client.Client{wu, rest[0]} {
			if err := c.Send(&netcode.Absence{How: netcode.WaitFor, Seconds: 150}); err != nil {
				t.Fatal(err)
			}
			h.passes(time.Second, wu, rest[0])
			if (wu.Lobby.Wait == 150) != (i == 1) {
				t.Errorf("the table waits %d s", wu.Lobby.Wait)
			}
		}
		h.await(wu, "the bot", func() bool { return orders.count(pilot) > 0 })
	})
}

func TestFaultSeatIsGivenAfterAMinute(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			realtime(s)
		})
		wu := h.sits("Wu", screen)
		var cable rough.Cable
		h.sits("Ada", pilot, h.by(&cable))
		cable.Pull()
		out := time.Now()
		bo := h.join("Bo")
		said := listenTo(bo)
		for ; seatOf(bo, pilot).Who != "Bo" && time.Since(out) < 2*time.Minute; time.Sleep(400 * time.Millisecond) {
			said.said = nil
			if err := bo.Sit(pilot); err != nil {
				t.Fatal(err)
			}
			h.await(bo, "an answer", func() bool { return len(said.said) > 0 || seatOf(bo, pilot).Who == "Bo" })
		}
		h.await(wu, "Bo", func() bool { return seatOf(wu, pilot).Who == "Bo" })
		if took := time.Since(out); took < time.Minute-time.Second || took > 61*time.Second {
			t.Errorf("it was held for %v", took)
		}
	})
}

func TestBriefTellsTheScenarioBeforeThereIsASeat(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		m := h.sits("Mo", crew.Master)
		c := h.join("Nan")
		var briefs []*netcode.Brief
		c.Heard = func(m netcode.Message) {
			if b, ok := m.(*netcode.Brief); ok {
				briefs = append(briefs, b)
			}
		}
		h.await(c, "the brief", func() bool { return len(briefs) == 1 && c.Lobby != nil })
		if b := briefs[0]; !strings.Contains(b.Text, "serum") || len(b.Sides) != 2 || b.Sides[0] == "" {
			t.Errorf("the brief is %+v", b)
		}
		h.turned(m, c, "shipped")
		if len(briefs) != 2 {
			t.Errorf("%d briefs have come for two battles", len(briefs))
		}
	})
}

// A player who sits down in the middle of a turn is told what a bot has done in it, and in no other
// turn.
func TestWhoSitsDownInMidTurnIsToldWhatABotHasDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		orders := &played{closing: closing{new(atomic.Int32)}}
		h := host(t, func(s *table.Settings) {
			withBots(s)
			realtime(s)
			s.Pace, s.Now, s.Journal = 5*time.Second, true, orders
			s.Opening = []sim.Intent{&sim.SetInitiative{Seat: pilot, Total: 40}}
		})
		wu := h.sits("Wu", screen)
		h.await(wu, "an order of the bot's", func() bool { return orders.count(pilot) > 0 })
		told := map[crew.Seat]*netcode.Missed{}
		for _, seat := range []crew.Seat{gunner, pilot} {
			c := h.join("Eve " + seat.Role.String())
			c.Heard = func(m netcode.Message) {
				if m, ok := m.(*netcode.Missed); ok {
					told[seat] = m
				}
			}
			if err := c.Sit(seat); err != nil {
				t.Fatal(err)
			}
			h.await(c, "a picture", func() bool { return c.Picture != nil })
			h.passes(time.Second, c)
		}
		if m := told[pilot]; m == nil || m.Since != 0 || len(m.Turns) != 1 || m.Turns[0].Seat != pilot || m.Turns[0].From > m.Turns[0].To {
			t.Errorf("the pilot is told %+v", m)
		}
		if m := told[gunner]; m != nil {
			t.Errorf("the gunner, whose turn it is not, is told %+v", m)
		}
	})
}
