package table

import (
	"strings"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

// Battle is what a table fights: a world, and what belongs to it alone.
type Battle struct {
	World   *sim.World
	Opening []sim.Intent  // rulings obeyed in the first tick
	Now     bool          // begin at once, bots in every seat
	Journal Journal       // nil: none is kept; the table closes it
	Events  []event.Event // of before, for those who sit down

	// Roster is who sat at the table before it was started anew, as the journal
	// has kept it; nil: nobody. Only a table's first battle has one.
	Roster *journal.Roster
	// Minds makes what decides for a seat without a player; nil: nothing does.
	Minds func(crew.Seat) Mind
	// Pace is how long such a mind waits from one decision to the next.
	Pace time.Duration
	// Follows says that the battle carries the campaign of the one before on: ships
	// and people come as they are when the table turns from that.
	Follows bool
	// Campaign is the name of the campaign that the battle is a part of, or "".
	Campaign string
	// Recording is the battle as it was kept so far, to be shown again; it may take its
	// time. nil: none is kept.
	Recording func() (Reel, error)
	// Reel is a recording to show in place of a battle; nil: none.
	Reel Reel
	// Opened is called as the table turns to the battle; nil: nothing is.
	Opened func()
	// Doubts is what the GM who asked for the battle should know of it, or "".
	Doubts string
}

// Programme is what can be fought at a table. Its methods are called from any
// goroutine.
type Programme interface {
	// Scenarios are what a GM can choose from. It never waits.
	Scenarios() []netcode.Scenario
	// Battle sets a scenario up, the default one for an empty key, with a seed
	// or, for 0, one by chance. It may take its time.
	Battle(key string, seed uint64) (*Battle, error)
}

// next is a battle that was asked for, or why there is none.
type next struct {
	by     *guest
	battle *Battle
	err    error
}

// askBattle has another battle set up beside the table, for a GM.
func (t *Table) askBattle(g *guest, m *netcode.Battle) {
	switch {
	case !t.decides(g):
		t.whisper(g, "Only the GM can have another battle; without one, the host once it is over.")
		return
	case t.Programme == nil:
		t.whisper(g, "This table has one battle and no other.")
		return
	case t.preparing:
		t.whisper(g, "Another battle is being set up already.")
		return
	}
	t.preparing = true
	key, seed := m.Scenario, m.Seed
	t.beside.Go(func() {
		n := next{by: g}
		n.battle, n.err = t.Programme.Battle(key, seed)
		select {
		case t.nexts <- n:
		case <-t.done:
			if n.battle != nil {
				t.closeJournal(n.battle.Journal)
			}
		}
	})
}

// turn is what becomes of a battle that was asked for.
func (t *Table) turn(n next) {
	t.preparing = false
	if n.err != nil {
		t.note("There is no other battle: %v", n.err)
		t.whisperAll(n.by, "There is no other battle: "+n.err.Error())
		return
	}
	if err := t.carry(n.battle); err != nil {
		t.beside.Go(func() { t.closeJournal(n.battle.Journal) })
		t.note("There is no other battle: %v", err)
		t.whisperAll(n.by, "There is no other battle: "+err.Error())
		return
	}
	t.turnTo(n.battle)
	if n.battle.Doubts != "" {
		t.whisperAll(n.by, n.battle.Doubts)
	}
}

// carry has the next battle of a campaign begin with what this one leaves, which
// went on while that was set up. Its journal knows it as it was set up.
func (t *Table) carry(b *Battle) error {
	if !b.Follows {
		return nil
	}
	left := t.world
	if t.ended != nil { // which is being shown again
		left = t.ended
	}
	if err := b.World.Carry(left); err != nil {
		return err
	}
	world, err := b.World.Snapshot()
	if err == nil && b.Journal != nil {
		b.Journal.Back(&journal.State{Tick: b.World.Tick, World: world})
	}
	return err
}

// whisperAll tells one guest several lines.
func (t *Table) whisperAll(g *guest, text string) {
	for line := range strings.Lines(text) {
		t.whisper(g, strings.TrimSpace(line))
	}
}

// turnTo leaves the battle that is on for another. Everyone keeps their link,
// and their seat where the other battle has it.
func (t *Table) turnTo(b *Battle) {
	was, journal := t.world, t.Journal
	t.retire()
	t.beside.Go(func() { t.closeJournal(journal) })
	t.past += was.Tick + 1 // so that no two battles begin after the same tick
	t.Battle, t.world = *b, b.World
	t.orders, t.from, t.history = t.orders[:0], t.from[:0], t.Events
	clear(t.shunned)
	clear(t.blind)
	t.ended, t.projector = nil, projector{}
	if t.Reel == nil {
		t.keepState(t.history)
	}
	t.changed, t.moving, t.begun, t.bound = t.past, false, false, false
	clear(t.sights)
	clear(t.budgets)
	t.deeds = nil
	for _, m := range t.machines {
		m.sides = 0
	}
	t.open()
	t.engage()
	seats, taken := t.reseat(was)
	also := t.reseatBeside(seats, taken)
	for i, g := range t.guests {
		if g.seat.Role != crew.NoRole && seats[i].Role == crew.NoRole {
			t.whisper(g, "There is no such seat in "+t.world.Scenario.Title+". Choose another.")
		}
		g.seat, g.also, g.ready, g.sworn, g.vouched, g.late = seats[i], also[i], false, false, false, false
		g.missed, g.relieved = nil, false
		t.swear(g)
		t.brief(g)
		g.feed.reset()
	}
	t.keep()
	t.note("The table turns to %s.", t.world.Scenario.Title)
	if t.Opened != nil {
		t.Opened()
	}
	t.restless = true
	if t.Reel == nil {
		t.sendLobby()
	}
}

// open gives the rulings that a battle begins with.
func (t *Table) open() {
	for _, i := range t.Opening {
		t.rule(i)
	}
}

// engage seats the bots of a battle.
func (t *Table) engage() {
	t.bench = nil
	if t.Minds != nil {
		t.bench = newBench(t.Minds, &t.beside)
	}
}

// retire lets the bots of a battle go, when they have thought to the end.
func (t *Table) retire() {
	if t.bench != nil {
		close(t.bench.quit)
	}
}

func (t *Table) closeJournal(j Journal) {
	if j == nil {
		return
	}
	if err := j.Close(); err != nil {
		t.Log.Error("the journal of a battle may not be whole", "error", err)
	}
}

// now is the tick of the table, counted on over all its battles.
func (t *Table) now() int64 { return t.past + t.world.Tick }

// reseat is the seat of each guest in a battle that follows another: aboard the
// ship of the same name, or else of the same number. A name goes before a
// number, and whoever has come first before others. Taken are those of crews.
func (t *Table) reseat(was *sim.World) (seats []crew.Seat, taken map[crew.Seat]bool) {
	seats, taken = make([]crew.Seat, len(t.guests)), map[crew.Seat]bool{}
	for _, same := range []func(old, s *ships.Ship) bool{
		func(old, s *ships.Ship) bool { return s.Name == old.Name },
		func(old, s *ships.Ship) bool { return s.ID == old.ID },
	} {
		for i, g := range t.guests {
			old := was.Ship(g.seat.Ship)
			switch {
			case g.seat == crew.Master:
				if g.knows { // of a recording it is anybody's
					seats[i] = g.seat
				}
			case old == nil || seats[i].Role != crew.NoRole:
			default:
				seat := t.likeSeat(g.seat, func(s *ships.Ship) bool { return same(old, s) })
				if !taken[seat] {
					seats[i] = seat
					taken[seat] = seat.Role.Deployed()
				}
			}
		}
	}
	return seats, taken
}

// reseatBeside are the seats that each guest has beside another in a battle that
// follows: those aboard the same ship that nobody has.
func (t *Table) reseatBeside(seats []crew.Seat, taken map[crew.Seat]bool) [][]crew.Seat {
	also := make([][]crew.Seat, len(seats))
	for i, g := range t.guests {
		for _, seat := range g.also {
			seat.Ship = seats[i].Ship
			if m, _ := t.world.At(seat); m != nil && seats[i].Role.Deployed() && !taken[seat] {
				also[i] = append(also[i], seat)
				taken[seat] = true
			}
		}
	}
	return also
}

// likeSeat is the seat of the same role and number aboard the first ship of
// players that will do, or none.
func (t *Table) likeSeat(seat crew.Seat, will func(*ships.Ship) bool) crew.Seat {
	for i := range t.world.Ships {
		s := &t.world.Ships[i]
		if !t.forPlayers(s) || !will(s) {
			continue
		}
		seat.Ship = s.ID
		if m, _ := t.world.At(seat); m != nil || seat.Role == crew.Screen {
			return seat
		}
	}
	return crew.Seat{}
}

// finish closes what belongs to the battle that is on as the table ends.
func (t *Table) finish() error {
	for _, g := range t.guests {
		t.logTries(g)
	}
	t.retire()
	close(t.done)
	t.beside.Wait()
	if t.Journal == nil {
		return nil
	}
	return t.Journal.Close()
}
