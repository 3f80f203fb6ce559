package table_test

import (
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
)

func TestFiveRoundsLateGetsAWholePicture(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now, s.Tick = true, time.Millisecond
			s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
		})
		c, watcher := h.sits("Ada", screen), h.sits("Wu", screen)
		h.await(c, "deltas", func() bool { return c.Frames > c.Whole+20 })
		whole, tick := c.Whole, c.Picture.Tick

		// Ada's station hangs for five rounds: it reads nothing, so it acknowledges nothing.
		h.await(watcher, "five rounds to pass", func() bool { return watcher.Picture.Tick > tick+6*crew.RoundTicks })
		back := watcher.Picture.Tick
		h.await(c, "a whole picture", func() bool { return c.Whole > whole && c.Picture.Tick > tick+5*crew.RoundTicks })
		if after := c.Picture.Tick - back; after > 20 {
			t.Errorf("the whole picture came %d ticks after the station was back", after)
		}
		if watcher.Whole*10 > watcher.Frames {
			t.Errorf("%d of %d pictures of the other screen, which was hardly ever late, were whole", watcher.Whole, watcher.Frames)
		}
	})
}

func TestWhoHasNoSeatIsToldNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now = true
		})
		c := h.join("Nan")
		c.Heard = func(m netcode.Message) {
			if k := m.Kind(); k == netcode.KindFrame || k == netcode.KindEvents {
				t.Errorf("a %s came", k)
			}
		}
		watcher := h.sits("Wu", screen)
		h.await(watcher, "a round", func() bool { return watcher.Picture.Head.Round > 1 })
		talked := false
		c.Talked = func(*netcode.Chat) { talked = true }
		if err := c.Send(&netcode.Chat{Text: "is anybody there?"}); err != nil {
			t.Fatal(err)
		}
		h.await(c, "its own words", func() bool { return talked }) // everything before has been heard

		// A guest who stands up sees no more either.
		if err := watcher.Send(&netcode.Stand{}); err != nil {
			t.Fatal(err)
		}
		h.await(watcher, "to stand", func() bool {
			for _, s := range watcher.Lobby.Seats {
				if s.Client == watcher.Welcome.Client {
					return false
				}
			}
			return true
		})
		frames := watcher.Frames
		time.Sleep(time.Second) // in which those with a seat are sent a picture at least once in 20 ticks
		said := false
		watcher.Talked = func(c *netcode.Chat) { said = said || c.Text == "and now?" }
		if err := watcher.Send(&netcode.Chat{Text: "and now?"}); err != nil {
			t.Fatal(err)
		}
		h.await(watcher, "its own words", func() bool { return said })
		if watcher.Frames > frames+1 { // one may have been under way
			t.Errorf("%d frames came to somebody without a seat", watcher.Frames-frames)
		}
	})
}

func TestHiddenShipIsNeverSentToTheOtherSide(t *testing.T) {
	bubble(t, func(t *testing.T) {
		lib, sc := lurking(t)
		w, err := sim.New(lib, sc, 7)
		if err != nil {
			t.Fatal(err)
		}
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.World, s.Now, s.Tick = w, true, 2*time.Millisecond
			s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
		})
		own := h.sits("Bo", crew.Seat{Ship: lurkerID(), Role: crew.Pilot, Number: 1})
		if own.Picture.Contact(lurkerID()) == nil {
			t.Fatal("its own crew does not see it")
		}
		c := h.join("Ada")
		size, events := 0, 0
		c.Heard = func(m netcode.Message) {
			b, err := netcode.Encode(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			size += len(b)
			if strings.Contains(string(b), lurker) {
				t.Fatalf("a %s names it", m.Kind())
			}
		}
		c.Told = func(e []event.Event) {
			events += len(e)
			if c.Picture == nil {
				return // the names are not known yet
			}
			for _, e := range e {
				if s := say.English(e.Fact.Sentence(), c.Picture); strings.Contains(s, "unknown ship") {
					t.Errorf("told of a ship that the side does not know: %s", s)
				}
			}
		}
		if err := c.Sit(pilot); err != nil {
			t.Fatal(err)
		}
		h.await(c, "three rounds", func() bool {
			if c.Picture == nil {
				return false
			}
			if p := c.Picture; p.Contact(lurkerID()) != nil {
				t.Fatal("it is among the contacts")
			}
			for _, turn := range c.Picture.Turns {
				if turn.Seat.Ship == lurkerID() {
					t.Fatal("it is in the initiative order")
				}
			}
			for _, o := range c.Picture.Options {
				if o.Target == lurkerID() || o.Seat.Ship == lurkerID() {
					t.Fatal("it is among the options")
				}
			}
			return c.Picture.Head.Round > 3 || c.Picture.Head.Over
		})
		if size == 0 || events == 0 {
			t.Errorf("%d bytes and %d events came", size, events)
		}
	})
}

func TestStalledReaderDoesNotSlowTheTable(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := host(t, func(s *table.Settings) {
			withBots(s)
			s.Now = true
			s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
		})
		stalled := h.sits("Stone", crew.Master) // reads nothing from here on
		c := h.sits("Ada", pilot)
		first, began := c.Picture.Tick, time.Now()
		h.await(c, "400 ticks", func() bool { return c.Picture.Tick >= first+400 })
		if took := time.Since(began); took > 402*5*time.Millisecond {
			t.Errorf("400 ticks of 5 ms took %v", took)
		}
		if stalled.Link().Err() != nil {
			t.Logf("the stalled link has ended: %v", stalled.Link().Err())
		}
	})
}
