package table_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim"
	"broadside/sim/say"
)

var lettery = regexp.MustCompile(`[A-Za-z]`)

// foreigner is told everything in a language in which every letter of English is an ø. Whatever has
// letters then is English, unless it is a name.
type foreigner struct {
	*hosted
	language *say.Language
	names    *strings.Replacer
	clients  []*client.Client
	told     string // in English
}

func (h *hosted) foreigner(names ...string) *foreigner {
	h.Helper()
	l, err := pseudo.Language()
	if err != nil {
		h.Fatal(err)
	}
	var without []string
	for _, n := range append(names, "127.0.0.1", home, cafe, h.world.Scenario.Title, "Ada", "Bo", "Eve", "Mo", "Wu") {
		without = append(without, n, "")
	}
	return &foreigner{hosted: h, language: l, names: strings.NewReplacer(without...)}
}

// check looks for English in a text.
func (f *foreigner) check(t say.Text) {
	f.told += t.String() + "\n"
	if words := f.names.Replace(f.language.Tell(t, nil)); lettery.MatchString(words) {
		f.Errorf("%q is told as %q", t.String(), words)
	}
}

// listens makes it hear what a client is told.
func (f *foreigner) listens(c *client.Client) *client.Client {
	f.clients = append(f.clients, c)
	c.Heard = func(m netcode.Message) {
		switch m := m.(type) {
		case *netcode.Remark:
			f.check(m.Text)
		case *netcode.Lobby:
			f.check(m.Notice)
		case *netcode.Back:
			for _, d := range m.Deeds {
				f.check(d.Text)
			}
		}
	}
	return c
}

// asks sends a request of a client, and checks the words of the reply.
func (f *foreigner) asks(c *client.Client, m netcode.Message, words string) {
	f.Helper()
	f.told = ""
	if err := c.Send(m); err != nil {
		f.Fatal(err)
	}
	f.hears(words)
}

// hears waits for words that somebody is told, at least as long as the table requires between two
// requests.
func (f *foreigner) hears(words string) {
	f.Helper()
	for began := time.Now(); time.Since(began) < time.Second/2 || !strings.Contains(f.told, words); time.Sleep(20 * time.Millisecond) {
		if time.Since(began) > rough.Patience {
			f.Fatalf("nobody is told %q, but %s", words, f.told)
		}
		for _, c := range f.clients {
			for err := error(nil); err == nil && len(c.Link().Inbox()) > 0; {
				_, err = c.Next(f.ctx) // at the end it may be sent away
			}
		}
	}
}

// sentAway checks the words of why a link has ended, or was never made.
func (f *foreigner) sentAway(err error, words string) {
	f.Helper()
	var ended *netcode.Ended
	if !errors.As(err, &ended) || !strings.Contains(ended.Error(), words) {
		f.Fatalf("waiting for %q: %v", words, err)
	}
	f.check(ended.Text())
}

func TestTheTableSpeaksAnotherLanguage(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		f := h.foreigner("mine.yaml:2: this is no ship; write one", "mine.yaml:3: nor is this")
		gm, ada := f.listens(h.sits("Mo", crew.Master)), f.listens(h.sits("Ada", pilot))
		eve := f.listens(h.join("Eve", from(home)))
		for _, x := range []struct {
			m     netcode.Message
			words string
		}{
			{&netcode.Sit{Seat: crew.Master}, "only for those who join by the host's link"},
			{&netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.GM, Number: 1}}, "is on no ship"},
			{&netcode.Sit{Seat: crew.Seat{Ship: 99, Role: crew.Pilot, Number: 1}}, "There is no such ship for players."},
			{&netcode.Sit{Seat: crew.Seat{Role: crew.Boots, Number: 77}}, "There is no such character for players."},
			{&netcode.Hold{Seat: pilot}, "You do not have that seat."},
			{&netcode.Hold{Seat: gunner, How: netcode.Beside}, "Only somebody with a seat in a crew"},
			{&netcode.Kick{Client: ada.Welcome.Client}, "Only the GM can send somebody away."},
			{&netcode.Kick{Client: ada.Welcome.Client, Ban: netcode.Vouch}, "vouches for somebody."},
			{&netcode.Battle{}, "Only the GM can start another battle"},
			{&netcode.Back{Tick: 1}, "Only the GM of a battle"},
			{&netcode.Admission{Closed: true}, "Only the GM can close"},
			{&netcode.Speed{Half: true}, "Only the GM can change the speed."},
			{&netcode.Absence{How: netcode.WaitFor, Seconds: 5}, "Only the GM sets how long"},
			{&netcode.Absence{Seat: pilot}, "That is for the GM, or"},
			{&netcode.Report{}, "keeps no recording"},
			{&netcode.Point{Ship: 1, Deck: netcode.NoDeck}, "Sit down before"},
		} {
			f.asks(eve, x.m, x.words)
		}
		f.asks(gm, &netcode.Absence{Seat: pilot}, "is not away")
		bo := f.listens(h.join("Bo"))
		f.asks(bo, &netcode.Sit{Seat: pilot}, "Ada sits there.")
		f.asks(bo, &netcode.Sit{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 9}}, "There is no such seat.")
		f.asks(ada, &netcode.Hold{Seat: raider, How: netcode.Beside}, "aboard your own ship")
		f.asks(ada, &netcode.Point{Ship: 99, Deck: netcode.NoDeck}, "You know of no such ship.")

		f.asks(gm, &netcode.Kick{Client: 999}, "not here any more")
		f.asks(gm, &netcode.Kick{Client: gm.Welcome.Client}, "cannot send yourself away")
		f.asks(gm, &netcode.Kick{Client: 999, Ban: netcode.Pardon}, "They are not barred.")
		f.asks(gm, &netcode.Back{Tick: 1}, "cannot be taken back any more")
		f.asks(gm, &netcode.Battle{Scenario: "broken"}, "mine.yaml:3")
		if err := gm.Send(&netcode.Kick{Client: eve.Welcome.Client, Ban: netcode.Vouch}); err != nil {
			t.Fatal(err)
		}
		f.hears("vouches for you: take any seat")

		if r := h.order(gm, crew.Master, &sim.Pause{On: true}); r != nil {
			t.Fatal(r)
		}
		back := &netcode.Back{}
		hear := gm.Heard
		gm.Heard = func(m netcode.Message) {
			if b, ok := m.(*netcode.Back); ok && len(b.Deeds) > 0 {
				back.Tick = b.Deeds[0].Tick
			}
			hear(m)
		}
		f.asks(gm, back, "round ")
		f.asks(gm, back, "The GM takes something back")
		f.hears("as it was")

		for n := range 40 {
			if err := bo.Send(&netcode.Hold{Seat: raider, How: netcode.How(n % 2 * 2)}); err != nil {
				t.Fatal(err)
			}
		}
		f.hears("too fast")
		f.asks(gm, &netcode.Kick{Client: ada.Welcome.Client, Ban: netcode.Bar}, "cannot be barred")
		f.sentAway(h.ended(ada), "The GM has sent you away.")
		if err := gm.Send(&netcode.Kick{Client: eve.Welcome.Client, Ban: netcode.Bar}); err != nil {
			t.Fatal(err)
		}
		f.sentAway(h.ended(eve), "and bars your machine")
		f.sentAway(h.knocks("Eve", from(home)), "has barred your machine")
		f.asks(bo, &netcode.Sit{Seat: crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}}, "")
		f.asks(gm, &netcode.Battle{Scenario: "shipped", Seed: 11}, "")
		f.hears("Choose another.")
		h.cancel()
		<-bo.Link().Done()
		f.sentAway(bo.Link().Err(), "The table is closing.")
	})
}

func TestTheDoorSpeaksAnotherLanguage(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now, s.Opening, s.Closed, s.Capacity, s.Password, s.PIN = true, live, true, 3, "lantern", "4711"
		})
		f := h.foreigner()
		gm := f.listens(h.sits("Mo", crew.Master))
		h.await(gm, "the battle", func() bool { return gm.Lobby.State == netcode.Playing })
		f.sentAway(h.knocks("Eve", from(home)), "asks for a PIN")
		f.sentAway(h.knocks("Eve", from(home), saying("guess")), "is wrong.")
		f.sentAway(h.knocks("Eve", from(home), saying("guess")), "wrong too often; wait")
		f.hears("has guessed the PIN or the password wrong")
		f.sentAway(h.knocks("Bo", from(cafe), saying("4711")), "lets nobody new in")
		f.asks(gm, &netcode.Admission{}, "")

		bo := f.listens(h.join("Bo", from(cafe), saying("4711")))
		f.asks(bo, &netcode.Sit{Seat: crew.Master}, "needs the GM's password")
		f.asks(bo, &netcode.Sit{Seat: pilot}, "nobody at your machine has been on this one")
		f.hears("asks for a seat on another side")
		f.asks(gm, &netcode.Kick{Client: bo.Welcome.Client, Ban: netcode.Vouch}, "take any seat")
		f.asks(bo, &netcode.Sit{Seat: pilot}, "")
		token := bo.Welcome.Token
		again := f.listens(h.join("Bo", from(home), with(token)))
		f.sentAway(h.ended(bo), "You have joined again from "+home)
		f.hears("has joined again from")
		h.said(again)
		f.sentAway(h.knocks("Bo", from(cafe), with(token)), "has since been taken from elsewhere")
		f.hears("tried to join as you")
		f.hears("was refused")

		idle := h.join("Eve", saying("4711"))
		h.sits("Ada", gunner, saying("4711"))
		f.sentAway(h.ended(idle), "you have taken no seat")
		f.sentAway(h.knocks("Eve", saying("4711")), "The table is full.")
	})
}

func TestAbsenceIsToldInAnotherLanguage(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _, _, wu, rest, _ := gone(t, nil, crew.Master)
		f := h.foreigner()
		gm := f.listens(rest[0])
		f.listens(wu)
		f.asks(wu, &netcode.Sit{Seat: pilot}, "Ada is away, and keeps the seat for another")
		f.asks(wu, &netcode.Sit{Seat: raider}, "You have seen what another side knows")
		f.asks(gm, &netcode.Absence{Seat: pilot, How: netcode.PlayOn}, "")
		f.asks(gm, &netcode.Battle{}, "has one battle and no other")
	})
}
