package table

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"
)

// notice returns what a guest should know of the table now.
func (s *stepped) notice(g *guest) string { return say.English(s.lobby.noticeFor(g), nil) }

func TestBattleWaitsForItsGM(t *testing.T) {
	s := stepByStep(t, nil)
	gm, ada, wu := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Wu", helmOfTwo)
	ada.says(&netcode.Ready{Ready: true})
	s.pass(2)
	if says := s.notice(gm.guest); says != "" {
		t.Errorf("somebody is not ready, and the GM reads %q", says)
	}
	wu.says(&netcode.Ready{Ready: true})
	s.pass(400)
	if s.state() != netcode.Gathering || !s.lobby.lobbyFor(ada.guest).WaitsForGM() {
		t.Fatalf("a GM is there, and the battle is %v", s.state())
	}
	if says := s.notice(gm.guest); !strings.Contains(says, "Run begins") || s.notice(ada.guest) != "" {
		t.Errorf("the GM reads %q, and a player %q", says, s.notice(ada.guest))
	}
	t.Run("who runs it", func(t *testing.T) {
		gm.orders(crew.Master, &sim.Pause{})
		s.pass(2)
		if s.state() != netcode.Playing {
			t.Errorf("the GM runs it, and it is %v", s.state())
		}
	})
}

func TestGMLetsTheBattleBeginByItself(t *testing.T) {
	s := stepByStep(t, nil)
	gm, ada := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne)
	gm.says(&netcode.Ready{Ready: true})
	s.pass(2)
	if s.state() != netcode.Gathering || s.lobby.lobbyFor(ada.guest).WaitsForGM() {
		t.Fatalf("Ada is not ready, and the battle is %v", s.state())
	}
	ada.says(&netcode.Ready{Ready: true})
	s.pass(2)
	if s.state() != netcode.Playing {
		t.Errorf("all are ready, and the battle is %v", s.state())
	}
}

// A GM who has lost the link is waited for as long as their chair is held.
func TestBattleWaitsForAGMWhoIsAway(t *testing.T) {
	s := stepByStep(t, nil)
	gm, ada := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne)
	gm.Close(netcode.Lost, "")
	ada.says(&netcode.Ready{Ready: true})
	s.pass(int(s.holdTicks()) - 5)
	if s.state() != netcode.Gathering {
		t.Fatalf("the GM's chair is held, and the battle is %v", s.state())
	}
	s.pass(10)
	if s.state() != netcode.Playing {
		t.Errorf("the GM is gone, and the battle is %v", s.state())
	}
}

func TestThoseWhoAreReadyWaitForWhoHasNoSeat(t *testing.T) {
	s := stepByStep(t, nil)
	ada := s.comes("192.0.2.8:1", "Ada", helmOfOne)
	grace := s.call("192.0.2.9:1", netcode.Hello{Name: "Grace"})
	call := int(s.ticks(lastCall))
	ready := func(is bool) {
		ada.says(&netcode.Ready{Ready: is})
		s.pass(1)
	}
	ready(true)
	for _, g := range []*guest{ada.guest, grace.guest} {
		if says := s.notice(g); !strings.Contains(says, "begins in 10 s. Grace has no seat yet.") {
			t.Errorf("%s reads %q", g.name, says)
		}
	}
	s.pass(call - 20)
	if says := s.notice(ada.guest); !strings.Contains(says, "begins in 1 s.") {
		t.Errorf("in the last second Ada reads %q", says)
	}
	ready(false)
	s.pass(2 * call)
	if s.state() != netcode.Gathering || s.notice(ada.guest) != "" {
		t.Fatalf("Ada holds it, and it is %v: %q", s.state(), s.notice(ada.guest))
	}
	ready(true)
	grace.says(&netcode.Sit{Seat: helmOfTwo})
	s.pass(2 * call)
	if s.state() != netcode.Gathering || s.notice(ada.guest) != "" {
		t.Fatalf("Grace is not ready yet, and it is %v: %q", s.state(), s.notice(ada.guest))
	}
	grace.says(&netcode.Stand{})
	s.pass(1)
	s.pass(call - 2)
	if s.state() != netcode.Gathering {
		t.Errorf("it is %v before the time is over", s.state())
	}
	s.pass(3)
	if s.state() != netcode.Playing {
		t.Errorf("the time is over, and it is %v", s.state())
	}
}

// With nobody left to wait for the battle begins at once, even in the middle of the count.
func TestNobodyIsWaitedForWhoHasGone(t *testing.T) {
	s := stepByStep(t, nil)
	ada := s.comes("192.0.2.8:1", "Ada", helmOfOne)
	grace := s.call("192.0.2.9:1", netcode.Hello{Name: "Grace"})
	ada.says(&netcode.Ready{Ready: true})
	s.pass(20)
	if s.state() != netcode.Gathering {
		t.Fatalf("Grace has no seat, and it is %v", s.state())
	}
	grace.Close(netcode.Bye, "")
	s.pass(2)
	if s.state() != netcode.Playing {
		t.Errorf("Grace has gone, and it is %v", s.state())
	}
}
