package link

import (
	"broadside/netcode"

	"broadside/cmd/station/kit"
)

// news is who has gone away from a seat, and who has come back, between two
// states of a table.
func news(was, now *netcode.Lobby) (all []string) {
	if was == nil {
		return nil
	}
	held := map[uint32]bool{}
	for _, s := range was.Seats {
		if s.Holder == netcode.Held {
			held[s.Client] = true
		}
	}
	for _, s := range now.Seats {
		switch {
		case s.Holder == netcode.Held && !held[s.Client]:
			all = append(all, s.Who+" is away. A bot is the "+kit.RoleName(s.Seat.Role)+" until they are back.")
		case s.Holder == netcode.Taken && held[s.Client]:
			all = append(all, s.Who+" is back, as "+kit.RoleName(s.Seat.Role)+".")
		}
	}
	return all
}
