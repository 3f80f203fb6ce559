package link

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/netcode"
)

func TestNewsTellWhoIsAwayAndWhoIsBack(t *testing.T) {
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	lobby := func(a, b netcode.Holder) *netcode.Lobby {
		return &netcode.Lobby{Seats: []netcode.Seat{{Seat: pilot, Holder: a, Who: "Ada", Client: 1}, {Seat: gunner, Holder: b, Who: "Bo", Client: 2}}}
	}
	inRounds := lobby(netcode.Held, netcode.Taken)
	inRounds.Wait, inRounds.Seats[0].Due = 60, 1200
	for _, row := range []struct {
		was, now *netcode.Lobby
		want     []string
	}{
		{nil, lobby(netcode.Held, netcode.Taken), nil},
		{lobby(netcode.Taken, netcode.Taken), lobby(netcode.Taken, netcode.Taken), nil},
		{lobby(netcode.Taken, netcode.Taken), lobby(netcode.Held, netcode.Taken), []string{"Ada is away. A bot plays for them until they are back."}},
		{lobby(netcode.Taken, netcode.Taken), inRounds, []string{"Ada is away. The table waits 60 s for them."}},
		{lobby(netcode.Held, netcode.Taken), lobby(netcode.Held, netcode.Held), []string{"Bo is away. A bot plays for them until they are back."}},
		{lobby(netcode.Held, netcode.Held), lobby(netcode.Taken, netcode.Held), []string{"Ada is back."}},
		{lobby(netcode.Held, netcode.Taken), lobby(netcode.Bot, netcode.Taken), nil},
	} {
		var got []string
		for _, t := range news(row.was, row.now, 0) {
			got = append(got, t.String())
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("told %q, not %q", got, row.want)
		}
	}
	if got := news(lobby(netcode.Taken, netcode.Taken), inRounds, 1); got != nil {
		t.Errorf("Ada is told of herself: %q", got)
	}
}
