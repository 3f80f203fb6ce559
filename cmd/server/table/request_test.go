package table

import (
	"errors"
	"io"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
)

// concert is a programme of one battle.
type concert struct{ battle func() (*Battle, error) }

func (c concert) Scenarios([]*sim.World) []netcode.Scenario { return nil }
func (c concert) Battle(string, uint64) (*Battle, error)    { return c.battle() }

// film is a recording of a battle that was over when it began.
type film struct{ leap func() (*sim.World, error) }

func (film) First() int64 { return 0 }

func (f film) Leap(int64) (*sim.World, []event.Event, error) {
	w, err := f.leap()
	return w, nil, err
}
func (film) Step() (*sim.Result, error) { return nil, io.EOF }
func (film) Last() int64                { return 0 }
func (film) Marks() []netcode.Mark      { return nil }
func (film) Report() *netcode.Report    { return &netcode.Report{} }

// finished is a table with a finished battle during which the GM has renamed a ship.
func finished(t *testing.T, next func() (*Battle, error), leap func() (*sim.World, error)) (s *stepped, gm *line) {
	s = stepByStep(t, func(s *Settings) {
		s.Now, s.Programme = true, concert{next}
		s.Recording = func() (Reel, error) { return film{leap}, nil }
	})
	gm = s.comes("192.0.2.7:1", "Mo", crew.Master)
	gm.orders(crew.Master, &sim.Rename{Ship: 1, Name: "Foo"})
	s.pass(1)
	gm.orders(crew.Master, &sim.Finish{Over: true})
	s.pass(1)
	if s.state() != netcode.Over {
		t.Fatalf("the battle is %v", s.state())
	}
	return s, gm
}

// asks returns who asks for what comes next: the GM, or a player while nobody has the chair.
func (s *stepped) asks(gm *line, isGM bool) *line {
	if isGM {
		return gm
	}
	by := s.comes("192.0.2.8:1", "Ada", helmOfOne)
	gm.says(&netcode.Stand{})
	gm.knows = false
	return by
}

// arrives handles what was asked for.
func (s *stepped) arrives() {
	s.t.Helper()
	select {
	case n := <-s.nexts:
		s.turnToNext(n)
	case r := <-s.recounts:
		if err := s.takeRecount(r); err != nil {
			s.t.Fatal(err)
		}
	}
}

func TestFaultStaleRequestsEndNoBattle(t *testing.T) {
	again := func() *sim.World { return stepByStep(t, nil).world }
	for what, ask := range map[string]netcode.Message{
		"another battle": &netcode.Battle{}, "to see it again": &netcode.Reel{Tick: netcode.Stay, Speed: normal}, "the report": &netcode.Report{},
	} {
		for how, meanwhile := range map[string]func(s *stepped, gm, by *line){
			"nothing":             func(*stepped, *line, *line) {},
			"something is undone": func(s *stepped, gm, _ *line) { gm.says(&netcode.Back{Tick: s.memory.deeds[0].tick}) },
			"it goes on":          func(_ *stepped, gm, _ *line) { gm.orders(crew.Master, &sim.Finish{}) },
		} {
			for _, asksGM := range []bool{true, false} {
				s, gm := finished(t, func() (*Battle, error) { return &Battle{World: again()}, nil }, func() (*sim.World, error) { return again(), nil })
				by := s.asks(gm, asksGM)
				s.pass(1)
				if !asksGM && !s.mayDecide(by.guest) {
					t.Fatal("who sits may not choose the next battle")
				}
				was := s.World
				by.heard()
				by.says(ask)
				s.pass(1)
				if !asksGM {
					gm.knows = true
					gm.says(&netcode.Sit{Seat: crew.Master})
				}
				meanwhile(s, gm, by)
				s.pass(1)
				s.arrives()
				turned, reported := s.World != was, s.reported != nil
				stale := how != "nothing" && (how != "it goes on" || !asksGM || what != "another battle")
				if what == "the report" {
					stale, turned = how != "nothing", reported
				} else if !asksGM {
					stale = true // the GM, who is back, decides
				}
				if turned == stale {
					t.Errorf("%s is asked for, %s meanwhile, by the GM: %v: it is done: %v", what, how, asksGM, turned)
				}
				if said := strings.Join(by.heard(), " "); stale != strings.Contains(said, "has changed since you asked") {
					t.Errorf("%s is asked for, %s meanwhile: %q", what, how, said)
				}
			}
		}
	}
}

func TestFaultBattlesThatCannotBeMadeStopNoTable(t *testing.T) {
	for what, ask := range map[string]netcode.Message{"the next": &netcode.Battle{}, "shown again": &netcode.Reel{Tick: netcode.Stay, Speed: normal}} {
		s, gm := finished(t, func() (*Battle, error) { panic("a rule") }, func() (*sim.World, error) { panic("a rule") })
		gm.says(ask)
		s.pass(1)
		s.arrives()
		s.pass(1)
		if said := strings.Join(gm.heard(), " "); !strings.Contains(said, "a rule broke down") {
			t.Errorf("%s: the GM hears %q", what, said)
		}
	}
}

// What keeps the table from a battle names files of the host, and is told only to those who may
// have the chair.
func TestFaultFilesOfTheHostAreToldToNoPlayer(t *testing.T) {
	const secret = "/home/mo/my-ships/scenarios/the-traitor.yaml:3: name is missing"
	refused := func() (*Battle, error) { return nil, errors.New("the data cannot be used\n" + secret) }
	doubted := func() (*Battle, error) { return &Battle{World: stepByStep(t, nil).world, Doubts: "\n" + secret}, nil }
	unread := func() (*sim.World, error) { return nil, errors.New("open " + secret) }
	for what, row := range map[string]struct {
		ask  netcode.Message
		next func() (*Battle, error)
	}{
		"another battle":                   {&netcode.Battle{}, refused},
		"another battle of what was there": {&netcode.Battle{}, doubted},
		"to see it again":                  {&netcode.Reel{Tick: netcode.Stay, Speed: normal}, refused},
	} {
		for _, isGM := range []bool{true, false} {
			s, gm := finished(t, row.next, unread)
			by := s.asks(gm, isGM)
			s.pass(1)
			by.heard()
			by.says(row.ask)
			s.pass(1)
			s.arrives()
			s.pass(1)
			said := strings.Join(by.heard(), " ")
			if strings.Contains(said, secret) != isGM {
				t.Errorf("who asked for %s, a GM: %v, is told %q", what, isGM, said)
			}
			if what != "another battle of what was there" && !isGM && !strings.Contains(said, "the host's terminal says why") {
				t.Errorf("who asked for %s is told %q", what, said)
			}
		}
	}
}

func TestFaultRecordingThatBreaksDownStopsNoTable(t *testing.T) {
	sound := true
	s, gm := finished(t, nil, func() (*sim.World, error) {
		if !sound {
			panic("a rule")
		}
		return stepByStep(t, nil).world, nil
	})
	gm.says(&netcode.Reel{Tick: netcode.Stay, Speed: normal})
	s.pass(1)
	s.arrives()
	sound = false
	gm.says(&netcode.Reel{Speed: normal})
	s.pass(1)
	if said := strings.Join(gm.heard(), " "); !strings.Contains(said, "cannot be shown from there") {
		t.Errorf("the GM hears %q", said)
	}
}
