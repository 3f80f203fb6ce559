package table

import (
	"errors"
	"time"

	"broadside/crew"
	"broadside/netcode"
)

// A station acknowledges a picture at least once a second. One of which nothing
// has come for silence is away. Its seat is held for so long that a laptop can be
// opened again, or carried to where there is a network.
const (
	silence = 3 * time.Second
	holding = 60 * time.Second
)

// How long a table waits for a player who is away before a bot plays their seat,
// unless the settings say otherwise: in rounds nothing is urgent.
const (
	WaitInRounds = 60 * time.Second
	WaitLive     = silence
)

// unheard is how long nothing may come of a guest while they are sent pictures.
// What is sent to somebody who cannot hear fills the window of their link, and
// what has filled it is repeated ever later: they would have to wait for that when
// they can hear again.
const unheard = 1500 * time.Millisecond

// hears says whether pictures are of any use to a guest.
func (g *guest) hears() bool { return g.link.Quiet() < unheard }

// awake notes that something has come of a guest.
func (t *Table) awake(g *guest) {
	if g.quiet {
		g.quiet, t.restless = false, true
		t.noteOf(g.host, "%s is back.", g.name)
		t.log(g, "back")
		t.tellMissed(g)
	}
	g.heard, g.relieved = t.now(), false
	if g.hosts {
		g.hosts, t.HostKey = false, "" // it is used up, since they can come back by their token
	}
	if g.pass.arrived() {
		t.keep()
	}
}

// listen notes that nothing has come of a guest who is shown pictures.
func (t *Table) listen(g *guest) {
	if !g.quiet && t.Reel == nil && t.watches(g) && t.now()-g.heard > t.ticks(silence) {
		g.quiet, t.restless = true, true
		t.noteOf(g.host, "%s is away: nothing has come of them for %v.", g.name, silence)
		t.log(g, "quiet")
	}
}

// away notes that a guest's link has ended. The seat waits for them, and a bot
// keeps it warm.
func (t *Table) away(g *guest) {
	why := g.link.Err()
	var ended *netcode.Ended
	g.left = errors.As(why, &ended) && ended.Code == netcode.Bye
	switch {
	case g.left && ended.Reason == "":
		t.noteOf(g.host, "%s has left.", g.name)
	case g.left:
		t.noteOf(g.host, "%s has left: %s", g.name, ended.Reason)
	default:
		t.noteOf(g.host, "%s is away: %v", g.name, why)
	}
	t.log(g, "away", "why", why.Error())
	g.link, g.quiet, g.ready, t.restless = nil, false, false, true
	g.feed.reset()
}

// holds says whether a guest's seat is held for them while they are away.
func (t *Table) holds(g *guest) bool {
	return !g.here() && !g.left && g.seat.Role != crew.NoRole && t.now()-g.heard <= t.holding()
}

// holding is for how many ticks a seat is held: for no less than the table waits.
func (t *Table) holding() int64 { return max(t.ticks(holding), t.ticks(t.wait())) }

// wait is how long the table waits for somebody who is away, in the tempo that is on.
func (t *Table) wait() time.Duration {
	if t.world.Order.Tempo == crew.Live {
		return t.WaitLive
	}
	return t.WaitRounds
}

// due is the tick of the table from which a bot plays the seat of a guest who is
// away; 0: one does already.
func (t *Table) due(g *guest) int64 {
	if due := g.heard + t.ticks(t.wait()); !g.left && !g.relieved && t.now() < due {
		return due
	}
	return 0
}
