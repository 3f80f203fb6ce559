package sim

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/ships/deployment"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Intent is what a seat wants: of a crew (ships.Intent), of somebody on foot
// (personal.Intent), of the world, or a Ruling.
type Intent = crew.Intent

// Ruling is an intent of the GM, which affects the whole world.
type Ruling interface {
	Intent
	Check(*World) error
	Do(*World)
}

// NewIntent returns an empty intent of a verb, or nil for an unknown verb.
func NewIntent(v crew.Verb) Intent {
	if i := deployment.NewIntent(v); i != nil {
		return i
	}
	if i := action.NewIntent(v); i != nil {
		return i
	}
	if i := newBoarding(v); i != nil {
		return i
	}
	switch v {
	case crew.EndTurn:
		return &EndTurn{}
	case crew.Yield:
		return &Yield{}
	case crew.React, crew.ReactOnFoot:
		return &React{OnFoot: v == crew.ReactOnFoot}
	}
	if rulings[v] == nil {
		return nil
	}
	return rulings[v]()
}

// Order is an intent, the seat that gave it, and its number. Each seat numbers its own
// orders from 1.
type Order struct {
	Seat   crew.Seat
	Number uint32
	Intent Intent
	ruled  bool // given by a GM as that seat
}

// Fields describes an Order.
func (o *Order) Fields(c field.Coder) {
	o.Seat.Fields(c)
	field.Int(c, "number", &o.Number, 0, 1<<32-1)
	crew.IntentField(c, "verb", &o.Intent, NewIntent)
}

// EndTurn ends the turn of the seat that gives it.
type EndTurn struct{}

func (*EndTurn) Verb() crew.Verb    { return crew.EndTurn }
func (*EndTurn) Fields(field.Coder) {}

// Yield lets somebody of the same side with the same initiative act first: players decide
// the order of their own ties (SHIP-INIT). The two swap places, so that nobody else in
// the tie loses theirs.
type Yield struct {
	To crew.Seat
}

func (*Yield) Verb() crew.Verb { return crew.Yield }

// Fields describes a Yield.
func (i *Yield) Fields(c field.Coder) { i.To.Fields(c) }

// check refuses members who are not tied with the seat, or act before it anyway.
func (i *Yield) check(w *World, by crew.ID) error {
	m, to := w.HolderOf(i.To)
	mine, theirs := w.Order.Place(by), w.Order.Place(to)
	switch {
	case w.Order.Tempo == crew.Live:
		return crew.Refuse("SHIP-INIT", "in live tempo nobody waits for another's turn")
	case m == nil || mine < 0 || theirs < 0 || sideOfMember(w, to) != sideOfMember(w, by):
		return crew.Refuse("SHIP-INIT", "nobody on your side has that place in the order")
	case w.Order.Slots[mine].Total != w.Order.Slots[theirs].Total:
		return crew.Refuse("SHIP-INIT", "you act on %d and they on %d: only those who tie choose who goes first", w.Order.Slots[mine].Total, w.Order.Slots[theirs].Total)
	case theirs <= mine:
		return crew.Refuse("SHIP-INIT", "they do not act after you")
	}
	return nil
}

func (i *Yield) do(w *World, by crew.ID) {
	_, to := w.HolderOf(i.To)
	w.Order.Exchange(w.Order.Place(by), w.Order.Place(to))
	w.Emit(event.Sides(0).With(sideOfMember(w, by)), &Yielded{By: w.Member(by).Seat, To: i.To})
}

// React answers the open window, at a console or on foot (SHIP-REACT, ME-REACT,
// HOE-REACT).
type React struct {
	OnFoot bool // from its verb
	crew.Reply
}

func (i *React) Verb() crew.Verb {
	if i.OnFoot {
		return crew.ReactOnFoot
	}
	return crew.React
}

// Fields describes a React. At a console there is nothing to choose.
func (i *React) Fields(c field.Coder) {
	field.Bool(c, "take", &i.Take)
	if !i.OnFoot {
		return
	}
	field.Int(c, "weapon", &i.Weapon, 0, personal.Fists)
	field.Bool(c, "spare", &i.Spare)
	field.Int(c, "choice", &i.Choice, 0, 100)
	field.Int(c, "layer", &i.Layer, 0, rulebook.MaxLayers)
	field.Int(c, "amount", &i.Amount, 0, personal.MaxPoints)
}

// TakeAtConsole returns a React that takes the reaction offered to somebody at a console.
func TakeAtConsole() *React { return &React{Reply: crew.Reply{Take: true}} }

// TakeOnFoot returns a React that takes the reaction offered to somebody on foot in the usual way.
func TakeOnFoot() *React { return &React{OnFoot: true, Reply: crew.Reply{Take: true}} }

func (i *React) check(w *World, by crew.ID) error {
	fights := w.fights()
	return w.Windows.Judge(by, i.OnFoot, &i.Reply, fights[0], fights[1])
}

func (i *React) do(w *World) {
	consoles, decks := w.answerers()
	w.Windows.Answer(i.Reply, consoles, decks)
}

// YieldsTo returns the members whom a member can let act first.
func YieldsTo(w *World, id crew.ID) (all []crew.ID) {
	if w.Order.Tempo == crew.Live {
		return nil
	}
	at := w.Order.Place(id)
	if at < 0 {
		return nil
	}
	for n := at + 1; n < len(w.Order.Slots) && w.Order.Slots[n].Total == w.Order.Slots[at].Total; n++ {
		first := w.Order.Slots[n].Members[0]
		if s := w.Ship(w.Member(first).Seat.Ship); sideOfMember(w, first) == sideOfMember(w, id) && (s == nil || !s.State.Gone()) {
			all = append(all, first)
		}
	}
	return all
}

// sideOfMember returns the side that a member fights for.
func sideOfMember(w *World, id crew.ID) event.Side {
	if p := w.Fight.Person(id); p != nil {
		return p.Side
	}
	if s := w.Ship(w.Member(id).Seat.Ship); s != nil {
		return s.Side
	}
	return 0
}

// Answer is the result of an order. Refusal is nil if it was obeyed.
type Answer struct {
	Seat    crew.Seat
	Number  uint32
	Refusal *crew.Refusal
}
