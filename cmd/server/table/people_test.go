package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"
)

// quay is a tavern where players of two sides meet: some of the second side hide among the first
// when they arrive, and one is seen.
func quay(t *testing.T, hidden int) *sim.World {
	data := table.Shipped(t)
	sc := *data.Scenario("lantern")
	foot := *sc.Foot
	sc.Foot, sc.Sides = &foot, slices.Clone(sc.Sides)
	sc.Sides[1].Players = true
	own, foe := foot.People[:4], foot.People[4]
	foot.People = nil
	hides := func() {
		for range hidden {
			a := own[0]
			a.Name, a.Side, a.Hidden, a.Near = fmt.Sprintf("Xyzzy %d", len(foot.People)), 1, true, true
			foot.People = append(foot.People, a)
		}
	}
	for _, p := range own {
		foot.People = append(foot.People, p)
		hides()
	}
	foe.At, foe.Near = own[0].At, true
	foot.People = append(foot.People, foe)
	w, err := sim.New(data.Library, &sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Hidden {
			p.Stealth = 1000
		}
	}
	return w
}

// A client of one side cannot tell from any number how many of the other there are whom it has not
// met, nor when they came.
func TestFaultPeopleWhoHideAreNotCounted(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const hidden = 3
		w := quay(t, hidden)
		var ids []crew.ID
		for i := range w.Fight.People {
			ids = append(ids, w.Fight.People[i].ID)
		}
		if slices.IsSorted(ids) || int(slices.Max(ids)) <= 2*len(ids) {
			t.Errorf("people are numbered %v, as they came", ids)
		}
		h := host(t, func(s *table.Settings) { s.World = w })
		gm := h.sits("Mo", crew.Master)
		foes := 0
		look := func(c *client.Client) {
			t.Helper()
			for _, r := range c.Picture.Turns {
				if side, _ := sideOf(w, r.Seat); r.Seat.Role == crew.Boots && side == 1 {
					t.Errorf("a turn is shown as that of %v, by which its side can be counted", r.Seat)
				}
				if r.Person != 0 {
					foes++
				}
			}
			for i, p := range c.Picture.People {
				if p.Side == 1 && p.Seat != (crew.Seat{}) || p.Hidden {
					t.Errorf("person %d is shown as %+v", i, p)
				}
			}
			for _, s := range c.Lobby.Seats {
				if side, on := sideOf(w, s.Seat); on && side == 1 {
					if p := w.PersonAt(s.Seat); p.Hidden || w.Begun() && !personal.Aware(&w.Fight, 0, p) {
						t.Errorf("%s, whom she has not met, stands in the lobby", p.Name)
					}
				}
			}
		}
		ada := h.sits("Ada", crew.Seat{Role: crew.Boots, Number: 1}, from(home))
		look(ada)
		var numbers []uint8
		for _, s := range ada.Lobby.Seats {
			if side, on := sideOf(w, s.Seat); on && side == 0 {
				numbers = append(numbers, s.Seat.Number)
			}
		}
		if !slices.Equal(numbers, []uint8{1, 2, 3, 4}) {
			t.Errorf("her side is numbered %v", numbers)
		}
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		h.await(ada, "the battle", func() bool { return ada.Lobby.State == netcode.Playing && len(ada.Picture.Turns) > 0 })
		look(ada)
		if foes == 0 {
			t.Error("the foe whom she sees has no turn")
		}
		for _, number := range []uint8{5, 128, 129, 130, 200} {
			h.refused(ada, crew.Seat{Role: crew.Boots, Number: number}, "There is no such character")
		}
	})
}

// Where several sides have players, each is listed by itself, even on one deck.
func TestTwoSidesOnADeckAreListedApart(t *testing.T) {
	bubble(t, func(t *testing.T) {
		w := quay(t, 0)
		w.Scenario.Sides[1].Players = true
		h := host(t, func(s *table.Settings) { s.World = w })
		gm := h.sits("Mo", crew.Master)
		var listed []string
		for _, s := range gm.Lobby.Ships {
			listed = append(listed, s.Name)
		}
		if want := []string{w.Scenario.Sides[0].Name, w.Scenario.Sides[1].Name}; !slices.Equal(listed, want) {
			t.Errorf("listed are %q, not %q", listed, want)
		}
		sides := map[uint8]int{}
		for _, s := range gm.Lobby.Seats {
			side, on := sideOf(w, s.Seat)
			if !on {
				continue
			}
			if sides[s.Side]++; s.Side != uint8(side) {
				t.Errorf("%v is listed with side %d", s.Seat, s.Side)
			}
		}
		if len(sides) != 2 {
			t.Errorf("seats by side: %v", sides)
		}
	})
}

// sideOf returns the side of the person in a seat, if there is one.
func sideOf(w *sim.World, seat crew.Seat) (event.Side, bool) {
	if p := w.PersonAt(seat); p != nil {
		return p.Side, true
	}
	return 0, false
}

// The seat of somebody who is dead or at 0 says so, but in a battle not to the other side's players.
func TestSeatsSayWhoIsDeadOrDown(t *testing.T) {
	bubble(t, func(t *testing.T) {
		w := quay(t, 0)
		people := w.Fight.People
		people[1].State, people[1].HP = personal.Dead, 0
		people[2].State, people[2].HP = personal.Stable, 0
		seats := []crew.Seat{w.Member(people[1].ID).Seat, w.Member(people[2].ID).Seat}
		h := host(t, func(s *table.Settings) { s.World, s.Legacy = w, &sim.Legacy{People: 5} })
		gm, own, foe := h.sits("Mo", crew.Master), h.sits("Ada", w.Member(people[0].ID).Seat), h.sits("Bo", w.Member(people[4].ID).Seat)
		health := func(c *client.Client) (all [2]netcode.Health) {
			for _, s := range c.Lobby.Seats {
				if i := slices.Index(seats, s.Seat); i >= 0 {
					all[i] = s.Health
				}
			}
			return all
		}
		told := [2]netcode.Health{netcode.Dead, netcode.Down}
		for _, c := range []*client.Client{gm, own} {
			h.await(c, "how they are", func() bool { return health(c) == told })
			for _, says := range []string{"Dead since an earlier battle: " + people[1].Name + ".", "Down since an earlier battle: " + people[2].Name + "."} {
				if !strings.Contains(c.Lobby.Notice.String(), says) {
					t.Errorf("%q does not say %q", c.Lobby.Notice, says)
				}
			}
		}
		if err := gm.Order(&sim.Pause{}); err != nil {
			t.Fatal(err)
		}
		h.await(foe, "the battle", func() bool { return foe.Picture.Head.Round > 0 && foe.Lobby.State == netcode.Playing })
		h.await(own, "the battle", func() bool { return own.Lobby.State == netcode.Playing && health(own) == told })
		if got := health(foe); got != [2]netcode.Health{} {
			t.Errorf("a foe is told %v", got)
		}
	})
}
