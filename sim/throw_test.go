package sim_test

import (
	"testing"

	"broadside/configs"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// What a trigger leaves to chance is told only to those who may know of the trigger, whatever
// the result: hidden ships, goals of others and what only one side is told are in no throw
// that others see.
func TestFaultThrowsTellOfNoSecretTrigger(t *testing.T) {
	us, them := event.Sides(0).With(0), event.Sides(0).With(1)
	tell := func(to event.Sides) scenario.Consequence {
		return scenario.Consequence{Kind: scenario.Tell, Sides: to, Text: "So it is."}
	}
	ambush := later("Late", 1, false)
	ambush.Hidden = true
	const hesper, magpie = space.ID(1), space.ID(2)
	for _, c := range []struct {
		name string
		when scenario.Premise
		also []scenario.Premise
		then []scenario.Consequence
		want event.Sides
	}{
		{"a moment that all know, told to all", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{tell(event.AllSides)}, event.AllSides},
		{"told to one side", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{tell(them)}, them},
		{"told to the GM", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{tell(0)}, 0},
		{"a silence", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{{Kind: scenario.Silence}}, 0},
		{"an ambush", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{{Kind: scenario.Arrive, Ship: late}, tell(them)}, them},
		{"a ship that everybody sees comes", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{{Kind: scenario.Arrive, Ship: secretID("Nightjar")}}, event.AllSides},
		{"a goal of one side", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{{Kind: scenario.OpenGoal}}, them},
		{"a goal of one side asked for", scenario.Premise{Kind: scenario.GoalIs, Standing: scenario.Open}, nil, []scenario.Consequence{tell(event.AllSides)}, them},
		{"a hidden ship where it waits", scenario.Premise{Kind: scenario.Bare, Ship: lurker, Not: true}, nil, []scenario.Consequence{tell(event.AllSides)}, them},
		{"a hidden ship asked for besides", scenario.Premise{Kind: scenario.AtRound, Number: 1}, []scenario.Premise{{Kind: scenario.Worn, Ship: lurker, Not: true}}, []scenario.Consequence{tell(us)}, 0},
		{"a hidden ship among several", scenario.Premise{Kind: scenario.AnyOf, Any: []scenario.Premise{{Kind: scenario.Worn, Ship: lurker, Not: true}, {Kind: scenario.AtRound, Number: 99}}}, nil, []scenario.Consequence{tell(event.AllSides)}, them},
		{"near a hidden ship", scenario.Premise{Kind: scenario.Near, Ship: hesper, Of: lurker, Feet: 1 << 20 * space.Foot}, nil, []scenario.Consequence{tell(event.AllSides)}, them},
		{"harm to a hidden ship", scenario.Premise{Kind: scenario.AtRound, Number: 1}, nil, []scenario.Consequence{{Kind: scenario.Harm, Ship: lurker, Amount: 1}}, them},
		{"harm to a ship in the open", scenario.Premise{Kind: scenario.Bare, Ship: magpie, Not: true}, nil, []scenario.Consequence{{Kind: scenario.Harm, Ship: magpie, Amount: 1}}, event.AllSides},
	} {
		t.Run(c.name, func(t *testing.T) {
			was := skirmish(t)
			sc := *was.Scenario
			sc.Reinforcements = []scenario.Reinforcement{ambush, later("Nightjar", 0, false)}
			sc.Goals = []scenario.Goal{{Side: 1, Kind: scenario.Beat, Text: "The ledger is theirs."}}
			sc.Triggers = []scenario.Trigger{{When: c.when, If: c.also, Then: c.then, Odds: scenario.Odds{Need: 20, Cause: "Does the lurker stir?"}}}
			w, err := sim.New(was.Library, &sc, 1)
			if err != nil {
				t.Fatal(err)
			}
			var thrown []event.Event
			for _, e := range step(t, w, gm(&sim.Pause{})).Events {
				if _, is := e.Fact.(*sim.Chanced); is {
					thrown = append(thrown, e)
				}
			}
			if len(thrown) != 1 {
				t.Fatalf("it is thrown for %d times", len(thrown))
			}
			if e := thrown[0]; e.Sides != c.want {
				t.Errorf("%q is told to %b, where %b may know of it", say.English(e.Fact.Sentence(), w), e.Sides, c.want)
			}
		})
	}
}

// That nobody of a side is up, or inside, is known only to those who know of all its
// people.
func TestFaultThrowsTellOfNobodyUnseen(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for _, when := range []scenario.Premise{
		{Kind: scenario.FewPeople, Side: 1},
		{Kind: scenario.Inside, Side: 1, Not: true},
	} {
		sc := *data.Scenario("boarders")
		sc.Triggers = []scenario.Trigger{{When: when, Then: []scenario.Consequence{{Kind: scenario.Tell, Sides: event.AllSides, Text: "So it is."}}, Odds: scenario.Odds{Need: 20, Cause: "Does it stir?"}}}
		w, err := sim.New(data.Library, &sc, 1)
		if err != nil {
			t.Fatal(err)
		}
		for i := range w.Fight.People {
			if p := &w.Fight.People[i]; p.Side == 1 {
				p.State, p.HP, p.Hidden, p.Found = personal.Dead, 0, true, 0
			}
		}
		var to []event.Sides
		for _, e := range step(t, w, gm(&sim.Pause{})).Events {
			if _, is := e.Fact.(*sim.Chanced); is {
				to = append(to, e.Sides)
			}
		}
		if want := event.Sides(0).With(1); len(to) != 1 || to[0] != want {
			t.Errorf("%s is told to %b, where %b may know of it", when.Kind, to, want)
		}
	}
}
