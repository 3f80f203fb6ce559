package kit

import (
	"strings"
	"testing"

	"broadside/cmd/station/binding"
	"broadside/sim/say"
)

func TestAGamepadThatIsPulledOutIsTold(t *testing.T) {
	u := fresh(t)
	for _, in := range []Input{{Keys: []Key{"PadRight"}}, {Unplugged: true}} {
		u.Begin(nil, 1280, 720, in, 0)
		u.End()
	}
	if u.padded || len(u.toasts) != 1 {
		t.Errorf("without its gamepad the window still waits for it: %v, %v", u.padded, u.toasts)
	}
}

func TestAGamepadGoesFromControlToControl(t *testing.T) {
	u := fresh(t)
	pressed := ""
	show := func(in Input) {
		u.Begin(nil, 1280, 720, in, 0)
		for name, r := range map[string]Rect{"a": {100, 100, 200, 60}, "b": {400, 100, 200, 60}, "c": {400, 300, 200, 60}, "far": {420, 640, 800, 60}} {
			if u.Do(r, Action{Name: say.Name(name)}) {
				pressed += name
			}
		}
		u.End()
	}
	show(Input{Mouse: Point{110, 110}})
	for _, k := range []Key{"PadRight", "PadA", "PadDown", "PadA", "PadDown", "PadA", "PadUp", "PadLeft", "PadA"} {
		show(Input{Mouse: Point{110, 110}, Keys: []Key{k}})
	}
	if pressed != "acfara" {
		t.Errorf("it has pressed %q", pressed)
	}
	for range 40 { // with the stick, to anything anywhere
		show(Input{Mouse: Point{110, 110}, Nudge: Point{-20, -20}})
	}
	if u.In.Mouse != (Point{0, 0}) {
		t.Errorf("the stick has brought the mark to %v", u.In.Mouse)
	}
	show(Input{Mouse: Point{500, 330}})
	if u.In.Mouse != (Point{500, 330}) {
		t.Error("the mouse does not take over")
	}
}

// The reason why a narrow control is off can be read without a mouse.
func TestKeysGoToAControlThatHasNoRoomForItsReason(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	pressed := ""
	show := func(keys ...Key) string {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{10, 10}, Keys: keys}, 0)
		if u.Do(Rect{100, 100, 90, 30}, Action{Name: "Hide", Key: "operator.hide", Why: "the Magpie has you in plain sight"}) {
			pressed += "hide "
		}
		if u.Do(Rect{200, 100, 90, 30}, Action{Name: "Evade", Key: "pilot.evade"}) {
			pressed += "evade "
		}
		u.End()
		return strings.Join(u.Texts(), "\n")
	}
	const why = "The Magpie has you in plain sight."
	if says := show(); strings.Contains(says, why) {
		t.Fatalf("the control has room for it: %s", says)
	}
	if says := show("Ctrl+Shift+Right"); !strings.Contains(says, why) || u.Label("pilot.evade") != "E" {
		t.Errorf("keys that mark the control do not show it: %s", says)
	}
	show("Ctrl+Shift+Right")
	if show("Ctrl+Shift+Enter"); pressed != "evade " {
		t.Errorf("the mark is pressed on %q", pressed)
	}
	show("Ctrl+Shift+Left")
	if says := show("Q"); strings.Contains(says, why) {
		t.Errorf("a key for something else leaves it: %s", says)
	}
}

func TestAGamepadStaysOnWhatIsOnTop(t *testing.T) {
	u := fresh(t)
	pressed := ""
	show := func(keys ...Key) {
		u.Begin(nil, 1280, 720, Input{Keys: keys}, 0)
		if u.Do(Rect{100, 100, 200, 60}, Action{Name: "below"}) {
			pressed += "below "
		}
		done := u.Above(u.Size, true)
		if u.Do(Rect{100, 400, 200, 60}, Action{Name: "above"}) {
			pressed += "above "
		}
		done()
		u.End()
	}
	show()
	for _, k := range []Key{"PadDown", "PadA", "PadUp", "PadA"} {
		show(k)
	}
	if pressed != "above above " {
		t.Errorf("it has pressed %q", pressed)
	}
}

func TestAFingerScrollsAndPressesNothingThen(t *testing.T) {
	u := fresh(t)
	pressed, top := 0, 0.0
	show := func(in Input) {
		u.Begin(nil, 1280, 720, in, 0)
		u.Scroll("list", Rect{0, 0, 400, 200}, 1000, func(r Rect) {
			top = r.Y
			for range 10 {
				if u.Do(r.Top(100), Action{Name: "row"}) {
					pressed++
				}
			}
		})
		u.End()
	}
	show(Input{Mouse: Point{50, 150}})
	show(Input{Mouse: Point{50, 150}, Pressed: true, Held: true, Drags: true})
	show(Input{Mouse: Point{50, 30}, Held: true, Drags: true})
	show(Input{Mouse: Point{50, 30}, Released: true, Drags: true})
	if top != -120 || pressed != 0 {
		t.Errorf("it is scrolled to %v, and %d rows were pressed", top, pressed)
	}
	show(Input{Mouse: Point{50, 130}})
	if top != -120 {
		t.Errorf("it scrolls on to %v without a finger", top)
	}
	show(Input{Mouse: Point{50, 130}, Pressed: true, Held: true})
	if pressed != 1 {
		t.Error("a tap presses nothing")
	}
}

func TestChangedBindingsAreHeardAndShown(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	u.Bindings = &binding.Set{}
	u.Bindings.Bind("pilot.evade", "Ctrl+E", "PadY")
	heard := func(k Key) bool {
		u.Begin(nil, 1280, 720, Input{Keys: []Key{k}}, 0)
		defer u.End()
		return u.Do(Rect{0, 0, 300, 60}, Action{Name: "Evade", Key: "pilot.evade"})
	}
	if heard("E") || !heard("Ctrl+E") {
		t.Error("the key of the table is heard, or the one that was bound is not")
	}
	if got := u.Label("pilot.evade"); got != "Ctrl+E" {
		t.Errorf("it shows %q", got)
	}
	if !heard("PadY") || u.Label("pilot.evade") != "Y" {
		t.Errorf("with a gamepad it shows %q", u.Label("pilot.evade"))
	}
	u.Begin(nil, 1280, 720, Input{}, 0)
	u.Key("pilot.evad")
	u.End()
	if len(u.Faults()) != 1 {
		t.Errorf("an action that is in no table has the faults %v", u.Faults())
	}
}

// Grabbing the keys of one screen takes none from later ones.
func TestAGrabByTheKeyboardLeavesTheNextKeyOfTheMark(t *testing.T) {
	u := fresh(t)
	pressed := false
	show := func(grab bool, keys ...Key) {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{110, 110}, Keys: keys}, 0)
		if grab {
			u.Grab()
		}
		pressed = u.Do(Rect{100, 100, 200, 60}, Action{Name: "a"})
		u.End()
	}
	show(true, "Q")
	show(false)
	if show(false, "PadA"); !pressed {
		t.Error("the button presses nothing")
	}
}
