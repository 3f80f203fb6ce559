package boots_test

import (
	"testing"

	"broadside/crew"
	"broadside/personal/combat"
	"broadside/personal/rulebook"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

// A jump costs what its row says, and is ordered where the arrows have gone.
func TestJumps(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5} // the foremost in a passage
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	v := s.Look()
	me := s.World.Afoot(seat).At
	for i := range v.Steps {
		st := &v.Steps[i]
		if !st.Jump {
			continue
		}
		if st.Cost != 4 || max(abs(st.At.X-me.X), abs(st.At.Y-me.Y)) != 2 {
			t.Errorf("a jump of %d to %s", st.Cost, st.At)
		}
	}
	keys := []kit.Key{"Ctrl+W"}
	for range 2 {
		keys = append(keys, "Right")
	}
	ordered := s.Press(screen, append(keys, "Space")...)
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	move, ok := ordered[0].(*combat.Move)
	if !ok || !move.Jump || len(move.Path) != 2 {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, move)
	if at := s.World.Afoot(seat).At; at != me.Plus(2, 0) {
		t.Errorf("landed at %s", at)
	}
	s.Pictures("boots-jump", seat.Role, screen)
}

// Who has wings flies as high as is chosen, and pays for the height.
func TestFlies(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	p := s.World.Afoot(seat)
	sheet := s.World.Fight.SheetOf(p) // which all battles share
	was := sheet.Speeds
	t.Cleanup(func() { sheet.Speeds = was })
	sheet.Speeds[rulebook.FlyMode] = 20
	s.Turn(seat)
	from := p.At
	ordered := s.Press(screen, "Ctrl+W", "Ctrl+Up", "Ctrl+Up", "Ctrl+Up", "Ctrl+Down", "Right", "Right", "Space")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	move, ok := ordered[0].(*combat.Move)
	if !ok || move.Mode != rulebook.FlyMode || move.Height != 4 || len(move.Path) != 2 {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, move)
	s.Pass(20)
	if p = s.World.Afoot(seat); p.At != from.Plus(2, 0) || p.Height != 4 || p.Spent != 8 {
		t.Errorf("at %s, %d up, after %d", p.At, p.Height, p.Spent)
	}
	s.Pictures("boots-fly", seat.Role, screen)
}

func abs(n int16) int16 { return max(n, -n) }
