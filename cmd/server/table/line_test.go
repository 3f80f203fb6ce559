package table

import (
	"testing"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
)

var (
	helmOfOne  = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	helmOfTwo  = crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	hiddenHelm = crew.Seat{Ship: hiddenID, Role: crew.Pilot, Number: 1}
	nowhere    = crew.Seat{Ship: hiddenID + 1, Role: crew.Pilot, Number: 1}
)

// stepped is a table whose ticks the test makes.
type stepped struct {
	*Table
	t *testing.T
}

// stepByStep sets up the duel, with a hidden ship of the second side.
func stepByStep(t *testing.T, change func(*Settings)) *stepped {
	t.Helper()
	data := Shipped(t)
	sc := data.Scenario("duel").Crewed()
	w, err := sim.New(data.Library, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	lurker := ships.Arrival{Name: "Lurker", Class: sc.Ships[1].Class, Side: 1, Hidden: true}
	lurker.At.X = 90_007_003
	if err := deployment.AddShipAs(&w.Battle, hiddenID, &lurker); err != nil {
		t.Fatal(err)
	}
	s := Settings{Name: "Test", Battle: Battle{World: w}, Capacity: 32}
	if change != nil {
		change(&s)
	}
	return &stepped{New(s), t}
}

// pass lets some ticks pass.
func (s *stepped) pass(ticks int) {
	s.t.Helper()
	for range ticks {
		if err := s.makeTick(); err != nil {
			s.t.Fatal(err)
		}
	}
}

// line is the link of a guest who joins from an address and says what a test wants.
type line struct {
	*ear
	*guest
	at       string
	unpinned bool
	number   uint32 // of the latest order
	told     []netcode.Message
	ended    *netcode.Ended
}

// call joins from an address.
func (s *stepped) call(at string, h netcode.Hello) *line {
	l := &line{ear: &ear{inbox: make(chan netcode.Message, 64), now: s.now}, at: at}
	s.answer(l, h)
	return l
}

// answer joins over a link.
func (s *stepped) answer(l *line, h netcode.Hello) {
	h.Protocol = netcode.Protocol
	s.arrived = 0
	s.admit(arrival{l, &h})
	for _, g := range s.guests {
		if g.link == l {
			l.guest = g
		}
	}
}

// comes lets a guest join, and ask for seats.
func (s *stepped) comes(at, name string, seats ...crew.Seat) *line {
	s.t.Helper()
	l := s.call(at, netcode.Hello{Name: name})
	if l.ended != nil {
		s.t.Fatalf("%s is not let in: %v", name, l.ended)
	}
	l.asks.SetLimit(rate.Inf)
	l.changes.SetLimit(rate.Inf)
	l.knows = len(seats) > 0 && seats[0] == crew.Master
	for _, seat := range seats {
		l.says(&netcode.Sit{Seat: seat})
	}
	s.pass(1)
	return l
}

func (l *line) says(all ...netcode.Message) {
	for _, m := range all {
		l.inbox <- m
	}
}

// heard returns what the table has whispered since the last call.
func (l *line) heard() (all []string) {
	for _, m := range l.told {
		if r, ok := m.(*netcode.Remark); ok {
			all = append(all, r.Text.String())
		}
	}
	l.told = nil
	return all
}

func (l *line) Send(m netcode.Message) error {
	l.told = append(l.told, m)
	return nil
}

func (l *line) Close(code netcode.Code, why say.Text) {
	if l.ended == nil {
		l.ended = &netcode.Ended{Code: code, Reason: why}
		close(l.inbox)
	}
}

func (l *line) Err() error {
	if l.ended == nil {
		return nil
	}
	return l.ended
}

func (l *line) Remote() string { return l.at }
func (l *line) Pinned() bool   { return !l.unpinned }
