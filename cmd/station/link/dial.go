package link

import (
	"context"
	"errors"
	"time"

	"broadside/netcode"
)

// redial is the pause after a link is lost before it is dialled again.
const redial = 150 * time.Millisecond

// patience is the time limit for a table's answer.
const patience = 6 * time.Second

// haste is the time limit for a table of a hall that has answered before: it may have moved
// meanwhile.
const haste = 2 * time.Second

// errAsk means that the table is not known yet, and that nothing but its own word says whose it is.
var errAsk = &netcode.Fault{Why: "this station has not been at that table before, and nobody has said whether it may be trusted; join by the link that the GM's server prints, or compare the fingerprints in the station's window"}

// call is one attempt to reach a table.
type call struct {
	place    string
	seats    string // the place under which its tokens are stored, or "": its key is enough
	hall     string // knows where the table is if it has moved, or ""
	stays    bool   // it is dialled at its old place even if the hall says that no host has it
	known    *netcode.Fingerprint
	guest    netcode.Guest
	tokens   *Tokens
	patience time.Duration
}

// dialed is the outcome of a call.
type dialed struct {
	place   string
	link    netcode.Link
	welcome *netcode.Welcome
	key     netcode.Fingerprint
	err     error

	forgetful error // why the token cannot be stored
}

// dial dials in the background.
func (l *Link) dial() {
	c := &call{
		place: l.place, seats: l.place, hall: l.hall, stays: l.missed%stayAfter == stayAfter-1, known: l.known.Pin(l.place),
		guest: netcode.Guest{Hello: l.hello, Pin: l.pin, Over: l.over, Back: &l.tokens.back}, tokens: l.tokens, patience: patience,
	}
	if l.Lobby != nil && l.Brief != nil && !l.fresh && l.Reel == nil {
		c.guest.Hello.Recall = l.feed.recall()
		c.guest.Hello.Lobby = l.Lobby.Mark
	}
	if l.hall != "" {
		c.seats = "" // it may move, and its key is its own
	}
	if l.Welcome == nil {
		c.hall = "" // the address is the one that somebody was given
		if netcode.IsPage(l.place) {
			c.patience = netcode.DialTime // a browser handles little while it draws for the first time
		}
	} else if l.hall != "" {
		c.patience = haste
	}
	out, wants := l.dialed, l.wants
	go func() {
		d := c.make(wants)
		select {
		case out <- d:
		case <-wants.Done():
			if d.link != nil {
				d.link.Close(netcode.Bye, "")
			}
		}
	}()
}

// make asks the hall for the place of a table that may have moved, dials it there, and stores the
// token that it gives before anything else is sent.
func (c *call) make(wants context.Context) (d dialed) {
	d.place = c.place
	if c.guest.Pin != nil {
		d.key = *c.guest.Pin
		if c.hall != "" {
			switch now, err := find(wants, c.hall, d.key); {
			case err == nil:
				d.place = now
			case errors.Is(err, errBetween) && !c.stays:
				d.err = err
			}
		}
	}
	c.guest.Trust = func(f netcode.Fingerprint) error {
		d.key = f
		switch {
		case c.known != nil && *c.known != f:
			return netcode.WrongKey(f, *c.known)
		case c.known == nil && !unpinned(d.place):
			return errAsk
		}
		return nil
	}
	c.guest.Token = func(f netcode.Fingerprint) []byte { return c.tokens.Of(TableAt(c.seats, f), c.guest.Hello.Name) }
	knock := func() {
		ctx, stop := context.WithTimeout(wants, c.patience)
		defer stop()
		d.link, d.welcome, d.err = netcode.Dial(ctx, d.place, c.guest)
	}
	if d.err == nil {
		knock()
	}
	table := TableAt(c.seats, d.key)
	if d.isStranger() && c.tokens.Disown(table, c.guest.Hello.Name) {
		if d.link != nil {
			d.link.Close(netcode.Bye, "")
		}
		c.guest.Hello.Recall = netcode.Recall{} // that was of the other table
		knock()
	}
	switch {
	case d.err == nil:
		d.forgetful = c.tokens.Keep(table, c.guest.Hello.Name, d.welcome.Token, d.welcome.Returns)
	case netcode.CodeOf(d.err) == netcode.Spent:
		d.forgetful = c.tokens.Forget(table, c.guest.Hello.Name)
	}
	return d
}

// isStranger reports whether a table has not recognised the token that it was told. One that
// recognises a token asks for no PIN, and has room; a page also refuses a GM.
func (d *dialed) isStranger() bool {
	switch netcode.CodeOf(d.err) {
	case netcode.Full:
		return true
	case netcode.Refused:
		return !netcode.IsPage(d.place)
	}
	return d.err == nil && !d.welcome.Returns
}
