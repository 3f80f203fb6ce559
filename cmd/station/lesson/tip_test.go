package lesson

import (
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// A pilot on the deck gets tips about orders there, and not about those of the console, some of
// which have the same name.
func TestTipsAreOfTheScreen(t *testing.T) {
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Search}}, Acts: []picture.ActRow{{Verb: crew.Look}}}
	p.Head.Round = 2
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	v := view.New(nil, p, 1)
	v.Tips = view.ReadTips("")
	for role, want := range map[crew.Role]crew.Verb{crew.Pilot: crew.Search, crew.Boots: crew.Look} {
		v.Role = role
		if rule := fresh(v); rule == nil || rule.Verb != want {
			t.Errorf("at the %v is told of %+v", role, rule)
		}
	}
}

// The first tip is about what a seat would do first, and not about an order that every seat has;
// those come later, or in the second round.
func TestTheFirstTipIsOfWhatOneDoesFirst(t *testing.T) {
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Ready}, {Verb: crew.Search}}}
	p.Head.Seat, p.Head.Round = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, 1
	v := view.New(nil, p, 1)
	v.Tips = view.ReadTips("")
	is := func(want crew.Verb) {
		t.Helper()
		rule := fresh(v)
		if got := crew.NoVerb; rule != nil && rule.Verb != want || rule == nil && want != got {
			t.Errorf("told is of %+v, not of %v", rule, want)
		}
	}
	is(crew.NoVerb)
	p.Options = append(p.Options, picture.Option{Verb: crew.Attack})
	is(crew.Attack)
	v.Tips.Tell(tipKey(v, crew.PermissionOf(crew.Attack)))
	is(crew.Ready)
	v.Tips = view.ReadTips("")
	p.Options, p.Head.Round = p.Options[:2], 2
	is(crew.Ready)
}

// What is for a fight on a deck is not told before there is somebody to fight.
func TestNoTipOfAFightBeforeAFoe(t *testing.T) {
	p := &picture.Picture{Acts: []picture.ActRow{{Verb: crew.UseDevice, Person: 1}}, People: []picture.PersonRow{{ID: 1, State: personal.Able}}}
	p.Head.Seat, p.Head.Round = crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}, 2
	v := view.New(nil, p, 1)
	v.Tips = view.ReadTips("")
	if rule := fresh(v); rule != nil {
		t.Errorf("among friends alone is told of %+v", rule)
	}
	p.People = append(p.People, picture.PersonRow{ID: 2, Side: 1, State: personal.Able})
	if rule := fresh(v); rule == nil || rule.Verb != crew.UseDevice {
		t.Errorf("with a foe in sight is told of %+v", rule)
	}
}

// The control that a tip lights gives its order, not another with the same name.
func TestTipsNameTheControlOfTheirOrder(t *testing.T) {
	for verb, want := range map[crew.Verb]string{crew.Dash: "Dash", crew.DropProne: "Drop prone", crew.Discard: "", crew.Help: "", crew.Walk: ""} {
		if got := controlOf(crew.Boots, crew.PermissionOf(verb)); got != want {
			t.Errorf("%v lights %q, not %q", verb, got, want)
		}
	}
	if got := controlOf(crew.Pilot, crew.PermissionOf(crew.DropProne)); got != "" {
		t.Errorf("at a console a deck's order lights %q", got)
	}
}

// A tip disappears when its order is no longer possible.
func TestATipGoesWithItsOrder(t *testing.T) {
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Search}}}
	p.Head.Seat, p.Head.Round = crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}, 2
	v := view.New(nil, p, 1)
	v.Role, v.Tips = crew.Operator, view.ReadTips("")
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var tip Tip
	show := func() {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		r := kit.Rect{W: 300, H: 500}
		tip.Show(u, v, &r)
		u.End()
	}
	if show(); tip.rule == nil || tip.rule.Verb != crew.Search {
		t.Fatalf("told is %+v", tip.rule)
	}
	p.Options[0].Says = &picture.OptionTexts{Why: "Your action is used."}
	if show(); tip.rule != nil {
		t.Errorf("%s is told of still", tip.rule.Title)
	}
}

// In a small window a tip that went by itself would move what is about to be touched.
func TestATipWaitsInASmallWindow(t *testing.T) {
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Search}, {Verb: crew.Ready}}}
	p.Head.Seat, p.Head.Round = crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}, 2
	v := view.New(nil, p, 1)
	for width, waits := range map[int]bool{390: true, 1280: false} {
		v.Role, v.Tips = crew.Operator, view.ReadTips("")
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		var tip Tip
		show := func(now float64) *crew.Permission {
			u.Begin(nil, width, 844, kit.Input{}, now)
			tip.Show(u, v, &kit.Rect{W: 300, H: 500})
			u.End()
			return tip.rule
		}
		if first := show(1); (show(2+tipTime) == first) != waits {
			t.Errorf("in a window %d wide %s is told first, then %s", width, first.Title, tip.rule.Title)
		}
	}
}

// Waiting for the turn is not counted as a step, since it may be skipped.
func TestWaitingIsNoStepThatCounts(t *testing.T) {
	c := Course{of: &netcode.Lesson{}}
	c.of.Steps = []scenario.LessonStep{{}, {Until: scenario.TurnOpen}, {}, {Until: scenario.TurnOpen}, {}}
	titles := map[say.Text]bool{}
	for at, want := range []int{0, 1, 1, 2, 2, 3} {
		if c.at = at; c.taken() != want || c.all() != 3 {
			t.Errorf("at %d %d of %d are taken, not %d of 3", at, c.taken(), c.all(), want)
		}
		if title := c.title(); !c.Done() && titles[title] {
			t.Errorf("two steps are entitled %q", title)
		} else {
			titles[title] = true
		}
	}
}

// A lesson writes nothing over a plate.
func TestAStepWritesOverNoPlate(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	marks := func(covered bool) bool {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		if covered {
			u.Above(kit.Rect{W: 400, H: 400}, true)()
		}
		c := card{&scenario.LessonStep{Action: "any.up"}, kit.Rect{X: 20, Y: 20, W: 200, H: 26}}
		c.Mark(u)
		u.End()
		return len(u.Texts()) > 0
	}
	if !marks(false) {
		t.Error("nothing is written at all")
	}
	if marks(true) {
		t.Error("it is written over a plate")
	}
}

// A step without a control keeps nothing of the step before, whose control was lit on the last
// screen.
func TestAStepWithoutAControlNamesNone(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	c := Course{of: &netcode.Lesson{}}
	c.of.Steps = []scenario.LessonStep{{Control: "Patch"}, {Says: "Read the log."}}
	v := view.New(nil, &picture.Picture{}, 1)
	v.Lesson = c.of
	for c.at = range c.of.Steps {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		u.Mean("Patch", "")
		u.Do(kit.Rect{X: 600, Y: 20, W: 200, H: 60}, kit.Action{Name: "Patch", Key: "mechanic.patch"})
		c.Show(u, v, &kit.Rect{X: 20, Y: 20, W: 300, H: 400})
		c.card.Mark(u)
		u.End()
		written := 0
		for _, text := range u.Texts() {
			if text == "P" {
				written++
			}
		}
		if want := 2 - c.at; written != want { // on the control, and on the card of its step
			t.Errorf("at step %d its key is written %d times: %q", c.at, written, u.Texts())
		}
	}
}

// The turn that a learner has just ended does not count as the next one, although pictures of it
// still come.
func TestATurnThatWasEndedIsNotWaitedFor(t *testing.T) {
	p := &picture.Picture{Tick: 40, People: []picture.PersonRow{{ID: 1, Open: true}}}
	p.Head.Seat = crew.Seat{Role: crew.Boots, Number: 1}
	p.People[0].Seat = p.Head.Seat
	v := view.New(nil, p, 1)
	c := Course{of: &netcode.Lesson{Seat: p.Head.Seat}}
	c.of.Steps = []scenario.LessonStep{{Until: scenario.Ordered, Verb: crew.EndTurn}, {Until: scenario.TurnOpen}, {}}
	v.Lesson = c.of
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	c.Watch(u, v, []sim.Intent{&sim.EndTurn{}})
	v.Obeyed++
	for range 3 {
		c.Watch(u, v, nil)
	}
	if c.at != 1 {
		t.Fatalf("at step %d once the turn is ended", c.at)
	}
	p.Tick += 20
	if c.Watch(u, v, nil); c.at != 2 {
		t.Errorf("at step %d in the next turn", c.at)
	}
}

// A step says why its control cannot be used now.
func TestAStepSaysWhyItIsNotForNow(t *testing.T) {
	p := &picture.Picture{}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	p.People = []picture.PersonRow{{ID: 1, Seat: p.Head.Seat, Open: true}}
	v := view.New(nil, p, 1)
	c := Course{of: &netcode.Lesson{Seat: p.Head.Seat}}
	c.of.Steps = []scenario.LessonStep{{Says: "Fire again.", Control: "Fire", Until: scenario.Ordered, Verb: crew.Attack}}
	v.Lesson = c.of
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	for why, want := range map[say.Text]string{
		"": "", "your action is used": "Not now: Your action is used. End your turn, and do it in the next one.", "it is outside the arc": "Not now: It is outside the arc.",
	} {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		c.Point(u, v)
		u.Do(kit.Rect{X: 10, Y: 600, W: 300, H: 40}, kit.Action{Name: "Fire", Why: why})
		r := kit.Rect{X: 10, Y: 10, W: 300, H: 500}
		c.Show(u, v, &r)
		u.End()
		if says := strings.Join(u.Texts(), " "); want == "" && strings.Contains(says, "Not now") || !strings.Contains(says, want) {
			t.Errorf("%q: the step says %q", why, says)
		}
	}
}
