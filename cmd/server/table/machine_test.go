package table

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
)

func TestGuessesAreLookedAtEverLaterUpToTenMinutes(t *testing.T) {
	var g guesses
	now := time.Now()
	if !g.next().Before(now) {
		t.Error("the first guess has to wait")
	}
	g.last = now
	for i, want := range []time.Duration{2 * time.Second, 4 * time.Second, 8 * time.Second, 16 * time.Second, 32 * time.Second, 64 * time.Second} {
		g.wrong = i + 1
		if got := g.next().Sub(now); got != want {
			t.Errorf("after %d wrong guesses the next has to wait %v, not %v", i+1, got, want)
		}
	}
	for _, n := range []int{10, 20, 70, 1 << 30} {
		if g.wrong = n; g.next().Sub(now) != longest {
			t.Errorf("after %d wrong guesses the next has to wait %v", n, g.next().Sub(now))
		}
	}
}

func TestGuessesAreForgottenAfterAnHour(t *testing.T) {
	table := New(Settings{Battle: Battle{World: battle(t, "duel", 0)}, Password: "lantern"})
	now := time.Now()
	*table.door.guessesOf("192.0.2.7", now) = guesses{9, now}
	if table.door.guessesOf("192.0.2.7", now.Add(calm)).wrong != 9 || table.door.guessesOf("192.0.2.7", now.Add(calm+time.Second)).wrong != 0 {
		t.Error("an hour is not an hour")
	}
}

func TestOneMachineGuessesAsOneWhateverItsAddress(t *testing.T) {
	for _, row := range []struct {
		a, b string
		one  bool
	}{
		{"192.0.2.7", "192.0.2.8", false}, {"192.0.2.7", "::ffff:192.0.2.7", true}, {"2001:db8::1", "2001:db8::ffff:1", true},
		{"2001:db8::1", "2001:db8:0:1::1", false}, {"fe80::1%eth0", "fe80::2%eth0", true}, {"::1", "127.0.0.1", false}, {"hall", "hill", false},
	} {
		if got := netcode.NetworkOf(row.a) == netcode.NetworkOf(row.b); got != row.one {
			t.Errorf("%s and %s: one network is %v", row.a, row.b, got)
		}
	}
}

func TestTooManyMachinesAreCountedTogether(t *testing.T) {
	table := New(Settings{Battle: Battle{World: battle(t, "duel", 0)}, Password: "lantern"})
	friend := "192.0.2.7"
	for i := range 3 * maxMachines {
		host := fmt.Sprintf("2001:db8:0:%x::1", i)
		table.door.tryPassword("wrong", host, gmPassword)
		table.machineOf(host)
	}
	if n := len(table.door.guesses); n > maxMachines+1 {
		t.Errorf("%d networks are remembered", n)
	}
	if n := len(table.machines); n > maxMachines+1 {
		t.Errorf("%d machines are remembered", n)
	}
	if _, why := table.door.tryPassword("lantern", friend, gmPassword); why == "" {
		t.Error("among too many strangers the password is tried without a delay")
	}
}

func TestFaultMachinesOfLongAgoAreForgotten(t *testing.T) {
	s := stepByStep(t, nil)
	for i := range maxMachines {
		m := s.machineOf(fmt.Sprintf("2001:db8:0:%x::1", i))
		if m.used = m.used.Add(-2 * calm); i == 0 {
			m.sides = m.sides.With(1)
		}
	}
	s.machineOf("2001:db8:0:1::1")
	friend := s.machineOf("192.0.2.7")
	if friend == s.machines[together] || friend != s.machineOf("192.0.2.7") {
		t.Error("a newcomer shares what is remembered of strangers who came long ago")
	}
	if n := len(s.machines); n != 3 || s.machineOf("2001:db8:0:0::1").sides == 0 {
		t.Errorf("%d machines are remembered: one of a side, one of which something came, and a newcomer's should be", n)
	}
}

func TestFaultNetworkThatHoldsAllPlacesMakesRoom(t *testing.T) {
	s := stepByStep(t, func(s *Settings) { s.Capacity = 4 })
	ada := s.call("192.0.2.7:1", netcode.Hello{Name: "Ada"})
	for i := range 3 {
		s.call(fmt.Sprintf("[2001:db8::%d]:1", i+1), netcode.Hello{Name: "Eve"})
	}
	wu := s.call("192.0.2.8:1", netcode.Hello{Name: "Wu"})
	if wu.ended != nil || ada.ended != nil {
		t.Errorf("for a newcomer goes not one of the three of a network, but who is alone: newcomer %v, other %v", wu.ended, ada.ended)
	}
}

// TestFaultNewcomersPushNobodyOut fills a table with a GM who has no seat, a player who is away and
// a guest who only watches: a newcomer takes the place of the last.
func TestFaultNewcomersPushNobodyOut(t *testing.T) {
	s := stepByStep(t, func(s *Settings) { s.Capacity = 3 })
	gm, ada := s.comes("192.0.2.7:1", "Mo", crew.Master), s.comes("192.0.2.8:1", "Ada", helmOfOne)
	gm.says(&netcode.Stand{})
	ada.Close(netcode.Lost, "")
	eve := s.comes("192.0.2.9:1", "Eve")
	wu := s.call("192.0.2.10:1", netcode.Hello{Name: "Wu"})
	if wu.ended != nil || eve.ended == nil || gm.ended != nil || !slices.Contains(s.guests, ada.guest) {
		t.Errorf("for a newcomer (%v) goes the GM (%v) or a player whose seat is held, and not who looks on (%v)", wu.ended, gm.ended, eve.ended)
	}
}

// TestFaultNewcomerWhoIsNotHeardOfPushesNobodyOut has a full table called by a guest who says the token of
// another table first, hangs up, and says their own.
func TestFaultNewcomerWhoIsNotHeardOfPushesNobodyOut(t *testing.T) {
	for _, late := range []bool{false, true} { // whether the table learns in time that the first link has ended
		s := stepByStep(t, func(s *Settings) { s.Capacity = 1 })
		ada := s.comes("192.0.2.8:1", "Ada", helmOfOne)
		own := ada.welcome(t).Token
		ada.Close(netcode.Bye, "")
		s.pass(1)
		stranger := s.call("192.0.2.8:2", netcode.Hello{Name: "Ada", Token: make([]byte, netcode.TokenSize)})
		stranger.Close(netcode.Bye, "")
		if late {
			s.pass(1)
		}
		again := s.call("192.0.2.8:3", netcode.Hello{Name: "Ada", Token: own})
		if again.ended != nil || again.guest != ada.guest || again.guest.seat != helmOfOne || len(s.guests) != 1 {
			t.Errorf("late: %v: the guest with a place (%v) is %+v of %d", late, again.ended, again.guest, len(s.guests))
		}
	}
}
