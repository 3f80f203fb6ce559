package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/say"
)

// request is a request that takes time, during which the table goes on.
type request struct {
	by  *guest
	era int // of the table, when the request was made
}

// isStale reports whether a request concerns an earlier battle, or comes from somebody who no
// longer decides, and tells them so.
func (t *Table) isStale(r request) bool {
	if r.era == t.era && slices.Contains(t.guests, r.by) && t.mayDecide(r.by) {
		return false
	}
	t.whisper(r.by, changedMeanwhile)
	return true
}

const changedMeanwhile say.Text = "The battle has changed since you asked; ask again."

// next is a battle that was asked for, or the reason why there is none.
type next struct {
	request
	battle *Battle
	again  bool // it begins as the battle that is on began
	err    error
}

// askBattle starts to set up another battle beside the table, for a GM.
func (t *Table) askBattle(g *guest, m *netcode.Battle) {
	switch {
	case !t.mayDecide(g):
		t.whisper(g, "Only the GM can start another battle; without a GM, the host can once this one is over.")
		return
	case t.Programme == nil:
		t.whisper(g, "This table has one battle and no other.")
		return
	case t.preparing:
		t.whisper(g, "Another battle is being set up already.")
		return
	}
	t.preparing = true
	key, seed, programme, r := m.Scenario, m.Seed, t.Programme, request{g, t.era}
	t.beside.Go(func() {
		n := next{request: r, again: m.Again}
		n.err = attempt(func() (err error) {
			n.battle, err = programme.Battle(key, seed)
			return err
		})
		select {
		case t.nexts <- n:
		case <-t.done:
			if n.battle != nil {
				t.closeJournal(n.battle.Journal)
			}
		}
	})
}

// turnToNext begins the battle that was asked for, or says why there is none.
func (t *Table) turnToNext(n next) {
	t.preparing = false
	if n.err != nil {
		t.logBreakdown(n.err)
		t.note("There is no other battle: %v", n.err)
		t.whisperFault(n.by, "There is no other battle: %s", n.err)
		return
	}
	if t.isStale(n.request) {
		t.beside.Go(func() { t.closeJournal(n.battle.Journal) })
		return
	}
	if err := t.carryCampaign(n.battle, n.again); err != nil {
		t.beside.Go(func() { t.closeJournal(n.battle.Journal) })
		t.note("There is no other battle: %v", err)
		t.whisperFault(n.by, "There is no other battle: %s", err)
		return
	}
	if discard := t.Discard; n.again && n.battle.Follows && discard != nil {
		t.beside.Go(discard)
	}
	t.turnTo(n.battle)
	if n.battle.Doubts != "" && n.by.knows { // they name files of the host
		t.whisperLines(n.by, n.battle.Doubts)
	}
}

// carryCampaign gives the next battle of a campaign what this one leaves, which went on during the
// setup, or with again what this one began with. Its journal begins with the world as it was set up.
func (t *Table) carryCampaign(b *Battle, again bool) error {
	if !b.Follows {
		return nil
	}
	if b.Earlier = t.campaign(); again {
		b.Earlier = t.Earlier
	}
	if len(b.Earlier) == 0 {
		return nil
	}
	legacy, err := b.World.CarryOver(slices.Values(b.Earlier))
	if err != nil {
		return err
	}
	b.Legacy = &legacy
	world, err := b.World.Snapshot()
	if err == nil && b.Journal != nil {
		b.Journal.KeepReturn(&journal.State{Tick: b.World.Tick, World: world})
	}
	return err
}

// turnTo replaces the current battle. Guests keep their links, and their seats if the new battle
// has them.
func (t *Table) turnTo(b *Battle) {
	was, journal := t.world, t.Journal
	t.bots.dismissBots()
	t.beside.Go(func() { t.closeJournal(journal) })
	t.era++
	t.past += was.Tick + 1 // so that no two battles begin after the same tick
	t.Battle, t.world = *b, b.World
	t.chronicle.history = t.Events
	t.pending.forgetOrders()
	clear(t.referee.shunned)
	clear(t.safety.blind)
	t.ended, t.reported, t.projector = nil, nil, projector{}
	if t.Reel == nil {
		t.record.keepState(t.chronicle.history)
	}
	t.frames.changed, t.frames.moving, t.begun, t.bound = t.past, false, false, false
	clear(t.frames.sights)
	clear(t.pending.budgets)
	t.memory.deeds = nil
	for _, m := range t.machines {
		m.sides = 0
	}
	t.played = nil
	t.openBattle()
	t.bots.seatBots()
	seats, taken := t.reseatGuests(was)
	also := t.reseatBeside(seats, taken)
	for i, g := range t.guests {
		if g.seat.Role != crew.NoRole && seats[i].Role == crew.NoRole {
			t.whisper(g, say.Of("There is no such seat in %s. Choose another.", t.world.Scenario.Title))
		}
		keeps := g.ready && g.seat == crew.Master // a GM has said how battles begin
		g.seat, g.also, g.ready, g.sworn, g.vouched, g.late = seats[i], also[i], keeps && seats[i] == crew.Master, false, false, false
		g.missed, g.relieved = nil, false
		t.secrecy.bindGuest(g)
		t.tellGoals(g)
		g.feed.reset()
	}
	t.keepRoster()
	t.note("The table turns to %s.", t.world.Scenario.Title)
	if t.Opened != nil {
		t.Opened()
	}
	t.restless = true
	if t.Reel == nil {
		t.lobby.sendLobby()
	}
}

// openBattle gives the rulings that a battle begins with.
func (t *Table) openBattle() {
	for _, i := range t.Opening {
		t.pending.addRuling(i)
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

// reseatGuests returns the seat of each guest in a battle that follows another: aboard the ship of
// the same name, or else of the same number. A name takes precedence over a number, and earlier
// guests over later ones. Taken are the seats of crews and of people who serve on no ship.
func (t *Table) reseatGuests(was *sim.World) (seats []crew.Seat, taken map[crew.Seat]bool) {
	seats, taken = make([]crew.Seat, len(t.guests)), map[crew.Seat]bool{}
	for _, same := range []func(old, s *ships.Ship) bool{
		func(old, s *ships.Ship) bool { return s.Name == old.Name },
		func(old, s *ships.Ship) bool { return s.ID == old.ID },
	} {
		for i, g := range t.guests {
			old := was.Ship(g.seat.Ship)
			switch {
			case g.seat == crew.Master:
				if g.knows { // in a recording anybody may have it
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
	t.reseatPersons(was, seats, taken)
	return seats, taken
}

// reseatPersons does the same for guests who serve on no ship: each gets the person of the same
// name, or else of the same number.
func (t *Table) reseatPersons(was *sim.World, seats []crew.Seat, taken map[crew.Seat]bool) {
	for _, same := range []func(old, p *personal.Person, had, seat crew.Seat) bool{
		func(old, p *personal.Person, _, _ crew.Seat) bool { return p.Name == old.Name },
		func(_, _ *personal.Person, had, seat crew.Seat) bool { return seat == had },
	} {
		for i, g := range t.guests {
			old := was.PersonAt(g.seat)
			if old == nil || g.seat.Ship != 0 || seats[i].Role != crew.NoRole {
				continue
			}
			seat := t.likePerson(func(p *personal.Person, seat crew.Seat) bool { return !taken[seat] && same(old, p, g.seat, seat) })
			if seats[i] = seat; seat.Role != crew.NoRole {
				taken[seat] = true
			}
		}
	}
}

// reseatBeside returns the further seats of each guest in a battle that follows another: those
// aboard the same ship that nobody has.
func (t *Table) reseatBeside(seats []crew.Seat, taken map[crew.Seat]bool) [][]crew.Seat {
	also := make([][]crew.Seat, len(seats))
	for i, g := range t.guests {
		for _, seat := range g.also {
			seat.Ship = seats[i].Ship
			if m, _ := t.world.HolderOf(seat); m != nil && seats[i].Role.Deployed() && !taken[seat] {
				also[i] = append(also[i], seat)
				taken[seat] = true
			}
		}
	}
	return also
}

// closeBattle closes what belongs to the current battle as the table ends.
func (t *Table) closeBattle() error {
	for _, g := range t.guests {
		t.logTries(g)
	}
	t.logLeftOut()
	t.bots.dismissBots()
	close(t.done)
	t.beside.Wait()
	if t.Journal == nil {
		return nil
	}
	return t.Journal.Close()
}
