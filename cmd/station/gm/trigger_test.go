package gm_test

import (
	"testing"

	"broadside/crew"
	"broadside/sim"

	"broadside/cmd/station/gm"
	"broadside/cmd/station/stage"
)

// On the page of notes a GM triggers events, and prevents them.
func TestPullsTriggers(t *testing.T) {
	s, screen := stage.Set(t, "blockade", crew.Master), gm.New()
	s.Press(screen, "F4")
	s.Pictures("gm-triggers", crew.GM, screen)
	want := func(what sim.Pulling, ordered []sim.Intent) {
		t.Helper()
		if len(ordered) != 1 {
			t.Fatalf("it orders %v", ordered)
		}
		if p, ok := ordered[0].(*sim.Pull); !ok || p.Trigger != 1 || p.What != what {
			t.Errorf("it orders %+v, not to pull trigger 1 as %d", ordered[0], what)
		}
		s.Rule(ordered...)
	}
	want(sim.PullOff, s.Press(screen, "Down", "Backspace"))
	want(sim.PullOn, s.Press(screen, "Backspace"))
	ships := len(s.World.Ships)
	want(sim.PullNow, s.Press(screen, "Enter"))
	if len(s.World.Ships) != ships+1 || s.World.Cues[1].Round != 1 {
		t.Errorf("%d ships after %d, trigger %+v", len(s.World.Ships), ships, s.World.Cues[1])
	}
}
