package kit

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/binding"
	"broadside/crew"
	"broadside/sim/say"
)

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
	if len(u.toasts) != 1 || u.toasts[0].Rule != "SHIP-ARC" || u.Told(u.toasts[0].Text) != "It is outside the arc." {
		t.Errorf("it said %+v", u.toasts)
	}
	u.Begin(nil, 1280, 720, Input{Mouse: mouse, Pressed: true, Held: true}, 0)
	if !u.Do(r, Action{Name: "Fire"}) || u.Do(r, Action{Name: "Fire"}) {
		t.Error("a click is not answered once")
	}
}

// TestARefusalLeavesOnceItIsRead does something else while a refusal covers part of the screen.
func TestARefusalLeavesOnceItIsRead(t *testing.T) {
	u := fresh(t)
	u.Begin(nil, 1280, 720, Input{}, 10)
	u.Tell(Toast{Text: "It is out of range.", Tone: Bad})
	u.Tell(Toast{Text: "The GM has let you in.", Tone: Warn})
	for i, c := range []struct {
		at    float64
		in    Input
		still int
	}{{10.5, Input{Keys: []Key{"E"}}, 2}, {12, Input{}, 2}, {12.1, Input{Pressed: true}, 1}} {
		u.Begin(nil, 1280, 720, c.in, c.at)
		u.End()
		if len(u.toasts) != c.still {
			t.Errorf("after %d steps there are %+v", i+1, u.toasts)
		}
	}
}

// What an action does is shown beside the mouse even if it is not possible, and on a control with
// room for both.
func TestAnActionThatIsNotPossibleSaysWhatItDoes(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	boost := Action{Name: "System Boost", Does: "The engines give 50 ft more.", Why: "your bonus action is used"}
	for height, mouse := range map[float64]bool{40: true, 62: true, 90: false} {
		r := Rect{10, 100, 300, height}
		in := Input{Mouse: Point{-1, -1}}
		if mouse {
			in.Mouse = Point{20, 110}
		}
		u.Begin(nil, 1280, 720, in, 0)
		u.Do(r, boost)
		u.End()
		for _, says := range []string{"The engines give 50 ft more.", "Your bonus action is used."} {
			if !slices.Contains(u.Texts(), says) {
				t.Errorf("a control of %.0f, mouse %v, does not say %q: %q", height, mouse, says, u.Texts())
			}
		}
	}
}

func TestALineThatIsCutStandsInFullBesideTheMouse(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	long := say.Text("What the plates of Greywacke were made of has been forgotten")
	for width, cut := range map[float64]bool{160: true, 600: false} {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{20, 110}}, 0)
		u.Do(Rect{10, 100, width, 40}, Action{Name: "Recall", Why: long})
		u.End()
		told := 0
		for _, text := range u.Texts() {
			if strings.Contains(text, "forgotten") {
				told++
			}
		}
		if told != 1 {
			t.Errorf("%v points wide, cut %v: the reason stands there in full %d times: %q", width, cut, told, u.Texts())
		}
	}
}

func TestAReasonIsToldInAFewWordsWhereThereIsNoRoom(t *testing.T) {
	for why, want := range map[say.Text]say.Text{
		"Fair Share is 151 ft away, more than 100": "Too far.", "Fair Share is tied to Second Helping, and knows where it is": "You are tied.", "Fair Share is more than 1000 ft away": "Too far.", "Fair Share is beyond the railgun's 600 ft": "Too far.", "it is not your turn": "Not your turn.", "they are out of reach": "Out of reach.", "Grunt is farther away than 2 m": "Too far.", "Ana has no action left": "Action used.", "Ana is hidden already": "Hidden already.", "Ana has no hand free": "No hand free.", "Ana does not see them": "Out of sight.", "Ana is dead": "Dead.", "Ana is unconscious": "Unconscious.", "the hyperdrive is dead until maintenance": "Once maintained.", "Ann has no power: only its mechanic can act": "No power.", "Ann is disabled: nothing but repairs can be done aboard": "Only repairs.", "Ana has no attack left": "Attack used.", "Ann is blinded: a search finds nothing": "Finds nothing.", "Ann is lost": "Lost.", "you are not at your console": "You are away.", "your console is dead": "Console dead.", "your console is held by boarders": "Console held.", "it is a Tuesday": "",
	} {
		if got := Brief(why); got != want {
			t.Errorf("%q is %q in short, not %q", why, got, want)
		}
	}
}

func TestWhatLiesAboveTakesTheMouseAndModalsTheKeys(t *testing.T) {
	u := fresh(t)
	below, above := Rect{0, 0, 400, 400}, Rect{100, 100, 100, 100}
	press := Input{Mouse: Point{150, 150}, Pressed: true, Held: true, Keys: []Key{"N"}}
	for range 2 { // covers are known from the second screen on
		in := press
		in.Keys = []Key{"N"}
		u.Begin(nil, 1280, 720, in, 0)
		clicked, heard := u.Clicked(below), u.Key("N")
		done := u.Above(above, true)
		over := u.Clicked(above)
		done()
		u.End()
		if u.wasModal > 0 && (clicked || heard || !over) {
			t.Errorf("below clicked %v, below heard %v, above clicked %v", clicked, heard, over)
		}
	}
	if u.wasModal == 0 {
		t.Error("the modal overlay was not noticed")
	}
}

// A plate that opens over a control under the mouse covers its hint on the same screen.
func TestAPlateCoversTheHintBelow(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	for _, open := range []bool{false, true} {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{150, 120}}, 0)
		u.Do(Rect{100, 100, 300, 30}, Action{Name: "Boost", Does: "More feet."})
		if open {
			u.Above(Rect{50, 50, 600, 400}, true)()
		}
		if u.End(); slices.Contains(u.Texts(), "More feet.") == open {
			t.Errorf("below a plate: %v, and written is %q", open, u.Texts())
		}
	}
}

// A hint stands above its control, or where it hides no other.
func TestAHintHidesNoOtherControl(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	at := Rect{400, 300, 120, 30}
	for _, others := range [][]Rect{nil, {{400, 264, 120, 30}}, {{400, 264, 120, 30}, {400, 336, 120, 30}}} {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{420, 310}}, 0)
		for _, r := range others {
			u.Do(r, Action{Name: "Other"})
		}
		u.Do(at, Action{Name: "Boost", Does: "More feet."})
		u.End()
		hint := u.Find("More feet.")
		if hint.W == 0 || len(others) == 0 && hint.Bottom() > at.Y {
			t.Errorf("beside %v the hint stands at %v", others, hint)
		}
		for _, r := range others {
			if hint.Meets(r) {
				t.Errorf("the hint at %v hides the control at %v", hint, r)
			}
		}
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

// board is a clipboard in memory.
type board struct{ text string }

func (b *board) Read() (string, error)   { return b.text, nil }
func (b *board) Write(text string) error { b.text = text; return nil }

func TestEntryIsEditedByKeys(t *testing.T) {
	u := fresh(t)
	b := &board{text: "K7M2QX\n"}
	u.Clipboard = b
	value := "old words"
	show := func(in Input) {
		u.Begin(nil, 1280, 720, in, 0)
		value, _ = u.Entry("code", Rect{10, 10, 200, 40}, value, "", 12)
		u.End()
	}
	show(Input{Mouse: Point{180, 20}, Pressed: true, Held: true}) // behind the last letter
	for i, c := range []struct {
		key  Key
		want string
	}{
		{"Ctrl+Backspace", "old "}, {"Ctrl+A", "old "}, {"Ctrl+V", "K7M2QX"}, {"Home", "K7M2QX"}, {"Delete", "7M2QX"}, {"Right", "7M2QX"},
		{"Ctrl+V", "7K7M2QXM2QX"}, {"Ctrl+V", "7K7M2QXKM2QX"}, {"Shift+End", "7K7M2QXKM2QX"}, {"Ctrl+X", "7K7M2QXK"}, {"Shift+Home", "7K7M2QXK"},
		{"Ctrl+C", "7K7M2QXK"}, {"Left", "7K7M2QXK"}, {"Backspace", "7K7M2QXK"}, {"Shift+Right", "7K7M2QXK"}, {"Backspace", "K7M2QXK"},
	} {
		if show(Input{Keys: []Key{c.key}}); value != c.want {
			t.Fatalf("step %d: %s makes it %q, not %q", i, c.key, value, c.want)
		}
	}
	if b.text != "7K7M2QXK" {
		t.Errorf("%q was copied", b.text)
	}
	show(Input{Mouse: Point{23, 20}, Pressed: true, Held: true}) // before the first letter
	if show(Input{Typed: []rune("x")}); value != "xK7M2QXK" {
		t.Errorf("where it was clicked it is %q", value)
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

func TestAControlSaysInALineWhyItIsOff(t *testing.T) {
	u := fresh(t)
	u.Begin(nil, 1280, 720, Input{}, 1)
	small := Type{Size: Small}
	width := u.Width("It is not your turn.", small)
	for _, c := range []struct {
		name  string
		a     Action
		width float64
		want  string
	}{
		{"the reason", Action{Why: "it is not your turn", Rule: "SHIP-ROUND"}, width, "It is not your turn."},
		{"how the reason begins, where it is too long", Action{Why: "it is not your turn: wait for the next one", Rule: "SHIP-ROUND"}, width, "It is not your turn."},
		{"that it is, where that is too long too", Action{Why: "it is not your turn", Rule: "SHIP-ROUND"}, width - 1, "Not your turn."},
		{"that it is, where no rule says so", Action{Why: "it is not your turn", Rule: crew.Manners}, width - 1, "Not your turn."},
		{"what it does", Action{Does: "It is not your turn."}, width, "It is not your turn."},
		{"nothing, where that is too long", Action{Does: "It is not your turn."}, width - 1, ""},
	} {
		if got := u.line(c.a, c.width, small); u.Told(got) != c.want {
			t.Errorf("%s: %q, not %q", c.name, u.Told(got), c.want)
		}
	}
	u.Do(Rect{0, 0, 100, 40}, Action{Name: "Search", Key: "Q"})
	done := u.Above(u.Size, true)
	u.Do(Rect{0, 0, 100, 40}, Action{Name: "Close", Key: "H"})
	done()
	if all := u.Offers(); len(all) != 1 || all[0].Key != "Q" {
		t.Errorf("the screen offers %v", all)
	}
	u.Press("Q")
	if u.Key("Q") {
		t.Error("a key is heard before the next screen")
	}
	done = u.Above(u.Size, true) // the page closes, and leads to what the key does
	u.Dismiss()
	done()
	u.End()
	u.Begin(nil, 1280, 720, Input{}, 2)
	if !u.Key("Q") {
		t.Error("a key that was pressed is not heard")
	}
}

// A control explains itself under a finger that rests on it, and nothing is marked or explained where a
// finger was last.
func TestAFingerThatIsGonePointsAtNothing(t *testing.T) {
	u := fresh(t)
	u.End()
	u.Watch = true
	for _, gone := range []bool{false, true} {
		u.Begin(nil, 390, 844, Input{Mouse: Point{60, 60}, Gone: gone}, 2)
		u.Do(Rect{20, 40, 120, 44}, Action{Name: "Hide", Does: "Stealth against all who could see you, and that is long."})
		points := Points(u, Rect{20, 40, 120, 44})
		u.End()
		if explained := len(u.Texts()) > 1; explained == gone || points == gone {
			t.Errorf("the finger is gone: %v; it is explained: %v, marked: %v", gone, explained, points)
		}
	}
}

// What a screen presses for somebody is no use of a keyboard: a finger's screens show no keys after it.
func TestWhatIsPressedForAFingerIsNoKey(t *testing.T) {
	u := fresh(t)
	u.End()
	small := func() { u.Begin(nil, 390, 844, Input{}, 2) }
	small()
	u.Press("any.back")
	u.End()
	if small(); !u.Key("any.back") || !u.ByTouch() {
		t.Error("it is not heard, or the station is no longer used by touch")
	}
}

// A reason without room, and without short words, is shown as far as it fits.
func TestALongReasonBeginsWhereItHasNoRoom(t *testing.T) {
	u := fresh(t)
	why := say.Text("the reavers hold the door that leads there")
	if says := u.line(Action{Why: why}, 90, Type{Size: Small}); says != Sentence(why) {
		t.Errorf("it says %q", says)
	}
	if says := u.line(Action{Why: "it is not your turn to do what you would like to do"}, 120, Type{Size: Small}); says != "Not your turn." {
		t.Errorf("a reason with short words says %q", says)
	}
}

// A low control shows the beginning of any reason.
func TestALowControlBeginsItsReason(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	u.Begin(nil, 1280, 720, Input{Mouse: Point{-1, -1}}, 0)
	u.Do(Rect{0, 0, 300, 34}, Action{Name: "Hide", Rule: "SHIP-HIDE", Why: "the reavers hold the door that leads there, and the stairs behind it"})
	u.End()
	if all := u.Texts(); len(all) != 2 || !strings.HasPrefix(all[1], "The reavers") || !strings.HasSuffix(all[1], "…") {
		t.Errorf("it says %q", all)
	}
}

// A reason without room beside the key takes the key's place.
func TestAReasonTakesThePlaceOfAKey(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	u.Begin(nil, 1280, 720, Input{Mouse: Point{-1, -1}}, 0)
	a := Action{Name: "Investigate", Key: "Shift+Q", Why: "Ana has no action left", Cut: true}
	r := Rect{0, 0, 216, 28}
	u.Do(r, a)
	a.Why = ""
	u.Do(r, a)
	u.End()
	if all := u.Texts(); !slices.Equal(all, []string{"Investigate", "Action used.", "Shift+Q", "Investigate"}) {
		t.Errorf("it says %q", all)
	}
}

// A name that may be cut leaves room for the reason against its action.
func TestANameIsCutForAReason(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	for _, c := range []struct {
		name, short, why say.Text
		want             []string // how the texts begin
	}{
		{"Stow: Warden rifle", "", "it is not your turn", []string{"Stow: W", "Not your turn."}},
		{"Hand the Warden rifle to Tobias", "Rifle to TR", "it is not your turn", []string{"F", "Rifle to TR", "Not your turn."}},
		{"Stow: Warden rifle", "", "the reavers hold the door that leads there", []string{"Stow", "The reavers"}},
	} {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{-1, -1}}, 0)
		u.Do(Rect{0, 0, 216, 28}, Action{Name: c.name, Short: c.short, Key: "boots.draw", Why: c.why, Cut: true})
		u.End()
		if all := u.Texts(); !slices.EqualFunc(all, c.want, strings.HasPrefix) {
			t.Errorf("of %s it says %q", c.name, all)
		}
		if faults := u.Faults(); len(faults) > 0 {
			t.Errorf("%s: %v", c.name, faults)
		}
	}
}

// A number between its arrows is written smaller before it is cut.
func TestANumberToStepIsWhole(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	u.Begin(nil, 1280, 720, Input{Mouse: Point{-1, -1}}, 0)
	Steps(u, Rect{0, 0, 178, 34}, say.Of("Wait %d s", 60))
	u.End()
	if all := u.Texts(); !slices.Contains(all, "Wait 60 s") {
		t.Errorf("it says %q", all)
	}
}

// What a lesson means is scrolled to once; after that people scroll as they like.
func TestAMeantControlIsScrolledIntoView(t *testing.T) {
	u := fresh(t)
	box := Rect{0, 0, 300, 200}
	seen := func(control string, wheel float64) (lit Rect) {
		u.Begin(nil, 1280, 720, Input{Mouse: Point{100, 100}, Wheel: wheel}, 1)
		u.Mean(control, "")
		u.Scroll("list", box, 1000, func(r Rect) {
			for i := range 20 {
				row := r.Top(50)
				name := say.Of("row %d", i)
				if u.Told(name) == control {
					lit = row
				}
				u.Do(row, Action{Name: name})
			}
		})
		u.End()
		return lit
	}
	for _, control := range []string{"row 19", "row 10", "row 3"} {
		seen(control, 0)
		if at := seen(control, 0); !box.Holds(at, 0.5) {
			t.Errorf("%s is out of sight: %v", control, at)
		}
	}
	seen("row 3", -20)
	if at := seen("row 3", 0); box.Holds(at, 0.5) {
		t.Errorf("nobody can scroll away from what is meant: %v", at)
	}
}

// What a tip suggests is not scrolled to: the list would move under a finger.
func TestASuggestionScrollsNothing(t *testing.T) {
	u := fresh(t)
	var top float64
	for range 2 {
		u.Begin(nil, 390, 844, Input{Mouse: Point{-1, -1}}, 1)
		Suggest(u, "row 19")
		u.Scroll("list", Rect{0, 0, 300, 200}, 1000, func(r Rect) {
			top = r.Y
			for i := range 20 {
				u.Do(r.Top(50), Action{Name: say.Of("row %d", i)})
			}
		})
		u.End()
	}
	if _, lit := u.Meant(); top != 0 || !lit {
		t.Errorf("the list begins at %v; the suggestion is lit: %v", top, lit)
	}
}

// A finger scrolls the innermost box under it.
func TestAFingerScrollsTheInnermostBox(t *testing.T) {
	u := fresh(t)
	outer, inner := 0.0, 0.0
	show := func(in Input) {
		u.Begin(nil, 1280, 720, in, 1)
		box := Rect{0, 0, 400, 300}
		u.Scroll("outer", box, 900, func(r Rect) {
			outer = box.Y - r.Y
			part := Rect{0, r.Y + 20, 200, 100}
			u.Scroll("inner", part, 500, func(r Rect) { inner = part.Y - r.Y })
		})
		u.End()
	}
	drag := func(x float64) {
		show(Input{Mouse: Point{x, 80}})
		show(Input{Mouse: Point{x, 80}, Pressed: true, Held: true, Drags: true})
		show(Input{Mouse: Point{x, 40}, Held: true, Drags: true})
		show(Input{Mouse: Point{x, 40}, Held: true, Drags: true})
		show(Input{Mouse: Point{x, 40}, Released: true, Drags: true})
	}
	drag(100)
	if outer != 0 || inner != 40 {
		t.Errorf("on the inner box a finger moves it by %v, and the outer one by %v", inner, outer)
	}
	drag(300)
	if outer != 40 || inner != 40 {
		t.Errorf("beside it a finger moves the outer box by %v, and the inner one to %v", outer, inner)
	}
}

// A refusal cites the rule, except if it is just not the player's turn.
func TestARuleIsCitedWhereItTellsMore(t *testing.T) {
	for rule, want := range map[string]string{"SHIP-ROUND": "It is not your turn.", crew.Manners: "It is not your turn.", "SHIP-ARC": "It is not your turn. [SHIP-ARC]"} {
		u := fresh(t)
		u.Begin(nil, 1280, 720, Input{}, 0)
		a := Action{Why: "it is not your turn", Rule: rule}
		if says := u.Told(a.Says()); says != want {
			t.Errorf("by %s a control says %q, not %q", rule, says, want)
		}
		u.Tell(Toast{Text: "It is not your turn.", Rule: rule})
		if cited := u.toasts[0].Rule != ""; cited != (rule == "SHIP-ARC") {
			t.Errorf("%s is cited: %v", rule, cited)
		}
		u.End()
	}
}

// A key with a long name leaves the control its own: the name is set smaller, or the key is left out.
func TestALongKeyLeavesAControlItsName(t *testing.T) {
	for _, keys := range [][]Key{{"Ctrl+R"}, {"Ctrl+F12"}, {"Ctrl+Shift+Backspace"}} {
		u := fresh(t)
		u.Watch = true
		u.Bindings = &binding.Set{}
		u.Bindings.Bind("window.settings", keys...)
		u.Begin(nil, 1280, 720, Input{}, 0)
		u.Do(Rect{10, 10, 150, 46}, Action{Name: "Settings", Key: "window.settings"})
		u.End()
		if !slices.Contains(u.Texts(), "Settings") || len(u.Faults()) > 0 {
			t.Errorf("by %s it reads %q: %v", keys[0], u.Texts(), u.Faults())
		}
	}
}

// An empty entry says what it is for while people are about to type, too.
func TestAnEmptyEntrySaysWhatItIsFor(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	u.Focus("password")
	for range 2 {
		u.Begin(nil, MinWidth, MinHeight, Input{}, 1)
		u.Entry("password", Rect{X: 20, Y: 20, W: 300, H: 38}, "", "The password", 20)
		u.End()
	}
	if !u.Typing() || !slices.Contains(u.Texts(), "The password") {
		t.Errorf("typing: %v; on the screen is %q", u.Typing(), u.Texts())
	}
}

// A control that is as high as it needs to be shows its effect beside the reason against it.
func TestAControlHasRoomForAllThatIsSaid(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	a := Action{Name: "Snap Roll", Does: "Before the roll, an attack on your ship has disadvantage, and so has the next one in the same round.", Why: "It is used up until the ship is at rest in a dock for a night."}
	u.Begin(nil, MinWidth, MinHeight, Input{}, 1)
	u.Do(Rect{X: 20, Y: 20, W: 260, H: a.Needs(u, 260)}, a)
	u.End()
	if all := strings.Join(u.Texts(), " "); !strings.Contains(all, "the same round.") || !strings.Contains(all, "for a night.") {
		t.Errorf("it says %q", all)
	}
}

// Only a toast about something wrong bears the mark of an alert, beside its text.
func TestTalkIsNoAlert(t *testing.T) {
	for tone, marked := range map[Colour]bool{Plain: false, Good: false, Muted: false, Warn: true, Bad: true} {
		u := fresh(t)
		u.Watch = true
		u.Tell(Toast{Text: "Mara: here we go", Tone: tone})
		u.Toasts(u.Size)
		box := u.Find("Mara: here we go")
		if off := box.Centre().X - u.Size.Centre().X; (off > 5) != marked {
			t.Errorf("a toast in %v has its text %.0f points beside the middle", tone, off)
		}
		u.End()
	}
}
