package main

import (
	"slices"
	"time"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
)

// sitting is how somebody gets to a seat at the table, and from there aboard.
type sitting struct {
	eager  bool            // go aboard as soon as the seat is given
	waits  bool            // was in the lobby before the battle, and goes aboard when it begins
	met    bool            // the table has sent its seats since it was dialled
	taught *netcode.Lesson // the lesson for which this station has sat down
}

// arrive stops looking for tables, and takes the seat that was asked for.
func (g *station) arrive() {
	g.knocks = ""
	if g.seeker != nil {
		g.seeker.Stop()
		g.seeker = nil
	}
	if g.link.Lobby == nil {
		return
	}
	if g.club.chair {
		g.club.chair = false
		g.sitDown(crew.Master)
		return
	}
	if l := g.link.Lesson; l != g.sitting.taught && g.set.seat == nil {
		if g.sitting.taught = l; l != nil && g.link.Mine() == nil {
			g.link.Sit(l.Seat)
			g.sitting.eager = true
		}
	}
	if l := g.link; !g.sitting.met {
		g.sitting.met = true
		if l.Mine() != nil && (l.Lobby.State == netcode.Playing || l.Lobby.State == netcode.Paused) { // for somebody who returns to a battle
			g.sitting.eager = true
		}
	}
	if g.set.seat == nil {
		return
	}
	seat, err := g.set.seat.findIn(g.link.Lobby)
	g.set.seat = nil
	if err != nil {
		g.fail(err)
		return
	}
	g.sitDown(seat)
}

// sitDown takes a seat and goes aboard there.
func (g *station) sitDown(seat crew.Seat) {
	if slices.ContainsFunc(g.link.Lobby.SeatsOf(g.link.Welcome.Client), func(s *netcode.Seat) bool { return s.Seat == seat }) {
		g.link.Look(seat) // and keep the seats held so far
	} else {
		g.link.Sit(seat)
	}
	g.sitting.eager = true
}

// board goes aboard with an empty choice of everything there.
func (g *station) board() {
	g.aboard, g.sitting.eager, g.sitting.waits = true, false, false
	g.bridges, g.bell = map[crew.Seat]*bridge.Bridge{}, bridge.Bell{}
}

// bridgeOf returns the bridge of a seat, with everything that was chosen there earlier.
func (g *station) bridgeOf(seat crew.Seat) *bridge.Bridge {
	b := g.bridges[seat]
	if b == nil {
		b = bridge.New(screens())
		g.bridges[seat] = b
	}
	return b
}

func (g *station) showBridge(now time.Time) {
	g.sitting.waits = false
	v, seat := g.link.View(now), g.link.Seat()
	if v != nil {
		seat = v.Head.Seat // of several seats: until the picture of the other has come
	}
	b := g.bridgeOf(seat)
	if v == nil {
		b.Wait(g.ui, g.link.Lost())
	} else {
		v.Few = g.few()
		v.Tips = g.shownTips()
		done := false
		if g.host.running != nil && g.host.teaches || g.host.running == nil && g.link.Lesson != nil && g.host.without == "" {
			v.Table.Lessons = func() { done = true }
		}
		orders := b.Show(g.ui, v)
		if done {
			if g.host.running != nil {
				g.host.learn.Next()
			}
			g.endLesson()
			return
		}
		g.link.Order(orders)
		g.link.Want(v.Asked(), now)
		g.shown, g.clock.drifts = true, v.Drifts
		if v.Stirs() {
			g.clock.lively = now
		}
		for _, h := range g.ear.Listen(v) {
			g.play(h)
		}
		g.turnSeat(b, v)
	}
	if b.Read {
		b.Read, g.link.Missed = false, nil
	}
	if say := b.Say; say != "" {
		g.link.Say(say)
		b.Say = ""
	}
	if b.Adjusts {
		b.Adjusts = false
		g.wishes.Open(false)
	}
	if b.Leave {
		b.Leave, g.aboard = false, false
		g.hall.Back()
	}
}

// turnSeat switches to another of the player's seats: to the one they asked for, or to the one that
// the table waits for.
func (g *station) turnSeat(b *bridge.Bridge, v *view.View) {
	to := b.Goes
	b.Goes = bridge.Place{}
	if to.Role == crew.NoRole && !b.Busy() && v.Head.Seat == g.link.Seat() {
		to.Seat = g.bell.Rings(v)
	} else if to.Role != crew.NoRole {
		g.bridgeOf(to.Seat).Open(to)
	}
	if to.Seat.Role != crew.NoRole {
		g.link.Look(to.Seat)
		g.clock.lively = g.clock.drawn
	}
}
