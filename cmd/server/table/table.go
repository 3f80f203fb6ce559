// Package table runs one battle after the other: a single goroutine owns the
// world, steps it twenty times a second, and passes the outcome to those
// who sit at the table.
//
// A tick goes one way: what the links have received is taken in, a bounded
// part of each; orders are held against who sits where; the world is stepped;
// the accepted orders are handed to the journal; and then answers, events,
// lobby and frames go out. Links and bots have goroutines of their own, and so
// has the making of another battle, so nothing in a tick waits for a network, a
// disk or a thought.
//
// What a Table holds stands in rooms of its own, each with its own state. A room
// knows those that it stands on and none that stand on it: the bout, which is the
// battle or the recording of the moment; the voice and the clerk, who speak to
// guests and write down what they do; the company of those at the table; upon that
// the door, secrecy, the chronicle, the record, safety, frames and the pending orders;
// upon these the beginning, the lobby, bots, referee, seats and memory; and the Table.
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

// Table is a battle and those who sit at it.
type Table struct {
	*company
	door      *door      // who is let in
	secrecy   *secrecy   // what sides keep from each other
	beginning *beginning // whether the battle may begin
	lobby     *lobby     // the state of the table, as it is told
	chronicle *chronicle // what has happened, as it is told
	record    *record    // what is kept
	safety    *safety    // from rules that break down
	frames    *frames    // what seats are shown
	pending   *pending   // what has been ordered
	bots      *bots      // in seats without players
	referee   *referee   // over what is ordered
	seats     *seats     // who sits where
	memory    *memory    // what can be taken back

	arrivals chan arrival
	nexts    chan next
	recounts chan recounting
	done     chan struct{}
	beside   sync.WaitGroup // bots, journals that are closed, battles being made

	// Owned by Run.
	preparing bool            // another battle is being made
	reported  *netcode.Report // what the battle that is over has come to, if somebody has asked
	era       int             // rises with each battle, and when one is taken back
	bound     bool            // those who sat as the battle began are bound to their sides
	lately    Measure         // of the tick that is being made
}

// New sets a table up.
func New(s Settings) *Table {
	s.fill()
	t := &Table{arrivals: make(chan arrival), nexts: make(chan next), recounts: make(chan recounting), done: make(chan struct{})}
	b := &bout{Settings: &s, world: s.World}
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

// Run runs the table until the context ends, Until says so, or the world
// breaks, says goodbye to everyone and closes the journal. The error wraps
// sim.ErrBroken, or is the journal's, or nil.
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
	ticker := time.NewTicker(t.Tick)
	defer ticker.Stop()
	for {
		arrivals := t.arrivals
		if t.arrived >= maxArrivals {
			arrivals = nil // they wait at the door
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
		case due := <-ticker.C:
			t.lobby.notePace(time.Now())
			if err := t.measureTick(due); err != nil {
				t.Log.Error("the table stops", "error", err, "tick", t.world.Tick)
				t.dismissGuests(say.Of("The table has stopped: %s", cutLine(err.Error())))
				return err
			}
			if t.Until != nil && t.Until(t.world) {
				t.dismissGuests("The battle is over.")
				return nil
			}
		}
	}
}

// Serve brings guests from a door to the table until the door or the context
// is closed.
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

// makeTick returns a twentieth of a second of the battle.
func (t *Table) makeTick() error {
	t.arrived = 0
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
	if len(result.Accepted) > 0 { // the GM has it go on, or made otherwise
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

// dismissGuests says goodbye to all.
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
