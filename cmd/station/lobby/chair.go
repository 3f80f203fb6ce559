package lobby

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/netcode"
)

// chair asks for the password of the GM's chair.
type chair struct {
	asks bool
	said string
}

// isLocked reports whether a seat is the GM's chair and opens by its password.
func isLocked(l *netcode.Lobby, s *netcode.Seat) bool {
	return s.Seat == crew.Master && slices.ContainsFunc(l.Seats, func(s netcode.Seat) bool { return s.Holder == netcode.Locked })
}

// open begins to ask.
func (c *chair) open(u *kit.UI) {
	*c = chair{asks: true}
	u.Focus("chair")
}

// show draws the line for the password at the top of a room while it is asked for, and takes the
// chair once it is entered.
func (c *chair) show(u *kit.UI, room *kit.Rect, asked *Choice) {
	if !c.asks {
		return
	}
	r := room.Top(kit.Finger(u, 44))
	room.Top(kit.Gap)
	said, entered := u.Entry("chair", r, c.said, "The password of the GM's chair", netcode.MaxPassphrase)
	if c.said = said; entered && said != "" {
		c.take(u, asked)
	}
}

// take asks the table for the chair, and is ready for another try.
func (c *chair) take(u *kit.UI, asked *Choice) {
	seat := crew.Master
	asked.Sit, asked.Password = &seat, c.said
	c.open(u)
}
