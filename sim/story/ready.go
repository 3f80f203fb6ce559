package story

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
)

// circumstance reads what is waited for, and the word to be called.
func circumstance(p *phrase) (t crew.Circumstance, word string, err error) {
	name := p.next()
	t, ok := crew.ParseCircumstance(name)
	switch {
	case !ok:
		err = fmt.Errorf("%w: circumstance %q; use within, beyond, sight, arc, attack, door or call", ErrName, name)
	case t == crew.WhenCalled:
		word = p.next()
	}
	return t, word, err
}

// response reads the reaction, after a colon.
func response[I sim.Intent](p *phrase, order func() (sim.Intent, error)) (i I, err error) {
	if err = p.need(":"); err != nil {
		return i, err
	}
	o, err := order()
	if err != nil {
		return i, err
	}
	i, ok := o.(I)
	if !ok {
		return i, fmt.Errorf("%w: that order cannot be a reaction", ErrSyntax)
	}
	return i, nil
}

// ready reads: ready within|beyond FEET [SHIP] : INTENT, ready arc WEAPON [SHIP] : INTENT,
// ready attack|sight [SHIP] : INTENT, ready call WORD : INTENT.
func (g *reader) ready(seat crew.Seat, p *phrase) (i *deployment.Ready, err error) {
	i = &deployment.Ready{}
	i.When, i.Word, err = circumstance(p)
	switch {
	case err != nil:
	case i.When == crew.WhenNear, i.When == crew.WhenAway:
		i.Where.Feet, err = p.feet()
	case i.When == crew.WhenInArc:
		i.Where.Weapon, err = g.weapon(seat.Ship, p.next())
	}
	if err == nil && p.peek() != ":" {
		i.Subject, err = g.target(p)
	}
	if err == nil {
		i.Response, err = response[ships.Intent](p, func() (sim.Intent, error) { return g.intent(seat, p) })
	}
	return i, err
}

// readyOnFoot reads: ready within|beyond N [at X Y] [NAME] : ORDER, ready sight|attack|door
// [NAME] : ORDER, ready call WORD : ORDER.
func (g *reader) readyOnFoot(seat crew.Seat, p *phrase) (i *action.Ready, err error) {
	i = &action.Ready{}
	i.When, i.Word, err = circumstance(p)
	if err == nil && (i.When == crew.WhenNear || i.When == crew.WhenAway) {
		i.Where, err = g.vicinity(seat, p)
	}
	if err == nil && p.peek() != ":" {
		i.Subject, err = g.bodyID(p)
	}
	if err == nil {
		i.Response, err = response[personal.Intent](p, func() (sim.Intent, error) {
			o, err := g.onFoot(seat, p)
			if h, ok := o.(*deployment.Handle); ok {
				return &action.HandleOnFoot{Text: h.Text, Thing: h.Thing}, err
			}
			return o, err
		})
	}
	return i, err
}

// vicinity reads: N [at X Y], on somebody's level.
func (g *reader) vicinity(seat crew.Seat, p *phrase) (v personal.Vicinity, err error) {
	within, err := p.number(0, 1000)
	v.Within = int16(within)
	if err != nil || !p.take("at") {
		return v, err
	}
	v.At, err = squareOf(p)
	if who := g.world.PersonAt(seat); who != nil {
		v.At.Level = who.At.Level
	}
	return v, err
}
