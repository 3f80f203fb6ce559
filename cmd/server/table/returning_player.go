package table

import (
	"broadside/netcode"
	"broadside/sim/say"
)

// A player who has lost their link returns with their station's token, and has their seats as
// before.

// findReturning returns the guest who was given the hello's token, or nil, and whether
// the token has been spent.
func (d *door) findReturning(h *netcode.Hello) (g *guest, spent bool) {
	if len(h.Token) == 0 {
		return nil, false
	}
	m := markOf(h.Token)
	if o := d.unheardFor(m); o != nil {
		if o.link != nil {
			o.link.Close(netcode.Full, "The table is full.")
		}
		d.forgetGuest(o)
	}
	for _, g := range d.guests {
		if g.pass.isValid(m) {
			return g, false
		}
		if g.pass.isSpent(m) {
			return g, true
		}
	}
	return nil, false
}

// resume continues from the picture that a returning guest holds, if possible, so that they are not
// told again what they know. A recording is sent to everybody from the start.
func (d *door) resume(g *guest, h *netcode.Hello) {
	m := markOf(h.Token)
	latest := g.pass.isLatest(m)
	g.pass.use(m)
	if d.Reel != nil {
		g.feed.reset()
	}
	if g.feed.resume(h.Recall.Held, latest, d.now()) {
		r := h.Recall // without the secrets beside it
		g.recalls = &r
	}
}

// warnOwner tells a guest, and the GM, that somebody else has used a token of theirs.
func (d *door) warnOwner(g *guest, host string) {
	d.log(g, "spent token", "from", host)
	if g.warnings.Allow() { // however often a stranger tries
		d.whisper(g, say.Of("Somebody at %s has tried to join as you, with a token that your station had before. They were refused.", host))
	}
	d.raiseAlarm(host, say.Of("Somebody at %s has tried to join as %s, and was refused.", host, g.name))
}

// replaceLink closes the old link of a guest who has joined again, and tells the GM if both cannot
// be one station.
func (d *door) replaceLink(g *guest, host string) {
	if g.host != host && !g.quiet && g.swaps.Allow() {
		d.tellAlarm(say.Of("%s has joined again from %s, while the link from %s was alive. It is closed.", g.name, host, g.host))
	}
	g.link.Close(netcode.Replaced, say.Of("You have joined again from %s. If that was not you, tell the GM.", host))
}
