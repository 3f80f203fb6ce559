package table

import (
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/journal"
)

func TestFaultGuessesLockNobodyOutWhoComesBack(t *testing.T) {
	s := stepByStep(t, func(s *Settings) { s.Password, s.PIN = "secret", "1234" })
	ada := s.call("192.0.2.7:1", netcode.Hello{Name: "Ada", Passphrase: "1234"})
	ada.says(&netcode.Sit{Seat: helmOfOne})
	s.pass(1)
	token := ada.welcome(t).Token
	ada.Close(netcode.Lost, "")
	s.pass(1)
	for range 2 {
		if eve := s.call("192.0.2.7:2", netcode.Hello{Name: "Eve", Passphrase: "guess"}); eve.ended == nil {
			t.Fatal("a guess opens the table")
		}
	}
	back := s.call("192.0.2.7:3", netcode.Hello{Name: "Ada", Passphrase: "1234", Token: token})
	if back.ended != nil || back.client != ada.client || back.knows {
		t.Fatalf("Ada comes back by her token, though others have guessed: %v", back.ended)
	}
	s.PIN = "5678"
	token = back.welcome(t).Token
	back = s.call("192.0.2.7:4", netcode.Hello{Name: "Ada", Passphrase: "1234", Token: token})
	if back.ended != nil || back.client != ada.client || back.knows {
		t.Errorf("Ada comes back by her token, though the PIN has changed: %v", back.ended)
	}
	// Her token does not let her guess at the password any faster.
	token = back.welcome(t).Token
	if back = s.call("192.0.2.7:5", netcode.Hello{Name: "Ada", Passphrase: "secret", Token: token}); back.knows {
		t.Error("a password is looked at sooner where it comes with a token")
	}
}

// TestFaultRefusedTokenTouchesNothing lets somebody join with the GM's token who is not let in: the
// GM's pictures do not start again.
func TestFaultRefusedTokenTouchesNothing(t *testing.T) {
	s := stepByStep(t, nil)
	gm := s.comes("192.0.2.7:1", "Mo", crew.Master)
	s.pass(3)
	token, base := gm.welcome(t).Token, gm.feed.base
	if base == nil {
		t.Fatal("the GM has no picture")
	}
	browser := &line{ear: &ear{inbox: make(chan netcode.Message, 64), now: s.now}, at: "198.51.100.9:1", unpinned: true}
	s.answer(browser, netcode.Hello{Name: "Mo", Token: token})
	if netcode.CodeOf(browser.Err()) != netcode.Refused {
		t.Fatalf("with the GM's token, over a WebSocket: %v", browser.ended)
	}
	if gm.feed.base != base || gm.recalls != nil || gm.ended != nil {
		t.Error("a stranger with the GM's token makes the pictures of the GM start again")
	}
}

// welcome returns the table's welcome to a guest.
func (l *line) welcome(t *testing.T) *netcode.Welcome {
	t.Helper()
	for _, m := range l.told {
		if w, ok := m.(*netcode.Welcome); ok {
			return w
		}
	}
	t.Fatalf("%v is not let in: %v", l.at, l.ended)
	return nil
}

// rosters is a journal that counts how often it has stored who has a place.
type rosters struct {
	Journal
	n int
}

func (r *rosters) KeepRoster(*journal.Roster) { r.n++ }

// A guest who joined by the host's link and said nothing has not used it up, and has no right to
// the chair after a restart.
func TestFaultChairIsKeptForNobodyWhoSaidNothing(t *testing.T) {
	kept := &rosters{}
	s := stepByStep(t, func(s *Settings) { s.HostKey, s.Journal = "key", kept })
	mo := s.call("192.0.2.7:1", netcode.Hello{Name: "Mo", Passphrase: "key"})
	if !mo.knows || s.roster().Guests[0].Knows {
		t.Errorf("who came by the host's link, and has said nothing, may have the chair: %v, after a restart: %v", mo.knows, s.roster().Guests[0].Knows)
	}
	before := kept.n
	s.noteAwake(mo.guest)
	if !s.roster().Guests[0].Knows || kept.n == before {
		t.Errorf("who has been heard of may have the chair after a restart: %v, and that is kept: %v", s.roster().Guests[0].Knows, kept.n > before)
	}
}
