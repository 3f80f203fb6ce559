package table_test

import (
	"io"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
)

// film is a recording of a battle in which nobody does anything.
type film struct {
	t  *testing.T
	of func() *sim.World // nil: the duel
	w  *sim.World

	breaks int64 // the tick in which a rule breaks down, or 0
}

func (f *film) Leap(int64) (*sim.World, []event.Event, error) {
	if f.of != nil {
		f.w = f.of()
		return f.w, nil, nil
	}
	lib, sc := duel(f.t)
	var err error
	f.w, err = sim.New(lib, sc, 7)
	return f.w, nil, err
}

func (f *film) Step() (*sim.Result, error) {
	if f.w.Tick == f.Last() {
		return nil, io.EOF
	}
	if f.breaks > 0 && f.w.Tick+1 >= f.breaks {
		f.w.Ships = nil // in the middle of a tick
		panic("a rule broke down")
	}
	return f.w.Step(nil)
}

func (f *film) First() int64          { return 0 }
func (f *film) Last() int64           { return 5000 }
func (f *film) Marks() []netcode.Mark { return nil }
func (f *film) Report() *netcode.Report {
	return &netcode.Report{Rows: []netcode.Row{{"Nobody did anything."}}}
}

// Anybody may take the GM's chair of a recording, and is not the GM because of it.
func TestFaultChairOfARecordingIsNoGMs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Reel = &film{t: t} })
		eve := h.join("Eve", from(cafe))
		told := listenTo(eve)
		h.takes(eve, crew.Master)
		ada := h.join("Ada", from(home))
		first := ada.Welcome.Token
		h.said(ada)
		h.said(h.join("Ada", from(home), with(first)))
		if err := h.knocks("Eve", from("192.0.2.99"), with(first)); netcode.CodeOf(err) != netcode.Spent {
			t.Errorf("a spent token is answered with %v", err)
		}
		was := eve.Lobby.Wait
		if err := eve.Send(&netcode.Absence{How: netcode.WaitFor, Seconds: 600}); err != nil {
			t.Fatal(err)
		}
		h.await(eve, "an answer", func() bool { return told.heard("Only the GM") })
		h.said(eve)
		if told.heard("192.0.2.99") || eve.Lobby.Notice != "" {
			t.Errorf("a stranger is told %q, %q", told.said, eve.Lobby.Notice)
		}
		if eve.Lobby.Wait != was {
			t.Errorf("a stranger has the table wait %d s", eve.Lobby.Wait)
		}
	})
}

// Requests for the report, however many, make the table play the battle through once, and do not
// hinder the GM.
func TestFaultReportsWithoutEndAreMadeOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var made atomic.Int32
		h := host(t, func(s *table.Settings) {
			s.Recording = func() (table.Reel, error) {
				made.Add(1)
				time.Sleep(time.Second)
				return &film{t: t}, nil
			}
		})
		gm, eve := h.sits("Mo", crew.Master), h.join("Eve", from(cafe))
		end := func() {
			t.Helper()
			if r := h.order(gm, crew.Master, &sim.Finish{Over: true}); r != nil {
				t.Fatal(r)
			}
		}
		end()
		reports := 0
		eve.Heard = func(m netcode.Message) {
			if r, ok := m.(*netcode.Report); ok && len(r.Rows) == 1 {
				reports++
			}
		}
		ask := func(often int) {
			t.Helper()
			for range often {
				if err := eve.Send(&netcode.Report{}); err != nil {
					t.Fatal(err)
				}
				time.Sleep(time.Second / 2)
			}
			h.said(eve)
		}
		if ask(10); made.Load() != 1 || reports < 7 {
			t.Errorf("the battle was played through %d times for %d reports", made.Load(), reports)
		}
		end() // with another outcome
		if ask(4); made.Load() != 2 {
			t.Errorf("of another end there are %d reports", made.Load()-1)
		}
	})
}

// The holder of the GM's chair of a recording, which anybody may take, does not have it in the
// battle that follows.
func TestFaultChairOfARecordingIsNotTakenAlong(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, func(s *table.Settings) { s.Reel = &film{t: t} })
		eve := h.join("Eve", from(cafe))
		h.takes(eve, crew.Master)
		ada := h.sits("Ada", pilot)
		h.turned(ada, eve, "")
		h.await(eve, "the chair to be empty", func() bool { return seatOf(eve, crew.Master).Holder == netcode.Open })
		if r := h.order(eve, crew.Master, &sim.Pause{On: true}); r == nil {
			t.Error("a stranger rules over the battle")
		}
	})
}

// A rule that breaks down in the middle of a recording stops the recording there, and nobody has to leave.
func TestFaultRuleBreaksDownInARecording(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Reel = &film{t: t, breaks: 40} })
		eve := h.join("Eve", from(cafe))
		h.takes(eve, crew.Master)
		told, reel := listenTo(eve), &netcode.Reel{}
		eve.Heard = func(m netcode.Message) {
			if r, ok := m.(*netcode.Reel); ok {
				reel = r
			}
		}
		for range 5 { // even if they try again
			if err := eve.Send(&netcode.Reel{Tick: netcode.Stay, Speed: 100}); err != nil {
				t.Fatal(err)
			}
			h.await(eve, "the reel to roll", func() bool { return !reel.Paused })
			h.await(eve, "the reel to stop", func() bool { return reel.Paused })
		}
		h.said(eve)
		if !told.heard("broke down") || len(eve.Picture.Contacts) == 0 {
			t.Errorf("who looks on is told %q and shown %d ships", told.said, len(eve.Picture.Contacts))
		}
	})
}
