package table_test

import (
	"sync/atomic"
	"testing"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
)

// ledger is a journal that records the last tick that it was given.
type ledger struct {
	closing
	saved int64
}

func (l *ledger) KeepTick(r *sim.Result, _ bool) { l.saved = r.Tick }

func TestFaultNothingIsToldBeforeItIsSaved(t *testing.T) {
	bubble(t, func(t *testing.T) {
		lib, sc := duel(t)
		w, err := sim.New(lib, sc, 7)
		if err != nil {
			t.Fatal(err)
		}
		l := &ledger{closing: closing{new(atomic.Int32)}}
		told := 0
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.World, s.Journal, s.Now = w, l, true
			s.Tell = func(int32, string) { // on the goroutine of the table
				if told++; l.saved != w.Tick {
					t.Errorf("an event of tick %d is told when tick %d was saved last", w.Tick, l.saved)
				}
			}
		})
		c := h.sits("Sam", screen)
		h.await(c, "some rounds", func() bool { return c.Picture.Head.Round > 2 || c.Picture.Head.Over })
		h.end()
		if told == 0 {
			t.Error("nothing was told")
		}
	})
}

func TestFaultWordsOfTheGMReachWhomTheyAreFor(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		gm, ada, rae := h.sits("Mo", crew.Master), h.sits("Ada", pilot), h.sits("Rae", raider)
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		heard := map[string]string{}
		for name, c := range map[string]*client.Client{"gm": gm, "ada": ada, "rae": rae} {
			c.Told = func(events []event.Event) {
				for _, e := range events {
					if said, ok := e.Fact.(*sim.Said); ok {
						heard[name] += said.Text + ";"
					}
				}
			}
		}
		for _, say := range []sim.Say{{Text: "to myself"}, {Text: "to the first", Sides: event.Sides(0).With(0)}, {Text: "to all", Sides: event.AllSides}} {
			if r := h.order(gm, crew.Master, &say); r != nil {
				t.Fatal(r)
			}
		}
		h.said(ada)
		h.said(rae)
		h.said(gm)
		for name, want := range map[string]string{"gm": "to myself;to the first;to all;", "ada": "to the first;to all;", "rae": "to all;"} {
			if heard[name] != want {
				t.Errorf("%s hears %q, not %q", name, heard[name], want)
			}
		}
	})
}

// What a player points out is for their own crew and the GM, and nobody else.
func TestPointsAreForTheOwnCrew(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		gm, ada, bo, rae := h.sits("Mo", crew.Master), h.sits("Ada", pilot), h.sits("Bo", gunner), h.sits("Rae", raider)
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		seen := map[string]int{}
		for name, c := range map[string]*client.Client{"gm": gm, "ada": ada, "bo": bo, "rae": rae} {
			c.Heard = func(m netcode.Message) {
				if p, ok := m.(*netcode.Point); ok && p.From == "Ada" && p.Ship == 2 {
					seen[name]++
				}
			}
		}
		told := listenTo(ada)
		if err := ada.Send(&netcode.Point{Ship: 999, Deck: netcode.NoDeck}); err != nil {
			t.Fatal(err)
		}
		h.await(ada, "word of a ship that there is not", func() bool { return told.heard("no such ship") })
		const often = 40
		for range often {
			if err := ada.Send(&netcode.Point{From: "Rae", Ship: 2, Deck: netcode.NoDeck}); err != nil {
				t.Fatal(err)
			}
		}
		h.await(ada, "word that this is too much", func() bool { return told.heard("too") })
		for _, c := range []*client.Client{bo, rae, gm} {
			h.said(c)
		}
		if seen["bo"] == 0 || seen["bo"] == often || seen["gm"] != seen["bo"] || seen["ada"] == 0 || seen["rae"] != 0 {
			t.Errorf("%d points are seen by %v", often, seen)
		}
	})
}

// A character outside speaks to a ship: only its side hears who it is.
func TestTheGMSpeaksAsSomebodyToAShip(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, nil)
		gm, ada, rae := h.sits("Mo", crew.Master), h.sits("Ada", pilot), h.sits("Rae", raider)
		if r := h.order(gm, crew.Master, &sim.Pause{}); r != nil {
			t.Fatal(r)
		}
		heard := map[string]string{}
		for name, c := range map[string]*client.Client{"ada": ada, "rae": rae} {
			c.Told = func(events []event.Event) {
				for _, e := range events {
					if said, ok := e.Fact.(*sim.Said); ok {
						heard[name] += say.English(said.Sentence(), c.Picture)
					}
				}
			}
		}
		if r := h.order(gm, crew.Master, &sim.Say{Text: "Half of it.", As: "Old Harrow to Second Helping", Sides: event.Sides(0).With(0)}); r != nil {
			t.Fatal(r)
		}
		h.said(ada)
		h.said(rae)
		if want := "Old Harrow to Second Helping: Half of it."; heard["ada"] != want || heard["rae"] != "" {
			t.Errorf("Ada hears %q, not %q, and Rae %q", heard["ada"], want, heard["rae"])
		}
	})
}
