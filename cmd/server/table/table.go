// Package table runs one battle after the other: a single goroutine owns the
// world, steps it twenty times a second, and passes what comes of it to those
// who sit at the table.
//
// A tick goes one way: what the links have received is taken in, a bounded
// part of each; orders are held against who sits where; the world is stepped;
// the accepted orders are handed to the journal; and then answers, events,
// lobby and frames go out. Links and bots have goroutines of their own, and so
// has the making of another battle, so nothing in a tick waits for a network, a
// disk or a thought.
package table

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/picture"
)

// TicksPerSecond is the pace of a battle at its normal speed.
const TicksPerSecond = 20

// Mind decides for a seat that no player has.
type Mind interface {
	// Decide is what to order now, mostly nothing.
	Decide(*picture.Picture) []sim.Intent
	// Refused tells that the last order was refused.
	Refused()
}

// Journal keeps the battle; it is told of each tick before anyone else. None of
// its methods but Close waits for a disk: what cannot be written is its trouble.
type Journal interface {
	// Tick keeps what came of a step. In an idle one nothing happened.
	Tick(r *sim.Result, idle bool)
	// Roster keeps who has a place at the table.
	Roster(*journal.Roster)
	// Snapshot keeps a whole state, the one after the last tick.
	Snapshot(*journal.State)
	// Back keeps a state from which the battle goes on, though ticks after it
	// have been kept: something was taken back.
	Back(*journal.State)
	// Lag is how much waits to be written, in bytes, and how long it took last to
	// bring what was to the disk.
	Lag() (bytes int64, took time.Duration)
	// Trouble is what the GM should know, or "".
	Trouble() string
	// Close ends it; it may take its time.
	Close() error
}

// Settings are what a table is set up with.
type Settings struct {
	Battle            // the first one
	Name       string // of the table
	Build      string
	Tick       time.Duration // how long a tick takes; 0: a twentieth of a second
	Frames     int           // ticks from frame to frame; 0: every tick
	Capacity   int           // clients at most; 0: netcode.MaxPlayers
	Password   string        // of the GM's chair
	HostKey    string        // opens it once, to the first who comes with it
	PIN        string        // what a player says to be let in; "": nobody is asked
	Closed     bool          // nobody new comes in while a battle runs
	Programme  Programme     // what else can be fought; nil: nothing
	WaitRounds time.Duration // how long a player who is away is waited for in rounds; 0: WaitInRounds
	WaitLive   time.Duration // and live; 0: WaitLive
	Log        *slog.Logger  // nil: silent
	Audit      *slog.Logger  // who has tried what; nil: nobody is told

	// Tell is given each event of the battle as a sentence, as the GM knows it.
	Tell func(round int32, sentence string)
	// Note is given what happens around the table: who comes, sits and talks.
	Note func(sentence string)
	// Gathered is told how many players are at the table when that changes.
	Gathered func(players int)
	// Measured is told what each tick came to, and must not wait; nil: nobody is.
	Measured func(Measure)
	// Until ends the table after a tick in which it says so; nil: never.
	Until func(*sim.World) bool
	// Moves reports whether the table goes on elsewhere when it ends here, so that
	// stations look for it; nil: never.
	Moves func() bool
}

// Table is a battle and those who sit at it.
type Table struct {
	Settings
	world    *sim.World
	arrivals chan arrival
	nexts    chan next
	recounts chan recounting
	done     chan struct{}
	beside   sync.WaitGroup // bots, journals that are closed, battles being made

	// Owned by Run.
	past      int64 // ticks of the battles before this one
	preparing bool  // another battle is being made
	guests    []*guest
	coming    []comer
	clients   uint32 // the last number given to a client
	bench     *bench
	orders    []sim.Order
	from      []*guest // whose each order is; nil: a bot's or the table's
	history   []event.Event
	deeds     []*deed // that can be taken back, the oldest first
	changed   int64   // the tick in which pictures last changed
	moving    bool
	restless  bool // the lobby has changed
	begun     bool // the table has let the battle begin
	chosen    bool // a GM has said whether the table is closed
	bound     bool // whoever sat as it began is bound to their side
	gathered  int
	budgets   budgets
	machines  map[string]*machine
	guesses   map[string]*guesses // of the GM's password, by network
	banned    []netcode.Visitor
	alarms    *rate.Limiter
	unsaid    int // alarms that were left out
	sights    map[crew.Seat]*seen
	packed    map[knower]netcode.Packed // of this tick
	projector projector                 // where there is a Reel
	ended     *sim.World                // the battle that the Reel shows again; nil: none of this table
	rescue
	notices
	lately Measure // of the tick that is being made
}

// New sets a table up.
func New(s Settings) *Table {
	if s.Tick <= 0 {
		s.Tick = time.Second / TicksPerSecond
	}
	s.Frames = max(1, s.Frames)
	if s.WaitRounds == 0 {
		s.WaitRounds = WaitInRounds
	}
	if s.WaitLive == 0 {
		s.WaitLive = WaitLive
	}
	if s.Capacity == 0 {
		s.Capacity = netcode.MaxPlayers
	}
	if s.Log == nil {
		s.Log = slog.New(slog.DiscardHandler)
	}
	t := &Table{
		Settings: s, world: s.World, gathered: -1,
		arrivals: make(chan arrival), nexts: make(chan next), recounts: make(chan recounting), done: make(chan struct{}), sights: make(map[crew.Seat]*seen),
		packed: make(map[knower]netcode.Packed), guesses: map[string]*guesses{}, machines: map[string]*machine{}, budgets: budgets{},
		alarms: rate.NewLimiter(rate.Every(5*time.Second), 5),
	}
	t.history, t.rescue = s.Events, newRescue()
	if s.Reel == nil {
		t.keepState(t.history)
	}
	t.open()
	if s.Roster != nil {
		t.recall(s.Roster)
	}
	return t
}

// Run runs the table until the context ends, Until says so, or the world
// breaks, says goodbye to everyone and closes the journal. The error wraps
// sim.ErrBroken, or is the journal's, or nil.
func (t *Table) Run(ctx context.Context) error {
	t.engage()
	var err error
	if t.Reel != nil {
		err = t.thread()
	}
	if err == nil {
		err = t.run(ctx)
	}
	return errors.Join(err, t.finish())
}

func (t *Table) run(ctx context.Context) error {
	ticker := time.NewTicker(t.Tick)
	defer ticker.Stop()
	for {
		arrivals := t.arrivals
		if len(t.coming) >= maxComing {
			arrivals = nil // they wait at the door
		}
		select {
		case <-ctx.Done():
			t.dismiss("The table is closing.")
			return nil
		case a := <-arrivals:
			t.admit(a)
		case n := <-t.nexts:
			t.turn(n)
		case r := <-t.recounts:
			if err := t.recounted(r); err != nil {
				t.Log.Error("the table stops", "error", err)
				t.dismiss("The table has stopped: " + err.Error())
				return err
			}
		case due := <-ticker.C:
			t.passed(time.Now())
			if err := t.measured(due); err != nil {
				t.Log.Error("the table stops", "error", err, "tick", t.world.Tick)
				t.dismiss("The table has stopped: " + err.Error())
				return err
			}
			if t.Until != nil && t.Until(t.world) {
				t.dismiss("The battle is over.")
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

// rule gives an order of the table itself, in the GM's name.
func (t *Table) rule(i sim.Intent) {
	t.orders = append(t.orders, sim.Order{Seat: crew.Master, Intent: i})
	t.from = append(t.from, nil)
}

// tick is a twentieth of a second of the battle.
func (t *Table) tick() error {
	t.takeIn()
	if t.Reel != nil {
		t.welcome()
		return t.show()
	}
	t.beginIfReady()
	was := t.before()
	result, err := t.step()
	if err != nil {
		return err
	}
	t.save(result)
	t.bind()
	t.welcome()
	t.ordered(was, result)
	t.counted(result)
	err = t.guarded(func() { t.publish(result) })
	t.countTries()
	t.orders, t.from = t.orders[:0], t.from[:0]
	return err
}

// beginIfReady lets the battle begin: at once, or when somebody has sat down
// and everyone who has is ready.
func (t *Table) beginIfReady() {
	if t.begun || t.world.Begun() {
		return
	}
	seated, ready := 0, 0
	for _, g := range t.guests {
		if g.link != nil && g.seat.Role.Plays() {
			seated++
			if g.ready {
				ready++
			}
		}
	}
	if t.Now || seated > 0 && seated == ready {
		t.begun = true
		t.rule(&sim.Pause{On: false})
	}
}

// dismiss says goodbye to all.
func (t *Table) dismiss(why string) {
	code := netcode.Closing
	if t.Moves != nil && t.Moves() {
		code, why = netcode.Gone, "The table goes on at another host."
	}
	for _, c := range t.coming {
		c.link.Close(code, why)
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
