package report

import (
	"io"
	"slices"
	"strings"
	"testing"

	"broadside/configs"
	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
)

// prize returns the beginning of a battle with people on decks.
func prize(t *testing.T) *sim.World {
	t.Helper()
	data, problems := configs.Load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("prize"), 7)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestThoseWhoComeDeadAreNotOfThisBattle includes somebody who was killed in the previous battle.
func TestThoseWhoComeDeadAreNotOfThisBattle(t *testing.T) {
	w := prize(t)
	w.Fight.People[0].State = personal.Dead
	r := New(w, 7)
	if rows := r.peopleRows(most); rows != nil {
		t.Errorf("before anything has happened the report tells of %v", rows)
	}
	hurt := &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: w.Fight.People[1].ID, Amount: 500}}
	w.Fight.People[0].HP = 0
	result, err := w.Step([]sim.Order{{Seat: crew.Master, Number: 1, Intent: hurt}})
	if err != nil || result.Answers[0].Refusal != nil {
		t.Fatal(err, result.Answers)
	}
	r.Follow(w, result.Events)
	if rows := r.peopleRows(most); len(rows) != 3 || rows[2][0] != say.Name(w.Fight.People[1].Name) {
		t.Errorf("after a death in it the report tells of %v", rows)
	}
}

// TestPeopleAreSummarised lets a GM bring somebody on the decks to 0.
func TestPeopleAreSummarised(t *testing.T) {
	w := prize(t)
	r := New(w, 7)
	p := w.Fight.People[len(w.Fight.People)-1]
	result, err := w.Step([]sim.Order{{Seat: crew.Master, Number: 1, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: 500}}}})
	if err != nil || result.Answers[0].Refusal != nil {
		t.Fatal(err, result.Answers)
	}
	r.Follow(w, result.Events)
	var b strings.Builder
	if err := r.Write(&b, nil); err != nil {
		t.Fatal(err)
	}
	if fell := w.Fight.Person(p.ID).State.String(); !strings.Contains(b.String(), p.Name+" is "+fell+".") || strings.Count(b.String(), p.Name) < 2 {
		t.Errorf("%s is %s, and the report says\n%s", p.Name, fell, b.String())
	}
}

// A battle that has no ships has no table of them.
func TestABattleOnFootHasNoTableOfShips(t *testing.T) {
	data, problems := configs.Load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for key, ships := range map[string]bool{"ring": false, "prize": true} {
		w, err := sim.New(data.Library, data.Scenario(key), 3)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		if err := New(w, 3).Write(&b, nil); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(b.String(), "d20 on average"); got != ships {
			t.Errorf("%s: the report has a table of ships, %v:\n%s", key, got, b.String())
		}
	}
}

// newBattle returns a shipped scenario as it begins.
func newBattle(t *testing.T, key string) *sim.World {
	t.Helper()
	data, problems := configs.Load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario(key), 3)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// The strength of sides that have no ships is that of their people.
func TestPeopleAreTheStrengthOfABattleOnFoot(t *testing.T) {
	w := newBattle(t, "ring")
	r, p := New(w, 3), w.Fight.People[0]
	strength := func(orders ...sim.Order) []int {
		result, err := w.Step(orders)
		if err != nil || len(orders) > 0 && result.Answers[0].Refusal != nil {
			t.Fatal(err, result.Answers)
		}
		r.Follow(w, result.Events)
		r.sample(w)
		return r.Strength[len(r.Strength)-1].Parts
	}
	if got := strength(); !slices.Equal(got, []int{100, 100}) {
		t.Errorf("unhurt, the sides have %v", got)
	}
	hurt := sim.Order{Seat: crew.Master, Number: 1, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: 500}}}
	if got := strength(hurt); got[p.Side] >= 100 || got[1-p.Side] != 100 {
		t.Errorf("with %s down, the sides have %v", p.Name, got)
	}
	if err := r.Picture(io.Discard, nil); err != nil {
		t.Error(err)
	}
}

// Where damage makes injuries people lose strength by those, and who comes dead was not brought.
func TestInjuriesTakeStrength(t *testing.T) {
	w := newBattle(t, "undertow")
	people := w.Fight.People
	people[1].State, people[1].HP = personal.Dead, 0
	p := &people[0]
	r := New(w, 3)
	share := func() int {
		r.sample(w)
		return r.Strength[len(r.Strength)-1].Parts[p.Side]
	}
	if got := share(); got != 100 {
		t.Errorf("unhurt, with one who came dead, the side has %d %%", got)
	}
	hurt := sim.Order{Seat: crew.Master, Number: 1, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: personal.InjuryFactor(&w.Fight, p), Bypass: true}}}
	if result, err := w.Step([]sim.Order{hurt}); err != nil || result.Answers[0].Refusal != nil {
		t.Fatal(err, result)
	}
	p = &w.Fight.People[0]
	if got := share(); got >= 100 || len(p.Faces) == 0 || p.State != personal.Able {
		t.Errorf("with injuries %v, and %s, the side has %d %%", p.Faces, p.State, got)
	}
	if err := r.Picture(io.Discard, nil); err != nil {
		t.Error(err)
	}
}

// TestWaitsAreNotPlayed lets nothing happen for a long while in the middle of a battle.
func TestWaitsAreNotPlayed(t *testing.T) {
	data, problems := configs.Load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("duel"), 7)
	if err != nil {
		t.Fatal(err)
	}
	r := New(w, 7)
	pass := func(ticks int, orders ...sim.Order) {
		t.Helper()
		for range ticks {
			result, err := w.Step(orders)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range result.Answers {
				if a.Refusal != nil {
					t.Fatal(a.Refusal)
				}
			}
			r.Follow(w, result.Events)
			orders = nil
		}
	}
	rule := func(number uint32, i sim.Intent) sim.Order {
		return sim.Order{Seat: crew.Master, Number: number, Intent: i}
	}
	if pass(3 * wait); r.Ticks != 0 || r.Played != 0 {
		t.Errorf("in the lobby, %d ticks pass, and %d count as played", r.Ticks, r.Played)
	}
	pass(1, rule(1, &sim.Pause{}))
	if pass(wait - 1); r.Played != r.Ticks || r.Ticks != wait-1 {
		t.Errorf("of %d ticks, %d count as played", r.Ticks, r.Played)
	}
	before := r.Played
	pass(50 * wait)
	if r.Played != before {
		t.Errorf("of a wait of %d ticks, %d count as played", 50*wait, r.Played-before)
	}
	pass(1, rule(2, &sim.Pause{On: true}))
	pass(wait)
	if r.Played != before+wait {
		t.Errorf("after the wait, %d ticks count as played", r.Played-before)
	}
	pass(1, rule(3, &sim.Finish{Over: true, Winners: 1, Text: "It is done."}))
	ended := r.Ticks
	if pass(3 * wait); r.Ticks != ended || r.Outcome == "" {
		t.Errorf("%d ticks after the end count, and the outcome is %q", r.Ticks-ended, r.Outcome)
	}
	pass(1, rule(4, &sim.Finish{}))
	if pass(1); r.Outcome != "" || r.Ticks == ended {
		t.Errorf("of a battle that the GM lets go on, the outcome is %q after %d ticks", r.Outcome, r.Ticks)
	}
}

// TestReportSpeaksAnotherLanguage lets a GM bring people down and end a battle, and looks for
// English in the report.
func TestReportSpeaksAnotherLanguage(t *testing.T) {
	l, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	w := prize(t)
	r := New(w, 7)
	p := w.Fight.People[len(w.Fight.People)-1]
	for i, ruling := range []sim.Intent{
		&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: 500}},
		&sim.Finish{Over: true, Winners: event.Sides(0).With(0)},
	} {
		result, err := w.Step([]sim.Order{{Seat: crew.Master, Number: uint32(i + 1), Intent: ruling}})
		if err != nil || result.Answers[0].Refusal != nil {
			t.Fatal(err, result.Answers)
		}
		r.Follow(w, result.Events)
	}
	var b strings.Builder
	if err := r.Write(&b, l); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	names := append([]string{r.Title, r.Key}, r.Sides...)
	for _, s := range r.Ships {
		names = append(names, s.Name)
	}
	for _, k := range r.People {
		names = append(names, k.Name)
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) })
	for _, name := range names {
		text = strings.ReplaceAll(text, name, "")
	}
	if at := strings.IndexFunc(text, func(c rune) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }); at >= 0 || !strings.Contains(text, "ø") {
		t.Errorf("English is left in\n%s", b.String())
	}
}

// TestALongReportFitsAMessage has more ships and people, with the longest names, than a message has
// room for.
func TestALongReportFitsAMessage(t *testing.T) {
	r := New(prize(t), 7)
	long := strings.Repeat("漢", netcode.MaxName)
	for range 100 {
		r.Ships = append(r.Ships, &Ship{Name: long, State: "left the battle"})
		r.People = append(r.People, &Person{Name: long, Attacks: 1})
	}
	r.Outcome = say.Name(strings.Repeat("o", netcode.MaxText))
	m, size := r.Message(), 0
	for _, row := range m.Rows {
		for _, cell := range row {
			size += len(cell)
		}
	}
	if len(m.Rows) > netcode.MaxReportRows || size > netcode.MaxTexts {
		t.Errorf("a long report has %d rows of %d bytes", len(m.Rows), size)
	}
	var b strings.Builder
	if err := r.Write(&b, nil); err != nil {
		t.Fatal(err)
	}
	told := strings.Join(m.Lines(say.Text.String), "\n")
	if n := strings.Count(told, long); n > 2*most || strings.Count(told, "more\n") != 2 || !strings.Contains(told, "Turning points:") {
		t.Errorf("of 200 names %d are told, and the end is %q", n, told[len(told)-300:])
	}
	if n := strings.Count(b.String(), long); n != 200 {
		t.Errorf("of 200 names %d are written", n)
	}
}

// TestDamageIsCountedAsStationsCountIt rolls damage that a save halves, that nothing takes, and
// that heals.
func TestDamageIsCountedAsStationsCountIt(t *testing.T) {
	w := prize(t)
	r := New(w, 7)
	gunner, p := crew.Seat{Ship: w.Ships[0].ID, Role: crew.Gunner, Number: 1}, w.Fight.People[0].ID
	var events []event.Event
	for _, f := range []event.Fact{
		&ships.DamageRolled{By: gunner, Roll: dice.Roll{Total: 9}, Saved: true},
		&ships.DamageRolled{By: gunner, Roll: dice.Roll{Total: 42}},
		&ships.Damaged{Ship: w.Ships[1].ID, By: gunner.Ship, Shield: 30, Hull: 7},
		&personal.DamageRolled{By: p, Cause: "pistol", Roll: dice.Roll{Cause: "damage", Total: 30}},
		&personal.DamageRolled{By: p, Cause: "gel", Roll: dice.Roll{Cause: "healing", Total: 5}},
	} {
		events = append(events, event.Event{Fact: f})
	}
	r.Follow(w, events)
	if s := r.byID[gunner.Ship]; s.Rolled != 46 || s.Dealt != 37 {
		t.Errorf("of 46 rolled and 37 lost, %d and %d are counted", s.Rolled, s.Dealt)
	}
	if got := r.people[p].Rolled; got != 30 {
		t.Errorf("of 30 rolled on a deck, %d are counted", got)
	}
}

// TestAShipIsToldAsDisabledOncePerFall disables a ship, hits it again when it is stable, and brings
// it back: the turning points tell of it once before its return, and once after it.
func TestAShipIsToldAsDisabledOncePerFall(t *testing.T) {
	w := newBattle(t, "duel")
	r, s := New(w, 3), w.Ships[1].ID
	for _, f := range []event.Fact{
		&ships.WasDisabled{Ship: s}, &ships.BecameStable{Ship: s}, &ships.WasDisabled{Ship: s},
		&ships.Revived{Ship: s}, &ships.WasDisabled{Ship: s},
	} {
		r.Follow(w, []event.Event{{Fact: f}})
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
	}
	disabled, back := w.Ships[1].Name+" is disabled.", say.WithNames((&ships.Revived{Ship: s}).Sentence(), w).String()
	want := []string{disabled, back, disabled}
	for n := range want { // with less room, its first fall goes before its return does
		var told []string
		for _, p := range r.Turning(n + 1) {
			told = append(told, p.Text.String())
		}
		if !slices.Equal(told, want[2-n:]) {
			t.Errorf("the turning points, at most %d, are %q; want %q", n+1, told, want[2-n:])
		}
	}
}

// TestWhatAGMRepairsAfterTheEndIsNotOfTheBattle gives a lost ship its hull back after the end.
func TestWhatAGMRepairsAfterTheEndIsNotOfTheBattle(t *testing.T) {
	w := newBattle(t, "duel")
	r, s := New(w, 3), &w.Ships[1]
	s.State, s.Hull = ships.Lost, 0
	r.Follow(w, []event.Event{{Fact: &ships.WasDestroyed{Ship: s.ID}}})
	w.Over = true
	r.Follow(w, nil)
	points := len(r.Points)
	s.State, s.Hull = ships.Able, s.MaxHull()
	r.Follow(w, []event.Event{{Fact: &ships.Revived{Ship: s.ID}}})
	if len(r.Points) != points || r.byID[s.ID].State == "able" {
		t.Errorf("the ship is %s in the end, and %d turning points have become %d", r.byID[s.ID].State, points, len(r.Points))
	}
}
