package story

import (
	"fmt"

	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
)

// trigger reads: trigger few-people SIDE N: TEXT, trigger inside SIDE from X Y to X Y:
// TEXT, trigger wrecked SHIP N: TEXT, with "not" before the kind to turn it around.
// Everybody is told the text when it comes true. Other premises want a scenario.
func (c *scene) trigger(_ *Stock, p *phrase) (err error) {
	t := sim.Trigger{Key: fmt.Sprintf("trigger-%d", len(c.Triggers)+1), Again: true}
	t.When.Not = p.take("not")
	word := p.next()
	kind, ok := sim.ParsePremise(word)
	switch {
	case !ok || kind != sim.FewPeople && kind != sim.Inside && kind != sim.Wrecked:
		return fmt.Errorf("%w: %q; a story has triggers of few-people, inside and wrecked", ErrName, word)
	case kind == sim.Wrecked:
		var n int
		if n, err = c.arrival(p); err == nil {
			t.When.Ship = c.ShipID(n)
		}
	default:
		t.When.Side, err = c.side(p)
	}
	t.When.Kind = kind
	for err == nil && !p.done() && !p.take(":") {
		switch {
		case p.take("from"):
			t.When.Area.From, err = cornerOf(p)
		case p.take("to"):
			t.When.Area.To, err = cornerOf(p)
		default:
			var n int
			n, err = p.number(0, 1000)
			t.When.Number = int32(n)
		}
	}
	t.Then = []sim.Consequence{{Kind: sim.Tell, Sides: ships.AllSides, Text: p.rest()}}
	c.Triggers = append(c.Triggers, t)
	return err
}

// cornerOf reads: X Y, a corner of an area.
func cornerOf(p *phrase) (personal.Square, error) {
	x, err := p.number(0, personal.MaxWide)
	if err != nil {
		return personal.Square{}, err
	}
	y, err := p.number(0, personal.MaxHigh)
	return personal.Square{X: int16(x), Y: int16(y)}, err
}
