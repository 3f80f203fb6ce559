package bot

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/sight"
)

// Posts are the kinds of seats that a tally distinguishes: the five deployments, a person who does
// everything, a droid brain, and anyone who only fights on decks.
var Posts = [...]string{"pilot", "gunner", "operator", "mechanic", "coordinator", "solo", "brain", "boots"}

const (
	soloPost  = 5
	brainPost = 6
	bootsPost = 7
)

func postOf(m *crew.Member) int {
	switch at := m.Roles &^ crew.Of(crew.Boots); {
	case m.Seat.Role == crew.Boots:
		return bootsPost
	case at == crew.AllStations:
		return soloPost
	case at == crew.Of(crew.Pilot, crew.Gunner):
		return brainPost
	}
	return int(m.Seat.Role - crew.Pilot)
}

// Post is what seats of a kind did with their turns.
type Post struct {
	Turns   int
	Passed  int     // turns in which nothing but their end was ordered
	Choices int     // useful ones, total of all turns
	Poor    int     // turns with fewer useful choices than Enough
	AtZero  int     // further turns, which began aboard a ship at 0 hit points
	Orders  []Count // obeyed ones, except the ends of turns
}

// Add adds what other seats of the kind did.
func (p *Post) Add(o *Post) {
	p.Turns += o.Turns
	p.Passed += o.Passed
	p.Choices += o.Choices
	p.Poor += o.Poor
	p.AtZero += o.AtZero
	for _, c := range o.Orders {
		count(&p.Orders, c.What, c.N)
	}
}

// played is what is known of a seat's turn while it lasts.
type played struct {
	open, acted bool
	round       int32
	began       int64 // the tick in which the turn began
	next        int64 // the seat is not asked before this tick
}

// watch notes which turns have begun, and therefore which have ended.
func (a *Arena) watch(events []event.Event) {
	w := a.World
	for len(a.played) < len(w.Members) {
		a.played = append(a.played, played{})
	}
	for _, e := range events {
		f, ok := e.Fact.(*sim.TurnBegan)
		if !ok {
			continue
		}
		m, id := w.HolderOf(f.Seat)
		if m == nil {
			continue
		}
		t := &a.played[w.Numbering.Place(id)]
		if t.open {
			a.shut(m, t)
		}
		s := w.Ship(f.Seat.Ship)
		if s == nil || f.Seat.Role == crew.Boots {
			*t = played{open: w.OpenTurn(id), round: w.Order.Round, began: w.Tick}
			continue
		}
		if p := w.Fight.Person(id); p != nil && p.State != personal.Able {
			*t = played{round: w.Order.Round, began: w.Tick} // nobody stands at the console
			continue
		}
		*t = played{open: m.Open && s.State == ships.Able, round: w.Order.Round, began: w.Tick}
		if s.State == ships.Disabled || s.State == ships.Stable {
			a.Posts[postOf(m)].AtZero++
		}
		if b := a.brains[f.Seat]; b != nil {
			b.choices, b.poor = 0, ""
		}
	}
}

// shut adds a finished turn to its post.
func (a *Arena) shut(m *crew.Member, t *played) {
	p, choices := &a.Posts[postOf(m)], a.brains[m.Seat].choices
	p.Turns++
	p.Choices += choices
	if side, ok := sight.SideOfSeat(a.World, m.Seat); ok && a.World.Scenario.Sides[side].Players && (a.World.Order.Tempo != crew.Together || t.began > a.counted) {
		a.people, a.counted = a.people+1, t.began
	}
	if !t.acted {
		p.Passed++
	}
	if choices < Enough {
		p.Poor++
		a.Thin = append(a.Thin, Thin{a.seed, t.round, a.World.SeatName(m.Seat), choices, a.brains[m.Seat].poor})
	}
}

// note counts an order that was obeyed.
func (a *Arena) note(o *sim.Order) {
	if o.Intent.Verb() == crew.EndTurn {
		return
	}
	m, id := a.World.HolderOf(o.Seat)
	if m == nil {
		return
	}
	a.played[a.World.Numbering.Place(id)].acted = true
	count(&a.Posts[postOf(m)].Orders, o.Intent.Verb().String(), 1)
}

// Thin is a turn with fewer useful choices than Enough.
type Thin struct {
	Seed    uint64 // the battle's
	Round   int32
	Who     string
	Choices int
	Why     string
}
