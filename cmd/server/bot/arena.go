package bot

import (
	"errors"
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
)

// Arena plays a battle between brains in every seat, without a wire. Orders go
// through the same checks as everybody's.
type Arena struct {
	World   *sim.World
	Every   int64 // ticks between two pictures of a seat
	Lag     int64 // ticks that an order takes
	Orders  []Count
	Refused []Count

	brains map[crew.Seat]*Brain
	given  map[crew.Seat]uint32
	queue  []delayed
}

// Count is how often something happened.
type Count struct {
	What string
	N    int
}

type delayed struct {
	due   int64
	order sim.Order
}

// NewArena sets a battle up, to be played in a tempo.
func NewArena(lib *ships.Library, sc *sim.Scenario, tempo crew.Tempo, seed uint64) (*Arena, error) {
	w, err := sim.New(lib, sc, seed)
	if err != nil {
		return nil, fmt.Errorf("arena: %w", err)
	}
	a := &Arena{World: w, Every: 2, Lag: 3, brains: map[crew.Seat]*Brain{}, given: map[crew.Seat]uint32{}}
	for i := range w.Members {
		seat := w.Members[i].Seat
		a.brains[seat] = New(seat, seed)
	}
	_, err = w.Step([]sim.Order{
		{Seat: crew.Master, Number: 1, Intent: &sim.SetTempo{Tempo: tempo}},
		{Seat: crew.Master, Number: 2, Intent: &sim.Pause{}},
	})
	return a, err
}

// ErrStall means that a battle stands still: nobody ends their turn.
var ErrStall = errors.New("the battle stands still")

// longest is how many ticks a round may take, however many seats there are.
const longest = 20_000

// Play steps the battle until it is over or a number of rounds has been played.
func (a *Arena) Play(rounds int32) error {
	round, began := a.World.Order.Round, a.World.Tick
	for !a.World.Over && a.World.Order.Round <= rounds {
		if err := a.Step(); err != nil {
			return err
		}
		if a.World.Order.Round != round {
			round, began = a.World.Order.Round, a.World.Tick
		}
		if a.World.Tick > began+longest {
			return fmt.Errorf("%w in round %d", ErrStall, round)
		}
	}
	return nil
}

// Step plays one tick.
func (a *Arena) Step() error {
	if a.World.Tick%a.Every == 0 {
		a.ask()
	}
	var due []sim.Order
	kept := a.queue[:0]
	for _, d := range a.queue {
		if d.due <= a.World.Tick {
			due = append(due, d.order)
		} else {
			kept = append(kept, d)
		}
	}
	a.queue = kept
	result, err := a.World.Step(due)
	if err != nil {
		return err
	}
	for i, answer := range result.Answers {
		tally(&a.Orders, due[i].Intent.Verb().String())
		if answer.Refusal != nil {
			tally(&a.Refused, fmt.Sprintf("%s: %s", due[i].Intent.Verb(), answer.Refusal.Rule))
			a.brains[due[i].Seat].Refused()
		}
	}
	return nil
}

// ask shows each seat that could act its picture.
func (a *Arena) ask() {
	w := a.World
	for i := range w.Members {
		m := &w.Members[i]
		awaited := w.Window.Member == crew.ID(i+1)
		if !m.Open && !awaited {
			continue
		}
		for _, intent := range a.brains[m.Seat].Decide(w.View(m.Seat)) {
			a.given[m.Seat]++
			order := sim.Order{Seat: m.Seat, Number: a.given[m.Seat], Intent: intent}
			a.queue = append(a.queue, delayed{w.Tick + a.Lag, order})
		}
	}
}

func tally(list *[]Count, what string) {
	for i := range *list {
		if (*list)[i].What == what {
			(*list)[i].N++
			return
		}
	}
	*list = append(*list, Count{what, 1})
}

// Sum is the whole of a list of counts.
func Sum(list []Count) int {
	n := 0
	for _, c := range list {
		n += c.N
	}
	return n
}
