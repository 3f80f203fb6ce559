package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/event"
	"broadside/sim/scenario"
)

// trigger reads: trigger PREMISE [or PREMISE]... [chance N CAUSE] [then CONSEQUENCE [,
// CONSEQUENCE]...]: TEXT. Whenever one of the premises comes true, and if there is a
// chance the die shows N or more, everybody is told the text.
func (c *scene) trigger(_ *Stock, p *phrase) error {
	t := scenario.Trigger{Key: fmt.Sprintf("trigger-%d", len(c.Triggers)+1), Again: true}
	var any []scenario.Premise
	for more := true; more; more = p.take("or") {
		w, err := c.premise(p)
		if err != nil {
			return err
		}
		any = append(any, w)
	}
	if t.When = any[0]; len(any) > 1 {
		t.When = scenario.Premise{Kind: scenario.AnyOf, Any: any}
	}
	if p.take("chance") {
		n, err := p.number(2, 20)
		if err != nil {
			return err
		}
		t.Odds.Need = int8(n)
		if t.Odds.Cause, err = p.name(); err != nil {
			return err
		}
	}
	for more := p.take("then"); more; more = p.take(",") {
		f, err := c.consequence(p)
		if err != nil {
			return err
		}
		t.Then = append(t.Then, f)
	}
	text, err := p.say()
	t.Then = append(t.Then, scenario.Consequence{Kind: scenario.Tell, Sides: event.AllSides, Text: text})
	c.Triggers = append(c.Triggers, t)
	return err
}

// premise reads: few-people SIDE N, inside SIDE from X Y to X Y, person-down NAME, seized
// SHIP [ROLE], wrecked SHIP N, by-hand, handled FIXTURE [by SIDE], with "not" before it
// to negate it. Other premises need a scenario.
func (c *scene) premise(p *phrase) (w scenario.Premise, err error) {
	w.Not = p.take("not")
	word := p.next()
	w.Kind, _ = scenario.ParsePremise(word)
	number := func() {
		if err == nil {
			var n int
			n, err = p.number(0, 1000)
			w.Number = int32(n)
		}
	}
	switch word {
	case scenario.FewPeople.String():
		w.Side, err = c.side(p)
		number()
	case scenario.Inside.String():
		if w.Side, err = c.side(p); err == nil {
			w.Area, err = areaOf(p)
		}
	case scenario.PersonDown.String():
		w.Person, err = c.known(p.next())
	case scenario.Seized.String(), scenario.Wrecked.String():
		var n int
		if n, err = c.arrival(p); err != nil {
			return w, err
		}
		w.Ship = c.ShipID(n)
		if word == scenario.Wrecked.String() {
			number()
		} else if role, no := crew.ParseRole(p.peek()); no == nil {
			p.next()
			w.Role = role
		}
	case scenario.ByHand.String():
	case scenario.Handled.String():
		if w.Fixture, err = fixtureOf(c.foot().Fixtures, p.next()); err == nil && p.take("by") {
			var side event.Side
			side, err = c.side(p)
			w.Sides = w.Sides.With(side)
		}
	default:
		err = fmt.Errorf("%w: %q; a story has triggers of few-people, inside, person-down, seized, wrecked, by-hand and handled", ErrName, word)
	}
	return w, err
}

// consequence reads: enter NAME, silence N, or open-doors, shut-doors, lock-doors, burn or
// put-out from X Y to X Y.
func (c *scene) consequence(p *phrase) (f scenario.Consequence, err error) {
	word := p.next()
	f.Kind, _ = scenario.ParseConsequence(word)
	switch word {
	case scenario.Enter.String():
		name := p.next()
		n := c.comerAt(name)
		if n < 0 {
			return f, fmt.Errorf("%w: nobody who comes later is called %q", ErrName, name)
		}
		f.People = uint8(n)
	case scenario.Silence.String():
		var n int
		n, err = p.number(1, scenario.MaxTriggers)
		f.Trigger = uint8(n - 1)
	case scenario.OpenDoors.String(), scenario.ShutDoors.String(), scenario.LockDoors.String(), scenario.Burn.String(), scenario.PutOut.String():
		f.Area, err = areaOf(p)
	default:
		err = fmt.Errorf("%w: %q; a story's triggers enter, silence, open-doors, shut-doors, lock-doors, burn and put-out", ErrName, word)
	}
	return f, err
}

// known returns the name of a person of the setup, as it is written there.
func (c *scene) known(name string) (string, error) {
	var names []string
	if c.Foot != nil {
		for _, a := range c.Foot.People {
			names = append(names, a.Name)
		}
		for _, a := range c.Foot.Reinforcements {
			names = append(names, a.Name)
		}
	}
	at := slices.IndexFunc(names, func(n string) bool { return refer(n) == name })
	if at < 0 {
		return "", fmt.Errorf("%w: person %q; there are %s", ErrName, name, strings.Join(names, ", "))
	}
	return names[at], nil
}

// areaOf reads: from X Y to X Y, the corners of an area.
func areaOf(p *phrase) (a scenario.Area, err error) {
	if err = p.need("from"); err != nil {
		return a, err
	}
	if a.From, err = cornerOf(p); err != nil {
		return a, err
	}
	if err = p.need("to"); err != nil {
		return a, err
	}
	a.To, err = cornerOf(p)
	return a, err
}

// cornerOf reads: X Y, a corner of an area.
func cornerOf(p *phrase) (deckplan.Square, error) {
	x, err := p.number(0, deckplan.MaxWidth)
	if err != nil {
		return deckplan.Square{}, err
	}
	y, err := p.number(0, deckplan.MaxHeight)
	return deckplan.Square{X: int16(x), Y: int16(y)}, err
}
