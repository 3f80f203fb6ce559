package configs

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

const ashore = `ashore:
  title: Ashore
  brief: A ship at the quay of a prison.
  sides: {us: {name: Us, players: true}, them: {name: Them}}
  ships:
    - {name: Abel, class: corvette, side: us, at: [0, 0]}
  foot:
    book: me5e
    decks: [{ship: Abel, hand: trooper}, {plan: prison}]
    people:
      - {name: Sef, sheet: scout, side: us, deck: 2, at: [13, 4]}
      - {name: Bo, sheet: guard, side: them, deck: 2, at: [13, 6], count: 2}
    arrivals:
      - {name: Relief, sheet: guard, side: them, deck: 2, at: [18, 6], count: 3, awaited: true}
  goals: [{side: us, kind: beat, text: Done.}]
  triggers:
    relief: {when: {kind: by-hand}, then: [{do: enter, people: Relief}]}
    open: {when: {kind: by-hand}, then: [{do: open-doors, deck: 2, from: [11, 3], to: [11, 9]}]}
    shut: {when: {kind: by-hand}, then: [{do: shut-doors, deck: 2, from: [11, 3], to: [11, 9]}]}
    lock: {when: {kind: by-hand}, then: [{do: lock-doors, deck: 2, from: [11, 3], to: [11, 9]}]}
    burn: {when: {kind: by-hand}, then: [{do: burn, deck: 2, from: [15, 7], to: [16, 7]}]}
    out: {when: {kind: by-hand}, then: [{do: put-out, deck: 2, from: [16, 7], to: [16, 7]}]}
    down:
      when: {kind: person-down, person: Bo 2}
      then: [{do: tell, text: Bo is down.}]
    either:
      when: {kind: any, of: [{kind: person-down, person: Relief 1}, {kind: seized, ship: Abel, seat: gunner}]}
      then: [{do: tell, text: One or the other.}]
    luck:
      when: {kind: worn, ship: Abel}
      chance: {need: 11, cause: "Does anybody look?"}
      then: [{do: tell, text: Somebody looks.}]
      again: true
`

// ashoreWith returns the scenario with one trigger, on lines 18 and 19.
func ashoreWith(when, then string) string {
	head, _, _ := strings.Cut(ashore, "  triggers:\n")
	return head + "  triggers:\n    one:\n      " + when + "\n      then: [{" + then + "}]\n"
}

// moored returns the battle of ashore, begun, and a function that makes a step and returns its
// events.
func moored(t *testing.T) (*sim.World, func(...sim.Intent) string) {
	data, problems := Load(files(t, "scenarios/x.yaml", ashore))
	for _, p := range problems {
		t.Error(p)
	}
	w, err := sim.New(data.Library, data.Scenario("ashore"), 1)
	if err != nil {
		t.Fatal(err)
	}
	step := func(rulings ...sim.Intent) string {
		t.Helper()
		var orders []sim.Order
		for _, r := range rulings {
			orders = append(orders, sim.Order{Seat: crew.Master, Intent: r})
		}
		r, err := w.Step(orders)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range r.Answers {
			if a.Refusal != nil {
				t.Fatal(a.Refusal)
			}
		}
		var said []string
		for _, e := range r.Events {
			said = append(said, say.English(e.Fact.Sentence(), w))
		}
		return strings.Join(said, "\n")
	}
	step(&sim.Pause{})
	return w, step
}

func door(w *sim.World, x, y int16) personal.DoorState {
	d, _ := personal.DoorAt(&w.Fight, 1, deckplan.Square{X: x, Y: y})
	return d
}

func TestPeopleComeWhenATriggerSaysSo(t *testing.T) {
	w, step := moored(t)
	was := len(w.Fight.People)
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side == 1 {
			(&action.DeckRuling{Kind: action.RuleLeave, Person: p.ID}).Do(&w.Fight)
		}
	}
	step()
	if w.Over {
		t.Fatal("the battle is over before those have come whom a side counts on")
	}
	log := step(&sim.Pull{Trigger: 0})
	step(&sim.Pull{Trigger: 0}) // they arrive once
	if len(w.Fight.People) != was+3 || !strings.Contains(log, "Relief 1 enters at ") {
		t.Fatalf("%d people of %d and 3; the log says\n%s", len(w.Fight.People), was, log)
	}
	for i := range w.Fight.People[was:] {
		if p := &w.Fight.People[was+i]; w.Order.Place(p.ID) < 0 || p.Side != 1 || p.Deck != 1 {
			t.Errorf("%s has no turn, or stands wrong: %+v", p.Name, p.At)
		}
	}
}

func TestTriggersMoveDoors(t *testing.T) {
	w, step := moored(t)
	gate, inner := door(w, 11, 3), door(w, 11, 9)
	if gate.Open || inner.Open {
		t.Fatal("a door of the plan is open")
	}
	for _, c := range []struct {
		pull         uint8
		open, locked bool
	}{{1, true, false}, {2, false, false}, {3, false, true}, {2, false, true}, {1, true, false}, {3, false, true}} {
		step(&sim.Pull{Trigger: c.pull})
		if d := door(w, 11, 3); d.Open != c.open || d.Locked != c.locked {
			t.Errorf("after trigger %d the gate is %+v", c.pull, d)
		}
	}
}

func TestTriggersKindleFires(t *testing.T) {
	w, step := moored(t)
	burning := func(x int16) bool {
		r := action.DeckRuling{Kind: action.RuleBurn, Deck: 1, At: deckplan.Square{X: x, Y: 7}, On: true}
		return r.Check(&w.Fight) != nil // it is burning already
	}
	log := step(&sim.Pull{Trigger: 4})
	if !burning(15) || !burning(16) || burning(14) || burning(17) {
		t.Errorf("the fire is elsewhere; the log says\n%s", log)
	}
	if step(&sim.Pull{Trigger: 5}); !burning(15) || burning(16) {
		t.Error("the wrong square has been put out")
	}
}

func TestTriggersAskForPeopleAndConsoles(t *testing.T) {
	w, step := moored(t)
	fell := func(name string) string {
		for i := range w.Fight.People {
			if p := &w.Fight.People[i]; p.Name == name {
				(&action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: 500}).Do(&w.Fight)
			}
		}
		return step()
	}
	if log := fell("Bo 1"); strings.Contains(log, "Bo is down.") {
		t.Error("the other Bo is meant")
	}
	if log := fell("Bo 2"); !strings.Contains(log, "Bo is down.") {
		t.Error("nobody has noticed Bo")
	}
	for i, role := range []crew.Role{crew.Pilot, crew.Gunner} {
		for n := range w.Aboard.Consoles {
			if k := &w.Aboard.Consoles[n]; k.Seat.Role == role {
				k.Holder = 2
			}
		}
		if log := step(); strings.Contains(log, "One or the other.") != (i == 1) {
			t.Errorf("with the %s's console seized the log says\n%s", role, log)
		}
	}
}

func TestOneOfSeveralIsEnough(t *testing.T) {
	w, step := moored(t)
	step(&sim.Pull{Trigger: 0})
	p := &w.Fight.People[len(w.Fight.People)-3]
	(&action.DeckRuling{Kind: action.RuleHurt, Person: p.ID, Amount: 500}).Do(&w.Fight)
	if log := step(); p.Name != "Relief 1" || !strings.Contains(log, "One or the other.") {
		t.Errorf("%s is down and the log says\n%s", p.Name, log)
	}
}

// A chance is rolled once, when the moment comes, and in the open.
func TestTriggersLeaveItToChance(t *testing.T) {
	w, step := moored(t)
	abel := space.ID(1)
	hull := func(points int32) *sim.Edit { return &sim.Edit{Ship: abel, Number: sim.HullNumber, Value: points} }
	for _, c := range []struct {
		die  int16
		want string
	}{{10, "Does anybody look? d20 10 (GM) against 11: no."}, {11, "Does anybody look? d20 11 (GM) against 11: yes."}} {
		w.Tray.Lay(dice.Fixed{Faces: 20, Value: c.die})
		log := step(hull(1))
		if !strings.Contains(log, c.want) || strings.Contains(log, "Somebody looks.") != (c.die == 11) {
			t.Errorf("of %d the log says\n%s", c.die, log)
		}
		if more := step(); strings.Contains(more, "Does anybody look?") {
			t.Error("it is thrown again, and nothing has changed")
		}
		step(hull(w.Ship(abel).MaxHull()))
	}
}
