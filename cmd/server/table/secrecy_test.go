package table_test

import (
	"fmt"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
)

// helm returns the pilot's seat of the hidden ship.
func helm() crew.Seat { return crew.Seat{Ship: lurkerID(), Role: crew.Pilot, Number: 1} }

// vouched vouches for a client as the GM.
func (h *hosted) vouched(gm, c *client.Client) {
	h.Helper()
	said, told := listenTo(c), listenTo(gm)
	if err := gm.Send(&netcode.Kick{Client: c.Welcome.Client, Ban: netcode.Vouch}); err != nil {
		h.Fatal(err)
	}
	h.await(c, "the GM's word", func() bool { return said.heard("vouches for you") })
	h.await(gm, "what they did", func() bool { return told.heard("may take a seat of any side") })
}

// takes takes a seat for a client.
func (h *hosted) takes(c *client.Client, seat crew.Seat) {
	h.Helper()
	if err := c.Sit(seat); err != nil {
		h.Fatal(err)
	}
	h.await(c, "the seat", func() bool { return c.Picture != nil && c.Lobby != nil })
}

// refused asks for a seat for a client, in vain.
func (h *hosted) refused(c *client.Client, seat crew.Seat, words string) {
	h.Helper()
	said := listenTo(c)
	if err := c.Sit(seat); err != nil {
		h.Fatal(err)
	}
	h.await(c, fmt.Sprintf("%v to be refused for %q", seat, words), func() bool { return said.heard(words) })
}

// ambush returns a table at which players of two sides gather, with a hidden ship of the second.
func ambush(t *testing.T) *hosted {
	lib, sc := lurking(t)
	w, err := sim.New(lib, sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	return host(t, func(s *table.Settings) { s.World = w })
}

func TestFaultScoutsSeeNothingBeforeTheBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := ambush(t)
		gm, eve := h.sits("Mo", crew.Master), h.join("Eve", from(home))
		seen := func(m netcode.Message) {
			raw, err := netcode.Pack(m)
			if err == nil && strings.Contains(string(raw.Bytes()), lurker) {
				t.Errorf("a scout is sent the ship in hiding: %v", m.Kind())
			}
		}
		eve.Heard = func(m netcode.Message) {
			if p, ok := m.(*netcode.Point); ok {
				t.Errorf("a scout is shown what is pointed out: %+v", p)
			}
			seen(m)
		}
		for _, seat := range []crew.Seat{raider, {Ship: 2, Role: crew.Screen, Number: 1}} {
			h.takes(eve, seat)
			if len(eve.Picture.Goals)+len(eve.Picture.Options) > 0 {
				t.Errorf("a scout at %v is shown %d goals", seat, len(eve.Picture.Goals))
			}
			told := listenTo(eve)
			if err := eve.Send(&netcode.Point{Ship: lurkerID(), Deck: netcode.NoDeck}); err != nil {
				t.Fatal(err)
			}
			h.await(eve, "an answer to what she points out", func() bool { return told.heard("no such ship") })
			if seat == raider && (eve.Picture.Own(2) == nil || len(eve.Picture.Crew) == 0) {
				t.Error("a seat is not shown its own ship and crew")
			}
			for _, k := range eve.Picture.Contacts {
				if k.Name == lurker || k.ID != 2 && k.Hull >= 0 {
					t.Errorf("a scout is shown %+v", k)
				}
			}
		}
		if err := gm.Send(&netcode.Point{Ship: lurkerID(), Deck: netcode.NoDeck}); err != nil {
			t.Fatal(err)
		}
		h.said(gm)
		h.said(eve)
		eve.Heard = seen
		h.takes(eve, pilot) // and takes no secrets there
		ada := h.sits("Ada", gunner, from(cafe))

		// A player who says that they are ready is told, and stays.
		rae := h.sits("Rae", raider, from("192.0.2.40"))
		if err := rae.Ready(true); err != nil {
			t.Fatal(err)
		}
		h.await(rae, "the ship in hiding", func() bool { return seatOf(rae, helm()).Seat == helm() })
		h.refused(rae, crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}, "another side")
		h.takes(rae, helm())
		rae.Leave("")
		h.refused(h.join("Rob", from("192.0.2.40")), crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}, "several sides")

		eve.Heard = nil
		for _, c := range []*client.Client{eve, ada} {
			if err := c.Ready(true); err != nil {
				t.Fatal(err)
			}
		}
		h.await(eve, "the battle", func() bool { return eve.Lobby.State == netcode.Playing && len(eve.Picture.Goals) > 0 })
	})
}

func TestFaultScoutsStayOnTheSideTheyHaveSeen(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := ambush(t)
		gm := h.sits("Mo", crew.Master)
		eve, sam := h.sits("Eve", raider, from(home)), h.sits("Sam", crew.Seat{Ship: 2, Role: crew.Screen, Number: 1}, from(cafe))
		var told []string
		eve.Told = func(events []event.Event) {
			for _, e := range events {
				told = append(told, say.English(e.Fact.Sentence(), h.world))
			}
		}
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		h.await(eve, "her side's secrets", func() bool { return seatOf(eve, helm()).Seat == helm() })
		for _, paused := range []bool{false, true} {
			if r := h.order(gm, crew.Master, &sim.Pause{On: paused}); paused && r != nil {
				t.Fatal(r)
			}
			for _, c := range []*client.Client{eve, sam} {
				h.refused(c, pilot, "another side")
				h.refused(c, screen, "another side")
			}
			h.refused(h.join("New", from("192.0.2.41")), pilot, "several sides")
		}
		if err := eve.Send(&netcode.Stand{}); err != nil {
			t.Fatal(err)
		}
		h.refused(eve, gunner, "another side")
		h.takes(eve, crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1}) // of the same side
		h.vouched(gm, eve)
		h.takes(eve, gunner)
		h.refused(eve, raider, "another side") // once
		if r := h.order(gm, crew.Master, &sim.Finish{Over: true}); r != nil {
			t.Fatal(r)
		}
		h.await(eve, "the end", func() bool { return eve.Lobby.State == netcode.Over })
		h.takes(eve, raider)
	})
}

// The GM's words to one side before the battle are told to those with a seat when it begins, and
// what everybody has been told is not told again.
func TestFaultWordsOfASideWaitForTheBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := ambush(t)
		gm, eve := h.sits("Mo", crew.Master), h.sits("Eve", raider, from(home))
		heard := map[string]int{}
		eve.Told = func(events []event.Event) {
			for _, e := range events {
				if f, ok := e.Fact.(*sim.Said); ok {
					heard[f.Text]++
				}
			}
		}
		for words, sides := range map[string]event.Sides{"for all": event.AllSides, "for one": event.Sides(0).With(1)} {
			if r := h.order(gm, crew.Master, &sim.Say{Text: words, Sides: sides}); r != nil {
				t.Fatal(r)
			}
		}
		h.said(eve)
		if heard["for one"] != 0 || heard["for all"] != 1 {
			t.Errorf("before the battle she is told %v", heard)
		}
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		h.await(eve, "the words for her side", func() bool { return heard["for one"] > 0 })
		h.said(eve)
		if heard["for one"] != 1 || heard["for all"] != 1 {
			t.Errorf("as it has begun she has been told %v", heard)
		}
	})
}

// What a machine has seen of one battle opens no side of another.
func TestFaultMachineHasSeenNothingOfTheNextBattle(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h, _ := another(t, nil)
		gm := h.sits("Mo", crew.Master)
		h.await(gm, "the battle", func() bool { return gm.Lobby.State == netcode.Playing })
		eve := h.join("Eve", from(home))
		h.vouched(gm, eve)
		h.takes(eve, raider)
		h.said(eve)
		if err := eve.Send(&netcode.Stand{}); err != nil {
			t.Fatal(err)
		}
		h.said(eve)
		h.turned(gm, eve, "")
		h.await(gm, "the next battle", func() bool { return gm.Lobby.State == netcode.Playing })
		h.refused(h.join("Ida", from(home)), raider, "nobody at your machine has been on this one")
	})
}

// A machine that has seen secrets of two sides opens neither to a newcomer: nobody can tell which
// of them they have seen.
func TestFaultMachineThatHasSeenTwoSidesOpensNeither(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := ambush(t)
		gm, ada, eve := h.sits("Mo", crew.Master), h.sits("Ada", gunner, from(home)), h.sits("Eve", raider, from(home))
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		h.await(eve, "her side's secrets", func() bool { return seatOf(eve, helm()).Seat == helm() })
		if err := gm.Send(&netcode.Kick{Client: eve.Welcome.Client}); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "her to be sent away", func() bool { return len(ada.Lobby.Players) == 2 })
		again := h.join("Eve", from(home))
		for _, seat := range []crew.Seat{pilot, screen, raider} {
			h.refused(again, seat, "another one as well")
		}
		h.vouched(gm, again)
		h.takes(again, raider)
	})
}
