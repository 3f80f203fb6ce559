package sim

import (
	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/event"
)

// Ticks over which a full flying speed is spread: the round in live tempo, and two
// seconds in rounds tempo, so that everybody sees courses being flown.
const (
	livePace   = crew.RoundTicks
	roundsPace = 40
)

// Result is the result of a step. Its lists are valid until the next step.
type Result struct {
	Tick     int64
	Answers  []Answer      // one for each order, in the same order
	Accepted []Order       // orders that were obeyed or held, for the journal
	Events   []event.Event // what happened, in order
	Hash     uint64
}

// Step makes one tick: it obeys the orders that the rules allow, lets a twentieth of a
// second pass, and returns what happened. A broken invariant stops the world: every later
// step returns its error and changes nothing.
func (w *World) Step(orders []Order) (*Result, error) {
	if w.broken != nil {
		return nil, w.broken
	}
	w.beginTick()
	begun := w.Begun()
	for i := range orders {
		w.answer(&orders[i])
	}
	running := w.running()
	for _, p := range phases {
		if running || p.paused {
			p.do(w)
		}
	}
	renew(w, begun)
	return w.finishTick()
}

// A phase is a part of a step.
type phase struct {
	do     func(*World)
	paused bool // also during a pause, and after the end
}

// phases are the phases of a step after its orders.
var phases = [...]phase{
	{do: (*World).startBattle},
	{do: (*World).move},
	{do: (*World).passTick},
	{do: (*World).settle, paused: true},       // damage by orders and movement
	{do: (*World).watchReadied, paused: true}, // also for what a GM does in a pause
	{do: (*World).passTime},
	{do: (*World).settle}, // damage by reactions
	{do: (*World).watchReadied},
	{do: (*World).startBattle}, // after the last blow of an ambush
	{do: cueTriggers},
	{do: (*World).settle}, // damage by the scenario's triggers
	{do: (*World).watchReadied},
	{do: judgeGoals},
}

// move lets everything move that is not stopped by a reaction.
func (w *World) move() {
	if w.interrupted() {
		return
	}
	crossOver(w)
	for _, f := range w.fights() {
		f.Move(w.pace())
	}
}

func (w *World) passTick() {
	for _, f := range w.fights() {
		f.Pass()
	}
}

// settle applies the damage of the tick, and its consequences in the other fight.
func (w *World) settle() {
	addBreaches(w)
	for _, f := range w.fights() {
		f.Settle()
	}
	w.admitCalled()
	shakeDecks(w)
	updateConsoles(w)
}

// watchReadied checks all readied responses.
func (w *World) watchReadied() {
	if w.Over {
		return
	}
	news := w.Events[w.read.watched:]
	w.read.watched = len(w.Events)
	for _, f := range w.fights() {
		f.Watch(news)
	}
}

func (w *World) beginTick() {
	w.Tick++
	w.NewTick()
	w.read.rams, w.read.hits, w.read.watched = 0, 0, 0
	w.Fight.Live = w.Order.Tempo == crew.Live
	w.out.Answers, w.out.Accepted = w.out.Answers[:0], w.out.Accepted[:0]
}

func (w *World) running() bool { return !w.Paused && !w.Over }

func (w *World) pace() int16 {
	if w.Order.Tempo == crew.Live {
		return livePace
	}
	return roundsPace
}

// answer answers one order: refused, held for the GM, or obeyed.
func (w *World) answer(o *Order) {
	refusal := Judge(w, o)
	w.out.Answers = append(w.out.Answers, Answer{o.Seat, o.Number, refusal})
	if refusal != nil {
		return
	}
	w.out.Accepted = append(w.out.Accepted, *o)
	if !w.holdForGM(o) {
		w.obey(o)
		w.breaksDown(o.Intent.Verb().String())
	}
}

// obey carries out a valid order and takes its cost.
func (w *World) obey(o *Order) {
	if r, ok := o.Intent.(Ruling); ok {
		r.Do(w)
		return
	}
	if OnDeck(w, o) {
		w.obeyFoot(o)
		return
	}
	m, id := w.HolderOf(o.Seat)
	switch i := o.Intent.(type) {
	case *EndTurn:
		w.endTurn(id)
	case *Yield:
		i.do(w, id)
	case *React:
		i.do(w)
	case ships.Intent:
		cost := crew.Action
		if !isPaid(w, i, m) {
			cost = impact.Cost(&w.Battle, i, m)
			pay(w, id, cost)
		}
		impact.Do(&w.Battle, i, m, cost)
		shareReaction(w, id)
	}
}

// pay takes the cost of an order at a console from its member's turn.
func pay(w *World, id crew.ID, cost crew.Cost) {
	m := w.Member(id)
	m.Spend(cost)
	if p := w.Fight.Person(id); p != nil {
		action.EndLeft(&w.Fight, p, cost) // one turn, whether on foot or at a console
	}
	if s := w.Ship(m.Seat.Ship); s != nil && s.Hampered() && (cost == crew.Action || cost == crew.Bonus) {
		m.Action, m.Bonus, m.More = false, false, 0
	}
}

func (w *World) finishTick() (*Result, error) {
	for i := range w.Events {
		w.Events[i].Tick = w.Tick
	}
	if w.broken = w.checkInvariants(); w.broken == nil {
		w.broken = w.Tray.Err()
	}
	w.EndTick()
	w.out.Tick, w.out.Events, w.out.Hash = w.Tick, w.Events, hashRenewed(w)
	return &w.out, w.broken
}

// A fight is one of the two that a World holds side by side: ships in space, and people
// on decks. Either may be empty.
type fight interface {
	Move(pace int16) // pace: the ticks over which a full speed is spread
	Pass()
	Settle()
	Watch(news []event.Event)
	BeginRound()
	StartTurn(crew.ID)
	EndTurn(crew.ID)
	Settled() bool
	crew.Answerer
}

func (w *World) fights() [2]fight {
	return [2]fight{deployment.SteppedBattle{Battle: &w.Battle}, action.SteppedFight{Fight: &w.Fight}}
}
