// Package table runs one battle after another: a single goroutine owns the world, steps it twenty
// times a second, and passes the outcome to those at the table.
//
// A tick goes one way: the table takes a bounded part of what each link has received; checks orders
// against who sits where; steps the world; hands the accepted orders to the journal; and then sends
// answers, events, the lobby and frames. Links and bots have goroutines of their own, and so has
// setting up another battle, so nothing in a tick waits for a network, a disk or a bot.
//
// The parts of a Table are types of their own, each with its own state. A part knows those below it
// and none above it: at the bottom the bout, which is the current battle or recording; then the
// voice and the clerk, who speak to guests and write down what they do; the company of those at the
// table; then the door, secrecy, the chronicle, the record, safety, frames and the pending orders;
// then the beginning, the lobby, bots, referee, seats and memory; and at the top the Table.
package table

import (
	"context"
	"errors"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// Table is a battle and those at the table.
type Table struct {
	*company
	door      *door      // lets people in
	secrecy   *secrecy   // keeps sides' secrets from each other
	beginning *beginning // decides when the battle begins
	lobby     *lobby     // tells the state of the table
	chronicle *chronicle // tells what has happened
	record    *record    // stores the battle
	safety    *safety    // survives rules that break down
	frames    *frames    // shows seats their pictures
	pending   *pending   // holds the orders for the next step
	bots      *bots      // play seats without players
	referee   *referee   // carries out orders
	seats     *seats     // gives and takes seats
	memory    *memory    // holds what can be taken back

	arrivals chan arrival
	orders   chan *guest // who has just given one
	nexts    chan next
	recounts chan recounting
	done     chan struct{}
	beside   sync.WaitGroup // bots, journals being closed, battles being made

	// Owned by Run.
	preparing bool            // another battle is being made
	reported  *netcode.Report // the report of the finished battle, if somebody has asked
	era       int             // rises with each battle and each take-back
	bound     bool            // those who had a seat when the battle began are bound to their sides
	lately    Measure         // of the current tick
}

// New sets up a table.
func New(s Settings) *Table {
	s.fill()
	t := &Table{arrivals: make(chan arrival), orders: make(chan *guest, maxNotices), nexts: make(chan next), recounts: make(chan recounting), done: make(chan struct{})}
	b := &bout{Settings: &s, usual: s.Tick, world: s.World}
	c := &company{
		bout: b, voice: &voice{b}, clerk: &clerk{bout: b, machines: map[string]*machine{}}, alarms: rate.NewLimiter(rate.Every(5*time.Second), 5),
	}
	t.company = c
	t.door = &door{company: c, guesses: map[string]*guesses{}}
	t.secrecy = &secrecy{c}
	t.pending = &pending{company: c, budgets: budgets{}}
	t.beginning = &beginning{company: c, pending: t.pending}
	t.lobby = &lobby{company: c, beginning: t.beginning, packed: map[uint64]netcode.Packed{}}
	t.chronicle = &chronicle{company: c, history: s.Events, packed: map[knower]netcode.Packed{}}
	t.record = &record{company: c, chronicle: t.chronicle}
	t.safety = &safety{company: c, gallery: sight.NewGallery(b.world), blind: map[crew.Seat]bool{}}
	t.frames = &frames{company: c, safety: t.safety, sights: map[crew.Seat]*seen{}}
	t.bots = &bots{company: c, safety: t.safety, pending: t.pending, beside: &t.beside}
	t.referee = &referee{company: c, safety: t.safety, pending: t.pending, bots: t.bots, record: t.record, shunned: map[string]bool{}}
	t.seats = &seats{company: c, secrecy: t.secrecy, lobby: t.lobby, chronicle: t.chronicle}
	t.memory = &memory{company: c, pending: t.pending, chronicle: t.chronicle}
	if s.Reel == nil {
		t.record.keepState(t.chronicle.history)
	}
	t.openBattle()
	if s.Roster != nil {
		t.recallRoster(s.Roster)
	}
	return t
}

// Run runs the table until the context ends, Until returns true or the world breaks; it then says
// goodbye to everyone and closes the journal. The error wraps sim.ErrBroken, or is the journal's,
// or nil.
func (t *Table) Run(ctx context.Context) error {
	t.bots.seatBots()
	var err error
	if t.Reel != nil {
		err = t.threadReel()
	}
	if err == nil {
		err = t.run(ctx)
	}
	return errors.Join(err, t.closeBattle())
}

func (t *Table) run(ctx context.Context) error {
	ticks := newSchedule(t.Tick)
	defer ticks.timer.Stop()
	for {
		arrivals := t.arrivals
		if t.arrived >= maxArrivals {
			arrivals = nil // arrivals wait at the door
		}
		select {
		case <-ctx.Done():
			t.dismissGuests("The table is closing.")
			return nil
		case a := <-arrivals:
			t.admit(a)
		case n := <-t.nexts:
			t.turnToNext(n)
		case r := <-t.recounts:
			if err := t.takeRecount(r); err != nil {
				t.Log.Error("the table stops", "error", err)
				t.dismissGuests(say.Of("The table has stopped: %s", cutLine(err.Error())))
				return err
			}
		case g := <-t.orders:
			if t.mayHurry(g) {
				ticks.hurry()
			}
		case <-ticks.timer.C:
			t.lobby.notePace(time.Now())
			if err := t.measureTick(ticks.due); err != nil {
				t.Log.Error("the table stops", "error", err, "tick", t.world.Tick)
				t.dismissGuests(say.Of("The table has stopped: %s", cutLine(err.Error())))
				return err
			}
			if t.Until != nil && t.Until(t.world) {
				t.dismissGuests("The battle is over.")
				return nil
			}
			ticks.every = t.Tick // a GM may have changed it
			ticks.next()
		}
	}
}

// Serve brings guests from a door to the table until the door is closed or the context ends.
func (t *Table) Serve(ctx context.Context, door netcode.Listener) error {
	for {
		link, hello, err := door.Accept(ctx)
		switch {
		case errors.Is(err, netcode.ErrClosed) || ctx.Err() != nil:
			return nil
		case err != nil:
			return err
		}
		select {
		case t.arrivals <- arrival{link, hello}:
		case <-t.done:
			link.Close(netcode.Closing, "The table is closing.")
		}
	}
}

// makeTick makes a tick of the battle or of the recording shown.
func (t *Table) makeTick() error {
	t.arrived = 0
	t.dropNotices()
	t.takeMessages()
	if t.Reel != nil {
		t.pending.refuseOrders("this is a recording: it can only be watched")
		t.referee.answerOrders(nil)
		t.pending.forgetOrders()
		return t.showReel()
	}
	t.beginning.beginIfReady()
	was := t.memory.noteState()
	result, err := t.referee.stepWorld()
	if err != nil {
		return err
	}
	if len(result.Accepted) > 0 { // the GM has let it go on, or changed it
		t.reported = nil
	}
	t.record.saveTick(result)
	t.bindGuests()
	t.memory.keepDeed(was, result)
	t.countOrders(result)
	err = t.safety.guardTelling(func() { t.publishTick(result) })
	t.countTries()
	t.pending.forgetOrders()
	return err
}

// dismissGuests says goodbye to everyone.
func (t *Table) dismissGuests(why say.Text) {
	code := netcode.Closing
	if t.Moves != nil && t.Moves() {
		code, why = netcode.Gone, "The table goes on at another host."
	}
	for _, g := range t.guests {
		if g.link != nil {
			g.link.Close(code, why)
		}
	}
	for _, g := range t.guests {
		if g.link != nil {
			<-g.link.Done()
		}
	}
}
