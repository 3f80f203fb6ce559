package boots_test

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/sim"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

func TestMain(m *testing.M) { stage.Main(m) }

var seat = crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}

func TestWaits(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	ordered := s.Press(screen, "Y", "Ctrl+H", "V")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	wait, ok := ordered[0].(*action.Ready)
	if !ok || wait.Response.Verb() != crew.Dodge || wait.When != crew.WhenNear || wait.Where.Within != 6 {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, wait)
	if len(s.World.Fight.Readied) != 1 {
		t.Error("nobody waits")
	}
	if again := s.Press(screen, "Y", "Escape", "V"); len(again) == 1 && again[0].Verb() == crew.ReadyOnFoot {
		t.Error("it waits though it was not to")
	}
}

// Once the action is spent nothing can be readied, and no control suggests otherwise.
func TestWaitsForAnAction(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	s.Order(seat, &action.Deed{What: crew.Dodge})
	if ordered := s.Press(screen, "Y", "V"); len(ordered) != 0 {
		t.Errorf("without an action is ordered %#v", ordered[0])
	}
}

func TestSetsStandingOrders(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	for key, stance := range map[kit.Key]func(personal.Standing) crew.Stance{
		"Ctrl+O":  func(s personal.Standing) crew.Stance { return s.Strikes },
		"Shift+J": func(s personal.Standing) crew.Stance { return s.Readied },
	} {
		for _, want := range [...]crew.Stance{crew.Always, crew.Never, crew.Unset} {
			ordered := s.Press(screen, key)
			if len(ordered) != 1 {
				t.Fatalf("ordered %v", ordered)
			}
			s.Order(seat, ordered[0])
			if is := stance(s.World.PersonAt(seat).Standing); is != want {
				t.Errorf("%s: %v, not %v", key, is, want)
			}
		}
	}
}

// A door is guarded with nobody in sight: the readied attack is on the first to come.
func TestReadiesAnAttackOnAnyFoe(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	ordered := s.Press(screen, "Y", "Enter")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	wait, ok := ordered[0].(*action.Ready)
	if !ok {
		t.Fatalf("ordered %#v", ordered[0])
	}
	if attack, ok := wait.Response.(*combat.Attack); !ok || attack.Target != 0 || wait.Subject != 0 {
		t.Fatalf("waits for %d with %#v", wait.Subject, wait.Response)
	}
	s.Order(seat, wait)
	if len(s.World.Fight.Readied) != 1 {
		t.Error("nobody waits")
	}
}

// The same for a hold and a shove: their target has yet to come.
func TestWaitsToHoldAnyone(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	ordered := s.Press(screen, "Y", "R")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	wait, ok := ordered[0].(*action.Ready)
	if !ok {
		t.Fatalf("ordered %#v", ordered[0])
	}
	if deed, ok := wait.Response.(*action.Deed); !ok || deed.What != crew.Grapple || deed.Person != 0 || wait.Subject != 0 {
		t.Fatalf("waits for %d with %#v", wait.Subject, wait.Response)
	}
	s.Order(seat, wait)
	if len(s.World.Fight.Readied) != 1 {
		t.Error("nobody waits")
	}
}

// A Ready for somebody who steps on a square: the next click chooses the square, and moves nobody.
func TestWaitsAtASquare(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	if ordered := s.Press(screen, "Y", "Ctrl+P", "Right", "Space"); len(ordered) != 0 {
		t.Fatalf("ordered %v", ordered)
	}
	ordered := s.Press(screen, "V")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	at := s.World.PersonAt(seat).At.Plus(1, 0)
	wait, ok := ordered[0].(*action.Ready)
	if !ok || wait.When != crew.WhenNear || wait.Where != (personal.Vicinity{At: at}) {
		t.Fatalf("ordered %#v, not for %s", ordered[0], at)
	}
	s.Order(seat, wait)
}

// A readied move has a whole speed, even if that of the turn is spent.
func TestReadiesAMove(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5} // the foremost in a passage
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	s.World.PersonAt(seat).Spent = 10
	if ordered := s.Press(screen, "Right", "Space"); len(ordered) != 0 {
		t.Fatalf("ordered %v", ordered)
	}
	ordered := s.Press(screen, "Y", "Space")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	wait, ok := ordered[0].(*action.Ready)
	if !ok || wait.Response.Verb() != crew.Walk {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, wait)
}

// After the end no order blames whose turn it is.
func TestAfterTheEndNoOrderWaitsForATurn(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	s.Rule(&sim.Finish{Over: true, Text: "It is over."})
	s.Press(screen, "")
	n := 0
	for _, a := range s.UI.Offers() {
		if strings.Contains(s.UI.Told(a.Why), "your turn") {
			t.Errorf("%q is off: %q", s.UI.Told(a.Name), s.UI.Told(a.Why))
		}
		if a.Key == "ready.open" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("Ready is offered %d times", n)
	}
}
