package table_test

import (
	"testing"

	"broadside/cmd/server/client"
	"broadside/netcode"
)

// holding sets what a client still has.
func holding(r netcode.Recall) func(*netcode.Guest) {
	return func(g *netcode.Guest) { g.Hello.Recall = r }
}

// comeBack brings a client back who still has something, and collects what it is told until it has
// another picture.
func (h *hosted) comeBack(was *client.Client, r netcode.Recall) (c *client.Client, told map[netcode.Kind]int, oldest int64) {
	h.Helper()
	told = map[netcode.Kind]int{}
	c = h.join("Ada", with(was.Welcome.Token), holding(r))
	c.Heard = func(m netcode.Message) {
		told[m.Kind()]++
		if e, ok := m.(*netcode.Events); ok && len(e.Events) > 0 && (oldest == 0 || e.Events[0].Tick < oldest) {
			oldest = e.Events[0].Tick
		}
	}
	if c.Resume(was.Seat()); c.Welcome.Base != 0 {
		c.GoOn(was)
	}
	shown := c.Picture
	h.await(c, "a picture", func() bool { return c.Picture != shown })
	h.said(c)
	return c, told, oldest
}

func TestFaultGuestGoesOnFromWhatTheyHold(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, withBots)
		ada := h.sits("Ada", pilot)
		if err := ada.Ready(true); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "a battle", func() bool { return ada.Picture.Tick > 200 && ada.Lobby.Mark != 0 })
		h.said(ada)

		held := ada.Recall()
		again, told, oldest := h.comeBack(ada, held)
		if again.Welcome.Base != held.Held || again.Whole > 0 || told[netcode.KindBrief] > 0 || told[netcode.KindLobby] > 0 || oldest != 0 && oldest < held.Told {
			t.Errorf("with %+v the table goes on from %d, with %d whole pictures and %v, events from %d", held, again.Welcome.Base, again.Whole, told, oldest)
		}

		other := again.Recall()
		other.Lobby++
		third, told, _ := h.comeBack(again, other)
		if third.Welcome.Base == 0 || told[netcode.KindLobby] == 0 {
			t.Errorf("with another lobby the table goes on from %d, with %v", third.Welcome.Base, told)
		}

		fourth, told, oldest := h.comeBack(third, netcode.Recall{Told: third.Recall().Told, Lobby: third.Lobby.Mark})
		if fourth.Welcome.Base != 0 || fourth.Whole == 0 || told[netcode.KindBrief] == 0 || told[netcode.KindLobby] == 0 || oldest >= third.Recall().Told {
			t.Errorf("with no picture the table goes on from %d, with %d whole pictures and %v, events from %d", fourth.Welcome.Base, fourth.Whole, told, oldest)
		}
	})
}

// TestFaultNobodyGoesOnInAnotherSeat returns with a picture of a seat that the guest has left.
func TestFaultNobodyGoesOnInAnotherSeat(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, withBots)
		ada := h.sits("Ada", pilot)
		h.said(ada)
		held := ada.Recall()
		if err := ada.Sit(gunner); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "another seat", func() bool { return ada.Picture != nil && ada.Picture.Head.Seat == gunner })
		h.said(ada)
		if again, _, _ := h.comeBack(ada, held); held.Held == 0 || again.Welcome.Base != 0 || again.Whole == 0 {
			t.Errorf("a picture of tick %d, of another seat, is gone on from", again.Welcome.Base)
		}
	})
}
