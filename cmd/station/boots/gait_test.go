package boots_test

import (
	"slices"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim/picture"
)

// A jump costs what its row says, and goes where the arrows have gone.
func TestJumps(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5} // the foremost in a passage
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	v := s.Look()
	me := s.World.PersonAt(seat).At
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
	move, ok := ordered[0].(*movement.Move)
	if !ok || !move.Jump || len(move.Path) != 2 {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, move)
	if at := s.World.PersonAt(seat).At; at != me.Plus(2, 0) {
		t.Errorf("landed at %s", at)
	}
	s.Pictures("boots-jump", seat.Role, screen)
}

// A character with wings flies at the chosen height, and pays for it.
func TestFlies(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	p := s.World.PersonAt(seat)
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
	move, ok := ordered[0].(*movement.Move)
	if !ok || move.Mode != rulebook.FlyMode || move.Height != 4 || len(move.Path) != 2 {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, move)
	s.Pass(20)
	if p = s.World.PersonAt(seat); p.At != from.Plus(2, 0) || p.Height != 4 || p.Spent != 8 {
		t.Errorf("at %s, %d up, after %d", p.At, p.Height, p.Spent)
	}
	s.Pictures("boots-fly", seat.Role, screen)
}

// If climbing has no steps of its own, as in Hands of Ether, the offered climb goes where walking
// does.
func TestClimbs(t *testing.T) {
	seat := crew.Seat{Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "lantern", seat), boots.New()
	if err := s.Await(seat); err != nil {
		t.Fatal(err)
	}
	me := *s.World.PersonAt(seat)
	v := s.Look()
	n := slices.IndexFunc(v.Steps, func(st picture.StepRow) bool { return !st.Jump && st.At != st.From && st.Hard == 0 })
	to := v.Steps[n].At
	var keys []kit.Key
	for _, way := range [...]struct {
		n   int16
		key kit.Key
	}{{to.X - me.At.X, "Right"}, {me.At.X - to.X, "Left"}, {to.Y - me.At.Y, "Down"}, {me.At.Y - to.Y, "Up"}} {
		keys = append(keys, slices.Repeat([]kit.Key{way.key}, int(max(0, way.n)))...)
	}
	var move *movement.Move
	for n := 1; n < 5 && (move == nil || move.Mode != rulebook.Climb); n++ {
		screen = boots.New()
		for _, i := range s.Press(screen, append(append(slices.Repeat([]kit.Key{"Ctrl+W"}, n), keys...), "Space")...) {
			move, _ = i.(*movement.Move)
		}
	}
	if move == nil || move.Mode != rulebook.Climb || move.Path[len(move.Path)-1] != to {
		t.Fatalf("ordered %+v, not to climb to %s", move, to)
	}
	s.Order(seat, move)
	s.Pass(20)
	if p := s.World.PersonAt(seat); p.At != to {
		t.Errorf("climbed to %s, not %s", p.At, to)
	}
	s.Pictures("boots-climb", seat.Role, screen)
}

func abs(n int16) int16 { return max(n, -n) }
