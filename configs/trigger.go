package configs

import (
	"errors"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
)

// Limits of a trigger.
const (
	maxPremises     = 32
	maxConsequences = 16
)

// readTriggers reads what a scenario has happen by itself.
func (s *scene) readTriggers(m *mapping) {
	if len(m.keys) > scenario.MaxTriggers {
		m.say(m.keys[scenario.MaxTriggers].Line, m.path, "there are too many triggers", fmt.Sprintf("have at most %d", scenario.MaxTriggers))
		m.keys = m.keys[:scenario.MaxTriggers]
	}
	for _, key := range m.keys {
		s.triggers = append(s.triggers, short(key.Value))
	}
	for i, key := range m.keys {
		t := scenario.Trigger{Key: s.triggers[i], Title: s.triggers[i]}
		if !goodKey(t.Key) {
			m.say(key.Line, m.at(t.Key), fmt.Sprintf("%q is no key", t.Key), fmt.Sprintf("use small letters, digits and hyphens, %d at most", maxKey))
		}
		m.within(key.Value, func(m *mapping) { s.readTrigger(m, &t) })
		s.Triggers = append(s.Triggers, t)
		s.lines.triggers = append(s.lines.triggers, key.Line)
	}
}

func (s *scene) readTrigger(m *mapping, t *scenario.Trigger) {
	m.need("when", "then")
	m.text("title", &t.Title, maxBrief)
	m.within("when", func(m *mapping) { s.readPremise(m, &t.When) })
	m.each("if", maxPremises, func(m *mapping) {
		var p scenario.Premise
		s.readPremise(m, &p)
		t.If = append(t.If, p)
	})
	m.within("chance", func(m *mapping) {
		m.need("need", "cause")
		whole(m, "need", &t.Odds.Need, 2, 20)
		m.text("cause", &t.Odds.Cause, crew.MaxName)
	})
	m.each("then", maxConsequences, func(m *mapping) {
		var c scenario.Consequence
		s.readConsequence(m, &c)
		t.Then = append(t.Then, c)
	})
	m.truth("again", &t.Again)
}

// unread is no kind at all.
const unread = 255

// pass leaves unjudged what cannot be, since the word that says what it is has
// not been understood.
func (m *mapping) pass() {
	for _, key := range m.keys {
		m.known = append(m.known, key.Value)
	}
}

func parsePremise(word string) (scenario.PremiseKind, error) {
	if k, ok := scenario.ParsePremise(word); ok {
		return k, nil
	}
	return 0, fmt.Errorf("there is no kind of premise %q: use %s", word, orList(scenario.PremiseNames()))
}

// standings are the words for how a goal stands.
var standings = []string{scenario.Open: "open", scenario.Reached: "reached", scenario.Failed: "failed", scenario.Shut: "shut"}

func (s *scene) readPremise(m *mapping, p *scenario.Premise) {
	m.need("kind")
	p.Kind = unread
	word(m, "kind", &p.Kind, parsePremise)
	m.truth("not", &p.Not)
	switch p.Kind {
	case unread:
		m.pass()
	case scenario.AtRound:
		m.need("round")
		whole(m, "round", &p.Number, 1, maxRound)
	case scenario.Few:
		m.need("side", "ships")
		word(m, "side", &p.Side, s.parseSide)
		whole(m, "ships", &p.Number, 0, maxShips)
	case scenario.FewPeople:
		m.need("side", "people")
		word(m, "side", &p.Side, s.parseSide)
		whole(m, "people", &p.Number, 0, maxFolk)
	case scenario.Inside:
		m.need("side")
		word(m, "side", &p.Side, s.parseSide)
		s.area(m, &p.Area)
	case scenario.GoalIs:
		m.need("is")
		s.goalRef(m, &p.Goal)
		word(m, "is", &p.Standing, func(word string) (scenario.Standing, error) {
			if i := slices.Index(standings, word); i >= 0 {
				return scenario.Standing(i), nil
			}
			return 0, fmt.Errorf("a goal is never %q: use %s", word, orList(standings))
		})
	case scenario.After:
		s.triggerRef(m, &p.Trigger)
		whole(m, "rounds", &p.Number, 0, maxRound)
	case scenario.PersonDown:
		m.need("person")
		word(m, "person", &p.Person, s.parsePerson)
	case scenario.AnyOf:
		m.need("of")
		m.each("of", maxPremises, func(m *mapping) {
			var one scenario.Premise
			if s.readPremise(m, &one); one.Kind == scenario.AnyOf {
				m.say(m.line, m.path, "this is one of several, and has several itself", "write them all in one list")
				return
			}
			p.Any = append(p.Any, one)
		})
	case scenario.ByHand:
	default:
		s.readWho(m, p)
	}
}

// readWho reads a premise about a ship, or any of a side.
func (s *scene) readWho(m *mapping, p *scenario.Premise) {
	m.needOne("ship", "side")
	if m.find("ship") != nil && m.find("side") != nil {
		m.say(m.lineOf("side"), m.at("side"), "there is a ship and a side", "keep the one that is meant")
	}
	word(m, "ship", &p.Ship, s.parseShip)
	word(m, "side", &p.Side, s.parseSide)
	switch p.Kind {
	case scenario.Wrecked:
		m.need("levels")
		whole(m, "levels", &p.Number, 1, 6)
	case scenario.Seized:
		word(m, "seat", &p.Role, crew.ParseRole)
		if !s.decked(p) {
			m.say(m.line, m.path, "no such ship has a deck, so nobody can seize a console", "give it one under `decks:` of `foot:`")
		}
	case scenario.Within:
		s.zone(m, &p.Zone)
	case scenario.Near:
		m.need("of", "feet")
		word(m, "of", &p.Of, s.parseShip)
		m.feet("feet", &p.Feet, 0, maxPlace)
	}
}

// decked says whether a ship that a premise is about has a deck.
func (s *scene) decked(p *scenario.Premise) bool {
	return s.Foot != nil && slices.ContainsFunc(s.Foot.Decks, func(d scenario.FootDeck) bool {
		aboard := s.starting(d.Ship)
		return aboard != nil && (p.Ship == d.Ship || p.Ship == 0 && aboard.Side == p.Side)
	})
}

// parsePerson finds the name of somebody on a deck: among the people, those who
// arrive, and the crews that have names.
func (s *scene) parsePerson(name string) (string, error) {
	if s.Foot == nil {
		return "", errors.New("the scenario has no people on decks: write them under `people:` of `foot:`")
	}
	var names []string
	add := func(list []personal.Arrival) {
		for i := range list {
			names = append(names, list[i].Name)
		}
	}
	add(s.Foot.People)
	for i := range s.Foot.Arrivals {
		add(s.Foot.Arrivals[i].People)
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
	return "", noSuch("person", name, names)
}

// parseComers finds people whom a trigger brings in.
func (s *scene) parseComers(name string) (uint8, error) {
	if s.Foot == nil || len(s.Foot.Arrivals) == 0 {
		return 0, fmt.Errorf("nobody arrives on foot: write %q under `arrivals:` of `foot:`", name)
	}
	names := keysOf(s.Foot.Arrivals, func(a *scenario.FootArrival) string { return a.Name })
	if i := slices.Index(names, name); i >= 0 {
		return uint8(i), nil
	}
	return 0, noSuch("arrival on foot", name, names)
}

// triggerRef reads which trigger is meant.
func (s *scene) triggerRef(m *mapping, to *uint8) {
	m.need("trigger")
	word(m, "trigger", to, func(key string) (uint8, error) {
		if i := slices.Index(s.triggers, key); i >= 0 {
			return uint8(i), nil
		}
		return 0, noSuch("trigger", key, slices.Clone(s.triggers))
	})
}

func parseConsequence(word string) (scenario.ConsequenceKind, error) {
	if k, ok := scenario.ParseConsequence(word); ok {
		return k, nil
	}
	return 0, fmt.Errorf("%q is nothing that a trigger can do: use %s", word, orList(scenario.ConsequenceNames()))
}

func (s *scene) readConsequence(m *mapping, c *scenario.Consequence) {
	m.need("do")
	c.Kind = unread
	word(m, "do", &c.Kind, parseConsequence)
	switch c.Kind {
	case unread:
		m.pass()
	case scenario.Tell:
		c.Sides = event.AllSides
		m.need("text")
		m.text("text", &c.Text, maxBrief)
		word(m, "to", &c.Sides, s.parseEar)
	case scenario.Win:
		m.need("text")
		m.text("text", &c.Text, maxBrief)
		word(m, "side", &c.Sides, s.parseSides)
	case scenario.OpenGoal, scenario.ShutGoal:
		s.goalRef(m, &c.Goal)
	case scenario.Silence:
		s.triggerRef(m, &c.Trigger)
	case scenario.Enter:
		m.need("people")
		word(m, "people", &c.People, s.parseComers)
	case scenario.OpenDoors, scenario.ShutDoors, scenario.LockDoors, scenario.Burn, scenario.PutOut:
		s.area(m, &c.Area)
		s.judgeArea(m, c)
	default:
		s.readBefall(m, c)
	}
}

// judgeArea finds areas without anything in them that could be as they are to be.
func (s *scene) judgeArea(m *mapping, c *scenario.Consequence) {
	if s.Foot == nil || int(c.Area.Deck) >= len(s.Foot.Decks) || s.Foot.Decks[c.Area.Deck].Plan == notRead {
		return // told by area
	}
	plan, doors := &s.folk.Plans[s.Foot.Decks[c.Area.Deck].Plan], c.Kind != scenario.Burn && c.Kind != scenario.PutOut
	from, to := c.Area.From, c.Area.To
	for y := min(from.Y, to.Y); y <= max(from.Y, to.Y); y++ {
		for x := min(from.X, to.X); x <= max(from.X, to.X); x++ {
			cell := plan.Cell(deckplan.Square{X: x, Y: y, Level: from.Level})
			if doors && cell == deckplan.DoorCell || !doors && !cell.Solid() {
				return
			}
		}
	}
	if doors {
		m.say(m.line, m.path, fmt.Sprintf("no door of the deck %s is in the area", plan.Key), "columns and rows count from 0, at the upper left")
		return
	}
	m.say(m.line, m.path, fmt.Sprintf("only walls of the deck %s are in the area", plan.Key), "columns and rows count from 0, at the upper left")
}

// readBefall reads what happens to a ship.
func (s *scene) readBefall(m *mapping, c *scenario.Consequence) {
	m.need("ship")
	word(m, "ship", &c.Ship, s.parseShip)
	switch c.Kind {
	case scenario.Arrive:
		if at := s.ShipAt(c.Ship); at >= 0 && at < len(s.Ships) {
			m.say(m.lineOf("ship"), m.at("ship"), s.ship(at).Name+" is there from the start", "put it under arrivals instead of ships")
		}
	case scenario.Harm:
		m.need("amount", "type")
		whole(m, "amount", &c.Amount, 1, maxHarm)
		word(m, "type", &c.Type, shipyard.ParseDamageType)
	case scenario.Join:
		m.need("side")
		word(m, "side", &c.Side, s.parseSide)
	case scenario.Afflict:
		m.need("condition", "rounds")
		word(m, "condition", &c.Condition, shipyard.ParseCondition)
		whole(m, "rounds", &c.Rounds, 1, 1000)
	}
}

const maxHarm = 100_000

// parseEar reads who is told something: a side, gm, or all.
func (s *scene) parseEar(word string) (event.Sides, error) {
	switch word {
	case "gm":
		return 0, nil
	case "all":
		return event.AllSides, nil
	}
	set, err := s.parseSides(word)
	if err != nil {
		err = fmt.Errorf("nobody is called %q: use a side, gm or all", word)
	}
	return set, err
}

func (s *scene) parseSides(word string) (event.Sides, error) {
	side, err := s.parseSide(word)
	return event.Sides(0).With(side), err
}

// judgeTriggers finds ships and goals that nothing calls for.
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
	for i := range s.Arrivals {
		if a := &s.Arrivals[i]; !brought[a.Name] {
			e.doubt(s.lines.arrivals[i], fmt.Sprintf(".arrivals[%d]", i), a.Name+" never arrives", "have a trigger do `arrive` with it, or put it under ships")
		}
	}
	for i := range s.lines.comers {
		if !entered[uint8(i)] {
			e.doubt(s.lines.comers[i], fmt.Sprintf(".foot.arrivals[%d]", i), s.Foot.Arrivals[i].Name+" never arrives", "have a trigger do `enter` with it, or put it under people")
		}
	}
	for i := range s.Goals {
		if s.Goals[i].Later && !opened[uint8(i)] {
			e.doubt(s.lines.goals[i], fmt.Sprintf(".goals[%d]", i), "nothing brings this goal into force", "have a trigger do `open-goal` with it, or remove `later`")
		}
	}
}
