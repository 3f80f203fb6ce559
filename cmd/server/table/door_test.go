package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

func saying(passphrase string) func(*netcode.Guest) {
	return func(g *netcode.Guest) { g.Hello.Passphrase = passphrase }
}

func TestFaultPasswordIsNotGuessed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const long = 65 * time.Second
		var d *diary
		h := host(t, func(s *table.Settings) {
			d = audited(s)
			s.Password = "lantern"
		})
		gm := h.sits("Mo", crew.Master)
		told := listenTo(gm)
		begun := time.Now()
		var heard []time.Duration
		tries := 0
		for ; time.Since(begun) < long; tries++ {
			word := fmt.Sprintf("guess %d", tries)
			if n := len(heard); n > 0 && time.Since(begun)-heard[n-1] < time.Second && tries%7 == 0 {
				word = "lantern" // it comes too soon to be checked
			}
			err := h.knocks("Eve", from(home), saying(word))
			switch {
			case netcode.CodeOf(err) != netcode.Refused:
				t.Fatalf("guess %d, %q, was answered with %v", tries, word, err)
			case strings.Contains(err.Error(), "is wrong"):
				heard = append(heard, time.Since(begun))
			}
			time.Sleep(100 * time.Millisecond)
		}
		want := []time.Duration{0, 2 * time.Second, 4 * time.Second, 8 * time.Second, 16 * time.Second, 32 * time.Second}
		if len(heard) != len(want) {
			t.Fatalf("guesses were looked at after %v", heard)
		}
		for i := 1; i < len(heard); i++ {
			if wait := heard[i] - heard[i-1]; wait < want[i] || wait > want[i]+500*time.Millisecond {
				t.Errorf("guess %d was looked at %v after the one before", i, wait)
			}
		}
		h.await(gm, "a warning", func() bool { return told.heard(home) })

		// Nobody else is kept out by it.
		h.sits("Flo", crew.Master, from(cafe), saying("lantern"))
		h.sits("Bo", pilot, from(home))
		h.end()
		lines, count := 0, 0
		for _, e := range d.entries(t, "password") {
			if e["heard"] != nil {
				lines++
				count++
			}
			if left, some := e["left out"].(float64); some {
				count += int(left)
			}
		}
		if count != tries || tries < 100 || lines > tries/10 {
			t.Errorf("the audit log tells of %d of %d guesses, in %d lines", count, tries, lines)
		}
	})
}

func TestThereMayBeSeveralGMs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Password = "lantern" })
		a, b := h.sits("Mo", crew.Master), h.sits("Flo", crew.Master, from(home), saying("lantern"))
		if r := h.order(a, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		if r := h.order(b, crew.Master, &sim.Pause{On: true}); r != nil {
			t.Fatal(r)
		}
		h.await(a, "the second GM's ruling", func() bool { return a.Lobby.State == netcode.Paused })
	})
}

func TestChairNeedsThePasswordHereToo(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Password = "lantern" })
		c := h.join("Eve")
		said := listenTo(c)
		if err := c.Sit(crew.Master); err != nil {
			t.Fatal(err)
		}
		h.await(c, "a reason", func() bool { return said.heard("needs the GM's password") })
		h.sits("Mo", crew.Master, saying("lantern"))
	})
}

// Somebody at the table is shown a locked chair, and has it by its password, which is guessed no
// faster from there than at the door.
func TestThePasswordOpensTheChairAtTheTable(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Password, s.PIN = "lantern", "4711" })
		eve := h.join("Eve", from(home), saying("4711"))
		said := listenTo(eve)
		try := func(word, answer string) {
			t.Helper()
			if err := eve.Send(&netcode.Sit{Seat: crew.Master, Password: word}); err != nil {
				t.Fatal(err)
			}
			h.await(eve, answer, func() bool { return said.heard(answer) })
		}
		chair := func(l *netcode.Lobby, as netcode.Holder) bool {
			return l != nil && slices.ContainsFunc(l.Seats, func(s netcode.Seat) bool { return s.Seat == crew.Master && s.Holder == as })
		}
		h.await(eve, "a locked chair", func() bool { return chair(eve.Lobby, netcode.Locked) && !chair(eve.Lobby, netcode.Open) })
		try("4711", "needs the GM's password")
		try("lanterm", "The GM's password is wrong")
		try("lantern", "The GM's password was wrong too often; wait")
		time.Sleep(3 * time.Second)
		if err := eve.Send(&netcode.Sit{Seat: crew.Master, Password: "lantern"}); err != nil {
			t.Fatal(err)
		}
		h.await(eve, "the chair", func() bool { return chair(eve.Lobby, netcode.Taken) && chair(eve.Lobby, netcode.Open) })
		if r := h.order(eve, crew.Master, &sim.Pause{}); r != nil {
			t.Errorf("who has the chair by its password orders nothing: %v", r)
		}
	})
}

func TestHostsKeyIsGoodOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		refused := func(c *client.Client) {
			t.Helper()
			said := listenTo(c)
			if err := c.Sit(crew.Master); err != nil {
				t.Fatal(err)
			}
			h.await(c, "a reason", func() bool { return said.heard("the host's link") })
		}
		refused(h.join("Eve"))                    // at the table's own machine
		refused(h.join("Eva", saying("a guess"))) // it opens nothing here, and does not count as wrong
		mo := h.sits("Mo", crew.Master, from(home))
		h.said(mo)
		refused(h.join("Eli", saying(hostKey)))
		back := h.join("Mo", from(cafe), with(mo.Welcome.Token), saying(hostKey))
		h.await(back, "the chair", func() bool { return back.Lobby != nil && back.Lobby.SeatOf(back.Welcome.Client) != nil })
	})
}

// TestHostComesBackToAChairThatTheyHaveNotTaken lets a host look around, leave before they have sat
// down, as for a lesson, and return; with and without a word.
func TestHostComesBackToAChairThatTheyHaveNotTaken(t *testing.T) {
	for name, speaks := range map[string]bool{"silent": false, "heard": true} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				h := host(t, nil)
				ada := h.join("Ada", from(cafe))
				mo := h.join("Mo", from(home), saying(hostKey))
				if speaks {
					h.said(mo)
				}
				mo.Leave("")
				h.await(ada, "that they have left", func() bool {
					return ada.Lobby != nil && !slices.ContainsFunc(ada.Lobby.Players, func(p netcode.Player) bool { return p.Here && p.Name == "Mo" })
				})
				back := h.join("Mo", from(home), with(mo.Welcome.Token))
				if err := back.Sit(crew.Master); err != nil {
					t.Fatal(err)
				}
				h.await(back, "the chair", func() bool { return back.Lobby != nil && back.Lobby.SeatOf(back.Welcome.Client) != nil })
			})
		})
	}
}

// TestFaultHostsLinkIsGoodForOne lets somebody who has seen the host's link use it first, and say
// nothing until the host has used it too; and lets somebody use it after a host who said nothing
// before they returned with their token.
func TestFaultHostsLinkIsGoodForOne(t *testing.T) {
	refused := func(h *hosted, c *client.Client) {
		h.Helper()
		said := listenTo(c)
		if err := c.Sit(crew.Master); err != nil {
			h.Fatal(err)
		}
		h.await(c, "a reason", func() bool { return said.heard("the host's link") })
	}
	hasChair := func(c *client.Client) bool {
		if c.Lobby == nil {
			return false
		}
		s := c.Lobby.SeatOf(c.Welcome.Client)
		return s != nil && s.Seat == crew.Master
	}
	t.Run("two at once", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h := host(t, nil)
			eve := h.join("Eve", from(home), saying(hostKey))
			mo := h.sits("Mo", crew.Master, from(cafe))
			refused(h, eve)
			refused(h, h.join("Eve", from(home), with(eve.Welcome.Token), saying(hostKey)))
			if !hasChair(mo) {
				t.Error("the host has lost the chair")
			}
		})
	})
	t.Run("by a token", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h := host(t, nil)
			mo := h.join("Mo", from(cafe), saying(hostKey))
			mo = h.join("Mo", from(cafe), with(mo.Welcome.Token))
			if err := mo.Sit(crew.Master); err != nil {
				t.Fatal(err)
			}
			h.await(mo, "the chair", func() bool { return hasChair(mo) })
			refused(h, h.join("Eve", from(home), saying(hostKey)))
		})
	})
}

// TestFaultPINOpensNoWayToThePassword lets somebody who knows the PIN guess at the password, and
// send the PIN before each guess.
func TestFaultPINOpensNoWayToThePassword(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) { s.Password, s.PIN = "lantern", "4711" })
		knocks := func(name, at, words string) error {
			c, err := client.Join(h.soon(), h.address, h.guest(name, from(at), saying(words)))
			if err == nil {
				c.Leave("")
			}
			return err
		}
		looked, in := 0, 0
		for begun := time.Now(); time.Since(begun) < time.Minute; time.Sleep(100 * time.Millisecond) {
			if knocks("Eve", home, "4711") == nil {
				in++
			}
			if err := knocks("Eve", home, "lanterm"); err != nil && strings.Contains(err.Error(), "is wrong") {
				looked++
			}
		}
		if looked > 5 || in == 0 {
			t.Errorf("%d guesses were looked at in a minute, and the PIN let Eve in %d times", looked, in)
		}
		if err := knocks("Flo", cafe, "4711"); err != nil {
			t.Errorf("somebody elsewhere is kept out: %v", err)
		}
	})
}

func TestGMSendsAwayBarsAndPardons(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var d *diary
		h := host(t, func(s *table.Settings) { d = audited(s) })
		gm := h.sits("Mo", crew.Master)
		var visit *netcode.Visit
		gm.Heard = func(m netcode.Message) {
			if v, ok := m.(*netcode.Visit); ok {
				visit = v
			}
		}
		told := listenTo(gm)
		eve, kit, bo := h.sits("Eve", pilot, from(home)), h.join("Kit", from(home)), h.sits("Bo", gunner, from(cafe))
		h.await(gm, "everyone's machines", func() bool {
			return visit != nil && len(visit.Visitors) == 4 && visit.Visitors[1].Host == home && visit.Visitors[3].Host == cafe
		})
		kick := func(client uint32, ban netcode.Ban) {
			t.Helper()
			if err := gm.Send(&netcode.Kick{Client: client, Ban: ban}); err != nil {
				t.Fatal(err)
			}
		}

		if err := bo.Send(&netcode.Kick{Client: eve.Welcome.Client, Ban: netcode.Bar}); err != nil {
			t.Fatal(err)
		}
		no := listenTo(bo)
		h.await(bo, "a refusal", func() bool { return no.heard("Only the GM") })

		kick(eve.Welcome.Client, netcode.Leave)
		if err := h.ended(eve); netcode.CodeOf(err) != netcode.Kicked || !strings.Contains(err.Error(), "sent you away") {
			t.Errorf("Eve is told: %v", err)
		}
		h.await(bo, "an empty seat", func() bool { return seatOf(bo, pilot).Holder == netcode.Open })
		again := h.join("Eve", from(home), with(eve.Welcome.Token))
		if again.Welcome.Client == eve.Welcome.Client {
			t.Error("who was sent away has come back by the token")
		}

		kick(again.Welcome.Client, netcode.Bar)
		for _, c := range []error{h.ended(again), h.ended(kit)} {
			if netcode.CodeOf(c) != netcode.Kicked || !strings.Contains(c.Error(), "bars") {
				t.Errorf("at the barred machine they are told: %v", c)
			}
		}
		if err := h.knocks("Somebody Else", from(home)); netcode.CodeOf(err) != netcode.Kicked {
			t.Errorf("from the barred machine: %v", err)
		}
		h.await(gm, "the bar", func() bool {
			return len(visit.Visitors) == 3 && visit.Visitors[2].Banned && visit.Visitors[2].Host == home && visit.Visitors[2].Name == "Eve"
		})
		kick(again.Welcome.Client, netcode.Pardon)
		h.await(gm, "the pardon", func() bool { return len(visit.Visitors) == 2 })
		h.join("Eve", from(home))

		for _, row := range []struct {
			client uint32
			ban    netcode.Ban
			words  string
		}{
			{gm.Welcome.Client, netcode.Leave, "send yourself away"}, {9999, netcode.Leave, "not here"}, {9999, netcode.Pardon, "not barred"},
		} {
			kick(row.client, row.ban)
			h.await(gm, "a reason", func() bool { return told.heard(row.words) })
		}
		if n := len(d.entries(t, "kick")); n != 3 {
			t.Errorf("the audit log tells of %d kicks", n)
		}
	})
}

func TestTheTablesOwnMachineIsNotBarred(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		gm, ada := h.sits("Mo", crew.Master), h.join("Ada")
		told := listenTo(gm)
		if err := gm.Send(&netcode.Kick{Client: ada.Welcome.Client, Ban: netcode.Bar}); err != nil {
			t.Fatal(err)
		}
		h.await(gm, "a reason", func() bool { return told.heard("own machine") })
		h.ended(ada)
		h.join("Ada")
	})
}

func TestNamesAreTakenForNobodyElses(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		for _, row := range [][2]string{
			{"Ada", "Ada"}, {"\u0410d\u0430", "\u0410d\u0430 2"}, {"ADA", "ADA 3"}, {"T\u0435st", "T\u0435st 2"}, {"The GM", "The GM 2"}, {"gm", "gm 2"},
			{"<b>Bo</b>", "<b>Bo</b>"}, {"\x1b[31mMo\u202e", "[31mMo"}, {"\u3164\u200b", "Guest"}, {"", "Guest 2"},
			{strings.Repeat("w", 100), strings.Repeat("w", netcode.MaxName)}, {strings.Repeat("w", 100), strings.Repeat("w", netcode.MaxName-2) + " 2"},
		} {
			c := h.join(row[0])
			h.await(c, "the lobby", func() bool { return c.Lobby != nil })
			for _, p := range c.Lobby.Players {
				if p.Client == c.Welcome.Client && p.Name != row[1] {
					t.Errorf("%q is called %q, not %q", row[0], p.Name, row[1])
				}
			}
		}
	})
}

func TestNewcomersSeeOnlyWhatTheirMachineHasSeen(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		gm := h.sits("Mo", crew.Master)
		h.await(gm, "the battle", func() bool { return gm.Lobby.State == netcode.Playing })
		refused := func(name string, seat crew.Seat, host string) {
			t.Helper()
			c := h.join(name, from(host))
			said := listenTo(c)
			if err := c.Sit(seat); err != nil {
				t.Fatal(err)
			}
			h.await(c, "a reason", func() bool { return said.heard("several sides") })
		}
		refused("Ada", pilot, home)
		refused("Ida", screen, home)
		if r := h.order(gm, crew.Master, &sim.Pause{On: true}); r != nil {
			t.Fatal(r)
		}
		refused("Ada", pilot, home)
		ada := h.join("Ada", from(home))
		h.vouched(gm, ada)
		h.takes(ada, pilot)
		h.sits("Ira", gunner, from(home)) // who sees the same
		refused("Eve", raider, home)
		refused("Eve", crew.Seat{Ship: 2, Role: crew.Screen}, home)
		refused("Bo", gunner, cafe)
		h.sits("Rae", raider) // at the table's own machine
	})
}

// TestFaultMachinesCountedTogetherVouchForNobody lets strangers join from more addresses than the
// table counts separately, and then a scout from another machine than the one whose side they ask
// for; the host gives the password in the middle of all their guesses.
func TestFaultMachinesCountedTogetherVouchForNobody(t *testing.T) {
	crowd := func(h *hosted, words string, done func(error)) {
		for i := range 1030 {
			g := h.guest("Eve", from(fmt.Sprintf("10.0.%d.%d", i/250, 1+i%250)), saying(words))
			c, err := client.Join(h.soon(), h.address, g)
			if done(err); err == nil {
				c.Leave("")
			}
		}
	}
	t.Run("scouts", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h, _ := another(t, nil)
			crowd(h, "", func(err error) {
				if err != nil {
					t.Fatal(err)
				}
			})
			time.Sleep(time.Minute) // as long as those who are counted together wait for each other
			gm := h.sits("Mo", crew.Master)
			if r := h.order(gm, crew.Master, &sim.Finish{}); r != nil { // the bots are finished
				t.Fatal(r)
			}
			h.await(gm, "the battle", func() bool { return gm.Lobby.State == netcode.Playing })
			ada := h.join("Ada", from(home))
			h.vouched(gm, ada)
			h.takes(ada, pilot)
			bo := h.join("Bo", from(cafe))
			said := listenTo(bo)
			if err := bo.Sit(gunner); err != nil {
				t.Fatal(err)
			}
			h.await(bo, "a reason", func() bool { return said.heard("several sides") })
			h.takes(ada, gunner) // she has seen it
		})
	})
	t.Run("guesses", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			h := host(t, func(s *table.Settings) { s.Password = "lantern" })
			crowd(h, "lanterm", func(err error) {
				if netcode.CodeOf(err) != netcode.Refused {
					t.Fatal(err)
				}
			})
			if err := h.knocks("Eve", from(cafe), saying("lantern")); netcode.CodeOf(err) != netcode.Refused {
				t.Errorf("among too many guesses one is looked at: %v", err)
			}
			if err := h.knocks("Mo", saying("lantern")); err != nil {
				t.Errorf("at the table's own machine: %v", err)
			}
		})
	})
}

func TestNotesOfAMachineAreBounded(t *testing.T) {
	bubble(t, func(t *testing.T) {
		notes := make(chan string, 1000)
		h := host(t, func(s *table.Settings) { s.Note = func(n string) { notes <- n } })
		for i := range 8 {
			eve := h.join(fmt.Sprint("Eve ", i), from(home))
			for range 10 {
				if err := eve.Sit(screen); err != nil {
					t.Fatal(err)
				}
			}
			h.said(eve)
		}
		h.sits("Ada", pilot, from(cafe))
		h.end()
		close(notes)
		of, ada := 0, false
		for n := range notes {
			if strings.Contains(n, "Eve") && !strings.Contains(n, "is here.") {
				of++
			}
			ada = ada || strings.Contains(n, "Ada sits down")
		}
		if of < 20 || of > 25 || !ada {
			t.Errorf("%d notes are of the flood; Ada is noted: %v", of, ada)
		}
	})
}

// A machine has every address of its IPv6 network: a bar covers all of them, and so does the number
// of guests.
func TestFaultNetworkOfIPv6IsOneMachine(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		gm := h.sits("Mo", crew.Master)
		address := func(n int) func(*netcode.Guest) { return from(fmt.Sprintf("2001:db8:1:2::%x", n)) }
		for n := range 8 {
			h.join(fmt.Sprint("Eve ", n), address(n))
		}
		if err := h.knocks("Eve 8", address(8)); netcode.CodeOf(err) != netcode.Full {
			t.Errorf("a ninth guest is answered with %v", err)
		}
		ida := h.join("Ida", from("2001:db8:1:3::1"))
		if err := gm.Send(&netcode.Kick{Client: ida.Welcome.Client, Ban: netcode.Bar}); err != nil {
			t.Fatal(err)
		}
		h.ended(ida)
		if err := h.knocks("Ida", from("2001:db8:1:3:ffff::2")); netcode.CodeOf(err) != netcode.Kicked {
			t.Errorf("from a barred network: %v", err)
		}
		h.join("Ian", from("2001:db8:1:4::1"))
	})
}
