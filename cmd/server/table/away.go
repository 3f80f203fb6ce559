package table

import (
	"errors"

	"broadside/netcode"
	"broadside/sim/say"
)

// noteQuiet records that nothing has come from a guest who is sent pictures.
func (t *Table) noteQuiet(g *guest) {
	if !g.quiet && t.Reel == nil && t.canWatch(g) && t.now()-g.heard > t.ticks(silence) {
		g.quiet, t.restless = true, true
		t.noteOf(g.host, "%s is away: nothing has come from them for %v.", g.name, silence)
		t.log(g, "quiet")
	}
}

// noteAway records that a guest's link has ended. The seat waits for them, and a bot may play it
// meanwhile.
func (t *Table) noteAway(g *guest) {
	why := g.link.Err()
	var ended *netcode.Ended
	g.left = errors.As(why, &ended) && ended.Code == netcode.Bye
	switch {
	case g.left && ended.Reason == "":
		t.noteOf(g.host, "%s has left.", g.name)
	case g.left:
		t.noteOf(g.host, "%s has left: %s", g.name, ended.Error())
	default:
		t.noteOf(g.host, "%s is away: %v", g.name, why)
	}
	said := why.Error()
	if ended != nil && ended.Remote { // their own words
		said = (&netcode.Ended{Code: ended.Code}).Error()
	}
	t.log(g, "away", "why", said)
	g.link, g.quiet, g.ready, t.restless = nil, false, false, true
}

// noteAwake records that something has come from a guest.
func (t *Table) noteAwake(g *guest) {
	if g.quiet {
		g.quiet, t.restless = false, true
		t.noteOf(g.host, "%s is back.", g.name)
		t.log(g, "back")
		t.tellMissed(g)
	}
	g.heard, g.relieved, g.displaced = t.now(), false, nil
	used := g.hosts
	if used {
		g.hosts, t.HostKey = false, "" // it is used up, since they can come back by their token
	}
	if g.pass.arrived() || used {
		t.keepRoster()
	}
}

// noteAcknowledged records which picture a guest has assembled, and disconnects a guest who sees
// only old ones: their station reconnects by itself, and a bot plays meanwhile. A recording jumps
// back and forth, so it is exempt.
func (t *Table) noteAcknowledged(g *guest, tick int64) {
	g.feed.acknowledge(tick)
	now := t.now()
	switch {
	case t.Reel != nil || now-tick <= t.ticks(tardy):
		g.feed.tardy = 0
	case g.feed.tardy == 0:
		g.feed.tardy = now
	case now-g.feed.tardy >= t.ticks(tardyFor):
		g.link.Close(netcode.Stalled, say.Of("Your link is too slow: pictures come more than %d s late.", seconds(tardy)))
	}
}
