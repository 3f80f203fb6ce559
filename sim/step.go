package sim

import (
	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/event"
)

// Ticks over which a whole flying speed is spread: the round in live tempo, and
// two seconds in rounds tempo, so that all see a course flown.
const (
	livePace   = crew.RoundTicks
	roundsPace = 40
)

// Result is what a step came to. Its lists are good until the next step.
type Result struct {
	Tick     int64
	Answers  []Answer      // one for each order, in their order
	Accepted []Order       // those that were obeyed or held, for the journal
	Events   []event.Event // what happened, in order
	Hash     uint64
}

// Step makes one tick: it obeys the orders that the rules allow, lets a twentieth of a
// second pass, and returns what happened. A broken invariant stops the world: every
// later step returns its error and changes nothing.
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
	paused bool // takes place in a pause as well, and after the end
}

// phases are what a step consists of after its orders, in their order.
var phases = [...]phase{
	{do: (*World).startBattle},
	{do: (*World).move},
	{do: (*World).passTick},
	{do: (*World).settle, paused: true},       // what orders and moving dealt
	{do: (*World).watchReadied, paused: true}, // nothing that a GM does in a pause is missed
	{do: (*World).passTime},
	{do: (*World).settle}, // what reactions dealt
	{do: (*World).watchReadied},
	{do: cueTriggers},
	{do: (*World).settle}, // what the scenario's triggers dealt
	{do: (*World).watchReadied},
	{do: judgeGoals},
}

// move lets everything move that no reaction holds up.
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

// settle applies the damage of the tick, and what it does from one fight to the
// other.
func (w *World) settle() {
	tearWays(w)
	for _, f := range w.fights() {
		f.Settle()
	}
	w.admitCalled()
	jarPeople(w)
	manConsoles(w)
}

// watchReadied checks the triggers of everything that is readied.
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
	w.read.torn, w.read.jarred, w.read.watched = 0, 0, 0
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

// obey does what a valid order says and takes its cost.
func (w *World) obey(o *Order) {
	if r, ok := o.Intent.(Ruling); ok {
		r.Do(w)
		return
	}
	if !isDeployed(w, o.Seat) || onDeck(o.Intent) {
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
		action.EndLeft(&w.Fight, p, cost) // one turn, on foot or at a console
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

// A fight is one of the two that a World holds side by side: ships in space, and
// people on decks. Either may be empty.
type fight interface {
	Move(pace int16) // pace: the ticks over which a whole speed is spread
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
