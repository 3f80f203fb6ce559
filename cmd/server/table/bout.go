package table

import (
	"cmp"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// bout is what the table plays now: a battle, or a recording that is shown in its place.
type bout struct {
	*Settings
	world     *sim.World
	usual     time.Duration // of a tick at normal speed
	waits     waits         // that a GM has set
	past      int64         // ticks of the battles before this one
	begun     bool          // the table has let the battle begin
	projector projector     // for a Reel
	ended     *sim.World    // the battle of this table that the Reel shows again, or nil
}

// projector is how a table shows its reel.
type projector struct {
	shown  int64 // ticks of the table, counted on across leaps
	since  int64 // the tick of the table before the last leap
	speed  int   // in hundredths
	part   int   // hundredths of a tick that are still to be shown
	paused bool
	stale  bool // viewers have not been told the current state
	events []event.Event
}

// campaign returns the battles of the campaign until now from which ships and people can come, the
// latest first: that which is on, or is shown again, and those before it.
func (b *bout) campaign() []*sim.World {
	latest := b.world
	switch {
	case b.Campaign == "":
		return nil
	case b.Reel != nil:
		latest = b.ended
	}
	if latest == nil {
		return b.Earlier
	}
	var all Earlier
	all.Add(latest)
	for _, w := range b.Earlier {
		if !all.Add(w) {
			break
		}
	}
	return all.Worlds
}

// now returns the tick of the table, counted on across its battles.
func (b *bout) now() int64 { return b.past + b.world.Tick }

// ticks returns a duration in ticks of the table, at least one.
func (b *bout) ticks(d time.Duration) int64 { return max(1, int64(d/b.Tick)) }

// seconds returns a duration in whole seconds.
func seconds(d time.Duration) int { return int(d.Round(time.Second) / time.Second) }

// callSeat names a seat, to those who may know of it.
func (b *bout) callSeat(seat crew.Seat) say.Text {
	return b.world.Call(say.Thing{Seat: &[3]int{int(seat.Ship), int(seat.Role), int(seat.Number)}})
}

// english returns a text for the terminal and for logs.
func (b *bout) english(t say.Text) string { return say.English(t, b.world) }

// isHalf reports whether a GM has set half speed.
func (b *bout) isHalf() bool { return b.Tick > b.usual }

// rate returns the ticks of the table in a second, within the limits of the wire.
func (b *bout) rate() int { return min(1000, max(1, int(time.Second/b.Tick))) }

// waits is how long a table waits for absent players in a tempo, in seconds; 0: as its settings say.
type waits struct{ rounds, live int }

// waitForAway returns how long the table waits for an absent player in the current tempo.
func (b *bout) waitForAway() time.Duration {
	seconds, otherwise := b.waits.rounds, b.WaitRounds
	if b.world.Order.Tempo == crew.Live {
		seconds, otherwise = b.waits.live, b.WaitLive
	}
	return cmp.Or(time.Duration(seconds)*time.Second, otherwise)
}

// holdTicks returns for how many ticks a seat is held: at least as long as the table waits.
func (b *bout) holdTicks() int64 { return max(b.ticks(holding), b.ticks(b.waitForAway())) }

// botDue returns the tick of the table from which a bot plays the seat of a guest who is away; 0:
// one does already.
func (b *bout) botDue(g *guest) int64 {
	if due := g.heard + b.ticks(b.waitForAway()); !g.left && !g.relieved && b.now() < due {
		return due
	}
	return 0
}

// holdsSeat reports whether a guest's seat is held for them while they are away.
func (b *bout) holdsSeat(g *guest) bool {
	return !g.here() && !g.left && g.seat.Role != crew.NoRole && b.now()-g.heard <= b.holdTicks()
}

// state returns what the table is doing.
func (b *bout) state() netcode.State {
	switch {
	case b.world.Over:
		return netcode.Over
	case !b.world.Begun():
		return netcode.Gathering
	case b.world.Paused:
		return netcode.Paused
	}
	return netcode.Playing
}

// hasPlayers reports whether people crew a ship.
func (b *bout) hasPlayers(s *ships.Ship) bool { return b.isForPlayers(s.Side) }

// isForPlayers reports whether players sit on a side; any side will do for watching a recording.
func (b *bout) isForPlayers(side event.Side) bool {
	sides := b.world.Scenario.Sides
	return b.Reel != nil || int(side) < len(sides) && sides[side].Players
}

// likePerson returns the seat of the first player character without a ship that will accepts, or no
// seat.
func (b *bout) likePerson(will func(*personal.Person, crew.Seat) bool) crew.Seat {
	for i := range b.world.Fight.People {
		p := &b.world.Fight.People[i]
		if seat := b.world.Member(p.ID).Seat; seat.Role == crew.Boots && seat.Ship == 0 && b.isForPlayers(p.Side) && will(p, seat) {
			return seat
		}
	}
	return crew.Seat{}
}

// likeSeat returns the seat of the same role and number aboard the first player ship that will
// accepts, or no seat.
func (b *bout) likeSeat(seat crew.Seat, will func(*ships.Ship) bool) crew.Seat {
	for i := range b.world.Ships {
		s := &b.world.Ships[i]
		if !b.hasPlayers(s) || !will(s) {
			continue
		}
		seat.Ship = s.ID
		if m, _ := b.world.HolderOf(seat); m != nil || seat.Role == crew.Screen {
			return seat
		}
	}
	return crew.Seat{}
}

// canWatch reports whether a guest is here and sits where there is something to see.
func (b *bout) canWatch(g *guest) bool {
	return g.link != nil && g.seat.Role != crew.NoRole && sight.CanView(b.world, g.seat)
}

// reel returns the state of the recording, in ticks since its battle began.
func (b *bout) reel() *netcode.Reel {
	p, first := &b.projector, b.Reel.First()
	r := &netcode.Reel{Tick: max(0, b.world.Tick-first), Last: max(0, b.Reel.Last()-first), Speed: p.speed, Paused: p.paused, Marks: b.Reel.Marks()}
	for i := range r.Marks {
		r.Marks[i].Tick = max(0, r.Marks[i].Tick-first)
	}
	return r
}

// shownSince returns the tick after which what the table shows began: its battle, or the last leap
// in the recording.
func (b *bout) shownSince() int64 {
	if b.Reel != nil {
		return b.projector.since
	}
	return b.past
}
