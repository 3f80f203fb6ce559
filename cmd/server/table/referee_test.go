//go:build failpoint

package table

import (
	"errors"
	"testing"

	"broadside/netcode"
)

// A battle that breaks down again when it is replayed from before a breakdown stops the table, and
// not the program.
func TestFaultRuleBreaksDownAsTheBattleIsPlayedAgain(t *testing.T) {
	s := stepByStep(t, nil)
	ada, wu := s.comes("192.0.2.8:1", "Ada", helmOfOne), s.comes("192.0.2.9:1", "Wu", helmOfTwo)
	for _, l := range []*line{ada, wu} {
		l.says(&netcode.Ready{Ready: true})
	}
	s.pass(3)
	if s.state() != netcode.Playing {
		t.Fatalf("the battle is %v", s.state())
	}
	then, ship := s.record.keepState(nil), s.world.Ship(1)
	was := ship.Name
	ship.Name = "fail time"
	broken, err := s.world.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	then.World, ship.Name = broken, was
	s.pass(1) // which is to be replayed
	ship.Name = "fail time"
	var fell *breakdown
	if err := s.makeTick(); !errors.As(err, &fell) {
		t.Errorf("the tick ends with %v", err)
	}
}
