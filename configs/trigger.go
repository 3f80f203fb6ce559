package configs

import (
	"errors"
	"fmt"
	"slices"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/schema"
)

// Limits of a trigger.
const (
	maxPremises     = 32
	maxConsequences = 16
)

// triggerKeys describes the events of a scenario. Triggers may name later ones.
func (s *scene) triggerKeys(c schema.Coder) {
	if m, written := c.(*page.Mapping); written {
		for _, at := range entriesOf(m, "triggers") {
			s.triggers = append(s.triggers, at.key)
			s.lines.triggers = append(s.lines.triggers, at.line)
		}
	}
	schema.Entries(c, "triggers", "trigger", scenario.MaxTriggers, "what happens by itself in the scenario", func(key string, c schema.Coder) {
		t := scenario.Trigger{Key: key, Title: key}
		c.Need("when", "then")
		schema.Text(c, "title", &t.Title, maxBrief, "as the GM reads it")
		schema.Record(c, "when", "premise", "when this comes true", func(c schema.Coder) { s.premiseKeys(c, &t.When) })
		schema.Records(c, "if", "premise", maxPremises, "and these hold", func(c schema.Coder) {
			var p scenario.Premise
			s.premiseKeys(c, &p)
			t.If = append(t.If, p)
		})
		schema.Record(c, "chance", "", "and a d20 shows enough", func(c schema.Coder) {
			c.Need("need", "cause")
			schema.Whole(c, "need", &t.Odds.Need, 2, 20, "what the d20 must show")
			schema.Text(c, "cause", &t.Odds.Cause, crew.MaxName, "what it is rolled for")
		})
		schema.Records(c, "then", "consequence", maxConsequences, "this follows", func(c schema.Coder) {
			var x scenario.Consequence
			s.consequenceKeys(c, &x)
			t.Then = append(t.Then, x)
		})
		schema.Truth(c, "again", &t.Again, "whenever it comes true, not only once")
		s.Triggers = append(s.Triggers, t)
	})
}

// standings are the words for the standing of a goal.
var standings = []string{scenario.Open: "open", scenario.Reached: "reached", scenario.Failed: "failed", scenario.Shut: "shut"}

func parseStanding(word string) (scenario.GoalState, error) {
	if i := slices.Index(standings, word); i >= 0 {
		return scenario.GoalState(i), nil
	}
	return 0, fmt.Errorf("a goal is never %q: use %s", word, schema.OrList(standings))
}

// premiseKeys describes a premise of a trigger.
func (s *scene) premiseKeys(c schema.Coder, p *scenario.Premise) {
	c.Need("kind")
	schema.Truth(c, "not", &p.Not, "it holds where this does not")
	schema.Switch(c, "kind", &p.Kind, schema.Vocabulary{Noun: "kind of premise", Words: scenario.PremiseNames()}, "what it asks; [writing.md](writing.md) tells of each", func() { s.premiseKindKeys(c, p) })
}

// premiseKindKeys describes the keys of premises of one kind.
func (s *scene) premiseKindKeys(c schema.Coder, p *scenario.Premise) {
	side := func() { s.sideKey(c, "side", func(side event.Side) { p.Side = side }, "whose") }
	switch p.Kind {
	case scenario.AtRound:
		c.Need("round")
		schema.Whole(c, "round", &p.Number, 1, maxRound, "that has begun")
	case scenario.Few:
		c.Need("side", "ships")
		side()
		schema.Whole(c, "ships", &p.Number, 0, maxShips, "the most that can still fight")
	case scenario.FewPeople:
		c.Need("side", "people")
		if s.Foot == nil {
			c.Fault("kind", nobodyOnDecks, "write them under `people:` of `foot:`")
		}
		side()
		schema.Whole(c, "people", &p.Number, 0, maxFolk, "the most that are on their feet")
	case scenario.Inside:
		c.Need("side")
		side()
		s.areaKeys(c, &p.Area)
	case scenario.GoalIs:
		c.Need("is")
		s.goalKey(c, &p.Goal)
		schema.Among(c, "is", &p.Standing, standings, parseStanding, "how it stands")
	case scenario.After:
		s.triggerKey(c, &p.Trigger)
		schema.Whole(c, "rounds", &p.Number, 0, maxRound, "that have begun since it went off")
	case scenario.PersonDown:
		c.Need("person")
		schema.Word(c, "person", &p.Person, "name of a person", s.parsePerson, "who is not up")
	case scenario.AnyOf:
		c.Need("of")
		schema.Records(c, "of", "premise", maxPremises, "of which one is enough", func(c schema.Coder) {
			var one scenario.Premise
			if s.premiseKeys(c, &one); one.Kind == scenario.AnyOf {
				c.Fault("", "this is one of several, and has several itself", "write them all in one list")
				return
			}
			p.Any = append(p.Any, one)
		})
	case scenario.ByHand:
	case scenario.Handled:
		c.Need("fixture")
		schema.Word(c, "fixture", &p.Fixture, "name of a fixture", s.parseFixture, "that somebody handles")
		s.sideKey(c, "side", func(side event.Side) { p.Sides = p.Sides.With(side) }, "whose people; without it anybody")
	default:
		s.whoKeys(c, p)
	}
}

// whoKeys describes a premise about a ship, or about any ship of a side.
func (s *scene) whoKeys(c schema.Coder, p *scenario.Premise) {
	c.NeedOne("ship", "side")
	if c.Has("ship") && c.Has("side") {
		c.Fault("side", "both a ship and a side are named", "keep the one that you mean")
	}
	s.shipKey(c, "ship", &p.Ship, "that it is about")
	s.sideKey(c, "side", func(side event.Side) { p.Side = side }, "whose")
	switch p.Kind {
	case scenario.Wrecked:
		c.Need("levels")
		schema.Whole(c, "levels", &p.Number, 1, 6, "of system damage")
	case scenario.Seized:
		schema.Among(c, "seat", &p.Role, posts[:5], crew.ParseRole, "whose console; without it any")
		if !s.decked(p) {
			c.Fault("", "no such ship has a deck, so nobody can seize a console", "give it one under `decks:` of `foot:`")
		}
	case scenario.Within:
		s.zoneKey(c, &p.Zone)
	case scenario.Near:
		c.Need("of", "feet")
		s.shipKey(c, "of", &p.Of, "that it is near")
		schema.Feet(c, "feet", &p.Feet, 0, maxPlace, "how near")
	}
}

// decked reports whether a ship that a premise is about has a deck.
func (s *scene) decked(p *scenario.Premise) bool {
	return s.Foot != nil && slices.ContainsFunc(s.Foot.Decks, func(d scenario.FootDeck) bool {
		aboard := s.starting(d.Ship)
		return aboard != nil && (p.Ship == d.Ship || p.Ship == 0 && aboard.Side == p.Side)
	})
}

const nobodyOnDecks = "the scenario has no people on decks"

// parsePerson returns somebody on a deck by name: of the people, those who arrive, or the named
// crew.
func (s *scene) parsePerson(name string) (string, error) {
	if s.Foot == nil {
		return "", errors.New(nobodyOnDecks + ": write them under `people:` of `foot:`")
	}
	var names []string
	add := func(list []personal.Arrival) {
		for i := range list {
			names = append(names, list[i].Name)
		}
	}
	add(s.Foot.People)
	for i := range s.Foot.Reinforcements {
		add(s.Foot.Reinforcements[i].People)
	}
	for i := range s.Foot.Decks {
		if aboard := s.starting(s.Foot.Decks[i].Ship); aboard != nil {
			for j := range aboard.Crew {
				names = append(names, aboard.Crew[j].Name)
			}
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool { return n == "" })
	if slices.Contains(names, name) {
		return name, nil
	}
	return "", page.NoSuch("person", name, names)
}

// parseFixture returns a fixture that can be handled.
func (s *scene) parseFixture(name string) (uint8, error) {
	if s.Foot == nil || len(s.Foot.Fixtures) == 0 {
		return 0, fmt.Errorf("there is nothing to handle: write %q under `fixtures:` of `foot:`", name)
	}
	return indexOf("fixture", name, schema.KeysOf(s.Foot.Fixtures, func(x *scenario.Fixture) string { return x.Name }))
}

// parseComers returns people who arrive by a trigger.
func (s *scene) parseComers(name string) (uint8, error) {
	if s.Foot == nil || len(s.Foot.Reinforcements) == 0 {
		return 0, fmt.Errorf("nobody arrives on foot: write %q under `arrivals:` of `foot:`", name)
	}
	return indexOf("arrival on foot", name, schema.KeysOf(s.Foot.Reinforcements, func(a *scenario.FootReinforcement) string { return a.Name }))
}

// indexOf returns the place of a name among those of a kind of thing.
func indexOf(kind, name string, names []string) (uint8, error) {
	if i := slices.Index(names, name); i >= 0 {
		return uint8(i), nil
	}
	return 0, page.NoSuch(kind, name, names)
}

// triggerKey describes a reference to a trigger.
func (s *scene) triggerKey(c schema.Coder, to *uint8) {
	c.Need("trigger")
	schema.Named(c, "trigger", to, "trigger", s.triggers, "that is meant")
}

// consequenceKeys describes a consequence of a trigger.
func (s *scene) consequenceKeys(c schema.Coder, x *scenario.Consequence) {
	c.Need("do")
	c.Switch(schema.Key{Name: "do", Doc: "what happens; [writing.md](writing.md) tells of each", Kind: schema.WordKind, Of: "consequence", Refusal: "%q is not something that a trigger can do", Words: scenario.ConsequenceNames(), Closed: true},
		func(n int) { x.Kind = scenario.ConsequenceKind(n) }, func() { s.consequenceKindKeys(c, x) })
}

// consequenceKindKeys describes the keys of consequences of one kind.
func (s *scene) consequenceKindKeys(c schema.Coder, x *scenario.Consequence) {
	switch x.Kind {
	case scenario.Tell:
		x.Sides = event.AllSides
		c.Need("text")
		schema.Text(c, "text", &x.Text, maxBrief, "what is told")
		schema.Word(c, "to", &x.Sides, "a side, gm or all", s.parseEar, "whom; without it all")
	case scenario.Win:
		c.Need("text")
		schema.Text(c, "text", &x.Text, maxBrief, "what everybody reads")
		s.sideKey(c, "side", func(side event.Side) { x.Sides = event.Sides(0).With(side) }, "that wins; without it nobody")
	case scenario.OpenGoal, scenario.ShutGoal:
		s.goalKey(c, &x.Goal)
	case scenario.Silence:
		s.triggerKey(c, &x.Trigger)
	case scenario.Enter:
		c.Need("people")
		schema.Word(c, "people", &x.People, "name of arrivals on foot", s.parseComers, "who come")
	case scenario.OpenDoors, scenario.ShutDoors, scenario.LockDoors, scenario.Burn, scenario.PutOut:
		s.areaKeys(c, &x.Area)
		s.judgeArea(c, x)
	default:
		s.shipConsequenceKeys(c, x)
	}
}

// judgeArea finds areas in which nothing can change as the consequence asks.
func (s *scene) judgeArea(c schema.Coder, x *scenario.Consequence) {
	if s.Foot == nil || int(x.Area.Deck) >= len(s.Foot.Decks) || s.Foot.Decks[x.Area.Deck].Plan == notRead {
		return // reported by area
	}
	plan, doors := &s.folk.Plans[s.Foot.Decks[x.Area.Deck].Plan], x.Kind != scenario.Burn && x.Kind != scenario.PutOut
	from, to := x.Area.From, x.Area.To
	for row := min(from.Y, to.Y); row <= max(from.Y, to.Y); row++ {
		for column := min(from.X, to.X); column <= max(from.X, to.X); column++ {
			cell := plan.Cell(deckplan.Square{X: column, Y: row, Level: from.Level})
			if doors && cell == deckplan.DoorCell || !doors && !cell.Solid() {
				return
			}
		}
	}
	if doors {
		c.Fault("", fmt.Sprintf("no door of the deck %s is in the area", plan.Key), "columns and rows count from 0, at the upper left")
		return
	}
	c.Fault("", fmt.Sprintf("only walls of the deck %s are in the area", plan.Key), "columns and rows count from 0, at the upper left")
}

// shipConsequenceKeys describes what happens to a ship.
func (s *scene) shipConsequenceKeys(c schema.Coder, x *scenario.Consequence) {
	c.Need("ship")
	s.shipKey(c, "ship", &x.Ship, "to which it happens")
	switch x.Kind {
	case scenario.Arrive:
		if at := s.ShipAt(x.Ship); at >= 0 && at < len(s.Ships) {
			c.Fault("ship", s.ship(at).Name+" is there from the start", "put it under arrivals instead of ships")
		}
	case scenario.Harm:
		c.Need("amount", "type")
		schema.Whole(c, "amount", &x.Amount, 1, maxHarm, "of damage")
		schema.Pick(c, "type", &x.Type, shipyard.TypeWords, "of the damage")
	case scenario.Join:
		c.Need("side")
		s.sideKey(c, "side", func(side event.Side) { x.Side = side }, "that it joins")
	case scenario.Afflict:
		c.Need("condition", "rounds")
		s.lib.ConditionKey(c, "condition", &x.Condition, "that it then has")
		schema.Whole(c, "rounds", &x.Rounds, 1, 1000, "that it lasts")
	}
}

const maxHarm = 100_000

// parseEar reads the recipients of a text: a side, gm, or all.
func (s *scene) parseEar(word string) (event.Sides, error) {
	switch word {
	case "gm":
		return 0, nil
	case "all":
		return event.AllSides, nil
	}
	if i := slices.Index(s.sides, word); i >= 0 {
		return event.Sides(0).With(event.Side(i)), nil
	}
	return 0, fmt.Errorf("nobody is called %q: use a side, gm or all", word)
}

// judgeTriggers finds ships and goals that no trigger refers to.
func (e *entry) judgeTriggers(s *scene) {
	brought, opened, entered := map[string]bool{}, map[uint8]bool{}, map[uint8]bool{}
	for i := range s.Triggers {
		t := &s.Triggers[i]
		for _, c := range t.Then {
			switch c.Kind {
			case scenario.Arrive:
				brought[s.ship(s.ShipAt(c.Ship)).Name] = true
			case scenario.OpenGoal:
				opened[c.Goal] = true
			case scenario.Enter:
				entered[c.People] = true
			}
		}
		if t.When.Kind == scenario.After && int(t.When.Trigger) == i {
			e.doubt(s.lines.triggers[i], ".triggers."+t.Key+".when", "it waits for itself", "name another trigger")
		}
	}
	for i := range s.Reinforcements {
		if a := &s.Reinforcements[i]; !brought[a.Name] {
			e.doubt(s.lines.arrivals[i], fmt.Sprintf(".arrivals[%d]", i), a.Name+" never arrives", "have a trigger do `arrive` with it, or put it under ships")
		}
	}
	for i := range s.lines.comers {
		if !entered[uint8(i)] {
			e.doubt(s.lines.comers[i], fmt.Sprintf(".foot.arrivals[%d]", i), s.Foot.Reinforcements[i].Name+" never arrives", "have a trigger do `enter` with it, or put it under people")
		}
	}
	for i := range s.Goals {
		if s.Goals[i].Later && !opened[uint8(i)] {
			e.doubt(s.lines.goals[i], fmt.Sprintf(".goals[%d]", i), "nothing brings this goal into force", "have a trigger do `open-goal` with it, or remove `later`")
		}
	}
}
