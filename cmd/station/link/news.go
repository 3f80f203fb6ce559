package link

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
)

// news describes who, other than oneself, has gone away from a seat or come back, between two
// states of a table.
func news(was, now *netcode.Lobby, self uint32) (all []say.Text) {
	if was == nil {
		return nil
	}
	switch {
	case now.Half && !was.Half:
		all = append(all, "The GM has set half speed: everything takes twice as long.")
	case was.Half && !now.Half:
		all = append(all, "The GM has set normal speed.")
	}
	held := map[uint32]bool{}
	for _, s := range was.Seats {
		if s.Holder == netcode.Held {
			held[s.Client] = true
		}
	}
	for _, s := range now.Seats {
		switch {
		case s.Client == self && self != 0: // a returning player is not told about themselves
		case s.Holder == netcode.Held && !held[s.Client]:
			if s.Due > 0 {
				all = append(all, say.Of("%s is away. The table waits %d s for them.", s.Who, now.Wait))
			} else {
				all = append(all, say.Of("%s is away. A bot plays for them until they are back.", s.Who))
			}
		case s.Holder == netcode.Taken && held[s.Client]:
			all = append(all, say.Of("%s is back.", s.Who))
		}
	}
	return all
}

// vacant reports whether nobody but a bot has a seat of a crew.
func vacant(m *netcode.Lobby, seat crew.Seat) bool {
	for i := range m.Seats {
		if s := &m.Seats[i]; s.Seat == seat {
			return (s.Holder == netcode.Open || s.Holder == netcode.Bot) && seat.Role.PlaysPerson()
		}
	}
	return false
}
