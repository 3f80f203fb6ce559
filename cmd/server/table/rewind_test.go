package table

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// orders gives an order with the next number.
func (l *line) orders(seat crew.Seat, i sim.Intent) {
	l.number++
	l.says(&netcode.Order{Order: sim.Order{Seat: seat, Number: l.number, Intent: i}})
}

// answer returns the table's answer to the order with a number, or nil.
func (l *line) answer(number uint32) (a *netcode.Answer) {
	for _, m := range l.told {
		if m, ok := m.(*netcode.Answer); ok && m.Number == number {
			a = m
		}
	}
	return a
}

func TestFaultOrdersOfATickThatIsTakenBackAreRefused(t *testing.T) {
	s := stepByStep(t, nil)
	first, gm, last := s.comes("192.0.2.6:1", "Lu", crew.Master), s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Bo", crew.Master)
	gm.orders(crew.Master, &sim.Rename{Ship: 1, Name: "Foo"})
	s.pass(1)
	for _, l := range []*line{first, last} {
		l.orders(crew.Master, &sim.Rename{Ship: 1, Name: "Bar"})
	}
	gm.says(&netcode.Back{Tick: s.memory.deeds[0].tick})
	was := s.world.Ship(1).Name
	s.pass(1)
	if name := s.world.Ship(1).Name; name == was || name == "Bar" {
		t.Errorf("after it was taken back the ship is %q", name)
	}
	for _, l := range []*line{first, last} {
		if a := l.answer(1); a == nil || !strings.Contains(a.Why.String(), "taken something back") {
			t.Errorf("%s is told of the order: %+v", l.guest.name, a)
		}
	}
	first.orders(crew.Master, &sim.Rename{Ship: 1, Name: "Baz"})
	s.pass(1)
	if name := s.world.Ship(1).Name; name != "Baz" {
		t.Errorf("an order of the next tick is not obeyed: the ship is %q", name)
	}
}

func TestFaultBattleIsTakenBackToBeforeItBegan(t *testing.T) {
	s := stepByStep(t, nil)
	gm, ada := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne)
	gm.orders(crew.Master, &sim.Rename{Ship: 1, Name: "Foo"})
	s.pass(1)
	gm.says(&netcode.Ready{Ready: true})
	ada.says(&netcode.Ready{Ready: true})
	s.pass(2)
	if s.state() != netcode.Playing {
		t.Fatalf("everybody is ready, and the battle is %v", s.state())
	}
	gm.says(&netcode.Back{Tick: s.memory.deeds[0].tick})
	s.pass(3)
	if s.state() != netcode.Gathering || ada.ready || gm.ready {
		t.Errorf("it is taken back to before it began, and is %v; who was ready then is: %v, %v", s.state(), ada.ready, gm.ready)
	}
	gm.says(&netcode.Ready{Ready: true})
	ada.says(&netcode.Ready{Ready: true})
	s.pass(2)
	if s.state() != netcode.Playing {
		t.Errorf("everybody is ready again, and the battle is %v", s.state())
	}
}

// A battle that begins by itself does so once.
func TestBattleThatWaitsForNobodyIsTakenBackToBeforeItBegan(t *testing.T) {
	s := stepByStep(t, func(s *Settings) { s.Now = true })
	gm := s.call("192.0.2.7:1", netcode.Hello{Name: "Mo"})
	gm.knows = true
	gm.says(&netcode.Sit{Seat: crew.Master})
	gm.orders(crew.Master, &sim.Rename{Ship: 1, Name: "Foo"})
	s.pass(1)
	gm.says(&netcode.Back{Tick: 1})
	s.pass(3)
	if s.state() != netcode.Gathering {
		t.Errorf("it is taken back to before it began, and is %v", s.state())
	}
	gm.orders(crew.Master, &sim.Pause{})
	s.pass(1)
	if s.state() != netcode.Playing {
		t.Errorf("the GM has it begin again, and it is %v", s.state())
	}
}
