package main

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/netcode"
	"broadside/sim/say"
)

// Ways to leave a seat that need confirmation.
const (
	leaving = iota // the table
	closing        // the window
)

// questions ask before a seat or the window is left. Doing the same again confirms it, and anything
// else withdraws the question, so that keys pressed at random leave neither.
type questions struct {
	says  [2]kit.Toast
	until [2]float64 // until when doing it again confirms it; 0: it has not been asked

	clicks  bool // something was clicked, or touched, on this screen
	marked  bool // what is marked was pressed, by a key or a button
	repeats bool // the key is held, and repeats
}

// hear notes what was pressed, and withdraws the questions that it does not answer.
func (q *questions) hear(u *kit.UI, in kit.Input) {
	q.clicks, q.repeats = in.Pressed, in.Repeats
	press := u.Bindings.Keys("window.press")
	q.marked = slices.ContainsFunc(in.Keys, func(k kit.Key) bool { return slices.Contains(press, k) })
	for which, name := range [...]kit.Bound{leaving: "any.back", closing: "window.quit"} {
		answers := u.Bindings.Keys(name)
		if !q.marked && slices.ContainsFunc(in.Keys, func(k kit.Key) bool { return !slices.Contains(answers, k) }) {
			q.withdraw(u, which)
		}
	}
}

// unread is for how many seconds no press answers the question of the window: nobody has read it yet.
// After a stall, presses of several moments come at once.
const unread = 0.3

func (q *questions) withdraw(u *kit.UI, which int) {
	if q.until[which] != 0 {
		q.until[which] = 0
		q.says[which].Withdraw(u)
	}
}

// confirms reports whether something is done for the second time, and otherwise asks for that.
func (q *questions) confirms(u *kit.UI, which int, asks kit.Toast) bool {
	switch {
	case q.repeats || which == closing && u.Now < q.until[which]-kit.ToastTime+unread:
		return false
	case u.Now < q.until[which]:
		q.withdraw(u, which)
		return true
	}
	q.withdraw(u, which) // it may have asked in other words
	q.says[which], q.until[which] = asks, u.Now+kit.ToastTime
	u.Tell(asks)
	return false
}

// hearQuit handles the key and the button that close the window, on any screen. The key asks for
// confirmation; both do if the table ends with the window and others are there.
func (g *station) hearQuit() {
	key, button := g.ui.Unheard("window.quit"), g.shuts
	if g.shuts = false; key || button {
		g.quitBy(key)
	}
}

// quit closes the window by a control, which may have been chosen by its key, or asks for
// confirmation.
func (g *station) quit() { g.quitBy(!g.asks.clicks) }

func (g *station) quitBy(key bool) {
	asks := key || g.abandoned() > 0 || len(g.stranded()) > 0
	if !asks || g.asks.confirms(g.ui, closing, kit.Toast{Text: g.closingText(key), Tone: kit.Warn}) {
		g.ended = true
	}
}

// ends reports whether the player's table ends with this window.
func (g *station) ends() bool {
	if g.host.running != nil || g.link == nil {
		return g.host.running != nil || g.set.hosts
	}
	own, err := netcode.ParseInvitation(g.set.join)
	return g.set.hosts && err == nil && own.Place == g.link.Place()
}

// stranded returns the names of the others at a table that ends with this window.
func (g *station) stranded() (names []say.Text) {
	if g.link == nil || !g.link.Joined() || !g.ends() || g.link.Lobby == nil {
		return nil
	}
	for _, p := range g.link.Lobby.Players {
		if p.Here && p.Client != g.link.Welcome.Client {
			names = append(names, say.Name(p.Name))
		}
	}
	return names
}

// abandoned returns how many people are at the table that ends with this window, while the player
// is not there.
func (g *station) abandoned() int {
	if g.link != nil && g.link.Joined() && g.ends() && g.host.running == nil {
		return 0
	}
	return g.host.behind
}

// countBehind counts the people at the table that ends with this window, if it is found on the
// network.
func (g *station) countBehind() {
	own, err := netcode.ParseInvitation(g.set.join)
	if !g.set.hosts || err != nil || own.Pin == nil {
		return
	}
	for i := range g.seeker.Found {
		if t := &g.seeker.Found[i]; t.Fingerprint == *own.Pin {
			g.host.behind = t.Players
		}
	}
}

// closingText describes the effect of closing the window again, by its key or its button.
func (g *station) closingText(key bool) say.Text {
	if n := g.abandoned(); n > 0 {
		return say.Of("Close this window again to end your table, for %s too.", say.Count(n, "%d person at it", "%d people at it"))
	}
	others, label := g.stranded(), g.ui.Label("window.quit")
	if g.asks.marked {
		label = g.ui.Label("window.press")
	}
	switch {
	case len(others) > 0 && !key:
		return say.Of("Close this window again to end your table, for %s too.", say.List(others))
	case len(others) > 0:
		return say.Of("Press %s again to end your table, for %s too.", label, say.List(others))
	case g.host.running != nil && g.host.teaches:
		return say.Of("Press %s again to close this window and end the lesson.", label)
	case g.ends():
		return say.Of("Press %s again to close this window and end your table.", label)
	case g.link == nil || g.link.Mine() == nil:
		return say.Of("Press %s again to close this window.", label)
	}
	return say.Of("Press %s again to close this window. Until you are back, a bot may play your seat, and somebody else may take it.", label)
}
