// Package rehearsal plays battles without a table, to try screens on: real worlds, real orders,
// real pictures.
package rehearsal

import (
	"errors"
	"slices"
	"sync"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// Battle is a battle under way.
type Battle struct {
	*sim.World
	Events []event.Event
	Kept   func([]sim.Order, *sim.Result) // called after each tick; may be nil
	number uint32
}

// shipped reads the shipped data, which no battle changes.
var shipped = sync.OnceValues(func() (*configs.Data, error) {
	data, problems := configs.Load()
	if data == nil {
		return nil, errors.New(problems[0].String())
	}
	return data, nil
})

// Start sets up a shipped scenario and begins the battle.
func Start(key string, tempo crew.Tempo, seed uint64) (*Battle, error) {
	b, err := Set(key, tempo, seed)
	if err != nil {
		return nil, err
	}
	return b, b.Give(crew.Master, &sim.Pause{})
}

// Set sets up a shipped scenario or lesson.
func Set(key string, tempo crew.Tempo, seed uint64) (*Battle, error) {
	data, err := shipped()
	if err != nil {
		return nil, err
	}
	sc := *data.Scenario(key)
	sc.Tempo = tempo
	w, err := sim.New(data.Library, &sc, seed)
	if err != nil {
		return nil, err
	}
	return &Battle{World: w}, nil
}

// Give gives an order and lets a tick pass; a refusal is an error.
func (b *Battle) Give(seat crew.Seat, i sim.Intent) error {
	b.number++
	result, err := b.step([]sim.Order{{Seat: seat, Number: b.number, Intent: i}})
	if err != nil {
		return err
	}
	if r := result.Answers[0].Refusal; r != nil {
		return r
	}
	return nil
}

// Wait lets ticks pass.
func (b *Battle) Wait(ticks int) error {
	for range ticks {
		if _, err := b.step(nil); err != nil {
			return err
		}
	}
	return nil
}

func (b *Battle) step(orders []sim.Order) (*sim.Result, error) {
	result, err := b.Step(orders)
	if err != nil {
		return nil, err
	}
	b.Events = append(b.Events, result.Events...)
	if b.Kept != nil {
		b.Kept(orders, result)
	}
	return result, nil
}

// Fight makes everybody act as their options allow until the given seat has had its turn a number
// of times, or the battle is over.
func (b *Battle) Fight(until crew.Seat, turns int) error {
	was := false
	for range 4000 {
		if b.Over {
			return nil
		}
		_, m := b.HolderOf(until)
		open := m != 0 && b.open(m)
		if open && !was {
			if turns--; turns <= 0 {
				return nil
			}
		}
		was = open
		if err := b.FightOn(); err != nil {
			return err
		}
	}
	return errors.New("nobody's turn comes any more")
}

// Await ends turns until that of a person on a deck begins.
func (b *Battle) Await(seat crew.Seat) error {
	for range 400 {
		for i := range b.Members {
			if b.Members[i].Seat == seat && b.OpenTurn(b.Numbering.ID(i)) {
				return nil
			}
		}
		if err := b.Give(crew.Master, &sim.ForceEnd{}); err != nil {
			return err
		}
		if err := b.Wait(2); err != nil {
			return err
		}
	}
	return errors.New("their turn does not come")
}

// open reports whether it is a member's turn, at a console or on a deck.
func (b *Battle) open(id crew.ID) bool {
	p := b.World.Fight.Person(id)
	return b.Member(id).Open || p != nil && p.Open
}

// FightOn makes all seats act whose turn it is, except some, and lets a tick pass.
func (b *Battle) FightOn(but ...crew.Seat) error {
	for i := range b.Members {
		if b.open(b.Numbering.ID(i)) && b.Asked() == 0 && !slices.Contains(but, b.Members[i].Seat) {
			if err := b.act(b.Members[i].Seat); err != nil {
				return err
			}
			if b.Order.Tempo != crew.Live {
				break
			}
		}
	}
	return b.Wait(1)
}

// act gives the first order that a seat can give, and ends its turn.
func (b *Battle) act(seat crew.Seat) error {
	p := sight.View(b.World, seat)
	for _, verb := range []crew.Verb{crew.Fly, crew.Attack, crew.Evade, crew.Interfere, crew.Patch, crew.Direct} {
		for _, o := range p.Options {
			if o.Verb == verb && o.Why() == "" {
				if i := b.intent(&o, seat); i != nil {
					if err := b.Give(seat, i); err != nil {
						var refusal *crew.Refusal
						if !errors.As(err, &refusal) {
							return err
						}
					}
				}
				break
			}
		}
	}
	var refusal *crew.Refusal
	if err := b.Give(seat, &sim.EndTurn{}); err != nil && !errors.As(err, &refusal) {
		return err
	}
	return nil
}

func (b *Battle) intent(o *picture.Option, seat crew.Seat) sim.Intent {
	switch o.Verb {
	case crew.Fly:
		return b.approach(seat)
	case crew.Attack:
		return &deployment.Fire{Weapon: o.Weapon, Target: o.Target}
	case crew.Evade:
		return &deployment.Evade{Target: o.Target}
	case crew.Interfere:
		return &deployment.Interfere{Target: o.Seat}
	case crew.Direct:
		return &deployment.Direct{Helped: o.Seat}
	case crew.Patch:
		return &deployment.Patch{}
	}
	return nil
}

// approach turns to the nearest hostile ship and flies part of the way.
func (b *Battle) approach(seat crew.Seat) sim.Intent {
	own := b.Ship(seat.Ship)
	for i := range b.Ships {
		t := &b.Ships[i]
		if t.Side != own.Side && !t.State.Gone() {
			leg := deployment.RamCourse(&b.World.Battle, own, t)[0]
			leg.Ahead = min(leg.Ahead, 120*space.Foot)
			return &deployment.Fly{Legs: []ships.Leg{leg}}
		}
	}
	return nil
}
