package table

import (
	"crypto/sha256"
	"crypto/subtle"
	"slices"
	"time"

	"broadside/netcode"
	"broadside/sim/say"
)

// door lets people in, or says why not.
type door struct {
	*company
	guesses map[string]*guesses // of the GM's password, by network
}

// letIn returns the guest that an arrival is, or why they are not let in.
func (d *door) letIn(a arrival, host string) (*guest, *netcode.Ended) {
	if d.isBarred(host) {
		return nil, &netcode.Ended{Code: netcode.Kicked, Reason: "The GM has barred your machine from this table."}
	}
	g, spent := d.findReturning(a.hello)
	if spent {
		d.warnOwner(g, host)
		return nil, &netcode.Ended{Code: netcode.Spent, Reason: "Your seat has since been taken from elsewhere. Join as a new player, or ask the GM."}
	}
	if g != nil && g.knows && !a.link.Pinned() {
		return nil, &netcode.Ended{Code: netcode.Refused, Reason: "You have the GM's chair, and over a WebSocket a browser cannot be sure whose table this is. Join with the program, or under another name."}
	}
	hosts := a.link.Pinned() && d.isHostKey(a.hello.Passphrase)
	knows := hosts
	if !hosts {
		var why say.Text
		if knows, why = d.askPassword(g, a.hello.Passphrase, host); why != "" && g == nil {
			return nil, &netcode.Ended{Code: netcode.Refused, Reason: why}
		}
	}
	if g != nil {
		d.resume(g, a.hello)
	} else {
		if d.Closed && !knows && (d.state() == netcode.Playing || d.state() == netcode.Paused) {
			return nil, &netcode.Ended{Code: netcode.Refused, Reason: "The battle runs, and this table lets nobody new in until it is over."}
		}
		if why := d.refuseCrowd(host); why != "" {
			return nil, &netcode.Ended{Code: netcode.Full, Reason: why}
		}
		if g = d.addGuest(a.hello); g == nil {
			return nil, &netcode.Ended{Code: netcode.Full, Reason: "The table is full."}
		}
	}
	if hosts {
		d.takeHostKey(g)
	}
	g.knows = g.knows || knows && a.link.Pinned()
	return g, nil
}

// takeHostKey records that a guest has joined with the host's key. It stays valid until they are
// heard of, as their welcome may be lost. A client that used it earlier and has not been heard of
// since loses the chair.
func (d *door) takeHostKey(g *guest) {
	if g.knows { // who does not need it
		g.hosts, d.HostKey = false, ""
		return
	}
	g.hosts = true
	for _, o := range d.guests {
		if o.hosts && o != g {
			o.hosts, o.knows = false, false
			if o.link == nil { // they left, or never had their welcome
				continue
			}
			d.tellAlarm(say.Of("Two have joined by the host's link: %s, from %s, who came first and has been silent, does not get the GM's chair.", o.name, o.host))
		}
	}
}

// isBarred reports whether nobody is let in from a machine.
func (d *door) isBarred(host string) bool {
	return slices.ContainsFunc(d.banned, func(v netcode.Visitor) bool { return netcode.NetworkOf(v.Host) == netcode.NetworkOf(host) })
}

// refuseCrowd returns why no more guests are let in from a machine, or "". The table's own machine
// has no limit.
func (d *door) refuseCrowd(host string) say.Text {
	if local(host) {
		return ""
	}
	count := 0
	for _, g := range d.guests {
		if netcode.NetworkOf(g.host) == netcode.NetworkOf(host) && g.link != nil {
			count++
		}
	}
	if count >= maxGuestsEach {
		return "Too many are here from your machine already."
	}
	if !d.machineOf(host).joins.Allow() {
		return "Too many have joined from your machine; wait a moment."
	}
	return ""
}

// isHostKey reports whether a passphrase is the key of the host's own station.
func (d *door) isHostKey(said string) bool { return d.HostKey != "" && equal(said, d.HostKey) }

// askPassword checks a newcomer's passphrase against the GM's password or the table's PIN. It
// reports whether it is the password, or returns why they are not let in. A returning guest is let
// in by their token alone: the passphrase that their station repeats may be out of date, or delayed
// by somebody else's guesses. If it is the password, it gives access to the chair.
func (d *door) askPassword(g *guest, said, host string) (gm bool, why say.Text) {
	switch {
	case g != nil && (g.knows || said == "" || d.Password == ""):
		return false, ""
	case said == "" && d.PIN == "", d.Password == "" && d.PIN == "":
		return false, ""
	case said == "":
		return false, "This table asks for a PIN. Ask the GM for it, or for the link, and enter it where you join."
	}
	return d.tryPassword(said, host, d.nameSecret())
}

// tryPassword reports whether a passphrase is the GM's password, or returns why it is refused, by
// the name of what was asked for. A PIN lets players in, but not into the chair.
func (d *door) tryPassword(said, host string, secret say.Text) (gm bool, why say.Text) {
	now := time.Now()
	g := d.guessesOf(host, now)
	if wait := g.next().Sub(now); wait > 0 {
		d.logOf(host, "password", "heard", false)
		return false, say.Of("%S was wrong too often; wait %d s.", secret, seconds(wait)+1)
	}
	gm = d.Password != "" && equal(said, d.Password)
	if gm || d.PIN != "" && equal(said, d.PIN) {
		if gm || d.Password == "" { // a guest who knows the PIN may be guessing at the password
			*g = guesses{}
		}
		return gm, ""
	}
	g.wrong++
	g.last = now
	d.logOf(host, "password", "heard", true, "wrong", g.wrong)
	d.raiseAlarm(host, say.Of("Somebody at %s has guessed %s wrong (%d times so far).", host, secret, g.wrong))
	return false, say.Of("%S is wrong.", secret)
}

// openChair lets a guest have the GM's chair if they say its password, or returns why not.
func (d *door) openChair(g *guest, said string) say.Text {
	if said == "" || g.knows || d.Password == "" || !g.link.Pinned() {
		return ""
	}
	knows, why := d.tryPassword(said, g.host, gmPassword)
	g.knows = knows
	return why
}

const gmPassword say.Text = "the GM's password"

// nameSecret returns the name of what the table asks for.
func (d *door) nameSecret() say.Text {
	switch {
	case d.PIN == "":
		return gmPassword
	case d.Password == "":
		return "the table's PIN"
	}
	return "the PIN or the password"
}

// equal compares two texts in constant time.
func equal(said, secret string) bool {
	a, b := sha256.Sum256([]byte(said)), sha256.Sum256([]byte(secret))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1
}
