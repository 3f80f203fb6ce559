package table_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// In a large battle a seat has options on what is near, and within two ticks on what it asks for,
// even a hundred ships.
func TestOptionsOnAHundredShipsAreThereWithinTwoTicks(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const tick = 50 * time.Millisecond
		var lurker space.ID
		h := host(t, func(s *table.Settings) {
			s.Tick, s.Now, s.Opening = tick, true, live
			lib, sc := duel(t)
			sc.Goals = nil
			entry := sc.Ships[1]
			for i := range 100 {
				entry.Name, entry.At = fmt.Sprintf("Raider %d", i), space.Point{X: space.Length(i) * 300 * space.Foot, Y: 30_000 * space.Foot}
				entry.Hidden = i == 99
				sc.Ships = append(sc.Ships, entry)
			}
			w, err := sim.New(lib, sc, 7)
			if err != nil {
				t.Fatal(err)
			}
			s.World, lurker = w, w.Ships[len(w.Ships)-1].ID
		})
		c, other := h.sits("Ada", gunner), h.sits("Mara", pilot)
		on := func(c *client.Client) map[space.ID]bool {
			all := map[space.ID]bool{}
			for _, o := range c.Picture.Options {
				if o.Target != 0 {
					all[o.Target] = true
				}
			}
			return all
		}
		h.await(c, "options", func() bool { return len(on(c)) > 0 })
		if n := len(on(c)); n != sight.Near {
			t.Fatalf("there are options on %d ships unasked", n)
		}
		var ask netcode.Targets
		for i := range c.Picture.Contacts {
			if k := &c.Picture.Contacts[i]; k.Side != c.Picture.Head.Side {
				ask.Ships = append(ask.Ships, k.ID)
			}
		}
		if len(ask.Ships) < 100 {
			t.Fatalf("%d foes are in sight", len(ask.Ships))
		}
		asked := time.Now()
		if err := c.Send(&netcode.Targets{Asked: picture.Asked{Ships: append(ask.Ships, lurker)}}); err != nil {
			t.Fatal(err)
		}
		h.await(c, "options on all", func() bool { return len(on(c)) >= len(ask.Ships) })
		if late := time.Since(asked); late > 2*tick {
			t.Errorf("they are there after %v", late)
		}
		if on(c)[lurker] {
			t.Error("there are options on a hidden ship")
		}
		h.await(other, "a later picture", func() bool { return other.Picture.Tick > c.Picture.Tick })
		if n := len(on(other)); n != sight.Near {
			t.Errorf("somebody who has not asked has options on %d ships", n)
		}
		if err := c.Sit(crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}); err != nil {
			t.Fatal(err)
		}
		h.await(c, "the options of another seat", func() bool { return c.Picture != nil && len(on(c)) > 0 })
		if n := len(on(c)); n != sight.Near {
			t.Errorf("another seat has options on %d ships unasked", n)
		}
	})
}

// Somebody on foot asks whom a grenade reaches at a square, and again at another. A crewmate, who
// has not asked, is told nothing.
func TestATableTellsWhomAGrenadeReaches(t *testing.T) {
	bubble(t, func(t *testing.T) {
		seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
		h := host(t, func(s *table.Settings) {
			data := table.Shipped(t)
			w, err := sim.New(data.Library, data.Scenario("prize").Crewed(), 7)
			if err != nil {
				t.Fatal(err)
			}
			s.World, s.Now = w, true
		})
		c, mate := h.sits("Ada", seat), h.sits("Ben", crew.Seat{Ship: 1, Role: crew.Boots, Number: 2})
		h.await(c, "their character", func() bool { return len(c.Picture.Selves) == 1 })
		h.await(mate, "theirs", func() bool { return len(mate.Picture.Selves) == 1 })
		me := c.Picture.Person(c.Picture.Selves[0].ID)
		at := slices.IndexFunc(c.Picture.Gear, func(g picture.GearRow) bool {
			return g.Kind == picture.DeviceGear && g.Harms && g.Shape == rulebook.Sphere
		})
		for n := range int16(2) {
			ask := picture.Placing{Kind: picture.DeviceGear, Number: c.Picture.Gear[at].Number, At: me.At.Plus(n, 0)}
			if err := c.Send(&netcode.Targets{Asked: picture.Asked{Placing: ask}}); err != nil {
				t.Fatal(err)
			}
			h.await(c, "the answer", func() bool {
				return len(c.Picture.Reached) > 0 && c.Picture.Reached[0].Person == 0 && c.Picture.Reached[0].Placing == ask
			})
			h.await(mate, "as late a picture", func() bool { return mate.Picture.Tick >= c.Picture.Tick })
			if len(mate.Picture.Reached) > 0 {
				t.Errorf("a crewmate is told %+v", mate.Picture.Reached)
			}
		}
		if err := c.Send(&netcode.Targets{}); err != nil {
			t.Fatal(err)
		}
		h.await(c, "no answer", func() bool { return len(c.Picture.Reached) == 0 })
	})
}
