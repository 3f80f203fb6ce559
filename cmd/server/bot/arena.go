package bot

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// Arena plays a battle between brains in every seat, without a network. Orders are checked like
// anybody's.
type Arena struct {
	World   *sim.World
	Every   int64 // ticks between two pictures of a seat
	Lag     int64 // ticks that an order takes
	Orders  []Count
	Refused []Count // without those that another order overtook on the way
	Posts   [len(Posts)]Post
	Thin    []Thin
	Stepped func(*sim.Result) // called after each tick; may be nil

	played  []played // by member
	people  int      // turns of people; neighbours' simultaneous turns count as one
	counted int64    // the tick in which the latest of these began
	round   int32    // the current one
	began   int64    // the tick in which it began

	seed    uint64
	gallery *sight.Gallery
	brains  map[crew.Seat]*Brain
	given   map[crew.Seat]uint32
	queue   []delayed
}

type delayed struct {
	due      int64
	order    sim.Order
	possible bool // legal when given, with no other order of its seat on the way
}

// NewArena sets up a battle in a tempo.
func NewArena(lib *shipyard.Library, sc *scenario.Scenario, tempo crew.Tempo, seed uint64) (*Arena, error) {
	w, err := sim.New(lib, sc, seed)
	if err != nil {
		return nil, fmt.Errorf("arena: %w", err)
	}
	a := &Arena{World: w, Every: 2, Lag: 3, seed: seed, gallery: sight.NewGallery(w), brains: map[crew.Seat]*Brain{}, given: map[crew.Seat]uint32{}}
	for i := range w.Members {
		a.brain(w.Members[i].Seat)
	}
	result, err := w.Step([]sim.Order{
		{Seat: crew.Master, Number: 1, Intent: &sim.SetTempo{Tempo: tempo}},
		{Seat: crew.Master, Number: 2, Intent: &sim.Pause{}},
	})
	if err == nil {
		a.watch(result.Events)
	}
	return a, err
}

// ErrStall means that a battle makes no progress: nobody ends their turn.
var ErrStall = errors.New("the battle stands still")

// longest is the most ticks that a round may take, however many seats there are.
const longest = 20_000

// MostShips is the size in ships up to which battles are played along with others: with more, bots
// need hours.
const MostShips = 64

// Play steps the battle until it is over, or the given number of rounds or ticks has been played.
func (a *Arena) Play(rounds int32, ticks int64) error {
	for end := a.World.Tick + ticks; !a.World.Over && a.World.Order.Round <= rounds && a.World.Tick < end; {
		if err := a.Step(); err != nil {
			return err
		}
		if a.World.Order.Round != a.round {
			a.round, a.began = a.World.Order.Round, a.World.Tick
		}
		if a.World.Tick > a.began+longest {
			return fmt.Errorf("%w in round %d: %s", ErrStall, a.round, a.holding())
		}
	}
	return nil
}

// holding describes whose turn does not end.
func (a *Arena) holding() string {
	var who []string
	for i := range a.World.Members {
		if a.World.OpenTurn(a.World.Numbering.ID(i)) {
			who = append(who, a.World.SeatName(a.World.Members[i].Seat))
		}
	}
	if who == nil {
		return "it is nobody's turn"
	}
	return "it is the turn of " + strings.Join(who, ", ")
}

// Step plays one tick.
func (a *Arena) Step() error {
	if a.World.Tick%a.Every == 0 {
		a.ask()
	}
	var due []sim.Order
	var possible []bool
	kept := a.queue[:0]
	for _, d := range a.queue {
		if d.due <= a.World.Tick {
			due, possible = append(due, d.order), append(possible, d.possible)
		} else {
			kept = append(kept, d)
		}
	}
	a.queue = kept
	result, err := a.World.Step(due)
	if err != nil {
		return err
	}
	if a.Stepped != nil {
		a.Stepped(result)
	}
	for i, answer := range result.Answers {
		count(&a.Orders, due[i].Intent.Verb().String(), 1)
		if answer.Refusal != nil {
			if !possible[i] {
				count(&a.Refused, fmt.Sprintf("%s: %s", due[i].Intent.Verb(), answer.Refusal.Rule), 1)
			}
			a.brains[due[i].Seat].Refused()
		} else {
			a.note(&due[i])
		}
	}
	a.watch(result.Events)
	return nil
}

// pause is how many ticks a seat that has ordered nothing is left alone for.
const pause = 4

// ask shows a picture to each seat that could act.
func (a *Arena) ask() {
	w := a.World
	a.gallery.Renew(w)
	for i := range w.Members {
		m := &w.Members[i]
		id := w.Numbering.ID(i)
		if awaited := w.Asked() == id; !w.OpenTurn(id) || !awaited && w.Tick < a.played[i].next {
			continue
		}
		orders := a.brain(m.Seat).Decide(a.gallery.View(m.Seat, picture.Asked{}))
		if len(orders) == 0 {
			a.played[i].next = w.Tick + pause
		}
		for _, intent := range orders {
			a.given[m.Seat]++
			order := sim.Order{Seat: m.Seat, Number: a.given[m.Seat], Intent: intent}
			a.queue = append(a.queue, delayed{w.Tick + a.Lag, order, !a.waits(m.Seat) && w.Validate(&order) == nil})
		}
	}
}

// waits reports whether an order of the seat is on its way.
func (a *Arena) waits(seat crew.Seat) bool {
	return slices.ContainsFunc(a.queue, func(d delayed) bool { return d.order.Seat == seat })
}

// brain returns the brain of a seat, and creates one for a seat that arrived later.
func (a *Arena) brain(seat crew.Seat) *Brain {
	b := a.brains[seat]
	if b == nil {
		b = New(seat, a.seed)
		a.brains[seat] = b
	}
	return b
}
