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
	"broadside/ships"
	"broadside/sim"
)

// silence is how long a station says nothing before a bot takes over.
const silence = 3 * time.Second

// absences are how long a station is away.
var absences = []time.Duration{
	time.Second, 2 * time.Second, silence - 100*time.Millisecond, silence + 200*time.Millisecond, 5 * time.Second, 7 * time.Second,
	9 * time.Second, 11 * time.Second, 20 * time.Second, 35 * time.Second, 58 * time.Second,
}

// played tells which orders were obeyed.
type played struct {
	closing
	mu     sync.Mutex
	orders []sim.Order
}

func (p *played) Tick(r *sim.Result, _ bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.orders = append(p.orders, r.Accepted...)
}

// count is how many orders of a seat were obeyed.
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

// returns brings a guest back as a station does: over the link that there was,
// if it lives, or else with the token.
func (h *hosted) returns(c *client.Client, cable *rough.Cable) *client.Client {
	h.Helper()
	if c.Link().Err() == nil {
		return c
	}
	back := h.join("Ada", with(c.Welcome.Token), h.by(cable))
	h.await(back, "her seat", func() bool { return seatOf(back, pilot).Client == back.Welcome.Client })
	back.Resume(pilot)
	return back
}

func TestFaultSeatIsHeldWhileItsStationIsAway(t *testing.T) {
	for _, away := range absences {
		t.Run(fmt.Sprint(away), func(t *testing.T) {
			bubble(t, func(t *testing.T) { awayFor(t, away) })
		})
	}
}

// awayFor has a station be away in a battle, and come back.
func awayFor(t *testing.T, away time.Duration) {
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

	cable.Pull(true)
	out, before := time.Now(), orders.count(pilot)
	held := time.Duration(0)
	last, gap := time.Now(), time.Duration(0)
	h.await(wu, "the time to pass", func() bool {
		if s := seatOf(wu, pilot); s.Holder == netcode.Held && held == 0 {
			if held = time.Since(out); s.Who != "Ada" || s.Client != ada.Welcome.Client {
				t.Errorf("held for %+v", s)
			}
		}
		gap, last = max(gap, time.Since(last)), time.Now()
		return time.Since(out) > away
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
	if gap > time.Second+50*time.Millisecond { // a picture comes every second, even of a battle that stands still
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

	cable.Pull(false)
	back, tick := time.Now(), wu.Picture.Tick
	ada = h.returns(ada, &cable)
	h.await(ada, "a picture", func() bool { return ada.Picture != nil && ada.Picture.Tick >= tick })
	took := time.Since(back)
	if t.Logf("the picture is there %v after the way is", took); took > time.Second {
		t.Error("that is too late")
	}
	h.await(wu, "Ada again", func() bool { s := seatOf(wu, pilot); return s.Holder == netcode.Taken && s.Who == "Ada" })
	if r := h.order(ada, pilot, &ships.Patch{}); r == nil || r.Rule != "SHIP-ROLE" {
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

// Whoever's link breaks, or whose table is started anew, mostly is back in a second or
// two: their turn is still theirs.
func TestBotWaitsForWhoHasJustGone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		orders := &played{closing: closing{new(atomic.Int32)}}
		h := host(t, func(s *table.Settings) {
			withBots(s)
			realtime(s)
			s.Pace, s.Now, s.Journal = 200*time.Millisecond, true, orders
			s.Opening = []sim.Intent{&sim.SetInitiative{Seat: pilot, Total: 40}}
		})
		wu, ada := h.sits("Wu", screen), h.sits("Ada", pilot)
		h.await(ada, "her turn", func() bool {
			return slices.ContainsFunc(ada.Picture.Turns, func(r sim.TurnRow) bool { return r.Seat == pilot && r.Open })
		})
		before, from := orders.count(pilot), ada.Picture.Tick
		ada.Link().Close(netcode.Internal, "the station has fallen over")
		h.await(wu, "that she is away", func() bool { return seatOf(wu, pilot).Holder == netcode.Held })
		h.await(wu, "two seconds and a half", func() bool { return wu.Picture.Tick > from+50 })
		if n := orders.count(pilot) - before; n > 0 {
			t.Errorf("a bot has given %d orders before Ada could be back", n)
		}
		h.await(wu, "the bot", func() bool { return orders.count(pilot) > before })
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
		cable.Pull(true)
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
		if took := time.Since(out); took < time.Minute || took > 61*time.Second {
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
