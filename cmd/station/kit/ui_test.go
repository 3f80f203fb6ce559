package kit

import "testing"

func TestAKeyIsAnsweredOnce(t *testing.T) {
	u := fresh(t)
	u.Begin(nil, 1280, 720, Input{Keys: []Key{"E"}}, 0)
	if !u.Key("E") || u.Key("E") {
		t.Error("a key that went down once is not heard once")
	}
}

func TestAnActionThatIsNotPossibleSaysWhy(t *testing.T) {
	u := fresh(t)
	r := Rect{10, 10, 300, 70}
	mouse := Point{20, 20}
	u.Begin(nil, 1280, 720, Input{Mouse: mouse, Pressed: true, Held: true}, 0)
	if u.Do(r, Action{Name: "Fire", Rule: "SHIP-ARC", Why: "it is outside the arc"}) {
		t.Error("what is not possible was done")
	}
	if len(u.toasts) != 1 || u.toasts[0].Rule != "SHIP-ARC" || u.toasts[0].Text != "It is outside the arc." {
		t.Errorf("it said %+v", u.toasts)
	}
	u.Begin(nil, 1280, 720, Input{Mouse: mouse, Pressed: true, Held: true}, 0)
	if !u.Do(r, Action{Name: "Fire"}) || u.Do(r, Action{Name: "Fire"}) {
		t.Error("a click is not answered once")
	}
}

func TestWhatLiesAboveTakesTheMouseAndModalsTheKeys(t *testing.T) {
	u := fresh(t)
	below, above := Rect{0, 0, 400, 400}, Rect{100, 100, 100, 100}
	press := Input{Mouse: Point{150, 150}, Pressed: true, Held: true, Keys: []Key{"N"}}
	for range 2 { // what covers is known from the second screen on
		in := press
		in.Keys = []Key{"N"}
		u.Begin(nil, 1280, 720, in, 0)
		clicked, heard := u.Clicked(below), u.Key("N")
		done := u.Above(above, true)
		over := u.Clicked(above)
		done()
		u.End()
		if u.wasModal && (clicked || heard || !over) {
			t.Errorf("below clicked %v, below heard %v, above clicked %v", clicked, heard, over)
		}
	}
	if !u.wasModal {
		t.Error("the modal overlay was not noticed")
	}
}

func TestEntryKeepsWhatIsTyped(t *testing.T) {
	u := fresh(t)
	value, entered := "", false
	for _, in := range []Input{
		{Mouse: Point{20, 20}, Pressed: true, Held: true}, {Typed: []rune("Mära N")}, {Keys: []Key{"Backspace"}}, {Keys: []Key{"N"}, Typed: []rune("!")}, {Keys: []Key{"Enter"}},
	} {
		u.Begin(nil, 1280, 720, in, 0)
		var now bool
		if value, now = u.Entry("name", Rect{10, 10, 200, 40}, value, "", 7); now {
			entered = true
		}
		if in.Keys != nil && in.Keys[0] == "N" && u.Key("N") {
			t.Error("a letter went through the entry")
		}
		u.End()
	}
	if value != "Mära !" || !entered {
		t.Errorf("%q was typed, entered %v", value, entered)
	}
}

func TestPartsOfARectangleFillIt(t *testing.T) {
	r := Rect{10, 20, 300, 100}
	parts := r.Shares(6, 1, 2, 1)
	if parts[0].X != 10 || parts[2].Right() != 310 || parts[1].W != 2*parts[0].W || parts[1].X-parts[0].Right() != 6 {
		t.Errorf("shares %v", parts)
	}
	cut := r.Foot(30)
	if cut.Y != r.Bottom() || cut.Bottom() != 120 || r.H != 70 {
		t.Errorf("foot %v of %v", cut, r)
	}
}
