package sim_test

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// staged returns a begun skirmish whose scenario was changed before.
func staged(t *testing.T, change func(*scenario.Scenario)) *sim.World {
	t.Helper()
	was := skirmish(t)
	sc := *was.Scenario
	sc.Goals, sc.Reinforcements, sc.Triggers = nil, nil, nil
	change(&sc)
	w, err := sim.New(was.Library, &sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	step(t, w, gm(&sim.Pause{}))
	return w
}

func gm(r sim.Intent) sim.Order { return sim.Order{Seat: crew.Master, Intent: r} }

// later returns an arrival far from everyone.
func later(name string, side event.Side, awaited bool) scenario.Reinforcement {
	return scenario.Reinforcement{Arrival: ships.Arrival{Name: name, Side: side, At: space.Point{Y: 9000 * space.Foot}}, Awaited: awaited}
}

func lines(w *sim.World, r *sim.Result) string {
	var all []string
	for _, e := range r.Events {
		all = append(all, say.English(e.Fact.Sentence(), w))
	}
	return strings.Join(all, "\n")
}

// Each premise comes true by what it is about, and by nothing before that.
func TestTriggersGoOffWhenTheirMomentComes(t *testing.T) {
	hull := func(ship space.ID, points int32) sim.Order {
		return gm(&sim.Edit{Ship: ship, Number: sim.HullNumber, Value: points})
	}
	zone := space.Disc{At: space.Point{X: 5000 * space.Foot}, Radius: 100 * space.Foot}
	for _, c := range []struct {
		name   string
		when   scenario.Premise
		before []sim.Order // do not make it true
		then   []sim.Order // make it true
	}{
		{"round", scenario.Premise{Kind: scenario.AtRound, Number: 2}, nil, nil},
		{"within", scenario.Premise{Kind: scenario.Within, Ship: 1, Zone: zone},
			[]sim.Order{gm(&sim.Place{Ship: 1, At: space.Point{X: 4899 * space.Foot}})},
			[]sim.Order{gm(&sim.Place{Ship: 1, At: space.Point{X: 4900 * space.Foot}})}},
		{"a side within", scenario.Premise{Kind: scenario.Within, Side: 1, Zone: zone},
			[]sim.Order{gm(&sim.Place{Ship: 1, At: zone.At})}, []sim.Order{gm(&sim.Place{Ship: lurker, At: zone.At})}},
		{"near", scenario.Premise{Kind: scenario.Near, Ship: 1, Of: 2, Feet: 200 * space.Foot},
			// The two have 25 ft of radius each beyond the first 25.
			[]sim.Order{gm(&sim.Place{Ship: 2, At: space.Point{Y: 251 * space.Foot}})},
			[]sim.Order{gm(&sim.Place{Ship: 2, At: space.Point{Y: 250 * space.Foot}})}},
		{"down", scenario.Premise{Kind: scenario.Down, Ship: 1}, []sim.Order{hull(1, 1)}, []sim.Order{hull(1, 0)}},
		{"a side down", scenario.Premise{Kind: scenario.Down, Side: 1}, []sim.Order{hull(2, 0)}, []sim.Order{hull(lurker, 0)}},
		{"lost", scenario.Premise{Kind: scenario.Lost, Ship: 1}, []sim.Order{hull(1, 0)},
			[]sim.Order{gm(&sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 6})}},
		{"worn", scenario.Premise{Kind: scenario.Worn, Ship: 1}, []sim.Order{hull(1, 17)}, []sim.Order{hull(1, 16)}},
		{"bare", scenario.Premise{Kind: scenario.Bare, Side: 1}, []sim.Order{gm(&sim.Edit{Ship: 1, Number: sim.ShieldNumber})},
			[]sim.Order{gm(&sim.Edit{Ship: 2, Number: sim.ShieldNumber})}},
		{"fires", scenario.Premise{Kind: scenario.Fires, Ship: 2}, []sim.Order{fires(1, 2)}, []sim.Order{fires(2, 1)}},
		{"fired at", scenario.Premise{Kind: scenario.FiredAt, Ship: 2}, []sim.Order{fires(2, 1)}, []sim.Order{fires(1, 2)}},
		{"found", scenario.Premise{Kind: scenario.Found, Ship: lurker}, nil, []sim.Order{gm(&sim.SetHidden{Ship: lurker})}},
		{"few", scenario.Premise{Kind: scenario.Few, Side: 1, Number: 1}, []sim.Order{hull(1, 0)}, []sim.Order{hull(2, 0)}},
		{"goal", scenario.Premise{Kind: scenario.GoalIs, Goal: 0, Standing: scenario.Reached}, []sim.Order{hull(1, 1)},
			[]sim.Order{gm(&sim.Place{Ship: 1, At: zone.At})}},
		{"after", scenario.Premise{Kind: scenario.After, Trigger: 1, Number: 1}, []sim.Order{gm(&sim.Pull{Trigger: 1})}, nil},
		{"not found no more", scenario.Premise{Kind: scenario.Found, Ship: lurker, Not: true}, []sim.Order{gm(&sim.SetHidden{Ship: lurker})},
			[]sim.Order{gm(&sim.SetHidden{Ship: lurker, Hidden: true})}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := staged(t, func(sc *scenario.Scenario) {
				sc.Goals = []scenario.Goal{{Kind: scenario.Reach, Ship: 1, Zone: zone, Minor: true}}
				sc.Triggers = []scenario.Trigger{
					{When: c.when, If: []scenario.Premise{{Kind: scenario.AtRound, Number: 1}}, Again: c.when.Not, Then: []scenario.Consequence{{Text: "It has come."}}},
					{When: scenario.Premise{Kind: scenario.ByHand}},
				}
			})
			if c.when.Not { // it is true when the battle begins
				w.Cues[0].Round = 0
			}
			for _, o := range append(c.before, gm(&sim.Say{Text: "well"})) {
				ready(w)
				step(t, w, o)
			}
			if w.Cues[0].Round != 0 {
				t.Fatal("it has gone off before its moment")
			}
			for _, o := range c.then {
				ready(w)
				step(t, w, o)
			}
			step(t, w) // a reached goal is noticed in the next tick
			for tick := 0; c.then == nil && w.Order.Round < 2; tick++ {
				step(t, w, gm(&sim.ForceEnd{}))
			}
			if w.Cues[0].Round == 0 {
				t.Error("it has not gone off")
			}
		})
	}
}

// fires returns a gunner's order.
func fires(by, at space.ID) sim.Order {
	return sim.Order{Seat: crew.Seat{Ship: by, Role: crew.Gunner, Number: 1}, Intent: &deployment.Fire{Target: at}}
}

// ready opens every turn, so that all orders are in time.
func ready(w *sim.World) {
	for i := range w.Members {
		w.Members[i].Refill()
	}
}

// A trigger's conditions must hold at its moment; it goes off once, or every time.
func TestTriggersAskAtTheirMoment(t *testing.T) {
	hide := func(w *sim.World, on bool) string {
		return lines(w, step(t, w, gm(&sim.SetHidden{Ship: lurker, Hidden: on})))
	}
	w := staged(t, func(sc *scenario.Scenario) {
		found := scenario.Premise{Kind: scenario.Found, Ship: lurker}
		sc.Triggers = []scenario.Trigger{
			{When: found, If: []scenario.Premise{{Kind: scenario.Worn, Ship: 1}}, Then: []scenario.Consequence{{Text: "Never."}}},
			{When: found, If: []scenario.Premise{{Kind: scenario.Worn, Ship: 1, Not: true}}, Then: []scenario.Consequence{{Text: "Once."}}},
			{When: found, Then: []scenario.Consequence{{Text: "Always."}}, Again: true},
		}
	})
	if got := hide(w, false); !strings.Contains(got, "Once.") || !strings.Contains(got, "Always.") {
		t.Errorf("at the moment the log says\n%s", got)
	}
	later := lines(w, step(t, w, gm(&sim.Edit{Ship: 1, Number: sim.HullNumber, Value: 1})))
	hide(w, true)
	w.Ship(1).Hull = w.Ship(1).HullMax
	again := hide(w, false)
	if strings.Contains(later+again, "Never.") || strings.Contains(again, "Once.") || !strings.Contains(again, "Always.") {
		t.Errorf("afterwards it says\n%s\n%s", later, again)
	}
}

func TestWhatTriggersDo(t *testing.T) {
	text := func(want string) func(*sim.World, *sim.Result) bool {
		return func(w *sim.World, r *sim.Result) bool { return strings.Contains(lines(w, r), want) }
	}
	for _, c := range []struct {
		name string
		then scenario.Consequence
		is   func(*sim.World, *sim.Result) bool
	}{
		{"tell", scenario.Consequence{Kind: scenario.Tell, Text: "A light goes out.", Sides: 2}, func(w *sim.World, r *sim.Result) bool {
			return len(r.Events) == 1 && r.Events[0].Sides == 2 && text("A light goes out.")(w, r)
		}},
		{"arrive", scenario.Consequence{Kind: scenario.Arrive, Ship: late}, func(w *sim.World, r *sim.Result) bool {
			s := w.Ship(late)
			return s != nil && s.Name == "Late" && w.Order.Place(s.Crew[0]) >= 0 && w.Objects[0].ID == 3 && text("Late arrives.")(w, r)
		}},
		{"depart", scenario.Consequence{Kind: scenario.Depart, Ship: 2}, func(w *sim.World, r *sim.Result) bool {
			return w.Ship(2) == nil && text("Raider leaves")(w, r)
		}},
		{"reveal", scenario.Consequence{Kind: scenario.Reveal, Ship: lurker}, func(w *sim.World, r *sim.Result) bool {
			return !w.Ship(lurker).Hidden && text("Lurker is no longer hidden.")(w, r)
		}},
		{"hide", scenario.Consequence{Kind: scenario.Vanish, Ship: 2}, func(w *sim.World, _ *sim.Result) bool { return w.Ship(2).Hidden && !w.Knows(0, w.Ship(2)) }},
		{"open a goal", scenario.Consequence{Kind: scenario.OpenGoal, Goal: 1}, func(w *sim.World, r *sim.Result) bool {
			return w.Goals[1].Standing == scenario.Open && text("A new goal: Hold it.")(w, r) && len(sight.View(w, hesperPilot).Goals) == 2
		}},
		{"shut a goal", scenario.Consequence{Kind: scenario.ShutGoal, Goal: 0}, func(w *sim.World, r *sim.Result) bool {
			return w.Goals[0].Standing == scenario.Shut && text("No longer a goal: Keep her.")(w, r) && len(sight.View(w, hesperPilot).Goals) == 0
		}},
		{"silence", scenario.Consequence{Kind: scenario.Silence, Trigger: 1}, func(w *sim.World, r *sim.Result) bool {
			return !text("The second.")(w, r) && !text("The second.")(w, step(t, w, gm(&sim.SetHidden{Ship: lurker})))
		}},
		{"harm", scenario.Consequence{Kind: scenario.Harm, Ship: 1, Type: shipyard.Energy, Amount: 40}, func(w *sim.World, r *sim.Result) bool {
			return w.Ship(1).Shield == 0 && w.Ship(1).Hull == 26 && text("energy takes 33 from the shields and 7 from the hull")(w, r)
		}},
		{"condition", scenario.Consequence{Kind: scenario.Afflict, Ship: 1, Condition: 0, Rounds: 2}, func(w *sim.World, _ *sim.Result) bool {
			return w.Ship(1).Has(0)
		}},
		{"join", scenario.Consequence{Kind: scenario.Join, Ship: 2, Side: 0}, func(w *sim.World, r *sim.Result) bool {
			return w.Ship(2).Side == 0 && text("Raider joins Blue.")(w, r)
		}},
		{"win", scenario.Consequence{Kind: scenario.Win, Sides: 1, Text: "It is done."}, func(w *sim.World, r *sim.Result) bool {
			return w.Over && w.Winners == 1 && text("The battle is over. It is done.")(w, r)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := staged(t, func(sc *scenario.Scenario) {
				sc.Goals = []scenario.Goal{
					{Kind: scenario.Protect, Ship: 1, Text: "Keep her."}, {Kind: scenario.Hold, Round: 3, Text: "Hold it.", Later: true},
				}
				sc.Reinforcements = []scenario.Reinforcement{later("Late", 1, false)}
				sc.Triggers = []scenario.Trigger{
					{Title: "a secret", When: scenario.Premise{Kind: scenario.ByHand}, Then: []scenario.Consequence{c.then}},
					{When: scenario.Premise{Kind: scenario.Found, Ship: lurker}, Then: []scenario.Consequence{{Text: "The second."}}},
				}
			})
			if r := step(t, w, gm(&sim.Pull{Trigger: 0})); !c.is(w, r) {
				t.Errorf("it did not; the log says\n%s", lines(w, r))
			}
			if rows := sight.View(w, crew.Master).Triggers; len(rows) != 2 || rows[0].Round != 1 || rows[0].Title != "a secret" {
				t.Errorf("the GM sees %+v", rows)
			}
			if sight.View(w, hesperPilot).Triggers != nil {
				t.Error("a pilot sees triggers")
			}
		})
	}
}

// The GM can switch a trigger off, and on again.
func TestTheGMPullsTriggers(t *testing.T) {
	w := staged(t, func(sc *scenario.Scenario) {
		sc.Triggers = []scenario.Trigger{{When: scenario.Premise{Kind: scenario.Found, Ship: lurker}, Again: true, Then: []scenario.Consequence{{Text: "Found."}}}}
	})
	show := func() string {
		step(t, w, gm(&sim.SetHidden{Ship: lurker, Hidden: true}))
		return lines(w, step(t, w, gm(&sim.SetHidden{Ship: lurker})))
	}
	step(t, w, gm(&sim.Pull{What: sim.PullOff}))
	if got := show(); strings.Contains(got, "Found.") {
		t.Error("a trigger goes off that the GM has switched off")
	}
	step(t, w, gm(&sim.Pull{What: sim.PullOn}))
	if got := show(); !strings.Contains(got, "Found.") {
		t.Error("a trigger stays off that the GM has switched on")
	}
	if r := step(t, w, gm(&sim.Pull{Trigger: 1})); r.Answers[0].Refusal == nil {
		t.Error("a trigger is pulled that there is not")
	}
}

// A side that awaits a ship is not beaten; when it has come and is gone, it is.
func TestAwaitedShipsKeepTheirSideInTheBattle(t *testing.T) {
	w := staged(t, func(sc *scenario.Scenario) {
		sc.Ships = sc.Ships[:2]
		sc.Reinforcements = []scenario.Reinforcement{later("Late", 1, true)}
		sc.Triggers = []scenario.Trigger{{When: scenario.Premise{Kind: scenario.ByHand}, Then: []scenario.Consequence{{Kind: scenario.Arrive, Ship: late}}}}
	})
	step(t, w, gm(&sim.Remove{Ship: 2}))
	if w.Over {
		t.Fatal("the battle is over before the awaited ship has come")
	}
	step(t, w, gm(&sim.Pull{}))
	step(t, w, gm(&sim.Pull{})) // a ship arrives once
	if len(w.Ships) != 2 || w.Over {
		t.Fatalf("%d ships, over %v", len(w.Ships), w.Over)
	}
	step(t, w, gm(&sim.Remove{Ship: late}))
	if !w.Over || w.Winners != 1 {
		t.Error("the battle goes on against nobody")
	}
}

// A side does not wait for people whom no trigger brings any more.
func TestASilencedArrivalIsNotAwaited(t *testing.T) {
	w := staged(t, func(sc *scenario.Scenario) {
		sc.Ships = sc.Ships[:2]
		sc.Reinforcements = []scenario.Reinforcement{later("Late", 1, true)}
		late := scenario.Trigger{When: scenario.Premise{Kind: scenario.ByHand}, Then: []scenario.Consequence{{Kind: scenario.Arrive, Ship: late}}}
		silence := func(i uint8) scenario.Trigger {
			return scenario.Trigger{When: scenario.Premise{Kind: scenario.ByHand}, Then: []scenario.Consequence{{Kind: scenario.Silence, Trigger: i}}}
		}
		sc.Triggers = []scenario.Trigger{late, late, silence(0), silence(1)}
	})
	step(t, w, gm(&sim.Pull{Trigger: 2}))
	step(t, w, gm(&sim.Remove{Ship: 2}))
	if w.Over {
		t.Fatal("the battle is over, and another trigger brings the ship")
	}
	step(t, w, gm(&sim.Pull{Trigger: 1, What: sim.PullOff}))
	if w.Over {
		t.Fatal("the battle is over, and the GM keeps back what brings the ship")
	}
	step(t, w, gm(&sim.Pull{Trigger: 3}))
	if !w.Over || w.Winners != 1 {
		t.Error("the battle goes on against a ship that never comes")
	}
}

// If the GM switches on what the scenario has silenced, it is awaited again.
func TestASilencedArrivalIsAwaitedOnceItIsOn(t *testing.T) {
	w := staged(t, func(sc *scenario.Scenario) {
		sc.Ships = sc.Ships[:2]
		sc.Reinforcements = []scenario.Reinforcement{later("Late", 1, true)}
		by := scenario.Premise{Kind: scenario.ByHand}
		sc.Triggers = []scenario.Trigger{{When: by, Then: []scenario.Consequence{{Kind: scenario.Arrive, Ship: late}}}, {When: by, Then: []scenario.Consequence{{Kind: scenario.Silence}}}}
	})
	step(t, w, gm(&sim.Pull{Trigger: 1}))
	step(t, w, gm(&sim.Pull{What: sim.PullOn}))
	step(t, w, gm(&sim.Remove{Ship: 2}))
	if w.Over {
		t.Error("the battle is over, and the GM lets come what was silenced")
	}
}

// If the place of an arrival is taken, it comes beside it.
func TestArrivalsFindRoom(t *testing.T) {
	w := staged(t, func(sc *scenario.Scenario) {
		a := later("Late", 1, false)
		a.At = space.Point{} // Hesper is there
		sc.Reinforcements = []scenario.Reinforcement{a}
		sc.Triggers = []scenario.Trigger{{When: scenario.Premise{Kind: scenario.ByHand}, Then: []scenario.Consequence{{Kind: scenario.Arrive, Ship: late}}}}
	})
	step(t, w, gm(&sim.Pull{}))
	if d := space.Distance(w.Ship(1).At, w.Ship(late).At); d < 100*space.Foot {
		t.Errorf("it arrives %v from the middle of another ship", d)
	}
}
