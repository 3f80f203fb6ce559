package table_test

import (
	"bytes"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/journal"
)

const (
	home = "192.0.2.7"
	cafe = "198.51.100.9"
)

// said waits until the table has handled what a client has sent.
func (h *hosted) said(c *client.Client) {
	h.Helper()
	was := c.Talked
	heard, words := false, fmt.Sprintf("%d is here.", c.Welcome.Client) // others' words are on the way too
	c.Talked = func(m *netcode.Chat) {
		if heard = heard || m.Text == words; was != nil {
			was(m)
		}
	}
	if err := c.Send(&netcode.Chat{Text: words}); err != nil {
		h.Fatal(err)
	}
	h.await(c, "its own words", func() bool { return heard })
	c.Talked = was
}

func TestFaultSpentTokenIsRefusedAndItsOwnerWarned(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var d *diary
		h := host(t, func(s *table.Settings) { d = audited(s) })
		gm := h.sits("Mo", crew.Master)
		told := listenTo(gm)
		ada := h.sits("Ada", pilot, from(home))
		first := ada.Welcome.Token
		h.said(ada)

		again := h.join("Ada", from(home), with(first))
		if code := netcode.CodeOf(h.ended(ada)); code != netcode.Replaced {
			t.Errorf("the older link has ended with code %d", code)
		}
		if bytes.Equal(again.Welcome.Token, first) || again.Welcome.Client != ada.Welcome.Client {
			t.Fatalf("client %d came back as %d, with the same token: %v", ada.Welcome.Client, again.Welcome.Client, bytes.Equal(again.Welcome.Token, first))
		}
		warned := listenTo(again)
		h.said(again)

		began, tries := time.Now(), 50
		if rough.Full() {
			tries = 2000
		}
		for range tries {
			if err := h.knocks("Ada", from(cafe), with(first)); netcode.CodeOf(err) != netcode.Spent {
				t.Fatalf("with a spent token: %v", err)
			}
		}
		h.said(again) // who may still talk
		h.await(gm, "a warning", func() bool { return told.heard(cafe) && told.heard("Ada") })
		if n := len(d.entries(t, "spent token")); n == 0 || n > 40 {
			t.Errorf("the audit log has %d lines of %d tries", n, tries)
		}
		n := 0
		for _, said := range warned.said {
			if strings.Contains(said, cafe) {
				n++
			}
		}
		if most := 4 + int(time.Since(began).Seconds()/10); n == 0 || n > most {
			t.Errorf("the owner was warned %d times, and not 1 to %d", n, most)
		}
		if s := seatOf(again, pilot); s.Client != ada.Welcome.Client || again.Link().Err() != nil {
			t.Errorf("the seat is now %+v", s)
		}
	})
}

func TestTokenIsGoodUntilTheNextHasArrived(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		ada := h.sits("Ada", pilot)
		first := ada.Welcome.Token
		h.said(ada)
		for range 5 { // each station is killed before it could store its token
			lost := h.join("Ada", with(first))
			lost.Link().Close(netcode.Gone, "")
		}
		back := h.join("Ada", with(first))
		h.await(back, "her seat", func() bool { return seatOf(back, pilot).Client == ada.Welcome.Client })
		second := back.Welcome.Token
		h.said(back)
		if err := h.knocks("Ada", with(first)); netcode.CodeOf(err) != netcode.Spent {
			t.Errorf("the first token: %v", err)
		}
		if c := h.join("Ada", with(second)); c.Welcome.Client != ada.Welcome.Client {
			t.Errorf("with the second token came client %d", c.Welcome.Client)
		}
	})
}

func TestStolenTokenClosesTheOlderLinkAndTellsTheGM(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		gm := h.sits("Mo", crew.Master)
		told := listenTo(gm)
		ada := h.sits("Ada", pilot, from(home))
		h.said(ada)
		thief := h.join("Ada", from(cafe), with(ada.Welcome.Token))
		err := h.ended(ada)
		if netcode.CodeOf(err) != netcode.Replaced || !bytes.Contains([]byte(err.Error()), []byte(cafe)) {
			t.Errorf("Ada is told: %v", err)
		}
		h.await(gm, "a warning", func() bool { return told.heard(home) && told.heard(cafe) })
		if err := gm.Send(&netcode.Kick{Client: thief.Welcome.Client, Ban: netcode.Bar}); err != nil {
			t.Fatal(err)
		}
		if code := netcode.CodeOf(h.ended(thief)); code != netcode.Kicked {
			t.Errorf("the thief's link has ended with code %d", code)
		}
		h.sits("Ada", pilot, from(home))
	})
}

func TestUnknownTokenMakesANewGuest(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		ada := h.sits("Ada", pilot)
		c := h.join("Ada", with(bytes.Repeat([]byte{7}, netcode.TokenSize)))
		if c.Welcome.Client == ada.Welcome.Client || ada.Link().Err() != nil {
			t.Error("a token that nobody was given has opened a seat")
		}
	})
}

// seating keeps the latest roster of a table.
type seating struct {
	closing
	last journal.Roster
}

func (s *seating) KeepRoster(r *journal.Roster) { s.last = *r }

func TestRestartedTableKnowsItsGuests(t *testing.T) {
	bubble(t, func(t *testing.T) {
		kept := &seating{closing: closing{new(atomic.Int32)}}
		h := host(t, func(s *table.Settings) { s.Journal, s.Password = kept, "lantern" })
		ada := h.sits("Ada", pilot, from(home))
		gm := h.sits("Mo", crew.Master, from(cafe), func(g *netcode.Guest) { g.Hello.Passphrase = "lantern" })
		h.said(ada)
		h.said(gm)
		h.end()

		h = host(t, func(s *table.Settings) { s.Roster, s.Password = &kept.last, "lantern" })
		bo := h.join("Ada")
		h.await(bo, "the lobby", func() bool { return bo.Lobby != nil && len(bo.Lobby.Players) == 3 })
		if s := seatOf(bo, pilot); s.Holder != netcode.Held || s.Who != "Ada" {
			t.Errorf("Ada's seat is %+v", s)
		}
		back, again := h.join("", from(home), with(ada.Welcome.Token)), h.join("", from(cafe), with(gm.Welcome.Token))
		h.await(back, "her seat", func() bool { return seatOf(back, pilot).Client == ada.Welcome.Client })
		h.await(again, "the GM's chair", func() bool {
			return again.Lobby != nil && again.Lobby.SeatOf(gm.Welcome.Client) != nil
		})
		if bo.Welcome.Client == ada.Welcome.Client || bo.Welcome.Client == gm.Welcome.Client {
			t.Errorf("a new guest has the number %d", bo.Welcome.Client)
		}
	})
}

// A token in a welcome that was lost, and that nobody has used, is void once its guest has returned
// without it.
func TestTokenThatNeverArrivedIsNone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		ada := h.sits("Ada", pilot)
		first := ada.Welcome.Token
		h.said(ada)
		lost := h.join("", with(first))
		lost.Link().Close(netcode.Gone, "")
		back := h.join("", with(first))
		if c := h.join("Eve", from(cafe), with(lost.Welcome.Token)); c.Welcome.Client == back.Welcome.Client {
			t.Error("the token of a welcome that was lost gives the seat to whoever found it")
		}
	})
}
