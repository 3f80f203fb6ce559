package bridge

import (
	"fmt"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/sight"
)

// On a phone a touch of the deck enlarges a part of it so that each square can be hit, and another
// touch leads back.
func TestFingersHitEachSquare(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	b, u := rehearse(t, "prize")
	if err := b.Await(seat); err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, sight.View(b.World, seat), 1)
	screen := New(map[crew.Role]view.Screen{crew.Boots: boots.New()})
	tap := func(x, y float64) (ordered []sim.Intent) {
		at := kit.Point{X: x, Y: y}
		for _, in := range []kit.Input{{Mouse: at}, {Mouse: at, Pressed: true, Held: true}, {Mouse: at, Released: true}} {
			u.Begin(nil, 390, 844, in, 1)
			ordered = append(ordered, screen.Show(u, v)...)
			u.End()
			for _, f := range u.Faults() {
				t.Errorf("%v", f)
			}
		}
		return ordered
	}
	order := func(x, y float64) string { // about a square: a way there, or its door
		if ordered := tap(x, y); len(ordered) == 1 {
			return fmt.Sprintf("%+v", ordered[0])
		}
		return ""
	}
	tap(195, 814) // the deck
	if back := u.Where("The whole deck"); back.W > 0 {
		t.Fatal("the deck is not shown whole at first")
	}
	whole := v.Situation
	squares, back := map[string]kit.Point{}, kit.Rect{}
	for part := 0; part < 15 && len(squares) < 2; part++ {
		if back.W > 0 {
			tap(back.Centre().X, back.Centre().Y)
		}
		x, y := whole.X+(float64(part%3)+0.5)*whole.W/3, whole.Y+(float64(part/3)+0.5)*whole.H/5
		if ordered := tap(x, y); len(ordered) > 0 {
			t.Fatalf("a touch of a square that no finger hits orders %v", ordered)
		}
		tap(1, 1)
		if back = u.Where("The whole deck"); back.H < 44 {
			t.Fatalf("what leads back is at %v", back)
		}
		for y := whole.Y + 20; y < whole.Bottom()-20; y += 44 {
			for x := whole.X + 20; x < whole.Right()-20; x += 44 {
				if what := order(x, y); what != "" {
					squares[what] = kit.Point{X: x, Y: y}
				}
			}
		}
	}
	if len(squares) < 2 {
		t.Fatalf("fingers hit %d squares of a deck", len(squares))
	}
	for what, at := range squares {
		width, height := 0, 0
		for d := -46; d <= 46; d++ {
			if order(at.X+float64(d), at.Y) == what {
				width++
			}
			if order(at.X, at.Y+float64(d)) == what {
				height++
			}
		}
		if width < 44 || height < 44 {
			t.Errorf("fingers hit a square of %d by %d points", width, height)
		}
		break
	}
	if tap(back.Centre().X, back.Centre().Y); u.Where("The whole deck").W > 0 {
		t.Error("nothing leads back")
	}
}
