package main

import (
	"errors"
	"image"
	"regexp"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lesson"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

const nextStep = kit.Key("Ctrl+Enter")

// learner is somebody in a lesson, alone with bots.
type learner struct {
	*player
	t      *testing.T
	b      *rehearsal.Battle
	lesson *netcode.Lesson
	untold bool // the brief has come, but not the lesson

	obeyed, refused int
	begun           string      // the scenario asked for
	size            image.Point // of the window
}

func newLearner(t *testing.T, key string) *learner {
	t.Helper()
	b, err := rehearsal.Set(key, crew.Rounds, 11)
	if err != nil {
		t.Fatal(err)
	}
	l := &learner{t: t, b: b, lesson: &netcode.Lesson{Key: key, Seat: b.Scenario.Seat(), Lesson: *b.Scenario.Lesson}, size: image.Pt(kit.MinWidth, kit.MinHeight)}
	if l.lesson.Seat != crew.Master {
		if err := b.Give(crew.Master, &sim.Pause{}); err != nil {
			t.Fatal(err)
		}
	}
	l.player = newPlayer(t, viewOf(b, l.lesson.Seat), screens())
	l.ui.Watch = true
	return l
}

// do presses keys at the station.
func (l *learner) do(keys ...kit.Key) {
	l.t.Helper()
	for _, k := range append(keys, "") {
		in := kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: []kit.Key{k}}
		switch text, typed := strings.CutPrefix(string(k), "type "); {
		case typed:
			in.Keys, in.Typed = nil, []rune(text)
		case k == "":
			in.Keys = nil
		}
		l.show(in)
	}
}

// show shows the station once, and gives its orders to the world.
func (l *learner) show(in kit.Input) {
	l.t.Helper()
	v := viewOf(l.b, l.lesson.Seat)
	v.Obeyed, v.Refused = l.obeyed, l.refused
	if !l.untold {
		v.Lesson = l.lesson
	}
	v.Table.Fight = func(key string, _ bool) { l.begun = key }
	v.Table.Lobby = &netcode.Lobby{Decides: true}
	l.view = v
	l.now += 0.05
	l.ui.Begin(nil, l.size.X, l.size.Y, in, l.now)
	ordered := l.Show(l.ui, v)
	l.ui.End()
	for _, f := range l.ui.Faults() {
		l.t.Errorf("%s, step %d: %v", l.lesson.Key, l.step(), f)
	}
	for _, i := range ordered {
		err := l.b.Give(l.lesson.Seat, i)
		var refusal *crew.Refusal
		switch {
		case err == nil:
			l.obeyed++
		case errors.As(err, &refusal):
			l.refused++
		default:
			l.t.Fatal(err)
		}
	}
}

// others lets the bots act for a while.
func (l *learner) others(ticks int) {
	l.t.Helper()
	for range ticks {
		if err := l.b.FightOn(l.lesson.Seat); err != nil {
			l.t.Fatal(err)
		}
	}
	l.do("")
}

// TestALessonIsReadInASmallWindow goes on to the next step on a phone and a tablet.
func TestALessonIsReadInASmallWindow(t *testing.T) {
	l := newLearner(t, "learn-pilot")
	v := viewOf(l.b, l.lesson.Seat)
	v.Lesson = l.lesson
	bridges := map[*kit.UI]*bridge.Bridge{}
	handle(t, "lesson", func(u *kit.UI) {
		if bridges[u] == nil {
			bridges[u] = bridge.New(screens())
		}
		bridges[u].Show(u, v)
	}, pressed(nextStep))
	for u, b := range bridges {
		if taken, _ := b.Lesson(); taken != 1 {
			t.Errorf("%d steps are taken in a window of %v, not 1", taken, u.Size)
		}
	}
}

func (l *learner) step() int { at, _ := l.Lesson(); return at }

// What a step asks people to choose by a key counts when it is clicked, too.
func TestAClickIsAStepOfALesson(t *testing.T) {
	for key, of := range map[string]struct {
		step     int
		from, to kit.Point
	}{
		"learn-gunner":      {1, kit.Point{X: 120, Y: 100}, kit.Point{X: 120, Y: 500}},
		"learn-operator":    {1, kit.Point{X: 150, Y: 480}, kit.Point{X: 150, Y: 700}},
		"learn-coordinator": {1, kit.Point{X: 400, Y: 100}, kit.Point{X: 400, Y: 440}},
		"learn-boots":       {3, kit.Point{X: 100, Y: 280}, kit.Point{X: 100, Y: 600}},
	} {
		t.Run(key, func(t *testing.T) {
			l := newLearner(t, key)
			for l.step() < of.step {
				n, keys := l.step(), []kit.Key(nil)
				if key == "learn-boots" && n == 2 {
					keys = []kit.Key{"Right", "Right", "Space"}
				}
				l.learns(&l.lesson.Steps[n], keys)
			}
			already := l.obeyed
			for y := of.from.Y; y < of.to.Y && l.step() == of.step; y += 12 {
				at := kit.Point{X: of.from.X, Y: y}
				l.show(kit.Input{Mouse: at, Pressed: true, Held: true})
				l.show(kit.Input{Mouse: at, Released: true})
			}
			if l.step() == of.step || l.obeyed > already {
				t.Errorf("after the clicks it is step %d, and %d orders were obeyed", l.step()+1, l.obeyed-already)
			}
		})
	}
}

// tap touches a control by its name, and reports whether it was visible.
func (l *learner) tap(name string) bool {
	l.t.Helper()
	r := l.ui.Where(name)
	if r == (kit.Rect{}) {
		return false
	}
	for _, in := range tap(r.Centre().X, r.Centre().Y) {
		l.show(in)
	}
	return true
}

// touches completes a step on a phone: with what is lit, on whatever page, or with what a finger
// does there.
func (l *learner) touches(s *scenario.LessonStep, finger func()) {
	l.t.Helper()
	at, page := l.step(), 0
	for range 60 {
		l.do("")
		l.do("")
		a, lit := l.ui.Meant()
		switch {
		case s.Until == scenario.Read:
			l.tap("Next")
		case s.Until != scenario.Used && s.Until != scenario.Ordered:
		case finger != nil:
			finger()
		case lit && a.Possible():
			if !l.tap("Close") { // what is above it
				l.tap(l.ui.Told(a.Name))
			}
		case lit && s.Verb != crew.EndTurn && l.lesson.Seat != crew.Master: // not in this turn
			l.tap("End turn")
		case !lit && s.Control == "" && page > 5: // chosen in a list
			l.tap("Skip this step")
		case !lit && !l.tap("Back"):
			pages := []string{"Orders", "Rule", "Ships", "Sheet", "Map", "More"}
			l.tap(pages[page%len(pages)])
			page++
		}
		if l.step() > at {
			return
		}
		l.others(20)
		if l.step() > at {
			return
		}
	}
	l.t.Fatalf("%s, step %d is not done by touch: %s", l.lesson.Key, at+1, s.Says)
}

// TestLessonsAreTakenByTouch takes every lesson on a phone, without keys.
func TestLessonsAreTakenByTouch(t *testing.T) {
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	for i := range data.Lessons {
		key := data.Lessons[i].Key
		t.Run(key, func(t *testing.T) {
			l := newLearner(t, key)
			l.size = pockets[0]
			choose := func() { // in the list below the step
				at := l.step()
				l.tap("Orders")
				for y := l.ui.Where("Skip this step").Bottom() + 20; y < 640 && l.step() == at; y += 24 {
					for _, in := range tap(60, y) {
						l.show(in)
					}
				}
			}
			byFinger := map[string]map[int]func(){
				"learn-pilot":       {9: l.fliesAhead},
				"learn-coordinator": {1: choose, 6: choose},
				"learn-boots": {2: func() {
					l.tap("Deck")
					at := l.step()
					touch := func(x, y float64) {
						for _, in := range tap(x, y) {
							l.show(in)
						}
					}
					touch(148, 590) // beside the learner, which enlarges that part
					for n := 0; n < 80 && l.step() == at; n++ {
						touch(40+float64(n%8)*42, 330+float64(n/8)*42)
					}
					l.tap("Orders")
				}},
				"learn-gm": {7: func() {
					l.show(kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Typed: []rune("Heave to.")})
					l.tap("Say it")
				}},
			}
			for n := range l.lesson.Steps {
				if l.step() > n {
					continue // done already
				}
				l.touches(&l.lesson.Steps[n], byFinger[key][n])
			}
			if _, done := l.Lesson(); !done {
				t.Error("the lesson is not done")
			}
		})
	}
}

// A player who only uses fingers reads nothing about mouse and keys.
func TestLessonsSpeakToFingers(t *testing.T) {
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Begin(nil, 390, 844, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
	defer u.End()
	forKeys := regexp.MustCompile(`(?i)\b(clicks?|arrows|mouse|by (its|their) number|enter|esc|this key|on the (left|right))\b`)
	told := 0
	for i := range data.Lessons {
		for _, s := range data.Lessons[i].Lesson.Steps {
			for _, text := range [...]string{s.Says, s.Else} {
				if forKeys.MatchString(text) {
					told++
				}
				if says := u.Told(lesson.Worded(u, text)); forKeys.MatchString(says) {
					t.Errorf("%s: %s", data.Lessons[i].Key, says)
				}
			}
		}
	}
	if told == 0 {
		t.Error("no lesson speaks of keys: the test shows nothing")
	}
}

// learns completes a step as a person would, with what is lit.
func (l *learner) learns(s *scenario.LessonStep, keys []kit.Key) {
	l.t.Helper()
	at := l.step()
	press := keys
	if press == nil && s.Action != "" {
		actions := strings.Fields(strings.ReplaceAll(s.Action, "*", "1"))
		for _, name := range actions {
			if !binding.Known(binding.Name(name)) {
				l.t.Errorf("%s, step %d: keys are bound to no action %q", l.lesson.Key, at+1, name)
			}
		}
		press = l.ui.Bindings.Keys(binding.Name(actions[0]))[:1]
	}
	for range 40 {
		l.do("")
		a, lit := l.ui.Meant()
		if s.Control != "" && !lit {
			l.t.Fatalf("%s, step %d: no control %q is lit", l.lesson.Key, at+1, s.Control)
		}
		switch {
		case s.Until == scenario.Read:
			l.do(nextStep)
		case s.Until == scenario.Used || s.Until == scenario.Ordered:
			if press != nil {
				l.do(press...)
			} else if a.Possible() {
				l.do(l.ui.Bindings.Keys(a.Key)[0])
			}
		}
		if l.step() > at {
			return
		}
		l.others(20)
		if l.step() > at {
			return
		}
		if s.Until == scenario.Ordered && s.Verb != crew.EndTurn { // not in this turn
			l.do("N")
		}
	}
	l.t.Fatalf("%s, step %d is not done: %s", l.lesson.Key, at+1, s.Says)
}

// TestLessons completes every shipped lesson, by real orders at the real station.
func TestLessons(t *testing.T) {
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	by := map[crew.Role]bool{}
	byHand := map[string]map[int][]kit.Key{
		"learn-pilot":    {9: {"Up", "Enter"}},
		"learn-boots":    {2: {"Right", "Right", "Space"}},
		"learn-operator": {9: {"Escape", "H"}},
		"learn-gm":       {5: {"Enter"}, 7: {"type Heave to.", "Enter"}, 10: {"Escape", "P"}},
	}
	for i := range data.Lessons {
		sc := &data.Lessons[i]
		by[sc.Lesson.Role] = true
		t.Run(sc.Key, func(t *testing.T) {
			l := newLearner(t, sc.Key)
			for n := range sc.Lesson.Steps {
				if l.step() > n {
					continue // done already
				}
				l.learns(&sc.Lesson.Steps[n], byHand[sc.Key][n])
			}
			if _, done := l.Lesson(); !done {
				t.Error("the lesson is not done")
			}
			if l.do("Escape", "Escape", "Escape"); !l.Leave { // out of whatever is open
				t.Error("what the end of the lesson says leads to no lobby")
			}
		})
	}
	for _, role := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator, crew.Boots, crew.GM} {
		if !by[role] {
			t.Errorf("no lesson is for the %v", role)
		}
	}
}

// A step that can no longer happen says so, and its key starts the lesson again.
func TestALessonThatCannotGoOnStartsAgain(t *testing.T) {
	l := newLearner(t, "learn-gunner")
	for n := range l.lesson.Steps {
		if l.lesson.Steps[n].Needs != 0 {
			break
		}
		l.learns(&l.lesson.Steps[n], nil)
	}
	at := l.step()
	if err := l.b.Give(crew.Master, &sim.Damage{Ship: 2, Amount: 500}); err != nil {
		t.Fatal(err)
	}
	l.others(3)
	pose(t, "lesson-stuck", func(u *kit.UI) { l.Show(u, l.view) })
	l.do()
	l.now += 2
	l.do("Enter", nextStep) // the end is closed first
	if l.step() != at || l.begun != "learn-gunner" {
		t.Errorf("it goes on to step %d, and the table is asked for %q", l.step()+1, l.begun)
	}
}

// An order that the table refuses, or one that the lesson does not ask for, is not a step.
func TestALessonSaysWhatElseWasDone(t *testing.T) {
	l := newLearner(t, "learn-pilot")
	for n := range 4 {
		l.learns(&l.lesson.Steps[n], nil)
	}
	l.do("E") // evades instead of flying
	if l.step() != 4 || l.obeyed != 1 {
		t.Fatalf("step %d after %d orders: the test shows nothing", l.step()+1, l.obeyed)
	}
	l.do("Enter")
	if l.step() != 5 {
		t.Errorf("the course is given, and it is still step %d", l.step()+1)
	}
}

// A player who returns to a table gets the lesson again, and continues at the step where they were.
func TestALessonToldAgainGoesOn(t *testing.T) {
	l := newLearner(t, "learn-pilot")
	for n := range 4 {
		l.learns(&l.lesson.Steps[n], nil)
	}
	again := *l.lesson
	l.untold = true
	l.do()
	l.untold, l.lesson = false, &again
	if l.do(); l.step() != 4 {
		t.Errorf("it goes on at step %d", l.step()+1)
	}
	other := again
	other.Key = "learn-gunner"
	l.lesson = &other
	if l.do(); l.step() != 0 {
		t.Errorf("another lesson begins at step %d", l.step()+1)
	}
}

// A window that is closed in the middle of a step is found again: what opened it is lit.
func TestALessonLeadsBackToAClosedWindow(t *testing.T) {
	l := newLearner(t, "learn-gm")
	for n := range 7 {
		l.learns(&l.lesson.Steps[n], map[int][]kit.Key{5: {"Enter"}}[n])
	}
	if l.lesson.Steps[7].Control != "Say it" || l.lesson.Steps[6].Control != "Say" {
		t.Fatal("the lesson has other steps: the test shows nothing")
	}
	lit := func() say.Text {
		l.do()
		l.do()
		a, _ := l.ui.Meant()
		return a.Name
	}
	if name := lit(); name != "Say it" {
		t.Errorf("in the window %q is lit", name)
	}
	l.do("Escape")
	if name := lit(); name != "Say" {
		t.Errorf("with the window closed %q is lit", name)
	}
	l.do(l.ui.Bindings.Keys("gm.say")[0])
	if name := lit(); name != "Say it" {
		t.Errorf("in the window that is open again %q is lit", name)
	}
}

// A learner who stops the clock before being told to is not told to press what starts it again.
func TestALessonPassesOverAClockThatStands(t *testing.T) {
	l := newLearner(t, "learn-gm")
	for n := range 2 {
		l.learns(&l.lesson.Steps[n], nil)
	}
	pause := l.ui.Bindings.Keys("gm.pause")[0]
	l.do(pause)
	l.others(1)
	l.do()
	l.learns(&l.lesson.Steps[2], nil)
	l.do()
	if l.lesson.Steps[3].Control != "Pause" || l.step() != 4 {
		t.Errorf("the clock stands: %t, and it is step %d", l.view.Head.Paused, l.step()+1)
	}
	l.do(pause)
	l.others(1)
	l.do()
	if l.view.Head.Paused || l.step() != 4 {
		t.Errorf("the clock stands: %t, and it is step %d", l.view.Head.Paused, l.step()+1)
	}
}

// Each control that lessons can name exists at the station of that name.
func TestControlsOfLessonsAreAtTheStations(t *testing.T) {
	for role := crew.Pilot; role <= crew.Boots; role++ {
		if role == crew.Screen {
			continue
		}
		offers := map[string]bool{}
		for _, key := range []string{"learn-" + role.String(), "prize"} {
			b, err := rehearsal.Set(key, crew.Rounds, 7)
			if err != nil {
				t.Fatal(err)
			}
			seat := crew.Seat{Ship: 1, Role: role, Number: 1}
			switch {
			case b.Scenario.Lesson != nil:
				seat = b.Scenario.Seat()
			case role == crew.GM:
				seat = crew.Master
			}
			for begun := range 2 {
				if begun == 1 {
					if err := b.Give(crew.Master, &sim.Pause{}); err != nil {
						t.Fatal(err)
					}
					if role == crew.Boots {
						if err := b.Give(crew.Master, &sim.SetTempo{Tempo: crew.Rounds}); err != nil {
							t.Fatal(err)
						}
						if err := b.Await(seat); err != nil {
							t.Fatal(err)
						}
					}
				}
				for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live, crew.Together} {
					if err := b.Give(crew.Master, &sim.SetTempo{Tempo: tempo}); err != nil {
						t.Fatal(err)
					}
					for _, keys := range [][]kit.Key{nil, {"B"}} {
						p := newPlayer(t, viewOf(b, seat), screens())
						p.press(append(keys, "")...)
						for _, a := range p.ui.Offers() {
							offers[a.Name.String()] = true
						}
					}
				}
			}
		}
		for _, c := range scenario.Controls(role) {
			found := false
			for name := range offers {
				found = found || strings.HasPrefix(name, c.Name)
			}
			if !found {
				t.Errorf("no control of the %v is called %q", role, c.Name)
			}
		}
	}
}

// The first time that an order is possible at a seat, its purpose is told, and never again.
func TestAnOrderIsExplainedOnce(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	kept := ""
	told := func(tips *view.Tips) (titles []string) {
		v := viewOf(b, seat)
		v.Tips = tips
		p := newPlayer(t, v, screens())
		p.ui.Watch = true
		for range 12 {
			p.press("", "")
			for _, f := range p.ui.Faults() {
				t.Errorf("%v", f)
			}
			if a, lit := p.ui.Meant(); lit {
				titles = append(titles, a.Name.String())
			}
			p.press("Ctrl+Enter")
		}
		return titles
	}
	tips := view.ReadTips("")
	tips.Keep = func(text string) { kept = text }
	if titles := told(tips); !slices.Contains(titles, "Evade") || !strings.Contains(kept, "pilot.evade\n") {
		t.Errorf("lit were %v, and kept is %q", titles, kept)
	}
	if titles := told(view.ReadTips(kept)); len(titles) != 0 {
		t.Errorf("%v are told of again", titles)
	}
	if titles := told(nil); len(titles) != 0 {
		t.Errorf("%v are told of where the setting is off", titles)
	}
	v := viewOf(b, seat)
	v.Tips = view.ReadTips("")
	pose(t, "tip", onBridge(v))
}
